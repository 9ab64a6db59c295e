import { leadCopy } from '../../../copy/leads.ts'
import { MediaRow } from '../../media/MediaRow.tsx'
import classes from './files.module.css'
import type { MessageFiles } from './use-message-files.ts'

/** The files of the message that is being written, with their upload state. */
export default function AttachedFiles({ files: { media } }: { files: MessageFiles }) {
  return (
    <ul className={classes.attached} aria-label={leadCopy.files}>
      {media.items.map((item) => (
        <MediaRow
          key={item.clientId}
          item={item}
          readOnly={false}
          isPrivate
          onRemove={() => media.remove(item.clientId)}
          onRetry={() => media.retry(item.clientId)}
        />
      ))}
    </ul>
  )
}
