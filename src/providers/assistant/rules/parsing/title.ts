import type { Language } from '../../../../language/languages.ts'
import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import { clausesOf, sentencesOf } from '../../../../language/sentences.ts'
import type { Side } from '../../../../shared/sides.ts'
import { capitalize } from '../analysis/inline-text.ts'
import { beforeObject, ownKind, ownTrade, shortPurpose, wish } from '../lexicon/parsing/noun-phrases.ts'
import {
  besideObject,
  personWithTask,
  plainOffer,
  plainPurchase,
  plainWish,
  possessive,
  separatedPrefix,
  shortList,
  wantedObject,
} from '../lexicon/parsing/plain-statements.ts'
import { contact } from '../lexicon/parsing/remarks.ts'
import {
  approximations,
  article,
  beforeTitle,
  doing,
  greeting,
  leadingTime,
  soughtCompany,
  subjectIntroduction,
  titleEnd,
  trailingFrequency,
  trailingPreposition,
} from '../lexicon/parsing/titles.ts'
import { thingPhrasesOf } from './thing-phrase.ts'
import { type Candidate, type Cue, chooseTitle, isNounPhrase, type Title } from './title-choice.ts'
import { afterName, secondStatement, titleSentence, withInfinitive } from './title-sentence.ts'

const maxHeadingLength = 90
const maxTitleLength = 80

const statementHeading = /^(?:we|i|wir|ich|nous|je)\s/iu

/** Returns the first line if it is a heading: short, without final punctuation, followed by other lines. */
export function headingOf(lines: readonly { text: string; bulleted: boolean }[]): string | null {
  const [first, second] = lines
  if (!first || !second || first.bulleted) return null
  if (first.text.length > maxHeadingLength || /[.!?,;]$|[!?]\s/.test(first.text)) return null
  if (greeting.test(first.text) || statementHeading.test(first.text) || sentencesOf(first.text).length > 1)
    return null
  return first.text.replace(/[\s:]+$/, '')
}

export const isContact = (sentence: string): boolean =>
  contact.test(sentence) && !subjectIntroduction.test(sentence)

/**
 * Derives the title from the heading, else from the sentence that says best what the listing is about: after a verb such as
 * 'we need', as the words it begins with, as the kind of business the writer is, or as a thing that it names.
 */
export function titleOf(
  heading: string | null,
  subjectSentences: readonly string[],
  companySentences: readonly string[],
  sentences: readonly string[],
  side: Side,
  language: Language,
): Title {
  if (heading) {
    const name = titleFromPhrase(heading.replace(subjectIntroduction, ''))
    return { name: name || heading, sentence: null, rest: '' }
  }
  const besides = companySentences.flatMap((text) => secondStatement(text) ?? afterName(text) ?? [])
  const beginsWithSubject = subjectSentences.length > 0 && subjectSentences[0] === sentences[0]
  const stating = (
    beginsWithSubject ? [...subjectSentences, ...besides] : [...besides, ...subjectSentences]
  ).filter((text) => !isContact(text))
  const told = sentences.filter((text) => !isContact(text))
  const introduced = stating.filter((text) => subjectIntroduction.test(text))
  const wished = side === 'buyer' ? introduced.filter((text) => wish.test(text)) : []
  const first = stating[0] ?? ''
  const introducesItself = companySentences.length > 0 && companySentences[0] === sentences[0]
  const objects = objectsOf(stating)
  const found: Record<Cue, readonly Candidate[]> = {
    plain: told.flatMap((text) => plainTitlesOf(text, side)).flatMap(withComplement),
    wished: wished.map(titleOfSentence).flatMap(withComplement),
    introduced: introduced.map(titleOfSentence).map(candidateOf),
    opening: isOpening(titleSentence(first)) ? [candidateOf(titleFrom(first, titleSentence(first)))] : [],
    beside: side === 'seller' ? besideName(first, told[1]) : [],
    kind: side === 'seller' ? ownKindOf([...companySentences, first]).map(candidateOf) : [],
    objects: objects ? [candidateOf(objects)] : [],
    thing: told.flatMap((sentence) =>
      thingPhrasesOf(side === 'buyer' ? sentence.replace(ownTrade, '') : sentence, language).map((text) => ({
        title: { name: capitalize(text), sentence: null, rest: '' },
        sentence,
      })),
    ),
  }
  const best = chooseTitle(found, told, side === 'seller' && !introducesItself, language)
  const fallback = [...found.wished, ...found.introduced, ...found.objects][0]
  return (
    best ?? fallback?.title ?? titleOfSentence(first || (subjectSentences[0] ?? companySentences[0] ?? ''))
  )
}

