import { cpus } from 'node:os'
import { accept } from '../../src/agreements/accept.ts'
import { propose } from '../../src/agreements/propose.ts'
import { readProposals } from '../../src/agreements/read.ts'
import { acceptSchema, proposeSchema } from '../../src/agreements/schema.ts'
import type { Ctx } from '../../src/context.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import type { Package } from '../../src/shared/proposals/agreements.ts'
import { makeLead } from '../../tests/make/leads.ts'
import { as } from '../../tests/make/people.ts'
import { packageOf } from '../../tests/make/proposals.ts'
import { median, percentile, spread, table, timed } from './measure.ts'
import { withParley } from './parley.ts'

/**
 * Compares proposing, countering and accepting with a direct message. The calls alternate on new leads, so that all see the
 * same load. Flags: `--leads=400`, `--options=3`.
 */
export async function run(flags: ReadonlyMap<string, string>): Promise<void> {
  const leads = Number(flags.get('leads') ?? 400)
  const packages = Array.from({ length: Number(flags.get('options') ?? 3) }, (_, i) => packageOf(100 + i))
  console.log(`${cpus().length} processors, ${cpus()[0]?.model}; ${packages.length} options\n`)
  const times: Record<Step, number[]> = { message: [], propose: [], counter: [], accept: [] }
  await withParley(async ({ ctx }) => {
    for (let i = -warmUp; i < leads; i++) {
      const measured = await negotiate(ctx, packages)
      if (i >= 0) for (const step of steps) times[step].push(measured[step])
    }
  })
  console.log(
    table(
      steps.map((step) => ({
        call: step,
        'p50 (middle half), ms': spread(times[step]),
        'p95, ms': percentile(times[step], 0.95).toFixed(2),
        'p50, of a message': (median(times[step]) / median(times.message)).toFixed(2),
      })),
    ),
  )
}

/** Leads that aren't measured: statements are prepared and code is compiled. */
const warmUp = 40

const steps = ['message', 'propose', 'counter', 'accept'] as const
type Step = (typeof steps)[number]

/** One of each call on a new lead, with its time in milliseconds. */
async function negotiate(ctx: Ctx, packages: readonly Package[]): Promise<Record<Step, number>> {
  const { leadId, people } = await makeLead(ctx)
  const [seller, buyer] = [as(ctx, people.seller), as(ctx, people.buyer)]
  const text = 'Shall we agree on the terms?'
  const message = await timed(() => sendMessage(buyer, { side: 'buyer', leadId, text }))
  const terms = { leadId, packages: [...packages] }
  const first = await timed(() => propose(seller, proposeSchema.parse(terms)))
  const answers = first.result.proposalId
  const counter = await timed(() => propose(buyer, proposeSchema.parse({ ...terms, answers })))
  const { id: proposalId, packages: read } = (await readProposals(seller, { leadId })).at(-1) ?? {}
  const chosen = acceptSchema.parse({ proposalId, packageIndex: 0, hash: read?.[0]?.hash })
  const accepted = await timed(() => accept(seller, chosen))
  return { message: message.ms, propose: first.ms, counter: counter.ms, accept: accepted.ms }
}
