import { type ReactNode, useState } from 'react'

/**
 * Renders the last value that was set, for the content of a modal: while the modal fades out its value is already null,
 * but its content must not change.
 */
export function KeepLast<T>({
  value,
  children,
}: {
  value: T | null | undefined
  children: (value: T) => ReactNode
}) {
  const [last, setLast] = useState(value ?? null)
  if (value != null && value !== last) setLast(value)
  return last === null ? null : children(value ?? last)
}
