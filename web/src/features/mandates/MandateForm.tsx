import { Button, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useLayoutEffect, useState } from 'react'
import { maySetCeiling } from '../../../../src/agreements/mandates/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import { autonomies, type MandateContent } from '../../../../src/negotiation/mandate-content.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'
import { useFormDraft } from '../../lib/drafts/use-form-draft.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import { ModalForm } from '../../ui/forms/ModalForm.tsx'
import { RestoredNotice } from '../../ui/forms/RestoredNotice.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { FurtherSettings, textProps } from './FurtherSettings.tsx'
import { type MandateValues, readValues } from './mandate-values.ts'
import { OpeningPreview } from './OpeningPreview.tsx'

interface Props {
  side: Side
  lead: LeadView
  /** Whether the values are those of a mandate that is no longer in force. */
  isOutdated: boolean
  initial: MandateValues
  onChanged: (isChanged: boolean) => void
  onLeave: () => void
  onSaved: () => void
}

export const placeOf = (lead: Pick<LeadView, 'id'>) => `mandate:${lead.id}`

/** The fields that are always on the screen; the others are among the further settings. */
const mainFields = ['target', 'walkAway', 'ceiling']

const noErrors: Readonly<Record<string, string>> = {}

/** The mandate's fields. What is typed is kept in this browser until it is saved. */
export function MandateForm({ side, lead, isOutdated, initial, onChanged, onLeave, onSaved }: Props) {
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
  const text = textProps({ values, errors, set })

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
      sticky
      onSubmit={submit}
      onCancel={onLeave}
    >
      {form.isRestored && <RestoredNotice onStartOver={form.startOver} />}
      {isOutdated && <Text size="sm">{mandateCopy.outdated}</Text>}
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
        description={mandateCopy.autonomyHint}
        value={values.autonomy}
        onChange={(autonomy) => set({ autonomy: autonomies.find((one) => one === autonomy) ?? 'advise' })}
      >
        <Stack gap={8} mt={10}>
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
      {shown && <FurtherSettings side={side} values={values} errors={errors} set={set} />}
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
