/** Patterns that shape a listing's title, or find the parts of one. Written by hand for English, German, French and Spanish. */

export const article =
  /^(?:we['’]re|we are|i['’]m|i am|gerne?|gern auch|an?|the|some|our|your|new|more|for|ein(?:e[nmrs]?)?|['’]?n(?:e[nrm]?)?|der|die|das|den|einige|unser(?:e[nmrs]?)?|mein(?:e[nmrs]?)?|une?|des|du|de la|de l['’]|d['’]|de|le|la|les|una?|unos|unas|el|los|las)\s+|^(?:de l|d|l)['’]/iu

/** Ends an item of a list: 'tables, chairs and a tent'. */
export const itemEnd = /,\s|\s(?:and|und|et|y)\s/iu

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

/** The plural article of a second thing, whose first one has lost its own: 'tables et des bancs'. */
export const innerArticle = /(?<=\s(?:et|ou|y|o)\s)(?:des|unos|unas)\s+/giu

/** Before what an unnamed person does: 'somebody who', 'jemanden, der', 'alguien que'. */
export const unnamedPerson =
  /(?<!\p{L})(?:(?:some(?:one|body)|any(?:one|body)|quelqu['’]un|alguien),?\s(?:who|that|qui|que)|jemande?[nm]?,\s(?:der|die))\s(?:(?:can|could|will|kann|peut|puisse|sache|pueda|puede)\s)?(?:(?:an?|the|ein(?:e[nmrs]?)?|une?|una?|des|le|la|les|el|los|las)\s)?$/iu

/** A verb at the end of a title that lacks its object: 'carreleur pour refaire' of 'pour refaire le mur'. */
export const trailingVerb = /\s(?:to\s\p{L}+|pour\s\p{L}+(?:er|ir|oir|re)|para\s\p{L}+[aei]r)$/iu
/** What such a verb's object begins with. 'le 12 juin' and 'el sábado' are dates. */
export const determined =
  /^\s(?:the|my|our|your|an?|le|la|les|l['’]|mon|ma|mes|notre|nos|une?|el|los|las|mi|mis|nuestr[oa]s?|una?)(?!\p{L})(?!\s(?:\d|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|week|fin\s|soir|matin))/iu
