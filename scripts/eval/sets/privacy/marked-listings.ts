import { readFileSync } from 'node:fs'
import type { Side } from '../../../../src/shared/sides.ts'
import type { Language, LongParseCase } from '../types.ts'

const languages: readonly Language[] = ['en', 'de', 'fr', 'es']

const unmarked = (text: string): string => text.replaceAll(/\[[!@+#-]|[!@+#-]\]/g, '')

/**
 * Cases of a folder with a file for each language. A line `=== id side` precedes each text, whose parts are marked: `[!…!]`
 * private, `[@…@]` a contact, `[-…-]` a refusal, `[+…+]` a point, `[#…#]` the thing.
 */
export const readMarkedListings = (folder: string): LongParseCase[] =>
  languages.flatMap((language) =>
    readFileSync(new URL(`${folder}/${language}.txt`, import.meta.url), 'utf8')
      .split(/^=== /m)
      .slice(1)
      .map((block): LongParseCase => {
        const [head = '', ...lines] = block.trim().split('\n')
        const [id = '', side] = head.split(' ')
        const marked = lines.join('\n')
        const marks = (sign: string) =>
          [...marked.matchAll(new RegExp(`\\[[${sign}](.*?)[${sign}]\\]`, 'gs'))].map(([, part = '']) =>
            unmarked(part),
          )
        return {
          id,
          language,
          side: side as Side,
          text: unmarked(marked),
          title: marks('#').flatMap((thing) => thing.match(/[\p{L}\p{N}-]{4,}/gu) ?? []),
          points: marks('+'),
          secrets: marks('!'),
          contacts: marks('@'),
          refusals: marks('-'),
        }
      }),
  )