/** What follows the writer's name: 'Les Tontons, quintette de jazz', 'Spoke & Barrel, Leith Walk. Bike repairs'. */
const besideName = (sentence: string, next = ''): Candidate[] => {
  const clauses = clausesOf(titleSentence(sentence)).slice(1, 2)
  return [
    ...clauses.map((clause) => candidateOf(titleFrom(sentence, clause))),
    ...(isOpening(next) ? [candidateOf(titleFrom(next, next))] : []),
  ]
}

const purpose = /^\s(?:to|for|für|der|die|das|pour|para)\s/iu
const secondPart = /\s(?:and|und|et|y|or|oder|ou|o)\s.*$/iu

/** A title, and the same with what it is for: 'a nice place to celebrate the wedding'. */
const withComplement = (title: Title): Candidate[] => {
  const end = titleEnd.exec(firstClauseOf(title.rest))?.[0] ?? ''
  const complement = purpose.test(end) ? withoutEnd(end.replace(secondPart, '')) : ''
  const name = shortenTitle(appended(title.name, complement))
  return name === title.name
    ? [candidateOf(title)]
    : [candidateOf(title), { ...candidateOf({ ...title, name }), isLong: true }]
}

/** Both texts, with the words once that the first ends and the second begins with. */
function appended(text: string, more: string): string {
  let shared = more.length
  while (!text.endsWith(more.slice(0, shared))) shared--
  return text + more.slice(shared)
}

const candidateOf = (title: Title): Candidate => ({ title, sentence: title.sentence })

/** The object of a sentence that says outright what is sought or offered: 'What I offer is piano tuning'. */
function plainTitlesOf(sentence: string, side: Side): Title[] {
  const text = titleSentence(sentence)
  const verb = (side === 'buyer' ? plainWish : plainOffer).exec(text)
  const object = verb
    ? text.slice(verb.index + verb[0].length)
    : (plainPurchase.exec(text) ?? (side === 'buyer' ? wantedObject.exec(text) : null))?.groups?.object
  if (!object) return []
  const subject = object.replace(besideObject, '').replace(beforeObject, '').replace(possessive, '')
  const title = titleFrom(sentence, withoutCompany(subject))
  const task = personWithTask.exec(withoutEnd(firstClauseOf(subject)))?.groups?.task
  const name = title.name.replace(separatedPrefix, '')
  return [
    {
      ...title,
      name:
        task && name.length + task.length <= maxTitleLength && !name.includes(task) ? `${name}${task}` : name,
    },
  ]
}

function titleOfSentence(sentence: string): Title {
  const plain = titleSentence(sentence)
  const afterVerb = plain.replace(subjectIntroduction, '')
  const object = afterVerb === plain ? plain : afterVerb.replace(beforeObject, '')
  return titleFrom(sentence, withoutCompany(object.replace(/^[\s:,]+/, '')))
}

function titleFrom(sentence: string, subject: string): Title {
  const object = subject.replace(leadingTime, '')
  const clause = withoutEnd(firstClauseOf(object))
  const cut = clause.replace(titleEnd, '')
  const phrase = cut.length > 2 ? cut : clause
  const purpose = /\s/.test(phrase) ? '' : (shortPurpose.exec(clause.slice(phrase.length))?.[0] ?? '')
  const firstItem = titleFromPhrase(`${phrase}${purpose}`) || capitalize(subject)
  const list = shortListOf(object)
  return {
    name: list ? titleFromPhrase(list) : firstItem,
    firstItem,
    sentence,
    rest: subject.slice(subject.indexOf(phrase) + phrase.length),
  }
}

const withoutEnd = (text: string): string => text.replace(/[\s.!?]+$/, '')

/** 'We need tables, chairs and a tent' is about all of them. */
function shortListOf(text: string): string | null {
  const list = shortList.exec(text)?.[0]
  return list && list.length <= maxTitleLength && list.split(', ').every(isNounPhrase) ? list : null
}

/** The first clause, with those that complete a word: 'Weizen-, Dinkel- und Roggenmehl'. */
function firstClauseOf(text: string): string {
  const clauses = clausesOf(text)
  let end = 0
  for (const clause of clauses) {
    end = text.indexOf(clause, end) + clause.length
    if (!/\p{L}-$/u.test(clause)) break
  }
  return end > 0 ? text.slice(0, end) : text
}

