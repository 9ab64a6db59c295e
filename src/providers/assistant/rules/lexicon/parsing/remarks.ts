import { inAnySpelling } from '../../../../../language/diacritics.ts'

/** How to reach the writer: clauses that say nothing about the wish. In English, German, French and Spanish. */
export const contact = inAnySpelling(
  /\b(?:call|phone|ring|text|e-?mail|write(?: to)?|contact|message|reach) (?:me|us)\b|\bget in touch\b|(?:an)?rufen\b|\bmelden\b|\b(?:appel|contact|écri|téléphon)\p{L}+[- ](?:moi|nous|le|au|par|vers)|\bm['’]appeler|nous appeler|\bll[aá]m\p{L}*(?: (?:al|por|a|en))|(?:escr[ií]b|contact)\p{L}*(?:me|nos)\b|\b(?:thanks?|thank you|danke|merci|gracias|regards|grüße|cordialement|saludos?|bitte melden)\b/iu,
)

/** The end of a sentence: 'please call 0151 …', 'thanks, Anna'. */
export const contactTail = inAnySpelling(
  /(?:,|;|\s[-–]|\.)\s*(?:please|bitte|merci de|por favor|thanks|thank you|danke|gracias|merci|kind regards|best regards|viele grüße|cordialement|un saludo|saludos)(?![\p{L}]).*$/iu,
)

/** What a buyer doesn't have, which an offering may bring: 'nous n'avons pas de remorque'. No interest in something excludes it. */
export const ownLack =
  /(?:^|[\s,])(?:(?:we|i) (?:(?:do not|don['’]t) (?:have|own)|have(?: got)? (?:no|none)|haven['’]t(?: got)?)|(?:wir haben|ich habe?)(?: \p{L}+)? (?:kein\p{L}*|nicht)|(?:nous n['’]avons|je n['’]ai|on n['’]a)(?: plus)? (?:pas|aucun\p{L}*)|no (?:tenemos|tengo|disponemos|dispongo))(?!\p{L})(?! (?:any |an? |el |ning\p{L}+ |d['’]|de )?(?:interest|need|use|interesse|bedarf|verwendung|besoin|intérêt|envie|interés|necesidad))/iu

/**
 * What a seller doesn't do: 'we don't make stairs', 'je ne fais pas les photos'. People and places that a seller doesn't serve are
 * something else: 'we don't sell to resellers'.
 */
export const ownRefusal =
  /(?:^|[\s,])(?:(?:we|i) (?:do not|don['’]t|never|can['’]t|cannot|won['’]t) (?:do|make|offer|sell|build|repair|install|provide|supply|print|teach|cook)|(?:wir|ich) (?:mache|biete|baue|verkaufe|repariere|liefere|drucke|koche|montiere)n?(?: \p{L}+)? (?:kein\p{L}*|nicht)|(?:je|nous|on) ne (?:fai|propos|vend|répar|fabriqu|pos|livr|imprim)\p{L}* (?:pas|plus|jamais|aucun\p{L}*)|(?:nunca|no) (?:hago|hacemos|ofrezco|ofrecemos|vendo|vendemos|reparo|reparamos|instalo|instalamos|fabrico|fabricamos|imprimo|imprimimos))(?!\p{L})(?!(?: [\p{L}-]+){0,4} (?:to|for|in|outside|an|für|nach|außerhalb|aux?|à|pour|hors|en|a|al|para|fuera)(?!\p{L}))/iu

/** Words for people or firms in general, in lowercase. In an instruction, the other words say which of them are meant. */
export const generalParty =
  /^(?:firms?|compan(?:y|ies)|business(?:es)?|people|persons?|someone|anyone|providers?|suppliers?|firm(?:a|en)|betriebe?n?|unternehmen|leuten?|person(?:en)?|anbietern?|entreprises?|sociétés?|gens|personnes?|prestataires?|fournisseurs?|empresas?|gente|personas?|proveedor(?:es)?)$/u
