import { existsSync, readFileSync } from 'node:fs'
import { languages } from '../../../../src/language/languages.ts'
import type { PriceCase } from '../types.ts'
import { messyRowsOf } from './price-rows.ts'

/** The currency of the amounts of a text that names none, as they are labelled. */
export const unnamedCurrency = 'EUR'

/** The files `<prefix><language>.txt` of a folder: a text in each line, and its price after ' |', as in a `MessyRow`. */
export const readPriceTexts = (folder: URL, prefix = ''): PriceCase[] =>
  languages.flatMap((language) => {
    const file = new URL(`${prefix}${language}.txt`, folder)
    if (!existsSync(file)) return []
    const rows = readFileSync(file, 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [text = '', price = ''] = line.split(' |')
        return [text, price.trim() || null] as const
      })
    return messyRowsOf(prefix, { en: [], de: [], fr: [], es: [], [language]: rows })
  })
