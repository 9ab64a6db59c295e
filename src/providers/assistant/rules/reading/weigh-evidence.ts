import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { comparable, satisfies } from '../../../../language/quantities/satisfies.ts'
import { namesDimension } from './dimensions.ts'
import { exclusionOf, holdsFor } from './exclusions.ts'
import type { Evidence, Passage } from './passages.ts'
import { type Reading, same, type Word } from './words.ts'

/** How one sentence of the seller speaks to one requirement. */
export interface Weighed {
  readonly passage: Passage
  readonly verdict: 'meet' | 'not meet' | null
  /** 0 to 1, to choose among sentences. */
  readonly strength: number
  /** The share of the requirement's words found. */
  readonly coverage: number
  readonly why: 'words' | 'amount' | 'denied' | 'excluded' | 'no amount'
  readonly shared: readonly string[]
}

const enoughWords = 0.6
const enoughWithAmount = 0.34
const enoughForDenial = 0.5

/** A requirement taken apart once for all sentences. */
export interface Asked {
  readonly reading: Reading
  /** Each word once; `counts` is what it weighs in this listing. */
  readonly words: readonly (Word & { readonly counts: number })[]
  /** How many of them carry meaning. */
  readonly specific: number
}

/** What the listing's own name says already weighs half in each of its requirements; of its words the first count. */
export function askedOf(reading: Reading, topic: readonly Word[], wordsAtMost: number): Asked {
  const words = distinct(reading.words.slice(0, 3 * wordsAtMost))
    .slice(0, wordsAtMost)
    .map((word) => {
      const weight = word.counted || namesDimension(word.text, reading.quantities) ? 0.1 : word.weight
      return { ...word, weight, counts: weight * (topic.some((t) => same(t, word)) ? 0.5 : 1) }
    })
  return { reading, words, specific: words.filter((w) => w.weight >= 0.5).length }
}

export function weigh(asked: Asked, passage: Passage, evidence: Evidence): Weighed {
  const requirement = asked.reading
  const found = compare(asked, passage, evidence)
  const base = { passage, coverage: found.coverage, shared: found.shared }
  const amounts = compareAmounts(requirement.quantities, amountsOf(passage))
  const related = found.coverage >= enoughWithAmount || (found.own && asked.specific <= 2)

  if (amounts === 'no' && (related || sameTopic(requirement, passage) || asked.specific === 0)) {
    return { ...base, verdict: 'not meet', strength: 0.7 + 0.3 * found.coverage, why: 'amount' }
  }
  if (found.denied && found.coverage >= 0.3) {
    return { ...base, verdict: 'not meet', strength: 0.65 + 0.35 * found.coverage, why: 'denied' }
  }
  if ((found.coverage >= 0.25 || asked.specific <= 1) && exclusionOf(requirement, passage)) {
    return { ...base, verdict: 'not meet', strength: 0.6 + 0.3 * found.coverage, why: 'excluded' }
  }
  if (amounts === 'yes' && (related || sameTopic(requirement, passage) || asked.specific === 0)) {
    return { ...base, verdict: 'meet', strength: 0.6 + 0.4 * found.coverage, why: 'amount' }
  }
  if (amounts === null && found.own && found.coverage >= enoughWords) {
    return { ...base, verdict: 'meet', strength: found.coverage * 0.9, why: 'words' }
  }
  return {
    ...base,
    verdict: null,
    strength: found.coverage * 0.5,
    why: amounts === 'unknown' ? 'no amount' : 'words',
  }
}

interface Found {
  coverage: number
  /** Something of the requirement stands in the sentence itself, not only in the listing's name. */
  own: boolean
  denied: boolean
  shared: string[]
}

function compare(asked: Asked, passage: Passage, evidence: Evidence): Found {
  const context = passage.question?.words ?? []
  let total = 0
  let covered = 0
  let own = false
  let agree = 0
  let clash = 0
  const shared: string[] = []
  for (const word of asked.words) {
    const weight = word.counts
    total += weight
    const here = passage.words.find((w) => same(w, word)) ?? holdsFor(word, asked.reading.text, passage)
    const hit = here ?? context.find((w) => same(w, word)) ?? evidence.title.find((w) => same(w, word))
    if (!hit) continue
    covered += weight
    if (word.counted && here) own = true
    if (word.weight < 0.5) continue
    shared.push(word.text)
    if (!here && !(passage.reply && context.includes(hit))) continue
    own = true
    const deniedHere = passage.reply === 'no' && !here ? true : (here?.denied ?? false)
    if (deniedHere === word.denied) agree += weight
    else clash += weight
  }
  const denials = passage.words.filter((w) => w.denied && w.weight >= 0.5)
  const reach = denials.filter((w) => asked.words.some((a) => same(a, w))).length
  const general = denials.length === 0 || reach >= denials.length * enoughForDenial
  const repliedNo = passage.reply === 'no' && context.length > 0 && covered >= total * 0.5 && agree === 0
  return {
    coverage: total === 0 ? 0 : covered / total,
    own,
    shared,
    denied: (clash > agree && general) || repliedNo,
  }
}

function distinct(words: readonly Word[]): Word[] {
  return words.filter((word, i) => words.findIndex((other) => other.stem === word.stem) === i)
}

/** A plain 'yes' affirms the figures it was asked about. */
const amountsOf = (passage: Passage): readonly Quantity[] =>
  passage.reply === 'yes' && passage.quantities.length === 0
    ? (passage.question?.quantities ?? [])
    : passage.quantities

/** null where the requirement has no amounts. */
function compareAmounts(
  required: readonly Quantity[],
  offered: readonly Quantity[],
): 'yes' | 'no' | 'unknown' | null {
  if (required.length === 0) return null
  const answers = required.map((quantity) => {
    const results = offered.filter((o) => comparable(quantity, o)).map((o) => satisfies(quantity, o))
    if (results.includes('yes')) return 'yes'
    return results.includes('no') ? 'no' : 'unknown'
  })
  if (answers.includes('no')) return 'no'
  return answers.includes('unknown') ? 'unknown' : 'yes'
}

const sameTopic = (a: Reading, b: Reading) =>
  a.quantities.some(
    (q) => q.topic !== null && b.quantities.some((o) => o.topic === q.topic && comparable(q, o)),
  )
