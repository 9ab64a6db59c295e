import { inAnySpelling } from '../../../../../language/diacritics.ts'

/** Patterns that tell whether words can be a title. Written by hand for English, German, French and Spanish. */

/** Words that a noun phrase doesn't begin with. */
export const nonTitleStart = inAnySpelling(
  /^(?:i|we|it|they|you|he|she|this|that|these|those|there|here|hier|ici|aquí|all|what|who|how|if|when|as|our|in|at|on|for|from|with|to|by|and|or|but|not|please|also|wir|ich|es|er|sie|ihr|uns|unser\p{L}*|mein\p{L}*|das|dies|wird|werden|ist|sind|hat|haben|kann|ab|am|im|ins|zum|zur|bei|beim|für|fürs|mit|von|vom|aus|auf|und|oder|aber|nicht|auch|bitte|wenn|wer|was|alles|kein\p{L}*|nous|je|j|il|elle|on|ils|c|ce|cela|ça|en|dans|pour|avec|sans|[à]|au|aux|chez|sur|et|ou|mais|si|qui|notre|nos|mon|con|para|por|sin|y|o|pero|a|al|nos|me|se|lo|las? (?:necesit|quer)\p{L}*|nuestr\p{L}*|mi|desde|hay|es|son|somebody|someone|anyone|\d+ (?:for|für|pour|para)|wen|know|wissen|savoir|saber|jemand\p{L}*|quelqu['’]un|alguien|seit|since|depuis|ever|hi|hello|hey|howdy|g['’]day|good (?:morning|day|evening|afternoon)|dear|alright|right(?= so|,)|hallo|huhu|grüß|grüezi|guten|tach|liebe[rs]? (?:leute|alle|nachbar\p{L}*|eltern|freunde|community|gemeinde|kolleg\p{L}*|damen)|sehr geehrte\p{L}*|bonjour|bonsoir|salut|coucou|bjr|slt|madame|messieurs|chers?|hola|buenas|buenos|buen día|qué|estimad[oa]s?|moin|servus)(?![\p{L}])/iu,
)

/** Says how somebody is trained or insured: 'Gas Safe registered'. */
export const nonTitleEnd =
  /^gas safe$|\s(?:certified|qualified|insured|registered|licensed|approved|accredited|zertifiziert|versichert|geprüft|zugelassen)$/iu

/** Says what the writer would like besides: 'J’aimerais aussi une facture'. */
export const furtherWish = inAnySpelling(
  /^[^,.]{0,40}(?<!\p{L})(?:also|auch(?: noch)?|aussi|également|también|además)(?!\p{L})/iu,
)

/** Words of a whole statement: pronouns and finite verbs. */
export const statementWords = inAnySpelling(
  /(?<!\p{L})(?:we|we['’]\p{L}+|i|you|they|there|there['’]s|doing|is|are|was|were|has|have|had|wants?|sells?|keeps|(?:won|can|don|doesn|isn|aren)['’]?t|been|will|would|can|could|should|must|wishes|weighs|wir|ich|uns|ist|sind|war|waren|haben|hat|hatten?|verkauft|vermietet|wird|werden|wurde|kann|können|muss|müssen|soll|sollen|sollte|liegen|liegt|gibt|suchen|sucht|nous|je|j['’]ai|est|sont|ont|(?!portrait|extrait|retrait)\p{L}{3,}rait|était|étaient|avait|avaient|vend|loue|avons|sommes|suis|êtes|sera|seront|doit|doivent|faut|faudrait|somos|soy|está|están|estaba|tenía|había|tengo|tenemos|tiene|vende|alquila|\p{L}{3,}[aei]rl[aoe]s?|tienen|hay|debe|deben|puede|pueden|podemos|queremos|estamos|(?!extremos|gramos|kilogramos|tramos|reclamos)\p{L}{3,}(?:amos|emos))(?!\p{L})/iu,
)

/** Adverbs and phrases of time, place and purpose between the verb and its object: 'suchen wir ab Februar eine …'. */
export const beforeObject = inAnySpelling(
  /^(?:(?:wir|ich|man|uns|nous|yo|nosotros|currently|urgently|dringend|aktuell|derzeit|ab sofort|noch|wieder|regelmäßig|actuellement|urgemment|également|actualmente|urgentemente|also|auch|aussi|también)\s+)*(?:(?:ab|bis|zum|zur|am|im|in|bei|für|auf|near|for|from|en|[à]|au|dans|pour|sur|para|por|desde)\s[^,;]{1,70}?[\s,]+(?=(?:an?|the|some|several|ein(?:e[nmrs]?)?|['’]?n(?:e[nrm]?)?|jemand(?:en)?|mehrere|einige|une?|des|una?|unos|unas|varias?|\d+|two|three|four|five|six|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|six|dos|tres|cuatro|cinco|seis)\s))?/iu,
)

/** What a company calls itself: the kind of business is the title of an offering that names nothing else. */
export const ownKind = inAnySpelling(
  /(?:^|[,!.]\s*|\s)(?:we are|we['’]re|i am|i['’]m|is|wir sind|ich bin|ist|nous sommes|je suis|est|somos|soy|es)\s+(?:the\s+)?(?:an?|one of the|ein(?:e[nmrs]?)?|une?|una?)\s+(?=\p{L})/iu,
)

/** What a requesting writer says of their own trade: 'somos una asesoría'. */
export const ownTrade = inAnySpelling(
  /^(?:\p{L}+, )?(?:we are|we['’]re|i am|i['’]m|wir sind|ich bin|nous sommes|on est|je suis|somos|soy)\s(?!looking|searching|in need|auf der suche|à la recherche)[^,.;:!?]+/iu,
)

/** Verbs of a wish, which a request's title follows rather than what the company does: 'we run three cafés'. */
export const wish = inAnySpelling(
  /(?<!\p{L})(?:look(?:ing)?|search(?:ing)?|seek(?:ing|s)?|need(?:s|ed)?|require[sd]?|want(?:s|ed)?|wish(?:es)?|like|find|buy(?:s|ing)?|book|hire|rent|recommend|such\p{L}*|gesucht|brauch\p{L}*|bräucht\p{L}*|benötig\p{L}*|beschaff\p{L}*|kauf\p{L}*|bestell\p{L}*|hätte\p{L}*|möcht\p{L}*|finden|(?:re)?cherch\p{L}*|besoin|voudr\p{L}*|souhait\p{L}*|aimer\p{L}*|achet\p{L}*|achèt\p{L}*|renouvel\p{L}*|trouv\p{L}*|busc\p{L}*|necesit\p{L}*|quier\p{L}*|queremos|quisi\p{L}*|gustar\p{L}*|compr\p{L}*|encontrar|encuéntr\p{L}*|faltan?|missing|short of|buying|hiring|fehl(?:t|en)|manque|veut|voulons|veux)(?!\p{L})/iu,
)

/** A purpose without a determiner belongs to the title: 'Etiketten für Honiggläser'. */
export const shortPurpose = inAnySpelling(
  /^\s(?:für|pour|para|for)\s(?!(?:our|the|my|an?|its?|their|unser|mein|ein|die|den|das|dem|notre|nos|mon|la|le|les|une?|el|los|las|nuestr|mi|una?|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|\d)\p{L}*\s)[\p{L}\p{N}'’-]+(?:\s(?:de|du|des|d['’]|of|von)\s?[\p{L}\p{N}'’-]+)?/iu,
)

/** Words that join the words of a noun phrase: 'panneaux de bois', 'bed & breakfast'. */
export const linkWords: ReadonlySet<string> = new Set('of de du des d’ & +'.split(' '))
