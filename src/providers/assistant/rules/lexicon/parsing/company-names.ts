/** Patterns that find the company or person behind a text. Written by hand for English, German, French and Spanish. */

/** Legal forms of companies in Europe and the US, as a pattern source. */
const legalForm = String.raw`(?:(?:g?GmbH|mbH|GesmbH)(?: & Co\.? KG)?|AG|UG|KG|OHG|GbR|e\.?\s?[KU]\.?|KGaA|eG|Ltd\.?|Limited|LLC|LLP|Inc\.?|Corp\.?|PLC|plc|B\.?V\.?|N\.?V\.?|S\.?A\.?R\.?L\.?|SARL|S[àa]rl|EURL|SASU?|SCOP|S\.?A\.?|S\.?L\.?U?\.?|S\.r\.l\.|SRL|SpA|Oy|AB|ApS|A/S)`

/** One or more capitalized words, as a pattern source. */
const properName = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]{0,40}(?:\s+(?:&|and|und|et|y|of|de|du|des|von|la|le|\p{Lu}[\p{L}\p{N}&.'’-]{0,40}|\d{1,6})){0,5}`

/** The first group is the name. The first pattern that finds a name wins. */
export const companyNamePatterns: readonly RegExp[] = [
  new RegExp(String.raw`(${properName}\s+${legalForm})(?![\p{L}])`, 'u'),
  new RegExp(
    String.raw`(?:[Ww]e are|[Ww]e['’]re|[Tt]his is|[Ww]ir sind|[Hh]ier ist|[Nn]ous sommes|[Ss]omos|[Aa]t|[Ii] am|I['’]m|[Mm]y name is|[Ii]ch bin|[Mm]ein Name ist|[Jj]e suis|[Jj]e m['’]appelle|[Ss]oy|[Mm]e llamo)\s+(?:the |die |der |das |la |le |les |los |las |el )?(${properName})\s*(?=,|\.|;|:| – | - |\s+(?:and|from|in|a|an|the|is|we|und|aus|ein|eine|et|un|une|de|à|y|en)\s|$)`,
    'u',
  ),
  new RegExp(
    String.raw`^(${properName})\s+(?:is|are|ist|sind|est|es)\s+(?:an?|the|one|your|ein|eine|der|die|un|une|una|el|la|le)\s`,
    'mu',
  ),
  new RegExp(
    String.raw`^(${properName})\s+(?:offers?|sells?|provides?|supplies|makes|produces|needs|seeks|requires|is looking|bietet|sucht|benötigt|propose|recherche|cherche|ofrece|busca|necesita)\s`,
    'mu',
  ),
]

/** Removed from the start of a name that a pattern captured. */
export const nameIntroduction = /^(?:We are|This is|Wir sind(?: die)?|Nous sommes|Somos|We at|At|I am)\s+/u

/** Words that are capitalized only because they start a sentence. */
export const nonNames =
  /^(?:We|I|It|On|Who|Someone|Anyone|Wer|Jemand|Man|Qui|Quelqu['’]un|Quién|Alguien|Se|This|The|A|An|Our|My|There|They|You|Wir|Ich|Es|Das|Die|Der|Unser|Unsere|Nous|Je|Il|Notre|Nos|Ce|Yo|Nuestr[oa]s?|Offer|Request|Wanted|Delivery|Price|Payment|Located|Based|Available|All|Each|Every|Only|Looking|Seeking|Lieferung|Livraison|Entrega)$/u

/** Starts of sentences that introduce the company. */
export const companyIntroduction =
  /^(?:we are|we['’]re|i am|i['’]m|my name is|this is|our (?:company|firm|bakery|restaurant|team|family|workshop|studio|agency|factory)\s+(?:is|was|has been)|founded|established|since \d{4}|wir sind|ich bin|mein name|unser(?:e)? (?:firma|unternehmen|betrieb|team) (?:ist|wurde)|gegründet|seit \d{4}|nous sommes|je suis|je m['’]appelle|notre (?:société|entreprise|équipe) (?:est|a été)|fondée?|depuis \d{4}|somos|soy|me llamo|nuestra empresa (?:es|fue)|fundad[ao]|desde \d{4})\b/iu

/** Words that make an introduction a statement about the offer or the request. */
export const offerWords =
  /(?<!\p{L})(?:looking (?:for|to)|need|benötigen|benötige|brauchen|suchen|cherchons|recherchons|besoin|buscamos|necesitamos|searching|seeking|in need|in search|interested in|able to|happy to|offering|selling|insured|certified|available|open \d|auf der suche|à la recherche|en busca|certifiés|zertifiziert|certificados|capables|disponibles)(?!\p{L})/iu

/** 'Acme Ltd is a …' */
export const companyDefinition = new RegExp(
  String.raw`^${properName}(?:\s+${legalForm})?\s+(?:is|ist|est|es) (?:an?|ein|eine|une?|una)\s`,
  'u',
)

/** 'Acme Ltd.' */
export const companyNameAlone = new RegExp(String.raw`^${properName}\s+${legalForm}[.!]?$`, 'u')
