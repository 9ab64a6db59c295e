import type { Reporter } from 'vitest/node'

const listed = 5

/** Lists the slowest test files, with their time in seconds: imports, hooks and tests. */
export const slowFiles: Reporter = {
  onTestRunEnd(modules) {
    const files = modules.map((module) => {
      const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
        module.diagnostic()
      const ms = environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration
      return { name: module.relativeModuleId, ms }
    })
    files.sort((a, b) => b.ms - a.ms)
    console.log(`The ${listed} slowest test files:`)
    for (const { name, ms } of files.slice(0, listed))
      console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`)
  },
}
