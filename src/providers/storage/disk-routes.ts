import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { link, mkdir, rm } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypeFromFile } from 'file-type'
import type { Config } from '../../config.ts'
import { AppError } from '../../shared/errors.ts'
import { limits, mediaTypes } from '../../shared/limits.ts'
import { diskPaths, diskUploadPath, objectPath, readForm, readSigningKey } from './disk.ts'
import { cacheControl, dispositionOf } from './serving.ts'

/** The form around a file; what a request may be longer than the largest file. */
const formBytes = 64 * 1024

/** The embedded store's door: takes the presigned forms, hands the files out. */
export async function diskStore(
  app: FastifyInstance,
  { ctx: { config } }: { ctx: { readonly config: Config } },
): Promise<void> {
  const paths = diskPaths(config.dataDir)
  await Promise.all([paths.objects, paths.parts].map((path) => mkdir(path, { recursive: true })))
  const signingKey = readSigningKey(config.dataDir)

  await app.register(multipart, {
    limits: { fields: 20, fieldSize: formBytes, files: 1, fileSize: limits.fileBytes + formBytes },
  })
  app.post(diskUploadPath, async (request, reply) => {
    refuseLength(request.headers['content-length'])
    try {
      await takeForm(request, signingKey, paths)
    } catch (error) {
      throw ours(error) ? error : new AppError('BAD_INPUT', 'The form could not be read.', { cause: error })
    }
    return reply.code(204).send()
  })

  await app.register(fastifyStatic, {
    root: paths.objects,
    prefix: `${diskUploadPath}/`,
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    cacheControl: false,
    setHeaders: (reply, path) => void reply.headers(servedAs(path)),
  })
}

/** What this store says itself, or its disk; all else is wrong with the form. */
const ours = (error: unknown) => error instanceof AppError || (error instanceof Error && 'syscall' in error)

function refuseLength(header: string | undefined): void {
  if (!header) throw new AppError('BAD_INPUT', 'Content-Length is missing.')
  if (Number(header) > limits.fileBytes + formBytes) throw new AppError('TOO_LARGE', 'The file is too large.')
}

type Paths = ReturnType<typeof diskPaths>

/** The fields come first, then the file; what comes after it is not read, as with S3. */
async function takeForm(request: FastifyRequest, signingKey: Buffer, paths: Paths): Promise<void> {
  if (!request.isMultipart()) throw new AppError('BAD_INPUT', 'A multipart form is expected.')
  const fields: Record<string, string> = {}
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      fields[part.fieldname] = String(part.value)
      continue
    }
    const { key, contentType, maxBytes } = readForm(signingKey, fields)
    return await keep(part.file, { path: objectPath(paths.objects, key), contentType, maxBytes }, paths)
  }
  throw new AppError('BAD_INPUT', 'The form holds no file.')
}

/** Whole and of its type, or not at all. A key is written once: what was looked at can't be swapped. */
async function keep(
  file: Readable,
  { path, contentType, maxBytes }: { path: string; contentType: string; maxBytes: number },
  paths: Paths,
): Promise<void> {
  const part = join(paths.parts, randomUUID())
  try {
    await pipeline(file, atMost(maxBytes), createWriteStream(part, { flags: 'wx' }))
    const found = await fileTypeFromFile(part)
    if (found?.mime !== contentType)
      throw new AppError('UNSUPPORTED_TYPE', 'The file is not of the type it claims to be.')
    await mkdir(dirname(path), { recursive: true })
    await link(part, path).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'EEXIST' ? new AppError('FORBIDDEN', 'This file was already uploaded.') : error
    })
  } finally {
    await rm(part, { force: true })
  }
}

const atMost = (bytes: number) =>
  async function* (source: AsyncIterable<Buffer>) {
    let size = 0
    for await (const chunk of source) {
      size += chunk.length
      if (size > bytes) throw new AppError('TOO_LARGE', 'The file is too large.')
      yield chunk
    }
    if (size === 0) throw new AppError('BAD_INPUT', 'The file is empty.')
  }

const typeOfEnding = new Map<string, string>(
  Object.entries(mediaTypes).flatMap(([type, endings]) => endings.map((ending) => [ending, type] as const)),
)

/** Shown, never run: the type is fixed, nothing is guessed, and a picture gets no rights of our pages. */
function servedAs(path: string): Record<string, string> {
  const type = typeOfEnding.get(extname(path)) ?? 'application/octet-stream'
  // A browser's PDF viewer refuses to work in a sandbox; it runs nothing in our name without one too.
  const sandbox = type === 'application/pdf' ? '' : '; sandbox'
  return {
    'content-type': type,
    'content-disposition': dispositionOf(type),
    'x-content-type-options': 'nosniff',
    'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'${sandbox}`,
    'cache-control': cacheControl,
  }
}
