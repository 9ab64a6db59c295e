import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { describeSettings } from '../../src/config.ts'
import { filesOf, root, textOf } from './imports.ts'

/** What the README and the documents beside the code say about settings, files and scripts is true. */

const readme = textOf('README.md')
const documents = filesOf('{README.md,CONTRIBUTING.md,src/**/*.md,scripts/bench/*.md}').map((file) => ({
  file,
  text: textOf(file),
}))

test.each(Object.entries(describeSettings()))('the settings’ table says what %s is', (name, setting) => {
  if (typeof setting === 'boolean') throw new Error('no schema')
  const usual = setting.default === undefined ? '' : `\`${setting.default}\` |`
  expect(readme).toContain(`| \`${name}\` | ${setting.description} | ${usual}`)
})

test('every file and folder that a document names or links to is there', () => {
  const named = documents.flatMap(({ file, text }) => [
    ...[...text.matchAll(/`((?:src|web|tests|scripts|drizzle)\/[\w./-]+)`/g)].map(([, path = '']) => path),
    ...[...text.matchAll(/\]\((?!https?:)([\w./-]+)\)/g)].map(([, path = '']) => join(dirname(file), path)),
  ])
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every npm script that a document names is there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = documents.flatMap(({ text }) =>
    [...text.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name),
  )
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
