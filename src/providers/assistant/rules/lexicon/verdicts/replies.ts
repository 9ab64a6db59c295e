/** Plain answers at the start of a sentence, in English, German, French and Spanish. Written by hand. */

export const affirmativeReply =
  /^(?:no (?:problem|worries)|kein(?:e)? (?:problem|sorge)|pas de (?:souci|problème)s?|aucun (?:souci|problème)|(?:no hay|sin|ningún) problema|(?:it|that|she|he) (?:does|is)(?= *[,.!]| *$)|there (?:is|are)(?= *[,.!]| *$)|(?:we|i|they) (?:do|are|can|will)(?= *[,.!]| *$)|exactly|aber (?:sicher|ja|natürlich|gern\p{L}*)|genau|tout à fait|exactement|así es|efectivamente|yes|yeah|certainly|of course|sure|absolutely|correct|ja|natürlich|selbstverständlich|gerne|oui|bien sûr|certainement|sí|claro|por supuesto)(?![\p{L}])/iu
export const negativeReply =
  /^(?:(?:it|that|she|he) (?:doesn['’]t|does not|isn['’]t|is not)(?= *[,.!]| *$)|there (?:isn['’]t|is not|aren['’]t)(?= *[,.!]| *$)|(?:we|i|they) (?:don['’]t|do not|can['’]t|cannot)(?= *[,.!]| *$)|no|nope|neither|impossible|that won['’]t work|that is not possible|that['’]s not possible|das (?:wird nichts|geht (?:leider )?nicht|klappt (?:leider )?nicht)|weder noch|ni l['’]un|ce n['’]est pas possible|(?:eso )?no es posible|imposible|ninguno|nein|non)(?![\p{L}])/iu

/** Regret alone isn't a no: 'Sorry for the late answer'. It is one beside a denial. */
export const regret =
  /^(?:unfortunately|sorry|i['’]m afraid|leider|malheureusement|hélas|desgraciadamente|lamentablemente|por desgracia|lo siento)(?!\p{L})/iu

/** What follows a yes or no that only acknowledges the question, or corrects itself. */
export const acknowledgement =
  /\b(?:understand|good (?:question|point)|thanks?|thank you|i see|got your|saw your|i mean|well,|idea)\b|\b(?:versteh\p{L}*|danke|gute frage|ich meine|vielmehr|keine ahnung)\b|bien reçu|je comprends|nous comprenons|bonne question|merci|je veux dire|aucune idée|\b(?:entiendo|entendemos|comprendo|gracias|buena pregunta|quiero decir|recibido|ni idea)\b/iu

/** What is quoted within a sentence. */
export const quotation = /[“„«][^“”"»]{3,1000}[”“"»]/gu

/** A yes at the end: 'lunes y miércoles sí', 'en décembre oui'. */
export const affirmativeEnd = /[\s,](?:yes|ja|oui|sí)[\s.!]*$/iu

/** A greeting before the answer. */
export const greeting =
  /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|hallo|servus|moin|guten (?:tag|morgen|abend)|grüß gott|bonjour|bonsoir|hola|buen[oa]s(?: (?:días|tardes|noches))?)(?: (?:there|again|zusammen|\p{Lu}\p{Ll}+))?\s*[,.!]\s*/iu

/** A line of the assistant's list of answers. The group is the topic with its colon. */
export const answeredTopic = /^- (?<topic>[^:\n]{2,80}:\s+)(?=\S)/gmu

/** 'Regarding “delivery on Saturdays”: ' The group is the topic. */
export const quotedTopic = /^[^“”"„:?]{0,40}[“"„]([^“”"]{3,1000})[”"“]\s*[:?]\s+(?=\S)/u
