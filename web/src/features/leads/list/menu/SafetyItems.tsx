import { Menu } from '@mantine/core'
import { IconBan, IconFlag } from '@tabler/icons-react'
import type { Side } from '../../../../../../src/shared/sides.ts'
import { safetyCopy } from '../../../../copy/leads.ts'
import { refreshLead } from '../../../../lib/live/refresh-leads.ts'
import { failureText, trpc } from '../../../../lib/trpc.tsx'
import { showAlert } from '../../../../ui/messages/alert.ts'
import { showToast } from '../../../../ui/messages/toast.ts'

interface Props {
  side: Side
  leadId: string
  /** The other side's. */
  company: string
  /** Opens the form of a report. A menu is unmounted when it closes, so the form is outside of it. */
  onReport: () => void
  /** Focuses the menu's button before a dialog opens. A dialog returns the focus, and a menu item is unmounted. */
  fromMenu: (act: () => void) => () => void
}

/** Menu items that report a conversation to the operator and that block its company, each after a question. */
export function SafetyItems({ side, leadId, company, onReport, fromMenu }: Props) {
  const utils = trpc.useUtils()
  const { report, block, cancel, failed } = safetyCopy
  async function askToBlock() {
    if (!(await showAlert(block.question(company), block.action, cancel))) return
    try {
      await utils.client.leads.block.mutate({ side, leadId })
      void showToast(block.done)
      await Promise.all([refreshLead(utils, leadId), utils.leads.blocked.invalidate()])
    } catch (error) {
      void showAlert(failed(failureText(error)))
    }
  }
  return (
    <>
      <Menu.Item leftSection={<IconFlag size={16} stroke={1.7} />} onClick={fromMenu(onReport)}>
        {report.title}
      </Menu.Item>
      <Menu.Item leftSection={<IconBan size={16} stroke={1.7} />} onClick={fromMenu(() => void askToBlock())}>
        {block.title}
      </Menu.Item>
    </>
  )
}
