import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildPages } from './build-pages.ts'

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
  const serverBuild = `${fresh}-server`
  const { build } = await import('vite')
  const common = { configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' } as const
  await mkdir(fresh, { recursive: true })
  await build({ ...common, build: { outDir: fresh, manifest: true } })
  await build({
    ...common,
    build: { outDir: serverBuild, ssr: join(root, 'web/src/prerender.tsx'), copyPublicDir: false },
  })
  await buildPages(fresh, await import(join(serverBuild, 'prerender.js')))
  await rm(serverBuild, { recursive: true })
  await compressAll(fresh)
  await writeFile(join(fresh, stamp), sourcesHash)
  await rm(dist, { recursive: true, force: true })
  await rename(fresh, dist)
  console.log('The pages are built.')
}
