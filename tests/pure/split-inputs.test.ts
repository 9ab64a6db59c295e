import { expect, test } from 'vitest'
import { splitBuyerInputs, splitSellerInputs } from '../../src/leads/rounds/split-inputs.ts'

test('long inputs are split in steps, so that others are served meanwhile', async () => {
  const text = 'We can deliver on Mondays. Internally our floor is 800. '.repeat(20).trim()
  const rows = Array.from({ length: 50 }, (_, n) => n)
  let served = 0
  const serve = () => {
    served += 1
    serving = setImmediate(serve)
  }
  let serving = setImmediate(serve)
  const leadId = crypto.randomUUID()
  const answers = rows.map((n) => ({ question: `${n}?`, answer: text, privateAnswer: undefined }))
  const seller = await splitSellerInputs({ leadId, answers, freeForm: '' })
  const servedForSeller = served
  const reviews = rows.map((n) => ({ requirement: `${n}`, thoughts: text, humanVerdict: null }))
  const buyer = await splitBuyerInputs({ leadId, reviews, freeForm: '' })
  clearImmediate(serving)
  expect(servedForSeller).toBeGreaterThan(0)
  expect(served).toBeGreaterThan(servedForSeller)
  expect(seller.answers.map(({ question }) => question)).toEqual(rows.map((n) => `${n}?`))
  for (const { said, kept } of [...seller.answers, ...buyer.reviews]) {
    expect(said).toMatch(/^We can deliver on Mondays\./)
    expect(kept).toMatch(/^Internally our floor is 800\./)
  }
})
