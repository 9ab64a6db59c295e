import { inAnySpelling } from '../../../../../language/diacritics.ts'

/**
 * Sentences that say outright what is sought or offered; their object is the title, whatever else the text begins with.
 * Written by hand for English, German, French and Spanish.
 */

export const plainWish = inAnySpelling(
  new RegExp(
    `(?<!\\p{L})(?:(?:looking|searching|hunting) for|(?:anyone|anybody|somebody|someone) (?:know|recommend)(?: of)?(?= (?:an?|any) )|^any(?= \\p{L}+)(?! \\p{L}*day)|(?:connait|connaît|connaissez[- ]vous|kennt (?:jemand|wer)|conocéis|conoce)(?: (?:quelqu['’]un|alguien))?(?= (?:une?|ein|una?)\\p{L}* )|(?:therefore |now |also )?seek(?:ing)?|in (?:the market|search|need) (?:for|of)|(?<=^|m |re |am |are )after(?= an? )|^need(?= an? )|^want(?= (?!to |the ))|(?:requesting|inviting|invite|after) (?:quotes|quotations|tenders|offers) for(?: the (?:supply|delivery) of)?|could do with|hoping to (?:find|buy|hire|rent|book)|(?:like|love|want) to (?:hire|commission|book|buy|rent)` +
      `|such(?:en?)?(?: (?:ich|wir))?|gesucht(?: (?:wird|werden)|:)|auf der suche nach|angebote? für` +
      `|(?:re)?cherch(?:e|ons)|(?:en quête|(?:aurais|aurions|aurait) besoin) d(?:e(?: la| l['’])?|u|es|['’])|demande de devis (?:pour|concernant)|à la recherche d(?:e(?: la| l['’])?|u|es)?|recevoir (?:une? |des |vos )(?:offres?|devis|propositions?) (?:pour|de|concernant)` +
      `|busc(?:o|amos|ando)|se (?:busca|solicita)n?|(?:nos|me) (?:hacen?|haría) falta|(?:quisiera|quisiéramos|quiero|queremos) (?:contratar|comprar|alquilar|encargar|reservar)|(?:^|, |y )(?:preciso|precisamos|requerimos|ocupo)(?= un)|(?:nos|me) (?:faut|faudrait))(?![\\p{L}])[\\s:]*`,
    'iu',
  ),
)

export const plainOffer = inAnySpelling(
  new RegExp(
    `(?<!\\p{L})(?:what (?:we|i) (?:offer|do|sell|make)(?: \\p{L}+)?(?: is| are|:)|(?:(?:we|i)(?: (?:should|would) like to|['’]d like to| can| now)? |^)offer(?:ing)?(?! (?:free|no|you (?:a )?(?:free|\\d)))|(?<=^|, |['’]ve |have )been doing|(?<=^|i['’]m |i am |we['’]re |we are )selling|(?<=i |we )(?:rent|hire) out|^for sale|(?<=^[^,;.:!?]{3,60} )(?:sells|verkauft|vermietet|vend|vende|alquila)(?= \\p{L}{3})` +
      `|was (?:wir|ich) (?:anbieten?|mache(?:n)?|verkaufe(?:n)?)(?: ist| sind)?:?|(?:wir |ich )?(?:biete(?:n)?|verkaufe(?:n)?|vermiete(?:n)?|verleihe(?:n)?)(?: (?:wir|ich))?(?! (?:auch |einen |eine )?(?:auch|rabatt|skonto|garantie|hilfe|unterstützung))` +
      `|(?:je |nous |on )propos(?:e|ons)|proposer (?:ses|mes|nos|leurs) (?:services|prestations) d(?:e(?: la| l['’])?|u|es|['’])|(?:je fais|nous faisons)(?: (?:surtout|principalement))?(?= (?:des?|du|les?|la|l['’])(?: |\\p{L}))|(?<=^|je |nous )(?:vends|vendons|loue|louons)|^à (?:vendre|louer)|j['’]offre|nous offrons(?! (?:une? )?(?:remise|garantie))|(?:donne|donnons)(?= (?:des )?cours)|(?:doy|damos)(?= clases| cursos)|(?:gebe|geben)(?= \\p{L}*(?:unterricht|kurse))` +
      `|ofre(?:zco|cemos)(?: (?:mis|nuestros) servicios de)?|(?<=^|, |y )(?:vendo|vendemos|alquilo|alquilamos)|^se (?:vende|alquila|ofrece)n?|(?:pongo|ponemos) (?:en|a la) venta|hago(?= \\p{L}+ (?:de|a|y) )|(?:me dedico|nos dedicamos) a)(?:(?<=['’:])|(?![\\p{L}]))[\\s:]*`,
    'iu',
  ),
)

