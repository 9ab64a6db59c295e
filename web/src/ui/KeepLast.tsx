import { type ReactNode, useState } from 'react'

/** What a modal is about, for inside it: while it fades it says what it said, and forgets it with the modal. */
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
