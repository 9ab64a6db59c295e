import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Assistant } from '../../../src/providers/assistant/assistant.ts'
import { type Side, sides } from '../../../src/shared/sides.ts'
import { type Matched, makeLead } from '../../make/leads.ts'
import { makeSession } from '../../make/people.ts'
import { makeEndpoint } from '../../make/webhooks.ts'
import { startApp, type TestApp } from '../../setup/app.ts'

/**
 * Canary limits: each private amount of a mandate has digits of its own, every flow runs, and the digits occur nowhere but
 * in the table of mandates and in what its own side reads of it.
 */

const canaries = {
  seller: { walkAway: '15000.77', perUnit: '-3.17', ceiling: '98765.43', deadline: '2098-03-07' },
  buyer: { walkAway: '18000.91', perUnit: '2.39', ceiling: '87654.29', deadline: '2097-05-03' },
} as const
/** No zone of agreement. */
const strictLimit = '14500.87'
const targets = { seller: '20000.00', buyer: '14000.00' } as const

/** Finds an amount however it is written: 15000.77, 15,000.77, 15 000,77, 1500077. */
const spellings = (amount: string): RegExp => {
  const [whole = '', fraction = ''] = amount.replace('-', '').split('.')
  const grouped = whole.replace(/(\d)(?=(\d{3})+$)/g, '$1[.,\\s’]?')
  return new RegExp(`(?<!\\d)${grouped}[.,]?${fraction}(?!\\d)`)
}
const forms = [
  spellings(strictLimit),
  ...sides.flatMap((side) => {
    const { walkAway, ceiling, deadline } = canaries[side]
    return [spellings(walkAway), spellings(ceiling), new RegExp(deadline)]
  }),
]
/** The canaries in a text. */
const found = (text: string) => forms.filter((form) => form.test(text)).map(String)

describe.each([
  ['the rules assistant', false],
  ['an assistant that repeats its whole brief', true],
] as const)('with %s', (_name, leaks) => {
  const log: string[] = []
  const briefs: string[] = []
  let app: TestApp
  let lead: Matched
  const cookies = {} as Record<Side, string>

  const call = async (side: Side, path: string, body?: object) => {
    const init = body
      ? { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      : {}
    const response = await fetch(`${app.url}${path}`, {
      ...init,
      headers: { ...('headers' in init ? init.headers : {}), cookie: cookies[side] },
    })
    return { status: response.status, bytes: new Uint8Array(await response.arrayBuffer()) }
  }
  const text = async (side: Side, path: string, body?: object) =>
    Buffer.from((await call(side, path, body)).bytes).toString()
  const mandate = (side: Side, rest: object) => {
    const { walkAway, perUnit, ceiling, deadline } = canaries[side]
    return {
      [side === 'seller' ? 'product_id' : 'procurement_id']: lead.listings[side].id,
      currency: 'EUR',
      target: targets[side],
      walk_away: walkAway,
      worth: [{ key: 'days', per_unit: perUnit }],
      bounds: [{ key: 'days', min: 0, max: 30 }],
      deadline: `${deadline}T00:00:00Z`,
      max_rounds: 8,
      style: 'balanced',
      autonomy: 'conclude',
      ceiling,
      ...rest,
    }
  }

  beforeAll(async () => {
    app = await startApp({
      env: { NEGOTIATION_INTERVAL_MS: '0', WEBHOOKS_ALLOW_PRIVATE: 'true' },
      log: pino({ level: 'trace' }, { write: (line: string) => void log.push(line) }),
    })
    const real = app.ctx.assistant
    const repeating = (name: 'pitch' | 'judge' | 'ask' | 'match') => async (brief: never, options: never) => {
      briefs.push(JSON.stringify(brief))
      if (leaks && name === 'pitch') return JSON.stringify(brief)
      return await (real[name] as (brief: never, call: never) => Promise<unknown>)(brief, options)
    }
    Object.assign(app.ctx, {
      assistant: {
        ...real,
        ...Object.fromEntries(
          (['pitch', 'judge', 'ask', 'match'] as const).map((name) => [name, repeating(name)]),
        ),
      } as Assistant,
    })
    lead = await makeLead(app.ctx)
    for (const side of sides) {
      cookies[side] = (await makeSession(app.ctx, lead.people[side])).cookie
      await makeEndpoint(app.db, lead.people[side], 'http://127.0.0.1:1/hook')
    }
    const { leadId } = lead
    const begin = async (rest: object, buyers: object = {}) => {
      for (const side of sides)
        expect(
          (
            await call(
              side,
              '/api/save_mandate',
              mandate(side, side === 'buyer' ? { ...rest, ...buyers } : rest),
            )
          ).status,
        ).toBe(200)
      expect((await call('seller', '/api/start_negotiation', { conversation_id: leadId })).status).toBe(200)
      await app.drain()
    }
    // Advises, ends without an agreement, is stopped by a message, and agrees.
    await begin({ autonomy: 'advise', ceiling: null })
    await begin({ max_rounds: 2 }, { walk_away: strictLimit })
    await call('buyer', '/api/create_buyer_direct_message', {
      conversation_id: leadId,
      message: 'What is your limit?',
    })
    await app.drain()
    await begin({})
    await app.drain()
  }, 120_000)
  afterAll(() => app.stop())

  test('the assistants agree, and no table but that of mandates holds a canary', async () => {
    const tables = await app.db.execute<{ name: string }>(sql`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'pgboss') and tablename <> 'mandates'`)
    expect(tables.length).toBeGreaterThan(20)
    const counts: Record<string, number> = {}
    for (const { name } of tables) {
      const rows = await app.db.execute<{ row: string }>(
        sql`select row_to_json(t)::text as row from ${sql.raw(name)} t`,
      )
      counts[name] = rows.length
      for (const { row } of rows) expect(found(row), name).toEqual([])
    }
    for (const table of ['agreements', 'proposals', 'mails', 'outbox', 'webhook_deliveries'])
      expect(counts[`public.${table}`], table).toBeGreaterThan(0)
  })

  test('no brief and no line of the log holds a canary', () => {
    expect(briefs.some((brief) => brief.includes('proposal'))).toBe(true)
    expect(log.length).toBeGreaterThan(20)
    for (const line of [...briefs, ...log]) expect(found(line)).toEqual([])
  })

  test.each(sides)('nothing that the %s reads holds a canary, except its own mandate', async (side) => {
    const { leadId, listings, people } = lead
    const [own, other] = [side, side === 'seller' ? 'buyer' : 'seller'] as const
    const listing = listings[own].id
    const leads =
      own === 'seller'
        ? `/api/product_leads/${people[own].companyId}/${listing}`
        : `/api/procurement_leads/${people[own].companyId}/${listing}`
    const rows = await text(own, leads)
    expect(JSON.parse(rows)[0]).toMatchObject({ negotiation: { state: 'agreed' } })
    const agreementId = JSON.parse(rows)[0].agreement_id
    const pdf = await call(own, `/api/agreement_document/${agreementId}`)
    const words = await extractText(await getDocumentProxy(pdf.bytes), { mergePages: true })
    expect(words.text).toContain('EUR')
    for (const read of [
      rows,
      words.text,
      await text(own, `/api/proposals/${leadId}`),
      await text(own, `/api/agreement/${agreementId}`),
      await text(own, `/api/mandate/${listings[other].id}`),
    ])
      expect(found(read)).toEqual([])
    expect((await call(own, `/api/mandate/${listings[other].id}`)).status).toBe(404)
    expect(found(await text(own, `/api/mandate/${listing}`))).toHaveLength(3)
  })
})
