import { visible } from '../../../../language/plain.ts'
import { linesOf, sentencesOf } from '../../../../language/sentences.ts'
import type { ParseBrief } from '../../briefs.ts'
import type { ParsedListing } from '../../results.ts'
import { statementsOf } from '../reading/injection-filter.ts'
import { aboutParty, partyOf } from '../reading/party.ts'
import { pointsOfBullet, pointsOfSentence } from '../reading/points.ts'
import { capitalised, tidy } from '../reading/tidy.ts'
import { headingOf, titleOf } from '../reading/title.ts'

const pointsAtMost = 30

/** A form out of a person's free text: who, what, in which words, and the separate points. */
export function parse({ text, side }: ParseBrief): ParsedListing {
  const lines = linesOf(visible(text)).flatMap((line) => {
    const kept = statementsOf(line.text).join(' ')
    return kept === '' ? [] : [{ ...line, text: kept }]
  })
  const heading = headingOf(lines)
  const body = heading ? lines.slice(1) : lines
  const prose = body.filter((line) => !line.bulleted).flatMap((line) => sentencesOf(line.text))
  const said = prose.filter((sentence) => !isCourtesy(sentence))
  const about = said.filter(aboutParty)
  const subject = said.filter((sentence) => !aboutParty(sentence))
  const title = titleOf(heading, subject, about)
  const bullets = body.filter((line) => line.bulleted).flatMap((line) => pointsOfBullet(line.text))
  const points = distinct([...subject.flatMap((sentence) => pointsOfSentence(sentence, title)), ...bullets])
  return {
    party: partyOf(lines.map((line) => line.text).join('\n')),
    partyDescription: about.map(capitalised).join(' '),
    name: tidy(title.name, 120),
    description: descriptionOf(
      subject,
      said,
      lines.map((line) => line.text),
      side === 'buyer' ? bullets.length : points.length,
    ),
    points: points.slice(0, pointsAtMost),
  }
}

/** The prose about the thing itself; of a bare list, its lines. */
function descriptionOf(subject: string[], said: string[], lines: string[], points: number): string {
  const prose = subject.filter((sentence) => !sentence.endsWith(':'))
  if (prose.length > 0) return prose.map(capitalised).join(' ')
  return capitalised((said.length > 0 ? said : points > 0 ? lines.slice(0, 1) : lines).join(' '))
}

const courtesy =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day)|thanks|thank you|many thanks|(?:best|kind|warm) regards|regards|cheers|sincerely|please (?:contact|get in touch|call|send|email|e-mail|let|reach|write|reply)|contact us|we look forward|looking forward to|feel free|hallo|guten (?:tag|morgen)|sehr geehrte|liebe[rs]?|mit freundlichen|viele grüße|vielen dank|danke|bitte (?:melden|kontaktieren|senden|rufen)|wir freuen uns|bonjour|madame|cordialement|merci|bien à vous|veuillez|n'hésitez|hola|buenos días|buenas|estimad|gracias|saludos|un saludo|contáctenos|quedamos)(?![\p{L}])/iu

const isCourtesy = (sentence: string) =>
  courtesy.test(sentence) &&
  sentence.length < 160 &&
  !/\b(?:need|offer|looking|suche|biete|cherch|busc)/iu.test(sentence)

function distinct(points: readonly string[]): string[] {
  const seen = new Set<string>()
  return points.filter((point) => {
    const key = point.toLowerCase()
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
