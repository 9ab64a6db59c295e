import type { Reporter, TestCase } from 'vitest/node'
import type {} from './setup.ts'

type Kind = 'through the fleet' | 'in their own process' | 'failed'

/** Counts the tests of each folder whose requests went through a fleet. */
export const fleetReport: Reporter = {
  onTestRunEnd(modules) {
    const rows: Record<string, Record<Kind, number>> = {}
    const count = (file: string, kind: Kind) => {
      const folder = /tests\/(\w+)/.exec(file)?.[1] ?? ''
      for (const name of [folder, 'all']) {
        rows[name] ??= { 'through the fleet': 0, 'in their own process': 0, failed: 0 }
        rows[name][kind] += 1
      }
    }
    for (const module of modules) {
      for (const test of module.children.allTests('passed')) count(module.moduleId, kindOf(test))
      for (const _ of module.children.allTests('failed')) count(module.moduleId, 'failed')
    }
    console.table(rows)
  },
}

const kindOf = (test: TestCase): Kind =>
  test.meta().throughFleet ? 'through the fleet' : 'in their own process'
