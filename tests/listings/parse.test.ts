import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs } from '../../src/db/queue/jobs.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { outbox } from '../../src/db/tables/events.ts'
import { parses } from '../../src/db/tables/listings.ts'
import { parseText } from '../../src/listings/parsing/parse-text.ts'
import { runParse } from '../../src/listings/parsing/run-parse.ts'
import { readParse } from '../../src/listings/read.ts'
import { parseSchema } from '../../src/listings/schema.ts'
import { sweepParses } from '../../src/listings/sweep.ts'
import { AssistantError } from '../../src/providers/assistant/errors.ts'
import { parseKinds } from '../../src/shared/listings.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { makeCompany } from '../make/companies.ts'
import { eachSide, jobRun } from '../make/leads.ts'
import { as, makeEmployee, makeIndividual, type Person } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const text = `Stone-ground rye flour from our own mill in Devon.
- Certified organic
- Delivery within 3 days`

const newManager = async () => as(app.ctx, (await makeCompany(app.db)).manager)
const eventsFor = (employeeId: string) =>
  app.db
    .select({ event: outbox.event, payload: outbox.payload, rooms: outbox.rooms })
    .from(outbox)
    .where(eq(outbox.rooms, [rooms.user(employeeId)]))

const events = {
  landing: { seller: 'landing_offering_text_parse_done', buyer: 'landing_request_text_parse_done' },
  add: { seller: 'product_text_parse_done', buyer: 'procurement_text_parse_done' },
}
const fields = {
  seller: ['product_name', 'product_description', 'product_strengths', 'product_strengths_reveal'],
  buyer: [
    'procurement_title',
    'procurement_description',
    'procurement_requirements',
    'procurement_requirements_reveal',
  ],
}
const keptFields = ['private_notes', 'contact_hints']
const partyFields = {
  seller: ['offerer_info', 'offerer_description'],
  buyer: ['requestor_info', 'requestor_description'],
}

describe.each(eachSide)('a %s’s free text that the assistant can’t parse', (side) => {
  const failing = (error: Error) => ({
    ...app.ctx,
    assistant: { ...app.ctx.assistant, parse: () => Promise.reject(error) },
  })
  const parseIdOf = async (ctx: Awaited<ReturnType<typeof newManager>>) =>
    (await parseText(ctx, { side, kind: 'add', text })).parseId

  it.each([
    ['unavailable', 'unavailable'],
    ['too slow', 'unavailable'],
    ['not configured', 'unavailable'],
    ['refused', 'refused'],
    ['unreadable', 'unreadable'],
    ['malformed', 'unreadable'],
  ] as const)('fails as %s, and keeps what the rules read of it', async (cause, failure) => {
    const ctx = await newManager()
    const parseId = await parseIdOf(ctx)
    await runParse(failing(new AssistantError(cause, `It is ${cause}.`)), { parseId }, jobRun())
    const parse = await readParse(ctx, { parseId })
    expect(parse).toMatchObject({ state: 'failed', form: null, failure, error: `It is ${cause}.` })
    expect(parse.fallback?.points).toEqual([
      'From our own mill in Devon',
      'Certified organic',
      'Delivery within 3 days',
    ])
    expect(parse.fallback?.name).not.toBe('')
  })

  it('fails as over budget without a call', async () => {
    const ctx = await newManager()
    const parseId = await parseIdOf(ctx)
    const poor = { ...app.ctx, config: { ...app.ctx.config, budget: { total: 0, company: null } } }
    await runParse(poor, { parseId }, jobRun())
    const parse = await readParse(ctx, { parseId })
    expect(parse).toMatchObject({ state: 'failed', form: null, failure: 'budget' })
    expect(parse.fallback?.points).toHaveLength(3)
  })
})

