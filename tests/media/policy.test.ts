import { expect, it } from 'vitest'
import { safeFilename, storedUrl } from '../../src/media/policy.ts'

it.each([
  ['Flour.PNG', 'image/png', 'flour.png'],
  ['photo.jpeg', 'image/jpeg', 'photo.jpeg'],
  ['photo.jpg', 'image/jpeg', 'photo.jpg'],
  ['page.html', 'image/png', 'page-html.png'],
  ['../../etc/passwd', 'application/pdf', 'etc-passwd.pdf'],
  ['.htaccess', 'image/gif', 'htaccess.gif'],
  ['小麦.pdf', 'application/pdf', 'file.pdf'],
  ['a b\u202Egnp.exe', 'image/png', 'a-b-gnp-exe.png'],
  ['', 'image/png', 'file.png'],
  ['x'.repeat(300), 'image/png', `${'x'.repeat(80)}.png`],
] as const)('%j of type %s is stored as %s', (filename, type, stored) => {
  expect(safeFilename(filename, type)).toBe(stored)
})

it('URLs of the embedded store are stored without their host', () => {
  expect(storedUrl('disk', 'https://parley.example/media/c/1/a.png')).toBe('/media/c/1/a.png')
  expect(storedUrl('disk', '/media/c/1/a.png')).toBe('/media/c/1/a.png')
  expect(storedUrl('disk', 'http://[')).toBe('http://[')
  expect(storedUrl('s3', 'https://cdn.example/media/c/1/a.png')).toBe('https://cdn.example/media/c/1/a.png')
})
