import { describe, expect, test } from 'vitest'
import { filesOf, type Import, importsOf, textOf } from './imports.ts'

/** The layers of the README's *Structure* section. Imports point down only. */

const slices = ['auth', 'companies', 'listings', 'matching', 'leads', 'agreements', 'billing', 'media']
/** What every slice may do to the outside in its own transaction. They never import a slice's verbs. */
const services = ['mails', 'metering', 'webhooks']
const edges = ['trpc', 'rest', 'workers', 'sockets']
const pure = ['shared', 'language', 'negotiation']

/** What a folder (or a file of src) may import besides itself. `context.ts` holds types only. */
const layers: Record<string, string[]> = {
  shared: [],
  language: ['shared'],
  negotiation: ['shared'],
  'config.ts': [],
  db: pure,
  providers: [...pure, 'db', 'config.ts', 'context.ts'],
  'context.ts': [...pure, 'db', 'providers', 'config.ts'],
  ...Object.fromEntries(
    [...services, ...slices].map((slice) => [
      slice,
      [...pure, 'db', 'providers', 'context.ts', ...services, ...slices],
    ]),
  ),
  trpc: [...pure, 'http', 'context.ts', ...services, ...slices],
  rest: [...pure, 'db', 'http', 'context.ts', ...slices],
  workers: [...pure, 'db', 'providers', 'context.ts', ...services, ...slices],
  sockets: [...pure, 'db', 'http', 'context.ts', ...slices],
  http: [...pure, 'db', 'auth', 'config.ts', 'context.ts'],
  'app.ts': [...pure, 'http', 'providers', 'config.ts', 'context.ts', ...edges],
  'loader.ts': [],
  'main.ts': [...pure, 'db', 'http', 'providers', 'config.ts', 'context.ts', 'app.ts', ...edges],
}

const src = filesOf('src/**/*.ts')
const imports = src.flatMap(importsOf)
const inside = imports.filter((one) => one.to.startsWith('src/'))
const layerOf = (file: string) => file.split('/')[1] ?? ''
/** The REST API calls the procedures of a router that it is handed; it knows only the router's type. */
const isRouterType = ({ from, to, typeOnly }: Import) =>
  layerOf(from) === 'rest' && to === 'src/trpc/router.ts' && typeOnly
const show = ({ from, to }: Import) => `${from} -> ${to}`

