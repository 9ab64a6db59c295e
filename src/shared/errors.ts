/**
 * Every error that Parley returns: code, HTTP status, tRPC code and default message. Messages are shown to users.
 * Code throws `new AppError('LEAD_LOCKED')`; the tRPC formatter and the REST API derive the response from this table.
 */

interface ErrorRow {
  readonly status: number
  readonly trpc:
    | 'BAD_REQUEST'
    | 'UNAUTHORIZED'
    | 'FORBIDDEN'
    | 'NOT_FOUND'
    | 'CONFLICT'
    | 'PAYLOAD_TOO_LARGE'
    | 'UNSUPPORTED_MEDIA_TYPE'
    | 'UNPROCESSABLE_CONTENT'
    | 'TOO_MANY_REQUESTS'
    | 'INTERNAL_SERVER_ERROR'
    | 'SERVICE_UNAVAILABLE'
  readonly message: string
  /** The `code` field of the REST API's failures, where clients need more than the status. */
  readonly wireCode?: string
}

export const errors = {
  BAD_INPUT: { status: 400, trpc: 'BAD_REQUEST', message: 'The input is not valid.' },
  NO_SESSION: { status: 401, trpc: 'UNAUTHORIZED', message: 'Please log in.' },
  WRONG_CODE: { status: 400, trpc: 'BAD_REQUEST', message: 'Invalid or expired verification code.' },
  COMPANY_NOT_VERIFIED: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Please verify your company before proceeding to Step 3.',
  },
  COMPANY_WITHOUT_EMAIL: {
    status: 400,
    trpc: 'BAD_REQUEST',
    message: 'This company has no email on file. Please contact the company administrator.',
  },
  FORBIDDEN: { status: 403, trpc: 'FORBIDDEN', message: 'You are not allowed to do this.' },
  PLAN_REQUIRED: {
    status: 403,
    trpc: 'FORBIDDEN',
    message:
      'Your current plan does not allow listing offerings. Please activate a plan on your User Home page.',
  },
  PLAN_LIMIT: {
    status: 403,
    trpc: 'FORBIDDEN',
    message: 'Your Free Plan allows up to 10 offerings. Upgrade on your User Home page to list more.',
  },
  NOT_REVEALED: { status: 403, trpc: 'FORBIDDEN', message: 'Contact information has not been revealed.' },
  NOT_FOUND: { status: 404, trpc: 'NOT_FOUND', message: 'Not found.' },
  EMAIL_TAKEN: {
    status: 409,
    trpc: 'CONFLICT',
    message: 'Email address is already in use by another account.',
  },
  LEAD_LOCKED: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'conversation_locked',
    message: 'Action blocked: The conversation is currently locked... Please wait a moment and try again.',
  },
  LEAD_TERMINATED: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'conversation_terminated',
    message: 'This conversation has been terminated.',
  },
  PROPOSAL_CLOSED: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'proposal_closed',
    message: 'This proposal is no longer open. Please read the latest one.',
  },
  PROPOSAL_EXPIRED: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'proposal_expired',
    message: 'This proposal has expired.',
  },
  HASH_MISMATCH: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'hash_mismatch',
    message: 'This is not the option that you read. Please read the proposal again.',
  },
  AGREEMENT_EXISTS: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'agreement_exists',
    message: 'Both sides have already made an agreement in this conversation.',
  },
  MANDATE_MISSING: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'mandate_missing',
    message: 'Please save a mandate first.',
  },
  COUNTERPART_NOT_READY: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'counterpart_not_ready',
    message: 'The other side’s assistant doesn’t negotiate. You can propose terms yourself.',
  },
  CURRENCY_MISMATCH: {
    status: 409,
    trpc: 'CONFLICT',
    wireCode: 'currency_mismatch',
    message: 'Both sides negotiate in different currencies.',
  },
  NOT_LAST_MESSAGE: {
    status: 409,
    trpc: 'CONFLICT',
    message: "Only your side's last message can be changed.",
  },
  CONFLICT: { status: 409, trpc: 'CONFLICT', message: 'This was changed by someone else meanwhile.' },
  TOO_LARGE: { status: 413, trpc: 'PAYLOAD_TOO_LARGE', message: 'The request is too large.' },
  UNSUPPORTED_TYPE: {
    status: 415,
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'This content type is not supported.',
  },
  IDEMPOTENCY_MISMATCH: {
    status: 422,
    trpc: 'UNPROCESSABLE_CONTENT',
    message: 'This Idempotency-Key was used with another request.',
  },
  TOO_MANY: {
    status: 429,
    trpc: 'TOO_MANY_REQUESTS',
    message: 'Too many attempts. Please wait a moment and try again.',
  },
  INTERNAL: {
    status: 500,
    trpc: 'INTERNAL_SERVER_ERROR',
    message: 'Something went wrong on our side. Please try again.',
  },
  PAYMENTS_FAILED: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    message: 'The payment provider could not be reached. Please try again.',
  },
  UNAVAILABLE: {
    status: 503,
    trpc: 'SERVICE_UNAVAILABLE',
    wireCode: 'unavailable',
    message: 'This is not available right now.',
  },
} as const satisfies Record<string, ErrorRow>

export type ErrorCode = keyof typeof errors

/** The body of a failed REST call. */
export function failureBody(code: ErrorCode, message: string = errors[code].message) {
  const { wireCode }: ErrorRow = errors[code]
  return { success: false, message, error: message, ...(wireCode ? { code: wireCode } : {}) }
}

/** An error of the table. `message` replaces the default message; `retryAfter` is in seconds. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, message?: string, options: { retryAfter?: number; cause?: unknown } = {}) {
    super(message ?? errors[code].message, { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.retryAfter = options.retryAfter
  }

  get status(): number {
    return errors[this.code].status
  }
}
