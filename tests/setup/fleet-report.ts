import type { Reporter, TestCase } from 'vitest/node'
import type {} from './fleet-count.ts'

/** What of a run with `FLEET=1` went through a fleet, folder by folder. */
export const fleetReport: Reporter = {
  onTestRunEnd(modules) {
    const rows: Record<string, Record<'through the fleet' | 'in its own process' | 'failed', number>> = {}
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) add(module.moduleId, kindOf(test))
      for (const _ of module.children.allTests('failed')) add(module.moduleId, 'failed')
    }
    console.table(rows)

    function add(file: string, kind: keyof (typeof rows)[string]) {
      const folder = /tests\/(\w+)/.exec(file)?.[1] ?? ''
      for (const name of [folder, 'all']) {
        const row = rows[name] ?? { 'through the fleet': 0, 'in its own process': 0, failed: 0 }
        rows[name] = { ...row, [kind]: row[kind] + 1 }
      }
    }
  },
}

const kindOf = (test: TestCase) => (test.meta().throughFleet ? 'through the fleet' : 'in its own process')
