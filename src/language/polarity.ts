import { clausesOf } from './sentences.ts'

/** Where a sentence denies: the words a negator reaches, so that 'we do not deliver' isn't taken for 'we deliver'. */

/** Denials that deny nothing: 'no problem', 'not only'. */
const harmless =
  /\b(?:no (?:problem|doubt|matter|worries|wonder|obligation|one else)|not only|not to mention|nicht nur|kein problem|keine sorge|ohne (?:weiteres|probleme|aufpreis|zusatzkosten)|non seulement|pas de problème|sans problème|sans (?:frais|surcoût)|no solo|no sólo|sin problema|whether or not|no (?:extra|additional|hidden)? ?(?:charge|cost|fee|surcharge)s?|without (?:extra|additional|any)? ?(?:charge|cost|surcharge)s?|sin coste|non-binding|no minimum(?: order)?(?: quantity)?|keine mindestbestellmenge|sans minimum(?: de commande)?|sin pedido mínimo)\b/giu

/** Denials that bound an amount: 'no more than 5', 'not exceeding 25 kg'. */
const bounding =
  /(?<!\p{L})(?:(?:no|not) (?:more|less|fewer|longer|later|earlier|older|further|higher|lower|larger|smaller|heavier) than|(?:no|not|cannot|can't|must not|do not|don't) (?:weigh |be |go |take )?(?:over|under|above|below|exceed(?:s|ing)?)(?=\P{L}{0,3}\d)|nicht (?:mehr|weniger|länger|später|früher|älter|weiter|höher|niedriger|größer|kleiner|schwerer) als|nicht (?:über|unter)(?=\P{L}{0,3}\d)|(?:ne )?pas (?:plus|moins) de|no (?:más|menos) de)(?!\p{L})/giu

const negator =
  /(?<![\p{L}\p{M}])(?:no longer|not yet|not|n['’]t|never|no|none|nor|neither|without|cannot|can['’]?t|won['’]?t|don['’]?t|doesn['’]?t|isn['’]?t|aren['’]?t|unable to|excluding|excludes?|excluded|lacks?|lacking|free (?:of|from)|avoids?|refuse|except|nicht|kein(?:e[nmrs]?)?|nie|niemals|ohne|weder|ausgeschlossen|frei von|ausgenommen|außer|ne|n['’](?=[aeiouyéèêh])|pas|jamais|aucune?s?|sans|ni|sauf|exempts? de|no|nunca|sin|tampoco|ning[uú]n(?:[oa]s?)?|excepto|salvo|libres? de)(?![\p{L}\p{M}])|(?<=\p{L})n['’]t\b/giu
/** Denials that follow what they deny: 'delivery is not included' is caught above, 'nut-free' here. */
const suffix = /(?<!\p{L})(\p{L}+)(?:[- ]free|frei|los)(?:e[nmrs]?)?(?![\p{L}])/giu
const notSuffix =
  /^(?:toll|duty|hands|risk|care|stress|hassle|gebühren|problem|kosten|barriere|sorgen|portofrei|versandkosten|feel|worry|bezug|ein|zu|arbeits|wert|end|mühe|reibungs)$/iu

export interface Span {
  readonly from: number
  readonly to: number
  /** Denied by its own ending, as the nuts in 'nut-free'. */
  readonly ending: boolean
}

/** The parts of a sentence that are denied. A denial reaches to the end of its clause. */
export function deniedSpans(sentence: string): Span[] {
  const mask = (words: string) => '·'.repeat(words.length)
  const masked = sentence.replace(harmless, mask).replace(bounding, mask)
  const spans: Span[] = []
  let from = 0
  for (const clause of clausesOf(masked)) {
    const start = masked.indexOf(clause, from)
    from = start + clause.length
    spans.push(...spansOfClause(clause, start))
  }
  return spans
}

const endsReach =
  /\s(?:and|und|et|y|e) (?:we|our|wir|nous|notre|nos|nuestr\p{L}+|it|they|all|always|immer|toujours|siempre|full\p{L}*|with|mit|avec|con)(?![\p{L}])|[?]/iu

function spansOfClause(clause: string, start: number): Span[] {
  const spans: Span[] = []
  for (const match of clause.matchAll(suffix)) {
    if (match[1] && !notSuffix.test(match[1]))
      spans.push({ from: start + match.index, to: start + match.index + match[1].length, ending: true })
  }
  const denials = [...clause.matchAll(negator)]
  const first = denials[0]
  if (!first) return spans
  // A verb before its denial is denied with the rest ('delivery is not included', 'wir liefern nicht').
  const back = reachesBack(first[0], clause.slice(first.index)) ? 0 : first.index
  const reach = endsReach.exec(clause.slice(first.index))
  const to = reach ? first.index + reach.index : clause.length
  return [...spans, { from: start + back, to: start + to, ending: false }]
}

const forwardOnly =
  /^(?:no|without|kein\p{L}*|ohne|sans|sin|aucune?s?|ning\p{L}*|free of|free from|frei von|ni|nor|none|excluding|except|sauf|excepto|salvo|exempts? de|libres? de|lacks?|lacking|avoids?)$/iu
const spanishVerb = /^no\s+(?:est[áa]|es\b|son\b|se\b|incluy|incluid|dispon|ofrec|pod|hay)/iu

/** 'not' denies its whole clause; 'no', 'without' only what follows, but for the Spanish 'no está incluido'. */
const reachesBack = (denial: string, rest: string) => !forwardOnly.test(denial) || spanishVerb.test(rest)

/** Denied once; 'not nut-free' denies twice and affirms. */
export const isDenied = (spans: readonly Span[], index: number): boolean => {
  const here = spans.filter((span) => index >= span.from && index < span.to)
  return here.some((span) => span.ending) !== here.some((span) => !span.ending)
}
