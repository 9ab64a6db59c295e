import { Alert, Button } from '@mantine/core'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { proposalFormCopy as copy } from '../../../copy/proposal-form.ts'
import classes from './ProposalDialog.module.css'

/** The name of the button that has to be pressed before a stale draft is previewed. */
export const staleChoice = 'stale'

interface Props {
  side: Side
  base: ProposalView | null
  /** The listing was edited after the draft was begun. */
  stale: boolean
  onKeep: () => void
  onDrop: () => void
}

/** What the form starts from, and whether its figures may be out of date. */
export function EditorNotices({ side, base, stale, onKeep, onDrop }: Props) {
  const replaces = base?.status === 'open' && base.side === side
  return (
    <>
      {base && (
        <p className={classes.hint}>{replaces ? copy.replaces(base.number) : copy.startsFrom(base.number)}</p>
      )}
      {stale && (
        <Alert color="ember" mb="md" role="alert" title={copy.stale(side)}>
          <div className={classes.adding}>
            <Button name={staleChoice} size="sm" variant="default" onClick={onKeep}>
              {copy.staleKeep}
            </Button>
            <Button size="sm" variant="subtle" onClick={onDrop}>
              {copy.staleDrop}
            </Button>
          </div>
        </Alert>
      )}
    </>
  )
}
