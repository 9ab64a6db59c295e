import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Reader, Tx } from '../../../db/client.ts'
import { sandboxObjects } from '../../../db/tables/billing.ts'
import { purchaseKinds } from '../payments.ts'

const date = z.coerce.date()
/** The sandbox's objects share one table; each kind has a schema for its `data` column. */
const schemas = {
  secret: z.object({ value: z.string() }),
  customer: z.object({ companyId: z.string(), name: z.string(), email: z.string(), cardWorks: z.boolean() }),
  checkout: z.object({
    kind: z.enum(purchaseKinds),
    audience: z.enum(['individual', 'company']),
    trialDays: z.number(),
    successUrl: z.string(),
    cancelUrl: z.string(),
    state: z.enum(['open', 'complete', 'expired']),
    paidAt: date.nullable(),
  }),
  subscription: z.object({
    id: z.string(),
    status: z.string(),
    createdAt: date,
    trialEndsAt: date.nullable(),
    periodEndsAt: date.nullable(),
    cancelAtPeriodEnd: z.boolean(),
    endedAt: date.nullable(),
    owingSince: date.nullable(),
  }),
  portal: z.object({ returnUrl: z.string() }),
}

type Kind = keyof typeof schemas
export type Data<K extends Kind> = z.output<(typeof schemas)[K]>
export interface Stored<K extends Kind> {
  readonly id: string
  readonly customerId: string
  readonly data: Data<K>
}

/** An unguessable id; it serves as the only credential of checkout and portal pages. */
export const newId = (prefix: string): string => `${prefix}_sandbox_${randomBytes(24).toString('base64url')}`

/** Inserts or updates an object. */
export async function put<K extends Kind>(
  db: Reader,
  kind: K,
  { id, customerId, data }: Stored<K>,
): Promise<void> {
  await db
    .insert(sandboxObjects)
    .values({ id, kind, customerId, data })
    .onConflictDoUpdate({ target: sandboxObjects.id, set: { data: sql`excluded.data` } })
}

export async function get<K extends Kind>(db: Reader, kind: K, id: string): Promise<Stored<K> | null> {
  const [row] = await db
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, kind), eq(sandboxObjects.id, id)))
  return row ? parseRow(kind, row) : null
}

/** A customer's objects of one kind, oldest first. */
export async function list<K extends Kind>(db: Reader, kind: K, customerId: string): Promise<Stored<K>[]> {
  const rows = await db
    .select()
    .from(sandboxObjects)
    .where(and(eq(sandboxObjects.kind, kind), eq(sandboxObjects.customerId, customerId)))
    .orderBy(sandboxObjects.createdAt, sandboxObjects.id)
  return rows.map((row) => parseRow(kind, row))
}

function parseRow<K extends Kind>(kind: K, row: typeof sandboxObjects.$inferSelect): Stored<K> {
  // The compiler can't follow a key into a record of schemas.
  const data = schemas[kind].parse(row.data) as Data<K>
  return { id: row.id, customerId: row.customerId ?? '', data }
}

/** Runs `work` under the customer's row lock, so that changes to a customer are serialised. */
export function withCustomerLock<T>(db: Db, customerId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.select().from(sandboxObjects).where(eq(sandboxObjects.id, customerId)).for('update')
    return work(tx)
  })
}

const secretId = 'webhook_secret'

/** The secret that signs the sandbox's webhooks. It is stored in the database, so that all processes share it. */
export async function webhookSecret(db: Db): Promise<string> {
  const value = `whsec_sandbox_${randomBytes(24).toString('base64url')}`
  await db
    .insert(sandboxObjects)
    .values({ id: secretId, kind: 'secret', data: { value } })
    .onConflictDoNothing()
  const stored = await get(db, 'secret', secretId)
  return stored?.data.value ?? value
}

/** Deterministic per company, and unguessable without the secret. */
export const customerIdOf = (companyId: string, secret: string): string =>
  `cus_sandbox_${createHmac('sha256', secret).update(companyId).digest('base64url')}`
