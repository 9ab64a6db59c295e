import { eq } from 'drizzle-orm'
import { saveMandate } from '../../src/agreements/mandates/save-mandate.ts'
import { saveMandateSchema } from '../../src/agreements/mandates/schema.ts'
import { readProposals } from '../../src/agreements/read.ts'
import { sendProof } from '../../src/auth/account/address-proof.ts'
import { sendCompanyCode } from '../../src/auth/codes/send-company-code.ts'
import { sendLoginCode } from '../../src/auth/codes/send-login-code.ts'
import type { Ctx } from '../../src/context.ts'
import { leads as leadRows, leadSides, sideOf } from '../../src/db/tables/leads.ts'
import { files } from '../../src/db/tables/media.ts'
import { sendMessage } from '../../src/leads/send-message.ts'
import { presign } from '../../src/media/presign.ts'
import { presignSchema } from '../../src/media/schema.ts'
import { pathsOf } from '../../src/rest/route.ts'
import { restRoutes } from '../../src/rest/routes.ts'
import { messageFolder } from '../../src/shared/files/private-key.ts'
import { memoize } from '../../src/shared/memoize.ts'
import type { ProposalView } from '../../src/shared/proposals/agreements.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'
import { pdfFile, uploadFile } from '../make/files.ts'
import { as, freshEmail, type Person, visitor } from '../make/people.ts'
import { acceptProposal, makeProposal } from '../make/proposals.ts'
import type { TestApp } from '../setup/app.ts'
import type { World } from './world.ts'

/** A valid request of every call, for the owner of a world. */

interface Scene {
  readonly app: TestApp
  readonly world: World
  readonly caller: Person
  /** The client's IP address. */
  readonly address: string
}

export interface Filled {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: Readonly<Record<string, unknown>>
}

type Request = (scene: Scene) => Filled | Promise<Filled>

const byOwner: Request = ({ world }) => ({ params: { user_id: world.people.owner.employeeId } })
const self = (rest: Record<string, unknown> = {}): Request => {
  return ({ caller }) => ({ body: { user_id: caller.employeeId, ...rest } })
}
const ofLead = (rest: Record<string, unknown> = {}): Request => {
  return ({ world, caller }) => ({
    body: { conversation_id: world.leadId, user_id: caller.employeeId, ...rest },
  })
}
/** Worlds whose owner has sent a message. */
const written = new WeakSet<World>()

/** Sends a message first, so that there is a last message to change. */
const ofLastMessage = (rest: Record<string, unknown> = {}): Request => {
  return async (scene) => {
    const { app, world } = scene
    if (written.has(world)) return ofLead(rest)(scene)
    written.add(world)
    await sendMessage(as(app.ctx, world.people.owner), {
      side: world.side,
      leadId: world.leadId,
      text: 'When can you start?',
    })
    await app.drain()
    return ofLead(rest)(scene)
  }
}

const listing = {
  seller: {
    product_name: 'Rye flour',
    product_description: ['Milled by us.', { product_strength: 'Organic', reveal_to_counterparty: false }],
  },
  buyer: {
    procurement_name: 'Rye flour wanted',
    procurement_description: ['For our bread.', { procurement_requirement: 'Organic' }],
  },
} as const satisfies Record<Side, unknown>
const settings = {
  matching_instructions: 'Within 200 km.',
  contact_reveal_settings: { reveal_contact_info: true, reveal_fields: ['email'] },
  media_attachments: [],
  notify_on_match: false,
}
const add = (side: Side): Request => {
  return ({ caller }) => ({
    body: { user_id: caller.employeeId, company_id: caller.companyId, ...settings, ...listing[side] },
  })
}
const update = (side: Side, id: string): Request => {
  return ({ caller, world }) => ({
    body: { user_id: caller.employeeId, [id]: world.listingId, ...settings, ...listing[side] },
  })
}
const get: Request = ({ world }) => ({ params: { id: world.listingId } })
const remove: Request = ({ world, caller }) => ({
  params: { id: world.listingId },
  body: { user_id: caller.employeeId },
})
const leads = (company: string, item: string): Request => {
  return ({ world }) => ({ params: { [company]: world.people.owner.companyId, [item]: world.listingId } })
}
const sort = (company: string, item: string): Request => {
  return ({ world, caller }) => ({
    body: {
      [company]: world.people.owner.companyId,
      [item]: world.listingId,
      user_id: caller.employeeId,
    },
  })
}
const save = (item: string): Request => {
  return ({ world }) => ({ body: { [item]: world.listingId, conversation_ids: [world.leadId] } })
}
const contactOf: Request = ({ world, caller }) => ({
  params: { conversation_id: world.leadId },
  query: { user_id: caller.employeeId },
})
/** What requests have made in a world. */
const made = memoize((_: World) => new Map<'owner' | 'counterparty', Promise<ProposalView>>())

