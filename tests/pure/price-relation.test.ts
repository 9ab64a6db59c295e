import { expect, test } from 'vitest'
import { priceRelationInSteps } from '../../src/leads/judgements/price.ts'
import { type ListingSource, type PointSource, Secret } from '../../src/providers/assistant/briefs.ts'
import type { Side } from '../../src/shared/sides.ts'
import { resultOf, stepsOf } from './result-of.ts'

const listing = (side: Side, description: string, points: readonly PointSource[] = []): ListingSource => ({
  id: side,
  side,
  companyName: '',
  companyDescription: 'Our budget is €1. Our price is €1.',
  name: 'Sink replacement',
  description,
  points,
  files: [],
  matchingInstructions: new Secret('Budget up to €1'),
})
const relation = (seller: string, buyer: string) =>
  resultOf(priceRelationInSteps({ seller: listing('seller', seller), buyer: listing('buyer', buyer) }))

test.each([
  ['We replace sinks for €180.', 'Our budget is up to €200.'],
  ['Wir tauschen Spülen für 180 €.', 'Unser Budget: höchstens 200 €.'],
  ['Nous remplaçons les éviers pour 180 €.', 'Notre budget est de 200 € maximum.'],
  ['Cambiamos fregaderos por 180 €.', 'Nuestro presupuesto es de 200 € como máximo.'],
  ['Our price is £0.80 per kg.', 'We pay at most £1 per kg.'],
  ['Price: €150 to €190.', 'Budget: €150 to €200.'],
])('within the budget: %s %s', (seller, buyer) => {
  expect(relation(seller, buyer)).toBe('within budget')
})

test.each([
  ['We replace sinks for €280.', 'Our budget is up to €200.'],
  ['Wir tauschen Spülen für 280 €.', 'Unser Budget: höchstens 200 €.'],
  ['Nous remplaçons les éviers pour 280 €.', 'Notre budget est de 200 € maximum.'],
  ['Cambiamos fregaderos por 280 €.', 'Nuestro presupuesto es de 200 € como máximo.'],
  ['Prices from €280.', 'Our budget is up to €200.'],
])('above the budget: %s %s', (seller, buyer) => {
  expect(relation(seller, buyer)).toBe('above budget')
})

test.each([
  ['nothing on either side', 'We replace sinks.', 'We need a new sink.'],
  ['no price', 'We replace sinks.', 'Our budget is up to €200.'],
  ['no budget', 'We replace sinks for €180.', 'We need a new sink.'],
  ['another currency', 'We replace sinks for $180.', 'Our budget is up to €200.'],
  ['a total and a rate', 'We replace sinks for €180 per hour.', 'Our budget is up to €200.'],
  ['an hourly and a monthly rate', 'Price: €180 per hour.', 'Budget: at most €200 per month.'],
  ['an open price', 'Prices from €100.', 'Our budget is up to €200.'],
  ['a price list around the budget', 'Basic costs €100. Premium costs €900.', 'Our budget is up to €200.'],
  ['a range around the budget', 'Price: €150 to €400.', 'Our budget is up to €200.'],
  ['a further rate', 'Price: €100. Each hour costs €90 per hour.', 'Our budget is up to €200.'],
  ['a deposit', 'The deposit is €100.', 'Our budget is up to €200.'],
  ['a Kaution', 'Die Kaution kostet 100 €.', 'Unser Budget: höchstens 200 €.'],
  ['an acompte', 'Un acompte de 100 € à payer.', 'Notre budget est de 200 € maximum.'],
  ['a descuento', 'Un descuento de 100 € en el precio.', 'Nuestro presupuesto es de 200 € como máximo.'],
  ['a delivery fee', 'Delivery for €15.', 'Our budget is up to €200.'],
  ['an insured amount', 'We are insured for €100.', 'Our budget is up to €200.'],
  ['a required insurance', 'Sink for €180.', 'Liability insurance up to €5,000,000.'],
  ['two budgets', 'We replace sinks for €180.', 'Our budget is €200. At most €150 for parts.'],
  ['an open budget', 'We replace sinks for €180.', 'We pay at least €200.'],
])('says nothing with %s', (_, seller, buyer) => {
  expect(relation(seller, buyer)).toBeNull()
})

test('reads revealed points and never hidden ones, instructions or companies', () => {
  const hidden = (text: string): PointSource => ({ reveal: false, text: new Secret(text) })
  const shown = (text: string): PointSource => ({ reveal: true, text })
  const of = (seller: PointSource, buyer: PointSource) =>
    resultOf(
      priceRelationInSteps({
        seller: listing('seller', 'We replace sinks.', [seller]),
        buyer: listing('buyer', 'We need a new sink.', [buyer]),
      }),
    )
  const [price, budget] = ['Price: €180', 'Budget up to €200'] as const
  expect(of(shown(price), shown(budget))).toBe('within budget')
  expect(of(hidden(price), shown(budget))).toBeNull()
  expect(of(shown(price), hidden(budget))).toBeNull()
})

test('long texts are read in a step for each sentence', () => {
  const description = 'We repair sinks of all kinds. '.repeat(100)
  const pair = {
    seller: listing('seller', description),
    buyer: listing('buyer', 'Our budget is up to €200.'),
  }
  expect(stepsOf(priceRelationInSteps(pair)).steps).toBeGreaterThanOrEqual(100)
})
