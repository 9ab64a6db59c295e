import { createEndpoint } from '../webhooks/create-endpoint.ts'
import { readDeliveries, readEndpoints } from '../webhooks/read.ts'
import { removeEndpoint } from '../webhooks/remove-endpoint.ts'
import { resendDelivery } from '../webhooks/resend-delivery.ts'
import { createEndpointSchema, deliverySchema, endpointSchema } from '../webhooks/schema.ts'
import { memberProcedure, router } from './procedures.ts'

/** A company's webhook endpoints. For managers and individuals with a session; API keys are refused. */
export const webhooksRouter = router({
  endpoints: memberProcedure.query(({ ctx }) => readEndpoints(ctx)),
  create: memberProcedure
    .input(createEndpointSchema)
    .mutation(({ ctx, input }) => createEndpoint(ctx, input)),
  remove: memberProcedure.input(endpointSchema).mutation(({ ctx, input }) => removeEndpoint(ctx, input)),
  deliveries: memberProcedure.input(endpointSchema).query(({ ctx, input }) => readDeliveries(ctx, input)),
  resend: memberProcedure.input(deliverySchema).mutation(({ ctx, input }) => resendDelivery(ctx, input)),
})
