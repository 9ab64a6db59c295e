import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SignedIn } from '../../src/context.ts'
import { outbox } from '../../src/db/tables/events.ts'
import { files } from '../../src/db/tables/media.ts'
import { publish } from '../../src/listings/publish.ts'
import { analysesPerDay, analysesPerFile, unattachedPerDay } from '../../src/media/policy.ts'
import { presign } from '../../src/media/presign.ts'
import { readAnalysis } from '../../src/media/read.ts'
import { requestAnalysis } from '../../src/media/request-analysis.ts'
import { runAnalysis } from '../../src/media/run-analysis.ts'
import { analyseSchema, presignSchema } from '../../src/media/schema.ts'
import { sweepFiles } from '../../src/media/sweep.ts'
import { AssistantError } from '../../src/providers/assistant/errors.ts'
import { diskPaths } from '../../src/providers/storage/disk.ts'
import { addDays } from '../../src/shared/dates.ts'
import { rooms } from '../../src/shared/live-events.ts'
import { makeCompany } from '../make/companies.ts'
import { pdfFile, pngFile, postForm, uploadFile } from '../make/files.ts'
import { jobRun } from '../make/leads.ts'
import { listingInput } from '../make/listings.ts'
import { as, makeEmployee } from '../make/people.ts'
import { startApp, type TestApp } from '../setup/app.ts'
import { startS3 } from '../setup/s3-server.ts'

const form = (filename = 'flour.png', contentType = 'image/png') =>
  presignSchema.parse({ filename, contentType })
const fileInput = (url: string) => analyseSchema.parse({ url })

