/** Units that assistants and the forms write in the plural. Others are as people typed them. */
const singular: Readonly<Record<string, string>> = {
  hours: 'hour',
  days: 'day',
  'working days': 'working day',
  weeks: 'week',
  months: 'month',
  years: 'year',
  pieces: 'piece',
  Stunden: 'Stunde',
  Tage: 'Tag',
  Werktage: 'Werktag',
  Wochen: 'Woche',
  Monate: 'Monat',
  Jahre: 'Jahr',
}

/** A shown number with its unit: '30 days', '1 month'. */
export function countedUnit(shown: string, unit: string | undefined): string {
  if (!unit) return shown
  return `${shown} ${shown === '1' ? (singular[unit] ?? unit) : unit}`
}
