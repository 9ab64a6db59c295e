import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { limits } from '../shared/limits.ts'

/** Codes and tokens: made at random, kept as hashes, compared in constant time. */

export const newCode = (): string =>
  String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')

export const newToken = (): string => randomBytes(32).toString('base64url')

/** Tokens have 256 random bits, so that a plain hash holds. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url')

/** Salted with the id of its row, so that equal codes have unequal hashes. */
export const hashCode = (rowId: string, code: string): string => hashToken(`${rowId}:${code}`)

export function matchesCode(row: { id: string; codeHash: string }, code: string): boolean {
  const [kept, given] = [Buffer.from(row.codeHash), Buffer.from(hashCode(row.id, code))]
  return kept.length === given.length && timingSafeEqual(kept, given)
}

/** A code is in the answer only where no mail really leaves, and never in production (design 5). */
export const codeInResponse = ({ config }: Ctx, code: string): { code?: string } =>
  config.production || config.mail.kind === 'smtp' ? {} : { code }
