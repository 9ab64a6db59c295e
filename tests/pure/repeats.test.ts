import { describe, expect, test } from 'vitest'
import { repeatsInSteps } from '../../src/providers/assistant/repeats.ts'
import { atOnce } from '../../src/shared/in-steps.ts'

const repeats = (privateText: string, sayable: readonly string[], message: string): boolean =>
  atOnce(repeatsInSteps([privateText], sayable, message))

describe('a message that repeats a private text', () => {
  test.each([
    ['a figure', 'Internally our floor is 800.', 'We could do it for 800.'],
    ['a figure written otherwise', 'Notfalls 21.000 Euro.', 'Our total is 21,000 EUR.'],
    ['a name', 'We already talk to Zorblatix about this.', 'Zorblatix is cheaper.'],
    ['two of its words', 'Do not mention that they are our favourite supplier.', 'Our favourite supplier!'],
  ])('is recognized by %s', (_, privateText, message) => {
    expect(repeats(privateText, ['We deliver on Mondays.'], message)).toBe(true)
  })

  test.each([
    [
      'a figure that may be said',
      'Internally our floor is 800.',
      ['We offer 800 pieces.'],
      'All 800 pieces.',
    ],
    [
      'words that may be said',
      'Our favourite supplier is the mill.',
      ['the favourite supplier of all'],
      'Our favourite supplier',
    ],
    ['one common word', 'We could deliver earlier if they push.', [], 'We deliver on Mondays.'],
    ['a small number', 'Only the two of us know.', [], 'Two days are enough.'],
  ])('is not recognized by %s', (_, privateText, sayable, message) => {
    expect(repeats(privateText, sayable, message)).toBe(false)
  })

  test('is found by reading each text once, in steps, however many private texts there are', () => {
    let read = 0
    function* reading(texts: readonly string[]) {
      for (const text of texts) {
        read += 1
        yield text
      }
    }
    const sayable = Array.from({ length: 60 }, (_, n) => `We offer ${n + 1000} pieces.`)
    const privateTexts = Array.from({ length: 100 }, (_, n) => `Internally note ${n}.`)
    const steps = repeatsInSteps(reading(privateTexts), reading(sayable), 'We offer all 1040 pieces.')
    let taken = 0
    while (!steps.next().done) taken += 1
    expect([read, taken]).toEqual([160, 160])
  })
})
