import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LeadView } from '../../../../../src/leads/schema.ts'
import type { ProposalView } from '../../../../../src/shared/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { proposalFormCopy as copy } from '../../../copy/proposal-form.ts'
import { ConfirmModal } from '../../../ui/messages/ConfirmModal.tsx'
import { optionName } from '../package-rows.ts'
import { ClosingFields } from './ClosingFields.tsx'
import { EditorNotices } from './EditorNotices.tsx'
import { endOfDay } from './form-values.ts'
import { OptionsGrid } from './OptionsGrid.tsx'
import classes from './ProposalDialog.module.css'
import { ProposalPreview } from './ProposalPreview.tsx'
import { type FormErrors, fields, readForm } from './read-form.ts'
import type { SavedDraft } from './saved-draft.ts'
import { useSuggestions } from './suggestions.ts'
import { useProposalForm } from './use-proposal-form.ts'

interface Props {
  side: Side
  lead: LeadView
  base: ProposalView | null
  /** The other side's open proposal. */
  answers: string | null
  draft: SavedDraft | null
  revision: number | null
  phone: boolean
  onOptions: (count: number) => void
  onClose: () => void
}

const noErrors: FormErrors = new Map()

/** The form of a proposal, and its preview. */
export function ProposalEditor({ side, lead, base, answers, draft, revision, phone, ...props }: Props) {
  const form = useProposalForm({ leadId: lead.id, base, draft, revision })
  const { values, set } = form
  const [previewing, setPreviewing] = useState(false)
  const [checked, setChecked] = useState(false)
  const [shown, setShown] = useState(0)
  const [asking, setAsking] = useState<'discard' | number | null>(null)
  const element = useRef<HTMLFormElement>(null)
  const suggestions = useSuggestions(side, lead)
  const { packages, errors: allErrors } = readForm(values, suggestions.currency)
  // Errors show from the first preview on, then as the person types.
  const errors = checked ? allErrors : noErrors
  const { onOptions } = props
  const count = values.options.length
  useEffect(() => onOptions(count), [count, onOptions])

  function showOption(index: number) {
    setShown(Math.max(0, Math.min(index, form.values.options.length)))
  }

  function focusField(name: string) {
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  }

  function preview() {
    setChecked(true)
    if (form.stale) return
    const [wrong] = allErrors.keys()
    if (wrong === undefined) return setPreviewing(true)
    const option = values.options.findIndex(({ id }) => wrong.includes(id))
    flushSync(() => {
      setChecked(true)
      if (option >= 0) setShown(option)
    })
    focusField(wrong)
  }

  function removeOption(index: number) {
    const option = values.options[index]
    setAsking(null)
    setShown(0)
    if (option) form.removeOption(option.id)
  }

  if (previewing) {
    return (
      <ProposalPreview
        side={side}
        lead={lead}
        base={base}
        input={{
          leadId: lead.id,
          packages,
          note: values.note.trim(),
          validUntil: endOfDay(values.validUntil).toISOString(),
          answers,
          sharesJudgements: values.sharesJudgements,
        }}
        onBack={() => setPreviewing(false)}
        onSent={() => {
          form.discard()
          props.onClose()
        }}
        onFailed={props.onClose}
      />
    )
  }

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        preview()
      }}
    >
      <EditorNotices
        side={side}
        base={base}
        stale={form.stale}
        onKeep={() => revision !== null && form.confirmRevision(revision)}
        onDrop={() => setAsking('discard')}
      />
      <OptionsGrid
        form={form}
        errors={errors}
        suggestions={suggestions}
        phone={phone}
        shown={Math.min(shown, count - 1)}
        onShow={showOption}
        onRemoveOption={setAsking}
        onTermAdded={(id, isNamed) =>
          // After the menu has returned the focus to its button.
          setTimeout(() => {
            const option = values.options[phone ? Math.min(shown, count - 1) : 0]
            focusField(isNamed && option ? fields.value(option.id, id) : fields.label(id))
          }, 60)
        }
      />
      <ClosingFields side={side} values={values} errors={errors} set={set} />
      <div className={classes.foot}>
        {form.hasDraft && (
          <>
            <Button variant="subtle" color="red" px={8} onClick={() => setAsking('discard')}>
              {copy.discard}
            </Button>
            <p className={classes.kept}>{copy.kept}</p>
          </>
        )}
        <Button type="submit" ml="auto">
          {copy.preview}
        </Button>
      </div>
      <ConfirmModal
        opened={asking === 'discard'}
        title={copy.discardTitle}
        confirm={copy.discard}
        cancel={copy.keep}
        danger
        onCancel={() => setAsking(null)}
        onConfirm={() => {
          setAsking(null)
          setChecked(false)
          setShown(0)
          form.discard()
        }}
      >
        {copy.discardText}
      </ConfirmModal>
      <ConfirmModal
        opened={typeof asking === 'number'}
        title={copy.removeOptionTitle(optionName(Number(asking)))}
        confirm={copy.remove}
        danger
        onCancel={() => setAsking(null)}
        onConfirm={() => removeOption(Number(asking))}
      >
        {copy.removeOptionText}
      </ConfirmModal>
    </form>
  )
}
