/** Words before and after a number that make it a bound. */

export type Bound = 'at least' | 'at most' | 'order from' | 'from' | 'about' | 'exact' | 'range'

const before: readonly [Bound, RegExp][] = [
  [
    'order from',
    /(?:minimum order|min\.? order|minimum quantity|order minimum|moq|orders? (?:from|of at least)|mindestbestell\p{L}*|mindestabnahme\p{L}*|mindestmenge|minimum de commande|commande minimum|commandes? à partir|pedido mínimo|pedidos? desde)[^.;!?\d]{0,30}$/iu,
  ],
  [
    'at most',
    /(?:(?:no|not) (?:more|longer|later|further|higher|over|above|exceed\p{L}*)(?: than)?|nicht (?:mehr|länger|über|weiter) ?(?:als)?|(?:pas|ne) plus (?:de|que)|no más de)\s*$/iu,
  ],
  [
    'at least',
    /(?:(?:no|not) (?:less|fewer|under|below)(?: than)?|nicht weniger als|pas moins de|no menos de)\s*$/iu,
  ],
  [
    'at least',
    /(?:at least|min\.?|minimum(?: of)?|a minimum of|more than|over|above|exceed\p{L}*|upwards of|mindestens|mind\.|minimal|mehr als|über|wenigstens|au moins|au minimum|minimum de|plus de|al menos|como mínimo|mínimo(?: de)?|más de|≥|>)(?:\s+(?:the|an?|einer?|einem|une?|de|of|von|d'))?\s*[:(]?\s*$/iu,
  ],
  [
    'at most',
    /(?:at most|max\.?|maximum(?: of)?|a maximum of|up to|under|below|less than|fewer than|within|in less than|in under|by no later than|höchstens|maximal|bis zu|bis|unter|weniger als|innerhalb(?: von)?|binnen|spätestens (?:nach|in)|au maximum|au plus|maximum de|jusqu'à|jusqu’à|moins de|sous|dans (?:les|un délai de)|en moins de|como máximo|máximo(?: de)?|hasta|menos de|en un plazo(?: máximo)? de|dentro de|antes de|≤|<)(?:\s+(?:the|an?|einer?|einem|une?|de|of|von|d'))?\s*[:(]?\s*$/iu,
  ],
  [
    'from',
    /(?:starting at|from|ab|à partir de|dès|desde|a partir de)(?:\s+(?:the|an?|de|of|von))?\s*[:(]?\s*$/iu,
  ],
  [
    'about',
    /(?:about|around|approx\.?|approximately|roughly|some|circa|ca\.?|etwa|rund|ungefähr|environ|autour de|unos|unas|aproximadamente|alrededor de|~|≈)\s*$/iu,
  ],
]

const after: readonly [Bound, RegExp][] = [
  [
    'order from',
    /^\s*(?:minimum order|min\.? order|mindestbestell|mindestabnahme|(?:de )?commande minimum|(?:de )?pedido mínimo)/iu,
  ],
  [
    'at least',
    /^\s*(?:or (?:more|above|longer)|and (?:above|more|up)|plus\b|minimum|min\b|oder (?:mehr|länger)|und mehr|aufwärts|(?:et|ou) plus|o más|mínimo|como mínimo|at least)/iu,
  ],
  [
    'at most',
    /^\s*(?:or (?:less|fewer|under)|maximum|max\b|at most|oder weniger|(?:ou|et) moins|o menos|máximo|como máximo|höchstens|maximal)/iu,
  ],
]

export const boundBefore = (text: string): Bound | null =>
  before.find(([, p]) => p.test(text.slice(-60)))?.[0] ?? null
export const boundAfter = (text: string): Bound | null => after.find(([, p]) => p.test(text))?.[0] ?? null
