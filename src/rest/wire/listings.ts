import { z } from 'zod'
import type { ListingInput, ListingView, OwnListingView } from '../../listings/schema.ts'
import { absoluteUrl } from '../../shared/files/absolute-url.ts'
import { limits } from '../../shared/limits.ts'
import { contactFields } from '../../shared/listings.ts'
import type { Side } from '../../shared/sides.ts'
import { fileUrl, id, longText, ownCompanyId, shortText, userId } from './fields.ts'

/** Listings in the REST API, where an offering is called a product and a request a procurement. */

const pointText = z.string().trim().max(limits.pointText)
const flag = z.boolean().nullish().describe('Default: true')
/** The key is required, so that a misspelled key is an error and no point is lost. Empty points are dropped. */
const pointEntry = {
  seller: z
    .object({ product_strength: pointText.nullable(), reveal_to_counterparty: flag })
    .transform((entry) => pointOf(entry.product_strength, entry.reveal_to_counterparty)),
  buyer: z
    .object({ procurement_requirement: pointText.nullable(), reveal_to_counterparty: flag })
    .transform((entry) => pointOf(entry.procurement_requirement, entry.reveal_to_counterparty)),
}
const pointOf = (text: string | null, reveal?: boolean | null) => ({
  text: text ?? '',
  reveal: reveal ?? true,
})
/** The first entry is the description, as text or wrapped in an object. */
const descriptionEntry = z.union([
  longText,
  z
    .record(z.string(), z.unknown())
    .transform((entry) => Object.values(entry).find((value) => typeof value === 'string'))
    .pipe(longText),
])
const descriptionList = (side: Side) =>
  z
    .tuple([descriptionEntry], z.union([pointEntry[side], pointText.transform((text) => pointOf(text))]))
    .describe('The first entry is the description. Each further entry is one strength or requirement.')

const mediaAttachment = z.object({
  url: fileUrl,
  contentType: shortText.default(''),
  original_filename: shortText.default(''),
})

const contactRevealSettings = z
  .object({
    reveal_contact_info: z.boolean().optional().describe('Default for a new listing: true'),
    reveal_fields: z.array(z.enum(contactFields)).optional().describe('Default for a new listing: all'),
    additional_contact_method: pointText.nullish(),
  })
  .describe('An update keeps the settings that it leaves out')

const settings = {
  user_id: userId,
  company_id: ownCompanyId,
  matching_instructions: longText.nullish(),
  contact_reveal_settings: contactRevealSettings.nullish(),
  media_attachments: z.array(mediaAttachment).nullish(),
  notify_on_match: z.boolean().nullish(),
}
type Settings = z.output<z.ZodObject<typeof settings>>

const fields = {
  seller: { ...settings, product_name: shortText, product_description: descriptionList('seller') },
  buyer: { ...settings, procurement_name: shortText, procurement_description: descriptionList('buyer') },
} as const

interface ListingBody {
  readonly listing: ListingInput
  readonly companyId: string | null | undefined
}

/** The body that publishes a product or a procurement. */
export const listingBody: Readonly<Record<Side, z.ZodType<ListingBody>>> = {
  seller: z
    .object(fields.seller)
    .transform((body) => listingOf('seller', body, body.product_name, body.product_description)),
  buyer: z
    .object(fields.buyer)
    .transform((body) => listingOf('buyer', body, body.procurement_name, body.procurement_description)),
}

/** The listing's id, as `id` or under the side's own name. */
const listingIds = {
  seller: { id: id.nullish().describe('The product; the same as `product_id`'), product_id: id.nullish() },
  buyer: {
    id: id.nullish().describe('The procurement; the same as `procurement_id`'),
    procurement_id: id.nullish(),
  },
}

function listingIdOf(
  name: string,
  ids: readonly [string | null | undefined, string | null | undefined],
  context: z.RefinementCtx,
): string {
  const [listingId = null, ...others] = new Set(ids.filter((value) => value != null))
  if (listingId === null) context.addIssue({ code: 'custom', message: `${name} is required.` })
  if (others.length > 0) context.addIssue({ code: 'custom', message: `id and ${name} must be the same.` })
  return listingId ?? z.NEVER
}

/** The body that revises an existing listing, with its id. */
export const revisionBody: Readonly<Record<Side, z.ZodType<ListingBody & { readonly id: string }>>> = {
  seller: z.object({ ...listingIds.seller, ...fields.seller }).transform((body, context) => ({
    id: listingIdOf('product_id', [body.product_id, body.id], context),
    ...listingOf('seller', body, body.product_name, body.product_description),
  })),
  buyer: z.object({ ...listingIds.buyer, ...fields.buyer }).transform((body, context) => ({
    id: listingIdOf('procurement_id', [body.procurement_id, body.id], context),
    ...listingOf('buyer', body, body.procurement_name, body.procurement_description),
  })),
}

/** Missing and null settings become undefined: a new listing takes the default, a revision keeps the current value. */
function listingOf(
  side: Side,
  body: Settings,
  name: string,
  [description, ...points]: z.output<ReturnType<typeof descriptionList>>,
): ListingBody {
  const contact = body.contact_reveal_settings
  return {
    companyId: body.company_id,
    listing: {
      side,
      name,
      description,
      points,
      matchingInstructions: body.matching_instructions ?? undefined,
      contact: contact
        ? {
            reveal: contact.reveal_contact_info,
            fields: contact.reveal_fields,
            additionalMethod: contact.additional_contact_method ?? undefined,
          }
        : undefined,
      files: body.media_attachments?.map((file) => ({
        url: file.url,
        contentType: file.contentType,
        filename: file.original_filename,
      })),
      notifyOnMatch: body.notify_on_match ?? undefined,
    },
  }
}

const exampleSettings = {
  matching_instructions: 'Only within 200 km.',
  contact_reveal_settings: {
    reveal_contact_info: true,
    reveal_fields: ['email'],
    additional_contact_method: '',
  },
  media_attachments: [],
  notify_on_match: true,
}
export const listingExample = {
  seller: {
    product_name: 'Organic rye flour',
    product_description: [
      'Stone-milled flour from our own mill.',
      { product_strength: 'Up to 2 t a week', reveal_to_counterparty: true },
    ],
    ...exampleSettings,
  },
  buyer: {
    procurement_name: 'Rye flour for a bakery',
    procurement_description: [
      'We bake rye bread every day.',
      { procurement_requirement: 'At least 500 kg a week', reveal_to_counterparty: true },
    ],
    ...exampleSettings,
  },
} as const

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
const pointReply = z.object({
  product_strength: z.string().optional(),
  procurement_requirement: z.string().optional(),
  reveal_to_counterparty: z.boolean(),
})
const descriptionReply = z.array(z.union([z.string(), pointReply]))

const productReply = z.object({
  product_id: z.string(),
  product_name: z.string(),
  product_description: descriptionReply,
  ...common,
})
const procurementReply = z.object({
  procurement_id: z.string(),
  procurement_name: z.string(),
  procurement_description: descriptionReply,
  ...common,
})
type ListingReply = z.input<typeof productReply> | z.input<typeof procurementReply>

export const listingReply: Readonly<Record<Side, z.ZodType<unknown, ListingReply>>> = {
  seller: productReply,
  buyer: procurementReply,
}

/** A listing in the REST API's terms. Settings are included for its own company only. */
export function wireListing(
  view: ListingView | ({ own: true } & OwnListingView),
  origin: string,
): ListingReply {
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
      url: absoluteUrl(file.url, origin),
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
