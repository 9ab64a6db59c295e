import { z } from 'zod'

/** The parameters of Stripe's API that Parley uses; all others are refused. */

const metadata = z.record(z.string(), z.string().max(500)).optional()
const url = z.url()
const id = z.string().min(1)
const limit = z.coerce.number().int().min(1).max(100).default(10)
const priceData = z.strictObject({
  currency: z.literal('usd'),
  unit_amount: z.coerce.number().int().positive(),
  product_data: z.strictObject({ name: z.string().min(1) }),
  recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']) }).optional(),
})
const lineItem = z
  .strictObject({
    quantity: z.coerce.number().int().min(1),
    price: id.optional(),
    price_data: priceData.optional(),
  })
  .refine(
    (item) => Boolean(item.price) !== Boolean(item.price_data),
    'You must provide one of price or price_data.',
  )
const checkoutBasics = {
  customer: id,
  client_reference_id: z.string().max(200).optional(),
  line_items: z.array(lineItem).min(1).max(100),
  success_url: url,
  cancel_url: url,
  metadata,
}
const oncePaid = (items: z.output<typeof lineItem>[]) => items.every((item) => !item.price_data?.recurring)
const recurring = (items: z.output<typeof lineItem>[]) =>
  items.every((item) => item.price ?? item.price_data?.recurring)

export const params = {
  createCustomer: z.strictObject({ name: z.string().max(256), email: z.email().max(512), metadata }),
  createCheckout: z.discriminatedUnion('mode', [
    z
      .strictObject({
        ...checkoutBasics,
        mode: z.literal('payment'),
        invoice_creation: z.strictObject({ enabled: z.stringbool() }).optional(),
        payment_intent_data: z.strictObject({ metadata }).optional(),
      })
      .refine((p) => oncePaid(p.line_items), 'You specified `payment` mode but passed a recurring price.'),
    z
      .strictObject({
        ...checkoutBasics,
        mode: z.literal('subscription'),
        payment_method_collection: z.enum(['always', 'if_required']).optional(),
        subscription_data: z
          .strictObject({ metadata, trial_period_days: z.coerce.number().int().min(1).max(730).optional() })
          .optional(),
      })
      .refine(
        (p) => recurring(p.line_items),
        'You must provide at least one recurring price in `subscription` mode.',
      ),
  ]),
  expireCheckout: z.strictObject({}),
  listCheckouts: z.strictObject({
    customer: id,
    status: z.enum(['open', 'complete', 'expired']).optional(),
    limit,
    starting_after: id.optional(),
    expand: z.array(z.literal('data.payment_intent.latest_charge')).optional(),
  }),
  listSubscriptions: z.strictObject({
    customer: id,
    status: z.enum(['all', 'active', 'canceled']).optional(),
    limit,
    starting_after: id.optional(),
  }),
  createPortal: z.strictObject({ customer: id, return_url: url }),
} as const

export class StripeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>
  constructor(status: number, type: string, message: string, more: Record<string, unknown> = {}) {
    super(message)
    this.status = status
    this.body = { error: { type, message, ...more } }
  }
}

/** Returns the parsed parameters. @throws StripeError for invalid ones */
export function validate<T extends z.ZodType>(schema: T, form: unknown): z.output<T> {
  const parsed = schema.safeParse(form)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const unknown = issue?.code === 'unrecognized_keys'
  const at = [...(issue?.path ?? []), ...(unknown ? issue.keys : [])].join('.')
  throw new StripeError(
    400,
    'invalid_request_error',
    unknown ? `Received unknown parameter: ${at}` : `${at}: ${issue?.message}`,
    {
      code: unknown ? 'parameter_unknown' : 'parameter_invalid',
      param: at,
    },
  )
}

/** Parses form fields such as `a[b][0]=c`, as Stripe's clients send them. */
export function parseForm(form: string): unknown {
  const root: Record<string, unknown> = {}
  for (const [key, value] of new URLSearchParams(form)) {
    const path = key.replaceAll(']', '').split('[')
    let at: Record<string, unknown> = root
    for (const step of path.slice(0, -1)) {
      at[step] ??= {}
      at = at[step] as Record<string, unknown>
    }
    at[path.at(-1)!] = value
  }
  return listsOf(root)
}

/** Turns objects with the keys 0, 1, 2, … into lists. */
function listsOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, one]) => [key, listsOf(one)] as const)
  const numbered = entries.length > 0 && entries.every(([key], i) => key === String(i))
  return numbered ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}
