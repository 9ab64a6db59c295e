import { Button, Checkbox, Collapse, Modal, NativeSelect, Radio, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { maySetCeiling } from '../../../../src/agreements/mandates/policy.ts'
import type { LeadView } from '../../../../src/leads/schema.ts'
import { autonomies, type MandateContent, styles } from '../../../../src/negotiation/mandate-content.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy } from '../../copy/mandates.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { ModalForm } from '../../ui/ModalForm.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { useImmediateFocusReturn } from '../../ui/messages/ConfirmModal.tsx'
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
  useImmediateFocusReturn(opened)
  const input = { listingId: lead.own.listingId, leadId: lead.id }
  const saved = trpc.mandates.get.useQuery(input, { enabled: opened, retry: false })
  return (
    <Modal opened={opened} onClose={onClose} title={mandateCopy.title} size="lg">
      {!saved.isPending && (
        <Form
          side={side}
          lead={lead}
          initial={saved.data ? valuesOf(contentOf(saved.data), saved.data.leadId === null) : emptyValues}
          onClose={onClose}
        />
      )}
    </Modal>
  )
}

const contentOf = (mandate: MandateContent): MandateContent => mandate

function Form({ side, lead, initial, onClose }: Omit<Props, 'opened'> & { initial: MandateValues }) {
  const [values, setValues] = useState(initial)
  const [shown, setShown] = useState(false)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const viewer = trpc.auth.viewer.useQuery()
  const utils = trpc.useUtils()
  const save = trpc.mandates.save.useMutation()
  const set = (changed: Partial<MandateValues>) => setValues({ ...values, ...changed })
  const canConclude = viewer.data ? maySetCeiling(viewer.data.role) : true
  const text = (field: 'target' | 'walkAway' | 'ceiling' | 'maxRounds' | 'deadline', label: string) => ({
    label,
    value: values[field],
    error: errors[field],
    onChange: (event: { currentTarget: { value: string } }) => set({ [field]: event.currentTarget.value }),
  })

  async function submit() {
    const { content, errors: wrong } = readValues(side, values)
    setErrors(wrong ?? {})
    if (!content) return
    try {
      const target = { side, listingId: lead.own.listingId, leadId: values.everywhere ? null : lead.id }
      await save.mutateAsync({ ...target, content: mutable(content) })
      onClose()
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
      onCancel={onClose}
    >
      <Text size="sm">{mandateCopy.private}</Text>
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
      <OpeningPreview side={side} content={readValues(side, values).content} />
      <Button
        variant="subtle"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
        style={{ alignSelf: 'start' }}
      >
        {mandateCopy.more}
      </Button>
      <Collapse expanded={shown}>
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
      </Collapse>
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
