import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import { clausesOf } from '../../../../language/sentences.ts'
import { contact } from '../lexicon/remarks.ts'
import {
  approximations,
  article,
  greeting,
  soughtCompany,
  subjectIntroduction,
  titleEnd,
  trailingFrequency,
  trailingPreposition,
} from '../lexicon/titles.ts'
import { capitalize } from './inline-text.ts'

export interface Title {
  readonly name: string
  /** The sentence that contains the title; null if the title is a heading. */
  readonly sentence: string | null
  /** The rest of that sentence after the title. */
  readonly rest: string
}

const maxHeadingLength = 90
const maxTitleLength = 80

/** Returns the first line if it is a heading: short, without final punctuation, followed by other lines. */
export function headingOf(lines: readonly { text: string; bulleted: boolean }[]): string | null {
  const [first, second] = lines
  if (!first || !second || first.bulleted) return null
  if (first.text.length > maxHeadingLength || /[.!?,;]$/.test(first.text)) return null
  if (greeting.test(first.text)) return null
  return first.text.replace(/[\s:]+$/, '')
}

export const isContact = (sentence: string): boolean =>
  contact.test(sentence) && !subjectIntroduction.test(sentence)

/** Derives the title from the heading, else from the first sentence that states the subject of the listing. */
export function titleOf(
  heading: string | null,
  subjectSentences: readonly string[],
  companySentences: readonly string[],
): Title {
  if (heading) {
    return {
      name: titleFromPhrase(heading.replace(subjectIntroduction, '')) || heading,
      sentence: null,
      rest: '',
    }
  }
  const sentence =
    subjectSentences.find((text) => subjectIntroduction.test(text) && !isContact(text)) ??
    subjectSentences.find((text) => !isContact(text)) ??
    subjectSentences[0] ??
    companySentences[0] ??
    ''
  const subject = withoutCompany(sentence.replace(subjectIntroduction, '').replace(/^[\s:,]+/, ''))
  const clause = (clausesOf(subject)[0] ?? subject).replace(/[\s.!?]+$/, '')
  const phrase = clause.replace(titleEnd, '')
  const name = titleFromPhrase(phrase.length > 2 ? phrase : clause)
  return {
    name: name || capitalize(subject),
    sentence,
    rest: subject.slice(subject.indexOf(phrase) + phrase.length),
  }
}

const withoutCompany = (subject: string): string => {
  const rest = subject.replace(article, '')
  const goods = rest.replace(soughtCompany, '')
  return goods === rest ? subject : goods
}

/** Turns '2 t of organic flour a week' into 'Organic flour, 2 t a week'. */
function titleFromPhrase(phrase: string): string {
  let text = phrase.trim()
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

function shortenTitle(text: string): string {
  if (text.length <= maxTitleLength) return text
  const start = text.slice(0, maxTitleLength)
  return start.slice(0, Math.max(30, start.lastIndexOf(' '))).replace(trailingPreposition, '')
}