describe.each(eachSide)('a %s’s free text', (side) => {
  it.each(parseKinds)('from the %s page becomes a form, sent in its own event', async (kind) => {
    const ctx = await newManager()
    const { parseId } = await parseText(ctx, { side, kind, text })
    expect(await readParse(ctx, { parseId })).toMatchObject({ state: 'queued', form: null, error: null })
    await app.drain()
    const parse = await readParse(ctx, { parseId })
    expect(parse).toMatchObject({ id: parseId, side, kind, state: 'done', error: null })
    expect(parse.form?.points).toEqual(expect.arrayContaining([expect.stringMatching(/organic/i)]))

    const [event, ...others] = await eventsFor(ctx.viewer.employeeId)
    expect(others).toEqual([])
    expect(event?.event).toBe(events[kind][side])
    const payload = event?.payload as { parsed_form: Record<string, unknown> }
    expect(payload).toMatchObject({ success: true, error: null, parse_id: parseId })
    expect(Object.keys(payload.parsed_form).sort()).toEqual(
      [...fields[side], ...keptFields, ...(kind === 'landing' ? partyFields[side] : [])].sort(),
    )
    expect(payload.parsed_form[fields[side][0]!]).toBe(parse.form?.name)
    expect(payload.parsed_form[fields[side][2]!]).toEqual(parse.form?.points)
  })

  it('fills a company’s empty description at the parse, from the landing page only', async () => {
    const description = 'We are a family mill in Devon since 1890.'
    const parsed = async (kind: 'landing' | 'add', person: Person) => {
      const ctx = as(app.ctx, person)
      const { parseId } = await parseText(ctx, { side, kind, text: `${description} ${text}` })
      await app.drain()
      expect((await readParse(ctx, { parseId })).form?.partyDescription).toBe(description)
      const [company] = await app.db.select().from(companies).where(eq(companies.id, person.companyId))
      return company?.description
    }
    const { manager } = await makeCompany(app.db, { description: '' })
    expect(await parsed('add', manager)).toBe('')
    expect(await parsed('landing', manager)).toBe(description)
    const { manager: described } = await makeCompany(app.db, { description: 'A mill.' })
    expect(await parsed('landing', described)).toBe('A mill.')
    expect(await parsed('landing', await makeIndividual(app.db))).toBe('')
  })

  it('describes a company by what the text says behind its name', async () => {
    const { manager } = await makeCompany(app.db, { name: 'Dunn Refrigeration', description: '' })
    const description = 'Dunn Refrigeration, Bradford - been doing this 22 yrs, me and my lad.'
    const ctx = as(app.ctx, manager)
    const { parseId } = await parseText(ctx, { side, kind: 'landing', text: `${description} ${text}` })
    await app.drain()
    expect((await readParse(ctx, { parseId })).form?.partyDescription).toBe(description)
  })

  it('is required, with each page’s own message', () => {
    const refusal = (kind: 'landing' | 'add') =>
      parseSchema.safeParse({ side, kind, text: '  ' }).error?.issues.map(({ message }) => message)
    expect(refusal('landing')).toEqual(['Please describe what you are looking for in the text area first.'])
    expect(refusal('add')).toEqual([
      `Please describe your ${side === 'seller' ? 'offering' : 'request'} first.`,
    ])
  })

  it('is parsed once by concurrent runs', async () => {
    const ctx = await newManager()
    const { parseId } = await parseText(ctx, { side, kind: 'add', text })
    await Promise.all([1, 2, 3].map(() => runParse(app.ctx, { parseId }, jobRun())))
    await app.drain()
    expect(await eventsFor(ctx.viewer.employeeId)).toHaveLength(1)
  })

  it('that the assistant refuses fails with the assistant’s message', async () => {
    const ctx = await newManager()
    const { parseId } = await parseText(ctx, { side, kind: 'landing', text })
    const assistant = {
      ...app.ctx.assistant,
      parse: () => Promise.reject(new AssistantError('refused', 'The assistant would rather not.')),
    }
    await runParse({ ...app.ctx, assistant }, { parseId }, jobRun())
    expect(await readParse(ctx, { parseId })).toMatchObject({
      state: 'failed',
      form: null,
      error: 'The assistant would rather not.',
    })
    expect(await eventsFor(ctx.viewer.employeeId)).toMatchObject([
      {
        event: events.landing[side],
        payload: { success: false, error: 'The assistant would rather not.', parsed_form: null },
      },
    ])
  })
})

