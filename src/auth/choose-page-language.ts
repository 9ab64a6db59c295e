import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { RequestCtx, SignedIn } from '../context.ts'
import { employees } from '../db/tables/companies.ts'
import { languageCookie, type PageLanguage } from '../shared/page-languages.ts'
import type { choosePageLanguageSchema } from './schema.ts'

const cookieSeconds = 365 * 24 * 60 * 60

/** Stores the language of the viewer's pages, for every browser that they log in with. */
export async function choosePageLanguage(
  ctx: SignedIn,
  { language }: z.output<typeof choosePageLanguageSchema>,
): Promise<void> {
  await ctx.db
    .update(employees)
    .set({ pageLanguage: language })
    .where(eq(employees.id, ctx.viewer.employeeId))
  rememberPageLanguage(ctx, language)
}

/** Makes this browser's next document one in the chosen language; null: the browser's choice stays. */
export function rememberPageLanguage({ cookies }: RequestCtx, language: PageLanguage | null): void {
  if (language) cookies.set(languageCookie, language, cookieSeconds, { forScripts: true })
}
