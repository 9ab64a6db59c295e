import { afterEach, beforeEach } from 'vitest'
import { runInFleets } from '../../../tests/setup/app.ts'
import { openFleet, requestsThroughFleets } from './fleet.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Requests that went through a fleet while this test ran. */
    throughFleet?: number
  }
}

runInFleets(openFleet)

let before = 0
beforeEach(() => {
  before = requestsThroughFleets()
})
afterEach(({ task }) => {
  task.meta.throughFleet = requestsThroughFleets() - before
})
