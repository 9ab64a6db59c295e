import type { IncomingMessage } from 'node:http'
import { get as request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

/** Unlike fetch, it doesn't decode the body and sets any Host header. */
async function getDocument(headers: Record<string, string> = {}) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(`${app.url}/api/openapi.json`, { headers }, resolve).on('error', reject)
  })
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}

describe('/api/openapi.json', () => {
  test('is the same document at each origin, which its address of the server is relative to', async () => {
    const { body, headers } = await getDocument()
    expect(JSON.parse(body.toString()).servers).toEqual([{ url: '/' }])
    const elsewhere = await getDocument({ host: 'localhost' })
    expect([elsewhere.body, elsewhere.headers.etag]).toEqual([body, headers.etag])
  })

  test('is sent in an encoding that the client accepts', async () => {
    const plain = await getDocument()
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
    const brotli = await getDocument({ 'accept-encoding': 'gzip, deflate, br' })
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body)
    const gzip = await getDocument({ 'accept-encoding': 'gzip;q=0.8, br;q=0' })
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
  })

  test('is not sent again to a client that has it', async () => {
    const { headers } = await getDocument()
    expect(headers['cache-control']).toBe('no-cache')
    const again = await getDocument({ 'if-none-match': `"other", ${headers.etag}`, 'accept-encoding': 'br' })
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) })
  })
})
