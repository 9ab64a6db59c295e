import { z } from 'zod'
import { limits } from '../../shared/limits.ts'
import {
  type AgreementView,
  authorities,
  type HashedPackage,
  type Package,
  type ProposalView,
  proposalAuthors,
  proposalStatuses,
  termKinds,
  wirePackage,
} from '../../shared/proposals/agreements.ts'
import { isCurrency, type Money, minorDigits, minorOf } from '../../shared/proposals/money.ts'
import { packageFields } from '../../shared/proposals/package-fields.ts'
import { type Side, sides } from '../../shared/sides.ts'

/** Proposals and agreements in the REST API. */

const money = z
  .strictObject({
    amount: z.string().describe('Decimal, with at most the currency’s minor digits: "16500.00"'),
    currency: z.string().describe('ISO 4217, upper case'),
  })
  .transform(({ amount, currency }, context): Money => {
    const minor = isCurrency(currency) ? minorOf(amount, currency) : null
    if (minor !== null) return { minor, currency }
    context.addIssue({ code: 'custom', message: amountMessage(currency) })
    return z.NEVER
  })

const amountMessage = (currency: string) =>
  isCurrency(currency)
    ? `An amount in ${currency} is digits with at most ${minorDigits(currency)} after a point.`
    : `${currency.slice(0, 10)} is not a currency of ISO 4217.`

const packageInput = z
  .strictObject({
    total: money,
    tax_included: z.boolean(),
    delivery_included: z.boolean(),
    ...packageFields,
  })
  .transform(({ tax_included: taxIncluded, delivery_included: deliveryIncluded, ...rest }) => ({
    ...rest,
    taxIncluded,
    deliveryIncluded,
  }))

export const packagesInput = z.array(packageInput).min(1).max(limits.packagesPerProposal)

/** A moment with an offset, or a date, which is meant until its end in UTC. */
export const validUntilInput = z
  .union([z.iso.datetime({ offset: true }), z.iso.date().transform((date) => `${date}T23:59:59.999Z`)])
  .nullish()
  .describe('ISO 8601. Default: in 14 days')

const packageReply = z.object({
  total: z.object({ amount: z.string(), currency: z.string() }),
  tax_included: z.boolean(),
  delivery_included: z.boolean(),
  quantity: z.number().optional(),
  unit: z.string().optional(),
  terms: z.array(
    z.object({
      key: z.string(),
      label: z.string(),
      kind: z.enum(termKinds),
      value: z.union([z.number(), z.string()]),
      unit: z.string().optional(),
    }),
  ),
  hash: z
    .string()
    .describe('Lower-case hex SHA-256 of the package’s RFC 8785 (canonical) JSON without `hash`'),
})

export const proposal = z.object({
  proposal_id: z.string(),
  number: z.number().describe('From 1 within the conversation'),
  side: z.enum(sides),
  author: z.enum(proposalAuthors),
  status: z.enum(proposalStatuses),
  packages: z.array(packageReply),
  note: z.string().nullable(),
  valid_until: z.string(),
  created_at: z.string(),
  answers: z.string().nullable().describe('The other side’s proposal that this one counters'),
})

const party = {
  company_id: z.string(),
  company_name: z.string(),
  company_verified: z
    .boolean()
    .optional()
    .describe('As in the conversation; absent in agreements made before this was recorded'),
}

export const agreement = z.object({
  agreement_id: z.string(),
  conversation_id: z.string(),
  package: packageReply,
  hash: z.string().describe('The hash of the package'),
  note: z.string().nullable().describe('Of the accepted proposal; not a part of the package or of its hash'),
  seller: z
    .object({ ...party, product_id: z.string(), product_name: z.string() })
    .describe('As it stood when the agreement was made'),
  buyer: z.object({ ...party, procurement_id: z.string(), procurement_name: z.string() }),
  accepted_by: z.object({
    side: z.enum(sides),
    employee_id: z.string(),
    authority: z.enum(authorities),
  }),
  accepted_at: z.string(),
  proposal_id: z.string(),
  cancelled_at: z.string().nullable(),
})

const wireHashed = ({ hash, ...content }: HashedPackage): z.input<typeof packageReply> => ({
  ...wirePackage(content),
  hash,
})

export const wireProposal = (view: ProposalView): z.input<typeof proposal> => ({
  proposal_id: view.id,
  number: view.number,
  side: view.side,
  author: view.author,
  status: view.status,
  packages: view.packages.map(wireHashed),
  note: view.note || null,
  valid_until: view.validUntil,
  created_at: view.createdAt,
  answers: view.answers,
})

export function wireAgreement(view: AgreementView): z.input<typeof agreement> {
  const { seller, buyer } = view.parties
  const { side, employeeId, authority } = view.acceptedBy
  return {
    agreement_id: view.id,
    conversation_id: view.leadId,
    package: wireHashed(view.package),
    hash: view.hash,
    note: view.note || null,
    seller: { ...wireParty(seller), product_id: seller.listingId, product_name: seller.listingName },
    buyer: { ...wireParty(buyer), procurement_id: buyer.listingId, procurement_name: buyer.listingName },
    accepted_by: { side, employee_id: employeeId, authority },
    accepted_at: view.acceptedAt,
    proposal_id: view.proposalId,
    cancelled_at: view.cancelledAt,
  }
}

const wireParty = ({ companyId, companyName, companyVerified }: AgreementView['parties'][Side]) => ({
  company_id: companyId,
  company_name: companyName,
  ...(companyVerified !== undefined && { company_verified: companyVerified }),
})

const example: Package = {
  total: { minor: 1650000, currency: 'EUR' },
  taxIncluded: false,
  deliveryIncluded: true,
  quantity: 500,
  unit: 'kg',
  terms: [
    { key: 'first_delivery', label: 'First delivery', kind: 'date', value: '2030-03-01' },
    { key: 'payment_days', label: 'Payment term', kind: 'number', value: 30, unit: 'days' },
  ],
}
const { terms, ...rest } = wirePackage(example)
export const packageExample = { ...rest, terms: terms as z.input<typeof packageFields.terms> }
