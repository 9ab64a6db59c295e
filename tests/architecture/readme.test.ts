import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeSettings } from '../../src/config.ts'
import { root, textOf } from './imports.ts'

/** What the README says about settings, files and scripts is true. */

const readme = textOf('README.md')

test.each(Object.entries(describeSettings()))('the settings’ table says what %s is', (name, setting) => {
  if (typeof setting === 'boolean') throw new Error('no schema')
  const usual = setting.default === undefined ? '' : `\`${setting.default}\` |`
  expect(readme).toContain(`| \`${name}\` | ${setting.description} | ${usual}`)
})

test('every file and folder it names is there', () => {
  const named = [...readme.matchAll(/`((?:src|web|tests|scripts|drizzle)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('every npm script it names is there', () => {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const named = [...readme.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.filter((name) => !(name in scripts))).toEqual([])
})
