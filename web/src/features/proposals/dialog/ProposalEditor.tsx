import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LeadView } from '../../../../../src/leads/rounds/schema.ts'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { UndoNotice } from '../../../ui/messages/UndoNotice.tsx'
import { EditorFoot } from './EditorFoot.tsx'
import { EditorNotices, staleChoice } from './EditorNotices.tsx'
import { ClosingFields } from './fields/ClosingFields.tsx'
import { OptionsGrid } from './fields/OptionsGrid.tsx'
import { endOfDay } from './form-values.ts'
import { ProposalPreview } from './ProposalPreview.tsx'
import { type FormErrors, fields, readForm } from './read-form.ts'
import type { SavedDraft } from './saved-draft.ts'
import { useSuggestions } from './suggestions.ts'
import { useProposalForm } from './use-proposal-form.ts'
import { useRemovedPart } from './use-removed-part.ts'

interface Props {
  side: Side
  lead: LeadView
  base: ProposalView | null
  /** The option that a phone shows first. */
  option: number
  /** The other side's open proposal. */
  answers: string | null
  draft: SavedDraft | null
  editedAt: string | null
  phone: boolean
  onOptions: (count: number) => void
  /** Whether there is something to lose. */
  onChanged: (isChanged: boolean) => void
  onClose: () => void
}

const noErrors: FormErrors = new Map()

/** The form of a proposal, and its preview. */
export function ProposalEditor({ side, lead, base, answers, draft, editedAt, phone, ...props }: Props) {
  const form = useProposalForm({ leadId: lead.id, base, draft, editedAt })
  const { values, set } = form
  const [previewing, setPreviewing] = useState(false)
  /** Whether the preview was asked for before the currency was known. */
  const [waiting, setWaiting] = useState(false)
  const [checked, setChecked] = useState(false)
  const [shown, setShown] = useState(props.option)
  const [discarding, setDiscarding] = useState(false)
  const removed = useRemovedPart(form)
  const element = useRef<HTMLFormElement>(null)
  const suggestions = useSuggestions(side, lead)
  const { packages, errors: allErrors } = readForm(values, suggestions.currency)
  // Errors show from the first preview on, then as the person types.
  const errors = checked ? allErrors : noErrors
  const { onOptions, onChanged } = props
  const count = values.options.length
  useEffect(() => onOptions(count), [count, onOptions])
  useLayoutEffect(() => onChanged(form.hasDraft), [form.hasDraft, onChanged])

  function showOption(index: number) {
    setShown(Math.max(0, Math.min(index, form.values.options.length)))
  }

  function focusField(name: string) {
    element.current?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus()
  }

  // The suggestions tell the currency where nobody chose one.
  const isLoading = suggestions.isLoading && values.options.some(({ currency }) => !currency)

  function preview() {
    if (isLoading) return setWaiting(true)
    setChecked(true)
    if (form.stale) return focusField(staleChoice)
    const [wrong] = allErrors.keys()
    if (wrong === undefined) return setPreviewing(true)
    const option = values.options.findIndex(({ id }) => wrong.includes(id))
    flushSync(() => {
      setChecked(true)
      if (option >= 0) setShown(option)
    })
    focusField(wrong)
  }

  const isReady = waiting && !isLoading
  useEffect(() => {
    if (!isReady) return
    setWaiting(false)
    element.current?.requestSubmit()
  }, [isReady])

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
        onKeep={() => editedAt !== null && form.confirmEdit(editedAt)}
        onDrop={() => setDiscarding(true)}
      />
      <OptionsGrid
        form={form}
        errors={errors}
        suggestions={suggestions}
        phone={phone}
        shown={Math.min(shown, count - 1)}
        onShow={showOption}
        onRemoveOption={(index) => {
          setShown(0)
          removed.removeOption(index)
        }}
        onRemoveTerm={removed.removeTerm}
        onTermAdded={(id, isNamed) =>
          // After the menu has returned the focus to its button.
          setTimeout(() => {
            const option = values.options[phone ? Math.min(shown, count - 1) : 0]
            focusField(isNamed && option ? fields.value(option.id, id) : fields.label(id))
          }, 60)
        }
      />
      <UndoNotice name={removed.name} onUndo={removed.restore} />
      <ClosingFields
        side={side}
        companyName={lead.counterpart.companyName}
        values={values}
        errors={errors}
        set={set}
      />
      <EditorFoot
        hasDraft={form.hasDraft}
        waiting={waiting}
        discarding={discarding}
        setDiscarding={setDiscarding}
        onDiscard={() => {
          removed.forget()
          setChecked(false)
          setShown(0)
          form.discard()
        }}
      />
    </form>
  )
}
