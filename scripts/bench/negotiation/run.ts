import { otherSide, type Side, sides } from '../../../src/shared/sides.ts'
import { mean, percentile, table } from '../measure.ts'
import { type Domain, type Half, makeDomains, makePricePairs, type Openings } from './domains.ts'
import { hostile } from './hostile.ts'
import { type Agent, type Outcome, play } from './play.ts'
import { publishedDomains } from './published.ts'
import { boulware, field, ours } from './rivals.ts'

const both = (agent: Agent): Record<Side, Agent> => ({ buyer: agent, seller: agent })
const everyOrder = (domains: readonly Domain[], agents: Record<Side, Agent>) =>
  domains.flatMap((domain) => sides.map((first) => ({ domain, ...play(domain, agents, first) })))

type Played = Outcome & { readonly domain: Domain }
const utility = ({ worth, domain }: Played, side: Side) => (worth ? worth[side] / domain.surplus : 0)
const nash = (one: Played) => 4 * utility(one, 'buyer') * utility(one, 'seller')
const joint = (one: Played) => utility(one, 'buyer') + utility(one, 'seller')
const dealRate = (played: readonly Played[]) => mean(played.map(({ worth }) => (worth ? 1 : 0)))

/** The mean utilities and the deals of `agent` against each of the ten rivals in `field`, on both sides and in both orders. */
function againstField(domains: readonly Domain[], agent: Agent) {
  return Object.entries(field).map(([name, rival]) => {
    const played = sides.flatMap((side) =>
      everyOrder(domains, { ...both(rival), [side]: agent }).map((one) => ({ one, side })),
    )
    return {
      name,
      own: mean(played.map(({ one, side }) => utility(one, side))),
      other: mean(played.map(({ one, side }) => utility(one, otherSide(side)))),
      deals: dealRate(played.map(({ one }) => one)),
    }
  })
}

const share = (value: number) => value.toFixed(3)

function measure(half: Half, count: number) {
  measurePriceOnly(half, 5 * count)
  const sets = {
    equal: makeDomains(half, 'equal', 3 * count),
    unequal: makeDomains(half, 'unequal', 3 * count),
  }
  measureSameAgents(half, sets)
  measureAgainstField(half, sets.equal.slice(0, count))
}

/** Domains with a price alone, with and without a zone of agreement. */
function measurePriceOnly(half: Half, count: number) {
  const zone = everyOrder(makePricePairs(half, true, count), both(ours('balanced')))
  const none = everyOrder(makePricePairs(half, false, count), both(ours('balanced')))
  console.log(`\n## ${half}: price only, both sides ours\n`)
  console.log(
    table([
      {
        set: 'a zone',
        deals: share(dealRate(zone)),
        Nash: share(mean(zone.map(nash))),
        proposals: share(mean(zone.map((o) => o.proposals))),
      },
      {
        set: 'none',
        deals: share(dealRate(none)),
        Nash: '',
        proposals: share(mean(none.map((o) => o.proposals))),
      },
    ]),
  )
}

/** Domains with several terms, each agent against itself. */
function measureSameAgents(half: Half, sets: Record<Openings, readonly Domain[]>) {
  console.log(`\n## ${half}: several terms, both sides the same\n`)
  const agents: Record<string, Agent> = {
    ours: ours('balanced'),
    'ours firm': ours('firm'),
    'ours quick': ours('quick'),
    ...field,
  }
  console.log(
    table(
      Object.entries(agents).flatMap(([name, agent]) =>
        Object.entries(sets).map(([openings, domains]) => {
          const played = everyOrder(domains, both(agent))
          const modest = played.map((one) =>
            utility(
              one,
              one.domain.buyer.walkAway - one.domain.buyer.target <
                one.domain.seller.target - one.domain.seller.walkAway
                ? 'buyer'
                : 'seller',
            ),
          )
          return {
            agent: name,
            openings,
            deals: share(dealRate(played)),
            Nash: share(mean(played.map(nash))),
            joint: share(mean(played.map(joint))),
            modest: share(mean(modest)),
            share: share(mean(played.map(({ proposals, domain }) => proposals / (2 * domain.rounds)))),
            breaches: played.reduce((sum, { breaches }) => sum + breaches.buyer + breaches.seller, 0),
          }
        }),
      ),
    ),
  )
}

