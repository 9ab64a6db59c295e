import { phrasePattern } from '../../../../../language/alternatives.ts'

/** Wording of answers to a single question, in English, German, French and Spanish. Written by hand. */

/** A line of the assistant's answers, in a list or alone. The groups are the topic and the answer. */
export const answerLine = /^(?:- )?(?<topic>[^:\n]{2,80}?)\s?: +(?<answer>\S[^\n]*)$/gmu

/** A consent that may stand anywhere in the answer. */
export const consent = phrasePattern(
  `
  included | no problem | not a problem | no worries | (?:is|are|works) fine | fine (?:with|for|by) us | (?:is|are|also) (?:possible|doable|ok|okay) | (?:still|is|are) (?:free|available) | we (?:can|will) do (?:it|that|this) | we do (?:it|that|this|these|those)
  inklusive | inbegriffen | immer dabei | enthalten | kein(?:e)? (?:problem|thema) | (?:ist|sind|wäre) (?:möglich|machbar|drin|frei) | passt | (?:schaffen|machen|können|haben|bieten) wir | wir (?:schaffen|machen|können|haben|bieten) das
  compris(?:es?)? | inclus(?:es?)? | pas de (?:souci|problème)s? | aucun (?:souci|problème) | sans (?:souci|problème) | (?:est|sont) (?:possibles?|libres?|disponibles?|faisables?) | c['’]est (?:possible|bon|parfait|faisable) | on (?:le |la |les )?(?:fait|peut|a)
  incluid[oa]s? | sin problemas? | (?:no hay|ningún) problema | (?:es|son|está|están) (?:posibles?|libres?|disponibles?) | lo (?:hacemos|tenemos|podemos)`,
  'iu',
)

/** Takes something back from a consent: a condition, a limit or a surcharge. */
export const reservation = phrasePattern(
  `
  but | only | except | unless | if | without | instead | extra | surcharge | on top | from | at least | minimum | up to | some | partly
  aber | nur | außer | wenn | falls | ohne | statt | stattdessen | extra | aufpreis | zuzüglich | zzgl | ab | mindestens | bis zu | teilweise | jedoch
  mais | seulement | sauf | si | sans | plutôt | en plus | en supplément | supplément | à partir | minimum | jusqu['’]à | en partie
  pero | solo | sólo | salvo | excepto | si | sin | aparte | suplemento | a partir | mínimo | hasta | en parte`,
  'iu',
)
