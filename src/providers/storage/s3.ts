import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3'
import { createPresignedPost } from '@aws-sdk/s3-presigned-post'
import type { Config } from '../../config.ts'
import { AppError } from '../../shared/errors.ts'
import { cacheControl, contentDisposition } from '../../shared/files/file-headers.ts'
import { formLifetimeSeconds, type Storage } from './storage.ts'

/** In milliseconds. A file has at most 10 MB; a store that is frozen must not hold an analysis for minutes. */
const defaultTimes = { connect: 3_000, read: 30_000 }

type S3Config = Extract<Config['storage'], { kind: 's3' }>

/** Any S3-compatible store. Its POST policy enforces key, type and size of every upload. */
export function s3Storage(config: S3Config, times = defaultTimes): Storage {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = config
  const client = new S3Client({
    region,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: times.connect,
      requestTimeout: times.read,
      throwOnRequestTimeout: true,
    },
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(accessKeyId && secretAccessKey ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  })
  const base = (
    config.publicUrl ?? (endpoint ? `${endpoint}/${bucket}` : `https://${bucket}.s3.${region}.amazonaws.com`)
  ).replace(/\/+$/, '')

  return {
    presign: ({ key, contentType, maxBytes }) =>
      createPresignedPost(client, {
        Bucket: bucket,
        Key: key,
        Expires: formLifetimeSeconds,
        // The SDK adds an exact-match policy condition for every field.
        Fields: {
          'Content-Type': contentType,
          'Content-Disposition': contentDisposition(contentType),
          'Cache-Control': cacheControl,
        },
        Conditions: [['content-length-range', 1, maxBytes]],
      }),
    publicUrl: (key) => `${base}/${key}`,
    read: async (key, maxBytes) => {
      try {
        const abortSignal = AbortSignal.timeout(times.read)
        const get = new GetObjectCommand({ Bucket: bucket, Key: key })
        const { Body, ContentLength = 0 } = await client.send(get, { abortSignal })
        if (!Body) return null
        if (ContentLength > maxBytes) {
          await Body.transformToWebStream().cancel()
          throw new AppError('TOO_LARGE', 'The file is too large.')
        }
        return await bytesOf(Body.transformToWebStream(), abortSignal)
      } catch (error) {
        if (error instanceof NoSuchKey) return null
        throw error
      }
    },
    delete: async (key) => {
      const abortSignal = AbortSignal.timeout(times.read)
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal })
    },
    // S3 uploads are atomic and leave no partial files.
    sweep: async () => {},
  }
}

/** Also ends when the store stops sending in the middle. */
async function bytesOf(body: ReadableStream, signal: AbortSignal): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  await body.pipeTo(new WritableStream({ write: (chunk: Uint8Array) => void chunks.push(chunk) }), { signal })
  return Buffer.concat(chunks)
}
