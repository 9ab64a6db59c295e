import { z } from 'zod'
import { updateEmployee } from '../auth/account/update-employee.ts'
import { updateEmployeeSchema } from '../auth/schema.ts'
import { contactSupport } from '../companies/contact-support.ts'
import { fillDescription } from '../companies/fill-description.ts'
import { fillName } from '../companies/fill-name.ts'
import { listCompanies, readCompany, readCompanyContact, readEmployee } from '../companies/read.ts'
import {
  contactSupportSchema,
  fillDescriptionSchema,
  fillNameSchema,
  listCompaniesSchema,
  searchCompaniesSchema,
  updateContactSchema,
  updateIntroSchema,
} from '../companies/schema.ts'
import { searchCompanies } from '../companies/search.ts'
import { updateContact } from '../companies/update-contact.ts'
import { updateIntro } from '../companies/update-intro.ts'
import { heavy, memberProcedure, publicProcedure, router } from './procedures.ts'

const companyId = z.object({ companyId: z.uuid() })

export const companiesRouter = router({
  /** A page of the companies that a person can join. Emails are masked, except for the company's own employees. */
  list: publicProcedure.input(listCompaniesSchema).query(({ ctx, input }) => listCompanies(ctx, input)),
  /** A page of the companies whose names contain the query; names that begin with it come first. */
  search: publicProcedure
    .meta(heavy)
    .input(searchCompaniesSchema)
    .query(({ ctx, input }) => searchCompanies(ctx, input)),
  /** Complete for the company's employees and for visitors who verified its code, masked for other members. */
  contact: publicProcedure.input(companyId).query(({ ctx, input }) => readCompanyContact(ctx, input)),
  /** The viewer's company. */
  own: memberProcedure.query(({ ctx }) => readCompany(ctx)),
  /** The viewer's company; of another company only masked contact data. `listings.own` has its listings. */
  full: memberProcedure.input(companyId).query(async ({ ctx, input }) => {
    if (input.companyId === ctx.viewer.companyId) return { isOwn: true, company: await readCompany(ctx) }
    const contact = await readCompanyContact(ctx, input)
    const company = {
      ...contact,
      description: '',
      isIndividual: false,
      isVerified: true,
      canListOfferings: false,
    }
    return { isOwn: false, company }
  }),
  me: memberProcedure.query(({ ctx }) => readEmployee(ctx)),
  fillDescription: memberProcedure
    .input(fillDescriptionSchema)
    .mutation(({ ctx, input }) => fillDescription(ctx, input)),
  fillName: memberProcedure.input(fillNameSchema).mutation(({ ctx, input }) => fillName(ctx, input)),
  updateIntro: memberProcedure.input(updateIntroSchema).mutation(({ ctx, input }) => updateIntro(ctx, input)),
  updateContact: memberProcedure
    .input(updateContactSchema)
    .mutation(({ ctx, input }) => updateContact(ctx, input)),
  updateEmployee: memberProcedure
    .input(updateEmployeeSchema)
    .mutation(({ ctx, input }) => updateEmployee(ctx, input)),
  contactSupport: publicProcedure
    .meta(heavy)
    .input(contactSupportSchema)
    .mutation(({ ctx, input }) => contactSupport(ctx, input)),
})
