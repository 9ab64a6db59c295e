/** The state of the assistants' negotiation of a lead, as both sides read it. */
export const negotiationStates = ['running', 'waiting', 'paused', 'agreed', 'ended'] as const

export interface NegotiationView {
  state: (typeof negotiationStates)[number]
  /** The round that the latest proposal belongs to, from 1. */
  round: number
  /** The number of rounds: the lower one of both mandates. */
  of: number
}