/** A proposal of the owner or of the counterparty. */
function proposalBy(who: 'owner' | 'counterparty', scene: Scene): Promise<ProposalView> {
  const known = made(scene.world).get(who) ?? newProposal(who, scene)
  made(scene.world).set(who, known)
  return known
}

async function newProposal(who: 'owner' | 'counterparty', { app, world }: Scene): Promise<ProposalView> {
  const lead = { leadId: world.leadId, people: peopleOf(world) }
  const side = who === 'owner' ? world.side : otherSide(world.side)
  const latest = (await readProposals(as(app.ctx, world.people.owner), lead)).at(-1)
  const answers = latest?.status === 'open' && latest.side !== side ? latest.id : null
  return await makeProposal(app.ctx, lead, side, { answers })
}

const peopleOf = ({ side, people: { owner, counterparty } }: World) =>
  side === 'seller' ? { seller: owner, buyer: counterparty } : { seller: counterparty, buyer: owner }

const onProposal = (who: 'owner' | 'counterparty', rest: Record<string, unknown> = {}): Request => {
  return async (scene) => {
    const { id, packages } = await proposalBy(who, scene)
    const { hash } = packages[0]!
    const body = { user_id: scene.caller.employeeId, proposal_id: id }
    return { body: { ...body, ...rest, ...('package_index' in rest ? { hash } : {}) } }
  }
}

/** An agreement of each world, on a proposal of the counterparty. */
const agreementIn = async (scene: Scene): Promise<string> => await agreementOf(scene.world)(scene)
const agreementOf = memoize((world: World) => {
  let agreementId: Promise<string> | undefined
  return (scene: Scene): Promise<string> => {
    agreementId ??= newProposal('counterparty', scene).then(async (proposal) => {
      const { ctx } = scene.app
      return (await acceptProposal(ctx, { people: peopleOf(world) }, proposal)).agreementId
    })
    return agreementId
  }
})
const mandateBody = {
  currency: 'EUR',
  worth: [{ key: 'days', per_unit: '-12.50' }],
  bounds: [{ key: 'days', min: 0, max: 30 }],
  max_rounds: 8,
  style: 'balanced',
  autonomy: 'advise',
}
const limitsOf = {
  seller: { target: '200.00', walk_away: '150.00' },
  buyer: { target: '140.00', walk_away: '180.00' },
}

/** Both sides' mandates in each world. They only advise, so that nothing else changes. */
const mandatesIn = memoize((world: World) => {
  let saved: Promise<unknown> | undefined
  return ({ app: { ctx } }: Scene) => {
    saved ??= saveBothMandates(ctx, world)
    return saved
  }
})
async function saveBothMandates(ctx: Ctx, { leadId, people }: World): Promise<void> {
  const [lead] = await ctx.db.select().from(leadRows).where(eq(leadRows.id, leadId))
  for (const who of ['owner', 'counterparty'] as const) {
    const person = people[who]
    const side = lead && sideOf(lead, person.companyId)
    if (!lead || !side) throw new Error('no lead')
    const prices = {
      seller: { target: 20_000, walkAway: 15_000 },
      buyer: { target: 14_000, walkAway: 18_000 },
    }
    const { max_rounds: maxRounds, worth: _, ...content } = mandateBody
    await saveMandate(
      as(ctx, person),
      saveMandateSchema.parse({
        side,
        listingId: lead[leadSides[side].listing],
        content: { ...content, ...prices[side], maxRounds },
      }),
    )
  }
}
const ofNegotiation = (rest: Record<string, unknown> = {}): Request => {
  return async (scene) => {
    await mandatesIn(scene.world)(scene)
    return ofLead(rest)(scene)
  }
}

