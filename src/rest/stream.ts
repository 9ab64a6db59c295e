import { Readable } from 'node:stream'

/**
 * A JSON array that is sent page by page, so that a long list takes no memory. The first page is read at once: its
 * failure still has a status.
 */
export async function streamPages<T>(
  readPage: (cursor: string | null) => Promise<{ readonly rows: readonly T[]; readonly next: string | null }>,
): Promise<T[]> {
  const first = await readPage(null)
  async function* chunks() {
    let before = '['
    for (let page = first; ; page = await readPage(page.next)) {
      if (page.rows.length > 0) {
        yield before + JSON.stringify(page.rows).slice(1, -1)
        before = ','
      }
      if (page.next === null) break
    }
    yield before === '[' ? '[]' : ']'
  }
  // Fastify sends the stream; for the types of the routes it is the array that clients receive.
  return Readable.from(chunks()) as unknown as T[]
}
