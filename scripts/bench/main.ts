/** `npm run bench -- <name> [--flag=value …]`: measures one thing and prints what `scripts/bench/README.md` shows. */

interface Bench {
  run(flags: ReadonlyMap<string, string>): Promise<void>
}

const benches: Record<string, () => Promise<Bench>> = {
  retrieval: () => import('./retrieval.ts'),
  synonyms: () => import('./retrieval-synonyms.ts'),
  answers: () => import('./retrieval-answers.ts'),
  edge: () => import('./edge.ts'),
  notifier: () => import('./notifier.ts'),
  'wake-up': () => import('./wake-up.ts'),
  publish: () => import('./publish.ts'),
  fleet: () => import('./fleet.ts'),
  replica: () => import('./replica.ts'),
  pages: () => import('./pages.ts'),
}

const [name = '', ...rest] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`Which one? ${Object.keys(benches).join(', ')}`)
  process.exit(1)
}
const flags = new Map(
  rest.map((flag) => {
    const [key = '', value = 'true'] = flag.replace(/^--/, '').split('=')
    return [key, value] as const
  }),
)
await (await bench()).run(flags)

export {}
