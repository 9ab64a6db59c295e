import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { readConfig } from '../../../src/config.ts'
import { diskStoragePlugin } from '../../../src/providers/storage/disk-routes.ts'
import { makeStorage } from '../../../src/providers/storage/make.ts'
import type { Storage } from '../../../src/providers/storage/storage.ts'
import { pdfFile, pngFile } from '../../make/files.ts'
import { startS3 } from '../../setup/s3-server.ts'

const stores = {
  disk: async (resources: AsyncDisposableStack) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-disk-'))
    resources.defer(() => rmSync(dataDir, { recursive: true }))
    const config = readConfig({ DATA_DIR: dataDir })
    const app = fastify({ bodyLimit: 1024 })
    resources.defer(async () => app.close())
    await app.register(diskStoragePlugin, { ctx: { config } })
    return { base: await app.listen({ port: 0 }), storage: await makeStorage(config) }
  },
  s3: async (resources: AsyncDisposableStack) => {
    const s3 = resources.use(await startS3())
    return { base: s3.url, storage: await makeStorage(readConfig(s3.env)) }
  },
}

let number = 0
const png = pngFile()

describe.each(['disk', 's3'] as const)('a file in the %s store', (kind) => {
  const resources = new AsyncDisposableStack()
  let base: string
  let storage: Storage
  beforeAll(async () => {
    ;({ base, storage } = await stores[kind](resources))
  })
  afterAll(() => resources.disposeAsync())
  afterEach(() => void vi.useRealTimers())

  const newKey = (name = 'flour.png') => `company/${++number}/${name}`
  const form = (key: string, maxBytes = 1000, contentType = 'image/png') =>
    storage.presign({ key, contentType, maxBytes })
  const post = (
    { url, fields }: Awaited<ReturnType<Storage['presign']>>,
    bytes: Uint8Array<ArrayBuffer> | null,
    change: Record<string, string> = {},
  ) => {
    const body = new FormData()
    for (const [name, value] of Object.entries({ ...fields, ...change })) body.append(name, value)
    if (bytes) body.append('file', new Blob([bytes], { type: 'image/png' }), 'anything.bin')
    return fetch(new URL(url, base), { method: 'POST', body })
  }
  const get = (key: string, headers: Record<string, string> = {}) =>
    fetch(new URL(storage.publicUrl(key), base), { headers })

  it('is uploaded with the form, served with its type, and read', async () => {
    const key = newKey()
    expect((await post(await form(key), png)).status).toBe(204)
    const served = await get(key)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/png')
    expect(served.headers.get('content-disposition')).toBe('inline')
    expect(served.headers.get('cache-control')).toContain('immutable')
    expect(new Uint8Array(await served.arrayBuffer())).toEqual(png)
    expect(new Uint8Array((await storage.read(key, 1000))!)).toEqual(png)
  })

  it('is served in byte ranges', async () => {
    const key = newKey()
    await post(await form(key), png)
    const part = await get(key, { range: 'bytes=1-3' })
    expect(part.status).toBe(206)
    expect(await part.text()).toBe('PNG')
  })

  it('is refused under another key', async () => {
    const other = newKey()
    const refused = await post(await form(newKey()), png, { key: other })
    expect(refused.status).toBe(403)
    expect(await storage.read(other, 1000)).toBeNull()
  })

  it('is refused with another type', async () => {
    const key = newKey()
    expect((await post(await form(key), png, { 'Content-Type': 'text/html' })).status).toBe(403)
    expect(await storage.read(key, 1000)).toBeNull()
  })

  it('is refused when it is empty or larger than the form allows', async () => {
    const key = newKey()
    const tooLarge = await post(await form(key, png.length - 1), png)
    expect(tooLarge.status).toBe(kind === 'disk' ? 413 : 400)
    expect((await post(await form(key), new Uint8Array())).status).toBe(400)
    expect(await storage.read(key, 1000)).toBeNull()
    expect((await post(await form(key, png.length), png)).status).toBe(204)
  })

  it('is refused ten minutes later', async () => {
    const key = newKey()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 10 * 60_000 - 2_000 })
    const old = await form(key)
    vi.useRealTimers()
    expect((await post(old, png)).status).toBe(403)
    expect(await storage.read(key, 1000)).toBeNull()
  })

  it('is refused with a forged signature, and a form without a file too', async () => {
    const key = newKey()
    const signature = kind === 'disk' ? 'signature' : 'X-Amz-Signature'
    expect((await post(await form(key), png, { [signature]: 'f'.repeat(64) })).status).toBe(403)
    expect((await post(await form(key), null)).status).toBe(400)
    expect(await storage.read(key, 1000)).toBeNull()
  })

  it('is not read above the limit, and is gone after deletion', async () => {
    const key = newKey()
    await post(await form(key), png)
    await expect(storage.read(key, png.length - 1)).rejects.toMatchObject({ code: 'TOO_LARGE' })
    await storage.delete(key)
    await storage.delete(key)
    expect(await storage.read(key, 1000)).toBeNull()
    expect((await get(key)).status).toBe(404)
  })

  if (kind === 's3') return

  it('is refused when its content doesn’t match its type', async () => {
    const key = newKey('page.pdf')
    const html = new TextEncoder().encode('<script>alert(1)</script>')
    for (const bytes of [png, html])
      expect((await post(await form(key, 1000, 'application/pdf'), bytes)).status).toBe(415)
    expect(await storage.read(key, 1000)).toBeNull()
    expect((await post(await form(key, 1000, 'application/pdf'), pdfFile('Flour'))).status).toBe(204)
  })

  it('is never overwritten', async () => {
    const key = newKey()
    const presigned = await form(key)
    await post(presigned, png)
    expect((await post(presigned, pngFile(3))).status).toBe(403)
    expect(new Uint8Array((await storage.read(key, 1000))!)).toEqual(png)
  })

  it('is served with headers that prevent scripts', async () => {
    const key = newKey()
    await post(await form(key), png)
    const { headers } = await get(key)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
  })

  it('is refused by its Content-Length', async () => {
    const presigned = await form(newKey(), 100 * 1024 * 1024)
    expect((await post(presigned, new Uint8Array(11 * 1024 * 1024))).status).toBe(413)
  })

  it.each(['text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x'])(
    'is refused with an invalid form (%s)',
    async (type) => {
      const headers = { 'content-type': type }
      const answer = await fetch(new URL('/media', base), { method: 'POST', headers, body: 'nothing' })
      expect(answer.status).toBe(400)
    },
  )

  it.each([
    '/media/../media-signing-key',
    '/media/..%2fmedia-signing-key',
    '/media/%2e%2e/media-signing-key',
  ])('is served only from its folder: %s is refused', async (path) => {
    // fetch would normalise the path.
    const { request } = await import('node:http')
    const status = await new Promise((resolve, reject) =>
      request(base, { path }, (response) => resolve(response.resume().statusCode))
        .on('error', reject)
        .end(),
    )
    expect([403, 404]).toContain(status)
  })
})

it('a folder keeps its signing key', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-disk-'))
  const { readSigningKey } = await import('../../../src/providers/storage/disk.ts')
  const [first, second] = [readSigningKey(dataDir), readSigningKey(dataDir)]
  rmSync(dataDir, { recursive: true })
  expect(first).toHaveLength(32)
  expect(second).toEqual(first)
})
