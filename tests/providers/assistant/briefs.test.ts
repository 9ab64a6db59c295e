import { describe, expect, it } from 'vitest'
import * as briefs from '../../../src/providers/assistant/briefs.ts'
import { sides } from '../../../src/shared/sides.ts'
import { listing, threadMessage } from './listings.ts'

/** A unique word in each hidden field. */
const canaries = {
  sellerPoint: 'canary-seller-point',
  sellerInstructions: 'canary-seller-instructions',
  buyerPoint: 'canary-buyer-point',
  buyerInstructions: 'canary-buyer-instructions',
}
const seller = listing('seller', 'Flour', ['Shown strength', `!${canaries.sellerPoint}`], {
  instructions: canaries.sellerInstructions,
})
const buyer = listing('buyer', 'Bread flour', ['Shown requirement', `!${canaries.buyerPoint}`], {
  instructions: canaries.buyerInstructions,
})
const thread = [threadMessage('seller', 'Hello')]
const listings = { seller, buyer }
const canariesIn = (brief: unknown) =>
  Object.values(canaries)
    .filter((canary) => JSON.stringify(brief).includes(canary))
    .sort()
const judgements = [{ verdict: null }, { verdict: null }]

describe('hidden data in briefs', () => {
  it('the judge sees the hidden requirements of the buyer, who reads the result', () => {
    expect(canariesIn(briefs.judgeBrief(seller, buyer, thread))).toEqual([canaries.buyerPoint])
  })

  it('questions see none', () => {
    const brief = briefs.askBrief(seller, buyer, thread, judgements)
    expect(canariesIn(brief)).toEqual([])
    expect(brief.open).toEqual([{ requirement: 'Shown requirement', verdict: null }])
  })

  it.each(sides)('messages of the %s see none, whatever the caller passes', (side) => {
    const inputs: briefs.RoundInputs =
      side === 'seller'
        ? { side, answers: [{ question: 'Q', answer: 'A' }], freeForm: '' }
        : {
            side,
            reviews: [{ requirement: canaries.buyerPoint, verdict: 'meet', thoughts: 'fine' }],
            freeForm: '',
          }
    expect(canariesIn(briefs.pitchBrief(side, seller, buyer, null, thread))).toEqual([])
    const brief = briefs.pitchBrief(side, seller, buyer, inputs, thread)
    expect(canariesIn(brief)).toEqual([])
    if (side === 'buyer')
      expect(brief.inputs).toMatchObject({
        reviews: [{ requirement: null, verdict: null, thoughts: 'fine' }],
      })
  })

  it.each(sides)("ranking the %s's leads sees only that side's own", (side) => {
    const other = side === 'seller' ? 'buyer' : 'seller'
    const brief = briefs.rankBrief(listings[side], [{ leadId: 'a', other: listings[other], thread }])
    expect(canariesIn(brief)).toEqual([canaries[`${side}Instructions`], canaries[`${side}Point`]].sort())
  })

  it('matching sees all, because nobody reads the result', () => {
    expect(canariesIn(briefs.matchBrief(seller, buyer))).toHaveLength(4)
  })

  it('ranking gets the leads in the same order, whatever the input order', () => {
    const leads = ['b', 'a'].map((leadId) => ({ leadId, other: buyer, thread }))
    expect(briefs.rankBrief(seller, leads)).toEqual(briefs.rankBrief(seller, leads.toReversed()))
  })
})

describe('a secret', () => {
  it('is redacted in logs and responses', () => {
    const secret = new briefs.Secret('hush')
    expect(JSON.stringify({ secret })).toBe('{"secret":"[secret]"}')
    expect(String(Object.values(secret))).not.toContain('hush')
  })

  it('does not type-check in the brief of another audience, and briefs need their function', () => {
    const fields = { side: 'seller' as const, text: 'x' }
    // @ts-expect-error only the brief's function creates a brief
    const literal: briefs.ParseBrief = fields
    // @ts-expect-error a brief for the buyer is not a brief for both sides
    const mixed: briefs.PitchBrief = briefs.judgeBrief(seller, buyer, thread)
    // @ts-expect-error the text of a hidden point is a secret
    const open: briefs.PointSource = { reveal: false, text: 'plain' }
    // @ts-expect-error a secret is not a string
    const text: string = new briefs.Secret('hush')
    expect([literal, mixed, open, text]).toHaveLength(4)
  })
})
