import { validate } from '@scalar/openapi-parser'
import { expect, test } from 'vitest'
import { openApi } from '../../src/rest/openapi.ts'
import { forSide, pathsOf } from '../../src/rest/route.ts'
import { restRoutes } from '../../src/rest/routes.ts'

/** The paths of the REST API. Clients depend on them. */
const documented = `
  POST /api/landing_request_text_parse
  POST /api/landing_offering_text_parse
  POST /api/product_text_parse
  POST /api/procurement_text_parse
  GET /api/employee_info/{user_id}
  GET /api/company_full/{company_id}
  GET /api/company/{companyId}
  GET /api/companies
  GET /api/company_description_for_user/{user_id}
  POST /api/update_company_description_if_empty
  POST /api/add_procurement
  POST /api/add_product
  POST /api/update_product
  POST /api/update_procurement
  GET /api/get_product/{id}
  GET /api/get_procurement/{id}
  DELETE /api/product/{id}
  DELETE /api/procurement/{id}
  POST /api/generate_presigned_post
  POST /api/request_image_analysis
  POST /api/send_verification
  POST /api/login_verify
  POST /api/send_company_verification
  POST /api/verify_company_code
  POST /api/register_entity
  POST /api/register_individual
  GET /api/product_leads/{seller_company_id}/{product_id}
  GET /api/procurement_leads/{buyer_company_id}/{procurement_id}
  GET /api/revealed_contact/{conversation_id}/buyer
  GET /api/revealed_contact/{conversation_id}/seller
  POST /api/create_new_seller_round
  POST /api/create_new_buyer_round
  POST /api/judge_requirement
  POST /api/draft_new_seller_round
  POST /api/draft_new_buyer_round
  POST /api/create_seller_direct_message
  POST /api/create_buyer_direct_message
  GET /api/message_file/{file_id}
  POST /api/edit_last_seller_message
  POST /api/edit_last_buyer_message
  POST /api/delete_last_seller_message
  POST /api/delete_last_buyer_message
  POST /api/queue_enhancement_pitch
  POST /api/queue_buyer_enhancement_pitch
  POST /api/queue_seller_direct_followup
  POST /api/queue_buyer_direct_followup
  POST /api/queue_reevaluate_after_delete
  POST /api/terminate_conversation_by_seller
  POST /api/terminate_conversation_by_buyer
  POST /api/sort_top_buyer_interest_product
  POST /api/sort_top_seller_compatible_procurement
  POST /api/save_top_buyer_interest_order_product
  POST /api/save_top_seller_compatible_order
  GET /api/company_premium_status_for_user/{user_id}
  POST /api/create_entity_one_time_checkout
  POST /api/create_entity_subscription_checkout
  POST /api/create_individual_one_time_checkout
  POST /api/create_individual_subscription_checkout
  POST /api/create_customer_portal_session
  POST /api/select_free_plan
  POST /api/update_individual_intro
  POST /api/update_company_contact
  POST /api/update_employee_details
  POST /api/confirm_employee_email
  POST /api/send_company_proof
  POST /api/confirm_company_proof
  POST /api/create_proposal
  GET /api/proposals/{conversation_id}
  POST /api/accept_proposal
  POST /api/decline_proposal
  POST /api/withdraw_proposal
  GET /api/agreement/{agreement_id}
  GET /api/agreement_document/{agreement_id}
  POST /api/cancel_agreement
  POST /api/save_mandate
  GET /api/mandate/{listing_id}
  POST /api/pause_mandate
  POST /api/start_negotiation`
  .trim()
  .split('\n')
  .map((line) => line.trim())

test('the routes serve each documented path once', () => {
  const served = restRoutes.flatMap((route) =>
    pathsOf(route.paths).map(({ path }) => `${route.method} ${path}`),
  )
  expect(served.sort()).toEqual([...documented].sort())
})

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await validate(JSON.stringify(openApi(restRoutes)))
  expect(errors ?? []).toEqual([])
  expect(valid).toBe(true)
})

test.each([
  ['POST /api/login_verify', 'verificationCode', { email: 'ada@example.org' }, '1234'],
  ['POST /api/verify_company_code', 'verification_code', { company_id: crypto.randomUUID() }, '001234'],
])('%s accepts a code as a number; a company’s regains its leading zeros', (name, field, rest, code) => {
  const { body } = restRoutes.find(({ method, paths }) => `${method} ${paths}` === name)!
  expect(forSide(body!, 'seller').parse({ ...rest, [field]: 1234 })).toMatchObject({ [field]: code })
})

test('every operation id is unique', () => {
  const { paths } = openApi(restRoutes)
  const ids = Object.values(paths).flatMap((operations) =>
    Object.values(operations).map((operation) => (operation as { operationId: string }).operationId),
  )
  expect(new Set(ids).size).toBe(documented.length)
})
