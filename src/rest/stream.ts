import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'

/** A page of a list, and what its next page begins at; null after the last one. */
interface Page<T, C> {
  readonly rows: readonly T[]
  readonly next: C | null
  /** Lists inside the rows that are sent in pages of their own, in their order. */
  readonly inner?: readonly InnerList[]
}

/** Stands in a row for a list that is sent page by page. */
class InnerList {
  readonly mark = randomUUID()
  readonly chunks: () => AsyncGenerator<string>
  constructor(chunks: () => AsyncGenerator<string>) {
    this.chunks = chunks
  }
  toJSON(): string {
    return this.mark
  }
}

export const innerList = <T, C>(readPage: ReadPage<T, C>) =>
  new InnerList(async function* () {
    yield* arrayChunks(await readPage(null), readPage)
  })

type ReadPage<T, C> = (cursor: C | null) => Promise<Page<T, C>>

/**
 * A JSON array that is sent page by page, so that a long list takes no memory. The first page is read at once: its
 * failure still has a status.
 */
export async function streamPages<T, C = string>(readPage: ReadPage<T, C>): Promise<T[]> {
  const first = await readPage(null)
  // Fastify sends the stream; for the types of the routes it is the array that clients receive.
  return Readable.from(arrayChunks(first, readPage)) as unknown as T[]
}

/** A JSON object with lists that are sent page by page after its other fields. */
export function streamObject<H extends object, L extends Readonly<Record<string, ReadPage<unknown, string>>>>(
  head: H,
  lists: L,
): H & { [K in keyof L]: (L[K] extends ReadPage<infer T, string> ? T : never)[] } {
  async function* chunks() {
    let before = JSON.stringify(head).slice(0, -1)
    for (const [name, readPage] of Object.entries(lists)) {
      yield `${before}${before === '{' ? '' : ','}${JSON.stringify(name)}:`
      yield* arrayChunks(await readPage(null), readPage)
      before = ''
    }
    yield '}'
  }
  return Readable.from(chunks()) as never
}

async function* arrayChunks<T, C>(first: Page<T, C>, readPage: ReadPage<T, C>): AsyncGenerator<string> {
  let before = '['
  for (let page = first; ; page = await readPage(page.next)) {
    if (page.rows.length > 0) {
      let text = before + JSON.stringify(page.rows).slice(1, -1)
      for (const { mark, chunks } of page.inner ?? []) {
        const [start = '', rest = ''] = text.split(`"${mark}"`)
        yield start
        yield* chunks()
        text = rest
      }
      yield text
      before = ','
    }
    if (page.next === null) break
  }
  yield before === '[' ? '[]' : ']'
}