describe('src', () => {
  test('every folder has its place', () => {
    expect([...new Set(src.map(layerOf))].filter((layer) => !(layer in layers))).toEqual([])
  })

  test('imports point down only', () => {
    const wrong = inside.filter((one) => {
      const [above, below] = [layerOf(one.from), layerOf(one.to)]
      return above !== below && !isRouterType(one) && !layers[above]?.includes(below)
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('edges never import each other, except for the router’s types', () => {
    const wrong = inside.filter((one) => {
      const [above, below] = [layerOf(one.from), layerOf(one.to)]
      return above !== below && edges.includes(above) && edges.includes(below) && !isRouterType(one)
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('a slice imports only the schema, policy and read files of another, and the lock and the end of a lead', () => {
    const wrong = inside.filter(
      ({ from, to }) =>
        slices.includes(layerOf(from)) &&
        slices.includes(layerOf(to)) &&
        layerOf(from) !== layerOf(to) &&
        !/\/(schema|policy|read|own-lead|end-lead)\.ts$/.test(to),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('slices never import each other in a circle', () => {
    const graph = new Map(
      slices.map((slice) => [
        slice,
        new Set(inside.filter((one) => layerOf(one.from) === slice).map((one) => layerOf(one.to))),
      ]),
    )
    const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
      [...(graph.get(from) ?? [])].some(
        (next) =>
          slices.includes(next) &&
          next !== from &&
          (next === to || (!seen.has(next) && reaches(next, to, seen.add(next)))),
      )
    expect(slices.filter((slice) => reaches(slice, slice))).toEqual([])
  })

  test('the documented interface names the slices’ types alone', () => {
    const wrong = inside.filter(
      ({ from, to, typeOnly }) => layerOf(from) === 'rest' && slices.includes(layerOf(to)) && !typeOnly,
    )
    expect(wrong.map(show)).toEqual(allowedOf(wrong, ['src/rest/stripe-webhook.ts']))
  })

  test('the process loads large packages only when they are needed', () => {
    const loaded = new Set(['src/main.ts'])
    for (const file of loaded)
      for (const { from, to, typeOnly, dynamic } of inside)
        if (from === file && !typeOnly && !dynamic) loaded.add(to)
    const large =
      /^(@anthropic-ai|@aws-sdk|@scalar|stripe|nodemailer|unpdf|pdfkit|file-type|image-size|pino-pretty)(\/|$)/
    const wrong = imports.filter(
      ({ from, to, typeOnly, dynamic }) => loaded.has(from) && large.test(to) && !typeOnly && !dynamic,
    )
    expect(loaded.size).toBeGreaterThan(200)
    expect(wrong.map(show)).toEqual([])
  })

  test('there are no barrels; German modules pass on what needs no translation', () => {
    const passedOn = filesOf('{src,web/src}/**/*.{ts,tsx}')
      .filter((file) => !file.startsWith('web/src/copy/de/'))
      .flatMap(importsOf)
      .filter((one) => one.passedOn)
    expect(passedOn.map(show)).toEqual([])
  })

  test('only config.ts reads the environment', () => {
    const readers = src.filter((file) => /process\.env/.test(textOf(file)))
    expect(readers.filter((file) => file !== 'src/config.ts')).toEqual(['src/db/embedded/embedded.ts'])
  })

  test('pure code imports no part of Node and no driver', () => {
    const wrong = imports.filter(
      ({ from, to }) => pure.includes(layerOf(from)) && /^(node:|postgres|drizzle)/.test(to),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('a step of a negotiation depends on its input alone', () => {
    const engine = src.filter((file) => layerOf(file) === 'negotiation')
    expect(engine.length).toBeGreaterThan(5)
    const imported = imports.filter(({ from, to }) => engine.includes(from) && !engine.includes(to))
    expect(
      imported.filter(({ to, typeOnly }) => to !== 'src/shared/sides.ts' || !typeOnly).map(show),
    ).toEqual([])
    const outside =
      /\b(process|globalThis|performance|fetch|crypto|console|setTimeout|Date\.now|new Date|Math\.random)\b/
    expect(engine.filter((file) => outside.test(code(file)))).toEqual([])
  })

  test('the wire’s words stand at the wire alone', () => {
    const places = [
      /^src\/rest\//,
      // The `code` of the REST API's failures.
      /^src\/shared\/errors\.ts$/,
      /^src\/shared\/live-events\.ts$/,
      /^src\/shared\/lead-pages\.ts$/,
      /^src\/sockets\//,
      /^src\/listings\/parsing\/parsed-form\.ts$/,
      /^src\/webhooks\/payload\.ts$/,
      // Stripe's own words.
      /^src\/providers\/payments\//,
      // The words of all trades.
      /^src\/language\/lexicon\/(glossary|trades)\//,
    ]
    const wrong = src.filter(
      (file) =>
        !places.some((place) => place.test(file)) &&
        /procurement|conversation_(?!lock|updated|id)|\bproduct_/i.test(code(file)),
    )
    expect(wrong).toEqual([])
  })
})

describe('web', () => {
  test('imports of src only what is safe in a browser', () => {
    const wrong = filesOf('web/src/**/*.{ts,tsx}')
      .flatMap(importsOf)
      .filter(({ to, typeOnly }) => {
        if (!to.startsWith('src/')) return false
        return !(
          /^src\/(shared|language|negotiation)\//.test(to) ||
          /\/(schema|policy)\.ts$/.test(to) ||
          (typeOnly && to === 'src/trpc/router.ts')
        )
      })
    expect(wrong.map(show)).toEqual([])
  })
})

/** A file without its comments and the sentences it quotes for people. */
function code(file: string): string {
  return textOf(file)
    .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
    .replaceAll(/'[^'\n]* [^'\n]*'/g, "''")
}

const allowedOf = (found: Import[], files: string[]) =>
  found.filter(({ from }) => files.includes(from)).map(show)

test('no file imports itself in a circle', () => {
  const files = filesOf('{src,web/src,scripts,tests}/**/*.{ts,tsx}')
  const graph = new Map(files.map((file) => [file, importsOf(file).map(({ to }) => to)]))
  const visited = new Set<string>()
  /** Depth first; a file that is already on the path closes a circle. */
  const circlesFrom = (file: string, path: readonly string[]): string[] => {
    const start = path.indexOf(file)
    if (start >= 0) return [[...path.slice(start), file].join(' -> ')]
    if (visited.has(file)) return []
    visited.add(file)
    return (graph.get(file) ?? []).flatMap((next) => circlesFrom(next, [...path, file]))
  }
  expect(files.flatMap((file) => circlesFrom(file, []))).toEqual([])
})
