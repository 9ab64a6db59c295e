import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const get = (path: string, encoding: string, method = 'GET') =>
  fetch(app.url + path, { method, headers: { 'accept-encoding': encoding } })

describe.each(['br', 'gzip', 'identity'])('with Accept-Encoding: %s', (encoding) => {
  it.each([
    ...['/', '/?from=mail', '/login', '/main/', '/Main', '/contact_support_or_refresh'].map((path) => ({
      path,
      status: 200,
    })),
    ...['/nowhere', '/index', '/any', '/login.member', '/login/more', '/main.html'].map((path) => ({
      path,
      status: 404,
    })),
  ])('$path is a page with status $status', async ({ path, status }) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await get(path, encoding, method)
      expect(response.status).toBe(status)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(response.headers.get('cache-control')).toBe('no-cache')
    }
    expect(await (await get(path, encoding)).text()).toContain('<div id="root"')
  })

  it('a 404 has no validators', async () => {
    const { headers } = await get('/nowhere', encoding)
    expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null])
  })

  it('scripts are cached for a year; folders and unknown files are 404', async () => {
    const [script] = /\/assets\/[^"]+\.js/.exec(await (await get('/main', encoding)).text()) ?? []
    const response = await get(script ?? '', encoding)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/assets', '/assets/', '/assets/gone.js'])
      expect((await get(path, encoding)).status).toBe(404)
  })
})

it('every route has a page', async () => {
  const files = readdirSync(new URL('../../web/src/routes', import.meta.url)).filter(
    (file) => !file.startsWith('_'),
  )
  for (const file of files) {
    const path = `/${file.replace('.tsx', '').replace('index', '')}`
    expect((await get(path, 'identity')).status, path).toBe(200)
  }
})
