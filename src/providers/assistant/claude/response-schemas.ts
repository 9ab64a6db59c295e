import * as z from 'zod/v4'
import { verdicts } from '../results.ts'

/** Structured output of each call. A response that doesn't match is requested once more, then an error. */
export const responseSchemas = {
  parse: z.object({
    party: z.string(),
    partyDescription: z.string(),
    name: z.string(),
    description: z.string(),
    points: z.array(z.string()),
  }),
  match: z.object({ match: z.boolean(), conflict: z.string(), score: z.number() }),
  judge: z.object({
    judgements: z.array(
      z.object({
        requirement: z.string(),
        verdict: z.enum(verdicts).nullable(),
        reason: z.string(),
        quote: z.string().nullable(),
      }),
    ),
  }),
  ask: z.object({ questions: z.array(z.string()) }),
  rank: z.object({ leads: z.array(z.object({ lead: z.string(), score: z.number() })) }),
  describe: z.object({ summary: z.string(), text: z.string() }),
} as const

export const messageSchema = z.string().trim().min(1)