describe.each(['disk', 's3'] as const)('files in the %s store', (kind) => {
  const resources = new AsyncDisposableStack()
  let app: TestApp
  let base: string
  let ctx: SignedIn
  beforeAll(async () => {
    const s3 = kind === 's3' ? resources.use(await startS3()) : null
    app = resources.use(await startApp({ env: s3?.env }))
    base = s3?.url ?? app.url
    ctx = as(app.ctx, (await makeCompany(app.db)).manager)
  })
  afterAll(() => resources.disposeAsync())

  const upload = (file: Parameters<typeof uploadFile>[2] = {}) => uploadFile(base, ctx, file)
  const isServed = async (url: string) => (await fetch(new URL(url, base))).status === 200
  const row = async (url: string) => (await app.db.select().from(files).where(eq(files.url, url)))[0]
  /** The URL as events carry it, for clients on other origins. */
  const absoluteUrl = (url: string) => new URL(url, app.config.publicUrl).href
  const emittedEvents = async (url: string) =>
    (
      await app.db
        .select({ rooms: outbox.rooms, event: outbox.event, payload: outbox.payload })
        .from(outbox)
        .where(eq(outbox.event, 'media_analysis_done'))
    ).filter(({ payload }) => JSON.stringify(payload).includes(url))

  it('are presigned with a key of the company and a safe name', async () => {
    const { publicUrl, fields } = await presign(ctx, form('../Über uns & co.PNG'))
    expect(fields.key).toMatch(
      new RegExp(`^${ctx.viewer.companyId}/listing/[0-9a-f-]{36}/u-ber-uns-co\\.png$`),
    )
    expect(publicUrl.endsWith(`/${fields.key}`)).toBe(true)
    expect(await row(publicUrl)).toMatchObject({
      companyId: ctx.viewer.companyId,
      employeeId: ctx.viewer.employeeId,
      filename: '../Über uns & co.PNG',
      state: 'presigned',
      listingId: null,
    })
  })

  it('have the context as folders of their key, which lead out of no folder', async () => {
    const { companyId } = ctx.viewer
    const keyOf = async (contextType: string, contextId: string) => {
      const input = { filename: 'a.png', contentType: 'image/png', contextType, contextId }
      const presigned = await presign(ctx, presignSchema.parse(input))
      expect((await postForm(base, presigned, pngFile())).status).toBe(204)
      expect(await isServed(presigned.publicUrl)).toBe(true)
      return presigned.fields.key?.replace(/[0-9a-f]{8}-[0-9a-f-]{27}\/a\.png$/, '…')
    }
    expect(await keyOf('Product', '17')).toBe(`${companyId}/product/17/…`)
    expect(await keyOf('', '')).toBe(`${companyId}/…`)
    expect(await keyOf('../..', '../other')).toBe(`${companyId}/other/…`)
    expect(await keyOf('x'.repeat(200), '小麦')).toBe(`${companyId}/${'x'.repeat(40)}/…`)
  })

  it('are analysed only under the name and type that they were uploaded with', async () => {
    const url = await upload({ filename: 'Über uns.png' })
    const request = (rest: object) => requestAnalysis(ctx, analyseSchema.parse({ url, ...rest }))
    await expect(request({ filename: 'other.png' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'The file was uploaded as “Über uns.png”.',
    })
    await expect(request({ contentType: 'application/pdf' })).rejects.toMatchObject({
      code: 'BAD_INPUT',
      message: 'The file was uploaded as image/png.',
    })
    expect(await readAnalysis(ctx, { url })).toMatchObject({ state: 'presigned' })
    await request({ filename: 'U\u0308ber uns.png ', contentType: 'IMAGE/PNG' })
    expect(await readAnalysis(ctx, { url })).toMatchObject({ state: 'analysing' })
    await app.drain()
  })

  it('are analysed, and the result is emitted to the uploader', async () => {
    const url = await upload({
      filename: 'prices.pdf',
      contentType: 'application/pdf',
      bytes: pdfFile('Rye flour costs 80 pence'),
    })
    expect(await readAnalysis(ctx, { url })).toEqual({ url, state: 'presigned', analysis: null, error: null })
    await requestAnalysis(ctx, fileInput(url))
    expect(await readAnalysis(ctx, { url })).toMatchObject({ state: 'analysing' })
    await app.drain()
    const { analysis, ...rest } = await readAnalysis(ctx, { url })
    expect(rest).toEqual({ url, state: 'done', error: null })
    expect(analysis).toMatchObject({ text: expect.stringContaining('Rye flour costs 80 pence'), pages: 1 })
    expect(await emittedEvents(url)).toEqual([
      {
        rooms: [rooms.user(ctx.viewer.employeeId)],
        event: 'media_analysis_done',
        payload: { success: true, analysis_results: { url: absoluteUrl(url), ...analysis }, error: null },
      },
    ])
  })

  it('are analysed once, and the result is emitted again on request', async () => {
    const url = await upload()
    await Promise.all([1, 2, 3].map(() => requestAnalysis(ctx, fileInput(url))))
    await app.drain()
    expect(await emittedEvents(url)).toHaveLength(1)
    await requestAnalysis(ctx, fileInput(url))
    await app.drain()
    expect(await emittedEvents(url)).toHaveLength(2)
    const { id } = (await row(url))!
    await runAnalysis(app.ctx, { fileId: id }, jobRun())
    expect(await emittedEvents(url)).toHaveLength(2)
  })

  it('that were never uploaded are reported, and can be analysed after the upload', async () => {
    const presigned = await presign(ctx, form())
    const url = presigned.publicUrl
    await requestAnalysis(ctx, fileInput(url))
    await app.drain()
    expect(await readAnalysis(ctx, { url })).toEqual({
      url,
      state: 'failed',
      analysis: null,
      error: 'The file was not uploaded.',
    })
    expect(await emittedEvents(url)).toMatchObject([
      {
        payload: {
          success: false,
          analysis_results: { url: absoluteUrl(url) },
          error: 'The file was not uploaded.',
        },
      },
    ])
    expect((await postForm(base, presigned, pngFile())).status).toBe(204)
    await requestAnalysis(ctx, fileInput(url))
    await app.drain()
    expect(await readAnalysis(ctx, { url })).toMatchObject({ state: 'done', error: null })
  })

  it('whose analysis fails can still be attached', async () => {
    const url = await upload()
    await requestAnalysis(ctx, fileInput(url))
    const assistant = {
      ...app.ctx.assistant,
      describe: () => Promise.reject(new AssistantError('unavailable', 'The assistant is away.')),
    }
    const { id } = (await row(url))!
    await runAnalysis({ ...app.ctx, assistant }, { fileId: id }, jobRun())
    expect(await readAnalysis(ctx, { url })).toMatchObject({
      state: 'failed',
      error: 'The assistant is away.',
    })
    const files = [{ url, contentType: '', filename: '' }]
    await expect(publish(ctx, listingInput('buyer', { files }))).resolves.toBeDefined()
    await app.drain()
    expect((await row(url))?.listingId).not.toBeNull()
  })

  it('stay attached when the store fails', async () => {
    const url = await upload()
    const files = [{ url, contentType: '', filename: '' }]
    const { id: listingId } = await publish(ctx, listingInput('buyer', { files }))
    const storage = { ...app.ctx.storage, read: () => Promise.reject(new Error('ECONNRESET')) }
    await runAnalysis({ ...app.ctx, storage }, { fileId: (await row(url))!.id }, jobRun())
    expect(await row(url)).toMatchObject({
      state: 'failed',
      listingId,
      error: expect.not.stringMatching('ECONN'),
    })
  })

  it('are analysed for their uploader only, and the result is visible to the company', async () => {
    const url = await upload()
    const colleague = as(app.ctx, await makeEmployee(app.db, ctx.viewer.companyId))
    const stranger = as(app.ctx, (await makeCompany(app.db)).manager)
    for (const other of [colleague, stranger])
      await expect(requestAnalysis(other, fileInput(url))).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(readAnalysis(colleague, { url })).resolves.toMatchObject({ url })
    await expect(readAnalysis(stranger, { url })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('are analysed three times at most, and then the failure is reported again', async () => {
    const url = (await presign(ctx, form())).publicUrl
    for (let n = 1; n <= analysesPerFile + 2; n++) {
      await requestAnalysis(ctx, fileInput(url))
      await app.drain()
      expect(await emittedEvents(url)).toHaveLength(n)
    }
    expect(await row(url)).toMatchObject({ state: 'failed', analyses: analysesPerFile })
  })

  it('have a daily limit of analyses per company', async () => {
    const other = as(app.ctx, (await makeCompany(app.db)).manager)
    const analysed = await presign(other, form())
    const setAnalyses = (analyses: number, analysisQueuedAt: Date) =>
      app.db.update(files).set({ analyses, analysisQueuedAt }).where(eq(files.url, analysed.publicUrl))
    await setAnalyses(analysesPerDay - 1, new Date())
    const [first, second, third] = [await presign(other, form()), await presign(other, form()), analysed]
    const results = await Promise.allSettled(
      [first, second].map(({ publicUrl }) => requestAnalysis(other, fileInput(publicUrl))),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'TOO_MANY', retryAfter: 3600 },
    })
    await expect(
      requestAnalysis(ctx, fileInput((await presign(ctx, form())).publicUrl)),
    ).resolves.toBeDefined()
    await setAnalyses(analysesPerDay, addDays(new Date(), -1.1))
    for (const { publicUrl } of [first, second, third])
      await expect(requestAnalysis(other, fileInput(publicUrl))).resolves.toBeDefined()
  })

  it('that are unattached are deleted after a day, and those of a listing stay', async () => {
    const [orphan, attached, ghost] = [await upload(), await upload(), (await presign(ctx, form())).publicUrl]
    await publish(ctx, listingInput('buyer', { files: [{ url: attached, contentType: '', filename: '' }] }))
    const tomorrow = { ...app.ctx, now: () => addDays(new Date(), 1.01) }
    await sweepFiles(app.ctx)
    expect(await isServed(orphan)).toBe(true)
    await sweepFiles(tomorrow)
    expect([await isServed(orphan), await isServed(attached)]).toEqual([false, true])
    expect([await row(orphan), await row(ghost)]).toEqual([undefined, undefined])
    expect(await row(attached)).toBeDefined()
  })

  it('that can’t be deleted are retried by the next sweep', async () => {
    const url = await upload()
    const tomorrow = { ...app.ctx, now: () => addDays(new Date(), 1.01) }
    const storage = { ...app.ctx.storage, delete: () => Promise.reject(new Error('away')) }
    await expect(sweepFiles({ ...tomorrow, storage })).rejects.toThrow('away')
    expect(await row(url)).toBeDefined()
    await sweepFiles(tomorrow)
    expect([await row(url), await isServed(url)]).toEqual([undefined, false])
  })

  it('that are swept and attached concurrently are either deleted or attached', async () => {
    const url = await upload()
    const tomorrow = { ...app.ctx, now: () => addDays(new Date(), 1.01) }
    const input = listingInput('buyer', { files: [{ url, contentType: '', filename: '' }] })
    const [published] = await Promise.allSettled([publish(ctx, input), sweepFiles(tomorrow)])
    expect(await isServed(url)).toBe(published.status === 'fulfilled')
    expect((await row(url)) !== undefined).toBe(published.status === 'fulfilled')
  })

  it('have a daily limit per company while unattached', async () => {
    const other = as(app.ctx, (await makeCompany(app.db)).manager)
    const old = await presign(other, form())
    await app.db
      .update(files)
      .set({ createdAt: addDays(new Date(), -2) })
      .where(eq(files.url, old.publicUrl))
    for (let n = 1; n < unattachedPerDay; n++) await presign(other, form())
    const results = await Promise.allSettled([1, 2, 3].map(() => presign(other, form())))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(presign(other, form())).rejects.toMatchObject({ code: 'TOO_MANY', retryAfter: 3600 })
    await expect(presign(ctx, form())).resolves.toBeDefined()
  })

  if (kind === 'disk') return

  it('whose content doesn’t match their type are reported and detached', async () => {
    const presigned = await presign(ctx, form())
    const url = presigned.publicUrl
    await postForm(base, presigned, pdfFile('Not a picture'))
    const files = [{ url, contentType: '', filename: '' }]
    const { id } = await publish(ctx, listingInput('buyer', { files }))
    await app.drain()
    expect(await row(url)).toMatchObject({
      state: 'failed',
      listingId: null,
      error: 'The file is not of the type it claims to be.',
    })
    const { readListing } = await import('../../src/listings/read.ts')
    expect((await readListing(ctx, { side: 'buyer', id })).files).toEqual([])
  })
})

it('files of an unsupported type are refused', () => {
  expect(() => form('page.html', 'text/html')).toThrow('Unsupported type')
})

it('partial files of interrupted uploads are deleted after a day', async () => {
  await using app = await startApp()
  const partial = join(diskPaths(app.config.dataDir).parts, crypto.randomUUID())
  writeFileSync(partial, pngFile().subarray(0, 20))
  await sweepFiles(app.ctx)
  expect(existsSync(partial)).toBe(true)
  await sweepFiles({ ...app.ctx, now: () => addDays(new Date(), 1.01) })
  expect(existsSync(partial)).toBe(false)
})
