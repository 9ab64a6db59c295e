import { expireProposals } from '../agreements/expire-proposals.ts'
import { negotiate } from '../agreements/mandates/negotiate.ts'
import { resumeNegotiations } from '../agreements/mandates/resume-negotiations.ts'
import { sweepAuth } from '../auth/sweep.ts'
import { reconcilePlans } from '../billing/reconcile-plans.ts'
import { syncPlan } from '../billing/sync-plan.ts'
import type { Ctx } from '../context.ts'
import { sweepIdempotencyKeys } from '../db/limits/idempotency.ts'
import { sweepOutbox } from '../db/outbox/emit.ts'
import type { Handlers } from '../db/queue/queue.ts'
import { rankLeads } from '../leads/list/rank-leads.ts'
import { expireLocks } from '../leads/lock/expire-locks.ts'
import { openLead } from '../leads/opening/open-lead.ts'
import { followUp } from '../leads/turns/follow-up.ts'
import { speakRound } from '../leads/turns/speak-round.ts'
import { reindexListings } from '../listings/indexing/reindex.ts'
import { renewListing } from '../listings/lifecycle/renew.ts'
import { runParse } from '../listings/parsing/run-parse.ts'
import { sweepListingDrafts, sweepParses } from '../listings/sweep.ts'
import { resendMails } from '../mails/resend-mails.ts'
import { sendMail } from '../mails/send-mail.ts'
import { sweepMails } from '../mails/sweep-mails.ts'
import { matchListing } from '../matching/match-listing.ts'
import { rollOverMonth } from '../matching/opening/month-rollover.ts'
import { openDueLeads } from '../matching/opening/open-due.ts'
import { openWaitingLeads } from '../matching/opening/open-waiting.ts'
import { resumeMatches } from '../matching/resume-matches.ts'
import { refreshTerms } from '../matching/retrieval/refresh-terms.ts'
import { runAnalysis } from '../media/run-analysis.ts'
import { sweepFiles } from '../media/sweep.ts'
import { deliverWebhook } from '../webhooks/deliver-webhook.ts'
import { sweepDeliveries } from '../webhooks/sweep-deliveries.ts'

/** Maps each job to the function that runs it. */
export const createHandlers = (ctx: Ctx): Handlers => ({
  'send-mail': (data) => sendMail(ctx, data),
  'deliver-webhook': (data, run) => deliverWebhook(ctx, data, run),
  'parse-text': (data, run) => runParse(ctx, data, run),
  'analyse-file': (data, run) => runAnalysis(ctx, data, run),
  'renew-listing': (data) => renewListing(ctx, data),
  'match-listing': (data, run) => matchListing(ctx, data, run),
  'open-due': () => openDueLeads(ctx),
  'open-lead': (data, run) => openLead(ctx, data, run),
  'follow-up': (data, run) => followUp(ctx, data, run),
  'speak-round': (data, run) => speakRound(ctx, data, run),
  negotiate: (data, run) => negotiate(ctx, data, run),
  'rank-leads': (data, run) => rankLeads(ctx, data, run),
  'open-waiting': ({ companyId }) => (companyId ? openWaitingLeads(ctx, { companyId }) : rollOverMonth(ctx)),
  'sync-plan': (data) => syncPlan(ctx, data),
  'reconcile-plans': () => reconcilePlans(ctx),
  'resend-mails': () => resendMails(ctx),
  'resume-matches': () => resumeMatches(ctx),
  'reindex-listings': (_, run) => reindexListings(ctx, run),
  'refresh-terms': () => refreshTerms(ctx),
  'expire-proposals': () => expireProposals(ctx),
  'resume-negotiations': () => resumeNegotiations(ctx),
  'free-locks': () => expireLocks(ctx),
  sweep: async () => {
    await sweepAuth(ctx)
    await sweepParses(ctx)
    await sweepListingDrafts(ctx)
    await sweepMails(ctx)
    await sweepDeliveries(ctx)
    await sweepOutbox(ctx.db)
    await sweepIdempotencyKeys(ctx.db)
    // Last: an unreachable file store must not keep the other tables from being cleaned.
    await sweepFiles(ctx)
  },
})
