import { inAnySpelling } from '../../../../../language/diacritics.ts'

/** Patterns that derive a listing's title. Written by hand for English, German, French and Spanish. */

/** 'We need', 'Wir bieten': the subject of the listing follows. */
export const subjectIntroduction = inAnySpelling(
  new RegExp(
    `^.{0,120}?(?<![\\p{L}])(?:(?:we|i|(?:our|my) (?:\\p{L}+ ){0,2}\\p{L}+)(?: are| am| is|['’]re|['’]m|['’]d)?(?: currently| also| urgently| now| mainly| just)? (?:look(?:ing)? (?:to (?:buy|hire|rent|find|source|purchase|book|get)|for)|search(?:ing)? for|seek(?:ing|s)?|in (?:need|search) of|interested in|need(?:s|ed)?(?: (?:help (?:with|finding)|to (?:buy|find|hire|source|get|book|have|rent)))?|requires?|want(?: to (?:buy|find|hire|source|have|book|get|rent))?|(?:would )?(?:like|love)(?: to (?:buy|have|hire|find|book|get|rent))?|offer(?:ing)?|provid(?:e|ing)|sell(?:ing)?|suppl(?:y|ying)|produc(?:e|ing)|mak(?:e|ing)|manufactur(?:e|ing)|build|roast|brew|print|grow|bake|import|export|renew|replace|rent(?: out)?|speciali[sz]e in|deliver|run|do)` +
      `|(?:(?:could|can|would|will) (?:you|someone|somebody|anyone)(?: please| kindly)? |please )?(?:help (?:me|us) (?:to )?(?:find|get|source|book|hire|with)|find (?:me|us)|get (?:me|us))|(?:can|could) (?:anyone|somebody|someone) (?:recommend|suggest)` +
      `|(?:wish(?:es)?|wants?|plans?|hopes?) to (?:buy|hire|rent|find|source|book|get|purchase|order)|seeks|looking (?:for|to (?:buy|hire|rent|find|source|book|get)|(?:at|into) (?:buying|hiring|renting|getting))|(?:we|i)(?:['’]re| are|['’]m| am) (?:missing|short of)|(?:uns|mir) fehl(?:t|en)(?: (?:noch|nur noch))?|searching for|seeking|needs?(?= (?:an?|some|new|help|\\d))|wanted:?|needed:?|required:?|for sale:?|offering:?|offer:|request:` +
      `|(?:wir|ich) (?:(?:such(?:en?)?|brauch(?:en?)?|benötigen?|biet(?:en?)?|verkauf(?:en?)?|liefern?|produzieren|fertigen|vermieten|übernehmen|bräuchten?)(?: (?:derzeit|aktuell|dringend|ab sofort|noch|für unser\\p{L}* \\p{L}+))?|(?:hätten?|möchten?|würden?)(?: gern| gerne)?|(?:sind|bin) auf der suche nach)` +
      `|(?:(?:können|könnten|kann) (?:sie|ihr|jemand)|bitte)(?: mir| uns)?(?: bitte)?(?: dabei)? (?:helfen,? |hilft? )?(?:zu finden|finden|suchen|empfehlen)|(?:helfen|finden|suchen) sie (?:mir|uns)(?: bitte)?(?: bei der suche nach)?|(?:kennt|hat) jemand|gesucht(?: (?:wird|werden))?:?|suchen?|sucht|bieten?|brauch(?:en?)?|braucht|benötig(?:en|e|t)|beschaff(?:en|t)|bestell(?:en|t)|bei (?:uns|mir) (?:gibt(?: es|['’]?s)(?: wieder)?|bekommen sie|finden sie|erhalten sie)|(?:verkaufe|vermiete|verleihe)(?: wegen \\p{L}+)?|zu verkaufen:?` +
      `|(?:nous|je|j['’])\\s?(?:(?:re)?cherch(?:ons|e)(?: à (?:acheter|louer|trouver|engager|réserver))?|(?:avons|ai|aurais|aurions) besoin (?:de l['’]|de la|de|d['’])|proposons|propose|offrons|vendons|vends|fabriquons|produisons|fournissons|livrons|louons|(?:sommes|suis) à la recherche (?:de|d['’])|(?:voudr(?:ais|ions)|souhaite(?:rais|rions|ons)?|aimer(?:ais|ions))(?: (?:acheter|louer|trouver|engager|réserver|avoir|commander|faire (?:faire|installer|réparer)))?)` +
      `|on (?:(?:re)?cherche|propose|vend|fabrique|loue|livre|organise|répare|fait(?= (?:des?|du|les?|la)\\s)|(?:aurait|a) besoin (?:de l['’]|de la|de|d['’])|(?:voudrait|aimerait|souhaite(?:rait)?)(?: faire)?)|(?:(?:pouvez|pourriez)[- ]vous|merci de|veuillez)(?: s['’]il vous plaît)?(?: (?:m|nous )['’]?\\s?(?:aider à )?)?(?: ?trouver| ?recommander| ?proposer)|aidez[- ](?:moi|nous) à trouver|trouvez[- ](?:moi|nous)|(?:re)?cherch(?:e|ons)|(?:achète|achetons|renouvelons|renouvelle|commandons|remplaçons)|à vendre:?` +
      `|(?:j['’]|nous |on |je )organis(?:e|ons)|(?:je |nous )réalis(?:e|ons)|(?:je fais|nous faisons)(?= (?:des?|du|les?|la|l['’])(?:\\s|\\p{L}))|il (?:nous|me) (?:faut|faudrait|manque)|(?:on|nous|je) (?:veut|voulons|veux)|(?:je |nous )(?:donne|donnons|répare|réparons|loue)|(?:estamos |estoy )?(?:hago|hacemos|(?:doy|damos)(?= clases| cursos)|reparo|alquilo|buscamos|busco|buscando|necesitamos|necesito|necesitar(?:ía|íamos)|ofrecemos|ofrezco|vendemos|vendo|fabricamos|producimos|suministramos|alquilamos)(?: (?:comprar|contratar|encontrar|alquilar|ayuda (?:con|para)))?|(?:me|nos) (?:gustaría|hace falta|hacen falta|faltan?)(?: (?:contratar|comprar|encontrar|tener|alquilar|reservar))?|(?:quiero|queremos|quisiera|quisiéramos)(?: (?:contratar|comprar|encontrar|alquilar|reservar))?|(?:(?:me|nos) )?(?:podr(?:ía|ían|íais)|puede[ns]?)(?: por favor)? (?:ayudar(?:me|nos)?(?: a)? (?:encontrar|buscar)|ayudar a encontrar|encontrar(?:me|nos)?|recomendar(?:me|nos)?)|ayúd(?:eme|ame|enos|anos) a encontrar|encuéntr(?:eme|ame|enme)|busca|necesita|quiere(?:n)? (?:cambiar de|contratar|comprar|alquilar)|compra|compramos|se (?:busca|necesita|vende)n?:?)(?:(?<=['’])|(?![\\p{L}]))[\\s:]*`,
    'iu',
  ),
)

