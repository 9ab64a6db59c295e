import { parseBrief } from '../../../src/providers/assistant/briefs.ts'
import { mean } from '../measure.ts'
import { type IndexedMarket, judgedAtMost } from './indexed-market.ts'
import { joined, type MarketListing } from './make-market.ts'
import { makePeople, publishListing } from './publish-market.ts'
import { Random } from './random.ts'
import { phrases } from './trades/phrases.ts'

/**
 * NDCG@10 of each request once more: typed as sentences, parsed by the assistant and published as the form shows it.
 * An empty form counts 0.
 */
export async function measureTyped(indexed: IndexedMarket, seed: number): Promise<number> {
  const { ctx, grades, market } = indexed
  const random = new Random(seed)
  const people = await makePeople(ctx, market.length)
  const worths: number[] = []
  for (const [position, listing] of market.entries()) {
    if (listing.side !== 'buyer') continue
    const form = await ctx.assistant.parse(parseBrief('buyer', typedText(listing, random)), {})
    const order: number[] = []
    if (form.name !== '') {
      const points = form.points.length > 0 ? form.points : [form.name]
      const { id } = await publishListing(ctx, people[position]!, {
        ...form,
        side: 'buyer',
        // A person completes an empty field before publishing.
        description: form.description || form.name,
        points,
      })
      const found = await indexed.retrieveFor({ id, side: 'buyer' }, judgedAtMost)
      order.push(...found.map((one) => indexed.positionOf(one)))
    }
    const worth = grades.worthOf(position, order)
    if (worth !== null) worths.push(worth)
  }
  return mean(worths)
}

/** The request as a person types it into the text area. */
function typedText({ language, provider, wordings, budget }: MarketListing, random: Random): string {
  const list = joined(wordings, language, random.chance(0.7))
  return random
    .pick(phrases[language].typed)
    .replace('{provider}', provider)
    .replace('{list}', list)
    .replace('{p}', budget)
}
