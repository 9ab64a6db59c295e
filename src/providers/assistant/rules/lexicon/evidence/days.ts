/** Names of days in English, German, French and Spanish. Written by hand. */

/** From Monday to Sunday. */
export const weekdays: readonly RegExp[] = [
  /\bmondays?\b|\bmon\b|montag|\bmo\b|lundi|lunes/iu,
  /tuesday|\btue\b|dienstag|mardi|martes/iu,
  /wednesday|\bwed\b|mittwoch|mercredi|miércoles/iu,
  /thursday|\bthu\b|donnerstag|jeudi|jueves/iu,
  /friday|\bfri\b|freitag|\bfr\b|vendredi|viernes/iu,
  /saturday|\bsat\b|samstag|sonnabend|\bsa\b|samedi|sábado/iu,
  /sunday|\bsun\b|sonntag|\bso\b|dimanche|domingo/iu,
]

export const everyDay =
  /24\s?\/\s?7|7 days a week|seven days a week|around the clock|rund um die uhr|7 tage die woche|7j\/7|7\/7|24h\/24|las 24 horas|365 days/iu
export const weekend = /weekend|week-end|wochenende|fin de semana|fines de semana/iu
/** Monday to Friday, unless the text names days itself. */
export const workdays =
  /weekdays|working days only|office hours|business hours|werktags|bürozeiten|geschäftszeiten|jours ouvr|heures de bureau|días laborables|horario de oficina|entre semana/iu

/** Connects the first and the last day of a range, as in 'Monday to Friday'. */
export const dayRangeConnector = /\s*(?:to|through|until|[-–—]|bis|au|à|a)\s*/iu

/** Words that 'around the clock' or 'every day' implies. */
export const timesOfDay =
  /^(?:days?|nights?|weekends?|holidays?|shifts?|evenings?|tags?|nachts?|nacht|wochenenden?|feiertagen?|nuits?|week-ends?|noches?|festivos?)$/iu
