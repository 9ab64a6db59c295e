import { z } from 'zod'
import type { ListingInput, ListingView, OwnListingView } from '../../listings/schema.ts'
import { contactFields } from '../../shared/listings.ts'
import type { Side } from '../../shared/sides.ts'
import { userId } from '../row.ts'

/** Listings as the wire says them (spec 3): products and procurements, their description lists and settings. */

const flag = z.boolean().optional().describe('true when absent')
const pointEntry = z.object({
  product_strength: z.string().optional(),
  procurement_requirement: z.string().optional(),
  reveal_to_counterparty: flag,
})
/** The first entry is the description's text; a client may wrap it in an object. */
const descriptionEntry = z.union([
  z.string(),
  z
    .looseObject({})
    .transform(
      (entry) => Object.values(entry).find((value) => typeof value === 'string') as string | undefined,
    )
    .pipe(z.string('The first entry must hold the description text.')),
])
const descriptionList = z
  .tuple([descriptionEntry], z.union([pointEntry, z.string()]))
  .describe('First entry: the description. Further entries: one strength or requirement each')

const mediaAttachment = z.object({
  url: z.string(),
  contentType: z.string().default(''),
  original_filename: z.string().default(''),
})

export const contactRevealSettings = z.object({
  reveal_contact_info: z.boolean().default(true),
  reveal_fields: z.array(z.enum(contactFields)).default([...contactFields]),
  additional_contact_method: z.string().nullish(),
})

const shared = {
  user_id: userId,
  matching_instructions: z.string().nullish(),
  contact_reveal_settings: contactRevealSettings.nullish(),
  media_attachments: z.array(mediaAttachment).nullish(),
  notify_on_match: z.boolean().nullish(),
}

export const listingBody = {
  seller: z.object({
    ...shared,
    company_id: z.string().optional(),
    product_name: z.string(),
    product_description: descriptionList,
  }),
  buyer: z.object({
    ...shared,
    company_id: z.string().optional(),
    procurement_name: z.string(),
    procurement_description: descriptionList,
  }),
} as const

/** Either spelling: the row's path says which fields it reads. */
export const anyListingBody = z.object({
  ...shared,
  company_id: z.string().optional(),
  product_id: z.string().optional(),
  procurement_id: z.string().optional(),
  product_name: z.string().optional(),
  procurement_name: z.string().optional(),
  product_description: descriptionList.optional(),
  procurement_description: descriptionList.optional(),
})
type AnyListingBody = z.output<typeof anyListingBody>

export function listingInput(side: Side, body: AnyListingBody): ListingInput {
  const name = side === 'seller' ? body.product_name : body.procurement_name
  const [description = '', ...entries] =
    (side === 'seller' ? body.product_description : body.procurement_description) ?? []
  const settings = body.contact_reveal_settings
  return {
    side,
    name: name ?? '',
    description: description as string,
    points: entries.map((entry) =>
      typeof entry === 'string'
        ? { text: entry }
        : {
            text: (side === 'seller' ? entry.product_strength : entry.procurement_requirement) ?? '',
            reveal: entry.reveal_to_counterparty ?? true,
          },
    ),
    matchingInstructions: body.matching_instructions ?? '',
    ...(settings
      ? {
          contact: {
            reveal: settings.reveal_contact_info,
            fields: settings.reveal_fields,
            additionalMethod: settings.additional_contact_method ?? '',
          },
        }
      : {}),
    files: (body.media_attachments ?? []).map((file) => ({
      url: file.url,
      contentType: file.contentType,
      filename: file.original_filename,
    })),
    notifyOnMatch: body.notify_on_match ?? true,
  }
}

export const listingId = (side: Side, body: { product_id?: string; procurement_id?: string }): string =>
  (side === 'seller' ? body.product_id : body.procurement_id) ?? ''

const attachment = z.object({ url: z.string(), contentType: z.string(), original_filename: z.string() })
const settingsReply = z.object({
  reveal_contact_info: z.boolean(),
  reveal_fields: z.array(z.string()),
  additional_contact_method: z.string(),
})
const common = {
  company_id: z.string(),
  company_name: z.string(),
  media_attachments: z.array(attachment),
  matching_instructions: z.string().optional().describe('Own listings only'),
  contact_reveal_settings: settingsReply.optional().describe('Own listings only'),
  notify_on_match: z.boolean().optional().describe('Own listings only'),
  created_at: z.string().optional(),
}
const descriptionReply = z.array(z.union([z.string(), pointEntry]))

export const listingReply = {
  seller: z.object({
    product_id: z.string(),
    product_name: z.string(),
    product_description: descriptionReply,
    ...common,
  }),
  buyer: z.object({
    procurement_id: z.string(),
    procurement_name: z.string(),
    procurement_description: descriptionReply,
    ...common,
  }),
} as const
export const anyListingReply = z.union([listingReply.seller, listingReply.buyer])

/** A listing in the wire's words; whole for its own company, without anything hidden for a counterparty. */
export function wireListing(
  view: ListingView | ({ own: true } & OwnListingView),
): z.input<typeof anyListingReply> {
  const pointKey = view.side === 'seller' ? 'product_strength' : 'procurement_requirement'
  const description = [
    view.description,
    ...view.points.map((point) => ({
      [pointKey]: point.text,
      reveal_to_counterparty: 'reveal' in point ? point.reveal : true,
    })),
  ]
  const rest = {
    company_id: view.companyId,
    company_name: view.companyName,
    media_attachments: view.files.map((file) => ({
      url: file.url,
      contentType: file.contentType,
      original_filename: file.filename,
    })),
    ...(view.own
      ? {
          matching_instructions: view.matchingInstructions,
          contact_reveal_settings: {
            reveal_contact_info: view.contact.reveal,
            reveal_fields: view.contact.fields,
            additional_contact_method: view.contact.additionalMethod,
          },
          notify_on_match: view.notifyOnMatch,
          created_at: view.createdAt,
        }
      : {}),
  }
  return view.side === 'seller'
    ? { product_id: view.id, product_name: view.name, product_description: description, ...rest }
    : { procurement_id: view.id, procurement_name: view.name, procurement_description: description, ...rest }
}