it('hides internal error messages', async () => {
  const ctx = await newManager()
  const { parseId } = await parseText(ctx, { side: 'buyer', kind: 'add', text })
  const assistant = { ...app.ctx.assistant, parse: () => Promise.reject(new Error('at /srv/secret.ts')) }
  await runParse({ ...app.ctx, assistant }, { parseId }, jobRun())
  expect((await readParse(ctx, { parseId })).error).toBe('This is not available right now.')
})

it('leaves a parse queued when the process stops', async () => {
  const ctx = await newManager()
  const { parseId } = await parseText(ctx, { side: 'buyer', kind: 'add', text })
  const stopping = AbortSignal.abort(new Error('stopping'))
  const assistant = { ...app.ctx.assistant, parse: () => Promise.reject(new Error('aborted')) }
  await expect(runParse({ ...app.ctx, assistant }, { parseId }, jobRun(stopping))).rejects.toThrow('aborted')
  expect(await readParse(ctx, { parseId })).toMatchObject({ state: 'queued' })
  await app.drain()
  expect(await readParse(ctx, { parseId })).toMatchObject({ state: 'done' })
})

it('refuses strangers and colleagues', async () => {
  const ctx = await newManager()
  const { parseId } = await parseText(ctx, { side: 'buyer', kind: 'add', text })
  const colleague = as(app.ctx, await makeEmployee(app.db, ctx.viewer.companyId))
  for (const other of [await newManager(), colleague])
    await expect(readParse(other, { parseId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  expect(await app.db.$count(parses, eq(parses.id, parseId))).toBe(1)
})

it('fails when the company’s budget is used up', async () => {
  await using poor = await startApp({ env: { ASSISTANT_COMPANY_BUDGET_USD: '0.01' } })
  const { assistantCalls } = await import('../../src/db/tables/assistant.ts')
  const ctx = as(poor.ctx, (await makeCompany(poor.db)).manager)
  await poor.db.insert(assistantCalls).values({
    companyId: ctx.viewer.companyId,
    call: 'parse',
    provider: 'claude',
    model: 'm',
    inputTokens: 1,
    outputTokens: 1,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    costMicros: 20_000,
  })
  const { parseId } = await parseText(ctx, { side: 'buyer', kind: 'add', text })
  await poor.drain()
  expect(await readParse(ctx, { parseId })).toMatchObject({
    state: 'failed',
    error: "The assistant has used up this month's budget.",
  })
})

it('deletes free texts after a week', async () => {
  const ctx = await newManager()
  const { parseId } = await parseText(ctx, { side: 'buyer', kind: 'add', text })
  const inDays = (days: number) => () => new Date(Date.now() + days * 24 * 60 * 60 * 1000)
  await sweepParses({ ...ctx, now: inDays(6) })
  expect(await readParse(ctx, { parseId })).toMatchObject({ state: 'queued' })
  await sweepParses({ ...ctx, now: inDays(8) })
  await expect(readParse(ctx, { parseId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('limits how many texts an employee can send', async () => {
  const ctx = await newManager()
  const results = await Promise.allSettled(
    Array.from({ length: 63 }, () => parseText(ctx, { side: 'buyer', kind: 'add', text })),
  )
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(60)
  await expect(parseText(ctx, { side: 'buyer', kind: 'add', text })).rejects.toMatchObject({
    code: 'TOO_MANY',
    retryAfter: expect.any(Number),
  })
  expect(await parseText(await newManager(), { side: 'buyer', kind: 'add', text })).toBeTruthy()
})

it('doesn’t let the many texts of a company take all workers', async () => {
  const [busy, other] = [await newManager(), await newManager()]
  await app.drain()
  const add = async (ctx: typeof busy) => (await parseText(ctx, { side: 'buyer', kind: 'add', text })).parseId
  for (let i = 0; i < 20; i++) await add(busy)
  const last = await add(other)
  const { perGroup, concurrency } = jobs['parse-text']
  const fetched: object[] = []
  for (let i = 0; i < concurrency; i++)
    for (const { data } of await app.queue.boss.fetch<object>('parse-text', { groupConcurrency: perGroup }))
      fetched.push(data)
  expect(fetched).toHaveLength(perGroup + 1)
  expect(fetched).toContainEqual({ parseId: last })
})
