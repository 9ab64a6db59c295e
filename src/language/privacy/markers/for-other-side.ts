import { availability, mattersToWriter, permissions } from '../../lexicon/privacy/other-side.ts'
import { phrasePattern, plainForm } from '../phrases.ts'
import { asksForSecrecy } from './secrecy.ts'

/** Finds sentences that are plainly meant for the other side. */

const permission = phrasePattern(permissions)
const denial =
  /(?<!\p{L})(?:not|never|\p{L}+n'?t|nicht|nichts|nix|nie|kein\p{L}*|niemand\p{L}*|ne|n'|pas|jamais|rien|no|nunca|nadie|ni|sin|ohne|sans|without)(?!\p{L})/u
/** 'Don't forget to tell them', 'no secret'. */
const harmlessDenial =
  /(?:don'?t|do not|nicht|n'|no(?: te| se)?) ?(?:forget|vergess\p{L}*|oubli\p{L}*|olvid\p{L}*|hesit\p{L}*)|(?:no|not a|kein\p{L}*|nicht|pas(?: un)?|no es(?: ningun)?) (?:secret|geheim\p{L}*|confidential|vertraulich|secreto)|vergiss nicht/gu

/** 'You can tell them so', without a denial or a request for secrecy beside it. `plain`: a sentence in its plain form. */
export function isPermitted(plain: string): boolean {
  const allowed = permission.exec(plain)
  if (!allowed || denial.test(allowed[0].replace(harmlessDenial, ''))) return false
  const rest = plain.replace(allowed[0], ' ')
  return !denial.test(rest) && !asksForSecrecy(rest)
}

/** 'If you order three' */
const offerToReader =
  /(?<!\p{L})(?:(?:if|when|once) you|(?:wenn|falls|sofern|sobald) (?:ihr|du)|si vous|si (?:usted|ustedes|vosotros)|(?:si|cuando) (?:nos )?(?:confirm|reserv|compr|contrat|pid|encarg|firm)(?:[aá]is|[eé]is|an ustedes))(?!\p{L})/u
/** The polite German 'Sie' is capitalized. */
const politeCondition = /(?:[Ww]enn|[Ff]alls|[Ss]ofern|[Ss]obald|[Ss]ollten) Sie(?!\p{L})/u

/** Whether a sentence makes the other side an offer. `plain`: its plain form. */
export const isOfferToReader = (sentence: string, plain: string): boolean =>
  offerToReader.test(plain) || politeCondition.test(sentence)

/** Whether a sentence makes the other side an offer, or says what it may or must know. */
export function isForOtherSide(sentence: string): boolean {
  const plain = plainForm(sentence)
  return (
    mattersToWriter.test(plain) ||
    availability.test(plain) ||
    isPermitted(plain) ||
    isOfferToReader(sentence, plain)
  )
}
