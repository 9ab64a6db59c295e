import { readFileSync } from 'node:fs'
import type { Side } from '../../../../src/shared/sides.ts'
import type { Language, PrivateClauseCase } from '../types.ts'

export type MarkedRow = readonly [side: Side, marked: string]

/** Cases from texts that mark private parts as `[-…-]` and sayable parts as `[+…+]`. */
export function markedClauses(
  prefix: string,
  rows: Readonly<Record<Language, readonly MarkedRow[]>>,
): PrivateClauseCase[] {
  return Object.entries(rows).flatMap(([language, cases]) =>
    cases.map(([side, marked], at) => ({
      id: `${prefix}-${language}-${at + 1}`,
      language: language as Language,
      side,
      text: marked.replaceAll(/\[[-+]|[-+]\]/g, ''),
      private: [...marked.matchAll(/\[-(.*?)-\]/gs)].map((match) => match[1]!),
      sayable: [...marked.matchAll(/\[\+(.*?)\+\]/gs)].map((match) => match[1]!),
    })),
  )
}

/** Cases of a folder with a file for each language: in each line, between tabs, the side, a question if it answers one, and a marked text. */
export function readMarkedClauses(folder: string): PrivateClauseCase[] {
  const rowsOf = (language: Language): MarkedRow[] =>
    readFileSync(new URL(`${folder}/${language}.txt`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const columns = line.split('\t')
        return [columns[0] as Side, columns.at(-1) ?? '']
      })
  return markedClauses(folder, { en: rowsOf('en'), de: rowsOf('de'), fr: rowsOf('fr'), es: rowsOf('es') })
}
