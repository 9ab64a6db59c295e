import { alternatives } from '../alternatives.ts'
import { channels, phoneWords } from '../lexicon/privacy/contacts.ts'

/** Finds phone numbers, mail addresses, handles and links in a text, also in the spellings that evade filters. */

export type ContactKind = 'phone' | 'email' | 'link' | 'handle'

export interface Contact {
  readonly kind: ContactKind
  /** Verbatim. */
  readonly text: string
  readonly index: number
}

const at = String.raw`(?:@|\s?[([{<]\s?(?:at|ät|arroba|a|chez)\s?[)\]}>]\s?|\s(?:at|ät|arroba|arobase)\s)`
const dot = String.raw`(?:\.|\s?[([{]\s?(?:dot|punkt|point|punto)\s?[)\]}]\s?|\s(?:dot|punkt|point|punto)\s)`
const topLevel =
  'com|net|org|info|biz|eu|de|at|ch|fr|es|uk|co|us|be|nl|lu|it|pt|ie|io|app|dev|shop|store|online|me|tv|cat|gal|mx|ar|cl|pl|cz|dk|se|no|fi|example|test|berlin|hamburg|wien|koeln|bayern|swiss|tirol|agency|studio|design|team|tech|ai'

const email = new RegExp(
  String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}${at}[\p{L}\p{N}-]{1,63}(?:${dot}[\p{L}\p{N}-]{2,63}){1,4}`,
  'giu',
)
const link = new RegExp(
  String.raw`(?:https?:\/\/|www\.)[^\s<>()"„“”]+[^\s<>()"„“”.,;:!?]|(?<![\p{L}\p{N}@.-])[\p{L}\p{N}][\p{L}\p{N}-]{1,62}(?:\.[\p{L}\p{N}-]{2,63}){0,3}\.(?:${topLevel})(?![\p{L}\p{N}])(?:\/[^\s<>()"„“”,;]*)?`,
  'giu',
)
const handle = /(?<![\p{L}\p{N}._%+-])@[\p{L}\p{N}_](?:[\p{L}\p{N}_.]{0,28}[\p{L}\p{N}_])?/giu
const channel = String.raw`(?<![\p{L}])(?:${alternatives(channels)})(?![\p{L}])`
const channelHandle = new RegExp(
  String.raw`${channel}(?:\s*(?:[:=/–-]|name|user|id|handle|account|profil\p{L}*|cuenta|compte|is|ist|unter|als|sous|como|at|on|@)\s*){1,3}(?:[\p{L}\p{N}_.-]{3,40})`,
  'giu',
)
const numberAfter = String.raw`\+?\(?\d[\d\s()./–-]{3,20}\d`
const channelNumber = new RegExp(String.raw`${channel}[^\d\n.;]{0,24}?${numberAfter}`, 'giu')
const wordNumber = new RegExp(
  String.raw`(?<![\p{L}])(?:${alternatives(phoneWords)})(?![\p{L}])[\s.:()-]*(?:[\p{L}.]{1,12}[\s.:]+){0,3}?${numberAfter}`,
  'giu',
)
/** Groups of digits that begin like a dialled number: '+49 …', '0049 …', '0151 …', '(0)89 …', '(212) 555-0100'. */
const dialled =
  /(?<![\p{L}\p{N}.,€$£+-])(?:\+\s?\d{1,3}|00\d{1,3}|\(?0\)?\d|\(\d{2,5}\))(?:[\s()./–-]{0,3}\d){5,13}(?![\p{N}]|[.,]\d|\s?[€$£%])/gu
/** Groups of digits without a prefix, as Spanish and American numbers are written. */
const grouped =
  /(?<![\p{L}\p{N}.,€$£+-])(?:[6789]\d{2}[ .-]\d{3}[ .-]\d{3}|[6789]\d{2}(?:[ .-]\d{2}){3}|[6789]\d{8}|\d{3}-\d{3}-\d{4}|\d{3}-\d{4})(?![\p{N}]|[.,]\d|\s?(?:[€$£%]|eur|euros?|kg|m|km|l|st|stück|pcs|pieces|usd|gbp|chf)(?![\p{L}]))/giu

const minDigits = 6
const looksLikeDate = /^\(?0?\d{1,2}[./-]\d{1,2}[./-](?:\d{2}|\d{4})$/
const digits = (text: string): number => text.match(/\d/g)?.length ?? 0

/** In reading order, without overlaps. */
export function contactsOf(text: string): Contact[] {
  const found: Contact[] = []
  const collect = (
    kind: ContactKind,
    pattern: RegExp,
    accepts: (text: string) => boolean = () => true,
    prefix = /^\s+/,
  ) => {
    for (const match of text.matchAll(pattern)) {
      const end = match.index + match[0].length
      const overlaps = found.some((one) => match.index < one.index + one.text.length && end > one.index)
      if (!overlaps && accepts(match[0]))
        found.push({ kind, text: match[0].replace(prefix, '').replace(/[\s.]+$/, ''), index: match.index })
    }
  }
  const isNumber = (text: string) => digits(text) >= minDigits && !looksLikeDate.test(text.trim())
  collect('email', email, isAddress)
  collect('link', link)
  collect('phone', channelNumber, isNumber)
  collect('handle', channelHandle, (text) => /[\d_.@]|\p{L}{4,}$/u.test(text))
  collect('handle', handle)
  collect('phone', wordNumber, (text) => digits(text) >= 5, /^[^\d+(]+/)
  collect('phone', dialled, isNumber)
  collect('phone', grouped)
  return found.sort((a, b) => a.index - b.index)
}

/** 'meet at noon. See' isn't an address: the words 'at' and 'dot' only count together, or one as a sign. */
const isAddress = (text: string): boolean =>
  /@|[([{<]/.test(text) ||
  new RegExp(String.raw`\s(?:dot|punkt|point|punto)\s|\.(?:${topLevel})$`, 'iu').test(text)
