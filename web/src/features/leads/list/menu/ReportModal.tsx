import { Text, Textarea } from '@mantine/core'
import { limits } from '../../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../../src/shared/sides.ts'
import { safetyCopy } from '../../../../copy/leads.ts'
import { usePersistentState } from '../../../../lib/drafts/use-persistent-state.ts'
import { failureText, trpc } from '../../../../lib/trpc.tsx'
import { SimpleFormModal } from '../../../../ui/forms/SimpleFormModal.tsx'
import { showAlert } from '../../../../ui/messages/alert.ts'
import { showToast } from '../../../../ui/messages/toast.ts'

interface Props {
  side: Side
  leadId: string
  /** The other side's. */
  company: string
  onClose: () => void
}

/** Reports a conversation to the operator, with an optional reason. */
export default function ReportModal({ side, leadId, company, onClose }: Props) {
  const { report, cancel, failed } = safetyCopy
  const [reason, setReason, drop] = usePersistentState(`report:${leadId}`, '')
  const send = trpc.leads.report.useMutation()

  async function submit() {
    try {
      await send.mutateAsync({ side, leadId, reason })
      drop()
      onClose()
      void showToast(report.done)
    } catch (error) {
      void showAlert(failed(failureText(error)))
    }
  }

  return (
    <SimpleFormModal
      title={report.title}
      submit={report.action}
      cancel={cancel}
      busy={send.isPending}
      isChanged={reason !== ''}
      onSubmit={submit}
      onClose={onClose}
      onDiscard={drop}
    >
      <Text>{report.question(company)}</Text>
      <Textarea
        data-autofocus
        label={report.reason}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={limits.pointText}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </SimpleFormModal>
  )
}
