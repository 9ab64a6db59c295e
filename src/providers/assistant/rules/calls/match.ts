import type { Language } from '../../../../language/languages.ts'
import { isAttribute } from '../../../../language/terms/glossary.ts'
import type { MatchBrief, RevealedListing, ThreadMessage } from '../../briefs.ts'
import type { MatchVerdict } from '../../results.ts'
import { memoizeTextByLanguage } from '../memoize.ts'
import { languageOfListing, languageOfSentence, statementsOf } from '../reading/injection-filter.ts'
import { evidenceOf } from '../reading/passages.ts'
import { askedOf, weigh } from '../reading/weigh-evidence.ts'
import { readingOf, same, type Word } from '../reading/words.ts'
import { judgeAll } from './judge.ts'

const topicAtLeast = 0.3
const statementsAtMost = 200
const wishesAtMost = 20
const wordsOfWish = 30

export function match({ seller, buyer }: MatchBrief): MatchVerdict {
  const topic = topicOf(seller, buyer)
  const fit = fitOf(seller, buyer, [])
  const wishes = Math.min(
    followed(seller.matchingInstructions, buyer),
    followed(buyer.matchingInstructions, seller),
  )
  const score = wishes * clamp(0.55 * topic + 0.45 * fit.share)
  return { match: topic >= topicAtLeast && wishes > 0 && fit.against < 0.6, score: round(score) }
}

/** How well a pair fits, 0 to 1; also used to put leads in order. */
export function affinity(
  seller: RevealedListing,
  buyer: RevealedListing,
  talk: readonly ThreadMessage[],
): number {
  return clamp(0.45 * topicOf(seller, buyer) + 0.55 * fitOf(seller, buyer, talk).share)
}

/** Whether both speak of the same thing: how much of each one's name the other's text holds. */
function topicOf(seller: RevealedListing, buyer: RevealedListing): number {
  const [wanted, offered] = [nameIn(buyer, seller), nameIn(seller, buyer)]
  const topic = 0.4 * Math.min(wanted.share, offered.share) + 0.4 * wanted.share + 0.2 * offered.share
  // 'Cleaning of solar panels' holds all of 'solar panels', and yet isn't about panels.
  return round(topic * (offered.head ? 1 : wanted.head ? 0.7 : 0.55))
}

/** What stands before 'for', 'of', 'with' is the thing itself, the rest tells more about it. */
const coreEnds =
  /[,(:–]|\s(?:for|of|with|in|from|to|at|by|für|mit|aus|von|nach|bei|im|pour|de|du|des|d['’]|avec|en|à|para|con|del)\s/iu

/** The share of a name's words the other's text holds, and whether its main word is among them. */
function nameIn(own: RevealedListing, other: RevealedListing): { share: number; head: boolean } {
  const end = own.name.search(coreEnds)
  const name = weighty(wordsOf(own.name, own))
  const core = name.filter((w) => end <= 0 || w.index < end)
  const otherName = wordsOf(other.name, other)
  const otherText = wordsOf([other.description, ...other.points].join('\n'), other).filter((w) => !w.denied)
  const foundOf = (word: Word) =>
    otherName.some((w) => same(w, word)) ? 1 : otherText.some((w) => same(w, word)) ? 0.6 : 0
  let total = 0
  let found = 0
  for (const word of name) {
    const weight = word.weight * (core.includes(word) ? 1 : 0.5)
    total += weight
    found += weight * foundOf(word)
  }
  const romance = ['fr', 'es'].includes(languageOfListing(own))
  const head = romance ? core[0] : core.at(-1)
  return { share: total === 0 ? 0 : found / total, head: head === undefined || foundOf(head) > 0 }
}

const wordsOf = (text: string, listing: RevealedListing) => wordsIn(text, languageOfListing(listing))

/** The words of a text's statements, each stem once for affirmed and denied. */
const wordsIn = memoizeTextByLanguage((text: string, language: Language): readonly Word[] => {
  const words = new Map<string, Word>()
  for (const statement of statementsOf(text).slice(0, statementsAtMost)) {
    for (const word of readingOf(statement, language).words) {
      const key = `${word.stem} ${word.denied}`
      if (!words.has(key)) words.set(key, word)
    }
  }
  return [...words.values()]
})

/** Terms like 'delivery' stand in all trades; they say little about which trade it is. */
const weighty = (words: readonly Word[]): Word[] =>
  words
    .filter((w) => w.weight >= 0.5)
    .map((w) =>
      w.meanings.length > 0 && w.meanings.every(isAttribute) ? { ...w, weight: w.weight * 0.3 } : w,
    )

function fitOf(
  seller: RevealedListing,
  buyer: RevealedListing,
  talk: readonly ThreadMessage[],
): { share: number; against: number } {
  const judged = judgeAll(buyer.points, buyer, seller, talk)
  if (judged.length === 0) return { share: 0.5, against: 0 }
  const meets = judged.filter((j) => j.verdict === 'meet').length
  const fails = judged.filter((j) => j.verdict === 'not meet').length
  const open = judged.length - meets - fails
  return { share: clamp((meets + 0.35 * open - 0.5 * fails) / judged.length), against: fails / judged.length }
}

/** 0 when the other's text goes against an instruction, less than 1 for what it doesn't speak to. */
function followed(instructions: string, other: RevealedListing): number {
  const evidence = evidenceOf(other, [])
  let factor = 1
  for (const text of statementsOf(instructions).slice(0, wishesAtMost)) {
    const reading = readingOf(text, languageOfSentence(text))
    if (reading.words.every((word) => word.weight < 0.5) && reading.quantities.length === 0) continue
    const asked = askedOf(reading, [], wordsOfWish)
    const verdicts = evidence.passages.map((passage) => weigh(asked, passage, evidence).verdict)
    if (verdicts.includes('not meet') && !verdicts.includes('meet')) return 0
    if (!verdicts.includes('meet')) factor *= 0.92
  }
  return Math.max(0.6, factor)
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))
const round = (value: number) => Math.round(value * 1000) / 1000
