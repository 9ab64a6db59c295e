import { describe, expect, test } from 'vitest'
import { CircuitBreaker } from '../../src/providers/assistant/circuit-breaker.ts'
import { AssistantError, type AssistantFailure } from '../../src/providers/assistant/errors.ts'

function makeBreaker() {
  let time = 0
  const lines: [string, object][] = []
  const log = {
    warn: (detail: object, message: string) => void lines.push([message, detail]),
    info: (detail: object, message: string) => void lines.push([message, detail]),
  }
  const breaker = new CircuitBreaker(() => new Date(time), log)
  const fail = (failure: AssistantFailure = 'unavailable') =>
    breaker
      .run(() => Promise.reject(new AssistantError(failure, 'The assistant failed.')))
      .catch((error: unknown) => error)
  const advance = (seconds: number) => {
    time += seconds * 1000
  }
  const succeed = () => breaker.run(async () => 'done')
  return { breaker, lines, fail, succeed, advance }
}

describe('the circuit breaker', () => {
  test('opens after four failures in a row, and then calls nobody for 30 s', async () => {
    const { breaker, fail, succeed, advance } = makeBreaker()
    for (const failure of ['unavailable', 'too slow', 'malformed', 'not configured'] as const) {
      expect(breaker.accepts).toBe(true)
      await fail(failure)
    }
    expect(breaker.state).toBe('open')
    let called = false
    const call = breaker.run(async () => {
      called = true
    })
    await expect(call).rejects.toMatchObject({ failure: 'unavailable', retryAfter: 30 })
    expect(called).toBe(false)
    advance(29.9)
    await expect(succeed()).rejects.toThrow('not available')
    advance(0.1)
    expect(await succeed()).toBe('done')
    expect(breaker.state).toBe('closed')
  })

  test('stays closed when a call succeeds in between, or when the input is the cause', async () => {
    const { breaker, fail, succeed } = makeBreaker()
    for (const _ of [1, 2, 3]) await fail()
    await succeed()
    for (const _ of [1, 2, 3]) await fail()
    await fail('refused')
    for (const _ of [1, 2, 3]) await fail()
    await fail('unreadable')
    expect(breaker.state).toBe('closed')
  })

  test('half-open lets one call pass at a time, and opens again when it fails', async () => {
    const { breaker, fail, advance, succeed } = makeBreaker()
    for (const _ of [1, 2, 3, 4]) await fail()
    advance(30)
    expect(breaker.state).toBe('half-open')
    const probe = Promise.withResolvers<string>()
    const probing = breaker.run(() => probe.promise)
    expect(breaker.accepts).toBe(false)
    await expect(succeed()).rejects.toThrow('not available')
    probe.reject(new AssistantError('too slow', 'The assistant took too long.'))
    await expect(probing).rejects.toThrow('took too long')
    expect(breaker.state).toBe('open')
  })

  test('an aborted probe decides nothing', async () => {
    const { breaker, fail, advance } = makeBreaker()
    for (const _ of [1, 2, 3, 4]) await fail()
    advance(30)
    await expect(breaker.run(() => Promise.reject(new Error('aborted')))).rejects.toThrow('aborted')
    expect(breaker.state).toBe('half-open')
    expect(breaker.accepts).toBe(true)
  })

  test('logs when calls begin to fail and when they succeed again, not each failure', async () => {
    const { lines, fail, succeed, advance } = makeBreaker()
    for (const _ of [1, 2, 3, 4]) await fail()
    for (const _ of [1, 2, 3]) await fail().catch(() => {})
    advance(60)
    await fail()
    advance(30)
    await succeed()
    await succeed()
    expect(lines).toEqual([
      ['the assistant is away', { failure: 'unavailable', reason: 'The assistant failed.' }],
      ['the assistant is back', { ms: 90_000, failures: 5 }],
    ])
  })
})
