import { wordsOf } from '../alternatives.ts'
import type { Language } from '../languages.ts'
import { moneyWords } from '../lexicon/money/money-words.ts'
import { partsOf } from './compounds.ts'
import { isGeneral } from './glossary.ts'
import { meaningsOf } from './meanings.ts'
import { stemOf, wordsIn } from './terms.ts'

/** What of a text may tell of a trade. */
export interface TradeWords {
  /** The stems with what they count, 0 to 1. A compound also counts by its parts. */
  readonly stems: ReadonlyMap<string, number>
  readonly meanings: ReadonlySet<number>
}

/** What a word counts that any trade uses, such as 'delivery' or 'certified'. */
const generalFactor = 0.15
const maxMeanings = 2

/** A budget is no bookkeeping. */
const announcesMoney = new Set(wordsOf(moneyWords))

/** What is delivered to the door is of any trade, not of those who make doors. */
const toTheDoor =
  /(?<!\p{L})(?:to (?:the|your|our|my) (?:front )?door|door[ -]to[ -]door|bis (?:zur|vor die|an die) (?:haus|wohnungs)?tür|von tür zu tür|(?:à|devant|jusqu'à) (?:la|votre|notre|ma) porte|porte[ -]à[ -]porte|(?:a|hasta) (?:la|su|tu|mi) puerta|puerta a puerta)(?!\p{L})/giu

export function tradeWordsOf(text: string, language: Language): TradeWords {
  const stems = new Map<string, number>()
  const meanings = new Set<number>()
  for (const word of wordsIn(text.replace(toTheDoor, ' '), language)) {
    if (announcesMoney.has(word)) continue
    const own = meaningsOf(word, language)
    const factor = own.length > 0 && own.every(isGeneral) ? generalFactor : 1
    for (const part of [word, ...partsOf(word, language)]) stems.set(stemOf(part, language), factor)
    for (const meaning of own.slice(0, maxMeanings)) if (!isGeneral(meaning)) meanings.add(meaning)
  }
  return { stems, meanings }
}
