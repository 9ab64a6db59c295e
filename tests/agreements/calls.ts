import { accept } from '../../src/agreements/accept.ts'
import { cancelAgreement } from '../../src/agreements/cancel.ts'
import { decline, withdraw } from '../../src/agreements/close-proposal.ts'
import { expireProposals } from '../../src/agreements/expire-proposals.ts'
import { propose } from '../../src/agreements/propose.ts'
import {
  acceptSchema,
  agreementSchema,
  closeProposalSchema,
  proposeSchema,
} from '../../src/agreements/schema.ts'
import type { Ctx } from '../../src/context.ts'
import { leadOfSideSchema } from '../../src/leads/schema.ts'
import { terminate } from '../../src/leads/terminate.ts'
import { AppError } from '../../src/shared/errors.ts'
import { as, type Person } from '../make/people.ts'

/** Calls of the verbs that another process can be asked to make. */
const verbs = {
  propose: (ctx, who, input) => propose(as(ctx, who), proposeSchema.parse(input)),
  accept: (ctx, who, input) => accept(as(ctx, who), acceptSchema.parse(input)),
  decline: (ctx, who, input) => decline(as(ctx, who), closeProposalSchema.parse(input)),
  withdraw: (ctx, who, input) => withdraw(as(ctx, who), closeProposalSchema.parse(input)),
  cancel: (ctx, who, input) => cancelAgreement(as(ctx, who), agreementSchema.parse(input)),
  terminate: (ctx, who, input) => terminate(as(ctx, who), leadOfSideSchema.parse(input)),
  expire: (ctx) => expireProposals(ctx),
} satisfies Record<string, (ctx: Ctx, who: Person, input: unknown) => Promise<unknown>>

export interface Call {
  readonly verb: keyof typeof verbs
  readonly who: Person
  readonly input: unknown
  /** How long the call waits before it starts, in milliseconds. */
  readonly delayMs: number
}

/** The call's result, or the code of its refusal. */
export type Outcome = { readonly result: unknown } | { readonly code: string }

export async function run(ctx: Ctx, { verb, who, input, delayMs }: Call): Promise<Outcome> {
  if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
  try {
    return { result: await verbs[verb](ctx, who, input) }
  } catch (error) {
    if (error instanceof AppError) return { code: error.code }
    throw error
  }
}
