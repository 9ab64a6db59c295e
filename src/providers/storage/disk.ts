import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeOnce } from '../../db/embedded/write-once.ts'
import { AppError } from '../../shared/errors.ts'
import { isPrivateKey } from '../../shared/files/private-key.ts'
import { formLifetimeSeconds, type Storage } from './storage.ts'

/** Files are posted to this path and served below it. */
export const diskUrlPath = '/media'

/** File system paths of the objects, the partial uploads and the key that signs upload forms. */
export const diskPaths = (dataDir: string) => ({
  objects: join(dataDir, 'media'),
  /** Objects that no URL serves. */
  privateObjects: join(dataDir, 'media-private'),
  parts: join(dataDir, 'media-parts'),
  signingKey: join(dataDir, 'media-signing-key'),
})

/** The embedded store: keeps objects as files in a folder. `disk-routes.ts` receives and serves them. */
export function diskStorage(dataDir: string): Storage {
  const paths = diskPaths(dataDir)
  const { parts } = paths
  const signingKey = readSigningKey(dataDir)
  return {
    presign: async ({ key, contentType, maxBytes }) => {
      const expires = Math.floor(Date.now() / 1000) + formLifetimeSeconds
      const policy: UploadPolicy = { key, contentType, maxBytes, expires }
      return { url: diskUrlPath, fields: signUploadForm(signingKey, policy) }
    },
    publicUrl: (key) => `${diskUrlPath}/${key}`,
    read: async (key, maxBytes) => {
      const path = objectPath(paths, key)
      const info = await stat(path).catch(nullIfMissing)
      if (!info) return null
      if (info.size > maxBytes) throw new AppError('TOO_LARGE', 'The file is too large.')
      return await readFile(path)
    },
    delete: (key) => rm(objectPath(paths, key), { force: true }),
    sweep: async (before) => {
      for (const name of (await readdir(parts).catch(nullIfMissing)) ?? []) {
        const info = await stat(join(parts, name)).catch(nullIfMissing)
        if (info && info.mtime < before) await rm(join(parts, name), { force: true })
      }
    },
  }
}

/** @throws Error for a malformed key, so that no path leads outside the folder */
export function objectPath(
  { objects, privateObjects }: Pick<ReturnType<typeof diskPaths>, 'objects' | 'privateObjects'>,
  key: string,
): string {
  if (!/^(?:[\w-]+\/){2,4}\w[\w.-]*$/.test(key)) throw new Error(`Invalid object key: ${key}`)
  return join(isPrivateKey(key) ? privateObjects : objects, key)
}

const policySchema = z.object({
  key: z.string(),
  contentType: z.string(),
  maxBytes: z.int(),
  /** Unix seconds. */
  expires: z.int(),
})
type UploadPolicy = z.output<typeof policySchema>

function signUploadForm(signingKey: Buffer, policy: UploadPolicy): Record<string, string> {
  const encoded = Buffer.from(JSON.stringify(policy)).toString('base64url')
  return {
    key: policy.key,
    'Content-Type': policy.contentType,
    policy: encoded,
    signature: signatureOf(signingKey, encoded).toString('base64url'),
  }
}

const signatureOf = (signingKey: Buffer, text: string) =>
  createHmac('sha256', signingKey).update(text).digest()

/** The upload a posted form permits. @throws AppError when the form is incomplete, forged, modified or expired */
export function verifyUploadForm(signingKey: Buffer, fields: Readonly<Record<string, string>>): UploadPolicy {
  const { policy: encoded, signature } = fields
  if (!encoded || !signature) throw new AppError('BAD_INPUT', 'The upload form is not complete.')
  const expected = signatureOf(signingKey, encoded)
  const actual = Buffer.from(signature, 'base64url')
  if (actual.length !== expected.length || !timingSafeEqual(actual, expected))
    throw new AppError('FORBIDDEN', 'The upload form was not made here.')

  const policy = policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()))
  if (policy.expires * 1000 < Date.now()) throw new AppError('FORBIDDEN', 'The upload form has expired.')
  if (fields.key !== policy.key || fields['Content-Type'] !== policy.contentType)
    throw new AppError('FORBIDDEN', 'The upload form was changed.')
  return policy
}

/** Reads the folder's signing key. The first process creates it. */
export function readSigningKey(dataDir: string): Buffer {
  const { signingKey } = diskPaths(dataDir)
  mkdirSync(dataDir, { recursive: true })
  writeOnce(signingKey, () => randomBytes(32))
  return readFileSync(signingKey)
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null
  throw error
}
