import { limits, type MediaType, mediaTypes } from '../../../../src/shared/limits.ts'
import { mediaCopy } from '../../copy/media.ts'

interface Candidate {
  readonly name: string
  readonly type: string
  readonly size: number
}

/** A file's media type as the browser states it, or from its extension when it states none; null if not accepted. */
export function mediaTypeOf(file: { name: string; type: string }): MediaType | null {
  const types = Object.keys(mediaTypes) as MediaType[]
  const stated = types.find((type) => type === file.type)
  if (stated || file.type) return stated ?? null
  const name = file.name.toLowerCase()
  return types.find((type) => mediaTypes[type].some((extension) => name.endsWith(extension))) ?? null
}

/** Selects the files that may be added to `present` others, and combines the reasons against the rest in one text. */
export function acceptFiles<T extends Candidate>(
  files: readonly T[],
  present: number,
  max: number = limits.filesPerListing,
): { accepted: T[]; refusal: string | null } {
  if (present >= max) return { accepted: [], refusal: files.length ? mediaCopy.full(max) : null }
  const accepted: T[] = []
  const reasons = new Set<string>()
  for (const file of files) {
    if (!mediaTypeOf(file)) reasons.add(mediaCopy.unsupported(file.name))
    else if (file.size > limits.fileBytes) reasons.add(mediaCopy.tooLarge(file.name))
    else if (present + accepted.length >= max) reasons.add(mediaCopy.tooMany(max))
    else accepted.push(file)
  }
  return { accepted, refusal: reasons.size ? [...reasons].join('\n') : null }
}
