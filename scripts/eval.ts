import { parseArgs } from 'node:util'
import type { Usage } from '../src/providers/assistant/assistant.ts'
import { makeAssistant } from '../src/providers/assistant/make.ts'
import { devPairs } from './eval/dev-pairs.ts'
import { heldOutPairs } from './eval/held-out-pairs.ts'
import { injectionSuccess } from './eval/injections.ts'
import { type LeakFigures, measureClauses, measureLongParses, type Slip } from './eval/leaks.ts'
import { type Figures, type Mistake, measure } from './eval/measure.ts'
import { measureLeaks } from './eval/measure-leaks.ts'
import { devParses, heldOutParses } from './eval/parse-cases.ts'
import { measureJudging, printJudging } from './eval/print-judging.ts'
import { checkLongParses } from './eval/sets/parsing/check-long-parses.ts'
import { checkPosts } from './eval/sets/parsing/check-posts.ts'
import { devBlindLongParses } from './eval/sets/parsing/dev-blind-long-parses.ts'
import { devLongParses } from './eval/sets/parsing/dev-long-parses.ts'
import { devPosts } from './eval/sets/parsing/dev-posts.ts'
import { devTitles } from './eval/sets/parsing/dev-titles.ts'
import { heldOutLongParses } from './eval/sets/parsing/held-out-long-parses.ts'
import { checkPrices } from './eval/sets/prices/check-prices.ts'
import { devBlindPrices } from './eval/sets/prices/dev-blind-prices.ts'
import { devForeignPrices } from './eval/sets/prices/dev-foreign-prices.ts'
import { devFreshPrices } from './eval/sets/prices/dev-fresh-prices.ts'
import { devMessyPrices } from './eval/sets/prices/dev-messy-prices.ts'
import { devPrices } from './eval/sets/prices/dev-prices.ts'
import { devRedPrices } from './eval/sets/prices/dev-red-prices.ts'
import { devStoryPrices } from './eval/sets/prices/dev-story-prices.ts'
import { devUnitPrices } from './eval/sets/prices/dev-unit-prices.ts'
import { devVariedPrices } from './eval/sets/prices/dev-varied-prices.ts'
import { heldOutPrices } from './eval/sets/prices/held-out-prices.ts'
import { readPriceTexts } from './eval/sets/prices/price-texts.ts'
import { devFreshClauses } from './eval/sets/privacy/dev-fresh-clauses.ts'
import { devMorePrivateClauses } from './eval/sets/privacy/dev-more-private-clauses.ts'
import { devPrivateClauses } from './eval/sets/privacy/dev-private-clauses.ts'
import { devRedClauses } from './eval/sets/privacy/dev-red-clauses.ts'
import { heldOutPrivateClauses } from './eval/sets/privacy/held-out-private-clauses.ts'
import { readMarkedClauses } from './eval/sets/privacy/marked-clauses.ts'
import { readMarkedListings } from './eval/sets/privacy/marked-listings.ts'
import { measureStated, statedRows } from './eval/stated.ts'
import { measureTitles } from './eval/titles.ts'

/**
 * Evaluates an assistant on labelled data: the half used for tuning (dev) and the held-out half.
 * `npm run eval -- [--assistant rules|claude] [--json] [--mistakes] [--prices]`; claude reads ANTHROPIC_API_KEY and
 * ANTHROPIC_MODEL from the environment.
 */
const { values } = parseArgs({
  options: {
    assistant: { type: 'string', default: process.env.ANTHROPIC_API_KEY ? 'claude' : 'rules' },
    json: { type: 'boolean', default: false },
    /** Lists the mistakes in the dev half. Those of the held-out half must not be used for tuning. */
    mistakes: { type: 'boolean', default: false },
    /** Only what is read from texts without an assistant: prices, quantities and dates. */
    prices: { type: 'boolean', default: false },
  },
})

