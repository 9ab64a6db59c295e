/** Greetings, thanks and closing formulas in English, German, French and Spanish. Written by hand. */
export const courtesy =
  /^(?:hi|hello|hey|dear|good (?:morning|afternoon|day)|thanks|thank you|many thanks|(?:best|kind|warm) regards|regards|cheers|sincerely|please (?:contact|get in touch|call|send|email|e-mail|let|reach|write|reply)|contact us|we look forward|looking forward to|feel free|hallo|guten (?:tag|morgen)|sehr geehrte|liebe[rs]?|mit freundlichen|viele grüße|vielen dank|danke|bitte (?:melden|kontaktieren|senden|rufen)|wir freuen uns|bonjour|madame|cordialement|merci|bien à vous|veuillez|n'hésitez|hola|buenos días|buenas|estimad|gracias|saludos|un (?:saludo|abrazo)|contáctenos|quedamos)(?![\p{L}])/iu

/** A closing formula with nothing but a name: 'Gruß Jonas Berg', 'Bises, Camille'. */
export const signedClosing =
  /^(?:(?:[Vv]iele |[Ll]iebe |[Bb]este |[Ss]chöne )?[Gg]r(?:üße?|uesse|uß|uss)|M[Ff]G|VG|[Bb]ises|[Bb]isous|[Aa]mitiés|[Uu]n abrazo)[\s,!]*(?:(?:aus )?\p{Lu}\p{L}+(?:[\s-]\p{Lu}\p{L}+){0,2})?[\s.!]*$/u

/** Verbs of a request or an offer: a sentence that contains one isn't only a courtesy. */
export const requestWords =
  /\b(?:need|want|look(?:ing)? (?:for|to)|seek|searching|offer|sell|suche|sucht|brauch|benötig|biete|verkauf|cherch|besoin|propos|vend[so]?\b|busc|necesit|ofrec)/iu

/** A greeting at the start of a sentence, with whoever is greeted. */
export const salutation =
  /^[¡\s]*(?:hi|hiya|hello|hey+|heya|howdy|dear|good (?:morning|afternoon|evening|day)|(?:morning|afternoon|evening)(?= (?:all|everyone|everybody|folks)\b)|hallo|hallöchen|huhu|guten (?:tag|morgen|abend)|grüß gott|gruess gott|grüezi|servus|moin(?: moin)?|liebe[rs]?|sehr geehrte\p{L}*|bonjour|bonsoir|salut|coucou|hola|holi|buen[oa]s(?: (?:días|dias|tardes|noches))?|chic[oa]s(?=,)|estimad\p{L}+)(?:\s(?:all|there|everyone|everybody|folks|guys|mates|(?:lovely )?people|neighbours|team|ihr lieben|liebe leute|nachbarn|les (?:mamans|amis|voisins|gens)|vecin[oa]s|gente|sir or madam|zusammen|alle|allerseits|leute|à tous|à toutes|tout le monde|a todos|a todas|damen und herren))*(?:\s*[,!.:–-]+\s*|\s*$)+/iu

/** Thanks or a closing formula at the end of a line: what stands alone below it is the writer's name. */
export const closing =
  /(?<!\p{L})(?:thanks|thank you|cheers|regards|ta|danke|dank|gru(?:ß|ss)|grüße|gruesse|merci|cordialement|bises|gracias|saludos?)[\s,.!]*$/iu

/** A name alone: 'Camille', 'Jo Hart', 'Dr. Ines Petersen'. */
export const bareName = /^\p{Lu}[\p{L}'’.-]*(?:\s\p{Lu}[\p{L}'’.-]*){0,2}$/u

/** A line of names, numbers and addresses, below a name: 'Nair Dental Laboratory Ltd', 'Tel. 0117 496 0022'. */
export const signatureDetail =
  /^(?:(?:[\p{Lu}\p{N}+&(|/–-]\S*|(?=\S*[@.]\S)\S+|and|und|et|y|of|de|du|des|la|der|dem|am|an|in|im|tel\S*)(?:\s+|$)){1,8}$/u

/** What only an address, a contact or a firm's name has: further lines below a name may be a list of wishes. */
export const addressDetail =
  /\d|@|\S\.\p{Ll}{2,}|(?<!\p{L})(?:ltd|llc|inc|gmbh|ag|kg|ug|e\.\s?k|sarl|sas|sa|sl|s\.l|s\.a)(?!\p{L})/iu

export const greeting =
  /^(?:hi|hello|hey|dear|g['’]day|hallo|guten|grüezi|bonjour|madame|hola|estimad[oa]s?|sehr)(?!\p{L})/iu
