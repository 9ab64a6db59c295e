import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { limits } from '../shared/limits.ts'

export const newCode = (): string =>
  String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens have 256 random bits, so an unsalted hash is safe. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** The row's id is the salt, so that equal codes have different hashes. */
export const hashCode = (rowId: string, code: string): string => hashToken(`${rowId}:${code}`)

/** Compares in constant time. */
export function matchesCode(row: { id: string; codeHash: string }, code: string): boolean {
  const [expected, actual] = [Buffer.from(row.codeHash), Buffer.from(hashCode(row.id, code))]
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/** Responses contain the code only where no real mail is sent, and never in production. */
export const codeInResponse = ({ config }: Ctx, code: string): { code?: string } =>
  config.production || config.mail.kind === 'smtp' ? {} : { code }
