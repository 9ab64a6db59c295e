import { describe, expect, test } from 'vitest'
import { otherSide } from '../../src/shared/sides.ts'
import { eachSide, makeLead } from '../make/leads.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { send } from './requests.ts'
import { enter } from './world.ts'

/** REST and the query behind the lead pages answer alike for every combination of company and listing. */

const app = await forFile(startApp())

describe.each(eachSide)('the leads of a %s', (side) => {
  const item = side === 'seller' ? 'product' : 'procurement'

  test('are found under the own company and an own listing only', async () => {
    const [lead, elsewhere] = [await makeLead(app.ctx), await makeLead(app.ctx)]
    const headers = await enter(app, lead.people[side], 'session')
    const own = { companyId: lead.people[side].companyId, listingId: lead.listings[side].id }
    const rest = async ({ companyId, listingId }: typeof own) => {
      const path = `/api/${item}_leads/${companyId}/${listingId}`
      const { status, body } = await send(app, { method: 'GET', path }, {}, headers)
      return { status, message: (body as { message?: string }).message }
    }
    const page = async (query: 'list' | 'summary', input: typeof own) => {
      const text = JSON.stringify({ side, leadId: lead.leadId, ...input })
      const url = `${app.url}/trpc/leads.${query}?input=${encodeURIComponent(text)}`
      const response = await fetch(url, { headers })
      const { error } = (await response.json()) as { error?: { message: string } }
      return { status: response.status, message: error?.message }
    }

    for (const input of [own, { ...own, companyId: own.companyId.toUpperCase() }]) {
      expect(await rest(input)).toMatchObject({ status: 200 })
      expect(await page('list', input)).toMatchObject({ status: 200 })
      expect(await page('summary', input)).toMatchObject({ status: 200 })
    }
    const notFound = { status: 404, message: 'Not found.' }
    for (const input of [
      { ...own, companyId: lead.people[otherSide(side)].companyId },
      { ...own, companyId: elsewhere.people[side].companyId },
      { companyId: elsewhere.people[side].companyId, listingId: elsewhere.listings[side].id },
      { ...own, listingId: elsewhere.listings[side].id },
      { ...own, companyId: 'nope' },
    ]) {
      expect(await rest(input)).toEqual(notFound)
      expect(await page('list', input)).toEqual(notFound)
      expect(await page('summary', input)).toEqual(notFound)
    }
  })
})
