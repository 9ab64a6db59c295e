import { resolve } from 'node:path'
import { z } from 'zod'

/*
 * The only code that reads the environment: `environment` describes the variables, `Config` what the process uses.
 * The settings table of README.md repeats the descriptions and defaults.
 */

const optional = z.string().trim().min(1).optional()
const oneOf = <const T extends readonly [string, ...string[]]>(...values: T) => z.enum(values).optional()

const environment = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'])
    .default('development')
    .describe('`production` refuses to start with missing settings'),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe('Port to listen on; 0 takes a free one'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The address users open, https in production; requests that name another host are refused; default http://HOST:PORT',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .describe('How much is logged'),
  TRUST_PROXY: z
    .union([z.stringbool().transform(Number), z.coerce.number().int().min(0).max(10)])
    .default(0)
    .describe(
      'Number of trusted proxies in front of this process (`true`: one; default none); they supply the client address',
    ),
  RATE_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(1200)
    .describe('Calls a minute per API key, session or address, in each process'),
  PUBLISH_LIMIT: z.coerce
    .number()
    .int()
    .positive()
    .default(100)
    .describe('Listings a company may publish a day; ten times as many with a premium plan'),
  ROLES: z
    .string()
    .default('web,worker')
    .transform((roles) => roles.split(',').map((role) => role.trim()))
    .describe('Roles of this process: `web`, `worker` or both'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(60)
    .optional()
    .describe(
      'How long a stopping process still serves requests, so that the proxy can notice; default 5 in production, else 0',
    ),
  DATA_DIR: z.string().default('.data').describe('Folder of the embedded database and store'),
  DATABASE_URL: optional.describe('PostgreSQL 15 or newer; default: embedded PostgreSQL in DATA_DIR'),
  DATABASE_POOL: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Database connections of each role of a process'),
  ASSISTANT: oneOf('rules', 'claude').describe('Assistant; default `claude` with a key, else `rules`'),
  ANTHROPIC_API_KEY: optional.describe('Key for Claude'),
  ANTHROPIC_BASE_URL: z.url().optional().describe('Base URL of the Messages API'),
  ANTHROPIC_MODEL: z.string().default('claude-sonnet-5-5').describe('Model for all calls'),
  ASSISTANT_BUDGET_USD: z.coerce
    .number()
    .positive()
    .optional()
    .describe('Spending limit in US dollars a month, for all companies together'),
  ASSISTANT_COMPANY_BUDGET_USD: z.coerce
    .number()
    .positive()
    .optional()
    .describe('Spending limit in US dollars a month, for each company'),
  NEGOTIATION_INTERVAL_MS: z.coerce
    .number()
    .int()
    .min(0)
    .default(5000)
    .describe('How long an assistant waits before it answers a proposal, in milliseconds'),
  // Login shells set MAIL to the path of a mailbox, which is ignored.
  MAIL: z
    .preprocess((value) => (String(value).includes('/') ? undefined : value), oneOf('smtp', 'log', 'outbox'))
    .describe(
      'Mail transport; default `smtp` with SMTP_URL, else `outbox` at /dev/mail; `log` sends nothing, and logs recipients only in production',
    ),
  SMTP_URL: optional.describe('Mail server: `smtp://user:password@host:port`'),
  MAIL_FROM: z.string().default('Parley <parley@localhost>').describe('Sender of mails'),
  SUPPORT_EMAIL: z.email().default('support@parley.example').describe('Recipient of the support form'),
  STORAGE: oneOf('s3', 'disk').describe(
    'File storage; default `s3` with a bucket, else `disk` in DATA_DIR/media',
  ),
  S3_BUCKET: optional.describe('Name of the bucket'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the bucket'),
  S3_ENDPOINT: z.url().optional().describe('URL of an S3-compatible store other than AWS'),
  S3_ACCESS_KEY_ID: optional.describe('Access key of the store'),
  S3_SECRET_ACCESS_KEY: optional.describe('Secret key of the store'),
  S3_PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Public URL of the bucket; default its own URL'),
  PAYMENTS: oneOf('stripe', 'sandbox', 'off').describe(
    'Payment provider; default `stripe` with a key, else `sandbox`',
  ),
  STRIPE_SECRET_KEY: optional.describe('Secret key of Stripe'),
  STRIPE_WEBHOOK_SECRET: optional.describe('Signing secret of the webhook endpoint at Stripe'),
  STRIPE_API_BASE: z.url().optional().describe('Base URL of the Stripe API'),
  STRIPE_PRICES: z
    .string()
    .optional()
    .transform(pricesOf)
    .describe(
      'Price ids: `company_one_time=price_…,company_subscription=…,individual_one_time=…,individual_subscription=…`; made inline where missing',
    ),
  WEBHOOKS_ALLOW_PRIVATE: z
    .stringbool()
    .default(false)
    .describe('`true` allows webhooks to http and private addresses, for self-hosting in a private network'),
  ANALYTICS_ID: optional.describe('Google Analytics 4 measurement id; page views after consent'),
  DEMO_URL: z
    .string()
    .default('mailto:demo@parley.example?subject=Book%20a%20demo')
    .describe("Target of 'Book a Demo'"),
})

/** The JSON schemas of the settings by name, with descriptions and defaults. */
export const describeSettings = () => z.toJSONSchema(environment, { io: 'input' }).properties ?? {}

export interface Config {
  readonly production: boolean
  readonly port: number
  readonly host: string
  readonly publicUrl: string
  readonly logLevel: string
  /** The number of trusted proxies. Earlier entries of X-Forwarded-For may be forged. */
  readonly trustProxy: number
  /** Calls per minute. */
  readonly rateLimit: number
  /** Listings a company may publish a day without a premium plan. */
  readonly publishLimit: number
  /** How long a stopping process still serves requests. */
  readonly drainSeconds: number
  readonly web: boolean
  readonly worker: boolean
  readonly dataDir: string
  /** null: the embedded database. */
  readonly databaseUrl: string | null
  readonly databasePool: number
  readonly assistant:
    | { readonly kind: 'rules' }
    | {
        readonly kind: 'claude'
        readonly apiKey: string
        readonly baseURL: string | undefined
        readonly model: string
      }
  /** US dollars a month; null: no limit. */
  readonly budget: { readonly total: number | null; readonly company: number | null }
  readonly negotiationIntervalMs: number
  readonly mail: { readonly kind: 'outbox' | 'log' } | { readonly kind: 'smtp'; readonly url: string }
  readonly mailFrom: string
  readonly supportEmail: string
  readonly storage:
    | { readonly kind: 'disk' }
    | {
        readonly kind: 's3'
        readonly bucket: string
        readonly region: string
        readonly endpoint: string | undefined
        readonly accessKeyId: string | undefined
        readonly secretAccessKey: string | undefined
        readonly publicUrl: string | undefined
      }
  readonly payments:
    | { readonly kind: 'off' | 'sandbox' }
    | {
        readonly kind: 'stripe'
        readonly secretKey: string
        readonly webhookSecret: string
        readonly apiBase: string | undefined
        readonly prices: Readonly<Record<string, string>>
      }
  readonly webhooksAllowPrivate: boolean
  readonly analyticsId: string | null
  readonly demoUrl: string
}

type Environment = z.output<typeof environment>

/** Reads the settings. @throws Error that names every invalid or missing one */
export function readConfig(env: Record<string, string | undefined> = process.env): Config {
  const nonEmpty = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(nonEmpty)
  if (!parsed.success) {
    throw new Error(
      `Wrong settings:\n${parsed.error.issues.map((i) => `  ${i.path.join('.')}: ${i.message}`).join('\n')}`,
    )
  }
  const e = parsed.data
  const problems = [...inconsistent(e), ...(e.NODE_ENV === 'production' ? missingInProduction(e) : [])]
  if (problems.length > 0) throw new Error(`Parley can't start:\n${problems.map((p) => `  ${p}`).join('\n')}`)

  return {
    production: e.NODE_ENV === 'production',
    port: e.PORT,
    host: e.HOST,
    publicUrl: (e.PUBLIC_URL ?? `http://${e.HOST === '0.0.0.0' ? 'localhost' : e.HOST}:${e.PORT}`).replace(
      /\/$/,
      '',
    ),
    logLevel: e.LOG_LEVEL,
    trustProxy: e.TRUST_PROXY,
    rateLimit: e.RATE_LIMIT,
    publishLimit: e.PUBLISH_LIMIT,
    drainSeconds: e.DRAIN_SECONDS ?? (e.NODE_ENV === 'production' ? 5 : 0),
    web: e.ROLES.includes('web'),
    worker: e.ROLES.includes('worker'),
    dataDir: resolve(e.DATA_DIR),
    databaseUrl: e.DATABASE_URL ?? null,
    databasePool: e.DATABASE_POOL,
    assistant: assistantOf(e),
    budget: { total: e.ASSISTANT_BUDGET_USD ?? null, company: e.ASSISTANT_COMPANY_BUDGET_USD ?? null },
    negotiationIntervalMs: e.NEGOTIATION_INTERVAL_MS,
    mail: mailOf(e),
    mailFrom: e.MAIL_FROM,
    supportEmail: e.SUPPORT_EMAIL,
    storage: storageOf(e),
    payments: paymentsOf(e),
    webhooksAllowPrivate: e.WEBHOOKS_ALLOW_PRIVATE,
    analyticsId: e.ANALYTICS_ID ?? null,
    demoUrl: e.DEMO_URL,
  }
}

function assistantOf(e: Environment): Config['assistant'] {
  const kind = e.ASSISTANT ?? (e.ANTHROPIC_API_KEY ? 'claude' : 'rules')
  if (kind === 'rules' || !e.ANTHROPIC_API_KEY) return { kind: 'rules' }
  return { kind, apiKey: e.ANTHROPIC_API_KEY, baseURL: e.ANTHROPIC_BASE_URL, model: e.ANTHROPIC_MODEL }
}

function mailOf(e: Environment): Config['mail'] {
  const kind = e.MAIL ?? (e.SMTP_URL ? 'smtp' : 'outbox')
  return kind === 'smtp' && e.SMTP_URL
    ? { kind, url: e.SMTP_URL }
    : { kind: kind === 'log' ? 'log' : 'outbox' }
}

function storageOf(e: Environment): Config['storage'] {
  const kind = e.STORAGE ?? (e.S3_BUCKET ? 's3' : 'disk')
  if (kind === 'disk' || !e.S3_BUCKET) return { kind: 'disk' }
  return {
    kind,
    bucket: e.S3_BUCKET,
    region: e.S3_REGION,
    endpoint: e.S3_ENDPOINT,
    accessKeyId: e.S3_ACCESS_KEY_ID,
    secretAccessKey: e.S3_SECRET_ACCESS_KEY,
    publicUrl: e.S3_PUBLIC_URL,
  }
}

function paymentsOf(e: Environment): Config['payments'] {
  const kind = e.PAYMENTS ?? (e.STRIPE_SECRET_KEY ? 'stripe' : 'sandbox')
  if (kind !== 'stripe' || !e.STRIPE_SECRET_KEY || !e.STRIPE_WEBHOOK_SECRET) {
    return { kind: kind === 'off' ? 'off' : 'sandbox' }
  }
  return {
    kind,
    secretKey: e.STRIPE_SECRET_KEY,
    webhookSecret: e.STRIPE_WEBHOOK_SECRET,
    apiBase: e.STRIPE_API_BASE,
    prices: e.STRIPE_PRICES,
  }
}

/** Parses `company_one_time=price_1,company_subscription=price_2`. */
function pricesOf(text = ''): Record<string, string> {
  const pairs = text.split(',').map((pair) => pair.split('=').map((part) => part.trim()))
  return Object.fromEntries(pairs.flatMap(([name, id]) => (name && id ? [[name, id]] : [])))
}

/** Problems that are errors in every environment. */
function inconsistent(e: Environment): string[] {
  const checks: [boolean, string][] = [
    [e.ROLES.some((role) => role !== 'web' && role !== 'worker'), 'ROLES: only `web` and `worker` are known'],
    [e.ASSISTANT === 'claude' && !e.ANTHROPIC_API_KEY, 'ANTHROPIC_API_KEY: needed for ASSISTANT=claude'],
    [e.MAIL === 'smtp' && !e.SMTP_URL, 'SMTP_URL: needed for MAIL=smtp'],
    [e.STORAGE === 's3' && !e.S3_BUCKET, 'S3_BUCKET: needed for STORAGE=s3'],
    [e.PAYMENTS === 'stripe' && !e.STRIPE_SECRET_KEY, 'STRIPE_SECRET_KEY: needed for PAYMENTS=stripe'],
    [
      Boolean(e.STRIPE_SECRET_KEY) &&
        e.PAYMENTS !== 'off' &&
        e.PAYMENTS !== 'sandbox' &&
        !e.STRIPE_WEBHOOK_SECRET,
      'STRIPE_WEBHOOK_SECRET: needed beside STRIPE_SECRET_KEY',
    ],
  ]
  return checks.flatMap(([wrong, text]) => (wrong ? [text] : []))
}

/** Whether a host name or address reaches only this machine. */
export const isLoopback = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host)

