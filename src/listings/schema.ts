import { z } from 'zod'
import { cursorSchema, pageSize, timestampPosition } from '../shared/http/cursor.ts'
import { limits } from '../shared/limits.ts'
import {
  type ContactField,
  contactFields,
  draftPlaces,
  type ParseFailure,
  type ParseKind,
  parseKinds,
} from '../shared/listings.ts'
import { type Side, sides, words } from '../shared/sides.ts'
import { missingFieldMessages } from './policy.ts'

export const sideSchema = z.enum(sides)

/** Texts are trimmed and empty points dropped. */
const pointsSchema = z
  .array(z.object({ text: z.string().trim().max(limits.pointText), reveal: z.boolean().default(true) }))
  .max(limits.points)
  .transform((rows) => rows.filter((row) => row.text !== ''))

const fileSchema = z.object({
  url: z.string().max(2_000),
  contentType: z.string().max(limits.shortText),
  filename: z.string().max(limits.shortText),
})

const contact = {
  reveal: z.boolean(),
  /** Fields that an individual can't reveal (website, phone) are accepted and ignored. */
  fields: z.array(z.enum(contactFields)),
  additionalMethod: z.string().trim().max(limits.pointText),
}

const settings = {
  matchingInstructions: z.string().trim().max(limits.longText),
  files: z.array(fileSchema).max(limits.filesPerListing, `Max files (${limits.filesPerListing}) reached.`),
  notifyOnMatch: z.boolean(),
}

const contentSchema = z.object({
  side: sideSchema,
  name: z.string().trim().max(limits.shortText),
  description: z.string().trim().max(limits.longText),
  points: pointsSchema,
})

const complete = (value: z.output<typeof contentSchema>, context: z.RefinementCtx) => {
  for (const message of missingFieldMessages(value)) context.addIssue({ code: 'custom', message })
}

/** Settings that a new listing omits are on. */
export const publishSchema = contentSchema
  .extend({
    matchingInstructions: settings.matchingInstructions.default(''),
    contact: z
      .object({
        reveal: contact.reveal.default(true),
        fields: contact.fields.default([...contactFields]),
        additionalMethod: contact.additionalMethod.default(''),
      })
      .prefault({}),
    files: settings.files.default([]),
    notifyOnMatch: settings.notifyOnMatch.default(true),
    /** The new listing's id, chosen by the caller: a repeated call publishes it once. */
    id: z.uuid().optional(),
    /** The draft that is published, and is deleted with it. */
    draft: z.enum(draftPlaces).optional(),
  })
  .superRefine(complete)
export type ListingInput = z.input<typeof publishSchema>

/** Settings that a revision omits keep their values, so that an omission never reveals or loses anything. */
export const reviseSchema = contentSchema
  .extend({
    id: z.uuid(),
    matchingInstructions: settings.matchingInstructions.optional(),
    contact: z.object(contact).partial().optional(),
    files: settings.files.optional(),
    notifyOnMatch: settings.notifyOnMatch.optional(),
  })
  .superRefine(complete)

export const requestSchema = z.object({ id: z.uuid() })
export const sideAndIdSchema = z.object({ side: sideSchema, id: z.uuid() })

export const pauseSchema = sideAndIdSchema.extend({ paused: z.boolean() })

export const tilesSchema = z.object({
  side: sideSchema,
  /** `next` of the previous page; omitted for the first. */
  cursor: cursorSchema(z.tuple([timestampPosition, z.uuid()])).nullish(),
  limit: pageSize,
})

export const ownListingsSchema = tilesSchema.omit({ limit: true })

/** Ids of listings, or of leads: a lead's id selects the viewer's listing in it. */
export const tilesByIdSchema = z.object({ ids: z.array(z.uuid()).max(200) })

export const parseSchema = z
  .object({
    side: sideSchema,
    /** The page that sends the text: each gets its own live event. */
    kind: z.enum(parseKinds),
    text: z.string().trim().max(limits.freeText),
  })
  .superRefine(({ side, kind, text }, context) => {
    if (text === '') context.addIssue({ code: 'custom', message: textNeeded(side, kind) })
  })

