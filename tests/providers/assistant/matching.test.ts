import { describe, expect, it } from 'vitest'
import { measureParsing } from '../../../scripts/eval/measure.ts'
import { devTyped, heldOutTyped } from '../../../scripts/eval/typed-cases.ts'
import * as briefs from '../../../src/providers/assistant/briefs.ts'
import { makeAssistant } from '../../../src/providers/assistant/make.ts'
import { listing } from './listings.ts'

const assistant = makeAssistant({ kind: 'rules' })

const pair = (
  [sellerName, strengths, offering]: [string, string[], Parameters<typeof listing>[3]?],
  [buyerName, requirements, request]: [string, string[], Parameters<typeof listing>[3]?],
) =>
  assistant.match(
    briefs.matchBrief(
      listing('seller', sellerName, strengths, offering),
      listing('buyer', buyerName, requirements, request),
    ),
    {},
  )

describe('matching', () => {
  it.each([
    [
      'a brand name',
      ['Bella Vista', ['Pad thai with tofu', 'Mushroom risotto']],
      ['Dinner with colleagues', ['Pad thai', 'Risotto']],
    ],
    [
      'a request called by its need',
      ['North Ridge', ['We replace kitchen and bathroom sinks']],
      ['I need sink replacement', ['Sink replacement']],
    ],
    [
      'lists of items',
      ['Casa Luna', ['Lasagne, tiramisu and green curry with chicken']],
      ['Where to eat', ['Green curry, tiramisu and lasagne']],
    ],
    [
      'an offering without points',
      ['Alder Bay', [], { description: 'We tune pianos and repair broken strings.' }],
      ['For our choir', ['Piano tuning', 'Repair of broken strings']],
    ],
    [
      'a request without points',
      ['Alder Bay', ['Piano tuning', 'String repair']],
      ['For our choir', [], { description: 'Our piano needs tuning.' }],
    ],
    [
      'two languages',
      ['Blauer Stern', ['Reinigung von Büros', 'Haftpflichtversicherung']],
      ['For our firm', ['Office cleaning', 'Liability insurance']],
    ],
    [
      'text without umlauts',
      ['Blauer Stern', ['Küchenmöbel nach Maß', 'Türen aus Eiche']],
      ['Fuer unsere Wohnung', ['Kuechenmoebel', 'Tueren aus Eiche']],
    ],
  ] satisfies [string, Parameters<typeof pair>[0], Parameters<typeof pair>[1]][])(
    'accepts %s',
    async (_, seller, buyer) => {
      expect(await pair(seller, buyer)).toMatchObject({ match: true, conflict: false })
    },
  )

  it('rejects another trade that shares only what any trade offers', async () => {
    const verdict = await pair(
      ['Bella Vista', ['Pad thai', 'Free delivery to your door', 'Certified staff']],
      ['New boiler', ['Boiler installation', 'Delivery to the door', 'Certified staff']],
    )
    expect(verdict).toMatchObject({ match: false, conflict: false })
    expect(verdict.score).toBeLessThan(0.4)
  })

  it('rejects a clearly different trade, whatever words it shares', async () => {
    const verdict = await pair(
      ['Plumber, dogs welcome', ['Leaking taps and toilets repaired', 'Blocked drains', 'Boilers serviced']],
      ['Dogs', ['Dogs walked', 'Puppies trained', 'Dog kennels']],
    )
    expect(verdict).toMatchObject({ match: false, conflict: false })
  })

  it.each([
    ['Lieferung bis zur Tür', 'Lieferung bis vor die Tür'],
    ['En casa en menos de 24 horas', 'Tarta de la casa'],
  ])('does not take the place of a service for its trade: %s', async (requirement, strength) => {
    const verdict = await pair(
      ['Bella Vista', [strength, 'Risotto']],
      ['North Ridge', ['Wasserhahn', requirement]],
    )
    expect(verdict).toMatchObject({ match: false, conflict: false })
  })

  it('leaves open whether a single word of many is enough', async () => {
    const verdict = await pair(
      ['Bella Vista', ['Oak tables', 'Sinks removed']],
      ['For our flat', ['Sink removal', 'Piano lessons', 'Dog walking', 'A tax return']],
    )
    expect(verdict).toMatchObject({ match: null, conflict: false })
  })

  it('accepts the same trade in other words', async () => {
    const verdict = await pair(
      ['Bella Vista', ['Boilers supplied', 'Sinks removed']],
      ['For our flat', ['A leaking tap fixed', 'Drain cleaning', 'Underfloor heating']],
    )
    expect(verdict).toMatchObject({ match: true, conflict: false })
  })

  it('names a conflict where an instruction is violated or most figures contradict', async () => {
    const violated = await pair(
      ['LED lamps', ['GU10 base'], { about: 'Reseller since 2015.' }],
      ['LED lamps', ['GU10 base'], { instructions: 'No resellers.' }],
    )
    const contradicted = await pair(
      ['Wheat flour', ['Up to 3 t a week', 'Delivery within 20 days']],
      ['Wheat flour', ['At least 9 t a week', 'Delivery within 5 days']],
    )
    for (const verdict of [violated, contradicted])
      expect(verdict).toMatchObject({ match: false, conflict: true })
  })

  it.each([
    ['Bitte keine Firmen, die nur neue Öfen verkaufen.', 'A small firm.'],
    ['Please no companies that only sell new stoves.', 'We are a company of five people.'],
  ])('doesn’t refuse everybody with an instruction about some of them: %s', async (instructions, about) => {
    const verdict = await pair(
      ['Stove repair', ['Old stoves repaired'], { about }],
      ['Stove repair', ['Repair of an old stove'], { instructions }],
    )
    expect(verdict).toMatchObject({ match: true, conflict: false })
  })

  it.each([
    "We don't have a trailer.",
    "Nous n'avons pas de remorque.",
    'Wir haben keinen Anhänger.',
    'No tenemos remolque.',
  ])('doesn’t take for an instruction what a buyer lacks: %s', async (instructions) => {
    const verdict = await pair(
      ['Garden work', ['Hedges cut', 'Trailer included']],
      ['Garden help', ['Hedges cut'], { instructions }],
    )
    expect(verdict).toMatchObject({ match: true, conflict: false })
  })

  it.each([
    "We don't do photos.",
    'Je ne fais pas les photos.',
    'Wir machen keine Fotos.',
    'No hacemos fotos.',
  ])(
    'leaves to others what a seller does not do, unless it is all that is asked for: %s',
    async (instructions) => {
      const seller: Parameters<typeof pair>[0] = [
        'Online shops',
        ['Payment', 'Product pages'],
        { instructions },
      ]
      const oneOfSeveral = await pair(seller, ['Online shop', ['Payment', 'Product pages', 'Photos']])
      const all = await pair(seller, ['Photos', ['Photos of an online shop']])
      expect(oneOfSeveral).toMatchObject({ match: true, conflict: false })
      expect(all).toMatchObject({ match: false, conflict: true })
    },
  )

  it.each([
    ["We don't sell to resellers.", 'Reseller since 2015.'],
    ['Wir verkaufen nicht an Wiederverkäufer.', 'Wiederverkäufer seit 2015.'],
    ['Nous ne vendons pas aux revendeurs.', 'Revendeur depuis 2015.'],
    ['No vendemos a revendedores.', 'Revendedor desde 2015.'],
    ['No revendedores.', 'Revendedor desde 2015.'],
    ["We don't sell our lamps to resellers.", 'Reseller since 2015.'],
  ])('refuses people that a seller doesn’t sell to: %s', async (instructions, about) => {
    const verdict = await pair(
      ['LED lamps', ['GU10 base'], { instructions }],
      ['LED lamps', ['GU10 base'], { about }],
    )
    expect(verdict).toMatchObject({ match: false, conflict: true })
  })

  it.each([
    ['We have no interest in resellers.', 'Reseller since 2015.'],
    ['Wir haben kein Interesse an Wiederverkäufern.', 'Wiederverkäufer seit 2015.'],
  ])('takes for an instruction what a buyer has no interest in: %s', async (instructions, about) => {
    const verdict = await pair(
      ['LED lamps', ['GU10 base'], { about }],
      ['LED lamps', ['GU10 base'], { instructions }],
    )
    expect(verdict).toMatchObject({ match: false, conflict: true })
  })

  it('does not require what a request does not need, nor its budget', async () => {
    const needs = ['Boiler installation', 'We do not need a new sink', 'Our budget is 900 €']
    const { match, score } = await pair(['Bella Vista', ['Boiler installation']], ['I need help', needs])
    expect(match).toBe(true)
    expect(score).toBeGreaterThan(0.8)
  })

  it('meets a requirement by equal text, whatever its words', async () => {
    const judge = async (strength: string) => {
      const brief = briefs.judgeBrief(
        listing('seller', 'Printing', [strength]),
        listing('buyer', 'Flyers', ['same day service']),
        [],
      )
      return (await assistant.judge(brief, {}))[0]?.verdict
    }
    expect(await judge('Same-day service')).toBe('meet')
    expect(await judge('No same day service')).not.toBe('meet')
  })
})

describe('typed sentences', () => {
  it('have a title and points', async () => {
    const figures = await measureParsing(assistant, heldOutTyped, [], () => {})
    expect(figures.titles).toBeGreaterThanOrEqual(0.8)
    expect(figures.pointRecall).toBeGreaterThan(0.85)
  })

  it.each([...devTyped, ...heldOutTyped])('have at least one point: $text', async ({ text }) => {
    const parsed = await assistant.parse(briefs.parseBrief('buyer', text), {})
    expect(parsed.name).not.toBe('')
    expect(parsed.points).not.toEqual([])
  })
})
