import { spawnSync } from 'node:child_process'
import { z } from 'zod'

/** Fails for vulnerabilities of high severity in packages that run in production. Not every registry knows them. */

const reportSchema = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
})

/** What `npm audit --json` printed, in a sentence, and whether it fails. Whatever isn't a report is no answer. */
export function auditResult(json: string): { readonly text: string; readonly failed: boolean } {
  const report = reportSchema.safeParse(parse(json))
  if (!report.success) return { text: 'skipped, the registry does not answer it', failed: false }
  const { high, critical } = report.data.metadata.vulnerabilities
  return { text: `${critical} critical and ${high} high vulnerabilities`, failed: high + critical > 0 }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

if (import.meta.main) {
  const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
    encoding: 'utf8',
    timeout: 60_000,
  })
  const { text, failed } = auditResult(stdout ?? '')
  console.log(`npm audit: ${text}`)
  if (failed) process.exitCode = 1
}
