import type { Side } from '../../../shared/sides.ts'
import { callsToAction, messengers } from '../../lexicon/privacy/contacts.ts'
import { consequences } from '../../lexicon/privacy/references.ts'
import { contactsOf } from '../contacts.ts'
import { markerOf } from '../markers/markers.ts'
import { statesAmount } from '../markers/price-limits.ts'
import { confidenceThatPrivate, privateThresholdOf } from '../model/sentence-model.ts'
import { phraseSource, plainForm } from '../phrases.ts'
import { isRefusalInClause } from '../refusals.ts'
import type { Passage } from './passage.ts'

/** Splits a sentence of a listing in which only some clauses are to be kept back: a limit, a refusal or a contact. */

const separator = /\s*(?:[;()]|,(?=\s)|\s[–—|-]\s|\s\/\s(?!\d))\s*/gu
const orConjunction = new RegExp(
  String.raw`${separator.source}|\s+(?=(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero)\s)`,
  'gu',
)
const callToAction = new RegExp(
  String.raw`^[^\p{L}]*(?:(?:and|or|und|oder|et|ou|y|o)\s+)?(?:${phraseSource(callsToAction)})(?![\p{L}])`,
  'u',
)

/** 'WhatsApp ok', 'gerne auch per SMS': beside a number, how it may be used. */
const messenger = new RegExp(
  String.raw`^\P{L}*(?:\p{L}+\P{L}+){0,3}(?:${phraseSource(messengers)})(?:\P{L}+\p{L}+){0,3}\P{L}*$`,
  'u',
)

