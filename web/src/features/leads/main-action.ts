/** What a lead page's only filled button does. */
export type MainAction = 'answer' | 'draft' | 'assistant' | 'message'

interface PageState {
  /** A proposal of the other side waits for an answer. */
  readonly answering: boolean
  /** The assistant's draft waits to be sent. */
  readonly drafted: boolean
  /** The person has begun a message. */
  readonly writing: boolean
  /** The person has entered something for the assistant. */
  readonly instructing: boolean
}

export function mainActionOf({ answering, drafted, writing, instructing }: PageState): MainAction {
  if (answering) return 'answer'
  if (drafted) return 'draft'
  return instructing && !writing ? 'assistant' : 'message'
}
