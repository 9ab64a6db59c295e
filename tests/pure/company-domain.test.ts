import { expect, test } from 'vitest'
import { provesCompany } from '../../src/shared/company-domain.ts'

test.each([
  ['info@acme.example', '', 'ada@acme.example'],
  ['Info@ACME.example', '', 'ada@acme.example'],
  ['info@sales.acme.example', '', 'ada@acme.example'],
  ['info@acme.example', 'https://www.acme.example/about?x=1', 'ada@acme.example'],
  ['info@acme.example', 'shop.acme.example', 'ada@acme.example'],
  ['', 'http://acme.example:8080', 'ada@acme.example'],
  ['info@acme.example', 'coming soon', 'ada@acme.example'],
])('proves: %s, %s by %s', (email, website, proven) => {
  expect(provesCompany({ email, website }, [proven])).toBe(true)
})

test.each([
  ['info@acme.example', '', 'ada@other.example'],
  ['info@acme.example', '', 'ada@notacme.example'],
  ['info@acme.example', '', 'ada@evil.acme.example'],
  ['info@evil.example', 'acme.example', 'ada@evil.example'],
  ['info@evil.example', 'https://acme.example@evil.example', 'ada@evil.example'],
  ['info@evil.example', 'evil.example (acme.example)', 'ada@evil.example'],
  ['info@evil.example', 'https://evil.example acme.example', 'ada@evil.example'],
  ['acme@gmail.com', '', 'acme@gmail.com'],
  ['acme@gmx.de', 'https://gmx.de/acme', 'ada@gmx.de'],
  ['acme@yahoo.co.uk', '', 'ada@yahoo.co.uk'],
  ['', '', 'ada@acme.example'],
  ['by phone only', '', 'ada@acme.example'],
])('doesn’t prove: %s, %s by %s', (email, website, proven) => {
  expect(provesCompany({ email, website }, [proven])).toBe(false)
  expect(provesCompany({ email, website }, [])).toBe(false)
})
