/** Plain answers at the start of a sentence, in English, German, French and Spanish. Written by hand. */

export const affirmativeReply =
  /^(?:yes|yeah|certainly|of course|sure|absolutely|correct|ja|natürlich|selbstverständlich|gerne|oui|bien sûr|certainement|sí|claro|por supuesto)(?![\p{L}])/iu
export const negativeReply =
  /^(?:no|nope|neither|unfortunately|sorry|impossible|that won['’]t work|that is not possible|that['’]s not possible|das (?:wird nichts|geht (?:leider )?nicht|klappt (?:leider )?nicht)|weder noch|ni l['’]un|ce n['’]est pas possible|(?:eso )?no es posible|imposible|ninguno|nein|leider|non|malheureusement|desgraciadamente|lamentablemente)(?![\p{L}])/iu

/** What is quoted within a sentence. */
export const quotation = /[“„«][^“”"»]{3,1000}[”“"»]/gu

/** A yes at the end: 'lunes y miércoles sí', 'en décembre oui'. */
export const affirmativeEnd = /[\s,](?:yes|ja|oui|sí)[\s.!]*$/iu

/** A greeting before the answer. */
export const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|servus|moin|guten (?:tag|morgen|abend)|grüß gott|bonjour|bonsoir|hola|buen[oa]s(?: (?:días|tardes|noches))?)(?: (?:there|again|zusammen|\p{Lu}\p{Ll}+))?\s*[,.!]\s*/iu

/** 'Regarding “delivery on Saturdays”: ' The group is the topic. */
export const quotedTopic = /^[^“”"„:?]{0,40}[“"„]([^“”"]{3,1000})[”"“]\s*[:?]\s+(?=\S)/u
