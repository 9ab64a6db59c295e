import { ActionIcon, Anchor, Group, Loader, Progress, Text, Tooltip } from '@mantine/core'
import { IconAlertCircle, IconCheck, IconRefresh, IconX } from '@tabler/icons-react'
import { mediaCopy } from '../../copy/media.ts'
import { Blocked } from '../../ui/Blocked.tsx'
import { moveFocusOnRemoval } from '../../ui/move-focus-on-removal.ts'
import { MediaThumb } from './MediaThumb.tsx'
import classes from './media.module.css'
import { isProcessing, type MediaItem } from './queue.ts'

interface Props {
  item: MediaItem
  readOnly: boolean
  /** The uploaded file has no public address. */
  isPrivate?: boolean
  onRemove(): void
  onRetry(): void
}

/** One file with its preview, link, upload state and actions. */
export function MediaRow({ item, readOnly, isPrivate = false, onRemove, onRetry }: Props) {
  const link = item.previewUrl ?? (isPrivate ? null : item.url)
  return (
    <li ref={moveFocusOnRemoval} className={classes.row}>
      <MediaThumb contentType={item.contentType} src={link} />
      <div className={classes.rowText}>
        {link ? (
          <Anchor href={link} target="_blank" rel="noreferrer" size="sm" className={classes.name}>
            {item.filename}
          </Anchor>
        ) : (
          <Text size="sm" className={classes.name}>
            {item.filename}
          </Text>
        )}
        <div role="status">
          <MediaItemStatus item={item} />
        </div>
      </div>
      {item.status === 'error' && !readOnly && (
        <Tooltip label={mediaCopy.tryAgain}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={mediaCopy.tryFileAgain(item.filename)}
            onClick={onRetry}
          >
            <IconRefresh size={18} stroke={1.6} />
          </ActionIcon>
        </Tooltip>
      )}
      {!readOnly && (
        // Pressed while the file is processed, it says again why the file can't be removed.
        <Blocked reason={isProcessing(item) ? mediaCopy.processing : null}>
          {(blocked) => (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={mediaCopy.remove(item.filename)}
              {...blocked}
              onClick={onRemove}
            >
              <IconX size={18} stroke={1.6} />
            </ActionIcon>
          )}
        </Blocked>
      )}
    </li>
  )
}

function MediaItemStatus({ item }: { item: MediaItem }) {
  switch (item.status) {
    case 'validated':
      return <StateText>{mediaCopy.pending}</StateText>
    case 'presigning':
    case 'uploading':
      return (
        <>
          <StateText>{mediaCopy.uploading}</StateText>
          <Progress
            value={item.progress}
            size="xs"
            mt={4}
            aria-label={`${item.filename}: ${mediaCopy.uploading}`}
          />
        </>
      )
    case 'upload_complete':
    case 'analysis_queued':
      return (
        <Group gap={6}>
          <Loader size={12} aria-hidden />
          <StateText>{mediaCopy.analysing}</StateText>
        </Group>
      )
    case 'existing':
    case 'completed':
      return (
        <Group gap={4} className={classes.ready}>
          <IconCheck size={14} aria-hidden />
          <span>{item.status === 'existing' ? mediaCopy.existing : mediaCopy.ready}</span>
        </Group>
      )
    case 'error':
      return (
        <Tooltip label={item.error} multiline maw={280}>
          <Group
            gap={4}
            className={classes.failed}
            tabIndex={0}
            aria-label={`${mediaCopy.error}: ${item.error}`}
          >
            <IconAlertCircle size={14} aria-hidden />
            <span>{mediaCopy.error}</span>
          </Group>
        </Tooltip>
      )
  }
}

const StateText = ({ children }: { children: string }) => (
  <Text size="xs" c="dimmed">
    {children}
  </Text>
)
