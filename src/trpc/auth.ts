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
import { member, open, router } from './procedures.ts'

export const authRouter = router({
  viewer: open.query(({ ctx }) => readViewer(ctx)),
  sendLoginCode: open.input(sendLoginCodeSchema).mutation(({ ctx, input }) => sendLoginCode(ctx, input)),
  verifyLogin: open.input(verifyLoginSchema).mutation(({ ctx, input }) => verifyLogin(ctx, input)),
  logOut: open.mutation(({ ctx }) => logOut(ctx)),
  sendCompanyCode: open
    .input(sendCompanyCodeSchema)
    .mutation(({ ctx, input }) => sendCompanyCode(ctx, input)),
  verifyCompanyCode: open
    .input(verifyCompanyCodeSchema)
    .mutation(({ ctx, input }) => verifyCompanyCode(ctx, input)),
  registerIndividual: open
    .input(registerIndividualSchema)
    .mutation(({ ctx, input }) => registerIndividual(ctx, input)),
  registerEntity: open.input(registerEntitySchema).mutation(({ ctx, input }) => registerEntity(ctx, input)),
  /** One's own keys for programs; none of these five can be called with a key. */
  keys: member.query(({ ctx }) => readKeys(ctx)),
  createKey: member.input(createKeySchema).mutation(({ ctx, input }) => createApiKey(ctx, input)),
  revokeKey: member.input(credentialSchema).mutation(({ ctx, input }) => revokeApiKey(ctx, input)),
  sessions: member.query(({ ctx }) => readSessions(ctx)),
  revokeSession: member.input(credentialSchema).mutation(({ ctx, input }) => revokeSession(ctx, input)),
})
