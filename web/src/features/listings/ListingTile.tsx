import { Button } from '@mantine/core'
import { IconMessages } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import type { TileView } from '../../../../src/listings/schema.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { mainCopy } from '../../copy/main.ts'
import { Tile } from '../../ui/Panel.tsx'
import classes from './ListingTile.module.css'
import { type TileAction, TileMenu } from './TileMenu.tsx'
import { TileSummary } from './TileSummary.tsx'

interface Props {
  tile: TileView
  companyId: string
  canDelete: boolean
  onAction: (action: TileAction, tile: TileView) => void
}

/** One listing: its name, a summary of its matches, and its actions. A click anywhere on it follows the link to its leads. */
export const ListingTile = memo(function ListingTile({ tile, companyId, canDelete, onAction }: Props) {
  const name = tile.name || listingsCopy(tile.side).untitled
  return (
    <Tile className={classes.tile} aria-label={name}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        <TileMenu tile={tile} name={name} canDelete={canDelete} onAction={onAction} />
      </div>
      <TileSummary tile={tile} />
      <div className={classes.actions}>
        <Button
          size="sm"
          variant={tile.unseen || tile.waiting ? 'filled' : 'light'}
          color={tile.side === 'seller' ? 'pine' : 'ember'}
          className={classes.leads}
          leftSection={<IconMessages size={17} stroke={1.7} />}
          aria-label={`${mainCopy.leads}: ${name}`}
          renderRoot={(props) =>
            tile.side === 'seller' ? (
              <Link
                to="/product_lead"
                search={{ seller_company_id: companyId, product_id: tile.id }}
                {...props}
              />
            ) : (
              <Link
                to="/procurement_lead"
                search={{ buyer_company_id: companyId, procurement_id: tile.id }}
                {...props}
              />
            )
          }
        >
          {mainCopy.leads}
        </Button>
        <Button
          size="sm"
          variant="default"
          className={classes.above}
          aria-label={`${mainCopy.descriptionButton}: ${name}`}
          onClick={() => onAction('description', tile)}
        >
          {mainCopy.descriptionButton}
        </Button>
      </div>
    </Tile>
  )
})
