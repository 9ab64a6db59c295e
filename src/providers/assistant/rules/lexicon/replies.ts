/** Plain answers at the start of a sentence, in English, German, French and Spanish. Written by hand. */

export const affirmativeReply =
  /^(?:yes|yeah|certainly|of course|sure|absolutely|correct|ja|natürlich|selbstverständlich|gerne|oui|bien sûr|certainement|sí|claro|por supuesto)(?![\p{L}])/iu
export const negativeReply =
  /^(?:no|nope|unfortunately|sorry|nein|leider|non|malheureusement|desgraciadamente|lamentablemente)(?![\p{L}])/iu

/** What is quoted within a sentence. */
export const quotation = /[“„«][^“”"»]{3,1000}[”“"»]/gu

/** 'Regarding “delivery on Saturdays”: ' The group is the topic. */
export const quotedTopic = /^[^“”"„:?]{0,40}[“"„]([^“”"]{3,1000})[”"“]\s*[:?]\s+(?=\S)/u
