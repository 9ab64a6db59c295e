/**
 * 'Or' between alternatives, in English, German, French and Spanish; not within a range or a comparison ('2 or
 * 3 days', '5 or more'). Written by hand.
 */
export const alternativeConnector =
  /\s+(?:or|oder|ou|o bien|o)\s+(?!\d|more|less|above|mehr|weniger|plus|moins|más|menos|equivalent|similar|vergleichbar|équivalent|equivalente|better)/iu
