import { afterAll } from 'vitest'

/** What a test file has for itself, from its first line to its last test: `const app = await forFile(startApp())`. */
export async function forFile<T extends AsyncDisposable>(opening: Promise<T>): Promise<T> {
  const opened = await opening
  afterAll(() => opened[Symbol.asyncDispose]())
  return opened
}
