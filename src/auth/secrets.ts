import { hash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Ctx } from '../context.ts'
import { limits } from '../shared/limits.ts'

/** The code that a company gives to a person who joins it: digits, because it is often told by phone. */
export const newCompanyCode = (): string =>
  String(randomInt(10 ** limits.codeDigits)).padStart(limits.codeDigits, '0')

/** Letters and digits without look-alikes (0 O, 1 I L, 2 Z, 5 S, 8 B, U V), and without vowels, which would make words. */
const letters = '34679CDFGHJKMNPQRTWXY'

export const newLetterCode = (length: number): string =>
  Array.from({ length }, () => letters[randomInt(letters.length)]).join('')

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
