import type { TileView } from '../../../../../src/listings/schema.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import classes from './StateTag.module.css'
import { StateTag, TimeLeft } from './StateTag.tsx'
import { tileTask } from './tile-task.ts'

/** A listing's negotiations: what waits for its side first, with the time left for the next proposal, and agreements. */
export function TileState({ tile }: { tile: TileView }) {
  const { proposals, agreed, filledAt } = tile
  const task = tileTask(tile)
  if (!task && agreed === 0 && !filledAt) return null
  return (
    <p className={classes.states}>
      {task && <StateTag {...task} strong />}
      {proposals.nextExpiry && <TimeLeft until={proposals.nextExpiry} />}
      {agreed > 0 && <StateTag kind="agreed" text={proposalCopy.agreedCount(agreed)} />}
      {filledAt && <StateTag kind="agreed" text={proposalCopy.tileFilled} />}
    </p>
  )
}
