import { describe, expect, test, vi } from 'vitest'
import { type Side, sides } from '../../src/shared/sides.ts'
import type { Person } from '../make/people.ts'
import { startApp } from '../setup/app.ts'
import { forFile } from '../setup/for-file.ts'
import { calls, requests, send } from './requests.ts'
import {
  type Credential,
  credentials,
  enter,
  freshAddress,
  makeWorld,
  people,
  type Who,
  type World,
} from './world.ts'

/** The access rules of the REST API: every call by every person with every credential. */

type Expected = Readonly<Record<Who, number>>
const all = (status: number): Expected => each(status, status, status, status, status)
const each = (
  stranger: number,
  counterparty: number,
  colleague: number,
  owner: number,
  manager: number,
): Expected => ({ stranger, counterparty, colleague, owner, manager })

const onlyOneself = each(403, 403, 403, 200, 403)
const onlyOwnFile = each(404, 404, 404, 200, 404)
const ownListing = each(404, 404, 200, 200, 200)
const ownSide = each(404, 403, 200, 200, 200)
const itsCounterparty = each(404, 200, 403, 403, 403)
const bothSides = each(404, 200, 200, 200, 200)
const ownCompany = each(403, 403, 200, 200, 200)
/** For managers only. The stranger and the counterparty are managers of their own companies. */
const managers = each(200, 200, 403, 403, 200)

/** The status for each logged-in person. The first test fails for a route that is missing here. */
const expected: Readonly<Record<string, Expected>> = {
  'POST /api/landing_request_text_parse': all(200),
  'POST /api/landing_offering_text_parse': all(200),
  'POST /api/product_text_parse': all(200),
  'POST /api/procurement_text_parse': all(200),
  'GET /api/employee_info/{user_id}': onlyOneself,
  'GET /api/company_full/{company_id}': all(200),
  'GET /api/company/{companyId}': all(200),
  'GET /api/companies': all(200),
  'GET /api/company_description_for_user/{user_id}': onlyOneself,
  'POST /api/update_company_description_if_empty': all(200),
  'POST /api/add_product': all(200),
  'POST /api/add_procurement': all(200),
  'POST /api/update_product': ownListing,
  'POST /api/update_procurement': ownListing,
  'GET /api/get_product/{id}': bothSides,
  'GET /api/get_procurement/{id}': bothSides,
  'DELETE /api/product/{id}': each(404, 404, 403, 204, 204),
  'DELETE /api/procurement/{id}': each(404, 404, 403, 204, 204),
  'POST /api/generate_presigned_post': all(200),
  'POST /api/request_image_analysis': onlyOwnFile,
  'POST /api/send_verification': all(200),
  'POST /api/login_verify': all(200),
  'POST /api/send_company_verification': all(200),
  'POST /api/verify_company_code': all(200),
  'POST /api/register_entity': all(200),
  'POST /api/register_individual': all(200),
  'GET /api/product_leads/{seller_company_id}/{product_id}': ownListing,
  'GET /api/procurement_leads/{buyer_company_id}/{procurement_id}': ownListing,
  'GET /api/revealed_contact/{conversation_id}/seller': itsCounterparty,
  'GET /api/revealed_contact/{conversation_id}/buyer': itsCounterparty,
  'POST /api/create_new_seller_round': ownSide,
  'POST /api/create_new_buyer_round': ownSide,
  'POST /api/judge_requirement': ownSide,
  'POST /api/draft_new_seller_round': ownSide,
  'POST /api/draft_new_buyer_round': ownSide,
  'POST /api/create_seller_direct_message': ownSide,
  'POST /api/create_buyer_direct_message': ownSide,
  'GET /api/message_file/{file_id}': bothSides,
  'POST /api/edit_last_seller_message': ownSide,
  'POST /api/edit_last_buyer_message': ownSide,
  'POST /api/delete_last_seller_message': ownSide,
  'POST /api/delete_last_buyer_message': ownSide,
  'POST /api/queue_enhancement_pitch': bothSides,
  'POST /api/queue_buyer_enhancement_pitch': bothSides,
  'POST /api/queue_seller_direct_followup': bothSides,
  'POST /api/queue_buyer_direct_followup': bothSides,
  'POST /api/queue_reevaluate_after_delete': bothSides,
  'POST /api/terminate_conversation_by_seller': ownSide,
  'POST /api/terminate_conversation_by_buyer': ownSide,
  'POST /api/sort_top_buyer_interest_product': ownCompany,
  'POST /api/sort_top_seller_compatible_procurement': ownCompany,
  'POST /api/save_top_buyer_interest_order_product': ownListing,
  'POST /api/save_top_seller_compatible_order': ownListing,
  'POST /api/create_proposal': each(404, 201, 201, 201, 201),
  'GET /api/proposals/{conversation_id}': bothSides,
  'POST /api/accept_proposal': ownSide,
  'POST /api/decline_proposal': ownSide,
  'POST /api/withdraw_proposal': ownSide,
  'GET /api/agreement/{agreement_id}': bothSides,
  'GET /api/agreement_document/{agreement_id}': bothSides,
  'POST /api/cancel_agreement': bothSides,
  'POST /api/save_mandate': ownListing,
  'GET /api/mandate/{listing_id}': ownListing,
  'POST /api/pause_mandate': bothSides,
  'POST /api/start_negotiation': bothSides,
  'GET /api/company_premium_status_for_user/{user_id}': onlyOneself,
  'POST /api/create_entity_one_time_checkout': managers,
  'POST /api/create_entity_subscription_checkout': managers,
  'POST /api/create_individual_one_time_checkout': managers,
  'POST /api/create_individual_subscription_checkout': managers,
  'POST /api/create_customer_portal_session': managers,
  'POST /api/select_free_plan': managers,
  'POST /api/update_individual_intro': managers,
  'POST /api/update_company_contact': managers,
  'POST /api/update_employee_details': all(200),
  'POST /api/confirm_employee_email': all(200),
  'POST /api/send_company_proof': managers,
  'POST /api/confirm_company_proof': managers,
}

