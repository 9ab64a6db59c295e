import type { PresignedView } from '../../../../src/media/schema.ts'
import { mediaCopy } from '../../copy/media.ts'

/**
 * Posts a file to the object store: the presigned fields, then the file. Uses XMLHttpRequest because fetch reports no
 * upload progress. Rejects with an AbortError when `signal` aborts.
 */
export function postFile(
  form: PresignedView,
  file: File,
  { onProgress, signal }: { onProgress(percent: number): void; signal: AbortSignal },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const body = new FormData()
    for (const [name, value] of Object.entries(form.fields)) body.append(name, value)
    body.append('file', file)

    const request = new XMLHttpRequest()
    const failed = () => reject(new Error(mediaCopy.uploadFailed(request.status)))
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
