import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

/*
 * `npm test` runs everything: the checks, the client build, and the tests with a database. `--slow` lists the slowest
 * test files at the end.
 */

const { values } = parseArgs({ options: { slow: { type: 'boolean', default: false } } })

const commands = [
  ['npm', 'run', 'check'],
  [process.execPath, 'scripts/build-client.ts'],
  ['npx', 'vitest', 'run', '--project', 'integration', '--project', 'browser'],
]
const env = { ...process.env, ...(values.slow ? { SLOW_FILES: '1' } : {}) }

for (const [command = '', ...args] of commands) {
  const { status } = spawnSync(command, args, { stdio: 'inherit', env })
  if (status !== 0) process.exit(status ?? 1)
}
