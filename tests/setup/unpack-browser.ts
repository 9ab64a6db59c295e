import { browserPath } from './browser.ts'

/** Unpacks the browser before test files run in parallel, so that none starts it while another unpacks it. */
export default async function setup(): Promise<void> {
  await browserPath()
}
