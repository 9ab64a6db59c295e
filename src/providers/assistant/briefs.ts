import { engineMandate, type MandateContent } from '../../negotiation/mandate-content.ts'
import { publicTermsOf } from '../../negotiation/public-terms.ts'
import type { Mandate, PublicTerm } from '../../negotiation/types.ts'
import { inSteps } from '../../shared/in-steps.ts'
import { otherSide, type Side } from '../../shared/sides.ts'
import { repeatsInSteps } from './repeats.ts'
import type { Judgement, Verdict } from './results.ts'

/**
 * The information firewall. Every call to the assistant takes a brief. Briefs can only be created in this
 * file, by one function for each call, and contain only what the audience of the call's result may read. The
 * hidden parts of a listing are `Secret` values, which no other file can unwrap: neither a mistake nor a
 * prompt injection can put them into another side's brief.
 */

type Audience = 'own' | 'nobody' | 'buyer' | 'seller' | 'both'
declare const audience: unique symbol
export type Brief<A extends Audience, T> = Readonly<T> & { readonly [audience]: A }

/** The only function that creates a `Brief`. It must not be exported. */
const createBrief = <A extends Audience, T>(value: T) => value as Brief<A, T>

let unwrap: <T>(secret: Secret<T>) => T

/** A value that only its own side may read. */
export class Secret<T> {
  readonly #value: T
  constructor(value: T) {
    this.#value = value
  }
  static {
    unwrap = (secret) => secret.#value
  }
  /** Redacts the value in logs and responses. */
  toJSON(): string {
    return '[secret]'
  }
}

/** A listing as loaded for the assistant, with its hidden parts as secrets. */
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

/** The text of a hidden point is a `Secret`. */
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
  /** What the analysis of the files sent with it found. */
  readonly files?: readonly FileText[]
}

/** A listing without its hidden points and its matching instructions. */
export interface RevealedListing {
  readonly side: Side
  readonly companyName: string
  readonly companyDescription: string
  readonly name: string
  readonly description: string
  readonly points: readonly string[]
  readonly files: readonly FileText[]
}

/** A listing as its own side reads it, with hidden points. */
export interface CompleteListing extends RevealedListing {
  readonly matchingInstructions: string
}

