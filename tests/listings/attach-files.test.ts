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

it('attaches files in the requested order, with their uploaded names and types', async () => {
  const [one, two] = [await upload('Über uns.png'), await upload('two.png')]
  const { id } = await publishWith([two, one])
  expect(await attached(id)).toEqual([two, one])
  const {
    files: [, second],
  } = await readListing(ctx, { side: 'buyer', id })
  expect(second).toEqual({ url: one, contentType: 'image/png', filename: 'Über uns.png' })
})

it('accepts a file’s absolute URL', async () => {
  const url = await upload()
  const { id } = await publishWith([new URL(url, 'https://parley.example').href])
  expect(await attached(id)).toEqual([url])
})

it('refuses another company’s file, one on another listing, and an unknown one', async () => {
  const stranger = as(app.ctx, (await makeCompany(app.db)).manager)
  const theirs = await upload('theirs.png', stranger)
  await expect(publishWith([theirs])).rejects.toMatchObject({ code: 'BAD_INPUT' })
  const attachedUrl = await upload()
  await publishWith([attachedUrl])
  await expect(publishWith([attachedUrl])).rejects.toMatchObject({ code: 'BAD_INPUT' })
  await expect(publishWith(['/media/no/such/file.png'])).rejects.toMatchObject({ code: 'BAD_INPUT' })
})

it('analyses a file that is not analysed yet', async () => {
  const url = await upload()
  const { id } = await publishWith([url])
  await app.drain()
  expect(await readAnalysis(ctx, { url })).toMatchObject({ state: 'done' })
  expect(await attached(id)).toEqual([url])
})

it('detaches a file that was never uploaded', async () => {
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

it('replaces the files with those of a revision', async () => {
  const [first, removed, added] = [await upload(), await upload(), await upload()]
  const { id } = await publishWith([removed, first])
  await revise(ctx, { ...listingInput('buyer', { files: [first, added].map(file) }), id })
  expect(await attached(id)).toEqual([first, added])
  const [row] = await app.db.select().from(files).where(eq(files.url, removed))
  expect(row?.listingId).toBeNull()
  await revise(ctx, { ...listingInput('buyer'), id })
  expect(await attached(id)).toEqual([])
})

it('attaches a file to only one of two listings that request it concurrently', async () => {
  const url = await upload()
  const answers = await Promise.allSettled([publishWith([url]), publishWith([url])])
  expect(answers.map((answer) => answer.status).sort()).toEqual(['fulfilled', 'rejected'])
})
