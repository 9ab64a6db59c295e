import { Worker } from 'node:worker_threads'
import { describe, expect, it } from 'vitest'
import { metered } from '../../../src/metering/metering.ts'
import { parseBrief } from '../../../src/providers/assistant/briefs.ts'
import { rules } from '../../../src/providers/assistant/rules/rules.ts'
import { RulesThread } from '../../../src/providers/assistant/rules/worker-thread/rules-thread.ts'

/** No call of the rules has a cost to record. */
const meter = null as unknown as Parameters<typeof metered>[0]

/** A thread that answers with the text, except that some texts hang it or crash it. */
const echo = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
    parentPort.on('message', ({ brief: { text } }) => {
      if (text === 'hangs') for (;;);
      if (text === 'crashes') process.nextTick(() => { throw new Error('crashed') })
      else if (text === 'fails') parentPort.postMessage({ error: 'wrong' })
      else parentPort.postMessage({ result: text })
    })
    parentPort.postMessage('ready')`,
    { eval: true },
  )
const outcomesOf = async (thread: RulesThread, ...texts: string[]) => {
  const results = await Promise.allSettled(
    texts.map((text) => thread.run('parse', parseBrief('buyer', text)) as Promise<unknown>),
  )
  return results.map((result) => (result.status === 'fulfilled' ? result.value : result.reason.failure))
}

describe('the thread of the rules', () => {
  it.each(['hangs', 'crashes'])(
    'fails a call that %s as unreadable, and goes on with the others',
    async (text) => {
      const thread = new RulesThread(echo, 3000)
      expect(await outcomesOf(thread, 'a', text, 'b', text, 'c')).toEqual([
        'a',
        'unreadable',
        'b',
        'unreadable',
        'c',
      ])
      expect(await outcomesOf(thread, 'd')).toEqual(['d'])
    },
  )

  it('gives each call its own deadline', async () => {
    const slow = () =>
      new Worker(
        `const { parentPort } = require('node:worker_threads')
        const wait = new Int32Array(new SharedArrayBuffer(4))
        parentPort.on('message', ({ brief: { text } }) => {
          Atomics.wait(wait, 0, 0, 200)
          parentPort.postMessage({ result: text })
        })
        parentPort.postMessage('ready')`,
        { eval: true },
      )
    const thread = new RulesThread(slow, 1_000)
    expect(await outcomesOf(thread, ...'abcdefgh')).toEqual([...'abcdefgh'])
  })

  it('lets payers take turns, and keeps the order of each one’s calls', async () => {
    const thread = new RulesThread(echo)
    const done: string[] = []
    const call = async (payer: string | null, text: string) => {
      await thread.run('parse', parseBrief('buyer', text), payer)
      done.push(text)
    }
    const calls = [
      ...['a1', 'a2', 'a3', 'a4'].map((text) => call('a', text)),
      call('b', 'b1'),
      call(null, 'nobody’s'),
      call('b', 'b2'),
    ]
    await Promise.all(calls)
    expect(done).toEqual(['a1', 'a2', 'b1', 'nobody’s', 'a3', 'b2', 'a4'])
  })

  it('doesn’t let the many texts of a company delay that of another one', async () => {
    const done: string[] = []
    const read = async (company: string) => {
      const text = `We need 500 kg of rye flour for ${company}.`
      await rules.parse(parseBrief('buyer', text), metered(meter, company))
      done.push(company)
    }
    await Promise.all([...Array.from({ length: 20 }, () => read('busy')), read('other')])
    expect(done.indexOf('other')).toBeLessThan(3)
  })

  it('passes errors on', async () => {
    await expect(new RulesThread(echo).run('parse', parseBrief('buyer', 'fails'))).rejects.toThrow('wrong')
  })

  it('keeps the main thread free while it reads a long text', async () => {
    await rules.parse(parseBrief('buyer', 'Warm up'), {})
    const before = process.threadCpuUsage()
    const { points } = await rules.parse(parseBrief('buyer', 'We need 1 chair, x, '.repeat(1_000)), {})
    const { user, system } = process.threadCpuUsage(before)
    const wholeProcess = process.cpuUsage()
    expect(points.length).toBeGreaterThan(0)
    expect(user + system).toBeLessThan((wholeProcess.user + wholeProcess.system) / 10)
  })
})
