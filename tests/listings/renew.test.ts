import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Tx } from '../../src/db/client.ts'
import type { Jobs } from '../../src/db/queue/jobs.ts'
import { listings } from '../../src/db/tables/listings.ts'
import { files } from '../../src/db/tables/media.ts'
import { followUp } from '../../src/leads/turns/follow-up.ts'
import { fillRequest } from '../../src/listings/fill.ts'
import { deleteListing } from '../../src/listings/lifecycle/delete.ts'
import { pauseListing } from '../../src/listings/lifecycle/pause.ts'
import { reopenRequest } from '../../src/listings/lifecycle/reopen.ts'
import { revise } from '../../src/listings/revise.ts'
import { queueRenewal } from '../../src/media/queue-renewal.ts'
import { runAnalysis } from '../../src/media/run-analysis.ts'
import { addMinutes } from '../../src/shared/dates.ts'
import type { Side } from '../../src/shared/sides.ts'
import { jobOf, me, view } from '../leads/helpers.ts'
import { pdfFile, uploadFile } from '../make/files.ts'
import { eachSide, jobRun, makeLead } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { makeAgreement } from '../make/proposals.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listingEvents } from './listing-events.ts'

const app = await forFile(startApp())

const certificate = 'The wheat flour has a Bioland certificate.'

const listingPoints = {
  seller: [{ text: 'Rye flour' }],
  buyer: [{ text: 'Wheat flour with a Bioland certificate' }],
}

/** A lead where a side attaches files that nobody has had analysed, so that it is judged without what they say. */
async function attachUnread(texts: readonly string[], side: Side = 'seller') {
  const lead = await makeLead(app.ctx, {
    seller: { points: listingPoints.seller },
    buyer: { points: listingPoints.buyer },
  })
  const owner = me(app.ctx, lead, side)
  const contentType = 'application/pdf'
  const upload = (text: string) =>
    uploadFile(app.url, owner, { filename: 'sheet.pdf', contentType, bytes: pdfFile(text) })
  const urls = await Promise.all(texts.map(upload))
  const { id } = lead.listings[side]
  const attached = urls.map((url) => ({ url, contentType, filename: '' }))
  await revise(owner, { ...listingInput(side, { points: listingPoints[side], files: attached }), id })
  await followUp(app.ctx, await jobOf<Jobs['follow-up']>(app, 'follow-up', lead.leadId), jobRun())
  const analyse = async (url: string | undefined) => {
    const [file] = await app.db
      .select()
      .from(files)
      .where(eq(files.url, url ?? ''))
    await runAnalysis(app.ctx, { fileId: file?.id ?? '' }, jobRun())
  }
  return { lead, id, owner, urls, analyse }
}
type Attached = Awaited<ReturnType<typeof attachUnread>>

const seen = async ({ lead }: Attached) => {
  const { latestRound, judging } = await view(app.ctx, lead, 'buyer')
  return { verdict: latestRound.judgements[0]?.verdict, judging }
}
const revisionOf = async ({ id }: Attached) =>
  (await app.db.select().from(listings).where(eq(listings.id, id)))[0]?.revision
