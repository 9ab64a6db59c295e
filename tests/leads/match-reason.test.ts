import { describe, expect, test } from 'vitest'
import { revise } from '../../src/listings/revise.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { matchReason } from '../../web/src/copy/leads.ts'
import { eachSide, type Matched, makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listed, me, submit } from './helpers.ts'

const app = await forFile(startApp())

const row = async (lead: Matched, side: Side) => {
  const [summary] = await listed(me(app.ctx, lead, side), { side, listingId: lead.listings[side].id })
  if (!summary) throw new Error('the list is empty')
  return summary
}
const reason = async (lead: Matched, side: Side) => matchReason(side, await row(lead, side))

const strengths = [{ text: 'Certified organic' }, { text: 'Our price is €0.80 per kg' }]
const shown = [{ text: 'Organic certification' }, { text: 'We pay at most €1 per kg' }]

test('counts all requirements for the buyer, and only the revealed ones for the seller', async () => {
  const lead = await makeLead(app.ctx, {
    seller: {
      description: 'Our flour costs €0.80 per kg.',
      points: [{ text: 'Certified organic' }, { text: 'Delivery within 3 days' }],
    },
    buyer: {
      description: 'Our budget is €1 per kg.',
      points: [
        { text: 'Organic certification' },
        { text: 'Delivery within a week' },
        { text: 'Milled in Norway', reveal: false },
      ],
    },
  })
  expect(await reason(lead, 'buyer')).toBe('Meets 2 of 3 requirements; price within budget')
  expect(await reason(lead, 'seller')).toBe('Meets 2 of 2 shown requirements; price within budget')
})

test('a hidden requirement changes nothing that the seller reads', async () => {
  const hidden = (...texts: string[]) => texts.map((text) => ({ text, reveal: false }))
  const readings: unknown[] = []
  for (const extra of [
    [],
    hidden('Budget up to €0.10 per kg'),
    hidden('Certified organic', 'Delivery within a week', 'No gluten'),
  ]) {
    const lead = await makeLead(app.ctx, {
      seller: { points: strengths },
      buyer: { points: [...shown, ...extra] },
    })
    const { coverage, price } = await row(lead, 'seller')
    readings.push({ coverage, price, reason: await reason(lead, 'seller') })
    expect(await reason(lead, 'buyer')).toContain(`of ${2 + extra.length} requirements; price within budget`)
  }
  expect(new Set(readings.map((reading) => JSON.stringify(reading))).size).toBe(1)
})

test('hidden prices are not compared for either side', async () => {
  for (const side of sides) {
    const points = { seller: strengths, buyer: shown } as const
    const hidden = points[side].map((point) => ({ ...point, reveal: false }))
    const lead = await makeLead(app.ctx, {
      [otherSide(side)]: { points: points[otherSide(side)] },
      [side]: { points: hidden },
    })
    for (const reader of sides) expect((await row(lead, reader)).price).toBeNull()
  }
})

test('tells a seller nothing about a request that shows no requirement', async () => {
  const points = shown.map((point) => ({ ...point, reveal: false }))
  const lead = await makeLead(app.ctx, { seller: { points: strengths }, buyer: { points } })
  expect(await reason(lead, 'seller')).toBe('Fits by its description')
})

describe.each(eachSide)('after the %s', (side) => {
  test('continued the thread, the price is still compared', async () => {
    const lead = await makeLead(app.ctx, { seller: { points: strengths }, buyer: { points: shown } })
    await submit[side](me(app.ctx, lead, side), lead, 'Please go on.')
    for (const reader of sides) expect((await row(lead, reader)).price).toBe('within budget')
    await app.drain()
    for (const reader of sides) expect((await row(lead, reader)).price).toBe('within budget')
  })

  test('revised the listing, the price is compared again', async () => {
    const lead = await makeLead(app.ctx, { seller: { points: strengths }, buyer: { points: shown } })
    const text = side === 'seller' ? 'Our price is €3 per kg' : 'We pay at most €0.50 per kg'
    const input = listingInput(side, { points: [{ text: 'Organic' }, { text }] })
    await revise(me(app.ctx, lead, side), { ...input, id: lead.listings[side].id })
    await app.drain()
    for (const reader of sides) expect((await row(lead, reader)).price).toBe('above budget')
  })
})

test('says when none is answered yet', () => {
  const coverage = { meet: 0, notMeet: 1, unknown: 3 }
  expect(matchReason('buyer', { coverage, price: 'above budget' })).toBe(
    'Meets none of 4 requirements yet; price above budget',
  )
  expect(matchReason('seller', { coverage, price: null })).toBe('Meets none of 4 shown requirements yet')
})
