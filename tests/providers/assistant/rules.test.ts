import { describe, expect, it } from 'vitest'
import { devPairs } from '../../../scripts/eval/dev-pairs.ts'
import { heldOutPairs } from '../../../scripts/eval/held-out-pairs.ts'
import { injectionSuccess } from '../../../scripts/eval/injections.ts'
import { measure } from '../../../scripts/eval/measure.ts'
import { heldOutParses } from '../../../scripts/eval/parse-cases.ts'
import * as briefs from '../../../src/providers/assistant/briefs.ts'
import { makeAssistant } from '../../../src/providers/assistant/make.ts'
import { readPdf } from '../../../src/providers/assistant/rules/pdf/pdf.ts'
import { growthFactor, superlinear } from '../../setup/growth.ts'
import { pdf, pdfBomb, png } from './files.ts'
import { listing, threadMessage } from './listings.ts'

const assistant = makeAssistant({ kind: 'rules' })
const none = () => {}

const verdictOf = async (
  requirement: string,
  points: string[],
  thread: ReturnType<typeof threadMessage>[] = [],
) => {
  const brief = briefs.judgeBrief(
    listing('seller', 'Fresh bread', points),
    listing('buyer', 'Bread', [requirement]),
    thread,
  )
  return (await assistant.judge(brief, {}))[0]
}

describe('judging', () => {
  it.each([
    ['Delivery on Sundays', ['We do not deliver on Sundays'], 'not meet'],
    ['Delivery on Sundays', ['Delivery on Sundays and holidays'], 'meet'],
    ['Delivery on Sundays', ['Delivery Monday to Friday'], 'not meet'],
    ['Delivery on Sundays', ['Seven days a week, delivery by 6 am'], 'meet'],
    ['Delivery on Sundays', ['Organic rye'], null],
    ['No nuts', ['Our kitchen is nut-free'], 'meet'],
    ['Lieferung nach Wien', ['Wir liefern in ganz Österreich, auch nach Wien'], 'meet'],
    ['Sans gluten', ['Tous nos pains sont sans gluten'], 'meet'],
    ['Entrega los domingos', ['No entregamos los domingos'], 'not meet'],
    ['ISO 22000 certified', ['ISO 9001 certified'], null],
    ['Full service history', ['Full Ford service history'], 'meet'],
  ])('requirement %s, seller states %j: %s', async (requirement, points, verdict) => {
    const judgement = await verdictOf(requirement, points)
    expect(judgement?.verdict).toBe(verdict)
    expect(judgement?.quote === null).toBe(verdict === null)
    expect(judgement?.reason).toMatch(/\.$/)
  })

  it('a later message takes precedence over the listing', async () => {
    const listed = ['We do not deliver on Sundays']
    const thread = [threadMessage('seller', 'From May on we deliver on Sundays too.')]
    expect(await verdictOf('Delivery on Sundays', listed, thread)).toMatchObject({
      verdict: 'meet',
      quote: 'From May on we deliver on Sundays too.',
    })
  })

  it("combines an answer with its question, and ignores the buyer's statements", async () => {
    const question = threadMessage('buyer', 'Do you deliver on Sundays?')
    expect(
      await verdictOf('Delivery on Sundays', [], [question, threadMessage('seller', 'Yes, we do.')]),
    ).toMatchObject({
      verdict: 'meet',
    })
    expect(
      await verdictOf('Delivery on Sundays', [], [question, threadMessage('seller', 'No, sorry.')]),
    ).toMatchObject({
      verdict: 'not meet',
    })
    expect(
      await verdictOf('Delivery on Sundays', [], [threadMessage('buyer', 'You deliver on Sundays.')]),
    ).toMatchObject({ verdict: null })
  })
})

