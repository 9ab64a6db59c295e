import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  // Pages of one profile share compiled code.
  '--process-per-site',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Starts Chromium: the system's, or the one from npm. Close it with `await using`. */
export async function openBrowser(more: readonly string[] = []): Promise<Browser & AsyncDisposable> {
  const executablePath = await browserPath()
  const browser = await chromium.launch({ executablePath, args: [...flags, ...more], chromiumSandbox: false })
  return Object.assign(browser, { [Symbol.asyncDispose]: () => browser.close() })
}

/** The path of the executable. The first call unpacks the one from npm. */
export async function browserPath(): Promise<string> {
  const installed = systemBrowsers.find((path) => existsSync(path))
  if (installed) return installed
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}
