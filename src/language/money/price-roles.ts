import { alternatives, phrasePattern } from '../alternatives.ts'
import {
  choiceWords,
  differenceWords,
  grossWords,
  moreThanWords,
  notThisWords,
  notWords,
  otherChoiceWords,
  priceNames,
  refusalWords,
} from '../lexicon/money/price-words.ts'
import { numberSource } from '../quantities/numbers.ts'
import type { AmountOfMoney } from './amounts/amounts-of-money.ts'
import { type Cue, cuesOf } from './price-cues.ts'
import { namesTime, namesUnit } from './units/unit-mentions.ts'

/**
 * What the words beside an amount make of it. A `secondary` one is the price only where there is no other, such as
 * what is charged on Sundays; an `option` is one of several to choose from; a `replaced` one gives way to another, such as
 * a former price; `none` is no price, such as a deposit; a `bare` one names no currency, and only the model chooses it.
 */
export type Role = 'preferred' | 'price' | 'option' | 'secondary' | 'replaced' | 'none' | 'bare'

/** How far before an amount 'instead of' and the like can stand. */
const notThisDistance = 28

const priceName = phrasePattern(priceNames, 'iu')
const refusal = phrasePattern(refusalWords, 'iu')
const option = phrasePattern(choiceWords, 'iu')
const firstOption = new RegExp(`^(?:${alternatives(choiceWords)})\\s[^,]*$`, 'iu')
const grossAfter = new RegExp(String.raw`^\s*(?:${alternatives(grossWords)})(?!\p{L})`, 'iu')
const negation = phrasePattern(notWords, 'iu')
const difference = new RegExp(String.raw`^\s*(?:${alternatives(differenceWords)})(?!\p{L})`, 'iu')
const moreThan = new RegExp(String.raw`(?<!\p{L})(?:${alternatives(moreThanWords)})\s*$`, 'iu')
const notThis = new RegExp(
  String.raw`(?<!\p{L})(?:${alternatives(notThisWords)})(?:\s(?:the|die|den|der|les?|los?|las?|your|euren?|vos|sus))?(?:\s\p{L}+)?\s*$`,
  'iu',
)
/** A number without a currency or a unit: 'or 26 if you take twenty', 'einzeln 40'. */
const otherChoice = new RegExp(
  String.raw`^[^.;!?\d]{0,30}(?<!\p{L})(?:${alternatives(otherChoiceWords)})\s(?:a\s)?(?:${numberSource}|tenner|fiver)` +
    String.raw`(?=\s*(?:[.,;!?)]|$)|\s(?:if|when|for|wenn|bei|ab|für|si|pour|dès|cuando|desde)\s)`,
  'iu',
)
/** '95 € is not.' */
const isNot = /^\s(?:is not|isn['’]t|nicht|non|no)\s*[.!]?$/iu
/** The roles of a sentence's amounts. */
export function rolesOf(sentence: string, amounts: readonly AmountOfMoney[]): Role[] {
  const cues = cuesOf(sentence, amounts)
  const roles = amounts.map((_, i) => roleOf(sentence, amounts, i, cues[i] ?? new Set()))
  return roles.map((role, i) =>
    isOpen(role) &&
    (firstOption.test(sentence.slice(0, amounts[i]?.index)) ||
      otherChoice.test(sentence.slice(amounts[i]?.end)) ||
      isOption(sentence, amounts, roles, i) ||
      isOption(sentence, amounts, roles, i + 1))
      ? 'option'
      : role,
  )
}

const isOpen = (role: Role | undefined): boolean => role === 'price' || role === 'preferred'

/** Whether 'or' joins an amount to the one before it. */
function isOption(sentence: string, amounts: readonly AmountOfMoney[], roles: readonly Role[], i: number) {
  const [one, other] = [amounts[i - 1], amounts[i]]
  if (!one || !other || !isOpen(roles[i - 1]) || !isOpen(roles[i])) return false
  return option.test(sentence.slice(one.end, other.index))
}

function roleOf(
  sentence: string,
  amounts: readonly AmountOfMoney[],
  i: number,
  cues: ReadonlySet<Cue>,
): Role {
  const amount = amounts[i]
  if (!amount || cues.has('other') || cues.has('beside')) return 'none'
  const before = sentence.slice(Math.max(0, amount.index - notThisDistance), amount.index)
  const after = sentence.slice(amount.unitIndex)
  // 'Never below 500 €', 'not more than 40 €'.
  const isDeniedBound = moreThan.test(before) && negation.test(sentence)
  // '190 HT, soit 228 euros TTC'.
  const isNotThis = notThis.test(before) && !grossAfter.test(after)
  if (!isDeniedBound && (isNotThis || isRefused(sentence, amounts, i))) return 'replaced'
  if (amount.bound === 'order from' || difference.test(after.slice(0, 30))) return 'none'
  if (cues.has('preferred')) return 'preferred'
  if (amount.unit === null) {
    const isLimit = amount.bound === 'at most' || amount.bound === 'at least'
    if (isLimit && !isDeniedBound && !priceName.test(sentence)) return 'none'
    if (amounts.length === 1 && (namesUnit(sentence) || namesTime(sentence))) return 'none'
  }
  const isInBrackets = /\([^()]*$/.test(sentence.slice(0, amount.index))
  return isInBrackets || cues.has('secondary') ? 'secondary' : 'price'
}

/** Whether the clause of the amount refuses it: '500 € is too much'. */
function isRefused(sentence: string, amounts: readonly AmountOfMoney[], index: number): boolean {
  const amount = amounts[index]
  if (!amount) return false
  const start = amounts[index - 1]?.end ?? 0
  const end = amounts[index + 1]?.index ?? sentence.length
  const before =
    sentence
      .slice(start, amount.index)
      .split(/[,;:–—]/)
      .at(-1) ?? ''
  const after = sentence.slice(amount.end, end).split(/[,;:–—]/)[0] ?? ''
  return refusal.test(before) || refusal.test(after) || isNot.test(after)
}
