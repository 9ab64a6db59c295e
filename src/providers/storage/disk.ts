import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeOnce } from '../../db/embedded/write-once.ts'
import { AppError } from '../../shared/errors.ts'
import { formLifetimeSeconds, type Storage } from './storage.ts'

/** The embedded store: the same contract onto a folder. `disk-routes.ts` is its door. */

export const diskUrlPath = '/media'

/** Objects, uploads under way, and the key its forms are signed with. */
export const diskPaths = (dataDir: string) => ({
  objects: join(dataDir, 'media'),
  parts: join(dataDir, 'media-parts'),
  signingKey: join(dataDir, 'media-signing-key'),
})

export function diskStorage(dataDir: string): Storage {
  const { objects, parts } = diskPaths(dataDir)
  const signingKey = readSigningKey(dataDir)
  return {
    presign: async ({ key, contentType, maxBytes }) => {
      const expires = Math.floor(Date.now() / 1000) + formLifetimeSeconds
      const policy: UploadPolicy = { key, contentType, maxBytes, expires }
      return { url: diskUrlPath, fields: signUploadForm(signingKey, policy) }
    },
    publicUrl: (key) => `${diskUrlPath}/${key}`,
    read: async (key, maxBytes) => {
      const path = objectPath(objects, key)
      const found = await stat(path).catch(nullIfMissing)
      if (!found) return null
      if (found.size > maxBytes) throw new AppError('TOO_LARGE', 'The file is too large.')
      return await readFile(path)
    },
    delete: (key) => rm(objectPath(objects, key), { force: true }),
    sweep: async (before) => {
      for (const name of (await readdir(parts).catch(nullIfMissing)) ?? []) {
        const found = await stat(join(parts, name)).catch(nullIfMissing)
        if (found && found.mtime < before) await rm(join(parts, name), { force: true })
      }
    },
  }
}

/** @throws Error for a key that this product doesn't make; nothing leads out of the folder */
export function objectPath(objects: string, key: string): string {
  if (!/^[\w-]+\/[\w-]+\/\w[\w.-]*$/.test(key)) throw new Error(`Not a key: ${key}`)
  return join(objects, key)
}

const policySchema = z.object({
  key: z.string(),
  contentType: z.string(),
  maxBytes: z.int(),
  /** Seconds since 1970. */
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

/** What a posted form may upload. @throws AppError where it was changed, is too old, or isn't ours */
export function verifyUploadForm(signingKey: Buffer, fields: Readonly<Record<string, string>>): UploadPolicy {
  const { policy: encoded, signature } = fields
  if (!encoded || !signature) throw new AppError('BAD_INPUT', 'The upload form is not complete.')
  const expected = signatureOf(signingKey, encoded)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected))
    throw new AppError('FORBIDDEN', 'The upload form was not made here.')

  const policy = policySchema.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString()))
  if (policy.expires * 1000 < Date.now()) throw new AppError('FORBIDDEN', 'The upload form has expired.')
  if (fields.key !== policy.key || fields['Content-Type'] !== policy.contentType)
    throw new AppError('FORBIDDEN', 'The upload form was changed.')
  return policy
}

/** Made once for a folder, whichever of its processes comes first. */
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
