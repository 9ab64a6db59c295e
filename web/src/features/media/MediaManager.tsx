import { Group, Input, Stack, Text } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.layer.css'
import { IconCloudUpload } from '@tabler/icons-react'
import { useId } from 'react'
import { limits, mediaTypes } from '../../../../src/shared/limits.ts'
import { mediaCopy } from '../../copy/media.ts'
import { MediaRow } from './MediaRow.tsx'
import classes from './media.module.css'
import type { MediaState } from './use-media-queue.ts'

const accept = Object.fromEntries(Object.entries(mediaTypes).map(([type, endings]) => [type, [...endings]]))

/** The files of a form: a place to drop or choose them, and the list with each one's state. */
export function MediaManager({ media, readOnly = false }: { media: MediaState; readOnly?: boolean }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <Input.Label component="h3" id={titleId} className={classes.title}>
        {mediaCopy.title}
      </Input.Label>
      <Stack gap="xs" mt={6}>
        {!readOnly && (
          <Dropzone
            // Every refusal, type and number included, goes into the queue's one combined text.
            accept={accept}
            onDropAny={(files, refused) => media.add([...files, ...refused.map(({ file }) => file)])}
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
    </section>
  )
}
