import { afterAll } from 'vitest'

/** Opens a resource for a whole test file and disposes it after the last test: `const app = await forFile(startApp())`. */
export async function forFile<T extends AsyncDisposable>(opening: Promise<T>): Promise<T> {
  const opened = await opening
  afterAll(() => opened[Symbol.asyncDispose]())
  return opened
}
