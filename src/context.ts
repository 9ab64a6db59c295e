import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Db } from './db/client.ts'
import type { Enqueue, EnqueueAll } from './db/queue/queue.ts'
import type { RecentViewers } from './db/recent-viewers.ts'
import type { Assistant } from './providers/assistant/assistant.ts'
import type { Mail } from './providers/mail/mail.ts'
import type { Payments } from './providers/payments/payments.ts'
import type { Storage } from './providers/storage/storage.ts'
import type { Role } from './shared/roles.ts'

/** What every verb is given: the parts of the process. Jobs run with this alone. */
export interface Ctx {
  readonly db: Db
  readonly config: Config
  readonly assistant: Assistant
  readonly mail: Mail
  readonly storage: Storage
  /** null when payments are switched off. */
  readonly payments: Payments | null
  readonly log: Logger
  readonly enqueue: Enqueue
  readonly enqueueAll: EnqueueAll
  readonly recentViewers: RecentViewers<Viewer>
  /** The moment it is; tests turn it. */
  now(): Date
}

/** Who is logged in, from the session or the key; never from what a body says. */
export interface Viewer {
  readonly employeeId: string
  readonly companyId: string
  readonly role: Role
  readonly isIndividual: boolean
  readonly firstName: string
  readonly lastName: string
  /** The session's or the key's id. */
  readonly credentialId: string
  readonly credential: 'session' | 'key'
  /** Sessions may do all; a key what its scope says. */
  readonly scope: 'read' | 'write'
  /** When it ends by itself, in milliseconds since 1970; null for a key without an end. */
  readonly expiresAt: number | null
}

export interface Cookies {
  get(name: string): string | undefined
  /** httpOnly, SameSite=Lax, Secure where the public address is https. */
  set(name: string, value: string, maxAgeSeconds: number): void
  clear(name: string): void
}

/** A request at the door, logged in or not. */
export interface RequestCtx extends Ctx {
  readonly viewer: Viewer | null
  readonly cookies: Cookies
  /** The client's address, for the sending limits. */
  readonly address: string
  readonly userAgent: string
}

/** A request of somebody logged in. */
export interface SignedIn extends RequestCtx {
  readonly viewer: Viewer
}
