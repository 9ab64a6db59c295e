import { expect, test } from 'vitest'
import { OutageLog } from '../../src/db/outage-log.ts'

test('logs the beginning and the end of an outage, with its duration and the number of failures', async () => {
  const lines: [string, object][] = []
  const log = {
    error: (detail: object, message: string) => void lines.push([message, detail]),
    info: (detail: object, message: string) => void lines.push([message, detail]),
  }
  let up = false
  let probes = 0
  const probe = async () => {
    probes += 1
    if (!up) throw new Error('still away')
  }
  const outages = new OutageLog(log as never, probe, { probeMs: 5, quietMs: 20 })
  const refused = Object.assign(new Error('connect refused'), { code: 'ECONNREFUSED' })
  for (let i = 0; i < 40; i++) outages.failed(refused)
  expect(lines).toEqual([['the database is away', { code: 'ECONNREFUSED', reason: 'connect refused' }]])
  await expect.poll(() => probes).toBeGreaterThan(1)
  expect(lines).toHaveLength(1)
  up = true
  await expect.poll(() => lines.length).toBe(2)
  expect(lines[1]).toEqual(['the database is back', { ms: expect.any(Number), failures: 40 }])
  outages.failed(refused)
  expect(lines).toHaveLength(3)
  outages.stop()
})
