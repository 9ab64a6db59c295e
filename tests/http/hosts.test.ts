import { once } from 'node:events'
import http from 'node:http'
import { text } from 'node:stream/consumers'
import { io } from 'socket.io-client'
import { describe, expect, test } from 'vitest'
import { isOwnHost } from '../../src/http/own-host.ts'
import { makeIndividual, makeSession } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

/** A GET that names another host than the one it is sent to. */
async function get(path: string, host: string, at = app) {
  const { hostname, port } = new URL(at.url)
  const request = http.get({ hostname, port, path, headers: { host }, agent: false })
  const [response] = (await once(request, 'response')) as [http.IncomingMessage]
  return { status: response.statusCode, body: await text(response) }
}

describe('a request that names another host', () => {
  test.each(['/dev/mail', '/', '/api/companies', '/trpc/about', '/nothing'])(
    'is refused: %s',
    async (path) => {
      const { status, body } = await get(path, 'evil.example')
      expect([status, JSON.stringify(body)]).toEqual([
        403,
        expect.stringContaining("This host is not Parley's."),
      ])
    },
  )

  test('may be a probe of a load balancer', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await get(path, 'pool.internal')).status).toBe(200)
  })

  test('is known by its name, also with a port', () => {
    const at = (production: boolean) => ({ publicUrl: 'https://parley.example', production })
    const own = (hosts: (string | undefined)[], production: boolean) =>
      hosts.filter((host) => isOwnHost(host, at(production)))
    const named = ['parley.example', 'PARLEY.example:8443']
    const local = ['localhost:3000', '127.0.0.1:5173', '[::1]:3000', '192.168.1.5']
    const others = [
      'evil.example',
      'parley.example.evil.example',
      'localhost.evil.example',
      '',
      undefined,
      'a b',
    ]
    expect(own([...named, ...local, ...others], false)).toEqual([...named, ...local])
    expect(own([...named, ...local, ...others], true)).toEqual(named)
  })
})

test('over https cookies are bound to the host, and others don’t count', async () => {
  await using secure = await startApp({ env: { PUBLIC_URL: 'https://parley.example' } })
  const person = await makeIndividual(secure.db)
  const { cookie } = await makeSession(secure.ctx, person)
  const viewer = async (sent: string) => {
    const response = await fetch(`${secure.url}/trpc/companies.me`, { headers: { cookie: sent } })
    const handshake = io(secure.url, {
      transports: ['websocket'],
      extraHeaders: { cookie: sent },
      forceNew: true,
    })
    const isConnected = await new Promise<boolean>((resolve) => {
      handshake.on('connect', () => resolve(true)).on('connect_error', () => resolve(false))
    })
    handshake.disconnect()
    return [response.status, isConnected]
  }
  expect(await viewer(`__Host-${cookie}`)).toEqual([200, true])
  expect(await viewer(cookie)).toEqual([401, false])

  const sent = await fetch(`${secure.url}/api/send_verification`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email }),
  })
  const [login] = sent.headers.getSetCookie()
  expect(login).toMatch(/^__Host-parley_login=[\w-]{43};/)
  expect(login).toContain('Secure')
  expect(login).toContain('Path=/')
  expect(login).not.toContain('Domain')
})

test('pages may send forms only to Parley, have no base address, and use no devices', async () => {
  const { headers } = await fetch(`${app.url}/healthz`)
  const policy = headers.get('content-security-policy')?.split(';')
  expect(policy).toContain("form-action 'self'")
  expect(policy).toContain("base-uri 'none'")
  expect(headers.get('permissions-policy')).toMatch(/camera=\(\), geolocation=\(\), microphone=\(\)/)
})
