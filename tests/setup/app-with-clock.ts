import type { Ctx } from '../../src/context.ts'
import { startApp } from './app.ts'
import { forFile } from './for-file.ts'

/** Starts a test file's Parley with a stopped clock. `at` sets the clock and returns the context. */
export async function startAppWithClock(start: string) {
  const clock = stoppedClock(start)
  const app = await forFile(startApp({ now: clock.now }))
  const at = (time: string): Ctx => {
    clock.set(time)
    return app.ctx
  }
  return { app, clock, at }
}

function stoppedClock(start: string) {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    set(to: string) {
      time = Date.parse(to)
    },
    advance(seconds: number) {
      time += seconds * 1000
    },
  }
}
