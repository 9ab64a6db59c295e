import { confirmCompany } from '../auth/account/confirm-company.ts'
import { confirmEmail } from '../auth/account/confirm-email.ts'
import { sendCompanyProof } from '../auth/account/send-company-proof.ts'
import { choosePageLanguage } from '../auth/choose-page-language.ts'
import { sendCompanyCode } from '../auth/codes/send-company-code.ts'
import { sendLoginCode } from '../auth/codes/send-login-code.ts'
import { verifyCompanyCode } from '../auth/codes/verify-company-code.ts'
import { verifyLogin } from '../auth/codes/verify-login.ts'
import { createApiKey } from '../auth/credentials/create-api-key.ts'
import { logOut } from '../auth/credentials/log-out.ts'
import { logOutEverywhere } from '../auth/credentials/log-out-everywhere.ts'
import { revokeApiKey } from '../auth/credentials/revoke-api-key.ts'
import { revokeSession } from '../auth/credentials/revoke-session.ts'
import { readKeys, readSessions, readViewer } from '../auth/read.ts'
import { registerEntity } from '../auth/register-entity.ts'
import { registerIndividual } from '../auth/register-individual.ts'
import {
  choosePageLanguageSchema,
  confirmAddressSchema,
  createKeySchema,
  credentialSchema,
  registerEntitySchema,
  registerIndividualSchema,
  sendCompanyCodeSchema,
  sendLoginCodeSchema,
  verifyCompanyCodeSchema,
  verifyLoginSchema,
} from '../auth/schema.ts'
import { heavy, memberProcedure, publicProcedure, router } from './procedures.ts'

export const authRouter = router({
  viewer: publicProcedure.query(({ ctx }) => readViewer(ctx)),
  sendLoginCode: publicProcedure
    .meta(heavy)
    .input(sendLoginCodeSchema)
    .mutation(({ ctx, input }) => sendLoginCode(ctx, input)),
  verifyLogin: publicProcedure.input(verifyLoginSchema).mutation(({ ctx, input }) => verifyLogin(ctx, input)),
  choosePageLanguage: memberProcedure
    .input(choosePageLanguageSchema)
    .mutation(({ ctx, input }) => choosePageLanguage(ctx, input)),
  logOut: publicProcedure.mutation(({ ctx }) => logOut(ctx)),
  sendCompanyCode: publicProcedure
    .meta(heavy)
    .input(sendCompanyCodeSchema)
    .mutation(({ ctx, input }) => sendCompanyCode(ctx, input)),
  verifyCompanyCode: publicProcedure
    .input(verifyCompanyCodeSchema)
    .mutation(({ ctx, input }) => verifyCompanyCode(ctx, input)),
  registerIndividual: publicProcedure
    .meta(heavy)
    .input(registerIndividualSchema)
    .mutation(({ ctx, input }) => registerIndividual(ctx, input)),
  registerEntity: publicProcedure
    .meta(heavy)
    .input(registerEntitySchema)
    .mutation(({ ctx, input }) => registerEntity(ctx, input)),
  /** Codes that prove an address: the viewer's new login email, and their company's email. */
  confirmEmail: memberProcedure
    .input(confirmAddressSchema)
    .mutation(({ ctx, input }) => confirmEmail(ctx, input)),
  sendCompanyProof: memberProcedure.meta(heavy).mutation(({ ctx }) => sendCompanyProof(ctx)),
  confirmCompany: memberProcedure
    .input(confirmAddressSchema)
    .mutation(({ ctx, input }) => confirmCompany(ctx, input)),
  /** The viewer's API keys and sessions. These six procedures refuse calls with an API key. */
  keys: memberProcedure.query(({ ctx }) => readKeys(ctx)),
  createKey: memberProcedure.input(createKeySchema).mutation(({ ctx, input }) => createApiKey(ctx, input)),
  revokeKey: memberProcedure.input(credentialSchema).mutation(({ ctx, input }) => revokeApiKey(ctx, input)),
  sessions: memberProcedure.query(({ ctx }) => readSessions(ctx)),
  revokeSession: memberProcedure
    .input(credentialSchema)
    .mutation(({ ctx, input }) => revokeSession(ctx, input)),
  logOutEverywhere: memberProcedure.mutation(({ ctx }) => logOutEverywhere(ctx)),
})