/** Problems that are errors in production only. */
function missingInProduction(e: Environment): string[] {
  const checks: [boolean, string][] = [
    [!e.DATABASE_URL, 'DATABASE_URL: no embedded database in production'],
    [!e.PUBLIC_URL, 'PUBLIC_URL: the address users open'],
    [
      Boolean(e.PUBLIC_URL?.startsWith('http:')) && !isLoopback(new URL(e.PUBLIC_URL ?? '').hostname),
      'PUBLIC_URL: must begin with https://, as sessions travel in cookies',
    ],
    [!e.SMTP_URL && e.MAIL !== 'log', 'SMTP_URL: or choose MAIL=log'],
    [
      !e.STRIPE_SECRET_KEY && e.PAYMENTS !== 'off',
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET: or choose PAYMENTS=off',
    ],
    [!e.S3_BUCKET && e.STORAGE !== 'disk', 'S3_BUCKET: or choose STORAGE=disk'],
    [!e.ANTHROPIC_API_KEY && e.ASSISTANT !== 'rules', 'ANTHROPIC_API_KEY: or choose ASSISTANT=rules'],
    [e.PAYMENTS === 'sandbox', 'PAYMENTS=sandbox: not in production'],
    [e.MAIL === 'outbox', 'MAIL=outbox: not in production'],
  ]
  return checks.flatMap(([wrong, text]) => (wrong ? [text] : []))
}
