import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/language/languages.ts'
import { indexTermsOf } from '../../src/language/terms/index-terms.ts'
import { indexStemOf, withInfinitives } from '../../src/language/terms/word-forms.ts'

const sameStem: Record<Language, readonly string[]> = {
  en: [
    'knife knives',
    'organise organize organisation organization',
    'colour colors',
    'deliver delivery deliveries delivered',
    'photographer photography',
    'craftsman craftsmen',
  ],
  de: [
    'reparieren repariert reparatur',
    'installation installateur installieren',
    'montage montieren',
    'reinigung gereinigt reinigen',
    'lieferung geliefert liefern',
    'einbau eingebaut einbauen',
    'verlegung verlegt',
    'übersetzer übersetzerin',
    'foto fotos',
  ],
  fr: [
    'évier éviers',
    'nettoyage nettoyer nettoyé',
    'travail travaux',
    'tuyau tuyaux',
    'traduction traduire traducteur',
    'déménagement déménageur déménageuse',
  ],
  es: [
    'luz luces',
    'fontanero fontanería',
    'traducción traducir traductor',
    'taller talleres',
    'alquiler alquileres',
  ],
}
const differentStem: Record<Language, readonly string[]> = {
  en: ['size site', 'hour or', 'man main'],
  de: ['montag montage', 'papier papa', 'glas gla', 'angebot anbot', 'bericht berich'],
  fr: ['couleur couler', 'avancer avantage', 'village ville'],
  es: ['pan panadero', 'tractor tras'],
}

describe.each(Object.keys(sameStem) as Language[])('in %s', (language) => {
  const stemsOf = (words: string) => new Set(words.split(' ').map((word) => indexStemOf(word, language)))

  it.each(sameStem[language])('%s have one stem', (words) => {
    expect([...stemsOf(words)]).toHaveLength(1)
  })

  it.each(differentStem[language])('%s have different stems', (words) => {
    expect([...stemsOf(words)]).toHaveLength(2)
  })
})

describe('French verbs of "nous"', () => {
  it('become infinitives, and other words keep their places', () => {
    const text = 'Nous changeons, réparons ou remplaçons vos robinets'
    expect(withInfinitives(text, 'fr')).toBe('Nous changer  , réparer  ou remplacer  vos robinets')
    expect(withInfinitives(text, 'fr')).toHaveLength(text.length)
  })

  it('leave nouns alone', () => {
    expect(withInfinitives('Nous livrons des boissons', 'fr')).toBe('Nous livrer  des boissons')
    expect(withInfinitives('Leçons et livraisons', 'fr')).toBe('Leçons et livraisons')
  })

  it('have the index terms of the noun', () => {
    const [replaced] = indexTermsOf('remplacement', 'fr').stated
    expect(indexTermsOf('nous remplaçons éviers et lavabos', 'fr').stated).toContain(replaced)
  })
})