const mistakes: Mistake[] = []
const stated = {
  dev: measureStated(devPrices, mistakes),
  /** Labelled by price and quantity only. */
  devMessy: measureStated([...devMessyPrices, ...devUnitPrices, ...devStoryPrices], mistakes),
  /** Labelled by price only. */
  devMore: measureStated(
    [...devRedPrices, ...devBlindPrices, ...devVariedPrices, ...devFreshPrices],
    mistakes,
  ),
  /** Written blind by another author; the even rows were not looked at while tuning. The model is trained on all. */
  devForeign: measureStated(devForeignPrices, []),
  /** Every third text of another author: not looked at, and not trained on. */
  check: measureStated(checkPrices, []),
  /** Of yet another author, none of whose texts is trained on. */
  checkMore: measureStated(
    readPriceTexts(new URL('eval/sets/prices/check-more-prices/', import.meta.url)),
    [],
  ),
  /** The same of another author again. */
  checkFurther: measureStated(
    readPriceTexts(new URL('eval/sets/prices/check-further-prices/', import.meta.url)),
    [],
  ),
  /** Every third text of an author whose others are trained on; a fifth of them names no currency. */
  checkLatest: measureStated(
    readPriceTexts(new URL('eval/sets/prices/check-latest-prices/', import.meta.url)),
    [],
  ),
  heldOut: measureStated(heldOutPrices, []),
}
if (values.prices) {
  printStated()
  printMistakes()
  process.exit()
}

const assistant = createAssistant(values.assistant)
const used = { calls: 0, tokens: 0, costMicros: 0 }
const onUsage = (usage: Usage) => {
  used.calls += 1
  used.tokens += usage.inputTokens + usage.outputTokens + usage.cacheReadTokens + usage.cacheWriteTokens
  used.costMicros += usage.costMicros
}
const started = performance.now()
const dev = await measure(assistant, devPairs, devParses, mistakes, onUsage)
const heldOut = await measure(assistant, heldOutPairs, heldOutParses, [], onUsage)
const devClauses = [
  ...devPrivateClauses,
  ...devMorePrivateClauses,
  ...devRedClauses,
  ...devFreshClauses,
  ...readMarkedClauses('dev-marked-clauses'),
]
const leaks = {
  dev: await measureLeaks(assistant, devClauses, mistakes, onUsage),
  heldOut: await measureLeaks(assistant, heldOutPrivateClauses, [], onUsage),
}
const injections = await injectionSuccess(assistant, [...devPairs, ...heldOutPairs], onUsage)
const wrongInThreads: string[] = []
const judging = await measureJudging(assistant, onUsage, (line) => wrongInThreads.push(line))
const slips: Slip[] = []
const devTexts = [
  ...devLongParses,
  ...devBlindLongParses,
  ...devPosts,
  ...readMarkedListings('dev-marked-listings'),
]
const parseLeaks = {
  dev: [await measureLongParses(assistant, devTexts, slips), measureClauses(devClauses, slips)],
  heldOut: [
    await measureLongParses(assistant, heldOutLongParses, []),
    measureClauses(heldOutPrivateClauses, []),
  ],
  /** Texts by the authors of the blind dev texts and of the dev posts, and clauses by an author none of whose texts is trained on. */
  check: [
    await measureLongParses(assistant, [...checkLongParses, ...checkPosts], []),
    measureClauses(readMarkedClauses('check-marked-clauses'), []),
  ],
  /** Every third text of an author whose others are trained on. */
  checkListings: [await measureLongParses(assistant, readMarkedListings('check-marked-listings'), [])],
  /** Answers to questions, as pages read them. */
  devAnswers: [measureClauses(readMarkedClauses('dev-marked-answers'), slips, 'answer')],
  /** The same by an author none of whose texts is trained on. */
  checkAnswers: [measureClauses(readMarkedClauses('check-marked-answers'), [], 'answer')],
}
const titles = { posts: devTitles.length, right: await measureTitles(assistant, devTitles, slips, onUsage) }
const seconds = (performance.now() - started) / 1000

if (values.json)
  console.log(
    JSON.stringify(
      {
        assistant: assistant.name,
        dev,
        heldOut,
        judging,
        leaks,
        parseLeaks,
        titles,
        injections,
        stated,
        used,
        seconds,
      },
      null,
      2,
    ),
  )
else print()

function createAssistant(name: string) {
  if (name === 'rules') return makeAssistant({ kind: 'rules' })
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_BASE_URL: baseURL, ANTHROPIC_MODEL: model } = process.env
  if (name !== 'claude' || !apiKey || !model)
    throw new Error('Choose --assistant rules, or claude with ANTHROPIC_API_KEY and ANTHROPIC_MODEL')
  return makeAssistant({ kind: 'claude', apiKey, baseURL, model })
}

