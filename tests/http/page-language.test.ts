import { expect, test } from 'vitest'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'

const app = await forFile(startApp())

const get = (path: string, headers: Record<string, string>) => fetch(app.url + path, { headers })

async function languageOf(headers: Record<string, string>, path = '/login'): Promise<string | undefined> {
  const html = await (await get(path, headers)).text()
  return /<html lang="(\w+)"/.exec(html)?.[1]
}

test.each([
  ['', 'en'],
  ['de', 'de'],
  ['de-AT, en;q=0.5', 'de'],
  ['en-GB,en;q=0.9,de;q=0.8', 'en'],
  ['fr-FR, fr;q=0.9, DE;q=0.5, en;q=0.3', 'de'],
  ['en;q=0.2, de;q=0.7', 'de'],
  ['de;q=0, en', 'en'],
  ['fr', 'en'],
  ['*', 'en'],
  [',;q=,;;', 'en'],
])('a browser that prefers "%s" gets documents in %s', async (accepted, language) => {
  expect(await languageOf({ 'accept-language': accepted })).toBe(language)
  expect(await languageOf({ 'accept-language': accepted }, '/nowhere')).toBe(language)
})

test('a chosen language counts more than the browser’s; an unknown one counts nothing', async () => {
  expect(await languageOf({ 'accept-language': 'de', cookie: 'parley_language=en' })).toBe('en')
  expect(await languageOf({ 'accept-language': 'de', cookie: 'parley_language=../en' })).toBe('de')
})

test('caches keep the documents of both languages apart', async () => {
  const english = await get('/login', { 'accept-language': 'en' })
  const german = await get('/login', { 'accept-language': 'de' })
  expect(english.headers.get('vary')).toContain('Accept-Language')
  expect(english.headers.get('vary')).toContain('Cookie')
  expect(german.headers.get('etag')).not.toBe(english.headers.get('etag'))
})
