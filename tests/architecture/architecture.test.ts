import { describe, expect, test } from 'vitest'
import { filesOf, type Import, importsOf, textOf } from './imports.ts'

/** The house of design.md section 2, held strictly: imports point down only. */

const slices = ['auth', 'companies', 'listings', 'matching', 'leads', 'billing', 'media', 'webhooks']
const edges = ['trpc', 'rest', 'workers', 'sockets']

/** What a folder (or a file of src) may import besides itself. Contexts are types every floor above db may name. */
const floors: Record<string, string[]> = {
  shared: [],
  'config.ts': [],
  db: ['shared'],
  providers: ['shared', 'db', 'config.ts', 'context.ts'],
  'context.ts': ['shared', 'db', 'providers', 'config.ts'],
  ...Object.fromEntries(
    slices.map((slice) => [slice, ['shared', 'db', 'providers', 'context.ts', ...slices]]),
  ),
  trpc: ['shared', 'context.ts', ...slices],
  // The documented interface is served through the procedures' caller.
  rest: ['shared', 'db', 'context.ts', 'trpc', ...slices],
  workers: ['shared', 'db', 'providers', 'context.ts', ...slices],
  sockets: ['shared', 'db', 'context.ts', ...slices],
  http: ['shared', 'db', 'config.ts', 'context.ts', 'trpc'],
  'app.ts': ['shared', 'http', 'providers', 'config.ts', 'context.ts', ...edges],
  'main.ts': ['shared', 'db', 'http', 'providers', 'config.ts', 'context.ts', 'app.ts', ...edges],
}

const src = filesOf('src/**/*.ts')
const imports = src.flatMap(importsOf)
const inside = imports.filter((one) => one.to.startsWith('src/'))
const floorOf = (file: string) => file.split('/')[1] ?? ''
const show = ({ from, to }: Import) => `${from} -> ${to}`

describe('src', () => {
  test('every folder has its place', () => {
    expect([...new Set(src.map(floorOf))].filter((floor) => !(floor in floors))).toEqual([])
  })

  test('imports point down only', () => {
    const wrong = inside.filter(({ from, to }) => {
      const [above, below] = [floorOf(from), floorOf(to)]
      return above !== below && !floors[above]?.includes(below)
    })
    expect(wrong.map(show)).toEqual([])
  })

  test('a slice imports only the schema, policy and read files of another', () => {
    const wrong = inside.filter(
      ({ from, to }) =>
        slices.includes(floorOf(from)) &&
        slices.includes(floorOf(to)) &&
        floorOf(from) !== floorOf(to) &&
        !/\/(schema|policy|read)\.ts$/.test(to),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('slices never import each other in a circle', () => {
    const graph = new Map(
      slices.map((slice) => [
        slice,
        new Set(inside.filter((one) => floorOf(one.from) === slice).map((one) => floorOf(one.to))),
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
      ({ from, to, typeOnly }) => floorOf(from) === 'rest' && slices.includes(floorOf(to)) && !typeOnly,
    )
    expect(wrong.map(show)).toEqual(allowedOf(wrong, ['src/rest/stripe-webhook.ts']))
  })

  test('there are no barrels', () => {
    const passedOn = filesOf('{src,web/src}/**/*.{ts,tsx}')
      .flatMap(importsOf)
      .filter((one) => one.passedOn)
    expect(passedOn.map(show)).toEqual([])
  })

  test('only config.ts reads the environment', () => {
    const readers = src.filter((file) => /process\.env/.test(textOf(file)))
    expect(readers.filter((file) => file !== 'src/config.ts')).toEqual(['src/db/embedded.ts'])
  })

  test('shared is pure: it imports no part of Node and nothing that talks', () => {
    const wrong = imports.filter(
      ({ from, to }) => floorOf(from) === 'shared' && /^(node:|postgres|drizzle)/.test(to),
    )
    expect(wrong.map(show)).toEqual([])
  })

  test('the wire’s words stand at the wire alone', () => {
    const places = [
      /^src\/rest\//,
      /^src\/shared\/live-events\.ts$/,
      /^src\/sockets\//,
      /^src\/listings\/parsed-form\.ts$/,
      /^src\/providers\/webhooks\/payload\.ts$/,
      // Stripe's own words.
      /^src\/providers\/payments\//,
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
          to.startsWith('src/shared/') ||
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
