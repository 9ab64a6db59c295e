import type { Ctx } from '../../src/context.ts'
import { startApp } from './app.ts'
import { forFile } from './for-file.ts'

/** A file's Parley on a clock that stands still until a test turns it; `at` turns it, and answers the context. */
export async function startAppWithClock(start: string) {
  const clock = stillClock(start)
  const app = await forFile(startApp({ now: clock.now }))
  const at = (time: string): Ctx => {
    clock.set(time)
    return app.ctx
  }
  return { app, clock, at }
}

function stillClock(start: string) {
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
