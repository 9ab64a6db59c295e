import { Group, Input, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconCloudUpload } from '@tabler/icons-react'
import { useId } from 'react'
import { limits, mediaTypes } from '../../../../src/shared/limits.ts'
import { mediaCopy } from '../../copy/media.ts'
import { Fold } from '../../ui/Fold.tsx'
import { MediaRow } from './MediaRow.tsx'
import classes from './media.module.css'
import type { MediaState } from './use-media-queue.ts'

const accept = Object.fromEntries(
  Object.entries(mediaTypes).map(([type, extensions]) => [type, [...extensions]]),
)

interface Props {
  media: MediaState
  readOnly?: boolean
  /** Whether it is folded to one line until it is needed. */
  folded?: boolean
}

/** A form's files: a drop zone, and the list of files with their upload state. */
export function MediaManager({ media, readOnly = false, folded = false }: Props) {
  const titleId = useId()
  const names = media.items.map(({ filename }) => filename).join(', ')
  if (folded)
    return (
      <Fold title={mediaCopy.title} summary={names || mediaCopy.empty}>
        <Files media={media} readOnly={readOnly} />
      </Fold>
    )
  return (
    <section aria-labelledby={titleId}>
      <Input.Label component="h3" id={titleId} className={classes.title}>
        {mediaCopy.title}
      </Input.Label>
      <Files media={media} readOnly={readOnly} />
    </section>
  )
}

function Files({ media, readOnly }: { media: MediaState; readOnly: boolean }) {
  return (
    <Stack gap="xs" mt={6}>
      {!readOnly && (
        <Dropzone
          // The queue reports all rejected files in one alert, so the drop zone passes them on too.
          accept={accept}
          onDropAny={(files, rejections) => media.add([...files, ...rejections.map(({ file }) => file)])}
          onDrop={() => undefined}
          inputProps={{ 'aria-label': mediaCopy.drop }}
          className={classes.drop}
        >
          <Group gap="md" wrap="nowrap" className={classes.dropInner}>
            <IconCloudUpload size={28} stroke={1.4} aria-hidden />
            <div>
              <Text size="sm" fw={500}>
                {mediaCopy.drop}
              </Text>
              <Text size="xs" c="dimmed">
                {mediaCopy.hint(media.max, limits.fileMegabytes)}
              </Text>
            </div>
          </Group>
        </Dropzone>
      )}
      {media.items.length === 0 ? (
        <Text size="sm" c="dimmed">
          {mediaCopy.empty}
        </Text>
      ) : (
        <ul className={classes.list}>
          {media.items.map((item) => (
            <MediaRow
              key={item.clientId}
              item={item}
              readOnly={readOnly}
              onRemove={() => media.remove(item.clientId)}
              onRetry={() => media.retry(item.clientId)}
            />
          ))}
        </ul>
      )}
    </Stack>
  )
}
