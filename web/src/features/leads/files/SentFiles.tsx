import type { MessageFileView } from '../../../../../src/leads/thread/schema.ts'
import { leadCopy } from '../../../copy/leads.ts'
import { MediaThumb } from '../../media/MediaThumb.tsx'
import classes from './files.module.css'

/** Served to the two sides of the lead only. */
const addressOf = ({ id }: MessageFileView) => `/api/message_file/${id}`

/** The files of a message, each as a link with its preview. */
export function SentFiles({ files }: { files: readonly MessageFileView[] }) {
  if (files.length === 0) return null
  return (
    <ul className={classes.sent} aria-label={leadCopy.files}>
      {files.map((file) => (
        <li key={file.id}>
          <a href={addressOf(file)} target="_blank" rel="noreferrer noopener" className={classes.file}>
            <MediaThumb contentType={file.contentType} src={addressOf(file)} size={48} />
            <span>{file.filename}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
