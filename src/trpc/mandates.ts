import { pauseMandate } from '../agreements/mandates/pause-mandate.ts'
import { readMandate } from '../agreements/mandates/read.ts'
import { readControls } from '../agreements/mandates/read-controls.ts'
import { saveMandate } from '../agreements/mandates/save-mandate.ts'
import {
  negotiationSchema,
  pauseSchema,
  readMandateSchema,
  saveMandateSchema,
} from '../agreements/mandates/schema.ts'
import { startNegotiation } from '../agreements/mandates/start-negotiation.ts'
import { memberProcedure, router } from './procedures.ts'

/** The engine computes a step, but open pages call it after each live event of their lead. */
const controlsWeight = { weight: 3 }

export const mandatesRouter = router({
  /** One's own side's. */
  get: memberProcedure.input(readMandateSchema).query(({ ctx, input }) => readMandate(ctx, input)),
  save: memberProcedure.input(saveMandateSchema).mutation(({ ctx, input }) => saveMandate(ctx, input)),
  /** What one's own assistant would do next in a lead, and whether it may. */
  controls: memberProcedure
    .meta(controlsWeight)
    .input(negotiationSchema)
    .query(({ ctx, input }) => readControls(ctx, input)),
  start: memberProcedure.input(negotiationSchema).mutation(({ ctx, input }) => startNegotiation(ctx, input)),
  pause: memberProcedure.input(pauseSchema).mutation(({ ctx, input }) => pauseMandate(ctx, input)),
})
