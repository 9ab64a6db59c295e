import type { FastifyRequest } from 'fastify'

/** The origin that the client called. */
export const originOf = (request: FastifyRequest) => `${request.protocol}://${request.host}`
