import { detectLanguage } from '../../../../language/detect-language.ts'
import type { Language } from '../../../../language/languages.ts'
import { visible } from '../../../../language/plain.ts'
import { linesOf, sentencesOf } from '../../../../language/sentences.ts'
import { indexTermsOf } from '../../../../language/terms/index-terms.ts'
import { meaningsOf } from '../../../../language/terms/meanings.ts'
import { wordsIn } from '../../../../language/terms/terms.ts'
import type { ParseBrief } from '../../briefs.ts'
import type { PublicListing } from '../../results.ts'
import { statementsOf } from '../analysis/injection-filter.ts'
import { capitalize, inlineText } from '../analysis/inline-text.ts'
import {
  addressDetail,
  bareName,
  closing,
  courtesy,
  greeting,
  requestWords,
  salutation,
  signatureDetail,
  signedClosing,
} from '../lexicon/parsing/courtesies.ts'
import { contact, contactTail } from '../lexicon/parsing/remarks.ts'
import { describesCompany, findCompanyName } from '../parsing/company-name.ts'
import { eventsOf, factsOf, splitAtWish } from '../parsing/introduction.ts'
import type { PointSentence } from '../parsing/point-features.ts'
import { pointsFromBullet, pointsFromSentence } from '../parsing/points.ts'
import { titleOf } from '../parsing/title.ts'

const maxPoints = 30
const maxTitleLength = 120
const maxHeadingLength = 90
/** Lines of a signature below the name. */
const maxSignatureDetails = 4
/** In characters. */
const maxSignatureLine = 80
const maxCourtesyLength = 160
/** In characters. */
const minWishLength = 15

/** Extracts company, title, description and points from free text. */
export function parse(brief: ParseBrief): PublicListing {
  const { side } = brief
  const { lines, bulletPoints, sentences, subjectSentences, companySentences, party, title, pointSentences } =
    read(brief)
  const factsIn = (sentence: string) =>
    describesCompany(sentence) ? factsOf(sentence, party, side) : sentence
  const found = pointSentences.map((sentence) => ({
    text: sentence.text,
    points: pointsFromSentence(sentence, title.firstItem),
  }))
  const sentencePoints = found.flatMap(({ points }) => points)
  const introductions = found.filter(
    ({ text, points }) =>
      side === 'buyer' && points.length === 0 && companySentences.includes(text) && factsIn(text),
  )
  const events = introductions.flatMap(({ text }) => eventsOf(text))
  const stated = distinct([...sentencePoints, ...bulletPoints])
  // A listing always has a point: retrieval compares points with points.
  const points =
    stated.some((point) => !isBudget(point)) || title.name === '' ? stated : [title.name, ...stated]
  return {
    party,
    partyDescription: (companySentences.length > 0
      ? companySentences
      : sentences.filter((sentence) => startsWithName(sentence, brief.companyName)).slice(0, 1)
    )
      .map(capitalize)
      .join(' '),
    name: inlineText(title.name, maxTitleLength),
    description: describeSubject(
      subjectSentences.length > 0 ? sentences.map(factsIn).filter(Boolean) : [],
      sentences,
      lines,
      side === 'buyer' ? bulletPoints.length > 0 : points.length > 0,
    ),
    points: distinct([...events, ...points]).slice(0, maxPoints),
  }
}

/** 'Dunn Refrigeration, Bradford: 22 years, me and my lad' also says what they sell, and stays in the description. */
const startsWithName = (sentence: string, companyName: string): boolean =>
  companyName !== '' &&
  sentence.toLowerCase().startsWith(companyName.toLowerCase()) &&
  !/^[\p{L}\p{N}]/u.test(sentence.slice(companyName.length))

/** The sentences of a text's prose in which points are looked for. */
export const pointSentencesOf = (brief: ParseBrief): readonly PointSentence[] => read(brief).pointSentences

/** The sentences of a text among which its title is looked for. */
export const titleSentencesOf = (brief: ParseBrief): readonly string[] => read(brief).titleSentences

/** The sentences of a text, without greetings, signature and contacts, and what they may say. */
function read({ text, side }: ParseBrief) {
  const written = linesOf(visible(text))
  const signature = signatureOf(written)
  const lines = stating(written.slice(0, written.length - signature.length))
  const heading = headingOf(lines)
  const body = heading ? lines.slice(1) : lines
  const inSentences = body
    .filter((line) => !line.bulleted)
    .flatMap((line) => sentencesOf(line.text))
    .map((sentence) => sentence.replace(salutation, '').replace(leftover, ''))
  const prose = withoutName(inSentences, detectLanguage(text))
    .flatMap(splitAtWish)
    .filter((sentence) => /\p{L}{2}/u.test(sentence))
  const statements = prose.filter((sentence) => !isCourtesy(sentence) && !isContact(sentence))
  const sentences = statements.length > 0 || body.length > prose.length ? statements : prose
  const companySentences = sentences.filter(describesCompany)
  const subjectSentences = sentences.filter((sentence) => !describesCompany(sentence))
  const named = [lines.map((line) => line.text).join('\n'), ...stating(signature).map((line) => line.text)]
  const party = named.map(findCompanyName).find(Boolean) ?? ''
  const bullets = body.filter((line) => line.bulleted).map((line) => line.text)
  const titleSentences = [...(heading ? [heading] : []), ...sentences, ...bullets]
  const title = titleOf(titleSentences, side)
  const titlePosition = titleSentences.indexOf(title.sentence)
  const pointSentences = titleSentences.slice(0, titleSentences.length - bullets.length).map(
    (sentence, position): PointSentence => ({
      text: sentence,
      side,
      position,
      count: titleSentences.length,
      titlePosition,
      title: position === titlePosition ? { start: title.start, end: title.end } : null,
    }),
  )
  return {
    lines: lines.map((line) => line.text),
    bulletPoints: bullets.flatMap(pointsFromBullet),
    titleSentences,
    sentences,
    subjectSentences,
    companySentences,
    party,
    title,
    pointSentences,
  }
}