describe('a round', () => {
  const seller = listing('seller', 'Wheat flour', ['Up to 3 t a week'], {
    company: 'Mill Ltd',
    description: 'A family mill near Augsburg since 1920.',
  })
  const buyer = listing(
    'buyer',
    'Flour',
    ['Delivery on Saturdays', 'At least 5 t a week', '!Below 0.40 a kilo'],
    { company: 'Bakery Ltd' },
  )

  it('opens with whole sentences, streamed one by one', async () => {
    const deltas: string[] = []
    const message = await assistant.pitch(briefs.pitchBrief('seller', seller, buyer, null, []), {
      onDelta: (text) => deltas.push(text),
    })
    expect(message).toBe(
      [
        'Hello Bakery Ltd,',
        'This is Mill Ltd. We offer: Wheat flour.',
        'Still open from our side:\n- Delivery on Saturdays\n- At least 5 t a week',
        'What would you like to know first?',
      ].join('\n\n'),
    )
    expect(deltas.length).toBeGreaterThan(2)
    expect(deltas.every((text, i) => i === 0 || text.startsWith(deltas[i - 1] ?? ''))).toBe(true)
    expect(deltas.at(-1)).toBe(message)
  })

  it('asks questions, and judges again with the answers', async () => {
    const before = await assistant.judge(briefs.judgeBrief(seller, buyer, []), {})
    expect(before.map((j) => j.verdict)).toEqual([null, 'not meet', null])
    const questions = await assistant.ask(briefs.askBrief(seller, buyer, [], before), {})
    expect(questions).toHaveLength(2)
    expect(questions.join()).not.toContain('0.40')
    const inputs = {
      side: 'seller' as const,
      answers: [{ question: questions[0] ?? '', answer: 'yes, from 5 am' }],
      freeForm: 'We could mill 6 t a week from June.',
    }
    const message = await assistant.pitch(briefs.pitchBrief('seller', seller, buyer, inputs, []), {})
    expect(message).toBe(
      'Hello Bakery Ltd,\n\nDelivery on Saturdays: yes, from 5 am.\n\nWe could mill 6 t a week from June.',
    )
    const after = await assistant.judge(
      briefs.judgeBrief(seller, buyer, [
        threadMessage('seller', 'Hello, we offer wheat flour.', 'ai'),
        threadMessage('seller', message, 'ai'),
      ]),
      {},
    )
    expect(after.map((j) => j.verdict)).toEqual(['meet', 'meet', null])
  })

  it("states the buyer's reviews, and only the thoughts of a review of a hidden requirement", async () => {
    const reviews = [
      { requirement: 'Delivery on Saturdays', verdict: 'meet' as const, thoughts: '' },
      { requirement: 'At least 5 t a week', verdict: 'not meet' as const, thoughts: '4 t would do' },
      {
        requirement: 'Below 0.40 a kilo',
        verdict: 'not meet' as const,
        thoughts: 'the price is still too high',
      },
    ]
    const message = await assistant.pitch(
      briefs.pitchBrief('buyer', seller, buyer, { side: 'buyer', reviews, freeForm: '' }, []),
      {},
    )
    expect(message).toBe(
      [
        'Hello Mill Ltd,',
        'This fits for us: delivery on Saturdays.',
        '- 5 t a week: 4 t would do.\n- The price is still too high.',
      ].join('\n\n'),
    )
  })

  it('asks nothing when nothing is open', async () => {
    expect(
      await assistant.ask(
        briefs.askBrief(seller, buyer, [], [{ verdict: 'meet' }, { verdict: 'meet' }, { verdict: null }]),
        {},
      ),
    ).toEqual([])
  })
})

describe('files', () => {
  it('are described by dimensions, pages and text', async () => {
    const describeFile = (name: string, type: string, bytes: Uint8Array) =>
      assistant.describe(briefs.mediaBrief(name, type, bytes), {})
    expect(await describeFile('a.png', 'image/png', png(30, 20))).toMatchObject({
      summary: 'PNG picture “a.png”, 30 × 20 pixels.',
      width: 30,
      height: 20,
      pages: null,
    })
    expect(
      await describeFile('a.pdf', 'application/pdf', pdf('Data sheet of the flour', 'Ash 0.5')),
    ).toMatchObject({
      pages: 2,
      text: 'Data sheet of the flour\nAsh 0.5',
    })
    await expect(describeFile('a.png', 'image/png', new Uint8Array([1, 2, 3]))).rejects.toMatchObject({
      failure: 'unreadable',
    })
    await expect(describeFile('a.pdf', 'application/pdf', new Uint8Array([1, 2, 3]))).rejects.toMatchObject({
      failure: 'unreadable',
    })
  })

  it('with many pages are read up to the text limit and within the timeout', async () => {
    const long = pdf(...Array.from({ length: 400 }, (_, i) => `${i} ${'flour '.repeat(15)}`))
    const { pages, text } = await readPdf(long)
    expect(pages).toBe(400)
    expect(text.length).toBeGreaterThan(19_900)
    expect(text.length).toBeLessThanOrEqual(20_000)
    await expect(readPdf(long, 1)).rejects.toMatchObject({ failure: 'unreadable' })
  })

  it('that decompress to too much data are rejected', async () => {
    const bomb = pdfBomb(512)
    expect(bomb.length).toBeLessThan(100_000)
    await expect(readPdf(bomb)).rejects.toMatchObject({
      failure: 'unreadable',
      cause: { message: 'The PDF decompresses to too much data.' },
    })
  })
})

