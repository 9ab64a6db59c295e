import { and, eq, gt } from 'drizzle-orm'
import { v7 } from 'uuid'
import { addDays } from '../../shared/dates.ts'
import { AppError } from '../../shared/errors.ts'
import type { Db, Reader, Tx } from '../client.ts'
import { attempts } from '../tables/auth.ts'
import { aside } from './idempotency.ts'
import { limitRate } from './limit-rate.ts'

const day = 24 * 60

/**
 * The limits of each kind of attempt: per client address, which many people may share, per recipient of mails that strangers
 * cause, or per subject.
 */
const rates = {
  registration: [
    { max: 60, minutes: 10 },
    { max: 600, minutes: day },
  ],
  support: [
    { max: 10, minutes: 10 },
    { max: 50, minutes: day },
  ],
  /** Answers that an email is taken, which tell who has an account. */
  'taken-email': [{ max: 20, minutes: day }],
  /** Codes to an address that an employee claims. */
  'address-proof': [
    { max: 5, minutes: 10 },
    { max: 20, minutes: day },
  ],
  /** Changes of a company's listings that have a listing matched again. */
  'listing-change': [{ max: 2_000, minutes: day }],
  /** Edits of messages by a person. */
  'message-edit': [{ max: 1_000, minutes: day }],
  /** Webhook deliveries that a company sends again. */
  'webhook-resend': [
    { max: 100, minutes: 10 },
    { max: 1_000, minutes: day },
  ],
  companyMail: [
    { max: 15, minutes: 10 },
    { max: 40, minutes: day },
  ],
} as const

const messages: { readonly [What in keyof typeof rates]?: string } = {
  'message-edit': 'You have changed many messages today. Please try again later.',
  'webhook-resend': 'Your company has sent many deliveries again. Please try again later.',
  'listing-change': 'Your company has changed many listings today. Please try again later.',
}

interface Client {
  readonly db: Reader
  readonly address: string
  now(): Date
}

/**
 * Records an attempt of a client, or for a subject, whether or not it succeeds.
 * @throws AppError TOO_MANY above a limit
 */
export async function limitAttempts(
  { db, address, now }: Client,
  what: keyof typeof rates,
  subject = '',
): Promise<void> {
  const { createdAt } = attempts
  const counted = subject
    ? { column: attempts.subject, value: subject }
    : { column: attempts.address, value: address }
  await aside(db).transaction(async (tx) => {
    const rows = { ...counted, createdAt, among: eq(attempts.what, what), message: messages[what] }
    await limitRate(tx, rows, rates[what], now())
    await tx.insert(attempts).values({ what, address, subject, createdAt: now() })
  })
}

/**
 * Runs a write that answers EMAIL_TAKEN for an email with an account. A client that got this answer too often today is
 * refused before the write, whatever the email, so that the refusal tells nothing. The answer is counted before the write
 * and given back if it is another one, so that concurrent calls get no more of them.
 * @throws AppError TOO_MANY
 */
export async function limitTakenEmails<T>(
  client: Client & { readonly db: Db },
  write: () => Promise<T>,
): Promise<T> {
  const { db, address, now } = client
  const { createdAt } = attempts
  const rows = {
    column: attempts.address,
    value: address,
    createdAt,
    among: eq(attempts.what, 'taken-email'),
  }
  const id = v7()
  await aside(db).transaction(async (tx) => {
    await limitRate(tx, rows, rates['taken-email'], now())
    await tx.insert(attempts).values({ id, what: 'taken-email', address, createdAt: now() })
  })
  // Without a database the answer stays counted; the write's own result must not be lost for that.
  const giveBack = () =>
    db
      .delete(attempts)
      .where(eq(attempts.id, id))
      .catch(() => undefined)
  try {
    const result = await write()
    await giveBack()
    return result
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'EMAIL_TAKEN')) await giveBack()
    throw error
  }
}

/**
 * Counts an event and returns true, unless `max` events were counted within the last day. The caller serializes the events of
 * one `value`.
 */
export async function countWithinLimit(
  max: number,
  tx: Tx,
  { what, value, now }: { what: 'leadMail'; value: string; now: Date },
): Promise<boolean> {
  const { address, createdAt } = attempts
  const ofDay = and(eq(attempts.what, what), eq(address, value), gt(createdAt, addDays(now, -1)))
  if ((await tx.$count(attempts, ofDay)) >= max) return false
  await tx.insert(attempts).values({ what, address: value, createdAt: now })
  return true
}
