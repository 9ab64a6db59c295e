import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import type { PageLanguage } from '../src/shared/page-languages.ts'

/** The built module of web/src/prerender.tsx. */
interface PrerenderModule {
  readonly prerender: (path: string, signedIn: boolean) => Promise<string | null>
  readonly routeNames: () => string[]
}

/** Pages that visitors open first. They are prerendered, so that they can be read before their scripts load. */
const prerendered = new Set(['index', 'login', 'privacy-policy', 'contact-support'])

/**
 * Writes an HTML document for each route to `pages/<language>/`. It preloads the route's files and may contain prerendered markup.
 * `any.html` is for unknown paths; `<route>.member.html` is for logged-in users, where their page differs.
 */
export async function buildPages(
  folder: string,
  language: PageLanguage,
  { prerender, routeNames }: PrerenderModule,
): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const document = await readFile(join(folder, 'index.html'), 'utf8')
  const entry = filesOf(manifest, 'index.html')
  const pages = join(folder, 'pages', language)
  await mkdir(pages, { recursive: true })
  const write = (name: string, html: string) => writeFile(join(pages, `${name}.html`), html)

  await write('any', document)
  for (const name of routeNames()) {
    const routeFiles = [...filesOf(manifest, `src/routes/${name}.tsx?tsr-split=component`)].filter(
      (file) => !entry.has(file),
    )
    const page = document.replace('</head>', `${routeFiles.map(linkTo).join('')}</head>`)
    if (!prerendered.has(name)) {
      await write(name, page)
      continue
    }
    const path = name === 'index' ? '/' : `/${name}`
    const [forVisitors, forMembers] = [await prerender(path, false), await prerender(path, true)]
    // A route that redirects has no content.
    const documentWith = (content: string | null) =>
      content === null ? document : withContent(page, content)
    await write(name, documentWith(forVisitors))
    if (forMembers !== forVisitors) await write(`${name}.member`, documentWith(forMembers))
  }
  await rm(join(folder, '.vite'), { recursive: true })
  await rm(join(folder, 'index.html'))
}

/** The script and style files of a chunk and of its static imports. */
function filesOf(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const style of chunk.css ?? []) found.add(style)
  for (const other of chunk.imports ?? []) filesOf(manifest, other, found)
  return found
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

const script = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

const title = /<title>.*?<\/title>/

/** Inserts prerendered content and its title. The scripts go into a template, from which public/first.js loads them. */
function withContent(page: string, content: string): string {
  const scripts = [...page.matchAll(script)].map(([tag]) => tag.trim()).join('')
  return page
    .replace(script, '')
    .replace(title, title.exec(content)?.[0] ?? '')
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn>${content.replace(title, '')}</div>`)
    .replace('</body>', `<template id="scripts">${scripts}</template></body>`)
}