/** 'End of tenancy cleaning, stairwells, offices': a sentence that begins with what it is about, not with a name. */
function isOpening(sentence: string): boolean {
  const clause = firstClauseOf(sentence)
  if (!isNounPhrase(clause) || /\?$|\.{2,}$|…$/.test(sentence)) return false
  const verb = subjectIntroduction.exec(sentence)
  return !verb || (verb[0].length > clause.length && /\s\p{Ll}/u.test(clause))
}

/** 'We are a family caterer in Nantes' */
function ownKindOf(sentences: readonly string[]): Title[] {
  for (const sentence of sentences) {
    const start = ownKind.exec(sentence)
    if (!start) continue
    const phrase = firstClauseOf(sentence.slice(start.index + start[0].length))
      .replace(titleEnd, '')
      .replace(/\s(?:and|und|et|y)\s.*$/iu, '')
    const name = titleFromPhrase(withoutEnd(phrase))
    if (isNounPhrase(name)) return [{ name, sentence: null, rest: '' }]
  }
  return []
}

/** 'Wir streichen Wohnungen, Treppenhäuser und Fassaden': what one does it with, with all that is enumerated. */
function objectsOf(sentences: readonly string[]): Title | null {
  for (const sentence of sentences) {
    const plain = titleSentence(sentence)
    const objects = plain.replace(doing, '')
    if (objects === plain) continue
    const clause = firstClauseOf(objects)
    const list = enumeration.exec(objects)?.[0] ?? ''
    const end = list.length > clause.length && list.length <= maxTitleLength ? list.length : clause.length
    const name = titleFromPhrase(
      objects
        .slice(0, end)
        .replace(titleEnd, '')
        .replace(/[\s.!?]+$/, ''),
    )
    if (isNounPhrase(name)) return { name, sentence, rest: objects.slice(end) }
  }
  return null
}

/** Words between commas, the last one after 'and', with its place: 'flats, stairwells and offices in Leeds'. */
const enumeration = /^[^,;.:!?–—]{2,40}(?:, [^,;.:!?–—]{2,30})*? (?:and|und|et|y) [^,;.:!?–—]{2,50}/iu

/** Signs, and what an infinitive begins with: 'to replace the windows'. */
const beforePhrase = /^[^\p{L}\p{N}]*(?:(?:to|à|zu)\s+(?=\p{Ll}))?/u

const withoutCompany = (subject: string): string => {
  const rest = subject.replace(article, '')
  const goods = rest.replace(soughtCompany, '')
  if (goods === rest) return subject
  const sought = rest.slice(0, rest.length - goods.length)
  return /\s(?:der|die|das)\s*$/iu.test(sought) ? withInfinitive(goods) : goods
}

/** Turns '2 t of organic flour a week' into 'Organic flour, 2 t a week'. */
function titleFromPhrase(phrase: string): string {
  let text = phrase.replace(beforePhrase, '').trim().replace(beforeTitle, '')
  for (let pass = 0; pass < 3; pass += 1) text = text.replace(article, '').replace(soughtCompany, '')
  const amount = quantitiesOf(text).find(
    (quantity) => quantity.dimension !== 'count' && text.slice(0, quantity.index).split(/\s+/).length <= 3,
  )
  if (!amount) return capitalize(shortenTitle(text))
  const before = text.slice(0, amount.index)
  const after = text
    .slice(amount.end)
    .replace(/^\s*(?:of|de|d['’])\s*/iu, ' ')
    .trim()
  const hasWordBefore = /\p{L}{4}/u.test(before.replace(approximations, ''))
  if (after.length < 3 || hasWordBefore) return capitalize(shortenTitle(text))
  const frequency = trailingFrequency.exec(after)?.[0] ?? ''
  const amountText = `${before}${text.slice(amount.index, amount.end)}${frequency}`.trim()
  const goods = frequency ? after.slice(0, -frequency.length) : after
  return `${capitalize(shortenTitle(goods))}, ${amountText}`
}

const leadingApproximation = /^(?:ca|approx|env|aprox)\.?\s+(?=\d)/iu

function shortenTitle(text: string): string {
  if (text.length <= maxTitleLength) return text.replace(leadingApproximation, '')
  const start = text.slice(0, maxTitleLength)
  return start.slice(0, Math.max(30, start.lastIndexOf(' '))).replace(trailingPreposition, '')
}
