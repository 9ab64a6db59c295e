import { pino } from 'pino'
import { readConfig } from '../src/config.ts'
import { companies } from '../src/db/tables/companies.ts'
import { type Parley, start } from '../src/main.ts'
import { market } from './demo/market.ts'
import { seed } from './demo/seed.ts'

// `npm run demo` starts Parley with a demo market, in its own data folder, which can be deleted.

const config = readConfig({ DATA_DIR: '.data/demo', LOG_LEVEL: 'warn', ...process.env })
if (config.production) throw new Error('The demo market is not for production.')
const parley = await start(config, pino({ level: config.logLevel }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => parley.stop().then(() => process.exit(0)))
}
if (await isEmpty(parley)) {
  console.log('Filling the market …')
  await seed(parley)
}
printLogins()

async function isEmpty({ ctx }: Parley): Promise<boolean> {
  return (await ctx.db.select({ id: companies.id }).from(companies).limit(1)).length === 0
}

function printLogins(): void {
  console.log('\nLog in as any of these; the code appears on the page and at /dev/mail.\n')
  for (const { company, first, last, email, offers, seeks } of market) {
    const counts = `${offers.length} offerings, ${seeks.length} requests`
    console.log(
      `  ${email.padEnd(36)}${`${first} ${last}`.padEnd(20)}${(company ?? 'individual').padEnd(26)}${counts}`,
    )
  }
  console.log(`\nParley is at ${config.publicUrl}`)
}
