import { wordsOf } from '../alternatives.ts'
import { fold } from '../diacritics.ts'
import type { Language } from '../languages.ts'
import { englishForms, frenchForms, germanForms } from '../lexicon/word-forms.ts'
import { stemOf } from './terms.ts'

/** Brings together forms of a word that the Snowball stemmers keep apart. All words here are plain: without diacritics. */

/** Longer ones are hardly words. */
const maxWordLength = 40

type Rule = readonly [ending: RegExp, replacement: string]

/** Applied to a word before it is stemmed. */
const before: Record<Language, readonly Rule[]> = {
  en: [
    [/(?<=\p{L}{4})iz(?=(?:e|ed|es|ing|er|ers|ation|ations)$)/u, 'is'],
    [/(?<=\p{L}{3})our(?=(?:s|ed|ing|ful|less)?$)/u, 'or'],
    [/(?<=s)men$/u, 'man'],
  ],
  de: [
    // 'repariert' and 'Reparatur' are 'repar', 'Montage' and 'montieren' are 'mont'.
    [/(?<=\p{L}{3})(?<!pap|klav)ier(?:en|t|te|ten|ter|tes|tem|ung|ungen)$/u, ''],
    [/(?<=\p{L}{4})(?:ation|atur|ateur)(?:en|e|s)?$/u, ''],
    [/(?<=\p{L}{4})agen?$/u, ''],
    [/erin(?:nen)?$/u, 'er'],
    [/(?<=\p{L}{2}[^l]o|\p{L}{2}y)s$/u, ''],
    // 'Eingebaut' is 'Einbau', 'gereinigt' is 'reinig', and 'verlegt' is 'verleg'.
    [/(?<=^(?:ein|ab|aus|auf|an|vor|zu|um|nach|weg|her|unter|uber))ge(\p{L}{3,}?)t(?:e[nmrs]?)?$/u, '$1'],
    [/^ge(\p{L}{3,}(?:el|er|ig))t(?:e[nmrs]?)?$/u, '$1ung'],
    [/(?<=^\p{L}{0,4}(?:ver|be|ent|er|her)\p{L}{1,9}(?:g|ck|tz|ell|auf))t(?:e[nmrs]?)?$/u, ''],
  ],
  fr: [
    [/(?<=[uo]yau)x$/u, ''],
    [/(?<=\p{L}{5})(?<!at)(?:eurs?|euses?)$/u, ''],
    [/(?<=\p{L}{3})euses?$/u, 'eur'],
    [/(?<=\p{L}[ts])ives?$/u, 'if'],
    [/(?<=\p{L}{5}|mont|elag|coll)ages?$/u, ''],
    [/(?<=\p{L}{3})uire$/u, 'uction'],
  ],
  es: [[/(?<=\p{L}{3}er)es$/u, '']],
}

/** Applied to a stem. */
const after: Partial<Record<Language, readonly Rule[]>> = {
  // 'Nettoyer' and 'envoi' end like 'nettoyé' and 'envoyé'.
  fr: [[/(?<=\p{L}[aou])i$/u, 'y']],
  es: [
    [/z$/u, 'c'],
    [/(?<=\p{L}{3}er)i$/u, ''],
    [/(?<=\p{L}{4}c)(?:cion|tor)$/u, ''],
  ],
}

const formsByLanguage: Partial<Record<Language, ReadonlyMap<string, string>>> = {
  en: readForms(englishForms),
  de: readForms(germanForms),
  fr: readForms(frenchForms),
}

/** 'Nous réparons, posons ou remplaçons', but not the noun of 'nous vendons des boissons'. */
const frenchVerbs = /(?<=\bnous\s)\p{L}{3,}ons\b(?:(?:,\s?|\s(?:et|ou)\s)\p{L}{3,}ons\b)*/giu
const frenchEndings: readonly Rule[] = [
  [/çons\b/giu, 'cer '],
  [/geons\b/giu, 'ger  '],
  [/ons\b/giu, 'er '],
]

/** The text with French verbs of 'nous' as infinitives. Other words keep their places. */
export const withInfinitives = (text: string, language: Language): string =>
  language === 'fr'
    ? text.replace(frenchVerbs, (verbs) => frenchEndings.reduce((rest, rule) => rest.replace(...rule), verbs))
    : text

/** A lowercase word's stem for the index, the same for more of its forms than the stemmer's. */
export function indexStemOf(word: string, language: Language): string {
  const plain = fold(word)
  if (plain.length > maxWordLength || /\p{N}/u.test(plain)) return stemOf(word, language)
  const form = regularForm(plain, language)
  const stem = stemOf(form === plain ? word : form, language)
  return (after[language] ?? []).reduce((rest, rule) => rest.replace(...rule), stem)
}

function regularForm(plain: string, language: Language): string {
  const form = formsByLanguage[language]?.get(plain)
  if (form !== undefined) return form
  const rule = before[language].find(([ending]) => ending.test(plain))
  return rule ? plain.replace(...rule) : plain
}

function readForms(lexicon: string): ReadonlyMap<string, string> {
  return new Map(
    lexicon
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [form = '', forms = ''] = line.split(':')
        return wordsOf(forms).map((word) => [fold(word), fold(form)] as const)
      }),
  )
}
