import { describe, expect, test } from 'vitest'
import { makeDomains, makePricePairs } from '../../../scripts/bench/negotiation/domains.ts'
import { hostile } from '../../../scripts/bench/negotiation/hostile.ts'
import { play } from '../../../scripts/bench/negotiation/play.ts'
import { ours } from '../../../scripts/bench/negotiation/rivals.ts'
import { sides } from '../../../src/shared/sides.ts'

const styles = ['balanced', 'firm', 'quick'] as const
const both = { buyer: ours('balanced'), seller: ours('balanced') }

describe('two assistants', () => {
  test.each(sides)('agree on a price wherever one suits both, and only there; the %s begins', (first) => {
    for (const domain of makePricePairs('dev', true, 100))
      expect(play(domain, both, first).worth).not.toBeNull()
    for (const domain of makePricePairs('dev', false, 100)) expect(play(domain, both, first).worth).toBeNull()
  })

  test.each([2, 3, 8, 15])('of any styles agree within %s rounds wherever a price suits both', (rounds) => {
    for (const buyer of styles)
      for (const seller of styles)
        for (const domain of makePricePairs('dev', true, 40)) {
          const agents = { buyer: ours(buyer), seller: ours(seller) }
          expect(play({ ...domain, rounds }, agents, 'buyer').worth).not.toBeNull()
        }
  })

  test('find the terms that are best for both and share the surplus', () => {
    const played = makeDomains('dev', 'equal', 30).map((domain) => ({
      ...play(domain, both, 'buyer'),
      surplus: domain.surplus,
    }))
    const joint = played.map(({ worth, surplus }) => (worth ? (worth.buyer + worth.seller) / surplus : 0))
    const nash = played.map(({ worth, surplus }) =>
      worth ? (4 * worth.buyer * worth.seller) / surplus ** 2 : 0,
    )
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
    expect(mean(joint)).toBeGreaterThan(0.99)
    expect(mean(nash)).toBeGreaterThan(0.95)
  })
})

describe.each(Object.entries(hostile))('a counterpart that is %s', (_, agent) => {
  test.each(styles)('causes no breach of a %s mandate', (style) => {
    for (const domain of [...makeDomains('dev', 'equal', 10), ...makePricePairs('dev', true, 10)])
      for (const side of sides) {
        const agents = { buyer: agent, seller: agent, [side]: ours(style) }
        expect(play(domain, agents, side).breaches[side]).toBe(0)
      }
  })
})
