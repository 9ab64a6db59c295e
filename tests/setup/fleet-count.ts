import { afterEach, beforeEach } from 'vitest'
import { passedThrough } from './fleet.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** Requests that went through a fleet while this test ran. */
    throughFleet?: number
  }
}

let before = 0
beforeEach(() => {
  before = passedThrough()
})
afterEach(({ task }) => {
  task.meta.throughFleet = passedThrough() - before
})
