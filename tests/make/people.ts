import { v7 } from 'uuid'
import { confirmEmail } from '../../src/auth/account/confirm-email.ts'
import { updateEmployee } from '../../src/auth/account/update-employee.ts'
import { sessionCookie } from '../../src/auth/schema.ts'
import { hashToken, newToken } from '../../src/auth/secrets.ts'
import type { Ctx, RequestCtx, SignedIn, Viewer } from '../../src/context.ts'
import type { Db } from '../../src/db/client.ts'
import { sessions } from '../../src/db/tables/auth.ts'
import { companies, employees } from '../../src/db/tables/companies.ts'
import type { PageLanguage } from '../../src/shared/page-languages.ts'
import type { Role } from '../../src/shared/roles.ts'

export interface Person {
  readonly employeeId: string
  readonly companyId: string
  readonly role: Role
  readonly isIndividual: boolean
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}

type Overrides = Partial<Pick<Person, 'firstName' | 'lastName' | 'email'>>

/** A unique email address. */
export const freshEmail = (name = 'someone'): string => `${name.toLowerCase()}.${v7().slice(-12)}@example.org`

function withName(overrides: Overrides) {
  const { firstName = 'Ada', lastName = 'Byron' } = overrides
  return { firstName, lastName, email: overrides.email ?? freshEmail(firstName) }
}

/** Inserts an employee of a company, by default a manager. */
export async function makeEmployee(
  db: Db,
  companyId: string,
  { role = 'company manager', ...overrides }: Overrides & { role?: Exclude<Role, 'individual'> } = {},
): Promise<Person> {
  const person = { employeeId: v7(), companyId, role, isIndividual: false, ...withName(overrides) }
  await db.insert(employees).values({ ...person, id: person.employeeId })
  return person
}

/** Inserts an individual with their company. */
export async function makeIndividual(
  db: Db,
  { description = '', ...overrides }: Overrides & { description?: string } = {},
): Promise<Person> {
  const person = {
    employeeId: v7(),
    companyId: v7(),
    role: 'individual' as const,
    isIndividual: true,
    ...withName(overrides),
  }
  const { companyId, firstName, lastName, email } = person
  await db
    .insert(companies)
    .values({ id: companyId, name: `${firstName} ${lastName}`, email, description, isIndividual: true })
  await db.insert(employees).values({ ...person, id: person.employeeId })
  return person
}

/** Inserts a session. `cookie` is the value of the request header. */
export async function makeSession(
  { db, now }: Ctx,
  { employeeId }: Person,
): Promise<{ id: string; token: string; cookie: string }> {
  const [id, token] = [v7(), newToken()]
  const expiresAt = new Date(now().getTime() + 30 * 24 * 60 * 60 * 1000)
  await db
    .insert(sessions)
    .values({ id, tokenHash: hashToken(token), employeeId, createdAt: now(), lastSeenAt: now(), expiresAt })
  return { id, token, cookie: `${sessionCookie}=${token}` }
}

/** Each visitor comes from a client of its own, so that no test meets another's limits. */
let clients = 0
const freshAddress = () => `10.${(++clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`

/** A request's context; `jar` keeps cookies between requests. */
export function visitor(
  ctx: Ctx,
  {
    address = freshAddress(),
    jar = new Map(),
    viewer = null,
    pageLanguage = null,
  }: {
    address?: string
    jar?: Map<string, string>
    viewer?: Viewer | null
    pageLanguage?: PageLanguage | null
  } = {},
): RequestCtx & { readonly jar: Map<string, string> } {
  return {
    ...ctx,
    viewer,
    address,
    userAgent: 'A test browser',
    pageLanguage,
    countCall: () => {},
    jar,
    cookies: {
      get: (name) => jar.get(name),
      set: (name, value) => void jar.set(name, value),
      clear: (name) => void jar.delete(name),
    },
  }
}

/** The context of a signed-in person's request. */
export function as(
  ctx: Ctx,
  { email: _, ...person }: Person,
  credential: Pick<Viewer, 'credentialId' | 'credential' | 'scope'> = {
    credentialId: v7(),
    credential: 'session',
    scope: 'write',
  },
): SignedIn & { readonly jar: Map<string, string> } {
  const viewer: Viewer = { ...person, ...credential, expiresAt: null }
  return { ...visitor(ctx, { viewer }), viewer }
}

/** Changes the viewer's login email, with the code that is sent to it. */
export async function changeEmail(ctx: SignedIn, email: string): Promise<void> {
  const { firstName, lastName } = ctx.viewer
  const { code } = await updateEmployee(ctx, { firstName, lastName, email })
  if (!code) throw new Error('no code in the response')
  await confirmEmail(ctx, { code })
}
