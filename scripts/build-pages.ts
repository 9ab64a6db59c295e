import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'

/** The built module of web/src/prerender.tsx. */
interface PrerenderModule {
  readonly prerender: (path: string, member: boolean) => Promise<string | null>
  readonly routeNames: () => string[]
}

/** Pages that visitors open first. They are prerendered, so that they can be read before their scripts load. */
const prerendered = new Set(['index', 'login', 'privacy-policy', 'contact-support'])

/**
 * One document for each route, in `pages/`: its head asks at once for what the route needs, and what can be drawn
 * ahead is. `any.html` is for all other addresses, where there is nothing; `<route>.member.html` where members see
 * something else.
 */
export async function buildPages(folder: string, { prerender, routeNames }: PrerenderModule): Promise<void> {
  const manifest: Manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8'))
  const document = await readFile(join(folder, 'index.html'), 'utf8')
  const entry = needs(manifest, 'index.html')
  const pages = join(folder, 'pages')
  await mkdir(pages)
  const write = (name: string, html: string) => writeFile(join(pages, `${name}.html`), html)

  await write('any', document)
  for (const name of routeNames()) {
    const own = [...needs(manifest, `src/routes/${name}.tsx?tsr-split=component`)].filter(
      (file) => !entry.has(file),
    )
    const page = document.replace('</head>', `${own.map(linkTo).join('')}</head>`)
    if (!prerendered.has(name)) {
      await write(name, page)
      continue
    }
    const path = name === 'index' ? '/' : `/${name}`
    const [strangers, members] = [await prerender(path, false), await prerender(path, true)]
    // What leads on to another page shows nothing of its own.
    const drawn = (content: string | null) => (content === null ? document : filled(page, content))
    await write(name, drawn(strangers))
    if (members !== strangers) await write(`${name}.member`, drawn(members))
  }
  await rm(join(folder, '.vite'), { recursive: true })
  await rm(join(folder, 'index.html'))
}

/** A chunk's file, styles, and those of everything it can't run without. */
function needs(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key]
  if (!chunk || found.has(chunk.file)) return found
  found.add(chunk.file)
  for (const style of chunk.css ?? []) found.add(style)
  for (const other of chunk.imports ?? []) needs(manifest, other, found)
  return found
}

const linkTo = (file: string) =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

const script = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g

const title = /<title>.*?<\/title>/

/** The page with its content and title; its scripts lie ready for public/first.js. */
function filled(page: string, content: string): string {
  const scripts = [...page.matchAll(script)].map(([tag]) => tag.trim()).join('')
  return page
    .replace(script, '')
    .replace(title, title.exec(content)?.[0] ?? '')
    .replace('<div id="root"></div>', () => `<div id="root" data-drawn>${content.replace(title, '')}</div>`)
    .replace('</body>', `<template id="scripts">${scripts}</template></body>`)
}
