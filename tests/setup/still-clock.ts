/** A clock that stands still until a test turns it. */
export function stillClock(start: string) {
  let time = Date.parse(start)
  return {
    now: () => new Date(time),
    turn(to: string) {
      time = Date.parse(to)
    },
    pass(seconds: number) {
      time += seconds * 1000
    },
  }
}