/** 'We paint', 'Wir streichen': a verb of doing, whose objects are the subject of an offering. */
export const doing = inAnySpelling(
  /^(?:(?:wir|ich)\s(?!(?:haben|sind|werden|können|wollen|müssen|dürfen|sollen|freuen|kommen|arbeiten|wissen|denken|hoffen)\s)\p{L}{2,}(?:en|eln|ern|e)|je\s\p{Ll}{3,}e(?= (?:des|du|vos|les)\s)|(?:we|i|my \p{L}+ and i)\s(?!(?:are|is|am|have|had|can|will|do|did|were|was|would|should|could|must|may|use|know|think|hope|work|come|only|never|also)\s)\p{Ll}{3,}|nous\s(?!(?:avons|sommes|pouvons|devons|voulons|travaillons|allons|venons)\s)\p{L}{3,}ons|(?!(?:somos|tenemos|estamos|podemos|hemos|vamos|debemos|queremos|trabajamos|sabemos|esperamos|venimos)\s)\p{L}{3,}[aei]mos)\s+(?=\p{L})/iu,
)

export const article =
  /^(?:gerne?|gern auch|an?|the|some|our|your|new|more|for|ein(?:e[nmrs]?)?|['’]?n(?:e[nrm]?)?|der|die|das|den|einige|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|une?|des|du|de la|de l['’]|d['’]|de|le|la|les|una?|unos|unas|el|los|las)\s+|^(?:de l|d|l)['’]/iu

/** Names the kind of company that is sought before the goods: 'a supplier of', 'someone who can deliver'. */
export const soughtCompany = inAnySpelling(
  /^(?:(?:(?:quelqu['’]un )?qui|(?:a )?alguien que|quien) (?:nous|me|nos) \p{L}+|(?:(?:reliable|good|experienced|local|new|professional|long-term|zuverlässigen?|verlässlichen?|erfahrenen?|guten|fiable|nuevo|bon|buen) )*(?:suppliers?|providers?|producers?|vendors?|manufacturers?|compan(?:y|ies)|(?:someone|somebody|anyone)(?: \p{L}+(?: and \p{L}+)?(?= who))?|people|partners?|lieferanten?|anbieter|hersteller|partner|dienstleister|firma|jemand(?:en)?|wen|fournisseurs?|prestataires?|fabricants?|quelqu['’]un(?: de \p{L}+(?: et \p{L}+)?)?|proveedor(?:es)?|fabricantes?|empresas?|alguien(?: \p{L}+(?: y \p{L}+)?(?= que))?)\s*,?\s+(?:of|for|to (?:supply|deliver|provide|help with)?|(?:who|that)(?: (?:can|could|will|would))?(?: (?:supply|supplies|deliver|delivers|provide|provides|help (?:me|us)? ?with|take care of|handle|do))?|von|für|der|die|de|d['’]|pour|qui(?: (?:puisse|peut|pourrait|fasse))?|capable de|para|que(?: (?:pueda|puedan|haga|sepa))?))\s+/iu,
)

/** Starts a subordinate clause or purpose that doesn't belong in a title. */
export const titleEnd =
  /\s(?:out there|that|which|who|whose|because|so that|as we|since we|while|where|when|if|from (?:\p{Lu}|the|\d)|(?:and|with|und|mit|et|avec|y|con) (?:(?:over|more than|über|plus de|más de) )?[\p{L}\d+]+ (?:years?|jahren?|ans|años)|für|die|der|das|welche|damit|weil|wenn|qui|que|dont|pour|afin|car|si|que|para|porque|cuando|to (?:be|help|our|support|replace)|for (?:our|the|my|a|an|use|business|all)|in order|starting|beginning|ab (?:sofort|\d)|à partir|depuis|every|jede\p{L}*|chaque|cada|seit|since|desde|a partir|(?:and|und|et|y) (?:then|afterwards|dann|danach|anschließend|puis|ensuite|luego|después|someone|somebody|jemand\p{L}*|quelqu['’]un|alguien|nos|me|nous|qui|que))(?=\s|$).*$/iu

/** Before the words of a title: adverbs and pronouns: 'maintenant 12 jeux de pièces'. */
export const beforeTitle =
  /^(?:(?:now|jetzt|maintenant|ahora|noch|want|him|her|them|sie|ihn|ihm|ihnen|euch|you|vous|les?|os)\s+|(?:do|make|take care of)\s+(?=(?:the|our|my|some)\s))/iu

export const greeting =
  /^(?:hi|hello|hey|dear|g['’]day|hallo|guten|grüezi|bonjour|madame|hola|estimad[oa]s?|sehr)(?!\p{L})/iu

export const approximations =
  /(?<!\p{L})(?:about|abt\.?|around|approx(?:imately)?\.?|roughly|at (?:least|most|the latest)|up to|normally|usually|mindestens|ca\.?|circa|ungefähr|normalerweise|(?:spät|früh)estens|environ|env\.|au (?:moins|plus tard)|etwa|rund|unos|unas|aprox\.?|al menos|a más tardar|como muy tarde|hasta)(?!\p{L})/giu

/** At the end of a phrase: 'a week', 'pro Monat', 'weekly'. */
export const trailingFrequency =
  /\s+(?:(?:per|a|an|each|every|pro|par|por|al|a la) \p{L}+|weekly|monthly|daily|annually|wöchentlich|monatlich|jährlich|hebdomadaires?|mensuel\p{L}*|semanales|mensuales)$/iu

export const trailingPreposition = /\s(?:and|or|with|for|to|of|in|und|mit|für|et|avec|pour|de|y|con|para)$/iu

/** Separates the head of a title or a requirement from its complements, as in 'Cleaning of solar panels'. */
export const headEnd =
  /[,(:–]|\s(?:for|of|with|in|from|to|at|by|für|mit|aus|von|nach|bei|im|pour|de|du|des|d['’]|avec|en|à|para|con|del)\s/iu

/** Starts the place or the manner of a service, unlike the 'of' of what it is done with. */
export const mannerStart =
  /\s(?:to|at|by|in|on|until|bis|nach|zum?|zur|an|am|im|à|au|aux|jusqu|le|a|al|en|hasta)(?![\p{L}])|^(?:at|in|on|until|bis|am|im|zum?|zur|à|aux|en|hasta)(?=\s)/iu

/** Before the object: 'ab August jeden Tag …', 'every Friday …'. */
export const leadingTime =
  /^(?:(?:ab|from|starting|dès|à partir d[eu']|desde|a partir del?)\s(?:\p{L}+ )?[\p{L}\d.]+\s+)?(?:jede\p{L}* \p{L}+|every \p{L}+|chaque \p{L}+|cada \p{L}+|täglich|daily)\s+(?=\p{L})/iu