const textNeeded = (side: Side, kind: ParseKind): string =>
  kind === 'landing'
    ? 'Please describe what you are looking for in the text area first.'
    : `Please describe your ${words[side].listing} first.`

/** Why a sentence was kept back; 'unsure' where the person has to decide. */
export type NoteReason = 'secrecy' | 'limit' | 'instruction' | 'internal' | 'refusal' | 'unsure'
export type ContactKind = 'phone' | 'email' | 'link' | 'handle'

/** The assistant's result for a free text. */
export interface ParsedForm {
  party: string
  partyDescription: string
  name: string
  description: string
  /** To be shown. What the text wants to be kept back is in `privateNotes` only. */
  points: string[]
  privateNotes: { text: string; reason: NoteReason }[]
  contactHints: { kind: ContactKind; text: string }[]
}

export interface ParseView {
  id: string
  side: Side
  kind: ParseKind
  state: 'queued' | 'done' | 'failed'
  form: ParsedForm | null
  error: string | null
  failure: ParseFailure | null
  /** After a failure, the form as far as the rules can read the text: to be checked and completed by hand. */
  fallback: ParsedForm | null
}

export interface FileView {
  url: string
  contentType: string
  filename: string
}

/** A listing as a counterparty sees it: without hidden points, instructions and settings. */
export interface RevealedListingView {
  id: string
  side: Side
  companyId: string
  companyName: string
  companyVerified: boolean
  name: string
  description: string
  points: { text: string }[]
  files: FileView[]
}

/** A listing as its own company sees it. */
export interface OwnListingView extends Omit<RevealedListingView, 'points' | 'companyVerified'> {
  points: { text: string; reveal: boolean }[]
  matchingInstructions: string
  contact: { reveal: boolean; fields: ContactField[]; additionalMethod: string }
  notifyOnMatch: boolean
  /** Changes only when somebody edits it. */
  editedAt: string
  createdBy: string
  createdAt: string
}

/** The result of `listings.get`; `own`: the listing belongs to the viewer's company. */
export type ListingView = ({ own: true } & OwnListingView) | ({ own: false } & RevealedListingView)

/** A tile of /main. */
export interface TileView {
  id: string
  side: Side
  name: string
  createdBy: string
  /** The number of open leads, including ended ones. */
  matches: number
  /** The number of open leads with activity that this viewer hasn't seen. */
  unseen: number
  /** The number of running leads with questions, judgements, a proposal, a request to cancel or the assistant that wait for this side. */
  waiting: number
  /** Those of them in which neither a proposal nor the assistant waits. */
  inputs: number
  /** Those of them in which this side's assistant asks its people to decide. */
  asks: number
  /** Open proposals of the other sides: how many, and when the first of them expires. */
  proposals: { waiting: number; nextExpiry: string | null }
  /** The number of agreements in force. */
  agreed: number
  /** When the request was marked as filled. */
  filledAt: string | null
  /** Since when it is paused: it takes no new matches. */
  pausedAt: string | null
  /** The lead with the latest activity; null without leads. */
  newest: NewestLead | null
  /** The number of open leads that a side has ended. */
  ended: number
  /** Requirements met, not met and unknown of the best running lead; a seller's count only revealed ones. */
  best: { meet: number; notMeet: number; unknown: number } | null
  /** The number of leads that wait for a place, because a side's limit of this month is reached. */
  overLimit: number
  /** What the last comparison without a match counted; null while the listing waits to be compared. */
  comparison: { compared: number | null; near: number | null } | null
}

/** A tile's newest lead: the other company, and the beginning of the last message. */
interface NewestLead {
  company: string
  text: string
  /** Whether the last message is the viewer's side's, and whether the assistant wrote it. */
  isOwn: boolean
  byAssistant: boolean
  endedByOwn: boolean
  endedByOther: boolean
}

/** A page of a side's column of /main, newest first. */
export interface TilePage {
  tiles: TileView[]
  /** The number of tiles in the whole column. */
  total: number
  /** The cursor of the next page; null on the last one. */
  next: string | null
}

/** Single tiles, with each column's current total. */
export type TilesById = Record<Side, Omit<TilePage, 'next'>>
