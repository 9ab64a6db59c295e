import { readFileSync } from 'node:fs'
import type { Ctx } from '../../src/context.ts'
import { publish } from '../../src/listings/publish.ts'
import { judgeCounterparties } from '../../src/matching/judge.ts'
import { foldTermChanges } from '../../src/matching/retrieval/refresh-terms.ts'
import { retrieve } from '../../src/matching/retrieval/retrieve.ts'
import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import { otherSide, type Side, sides } from '../../src/shared/sides.ts'
import { listingInput } from '../../tests/make/listings.ts'
import { as, type Person } from '../../tests/make/people.ts'
import { parsedValues } from '../../web/src/features/listings/form/form-values.ts'
import { judgedAtMost } from './known-fits/indexed-market.ts'
import { makePeople, type Published } from './known-fits/publish-market.ts'
import { mean } from './measure.ts'
import { withParley } from './parley.ts'

/**
 * Pairs of posts that belong together, as people type them: parsed, published as the form shows them, and matched.
 * `--half=dev` measures one half only.
 */

/** Of 'dev-stories', most needs tell what happened instead of naming a trade. */
const halves = ['dev', 'dev-stories', 'check', 'check-fresh', 'check-third'] as const

type Posts = Readonly<Record<Side, string>>

export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const chosen = halves.filter((half) => (flags.get('half') ?? half) === half)
  console.log('| posts | pairs | retrieved | accepted | first of the accepted | other pairs accepted |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  for (const half of chosen) {
    const pairs = readPairs(new URL(`known-fits/posts/${half}.txt`, import.meta.url))
    await withParley(async ({ ctx }) => {
      const { retrieved, accepted, first, others } = await measurePosts(ctx, pairs)
      const cells = [retrieved, accepted, first, others].map((share) => `${(100 * share).toFixed(1)} %`)
      console.log(`| ${[half, pairs.length, ...cells].join(' | ')} |`)
    })
  }
}

/** Each pair has a head line, the offer and the need; ' / ' is a line break. */
const readPairs = (file: URL): Posts[] =>
  readFileSync(file, 'utf8')
    .split(/^### /m)
    .slice(1)
    .map((pair) => {
      const [, offer = '', need = ''] = pair.split('\n')
      const read = (line: string) => line.replace(/^\w+: /, '').replaceAll(' / ', '\n')
      return { seller: read(offer), buyer: read(need) }
    })

async function measurePosts(ctx: Ctx, pairs: readonly Posts[]) {
  const people = await makePeople(ctx, 2 * pairs.length)
  const published: Record<Side, Published>[] = []
  for (const [i, posts] of pairs.entries())
    published.push({
      seller: await publishPost(ctx, people[2 * i]!, 'seller', posts.seller),
      buyer: await publishPost(ctx, people[2 * i + 1]!, 'buyer', posts.buyer),
    })
  await foldTermChanges(ctx.db)
  const results: Result[] = []
  for (const side of sides)
    for (const pair of published) results.push(await measurePost(ctx, side, pair, pairs.length))
  const meanOf = (name: keyof Result) => mean(results.map((result) => result[name]))
  return {
    retrieved: meanOf('retrieved'),
    accepted: meanOf('accepted'),
    first: meanOf('first'),
    others: meanOf('others'),
  }
}

/** One listing's figures: 1 or 0 for its counterpart, and the share of the other listings that are accepted (`others`). */
interface Result {
  readonly retrieved: number
  readonly accepted: number
  readonly first: number
  readonly others: number
}

async function measurePost(
  ctx: Ctx,
  side: Side,
  pair: Record<Side, Published>,
  count: number,
): Promise<Result> {
  const [own, counterpart] = [pair[side], pair[otherSide(side)]]
  const found = await retrieve(ctx, { id: own.id, side }, judgedAtMost)
  const judged = await judgeCounterparties(ctx, { ...own, side }, found, new AbortController().signal)
  const accepted = judged.filter(({ match }) => match).sort((a, b) => b.score - a.score)
  const isCounterpart = ({ listingId }: { listingId: string }) => listingId === counterpart.id
  return {
    retrieved: Number(found.some(isCounterpart)),
    accepted: Number(accepted.some(isCounterpart)),
    first: Number(accepted.findIndex(isCounterpart) === 0),
    others: accepted.filter((one) => !isCounterpart(one)).length / (count - 1),
  }
}

async function publishPost(ctx: Ctx, person: Person, side: Side, text: string): Promise<Published> {
  const form = await ctx.assistant.parse(parseBrief(side, text), {})
  const { name, description, points, matchingInstructions } = parsedValues(form, true)
  // A person completes an empty field before publishing.
  const input = listingInput(side, {
    name: name || text.slice(0, 100),
    description: description || text,
    points: points.map((point) => ({ text: point.text || text.slice(0, 100), reveal: point.reveal })),
    matchingInstructions,
    notifyOnMatch: false,
  })
  const { id } = await publish(as(ctx, person), input)
  return { id, companyId: person.companyId }
}
