import { sendCompanyCode } from '../auth/codes/send-company-code.ts'
import { sendLoginCode } from '../auth/codes/send-login-code.ts'
import { verifyCompanyCode } from '../auth/codes/verify-company-code.ts'
import { verifyLogin } from '../auth/codes/verify-login.ts'
import { createApiKey } from '../auth/credentials/create-api-key.ts'
import { logOut } from '../auth/credentials/log-out.ts'
import { revokeApiKey } from '../auth/credentials/revoke-api-key.ts'
import { revokeSession } from '../auth/credentials/revoke-session.ts'
import { readKeys, readSessions, readViewer } from '../auth/read.ts'
import { registerEntity } from '../auth/register-entity.ts'
import { registerIndividual } from '../auth/register-individual.ts'
import {
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
  /** The viewer's API keys and sessions. These five procedures refuse calls with an API key. */
  keys: memberProcedure.query(({ ctx }) => readKeys(ctx)),
  createKey: memberProcedure.input(createKeySchema).mutation(({ ctx, input }) => createApiKey(ctx, input)),
  revokeKey: memberProcedure.input(credentialSchema).mutation(({ ctx, input }) => revokeApiKey(ctx, input)),
  sessions: memberProcedure.query(({ ctx }) => readSessions(ctx)),
  revokeSession: memberProcedure
    .input(credentialSchema)
    .mutation(({ ctx, input }) => revokeSession(ctx, input)),
})
