import type { Reporter } from 'vitest/node'

/** Names each test that failed and then passed when it was begun again (`RETRIES`), so that none hides. */
export const retriedReport: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests('passed'))
        if (test.diagnostic()?.flaky)
          console.warn(`passed only when begun again: ${module.relativeModuleId} > ${test.fullName}`)
  },
}
