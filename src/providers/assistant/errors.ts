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

const assistantAway =
  'The assistant is not available right now. Please try again later or go on by direct message.'

/** @throws UNAVAILABLE while the provider is away, so that nothing is locked or queued for it */
export function assertAvailable(assistant: { isAvailable(): boolean }): void {
  if (!assistant.isAvailable()) throw new AppError('UNAVAILABLE', assistantAway, { retryAfter: 30 })
}

/** Whether the same call may succeed when it is repeated at once. */
export const mayRecover = ({ failure }: AssistantError): boolean =>
  failure === 'unavailable' || failure === 'too slow' || failure === 'malformed'

/** Whether the provider is the cause. A refused or unreadable input is a proper response, and an aborted call is none. */
export const isProviderOutage = (error: unknown): error is AssistantError =>
  error instanceof AssistantError && error.failure !== 'refused' && error.failure !== 'unreadable'

/**
 * Whether an outage of the provider caused the failure: a retry works once it is back. Not if one call takes too long while the
 * provider answers others: its text may always take too long.
 */
export const isCausedByOutage = (error: unknown, assistant: { isAvailable(): boolean }): boolean =>
  error instanceof AssistantError &&
  (error.failure === 'too slow'
    ? !assistant.isAvailable()
    : isProviderOutage(error) && !isCausedByInput(error))

/** Whether the input caused the failure: a retry with the same input fails again, other inputs may work. */
export const isCausedByInput = (error: unknown): error is AssistantError =>
  error instanceof AssistantError && ['refused', 'malformed', 'unreadable'].includes(error.failure)
