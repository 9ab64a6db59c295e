import type { BrowserContextOptions, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeIndividual, type Person } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf, phone, readAlert, waitForHydration } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

/** Opens a page whose scripts don't load until `hydrate` is called. */
async function openPrerendered(
  path: string,
  person: Person | null = null,
  options: BrowserContextOptions = {},
) {
  const page = await pageOf(browser, app, person, options)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('[data-drawn]').waitFor()
  // The first frame decides about the font and starts loading the scripts.
  await page.waitForFunction(
    () => document.querySelector<HTMLTemplateElement>('template#scripts')?.content.childElementCount === 0,
  )
  return {
    page,
    async hydrate() {
      release()
      await waitForHydration(page)
    },
  }
}

/** Position, size and text of every visible element. */
const snapshot = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main *')]
      .filter((element) => element.checkVisibility() && element.closest('svg') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const textNodes = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
        const text = textNodes.map(({ textContent }) => textContent).join('')
        return [element.tagName, text, ...[x, y, width, height].map(Math.round)].join(' ')
      }),
  )

const visitors = [
  ['a stranger', phone],
  ['a stranger', { width: 1440, height: 900 }],
  ['a member', phone],
] as const

describe.each(['/', '/login', '/privacy-policy', '/contact-support'])('%s', (path) => {
  it.each(visitors.filter(([visitor]) => path !== '/login' || visitor === 'a stranger'))(
    'is prerendered for %s exactly as its scripts render it',
    async (visitor, viewport) => {
      const person = visitor === 'a member' ? await makeIndividual(app.db) : null
      const { page, hydrate } = await openPrerendered(path, person, { viewport })
      const before = await snapshot(page)
      const title = await page.title()
      expect(before.length).toBeGreaterThan(15)
      await hydrate()
      await page.waitForLoadState('networkidle')
      expect(await snapshot(page)).toEqual(before)
      expect(await page.title()).toBe(title)
      await page.context().close()
    },
  )
})

it.each(['/nowhere', '/index', '/login.member', '/login/more', '/main'])(
  '%s is not prerendered',
  async (path) => {
    const response = await fetch(app.url + path)
    expect(response.status).toBe(path === '/main' ? 200 : 404)
    expect(await response.text()).toContain('<div id="root"></div>')
  },
)

it('/login is not prerendered for a member, who is redirected', async () => {
  const page = await pageOf(browser, app, await makeIndividual(app.db))
  const response = await page.goto('/login')
  expect(await response?.text()).toContain('<div id="root"></div>')
  await page.waitForURL('/main')
  await page.close()
})

it('ignores a late font until the next page', async () => {
  const page = await pageOf(browser, app, null)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Log in or register' }).waitFor()
  await waitForHydration(page)
  const before = await snapshot(page)
  release()
  await page.evaluate(() => document.fonts.load("1em 'Inter Variable'", 'P'))
  expect(await snapshot(page)).toEqual(before)

  await page.getByRole('link', { name: 'Parley, start page' }).click()
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(await family()).toContain('Inter')
  await page.context().close()
})

describe('Hydration keeps what the user did before', () => {
  it('a text, and the press of a button', async () => {
    const { page, hydrate } = await openPrerendered('/')
    await page.getByRole('textbox').fill('Oak boards, 30 mm thick.')
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    await hydrate()
    await readAlert(page, 'log in')
    expect(await page.evaluate(() => localStorage.getItem('landingPageDraft'))).toBe(
      'Oak boards, 30 mm thick.',
    )
    await page.context().close()
  })

  it('a text and the position of the cursor', async () => {
    const { page, hydrate } = await openPrerendered('/')
    await page.getByRole('textbox').click()
    await page.keyboard.type('Oak in Leeds')
    for (let step = 0; step < 'Leeds'.length; step += 1) await page.keyboard.press('ArrowLeft')
    await hydrate()
    await page.keyboard.type('boards ')
    expect(await page.getByRole('textbox').inputValue()).toBe('Oak in boards Leeds')
    await page.context().close()
  })

  it('a form sent with the Enter key', async () => {
    const person = await makeIndividual(app.db)
    const { page, hydrate } = await openPrerendered('/login')
    await page.getByLabel('Email').first().fill(person.email)
    await page.keyboard.press('Enter')
    await hydrate()
    await page.getByText('Verification code sent successfully!').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.context().close()
  })
})

it('Each language has pictures of its own, of the sizes that the page reserves', async () => {
  const [english, german] = [await picturesOf('en-GB'), await picturesOf('de-DE')]
  expect(english).toHaveLength(4)
  expect(german).toHaveLength(4)
  for (const [index, { source, reserved, size }] of german.entries()) {
    expect(source).not.toBe(english[index]?.source)
    expect(reserved).toEqual(size)
  }
  for (const { reserved, size } of english) expect(reserved).toEqual(size)
})

async function picturesOf(locale: string) {
  const page = await pageOf(browser, app, null, { locale })
  await page.goto('/')
  const pictures = await page.locator('picture img').evaluateAll((images) =>
    Promise.all(
      (images as HTMLImageElement[]).map(async ({ src, attributes }) => {
        const image = new Image()
        image.src = src
        await image.decode()
        const attribute = (name: string) => Number(attributes.getNamedItem(name)?.value)
        return {
          source: src,
          reserved: [attribute('width'), attribute('height')],
          size: [image.naturalWidth, image.naturalHeight],
        }
      }),
    ),
  )
  await page.close()
  return pictures
}
