import { describe, expect, it } from 'vitest'
import { acceptFiles } from '../../../web/src/features/media/accept-files.ts'
import { createMediaQueue, type MediaServices, storedFiles } from '../../../web/src/features/media/queue.ts'

const file = (name: string, type = 'application/pdf', size = 10) =>
  new File([new Uint8Array(size)], name, { type })
const saved = (filename: string) => ({ url: `/media/${filename}`, contentType: 'application/pdf', filename })

/** Fake services whose pending calls settle one by one with `next`. */
function fakeServices() {
  const alerts: string[] = []
  const calls: string[] = []
  const pending: { resolve: () => void; reject: (error: Error) => void }[] = []
  const call = (name: string) => {
    calls.push(name)
    return new Promise<void>((resolve, reject) => pending.push({ resolve, reject }))
  }
  const services: MediaServices = {
    async upload(file, _type, { onUpload }) {
      onUpload()
      await call(`upload ${file.name}`)
      return `/media/${file.name}`
    },
    queueAnalysis: async () => undefined,
    waitForAnalysis: (url) => call(`wait for ${url}`),
    errorText: (error) => (error instanceof Error ? error.message : ''),
    alert: (text) => void alerts.push(text),
  }
  const next = async (error?: Error) => {
    const { resolve, reject } = pending.shift() ?? {}
    if (error) reject?.(error)
    else resolve?.()
    await new Promise(setImmediate)
  }
  return { services, alerts, calls, next }
}

describe('The media queue', () => {
  it('processes one file at a time, in order, through every status', async () => {
    const { services, calls, next } = fakeServices()
    const queue = createMediaQueue(services, [saved('old.pdf')])
    const statuses = () => queue.items().map(({ status }) => status)
    queue.add([file('a.pdf'), file('b.pdf')])
    expect(statuses()).toEqual(['existing', 'uploading', 'validated'])
    await next()
    expect(statuses()).toEqual(['existing', 'analysis_queued', 'validated'])
    expect(calls).toEqual(['upload a.pdf', 'wait for /media/a.pdf'])
    await next()
    expect(statuses()).toEqual(['existing', 'completed', 'uploading'])
    await next()
    await next()
    expect(statuses()).toEqual(['existing', 'completed', 'completed'])
    expect(storedFiles(queue.items()).map(({ filename }) => filename)).toEqual(['old.pdf', 'a.pdf', 'b.pdf'])
  })

  it('reports a failed file, continues with the next, and retries on request', async () => {
    const { services, alerts, next } = fakeServices()
    const queue = createMediaQueue(services)
    queue.add([file('a.pdf'), file('b.pdf')])
    await next(new Error('GCS Upload failed: 500'))
    expect(alerts).toEqual(['Error processing a.pdf: GCS Upload failed: 500'])
    expect(queue.items().map(({ status }) => status)).toEqual(['error', 'uploading'])
    expect(storedFiles(queue.items())).toEqual([])
    await next()
    await next()
    queue.retry(queue.items()[0]!.clientId)
    expect(queue.items()[0]).toMatchObject({ status: 'uploading', error: null })
  })

  it('keeps a file that is being processed, and removes any other', () => {
    const { services, alerts } = fakeServices()
    const queue = createMediaQueue(services)
    queue.add([file('a.pdf'), file('b.pdf')])
    queue.remove(queue.items()[0]!.clientId)
    expect(alerts).toEqual(['Cannot remove a file that is currently being processed.'])
    queue.remove(queue.items()[1]!.clientId)
    expect(queue.items().map(({ filename }) => filename)).toEqual(['a.pdf'])
  })

  it('aborts all processing on a reset', async () => {
    const { services, next } = fakeServices()
    const queue = createMediaQueue(services)
    queue.add([file('a.pdf')])
    queue.reset([saved('old.pdf')])
    await next()
    expect(queue.items().map(({ filename, status }) => [filename, status])).toEqual([['old.pdf', 'existing']])
  })

  it('reports all rejected files in one alert', () => {
    const { services, alerts } = fakeServices()
    const queue = createMediaQueue(services, ['1', '2', '3'].map(saved))
    queue.add([
      file('virus.exe', 'application/x-msdownload'),
      file('huge.pdf', 'application/pdf', 10 * 1024 * 1024 + 1),
      file('a.pdf'),
      file('b.pdf'),
      file('c.pdf'),
    ])
    expect(alerts).toEqual([
      'Unsupported type: virus.exe\nToo large (> 10MB): huge.pdf\nMax files (5) reached.',
    ])
    queue.add([file('d.pdf')])
    expect(alerts[1]).toBe('Maximum number of files (5) reached.')
  })
})

describe('The accepted files', () => {
  it('are recognized by their stated type, or by their extension when none is stated', () => {
    const files = [file('a.JPG', ''), file('b.txt', ''), file('c.pdf', 'text/plain'), file('d', 'image/png')]
    expect(acceptFiles(files, 0).accepted.map(({ name }) => name)).toEqual(['a.JPG', 'd'])
  })
})
