import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { canonicalPackage, hashPackage } from '../../src/agreements/canonical.ts'
import { propose } from '../../src/agreements/propose.ts'
import { readAgreement, readProposals } from '../../src/agreements/read.ts'
import { packageSchema, proposeSchema } from '../../src/agreements/schema.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { submitBuyerRound } from '../../src/leads/rounds/submit-round.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { me, view } from '../leads/helpers.ts'
import { eachSide, makeLead } from '../make/leads.ts'
import { acceptProposal, makeProposal, packageOf } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

describe('the canonical JSON of a package', () => {
  test('is RFC 8785: sorted keys, no spaces, the shortest numbers, the wire’s amounts', () => {
    const text = canonicalPackage(
      packageOf(1, {
        total: { minor: 5, currency: 'BHD' },
        quantity: 1e21,
        unit: '€"\u000b',
        terms: [
          { key: 'z', label: 'Zinc', kind: 'number', value: 4.5, unit: '%' },
          { key: 'a', label: 'Added', kind: 'number', value: 0.000001 },
        ],
      }),
    )
    expect(text).toBe(
      '{"delivery_included":true,"quantity":1e+21,"tax_included":false,"terms":[' +
        '{"key":"z","kind":"number","label":"Zinc","unit":"%","value":4.5},' +
        '{"key":"a","kind":"number","label":"Added","value":0.000001}],' +
        '"total":{"amount":"0.005","currency":"BHD"},"unit":"€\\"\\u000b"}',
    )
  })

  test('has the same hash after it was stored and read', async () => {
    const lead = await makeLead(app.ctx)
    const content = packageOf(12, {
      quantity: 0.1 + 0.2,
      unit: 'm²',
      terms: [
        { key: 'big', label: 'Größe', kind: 'number', value: 1.7976931348623157e308 },
        { key: 'small', label: '小', kind: 'number', value: 5e-324, unit: 'g' },
        { key: 'negative', label: 'Below zero', kind: 'number', value: -1e-7 },
        { key: 'text', label: 'Text', kind: 'text', value: '\u{1f600} line\nbreak\t"\\' },
      ],
    })
    const { packages } = await makeProposal(app.ctx, lead, 'seller', { packages: [content] })
    const { hash, ...read } = packages[0]!
    expect(read).toEqual(content)
    const expected = createHash('sha256').update(canonicalPackage(content)).digest('hex')
    expect([hash, hashPackage(read)]).toEqual([expected, expected])
  })
})

describe('a package', () => {
  test.each([
    ['a float of an amount', { total: { minor: 1.5, currency: 'EUR' } }],
    ['a negative amount', { total: { minor: -1, currency: 'EUR' } }],
    ['an amount that is no safe integer', { total: { minor: 1e15, currency: 'EUR' } }],
    ['a currency that doesn’t exist', { total: { minor: 1, currency: 'EURO' } }],
    ['an infinite quantity', { quantity: Number.POSITIVE_INFINITY }],
    ['no quantity at all', { quantity: 0 }],
    ['an unknown field', { discount: 5 }],
    ['a key twice', { terms: [0, 1].map((value) => ({ key: 'a', label: 'A', kind: 'number', value })) }],
    ['a key with other characters', { terms: [{ key: 'A-1', label: 'A', kind: 'number', value: 1 }] }],
    [
      'a label of 201 characters',
      { terms: [{ key: 'a', label: 'x'.repeat(201), kind: 'number', value: 1 }] },
    ],
    ['a number as text', { terms: [{ key: 'a', label: 'A', kind: 'number', value: '1' }] }],
    ['a date that doesn’t exist', { terms: [{ key: 'a', label: 'A', kind: 'date', value: '2030-02-30' }] }],
  ])('is refused with %s', (_, wrong) => {
    expect(packageSchema.safeParse({ ...packageOf(1), ...wrong }).success).toBe(false)
  })

  test('leaves out what is blank', () => {
    const { unit: _, quantity: __, ...bare } = packageOf(1)
    expect(packageSchema.parse({ ...bare, unit: ' ', quantity: null, hash: 'that of another' })).toEqual(bare)
  })
})

