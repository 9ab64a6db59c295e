import type { Page } from 'playwright-core'
import { beforeEach, describe, expect, it } from 'vitest'
import { otherSide } from '../../../src/shared/sides.ts'
import { me, submit } from '../../leads/helpers.ts'
import { eachSide, type Matched, makeLead } from '../../make/leads.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { hold, refuse } from '../answers.ts'
import { expectAccessible, isUncovered, pageOf, readAlert, sendAtOnce } from '../as-person.ts'
import { leadAddress } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const thoughts = (page: Page) => page.getByLabel(/Additional Thoughts/)
const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click()
const draftIn = (page: Page) => page.getByRole('article', { name: 'Draft, only your side sees it' })
const bubbles = (page: Page) => page.getByRole('log').getByRole('article')

describe.each(eachSide)('A draft on the lead page of the %s', (side) => {
  let match: Matched
  let page: Page

  beforeEach(async () => {
    match = await makeLead(app.ctx)
    page = await pageOf(browser, app, match.people[side])
    await page.goto(leadAddress(side, match))
    return () => page.close()
  })

  const write = async (text: string) => {
    await thoughts(page).fill(text)
    await press(page, /^Let AI Continue The Conversation/)
  }

  it.each(['Send', 'Drop draft'])(
    'leaves the focus in the conversation after %s by keyboard',
    async (name) => {
      await write('We deliver on Mondays.')
      await draftIn(page).getByText('Mondays').waitFor()
      await draftIn(page).getByRole('button', { name, exact: true }).press('Enter')
      await draftIn(page).waitFor({ state: 'detached' })
      await expect.poll(() => page.evaluate(() => document.activeElement?.role)).toBe('log')
    },
  )

  it('is seen by its own side only, survives a reload, and is sent as edited', async () => {
    const otherPage = await pageOf(browser, app, match.people[otherSide(side)])
    await otherPage.goto(leadAddress(otherSide(side), match))
    await bubbles(otherPage).first().waitFor()
    const release = await hold(page, 'leads.draftRound')
    await write('We deliver on Mondays.')
    await bubbles(page).getByText('The AI is working hard for you...').waitFor()
    expect(await page.getByLabel('Your message').isEnabled()).toBe(true)
    release()
    await draftIn(page).getByText('Mondays').waitFor()
    await expectAccessible(page)
    expect(await bubbles(otherPage).count()).toBe(1)
    expect(await otherPage.getByRole('status').filter({ hasText: 'responding' }).count()).toBe(0)

    await page.reload()
    await draftIn(page).getByText('Mondays').waitFor()
    expect(await thoughts(page).inputValue()).toBe('We deliver on Mondays.')
    await press(page, 'Edit draft')
    const editor = page.getByRole('log').getByRole('textbox')
    await editor.fill(Array(12).fill('On Tuesdays.').join('\n'))
    await expect.poll(() => isUncovered(page.getByRole('button', { name: 'Save' }))).toBe(true)
    await editor.fill('On Tuesdays, in fact.')
    await page.reload()
    await editor.waitFor()
    expect(await editor.inputValue()).toBe('On Tuesdays, in fact.')
    await press(page, 'Save')
    await draftIn(page).getByText('Draft, edited; only your side sees it').waitFor()
    await page.reload()
    await draftIn(page).getByText('On Tuesdays, in fact.').waitFor()
    await press(page, 'Send')
    for (const one of [page, otherPage]) {
      const sent = bubbles(one).filter({ hasText: 'On Tuesdays, in fact.' })
      await sent.getByText('Assistant, edited by a person', { exact: true }).waitFor()
    }
    await draftIn(page).waitFor({ state: 'detached' })
    await expect.poll(() => thoughts(page).inputValue(), { timeout: 10_000 }).toBe('')
    await app.drain()
    await otherPage.close()
  })

  it('says what came in since it was written, and is kept', async () => {
    await write('We deliver on Mondays.')
    await draftIn(page).getByText('Mondays').waitFor()
    const other = otherSide(side)
    await submit[other](me(app.ctx, match, other), match, 'We move the start to June.')
    await app.drain()
    const news = draftIn(page).getByRole('status')
    await news.getByText('This came in since the draft was written:').waitFor()
    await news.getByText('We move the start to June.').waitFor()
    await press(page, 'Send anyway')
    await bubbles(page).filter({ hasText: 'Mondays' }).getByText('Assistant', { exact: true }).waitFor()
    await app.drain()
  })

  it('can be dropped while the assistant writes it', async () => {
    const { assistant } = app.ctx
    const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
    const slow: typeof assistant.pitch = async (brief, call) => {
      call.onDelta?.('We deliver')
      await finished
      return await assistant.pitch(brief, call)
    }
    Object.assign(app.ctx, { assistant: { ...assistant, pitch: slow } })
    await write('We deliver on Mondays.')
    await bubbles(page).filter({ hasText: 'We deliver' }).last().waitFor()
    const replied = page.waitForResponse((response) => response.url().includes('leads.draftRound'))
    await press(page, 'Drop draft')
    await bubbles(page).nth(1).waitFor({ state: 'detached' })
    finish()
    await replied
    Object.assign(app.ctx, { assistant })
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await bubbles(page).count()).toBe(1)
    expect(await thoughts(page).inputValue()).toBe('We deliver on Mondays.')
  })

  it('is written once when its button is double-clicked', async () => {
    await thoughts(page).fill('We deliver on Mondays.')
    await page.getByRole('button', { name: /^Let AI Continue The Conversation/ }).dblclick()
    await draftIn(page).getByText('Mondays').waitFor()
    await press(page, 'Edit draft')
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  })

  it('can be dropped, and the inputs stay', async () => {
    await write('We deliver on Mondays.')
    await draftIn(page).waitFor()
    await press(page, 'Drop draft')
    await draftIn(page).waitFor({ state: 'detached' })
    expect(await thoughts(page).inputValue()).toBe('We deliver on Mondays.')
    await refuse(page, 'leads.draftRound', 'INTERNAL')
    await press(page, /^Let AI Continue The Conversation/)
    await readAlert(page, 'Error incorporating inputs: Something went wrong on our side.')
    expect(await thoughts(page).inputValue()).toBe('We deliver on Mondays.')
  })

  it('leaves out what is marked as only for the assistant, unless the person lets it be said', async () => {
    await write('We deliver on Mondays. Internally our floor is 800.')
    await draftIn(page).getByText('Mondays').waitFor()
    expect(await draftIn(page).textContent()).not.toContain('800')
    const marked = page.getByRole('listitem').filter({ hasText: 'Internally our floor is 800.' })
    await marked.getByText('Reads like an internal matter.').waitFor()
    await press(page, 'Let it be said: Internally our floor is 800.')
    await press(page, /^Let AI Continue The Conversation/)
    await draftIn(page).getByText('800').waitFor()
    await marked.getByText('Reads like an internal matter.').waitFor({ state: 'detached' })
    await press(page, 'Keep it back: Internally our floor is 800.')
    await page.getByRole('button', { name: 'Add something only for your assistant' }).last().click()
    await page.getByLabel('Only for your assistant', { exact: true }).last().fill('Zorblatix asked us too.')
    await press(page, /^Let AI Continue The Conversation/)
    await draftIn(page).getByText('800').waitFor({ state: 'detached' })
    await draftIn(page).getByText('Mondays').waitFor()
    await page.reload()
    await draftIn(page).getByText('Mondays').waitFor()
    const kept = page.getByRole('textbox', { name: 'Only for your assistant' })
    expect(await kept.inputValue()).toBe('Zorblatix asked us too.')
    await page.getByRole('button', { name: 'Let it be said: Internally our floor is 800.' }).waitFor()

    // Elsewhere the form has it as it was stored, and says why it was split off.
    const elsewhere = await pageOf(browser, app, match.people[side])
    await elsewhere.goto(leadAddress(side, match))
    await draftIn(elsewhere).getByText('Mondays').waitFor()
    const stored = elsewhere.getByRole('textbox', { name: 'Only for your assistant' })
    expect(await stored.inputValue()).toBe('Internally our floor is 800.\nZorblatix asked us too.')
    const why = elsewhere.getByRole('list', { name: 'Why it is only for your assistant' })
    await why.getByText('Internally our floor is 800. Reads like an internal matter.').waitFor()
    await expectAccessible(elsewhere)
    await stored.fill('Zorblatix asked us too.')
    await why.getByText('Internally').waitFor({ state: 'detached' })
    await elsewhere.close()
  })

  it('is skipped in a lead where the person has chosen so', async () => {
    await sendAtOnce(page)
    await page.reload()
    await page.getByRole('checkbox', { name: /^Send at once/, checked: true }).waitFor()
    await write('We deliver on Mondays.')
    await page.getByRole('button', { name: 'Stop' }).waitFor()
    await app.drain()
    await bubbles(page).filter({ hasText: 'Mondays' }).getByText('Assistant', { exact: true }).waitFor()
    expect(await draftIn(page).count()).toBe(0)
  })
})
