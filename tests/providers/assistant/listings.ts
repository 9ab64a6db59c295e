import {
  type FileText,
  type ListingSource,
  Secret,
  type ThreadMessage,
} from '../../../src/providers/assistant/briefs.ts'
import type { Side } from '../../../src/shared/sides.ts'

/** Points that start with '!' are hidden. */
export function listing(
  side: Side,
  name: string,
  points: readonly string[],
  more: {
    description?: string
    company?: string
    about?: string
    instructions?: string
    files?: FileText[]
  } = {},
): ListingSource {
  return {
    id: `${side}-1`,
    side,
    companyName: more.company ?? (side === 'seller' ? 'Seller Ltd' : 'Buyer Ltd'),
    companyDescription: more.about ?? '',
    name,
    description: more.description ?? '',
    points: points.map((text) =>
      text.startsWith('!') ? { reveal: false, text: new Secret(text.slice(1)) } : { reveal: true, text },
    ),
    files: more.files ?? [],
    matchingInstructions: new Secret(more.instructions ?? ''),
  }
}

export const threadMessage = (
  side: Side,
  content: string,
  author: ThreadMessage['author'] = 'direct',
): ThreadMessage => ({
  side,
  author,
  companyName: side === 'seller' ? 'Seller Ltd' : 'Buyer Ltd',
  content,
})
