import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { makeIndividual } from '../../make/people.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { pageOf, phone, readAlert, waitForHydration } from '../as-person.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

/** Opens a page whose scripts are on their way until the returned function is called. */
async function openDrawn(path: string, ...[person, options]: [Parameters<typeof pageOf>[2]?, object?]) {
  const page = await pageOf(browser, app, person ?? null, options)
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await come
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('[data-drawn]').waitFor()
  // With the first frame it is decided about the font, and the scripts are sent for.
  await page.waitForFunction(
    () => document.querySelector<HTMLTemplateElement>('template#scripts')?.content.childElementCount === 0,
  )
  return {
    page,
    async takeOver() {
      letCome()
      await waitForHydration(page)
    },
  }
}

/** Where everything that is read or pressed stands, and what it says. */
const picture = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, header *, main *')]
      .filter((element) => element.checkVisibility() && element.closest('svg') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === 3)
        const text = own.map(({ textContent }) => textContent).join('')
        return [element.tagName, text, ...[x, y, width, height].map(Math.round)].join(' ')
      }),
  )

const seenBy = [
  ['a stranger', phone],
  ['a stranger', { width: 1440, height: 900 }],
  ['a member', phone],
] as const

describe.each(['/', '/login', '/privacy-policy', '/contact-support'])('%s', (path) => {
  it.each(seenBy.filter(([who]) => path !== '/login' || who === 'a stranger'))(
    'is drawn for %s before its scripts come, as they draw it',
    async (who, viewport) => {
      const person = who === 'a member' ? await makeIndividual(app.db) : null
      const { page, takeOver } = await openDrawn(path, person, { viewport })
      const before = await picture(page)
      const title = await page.title()
      expect(before.length).toBeGreaterThan(15)
      await takeOver()
      await page.waitForLoadState('networkidle')
      expect(await picture(page)).toEqual(before)
      expect(await page.title()).toBe(title)
      await page.context().close()
    },
  )
})

it.each(['/nowhere', '/index', '/login.member', '/login/more', '/main'])('%s comes bare', async (path) => {
  const answer = await fetch(app.url + path)
  expect(answer.status).toBe(path === '/main' ? 200 : 404)
  expect(await answer.text()).toContain('<div id="root"></div>')
})

it('/login comes bare to a member, whom it leads on', async () => {
  const page = await pageOf(browser, app, await makeIndividual(app.db))
  const answer = await page.goto('/login')
  expect(await answer?.text()).toContain('<div id="root"></div>')
  await page.waitForURL('/main')
  await page.close()
})

it('goes without a font that comes late, until the next page', async () => {
  const page = await pageOf(browser, app, null)
  const { promise: come, resolve: letCome } = Promise.withResolvers<void>()
  await page.route('**/*.woff2', async (route) => {
    await come
    await route.continue()
  })
  await page.goto('/login', { waitUntil: 'commit' })
  await page.getByRole('heading', { name: 'Log in or register' }).waitFor()
  await waitForHydration(page)
  const before = await picture(page)
  letCome()
  await page.evaluate(() => document.fonts.load("1em 'Inter Variable'", 'P'))
  expect(await picture(page)).toEqual(before)

  await page.getByRole('link', { name: 'Parley, start page' }).click()
  await page.getByRole('heading', { name: 'How it works' }).waitFor()
  const family = () => page.evaluate(() => getComputedStyle(document.body).fontFamily)
  expect(await family()).toContain('Inter')
  await page.context().close()
})

describe('What was begun before the scripts came goes on', () => {
  it('a text, and the button that was pressed', async () => {
    const { page, takeOver } = await openDrawn('/')
    await page.getByRole('textbox').fill('Oak boards, 30 mm thick.')
    await page.getByRole('button', { name: 'Unlock Opportunities' }).click()
    await takeOver()
    await readAlert(page, 'log in')
    expect(await page.evaluate(() => localStorage.getItem('landingPageDraft'))).toBe(
      'Oak boards, 30 mm thick.',
    )
    await page.context().close()
  })

  it('a field half filled, at the place where one writes', async () => {
    const { page, takeOver } = await openDrawn('/')
    await page.getByRole('textbox').click()
    await page.keyboard.type('Oak in Leeds')
    for (let step = 0; step < 'Leeds'.length; step += 1) await page.keyboard.press('ArrowLeft')
    await takeOver()
    await page.keyboard.type('boards ')
    expect(await page.getByRole('textbox').inputValue()).toBe('Oak in boards Leeds')
    await page.context().close()
  })

  it('an email address sent with the Enter key', async () => {
    const person = await makeIndividual(app.db)
    const { page, takeOver } = await openDrawn('/login')
    await page.getByLabel('Email').first().fill(person.email)
    await page.keyboard.press('Enter')
    await takeOver()
    await page.getByText('Verification code sent successfully!').waitFor()
    expect(new URL(page.url()).pathname).toBe('/login')
    await page.context().close()
  })
})
