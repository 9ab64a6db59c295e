import { type Language, languages, stopwords } from '../../../../language/languages.ts'
import { countryNamed, spokenLanguagesIn } from '../evidence/places.ts'
import { withoutWish } from '../lexicon/evidence/wishes.ts'
import { approximations } from '../lexicon/parsing/titles.ts'
import { capitalize, inlineText } from './inline-text.ts'
import { languageWithin } from './language.ts'
import { analyzeText, contentWeight } from './tokens.ts'

/** In characters. */
const maxTopicLength = 48
const maxShownLength = 120
/** In characters. A requirement of this length needs no shortening. */
const shortLength = 40
/** Function words may stand between the two content words: 'Delivery on Saturdays'. */
const maxWords = 5

/** What the one who is sought does is the topic: 'someone who sets up the tables'. */
const someoneWho =
  /^(?:some(?:one|body) (?:who|that)|jemand(?:en)?,? (?:der|die)|quelqu['’]un qui|alguien que|una persona que|une personne qui) +/iu
/** 'El baño es' says nothing without the next word, and neither does '5am', 'max' or 'acidity below'. */
const noTopic =
  /^(?:is|are|be|ist|sind|sein|est|sont|es|está|son|están|\d+(?:[.,:]\d+)?\p{L}{0,2}|max(?:imal|imum|imo|ima)?|min(?:imal|imum|imo|ima|d)?|avant|après|antes|después|under|below|above|over|unter|über|sous|sur|bajo|debajo|sobre)$/iu
/** '600 bottles to start with': of a quantity, when it is wanted is no topic. */
const toStart =
  /(?<!\p{L})(?:to (?:start|begin)|zum (?:start|anfang|beginn)|pour (?:commencer|débuter)|para (?:empezar|comenzar))(?: with)?(?!\p{L})/iu
/** Without it 'bis Ende März fertig' would be done in March. */
const timePreposition =
  /(?<!\p{L})(?:by|until|before|after|from|bis|vor|nach|ab|avant|après|dès|jusqu['’]à|antes de|hasta|desde) (?:\p{L}{1,5} )?$/iu

/**
 * A requirement or a question in a few words: a short one as it stands, of a longer one its first two content words with what
 * stands between them, else as it stands.
 */
export function shortTopic(requirement: string, language: Language): string {
  const text = inlineText(withoutWish(requirement).text, 300)
    .replace(/[?¿¡!]/g, '')
    .replace(approximations, ' ')
    .trim()
    .replace(someoneWho, '')
  const { tokens, quantities } = analyzeText(text, languageWithin(text, language))
  const start = quantities.length > 0 ? toStart.exec(text) : null
  const isInStart = (index: number) =>
    start !== null && index >= start.index && index < start.index + start[0].length
  // An answer begins with the topic, and its figures must be the seller's own.
  if (quantities.length === 0 && text.length <= shortLength && wordCount(text) <= maxWords)
    return capitalize(text)
  const isInAmount = (index: number) => quantities.some((one) => index >= one.index && index < one.end)
  const content = tokens.filter(
    (token) =>
      token.weight >= contentWeight &&
      !isInAmount(token.index) &&
      !isInStart(token.index) &&
      !noTopic.test(text.slice(token.index, wordEnd(text, token.index))),
  )
  const starts = [...new Set(content.map(({ index }) => index))].sort((a, b) => a - b)
  const [first, second] = starts
  if (first === undefined) return text.length <= maxTopicLength ? capitalize(text) : shorten(text)
  const from = first - (timePreposition.exec(text.slice(0, first))?.[0].length ?? 0)
  const phrase = second === undefined ? '' : text.slice(from, wordEnd(text, second))
  const isPhrase = phrase !== '' && wordCount(phrase) <= maxWords && !/[,;:.]/.test(phrase)
  if (isPhrase) return shorten(phrase)
  // One word of several may be no noun: 'Tout' of 'Tout doit être sur place à midi'.
  return quantities.length === 0 && text.length <= maxTopicLength
    ? capitalize(text)
    : shorten(text.slice(first, wordEnd(text, first)))
}

/** A requirement as it is quoted: in one line, without its wording of a wish; a long one up to a comma, else a word. */
export function shownRequirement(requirement: string): string {
  const text = capitalize(inlineText(withoutWish(requirement).text, 300))
  if (text.length <= maxShownLength) return text
  const start = text.slice(0, maxShownLength)
  const end = Math.max(start.lastIndexOf(','), start.lastIndexOf(' ('))
  return end > maxShownLength / 2 ? start.slice(0, end) : `${start.slice(0, start.lastIndexOf(' '))} …`
}

/** German words that requirements often begin with and that have no capital within a sentence. */
const germanStart =
  /^(?:ab|am|bis|ca|circa|etwa|evtl|gerne?|höchstens|inkl|inklusive|max|maximal|min|mind|mindestens|mit|möglichst|ohne|zzgl)(?!\p{L})/iu

/** The same within a sentence: a common word or one of the glossary is no name, and loses its capital; in German few do. */
export function shownWithin(requirement: string, language: Language): string {
  const text = shownRequirement(requirement)
  const [word = ''] = text.toLowerCase().split(/[^\p{L}\p{M}]/u)
  const isWord = stopwords[language].has(word) || adverb[language].test(word) || isInGlossary(text, language)
  return !(language === 'de' ? germanStart.test(text) : isWord && !isName(word, language))
    ? text
    : text.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())
}

const isInGlossary = (text: string, language: Language): boolean => {
  const [first] = analyzeText(text, language).tokens
  return first?.index === 0 && first.meanings.length > 0
}

/** German keeps its capitals without it. */
const adverb: Record<Language, RegExp> = { en: /.{3}ly$/, de: /$^/, fr: /.{3}ment$/, es: /.{3}mente$/ }

/** In English, weekdays and months have a capital as well. */
const englishDays =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|june|july|august|september|october|november|december)$/
/** Common words that are written alike in all languages, unlike other words that are. */
const internationalWords =
  /^(?:bus|diesel|film|hotel|internet|laser|menu|normal|online|photo|piano|radio|studio|taxi|total|transport|video|web|wifi|yoga)s?$/

/** A country, in English also its language, or a name of the glossary, which is written alike in all languages: 'Lyon'. */
function isName(word: string, language: Language): boolean {
  if (countryNamed(word) !== undefined) return true
  if (language === 'en' && (englishDays.test(word) || spokenLanguagesIn(word).size > 0)) return true
  return !internationalWords.test(word) && languages.every((other) => isInGlossary(word, other))
}

/** '200 a month if' is cut in the middle. */
const trailingConjunction = /,?\s(?:if|when|and|or|wenn|falls|sofern|und|oder|si|et|ou|y|o|cuando|quand)$/iu

const shorten = (topic: string): string => {
  const words = topic.trim().split(/\s+/).slice(0, maxWords).join(' ').replace(trailingConjunction, '')
  return capitalize(words.length > maxTopicLength ? words.slice(0, maxTopicLength).trimEnd() : words)
}

const wordEnd = (text: string, index: number): number => {
  const length = text.slice(index).search(/[^\p{L}\p{M}\p{N}'’-]/u)
  return length < 0 ? text.length : index + length
}

const wordCount = (text: string): number => text.split(/\s+/).length
