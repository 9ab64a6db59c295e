/**
 * Sentences that address the assistant or the evaluation instead of describing the offer. Each
 * pattern needs a combination of words that is rare in listings, so that ordinary sentences stay. Written by hand
 * for English, German, French and Spanish, and tested with `tests/providers/assistant/hostile-texts.ts`.
 */
export const injectionPatterns: readonly RegExp[] = [
  // Commands about instructions, rules and prompts.
  /\b(?:ignor\p{L}*|disregard\p{L}*|forget|overrid\p{L}*|bypass|vergiss|vergessen|missacht\p{L}*|oublie[rz]?|olvid\p{L}*|haz caso omiso)\b.{0,80}\b(?:instruct\p{L}*|rules?|prompts?|guidelines?|previous instruct\p{L}*|prior instruct\p{L}*|above|anweisung\p{L}*|vorgaben|regeln?|vorherig\p{L}*|consignes?|règles?|instruccion\p{L}*|reglas|normas)/iu,
  /\b(?:new|updated?|special|hidden|secret|neue|nouvelles?|nuevas?) (?:system )?(?:instructions?|prompts?|rules?|directives?|anweisung\p{L}*|consignes|instrucciones)\s*(?::|for (?:the )?(?:ai|assistant|model|judge|you)\b|an (?:den|die|dich)|pour (?:l['’]assistant|toi|vous)|para (?:el asistente|ti))/iu,
  /\b(?:override|overrides|replaces?|supersedes?|cancels?|ersetz\p{L}*|annule|remplace|sustituye|anula)\b.{0,40}\b(?:your|deine|ihre|tes|vos|tus|sus) (?:\p{L}+ )?(?:instructions|rules|prompt|anweisungen|regeln|vorgaben|consignes|règles|instrucciones|reglas|normas)/iu,
  /\b(?:system|developer|initial|original)[ -](?:prompts?|messages?|instructions?|override|notice|mode)(?!\p{L})|\bprompt (?:syst[èe]me|système|complet[eo]?|del sistema)/iu,
  // Commands to grade, with a verdict as the object.
  /\b(?:mark|set|rate|score|grade|judge|label|flag|treat|count|output|return|answer|respond|reply|classify|evaluate|assess|consider|bewerte\p{L}*|markiere\p{L}*|beurteile\p{L}*|setze|gib|antworte|werte|marque[rz]?|évalue[rz]?|juge[rz]?|répond[sez]*(?! (?:à|aux?)\b)|considère[rz]?|marca\p{L}*|evalúa\p{L}*|califica\p{L}*|considera\p{L}*|responde\p{L}*)\b.{0,120}\b(?:not meet|meets?|met|fulfilled|satisfied|verdicts?|judge?ments?|requirements|(?:each|every|any|this) (?:\p{L}+ )?requirement|criteria|score|1\.0|100 ?%|erfüllt|anforderung\p{L}*|urteile?|remplie?s?|exigences?|critères?|satisfaite?s?|cumplid\p{L}*|cumple|requisitos?)/iu,
  /\b(?:verdicts?|judge?ments?|match score|the score|urteil|verdict|veredicto)\b.{0,40}(?::|=|\bis\b|\bmust\b|\bshould\b|\bist\b|\best\b|\bes\b|\bdebe\b).{0,30}\b(?:meet|met|1|true|positive|erfüllt|rempli|cumple)/iu,
  /["'{]\s*(?:verdict|match|score|role|judgement)["']?\s*:/iu,
  // Addresses the evaluator.
  /\b(?:dear|hey|hello|attention|note to|notice to|message to|for) (?:the )?(?:ai|a\.i\.|assistant|model|llm|chatbot|bot|judge|evaluator|gpt|claude)\b/iu,
  /\b(?:you are|you're|act as|pretend|behave|du bist|tu es|eres) (?:now |jetzt |maintenant |ahora )?(?:an?|the|ein|un|in)?\s?(?:ai|assistant|language model|llm|evaluator|judge|developer mode|dan|ki|assistent|asistente|ia)\b/iu,
  /\b(?:as an? (?:ai|language model)(?! (?:company|firm|start-?up|agency|lab|team|consultancy|business))|(?:the )?(?:assistant|ai|model|evaluator|matching agent|matching system) (?:must|should|shall|has to|will|needs to|may not|is (?:required|instructed|ordered))|(?:der|die) (?:assistent|ki) (?:muss|soll)|l['’](?:assistant|ia) (?:doit|devra)|(?:el asistente|la ia) debe)\b/iu,
  // Requests to disclose something.
  /\b(?:reveal|disclose|print|repeat|leak|show me|tell me|expose|verrate\p{L}*|nenne mir|révèle[rz]?|divulgue[rz]?|revela\p{L}*|muestra\p{L}*)\b.{0,80}\b(?:hidden|secret|private|confidential|prompt|instructions?|limits?|budget|maximum price|geheim\p{L}*|versteckt\p{L}*|verborgen\p{L}*|secr[eè]te?s?|cachée?s?|ocult\p{L}*|secret[oa]s?)\b/iu,
  /\b(?:other (?:side|party)|gegenseite|l['’]autre(?: partie| côté)?|(?:la )?otra parte)\b.{0,60}\b(?:pay|zahlen|payer|pagar\p{L}*|limit|notes?|notizen|notas|schmerzgrenze)|(?:schmerzgrenze|limit|tope|pagar[íi]a|payer)\b.{0,40}\b(?:gegenseite|other (?:side|party)|otra parte|l['’]autre partie)/iu,
  // Letters apart, and settings in place of sentences.
  /(?<!\p{L})(?:\p{L}\s){4,}\p{L}(?!\p{L})/u,
  /\b(?:unknown|unclear|unbekannt|unklar|inconnu|desconocido)\s*=/iu,
  // Tags and delimiters of a prompt, and false authority.
  /<\/?\s*(?:system|assistant|user|instructions?|human|im_start|im_end|listing|thread|talk|message|requirements?|data|seller|buyer)\b|\[\/?(?:inst|system)\]|<\|/iu,
  /^\s*#{2,}\s*(?:system|instruction|assistant|response|end)|^\s*(?:system|assistant|human|user)\s*:/iu,
  /\b(?:by order of|authori[sz]ed by|on behalf of|signed by|message from|instruction from) (?:the )?(?:parley|platform|anthropic|openai|admin\p{L}*|moderator|operator|marketplace)/iu,
  /\b(?:parley|platform|anthropic|openai) (?:admin\p{L}*|staff|support|team|security|policy|operator|moderator)\b/iu,
]

/**
 * General claims about the requirements, and commands that contain one. They are honest where the sentence names whose
 * requirements: those of a standard, a law or a tender.
 */
export const generalClaims: readonly RegExp[] = [
  /\b(?:all|every|each|any|sämtliche|alle|toutes?|tous|todos|todas)\b.{0,30}\b(?:requirements?|criteria|judge?ments?|anforderung\p{L}*|kriterien|exigences?|critères|requisitos|criterios)\b/iu,
  /\b(?:requirements?|criteria|anforderung\p{L}*|exigences?|requisitos)\b.{0,40}\b(?:met|fulfilled|satisfied|erfüllt|remplie?s?|cumplid\p{L}*)\b/iu,
]

export const specification =
  /\b(?:DIN|EN|ISO|IEC|ASTM|NF|UNE|VDE|BS|UL|FDA|HACCP|IFS|BRC|GMP|REACH|RoHS|TÜV|CE)\b|\b(?:tender|standards?|directive|regulations?|building code|by law|ausschreibung|norm|normen|richtlinie|verordnung|gesetz\p{L}*|appel d['’]offres|normes?|loi|règlement|directive|licitación|normas?|ley|reglamento|directiva)(?!\p{L})/u
