/** What a time or an amount of money is about; quantities of different topics are never compared. */

export type Topic =
  | 'delivery'
  | 'response'
  | 'payment'
  | 'warranty'
  | 'experience'
  | 'storage'
  | 'contract'
  | 'insurance'
  | 'distance'

const cues: readonly [Topic, RegExp][] = [
  [
    'response',
    /respon[ds]|repl(?:y|ies)|answer|call[- ]?out|reaktion|antwort|répon|réaction|intervention|respuesta|responde/giu,
  ],
  [
    'delivery',
    /deliver|lead[- ]?time|ship(?:p|s\b)|dispatch|turnaround|ready\b|complet(?:ed|ion)|finish|handover|\blive\b|launch|liefer|versand|versend|fertig|bearbeitungszeit|livr|expédi|délai|entreg|envío|envia|plazo/giu,
  ],
  ['payment', /\bpay|\bnet\b|invoice|zahlung|zahlbar|rechnung\b|paiement|payable|factur|\bpago/giu],
  ['warranty', /warrant|guarant|garantie|gewährleist|garantía/giu],
  [
    'experience',
    /experience|in business|on the market|track record|erfahrung|expérience|experiencia|tätig|founded|trajectory/giu,
  ],
  ['storage', /shelf|haltbar|conservation|caducidad|best before|keeps? for/giu],
  [
    'contract',
    /contract|notice|commitment|laufzeit|vertrag|kündig|contrat|engagement|préavis|permanencia|preaviso/giu,
  ],
  [
    'insurance',
    /insur|liabilit|versicher|haftpflicht|assur(?!é que)|responsabilité civile|seguro|responsabilidad civil/giu,
  ],
  [
    'distance',
    /radius|umkreis|rayon|radio de|\baway\b|distance|entfern|distancia|\bkm (?:of|from|around|um|von|autour|de)\b/giu,
  ],
]

/** No clause is longer. */
const clauseAtMost = 600

/** The topic whose cue stands nearest to the place, within its clause's reach. */
export function topicOf(text: string, index: number): Topic | null {
  const from = Math.max(0, index - clauseAtMost)
  const start = from + Math.max(0, text.slice(from, index).search(/[.;!?\n][^.;!?\n]*$/))
  const near = text.slice(start, index + 80)
  let best: { topic: Topic; distance: number } | null = null
  for (const [topic, cue] of cues) {
    for (const match of near.matchAll(cue)) {
      const distance = Math.abs(start + match.index - index)
      if (!best || distance < best.distance) best = { topic, distance }
    }
  }
  return best?.topic ?? null
}
