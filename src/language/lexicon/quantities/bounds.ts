/**
 * Phrases beside a number that make it a bound. Phrases are regular expressions, separated by ` | ` or line breaks. The
 * rows are tried in order, and in a row the first phrase that matches wins.
 */

/** Phrases before a number. */
export const boundsBefore = [
  {
    bound: 'order from',
    phrases: String.raw`
      minimum order | min\.? order | minimum quantity | order minimum | moq | orders? (?:from|of at least)
      mindestbestell\p{L}* | mindestabnahme\p{L}* | mindestmenge | mindestauflage
      minimum de commande | commande minimum | quantité minimale | commandes? à partir
      pedido mínimo | pedidos? desde | carga mínima | compra mínima | cantidad mínima`,
    ending: String.raw`[^.;!?\d]{0,30}$`,
  },
  {
    bound: 'at most',
    phrases: String.raw`
      (?:no|not) (?:more|longer|later|further|higher|over|above|exceed\p{L}*)(?: than)?
      nicht (?:mehr|länger|über|weiter) ?(?:als)?
      (?:pas|ne) plus (?:de|que)
      no más de`,
    ending: String.raw`\s*$`,
  },
  {
    bound: 'at least',
    phrases: `
      (?:no|not) (?:less|fewer|under|below)(?: than)?
      nicht weniger als
      pas moins de
      no menos de`,
    ending: String.raw`\s*$`,
  },
  {
    bound: 'at least',
    phrases: String.raw`
      at least | min\.? | minimum(?: of)? | a minimum of | more than | over | above | exceed\p{L}* | upwards of
      mindestens | mind\. | minimal | mehr als | über | wenigstens
      au moins | au minimum | minimum de | plus de
      al menos | como mínimo | mínim[oa](?: de)? | más de
      ≥ | >`,
    ending: String.raw`(?:\s+(?:the|an?|einer?|einem|une?|de|of|von|d'))?\s*[:(]?\s*$`,
  },
  {
    bound: 'at most',
    phrases: String.raw`
      at most | max\.? | maximum(?: of)? | a maximum of | up to | under | below | less than | fewer than
      within | in less than | in under | by no later than
      höchstens | maximal | bis zu | bis | unter | weniger als | innerhalb(?: von)? | binnen | spätestens (?:nach|in)
      au maximum | au plus | maximum de | jusqu'à | jusqu’à | moins de | sous | dans (?:les|un délai de) | en moins de
      como máximo | como mucho(?: a)? | a lo sumo(?: a)? | máxim[oa](?: de)? | hasta | menos de | en un plazo(?: máximo)? de | dentro de | antes de
      ≤ | <`,
    ending: String.raw`(?:\s+(?:the|an?|einer?|einem|une?|de|of|von|d'))?\s*[:(]?\s*$`,
  },
  {
    bound: 'from',
    phrases: 'starting at | from | ab | à partir de | dès | desde | a partir de',
    ending: String.raw`(?:\s+(?:the|an?|de|of|von))?\s*[:(]?\s*$`,
  },
  {
    bound: 'about',
    phrases: String.raw`
      about | around | approx\.? | approximately | roughly | some
      circa | ca\.? | etwa | rund | ungefähr
      environ | autour de
      unos | unas | aproximadamente | alrededor de
      ~ | ≈`,
    ending: String.raw`\s*$`,
  },
] as const

/** Phrases after a number. */
export const boundsAfter = [
  {
    bound: 'order from',
    phrases: String.raw`
      minimum order | min\.? order | mindestbestell | mindestabnahme | mindestmenge
      (?:de )?commande minimum | (?:de )?pedido mínimo`,
  },
  {
    bound: 'at least',
    phrases: String.raw`
      or (?:more|above|longer) | and (?:above|more|up) | plus\b | minimum | min\b
      oder (?:mehr|länger) | und mehr | aufwärts
      (?:et|ou) plus | au moins | au minimum
      o más | mínimo | como mínimo | al menos
      at least | mindestens | mind\.`,
  },
  {
    bound: 'at most',
    phrases: String.raw`
      or (?:less|fewer|under) | maximum | max\b | at most
      oder weniger
      (?:ou|et) moins | au plus | au maximum | maxi\b
      o menos | máximo | como máximo | como mucho | tope\b
      höchstens | maximal`,
  },
] as const
