import { Button } from '@mantine/core'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useDeferredValue, useState } from 'react'
import { planManagementRefusal } from '../../../../src/billing/policy.ts'
import type { CompanyView, EmployeeView } from '../../../../src/companies/schema.ts'
import { deleteRefusal } from '../../../../src/listings/policy.ts'
import type { TileView } from '../../../../src/listings/schema.ts'
import { errors } from '../../../../src/shared/errors.ts'
import { otherSide, type Side } from '../../../../src/shared/sides.ts'
import { count } from '../../copy/count.ts'
import { columnCopy, mainCopy, upgradeText } from '../../copy/main.ts'
import { failureText } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { moveFocusOnRemoval } from '../../ui/move-focus-on-removal.ts'
import { NextPageLoader } from '../../ui/NextPageLoader.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { TileSkeletons } from '../../ui/states/Skeletons.tsx'
import { useOfferingRefusal } from '../billing/use-offering-refusal.ts'
import { AddListingModal } from './form/AddListingModal.tsx'
import { DeleteListingModal } from './form/DeleteListingModal.tsx'
import { EditListingModal } from './form/EditListingModal.tsx'
import classes from './ListingColumn.module.css'
import { ListingTile } from './ListingTile.tsx'
import { useTiles } from './use-tiles.ts'

/** How many tiles the first render contains. A deferred render adds the others, and padding reserves their height. */
const firstRenderTiles = 16
/** The height in px that is reserved for a tile, gap included. */
const tileHeight = 186.5

interface Props {
  side: Side
  me: EmployeeView
  company: CompanyView
  home: string
}

/** 'My Offerings' or 'My Requests': the tiles with their actions. */
export function ListingColumn({ side, me, company, home }: Props) {
  const { query, tiles, total } = useTiles(side)
  const rendered = useDeferredValue(tiles, tiles?.slice(0, firstRenderTiles))
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<TileView | null>(null)
  const copy = columnCopy[side]
  const refusal = useOfferingRefusal(side, company)
  const canBuy = planManagementRefusal(me) === null
  const { isIndividual } = company
  const viewer = { employeeId: me.id, role: me.role }

  return (
    <section aria-labelledby={titleIdOf(side)} className={classes.column} data-side={side}>
      <div className={classes.head}>
        <h2 id={titleIdOf(side)} tabIndex={-1} className={classes.title}>
          {copy.title}
          {total > 0 && <span className={classes.count}>{count(total)}</span>}
        </h2>
        {total > maxTilesWithoutSkipLink && <SkipLink side={otherSide(side)} />}
      </div>
      {refusal && <UpgradeRequired text={upgradeText(refusal, canBuy)} home={canBuy ? home : null} />}
      <button
        type="button"
        className={classes.create}
        onClick={() => {
          if (!refusal) setAdding(true)
          else void showAlert(canBuy ? errors[refusal].message : upgradeText(refusal, canBuy))
        }}
      >
        <span className={classes.createIcon}>
          {refusal ? <IconLock size={18} stroke={1.8} /> : <IconPlus size={20} stroke={1.8} />}
        </span>
        <span>
          <span className={classes.createTitle}>{copy.create}</span>
          <span className={classes.createHint}>{copy.createHint}</span>
        </span>
      </button>
      {tiles && rendered ? (
        <>
          <ul
            className={classes.tiles}
            style={{ paddingBottom: (tiles.length - rendered.length) * tileHeight }}
          >
            {rendered.map((tile, index) => (
              <li key={tile.id} ref={moveFocusOnRemoval} aria-setsize={total} aria-posinset={index + 1}>
                <ListingTile
                  tile={tile}
                  companyId={company.id}
                  canDelete={deleteRefusal(viewer, tile) === null}
                  onDescription={setEditing}
                  onDelete={setDeleting}
                />
              </li>
            ))}
          </ul>
          <NextPageLoader query={query} rendered={rendered === tiles} loading={copy.loadingMore}>
            <TileSkeletons tiles={2} height={148} />
          </NextPageLoader>
        </>
      ) : query.error ? (
        <FailedState text={failureText(query.error)} onRetry={() => void query.refetch()} />
      ) : (
        <TileSkeletons tiles={3} height={148} />
      )}
      <AddListingModal
        side={side}
        isIndividual={isIndividual}
        opened={adding}
        onClose={() => setAdding(false)}
      />
      <EditListingModal
        side={side}
        id={editing}
        isIndividual={isIndividual}
        onClose={() => setEditing(null)}
      />
      <DeleteListingModal tile={deleting} onClose={() => setDeleting(null)} />
    </section>
  )
}

/** A column's placeholder while it loads. */
export function ColumnSkeleton({ side }: { side: Side }) {
  return (
    <div className={classes.column} data-side={side}>
      <div className={classes.head}>
        <p className={classes.title}>{columnCopy[side].title}</p>
      </div>
      <TileSkeletons tiles={3} height={148} />
    </div>
  )
}

/**
 * A longer column has a link to the other column: for the keyboard, and on a phone, where the columns are stacked.
 */
const maxTilesWithoutSkipLink = 3

const titleIdOf = (side: Side) => `column-${side}`

function SkipLink({ side }: { side: Side }) {
  const id = titleIdOf(side)
  return (
    <a
      href={`#${id}`}
      className={classes.skip}
      data-side={side}
      onClick={(event) => {
        event.preventDefault()
        const title = document.getElementById(id)
        title?.scrollIntoView()
        title?.focus({ preventScroll: true })
      }}
    >
      {columnCopy[side].title}
    </a>
  )
}

/** `home` is the page where the viewer can choose a plan; null if only a manager can. */
function UpgradeRequired({ text, home }: { text: string; home: string | null }) {
  return (
    <div className={classes.upgrade}>
      <h3>{mainCopy.upgrade}</h3>
      <p>{text}</p>
      {home && (
        <Button size="sm" renderRoot={(props) => <Link to={home} {...props} />}>
          {mainCopy.upgradeLink}
        </Button>
      )}
    </div>
  )
}
