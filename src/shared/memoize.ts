/** A function of an object that does its work once for each object, and keeps the answer as long as that lives. */
export function memoize<K extends object, T>(make: (of: K) => T): (of: K) => T {
  const made = new WeakMap<K, T>()
  return (of) => {
    const before = made.get(of)
    if (before !== undefined) return before
    const now = make(of)
    made.set(of, now)
    return now
  }
}
