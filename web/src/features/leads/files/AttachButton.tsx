import { ActionIcon, FileButton } from '@mantine/core'
import { IconPaperclip } from '@tabler/icons-react'
import { mediaTypes } from '../../../../../src/shared/limits.ts'
import { leadCopy } from '../../../copy/leads.ts'
import type { MessageFiles } from './use-message-files.ts'

const accept = Object.keys(mediaTypes).join(',')

/** Opens the browser's file picker. */
export function AttachButton({ files, disabled }: { files: MessageFiles; disabled: boolean }) {
  return (
    <FileButton multiple accept={accept} disabled={disabled} onChange={files.media.add}>
      {(props) => (
        <ActionIcon
          {...props}
          variant="subtle"
          color="gray"
          size={40}
          disabled={disabled}
          aria-label={leadCopy.attach}
          title={leadCopy.attach}
        >
          <IconPaperclip size={20} stroke={1.7} />
        </ActionIcon>
      )}
    </FileButton>
  )
}
