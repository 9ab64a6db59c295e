import type { ContentBlockParam } from '@anthropic-ai/sdk/resources/messages'
import { otherSide } from '../../../shared/sides.ts'
import type { Assistant } from '../assistant.ts'
import type { MatchBrief, RankBrief } from '../briefs.ts'
import type { Judgement } from '../results.ts'
import { ClaudeClient, type ClaudeSettings } from './client.ts'
import { describeFile } from './describe.ts'
import {
  formatInputs,
  formatListing,
  formatRequirements,
  formatThread,
  tag,
  unescapeMarkup,
} from './format.ts'
import { responseSchemas } from './response-schemas.ts'

/** The assistant backed by Claude. */
export function claude(settings: ClaudeSettings): Assistant {
  const client = new ClaudeClient(settings)
  return {
    name: 'claude',
    isAvailable: () => true,

    parse: ({ side, text }, call) =>
      client.requestJson(
        {
          kind: 'parse',
          prefix: [],
          suffix: `${tag('text', text, 20_000)}\n\nThe text describes ${side === 'seller' ? 'an offering' : 'a request'}.`,
        },
        responseSchemas.parse,
        call,
      ),

    async match(brief, call) {
      const { match, conflict, score } = await client.requestJson(
        { kind: 'match', prefix: [textBlock(formatPair(brief))], suffix: 'Do they belong together?' },
        responseSchemas.match,
        call,
      )
      return { match, conflict: !match && conflict.trim() !== '', score }
    },

    async judge({ buyer, requirements, seller, thread }, call) {
      if (requirements.length === 0) return []
      const listings = [
        formatListing('seller', seller),
        formatListing('buyer', { ...buyer, points: [] }),
        formatRequirements(requirements),
      ]
      const ids = requirements.map((_, i) => String(i + 1))
      const { judgements } = await client.requestJson(
        { kind: 'judge', prefix: [textBlock(listings.join('\n'))], suffix: formatThread(thread) },
        responseSchemas.judge,
        call,
        (response) =>
          ids.every((id, i) => response.judgements[i]?.requirement === id) &&
          response.judgements.length === ids.length,
      )
      return judgements.map(
        ({ verdict, reason, quote }): Judgement => ({
          verdict,
          reason: unescapeMarkup(reason),
          quote: quote && unescapeMarkup(quote),
        }),
      )
    },

    async ask({ seller, buyer, thread, open, answered }, call) {
      if (open.length === 0 && thread.length === 0) return []
      const openRequirements = open.map(
        ({ requirement, verdict }) =>
          `<open state="${verdict ?? 'unknown'}">\n${tag('requirement', requirement)}\n</open>`,
      )
      const listings = `${formatListing('seller', seller)}\n${formatListing('buyer', buyer)}`
      const { questions } = await client.requestJson(
        {
          kind: 'ask',
          prefix: [textBlock(listings)],
          suffix: [
            formatThread(thread),
            ...openRequirements,
            ...answered.map((question) => tag('answered_question', question)),
          ].join('\n'),
        },
        responseSchemas.ask,
        call,
      )
      return questions.map(unescapeMarkup)
    },

    async pitch({ side, own, other, inputs, thread }, call) {
      const listings = `${formatListing(side, own)}\n${formatListing(otherSide(side), other)}`
      const task = [
        formatThread(thread),
        ...(inputs ? [formatInputs(inputs)] : []),
        `Write for the ${side}.`,
      ].join('\n')
      const onDelta = call.onDelta && ((text: string) => call.onDelta?.(unescapeMarkup(text)))
      const message = await client.streamText(
        { kind: 'pitch', prefix: [textBlock(listings)], suffix: task },
        { ...call, onDelta },
      )
      return unescapeMarkup(message)
    },

    rank: (brief, call) => rankLeads(client, brief, call),
    describe: (brief, call) => describeFile(client, brief, call),
  }
}

const textBlock = (text: string): ContentBlockParam => ({ type: 'text', text })

function formatPair({ seller, buyer }: MatchBrief): string {
  return [
    formatListing('seller', seller),
    `<seller_wishes>\n${tag('matching_instructions', seller.matchingInstructions)}\n</seller_wishes>`,
    formatListing('buyer', buyer),
    `<buyer_wishes>\n${tag('matching_instructions', buyer.matchingInstructions)}\n</buyer_wishes>`,
  ].join('\n')
}

/** Leads scored in one request. The model returns scores, because they compare across requests and ranks don't. */
const leadsPerRequest = 25

/** Leads are numbered within a request, so the model can't return the id of another lead. */
async function rankLeads(
  client: ClaudeClient,
  { own, candidates }: RankBrief,
  call: Parameters<Assistant['rank']>[1],
): Promise<string[]> {
  const instructions = tag('matching_instructions', own.matchingInstructions)
  const prefix = [textBlock(`<own>\n${formatListing(own.side, own)}\n${instructions}\n</own>`)]
  const scores = new Map<string, number>()
  for (let from = 0; from < candidates.length; from += leadsPerRequest) {
    const chunk = candidates.slice(from, from + leadsPerRequest)
    const formatted = chunk.map(
      ({ other, thread, ownVerdicts }, i) =>
        `<lead id="${i + 1}">\n${formatListing(other.side, other)}\n${formatThread(thread)}\n${ownVerdicts
          .map(
            ({ requirement, verdict }) =>
              `<own_judgement verdict="${verdict}">\n${tag('requirement', requirement)}\n</own_judgement>\n`,
          )
          .join('')}</lead>`,
    )
    const { leads } = await client.requestJson(
      { kind: 'rank', prefix, suffix: formatted.join('\n') },
      responseSchemas.rank,
      call,
    )
    for (const { lead, score } of leads) {
      const candidate = chunk[Number(lead) - 1]
      if (candidate && Number.isFinite(score)) scores.set(candidate.leadId, score)
    }
  }
  return candidates
    .map(({ leadId }) => leadId)
    .sort((a, b) => (scores.get(b) ?? -1) - (scores.get(a) ?? -1) || (a < b ? -1 : 1))
}
