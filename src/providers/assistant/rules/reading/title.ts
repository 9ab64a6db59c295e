import { quantitiesOf } from '../../../../language/quantities/quantities.ts'
import { clausesOf } from '../../../../language/sentences.ts'
import { capitalised } from './tidy.ts'

/** A title, and the sentence it was taken from, with what follows it there. */
export interface Title {
  readonly name: string
  readonly sentence: string | null
  readonly rest: string
}

/** 'We need', 'Wir bieten': what follows is the thing. */
const lead = new RegExp(
  `^.{0,80}?\\b(?:(?:we|i|our \\p{L}+|my \\p{L}+)(?: are| am| is|['’]re|['’]m)?(?: currently| also| urgently| now| mainly)? (?:look(?:ing)? (?:to (?:buy|hire|rent|find|source|purchase)|for)|searching for|seek(?:ing)?|in (?:need|search) of|interested in|need(?:s)?(?: to (?:buy|find|hire|source))?|requires?|want(?: to (?:buy|find|hire|source|have))?|would like(?: to (?:buy|have|hire))?|offer(?:ing)?|provid(?:e|ing)|sell(?:ing)?|suppl(?:y|ying)|produc(?:e|ing)|mak(?:e|ing)|manufactur(?:e|ing)|build|roast|brew|print|grow|bake|import|export|rent(?: out)?|speciali[sz]e in|deliver|run|do)` +
    `|looking (?:for|to (?:buy|hire|rent|find|source))|searching for|seeking|wanted:?|needed:?|required:?|for sale:?|offering:?|offer:|request:` +
    `|(?:wir|ich) (?:suchen|suche|brauchen|brauche|benötigen|benötige|bieten|biete|verkaufen|verkaufe|liefern|liefere|produzieren|fertigen|vermieten|übernehmen|möchten)(?: (?:derzeit|aktuell|dringend|ab sofort|für unser\\p{L}* \\p{L}+))?|gesucht:?|suche|biete|zu verkaufen:?` +
    `|(?:nous|je) (?:recherchons|recherche|cherchons|cherche|avons besoin (?:de|d['’])|proposons|propose|offrons|vendons|vends|fabriquons|produisons|fournissons|livrons|louons|sommes à la recherche (?:de|d['’]))|recherche|à vendre:?` +
    `|(?:buscamos|busco|necesitamos|necesito|ofrecemos|ofrezco|vendemos|vendo|fabricamos|producimos|suministramos|alquilamos|estamos buscando)|se busca:?|se vende:?)(?![\\p{L}])[\\s:]*`,
  'iu',
)
const article =
  /^(?:an?|the|some|our|your|new|more|for|ein(?:e[nmrs]?)?|der|die|das|den|einige|une?|des|du|de la|de l['’]|d['’]|de|le|la|les|una?|unos|unas|el|los|las)\s+|^(?:de l|d|l)['’]/iu
/** Who is sought rather than what: 'a supplier of', 'someone who'. */
const seeker =
  /^(?:(?:reliable|good|experienced|local|new|professional|long-term|zuverlässigen?|verlässlichen?|erfahrenen?|fiable|nuevo) )*(?:suppliers?|providers?|producers?|vendors?|manufacturers?|compan(?:y|ies)|someone|partners?|lieferanten?|anbieter|hersteller|partner|dienstleister|fournisseurs?|prestataires?|fabricants?|proveedor(?:es)?|fabricantes?|empresas?)\s+(?:of|for|to (?:supply|deliver|provide)|who (?:can )?(?:supply|suppl\\w+|deliver\\w*|provide\\w*)|that (?:can )?(?:supply|deliver|provide)|von|für|de|d['’]|pour|para)\s*/iu
const tailEnds =
  /\s(?:that|which|who|whose|because|so that|as we|since we|while|where|when|if|from \p{Lu}|für|die|der|das|welche|damit|weil|wenn|qui|que|dont|pour|afin|car|si|que|para|porque|cuando|to (?:be|help|our|support|replace)|for (?:our|the|my|a|an|use|business|all)|in order|starting|beginning|ab (?:sofort|\d)|à partir|desde|a partir)(?=\s).*$/iu

/** A short first line before others is a heading. */
export function headingOf(lines: readonly { text: string; bulleted: boolean }[]): string | null {
  const [first, second] = lines
  if (!first || !second || first.bulleted || first.text.length > 90 || /[.!?,;]$/.test(first.text))
    return null
  if (/^(?:hi|hello|hey|dear|hallo|guten|bonjour|hola|estimad|sehr)\b/iu.test(first.text)) return null
  return first.text.replace(/[\s:]+$/, '')
}

export function titleOf(heading: string | null, subject: readonly string[], about: readonly string[]): Title {
  if (heading) return { name: thing(heading.replace(lead, '')) || heading, sentence: null, rest: '' }
  const sentence = subject.find((text) => lead.test(text)) ?? subject[0] ?? about[0] ?? ''
  const after = sentence.replace(lead, '').replace(/^[\s:]+/, '')
  const clause = (clausesOf(after)[0] ?? after).replace(/[\s.!?]+$/, '')
  const phrase = clause.replace(tailEnds, '')
  const name = thing(phrase.length > 2 ? phrase : clause)
  return {
    name: name || capitalised(after),
    sentence,
    rest: after.slice(after.indexOf(phrase) + phrase.length),
  }
}

/** '2 t of organic flour a week' becomes 'Organic flour, 2 t a week'. */
function thing(phrase: string): string {
  let bare = phrase.trim()
  for (let i = 0; i < 3; i += 1) bare = bare.replace(article, '').replace(seeker, '')
  const amount = quantitiesOf(bare).find(
    (q) => q.dimension !== 'count' && bare.slice(0, q.index).split(/\s+/).length <= 3,
  )
  const before = amount ? bare.slice(0, amount.index) : ''
  const after = amount
    ? bare
        .slice(amount.end)
        .replace(/^\s*(?:of|de|d['’])\s*/iu, ' ')
        .trim()
    : ''
  if (
    !amount ||
    after.length < 3 ||
    /\p{L}{4}/u.test(
      before.replace(
        /(?:about|around|at least|up to|mindestens|environ|au moins|etwa|rund|unos|al menos|hasta)/giu,
        '',
      ),
    )
  ) {
    return capitalised(shorten(bare))
  }
  const rhythm =
    /\s+(?:(?:per|a|an|each|every|pro|par|por|al|a la) \p{L}+|weekly|monthly|daily|annually|wöchentlich|monatlich|jährlich|hebdomadaires?|mensuel\p{L}*|semanales|mensuales)$/iu.exec(
      after,
    )?.[0] ?? ''
  const size = `${before}${bare.slice(amount.index, amount.end)}${rhythm}`.trim()
  return `${capitalised(shorten(rhythm ? after.slice(0, -rhythm.length) : after))}, ${size}`
}

function shorten(text: string): string {
  if (text.length <= 80) return text
  const cut = text.slice(0, 80)
  return cut
    .slice(0, Math.max(30, cut.lastIndexOf(' ')))
    .replace(/\s(?:and|or|with|for|to|of|in|und|mit|für|et|avec|pour|de|y|con|para)$/iu, '')
}
