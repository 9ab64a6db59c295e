import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  createKeySchema,
  emailSchema,
  registerEntitySchema,
  registerIndividualSchema,
  sendCompanyCodeSchema,
  sendLoginCodeSchema,
  verifyCompanyCodeSchema,
  verifyLoginSchema,
} from '../../src/auth/schema.ts'

const messageFor = (schema: z.ZodType, input: unknown) => schema.safeParse(input).error?.issues[0]?.message

const companyId = '0198c0de-0000-7000-8000-000000000001'
const person = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.org' }
const entity = { ...person, role: 'Company Manager' }
const company = { kind: 'new', name: 'Acme', email: 'info@acme.example' }
const incomplete = 'Please fill out all fields & select a role.'

describe('the message for a missing or invalid field', () => {
  test.each<[string, z.ZodType, unknown]>([
    ['Please enter your email first.', sendLoginCodeSchema, { email: ' ' }],
    ['Please enter your email first.', sendLoginCodeSchema, {}],
    ['Please enter a valid email.', sendLoginCodeSchema, { email: 'ada' }],
    ['Please enter your email.', verifyLoginSchema, { email: '', code: '' }],
    ['Please enter the verification code.', verifyLoginSchema, { email: person.email, code: ' ' }],
    ['Please enter the verification code.', verifyLoginSchema, { email: person.email }],
    [incomplete, registerIndividualSchema, { ...person, firstName: ' ' }],
    [incomplete, registerIndividualSchema, { ...person, lastName: undefined }],
    [incomplete, registerIndividualSchema, { ...person, email: '' }],
    ['Please enter a valid email.', registerIndividualSchema, { ...person, email: 'ada@nowhere' }],
    [incomplete, registerEntitySchema, { ...entity, company, role: '' }],
    [incomplete, registerEntitySchema, { ...entity, company, role: 'Owner' }],
    [
      'Please enter your new company name.',
      registerEntitySchema,
      { ...entity, company: { ...company, name: '' } },
    ],
    [
      'Company email is required for a new company.',
      registerEntitySchema,
      { ...entity, company: { ...company, email: '' } },
    ],
    [
      'Please choose or enter a company first.',
      registerEntitySchema,
      { ...entity, company: { kind: 'listed', id: '' } },
    ],
    [
      'Please select a company first.',
      sendCompanyCodeSchema,
      { companyId: '', userEmail: person.email, userRole: entity.role },
    ],
    ['Please select a company first.', verifyCompanyCodeSchema, { companyId: '', code: '123456' }],
    ['Please enter the verification code.', verifyCompanyCodeSchema, { companyId, code: '' }],
    ['Please name the key.', createKeySchema, { name: '' }],
  ])('%s', (message, schema, input) => {
    expect(messageFor(schema, input)).toBe(message)
  })
})

test('roles are case-insensitive', () => {
  for (const role of ['COMPANY MANAGER', ' company manager ', 'Company Manager'])
    expect(registerEntitySchema.parse({ ...entity, role, company }).role).toBe('company manager')
})

test('emails are trimmed and lower-cased, codes lose spaces, names lose invisible characters', () => {
  expect(emailSchema.parse(' Ada@Example.ORG ')).toBe('ada@example.org')
  for (const invalid of [
    'x<ada@example.org>',
    '"x"ada@example.org',
    'x,ada@example.org',
    'x:ada@example.org;',
  ])
    expect(emailSchema.safeParse(invalid).success).toBe(false)
  expect(verifyLoginSchema.parse({ email: person.email, code: ' 123 456 ' }).code).toBe('123456')
  const parsed = registerIndividualSchema.parse({
    ...person,
    firstName: ' A\u200Bda\u0000 ',
    lastName: 'By\n ron',
  })
  expect(parsed).toEqual({ ...person, lastName: 'By ron' })
})