/** How many of the database's connections wait for a lock. */
async function waitingForLocks() {
  const rows = await app.db.execute(
    sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** The number of queued renewals. */
async function renewals({ id }: Attached) {
  const rows = await app.db.execute(
    sql`select from pgboss.job where name = 'renew-listing' and state = 'created' and data->>'listingId' = ${id}`,
  )
  return rows.length
}

describe('a file that is attached before its analysis', () => {
  test('renews the judgements and the match when the analysis ends', async () => {
    const attached = await attachUnread([certificate])
    expect(await seen(attached)).toEqual({ verdict: null, judging: false })
    await app.drain()
    expect(await seen(attached)).toEqual({ verdict: 'meet', judging: false })
    expect(await revisionOf(attached)).toBe(3)
    expect(await listingEvents(app, attached.id)).toHaveLength(2)
  })

  test('waits for the analyses of the other files', async () => {
    const attached = await attachUnread([certificate, 'We are open on Mondays.'])
    await attached.analyse(attached.urls[0])
    expect(await renewals(attached)).toBe(0)
    await attached.analyse(attached.urls[1])
    expect(await renewals(attached)).toBe(1)
  })

  test('renews them once for all files whose analyses end at the same time', async () => {
    const attached = await attachUnread([certificate, 'We are open on Mondays.', 'We mill on stone.'])
    await Promise.all(attached.urls.map(attached.analyse))
    expect(await renewals(attached)).toBe(1)
    await app.drain()
    expect(await revisionOf(attached)).toBe(3)
  })

  test('renews them after the last of two analyses that end while neither sees the other', async () => {
    const attached = await attachUnread([certificate, 'We are open on Mondays.'])
    const [first, last] = attached.urls.map((url) => async (tx: Tx) => {
      await tx.update(files).set({ state: 'done' }).where(eq(files.url, url))
      await queueRenewal(app.ctx, tx, attached.id)
    })
    let ending: Promise<void> | undefined
    await app.db.transaction(async (tx) => {
      await first?.(tx)
      ending = app.db.transaction(last!)
      await expect.poll(waitingForLocks).toBe(1)
    })
    await ending
    expect(await renewals(attached)).toBe(1)
  })

  test('does not wait for a file that has been in analysis for an hour', async () => {
    const attached = await attachUnread([certificate, 'We are open on Mondays.'])
    const analysisQueuedAt = addMinutes(app.ctx.now(), -61)
    await app.db.update(files).set({ analysisQueuedAt }).where(eq(files.url, attached.urls[1]!))
    await attached.analyse(attached.urls[0])
    expect(await renewals(attached)).toBe(1)
  })

  test('renews them also when the last file is refused', async () => {
    const attached = await attachUnread([certificate, 'Not a PDF any more.'])
    await attached.analyse(attached.urls[0])
    const read = () => Promise.resolve(new Uint8Array([1, 2, 3]))
    const [last] = await app.db.select().from(files).where(eq(files.url, attached.urls[1]!))
    await runAnalysis(
      { ...app.ctx, storage: { ...app.ctx.storage, read } },
      { fileId: last?.id ?? '' },
      jobRun(),
    )
    await app.drain()
    expect(await seen(attached)).toEqual({ verdict: 'meet', judging: false })
  })

  test('renews the judgements alone while the listing is paused, and nothing once it is deleted', async () => {
    const paused = await attachUnread([certificate])
    await pauseListing(paused.owner, { side: 'seller', id: paused.id, paused: true })
    await app.drain()
    expect(await seen(paused)).toEqual({ verdict: 'meet', judging: false })

    const deleted = await attachUnread([certificate])
    await deleteListing(deleted.owner, { side: 'seller', id: deleted.id })
    await app.drain()
    expect(await seen(deleted)).toEqual({ verdict: null, judging: false })
  })

  test.each(eachSide)(
    'of a %s renews the judgements of a lead of a request that is filled meanwhile',
    async (side) => {
      const attached = await attachUnread([certificate], side)
      const { people, listings: pair } = attached.lead
      const { id } = pair.buyer
      const agreed = await makeLead(app.ctx, {
        people: { buyer: people.buyer },
        listings: { buyer: pair.buyer },
      })
      await makeAgreement(app.ctx, agreed)
      const buyer = me(app.ctx, attached.lead, 'buyer')
      await fillRequest(buyer, { id })
      await app.drain()
      expect((await seen(attached)).judging).toBe(false)
      await reopenRequest(buyer, { id })
      expect((await seen(attached)).judging).toBe(true)
      await app.drain()
      expect(await seen(attached)).toEqual({ verdict: side === 'seller' ? 'meet' : null, judging: false })
    },
  )
})
