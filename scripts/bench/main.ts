interface Benchmark {
  run(flags: ReadonlyMap<string, string>): Promise<void>
}

/** `npm run bench -- <name> [--flag=value …]` runs one of these. `scripts/bench/README.md` describes them. */
const benchmarks: Record<string, () => Promise<Benchmark>> = {
  retrieval: () => import('./retrieval/retrieval.ts'),
  answers: () => import('./retrieval/answers.ts'),
  agreements: () => import('./agreements.ts'),
  edge: () => import('./edge.ts'),
  notifier: () => import('./notifier/notifier.ts'),
  'wake-up': () => import('./wake-up.ts'),
  publish: () => import('./publish.ts'),
  market: () => import('./known-fits/run.ts'),
  posts: () => import('./posts.ts'),
  negotiation: () => import('./negotiation/run.ts'),
  fleet: () => import('./fleet.ts'),
  replica: () => import('./replica.ts'),
  pages: () => import('./pages.ts'),
}

const [name = '', ...rest] = process.argv.slice(2)
const bench = benchmarks[name]
if (!bench) {
  console.error(`Unknown benchmark. Use one of: ${Object.keys(benchmarks).join(', ')}`)
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
