import type { TileView } from '../../../../src/listings/schema.ts'
import { proposalCopy } from '../../copy/proposals.ts'
import classes from './StateTag.module.css'
import { StateTag, TimeLeft } from './StateTag.tsx'

/** A listing's negotiations: what its assistant asks, proposals that wait for its side, with the time left for the first, and agreements. */
export function TileState({ tile: { proposals, asks, agreed, filledAt } }: { tile: TileView }) {
  if (proposals.waiting === 0 && asks === 0 && agreed === 0 && !filledAt) return null
  return (
    <p className={classes.states}>
      {asks > 0 && <StateTag kind="assistant" text={proposalCopy.assistantAsks(asks)} strong />}
      {proposals.waiting > 0 && (
        <StateTag kind="proposal" text={proposalCopy.waitForYou(proposals.waiting)} strong />
      )}
      {proposals.nextExpiry && <TimeLeft until={proposals.nextExpiry} />}
      {agreed > 0 && <StateTag kind="agreed" text={proposalCopy.agreedCount(agreed)} />}
      {filledAt && <StateTag kind="agreed" text={proposalCopy.tileFilled} />}
    </p>
  )
}
