import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDots, IconHourglass, IconMessages, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { memo, useRef } from 'react'
import type { TileView } from '../../../../src/listings/schema.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { mainCopy } from '../../copy/main.ts'
import { Tile } from '../../ui/Panel.tsx'
import { Coverage } from '../verdicts/Coverage.tsx'
import classes from './ListingTile.module.css'

interface Props {
  tile: TileView
  companyId: string
  mayDelete: boolean
  onDescription: (id: string) => void
  onDelete: (tile: TileView) => void
}

/** One listing: what it is called, how its matches stand, and the way to them. */
export const ListingTile = memo(function ListingTile(props: Props) {
  const { tile, companyId, mayDelete, onDescription, onDelete } = props
  const more = useRef<HTMLButtonElement>(null)
  const name = tile.name || listingsCopy(tile.side).untitled
  return (
    <Tile className={classes.tile} aria-label={name}>
      <div className={classes.head}>
        <h3 className={classes.name}>{name}</h3>
        {mayDelete && (
          <Menu position="bottom-end" withinPortal>
            <Menu.Target>
              <ActionIcon ref={more} variant="subtle" color="gray" size={36} aria-label={mainCopy.menu(name)}>
                <IconDots size={20} stroke={1.7} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                c="var(--mantine-color-error)"
                leftSection={<IconTrash size={16} stroke={1.7} />}
                onClick={() => {
                  // The item is gone when the question is answered: the focus returns to the menu's button.
                  more.current?.focus()
                  onDelete(tile)
                }}
              >
                {mainCopy.delete}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <Standing tile={tile} />
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

/** How many matches there are, what is new, what waits, and how well the best one covers the requirements. */
function Standing({ tile }: { tile: TileView }) {
  return (
    <>
      <p className={classes.standing}>
        <span className={classes.matches}>{mainCopy.matches(tile.matches)}</span>
        {tile.unseen > 0 && <span className={classes.unseen}>{mainCopy.unseen(tile.unseen)}</span>}
        {tile.waiting > 0 && <span className={classes.waiting}>{mainCopy.waiting(tile.waiting)}</span>}
      </p>
      {tile.best ? (
        <p className={classes.best}>
          <span aria-hidden="true">{mainCopy.best}</span>
          <Coverage count={tile.best} label={mainCopy.best} />
        </p>
      ) : (
        tile.matches === 0 && <p className={classes.best}>{mainCopy.looking}</p>
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
