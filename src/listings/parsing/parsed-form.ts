import type { ParseKind } from '../../shared/listings.ts'
import type { LiveEvent } from '../../shared/live-events.ts'
import type { Side } from '../../shared/sides.ts'
import type { ParsedForm } from '../schema.ts'

/** The live events of finished parses, and the parsed form under its wire names. */

type ParseEvent = Extract<LiveEvent, `${string}_parse_done`>

export const parseEvents = {
  landing: { seller: 'landing_offering_text_parse_done', buyer: 'landing_request_text_parse_done' },
  add: { seller: 'product_text_parse_done', buyer: 'procurement_text_parse_done' },
} as const satisfies Record<ParseKind, Record<Side, ParseEvent>>

const item = {
  seller: (form: ParsedForm) => ({
    product_name: form.name,
    product_description: form.description,
    product_strengths: form.points,
    product_strengths_reveal: form.points.map(() => true),
  }),
  buyer: (form: ParsedForm) => ({
    procurement_title: form.name,
    procurement_description: form.description,
    procurement_requirements: form.points,
    procurement_requirements_reveal: form.points.map(() => true),
  }),
} as const satisfies Record<Side, unknown>

const party = {
  seller: (form: ParsedForm) => ({
    offerer_info: form.party,
    offerer_description: form.partyDescription,
  }),
  buyer: (form: ParsedForm) => ({
    requestor_info: form.party,
    requestor_description: form.partyDescription,
  }),
} as const satisfies Record<Side, unknown>

/**
 * The lists hold only what may be shown, so that a client that doesn't know the other fields publishes no secret. Only
 * the landing page's form describes the party; in the add modal the company is known.
 */
export const wireForm = (side: Side, kind: ParseKind, form: ParsedForm): Record<string, unknown> => ({
  ...(kind === 'landing' ? party[side](form) : {}),
  ...item[side](form),
  private_notes: form.privateNotes,
  contact_hints: form.contactHints,
})
