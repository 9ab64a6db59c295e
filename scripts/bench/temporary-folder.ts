import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** Creates a folder for an embedded database, which `stack` removes. */
export function temporaryFolder(stack: AsyncDisposableStack, name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`))
  stack.defer(() => rmSync(folder, { recursive: true, force: true }))
  // Under root, the server runs as `nobody`. Without access, its cluster would be created elsewhere, and stay.
  chmodSync(folder, 0o755)
  return folder
}

const open = new Set<AsyncDisposableStack>()

/** Disposes `stack` when the process receives a signal; of several stacks, the newest first. Then the process exits. */
export function disposeOnSignal(stack: AsyncDisposableStack): void {
  if (open.size === 0) for (const signal of signals) process.once(signal, disposeAll)
  open.add(stack)
  stack.defer(() => {
    open.delete(stack)
    if (open.size === 0) for (const signal of signals) process.off(signal, disposeAll)
  })
}

async function disposeAll(signal: NodeJS.Signals): Promise<void> {
  console.error(`${signal}: cleaning up`)
  for (const stack of [...open].reverse()) await stack.disposeAsync().catch(console.error)
  process.exit(1)
}
