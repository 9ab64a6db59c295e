import { describe, expect, test } from 'vitest'
import { restRoutes } from '../../src/rest/routes.ts'
import { eachSide } from '../make/leads.ts'
import { makeIndividual } from '../make/people.ts'
import { makePlan } from '../make/plans.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { listen } from '../sockets/listen.ts'
import { send } from './requests.ts'
import { enter } from './world.ts'

/** Missing and unusual fields never reveal data and never delete it. */

const app = await forFile(startApp())
const person = await makeIndividual(app.db)
await makePlan(app.db, person.companyId)
const headers = await enter(app, person, 'session')

const call = (method: string, path: string, body?: object) => send(app, { method, path }, { body }, headers)

describe.each(eachSide)('a listing of the %s', (side) => {
  const [item, point] =
    side === 'seller' ? ['product', 'product_strength'] : ['procurement', 'procurement_requirement']
  const content = (...points: unknown[]) => ({
    [`${item}_name`]: 'Rye flour',
    [`${item}_description`]: ['Stone-milled.', ...points],
  })
  const settings = {
    matching_instructions: 'Within 200 km.',
    contact_reveal_settings: {
      reveal_contact_info: false,
      reveal_fields: ['email'],
      additional_contact_method: '',
    },
    notify_on_match: false,
  }

  test('keeps the settings that an update leaves out', async () => {
    const added = await call('POST', `/api/add_${item}`, { ...content({ [point]: 'Organic' }), ...settings })
    const id = (added.body as Record<string, string>)[`${item}_id`]
    const read = async () => (await call('GET', `/api/get_${item}/${id}`)).body
    const update = (changes: object) =>
      call('POST', `/api/update_${item}`, {
        [`${item}_id`]: id,
        ...content({ [point]: 'Certified' }),
        ...changes,
      })

    expect((await update({})).status).toBe(200)
    expect(await read()).toMatchObject({ ...content({ [point]: 'Certified' }), ...settings })
    const partly = { contact_reveal_settings: { reveal_fields: [] }, matching_instructions: null }
    expect((await update(partly)).status).toBe(200)
    expect(await read()).toMatchObject({
      ...settings,
      contact_reveal_settings: { reveal_contact_info: false, reveal_fields: [] },
    })
  })

  test('is updated by `id` as well as by its own name for it', async () => {
    const added = await call('POST', `/api/add_${item}`, content({ [point]: 'Organic' }))
    const id = (added.body as Record<string, string>)[`${item}_id`]
    const update = (ids: object) =>
      call('POST', `/api/update_${item}`, { ...ids, ...content({ [point]: 'Certified' }) })
    for (const ids of [
      { id },
      { id: id?.toUpperCase(), [`${item}_id`]: id },
      { id: null, [`${item}_id`]: id },
    ])
      expect(await update(ids)).toMatchObject({ status: 200, body: { success: true, [`${item}_id`]: id } })
    expect(await update({ id: crypto.randomUUID(), [`${item}_id`]: id })).toMatchObject({
      status: 400,
      body: { message: `id and ${item}_id must be the same.` },
    })
    for (const ids of [{}, { id: null }])
      expect(await update(ids)).toMatchObject({ status: 400, body: { message: `${item}_id is required.` } })
    expect(await update({ id: crypto.randomUUID() })).toMatchObject({ status: 404 })
  })

  test('refuses a point with a wrong key', async () => {
    const other = side === 'seller' ? 'procurement_requirement' : 'product_strength'
    for (const wrong of [{ [other]: 'Organic' }, { text: 'Organic' }, {}]) {
      const { status, body } = await call('POST', `/api/add_${item}`, content({ [point]: 'Milled' }, wrong))
      expect(status).toBe(400)
      expect(body).toMatchObject({ message: `${item}_description[2].${point} is required.` })
    }
    const empty = content({ [point]: 'Milled' }, { [point]: ' ' }, { [point]: null }, 'Organic')
    const { body } = await call('POST', `/api/add_${item}`, empty)
    const created = await call('GET', `/api/get_${item}/${(body as Record<string, string>)[`${item}_id`]}`)
    expect(created.body).toMatchObject(content({ [point]: 'Milled' }, { [point]: 'Organic' }))
  })
})

test('a company keeps contact fields that an update leaves out', async () => {
  const contact = {
    company_website: 'mill.example',
    company_email: 'a@mill.example',
    company_phone_number: '1',
  }
  const update = (changes: object) =>
    call('POST', '/api/update_company_contact', { company_name: 'Mill', ...changes })
  await update(contact)
  await update({ company_phone_number: '' })
  expect((await call('GET', `/api/company/${person.companyId}`)).body).toMatchObject({
    ...contact,
    company_phone_number: '',
  })
})

test('ids may be in upper case', async () => {
  const user_id = person.employeeId.toUpperCase()
  expect(await call('GET', `/api/employee_info/${user_id}`)).toMatchObject({ status: 200 })
  expect(await call('GET', `/api/company_full/${person.companyId.toUpperCase()}`)).toMatchObject({
    status: 200,
  })
  const intro = { user_id, new_intro: 'A mill.' }
  expect(await call('POST', '/api/update_individual_intro', intro)).toMatchObject({ status: 200 })
  await using socket = await listen(app.url, 'websocket', { cookie: headers.cookie ?? '' })
  expect(await socket.request('join_room_for_user', user_id)).toBe(true)
})

test('a path with an empty id returns 404', async () => {
  const paths = restRoutes
    .filter(({ method }) => method === 'GET')
    .flatMap(({ paths }) => Object.values(typeof paths === 'string' ? [paths] : paths))
    .filter((path) => path.endsWith('}'))
  expect(paths.length).toBeGreaterThan(5)
  for (const path of paths) expect(await call('GET', path)).toMatchObject({ status: 404 })
})
