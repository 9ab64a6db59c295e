import { testConfig } from '../../../vitest.config.ts'

/** Runs the tests on a schema whose large tables are partitioned. */
export default testConfig({ globalSetup: ['scripts/bench/partition-tests/setup.ts'] })
