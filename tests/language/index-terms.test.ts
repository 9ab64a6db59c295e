import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexTermsOf } from '../../src/language/terms/index-terms.ts'
import { termHash } from '../../src/language/terms/term-hash.ts'

const words = (...terms: string[]) => terms.map(termHash)
const { mentioned, stated } = {
  mentioned: (text: string) => indexTermsOf(text, 'en').mentioned,
  stated: (text: string) => indexTermsOf(text, 'en').stated,
}

describe('the terms of the index', () => {
  it('are words, and amounts instead of their digits', () => {
    const terms = mentioned('roasted in 250 kg batches')
    expect(terms.slice(0, 3)).toEqual(words('roast', 'kg', 'batch'))
    expect(terms.slice(3)).toEqual(mentioned('0.25 t'))
    expect(mentioned('ISO 9001')).toEqual(words('iso', '9001'))
  })

  it.each(['no chrome', 'without chrome', 'chrome-free', 'chrome is not used'])(
    'distinguish %s from chrome in what is stated, but not in what is mentioned',
    (text) => {
      const [chrome = 0] = words('chrome')
      expect(stated(text)).not.toContain(chrome)
      expect(stated(text)).toContain(termHash('not chrome'))
      expect(mentioned(text)).toContain(chrome)
      expect(stated('chrome')).toEqual([chrome])
    },
  )

  it.each([
    ['no more than 20 workers', '20 workers'],
    ['Not less than 5 years of experience', '5 years of experience'],
    ['must not exceed 5 kg per box', '5 kg per box'],
    ['No problem: workers', 'workers'],
  ])('do not treat %s as a denial', (bounded, plain) => {
    expect(stated(bounded)).not.toContain(termHash('not worker'))
    for (const word of stated(plain).filter((term) => words('worker', 'experi', 'box').includes(term)))
      expect(stated(bounded)).toContain(word)
  })

  it.each([
    ['Hochzeitsfotograf', 'Fotograf Hochzeit'],
    ['Abflussreinigung', 'Abflüsse reinigen'],
    ['Gartenmöbelpflege', 'Pflege Garten Möbel'],
  ])('are the same for a German compound and its parts: %s', (compound, parts) => {
    const sorted = (text: string) => indexTermsOf(text, 'de').stated.toSorted()
    expect(sorted(compound)).toEqual(sorted(parts))
  })

  it.each([
    ['Nachtisch', 'tisch'],
    ['Unterführung', 'fuhrung'],
  ])('leave %s whole', (word, head) => {
    expect(indexTermsOf(word, 'de').stated).not.toContain(termHash(head))
  })

  it.each([
    ['fr', 'remplacement d’un évier', 'remplacement évier', 'remplacement de 2 éviers'],
    ['de', 'Einbau einer Therme', 'Einbau Therme', 'Einbau von 2 Thermen'],
    ['es', 'cambio de una bañera', 'cambio bañera', 'cambio de 2 bañeras'],
  ] as const)('take no indefinite article for an amount, in %s', (language, text, plain, counted) => {
    const statedIn = (text: string) => indexTermsOf(text, language).stated
    expect(statedIn(text)).toEqual(statedIn(plain))
    expect(statedIn(counted).length).toBeGreaterThan(statedIn(plain).length)
  })

  it('include every amount of a long text', () => {
    const sheet = Array.from({ length: 30 }, (_, i) => `Type ${'abcdefgh'[i % 8]} weighs ${2 ** i} g.`).join(
      '\n',
    )
    for (const last of mentioned(`${2 ** 29} g`)) expect(mentioned(sheet)).toContain(last)
  })

  it('are 32-bit integers and never 0, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) =>
        mentioned(text).every((term) => term === (term | 0) && term !== 0),
      ),
    )
    expect(mentioned('')).toEqual([])
    expect(stated('… ? !')).toEqual([])
  })
})
