/** Patterns that shape points, and drop what isn't one. Written by hand for English, German, French and Spanish. */

/** A conjunction, relative pronoun or separator left over at the start of a clause. */
export const leadingConjunction =
  /^\s*(?:[,;:–—-]|and\b|und\b|et\b|y\b|that\b|which\b|who\b|die\b|der\b|das\b|qui\b|que\b)\s*/iu

/** Between the clauses of an introduction: 'we are a couple and throwing a party'. */
export const clauseBoundary =
  /\s*(?:;|,(?=\s)|\s[–—-]\s)\s*(?:and |und |et |y |as well as |sowie |ainsi que |así como )?|\s+(?:and|und|et|(?<!\bil )y|as well as|sowie|ainsi que|así como)\s+/giu

/** 'Stone worktop not needed' asks for nothing. */
export const notNeeded =
  /(?<!\p{L})(?:not (?:needed|necessary|required)|(?:nicht|kein\p{L}* \p{L}+) (?:nötig|noetig|notwendig|erforderlich)|pas (?:nécessaires?|besoin)|no (?:es necesari[oa]|son necesari[oa]s|hace falta|hacen falta))[\s.!]*$/iu

/** After the first item of a wish: 'tiramisu, risotto and pumpkin soup'. */
export const listContinues =
  /^\s*(?:,|;|and\b|und\b|et\b|y\b)(?!\s*(?:\d|at (?:least|most)|about|around|up to|max|min|from|for|in|warranty|mindestens|höchstens|ca|von|bis|garantie|au moins|environ|garant[íi]a|al menos|de|delivered|with|which|that|who|budget|please|about|mit|die|der|das|welche|geliefert|avec|qui|livr|con|que|entreg|(?:lun|mart|juev|viern)es|(?:lun|mar|jeu|vendre)di))/iu

