import { Button, Checkbox, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { maySetCeiling } from '../../../../src/agreements/mandates/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import { autonomies, type MandateContent, styles } from '../../../../src/negotiation/mandate-content.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'
import { dropDraft } from '../../lib/drafts/drafts.ts'
import { useFormDraft } from '../../lib/drafts/use-form-draft.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { FormModal } from '../../ui/forms/FormModal.tsx'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import { ModalForm } from '../../ui/forms/ModalForm.tsx'
import { RestoredNotice } from '../../ui/forms/RestoredNotice.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { emptyValues, type MandateValues, readValues, valuesOf } from './mandate-values.ts'
import { OpeningPreview } from './OpeningPreview.tsx'
import { TermFields } from './TermFields.tsx'

interface Props {
  side: Side
  lead: LeadView
  opened: boolean
  onClose: () => void
}

/** The form of a side's private mandate. */
export default function MandateModal({ side, lead, opened, onClose }: Props) {
  const input = { listingId: lead.own.listingId, leadId: lead.id }
  const saved = trpc.mandates.get.useQuery(input, { enabled: opened, retry: false })
  const [isChanged, setChanged] = useState(false)
  return (
    <FormModal
      opened={opened}
      title={mandateCopy.title}
      size="lg"
      isChanged={isChanged}
      onClose={onClose}
      onDiscard={() => dropDraft(placeOf(lead))}
    >
      {(leave) =>
        !saved.isPending && (
          <Form
            side={side}
            lead={lead}
            initial={saved.data ? valuesOf(contentOf(saved.data), saved.data.leadId === null) : emptyValues}
            onChanged={setChanged}
            onLeave={leave}
            onSaved={onClose}
          />
        )
      }
    </FormModal>
  )
}

const placeOf = (lead: LeadView) => `mandate:${lead.id}`

const contentOf = (mandate: MandateContent): MandateContent => mandate

interface FormProps extends Pick<Props, 'side' | 'lead'> {
  initial: MandateValues
  onChanged: (isChanged: boolean) => void
  onLeave: () => void
  onSaved: () => void
}

/** The fields that are always on the screen; the others are among the further settings. */
const mainFields = ['target', 'walkAway', 'ceiling']

const noErrors: Readonly<Record<string, string>> = {}

function Form({ side, lead, initial, onChanged, onLeave, onSaved }: FormProps) {
  const form = useFormDraft(placeOf(lead), initial)
  const { values, isChanged } = form
  const [shown, setShown] = useState(false)
  const [checked, setChecked] = useState(false)
  const { content, errors: wrong } = readValues(side, values)
  // Errors show from the first attempt to save on, then as the person types.
  const errors = (checked && wrong) || noErrors
  useLayoutEffect(() => onChanged(isChanged), [isChanged, onChanged])
  const viewer = trpc.auth.viewer.useQuery()
  const utils = trpc.useUtils()
  const save = trpc.mandates.save.useMutation()
  const set = (changed: Partial<MandateValues>) => form.set({ ...values, ...changed })
  const canConclude = viewer.data ? maySetCeiling(viewer.data.role) : true
  const text = (field: 'target' | 'walkAway' | 'ceiling' | 'maxRounds' | 'deadline', label: string) => ({
    label,
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  })

  async function submit() {
    if (!content)
      return focusFirstError(() => {
        setChecked(true)
        if (Object.keys(wrong).some((field) => !mainFields.includes(field))) setShown(true)
      })
    try {
      const target = { side, listingId: lead.own.listingId, leadId: values.everywhere ? null : lead.id }
      await save.mutateAsync({ ...target, content: mutable(content) })
      form.drop()
      onSaved()
      await utils.mandates.invalidate()
    } catch (error) {
      void showAlert(mandateCopy.saveFailed(failureText(error)))
    }
  }

  const amount = { inputMode: 'decimal' as const, autoComplete: 'off' }
  return (
    <ModalForm
      submit={mandateCopy.save}
      cancel={mandateCopy.cancel}
      busy={save.isPending}
      onSubmit={submit}
      onCancel={onLeave}
    >
      {form.isRestored && <RestoredNotice onStartOver={form.startOver} />}
      <Text size="sm">{mandateCopy.private(lead.counterpart.companyName)}</Text>
      <TextInput
        {...text('target', `${mandateCopy.target} (${values.currency})`)}
        {...amount}
        description={mandateCopy.targetHint}
      />
      <TextInput
        {...text('walkAway', `${mandateCopy.walkAway} (${values.currency})`)}
        {...amount}
        description={mandateCopy.walkAwayHint(side)}
      />
      <Radio.Group
        label={mandateCopy.autonomy}
        value={values.autonomy}
        onChange={(autonomy) => set({ autonomy: autonomies.find((one) => one === autonomy) ?? 'advise' })}
      >
        <Stack gap={8} mt={6}>
          {autonomies.map((one) => (
            <Radio
              key={one}
              value={one}
              label={mandateCopy.autonomies[one][0]}
              description={
                one === 'conclude' && !canConclude
                  ? mandateCopy.ceilingManagers
                  : mandateCopy.autonomies[one][1]
              }
              disabled={one === 'conclude' && !canConclude}
            />
          ))}
        </Stack>
      </Radio.Group>
      {values.autonomy === 'conclude' && (
        <TextInput
          {...text('ceiling', `${mandateCopy.ceiling} (${values.currency})`)}
          {...amount}
          description={mandateCopy.ceilingHint}
        />
      )}
      <OpeningPreview side={side} content={content} />
      <Button
        variant="subtle"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
        style={{ alignSelf: 'start' }}
      >
        {mandateCopy.more}
      </Button>
      {shown && (
        <Stack gap="sm">
          <NativeSelect
            label={mandateCopy.currency}
            data={Intl.supportedValuesOf('currency')}
            value={values.currency}
            onChange={(event) => set({ currency: event.currentTarget.value })}
          />
          <TextInput {...text('maxRounds', mandateCopy.rounds)} inputMode="numeric" />
          <NativeSelect
            label={mandateCopy.style}
            data={styles.map((style) => ({ value: style, label: mandateCopy.styles[style] }))}
            value={values.style}
            onChange={(event) =>
              set({ style: styles.find((one) => one === event.currentTarget.value) ?? 'balanced' })
            }
          />
          <TextInput {...text('deadline', mandateCopy.deadline)} type="date" />
          <TermFields terms={values.terms} errors={errors} onChange={(terms) => set({ terms })} />
          <Checkbox
            label={mandateCopy.everywhere(side)}
            checked={values.everywhere}
            onChange={(event) => set({ everywhere: event.currentTarget.checked })}
          />
        </Stack>
      )}
    </ModalForm>
  )
}

/** The input's lists aren't read-only. */
const mutable = (content: MandateContent) => ({
  ...content,
  worth: [...content.worth],
  bounds: [...content.bounds],
  terms: [...content.terms],
})
