import { z } from 'zod'
import { deleteListing } from '../listings/delete.ts'
import { parseText } from '../listings/parsing/parse-text.ts'
import { publish } from '../listings/publish.ts'
import { listOwn, readListing, readParse } from '../listings/read.ts'
import { readTiles, readTilesById } from '../listings/read-tiles.ts'
import { revise } from '../listings/revise.ts'
import {
  parseSchema,
  publishSchema,
  reviseSchema,
  sideAndIdSchema,
  sideSchema,
  tilesByIdSchema,
  tilesSchema,
} from '../listings/schema.ts'
import { memberProcedure, router } from './procedures.ts'

export const listingsRouter = router({
  /** Queues the assistant; the result arrives in the user's room, and by `parse`. */
  parseText: member.input(parseSchema).mutation(({ ctx, input }) => parseText(ctx, input)),
  parse: member.input(z.object({ parseId: z.uuid() })).query(({ ctx, input }) => readParse(ctx, input)),
  /** A page of a column of /main, newest first. */
  tiles: member.input(tilesSchema).query(({ ctx, input }) => readTiles(ctx, input)),
  /** Some tiles by themselves: what a notifier made stale, whatever the column's length. */
  tilesOf: member.input(tilesByIdSchema).query(({ ctx, input }) => readTilesById(ctx, input)),
  own: member.input(z.object({ side: sideSchema })).query(({ ctx, input }) => listOwn(ctx, input)),
  /** One's own whole, a counterparty's without anything hidden, a stranger's not at all. */
  get: member.input(sideAndIdSchema).query(({ ctx, input }) => readListing(ctx, input)),
  publish: member.input(publishSchema).mutation(({ ctx, input }) => publish(ctx, input)),
  revise: member.input(reviseSchema).mutation(({ ctx, input }) => revise(ctx, input)),
  delete: member.input(sideAndIdSchema).mutation(({ ctx, input }) => deleteListing(ctx, input)),
})
