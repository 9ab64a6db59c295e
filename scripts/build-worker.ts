import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { PageLanguage } from '../src/shared/page-languages.ts'

const source = join(import.meta.dirname, '../web/service-worker.js')

/** What the service worker keeps for one language. */
export interface OfflineFiles {
  readonly shell: string
  readonly version: string
  readonly files: readonly string[]
}

/** The scripts, styles and Latin fonts of a build; pictures and other scripts' fonts need a connection. */
export async function offlineFiles(folder: string, language: PageLanguage): Promise<OfflineFiles> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const chunks = Object.values(manifest).flatMap(({ file, css = [] }) => [file, ...css])
  const kept = chunks.filter((file) => /\.(js|css)$|inter-latin-opsz-normal.*\.woff2$/.test(file))
  const files = ['/first.js', ...[...new Set(kept)].toSorted().map((file) => `/${file}`)]
  const hash = createHash('sha256').update(files.join('\n'))
  for (const file of [join(folder, 'index.html'), join(folder, 'first.js'), source])
    hash.update(await readFile(file))
  return { shell: `/pages/${language}/any.html`, version: hash.digest('hex').slice(0, 16), files }
}

/** Writes the service worker with the files of all languages. */
export async function buildWorker(
  folder: string,
  builds: Readonly<Record<string, OfflineFiles>>,
): Promise<void> {
  const code = await readFile(source, 'utf8')
  const marker = "/* the build's files */ {}"
  if (!code.includes(marker)) throw new Error('The service worker has no place for the files')
  await writeFile(
    join(folder, 'service-worker.js'),
    code.replace(marker, () => JSON.stringify(builds)),
  )
}
