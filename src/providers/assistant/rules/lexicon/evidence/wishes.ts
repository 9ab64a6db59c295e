import { alternatives } from '../../../../../language/alternatives.ts'

/**
 * Wording that makes a requirement a wish, in English, German, French and Spanish. What goes against a wish doesn't rule
 * an offer out. Written by hand; a wish is optional in the ordinary meaning of these words.
 */
const wishes = String.raw`
  (?:would|could|['’]d) be (?:a (?:big |real |nice )?(?:plus|bonus)|nice|great|lovely|good|ideal|perfect|welcome|appreciated|helpful|useful) | is a (?:plus|bonus) | nice to have | a plus | ideally | preferably | if possible | where possible | optional(?:ly)? | (?:we|i)(?: would|['’]d) (?:love|like|prefer|appreciate)(?: to have)? | (?:we|i) prefer | preferred | desirable
  (?:wäre[n]?|wär) (?:\p{L}+ ){0,2}(?:schön|toll|super|gut|ideal|nett|prima|perfekt|hilfreich|wünschenswert|willkommen|ein plus|von vorteil) | (?:von|ein) vorteil | idealerweise | am liebsten | gerne? (?:auch|mit) | wünschenswert | wenn möglich | falls möglich | nach möglichkeit | möglichst | optional | bevorzugt | vorzugsweise | gern gesehen
  (?:serait|seraient) (?:\p{L}+ ){0,2}(?:un plus|un atout|bien|idéale?s?|appréciée?s?|parfait|bienvenue?s?|souhaitable) | un plus | de préférence | idéalement | si possible | dans l['’]idéal | (?:nous aimerions|j['’]aimerais|on aimerait) | souhaitée?s? | souhaitable | facultati(?:f|ve)s?
  (?:sería|serían|estaría) (?:\p{L}+ ){0,2}(?:un plus|ideal|perfecto|genial|bueno|bien|deseable|una ventaja|de agradecer) | se valora(?:rá|ría)?(?: \p{L}*mente)? | a ser posible | si es posible | de ser posible | preferiblemente | preferentemente | idealmente | nos gustaría | me gustaría | opcional(?:mente)? | deseable`

const wish = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives(wishes)})(?![\p{L}\p{M}])`, 'giu')

/** A requirement without its wording of a wish, and whether it had any. */
export function withoutWish(requirement: string): { text: string; isWish: boolean } {
  const text = requirement
    .replace(wish, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;.])/g, '')
    .trim()
  const isWish = text !== requirement.replace(/\s+/g, ' ').trim()
  return { text: /\p{L}{2}/u.test(text) ? text : requirement, isWish }
}
