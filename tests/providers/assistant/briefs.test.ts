import { describe, expect, it } from 'vitest'
import * as briefs from '../../../src/providers/assistant/briefs.ts'
import { sides } from '../../../src/shared/sides.ts'
import { listing, says } from './listings.ts'

/** A word of its own in every hidden field. */
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
const talk = [says('seller', 'Hello')]
const of = { seller, buyer }
const found = (brief: unknown) =>
  Object.values(canaries)
    .filter((canary) => JSON.stringify(brief).includes(canary))
    .sort()
const judged = [{ verdict: null }, { verdict: null }]

describe('what a brief holds of what is hidden', () => {
  it('is for the judge the requirements of the buyer, who reads the answer', () => {
    expect(found(briefs.judgeBrief(seller, buyer, talk))).toEqual([canaries.buyerPoint])
  })

  it('is for questions nothing', () => {
    const brief = briefs.askBrief(seller, buyer, talk, judged)
    expect(found(brief)).toEqual([])
    expect(brief.open).toEqual([{ requirement: 'Shown requirement', verdict: null }])
  })

  it.each(sides)('is for words spoken for the %s nothing, whatever the caller hands in', (side) => {
    const inputs: briefs.RoundInputs =
      side === 'seller'
        ? { side, answers: [{ question: 'Q', answer: 'A' }], freeForm: '' }
        : {
            side,
            reviews: [{ requirement: canaries.buyerPoint, verdict: 'meet', thoughts: 'fine' }],
            freeForm: '',
          }
    expect(found(briefs.pitchBrief(side, seller, buyer, null, talk))).toEqual([])
    const brief = briefs.pitchBrief(side, seller, buyer, inputs, talk)
    expect(found(brief)).toEqual([])
    if (side === 'buyer')
      expect(brief.inputs).toMatchObject({
        reviews: [{ requirement: null, verdict: null, thoughts: 'fine' }],
      })
  })

  it.each(sides)("is for the order of the %s's leads only its own", (side) => {
    const other = side === 'seller' ? 'buyer' : 'seller'
    const brief = briefs.rankBrief(of[side], [{ leadId: 'a', other: of[other], talk }])
    expect(found(brief)).toEqual([canaries[`${side}Instructions`], canaries[`${side}Point`]].sort())
  })

  it('is for matching all, which nobody reads', () => {
    expect(found(briefs.matchBrief(seller, buyer))).toHaveLength(4)
  })

  it('comes to the ranking in the same order, whoever arrived first', () => {
    const leads = ['b', 'a'].map((leadId) => ({ leadId, other: buyer, talk }))
    expect(briefs.rankBrief(seller, leads)).toEqual(briefs.rankBrief(seller, leads.toReversed()))
  })
})

describe('a secret', () => {
  it('says nothing in logs and responses', () => {
    const secret = new briefs.Secret('hush')
    expect(JSON.stringify({ secret })).toBe('{"secret":"[secret]"}')
    expect(String(Object.values(secret))).not.toContain('hush')
  })

  it('cannot be put where others read, nor a brief be made by hand', () => {
    const made = { side: 'seller' as const, text: 'x' }
    // @ts-expect-error a brief is made by its function alone
    const byHand: briefs.ParseBrief = made
    // @ts-expect-error a brief for the buyer is none for both
    const mixed: briefs.PitchBrief = briefs.judgeBrief(seller, buyer, talk)
    // @ts-expect-error a hidden text is a secret, not a text
    const open: briefs.PointSource = { reveal: false, text: 'plain' }
    // @ts-expect-error a secret has no text to read
    const text: string = new briefs.Secret('hush')
    expect([byHand, mixed, open, text]).toHaveLength(4)
  })
})
