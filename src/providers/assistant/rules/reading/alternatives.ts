/** 'By truck or by rail' is met by either; a number's range ('2 or 3 days') is no choice. */
export function alternativesOf(requirement: string): string[] {
  const parts = requirement.split(
    /\s+(?:or|oder|ou|o bien|o)\s+(?!\d|more|less|above|mehr|weniger|plus|moins|más|menos|equivalent|similar|vergleichbar|équivalent|equivalente|better)/iu,
  )
  const [head = '', ...rest] = parts
  if (rest.length === 0 || rest.length > 3 || parts.some((part) => part.split(/\s+/).length > 8))
    return [requirement]
  // What stands before the choice belongs to each: 'delivery by truck or rail'.
  const words = head.split(/\s+/)
  const shared = words.slice(0, -1).join(' ')
  return [head, ...rest.map((part) => (part.split(/\s+/).length <= 2 && shared ? `${shared} ${part}` : part))]
}
