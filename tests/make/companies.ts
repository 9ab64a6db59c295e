import { v7 } from 'uuid'
import type { Db } from '../../src/db/client.ts'
import { companies } from '../../src/db/tables/companies.ts'
import { makeEmployee, type Person } from './people.ts'

type Company = typeof companies.$inferSelect

/** Inserts a company and its manager. */
export async function makeCompany(
  db: Db,
  overrides: Partial<Omit<Company, 'isIndividual' | 'foldedName'>> = {},
  managerOverrides: Parameters<typeof makeEmployee>[2] = {},
): Promise<{ company: Company; manager: Person }> {
  const [company] = await db
    .insert(companies)
    .values({
      id: v7(),
      name: 'Acme Ltd',
      description: 'Acme makes what others need.',
      website: 'https://acme.example',
      email: 'info@acme.example',
      phone: '+44 20 7946 0000',
      isVerified: true,
      ...overrides,
      isIndividual: false,
    })
    .returning()
  if (!company) throw new Error('the company was not inserted')
  return { company, manager: await makeEmployee(db, company.id, managerOverrides) }
}
