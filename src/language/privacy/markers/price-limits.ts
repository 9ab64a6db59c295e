import {
  boundWords,
  coverageWords,
  endingWords,
  offeringWords,
  openBudgets,
  spendingWords,
  startingWords,
} from '../../lexicon/privacy/limits.ts'
import { months } from '../../lexicon/sentence-ends.ts'
import { phrasePattern, phraseSource, plainForm } from '../phrases.ts'

/** Finds limits on a price: 'at most 900 EUR' and 'our budget', but not 'up to 5 m' or 'insured up to 3 million EUR'. */

const currency = `(?:[€$£]|eur|euros?|chf|usd|gbp|pounds?|dollars?|franken|francs?|cents?|pesos?|quid|pence|grand(?! (?:total|piano))|k€)`
const amount = String.raw`\d[\d.,'’ ]*\s?(?:k|tsd\.?|tausend|mio\.?|million\p{L}*|mil|mille|thousand)?`
const money = String.raw`(?:${currency}\s?${amount}|${amount}\s?${currency}(?![\p{L}]))`
const moneyPattern = new RegExp(money, 'u')
const bound = `(?<![\\p{L}\\p{N}])(?:${phraseSource(boundWords)})(?![\\p{L}\\p{N}])`
const boundedMoney = new RegExp(
  String.raw`${bound}[^\d\n.;!?]{0,24}?${money}|${money}[^\d\n.;!?,]{0,20}?${bound}(?<!(?:within|bis|hasta|unter|under))|` +
    String.raw`(?:price|rate|fee|cost|preis|kosten|honorar|prix|tarif|cout|precio|tarifa|coste)\p{L}*[^\n.;!?]{0,20}?${bound}[^\d\n.;!?]{0,12}?\d[\d.,]*(?!\d)(?!\.?\s(?:${phraseSource(months)}))|` +
    String.raw`(?<!(?:groups?|grupos?|groupes?|gruppen?|teams?|class(?:es)?|clases?|kursen?|equip(?:es|os))\s(?:of |de |d'|von |mit |zu |[aà] )?)${bound}[^\d\n.;!?]{0,12}?(?<!\d\.?\s(?:bis|a|to)\s|(?:zum|den|au|al|the)\s)(?!0\d|(?:19|20)\d\d(?!\d)|\d{1,2}\.\d{1,2}\.)(?:(?:\d{3,}|\d+[.,]\d{2,3})(?!\d)(?!\.?\s(?:${phraseSource(months)}))\s?(?:$|[.!,;)](?:\s|$))|\d[\d.,]*(?!\d)\s?(?:(?:per|pro|par|por|la|le|al|im|in total|insgesamt|en tout|en total|all in|altogether)(?![\p{L}])|an?\s\p{L}))`,
  'u',
)
/** 'At least 12 seats and at most 16' counts goods. */
const countedBefore = new RegExp(
  String.raw`(?<!\p{L})(?:at least|minimum|mindestens|wenigstens|au moins|al menos|por lo menos)\s\d+\s(?!${currency})\p{L}{3,}[^.;!?]*?${bound}\s\d+(?!\s?${currency})`,
  'u',
)
const openBudget = new RegExp(phrasePattern(openBudgets).source, 'gu')
const coverage = phrasePattern(coverageWords)
const spending = phrasePattern(spendingWords)
const budget = new RegExp(
  plainForm(
    String.raw`(?<!\p{l})(?:\p{l}*bud[gj]g?et(?!\p{l}*(?:friendly|freundlich))\p{l}*|presupuesto\p{l}*|kostenrahmen|preisrahmen|preisvorstellung\p{l}*|enveloppe|zielpreis\p{l}*|wunschpreis\p{l}*|price (?:limit|ceiling|cap)|target price|prix cible|precio objetivo)(?!\p{l})`,
  ).replaceAll('\\p{l}', '\\p{L}'),
  'u',
)

/** In Spanish, the word for a budget is also that for a quotation: 'el presupuesto va por escrito'. */
const ownBudget =
  /(?<!\p{L})(?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|nuestr\p{L}*|mi) (?:\p{L}+ ){0,2}?(?:budget|presupuesto|enveloppe|\p{L}*rahmen|\p{L}+preis)/u

/** 'I have 60 but offer 40': the lower amount is to be said first. */
const lowerOffer = new RegExp(
  String.raw`(?<!\p{L})(?:but|aber|mais|pero) (?:${phraseSource(offeringWords)})(?: \p{L}+){0,2} \d`,
  'u',
)

/** @param plain a clause in its plain form */
export function hasPriceLimit(plain: string): boolean {
  const text = plain.replace(openBudget, ' ')
  if (coverage.test(text)) return false
  if (lowerOffer.test(text)) return true
  if (budget.test(text) && (/\d/.test(text) || ownBudget.test(text))) return true
  return (
    (boundedMoney.test(text) && !countedBefore.test(text)) || (moneyPattern.test(text) && spending.test(text))
  )
}

/** 'From 800 EUR', 'from 800 to 3,000 EUR'. */
const startingPrice = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${phraseSource(startingWords)})\s(?:${money}|${amount}(?=,?\s?(?:${phraseSource(endingWords)})\s${money}))(?:,?\s?(?:${phraseSource(endingWords)})\s${money})?`,
  'gu',
)

/** @param plain a clause of an offering, whose prices 'from …' are announced, in its plain form */
export const withoutStartingPrices = (plain: string): string => plain.replace(startingPrice, ' ')

/** Whether a clause states an amount of money that is no sum insured. */
export const isOwnPrice = (plain: string): boolean => moneyPattern.test(plain) && !coverage.test(plain)

/** Whether a clause states an amount of money or begins with a number: it continues the limit of the clause before it. */
export const statesAmount = (plain: string): boolean => moneyPattern.test(plain) || /^\W*\d/.test(plain)
