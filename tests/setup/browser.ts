import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // A profile's pages share what is compiled.
  '--process-per-site',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** A real Chromium: the machine's own, or the one that comes from npm. Close it with `await using`. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser & AsyncDisposable> {
  const executablePath = await browserPath()
  const browser = await chromium.launch({ executablePath, args: [...flags, ...more], chromiumSandbox: false })
  return Object.assign(browser, { [Symbol.asyncDispose]: () => browser.close() })
}

/** Where it is; the one from npm is unpacked when it is first asked for. */
export async function browserPath(): Promise<string> {
  const own = systemBrowsers.find((path) => existsSync(path))
  if (own) return own
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
