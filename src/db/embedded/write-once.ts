import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs'

/** Makes a file once and whole, whichever of several processes comes first; only its owner reads it. */
export function writeOnce(path: string, content: () => string | Uint8Array): void {
  if (existsSync(path)) return
  const made = `${path}.${randomUUID()}`
  writeFileSync(made, content(), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(made, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(made)
  }
}