/** 'We fetch the appliances, but no stone worktops': what a seller excepts. A buyer's 'but no nuts' is a requirement. */
const exceptions =
  /^(?:but|aber|jedoch|mais|pero) (?:no |not |keine?[nmrs]? |nicht |pas (?:de |d')|sin |ning[uú]n)/u

const timeUnits =
  'hour|hr|day|week|month|stunde|std|tag|woche|monat|heure|jour|semaine|mois|hora|dia|semana|mes'
const amount = /\d+(?:[.,]\d+)*/g
/** A price by the time: '45 euros an hour', 'Stunde 62 Euro'. */
const rate = new RegExp(
  String.raw`^[^\d]*?(?:(?<amount>\d+(?:[.,]\d+)*)\s?(?:\p{L}+|[€$£])?\s?(?:(?:an?|per|the|pro|die|par|por|la|a la)\s|de l'|l'|\/\s?)(?:${timeUnits})|(?:${timeUnits})\s(?:\p{L}+\s)?(?<after>\d+(?:[.,]\d+)*))[^\d]*$`,
  'u',
)

export function splitClauses(passage: Passage, writer: Side | null): Passage[] {
  const { reading, reason, text } = passage
  if ((reading === 'private' || reading === 'unsure') && reason === 'limit')
    return splitLimit(passage, writer)
  if (reading === 'private' && reason === 'secrecy' && writer === 'seller') return splitStatedRate(passage)
  if (reading === 'contact') return splitContacts(passage, writer)
  return reading === 'public' && /[,;(]/.test(text) ? splitRefusal(passage, writer) : [passage]
}

/** 'We could take off 8 %, but please don't offer it': what follows is about the limit. */
const restriction =
  /^(?:but|aber|mais|pero|only|nur|seulement|solo) (?:.* )?(?:please|pls|plz|bitte|not|don'?t|never|nicht|nie|pas|jamais|svp|por favor|no|nunca)(?!\p{L})/u

/** 'The bank said no, so we are short': what follows from what is private is private. */
const isConsequence = new RegExp(`^[^\\p{L}]*(?:${phraseSource(consequences)})(?![\\p{L}])`, 'u')

/** The limit, the amounts after it and any request not to pass it on are private; the other clauses are public. */
function splitLimit(passage: Passage, writer: Side | null): Passage[] {
  let covers = false
  const parts = clausesOf(passage, separator).map((clause): Passage => {
    const plain = plainForm(clause.text)
    covers =
      markerOf(clause.text, 'listing', writer)?.reason === 'limit' ||
      (covers && (statesAmount(plain) || restriction.test(plain) || isConsequence.test(plain)))
    return covers ? clause : beside(clause, writer)
  })
  return parts.some(({ reading }) => reading !== 'public') ? joined(passage, parts) : [passage]
}

/** 'We charge 45 euros an hour, but between us we would take 40': the rate is public, and no part of the secret. */
function splitStatedRate(passage: Passage): Passage[] {
  const [first, ...rest] = clausesOf(passage, separator)
  const [secret] = rest
  if (!first || !secret || markerOf(first.text, 'listing', 'seller')) return [passage]
  const found = rate.exec(plainForm(first.text))?.groups
  const stated = found?.amount ?? found?.after
  const amounts: string[] = rest.flatMap((clause) => clause.text.match(amount) ?? [])
  const isSecretNext = markerOf(secret.text, 'listing', 'seller')?.reason === 'secrecy'
  if (!stated || !isSecretNext || !/\d/.test(secret.text) || amounts.includes(stated)) return [passage]
  return joined(passage, [asPublic(first), ...rest])
}

/** What follows a refusal within the sentence belongs to it. */
function splitRefusal(passage: Passage, writer: Side | null): Passage[] {
  let covers = false
  const parts = clausesOf(passage, separator).map((clause): Passage => {
    covers ||=
      isRefusalInClause(clause.text) || (writer === 'seller' && exceptions.test(plainForm(clause.text)))
    return covers ? { ...clause, reading: 'refusal' } : clause
  })
  return joined(passage, parts)
}

function splitContacts(passage: Passage, writer: Side | null): Passage[] {
  const contacts = contactsOf(passage.text).map(({ text, index }) => {
    const start = Math.max(index, passage.text.indexOf(text, index))
    return { start, end: start + text.length }
  })
  const isWithinContact = (at: number) => contacts.some(({ start, end }) => at >= start && at < end)
  const parts = clausesOf(passage, orConjunction, isWithinContact).map((clause): Passage => {
    const plain = plainForm(clause.text)
    const isContact =
      contactsOf(clause.text).length > 0 ||
      callToAction.test(plain) ||
      messenger.test(plain) ||
      !/\p{L}{3,}\W+\p{L}{2,}/u.test(plain)
    return isContact ? clause : beside(clause, writer)
  })
  return parts.some(({ reading }) => reading === 'contact') ? joined(passage, parts) : [passage]
}

/** A clause beside a limit or a contact is public, unless the model finds it private. */
const beside = (clause: Passage, writer: Side | null): Passage =>
  confidenceThatPrivate(clause.text, 'listing') > privateThresholdOf('listing', writer)
    ? { ...clause, reading: 'unsure', reason: 'internal' }
    : asPublic(clause)

const asPublic = (clause: Passage): Passage => ({ ...clause, reading: 'public', reason: null })

/** @param isWhole whether the text isn't to be split there: '(0821) 55 52 10' */
function clausesOf(
  passage: Passage,
  pattern: RegExp,
  isWhole: (at: number) => boolean = () => false,
): Passage[] {
  const slices: string[] = []
  let start = 0
  for (const match of passage.text.matchAll(pattern)) {
    if (isWhole(match.index + match[0].length - 1)) continue
    slices.push(passage.text.slice(start, match.index))
    start = match.index + match[0].length
  }
  slices.push(passage.text.slice(start))
  return slices
    .map((slice) => slice.trim())
    .filter((slice) => /[\p{L}\p{N}]/u.test(slice))
    .map((text) => ({ ...passage, text }))
}

/** Joins neighbours with the same reading again, as slices of the sentence. */
function joined(passage: Passage, parts: readonly Passage[]): Passage[] {
  const result: Passage[] = []
  let from = 0
  let to = 0
  for (const part of parts) {
    const at = passage.text.indexOf(part.text, to)
    to = at + part.text.length
    const last = result.at(-1)
    if (last?.reading === part.reading)
      result[result.length - 1] = { ...last, text: passage.text.slice(from, to) }
    else {
      from = at
      result.push({ ...part, continues: passage.continues || result.length > 0 })
    }
  }
  return result.length === 1 && result[0] ? [{ ...result[0], text: passage.text }] : result
}
