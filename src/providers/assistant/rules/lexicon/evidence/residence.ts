import type { Language } from '../../../../../language/languages.ts'
import { meaningsOf } from '../../../../../language/terms/meanings.ts'

/** Where the writer says that they are, or that the work is: 'We live in Leeds', 'Das Haus steht in Göttingen', 'Vivo en Usera'. */
const statement = [
  "(?:[Ww]e|[Ii])(?:['’]re|['’]m| are| am)?(?: based| located| living| live)? (?:in|near)",
  "(?:[Tt]he|[Oo]ur|[Mm]y|) ?(?:[Hh]ouse|[Ff]lat|[Hh]ome|[Oo]ffice|[Ss]hop|[Pp]lace|[Gg]arden|[Cc]ottage|[Aa]partment|[Ff]arm|[Vv]enue)(?:['’]s| is)(?: based| located)? (?:in|near)",
  '(?:(?:[Ww]ir|[Ii]ch) )?(?:[Ww]ohnen?|[Bb]in|[Ss]ind|[Ss]itzen)(?: wir| ich)? in',
  '(?:(?:[Dd]as|[Dd]ie|[Uu]nser|[Uu]nsere|[Mm]ein|[Mm]eine) )?(?:Haus|Wohnung|Büro|Garten|Laden|Hof|Firma) (?:ist|steht|liegt) in',
  "(?:[Jj]['’]habite|[Oo]n habite|[Nn]ous habitons|[Jj]e suis|[Nn]ous sommes|[Oo]n est)(?: situés?)? (?:à|en)",
  '(?:[Vv]ivo|[Vv]ivimos|[Ee]stoy|[Ee]stamos)(?: ubicad[oa]s)? en',
].join('|')
const place =
  "\\p{Lu}[\\p{L}'’.]*(?:[ \\-](?:(?:upon|am|an der|im|de|del|de la|la|le|les|sur|sous|en) ?-?)?\\p{Lu}[\\p{L}'’.]*)*"
/** The street or what is beside it: 'off Hamilton Rd'. */
const beside =
  '(?: (?:off|by|beside|opposite|behind|next to|neben|beim?|nahe|près d\\p{L}*|junto a|cerca de)[^.,;:!?\\d]{1,40})?'

const residence = new RegExp(`^(?:${statement}) (${place})${beside}[.!]?$`, 'u')

/**
 * A requirement that only says where somebody is, without the words around the place; any other one as it stands, and one whose
 * place is also a word: meals ('Essen') are no town.
 */
export function placeOf(requirement: string, language: Language): string {
  const name = residence.exec(requirement)?.[1]
  const isName = (word: string) => meaningsOf(word.toLowerCase(), language).length === 0
  return name?.split(/[ -]/).some(isName) ? name : requirement
}
