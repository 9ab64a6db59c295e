import type * as english from '../../../../../../src/listings/policy.ts'
import { words } from '../shared/sides.ts'

export * from '../../../../../../src/listings/policy.ts'

export const missingFieldMessages: typeof english.missingFieldMessages = ({
  side,
  name,
  description,
  points,
}) => {
  const { listing, point } = words[side]
  return [
    ...(name.trim() ? [] : [`Bitte geben Sie einen Namen für das ${listing} ein.`]),
    ...(description.trim() ? [] : [`Bitte geben Sie eine Beschreibung für das ${listing} ein.`]),
    ...(points.some((row) => row.text.trim()) ? [] : [`Bitte geben Sie mindestens eine ${point} ein.`]),
  ]
}
