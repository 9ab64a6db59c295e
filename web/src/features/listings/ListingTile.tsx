import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconHourglass, IconMessages, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useEffect, useRef } from 'react'
import type { TileView } from '../../../../src/listings/schema.ts'
import { searchCopy } from '../../copy/leads.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { mainCopy } from '../../copy/main.ts'
import { refreshTile } from '../../lib/live/refresh-tiles.ts'
import { trpc } from '../../lib/trpc.tsx'
import { Tile } from '../../ui/Panel.tsx'
import { TileState } from '../proposals/TileState.tsx'
import { Coverage } from '../verdicts/Coverage.tsx'
import classes from './ListingTile.module.css'

interface Props {
  tile: TileView
  companyId: string
  canDelete: boolean
  onDescription: (id: string) => void
  onDelete: (tile: TileView) => void
}

/** One listing: its name, a summary of its matches, and its actions. */
export const ListingTile = memo(function ListingTile(props: Props) {
  const { tile, companyId, canDelete, onDescription, onDelete } = props
  const menuButton = useRef<HTMLButtonElement>(null)
  const name = tile.name || listingsCopy(tile.side).untitled
  return (
    <Tile className={classes.tile} aria-label={name}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {canDelete && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon
                ref={menuButton}
                variant="subtle"
                color="gray"
                size={36}
                aria-label={mainCopy.menu(name)}
              >
                <IconDots size={20} stroke={1.7} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<IconTrash size={16} stroke={1.7} />}
                onClick={() => {
                  // The dialog returns the focus to the element that had it, and this menu item will be unmounted.
                  menuButton.current?.focus()
                  onDelete(tile)
                }}
              >
                {mainCopy.delete}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <MatchSummary tile={tile} />
      <div className={classes.actions}>
        <Button
          size="sm"
          variant={tile.unseen || tile.waiting ? 'filled' : 'light'}
          color={tile.side === 'seller' ? 'pine' : 'ember'}
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
          aria-label={`${mainCopy.descriptionButton}: ${name}`}
          onClick={() => onDescription(tile.id)}
        >
          {mainCopy.descriptionButton}
        </Button>
      </div>
    </Tile>
  )
})

/** The number of matches (all, new, waiting for an answer), and how well the best one covers the requirements. */
function MatchSummary({ tile }: { tile: TileView }) {
  // Proposals are shown for themselves.
  const others = tile.waiting - tile.proposals.waiting
  return (
    <>
      <p className={classes.summary}>
        <span className={classes.matches}>{mainCopy.matches(tile.matches)}</span>
        {tile.unseen > 0 && <span className={classes.unseen}>{mainCopy.unseen(tile.unseen)}</span>}
        {others > 0 && <span className={classes.waiting}>{mainCopy.waiting(others)}</span>}
      </p>
      <TileState tile={tile} />
      {tile.best ? (
        <p className={classes.best}>
          <span aria-hidden="true">{mainCopy.best}</span>
          <Coverage count={tile.best} label={mainCopy.best} />
        </p>
      ) : (
        tile.matches === 0 && <Comparison tile={tile} />
      )}
      {tile.overLimit > 0 && (
        <p className={classes.best}>
          <IconHourglass size={15} stroke={1.7} aria-hidden="true" />
          {mainCopy.overLimit(tile.overLimit)}
        </p>
      )}
    </>
  )
}

/** A comparison without a match sends no live event. After this time it is usually done. */
const comparisonMs = 2_000

/** For a listing without matches: how many counterparties were compared, and how many came near. */
function Comparison({ tile: { id, side, comparison } }: { tile: TileView }) {
  const utils = trpc.useUtils()
  const pending = comparison === null
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => void refreshTile(utils, id), comparisonMs)
    return () => clearTimeout(timer)
  }, [utils, id, pending])
  return (
    <p className={classes.best}>
      {(comparison && searchCopy(side).compared(comparison)) ?? mainCopy.looking}
    </p>
  )
}
