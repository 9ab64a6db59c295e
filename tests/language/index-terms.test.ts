import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { indexTermsOf } from '../../src/language/terms/index-terms.ts'
import { isSameTerm, termHash } from '../../src/language/terms/term-hash.ts'

const words = (...terms: string[]) => terms.map(termHash)
const { mentioned, stated } = {
  mentioned: (text: string) => indexTermsOf(text, 'en').mentioned,
  stated: (text: string) => indexTermsOf(text, 'en').stated,
}

/** 'Zylar' and 'dorvin' are no words, so the glossary has no meaning for them. */
describe('the terms of the index', () => {
  it('are words, and amounts instead of their digits', () => {
    const terms = mentioned('zylars of 250 kg')
    expect(terms[0]).toBe(termHash('zylar'))
    expect(terms).toEqual(
      expect.arrayContaining(mentioned('of 0.25 t').filter((term) => !mentioned('t').includes(term))),
    )
    expect(mentioned('Dorvin 9001')).toEqual(words('dorvin', '9001'))
  })

  it.each(['no zylar', 'without zylar', 'zylar-free', 'zylar is not used'])(
    'distinguish %s from zylar in what is stated, but not in what is mentioned',
    (text) => {
      const [zylar = 0] = words('zylar')
      expect(stated(text)).not.toContain(zylar)
      expect(stated(text)).toContain(termHash('not zylar'))
      expect(mentioned(text)).toContain(zylar)
      expect(stated('zylar')).toEqual([zylar])
    },
  )

  it.each([
    ['no more than 20 zylars', '20 zylars'],
    ['Not less than 5 years of dorvin', '5 years of dorvin'],
    ['must not exceed 5 kg per dorvin', '5 kg per dorvin'],
    ['No problem: zylars', 'zylars'],
  ])('do not treat %s as a denial', (bounded, plain) => {
    for (const word of words('zylar', 'dorvin').filter((term) => stated(plain).includes(term)))
      expect(stated(bounded)).toContain(word)
    for (const denied of words('not zylar', 'not dorvin')) expect(stated(bounded)).not.toContain(denied)
  })

  it.each([
    ['Hochzeitsfotograf', 'Hochzeit Fotograf'],
    ['Abflussreinigung', 'Abflüsse reinigen'],
    ['Gartenmöbelpflege', 'Garten Möbel Pflege'],
  ])('are the same for a German compound and its parts: %s', (compound, parts) => {
    const sorted = (text: string) => indexTermsOf(text, 'de').stated.toSorted()
    expect(sorted(compound)).toEqual(sorted(parts))
  })

  it.each([
    ['a flat to rent', 'en', 'Wohnung zur Miete', 'de'],
    ['e-bike hire', 'en', 'alquiler de bicicleta eléctrica', 'es'],
    ["a fridge that isn't cold", 'en', 'el frigorífico no enfría', 'es'],
    ['cakes while you wait', 'en', 'pasteles en el acto', 'es'],
  ] as const)(
    'are shared by phrases of stopwords: %s (%s), %s (%s)',
    (text, language, other, otherLanguage) => {
      const terms = indexTermsOf(text, language).stated
      const others = indexTermsOf(other, otherLanguage).stated
      expect(new Set(terms).intersection(new Set(others)).size).toBeGreaterThan(1)
    },
  )

  it('are not denied by the denial within a phrase', () => {
    const parts = (text: string) => new Set(indexTermsOf(text, 'en').stated)
    expect(parts("won't start").intersection(parts("the heating won't start")).size).toBeGreaterThan(0)
    expect(parts("won't start").intersection(parts('zylar, and no start')).size).toBe(0)
  })

  it.each([
    ['Our budget is $300', 'en'],
    ['Looking to spend around 300 pounds', 'en'],
    ['Nuestro presupuesto es de 1.450 EUR', 'es'],
    ['on peut mettre 300 euros', 'fr'],
    ['We do not want zylars', 'en'],
    ['Nous ne voulons pas : une moquette', 'fr'],
    ['Wir wollen keinen Teppich', 'de'],
    ['No hace falta una alfombra que no resbala', 'es'],
  ] as const)('are none of a price, or of what isn’t needed or wanted: %s', (text, language) => {
    expect(indexTermsOf(text, language).stated).toEqual([])
  })

  it.each([
    ['Zylar, 300 €', 'en'],
    ['Sofa bis 300 €', 'de'],
    ['Sandblasting, £60 an hour', 'en'],
    ['Lieferung bis 50 €', 'de'],
    ['Crochet, 20 €', 'fr'],
    ['Nous voulons plus de prises et une peinture sans solvant', 'fr'],
  ] as const)('are those of the thing that a price is of, or that is wanted: %s', (text, language) => {
    expect(indexTermsOf(text, language).stated).not.toEqual([])
  })

  it('keep what another clause rules out', () => {
    const stated = (text: string) => indexTermsOf(text, 'en').stated
    const ruledOut = stated('without nuts')
    expect(ruledOut).not.toEqual([])
    const both = stated("We don't want plastic packaging, and the cake must be without nuts")
    for (const term of ruledOut) expect(both).toContain(term)
  })

  it.each([
    ['Nachtisch', 'Tisch'],
    ['Unterführung', 'Führung'],
    ['Wasserhahn', 'Hahn'],
  ])('leave %s whole', (word, head) => {
    const heads = indexTermsOf(head, 'de').stated
    expect(indexTermsOf(word, 'de').stated.filter((term) => heads.includes(term))).toEqual([])
  })

  it.each([
    ['de', 'Badezimmer', 'fr', 'salle de bain'],
    ['es', 'aire acondicionado', 'en', 'air conditioning'],
    ['de', 'Feder', 'fr', 'ressort'],
    ['de', 'Feder', 'en', 'feather'],
  ] as const)(
    'share a meaning, which a word may have several of and a phrase has as a whole: %s %s, %s %s',
    (a, one, b, other) => {
      const others = indexTermsOf(other, b).mentioned
      expect(indexTermsOf(one, a).mentioned.some((term) => others.includes(term))).toBe(true)
    },
  )

  it('add the meaning of a composed phrase to those of its words, and of a compound’s parts', () => {
    const shares = (a: readonly number[], b: readonly number[]) =>
      a.some((term) => b.some((other) => isSameTerm(term, other)))
    const unblocking = indexTermsOf('débouchage', 'fr').stated
    const cleaning = indexTermsOf('Abflussreinigung', 'de').stated
    expect(shares(cleaning, unblocking)).toBe(true)
    expect(shares(cleaning, indexTermsOf('drain', 'en').stated)).toBe(true)
    expect(shares(indexTermsOf('Reinigung', 'de').stated, unblocking)).toBe(false)
  })

  it('leave out the meanings of the words of a phrase', () => {
    const hunting = indexTermsOf('Jagd', 'de').stated
    expect(indexTermsOf('la chasse', 'fr').stated).toEqual(expect.arrayContaining(hunting.slice(0, 1)))
    expect(indexTermsOf('chasse d’eau', 'fr').stated).not.toContain(hunting[0])
  })

  it.each([
    ['fr', 'réparation d’une fenêtre', 'réparation fenêtre', 'réparation de 2 fenêtres'],
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
