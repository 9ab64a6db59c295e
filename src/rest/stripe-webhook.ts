import type { FastifyInstance } from 'fastify'
import { receiveEvent } from '../billing/receive-event.ts'
import type { Ctx } from '../context.ts'
import { AppError } from '../shared/errors.ts'

/** The payment provider's door: the raw body, its signature, a row and a job; the answer is out before the work. */
export async function stripeWebhook(app: FastifyInstance, { ctx }: { ctx: Ctx }): Promise<void> {
  // The signature is of the bytes as they came.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))

  // All of the provider's events come from a few addresses, in bursts.
  app.post('/api/stripe_webhook', { config: { rateLimit: false } }, async (request, reply) => {
    if (!ctx.payments) throw new AppError('NOT_FOUND')
    const signature = request.headers['stripe-signature']
    if (!Buffer.isBuffer(request.body) || typeof signature !== 'string') {
      throw new AppError('BAD_INPUT', 'The signature is not valid.')
    }
    await receiveEvent(ctx, await ctx.payments.readEvent(request.body, signature))
    return reply.send({ received: true })
  })
}