function revealedListing(listing: ListingSource): RevealedListing {
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

function completeListing(listing: ListingSource): CompleteListing {
  return {
    ...revealedListing(listing),
    points: listing.points.map((point) => (point.reveal ? point.text : unwrap(point.text))),
    matchingInstructions: unwrap(listing.matchingInstructions),
  }
}

/** A listing with the files that its side has sent in the thread, which both sides can read. */
const withSentFiles = <L extends RevealedListing>(listing: L, thread: readonly ThreadMessage[]): L => ({
  ...listing,
  files: [
    ...listing.files,
    ...thread.flatMap(({ side, files = [] }) => (side === listing.side ? files : [])),
  ],
})

export type ParseBrief = Brief<'own', { side: Side; text: string; companyName: string }>
/** `companyName`: the writer's company, where it is known. */
export const parseBrief = (side: Side, text: string, companyName = ''): ParseBrief =>
  createBrief({ side, text, companyName })

export type MatchBrief = Brief<'nobody', { seller: CompleteListing; buyer: CompleteListing }>
/** Contains both complete listings, because nobody reads the result. */
export const matchBrief = (seller: ListingSource, buyer: ListingSource): MatchBrief =>
  createBrief({ seller: completeListing(seller), buyer: completeListing(buyer) })

export type JudgeBrief = Brief<
  'buyer',
  {
    buyer: Omit<CompleteListing, 'matchingInstructions'>
    /** In the listing's order, hidden ones included: the buyer reads the result. */
    requirements: readonly string[]
    seller: RevealedListing
    thread: readonly ThreadMessage[]
  }
>
/** Contains all the buyer's requirements, what the seller reveals, and the thread. */
export function judgeBrief(
  seller: ListingSource,
  buyer: ListingSource,
  thread: readonly ThreadMessage[],
): JudgeBrief {
  const { matchingInstructions: _, ...own } = withSentFiles(completeListing(buyer), thread)
  const shown = withSentFiles(revealedListing(seller), thread)
  return createBrief({ buyer: own, requirements: own.points, seller: shown, thread })
}

export type AskBrief = Brief<
  'seller',
  {
    buyer: RevealedListing
    seller: RevealedListing
    thread: readonly ThreadMessage[]
    /** The buyer's revealed requirements that aren't met, with their verdicts. */
    open: readonly { readonly requirement: string; readonly verdict: Judgement['verdict'] }[]
    /** The questions that the seller has answered in this lead, so that none is asked twice. */
    answered: readonly string[]
  }
>
/**
 * Contains the revealed points of both sides and the thread. `judgements` is in the order of the buyer's
 * points; those of hidden requirements are dropped here.
 */
export function askBrief(
  seller: ListingSource,
  buyer: ListingSource,
  thread: readonly ThreadMessage[],
  judgements: readonly Pick<Judgement, 'verdict'>[],
  answered: readonly string[] = [],
): AskBrief {
  return createBrief({
    buyer: withSentFiles(revealedListing(buyer), thread),
    seller: withSentFiles(revealedListing(seller), thread),
    thread,
    answered,
    open: buyer.points.flatMap((point, i) => {
      const verdict = judgements[i]?.verdict ?? null
      return point.reveal && verdict !== 'meet' ? [{ requirement: point.text, verdict }] : []
    }),
  })
}

/** What a side entered in this round that the assistant may say in a message. */
export type RoundInputs = SayableInputs & {
  /** What the side entered in any round for its assistant only. No message may repeat it. */
  readonly privateTexts?: readonly Secret<string>[]
}

type SayableInputs =
  | {
      readonly side: 'seller'
      readonly answers: readonly { question: string; answer: string }[]
      readonly freeForm: string
    }
  | {
      readonly side: 'buyer'
      /** `requirement` is null if it is hidden: the message may state the thoughts, not the requirement. */
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
    thread: readonly ThreadMessage[]
    /** The packages of the proposal that the message accompanies, in words. Absent for messages of a round. */
    proposal?: readonly string[]
  }
>
/** Contains the revealed points of both sides, the writing side's inputs of this round, and the thread. */
export function pitchBrief(
  side: Side,
  seller: ListingSource,
  buyer: ListingSource,
  inputs: RoundInputs | null,
  thread: readonly ThreadMessage[],
): PitchBrief {
  const [own, other] = side === 'seller' ? [seller, buyer] : [buyer, seller]
  return createBrief({
    side,
    own: withSentFiles(revealedListing(own), thread),
    other: withSentFiles(revealedListing(other), thread),
    inputs: redactInputs(inputs, buyer),
    thread,
  })
}

/** The same for the note of a proposal: instead of inputs, it contains the chosen packages as both sides will read them. */
export const proposalBrief = (
  side: Side,
  seller: ListingSource,
  buyer: ListingSource,
  packages: readonly string[],
): PitchBrief => createBrief({ ...pitchBrief(side, seller, buyer, null, []), proposal: packages })

/** Keeps only the thoughts of reviews of hidden requirements, even if the caller passes the requirement. */
function redactInputs(inputs: RoundInputs | null, buyer: ListingSource): RoundInputs | null {
  if (inputs?.side !== 'buyer') return inputs
  const revealed = new Set(revealedListing(buyer).points)
  return {
    ...inputs,
    reviews: inputs.reviews.flatMap((review) => {
      if (review.requirement !== null && revealed.has(review.requirement)) return [review]
      return review.thoughts ? [{ requirement: null, verdict: null, thoughts: review.thoughts }] : []
    }),
  }
}

/**
 * Whether a message repeats a private text of its side: a figure or the distinctive words of one that stand in nothing
 * that the message may say. The texts themselves stay in this file.
 */
export async function repeatsPrivateText(brief: PitchBrief, message: string): Promise<boolean> {
  const privateTexts = new Set(brief.inputs?.privateTexts?.map(unwrap))
  if (privateTexts.size === 0) return false
  const { own, other, thread, inputs } = brief
  const sayable = textsIn([own, other, thread, inputs])
  return await inSteps(repeatsInSteps(privateTexts, sayable, message))
}

/** All strings in a value; none of a secret's. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || value instanceof Secret) return []
  return Object.values(value).flatMap(textsIn)
}

export interface OwnVerdict {
  readonly requirement: string
  readonly verdict: Verdict
}

export type RankBrief = Brief<
  'own',
  {
    own: CompleteListing
    candidates: readonly {
      readonly leadId: string
      readonly other: RevealedListing
      readonly thread: readonly ThreadMessage[]
      /** The buyer's own verdicts, by requirement; empty for a seller. */
      readonly ownVerdicts: readonly OwnVerdict[]
    }[]
  }
