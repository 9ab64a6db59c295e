import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from '../tests/setup/browser.ts'

// `node scripts/icons.ts` renders web/public/favicon.svg as the PNG icons of the installed app.

const publicFolder = join(import.meta.dirname, '../web/public')

/** `room` is the share of the icon's width around the logo. Systems crop a maskable icon to a circle of 80 %. */
const icons = [
  { name: 'icon-192', size: 192, room: 0.06, background: null },
  { name: 'icon-512', size: 512, room: 0.06, background: null },
  { name: 'maskable-512', size: 512, room: 0.24, background: '#f4f7f6' },
  { name: 'apple-touch-180', size: 180, room: 0.16, background: '#f4f7f6' },
] as const

const logo = await readFile(join(publicFolder, 'favicon.svg'), 'utf8')
await mkdir(join(publicFolder, 'icons'), { recursive: true })
await using browser = await openBrowser()
for (const { name, size, room, background } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  const padding = Math.round(size * room)
  await page.setContent(
    `<style>body { margin: 0; background: ${background ?? 'transparent'} }
     svg { box-sizing: border-box; display: block; width: 100vw; height: 100vh; padding: ${padding}px }</style>${logo}`,
  )
  await page.screenshot({
    path: join(publicFolder, `icons/${name}.png`),
    omitBackground: background === null,
  })
  await page.close()
}
