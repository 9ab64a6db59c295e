import type { Package as EnginePackage, Proposal, PublicTerm, TermValue } from '../../negotiation/types.ts'
import type { Package, Term } from '../../shared/proposals/agreements.ts'
import type { Side } from '../../shared/sides.ts'
import type { NegotiatedProposal } from './proposals-of.ts'

/** Packages of proposals, to and from the form in which the engine reads them. */

/** The term that stands for a package's own quantity. */
export const quantityKey = 'quantity'

/** The engine's package as a proposal's package, with tax and delivery included. */
export function packageOf(currency: string, terms: readonly PublicTerm[], chosen: EnginePackage): Package {
  const quantity = terms.find(({ key }) => key === quantityKey)
  const amount = quantity && chosen.terms[quantityKey]
  return {
    total: { minor: chosen.price, currency },
    taxIncluded: true,
    deliveryIncluded: true,
    ...(typeof amount === 'number' && amount > 0 ? { quantity: amount } : {}),
    ...(typeof amount === 'number' && quantity?.unit ? { unit: quantity.unit } : {}),
    terms: terms.flatMap((term) => {
      const value = chosen.terms[term.key]
      return value === undefined || term.key === quantityKey ? [] : [termOf(term, value)]
    }),
  }
}

function termOf({ key, label, unit }: PublicTerm, value: TermValue): Term {
  const named = { key, label, ...(unit ? { unit } : {}) }
  return typeof value === 'number' ? { ...named, kind: 'number', value } : { ...named, kind: 'choice', value }
}

/**
 * The package as the engine reads it. The price is NaN if the engine can't compare the package: one in another currency,
 * without tax or delivery, with a quantity or a term that isn't negotiated, or with two quantities.
 */
export function enginePackage(currency: string, terms: readonly PublicTerm[], given: Package): EnginePackage {
  const named: Record<string, TermValue> = Object.fromEntries(
    given.terms.map(({ key, value }) => [key, value]),
  )
  const hasTwoQuantities = given.quantity !== undefined && Object.hasOwn(named, quantityKey)
  if (given.quantity !== undefined) named[quantityKey] = given.quantity
  const isComparable =
    !hasTwoQuantities &&
    given.total.currency === currency &&
    given.taxIncluded &&
    given.deliveryIncluded &&
    Object.keys(named).every((key) => terms.some((term) => term.key === key))
  return { price: isComparable ? given.total.minor : Number.NaN, terms: named }
}

/** The proposals of this negotiation, for one side. */
export const engineHistory = (
  side: Side,
  { currency, terms, firstNumber }: { currency: string; terms: readonly PublicTerm[]; firstNumber: number },
  proposals: readonly NegotiatedProposal[],
): Proposal[] =>
  proposals
    .filter(({ number }) => number >= firstNumber)
    .map((one) => ({
      by: one.side === side ? 'own' : 'other',
      packages: one.packages.map((given) => enginePackage(currency, terms, given)),
    }))
