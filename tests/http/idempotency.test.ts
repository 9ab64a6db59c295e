import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { chooseFreePlan } from '../../src/billing/choose-free-plan.ts'
import { enableSyncOnRead } from '../../src/billing/provider-redirect.ts'
import { startCheckout } from '../../src/billing/start-checkout.ts'
import { fillDescription } from '../../src/companies/fill-description.ts'
import { fillName } from '../../src/companies/fill-name.ts'
import type { SignedIn } from '../../src/context.ts'
import { runIdempotent, sweepIdempotencyKeys } from '../../src/db/limits/idempotency.ts'
import { plans } from '../../src/db/tables/billing.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { idempotencyKeys } from '../../src/db/tables/idempotency.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { files } from '../../src/db/tables/media.ts'
import { presign } from '../../src/media/presign.ts'
import { presignSchema } from '../../src/media/schema.ts'
import type { Storage } from '../../src/providers/storage/storage.ts'
import { addDays } from '../../src/shared/dates.ts'
import { makeCompany } from '../make/companies.ts'
import { as, freshEmail, makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())
const { cookie } = await makeSession(app.ctx, await makeIndividual(app.db))

const request = (name = 'Flour') => ({
  procurement_name: name,
  procurement_description: ['For bread.', { procurement_requirement: 'Rye' }],
})
const freshKey = () => crypto.randomUUID()
async function write(
  key: string | undefined,
  body: object,
  path = 'add_procurement',
  credentials = { cookie },
) {
  const response = await fetch(`${app.url}/api/${path}`, {
    method: path.startsWith('procurement/') ? 'DELETE' : 'POST',
    headers: {
      'content-type': 'application/json',
      ...(key ? { 'idempotency-key': key } : {}),
      ...credentials,
    },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  return {
    status: response.status,
    replayed: response.headers.get('idempotency-replayed') === 'true',
    cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '',
    body: text ? JSON.parse(text) : null,
  }
}
const barrier = () => ({
  reached: Promise.withResolvers<void>(),
  released: Promise.withResolvers<void>(),
})
const published = (name: string) => app.db.$count(listings, eq(listings.name, name))

describe('an Idempotency-Key', () => {
  test('runs a call once, and replays its response', async () => {
    const [key, body] = [freshKey(), request('Once')]
    const first = await write(key, body)
    expect(first).toMatchObject({ status: 200, replayed: false })
    expect(await write(key, body)).toEqual({ ...first, replayed: true })
    expect(await published('Once')).toBe(1)
    // Without a key, every call runs.
    await write(undefined, request('Twice'))
    await write(undefined, request('Twice'))
    expect(await published('Twice')).toBe(2)
  })

  test('is refused with another body or path', async () => {
    const key = freshKey()
    await write(key, request('First'))
    expect((await write(key, request('Second'))).status).toBe(422)
    expect((await write(key, { new_intro: 'x' }, 'update_individual_intro')).status).toBe(422)
    expect(await published('Second')).toBe(0)
  })

  test('belongs to its caller: somebody else may use the same one', async () => {
    const key = freshKey()
    const { cookie: others } = await makeSession(app.ctx, await makeIndividual(app.db))
    const [mine, theirs] = [
      await write(key, request()),
      await write(key, request(), 'add_procurement', { cookie: others }),
    ]
    expect(theirs).toMatchObject({ status: 200, replayed: false })
    expect(theirs.body.procurement_id).not.toBe(mine.body.procurement_id)
  })

  test('runs one of ten concurrent calls; the others get 409 or the replayed response', async () => {
    const [key, body] = [freshKey(), request('Ten at once')]
    const replies = await Promise.all(Array.from({ length: 10 }, () => write(key, body)))
    expect(replies.filter(({ status, replayed }) => status === 200 && !replayed)).toHaveLength(1)
    expect(
      replies.every(({ status, replayed }) => (status === 200 ? true : status === 409 && !replayed)),
    ).toBe(true)
    expect(new Set(replies.flatMap(({ body: { procurement_id: id } }) => (id ? [id] : []))).size).toBe(1)
    expect(await published('Ten at once')).toBe(1)
  })

  test('can be used again after a failed call', async () => {
    const key = freshKey()
    const path = 'update_individual_intro'
    expect((await write(key, { new_intro: '' }, path)).status).toBe(400)
    expect(await write(key, { new_intro: 'Right now.' }, path)).toMatchObject({
      status: 200,
      replayed: false,
    })
  })

  test('replays a response without a body', async () => {
    const { body } = await write(undefined, request('To be deleted'))
    const [key, path] = [freshKey(), `procurement/${body.procurement_id}`]
    expect(await write(key, {}, path)).toMatchObject({ status: 204, replayed: false, body: null })
    expect(await write(key, {}, path)).toMatchObject({ status: 204, replayed: true, body: null })
    expect((await write(freshKey(), {}, path)).status).toBe(404)
  })

  test('works without a login in the browser or program that keeps its cookie', async () => {
    const key = freshKey()
    const body = {
      firstName: 'Ada',
      lastName: 'Byron',
      employeeEmail: freshEmail(),
      employeeRole: 'Individual',
    }
    const noCredentials = {} as { cookie: string }
    const { cookie: own, ...first } = await write(key, body, 'register_individual', noCredentials)
    expect([first.status, own]).toEqual([200, expect.stringMatching(/^parley_client=/)])
    const { cookie: kept, ...again } = await write(key, body, 'register_individual', { cookie: own })
    expect([again, kept]).toEqual([{ ...first, replayed: true }, own])
    // The same address and key: a stranger doesn't get the reply.
    const stranger = await write(key, body, 'register_individual', noCredentials)
    expect(stranger).toMatchObject({ status: 409, replayed: false })
  })

  test.each(['', 'a b', 'x'.repeat(256)])('is refused if it is “%s”', async (key) => {
    const { status, body } = await write(key || ' ', request('Never'))
    expect([status, body.message]).toEqual([400, 'The Idempotency-Key must be 1 to 255 visible characters.'])
  })

  test('can be used again when the process of its call has died', async () => {
    const [key, body] = [freshKey(), request('Taken up')]
    await write(key, body)
    // As a process leaves it that is killed before the write has committed: started, without a reply.
    const mine = eq(idempotencyKeys.key, key)
    await app.db.update(idempotencyKeys).set({ status: null, reply: null, committedAt: null }).where(mine)
    expect((await write(key, body)).status).toBe(409)
    await app.db
      .update(idempotencyKeys)
      .set({ startedAt: addDays(new Date(), -1) })
      .where(mine)
    expect(await write(key, body)).toMatchObject({ status: 200, replayed: false })
  })

  const lost =
    'A request with this key may have been carried out, but its reply is lost. Please check before you repeat it with another key.'

  test('doesn’t repeat a write whose process has died after its commit', async () => {
    const [key, body] = [freshKey(), request('Committed')]
    await write(key, body)
    const left = { status: null, reply: null, startedAt: addDays(new Date(), -1) }
    await app.db.update(idempotencyKeys).set(left).where(eq(idempotencyKeys.key, key))
    expect(await write(key, body)).toMatchObject({ status: 409, body: { message: lost } })
    expect(await published('Committed')).toBe(1)
  })

  test.each([
    ['the reply can’t be stored', 'status'],
    ['the write fails after its commit', 'write'],
  ])('doesn’t repeat a committed write if %s', async (_, failing) => {
    const key = freshKey()
    const me = { owner: 'somebody', key, requestHash: 'x' }
    let runs = 0
    const run = () =>
      runIdempotent(app.ctx, me, async (db) => {
        await db.transaction(async () => {
          runs += 1
        })
        if (failing === 'write') throw new Error('the connection is lost')
        return { status: 200, body: null }
      })
    if (failing === 'status')
      await app.db.execute(
        sql.raw(
          `alter table idempotency_keys add constraint failing check (key <> '${key}' or status is null)`,
        ),
      )
    const first = await run().catch((error: Error) => error.message)
    expect(first).toEqual(
      failing === 'write' ? 'the connection is lost' : { status: 200, body: null, replayed: false },
    )
    if (failing === 'status') await app.db.execute(sql`alter table idempotency_keys drop constraint failing`)
    await app.db
      .update(idempotencyKeys)
      .set({ startedAt: addDays(new Date(), -1) })
      .where(eq(idempotencyKeys.key, key))
    await expect(run()).rejects.toMatchObject({ code: 'CONFLICT', message: lost })
    expect(runs).toBe(1)
  })

  test.each(['has done the write', 'is still at it'])(
    'rolls a call back that was suspended for so long that a repeated one %s',
    async (state) => {
      const key = freshKey()
      const me = { owner: 'somebody', key, requestHash: 'x' }
      const [first, second] = [barrier(), barrier()]
      const owner = await makeIndividual(app.db)
      const run = (intro: string, { reached, released }: ReturnType<typeof barrier>) =>
        runIdempotent(app.ctx, me, async (db) => {
          await db.transaction(async (tx) => {
            reached.resolve()
            await released.promise
            await tx.update(companies).set({ description: intro }).where(eq(companies.id, owner.companyId))
          })
          return { status: 200, body: intro }
        })
      const suspended = run('late', first)
      await first.reached.promise
      await app.db
        .update(idempotencyKeys)
        .set({ startedAt: addDays(new Date(), -1) })
        .where(eq(idempotencyKeys.key, key))
      const repeated = run('repeated', second)
      await second.reached.promise
      if (state === 'has done the write') {
        second.released.resolve()
        await repeated
      }
      first.released.resolve()
      await expect(suspended).rejects.toMatchObject({
        code: 'CONFLICT',
        message:
          'This request took so long that another one with its key has taken its place. It has changed nothing.',
      })
      second.released.resolve()
      expect(await repeated).toEqual({ status: 200, body: 'repeated', replayed: false })
      expect(await run('again', second)).toEqual({ status: 200, body: 'repeated', replayed: true })
      const [company] = await app.db.select().from(companies).where(eq(companies.id, owner.companyId))
      expect(company?.description).toBe('repeated')
    },
  )

  test.each<[string, (caller: SignedIn) => Promise<unknown>]>([
    ['fillName', (caller) => fillName(caller, { name: 'Late' })],
    ['fillDescription', (caller) => fillDescription(caller, { description: 'Late' })],
    ['chooseFreePlan', chooseFreePlan],
    ['startCheckout', (caller) => startCheckout(caller, { kind: 'one_time' })],
    ['enableSyncOnRead', enableSyncOnRead],
  ])('keeps %s from committing once another call has taken it over', async (name, verb) => {
    const key = freshKey()
    const caller = as(app.ctx, (await makeCompany(app.db)).manager)
    const { companyId } = caller.viewer
    const ofCompany = eq(companies.id, companyId)
    await app.db.update(companies).set({ name: '', description: '' }).where(ofCompany)
    if (name === 'enableSyncOnRead') await chooseFreePlan(caller)
    const stored = async () => [
      await app.db.select().from(companies).where(ofCompany),
      await app.db.select().from(plans).where(eq(plans.companyId, companyId)),
    ]
    const before = await stored()
    const late = runIdempotent(app.ctx, { owner: 'somebody', key, requestHash: 'x' }, async (db) => {
      await app.db.update(idempotencyKeys).set({ claim: freshKey() }).where(eq(idempotencyKeys.key, key))
      return { status: 200, body: await verb({ ...caller, db }) }
    })
    await expect(late).rejects.toMatchObject({ code: 'CONFLICT' })
    expect(await stored()).toEqual(before)
  })

  test.each(['the store fails', 'its process dies after the commit'])(
    'of an upload form can be used again if %s',
    async (failure) => {
      const key = freshKey()
      const caller = as(app.ctx, await makeIndividual(app.db))
      const me = { owner: caller.viewer.employeeId, key, requestHash: 'x' }
      const form = presignSchema.parse({ filename: 'flour.png', contentType: 'image/png' })
      const run = (storage: Storage) =>
        runIdempotent(app.ctx, me, async (db) => ({
          status: 200,
          body: await presign({ ...caller, storage, db }, form),
        }))
      const ofCompany = eq(files.companyId, caller.viewer.companyId)
      if (failure === 'the store fails') {
        const failing = { ...app.ctx.storage, presign: () => Promise.reject(new Error('no credentials')) }
        await expect(run(failing)).rejects.toThrow('no credentials')
        expect(await app.db.$count(files, ofCompany)).toBe(0)
      } else {
        await run(app.ctx.storage)
        const left = { status: null, reply: null, startedAt: addDays(new Date(), -1) }
        await app.db.update(idempotencyKeys).set(left).where(eq(idempotencyKeys.key, key))
      }
      expect(await run(app.ctx.storage)).toMatchObject({ status: 200, replayed: false })
    },
  )

  test('expires after a day', async () => {
    const [key, body] = [freshKey(), request('Forgotten')]
    await write(key, body)
    const mine = eq(idempotencyKeys.key, key)
    await app.db
      .update(idempotencyKeys)
      .set({ createdAt: addDays(new Date(), -2) })
      .where(mine)
    await sweepIdempotencyKeys(app.db)
    expect(await write(key, body)).toMatchObject({ status: 200, replayed: false })
  })
})
