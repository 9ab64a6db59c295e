import { errors } from '../../../src/shared/errors.ts'
import { appCode } from './trpc.tsx'

/** The HTTP status of a failed call; 0 when no answer came. */
export function statusOf(error: unknown): number {
  const code = appCode(error)
  return code ? errors[code].status : 0
}
