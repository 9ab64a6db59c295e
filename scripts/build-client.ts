import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Builds the pages into dist/, when anything they are made of changed since the last time. */

const root = join(import.meta.dirname, '..')
const dist = join(root, 'dist')
const stamp = join(dist, '.sources')

const sources = [
  'web/**/*',
  'src/shared/**/*.ts',
  'src/*/{schema,policy}.ts',
  'scripts/build-client.ts',
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

/** What is served a thousand times is compressed once, as well as can be. */
async function compressAll(): Promise<void> {
  const brotli = promisify(brotliCompress)
  const zip = promisify(gzip)
  for await (const name of glob('**/*.{js,css,html,svg,webmanifest}', { cwd: dist })) {
    const path = join(dist, name)
    const text = await readFile(path)
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }
    await writeFile(`${path}.br`, await brotli(text, options))
    await writeFile(`${path}.gz`, await zip(text, { level: 9 }))
  }
}

const now = await hashSources()
const before = existsSync(stamp) ? await readFile(stamp, 'utf8') : ''
if (now !== before) {
  const { build } = await import('vite')
  await build({ configFile: join(root, 'web/vite.config.ts'), logLevel: 'warn' })
  await compressAll()
  await writeFile(stamp, now)
  console.log('The pages are built.')
}