/** Introductions such as 'we need' and 'the supplier must', removed from the start of a point. */
export const pointIntroductions: readonly RegExp[] = [
  /^(?:(?:i['’]?m|we['’]?re|just) )*(?:hoping|hopefully)(?: that)?(?: (?:there(?:['’]?s| is| are)|to find))?\s+(?=\p{L})/iu,
  /^is there (?=(?:any|some)(?:one|body)(?!\p{L}))/iu,
  /^(?:(?:ich |wir )?hoffen?(?: ich| wir)?,? es gibt|(?:j['’]espère|nous espérons|on espère) (?:qu['’]il y a|trouver)|espero (?:que haya|encontrar)|esperamos (?:que haya|encontrar)|¿?hay(?=\s+alguien))\s+(?=\p{L})/iu,
  /^(?:anyway|anyhow|well|tja|na ja|jedenfalls|bref|bon|alors|enfin|bueno|pues|en fin),?\s+(?=\p{L})/iu,
  /^(?:(?:who|that|which) )?(?:can |could |will |would |to )?(?:take care of|help (?:me |us )?with|deal with|handle)\s+/iu,
  /^(?:for|für|pour|para)(?: (?:the following|folgende \p{L}+|les choses suivantes|lo siguiente))?\s*:?\s+(?!(?:the|our|my|a|an|\d|unser|mein|ein|notre|mon|une?|nuestr|mi|el|la)\b)/iu,
  /^(?:for|für|fuer|pour|para)\s+(?=[^,.]+,)/iu,
  /^(?:sich um|s['’]occuper de|(?:que |qui )?(?:se encargue de|s['’]occupe de))\s+/iu,
  /^(?:wanted|needed|required|gew(?:ü|ue)nscht|gefragt|gesucht|ben(?:ö|oe)tigt|souhaité|recherché|se (?:pide|busca|requiere))(?: (?:is|are|wird|werden|ist|sind|est|sont))?\s*:\s+/iu,
  /^(?:also|additionally|furthermore|moreover|besides|finally|important|please note|note|außerdem|zudem|wichtig(?: ist)?|ferner|bitte|de plus|également|important|además|también|importante)\s*[:,]?\s+/iu,
  /^(?:we|i|our \p{L}+)(?: also| would| really)* (?:need|require|want|expect|ask for|insist on|value|prefer|like|offer|provide|have|guarantee)(?: to (?:have|see|be))?\s+/iu,
  /^(?:the |your |our |all )?(?:supplier|provider|seller|vendor|company|contractor|partner|product|goods|offer|candidate|service|they|it|you|this|that)s? (?:must|should|shall|has to|have to|needs? to|will|would|can|could)(?: also| ideally)? (?:be able to |be |have |offer |provide |include |come with )?/iu,
  /^(?:it is|it's|is) (?:important|essential|required|necessary|mandatory)(?: that| to)?\s+/iu,
  /^(?:must|should|shall|has to|have to|needs to|need to)(?: also)? (?:be able to |be |have |offer |provide |include )?/iu,
  /^(?:que )?(?:incluyan?|tengan?)\s+/iu,
  /^(?:which|that|who) (?:must|should|can|is|are|has|have)?\s*/iu,
  /^(?:wir|ich) (?:brauch(?:en?)?|such(?:en?)?|benötigen?|erwarten?|wünschen uns|möchten?|biet(?:en?)?|mach(?:en?)?|haben)(?: auch| außerdem| zudem)?\s+/iu,
  /^(?:der |die |das )?(?:lieferant|anbieter|dienstleister|partner|ware|produkt)(?:e|en)? (?:muss|müssen|soll|sollte|sollten)\s+/iu,
  /^(?:nous|il|elle|le fournisseur|le prestataire)(?: (?:nous faut|avons(?: aussi)? besoin (?:de|d['’])|exigeons|souhaitons|demandons|proposons|offrons|doit|devra|faut)|on (?:fait|propose|vend|loue|cherche))(?: (?:être|avoir|proposer|fournir))?\s+/iu,
  /^(?:i|we)(?:['’]ll| will)? (?:do|make|sell|run) (?!not\b|n['’]t)/iu,
  /^(?:necesitamos|necesito|busco|buscamos|vendo|hago|ofrezco|exigimos|queremos|pedimos|ofrecemos|contamos con|debe|deben|el proveedor debe|es (?:imprescindible|importante|necesario))(?: (?:que|ser|tener|estar|ofrecer|también))?\s+/iu,
]

/** 'Invoice with 30 days pls', 'bis März, bitte': politeness and fillers say nothing of what is required. */
export const politeEnd =
  /(?:[\s,]+(?:pls|plz|please|thx|thanks|tbh|lol|haha|bitte|danke|svp|stp|s['’]il (?:vous|te) pla[iî]t|merci|por favor|gracias|jaja))+(?=[\s.!]*$)/iu

/** A remark on the points before it: 'but it doesn't have to be', 'the lot'. */
export const saysNothing =
  /^(?:but )?(?:not (?:a )?must|it['’]s not a must|doesn['’]t have to(?: be)?|(?:muss|müssen|muß|soll)(?:en)? (?:aber |es |das )*(?:nicht|kein\p{L}*) (?:sein|muss)|(?:ist |sind )?kein muss|(?:mais )?(?:ce n['’]est |c['’]est )?pas (?:obligatoire|indispensable|une obligation)|pero no (?:es )?(?:obligatorio|imprescindible|necesario)|the (?:lot|works)|and so on|und so weiter|das ganze programm|(?:et )?tout le tralala|et ainsi de suite|y todo eso|y demás)[\s.!]*$/iu

/** A statement, whose list belongs to its verb: 'We fit units from Howdens, IKEA and Wren'. */
export const statementStart = /^(?:we|i|wir|ich|nous|on|je|\p{L}{3,}(?:amos|emos|imos))\s+\p{Ll}+/iu

/** Something that is left to the other side: 'Baujahr egal', 'the colour doesn't matter'. */
export const leavesFree =
  /^(?![^,;:]*\s(?:and|but|or|und|aber|oder|et|mais|ou|y|pero|o)\s)[^,;:]{2,40}\s(?:(?:(?:ist|sind|wäre) )?(?:(?:mir|uns) )?(?:ganz |völlig |eigentlich )?egal|spielt keine rolle|(?:does not|doesn['’]t|don['’]t|do not) (?:really )?matter|(?:est |c['’]est )?peu importe|n['’]a pas d['’]importance|(?:me |nos )?(?:da igual|es indiferente)|no importa)[\s.!]*$/iu

export const brackets = /\s*\([^()]*\)/gu
