import { describe, expect, test } from 'vitest'
import { standardWord } from '../../src/shared/proposals/standard-words.ts'
import * as german from '../../web/src/copy/de/proposal-form.ts'
import * as english from '../../web/src/copy/proposal-form.ts'

const periods = ['hours', 'days', 'working days', 'weeks', 'months', 'years']

/** What the forms of terms offer, in the same order in both languages. */
function offered({ commonTerms, commonChoices, commonStatedTerms, ...copy }: typeof english): string[] {
  const { unitPrice, date, latestDate, earliestDate, period } = copy.proposalFormCopy
  return [
    ...commonTerms.flatMap((term) => [term.label, ...('unit' in term ? [term.unit] : [])]),
    ...Object.values(commonChoices).flat(),
    ...Object.keys(english.commonStatedTerms).map((key) => commonStatedTerms[key] ?? ''),
    ...copy.commonUnits,
    ...periods.map(copy.periodName),
    ...[unitPrice, date, latestDate, earliestDate, period],
  ]
}

describe('standardWord', () => {
  const words = offered(english)
  const germanWords = offered(german as unknown as typeof english)

  test('knows every word that the forms offer, in both languages', () => {
    expect(words.map((word) => standardWord(word, 'de'))).toEqual(germanWords)
    expect(germanWords.map((word) => standardWord(word, 'en'))).toEqual(words)
  })

  test('leaves a word of the reader’s own language and any other text as they are', () => {
    expect(words.map((word) => standardWord(word, 'en'))).toEqual(words)
    expect(standardWord('Zahlungsziel netto', 'en')).toBe('Zahlungsziel netto')
    expect(standardWord('', 'de')).toBe('')
  })
})
