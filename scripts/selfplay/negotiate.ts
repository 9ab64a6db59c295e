import type { LeadView } from '../../src/leads/rounds/schema.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { agree, bargain } from './agree.ts'
import { phrases } from './catalog.ts'
import { codeOf, type Player } from './player.ts'
import type { Tally } from './tally.ts'

/** The expected final state of a lead, from what the server has acknowledged. */
interface Expected {
  direct: { side: Side; id: string; text: string }[]
  /** The number of the assistant's messages. */
  byAssistant: Record<Side, number>
  rounds: number
}

interface Game {
  readonly id: string
  readonly players: Readonly<Record<Side, Player>>
  readonly rounds: number
  readonly random: () => number
}

/** Plays a lead's rounds, the sides alternating, then compares the lead with what the server acknowledged. */
export async function negotiate({ id, players, rounds, random }: Game, tally: Tally): Promise<void> {
  const expected: Expected = { direct: [], byAssistant: { seller: 1, buyer: 0 }, rounds: 1 }
  const play = new Play(players, id, random, tally, expected)
  for (let turn = 0; expected.rounds <= rounds; turn++) {
    const side: Side = turn % 2 ? 'buyer' : 'seller'
    const roll = random()
    if (roll < 0.25) await play.message(side)
    // Concurrent messages: one waits for the other's turn, neither is lost.
    if (roll > 0.85) await Promise.all([play.message(side), play.message(otherSide(side))])
    if (random() < 0.08) await play.edit(side)
    if (random() < 0.05) await play.remove(side)
    await play.round(side)
    if (random() < 0.3) await bargain({ leadId: id, players, random }, side, tally)
  }
  tally.errors.push(...(await agree({ leadId: id, players, random }, tally)))
  for (const side of ['seller', 'buyer'] as const) {
    tally.errors.push(...differences(await players[side].unlocked(id), expected))
  }
}

class Play {
  readonly #players: Game['players']
  readonly #leadId: string
  readonly #random: () => number
  readonly #tally: Tally
  readonly #expected: Expected
  #verdicts = ''

  constructor(
    players: Game['players'],
    leadId: string,
    random: () => number,
    tally: Tally,
    expected: Expected,
  ) {
    this.#players = players
    this.#leadId = leadId
    this.#random = random
    this.#tally = tally
    this.#expected = expected
  }

