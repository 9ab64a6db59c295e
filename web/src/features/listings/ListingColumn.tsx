import { Button } from '@mantine/core'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useCallback, useDeferredValue, useState } from 'react'
import { planManagementRefusal } from '../../../../src/billing/policy.ts'
import type { CompanyView, EmployeeView } from '../../../../src/companies/schema.ts'
import { deleteRefusal } from '../../../../src/listings/policy.ts'
import type { TileView } from '../../../../src/listings/schema.ts'
import { errors } from '../../../../src/shared/errors.ts'
import { otherSide, type Side } from '../../../../src/shared/sides.ts'
import { count } from '../../copy/count.ts'
import { columnCopy, mainCopy, upgradeText } from '../../copy/main.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { moveFocusOnRemoval } from '../../ui/move-focus-on-removal.ts'
import { NextPageLoader } from '../../ui/NextPageLoader.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { TileSkeletons } from '../../ui/states/Skeletons.tsx'
import { useOfferingRefusal } from '../billing/use-offering-refusal.ts'
import { Examples } from './Examples.tsx'
import type { AddStart } from './form/AddListing.tsx'
import { AddListingModal } from './form/AddListingModal.tsx'
import { DeleteListingModal } from './form/DeleteListingModal.tsx'
import { EditListingModal } from './form/EditListingModal.tsx'
import { savedValues } from './form/form-values.ts'
import classes from './ListingColumn.module.css'
import { ListingTile } from './ListingTile.tsx'
import { PublishedNote } from './PublishedNote.tsx'
import { setPublished, usePublished } from './published.ts'
import type { TileAction } from './TileMenu.tsx'
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
  const [adding, setAdding] = useState<AddStart | null>(null)
  const [editing, setEditing] = useState<{ id: string; editable: boolean } | null>(null)
  const [deleting, setDeleting] = useState<TileView | null>(null)
  const copy = columnCopy[side]
  const refusal = useOfferingRefusal(side, company)
  const canBuy = planManagementRefusal(me) === null
  const { isIndividual } = company
  const viewer = { employeeId: me.id, role: me.role }
  const published = usePublished()
  const utils = trpc.useUtils()

  const add = useCallback(
    (start: AddStart) => {
      if (!refusal) setAdding(start)
      else void showAlert(canBuy ? errors[refusal].message : upgradeText(refusal, canBuy))
    },
    [refusal, canBuy],
  )
  const onAction = useCallback(
    async (action: TileAction, tile: TileView) => {
      if (action === 'delete') return setDeleting(tile)
      if (action !== 'duplicate') return setEditing({ id: tile.id, editable: action === 'edit' })
      try {
        const listing = await utils.listings.get.fetch({ side, id: tile.id })
        if (listing.own) add({ values: { ...savedValues(listing), name: mainCopy.copyOf(listing.name) } })
      } catch (error) {
        void showAlert(failureText(error))
      }
    },
    [add, side, utils],
  )

  return (
    <section aria-labelledby={titleIdOf(side)} className={classes.column} data-side={side}>
      <div className={classes.head}>
        <h2 id={titleIdOf(side)} tabIndex={-1} className={classes.title}>
          {copy.title}
          {total > 0 && <span className={classes.count}>{count(total)}</span>}
        </h2>
        {total > maxTilesWithoutSkipLink && <SkipLink side={otherSide(side)} />}
      </div>
      {refusal && (
        <UpgradeRequired
          id={`plan-${side}`}
          text={upgradeText(refusal, canBuy)}
          home={canBuy ? home : null}
        />
      )}
      <button
        type="button"
        className={classes.create}
        aria-describedby={refusal ? `plan-${side}` : undefined}
        onClick={() => add({ text: '' })}
      >
        <span className={classes.createIcon}>
          {refusal ? <IconLock size={18} stroke={1.8} /> : <IconPlus size={20} stroke={1.8} />}
        </span>
        <span>
          <span className={classes.createTitle}>{copy.create}</span>
          <span className={classes.createHint}>{copy.createHint}</span>
        </span>
      </button>
      {/* A filled request is compared with nothing. */}
      {published?.side === side && !tiles?.some(({ id, filledAt }) => id === published.id && filledAt) && (
        <PublishedNote published={published} onEdit={(id) => setEditing({ id, editable: true })} />
      )}
      {tiles?.length === 0 && !refusal && <Examples side={side} onChoose={(text) => add({ text })} />}
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
                  onAction={onAction}
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
        start={adding}
        onPublished={(id) => setPublished({ side, id })}
        onClose={() => setAdding(null)}
      />
      <EditListingModal
        side={side}
        listing={editing}
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
function UpgradeRequired({ id, text, home }: { id: string; text: string; home: string | null }) {
  return (
    <div className={classes.upgrade}>
      <h3>{mainCopy.upgrade}</h3>
      <p id={id}>{text}</p>
      {home && (
        <Button size="sm" renderRoot={(props) => <Link to={home} {...props} />}>
          {mainCopy.upgradeLink}
        </Button>
      )}
    </div>
  )
}
