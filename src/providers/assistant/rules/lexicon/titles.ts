/** Patterns that derive a listing's title. Written by hand for English, German, French and Spanish. */

/** 'We need', 'Wir bieten': the subject of the listing follows. */
export const subjectIntroduction = new RegExp(
  `^.{0,80}?\\b(?:(?:we|i|our \\p{L}+|my \\p{L}+)(?: are| am| is|['’]re|['’]m)?(?: currently| also| urgently| now| mainly)? (?:look(?:ing)? (?:to (?:buy|hire|rent|find|source|purchase)|for)|searching for|seek(?:ing)?|in (?:need|search) of|interested in|need(?:s)?(?: to (?:buy|find|hire|source))?|requires?|want(?: to (?:buy|find|hire|source|have))?|would like(?: to (?:buy|have|hire))?|offer(?:ing)?|provid(?:e|ing)|sell(?:ing)?|suppl(?:y|ying)|produc(?:e|ing)|mak(?:e|ing)|manufactur(?:e|ing)|build|roast|brew|print|grow|bake|import|export|rent(?: out)?|speciali[sz]e in|deliver|run|do)` +
    `|looking (?:for|to (?:buy|hire|rent|find|source))|searching for|seeking|wanted:?|needed:?|required:?|for sale:?|offering:?|offer:|request:` +
    `|(?:wir|ich) (?:suchen|suche|brauchen|brauche|benötigen|benötige|bieten|biete|verkaufen|verkaufe|liefern|liefere|produzieren|fertigen|vermieten|übernehmen|möchten)(?: (?:derzeit|aktuell|dringend|ab sofort|für unser\\p{L}* \\p{L}+))?|gesucht:?|suche|biete|zu verkaufen:?` +
    `|(?:nous|je) (?:recherchons|recherche|cherchons|cherche|avons besoin (?:de|d['’])|proposons|propose|offrons|vendons|vends|fabriquons|produisons|fournissons|livrons|louons|sommes à la recherche (?:de|d['’]))|recherche|à vendre:?` +
    `|(?:buscamos|busco|necesitamos|necesito|ofrecemos|ofrezco|vendemos|vendo|fabricamos|producimos|suministramos|alquilamos|estamos buscando)|se busca:?|se vende:?)(?![\\p{L}])[\\s:]*`,
  'iu',
)

export const article =
  /^(?:an?|the|some|our|your|new|more|for|ein(?:e[nmrs]?)?|der|die|das|den|einige|une?|des|du|de la|de l['’]|d['’]|de|le|la|les|una?|unos|unas|el|los|las)\s+|^(?:de l|d|l)['’]/iu

/** Names the kind of company that is sought before the goods: 'a supplier of', 'someone who can deliver'. */
export const soughtCompany =
  /^(?:(?:reliable|good|experienced|local|new|professional|long-term|zuverlässigen?|verlässlichen?|erfahrenen?|fiable|nuevo) )*(?:suppliers?|providers?|producers?|vendors?|manufacturers?|compan(?:y|ies)|someone|partners?|lieferanten?|anbieter|hersteller|partner|dienstleister|fournisseurs?|prestataires?|fabricants?|proveedor(?:es)?|fabricantes?|empresas?)\s+(?:of|for|to (?:supply|deliver|provide)|who (?:can )?(?:supply|suppl\\w+|deliver\\w*|provide\\w*)|that (?:can )?(?:supply|deliver|provide)|von|für|de|d['’]|pour|para)\s*/iu

/** Starts a subordinate clause or purpose that doesn't belong in a title. */
export const titleEnd =
  /\s(?:that|which|who|whose|because|so that|as we|since we|while|where|when|if|from \p{Lu}|für|die|der|das|welche|damit|weil|wenn|qui|que|dont|pour|afin|car|si|que|para|porque|cuando|to (?:be|help|our|support|replace)|for (?:our|the|my|a|an|use|business|all)|in order|starting|beginning|ab (?:sofort|\d)|à partir|desde|a partir)(?=\s).*$/iu

export const greeting = /^(?:hi|hello|hey|dear|hallo|guten|bonjour|hola|estimad|sehr)\b/iu

export const approximations =
  /(?:about|around|at least|up to|mindestens|environ|au moins|etwa|rund|unos|al menos|hasta)/giu

/** At the end of a phrase: 'a week', 'pro Monat', 'weekly'. */
export const trailingFrequency =
  /\s+(?:(?:per|a|an|each|every|pro|par|por|al|a la) \p{L}+|weekly|monthly|daily|annually|wöchentlich|monatlich|jährlich|hebdomadaires?|mensuel\p{L}*|semanales|mensuales)$/iu

export const trailingPreposition = /\s(?:and|or|with|for|to|of|in|und|mit|für|et|avec|pour|de|y|con|para)$/iu

/** Separates the head of a title or a requirement from its complements, as in 'Cleaning of solar panels'. */
export const headEnd =
  /[,(:–]|\s(?:for|of|with|in|from|to|at|by|für|mit|aus|von|nach|bei|im|pour|de|du|des|d['’]|avec|en|à|para|con|del)\s/iu
