import type { MandateContent } from './mandate-content.ts'
import type { PublicTerm } from './types.ts'

/** What the other side may know of a mandate: its keys, options, bounds and labels. */
type PublicPart = Pick<MandateContent, 'worth' | 'bounds' | 'terms'>

/**
 * The terms that every package of a negotiation carries: the union of both mandates' keys and options, without any worth.
 * A number that nobody gives bounds can't be negotiated and is left out.
 *
 * @param mandates a side's own first: its names and units are used, for what it names
 */
export function publicTermsOf(mandates: readonly PublicPart[]): PublicTerm[] {
  const keys = mandates.flatMap(({ worth, bounds }) => [...worth, ...bounds].map(({ key }) => key))
  return [...new Set(keys)].sort().flatMap((key): PublicTerm[] => {
    const first = mandates.find(({ worth, bounds }) => [...worth, ...bounds].some((one) => one.key === key))
    const named = first?.terms.find((term) => term.key === key)
    const name = { key, label: named?.label ?? key, ...(named?.unit ? { unit: named.unit } : {}) }
    const options = optionsOf(mandates, key)
    if (options.length > 0) return [{ ...name, kind: 'choice' as const, options }]
    const range = rangeOf(mandates, key)
    return range ? [{ ...name, kind: 'number' as const, ...range }] : []
  })
}

function optionsOf(mandates: readonly PublicPart[], key: string): string[] {
  const options = mandates
    .flatMap(({ worth }) => worth)
    .filter((one) => one.key === key)
    .flatMap((one) => {
      if ('options' in one) return Object.keys(one.options)
      return 'must' in one && typeof one.must === 'string' ? [one.must] : []
    })
  return [...new Set(options)].sort()
}

/** Where both sides' bounds overlap, in the larger step from its own bounds; all values of both where they don't. */
function rangeOf(mandates: readonly PublicPart[], key: string) {
  const required = mandates
    .flatMap(({ worth }) => worth)
    .flatMap((one) => (one.key === key && 'must' in one && typeof one.must === 'number' ? [one.must] : []))
  const bounds = mandates.flatMap((mandate) => mandate.bounds).filter((one) => one.key === key)
  const ranges = bounds.length > 0 ? bounds : required.map((value) => ({ min: value, max: value, step: 1 }))
  if (ranges.length === 0) return null
  // The same for both sides, whichever mandate comes first.
  const { step, min: start } = ranges.reduce((a, b) =>
    b.step > a.step || (b.step === a.step && b.min < a.min) ? b : a,
  )
  const upToStep = (value: number) => start + Math.ceil((value - start) / step) * step
  const [mins, maxs] = [ranges.map(({ min }) => min), ranges.map(({ max }) => max)]
  const overlap = { min: upToStep(Math.max(...mins)), max: Math.min(...maxs), step }
  if (overlap.min <= overlap.max) return overlap
  return { min: upToStep(Math.min(...mins)), max: Math.max(...maxs), step }
}
