import { cpus } from 'node:os'
import { table } from '../measure.ts'
import { type ArrivalFigures, type Mode, measureArrival, modes } from './arrival.ts'
import { type MarketListing, type MarketOptions, makeMarket, type Shape, shapes } from './make-market.ts'
import { measureOrder, type OrderFigures } from './order.ts'
import { type Half, halves } from './trades/trades.ts'

/**
 * Matching on made markets whose fits are known: the order before and after the assistant, and what workers open
 * when the same market is published in several orders.
 * `--requests=100`, `--offerings=300`, `--half=dev,held-out`, `--seeds=1`, `--shapes=proper names,item lists`,
 * `--parts=order,arrival`, `--modes=burst,stream`, `--orders=3`, `--workers=1`;
 * `--quick`: one small market, in under a minute; `--print=5`: prints some listings instead.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const quick = flags.has('quick')
  const flag = (name: string, full: string, small = full) => flags.get(name) ?? (quick ? small : full)
  const list = (name: string, full: string, small?: string) => flag(name, full, small).split(',')
  const parts = list('parts', 'order,arrival')
  const markets = list('half', 'dev,held-out', 'dev').flatMap((half) =>
    list('shapes', Object.keys(shapes).join(), 'proper names').flatMap((shape) =>
      list('seeds', '1').map((seed): MarketOptions => {
        if (!isHalf(half) || !isShape(shape)) throw new Error(`Unknown half or shape: ${half}, ${shape}`)
        return {
          half,
          shape,
          seed: Number(seed),
          requests: Number(flag('requests', '100', '30')),
          offerings: Number(flag('offerings', '300', '90')),
        }
      }),
    ),
  )
  if (flags.has('print')) {
    for (const options of markets) print(makeMarket(options), Number(flags.get('print')))
    return
  }
  const [first] = markets
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}; rules assistant`)
  console.log(`${first?.requests} requests and ${first?.offerings} offerings in each market\n`)

  if (parts.includes('order')) {
    const measured: { options: MarketOptions; figures: OrderFigures }[] = []
    for (const options of markets)
      measured.push({ options, figures: await measureOrder(makeMarket(options), options.seed) })
    console.log(`${table(measured.flatMap(retrievalRows))}\n`)
    console.log(`${table(measured.flatMap(assistantRows))}\n`)
  }
  if (parts.includes('arrival')) {
    const rows: Record<string, string | number>[] = []
    for (const options of markets)
      for (const mode of list('modes', 'burst,stream', 'burst')) {
        if (!isMode(mode)) throw new Error(`Unknown mode: ${mode}`)
        const figures = await measureArrival(makeMarket(options), {
          mode,
          orders: Number(flag('orders', '3', '2')),
          workers: Number(flag('workers', '1')),
          seed: options.seed,
        })
        rows.push(arrivalRow(options, mode, figures))
      }
    console.log(`${table(rows)}\n`)
  }
}

const isHalf = (name: string): name is Half => name in halves
const isShape = (name: string): name is Shape => name in shapes
const isMode = (name: string): name is Mode => name in modes

interface Measured {
  readonly options: MarketOptions
  readonly figures: OrderFigures
}

const marketName = ({ half, shape, seed }: MarketOptions) => `${shape}, ${half}, seed ${seed}`
const asked = { buyer: 'requests', seller: 'offerings' } as const
const share = (value: number) => (Number.isNaN(value) ? '' : `${(100 * value).toFixed(1)} %`)

const retrievalRows = ({ options, figures }: Measured) =>
  figures.sides.map(({ side, exact, retrieved }) => ({
    'NDCG@10 of the order of retrieval': marketName(options),
    of: asked[side],
    'exact BM25F': exact.toFixed(3),
    retrieval: retrieved.toFixed(3),
    ratio: (retrieved / exact).toFixed(2),
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
  'mean grade': figures.meanGrade.toFixed(2),
  'best possible': figures.bestMeanGrade.toFixed(2),
  'Jaccard of two orders': figures.jaccard?.toFixed(2) ?? '',
  'early to late': figures.earlyToLate.toFixed(2),
  'published in': `${figures.publishedSeconds.toFixed(1)} s`,
  'drained after': `${figures.drainedSeconds.toFixed(1)} s`,
})

function print(market: readonly MarketListing[], count: number): void {
  for (const side of ['buyer', 'seller'] as const)
    for (const listing of market.filter((one) => one.side === side).slice(0, count)) console.log(listing)
}
