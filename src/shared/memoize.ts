/** Caches a function's result per object, for as long as the object lives. undefined results aren't cached. */
export function memoize<K extends object, T>(compute: (key: K) => T): (key: K) => T {
  const results = new WeakMap<K, T>()
  return (key) => {
    const cached = results.get(key)
    if (cached !== undefined) return cached
    const result = compute(key)
    results.set(key, result)
    return result
  }
}