/** Domains with several terms, some agents against each of the rivals. */
function measureAgainstField(half: Half, domains: readonly Domain[]) {
  console.log(`\n## ${half}: against the field of ten\n`)
  const results = Object.entries({
    boulware,
    'ours firm': ours('firm'),
    'ours balanced': ours('balanced'),
  }).map(([name, agent]) => ({ name, rows: againstField(domains, agent) }))
  console.log(
    table(
      results.map(({ name, rows }) => ({
        agent: name,
        mean: share(mean(rows.map(({ own }) => own))),
        deals: share(mean(rows.map(({ deals }) => deals))),
        ...Object.fromEntries(rows.map((row) => [row.name, `${share(row.own)}/${share(row.other)}`])),
      })),
    ),
  )
  const firm = mean(results[1]!.rows.map(({ own }) => own)) / mean(results[0]!.rows.map(({ own }) => own))
  console.log(`\nOurs firm has ${firm.toFixed(3)} times the utility of boulware.`)
}

/** Both sides the same, and ours firm beside boulware against the field, on published scenarios. */
function measurePublished(half: Half, count: number) {
  const domains = publishedDomains(half, count / 4)
  const rows = Object.entries({ ours: ours('balanced'), 'ours firm': ours('firm'), boulware }).map(
    ([name, agent]) => {
      const played = everyOrder(domains, both(agent))
      return {
        agent: name,
        deals: share(dealRate(played)),
        Nash: share(mean(played.map(nash))),
        joint: share(mean(played.map(joint))),
        'against the field': share(mean(againstField(domains, agent).map(({ own }) => own))),
      }
    },
  )
  const outcomes = [...new Set(domains.map((one) => one.outcomes))].join(', ')
  console.log(`\n## ${half}: published scenarios (${outcomes} combinations)\n`)
  console.log(table(rows))
}

const styles = ['balanced', 'firm', 'quick'] as const

/** Ours against every rival and every hostile counterpart, until `count` negotiations are played. */
function countBreaches(count: number) {
  const counterparts = Object.values({ ...field, ...hostile, ours: ours('balanced') })
  const domains = [
    ...makeDomains('dev', 'unequal', 20),
    ...makeDomains('held out', 'equal', 20),
    ...makePricePairs('dev', true, 40),
  ]
  let breaches = 0
  for (let i = 0; i < count; i++) {
    const side = sides[i % 2]!
    const agent = counterparts[i % counterparts.length]!
    const agents = { ...both(agent), [side]: ours(styles[i % 3]!) }
    breaches += play(domains[i % domains.length]!, agents, i % 4 < 2 ? side : otherSide(side)).breaches[side]
  }
  console.log(
    `\nBreaches of our mandate in ${count} negotiations with ${counterparts.length} counterparts: ${breaches}.`,
  )
}

function measureSteps() {
  const large = makeDomains('dev', 'equal', 200).filter(({ outcomes }) => outcomes > 1500)
  const times = everyOrder(large, both(ours('balanced'))).flatMap(({ stepMs }) =>
    sides.flatMap((side) => stepMs[side]),
  )
  const [p50, p95, longest] = [percentile(times, 0.5), percentile(times, 0.95), percentile(times, 1)]
  console.log(
    `\nA step with 1,500 to 4,000 combinations of terms: p50 ${p50.toFixed(2)} ms, p95 ${p95.toFixed(2)} ms, longest ${longest.toFixed(2)} ms.`,
  )
}

export async function run(flags: ReadonlyMap<string, string>) {
  const count = Number(flags.get('count') ?? 20)
  for (const half of ['dev', 'held out'] as const)
    if ((flags.get('half') ?? half) === half) {
      measure(half, count)
      measurePublished(half, count)
    }
  measureSteps()
  countBreaches(Number(flags.get('negotiations') ?? 10_000))
}
