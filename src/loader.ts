import module from 'node:module'

/*
 * Makes the process start faster and with less memory, and corrects postgres.js. It is loaded with `--import`, before the modules of `main.ts` are
 * resolved.
 */

const compileCache = new URL('../node_modules/.cache/compile', import.meta.url)

// A folder that can't be written, as in the Docker image, only disables the cache.
module.enableCompileCache(compileCache.pathname)

/*
 * Node 24 parses a package's package.json for each import of the package and for each of its modules. drizzle's has
 * 180 kB, and there are 500 such imports: 1 s, and 300 MB of garbage. The hook resolves each of them once, and relative
 * imports by itself.
 */
const resolved = new Map<string, module.ResolveFnOutput>()

/*
 * Two corrections of postgres.js 3.4.9, for connections that are lost while they open or while rows arrive. They are
 * applied here instead of at install, because installs may run without scripts. To be reported upstream as:
 * "connection.js: (1) ReadyForQuery calls the async fetchArrayTypes() without handling its rejection, so a connection that
 * ends during the query for the array types ends the process with an unhandled rejection. (2) The row counter `rows` is
 * reset by CommandComplete only. If the connection is lost between two rows, the next query of the connection puts its
 * first row behind holes: [ <2 empty items>, {…} ]."
 */
const corrections = [
  ['return fetchArrayTypes()', 'return fetchArrayTypes().catch(noop)'],
  ['function connected() {', 'function connected() {\n    rows = 0'],
] as const

function corrected(source: string): string {
  return corrections.reduce((text, [wrong, right]) => {
    if (!text.includes(wrong))
      throw new Error(`src/loader.ts doesn't fit this version of postgres.js: ${wrong}`)
    return text.replace(wrong, right)
  }, source)
}

module.registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    return url.endsWith('/node_modules/postgres/src/connection.js')
      ? { ...loaded, source: corrected(String(loaded.source)) }
      : loaded
  },
  resolve(specifier, context, nextResolve) {
    const { parentURL, conditions } = context
    if (/^drizzle-orm(\/|$)/.test(specifier) && conditions.includes('import')) {
      const known = resolved.get(specifier)
      if (known) return known
      const result = { ...nextResolve(specifier, context), shortCircuit: true }
      resolved.set(specifier, result)
      return result
    }
    if (parentURL?.includes('/node_modules/drizzle-orm/') && /^\..*\.js$/.test(specifier))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    return nextResolve(specifier, context)
  },
})
