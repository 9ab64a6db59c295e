import type { PresignedView } from '../../../../src/media/schema.ts'
import { mediaCopy } from '../../copy/media.ts'

interface UploadOptions {
  /** Why the store refused the file. */
  failureText(request: XMLHttpRequest): string
  onProgress(percent: number): void
  readonly signal: AbortSignal
}

/** Why an upload failed. The embedded store says in its reply what is wrong with the file. */
export const uploadFailureText =
  (isEmbedded: boolean) =>
  ({ status, responseText }: Pick<XMLHttpRequest, 'status' | 'responseText'>): string => {
    if (!isEmbedded) return mediaCopy.uploadFailed(status)
    return messageIn(responseText) ?? (status === 0 ? mediaCopy.unreachable : mediaCopy.fallback(status))
  }

function messageIn(reply: string): string | null {
  try {
    const { message } = JSON.parse(reply) as { message?: unknown }
    return typeof message === 'string' && message !== '' ? message : null
  } catch {
    return null
  }
}

/**
 * Posts a file to the object store: the presigned fields, then the file. Uses XMLHttpRequest because fetch reports no
 * upload progress. Rejects with an AbortError when `signal` aborts.
 */
export function postFile(
  form: PresignedView,
  file: File,
  { failureText, onProgress, signal }: UploadOptions,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form.fields)) body.append(name, value)
    body.append('file', file)

    const request = new XMLHttpRequest()
    const failed = () => reject(new Error(failureText(request)))
    request.open('POST', form.url)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(Math.round((event.loaded / event.total) * 100))
    }
    request.onload = () => (request.status >= 200 && request.status < 300 ? resolve() : failed())
    request.onerror = failed
    request.onabort = () => reject(new DOMException('Stopped', 'AbortError'))
    signal.addEventListener('abort', () => request.abort(), { once: true })
    request.send(body)
  })
}
