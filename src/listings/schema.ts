import { z } from 'zod'
import { cursorSchema, pageSize, timestampPosition } from '../shared/cursor.ts'
import { limits } from '../shared/limits.ts'
import { type ContactField, contactFields, type ParseKind, parseKinds } from '../shared/listings.ts'
import { type Side, sides, words } from '../shared/sides.ts'
import { missingFieldMessages } from './policy.ts'

export const sideSchema = z.enum(sides)

/** Entries are trimmed and empty rows dropped (spec 5). */
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
  /** What applies; an individual's website and phone are dropped by the verb. */
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

/** A new listing's settings are on, unless it says otherwise (spec 5). */
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
  })
  .superRefine(complete)
export type ListingInput = z.input<typeof publishSchema>

/** What a revision leaves out stays as it stands: nothing is revealed, or lost, because a word is missing. */
export const reviseSchema = contentSchema
  .extend({
    id: z.uuid(),
    matchingInstructions: settings.matchingInstructions.optional(),
    contact: z.object(contact).partial().optional(),
    files: settings.files.optional(),
    notifyOnMatch: settings.notifyOnMatch.optional(),
  })
  .superRefine(complete)

export const sideAndIdSchema = z.object({ side: sideSchema, id: z.uuid() })

export const tilesSchema = z.object({
  side: sideSchema,
  /** The `next` of the page before; none for the first. */
  cursor: cursorSchema(z.tuple([timestampPosition, z.uuid()])).nullish(),
  limit: pageSize,
})

/** Ids of listings, or of leads, which stand for their own listing. */
export const tilesByIdSchema = z.object({ ids: z.array(z.uuid()).max(200) })

export const parseSchema = z
  .object({
    side: sideSchema,
    /** The page that asks: each has its own event. */
    kind: z.enum(parseKinds),
    text: z.string().trim().max(limits.freeText),
  })
  .superRefine(({ side, kind, text }, context) => {
    if (text === '') context.addIssue({ code: 'custom', message: textNeeded(side, kind) })
  })

/** The landing page's sentence and the add modal's (spec 5). */
const textNeeded = (side: Side, kind: ParseKind): string =>
  kind === 'landing'
    ? 'Please describe what you are looking for in the text area first.'
    : `Please describe your ${words[side].listing} first.`

/** What the assistant made of a free text. */
export interface ParsedForm {
  party: string
  partyDescription: string
  name: string
  description: string
  points: string[]
}

export interface ParseView {
  id: string
  side: Side
  kind: ParseKind
  state: 'queued' | 'done' | 'failed'
  form: ParsedForm | null
  error: string | null
}

export interface FileView {
  url: string
  contentType: string
  filename: string
}

/** A listing as a counterparty may read it: no hidden point, no instructions, no settings. */
export interface RevealedListingView {
  id: string
  side: Side
  companyId: string
  companyName: string
  name: string
  description: string
  points: { text: string }[]
  files: FileView[]
}

/** A listing as its own company reads it. */
export interface OwnListingView extends Omit<RevealedListingView, 'points'> {
  points: { text: string; reveal: boolean }[]
  matchingInstructions: string
  contact: { reveal: boolean; fields: ContactField[]; additionalMethod: string }
  notifyOnMatch: boolean
  revision: number
  createdBy: string
  createdAt: string
}

/** What `listings.get` answers: `own` tells which. */
export type ListingView = ({ own: true } & OwnListingView) | ({ own: false } & RevealedListingView)

/** A tile of /main. */
export interface TileView {
  id: string
  side: Side
  name: string
  createdBy: string
  /** Open leads, ended ones included. */
  matches: number
  /** Open leads with something this viewer hasn't seen. */
  unseen: number
  /** Open leads with questions or judgements that wait for this side's input. */
  waiting: number
  /** Of the running lead that covers most: requirements met, not met, unknown; for a seller only revealed ones. */
  best: { meet: number; notMeet: number; unknown: number } | null
  /** Over this month's limit, to be opened when it turns. */
  overLimit: number
}

/** A part of a column of /main, newest first. */
export interface TilePage {
  tiles: TileView[]
  /** How many the column has in all. */
  total: number
  /** The cursor of the page after this one; null at the end. */
  next: string | null
}

/** Some tiles by themselves, with how many the column has now. */
export type TilesById = Record<Side, Omit<TilePage, 'next'>>
