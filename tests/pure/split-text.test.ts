import { describe, expect, test } from 'vitest'
import { privateSentencesOf, splitText } from '../../src/language/privacy/split-text.ts'

describe('a text that a person enters', () => {
  test.each([
    [
      'We deliver on Mondays. Internally our floor is 800.',
      'We deliver on Mondays.',
      ['Internally our floor is 800.'],
    ],
    [
      'We like them a lot. Please ask politely for references. Do not mention that they are our favourite.',
      '',
      [
        'We like them a lot.',
        'Please ask politely for references.',
        'Do not mention that they are our favourite.',
      ],
    ],
    [
      'Entre nous, on peut descendre à 700 euros.\nNous livrons le lundi.',
      'Nous livrons le lundi.',
      ['Entre nous, on peut descendre à 700 euros.'],
    ],
    [
      '- Wir liefern montags.\n- Bitte nicht verraten: 900 Euro reichen uns.\n- Ab 5 t frei Haus.',
      '- Wir liefern montags.\n- Ab 5 t frei Haus.',
      ['Bitte nicht verraten: 900 Euro reichen uns.'],
    ],
    [
      'Up to 5 t a week. Monday mornings would be best.',
      'Up to 5 t a week. Monday mornings would be best.',
      [],
    ],
  ])('%s', (text, said, kept) => {
    expect(splitText(text)).toEqual({ said, kept: kept.join('\n') })
    expect(privateSentencesOf(text).map((sentence) => sentence.text)).toEqual(kept)
  })

  test.each([
    ['Please keep this between us.', 'secrecy'],
    ['Internally our floor is 800.', 'internal'],
    ['We would pay 900 at most.', 'limit'],
    ['Please ask politely for references.', 'instruction'],
  ])('“%s” is kept for its %s', (text, reason) => {
    expect(privateSentencesOf(text)).toEqual([{ text, reason }])
  })

  test('is said where the person lets it be said', () => {
    const text = 'We deliver on Mondays. Internally our floor is 800.'
    expect(splitText(text, ['Internally our floor is 800.'])).toEqual({ said: text, kept: '' })
  })

  test.each([
    'yeah no problem we start at 4 anyway, or after 3',
    '30 days fine for regulars.',
    '30 Tage sind mir ehrlich gesagt zu lang',
    'il faut enlever la baignoire, mettre une douche italienne, wc suspendu.',
  ])('passes on the answer “%s”', (text) => {
    expect(splitText(text, [], 'answer')).toEqual({ said: text, kept: '' })
  })

  test.each([
    'we would take 800 if they insist',
    'Notfalls gehe ich auf 700 runter',
    'Internally our floor is 800.',
    'Entre nous, on peut descendre à 700 euros.',
    'Que quede entre nosotros: nos sirve el martes.',
    'Bank is pushing.',
    'first job id want half upfront but if she moans 30 days is ok, dont lead with that',
  ])('keeps back “%s” in an answer, too', (text) => {
    expect(splitText(text, [], 'answer')).toEqual({ said: '', kept: text })
  })
})
