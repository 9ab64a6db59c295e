import { defineConfig } from 'vitest/config'
import { BaseSequencer, type Reporter, type TestSpecification } from 'vitest/node'
import { retriedReport } from './tests/setup/retried-report.ts'

/**
 * How often a test that failed is begun again. None by default; one on a shared machine, where a browser can be
 * kept waiting between two frames: each test that needed it is named at the end.
 */
const retry = Number(process.env.RETRIES ?? 0)

/** Real parts: the database is one embedded server for the run, a clone of a template for each test file. */
const withDatabase = {
  globalSetup: ['tests/setup/unpack-browser.ts', 'tests/setup/database.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  retry,
  pool: 'forks' as const,
}

/** Short to read and long to run: begun last, as small files are, everybody would wait for them alone. */
const long = /quality\/axe-|billing\/plan-tile|e2e\/restart|rest\/contract/

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
      reporters: ['default', retriedReport, ...reporters],
      sequence: { sequencer: LongFirst },
      projects: [
        {
          test: {
            name: 'check',
            include: ['tests/{architecture,language,pure,spec}/**/*.test.ts'],
            testTimeout: 30_000,
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
