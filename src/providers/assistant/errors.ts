import { AppError } from '../../shared/errors.ts'

export type AssistantFailure =
  | 'refused'
  | 'malformed'
  | 'unavailable'
  | 'too slow'
  | 'unreadable'
  | 'not configured'

/** The assistant returned no result. The message can be shown to users. */
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

/** Whether the input caused the failure: a retry with the same input fails again, other inputs may work. */
export const isCausedByInput = (error: unknown): error is AssistantError =>
  error instanceof AssistantError && ['refused', 'malformed', 'unreadable'].includes(error.failure)
