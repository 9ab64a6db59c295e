import { describe, expect, test } from 'vitest'
import { suggestTerms } from '../../src/agreements/suggest-terms.ts'
import { readLead } from '../../src/leads/read.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, makeLead } from '../make/leads.ts'
import { as } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

describe.each(eachSide)('suggestions for a proposal of the %s', (side) => {
  const other = otherSide(side)

  test('have their sources, newest message first, and name nothing that is hidden', async () => {
    const lead = await makeLead(app.ctx, {
      [side]: {
        points: [
          { text: 'Our price is 1,800 EUR', reveal: true },
          { text: 'We would go down to 1,111 EUR', reveal: false },
        ],
        matchingInstructions: 'At most 1,222 EUR',
      },
      [other]: { points: [{ text: 'The budget is 1,333 EUR', reveal: false }] },
    })
    const { leadId } = lead
    const { messageId } = await sendMessage(as(app.ctx, lead.people[other]), {
      side: other,
      leadId,
      text: 'We can pay 1.650,50 € for 500 kg. Delivery by 15 March 2030. Payment within 30 days.',
    })
    const { prices, quantities, dates, terms } = await suggestTerms(as(app.ctx, lead.people[side]), {
      leadId,
    })

    const message = { kind: 'message', side: other, messageId, at: expect.any(String) }
    expect(prices[0]).toEqual({ value: { minor: 165_050, currency: 'EUR', per: null }, source: message })
    expect(prices[1]).toMatchObject({ value: { minor: 180_000, currency: 'EUR', per: null } })
    expect(quantities[0]).toEqual({ value: { value: 500, unit: 'kg' }, source: message })
    expect(dates[0]).toEqual({ value: { to: '2030-03-15' }, source: message })
    expect(terms[0]).toEqual({
      value: { key: 'payment_term', kind: 'number', value: 30, unit: 'days' },
      source: message,
    })
    // Without the sources, whose ids may have the same digits.
    const values = [...prices, ...quantities, ...dates, ...terms].map(({ value }) => value)
    expect(JSON.stringify(values)).not.toMatch(/111|122|133/)
  })

  test('take the currency of the other texts for an amount without one', async () => {
    const { leadId, people } = await makeLead(app.ctx, {
      [side]: { points: [{ text: 'Our price is 1,800 GBP', reveal: true }] },
    })
    await sendMessage(as(app.ctx, people[other]), { side: other, leadId, text: 'We prefer 45 an hour.' })
    const { prices } = await suggestTerms(as(app.ctx, people[side]), { leadId })
    expect(prices.map(({ value }) => value)).toEqual([
      { minor: 4_500, currency: 'GBP', per: 'hour' },
      { minor: 180_000, currency: 'GBP', per: null },
    ])
  })

  test('name the currency of an amount that is no price of its own', async () => {
    const { leadId, people } = await makeLead(app.ctx)
    const suggested = () => suggestTerms(as(app.ctx, people[side]), { leadId })
    expect(await suggested()).toMatchObject({ currency: null })
    const text = 'Pour 1 950 € ou 2 200 €, au choix. Drone 250 € en plus.'
    await sendMessage(as(app.ctx, people[other]), { side: other, leadId, text })
    expect(await suggested()).toMatchObject({ currency: 'EUR', prices: [] })
  })

  test('name the listing, not the opening that repeats it', async () => {
    const { leadId, people } = await makeLead(app.ctx, {
      buyer: { points: [{ text: 'Payment within 30 days' }] },
    })
    const { terms } = await suggestTerms(as(app.ctx, people[side]), { leadId })
    const { latestRound } = (await readLead(as(app.ctx, people[side]), { leadId })).toJSON()
    expect(latestRound.messages[0]?.content).toContain('30 days')
    const term = terms.find(({ value }) => value.key === 'payment_term')
    expect(term?.source).toEqual({ kind: 'listing', side: 'buyer' })
  })

  test('are refused to a stranger', async () => {
    const { leadId } = await makeLead(app.ctx)
    const stranger = await makeLead(app.ctx)
    await expect(suggestTerms(as(app.ctx, stranger.people[side]), { leadId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
