import { isAbsolute } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../../src/config.ts'

test('needs no settings in development', () => {
  const config = readConfig({})
  expect(config.publicUrl).toBe('http://127.0.0.1:3000')
  expect(isAbsolute(config.dataDir)).toBe(true)
  expect([
    config.databaseUrl,
    config.assistant.kind,
    config.mail.kind,
    config.storage.kind,
    config.payments.kind,
  ]).toEqual([null, 'rules', 'outbox', 'disk', 'sandbox'])
})

test('names all missing settings of production at once', () => {
  expect(() => readConfig({ NODE_ENV: 'production' })).toThrow(
    /DATABASE_URL[\s\S]*PUBLIC_URL[\s\S]*SMTP_URL[\s\S]*STRIPE_SECRET_KEY[\s\S]*S3_BUCKET[\s\S]*ANTHROPIC_API_KEY/,
  )
})

test('accepts production with embedded services that are chosen explicitly', () => {
  const config = readConfig({
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://db/parley',
    PUBLIC_URL: 'https://parley.example/',
    ASSISTANT: 'rules',
    PAYMENTS: 'off',
    STORAGE: 'disk',
    MAIL: 'log',
  })
  expect(config.production).toBe(true)
  expect(config.publicUrl).toBe('https://parley.example')
})

test.each([
  ['PAYMENTS', 'sandbox'],
  ['MAIL', 'outbox'],
])('refuses %s=%s in production', (name, value) => {
  expect(() => readConfig({ NODE_ENV: 'production', [name]: value })).toThrow(
    `${name}=${value}: not in production`,
  )
})

test('requires https in production, except on this machine', () => {
  const problem = (url: string) => {
    try {
      readConfig({ NODE_ENV: 'production', PUBLIC_URL: url })
    } catch (error) {
      return (error as Error).message.includes('must begin with https://')
    }
  }
  expect(['http://parley.example', 'http://10.0.0.1', 'http://127.0.0.1.evil.example'].map(problem)).toEqual(
    Array(3).fill(true),
  )
  const allowed = [
    'https://parley.example',
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
  ]
  expect(allowed.map(problem)).toEqual(Array(4).fill(false))
})

test('ignores the MAIL of a login shell, the path of a mailbox', () => {
  expect(readConfig({ MAIL: '/var/mail/ada' }).mail.kind).toBe('outbox')
  expect(() => readConfig({ MAIL: 'pigeon' })).toThrow('MAIL')
})

test('treats an empty setting as missing', () => {
  expect(readConfig({ DATABASE_URL: '', STRIPE_SECRET_KEY: '' }).payments.kind).toBe('sandbox')
})

test.each([
  [{ ASSISTANT: 'claude' }, 'ANTHROPIC_API_KEY'],
  [{ MAIL: 'smtp' }, 'SMTP_URL'],
  [{ STORAGE: 's3' }, 'S3_BUCKET'],
  [{ STRIPE_SECRET_KEY: 'sk_test_1' }, 'STRIPE_WEBHOOK_SECRET'],
  [{ ROLES: 'web,cook' }, 'ROLES'],
])('refuses %o, naming %s', (env, name) => {
  expect(() => readConfig(env)).toThrow(name)
})

test.each([
  ['false', 0],
  ['true', 1],
  ['2', 2],
])('TRUST_PROXY=%s trusts %i proxies', (value, hops) => {
  expect(readConfig({ TRUST_PROXY: value }).trustProxy).toBe(hops)
})
