import { cpus } from 'node:os'
import { type Language, languages } from '../../../src/language/languages.ts'
import { table } from '../measure.ts'
import { type ArrivalFigures, type ArrivalOptions, type Mode, measureArrival, modes } from './arrival.ts'
import { type MarketListing, type MarketOptions, makeMarket, type Shape, shapes } from './make-market.ts'
import { measureOrder, type OrderFigures } from './order.ts'
import { type Half, halves } from './trades/trades.ts'

/**
 * Measures matching on synthetic markets whose fits are known: the order before and after the assistant, and what workers
 * open when the same market is published in several orders.
 * `--requests=100`, `--offerings=300`, `--half=dev,held-out`, `--seeds=1`, `--shapes=proper names,item lists`,
 * `--languages=de` for a market in one language, else in all; `--parts=order,arrival`, `--modes=burst,stream`, `--orders=3`, `--workers=1`;
 * `--quick`: one small market, in under a minute; `--print=5`: prints some listings instead.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const quick = flags.has('quick')
  const flag = (name: string, full: string, small = full) => flags.get(name) ?? (quick ? small : full)
  const list = (name: string, full: string, small?: string) => flag(name, full, small).split(',')
  const parts = list('parts', 'order,arrival')
  const named = list('languages', languages.join()).filter(isLanguage)
  const spoken = named.length === 1 ? named : languages
  const requests = Number(flag('requests', '100', '30'))
  const offerings = Number(flag('offerings', '300', '90'))
  const arrival = {
    modes: list('modes', 'burst,stream', 'burst').filter(isMode),
    orders: Number(flag('orders', '3', '2')),
    workers: Number(flag('workers', '1')),
  }
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}; rules assistant`)
  console.log(`${requests} requests and ${offerings} offerings in each market\n`)
  for (const half of list('half', 'dev,held-out', 'dev').filter(isHalf)) {
    const chosen = list('shapes', Object.keys(shapes).join(), 'proper names').filter(isShape)
    const markets = chosen.flatMap((shape) =>
      list('seeds', '1').map((seed) => ({
        half,
        shape,
        seed: Number(seed),
        requests,
        offerings,
        languages: spoken,
      })),
    )
    console.log(`## Trades: ${half}\n`)
    if (flags.has('print'))
      for (const options of markets) print(makeMarket(options), Number(flags.get('print')))
    else {
      if (parts.includes('order')) await printOrder(markets)
      if (parts.includes('arrival')) await printArrival(markets, arrival)
    }
  }
}

async function printOrder(markets: readonly MarketOptions[]): Promise<void> {
  const measured: Measured[] = []
  for (const options of markets)
    measured.push({ options, figures: await measureOrder(makeMarket(options), options.seed) })
  console.log(`${table(measured.flatMap(retrievalRows))}\n`)
  console.log(`${table(measured.flatMap(assistantRows))}\n`)
}

async function printArrival(
  markets: readonly MarketOptions[],
  { modes, ...how }: Omit<ArrivalOptions, 'mode' | 'seed'> & { modes: readonly Mode[] },
): Promise<void> {
  const rows: Record<string, string | number>[] = []
  for (const options of markets)
    for (const mode of modes) {
      const figures = await measureArrival(makeMarket(options), { ...how, mode, seed: options.seed })
      rows.push(arrivalRow(options, mode, figures))
    }
  console.log(`${table(rows)}\n`)
}

const isHalf = (name: string): name is Half => name in halves
const isShape = (name: string): name is Shape => name in shapes
const isLanguage = (name: string): name is Language => languages.some((one) => one === name)
const isMode = (name: string): name is Mode => name in modes

interface Measured {
  readonly options: MarketOptions
  readonly figures: OrderFigures
}

const marketName = ({ shape, seed }: MarketOptions) => `${shape}, seed ${seed}`
const asked = { buyer: 'requests', seller: 'offerings' } as const
/** Empty where there was nothing to measure. */
const fixed = (value: number) => (Number.isNaN(value) ? '' : value.toFixed(2))
const share = (value: number) => (Number.isNaN(value) ? '' : `${(100 * value).toFixed(1)} %`)

const retrievalRows = ({ options, figures }: Measured) =>
  figures.sides.map(({ side, exact, retrievedInLanguage, retrieved }) => ({
    'NDCG@10 of the order of retrieval': marketName(options),
    of: asked[side],
    'exact BM25F': exact.toFixed(3),
    retrieval: retrievedInLanguage.toFixed(3),
    ratio: (retrievedInLanguage / exact).toFixed(2),
    'in all languages': retrieved.toFixed(3),
    'typed requests': side === 'buyer' ? figures.typed.toFixed(3) : '',
  }))

const assistantRows = ({ options, figures }: Measured) =>
  figures.sides.map((figure) => ({
    'the assistant': marketName(options),
    of: asked[figure.side],
    'NDCG@10 before': figure.retrieved.toFixed(3),
    after: figure.judged.toFixed(3),
    ratio: (figure.judged / figure.retrieved).toFixed(2),
    'full matches retrieved': share(figure.fullFound),
    'of these accepted': share(figure.fullAccepted),
    'other trades accepted': share(figure.othersAccepted),
    'random other trades accepted': share(figure.strangersAccepted),
  }))

const arrivalRow = (options: MarketOptions, mode: Mode, figures: ArrivalFigures) => ({
  'orders of arrival': marketName(options),
  mode,
  'full matches opened': share(figures.fullOpened),
  opened: figures.opened.toFixed(0),
  'mean grade': fixed(figures.meanGrade),
  'best possible': fixed(figures.bestMeanGrade),
  'Jaccard of two orders': fixed(figures.jaccard),
  'early to late': fixed(figures.earlyToLate),
  'published in': `${figures.publishedSeconds.toFixed(1)} s`,
  'drained after': `${figures.drainedSeconds.toFixed(1)} s`,
})

function print(market: readonly MarketListing[], count: number): void {
  for (const side of ['buyer', 'seller'] as const)
    for (const listing of market.filter((one) => one.side === side).slice(0, count)) console.log(listing)
}
