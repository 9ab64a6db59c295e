import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const ask = (path: string, encoding: string, method = 'GET') =>
  fetch(app.url + path, { method, headers: { 'accept-encoding': encoding } })

/** Browsers take pages compressed; probes, crawlers and the command line often don't. */
describe.each(['br', 'gzip', 'identity'])('asked for %s', (encoding) => {
  it.each([
    ...['/', '/?from=mail', '/login', '/main/', '/Main', '/contact_support_or_refresh'].map((path) => ({
      path,
      status: 200,
    })),
    ...['/nowhere', '/index', '/any', '/login.member', '/login/more', '/main.html'].map((path) => ({
      path,
      status: 404,
    })),
  ])('$path is a page, with status $status', async ({ path, status }) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, encoding, method)
      expect(answer.status).toBe(status)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
    expect(await (await ask(path, encoding)).text()).toContain('<div id="root"')
  })

  it('what is not there has no mark by which it would be answered as unchanged', async () => {
    const { headers } = await ask('/nowhere', encoding)
    expect([headers.get('etag'), headers.get('last-modified')]).toEqual([null, null])
  })

  it('scripts stay for a year, folders and what is gone are not there', async () => {
    const [script] = /\/assets\/[^"]+\.js/.exec(await (await ask('/main', encoding)).text()) ?? []
    const answer = await ask(script ?? '', encoding)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    for (const path of ['/assets', '/assets/', '/assets/gone.js'])
      expect((await ask(path, encoding)).status).toBe(404)
  })
})

it('every route there is has a page', async () => {
  const files = readdirSync(new URL('../../web/src/routes', import.meta.url)).filter(
    (file) => !file.startsWith('_'),
  )
  for (const file of files) {
    const path = `/${file.replace('.tsx', '').replace('index', '')}`
    expect((await ask(path, 'identity')).status, path).toBe(200)
  }
})