/** What is bought or given away as a present: 'Ich möchte ihm diese Ballonfahrt schenken'. */
export const plainPurchase = inAnySpelling(
  /(?<!\p{L})(?:möchten?|würden?|wollen?|will)(?: (?:ich|wir))?(?: gern\p{L}*)?(?: (?:ihm|ihr|uns|mir))? (?<object>(?:dies|ein|mein|unser|d)\p{L}* [^,;.:!?]{3,60}?)(?: (?:verschenken|schenken|kaufen|mieten|buchen|erwerben|bestellen|anschaffen))(?![\p{L}])/iu,
)

/** The object before the verb, as in advertisements: '3/4 cello wanted', 'DJ gesucht'. */
export const wantedObject = inAnySpelling(
  /(?:^|(?<=[:;]\s))(?:(?:so|also|thus|y|et|und)[,:]?\s+)?(?<object>(?![^,;.:!?]*(?<!\p{L})(?:not|nicht|kein\p{L}*|pas|no)(?!\p{L}))[^,;.:!?]{2,60}?) (?:wanted|needed|required|gesucht|benötigt|recherchée?s?)(?![\p{L}])/iu,
)

/** Between the verb and its object: for which person, how and why. */
export const besideObject = inAnySpelling(
  /^(?:(?:you|ihnen|euch|dir|vous|te|les?|ici|hier|hiermit|surtout|principalement|mostly|mainly|currently|vor allem|hauptsächlich|sobre todo|schweren herzens|also|auch|aussi|toujours|encore|noch|dringend|jetzt|now|urgently)\s+|(?:some(?:one|body)|anyone|a (?:firm|company)) to (?:hire|rent|lend|sell|lease|supply|build|make|bring)(?: out)? (?:us|me)\s+(?=an?\s)|(?:wegen|aus|cause|pour cause|suite|due to|because of|per|por)\s[^,;.:]{2,50}?\s(?=(?:mein|unser|ein|mon|ma|mes|notre|nos|une?|my|our|an?|mis?|una?|nuestr)\p{L}*\s))+/iu,
)

/** 'Ein Künstler für ein Wandbild': what a person is sought for belongs to the title. */
export const personWithTask = inAnySpelling(
  /^[^,;.:!?]{0,40}(?:er|erin|or|ora|ist|istin|ista|iste|ian|ien|ienne|eur|euse|eure|ero|era|ante?|wright|smith)(?<task>\s(?:for|für|pour|para)\s(?:the|an?|ein\p{L}*|das|die|den|le|la|les|l['’]|une?|el|una?)\s?[^,;.:!?]{3,40}$)/iu,
)

/** Before the object, where it says whose it is. */
export const possessive =
  /^(?:my|our|(?:mein|unser|sein|ihr|dies)\p{L}*|mon|ma|mes|notre|nos|mis?|nuestr[oa]s?)\s+/iu

/** Of a separable verb: 'Wir bieten Obstbrand an'. */
export const separatedPrefix = /\san$/u

/** 'Tables, chairs and a tent': short items, of which the last one follows a conjunction. */
const ends = String.raw`(?:every|each|per|for|in|with|from|to|on|by|until|jede\p{L}*|pro|für|im|mit|ab|am|bis|von|nach|chaque|par|pour|en|à|avec|sur|cada|por|para|con)(?!\p{L})`
const item = String.raw`(?:\d+ )?(?!${ends})[\p{L}'’-]+(?: (?!${ends})[\p{L}'’-]+){0,3}`
export const shortList = new RegExp(
  String.raw`^${item}(?:, ${item})+,? (?:and|und|et|y|e) ${item}(?=[,.;:!?)]|\s${ends}|$)`,
  'iu',
)
