import type { Side } from '../../shared/sides.ts'
import type { Judgement } from './results.ts'

/**
 * The information firewall (design 3), by construction. Every call to the assistant gets a brief; a brief
 * is made only here, by one function per call, and holds nothing that the readers of the call's output may
 * not read. What is private in a listing is a `Secret`, which nothing outside this file can open: a brief
 * for others can't be built from it, neither by mistake nor by a clever prompt.
 */

type Audience = 'own' | 'nobody' | 'buyer' | 'seller' | 'both'
declare const readers: unique symbol
export type Brief<A extends Audience, T> = Readonly<T> & { readonly [readers]: A }

/** The only way to a brief; not exported, so briefs are made in this file alone. */
const brief = <A extends Audience, T>(value: T) => value as Brief<A, T>

let open: <T>(secret: Secret<T>) => T

/** A value only its own side may read. */
export class Secret<T> {
  readonly #value: T
  constructor(value: T) {
    this.#value = value
  }
  static {
    open = (secret) => secret.#value
  }
  /** A secret that strays into a log or a response says nothing. */
  toJSON(): string {
    return '[secret]'
  }
}

/** A listing as a verb reads it for the assistant: what is shown to a counterparty, and what is not. */
export interface ListingSource {
  readonly id: string
  readonly side: Side
  readonly companyName: string
  readonly companyDescription: string
  readonly name: string
  readonly description: string
  readonly points: readonly PointSource[]
  readonly files: readonly FileText[]
  readonly matchingInstructions: Secret<string>
}

/** A revealed point's text is plain, a hidden one's is a secret. */
export type PointSource =
  | { readonly reveal: true; readonly text: string }
  | { readonly reveal: false; readonly text: Secret<string> }

export interface FileText {
  readonly filename: string
  readonly text: string
}

/** One message of a lead's thread. */
export interface ThreadMessage {
  readonly side: Side
  readonly author: 'ai' | 'direct'
  readonly companyName: string
  readonly content: string
}

/** A listing without anything hidden. */
export interface RevealedListing {
  readonly side: Side
  readonly companyName: string
  readonly companyDescription: string
  readonly name: string
  readonly description: string
  readonly points: readonly string[]
  readonly files: readonly FileText[]
}

/** A listing as its own side knows it. */
export interface WholeListing extends RevealedListing {
  readonly matchingInstructions: string
}

function revealed(listing: ListingSource): RevealedListing {
  return {
    side: listing.side,
    companyName: listing.companyName,
    companyDescription: listing.companyDescription,
    name: listing.name,
    description: listing.description,
    points: listing.points.flatMap((point) => (point.reveal ? [point.text] : [])),
    files: listing.files,
  }
}

function whole(listing: ListingSource): WholeListing {
  return {
    ...revealed(listing),
    points: listing.points.map((point) => (point.reveal ? point.text : open(point.text))),
    matchingInstructions: open(listing.matchingInstructions),
  }
}

export type ParseBrief = Brief<'own', { side: Side; text: string }>
export const parseBrief = (side: Side, text: string): ParseBrief => brief({ side, text })

export type MatchBrief = Brief<'nobody', { seller: WholeListing; buyer: WholeListing }>
/** Both listings whole: what comes of it is read by nobody. */
export const matchBrief = (seller: ListingSource, buyer: ListingSource): MatchBrief =>
  brief({ seller: whole(seller), buyer: whole(buyer) })

export type JudgeBrief = Brief<
  'buyer',
  {
    buyer: Omit<WholeListing, 'matchingInstructions'>
    /** In the listing's order, hidden ones too: the buyer reads the answer. */
    requirements: readonly string[]
    seller: RevealedListing
    talk: readonly ThreadMessage[]
  }
>
/** All the buyer's requirements, what the seller reveals, the shared talk. */
export function judgeBrief(
  seller: ListingSource,
  buyer: ListingSource,
  talk: readonly ThreadMessage[],
): JudgeBrief {
  const { matchingInstructions: _, ...own } = whole(buyer)
  return brief({ buyer: own, requirements: own.points, seller: revealed(seller), talk })
}

