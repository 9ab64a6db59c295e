import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, rmSync, writeFileSync } from 'node:fs'

/** Creates a file that only its owner can read, unless it exists. Atomic: of several processes, one creates it whole. */
export function writeOnce(path: string, content: () => string | Uint8Array): void {
  if (existsSync(path)) return
  const temporary = `${path}.${randomUUID()}`
  writeFileSync(temporary, content(), { mode: 0o600, flag: 'wx' })
  try {
    linkSync(temporary, path)
  } catch (error) {
    if (!existsSync(path)) throw error
  } finally {
    rmSync(temporary)
  }
}
