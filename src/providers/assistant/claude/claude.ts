import type { ContentBlockParam } from '@anthropic-ai/sdk/resources/messages'
import { otherSide } from '../../../shared/sides.ts'
import type { Assistant } from '../assistant.ts'
import type { MatchBrief, RankBrief } from '../briefs.ts'
import type { Judgement } from '../results.ts'
import { answers } from './answers.ts'
import { type ClaudeSettings, Client } from './client.ts'
import { describeWith } from './describe.ts'
import { showInputs, showListing, showRequirements, showTalk, tag, unescaped } from './show.ts'

/** The assistant as Claude: each call a prompt of its own over what its brief holds. */
export function claude(settings: ClaudeSettings): Assistant {
  const client = new Client(settings)
  return {
    name: 'claude',

    parse: ({ side, text }, call) =>
      client.answer(
        {
          kind: 'parse',
          head: [],
          tail: `${tag('text', text, 20_000)}\n\nThe text describes ${side === 'seller' ? 'an offering' : 'a request'}.`,
        },
        answers.parse,
        call,
      ),

    match: (brief, call) =>
      client.answer(
        { kind: 'match', head: [text(showPair(brief))], tail: 'Do they belong together?' },
        answers.match,
        call,
      ),

    async judge({ buyer, requirements, seller, talk }, call) {
      if (requirements.length === 0) return []
      const head = [
        text(
          `${showListing('seller', seller)}\n${showListing('buyer', { ...buyer, points: [] })}\n${showRequirements(requirements)}`,
        ),
      ]
      const ids = requirements.map((_, i) => String(i + 1))
      const { judgements } = await client.answer(
        { kind: 'judge', head, tail: showTalk(talk) },
        answers.judge,
        call,
        (answer) =>
          ids.every((id, i) => answer.judgements[i]?.requirement === id) &&
          answer.judgements.length === ids.length,
      )
      return judgements.map(
        ({ verdict, reason, quote }): Judgement => ({
          verdict,
          reason: unescaped(reason),
          quote: quote && unescaped(quote),
        }),
      )
    },

    async ask({ seller, buyer, talk, open }, call) {
      if (open.length === 0) return []
      const rows = open.map(
        ({ requirement, verdict }) =>
          `<open state="${verdict ?? 'unknown'}">\n${tag('requirement', requirement)}\n</open>`,
      )
      const head = [text(`${showListing('seller', seller)}\n${showListing('buyer', buyer)}`)]
      const { questions } = await client.answer(
        { kind: 'ask', head, tail: `${showTalk(talk)}\n${rows.join('\n')}` },
        answers.ask,
        call,
      )
      return questions.map(unescaped)
    },

    async pitch({ side, own, other, inputs, talk }, call) {
      const head = [text(`${showListing(side, own)}\n${showListing(otherSide(side), other)}`)]
      const tail = [showTalk(talk), ...(inputs ? [showInputs(inputs)] : []), `Write for the ${side}.`].join(
        '\n',
      )
      const onWords = call.onWords && ((words: string) => call.onWords?.(unescaped(words)))
      return unescaped(await client.speak({ kind: 'pitch', head, tail }, { ...call, onWords }))
    },

    rank: (brief, call) => rankWith(client, brief, call),
    describe: (brief, call) => describeWith(client, brief, call),
  }
}

const text = (words: string): ContentBlockParam => ({ type: 'text', text: words })

function showPair({ seller, buyer }: MatchBrief): string {
  return [
    showListing('seller', seller),
    `<seller_wishes>\n${tag('matching_instructions', seller.matchingInstructions)}\n</seller_wishes>`,
    showListing('buyer', buyer),
    `<buyer_wishes>\n${tag('matching_instructions', buyer.matchingInstructions)}\n</buyer_wishes>`,
  ].join('\n')
}

/** More leads than this are scored in several requests; scores can be compared, orders can't. */
const leadsAtOnce = 25

/** Leads go by short names, so that none can be invented; the order of arrival decides nothing. */
async function rankWith(
  client: Client,
  { own, candidates }: RankBrief,
  call: Parameters<Assistant['rank']>[1],
): Promise<string[]> {
  const wishes = tag('matching_instructions', own.matchingInstructions)
  const head = [text(`<own>\n${showListing(own.side, own)}\n${wishes}\n</own>`)]
  const scores = new Map<string, number>()
  for (let from = 0; from < candidates.length; from += leadsAtOnce) {
    const chunk = candidates.slice(from, from + leadsAtOnce)
    const shown = chunk.map(
      ({ other, talk }, i) =>
        `<lead id="${i + 1}">\n${showListing(other.side, other)}\n${showTalk(talk)}\n</lead>`,
    )
    const { leads } = await client.answer({ kind: 'rank', head, tail: shown.join('\n') }, answers.rank, call)
    for (const { lead, score } of leads) {
      const candidate = chunk[Number(lead) - 1]
      if (candidate && Number.isFinite(score)) scores.set(candidate.leadId, score)
    }
  }
  return candidates
    .map(({ leadId }) => leadId)
    .sort((a, b) => (scores.get(b) ?? -1) - (scores.get(a) ?? -1) || (a < b ? -1 : 1))
}
