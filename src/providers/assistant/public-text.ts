import { detectLanguage } from '../../language/detect-language.ts'
import { cap, plainText, singleLine } from '../../language/plain.ts'
import { contactsOf } from '../../language/privacy/contacts.ts'
import { confidenceThatPrivate } from '../../language/privacy/model/sentence-model.ts'
import type { Passage } from '../../language/privacy/passages/passage.ts'
import { passagesOf } from '../../language/privacy/passages/passages.ts'
import { quantitiesOf } from '../../language/quantities/quantities.ts'
import type { Quantity } from '../../language/quantities/quantity.ts'
import { limits } from '../../shared/limits.ts'
import type { Side } from '../../shared/sides.ts'
import type { Assistant, Call } from './assistant.ts'
import type { ParseBrief } from './briefs.ts'
import type { ParsedListing, PrivateNote, PublicListing } from './results.ts'

/**
 * Keeps what is private out of a parsed form: the assistant reads only the public part of the text, and its result is
 * checked once more. The rest becomes notes for matching and hints for the contact settings.
 */
export async function parsePublicText(
  assistant: Assistant,
  brief: ParseBrief,
  call: Call,
): Promise<ParsedListing> {
  const passages = readPassages(brief)
  const text = publicTextOf(passages)
  const parsed = text === '' ? nothing : await assistant.parse({ ...brief, text }, call)
  const notes = passages.flatMap(noteOf)
  const contactHints = passages.flatMap(({ text, reading }) =>
    reading === 'contact' ? contactsOf(text).map(({ kind, text }) => ({ kind, text })) : [],
  )
  const form = guardListing(parsed, notes, text, brief.side)
  return { ...form, contactHints: distinct(contactHints).slice(0, limits.points) }
}

/**
 * What is only suspected to be a confidence is public where it opens a text or states the maximum of a size. Of 101 labelled
 * texts with secrets none begins with one, and of 435 labelled sentences with such a maximum one is a secret.
 */
const readPassages = ({ text, side }: ParseBrief): Passage[] =>
  passagesOf(text, 'listing', side).map((passage, i) => {
    if (passage.reading !== 'unsure' || passage.reason !== 'internal') return passage
    const confidence = confidenceThatPrivate(passage.text, 'listing')
    const isPublic =
      (i === 0 && confidence < suspicionThreshold.start) ||
      (confidence < suspicionThreshold.size && statesMaximumSize(passage.text))
    return isPublic ? { ...passage, reading: 'public', reason: null } : passage
  })

/** From these probabilities on such a sentence stays private. They are high, because secrets among them are rare. */
const suspicionThreshold = { start: 0.94, size: 0.6 } as const

/** 'The crane reaches up to 24 m' */
function statesMaximumSize(text: string): boolean {
  const quantities = quantitiesOf(text, detectLanguage(text))
  return (
    quantities.some(({ dimension, bound }) => bound === 'at most' && sizes.has(dimension)) &&
    !quantities.some(({ dimension }) => dimension.startsWith('money'))
  )
}

const sizes: ReadonlySet<Quantity['dimension']> = new Set([
  'length',
  'area',
  'volume',
  'mass',
  'power',
  'energy',
  'temperature',
  'pressure',
  'voltage',
])

const nothing: PublicListing = { party: '', partyDescription: '', name: '', description: '', points: [] }

/** The lines of the text without what is private. Lines that are public as a whole stay as they are. */
function publicTextOf(passages: readonly Passage[]): string {
  const lines = new Map<number, string>()
  for (const passage of passages) {
    if (passage.reading !== 'public') continue
    const before = lines.get(passage.line)
    const start = before ?? (passage.bulleted ? '- ' : '')
    lines.set(passage.line, `${start}${joint(before, passage)}${passage.text}`)
  }
  return [...lines.values()].join('\n')
}

function joint(before: string | undefined, { continues }: Passage): string {
  if (before === undefined) return ''
  if (continues) return /[,.:!?…]$/.test(before) ? ' ' : ', '
  return /[.!?…:;]["'”’»)]*$/.test(before) ? ' ' : '. '
}

function noteOf({ text: slice, reading, reason }: Passage): PrivateNote[] {
  const text = slice.replace(halfSmiley, '')
  if (reading === 'private' && reason) return [{ text, reason }]
  return reading === 'refusal' || reading === 'unsure' ? [{ text, reason: reading }] : []
}

/** What a clause that ends at a bracket keeps of ':)' or ';-)'. */
const halfSmiley = /\s[:;]-?$/

/**
 * Trims and caps the assistant's result. What reads as private or as a contact moves to the notes; what only may be
 * private, and stands in the public text word for word, has been read in its context there.
 */
function guardListing(
  listing: PublicListing,
  notes: readonly PrivateNote[],
  publicText: string,
  side: Side,
): Omit<ParsedListing, 'contactHints'> {
  const moved: PrivateNote[] = []
  const stated = wordsOf(publicText)
  const publicPart = (text: string): string => {
    // Refusals are taken out before; a negated noun as a point of its own describes the goods.
    const passages = passagesOf(text, 'listing', side).map((passage) =>
      passage.reading === 'refusal' ||
      (passage.reading === 'unsure' && stated.includes(wordsOf(passage.text)))
        ? { ...passage, reading: 'public' as const }
        : passage,
    )
    moved.push(...passages.flatMap(noteOf))
    return passages.every(({ reading }) => reading === 'public') ? text : publicTextOf(passages)
  }
  const form = {
    party: singleLine(listing.party, limits.shortText),
    partyDescription: cap(publicPart(plainText(listing.partyDescription)), limits.longText),
    name: singleLine(publicPart(listing.name), limits.shortText),
    description: cap(publicPart(plainText(listing.description)), limits.longText),
    points: listing.points
      .map((point) => singleLine(publicPart(point), limits.pointText))
      .filter(Boolean)
      .slice(0, limits.points),
  }
  return { ...form, privateNotes: withoutRepeats([...notes, ...moved]) }
}

/** The words of a text between spaces, to look for others in it. */
const wordsOf = (text: string): string =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `

/** A note that repeats a part of an earlier one says nothing new. */
function withoutRepeats(notes: readonly PrivateNote[]): PrivateNote[] {
  const kept: PrivateNote[] = []
  for (const { text, reason } of notes) {
    const note = { text: singleLine(text, limits.pointText), reason }
    if (!kept.some((one) => one.text.toLowerCase().includes(note.text.toLowerCase().replace(/[.!?]+$/, ''))))
      kept.push(note)
  }
  return kept.slice(0, limits.points)
}

const distinct = <T extends { text: string }>(rows: readonly T[]): T[] =>
  rows.filter((row, i) => rows.findIndex((other) => other.text === row.text) === i)
