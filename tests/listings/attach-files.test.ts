import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { files } from '../../src/db/tables/media.ts'
import { publish } from '../../src/listings/publish.ts'
import { readListing } from '../../src/listings/read.ts'
import { revise } from '../../src/listings/revise.ts'
import { readAnalysis } from '../../src/media/read.ts'
import { makeCompany } from '../make/companies.ts'
import { uploadFile } from '../make/files.ts'
import { listingInput } from '../make/listings.ts'
import { as } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())
const ctx = as(app.ctx, (await makeCompany(app.db)).manager)

const upload = (filename?: string, who = ctx) => uploadFile(app.url, who, { filename })
const file = (url: string) => ({ url, contentType: 'image/png', filename: 'whatever the client says' })
const publishWith = (urls: string[], who = ctx) =>
  publish(who, listingInput('buyer', { files: urls.map(file) }))
const attached = async (id: string) => {
  const listing = await readListing(ctx, { side: 'buyer', id })
  return listing.files.map(({ url }) => url)
}

it('attaches files in the order given, as they were uploaded', async () => {
  const [one, two] = [await upload('Über uns.png'), await upload('two.png')]
  const { id } = await publishWith([two, one])
  expect(await attached(id)).toEqual([two, one])
  const {
    files: [, second],
  } = await readListing(ctx, { side: 'buyer', id })
  expect(second).toEqual({ url: one, contentType: 'image/png', filename: 'Über uns.png' })
})

it('knows a file by its whole address too', async () => {
  const url = await upload()
  const { id } = await publishWith([new URL(url, 'https://parley.example').href])
  expect(await attached(id)).toEqual([url])
})

it('refuses another company’s file, and one that another listing has', async () => {
  const stranger = as(app.ctx, (await makeCompany(app.db)).manager)
  const theirs = await upload('theirs.png', stranger)
  await expect(publishWith([theirs])).rejects.toMatchObject({ code: 'BAD_INPUT' })
  const taken = await upload()
  await publishWith([taken])
  await expect(publishWith([taken])).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(publishWith(['/media/no/such/file.png'])).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

it('looks at a file that nobody had looked at yet', async () => {
  const url = await upload()
  const { id } = await publishWith([url])
  await app.drain()
  expect(await readAnalysis(ctx, { url })).toMatchObject({ state: 'done' })
  expect(await attached(id)).toEqual([url])
})

it('lets go of what was never uploaded', async () => {
  const { presign } = await import('../../src/media/presign.ts')
  const { publicUrl: url } = await presign(ctx, {
    filename: 'ghost.png',
    contentType: 'image/png',
    contextType: 'listing',
    contextId: '',
  })
  const { id } = await publishWith([url])
  await app.drain()
  expect(await attached(id)).toEqual([])
  await expect(publishWith([url])).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

it('lets go of what a revision no longer names, and takes what it names', async () => {
  const [kept, dropped, added] = [await upload(), await upload(), await upload()]
  const { id } = await publishWith([dropped, kept])
  await revise(ctx, { ...listingInput('buyer', { files: [kept, added].map(file) }), id })
  expect(await attached(id)).toEqual([kept, added])
  const [row] = await app.db.select().from(files).where(eq(files.url, dropped))
  expect(row?.listingId).toBeNull()
  await revise(ctx, { ...listingInput('buyer'), id })
  expect(await attached(id)).toEqual([])
})

it('gives a file wanted by two listings at once to one of them', async () => {
  const url = await upload()
  const answers = await Promise.allSettled([publishWith([url]), publishWith([url])])
  expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
})
