import { afterAll, expect, test } from 'vitest'
import { s3Storage } from '../../../src/providers/storage/s3.ts'
import { startFrozenServer } from '../../setup/frozen-server.ts'

const servers = new AsyncDisposableStack()
afterAll(() => servers.disposeAsync())

/** A store that answers each connection with this text, and then nothing more. */
async function frozenStore(answer: string) {
  const { port } = servers.use(await startFrozenServer(answer))
  const endpoint = `http://127.0.0.1:${port}`
  const keys = { accessKeyId: 'key', secretAccessKey: 'secret' }
  const config = {
    kind: 's3',
    bucket: 'files',
    region: 'us-east-1',
    endpoint,
    publicUrl: undefined,
    ...keys,
  } as const
  return s3Storage(config as never, { connect: 200, read: 300 })
}

test.each([
  ['before it answers', ''],
  ['in the middle of a file', 'HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nThe beginning'],
])(
  'a store that freezes %s fails the read and the deletion within their time',
  async (_when, answer) => {
    const storage = await frozenStore(answer)
    const started = performance.now()
    await expect(storage.read('a/b.png', 10_000)).rejects.toThrow()
    if (answer === '') await expect(storage.delete('a/b.png')).rejects.toThrow()
    expect(performance.now() - started).toBeLessThan(10_000)
  },
  20_000,
)
