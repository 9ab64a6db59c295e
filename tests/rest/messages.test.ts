import { expect, test } from 'vitest'
import { openApi } from '../../src/rest/openapi.ts'
import { restRoutes } from '../../src/rest/routes.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { calls, requests, send } from './requests.ts'
import { enter, freshAddress, makeWorld } from './world.ts'

/** The calls for which the specification lists `success, message` as the response that is read. */
const withMessage = [
  'landing_request_text_parse',
  'landing_offering_text_parse',
  'product_text_parse',
  'procurement_text_parse',
  'send_verification',
  'login_verify',
  'send_company_verification',
  'verify_company_code',
  'register_entity',
  'register_individual',
  'create_entity_one_time_checkout',
  'create_entity_subscription_checkout',
  'create_individual_one_time_checkout',
  'create_individual_subscription_checkout',
  'create_customer_portal_session',
  'select_free_plan',
  'update_individual_intro',
  'update_company_contact',
  'update_employee_details',
].map((name) => `/api/${name}`)

const app = await forFile(startApp({ env: { TRUST_PROXY: 'true' } }))
const { paths } = openApi(restRoutes)

test.each(withMessage)('POST %s answers with a message, as the document says', async (path) => {
  const call = calls.find((one) => one.path === path)!
  const world = await makeWorld(app, call.side)
  const caller = world.people.manager
  const address = freshAddress()
  const filled = await requests[call.name]!({ app, world, caller, address })
  const headers = { ...(await enter(app, caller, 'session')), 'x-forwarded-for': address }
  const { status, body } = await send(app, call, filled, headers)
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body).toMatchObject({ success: true, message: expect.stringMatching(/\w.*[.!]$/) })

  const operation = (paths as Record<string, Record<string, unknown>>)[path]!.post as {
    responses: Record<number, { content: Record<string, { schema: { required: string[] } }> }>
  }
  expect(operation.responses[200]!.content['application/json']!.schema.required).toContain('message')
})
