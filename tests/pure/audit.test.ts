import { expect, test } from 'vitest'
import { auditResult } from '../../scripts/audit.ts'

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, metadata: { vulnerabilities } })

test.each([
  ['nothing', ''],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['a page', '<html>Not found</html>'],
  ['an error', '{"message":"404 Not Found","error":{"summary":"","detail":""}}'],
  ['no numbers', '{"metadata":null}'],
  ['a report without severities', report({})],
])('is skipped when the registry answers %s', (_, json) => {
  expect(auditResult(json)).toEqual({ text: 'skipped, the registry does not answer it', failed: false })
})

test('passes without vulnerabilities of high severity', () => {
  expect(auditResult(report({ low: 3, moderate: 1, high: 0, critical: 0 }))).toEqual({
    text: '0 critical and 0 high vulnerabilities',
    failed: false,
  })
})

test.each([
  { high: 1, critical: 0 },
  { high: 0, critical: 2 },
])('fails for %o', (found) => {
  const { high, critical } = found
  expect(auditResult(report(found))).toEqual({
    text: `${critical} critical and ${high} high vulnerabilities`,
    failed: true,
  })
})
