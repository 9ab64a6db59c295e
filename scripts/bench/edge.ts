import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { makeLead } from '../../tests/make/leads.ts'
import { makeListing } from '../../tests/make/listings.ts'
import { makeSession } from '../../tests/make/people.ts'
import { median, percentile, spread, table } from './measure.ts'
import { withParley } from './parley.ts'

/** A query with its tRPC path and, if there is one, its path in the REST API. */
interface Query {
  readonly trpc: string
  readonly rest?: string
}

/**
 * Measures the cost of an entry point: the same statements behind a plain Fastify route, Parley's tRPC plugin, the tRPC
 * library's own adapter, a REST route and Express, in turns. Flags: `--rounds=9`, `--seconds=2`, `--connections=16`;
 * `--only=leads.list,batch` and `--entries=tRPC` select queries and entry points; `--profile=folder` writes the server's CPU
 * profile there.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const rounds = Number(flags.get('rounds') ?? 7)
  const seconds = Number(flags.get('seconds') ?? 2)
  const connections = Number(flags.get('connections') ?? 16)
  console.log(
    `${cpus().length} processors, ${cpus()[0]?.model}; ${connections} connections, ${rounds} rounds\n`,
  )
  await withParley(async ({ ctx, env }) => {
    const { token, queries } = await seed(ctx, Number(flags.get('leads') ?? 10))
    const recorded = Object.fromEntries(
      Object.entries(queries).map(([name, { trpc }]) => [name, { path: trpc }]),
    )
    const server = await startServer(
      { ...env, BENCH_TOKEN: token, BENCH_CALLS: JSON.stringify(recorded) },
      flags.get('profile'),
    )
    try {
      for (const [name, query] of Object.entries(queries)) {
        if (!isSelected(flags.get('only'), name)) continue
        const entryPoints = Object.fromEntries(
          Object.entries(entryPointsOf(server, name, query)).filter(([entryPoint]) =>
            isSelected(flags.get('entries'), entryPoint),
          ),
        )
        const measured = await measure(entryPoints, {
          rounds,
          seconds,
          connections,
          cookie: `parley_session=${token}`,
        })
        console.log(`### ${name}: ${server.statements[name]} statements\n`)
        console.log(`${table(rowsOf(measured))}\n`)
      }
      if (isSelected(flags.get('only'), 'batch'))
        await measureBatch(server, queries, {
          rounds,
          seconds,
          connections,
          cookie: `parley_session=${token}`,
        })
    } finally {
      // The child exits when the channel closes, and then writes its profile.
      server.child.disconnect()
      await once(server.child, 'exit')
    }
  })
}

/** Whether the flag is missing, or one of its comma-separated words is part of the name. */
const isSelected = (flag: string | undefined, name: string) =>
  flag === undefined || flag.split(',').some((part) => name.includes(part))

type Seeded = Parameters<Parameters<typeof withParley>[0]>[0]['ctx']

/** A seller with listings, and a listing with leads. */
async function seed(ctx: Seeded, leads: number) {
  const first = await makeLead(ctx)
  const people = { seller: first.people.seller }
  for (let i = 1; i < leads; i++) await makeLead(ctx, { people, listings: { seller: first.listings.seller } })
  for (let i = 0; i < 9; i++) await makeListing(ctx.db, people.seller, 'seller')
  const { token } = await makeSession(ctx, people.seller)
  const { companyId, employeeId } = people.seller
  const listingId = first.listings.seller.id
  const input = (value: object) => encodeURIComponent(JSON.stringify(value))
  const queries: Record<string, Query> = {
    'who I am (companies.me)': { trpc: '/trpc/companies.me', rest: `/api/employee_info/${employeeId}` },
    'my ten tiles (listings.tiles)': { trpc: `/trpc/listings.tiles?input=${input({ side: 'seller' })}` },
    'one lead (leads.get)': { trpc: `/trpc/leads.get?input=${input({ leadId: first.leadId })}` },
    'a list of leads (leads.list)': {
      trpc: `/trpc/leads.list?input=${input({ side: 'seller', listingId })}`,
    },
    'leads whole (leads.listWhole)': {
      trpc: `/trpc/leads.listWhole?input=${input({ side: 'seller', listingId })}`,
      rest: `/api/product_leads/${companyId}/${listingId}`,
    },
  }
  return { token, queries }
}