/**
 * The prose about the goods, with the facts of introductions. Without any: all prose, else the first line of a list, else all
 * lines.
 */
function describeSubject(
  stating: string[],
  sentences: string[],
  lines: string[],
  hasPoints: boolean,
): string {
  const prose = stating.filter((sentence) => !sentence.endsWith(':'))
  if (prose.length > 0) return prose.map((sentence) => capitalize(ended(sentence))).join(' ')
  return capitalize((sentences.length > 0 ? sentences : hasPoints ? lines.slice(0, 1) : lines).join(' '))
}

/** Returns the first line if it is a heading: short, without final punctuation, followed by other lines. */
function headingOf(lines: readonly { text: string; bulleted: boolean }[]): string | null {
  const [first, second] = lines
  if (!first || !second || first.bulleted) return null
  if (first.text.length > maxHeadingLength || /[.!?,;]$|[!?]\s/.test(first.text)) return null
  if (greeting.test(first.text) || statementHeading.test(first.text) || sentencesOf(first.text).length > 1)
    return null
  return first.text.replace(/[\s:]+$/, '')
}

const statementHeading = /^(?:we|i|wir|ich|nous|je)\s/iu

/** A sentence that was split at a wish has no full stop; one that ends with an emoji needs none. */
const ended = (sentence: string): string =>
  /[\p{L}\p{N})]$/u.test(sentence) && !/[.!?…]\)$/.test(sentence) ? `${sentence}.` : sentence

type Line = ReturnType<typeof linesOf>[number]

/** The lines without attacks and contacts. */
const stating = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line) => {
    const statements = statementsOf(line.text)
      .map(withoutContact)
      .map((statement, i, all) => (i < all.length - 1 ? ended(statement) : statement))
      .join(' ')
    return statements === '' ? [] : [{ ...line, text: statements }]
  })

/** The writer's name below 'Thanks', with the company's, an address and contacts below it. */
function signatureOf(lines: readonly Line[]): readonly Line[] {
  const at = lines.findLastIndex(
    ({ text }, i) => closing.test(text) && bareName.test(lines[i + 1]?.text ?? ''),
  )
  const [, ...details] = at < 0 ? [] : lines.slice(at + 1)
  const isSignature =
    details.length <= maxSignatureDetails &&
    (details.length <= 1 || details.some(({ text }) => addressDetail.test(text))) &&
    details.every(
      ({ text, bulleted }) => !bulleted && text.length <= maxSignatureLine && signatureDetail.test(text),
    )
  return at >= 0 && isSignature ? lines.slice(at + 1) : []
}

/** The same at the end of the last line: a name has no meaning, unlike 'Barrierefrei'. */
function withoutName(sentences: readonly string[], language: Language): readonly string[] {
  const last = sentences.at(-1) ?? ''
  const isName =
    sentences.length > 2 &&
    bareName.test(last) &&
    wordsIn(last, language).every((word) => meaningsOf(word, language).length === 0)
  return isName ? sentences.slice(0, -1) : sentences
}

/** What stands at the start of a sentence after a contact was taken out: 'Tel. …, Dr. Petersen'. */
const leftover = /^[,;:–-]\s+/

const isCourtesy = (sentence: string) =>
  signedClosing.test(sentence) ||
  (courtesy.test(sentence) && sentence.length < maxCourtesyLength && !requestWords.test(sentence))

const isContact = (sentence: string): boolean => contact.test(sentence) && !requestWords.test(sentence)

/** 'Thanks for your help, we need chairs' stays: only what follows the wish is cut. */
const withoutContact = (sentence: string) => {
  const rest = sentence.replace(contactTail, '')
  return rest === sentence || rest.length < minWishLength ? sentence : `${rest}.`
}

/** A point of which the index keeps no word: a price, or what isn't needed or wanted. */
const isBudget = (point: string) => indexTermsOf(point, detectLanguage(point)).stated.length === 0

/** Ignores case when comparing. */
function distinct(points: readonly string[]): string[] {
  const keys = new Set<string>()
  return points.filter((point) => {
    const key = point.toLowerCase()
    if (keys.has(key)) return false
    keys.add(key)
    return true
  })
}
