import { type ErrorCode, errors as english } from '../../../../../../src/shared/errors.ts'
import { serverMessage } from '../../server-message.ts'

export * from '../../../../../../src/shared/errors.ts'

export const errors = Object.fromEntries(
  Object.entries(english).map(([code, row]) => [code, { ...row, message: serverMessage(row.message) }]),
) as unknown as Record<ErrorCode, (typeof english)[ErrorCode]>
