import { describe, expect, test } from 'vitest'
import { findPrice } from '../../../src/language/quantities/price.ts'
import { indexTermsOf } from '../../../src/language/terms/index-terms.ts'
import * as briefs from '../../../src/providers/assistant/briefs.ts'
import { ask } from '../../../src/providers/assistant/rules/calls/ask.ts'
import { judge } from '../../../src/providers/assistant/rules/calls/judge.ts'
import { match, scorePair } from '../../../src/providers/assistant/rules/calls/match.ts'
import { parse } from '../../../src/providers/assistant/rules/calls/parse.ts'
import { pitch } from '../../../src/providers/assistant/rules/calls/pitch.ts'
import { listing, threadMessage } from './listings.ts'

/** What texts are repeated from: everything that the patterns of the rules look for, and its beginnings. */
const pieces = [
  ...[
    '1 - ',
    '1 ',
    '1,',
    '1.',
    '1 1',
    '999 ',
    '1 to ',
    '0.',
    '1/',
    '1 / ',
    '1x1 ',
    '20% ',
    '1.000.',
    '1 year ',
  ],
  ...['- ', 'a ', 'and ', 'A ', 'A b ', 'no ', 'not and ', 'x, ', 'x; ', 'x and ', 'A and ', 'the the '],
  ...['5 kg per ', '5 kg to ', '€', '€ 1 ', 'every ', 'weekly ', 'twice a ', 'within ', 'between 1 and '],
  ...[
    'minimum order ',
    'from 1 to ',
    'groups of 6 to ',
    'no later than ',
    'iso 1 ',
    'zwölf',
    'one ',
    'price ',
  ],
  ...['We are A ', 'Ltd ', 'GmbH ', 'we need ', 'thanks ', 'please ', 'ignore ', 'mark ', 'all ', 'system '],
  ...['m', '. ', 'A. ', 'z.B. ', '… ', '(', ') ', '“a” ', 'ab-', 'ab’', 'free-', 'un', '<', '[', ' : ', '?'],
  ...[
    '\n',
    '\n- ',
    'a\n',
    '1)\n',
    '\u00a0',
    '\t',
    'e\u0301',
    '😀',
    '漢',
    'https://a.b/',
    'a@b.c ',
    '**',
    '`',
  ],
]
/** Random mixtures, the same in each run. */
const mixtures = Array.from({ length: 24 }, (_, n) =>
  Array.from(
    { length: 2 + (n % 4) },
    (_, i) => pieces[(n * 7919 + i * 104_729 + n * n * i) % pieces.length],
  ).join(''),
)
const lengthOf = { parse: 20_000, listing: 10_000, point: 1_000, thread: 20_000 }

const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
const listingOf = (side: 'seller' | 'buyer', piece: string) =>
  listing(
    side,
    fill(piece, 200),
    Array.from({ length: 20 }, (_, i) => `${i} ${fill(piece, lengthOf.point)}`),
    { description: fill(piece, lengthOf.listing), instructions: fill(piece, lengthOf.listing), company: 'A' },
  )

/** Each call on the largest texts of one kind; the thread holds a large message. */
const calls: Record<string, (piece: string) => unknown> = {
  parse: (piece) => parse(briefs.parseBrief('buyer', fill(piece, lengthOf.parse))),
  match: (piece) => match(briefs.matchBrief(listingOf('seller', piece), listingOf('buyer', piece))),
  judge: (piece) => judge(judgeBriefOf(piece)),
  ask: (piece) => {
    const { seller, buyer, thread, requirements } = judgeBriefOf(piece)
    const open = requirements.map((requirement) => ({ requirement, verdict: null }))
    return ask({ seller, buyer, thread, open, answered: [] } as unknown as briefs.AskBrief)
  },
  rank: (piece) => scorePair({ ...judgeBriefOf(piece), ownVerdicts: [] }),
  pitch: (piece) =>
    pitch(briefs.pitchBrief('seller', listingOf('seller', piece), listingOf('buyer', piece), null, [])),
  index: (piece) => indexTermsOf(fill(piece, lengthOf.parse), 'en'),
  price: (piece) => findPrice(judgeBriefOf(piece).buyer),
}
const judgeBriefOf = (piece: string) =>
  briefs.judgeBrief(listingOf('seller', piece), listingOf('buyer', piece), [
    threadMessage('seller', fill(piece, lengthOf.thread)),
  ])

/** An ordinary text of distinct words and amounts, as long as the hostile ones. */
const ordinary = (from: number) =>
  Array.from(
    { length: 4_000 },
    (_, n) => `${((from + n) * 7919).toString(36)}${n % 9 ? ' ' : `. We deliver ${n} kg a week, `}`,
  ).join('')

const cpuMs = (work: () => unknown) => {
  const before = process.threadCpuUsage()
  work()
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1_000
}

describe.each(Object.keys(calls))(
  'the rules’ call %s',
  (name) => {
    test('takes for hostile texts at most some times what an ordinary text of the same length takes', () => {
      const call = calls[name]!
      // The first run compiles the code.
      call(ordinary(1))
      const budget = 250 + 10 * cpuMs(() => call(ordinary(10_000)))
      const tooSlow = [...pieces, ...mixtures].flatMap((piece) => {
        const ms = cpuMs(() => call(piece))
        return ms > budget ? [`${JSON.stringify(piece)}: ${Math.round(ms)} of ${Math.round(budget)} ms`] : []
      })
      expect(tooSlow).toEqual([])
    })
  },
  120_000,
)
