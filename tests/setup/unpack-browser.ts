import { browserPath } from './browser.ts'

/** Before the test files start side by side: none may find a browser that another is still unpacking. */
export default async function setup(): Promise<void> {
  await browserPath()
}
