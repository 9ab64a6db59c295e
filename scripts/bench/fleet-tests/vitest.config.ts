import { testConfig } from '../../../vitest.config.ts'
import { fleetReport } from './report.ts'

/** Runs the tests against several processes behind one port, where a test allows it, and counts those tests. */
export default testConfig({
  setupFiles: ['scripts/bench/fleet-tests/setup.ts'],
  reporters: [fleetReport],
})
