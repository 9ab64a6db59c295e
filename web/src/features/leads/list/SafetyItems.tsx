import { Menu } from '@mantine/core'
import { IconBan, IconFlag } from '@tabler/icons-react'
import { limits } from '../../../../../src/shared/limits.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { safetyCopy } from '../../../copy/leads.ts'
import { refreshLead } from '../../../lib/live/refresh-leads.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { askForText, showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'

/** Menu items that report a conversation to the operator and that block its company, each after a question. */
export function SafetyItems({ side, leadId, company }: { side: Side; leadId: string; company: string }) {
  const utils = trpc.useUtils()
  const { leads } = utils.client
  const { report, block, cancel, failed } = safetyCopy
  const act = async (done: string, call: () => Promise<unknown>) => {
    try {
      await call()
      void showToast(done)
      await Promise.all([refreshLead(utils, leadId), utils.leads.blocked.invalidate()])
    } catch (error) {
      void showAlert(failed(failureText(error)))
    }
  }
  async function askToReport() {
    const field = { label: report.reason, maxLength: limits.pointText }
    const reason = await askForText(report.question(company), { action: report.action, close: cancel, field })
    if (reason !== null) await act(report.done, () => leads.report.mutate({ side, leadId, reason }))
  }
  async function askToBlock() {
    if (await showAlert(block.question(company), block.action, cancel))
      await act(block.done, () => leads.block.mutate({ side, leadId }))
  }
  return (
    <>
      <Menu.Item leftSection={<IconFlag size={16} stroke={1.7} />} onClick={() => void askToReport()}>
        {report.title}
      </Menu.Item>
      <Menu.Item leftSection={<IconBan size={16} stroke={1.7} />} onClick={() => void askToBlock()}>
        {block.title}
      </Menu.Item>
    </>
  )
}
