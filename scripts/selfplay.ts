import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { start } from '../src/main.ts'
import { type Side, sides } from '../src/shared/sides.ts'
import { randomFrom } from './bench/random.ts'
import { catalog } from './selfplay/catalog.ts'
import { type Delegated, delegate } from './selfplay/delegate.ts'
import { negotiate } from './selfplay/negotiate.ts'
import { type Player, signUp } from './selfplay/player.ts'
import type { Tally } from './selfplay/tally.ts'

/**
 * `npm run selfplay -- --rounds 1000`: scripted sellers and buyers negotiate over many leads through the public API, of
 * a temporary instance or of the one at `--url`. Exits with 1 if a lock is stuck, a message is lost or duplicated, or
 * a call fails.
 */

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1000' },
    mandates: { type: 'string', default: '20' },
    at: { type: 'string', default: '8' },
    seed: { type: 'string', default: '1' },
    url: { type: 'string' },
  },
})

const own = values.url ? null : await startOwn()
const started = performance.now()
const tally: Tally = {
  rounds: 0,
  stopped: 0,
  messages: 0,
  edits: 0,
  deletions: 0,
  proposals: 0,
  agreements: 0,
  judgementChanges: 0,
  refusedByLock: 0,
  locks: 0,
  lockMs: 0,
  longestLockMs: 0,
  errors: [],
}
const delegated: Delegated = { negotiations: 0, deals: 0, nash: 0, joint: 0, proposals: 0, breaches: 0 }
try {
  await play(values.url ?? own?.url ?? '', Number(values.rounds), Number(values.at))
} catch (error) {
  tally.errors.push(String(error))
} finally {
  await own?.stop()
}
report()

async function startOwn(): Promise<{ url: string; stop(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-selfplay-'))
  // Self-play sends more requests per minute than the rate limit allows.
  const unlimited = { RATE_LIMIT: '1000000000', NEGOTIATION_INTERVAL_MS: '0' }
  const config = readConfig({ ...process.env, ...unlimited, DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' })
  const parley = await start(config, pino({ level: config.logLevel }))
  return {
    url: parley.url ?? '',
    stop: async () => {
      await parley.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function play(url: string, rounds: number, concurrency: number): Promise<void> {
  const players = { seller: [] as Player[], buyer: [] as Player[] }
  const listings = new Map<Player, string>()
  for (const side of sides) {
    for (const [i, [name, points]] of catalog[side].entries()) {
      const player = await signUp(url, side, `${side === 'seller' ? 'Mill' : 'Bakery'} ${i + 1}`)
      const { id } = await player.api.listings.publish.mutate({
        side,
        name,
        description: `${name}, every week.`,
        points: points.map((text, n) => ({ text, reveal: n < 2 })),
      })
      players[side].push(player)
      listings.set(player, id)
    }
  }
  const leads = await waitForLeads(players, listings)
  console.log(
    `${leads.length} leads between ${players.seller.length} sellers and ${players.buyer.length} buyers`,
  )

  // The rounds are divided among all leads, independently of the concurrency.
  const waiting = leads.map((lead, i) => ({
    ...lead,
    rounds: Math.floor((rounds + i) / leads.length),
    random: randomFrom(Number(values.seed) * 1000 + i),
  }))
  const worker = async () => {
    for (let lead = waiting.pop(); lead; lead = waiting.pop()) {
      const { id } = lead
      await negotiate(lead, tally).catch((error: unknown) => tally.errors.push(`${id}: ${error}`))
    }
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  await delegateAll(leads, listings)
  for (const player of listings.keys()) player.disconnect()
}

/** Lets mandates negotiate in the leads without an agreement in force. */
async function delegateAll(
  leads: Awaited<ReturnType<typeof waitForLeads>>,
  listings: ReadonlyMap<Player, string>,
): Promise<void> {
  const free: typeof leads = []
  for (const lead of leads) {
    const { agreementId } = await lead.players.seller.api.leads.get.query({ leadId: lead.id })
    if (!agreementId) free.push(lead)
  }
  for (let i = 0; i < Number(values.mandates); i++) {
    const lead = free[i % free.length]
    if (!lead) return
    const { seller, buyer } = lead.players
    const table = {
      ...lead,
      listings: { seller: listings.get(seller) ?? '', buyer: listings.get(buyer) ?? '' },
    }
    await delegate(table, i, delegated).catch((error: unknown) => tally.errors.push(`${lead.id}: ${error}`))
  }
}

/** Waits until matching opens no more leads, and returns them. */
async function waitForLeads(players: Record<Side, Player[]>, listings: Map<Player, string>) {
  const find = async () => {
    const found = new Map<string, Partial<Record<Side, Player>>>()
    for (const side of sides) {
      for (const player of players[side]) {
        const listingId = listings.get(player) ?? ''
        const list = await player.api.leads.list.query({ side, listingId, limit: 200 })
        for (const { id } of list.leads) found.set(id, { ...found.get(id), [side]: player })
      }
    }
    return found
  }
  let found = await find()
  for (let quiet = 0, tries = 0; quiet < 3 && tries < 120; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const now = await find()
    quiet = now.size > 0 && now.size === found.size ? quiet + 1 : 0
    found = now
  }
  if (found.size === 0) throw new Error('matching opened no lead')
  return [...found].flatMap(([id, { seller, buyer }]) =>
    seller && buyer ? [{ id, players: { seller, buyer } }] : [],
  )
}

function share(sum: number): string {
  return (sum / Math.max(1, delegated.negotiations)).toFixed(3)
}

function report(): void {
  const seconds = (performance.now() - started) / 1000
  console.log(
    [
      `rounds             ${tally.rounds} (${(tally.rounds / seconds).toFixed(1)} a second), ${tally.stopped} stopped`,
      `direct messages    ${tally.messages}, ${tally.edits} edited, ${tally.deletions} deleted`,
      `proposals          ${tally.proposals}, ${tally.agreements} agreements`,
      `judgement changes  ${tally.judgementChanges}`,
      `locks held         ${tally.locks}, ${Math.round(tally.lockMs / Math.max(1, tally.locks))} ms on average, ${Math.round(tally.longestLockMs)} ms at most`,
      `refused by a lock  ${tally.refusedByLock}, all retried`,
      `mandates           ${delegated.negotiations} negotiations, ${share(delegated.deals)} deals, Nash share ${share(delegated.nash)}, joint gain ${share(delegated.joint)}, ${share(delegated.proposals)} proposals each, ${delegated.breaches} breaches`,
      `errors             ${tally.errors.length}`,
      ...tally.errors.slice(0, 20).map((error) => `  ${error}`),
    ].join('\n'),
  )
  process.exitCode = tally.errors.length > 0 || delegated.breaches > 0 ? 1 : 0
}