  async message(side: Side): Promise<void> {
    const text = this.#phrase(side)
    const leadId = this.#leadId
    const { messageId } = await this.#retryWhileLocked(side, () =>
      this.#players[side].api.leads.sendMessage.mutate({ side, leadId, text }),
    )
    this.#expected.direct.push({ side, id: messageId, text })
    this.#tally.messages++
    await this.#awaitTurn(side)
  }

  async edit(side: Side): Promise<void> {
    const last = await this.#lastOwn(side)
    if (!last) return
    const text = `${this.#phrase(side)} (corrected)`
    const input = { side, leadId: this.#leadId, messageId: last.id, text }
    await this.#retryWhileLocked(side, () => this.#players[side].api.leads.editLastMessage.mutate(input))
    last.text = text
    this.#tally.edits++
    await this.#awaitTurn(side)
  }

  async remove(side: Side): Promise<void> {
    const last = await this.#lastOwn(side)
    if (!last) return
    const input = { side, leadId: this.#leadId, messageId: last.id }
    await this.#retryWhileLocked(side, () => this.#players[side].api.leads.deleteLastMessage.mutate(input))
    this.#expected.direct = this.#expected.direct.filter((message) => message !== last)
    this.#tally.deletions++
    await this.#awaitTurn(side)
  }

  async round(side: Side): Promise<void> {
    const leadId = this.#leadId
    const { api } = this.#players[side]
    await this.#retryWhileLocked(side, () => this.#submit(side))
    const impatient = this.#random() < 0.04
    if (impatient && (await api.leads.stopTurn.mutate({ side, leadId })).stopped) {
      this.#tally.stopped++
      return await this.#awaitTurn(side)
    }
    this.#expected.byAssistant[side]++
    this.#expected.rounds++
    this.#tally.rounds++
    await this.#awaitTurn(side)
  }

  /** Answers some questions or reviews some judgements, and adds free text. */
  async #submit(side: Side) {
    const leadId = this.#leadId
    const { api } = this.#players[side]
    const { latestRound } = await api.leads.get.query({ leadId })
    const freeForm = this.#phrase(side)
    if (side === 'seller') {
      const answers = latestRound.questions.map(({ question }) => ({
        question,
        answer: this.#random() < 0.7 ? this.#phrase(side) : '',
      }))
      return await api.leads.submitSellerRound.mutate({ leadId, answers, freeForm })
    }
    const reviews = latestRound.judgements.map(({ requirement, verdict }) => ({
      requirement,
      humanVerdict: verdict && this.#random() < 0.5 ? verdict : null,
      thoughts: this.#random() < 0.3 ? this.#phrase(side) : '',
    }))
    return await api.leads.submitBuyerRound.mutate({ leadId, reviews, freeForm })
  }

  /** Retries a call that the lock refused until it succeeds. */
  async #retryWhileLocked<T>(side: Side, act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        // CONFLICT: the other side submitted a round between this side's read and its answer.
        if (codeOf(error) !== 'LEAD_LOCKED' && codeOf(error) !== 'CONFLICT') throw error
        this.#tally.refusedByLock++
        await this.#players[side].unlocked(this.#leadId)
      }
    }
  }

  async #awaitTurn(side: Side): Promise<void> {
    const started = performance.now()
    await this.#players[side].unlocked(this.#leadId)
    const ms = performance.now() - started
    this.#tally.locks++
    this.#tally.lockMs += ms
    this.#tally.longestLockMs = Math.max(this.#tally.longestLockMs, ms)
    const { latestRound } = await this.#players.buyer.api.leads.get.query({ leadId: this.#leadId })
    const verdicts = latestRound.judgements.map((row) => row.verdict ?? '-').join()
    if (this.#verdicts !== '' && verdicts !== this.#verdicts) this.#tally.judgementChanges++
    this.#verdicts = verdicts
  }

  /** The side's last message, unless the assistant wrote it. */
  async #lastOwn(side: Side) {
    const { latestRound } = await this.#players[side].unlocked(this.#leadId)
    const last = latestRound.messages.findLast((message) => message.side === side)
    return this.#expected.direct.find((message) => message.id === last?.id)
  }

  #phrase(side: Side): string {
    const own = phrases[side]
    const phrase = own[Math.floor(this.#random() * own.length)] ?? ''
    return `${phrase} #${Math.floor(this.#random() * 1e9).toString(36)}`
  }
}

/** Describes how the lead differs from what the server acknowledged. */
function differences({ id, lock, latestRound }: LeadView, expected: Expected): string[] {
  const { messages, number } = latestRound
  const direct = messages.filter((message) => message.author === 'direct')
  const byAssistant = (side: Side) =>
    messages.filter((message) => message.side === side && message.author === 'ai').length
  const show = (rows: { id: string; text: string }[]) => rows.map((row) => `${row.id} ${row.text}`).join('\n')
  const checks: [boolean, string][] = [
    [lock === null, 'still locked'],
    [number === expected.rounds, `round ${number} instead of ${expected.rounds}`],
    [
      byAssistant('seller') === expected.byAssistant.seller,
      `${byAssistant('seller')} messages of the seller's assistant`,
    ],
    [
      byAssistant('buyer') === expected.byAssistant.buyer,
      `${byAssistant('buyer')} messages of the buyer's assistant`,
    ],
    [
      show(direct.map((row) => ({ id: row.id, text: row.content }))) === show(expected.direct),
      'messages lost, duplicated, changed or out of order',
    ],
  ]
  return checks.flatMap(([ok, problem]) => (ok ? [] : [`${id}: ${problem}`]))
}
