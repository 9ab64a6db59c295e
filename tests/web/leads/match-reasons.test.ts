import { describe, expect, it } from 'vitest'
import { leads } from '../../../src/db/tables/leads.ts'
import { publish } from '../../../src/listings/publish.ts'
import { otherSide } from '../../../src/shared/sides.ts'
import { makeCompany } from '../../make/companies.ts'
import { eachSide, makeLead } from '../../make/leads.ts'
import { listingInput, makeComparison, makeListing } from '../../make/listings.ts'
import { as } from '../../make/people.ts'
import { makePlan } from '../../make/plans.ts'
import { startApp } from '../../setup/app.ts'
import { openBrowser } from '../../setup/browser.ts'
import { forFile } from '../../setup/for-file.ts'
import { abortCall } from '../answers.ts'
import { expectAccessible, pageOf, phone, showMatches } from '../as-person.ts'
import { leadAddress, leadRoutes } from '../lead-address.ts'

const app = await forFile(startApp())
const browser = await forFile(openBrowser())

const addressOf = (side: 'seller' | 'buyer', companyId: string, listingId: string) => {
  const { path, company, listing } = leadRoutes[side]
  return `${path}?${company}=${companyId}&${listing}=${listingId}`
}

describe.each(eachSide)('For the %s', (side) => {
  const others = side === 'seller' ? 'requests' : 'offerings'

  it('a match says in its row why it is there', async () => {
    const match = await makeLead(app.ctx, {
      seller: { description: 'Our flour costs €0.80 per kg.' },
      buyer: {
        description: 'Our budget is €1 per kg.',
        points: [{ text: 'Organic certification' }, { text: 'Milled in Norway', reveal: false }],
      },
    })
    const reason =
      side === 'seller'
        ? 'Meets 1 of 1 shown requirement; price within budget'
        : 'Meets 1 of 2 requirements; price within budget'
    for (const viewport of [phone, { width: 1440, height: 900 }]) {
      const page = await pageOf(browser, app, match.people[side], { viewport })
      await page.goto(leadAddress(side, match))
      await page.getByRole('log').waitFor()
      if (viewport === phone) await page.getByRole('button', { name: /^Potential Matches/ }).click()
      else await showMatches(page)
      const row = page.getByRole('list', { name: 'Potential Matches' }).getByRole('button', { name: reason })
      await row.waitFor()
      const line = row.getByText(reason)
      expect(await line.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
      await expectAccessible(page)
      await page.close()
    }
  })

  it('a listing without matches says what was compared and what would widen it', async () => {
    const { manager } = await makeCompany(app.db)
    await makePlan(app.db, manager.companyId)
    const { companyId } = manager
    const points = ['Wheelchair access', 'Open on Sundays', 'Valet parking', 'Quiet rooms']
    const listing = await makeListing(app.db, manager, side, {
      name: 'Wedding venue',
      description: 'For 90 guests.',
      points: points.map((text) => ({ text })),
    })
    await makeComparison(app.db, listing, { compared: 312, near: 4, unanswered: [0] })
    const page = await pageOf(browser, app, manager, { viewport: phone })
    await page.goto('/main')
    const tile = page.getByRole('article', { name: 'Wedding venue' })
    await tile.getByText(`312 ${others} were compared; 4 came near.`).waitFor()

    await page.goto(addressOf(side, companyId, listing.id))
    const summary = page.getByText('No matches yet').locator('..')
    await summary.getByText(`312 ${others} were compared; 4 came near.`).waitFor()
    await summary
      .getByText('Wedding venue (Wheelchair access; Open on Sundays; Valet parking; and 1 more)')
      .waitFor()
    const suggestions = page.getByRole('region', { name: 'What would widen it' }).getByRole('listitem')
    expect(await suggestions.allTextContents()).toEqual(
      side === 'buyer'
        ? [
            'No offering of this kind answered “Wheelchair access”. Use wider words for it, or leave it out.',
            'Your description is very short. Say what you need it for, how much and where.',
          ]
        : ['Your description is very short. Say what you deliver, for which customers and where.'],
    )
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)
    await expectAccessible(page)
    await page.close()
  })

  it('a listing is shown as compared as soon as its match is done', async () => {
    const { manager } = await makeCompany(app.db)
    await makePlan(app.db, manager.companyId)
    const words = side === 'seller' ? 'Zeppelin rides' : 'Tax advice'
    const content = { name: words, description: words, points: [{ text: words }] }
    const page = await pageOf(browser, app, manager)
    await page.goto('/main')
    const { id } = await publish(as(app.ctx, manager), listingInput(side, content))
    await page.reload()
    const tile = page.getByRole('article', { name: words })
    await tile.getByText('We keep looking and tell you when one fits.').waitFor()
    const list = await pageOf(browser, app, manager)
    await list.goto(addressOf(side, manager.companyId, id))
    await list.getByText(`Comparing it with the open ${others}...`).waitFor()
    await app.drain()
    const compared = /none came near|New ones are compared as they come/
    await list.getByText(compared).waitFor()
    await list.close()
    await page.reload()
    await tile.getByText(compared).waitFor()
    await page.close()
  })

  it('an empty list appears although its counts cannot be loaded', async () => {
    const { manager } = await makeCompany(app.db)
    const listing = await makeListing(app.db, manager, side)
    const page = await pageOf(browser, app, manager)
    await abortCall(page, 'leads.matchStatus')
    await page.goto(addressOf(side, manager.companyId, listing.id))
    await page.getByText('No matches yet').waitFor()
    await page.close()
  })

  it('the list says how many matches wait, and until when', async () => {
    const match = await makeLead(app.ctx)
    const page = await pageOf(browser, app, match.people[side])
    const listing = match.listings[side]
    const another = await makeListing(app.db, match.people[otherSide(side)], otherSide(side))
    const pair = side === 'seller' ? { seller: listing, buyer: another } : { seller: another, buyer: listing }
    await app.db.insert(leads).values({
      sellerListingId: pair.seller.id,
      buyerListingId: pair.buyer.id,
      sellerCompanyId: pair.seller.companyId,
      buyerCompanyId: pair.buyer.companyId,
      state: 'waiting',
      score: 0.5,
    })
    await page.goto(leadAddress(side, match))
    await showMatches(page)
    await page.getByText(/^1 more waits for a free place\. New places open on \w+ 1\.$/).waitFor()
    await page.close()
  })
})
