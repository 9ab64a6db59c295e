/** The state of the assistants' negotiation of a lead, as both sides read it. */
export const negotiationStates = ['running', 'waiting', 'paused', 'agreed', 'ended'] as const

export interface NegotiationView {
  state: (typeof negotiationStates)[number]
  round: number
  of: number
}
