import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { pageLanguages } from '../src/shared/page-languages.ts'
import { buildPages } from './build-pages.ts'
import { buildWorker, type OfflineFiles, offlineFiles } from './build-worker.ts'

// Builds the web client into dist/ if any of its sources changed since the last build.

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
/** The file in dist/ with the hash of the sources. */
const stamp = '.sources'

const sources = [
  'web/**/*',
  'src/shared/**/*.ts',
  'src/*/{schema,policy}.ts',
  'scripts/build-*.ts',
  'package-lock.json',
]

async function hashSources(): Promise<string> {
  const files = await Array.fromAsync(
    glob(sources, { cwd: root, exclude: ['web/src/routeTree.gen.ts'], withFileTypes: true }),
  )
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const hash = createHash('sha256')
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update(await readFile(path))
  return hash.digest('hex')
}

/** Compresses all text files at build time, at the highest level. */
async function compressAll(folder: string): Promise<void> {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  for await (const name of glob('**/*.{js,css,html,svg,webmanifest}', { cwd: folder })) {
    const path = join(folder, name)
    const text = await readFile(path)
    const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: size } = constants
    const params = { [quality]: 11, [size]: text.length }
    await writeFile(`${path}.br`, await brotli(text, { params }))
    await writeFile(`${path}.gz`, await zip(text, { level: 9 }))
  }
}

const sourcesHash = await hashSources()
const stampPath = join(dist, stamp)
if (!existsSync(stampPath) || (await readFile(stampPath, 'utf8')) !== sourcesHash) {
  // Builds into a separate folder: an incomplete build is never served, and concurrent builds don't mix.
  const fresh = join(root, `node_modules/.cache/client-${process.pid}`)
  const { build } = await import('vite')
  await mkdir(fresh, { recursive: true })
  const offline: Record<string, OfflineFiles> = {}
  for (const language of pageLanguages) {
    const serverBuild = `${fresh}-server-${language}`
    const common = {
      configFile: join(root, 'web/vite.config.ts'),
      logLevel: 'warn',
      mode: language,
    } as const
    await build({ ...common, build: { outDir: fresh, emptyOutDir: false, manifest: true } })
    await build({
      ...common,
      build: { outDir: serverBuild, ssr: join(root, 'web/src/prerender.tsx'), copyPublicDir: false },
    })
    offline[language] = await offlineFiles(fresh, language)
    await buildPages(fresh, language, await import(join(serverBuild, 'prerender.js')))
    await rm(serverBuild, { recursive: true })
  }
  await buildWorker(fresh, offline)
  await compressAll(fresh)
  await writeFile(join(fresh, stamp), sourcesHash)
  await rm(dist, { recursive: true, force: true })
  await rename(fresh, dist)
  console.log('The pages are built.')
}
