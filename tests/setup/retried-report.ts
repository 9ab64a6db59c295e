import type { Reporter } from 'vitest/node'

/** Names each test that failed and then passed when it was begun again (`RETRIES`), and why, so that none hides. */
export const retriedReport: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests('passed')) {
        if (!test.diagnostic()?.flaky) continue
        console.warn(`passed only when begun again: ${module.relativeModuleId} > ${test.fullName}`)
        for (const { message, stack } of test.result().errors ?? []) console.warn(stack ?? message)
      }
  },
}
