import { z } from 'zod'
import { dropListingDraft } from '../listings/drafts/drop-draft.ts'
import { readListingDrafts } from '../listings/drafts/read-drafts.ts'
import { saveListingDraft } from '../listings/drafts/save-draft.ts'
import { dropListingDraftSchema, saveListingDraftSchema } from '../listings/drafts/schema.ts'
import { fillRequest } from '../listings/fill.ts'
import { deleteListing } from '../listings/lifecycle/delete.ts'
import { pauseListing } from '../listings/lifecycle/pause.ts'
import { reopenRequest } from '../listings/lifecycle/reopen.ts'
import { parseText } from '../listings/parsing/parse-text.ts'
import { publish } from '../listings/publish.ts'
import { listOwn, readListing, readParse } from '../listings/read.ts'
import { revise } from '../listings/revise.ts'
import {
  ownListingsSchema,
  parseSchema,
  pauseSchema,
  publishSchema,
  requestSchema,
  reviseSchema,
  sideAndIdSchema,
  tilesByIdSchema,
  tilesSchema,
} from '../listings/schema.ts'
import { readTiles, readTilesById } from '../listings/tiles/read-tiles.ts'
import { heavy, memberProcedure, router } from './procedures.ts'

export const listingsRouter = router({
  /** Queues a parse. The result arrives as a live event in the user's room and can be read with `parse`. */
  parseText: memberProcedure
    .meta(heavy)
    .input(parseSchema)
    .mutation(({ ctx, input }) => parseText(ctx, input)),
  parse: memberProcedure
    .input(z.object({ parseId: z.uuid() }))
    .query(({ ctx, input }) => readParse(ctx, input)),
  /** A page of one column of the main page, newest first. */
  tiles: memberProcedure.input(tilesSchema).query(({ ctx, input }) => readTiles(ctx, input)),
  /** The tiles with these ids. A page calls it to refresh the tiles that a live event names. */
  tilesOf: memberProcedure.input(tilesByIdSchema).query(({ ctx, input }) => readTilesById(ctx, input)),
  /** A page of the own listings in full, for the REST API. */
  own: memberProcedure.input(ownListingsSchema).query(({ ctx, input }) => listOwn(ctx, input)),
  /** An own listing in full, a counterparty's without hidden fields; NOT_FOUND for others. */
  get: memberProcedure.input(sideAndIdSchema).query(({ ctx, input }) => readListing(ctx, input)),
  publish: memberProcedure
    .meta(heavy)
    .input(publishSchema)
    .mutation(({ ctx, input }) => publish(ctx, input)),
  revise: memberProcedure
    .meta(heavy)
    .input(reviseSchema)
    .mutation(({ ctx, input }) => revise(ctx, input)),
  delete: memberProcedure.input(sideAndIdSchema).mutation(({ ctx, input }) => deleteListing(ctx, input)),
  /** The viewer's unpublished forms. Each employee has one of each kind. */
  drafts: memberProcedure.query(({ ctx }) => readListingDrafts(ctx)),
  saveDraft: memberProcedure
    .input(saveListingDraftSchema)
    .mutation(({ ctx, input }) => saveListingDraft(ctx, input)),
  dropDraft: memberProcedure
    .input(dropListingDraftSchema)
    .mutation(({ ctx, input }) => dropListingDraft(ctx, input)),
  /** Pauses a listing, which then gets no new matches, or resumes it. */
  pause: memberProcedure
    .meta(heavy)
    .input(pauseSchema)
    .mutation(({ ctx, input }) => pauseListing(ctx, input)),
  /** Marks a request as filled: its other leads end. `reopen` undoes it for some minutes. */
  fill: memberProcedure.input(requestSchema).mutation(({ ctx, input }) => fillRequest(ctx, input)),
  reopen: memberProcedure
    .meta(heavy)
    .input(requestSchema)
    .mutation(({ ctx, input }) => reopenRequest(ctx, input)),
})