/** Statuses of public calls without a login, where they differ from 200. */
const anonymous: Readonly<Record<string, number>> = { 'GET /api/company/{companyId}': 403 }

type Call = (typeof calls)[number]

// Many calls in one test.
vi.setConfig({ testTimeout: 120_000 })

const worlds = new Map<Side, World>()

const app = await forFile(startApp({ env: { TRUST_PROXY: 'true', RATE_LIMIT: '1000000' } }))
for (const side of sides) worlds.set(side, await makeWorld(app, side))

test('every call has expected statuses and a request', () => {
  const names = calls.map(({ name }) => name).sort()
  expect(Object.keys(expected).sort()).toEqual(names)
  expect(Object.keys(requests).sort()).toEqual(names)
})

/** Calls that refuse every key. */
const sessionOnly = [
  'POST /api/confirm_employee_email',
  'POST /api/send_company_proof',
  'POST /api/confirm_company_proof',
]

/** A read-only key is refused for every write, before any lookup. */
const expectedOf = (call: Call, who: Who, credential: Credential): number =>
  (credential === 'read key' && call.method !== 'GET' && !call.isPublic) ||
  (credential !== 'session' && sessionOnly.includes(call.name))
    ? 403
    : expected[call.name]![who]

const cells = people.flatMap((who) => credentials.map((credential) => ({ who, credential })))

/** Successful writes get a world of their own. */
const worldFor = async (call: Call, status: number) =>
  call.method !== 'GET' && status < 300 ? await makeWorld(app, call.side) : worlds.get(call.side)!

const logins = new Map<string, Promise<Record<string, string>>>()
function headersOf(person: Person, credential: Credential): Promise<Record<string, string>> {
  const name = `${person.employeeId} ${credential}`
  const headers = logins.get(name) ?? enter(app, person, credential)
  logins.set(name, headers)
  return headers
}

async function request(call: Call, world: World, who: Who, headers: Record<string, string>): Promise<number> {
  const address = freshAddress()
  const filled = await requests[call.name]!({ app, world, caller: world.people[who], address })
  const reply = await send(app, call, filled, { 'x-forwarded-for': address, ...headers })
  if (reply.status >= 400)
    expect(reply.body).toEqual({ success: false, message: expect.any(String), error: expect.any(String) })
  return reply.status
}

describe.each(calls)('$name', (call) => {
  test('returns the expected status for each person and credential', async () => {
    const statuses: Record<string, number> = {}
    const expectedStatuses: Record<string, number> = {}
    for (const { who, credential } of cells) {
      const status = expectedOf(call, who, credential)
      const world = await worldFor(call, status)
      const headers = await headersOf(world.people[who], credential)
      expectedStatuses[`${who}, ${credential}`] = status
      statuses[`${who}, ${credential}`] = await request(call, world, who, headers)
    }
    expect(statuses).toEqual(expectedStatuses)
  })

  test('returns the expected status without a login and with invalid credentials', async () => {
    const status = call.isPublic ? (anonymous[call.name] ?? 200) : 401
    const headerSets = [
      {},
      { authorization: 'Bearer parley_made-up' },
      { cookie: 'parley_session=made-up' },
      { authorization: 'Basic YTpi' },
    ]
    for (const headers of headerSets)
      expect(
        await request(call, await worldFor(call, status), 'owner', headers as Record<string, string>),
      ).toBe(status)
  })

  if (!call.isPublic)
    test('refuses the user_id of another person', async () => {
      const world = worlds.get(call.side)!
      const { owner, manager } = world.people
      const filled = await requests[call.name]!({ app, world, caller: owner, address: freshAddress() })
      const userId = { user_id: owner.employeeId }
      const claimed = {
        ...filled,
        query: userId,
        ...(call.method === 'GET' ? {} : { body: { ...filled.body, ...userId } }),
      }
      const { status } = await send(app, call, claimed, await enter(app, manager, 'session'))
      expect(status).toBe(403)
    })
})