>
/**
 * Contains one's own complete listing and what the other sides reveal. Candidates are sorted by id, so the
 * result doesn't depend on the input order.
 */
export const rankBrief = (
  own: ListingSource,
  candidates: readonly {
    leadId: string
    other: ListingSource
    thread: readonly ThreadMessage[]
    ownVerdicts?: readonly OwnVerdict[]
  }[],
): RankBrief =>
  createBrief({
    own: completeListing(own),
    candidates: candidates
      .map(({ leadId, other, thread, ownVerdicts = [] }) => ({
        leadId,
        other: withSentFiles(revealedListing(other), thread),
        thread,
        ownVerdicts,
      }))
      .sort((a, b) => (a.leadId < b.leadId ? -1 : 1)),
  })

export type MediaBrief = Brief<'both', { filename: string; contentType: string; bytes: Uint8Array }>
export const mediaBrief = (filename: string, contentType: string, bytes: Uint8Array): MediaBrief =>
  createBrief({ filename, contentType, bytes })

/** A side's mandate in force, as loaded for the assistant. */
export interface MandateSource {
  readonly version: number
  /** Who delegates. */
  readonly employeeId: string
  readonly content: Secret<MandateContent>
}

export type Mandates = Readonly<Record<Side, MandateSource | null>>

export type CommonGroundBrief = Brief<'both', { currencies: readonly string[]; rounds: number }>
/** Contains what both sides may know of their mandates: the currencies and the rounds. */
export function commonGroundBrief(mandates: Mandates): CommonGroundBrief {
  const contents = [mandates.seller, mandates.buyer].flatMap((one) => (one ? [unwrap(one.content)] : []))
  return createBrief({
    currencies: [...new Set(contents.map(({ currency }) => currency))],
    rounds: Math.min(...contents.map(({ maxRounds }) => maxRounds)),
  })
}

export type StepBrief = Brief<
  'nobody',
  {
    mandate: Mandate
    authority: Omit<MandateContent, 'target' | 'walkAway'>
    publicTerms: readonly PublicTerm[]
    lastRound: number
  }
>
/**
 * Contains one's own mandate and what both sides know: the terms to negotiate without any worth, and the rounds. Nobody reads
 * the decision; what it leads to is sent.
 */
export function stepBrief(side: Side, mandates: Mandates): StepBrief | null {
  const own = mandates[side]
  if (!own) return null
  const content = unwrap(own.content)
  const other = mandates[otherSide(side)]
  return createBrief({
    mandate: engineMandate(side, content, content.deadline === null ? null : new Date(content.deadline)),
    authority: content,
    publicTerms: publicTermsOf([content, ...(other ? [unwrap(other.content)] : [])]),
    lastRound: commonGroundBrief(mandates).rounds,
  })
}
