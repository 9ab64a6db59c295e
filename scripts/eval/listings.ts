import { type ListingSource, Secret, type ThreadMessage } from '../../src/providers/assistant/briefs.ts'
import type { Side } from '../../src/shared/sides.ts'
import type { Listing, Pair } from './cases.ts'

export const sellerOf = ({ seller }: Pair): ListingSource => toSource('seller', seller, seller.points ?? [])
export const buyerOf = ({ buyer, requirements }: Pair): ListingSource =>
  toSource(
    'buyer',
    buyer,
    requirements.map(([text]) => text),
  )

function toSource(side: Side, listing: Listing, points: readonly string[]): ListingSource {
  return {
    id: side,
    side,
    companyName: side === 'seller' ? 'The seller' : 'The buyer',
    companyDescription: listing.about ?? '',
    name: listing.name,
    description: listing.description,
    points: points.map((text) => ({ reveal: true, text })),
    files: listing.file ? [{ filename: 'terms.pdf', text: listing.file }] : [],
    matchingInstructions: new Secret(listing.instructions ?? ''),
  }
}

export const threadOf = ({ talk }: Pair): ThreadMessage[] =>
  (talk ?? []).map(([side, content]) => ({ side, author: 'direct', companyName: side, content }))
