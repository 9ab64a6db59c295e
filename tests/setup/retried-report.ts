import type { Reporter } from 'vitest/node'

/** Reports each test that failed first and passed in a retry (`RETRIES`), with its errors, so that flaky tests stay visible. */
export const retriedReport: Reporter = {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests('passed')) {
        if (!test.diagnostic()?.flaky) continue
        console.warn(`passed only when retried: ${module.relativeModuleId} > ${test.fullName}`)
        for (const { message, stack } of test.result().errors ?? []) console.warn(stack ?? message)
      }
  },
}
