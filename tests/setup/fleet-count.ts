import { afterEach, beforeEach } from 'vitest'
import { proxiedRequests } from './fleet.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Requests that went through a fleet while this test ran. */
    throughFleet?: number
  }
}

let before = 0
beforeEach(() => {
  before = proxiedRequests()
})
afterEach(({ task }) => {
  task.meta.throughFleet = proxiedRequests() - before
})
