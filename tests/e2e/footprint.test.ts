import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startProcess } from './process.ts'

const maxIdleMb = 250

test.runIf(process.platform === 'linux')(
  `an idle process with all embedded parts takes at most ${maxIdleMb} MB`,
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'parley-footprint-'))
    // Under root, the database runs as the user nobody, who needs access to the folder.
    chmodSync(dataDir, 0o755)
    const parley = await startProcess({ ASSISTANT: 'rules', DATA_DIR: dataDir })
    await setTimeout(2_000)
    const status = readFileSync(`/proc/${parley.pid}/status`, 'utf8')
    await parley.stop('SIGTERM')
    rmSync(dataDir, { recursive: true })
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? []
    expect(Number(kilobytes) / 1024).toBeLessThan(maxIdleMb)
  },
)
