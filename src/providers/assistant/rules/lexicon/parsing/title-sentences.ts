import { inAnySpelling } from '../../../../../language/diacritics.ts'

/** What stands around the words of a title in a sentence. Written by hand for English, German, French and Spanish. */

export const brackets = /\s*\([^()]*\)/gu

/** 'For our nursery (24 children) meals …': the words before the object. The brackets mark where the object begins. */
export const forOwnBrackets =
  /(?<!\p{L})(?:for|für|fuer|pour|para) (?:our|my|unser\p{L}*|mein\p{L}*|notre|nos|mon|ma|mes|nuestr\p{L}*|mis?) [^(),.;:]{3,50}\([^()]*\)\s+/iu

/** 'jemanden, der unser Buch übersetzt': the verb stands at the end. */
export const relativeVerb =
  /^(?<object>(?:unser\p{L}*|mein\p{L}*|die|den|das|der|uns|mir)?\s?[^,.;:!?–—]{3,80}?)\s(?<verb>\p{Ll}{2,}t)(?=[,.;:!?–—]|$)/u

/** Verbs whose vowel changes between 'er fährt' and 'fahren'. */
export const changingVerbs: readonly (readonly [third: string, infinitive: string])[] = [
  ['fährt', 'fahren'],
  ['hält', 'halten'],
  ['gibt', 'geben'],
  ['nimmt', 'nehmen'],
  ['trägt', 'tragen'],
  ['wäscht', 'waschen'],
  ['lädt', 'laden'],
  ['bäckt', 'backen'],
  ['gräbt', 'graben'],
  ['läuft', 'laufen'],
]

/** Before the verb of a second statement, which says what is wanted or offered: 'We are a clinic and need …'. */
export const secondWish = inAnySpelling(
  /(?<=^[^.!?]{12,200}?)(?:(?:\s*,)?\s(?:and|&|\+|so|und|et|y|donc|deshalb|daher|por eso|así que)|,)\s+(?=(?:(?:we|i|wir|ich|nous|on)\s+)?(?:now |urgently |currently |also |jetzt |dringend |noch )?(?:(?:are |am )?looking for|need|want (?:to (?:buy|hire|rent|find)|(?!to ))|such(?:en?)?\s|brauch(?:en?)?\s|benötigen?\s|cherch(?:e|ons)\s|(?:avons|ai|a) besoin|(?:nos|me) hacen? falta|necesit(?:o|amos)\s|busc(?:o|amos)\s|il (?:nous|me) (?:faut|manque)|(?:uns|mir) fehl(?:t|en)\s|(?:nos|me) falta))/iu,
)

/** 'Hiya, so …', 'ok so …', 'alors …'. */
export const interjection =
  /^(?:(?:salut|coucou|bonjour|hola|hallo|hiya|hi|hey|hello|yo|ok(?:ay)?|so|well|right|also|na ja|tja|moin|servus|alors|bon|ben|bueno|pues|vale)(?:\s*[,!.–-]+\s*|\s+(?=(?:so|we|my|our|wir|unser|nous|on|notre|tenemos|nuestr)\b)|(?<=ok|okay)\s+))+/iu

/** 'I'm Tom, …', 'me llamo Ana y …'. */
export const ownName = inAnySpelling(
  /^(?:(?:i['’]m|i am|my name is|ich bin(?: der| die)?|ich hei(?:ß|ss)e|mein name ist|je m['’]appelle|je suis|(?:moi )?c['’]est|ici|hier(?: ist| spricht)?|me llamo|soy|mi nombre es) (?!(?:un|une|una|a|an|ein|eine)\s)\p{Lu}[\p{L}'’-]+(?: (?:und|and|et|y|&) \p{Lu}[\p{L}'’-]+| \p{Lu}[\p{L}'’-]+)?(?: (?:de|von|vom|from|of|aus|at) [^,.;:]{2,50}(?=,))?\s*(?:,|\.|–|-| and| und| et| y)\s+)/iu,
)

/** 'Wir, ein Verein mit 300 Mitgliedern, hätten …'. */
export const apposition = /^(wir|ich|we|nous|nosotros)\s*,[^,]{3,60},\s+/iu

/** 'Somebody to cook lunch', 'jemanden, der Fliesen legt': what is to be done counts. */
export const someoneTo =
  /(?<!\p{L})(needs?|need|want|wants|looking for) (?:someone|somebody|anyone|a person|people) (?:who (?:can|could|will) |to )/iu

/** Words that only address the reader. */
export const leadIn = inAnySpelling(
  /^(?:(?:you can|you may) \p{Ll}+ (?:our|my|a|the) |(?:does|do|can|could|is there|would) (?:anyone|anybody|someone|somebody)(?: here)?(?: who)?(?: can| could)? (?:please )?(?:to )?|who (?:can|could|would) |(?:wer|kann (?:jemand|wer)) (?:kann |könnte |könnt |hat )?(?:uns|mir)? ?|(?:qui|quelqu['’]un) (?:peut|pourrait|sait) (?:nous |me )?|(?:quién|alguien) (?:puede|podría|sabe) ?|bei (?:mir|uns) (?:lern\p{L}*|könn\p{L}*|gibt|bekomm\p{L}*|find\p{L}*|krieg\p{L}*) (?:ihr|sie|du|man|es)? ?|it['’]s about |es geht um |il s['’]agit d['’]|il s['’]agit de |se trata de )(?=\p{L}|\d)/iu,
)

/** 'We are … and build': the verb after the conjunction. */
export const secondVerb = inAnySpelling(
  /^.{0,40}?(?<!\p{L})(wir|ich|we|i|nous|nosotros)?(?:['’](?:re|m))?\s*(?:sind|bin|are|am|sommes|somos|soy)\s[^,;.]{3,80}?\s(?:und|and|et|y|,)\s+(?=(?!(?:sind|haben|habe|are|have|avons|sommes|tenemos|estamos|\p{L}*eine|unsere|ihre|diese|alle|viele|gute|gro(?:ß|ss)e)\s)(?:\p{Ll}{3,}en?\s(?=\p{Lu})|(?:sell|make|build|bake|produce|offer|repair|fix|restore|rent|grow|supply|deliver|paint|install|provide)\s|\p{Ll}{3,}ons\s|\p{Ll}{3,}[aei]mos\s))/iu,
)

/** A sentence that begins with its verb: 'Vermieten Hüpfburgen', but not 'Waschmaschinen Miele'. */
export const verbWithoutSubject = inAnySpelling(
  /^(?:Bau|Vermiet|Verkauf|Reparier|Liefer|Verleg|Streich|Montier|Renovier|Sanier|Fertig|Näh|Back|Koch|Reinig|Putz|Pfleg|Transportier|Entsorg|Biet|Produzier|Restaurier|Druck|Schweiß|Tischler|Plan|Organisier|Betreu|Unterricht|Übersetz|Verleih|Züchte?)e?n (?=(?:\p{Lu}|\p{Ll}+e[nrs]? \p{Lu}))/u,
)
