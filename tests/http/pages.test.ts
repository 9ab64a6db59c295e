import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../setup/app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp()
})
afterAll(() => app.stop())

const ask = (path: string, encoding: string, method = 'GET') =>
  fetch(app.url + path, { method, headers: { 'accept-encoding': encoding } })

/** Browsers take pages compressed; probes, crawlers and the command line often don't. */
describe.each(['br', 'gzip', 'identity'])('asked for %s', (encoding) => {
  it.each(['/', '/?from=mail', '/login', '/main', '/nowhere'])('%s is a page', async (path) => {
    for (const method of ['GET', 'HEAD']) {
      const answer = await ask(path, encoding, method)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
      expect(answer.headers.get('cache-control')).toBe('no-cache')
    }
    expect(await (await ask(path, encoding)).text()).toContain('<div id="root"')
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
