import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, open, rm } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import { AppError } from '../../shared/errors.ts'
import { cacheControl, uploadHeaders } from '../../shared/files/file-headers.ts'
import { mediaTypeOf, signatureBytes } from '../../shared/files/media-type.ts'
import { limits, mediaTypes } from '../../shared/limits.ts'
import { diskPaths, diskUrlPath, objectPath, readSigningKey, verifyUploadForm } from './disk.ts'

/** Maximum size of an upload form without its file. */
const formOverheadBytes = 64 * 1024

/** Routes of the embedded store: receives presigned forms and serves the files. */
export async function diskStoragePlugin(
  app: FastifyInstance,
  { ctx: { config } }: { ctx: { readonly config: Config } },
): Promise<void> {
  const paths = diskPaths(config.dataDir)
  await Promise.all(
    [paths.objects, paths.privateObjects, paths.parts].map((path) => mkdir(path, { recursive: true })),
  )
  const signingKey = readSigningKey(config.dataDir)

  await app.register(multipart, {
    limits: {
      fields: 20,
      fieldSize: formOverheadBytes,
      files: 1,
      fileSize: limits.fileBytes + formOverheadBytes,
    },
  })
  app.post(diskUrlPath, { onRequest: refuseEncoded }, async (request, reply) => {
    assertLength(request.headers['content-length'])
    try {
      await receiveUpload(request, signingKey, paths)
    } catch (error) {
      throw isStorageError(error)
        ? error
        : new AppError('BAD_INPUT', 'The form could not be read.', { cause: error })
    }
    return reply.code(204).send()
  })

  await app.register(fastifyStatic, {
    root: paths.objects,
    prefix: `${diskUrlPath}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, path) => void reply.headers(fileHeaders(path)),
  })
}

/** Errors of this store or the file system; any other error means that the form is malformed. */
const isStorageError = (error: unknown) =>
  error instanceof AppError || (error instanceof Error && 'syscall' in error)

/** The form is read from the connection itself, so that a compressed one would never end. */
async function refuseEncoded({ headers }: FastifyRequest): Promise<void> {
  const encoding = headers['content-encoding']
  if (encoding && encoding !== 'identity')
    throw new AppError('UNSUPPORTED_TYPE', 'Please send the form without a Content-Encoding.')
}

function assertLength(header: string | undefined): void {
  if (!header) throw new AppError('BAD_INPUT', 'Content-Length is missing.')
  if (Number(header) > limits.fileBytes + formOverheadBytes)
    throw new AppError('TOO_LARGE', 'The file is too large.')
}

type Paths = ReturnType<typeof diskPaths>

/** Expects the fields first, then the file. As with S3, parts after the file are ignored. */
async function receiveUpload(request: FastifyRequest, signingKey: Buffer, paths: Paths): Promise<void> {
  if (!request.isMultipart()) throw new AppError('BAD_INPUT', 'A multipart form is expected.')
  const fields: Record<string, string> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    const { key, contentType, maxBytes } = verifyUploadForm(signingKey, fields)
    return await storeFile(part.file, { path: objectPath(paths, key), contentType, maxBytes }, paths)
  }
  throw new AppError('BAD_INPUT', 'The form holds no file.')
}

/**
 * Stores a file atomically if its content matches its type. A key can be written only once, so that a file that was
 * checked can't be replaced.
 */
async function storeFile(
  file: Readable,
  { path, contentType, maxBytes }: { path: string; contentType: string; maxBytes: number },
  paths: Paths,
): Promise<void> {
  const part = join(paths.parts, randomUUID())
  try {
    await pipeline(file, limitBytes(maxBytes), createWriteStream(part, { flags: 'wx' }))
    if (mediaTypeOf(await readStart(part)) !== contentType)
      throw new AppError('UNSUPPORTED_TYPE', 'The file is not of the type it claims to be.')
    await mkdir(dirname(path), { recursive: true })
    await link(part, path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new AppError('FORBIDDEN', 'This file was already uploaded.') : error
    })
  } finally {
    await rm(part, { force: true })
  }
}

async function readStart(path: string): Promise<Uint8Array> {
  await using file = await open(path)
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(signatureBytes) })
  return buffer.subarray(0, bytesRead)
}

const limitBytes = (bytes: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > bytes) throw new AppError('TOO_LARGE', 'The file is too large.')
      yield chunk
    }
    if (size === 0) throw new AppError('BAD_INPUT', 'The file is empty.')
  }

const typeByExtension = new Map<string, string>(
  Object.entries(mediaTypes).flatMap(([type, extensions]) =>
    extensions.map((extension) => [extension, type] as const),
  ),
)

function fileHeaders(path: string): Record<string, string> {
  const type = typeByExtension.get(extname(path)) ?? 'application/octet-stream'
  return { ...uploadHeaders(type), 'cache-control': cacheControl }
}
