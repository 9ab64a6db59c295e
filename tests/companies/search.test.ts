import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { maskEmail } from '../../src/companies/policy.ts'
import { searchCompaniesSchema } from '../../src/companies/schema.ts'
import { searchCompanies } from '../../src/companies/search.ts'
import type { RequestCtx } from '../../src/context.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { makeCompany } from '../make/companies.ts'
import { as, makeIndividual, visitor } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const names = [
  'Æblemost Øl',
  'Björk & Søn',
  'Bjork Mills',
  'Bakers of Łódź',
  'The Björklund Bakery',
  'Großhandel Müller',
  '100% Flour',
  '100 Grams',
  'Mühle_Nord',
  'Žižkov Mills',
]
for (const name of names) await makeCompany(app.db, { name })

/** Parses the input as the API does, so that the cursor is a string. */
const search = async (
  query: string,
  more: { cursor?: string | null; limit?: number } = {},
  by?: RequestCtx,
) => (await searchCompanies(by ?? visitor(app.ctx), searchCompaniesSchema.parse({ query, ...more }))).toJSON()
const found = async (query: string) => (await search(query)).companies.map(({ name }) => name)

test.each([
  ['BJORK', ['Björk & Søn', 'Bjork Mills', 'The Björklund Bakery']],
  ['björk', ['Björk & Søn', 'Bjork Mills', 'The Björklund Bakery']],
  ['mills', ['Bjork Mills', 'Žižkov Mills']],
  ['ba', ['Bakers of Łódź', 'The Björklund Bakery']],
  ['lodz', ['Bakers of Łódź']],
  ['GROSS', ['Großhandel Müller']],
  ['müll', ['Großhandel Müller']],
  ['AEBLE', ['Æblemost Øl']],
  ['æblemost ol', ['Æblemost Øl']],
  ['  zizkov   mills ', ['Žižkov Mills']],
  ['100%', ['100% Flour']],
  ['_', ['Mühle_Nord']],
  ['\\', []],
  ['nobody of this name', []],
])('%s finds names that start with it before names that contain it', async (query, expected) => {
  expect(await found(query)).toEqual(expected)
})

test('an empty query finds all companies, by name', async () => {
  const { companies: all, total, next } = await search('')
  expect(total).toBe(names.length)
  expect(next).toBeNull()
  const fold = (name: string) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace('æ', 'ae')
  expect(all.map(({ name }) => fold(name))).toEqual(names.map(fold).sort())
})

test('a renamed company is found by its new name only', async () => {
  const { company } = await makeCompany(app.db, { name: 'Old Oak' })
  await app.db.update(companies).set({ name: 'Émile & Fils' }).where(eq(companies.id, company.id))
  expect(await found('emile')).toEqual(['Émile & Fils'])
  expect(await found('old oak')).toEqual([])
  await app.db.update(companies).set({ isIndividual: true }).where(eq(companies.id, company.id))
})

describe('access', () => {
  test('individuals are never found', async () => {
    const person = await makeIndividual(app.db)
    await app.db.update(companies).set({ name: 'Ida Solitary' }).where(eq(companies.id, person.companyId))
    expect(await search('solitary')).toEqual({ companies: [], total: 0, next: null })
    expect(await search('solitary', {}, as(app.ctx, person))).toMatchObject({ total: 0 })
  })

  test('emails are masked except for the company’s employees', async () => {
    const emails = [
      'info@acme.example',
      'a@acme.example',
      '',
      'by phone only',
      '@acme.example',
      'a@b@c.example',
      'a@',
    ]
    const all = []
    for (const [n, email] of emails.entries())
      all.push(await makeCompany(app.db, { name: `Masked ${n}`, email }))
    const results = (await search('masked')).companies
    expect(results).toEqual(
      all.map(({ company: { id, name, email } }) => ({
        id,
        name,
        email: maskEmail(email),
        isVerified: true,
      })),
    )
    const own = await search('masked', {}, as(app.ctx, all[0]!.manager))
    expect(own.companies).toEqual([{ ...results[0], email: emails[0] }, ...results.slice(1)])
  })

  test('anonymous callers may search, and invalid input is explained', async () => {
    const ask = async (input: object) => {
      const answer = await fetch(
        `${app.url}/trpc/companies.search?input=${encodeURIComponent(JSON.stringify(input))}`,
      )
      const { result, error } = await answer.json()
      return { status: answer.status, total: result?.data.total, message: error?.message }
    }
    expect(await ask({ query: 'bjork' })).toMatchObject({ status: 200, total: 3 })
    expect(await ask({ query: 'bjork\u0000' })).toMatchObject({ status: 200, total: 3 })
    const noCursor = { status: 400, message: 'cursor is not one of this list.' }
    expect(await ask({ query: '', cursor: 'nonsense' })).toMatchObject(noCursor)
    const id = '0b9a4c54-7c6e-4b3a-9c1c-1f2e3d4c5b6a'
    for (const place of [
      [2, 'a', id],
      [0, 'a\u0000', id],
      [0, 'a', 'x'],
    ])
      expect(await ask({ query: '', cursor: btoa(JSON.stringify(place)) })).toMatchObject(noCursor)
    expect(await ask({ query: 'x'.repeat(201) })).toMatchObject({
      status: 400,
      message: 'query must be at most 200 characters long.',
    })
    expect(await ask({ query: '', limit: 201 })).toMatchObject({
      status: 400,
      message: 'limit must be at most 200.',
    })
  })
})

test.each([1, 2, 3, 5])(
  'pages of %s continue from prefix matches to inner matches, and across equal names',
  async (limit) => {
    await using own = await startApp()
    for (const name of ['Oak', 'Oak', 'Oaks', 'Big Oak', 'Big Oak', 'Elm'])
      await makeCompany(own.db, { name })
    const foundNames: string[] = []
    const ids = new Set<string>()
    let cursor: string | null = null
    do {
      const input = searchCompaniesSchema.parse({ query: 'oak', limit, cursor })
      const page = (await searchCompanies(visitor(own.ctx), input)).toJSON()
      expect(page.total).toBe(5)
      expect(page.companies.length).toBeLessThanOrEqual(limit)
      for (const { id, name } of page.companies) {
        ids.add(id)
        foundNames.push(name)
      }
      cursor = page.next
    } while (cursor)
    expect(foundNames).toEqual(['Oak', 'Oak', 'Oaks', 'Big Oak', 'Big Oak'])
    expect(ids.size).toBe(5)
  },
)
