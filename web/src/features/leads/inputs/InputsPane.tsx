import { Button, Checkbox } from '@mantine/core'
import { IconShieldLock, IconSparkles } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { roundInputNeeded, terminationText } from '../../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../../src/leads/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadCopy, leadsCopy } from '../../../copy/leads.ts'
import { showAlert } from '../../../ui/messages/alert.ts'
import { NegotiationStart } from '../../mandates/NegotiationStart.tsx'
import pageClasses from '../LeadPage.module.css'
import type { MessageDraft } from '../use-message-draft.ts'
import type { RoundInput } from '../use-operations.ts'
import { BuyerInputs } from './BuyerInputs.tsx'
import classes from './InputsPane.module.css'
import { type Inputs, initialInputs, toRoundInput } from './inputs.ts'
import { SellerInputs } from './SellerInputs.tsx'
import { type Drafts, useDraft } from './use-drafts.ts'
import { judgementsSaved } from './use-judge.ts'

interface Props {
  side: Side
  lead: LeadView
  drafts: Drafts
  locked: boolean
  terminated: boolean
  draft: MessageDraft
  submit: (input: RoundInput) => Promise<void>
  /** The state banner, on a phone: there the pane covers the one below the thread. */
  banner?: ReactNode
}

/** The inputs for the assistant's next round: answers (seller) or reviewed judgements (buyer), and free thoughts. */
export function InputsPane({ side, lead, drafts, locked, terminated, draft, submit, banner }: Props) {
  const [inputs, setInputs] = useDraft<Inputs>(
    drafts,
    `inputs:${lead.latestRound.id}`,
    initialInputs(side, lead.latestRound, locked ? null : draft.draft),
  )
  const titleId = useId()
  const copy = leadsCopy(side)
  const disabled = locked || terminated

  async function submitRound() {
    if (terminated) return showAlert(terminationText(lead))
    const round = await toRoundInput(lead, inputs).catch(() => 'failed' as const)
    if (round === 'failed') return showAlert(leadCopy.unreachable)
    if (!round) return showAlert(roundInputNeeded[side])
    await judgementsSaved()
    await submit(round)
  }

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
      <h2 className={classes.title} id={titleId}>
        {copy.inputsTitle}
      </h2>
      <div className={classes.body}>
        <p className={classes.disclosure}>
          <IconShieldLock size={18} stroke={1.6} aria-hidden="true" />
          <span>{copy.disclosure}</span>
        </p>
        <p role="status" className={classes.judging}>
          {lead.judging && !locked && leadCopy.judging}
        </p>
        {inputs.side === 'seller' ? (
          <SellerInputs lead={lead} inputs={inputs} disabled={disabled} onChange={setInputs} />
        ) : (
          <BuyerInputs lead={lead} inputs={inputs} disabled={disabled} onChange={setInputs} />
        )}
      </div>
      {banner}
      <div className={classes.foot}>
        <Checkbox
          size="sm"
          mb={10}
          label={leadCopy.sendAtOnce}
          checked={draft.sendAtOnce}
          disabled={disabled}
          onChange={(event) => void draft.setSendAtOnce(event.currentTarget.checked)}
        />
        <Button
          type="submit"
          fullWidth
          h="auto"
          mih={44}
          py={8}
          disabled={locked || draft.writing}
          className={terminated ? pageClasses.blocked : undefined}
          classNames={{ label: classes.submitLabel }}
          leftSection={<IconSparkles size={18} stroke={1.7} />}
        >
          {leadCopy.continue}
        </Button>
        <NegotiationStart side={side} lead={lead} />
      </div>
    </form>
  )
}