export type AskBrief = Brief<
  'seller',
  {
    buyer: RevealedListing
    seller: RevealedListing
    talk: readonly ThreadMessage[]
    /** Judgements of the buyer's revealed requirements alone, to ask about what is open. */
    open: readonly { readonly requirement: string; readonly verdict: Judgement['verdict'] }[]
  }
>
/**
 * The revealed requirements, what the seller reveals, the shared talk. `judged` stands in the order of the
 * buyer's points; the judgements of hidden ones are left out here.
 */
export function askBrief(
  seller: ListingSource,
  buyer: ListingSource,
  talk: readonly ThreadMessage[],
  judged: readonly Pick<Judgement, 'verdict'>[],
): AskBrief {
  return brief({
    buyer: revealed(buyer),
    seller: revealed(seller),
    talk,
    open: buyer.points.flatMap((point, i) => {
      const verdict = judged[i]?.verdict ?? null
      return point.reveal && verdict !== 'meet' ? [{ requirement: point.text, verdict }] : []
    }),
  })
}

/** What a side gave in this round so that the assistant may say it in its words. */
export type RoundInputs =
  | {
      readonly side: 'seller'
      readonly answers: readonly { question: string; answer: string }[]
      readonly freeForm: string
    }
  | {
      readonly side: 'buyer'
      /** `requirement` is null where it is hidden: what was thought of it may be said, it itself may not. */
      readonly reviews: readonly {
        requirement: string | null
        verdict: Judgement['verdict']
        thoughts: string
      }[]
      readonly freeForm: string
    }

export type PitchBrief = Brief<
  'both',
  {
    side: Side
    own: RevealedListing
    other: RevealedListing
    /** null for the opening message of round 1. */
    inputs: RoundInputs | null
    talk: readonly ThreadMessage[]
  }
>
/** The side's revealed points and this round's inputs, the other's revealed points, the shared talk. */
export function pitchBrief(
  side: Side,
  seller: ListingSource,
  buyer: ListingSource,
  inputs: RoundInputs | null,
  talk: readonly ThreadMessage[],
): PitchBrief {
  const [own, other] = side === 'seller' ? [seller, buyer] : [buyer, seller]
  return brief({ side, own: revealed(own), other: revealed(other), inputs: shareable(inputs, buyer), talk })
}

/** Of a review of a hidden requirement only the thoughts go on, whatever the caller hands in. */
function shareable(inputs: RoundInputs | null, buyer: ListingSource): RoundInputs | null {
  if (inputs?.side !== 'buyer') return inputs
  const shown = new Set(revealed(buyer).points)
  return {
    ...inputs,
    reviews: inputs.reviews.flatMap((review) => {
      if (review.requirement !== null && shown.has(review.requirement)) return [review]
      return review.thoughts ? [{ requirement: null, verdict: null, thoughts: review.thoughts }] : []
    }),
  }
}

export type RankBrief = Brief<
  'own',
  {
    own: WholeListing
    candidates: readonly {
      readonly leadId: string
      readonly other: RevealedListing
      readonly talk: readonly ThreadMessage[]
    }[]
  }
>
/** One's own listing whole, what the others reveal. Sorted by id, so that the order of arrival decides nothing. */
export const rankBrief = (
  own: ListingSource,
  candidates: readonly { leadId: string; other: ListingSource; talk: readonly ThreadMessage[] }[],
): RankBrief =>
  brief({
    own: whole(own),
    candidates: candidates
      .map(({ leadId, other, talk }) => ({ leadId, other: revealed(other), talk }))
      .sort((a, b) => (a.leadId < b.leadId ? -1 : 1)),
  })

export type MediaBrief = Brief<'both', { filename: string; contentType: string; bytes: Uint8Array }>
export const mediaBrief = (filename: string, contentType: string, bytes: Uint8Array): MediaBrief =>
  brief({ filename, contentType, bytes })
