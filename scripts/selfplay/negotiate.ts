import type { LeadView } from '../../src/leads/schema.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { codeOf, type Player } from './player.ts'
import { phrases } from './words.ts'

/** What happened, over all leads. */
export interface Tally {
  rounds: number
  stopped: number
  messages: number
  edits: number
  deletions: number
  judgementChanges: number
  refusedByLock: number
  locks: number
  lockMs: number
  longestLockMs: number
  errors: string[]
}

/** What must be in a lead's talk in the end, kept from what the server has acknowledged. */
interface Expected {
  direct: { side: Side; id: string; text: string }[]
  spoken: Record<Side, number>
  rounds: number
}

interface Table {
  readonly id: string
  readonly players: Readonly<Record<Side, Player>>
  readonly rounds: number
  readonly chance: () => number
}

/** Plays a lead's rounds, the sides in turn, then holds its talk against what was acknowledged. */
export async function negotiate({ id, players, rounds, chance }: Table, tally: Tally): Promise<void> {
  const expected: Expected = { direct: [], spoken: { seller: 1, buyer: 0 }, rounds: 1 }
  const play = new Play(players, id, chance, tally, expected)
  for (let turn = 0; expected.rounds <= rounds; turn++) {
    const side: Side = turn % 2 ? 'buyer' : 'seller'
    const dice = chance()
    if (dice < 0.25) await play.message(side)
    // Both at once: one waits for the other, nothing is lost.
    if (dice > 0.85) await Promise.all([play.message(side), play.message(otherSide(side))])
    if (chance() < 0.08) await play.edit(side)
    if (chance() < 0.05) await play.remove(side)
    await play.round(side)
  }
  for (const side of ['seller', 'buyer'] as const) {
    tally.errors.push(...differences(await players[side].unlocked(id), expected))
  }
}

class Play {
  readonly #players: Table['players']
  readonly #leadId: string
  readonly #chance: () => number
  readonly #tally: Tally
  readonly #expected: Expected
  #verdicts = ''

  constructor(
    players: Table['players'],
    leadId: string,
    chance: () => number,
    tally: Tally,
    expected: Expected,
  ) {
    this.#players = players
    this.#leadId = leadId
    this.#chance = chance
    this.#tally = tally
    this.#expected = expected
  }

  async message(side: Side): Promise<void> {
    const text = this.#phrase(side)
    const leadId = this.#leadId
    const { messageId } = await this.#once(side, () =>
      this.#players[side].api.leads.sendMessage.mutate({ side, leadId, text }),
    )
    this.#expected.direct.push({ side, id: messageId, text })
    this.#tally.messages++
    await this.#turnOver(side)
  }

  async edit(side: Side): Promise<void> {
    const last = await this.#lastOwn(side)
    if (!last) return
    const text = `${this.#phrase(side)} (corrected)`
    const input = { side, leadId: this.#leadId, messageId: last.id, text }
    await this.#once(side, () => this.#players[side].api.leads.editLastMessage.mutate(input))
    last.text = text
    this.#tally.edits++
    await this.#turnOver(side)
  }

  async remove(side: Side): Promise<void> {
    const last = await this.#lastOwn(side)
    if (!last) return
    const input = { side, leadId: this.#leadId, messageId: last.id }
    await this.#once(side, () => this.#players[side].api.leads.deleteLastMessage.mutate(input))
    this.#expected.direct = this.#expected.direct.filter((message) => message !== last)
    this.#tally.deletions++
    await this.#turnOver(side)
  }

  async round(side: Side): Promise<void> {
    const leadId = this.#leadId
    const { api } = this.#players[side]
    await this.#once(side, () => this.#submit(side))
    const impatient = this.#chance() < 0.04
    if (impatient && (await api.leads.stopTurn.mutate({ side, leadId })).stopped) {
      this.#tally.stopped++
      return await this.#turnOver(side)
    }
    this.#expected.spoken[side]++
    this.#expected.rounds++
    this.#tally.rounds++
    await this.#turnOver(side)
  }

  /** Answers what is asked, agrees or not with what is judged, and says something. */
  async #submit(side: Side) {
    const leadId = this.#leadId
    const { api } = this.#players[side]
    const { latestRound } = await api.leads.get.query({ leadId })
    const freeForm = this.#phrase(side)
    if (side === 'seller') {
      const answers = latestRound.questions.map(({ question }) => ({
        ...{ question, answer: this.#chance() < 0.7 ? this.#phrase(side) : '' },
      }))
      return await api.leads.submitSellerRound.mutate({ leadId, answers, freeForm })
    }
    const reviews = latestRound.judgements.map(({ requirement, verdict }) => ({
      requirement,
      humanVerdict: verdict && this.#chance() < 0.5 ? verdict : null,
      thoughts: this.#chance() < 0.3 ? this.#phrase(side) : '',
    }))
    return await api.leads.submitBuyerRound.mutate({ leadId, reviews, freeForm })
  }

  /** Does it once: refused by the lock, waits for it and tries again. */
  async #once<T>(side: Side, act: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await act()
      } catch (error) {
        // A round of the other side may have come between reading and answering it.
        if (codeOf(error) !== 'LEAD_LOCKED' && codeOf(error) !== 'CONFLICT') throw error
        this.#tally.refusedByLock++
        await this.#players[side].unlocked(this.#leadId)
      }
    }
  }

  async #turnOver(side: Side): Promise<void> {
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

  /** One's side's last message, if it is one that a person wrote. */
  async #lastOwn(side: Side) {
    const { latestRound } = await this.#players[side].unlocked(this.#leadId)
    const last = latestRound.messages.findLast((message) => message.side === side)
    return this.#expected.direct.find((message) => message.id === last?.id)
  }

  #phrase(side: Side): string {
    const own = phrases[side]
    const said = own[Math.floor(this.#chance() * own.length)] ?? ''
    return `${said} #${Math.floor(this.#chance() * 1e9).toString(36)}`
  }
}

/** Whatever in the talk isn't as it was acknowledged. */
function differences({ id, lock, latestRound }: LeadView, expected: Expected): string[] {
  const { messages, number } = latestRound
  const direct = messages.filter((message) => message.author === 'direct')
  const spoken = (side: Side) =>
    messages.filter((message) => message.side === side && message.author === 'ai').length
  const show = (rows: { id: string; text: string }[]) => rows.map((row) => `${row.id} ${row.text}`).join('\n')
  const checks: [boolean, string][] = [
    [lock === null, 'still locked'],
    [number === expected.rounds, `round ${number} instead of ${expected.rounds}`],
    [spoken('seller') === expected.spoken.seller, `the seller's assistant spoke ${spoken('seller')} times`],
    [spoken('buyer') === expected.spoken.buyer, `the buyer's assistant spoke ${spoken('buyer')} times`],
    [
      show(direct.map((row) => ({ id: row.id, text: row.content }))) === show(expected.direct),
      'messages lost, doubled, changed or out of order',
    ],
  ]
  return checks.flatMap(([right, problem]) => (right ? [] : [`${id}: ${problem}`]))
}
