import { IconHourglass, IconPlayerPause } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { TileView } from '../../../../src/listings/schema.ts'
import { nextMonthStart } from '../../../../src/shared/dates.ts'
import { placesDay, searchCopy } from '../../copy/leads.ts'
import { mainCopy } from '../../copy/main.ts'
import { refreshTile } from '../../lib/live/refresh-tiles.ts'
import { snippetLine } from '../../lib/snippet-line.ts'
import { trpc } from '../../lib/trpc.tsx'
import { TileState } from '../proposals/states/TileState.tsx'
import { Coverage } from '../verdicts/Coverage.tsx'
import classes from './ListingTile.module.css'
import { usePublished } from './published.ts'

/** A listing's matches: how many (all, new, waiting for an answer, ended), the newest, and how well the best one fits. */
export function TileSummary({ tile }: { tile: TileView }) {
  const { matches, unseen, inputs, ended, newest, best, overLimit } = tile
  return (
    <>
      <p className={classes.summary}>
        <span className={classes.matches}>{mainCopy.matches(matches)}</span>
        {unseen > 0 && <span className={classes.unseen}>{mainCopy.unseen(unseen)}</span>}
        {inputs > 0 && <span className={classes.waiting}>{mainCopy.waiting(inputs)}</span>}
        {ended > 0 && <span className={classes.muted}>{mainCopy.ended(ended)}</span>}
      </p>
      <TileState tile={tile} />
      {newest && <Newest newest={newest} />}
      {best ? (
        <p className={classes.best}>
          <span aria-hidden="true">{mainCopy.best}</span>
          <Coverage count={best} label={mainCopy.best} />
        </p>
      ) : (
        matches === 0 && !tile.pausedAt && <Comparison tile={tile} />
      )}
      {tile.pausedAt && (
        <p className={classes.notice}>
          <IconPlayerPause size={15} stroke={1.7} aria-hidden="true" />
          {mainCopy.paused}
        </p>
      )}
      {overLimit > 0 && !tile.pausedAt && (
        <p className={classes.notice}>
          <IconHourglass size={15} stroke={1.7} aria-hidden="true" />
          {mainCopy.overLimit(overLimit, placesDay(nextMonthStart(new Date())))}
        </p>
      )}
    </>
  )
}

/** The other company, and its last word or who ended the conversation. */
function Newest({ newest }: { newest: NonNullable<TileView['newest']> }) {
  const { company, text, endedByOwn, endedByOther } = newest
  const ended = endedByOwn ? mainCopy.endedByYou : endedByOther ? mainCopy.endedBy(company) : null
  return (
    <p className={classes.newest}>
      <span className={classes.company}>{company}</span>
      <span className={classes.line}>{ended ?? `${mainCopy.writer(newest)}${snippetLine(text)}`}</span>
    </p>
  )
}

/** A comparison without a match sends no live event. After this time it is usually done. */
const comparisonMs = 2_000

/** For a listing without matches: how many counterparties were compared, and how many came near. */
function Comparison({ tile: { id, side, comparison } }: { tile: TileView }) {
  const utils = trpc.useUtils()
  const published = usePublished()
  const pending = comparison === null
  useEffect(() => {
    if (!pending) return
    const timer = setTimeout(() => void refreshTile(utils, id), comparisonMs)
    return () => clearTimeout(timer)
  }, [utils, id, pending])
  // The note above says it.
  if (published?.id === id) return null
  return (
    <p className={classes.best}>
      {(comparison && searchCopy(side).compared(comparison)) ?? mainCopy.looking}
    </p>
  )
}