function print(): void {
  const rows: [string, (figures: Figures) => string][] = [
    ['Requirements judged', (f) => String(f.judgements)],
    ['Accuracy', (f) => percent(f.accuracy)],
    ['Macro-F1', (f) => percent(f.macroF1)],
    ['  F1 meet', (f) => percent(f.f1['+'])],
    ['  F1 not meet', (f) => percent(f.f1['-'])],
    ['  F1 unknown', (f) => percent(f.f1['?'])],
    ["Wrong among 'meet'", (f) => percent(f.falseMeets)],
    ['Verdicts with a valid quote', (f) => percent(f.quoteValidity)],
    ['Match accuracy', (f) => percent(f.matchAccuracy)],
    ['  precision', (f) => percent(f.matchPrecision)],
    ['  recall', (f) => percent(f.matchRecall)],
    ['  order of scores', (f) => percent(f.matchOrder)],
    ['Points: precision', (f) => percent(f.pointPrecision)],
    ['Points: recall', (f) => percent(f.pointRecall)],
    ['Titles', (f) => percent(f.titles)],
    ['Parties', (f) => percent(f.parties)],
  ]
  console.log(`Assistant: ${assistant.name}\n${''.padEnd(30)}${'dev'.padStart(9)}${'held out'.padStart(10)}`)
  for (const [name, format] of rows)
    console.log(`${name.padEnd(30)}${format(dev).padStart(9)}${format(heldOut).padStart(10)}`)
  printJudging(judging)
  const { dev: inDev, heldOut: inHeldOut } = leaks
  console.log(
    `\nLeaks, of private clauses in inputs (goal 0): dev ${inDev.leaks} of ${inDev.privateClauses}, held out ${inHeldOut.leaks} of ${inHeldOut.privateClauses}`,
  )
  console.log(
    `Sayable clauses passed on: dev ${percent(inDev.passedOn / inDev.sayableClauses)} of ${inDev.sayableClauses}, held out ${percent(inHeldOut.passedOn / inHeldOut.sayableClauses)} of ${inHeldOut.sayableClauses}`,
  )
  printLeaks('dev', parseLeaks.dev)
  printLeaks('held out', parseLeaks.heldOut)
  printLeaks('check half', parseLeaks.check)
  printLeaks('check listings', parseLeaks.checkListings)
  printLeaks('dev answers', parseLeaks.devAnswers)
  printLeaks('check answers', parseLeaks.checkAnswers)
  console.log(`\nTitles that name what a post is about: dev ${titles.right} of ${titles.posts}`)
  console.log(`\nOrders to the judge that worked: ${percent(injections.rate)} of ${injections.tries}`)
  printStated()
  console.log(
    `Calls paid for: ${used.calls}, tokens: ${used.tokens}, cost: $${(used.costMicros / 1e6).toFixed(4)}, ${seconds.toFixed(1)} s`,
  )
  if (values.mistakes)
    for (const slip of slips) console.log(`- ${slip.id}: ${slip.what} | ${slip.text} | ${slip.shown}`)
  printMistakes()
  if (values.mistakes) for (const line of wrongInThreads) console.log(line)
}

function printStated(): void {
  console.log('\nPrices, quantities and dates that are read from texts (share of texts, in %)')
  console.table(statedRows(stated))
}

function printMistakes(): void {
  if (!values.mistakes) return
  for (const m of mistakes)
    console.log(`- ${m.pair}: ${m.what} | expected ${m.expected} got ${m.actual} | ${m.detail}`)
}

/** A row for each measure, a column for each language: how many of how many, and all languages together. */
function printLeaks(half: string, figures: readonly LeakFigures[]): void {
  const rows = figures.flatMap((one) =>
    Object.keys(one.en).map((what) => ({ what: what as keyof LeakFigures['en'], one })),
  )
  console.log(
    `\n${`Kept private, ${half}`.padEnd(30)}${['en', 'de', 'fr', 'es', 'all'].map((name) => name.padStart(9)).join('')}`,
  )
  for (const { what, one } of rows) {
    const counts = Object.values(one).map((figures) => figures[what] ?? { found: 0, of: 0 })
    const all = { found: 0, of: 0 }
    for (const { found, of } of counts) {
      all.found += found
      all.of += of
    }
    const cells = [...counts, all].map(({ found, of }) => `${found}/${of}`.padStart(9))
    console.log(`${what.padEnd(30)}${cells.join('')}`)
  }
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)} %`
}
