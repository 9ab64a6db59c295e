import { Button, Checkbox } from '@mantine/core'
import { IconSparkles } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { roundInputNeeded, terminationText } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../../copy/leads.ts'
import { usePersistentState } from '../../../lib/drafts/use-persistent-state.ts'
import { Blocked } from '../../../ui/Blocked.tsx'
import { focusFirstError } from '../../../ui/forms/focus-first-error.ts'
import { showAlert } from '../../../ui/messages/alert.ts'
import { NegotiationStart } from '../../mandates/NegotiationStart.tsx'
import pageClasses from '../LeadPage.module.css'
import { judgementsSaved } from '../requirements/use-judge.ts'
import type { MarkChanges } from '../requirements/use-mark-changes.ts'
import type { MessageDraft } from '../use-message-draft.ts'
import type { RoundInput } from '../use-operations.ts'
import { BuyerInputs } from './BuyerInputs.tsx'
import classes from './InputsPane.module.css'
import { type Inputs, initialInputs, isTouched, toRoundInput } from './inputs.ts'
import { SellerInputs } from './SellerInputs.tsx'

interface Props {
  side: Side
  lead: LeadView
  locked: boolean
  terminated: boolean
  draft: MessageDraft
  changes: MarkChanges
  /** The assistant's reply is the page's main action. */
  main: boolean
  onTouched: (touched: boolean) => void
  submit: (input: RoundInput) => Promise<void>
  /** The state banner, on a phone: there the pane covers the one below the thread. */
  banner?: ReactNode
}

/** The inputs for the assistant's next round: answers (seller) or reviewed judgements (buyer), and free thoughts. */
export function InputsPane(props: Props) {
  const { side, lead, locked, terminated, draft, changes, main, onTouched, submit, banner } = props
  const [inputs, setInputs] = usePersistentState<Inputs>(
    `inputs:${lead.latestRound.id}`,
    initialInputs(side, lead.latestRound, locked ? null : draft.draft),
  )
  const titleId = useId()
  const copy = leadsCopy(side)
  const disabled = locked || terminated
  const touched = isTouched(inputs)
  const [missing, setMissing] = useState(false)
  useEffect(() => onTouched(touched), [touched, onTouched])

  async function submitRound() {
    if (draft.writing) return
    if (terminated) return showAlert(terminationText(lead))
    const round = await toRoundInput(lead, inputs).catch(() => 'failed' as const)
    if (round === 'failed') return showAlert(leadCopy.unreachable)
    if (!round) return focusFirstError(() => setMissing(true))
    await judgementsSaved()
    await submit(round)
  }

  function change(next: Inputs) {
    setInputs(next)
    setMissing(false)
  }
  const error = missing ? roundInputNeeded[side] : null
  const fields = { lead, changed: changes.changed, disabled, error, onChange: change }
  return (
    <form
      className={classes.pane}
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault()
        // React's events also come from the forms of dialogs that are opened in the pane.
        if (event.target !== event.currentTarget) return
        void submitRound()
      }}
    >
      <div className={classes.head}>
        <h2 className={classes.title} id={titleId}>
          {copy.inputsTitle}
        </h2>
        <p role="status" className={classes.news}>
          {lead.judging && !locked ? leadCopy.judging : changes.text}
        </p>
      </div>
      <div className={classes.body}>
        {inputs.side === 'seller' ? (
          <SellerInputs {...fields} inputs={inputs} />
        ) : (
          <BuyerInputs {...fields} inputs={inputs} />
        )}
        <p className={classes.disclosure}>{copy.disclosure(lead.counterpart.companyName)}</p>
      </div>
      {banner}
      <div className={classes.foot}>
        <Checkbox
          size="xs"
          label={leadCopy.sendAtOnce}
          classNames={{ label: classes.choice }}
          checked={draft.sendAtOnce}
          disabled={disabled}
          onChange={(event) => void draft.setSendAtOnce(event.currentTarget.checked)}
        />
        <div className={classes.actions}>
          <NegotiationStart side={side} lead={lead} />
          <Blocked reason={draft.writing ? leadCopy.working : null}>
            {(blocked) => (
              <Button
                type="submit"
                variant={main ? 'filled' : 'default'}
                disabled={locked}
                className={terminated ? pageClasses.blocked : undefined}
                aria-label={leadCopy.continue}
                title={leadCopy.continue}
                leftSection={<IconSparkles size={17} stroke={1.7} />}
                {...blocked}
              >
                {leadCopy.continueShort[draft.sendAtOnce ? 'send' : 'draft']}
              </Button>
            )}
          </Blocked>
        </div>
      </div>
    </form>
  )
}
