import type { FastifyInstance } from 'fastify'
import { receiveEvent } from '../billing/receive-event.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../shared/errors.ts'

/**
 * Receives Stripe's events: verifies the signature, stores the event and queues a job. The response doesn't wait for
 * the job.
 */
export async function stripeWebhook(app: FastifyInstance, { ctx }: { ctx: Ctx }): Promise<void> {
  // The signature covers the raw bytes of the body.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  // Stripe sends bursts of events from a few addresses.
  app.post('/api/stripe_webhook', { config: { unlimited: true } }, async (request, reply) => {
    if (!ctx.payments) throw new AppError('NOT_FOUND')
    const signature = request.headers['stripe-signature']
    if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') {
      throw new AppError('BAD_INPUT', 'The signature is not valid.')
    }
    await receiveEvent(ctx, await ctx.payments.readEvent(request.body, signature))
    return reply.send({ received: true })
  })
}
