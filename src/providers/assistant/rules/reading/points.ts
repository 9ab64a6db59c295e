import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import { isInjection } from './injection-filter.ts'
import { capitalised, tidy } from './tidy.ts'
import type { Title } from './title.ts'

/** The separate points of a text: bullets as they stand, sentences and their clauses cleaned of 'we need' and 'must'. */

export function pointsOfBullet(text: string): string[] {
  const parts = text.split(/;\s+/).filter((part) => !isInjection(part))
  return parts.map(clean).filter(isPoint)
}

export function pointsOfSentence(sentence: string, title: Title): string[] {
  if (sentence.endsWith(':') || sentence.endsWith('?')) return []
  const text = sentence === title.sentence ? title.rest : sentence
  return split(text).map(clean).filter(isPoint)
}

const dangling =
  /^\s*(?:[,;:–—-]|and\b|und\b|et\b|y\b|that\b|which\b|who\b|die\b|der\b|das\b|qui\b|que\b)\s*/iu
const boundary =
  /\s*(?:;|,(?=\s)|\s[–—-]\s)\s*(?:and |und |et |y |as well as |sowie |ainsi que |así como )?|\s+(?:and|und|et|y|as well as|sowie|ainsi que|así como)\s+/giu

/** Clauses that can stand alone; lists of names and nouns stay together. */
function split(text: string): string[] {
  const parts: string[] = []
  let start = 0
  for (const match of text.matchAll(boundary)) {
    const head = text.slice(start, match.index)
    const tail = text.slice(match.index + match[0].length)
    const next = tail.split(/\s*[;,](?=\s)|\s+(?:and|und|et|y)\s+/iu)[0] ?? tail
    const comma = /[,;–—-]/.test(match[0])
    if (!standsAlone(next, comma) || !(head.trim() === '' || standsAlone(head, true) || wordsIn(head) >= 2))
      continue
    parts.push(head)
    start = match.index + match[0].length
  }
  parts.push(text.slice(start))
  return parts
}

const opener =
  /^(?:with|without|no|not|never|at least|at most|max|min|up to|within|under|between|deliver\p{L}*|ship\p{L}*|free|must|should|able|available|certified|insured|including|incl|by|every|weekly|daily|monthly|pay\p{L}*|warranty|guarant\p{L}*|we|you|they|it|all|packed|ideally|preferably|experience\p{L}*|installation|training|support|mit|ohne|kein\p{L}*|mindestens|bis|innerhalb|maximal|liefer\p{L}*|anlieferung|inklusive|inkl|zahlung\p{L}*|verpackt|wir|zertifiziert|avec|sans|au moins|livr\p{L}*|dans|maximum|paiement|nous|certifi\p{L}*|con|sin|al menos|entrega\p{L}*|en un|máximo|mínimo|pago|incluid\p{L}*|certificad\p{L}*)(?![\p{L}])/iu

function standsAlone(part: string, comma: boolean): boolean {
  if (opener.test(part.trim())) return true
  if (quantitiesOf(part).some((q) => q.dimension !== 'count' || q.subject.length > 0)) return true
  return comma && wordsIn(part) >= 3
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0

/** What introduces a point and says nothing. */
const introductions: readonly RegExp[] = [
  /^(?:also|additionally|furthermore|moreover|besides|finally|important|please note|note|ideally|preferably|außerdem|zudem|wichtig(?: ist)?|ferner|idealerweise|bitte|de plus|également|important|idéalement|además|también|importante|idealmente)\s*[:,]?\s+/iu,
  /^(?:we|i|our \p{L}+)(?: also| would| really)* (?:need|require|want|expect|ask for|insist on|value|prefer|like|offer|provide|have|guarantee)(?: to (?:have|see|be))?\s+/iu,
  /^(?:the |your |our |all )?(?:supplier|provider|seller|vendor|company|contractor|partner|product|goods|offer|candidate|service|they|it|you|this|that)s? (?:must|should|shall|has to|have to|needs? to|will|would|can|could)(?: also| ideally)? (?:be able to |be |have |offer |provide |include |come with )?/iu,
  /^(?:it is|it's|is) (?:important|essential|required|necessary|mandatory)(?: that| to)?\s+/iu,
  /^(?:must|should|shall|has to|have to|needs to|need to)(?: also)? (?:be able to |be |have |offer |provide |include )?/iu,
  /^(?:which|that|who) (?:must|should|can|is|are|has|have)?\s*/iu,
  /^(?:wir|ich) (?:brauchen|brauche|benötigen|benötige|erwarten|erwarte|wünschen uns|möchten|bieten|biete|haben)(?: auch| außerdem| zudem)?\s+/iu,
  /^(?:der |die |das )?(?:lieferant|anbieter|dienstleister|partner|ware|produkt)(?:e|en)? (?:muss|müssen|soll|sollte|sollten)\s+/iu,
  /^(?:nous|il|elle|le fournisseur|le prestataire)(?: (?:nous faut|avons(?: aussi)? besoin (?:de|d['’])|exigeons|souhaitons|demandons|proposons|offrons|doit|devra|faut))(?: (?:être|avoir|proposer|fournir))?\s+/iu,
  /^(?:necesitamos|exigimos|queremos|pedimos|ofrecemos|contamos con|debe|deben|el proveedor debe|es (?:imprescindible|importante|necesario))(?: (?:que|ser|tener|estar|ofrecer|también))?\s+/iu,
]

function clean(raw: string): string {
  let text = raw.trim().replace(dangling, '')
  for (let i = 0; i < 2; i += 1) for (const pattern of introductions) text = text.replace(pattern, '')
  return capitalised(tidy(text, 1000))
}

const isPoint = (text: string) =>
  text.length >= 3 && /\p{L}{2}/u.test(text) && (wordsIn(text) >= 2 || text.length >= 5)
