import { randomUUID } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'

/** Creates a copy of the migrated template database; `Symbol.asyncDispose` drops it. */
export async function cloneDatabase(): Promise<{ url: string } & AsyncDisposable> {
  const template = new URL(inject('templateUrl'))
  const admin = new URL(template)
  admin.pathname = '/postgres'
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(template)
  url.pathname = `/${name}`
  await run(admin.href, `create database ${name} template ${template.pathname.slice(1)}`)
  return {
    url: url.href,
    [Symbol.asyncDispose]: () => run(admin.href, `drop database if exists ${name} with (force)`),
  }
}

async function run(url: string, statement: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  try {
    for (let retries = 50; ; retries--) {
      try {
        await sql.unsafe(statement)
        return
      } catch (error) {
        // Another test file is copying the template (55006). That takes only a moment.
        const busy = error instanceof postgres.PostgresError && error.code === '55006'
        if (!busy || retries === 0) throw error
        await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 80))
      }
    }
  } finally {
    await sql.end()
  }
}