describe.each(eachSide)('by the %s', (side) => {
  test('proposals are numbered within the lead and name what they answer', async () => {
    const lead = await makeLead(app.ctx)
    const first = await makeProposal(app.ctx, lead, side, { note: 'As discussed.' })
    const second = await makeProposal(app.ctx, lead, otherSide(side), { answers: first.id })
    const third = await makeProposal(app.ctx, lead, otherSide(side))
    const list = await readProposals(me(app.ctx, lead, side), { leadId: lead.leadId })
    expect(list).toEqual(await readProposals(me(app.ctx, lead, otherSide(side)), { leadId: lead.leadId }))
    expect(list).toMatchObject([
      { id: first.id, number: 1, side, note: 'As discussed.', answers: null, status: 'superseded' },
      { id: second.id, number: 2, side: otherSide(side), answers: first.id, status: 'superseded' },
      { id: third.id, number: 3, answers: null, status: 'open', author: 'person' },
    ])
  })

  test('a proposal is valid for 14 days, or until a later moment of the database’s clock', async () => {
    const lead = await makeLead(app.ctx)
    const { createdAt, validUntil } = await makeProposal(app.ctx, lead, side)
    expect(Date.parse(validUntil) - Date.parse(createdAt)).toBe(14 * 24 * 60 * 60 * 1000)
    const input = { leadId: lead.leadId, packages: [packageOf(1)] }
    await expect(
      propose(me(app.ctx, lead, side), proposeSchema.parse({ ...input, validUntil: '2020-01-01T00:00:00Z' })),
    ).rejects.toMatchObject({ code: 'BAD_INPUT', message: 'valid_until must be in the future.' })
    await expect(
      makeProposal(app.ctx, lead, side, { validUntil: '2040-01-01T00:00:00+01:00' }),
    ).resolves.toMatchObject({ validUntil: '2039-12-31T23:00:00.000Z' })
  })

  test('a proposal of another lead can’t be answered', async () => {
    const [lead, elsewhere] = [await makeLead(app.ctx), await makeLead(app.ctx)]
    const { id } = await makeProposal(app.ctx, elsewhere, otherSide(side))
    await expect(makeProposal(app.ctx, lead, side, { answers: id })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('the requirements in an agreement', () => {
  const withHidden = {
    buyer: { points: [{ text: 'Organic rye' }, { text: 'CANARY hidden requirement', reveal: false }] },
  }

  test.each([
    { shares: false, by: 'buyer' },
    { shares: true, by: 'buyer' },
    { shares: true, by: 'seller' },
  ] as const)('are the revealed ones; judgements shared by the $by: $shares', async ({ shares, by }) => {
    const lead = await makeLead(app.ctx, withHidden)
    await submitBuyerRound(me(app.ctx, lead, 'buyer'), {
      leadId: lead.leadId,
      reviews: (await view(app.ctx, lead, 'buyer')).latestRound.judgements.map(({ requirement }) => ({
        requirement,
        thoughts: 'CANARY thought',
        humanVerdict: 'meet' as const,
      })),
      freeForm: '',
    })
    await app.drain()
    // The side whose choice counts is the buyer, who proposes here.
    const proposal = await makeProposal(app.ctx, lead, by, { sharesJudgements: shares })
    const { agreementId } = await acceptProposal(app.ctx, lead, proposal)
    const agreement = await readAgreement(me(app.ctx, lead, 'seller'), { agreementId })
    const isShared = shares && by === 'buyer'
    expect(agreement.judgementsShared).toBe(isShared)
    expect(agreement.requirements.map(({ requirement }) => requirement)).toEqual(['Organic rye'])
    if (!isShared) expect(agreement.requirements[0]?.verdict).toBeNull()
    expect(JSON.stringify(agreement)).not.toContain('CANARY')
  })
})

test('an edited listing changes neither proposals nor agreements', async () => {
  const lead = await makeLead(app.ctx)
  const proposal = await makeProposal(app.ctx, lead, 'seller')
  const { agreementId } = await acceptProposal(app.ctx, lead, proposal)
  const before = await readAgreement(me(app.ctx, lead, 'buyer'), { agreementId })
  await app.db.update(listings).set({ name: 'Renamed', description: 'Rewritten' })
  expect(await readAgreement(me(app.ctx, lead, 'buyer'), { agreementId })).toEqual(before)
})
