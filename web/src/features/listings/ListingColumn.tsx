import { Button } from '@mantine/core'
import { IconLock, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import type { CompanyView, EmployeeView } from '../../../../src/companies/schema.ts'
import { mayDelete } from '../../../../src/listings/policy.ts'
import type { TileView } from '../../../../src/listings/schema.ts'
import { errors } from '../../../../src/shared/errors.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { columnCopy, mainCopy } from '../../copy/main.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { useGrowing } from '../../lib/use-growing.ts'
import { FailedState } from '../../ui/EmptyState.tsx'
import { TileSkeletons } from '../../ui/Skeletons.tsx'
import { say } from '../../ui/say.ts'
import { useOfferingRefusal } from '../billing/use-offering-refusal.ts'
import { AddListingModal } from './AddListingModal.tsx'
import { DeleteListingModal } from './DeleteListingModal.tsx'
import { EditListingModal } from './EditListingModal.tsx'
import classes from './ListingColumn.module.css'
import { ListingTile } from './ListingTile.tsx'

/** A long column is drawn a few tiles at a time, with the room the others will take, so that nothing jumps. */
const tilesAtOnce = 16
const tileHeight = 172

interface Props {
  side: Side
  me: EmployeeView
  company: CompanyView
  home: string
}

/** 'My Offerings' or 'My Requests': the tiles, and what can be done with each. */
export function ListingColumn({ side, me, company, home }: Props) {
  const titleId = useId()
  const tiles = trpc.listings.tiles.useQuery({ side })
  const [adding, setAdding] = useState(false)
  const [editing, setEditing] = useState<string | null>(null)
  const [deleting, setDeleting] = useState<TileView | null>(null)
  const copy = columnCopy[side]
  const refusal = useOfferingRefusal(side, company)
  const shown = useGrowing(tiles.data?.length ?? 0, tilesAtOnce)
  const { isIndividual } = company
  const person = { employeeId: me.id, role: me.role }

  return (
    <section aria-labelledby={titleId} className={classes.column} data-side={side}>
      <h2 id={titleId} className={classes.title}>
        {copy.title}
        {tiles.data && tiles.data.length > 0 && <span className={classes.count}>{tiles.data.length}</span>}
      </h2>
      {refusal && (
        <UpgradeRequired
          text={upgradeTexts[refusal]}
          home={home}
          mayBuy={me.role !== 'company individual contributor'}
        />
      )}
      <button
        type="button"
        className={classes.create}
        onClick={() => (refusal ? void say(errors[refusal].message) : setAdding(true))}
      >
        <span className={classes.createIcon}>
          {refusal ? <IconLock size={18} stroke={1.8} /> : <IconPlus size={20} stroke={1.8} />}
        </span>
        <span>
          <span className={classes.createTitle}>{copy.create}</span>
          <span className={classes.createHint}>{copy.createHint}</span>
        </span>
      </button>
      {tiles.error ? (
        <FailedState text={failureText(tiles.error)} onRetry={() => void tiles.refetch()} />
      ) : !tiles.data ? (
        <TileSkeletons tiles={3} height={148} />
      ) : (
        <ul className={classes.tiles} style={{ paddingBottom: (tiles.data.length - shown) * tileHeight }}>
          {tiles.data.slice(0, shown).map((tile) => (
            <li key={tile.id}>
              <ListingTile
                tile={tile}
                companyId={company.id}
                mayDelete={mayDelete(person, tile) === null}
                onDescription={setEditing}
                onDelete={setDeleting}
              />
            </li>
          ))}
        </ul>
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

const upgradeTexts = { PLAN_REQUIRED: mainCopy.upgradeText, PLAN_LIMIT: mainCopy.limitText }

function UpgradeRequired({ text, home, mayBuy }: { text: string; home: string; mayBuy: boolean }) {
  return (
    <div className={classes.upgrade}>
      <h3>{mainCopy.upgrade}</h3>
      <p>{mayBuy ? text : `${text} ${mainCopy.askManager}`}</p>
      <Button size="sm" renderRoot={(props) => <Link to={home} {...props} />}>
        {mainCopy.upgradeLink}
      </Button>
    </div>
  )
}