/** A file of a message of the owner in each world. */
const fileIn = memoize((world: World) => {
  let fileId: Promise<string> | undefined
  return (scene: Scene): Promise<string> => {
    fileId ??= sendFile(scene.app, world)
    return fileId
  }
})
async function sendFile(app: TestApp, { leadId, side, people }: World): Promise<string> {
  const who = as(app.ctx, people.owner)
  const file = {
    contentType: 'application/pdf',
    bytes: pdfFile('Prices'),
    contextType: messageFolder,
  } as const
  const url = await uploadFile(app.url, who, { filename: 'prices.pdf', ...file })
  const analysed = { state: 'done', size: file.bytes.byteLength } as const
  const [row] = await app.db.update(files).set(analysed).where(eq(files.url, url)).returning()
  await sendMessage(who, { side, leadId, text: 'Our prices.', files: [{ url }] })
  return row!.id
}

const getAgreement: Request = async (scene) => ({ params: { agreement_id: await agreementIn(scene) } })

const person = { firstName: 'Ada', lastName: 'Byron' }
const joining = { user_name: 'Ada Byron', user_role: 'Company Individual Contributor' }

export const requests: Readonly<Record<string, Request>> = {
  'POST /api/landing_request_text_parse': self({ user_input: 'We look for rye flour.' }),
  'POST /api/landing_offering_text_parse': self({ user_input: 'We mill rye flour.' }),
  'POST /api/product_text_parse': self({ user_input: 'We mill rye flour.' }),
  'POST /api/procurement_text_parse': self({ user_input: 'We look for rye flour.' }),
  'GET /api/employee_info/{user_id}': byOwner,
  'GET /api/company_full/{company_id}': ({ world }) => ({
    params: { company_id: world.people.owner.companyId },
  }),
  'GET /api/company/{companyId}': ({ world }) => ({ params: { companyId: world.people.owner.companyId } }),
  'GET /api/companies': () => ({}),
  'GET /api/company_description_for_user/{user_id}': byOwner,
  'POST /api/update_company_description_if_empty': self({ new_description: 'A mill.' }),
  'POST /api/add_product': add('seller'),
  'POST /api/add_procurement': add('buyer'),
  'POST /api/update_product': update('seller', 'product_id'),
  'POST /api/update_procurement': update('buyer', 'procurement_id'),
  'GET /api/get_product/{id}': get,
  'GET /api/get_procurement/{id}': get,
  'DELETE /api/product/{id}': remove,
  'DELETE /api/procurement/{id}': remove,
  'POST /api/generate_presigned_post': () => ({
    body: { filename: 'flour.png', contentType: 'image/png', contextType: 'listing', contextId: '' },
  }),
  'POST /api/request_image_analysis': async ({ app, world, caller }) => {
    const form = presignSchema.parse({ filename: 'flour.png', contentType: 'image/png' })
    const { publicUrl } = await presign(as(app.ctx, world.people.owner), form)
    return {
      body: {
        image_url: publicUrl,
        original_filename: 'flour.png',
        contentType: 'image/png',
        user_id: caller.employeeId,
      },
    }
  },
  'POST /api/send_verification': ({ caller }) => ({ body: { email: caller.email } }),
  'POST /api/login_verify': async ({ app, caller, address }) => {
    const { code } = await sendLoginCode(visitor(app.ctx, { address }), { email: caller.email })
    return { body: { email: caller.email, verificationCode: code } }
  },
  'POST /api/send_company_verification': ({ world }) => ({
    body: { company_id: world.people.owner.companyId, user_email: freshEmail(), ...joining },
  }),
  'POST /api/verify_company_code': async ({ app, world, address }) => {
    const { companyId } = world.people.owner
    const { code } = await sendCompanyCode(visitor(app.ctx, { address }), {
      companyId,
      userName: 'Ada Byron',
      userEmail: freshEmail(),
      userRole: 'company individual contributor',
    })
    return { body: { company_id: companyId, verification_code: code } }
  },
  'POST /api/register_entity': () => ({
    body: {
      ...person,
      employeeEmail: freshEmail(),
      employeeRole: 'Company Manager',
      isNewCompany: true,
      companyName: 'Analytical Engines',
      companyEmail: 'office@example.org',
    },
  }),
  'POST /api/register_individual': () => ({
    body: { ...person, employeeEmail: freshEmail(), employeeRole: 'Individual' },
  }),
  'GET /api/product_leads/{seller_company_id}/{product_id}': leads('seller_company_id', 'product_id'),
  'GET /api/procurement_leads/{buyer_company_id}/{procurement_id}': leads(
    'buyer_company_id',
    'procurement_id',
  ),
  'GET /api/revealed_contact/{conversation_id}/seller': contactOf,
  'GET /api/revealed_contact/{conversation_id}/buyer': contactOf,
  'POST /api/create_new_seller_round': (scene) =>
    ofLead({
      old_round_text: [],
      old_buyer_qa: [],
      old_seller_qa: [],
      new_seller_qa: [{ question: scene.world.question, answer: 'Within three days.' }],
      new_seller_free_form: { input_text: 'We can start next week.', answered_by_employee_id: null },
    })(scene),
  'POST /api/create_new_buyer_round': (scene) =>
    ofLead({
      old_round_text: [],
      old_buyer_qa: [],
      old_seller_qa: [],
      new_buyer_qa: [
        {
          procurement_requirement: scene.world.requirement,
          human_judgement: 'meet',
          additional_thoughts: 'Mondays would be best.',
        },
      ],
      new_buyer_free_form: 'Please tell us more.',
    })(scene),
  'POST /api/judge_requirement': (scene) =>
    ofLead({ procurement_requirement: scene.world.requirement, human_judgement: 'not meet' })(scene),
  'POST /api/draft_new_seller_round': (scene) =>
    ofLead({ new_seller_qa: [{ question: scene.world.question, answer: 'Within three days.' }] })(scene),
  'POST /api/draft_new_buyer_round': ofLead({
    new_buyer_qa: [],
    new_buyer_free_form: 'Please tell us more.',
  }),
  'POST /api/create_seller_direct_message': ofLead({ direct_text: 'Hello.' }),
  'POST /api/create_buyer_direct_message': ofLead({ direct_text: 'Hello.' }),
  'POST /api/edit_last_seller_message': ofLastMessage({ new_content: 'When can you start at best?' }),
  'POST /api/edit_last_buyer_message': ofLastMessage({ new_content: 'When can you start at best?' }),
  'POST /api/delete_last_seller_message': ofLastMessage(),
  'POST /api/delete_last_buyer_message': ofLastMessage(),
  'POST /api/queue_enhancement_pitch': ofLead(),
  'POST /api/queue_buyer_enhancement_pitch': ofLead(),
  'POST /api/queue_seller_direct_followup': ofLead(),
  'POST /api/queue_buyer_direct_followup': ofLead(),
  'POST /api/queue_reevaluate_after_delete': ofLead(),
  'POST /api/terminate_conversation_by_seller': ofLead(),
  'POST /api/terminate_conversation_by_buyer': ofLead(),
  'POST /api/sort_top_buyer_interest_product': sort('seller_company_id', 'product_id'),
  'POST /api/sort_top_seller_compatible_procurement': sort('buyer_company_id', 'procurement_id'),
  'POST /api/save_top_buyer_interest_order_product': save('product_id'),
  'POST /api/save_top_seller_compatible_order': save('procurement_id'),
  'POST /api/create_proposal': ofLead({
    packages: [
      {
        total: { amount: '16500.00', currency: 'EUR' },
        tax_included: false,
        delivery_included: true,
        quantity: 500,
        unit: 'kg',
        terms: [{ key: 'payment', label: 'Payment', kind: 'number', value: 30, unit: 'days' }],
      },
    ],
    note: 'As discussed.',
  }),
  'GET /api/proposals/{conversation_id}': ({ world }) => ({ params: { conversation_id: world.leadId } }),
  'POST /api/accept_proposal': onProposal('counterparty', { package_index: 0 }),
  'POST /api/decline_proposal': onProposal('counterparty', { reason: 'Too late.' }),
  'POST /api/withdraw_proposal': onProposal('owner'),
  'POST /api/save_mandate': ({ world, caller }) => ({
    body: {
      user_id: caller.employeeId,
      [world.side === 'seller' ? 'product_id' : 'procurement_id']: world.listingId,
      ...mandateBody,
      ...limitsOf[world.side],
    },
  }),
  'GET /api/mandate/{listing_id}': async (scene) => {
    await mandatesIn(scene.world)(scene)
    return { params: { listing_id: scene.world.listingId } }
  },
  'POST /api/pause_mandate': ofNegotiation({ paused: true }),
  'POST /api/start_negotiation': ofNegotiation(),
  'GET /api/message_file/{file_id}': async (scene) => ({
    params: { file_id: await fileIn(scene.world)(scene) },
  }),
  'GET /api/agreement/{agreement_id}': getAgreement,
  'GET /api/agreement_document/{agreement_id}': getAgreement,
  'POST /api/cancel_agreement': async (scene) => ({
    body: { user_id: scene.caller.employeeId, agreement_id: await agreementIn(scene) },
  }),
  'GET /api/company_premium_status_for_user/{user_id}': byOwner,
  'POST /api/create_entity_one_time_checkout': self(),
  'POST /api/create_entity_subscription_checkout': self(),
  'POST /api/create_individual_one_time_checkout': self(),
  'POST /api/create_individual_subscription_checkout': self(),
  'POST /api/create_customer_portal_session': self(),
  'POST /api/select_free_plan': self(),
  'POST /api/update_individual_intro': self({ new_intro: 'We mill.' }),
  'POST /api/update_company_contact': self({ company_name: 'Mill & Sons', company_website: 'mill.example' }),
  'POST /api/update_employee_details': (scene) =>
    self({ first_name: 'Ada', last_name: 'Lovelace', employee_email: scene.caller.email })(scene),
  'POST /api/confirm_employee_email': async (scene) => {
    const { app, caller } = scene
    const { code } = await app.db.transaction((tx) =>
      sendProof(tx, as(app.ctx, caller), 'login', freshEmail()),
    )
    return self({ verification_code: code })(scene)
  },
  'POST /api/send_company_proof': self(),
  'POST /api/confirm_company_proof': async (scene) => {
    const { app, caller } = scene
    const { code } = await app.db.transaction((tx) =>
      sendProof(tx, as(app.ctx, caller), 'company', freshEmail()),
    )
    return self({ verification_code: code })(scene)
  },
}

/** Every call, with the side of its listing or lead. */
export const calls = restRoutes.flatMap((route) =>
  pathsOf(route.paths).map(({ path, side }) => ({
    name: `${route.method} ${path}`,
    method: route.method,
    path,
    // These calls of the buyer have no counterpart of the seller, or one with other inputs.
    side: /_new_buyer_round$|judge_requirement$/.test(path) ? ('buyer' as const) : side,
    isPublic: route.isPublic,
  })),
)

/** Sends a request over HTTP. */
export async function send(
  app: TestApp,
  call: { method: string; path: string },
  { params = {}, query, body }: { params?: Filled['params']; query?: Filled['query']; body?: unknown },
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const url = new URL(path, app.url)
  for (const [name, value] of Object.entries(query ?? {})) url.searchParams.set(name, value)
  const response = await fetch(url, {
    method: call.method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const isFile = response.headers.get('content-type') === 'application/pdf'
  const parse = (reply: string): unknown => (reply === '' ? null : JSON.parse(reply))
  return { status: response.status, headers: response.headers, body: isFile ? text : parse(text) }
}
