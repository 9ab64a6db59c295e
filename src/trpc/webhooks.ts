import { createEndpoint } from '../webhooks/create-endpoint.ts'
import { readDeliveries, readEndpoints } from '../webhooks/read.ts'
import { removeEndpoint } from '../webhooks/remove-endpoint.ts'
import { resend } from '../webhooks/resend.ts'
import { createEndpointSchema, deliverySchema, endpointSchema } from '../webhooks/schema.ts'
import { member, router } from './procedures.ts'

/** Where a company's own programs are told of what happens; managers and individuals, with a session. */
export const webhooksRouter = router({
  endpoints: member.query(({ ctx }) => readEndpoints(ctx)),
  create: member.input(createEndpointSchema).mutation(({ ctx, input }) => createEndpoint(ctx, input)),
  remove: member.input(endpointSchema).mutation(({ ctx, input }) => removeEndpoint(ctx, input)),
  deliveries: member.input(endpointSchema).query(({ ctx, input }) => readDeliveries(ctx, input)),
  resend: member.input(deliverySchema).mutation(({ ctx, input }) => resend(ctx, input)),
})
