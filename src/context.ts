import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Enqueue, EnqueueAll } from './db/queue/queue.ts'
import type { GuardedAssistant } from './providers/assistant/guardrails.ts'
import type { Mail } from './providers/mail/mail.ts'
import type { Payments } from './providers/payments/payments.ts'
import type { Storage } from './providers/storage/storage.ts'
import type { PageLanguage } from './shared/page-languages.ts'
import type { Role } from './shared/roles.ts'

/** The services of the process, passed to every function of a domain. Jobs get only these. */
export interface Ctx {
  readonly db: Db
  readonly config: Config
  readonly assistant: GuardedAssistant
  readonly mail: Mail
  readonly storage: Storage
  /** null when payments are switched off. */
  readonly payments: Payments | null
  readonly log: Logger
  readonly enqueue: Enqueue
  readonly enqueueAll: EnqueueAll
  /** The current time; tests set their own clock. */
  now(): Date
}

/** The authenticated employee. Always read from the session or API key, never from a request's body. */
export interface Viewer {
  readonly employeeId: string
  readonly companyId: string
  readonly role: Role
  readonly isIndividual: boolean
  readonly firstName: string
  readonly lastName: string
  /** The id of the session or API key. */
  readonly credentialId: string
  readonly credential: 'session' | 'key'
  /** Always `write` for a session. */
  readonly scope: 'read' | 'write'
  /** When the credential expires, in milliseconds since 1970; null for a key that doesn't. */
  readonly expiresAt: number | null
}

export interface Cookies {
  get(name: string): string | undefined
  /** Sets a SameSite=Lax cookie, httpOnly unless scripts may read it; Secure if the public URL is https. */
  set(name: string, value: string, maxAgeSeconds: number, options?: { readonly forScripts: boolean }): void
  clear(name: string): void
}

/** The context of a request, authenticated or not. */
export interface RequestCtx extends Ctx {
  readonly viewer: Viewer | null
  readonly cookies: Cookies
  /** The client's IP address; an IPv6 address is reduced to its /64 network. */
  readonly address: string
  readonly userAgent: string
  /** The chosen language of this browser's pages, or the browser's own; null if the pages don't have it. */
  readonly pageLanguage: PageLanguage | null
  /** Counts a procedure's call towards the caller's rate. @throws AppError TOO_MANY */
  countCall(weight: number): void
}

/** The context of an authenticated request. */
export interface SignedIn extends RequestCtx {
  readonly viewer: Viewer
}
