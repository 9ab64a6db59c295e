import { pino } from 'pino'
import { readConfig } from '../../src/config.ts'
import { start } from '../../src/main.ts'
import { type Call, run } from './calls.ts'

/** A second Parley on the test's database. It makes the calls that the test sends it, all at once. */
const [, , databaseUrl = '', dataDir = ''] = process.argv
const env = {
  NODE_ENV: 'test',
  PORT: '0',
  ROLES: 'web',
  DATABASE_POOL: '8',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
}
const { ctx } = await start(readConfig(env), pino({ level: 'silent' }))

process.on('message', async ({ id, call }: { id: number; call: Call }) => {
  const outcome = await run(ctx, call).catch((error: unknown) => ({ failure: String(error) }))
  process.send?.({ id, outcome })
})
process.send?.('ready')