interface Server {
  readonly child: ChildProcess
  readonly app: string
  readonly bare: string
  readonly express: string
  readonly statements: Record<string, number>
}

async function startServer(env: Record<string, string>, profile: string | undefined): Promise<Server> {
  const child = fork(join(import.meta.dirname, 'edge-server.ts'), {
    env: { ...process.env, ...env },
    execArgv: profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [],
  })
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('The server process exited'))),
  ])) as [Omit<Server, 'child'>]
  return { child, ...message }
}

const plain = 'plain Fastify route'

const entryPointsOf = ({ app, bare, express }: Server, name: string, { trpc, rest }: Query) => ({
  [plain]: `${app}/api/plain/${encodeURIComponent(name)}`,
  tRPC: app + trpc,
  ...(rest ? { REST: app + rest } : {}),
  'tRPC, the library’s adapter': app + trpc.replace('/trpc/', '/stock/'),
  'Express and node-postgres, the same duties': `${express}/equipped/${encodeURIComponent(name)}`,
  'Express and node-postgres, the same duties, statements unnamed': `${express}/unnamed/${encodeURIComponent(name)}`,
  'Express and node-postgres, nothing else': `${express}/express/${encodeURIComponent(name)}`,
  'Fastify without any plugin': `${bare}/bare/${encodeURIComponent(name)}`,
})

interface Load {
  readonly rounds: number
  readonly seconds: number
  readonly connections: number
  readonly cookie: string
}

/** Measures each entry point's requests per second in each round. The order rotates from round to round. */
async function measure(urls: Record<string, string>, load: Load): Promise<Map<string, number[]>> {
  const names = Object.keys(urls)
  const measured = new Map<string, number[]>(names.map((name) => [name, []]))
  for (const name of names) await fire(urls[name]!, { ...load, seconds: 1 })
  for (let round = 0; round < load.rounds; round++) {
    for (let i = 0; i < names.length; i++) {
      const name = names[(i + round) % names.length]!
      measured.get(name)!.push(await fire(urls[name]!, load))
    }
  }
  return measured
}

async function fire(url: string, { seconds, connections, cookie }: Load): Promise<number> {
  const result = await autocannon({ url, connections, duration: seconds, headers: { cookie } })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`)
  return result['2xx'] / result.duration
}

function rowsOf(measured: Map<string, number[]>) {
  const to = (base: number[] | undefined, rates: number[]) =>
    base ? spread(rates.map((rate, round) => rate / base[round]!)) : ''
  return [...measured].map(([entryPoint, rates]) => ({
    'entry point': entryPoint,
    'to the plain route': to(measured.get(plain) ?? [...measured.values()][0], rates),
    'requests a second': Math.round(median(rates)),
    'slowest to fastest round': `${Math.round(percentile(rates, 0))} to ${Math.round(percentile(rates, 1))}`,
  }))
}

/** Compares three calls in one request with the same three one after another. */
async function measureBatch({ app }: Server, queries: Record<string, Query>, load: Load): Promise<void> {
  const [me, tiles, lead] = Object.values(queries).map(({ trpc }) => new URL(app + trpc))
  const parts = [me!, tiles!, lead!]
  const inputs = Object.fromEntries(
    parts.flatMap((url, i) => {
      const input = url.searchParams.get('input')
      return input ? [[i, JSON.parse(input)]] : []
    }),
  )
  const paths = parts.map((url) => url.pathname.replace('/trpc/', '')).join(',')
  const together = `${app}/trpc/${paths}?batch=1&input=${encodeURIComponent(JSON.stringify(inputs))}`
  const measured = await measure(
    {
      together,
      stock: together.replace('/trpc/', '/stock/'),
      ...Object.fromEntries(parts.map((url, i) => [i, url.href])),
    },
    load,
  )
  const apart = measured
    .get('together')!
    .map((_, round) => parts.reduce((time, _, i) => time + 1 / measured.get(String(i))![round]!, 0))
  const ratio = (name: string) => spread(measured.get(name)!.map((rate, round) => rate * apart[round]!))
  console.log('### Three calls in one request, to the same three one by one\n')
  console.log(
    table([{ 'batch in tRPC': ratio('together'), 'through the library’s adapter': ratio('stock') }]),
  )
}
