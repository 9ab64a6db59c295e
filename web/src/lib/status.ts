import { errors } from '../../../src/shared/errors.ts'
import { appCode, nonJsonStatus } from './trpc.tsx'

/** The HTTP status of a failed call; 0 when there was no response. */
export function statusOf(error: unknown): number {
  const code = appCode(error)
  return code ? errors[code].status : (nonJsonStatus(error) ?? 0)
}
