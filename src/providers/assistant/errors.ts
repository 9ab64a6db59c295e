import { AppError } from '../../shared/errors.ts'

/** Why the assistant has no answer. */
export type AssistantFailure =
  | 'refused'
  | 'malformed'
  | 'unavailable'
  | 'too slow'
  | 'unreadable'
  | 'not configured'

/** The assistant has no answer; the message can be shown to a person. */
export class AssistantError extends AppError {
  readonly failure: AssistantFailure

  constructor(
    failure: AssistantFailure,
    message: string,
    options: { cause?: unknown; retryAfter?: number } = {},
  ) {
    super('UNAVAILABLE', message, options)
    this.name = 'AssistantError'
    this.failure = failure
  }
}

/** Whether it is about what was asked, not about the asking: the same again fails again, another may not. */
export const isOfThisText = (error: unknown): error is AssistantError =>
  error instanceof AssistantError && ['refused', 'malformed', 'unreadable'].includes(error.failure)
