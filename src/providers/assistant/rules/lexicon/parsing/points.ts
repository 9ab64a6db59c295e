import { inAnySpelling } from '../../../../../language/diacritics.ts'

/** Patterns that split sentences into points. Written by hand for English, German, French and Spanish. */

/** A conjunction, relative pronoun or separator left over at the start of a clause. */
export const leadingConjunction =
  /^\s*(?:[,;:–—-]|and\b|und\b|et\b|y\b|that\b|which\b|who\b|die\b|der\b|das\b|qui\b|que\b)\s*/iu

export const clauseBoundary =
  /\s*(?:;|,(?=\s)|\s[–—-]\s)\s*(?:and |und |et |y |as well as |sowie |ainsi que |así como )?|\s+(?:and|und|et|(?<!\bil )y|as well as|sowie|ainsi que|así como)\s+/giu

/** Words that start a clause which can be a point of its own. */
export const clauseOpener =
  /^(?:with|without|no|not|never|at least|at most|max|min|up to|within|under|between|deliver\p{L}*|ship\p{L}*|free|must|should|able|available|certified|insured|including|incl|by|every|weekly|daily|monthly|pay\p{L}*|warranty|guarant\p{L}*|we|you|they|it|all|packed|ideally|preferably|someone|somebody|jemand|quelqu['’]un|alguien|experience\p{L}*|installation|training|support|mit|ohne|kein\p{L}*|mindestens|bis|innerhalb|maximal|liefer\p{L}*|anlieferung|inklusive|inkl|zahlung\p{L}*|verpackt|wir|zertifiziert|avec|sans|au moins|livr\p{L}*|dans|maximum|paiement|nous|certifi\p{L}*|con|sin|al menos|entrega\p{L}*|en un|máximo|mínimo|pago|incluid\p{L}*|certificad\p{L}*)(?![\p{L}])/iu

/** 'Stone worktop not needed' asks for nothing. */
export const notNeeded =
  /(?<!\p{L})(?:not (?:needed|necessary|required)|(?:nicht|kein\p{L}* \p{L}+) (?:nötig|noetig|notwendig|erforderlich)|pas (?:nécessaires?|besoin)|no (?:es necesari[oa]|son necesari[oa]s|hace falta|hacen falta))[\s.!]*$/iu

/** After the first item of a wish: 'tiramisu, risotto and pumpkin soup'. */
export const listContinues =
  /^\s*(?:,|;|and\b|und\b|et\b|y\b)(?!\s*(?:\d|at (?:least|most)|about|around|up to|max|min|from|for|in|warranty|mindestens|höchstens|ca|von|bis|garantie|au moins|environ|garant[íi]a|al menos|de|delivered|with|which|that|who|budget|please|about|mit|die|der|das|welche|geliefert|avec|qui|livr|con|que|entreg|(?:lun|mart|juev|viern)es|(?:lun|mar|jeu|vendre)di))/iu

/** Introductions such as 'we need' and 'the supplier must', removed from the start of a point. */
export const pointIntroductions: readonly RegExp[] = [
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
  /^(?:which|that|who) (?:must|should|can|is|are|has|have)?\s*/iu,
  /^(?:wir|ich) (?:brauch(?:en?)?|such(?:en?)?|benötigen?|erwarten?|wünschen uns|möchten?|biet(?:en?)?|mach(?:en?)?|haben)(?: auch| außerdem| zudem)?\s+/iu,
  /^(?:der |die |das )?(?:lieferant|anbieter|dienstleister|partner|ware|produkt)(?:e|en)? (?:muss|müssen|soll|sollte|sollten)\s+/iu,
  /^(?:nous|il|elle|le fournisseur|le prestataire)(?: (?:nous faut|avons(?: aussi)? besoin (?:de|d['’])|exigeons|souhaitons|demandons|proposons|offrons|doit|devra|faut)|on (?:fait|propose|vend|loue|cherche))(?: (?:être|avoir|proposer|fournir))?\s+/iu,
  /^(?:i|we)(?:['’]ll| will)? (?:do|make|sell|run) (?!not\b|n['’]t)/iu,
  /^(?:necesitamos|necesito|busco|buscamos|vendo|hago|ofrezco|exigimos|queremos|pedimos|ofrecemos|contamos con|debe|deben|el proveedor debe|es (?:imprescindible|importante|necesario))(?: (?:que|ser|tener|estar|ofrecer|también))?\s+/iu,
]

/** A remark on the points before it: 'but it doesn't have to be', 'the lot'. */
export const saysNothing =
  /^(?:but )?(?:not (?:a )?must|it['’]s not a must|doesn['’]t have to(?: be)?|(?:muss|müssen|muß|soll)(?:en)? (?:aber |es |das )*(?:nicht|kein\p{L}*) (?:sein|muss)|(?:ist |sind )?kein muss|(?:mais )?(?:ce n['’]est |c['’]est )?pas (?:obligatoire|indispensable|une obligation)|pero no (?:es )?(?:obligatorio|imprescindible|necesario)|the (?:lot|works)|and so on|und so weiter|das ganze programm|(?:et )?tout le tralala|et ainsi de suite|y todo eso|y demás)[\s.!]*$/iu

/** What is done with something that was named before: 'and taken to the tip'. */
export const participle =
  /^(?:\p{L}{3,}ed|taken|done|made|put|brought|cut|built|kept|ge\p{Ll}{3,}(?:t|en)|(?:ent|ver|be|zer|er)\p{Ll}{3,}t|\p{L}{2,}(?:ées?|és)|\p{L}{2,}[ai]d[oa]s?)(?!\p{L})/u

/** A statement, whose list belongs to its verb: 'We fit units from Howdens, IKEA and Wren'. */
export const statementStart = /^(?:we|i|wir|ich|nous|on|je|\p{L}{3,}(?:amos|emos|imos))\s+\p{Ll}+/iu

export const brackets = /\s*\([^()]*\)/gu

/** Words of a whole statement: pronouns and finite verbs. */
export const statementWords = inAnySpelling(
  /(?<!\p{L})(?:we|we['’]\p{L}+|i|you|they|there|there['’]s|doing|is|are|was|were|has|have|had|wants?|sells?|keeps|(?:won|can|don|doesn|isn|aren)['’]?t|been|will|would|can|could|should|must|wishes|weighs|wir|ich|uns|ist|sind|war|waren|haben|hat|hatten?|verkauft|vermietet|wird|werden|wurde|kann|können|muss|müssen|soll|sollen|sollte|liegen|liegt|gibt|suchen|sucht|nous|je|j['’]ai|est|sont|ont|(?!portrait|extrait|retrait)\p{L}{3,}rait|était|étaient|avait|avaient|vend|loue|avons|sommes|suis|êtes|sera|seront|doit|doivent|faut|faudrait|somos|soy|está|están|estaba|tenía|había|tengo|tenemos|tiene|vende|alquila|\p{L}{3,}[aei]rl[aoe]s?|tienen|hay|debe|deben|puede|pueden|podemos|queremos|estamos|(?!extremos|gramos|kilogramos|tramos|reclamos)\p{L}{3,}(?:amos|emos))(?!\p{L})/iu,
)
