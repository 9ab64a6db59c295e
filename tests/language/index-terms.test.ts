import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexTermsOf } from '../../src/language/terms/index-terms.ts'
import { termHash } from '../../src/language/terms/term-hash.ts'

const words = (...terms: string[]) => terms.map(termHash)
const { mentioned, said } = {
  mentioned: (text: string) => indexTermsOf(text, 'en').mentioned,
  said: (text: string) => indexTermsOf(text, 'en').stated,
}

describe('the terms of the index', () => {
  it('are words, and amounts in place of their digits', () => {
    const terms = mentioned('roasted in 250 kg batches')
    expect(terms.slice(0, 3)).toEqual(words('roast', 'kg', 'batch'))
    expect(terms.slice(3)).toEqual(mentioned('0.25 t'))
    expect(mentioned('ISO 9001')).toEqual(words('iso', '9001'))
  })

  it.each(['no chrome', 'without chrome', 'chrome-free', 'chrome is not used'])(
    'tell %s from chrome, and find both by it',
    (text) => {
      const [chrome = 0] = words('chrome')
      expect(said(text)).not.toContain(chrome)
      expect(said(text)).toContain(termHash('not chrome'))
      expect(mentioned(text)).toContain(chrome)
      expect(said('chrome')).toEqual([chrome])
    },
  )

  it.each([
    ['no more than 20 workers', '20 workers'],
    ['Not less than 5 years of experience', '5 years of experience'],
    ['must not exceed 5 kg per box', '5 kg per box'],
    ['No problem: workers', 'workers'],
  ])('take %s for no denial', (bounded, plain) => {
    expect(said(bounded)).not.toContain(termHash('not worker'))
    for (const word of said(plain).filter((term) => words('worker', 'experi', 'box').includes(term)))
      expect(said(bounded)).toContain(word)
  })

  it('read every amount of a long text', () => {
    const sheet = Array.from({ length: 30 }, (_, i) => `Type ${'abcdefgh'[i % 8]} weighs ${2 ** i} g.`).join(
      '\n',
    )
    for (const last of mentioned(`${2 ** 29} g`)) expect(mentioned(sheet)).toContain(last)
  })

  it('are of any text, 32 bits, and never the term of all listings', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        mentioned(text).every((term) => term === (term | 0) && term !== 0),
      ),
    )
    expect(mentioned('')).toEqual([])
    expect(said('… ? !')).toEqual([])
  })
})
