import { Menu } from '@mantine/core'
import { IconBan, IconFlag } from '@tabler/icons-react'
import type { Side } from '../../../../../src/shared/sides.ts'
import { safetyCopy } from '../../../copy/leads.ts'
import { refreshLead } from '../../../lib/live/refresh-leads.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'

/** Menu items that report a conversation to the operator and that block its company, each after a question. */
export function SafetyItems({ side, leadId }: { side: Side; leadId: string }) {
  const utils = trpc.useUtils()
  const { leads } = utils.client
  const act = async (copy: (typeof safetyCopy)['report' | 'block'], call: () => Promise<unknown>) => {
    if (!(await showAlert(copy.question, copy.action, safetyCopy.cancel))) return
    try {
      await call()
      void showToast(copy.done)
      await refreshLead(utils, leadId)
    } catch (error) {
      void showAlert(safetyCopy.failed(failureText(error)))
    }
  }
  const { report, block } = safetyCopy
  return (
    <>
      <Menu.Item
        leftSection={<IconFlag size={16} stroke={1.7} />}
        onClick={() => void act(report, () => leads.report.mutate({ side, leadId }))}
      >
        {report.title}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconBan size={16} stroke={1.7} />}
        onClick={() => void act(block, () => leads.block.mutate({ side, leadId }))}
      >
        {block.title}
      </Menu.Item>
    </>
  )
}