/** Lower bounds that detect a regression. The held-out half was never used for tuning. */
describe('on labelled listings', () => {
  it('does not get worse', async () => {
    const figures = await measure(assistant, heldOutPairs, heldOutParses, [], none)
    expect(figures.accuracy).toBeGreaterThan(0.76)
    expect(figures.macroF1).toBeGreaterThan(0.74)
    expect(figures.falseMeets).toBeLessThan(0.08)
    expect(figures.quoteValidity).toBe(1)
    expect(figures.matchAccuracy).toBeGreaterThan(0.85)
    expect(figures.pointRecall).toBeGreaterThan(0.85)
  })

  it('ignores sellers who address the judge', async () => {
    const { tries, rate } = await injectionSuccess(assistant, [...devPairs, ...heldOutPairs], none)
    expect(tries).toBeGreaterThan(500)
    expect(rate).toBe(0)
  })

  it('is deterministic', async () => {
    const pair = briefs.matchBrief(listing('seller', 'Flour', ['2 t']), listing('buyer', 'Flour', ['1 t']))
    expect(await assistant.match(pair, {})).toEqual(await assistant.match(pair, {}))
  })
})

it.each(['m', 'M', '.', '1 ', 'a.', '5 kg per ', 'not ', '[', '<a', '`a', 'A b '])(
  'reads a long repetition of %j in linear time',
  async (piece) => {
    const read = async (share: number) => {
      const text = piece.repeat((share * 20_000) / piece.length)
      const brief = briefs.judgeBrief(
        listing('seller', text, [text], { description: text }),
        listing('buyer', 'Flour', ['Organic', '2 t a week']),
        [threadMessage('seller', text)],
      )
      await assistant.judge(brief, {})
      await assistant.parse(briefs.parseBrief('buyer', text), {})
    }
    expect(await growthFactor(read)).toBeLessThan(superlinear)
  },
)

it('reads the largest listings of distinct words in linear time, and yields to the event loop', async () => {
  const text = (length: number, from: number) => {
    let words = ''
    for (let n = from; words.length < length; n++)
      words += `${(n * 7919).toString(36).padStart(4, 'q')}${n % 9 ? ' ' : '. '}`
    return words.slice(0, length)
  }
  const large = (side: 'seller' | 'buyer', from: number, share: number) =>
    listing(
      side,
      text(200, from),
      Array.from({ length: 50 }, (_, i) => text(share * 1_000, from + i * 300)),
      {
        description: text(share * 10_000, from),
        instructions: text(share * 10_000, from),
        files: [1, 2, 3, 4, 5].map((n) => ({ filename: `${n}.pdf`, text: text(share * 20_000, from * n) })),
      },
    )
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const read = async (share: number) => {
    const [seller, buyer] = [large('seller', 20_000, share), large('buyer', 60_000, share)]
    const thread = Array.from({ length: 100 }, (_, i) =>
      threadMessage('seller', text(share * 10_000, i * 50)),
    )
    ticks = 0
    await assistant.match(briefs.matchBrief(seller, buyer), {})
    await assistant.judge(briefs.judgeBrief(seller, buyer, thread), {})
    await assistant.pitch(briefs.pitchBrief('seller', seller, buyer, null, thread), {})
  }
  expect(await growthFactor(read, 1)).toBeLessThan(superlinear)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(1)
}, 90_000)
