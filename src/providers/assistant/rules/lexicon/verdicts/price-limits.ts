import { phrasePattern } from '../../../../../language/alternatives.ts'

/** Wording about amounts that buyers allow and sellers ask, in English, German, French and Spanish. */

/** The amount that a requirement names is the most that the buyer would pay. */
export const buyerLimit = phrasePattern(
  String.raw`
    under | below | at most | no more | not more | less than | up to | max(?:imum)? | within | or less | cheaper | budget | limit
    unter | höchstens | bis | max(?:imal)? | weniger | günstiger | nicht mehr | nicht über | budget
    inférieure?s? | moins | au plus | pas plus | jusqu | plafond | maximum | maxi? | ne dépass\p{L}+ | budget
    menos | inferior(?:es)? | debajo | hasta | como mucho | tope | máxim[oa]s? | no más | presupuesto`,
  'iu',
)

/** The amount is one that the seller owes, keeps or insures. */
export const guaranteedAmount = phrasePattern(
  String.raw`
    insur\p{L}* | cover\p{L}* | liability | discount | deposit | excess | at least | min(?:imum)? | fine
    \p{L}*versicher\p{L}* | \p{L}*haftpflicht\p{L}* | deckung | rabatt | kaution | anzahlung | selbstb\p{L}* | mindest\p{L}*
    assur\p{L}* | garanti\p{L}* | remise | caution | acompte | franchise | au moins
    seguro | cobertura | descuento | fianza | señal | franquicia | al menos | mínim[oa]`,
  'iu',
)

/** A price to which tax is added. */
export const beforeTax = phrasePattern(
  String.raw`
    plus (?:the )?vat | \+ ?vat | ex(?:cl)?\.? (?:of )?vat | before vat | netto | zzgl\.? | zuzüglich | exkl | ht | hors taxes?
    más iva | \+ ?iva | sin iva`,
  'iu',
)

/** A listing's price that may come down. */
export const negotiable = phrasePattern(
  'vb | vhb | ono | negotiable | à débattre | négociable | negociable',
  'iu',
)

/** A limit for several things together, with which the price of one can't be compared. */
export const severalThings = phrasePattern(
  'both | all | together | altogether | total | beide | alle | zusammen | insgesamt | gesamt | les deux | tous | toutes | en tout | total | los dos | las dos | todo | todos | en total',
  'iu',
)

/** What is charged beside the price, or a price without a part. */
export const besidePrice = phrasePattern(
  'aparte | separately | separat | gesondert | extra | on top | à part | en sus | en option | without | ohne | sans | sin',
  'iu',
)

/** A limit that has to hold with something else. */
export const withOther = phrasePattern(
  String.raw`with | incl\p{L}* | mit | samt | inkl\p{L}* | avec | compris\p{L}* | con | incluid\p{L}*`,
  'iu',
)

/** A price of one of several. */
export const ofEach = phrasePattern('each | per | je | pro | chaque | chacun\\p{L}* | par | cada | por', 'iu')

/** An amount up to which something is insured. */
export const insured = phrasePattern(
  String.raw`
    insur\p{L}* | cover(?:s|ed|age)? | liability | indemnity | \p{L}*versicher\p{L}* | \p{L}*haftpflicht\p{L}* | deckung\p{L}* | deckt | police
    assur\p{L}* | responsabilité civile | rc | seguro\p{L}* | asegurad\p{L}* | póliza\p{L}* | cobertura | cubre\p{L}* | responsabilidad civil | rc`,
  'iu',
)

/** What an insured person pays, or what the insurance itself costs. */
export const ownShare = phrasePattern(
  String.raw`
    excess | premium | deductible | costs? | charge\p{L}* | extra | selbstb\p{L}* | prämie\p{L}* | kost\p{L}* | aufpreis | franchise | prime | coûte\p{L}*
    supplément | franquicia | prima | cuesta\p{L}* | suplemento`,
  'iu',
)
