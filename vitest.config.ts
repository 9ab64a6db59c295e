import { defineConfig } from 'vitest/config'

/** Real parts: the database is one embedded server for the run, a clone of a template for each test file. */
const withDatabase = {
  globalSetup: ['tests/setup/database.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
  pool: 'forks' as const,
}

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'check', include: ['tests/{architecture,shared,pure,spec}/**/*.test.ts'] } },
      {
        test: {
          name: 'integration',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/{architecture,shared,pure,spec,web,e2e}/**'],
          ...withDatabase,
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'browser',
          include: ['tests/{web,e2e}/**/*.test.ts'],
          ...withDatabase,
          testTimeout: 90_000,
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
