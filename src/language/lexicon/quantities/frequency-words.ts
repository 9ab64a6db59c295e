/** Words for how often something happens: a pattern and the times a day. */
export const frequencyRows: readonly (readonly [RegExp, number])[] = [
  [/^(?:hourly|stündlich\p{L}*)$/iu, 24],
  [/^(?:daily|täglich\p{L}*|tages|quotidien\p{L}*|journali\p{L}*|diari[oa]s?|diariamente)$/iu, 1],
  [/^(?:weekly|wöchentlich\p{L}*|hebdomadaires?|semanal(?:es|mente)?)$/iu, 1 / 7],
  [/^(?:fortnightly|biweekly|vierzehntägig\p{L}*|quincenal(?:es)?|bimensuel\p{L}*)$/iu, 1 / 14],
  [/^(?:monthly|monatlich\p{L}*|mensuel\p{L}*|mensual(?:es|mente)?)$/iu, 1 / 30.44],
  [/^(?:quarterly|vierteljährlich\p{L}*|trimestriel\p{L}*|trimestral(?:es)?)$/iu, 1 / 91.3],
  [/^(?:yearly|annual(?:ly)?|jährlich\p{L}*|annuel\p{L}*|anual(?:es|mente)?)$/iu, 1 / 365.25],
]

/** Words for how many times something happens in a period: 'twice a week'. */
export const timesWords: Readonly<Record<string, number>> = {
  once: 1,
  twice: 2,
  einmal: 1,
  zweimal: 2,
  dreimal: 3,
}

/** Words between such a count and the period. */
export const perPeriodWords = 'a | an | per | every | pro | die | im | in der'

/** Words before a period that repeats: 'every week'. */
export const everyPeriodWords = 'every | each | jede[nsr]? | chaque | cada | tous les | todos los'

/** The same before a number: 'every 2 weeks'. */
export const everyNumberWords = 'every | each | alle | jede | tous les | toutes les | cada'

export const weekdays = `
  (?:mon|tues|wednes|thurs|fri|satur|sun)days?
  (?:mon|diens|donners|frei|sams|sonn)tage? | mittwoche?
  lundis? | mardis? | mercredis? | jeudis? | vendredis? | samedis? | dimanches?
  lunes | martes | miércoles | jueves | viernes | sábados? | domingos?`
