import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node'
import { retriedReport } from './tests/setup/retried-report.ts'
import { slowFiles } from './tests/setup/slow-files.ts'

/**
 * How often a failed test is retried; 0 by default. Use 1 on a shared machine, where a browser may stall between two
 * frames. Tests that needed a retry are listed at the end.
 */
const retry = Number(process.env.RETRIES ?? 0)

/** Tests with real parts: one embedded database server per run, and a clone of its template per test file. */
const withDatabase = {
  globalSetup: ['tests/setup/unpack-browser.ts', 'tests/setup/database.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  retry,
  expect: { poll: { timeout: 15_000 } },
  pool: 'forks' as const,
  // As in production: without it, each file's import of drizzle takes a second.
  execArgv: ['--import', './src/loader.ts'],
}

/** Small test files that take long. Vitest starts large files first, so these would run last and alone. */
const long = /quality\/(?:axe-|layout|german)|billing\/plan-tile|e2e\/restart|rest\/contract/

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => (long.test(moduleId) ? 0 : 1)
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b))
  }
}

interface Additions {
  readonly globalSetup?: readonly string[]
  readonly setupFiles?: readonly string[]
  readonly reporters?: readonly Reporter[]
}

/** Experiments in `scripts/bench` add their own setup to the tests that use a database. */
export const testConfig = ({ globalSetup = [], setupFiles = [], reporters = [] }: Additions = {}) => {
  const database = {
    ...withDatabase,
    globalSetup: [...withDatabase.globalSetup, ...globalSetup],
    setupFiles: [...setupFiles],
  }
  return defineConfig({
    test: {
      reporters: ['default', retriedReport, ...(process.env.SLOW_FILES ? [slowFiles] : []), ...reporters],
      sequence: { sequencer: LongFirst },
      projects: [
        {
          test: {
            name: 'check',
            include: ['tests/{architecture,language,pure,spec}/**/*.test.ts'],
            testTimeout: 30_000,
            // These tests only call functions, so the files of a worker share its modules: the glossary is read once.
            isolate: false,
            maxWorkers: 2,
          },
        },
        {
          test: {
            name: 'integration',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/{architecture,language,pure,spec,web,e2e}/**'],
            ...database,
            maxWorkers: 3,
            sequence: { groupOrder: 1 },
          },
        },
        {
          test: {
            name: 'browser',
            include: ['tests/{web,e2e}/**/*.test.ts'],
            ...database,
            testTimeout: 90_000,
            maxWorkers: 2,
            sequence: { groupOrder: 2 },
          },
        },
      ],
    },
  })
}

export default testConfig()
