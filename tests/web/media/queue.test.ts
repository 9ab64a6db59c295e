import { describe, expect, it } from 'vitest'
import { acceptFiles } from '../../../web/src/features/media/accept-files.ts'
import { createMediaQueue, type MediaServices, storedFiles } from '../../../web/src/features/media/queue.ts'

const file = (name: string, type = 'application/pdf', size = 10) =>
  new File([new Uint8Array(size)], name, { type })
const saved = (filename: string) => ({ url: `/media/${filename}`, contentType: 'application/pdf', filename })

/** The outside, answering only when told to. */
function outside() {
  const alerts: string[] = []
  const calls: string[] = []
  const open: { resolve: () => void; reject: (error: Error) => void }[] = []
  const step = (name: string) => {
    calls.push(name)
    return new Promise<void>((resolve, reject) => open.push({ resolve, reject }))
  }
  const ports: MediaServices = {
    async upload(stored, _type, { onUpload }) {
      onUpload()
      await step(`store ${stored.name}`)
      return `/media/${stored.name}`
    },
    queueAnalysis: async () => undefined,
    waitForAnalysis: (url) => step(`analysed ${url}`),
    errorText: (error) => (error instanceof Error ? error.message : ''),
    alert: (text) => void alerts.push(text),
  }
  const next = async (error?: Error) => {
    const { resolve, reject } = open.shift() ?? {}
    if (error) reject?.(error)
    else resolve?.()
    await new Promise(setImmediate)
  }
  return { ports, alerts, calls, next }
}

describe('The media queue', () => {
  it('processes one file at a time, in order, through every status', async () => {
    const { ports, calls, next } = outside()
    const queue = createMediaQueue(ports, [saved('old.pdf')])
    const statuses = () => queue.items().map(({ status }) => status)
    queue.add([file('a.pdf'), file('b.pdf')])
    expect(statuses()).toEqual(['existing', 'uploading', 'validated'])
    await next()
    expect(statuses()).toEqual(['existing', 'analysis_queued', 'validated'])
    expect(calls).toEqual(['store a.pdf', 'analysed /media/a.pdf'])
    await next()
    expect(statuses()).toEqual(['existing', 'completed', 'uploading'])
    await next()
    await next()
    expect(statuses()).toEqual(['existing', 'completed', 'completed'])
    expect(storedFiles(queue.items()).map(({ filename }) => filename)).toEqual(['old.pdf', 'a.pdf', 'b.pdf'])
  })

  it('says what failed, goes on with the next, and tries again when asked', async () => {
    const { ports, alerts, next } = outside()
    const queue = createMediaQueue(ports)
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

  it('keeps a file that is in work, and removes any other', () => {
    const { ports, alerts } = outside()
    const queue = createMediaQueue(ports)
    queue.add([file('a.pdf'), file('b.pdf')])
    queue.remove(queue.items()[0]!.clientId)
    expect(alerts).toEqual(['Cannot remove a file that is currently being processed.'])
    queue.remove(queue.items()[1]!.clientId)
    expect(queue.items().map(({ filename }) => filename)).toEqual(['a.pdf'])
  })

  it('forgets everything on a reset, also what was on its way', async () => {
    const { ports, next } = outside()
    const queue = createMediaQueue(ports)
    queue.add([file('a.pdf')])
    queue.reset([saved('old.pdf')])
    await next()
    expect(queue.items().map(({ filename, status }) => [filename, status])).toEqual([['old.pdf', 'existing']])
  })

  it('reports all refusals in one alert', () => {
    const { ports, alerts } = outside()
    const queue = createMediaQueue(ports, ['1', '2', '3'].map(saved))
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

describe('What may be attached', () => {
  it('goes by the stated type, and by the ending where none is stated', () => {
    const files = [file('a.JPG', ''), file('b.txt', ''), file('c.pdf', 'text/plain'), file('d', 'image/png')]
    expect(acceptFiles(files, 0).accepted.map(({ name }) => name)).toEqual(['a.JPG', 'd'])
  })
})
