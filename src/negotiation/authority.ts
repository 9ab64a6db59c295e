import type { Package as GivenPackage } from '../shared/proposals/agreements.ts'
import { standardWord } from '../shared/proposals/standard-words.ts'
import type { Autonomy, MandateContent } from './mandate-content.ts'
import type { Mandate, Package, PublicTerm, TermValue } from './types.ts'
import { worthOf } from './worth.ts'

/** What a mandate allows, whatever the engine, a model or a job says. Checked in the transaction that acts. */

export type Authority = Pick<
  MandateContent,
  'currency' | 'autonomy' | 'ceiling' | 'worth' | 'bounds' | 'terms'
>

/** A package as it is sent, and as the engine reads it. */
export interface Candidate {
  readonly given: GivenPackage
  readonly read: Package
}

/** The key of a package's own quantity among the terms. */
export const quantityKey = 'quantity'

const mayPropose: Record<Autonomy, boolean> = { advise: false, draft: false, propose: true, conclude: true }

export const allowsProposal = (
  authority: Authority,
  mandate: Mandate,
  terms: readonly PublicTerm[],
  packages: readonly Candidate[],
): boolean =>
  mayPropose[authority.autonomy] &&
  packages.every(({ given, read }) => namesAll(authority, given) && worthOf(mandate, terms, read) >= 1)

export const allowsAcceptance = (
  authority: Authority,
  mandate: Mandate,
  terms: readonly PublicTerm[],
  { given, read }: Candidate,
): boolean =>
  authority.autonomy === 'conclude' &&
  authority.ceiling !== null &&
  read.price <= authority.ceiling &&
  namesAll(authority, given) &&
  worthOf(mandate, terms, read) >= 0

/**
 * Whether the mandate names everything in the package: each term with its option, by the same words and in the same unit. A
 * person decides about the rest, because a key alone doesn't say what the other side means by it.
 */
function namesAll(authority: Authority, { quantity, unit, terms }: GivenPackage): boolean {
  if (!terms.every((term) => names(authority, term))) return false
  if (quantity === undefined) return unit === undefined
  const { label = quantityKey } = authority.terms.find(({ key }) => key === quantityKey) ?? {}
  return names(authority, { key: quantityKey, label, value: quantity, unit })
}

interface GivenTerm {
  readonly key: string
  readonly label: string
  readonly value: TermValue
  readonly unit?: string | undefined
}

function names({ worth, bounds, terms }: Authority, { key, label, value, unit }: GivenTerm): boolean {
  const listed = worth.find((one) => one.key === key)
  if (!listed && !bounds.some((one) => one.key === key)) return false
  if (listed && 'options' in listed && !Object.hasOwn(listed.options, value)) return false
  const own = terms.find((one) => one.key === key)
  return isSameWord(label, own?.label ?? key) && isSameWord(unit ?? '', own?.unit ?? '')
}

/** Standard words are the same in each language of the pages. */
const isSameWord = (a: string, b: string) => plain(a) === plain(b)
const plain = (word: string) => standardWord(word, 'en').toLowerCase()
