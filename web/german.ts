import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { documentTexts } from './src/copy/de/document.ts'

const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const copy = pathOf('src/copy')
const server = pathOf('../src')
const pictures = pathOf('pictures')

/**
 * The German file for an English one: `copy/de/x.ts` for `copy/x.ts`, `copy/de/src/x.ts` for `src/x.ts` of the server,
 * `pictures/de/x` for `pictures/x`.
 */
function germanFor(english: string): string | null {
  for (const [folder, inGerman] of [
    [copy, `${copy}/de`],
    [server, `${copy}/de/src`],
    [pictures, `${pictures}/de`],
  ] as const) {
    const german = `${inGerman}/${relative(folder, english)}`
    if (english.startsWith(`${folder}/`) && existsSync(german)) return german
  }
  return null
}

/** Builds the pages in German: modules with texts are replaced at build time, so pages load and know one language only. */
export function german(): Plugin {
  return {
    name: 'german',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      // A German module may build on the English one.
      if (!importer || !source.startsWith('.') || importer.startsWith(`${copy}/de/`)) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      return english && germanFor(english.id)
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        documentTexts.reduce((text, [english, german]) => {
          if (!text.includes(english)) throw new Error(`index.html has no '${english}'`)
          return text.replaceAll(english, german)
        }, html),
    },
  }
}
