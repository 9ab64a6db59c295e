import type { MandateContent } from '../../negotiation/mandate-content.ts'
import type { TermValue } from '../../negotiation/types.ts'
import type { Package } from '../../shared/proposals/agreements.ts'
import { standardWord } from '../../shared/proposals/standard-words.ts'
import { quantityKey } from './packages.ts'

type Named = Pick<MandateContent, 'worth' | 'bounds' | 'terms'>

/**
 * Whether the mandate names everything in the package: each term with its option, by the same words and in the same unit. A
 * person decides about the rest, because a key alone doesn't say what the other side means by it.
 */
export function namesAll(content: Named, { quantity, unit, terms }: Package): boolean {
  if (!terms.every((term) => names(content, term))) return false
  if (quantity === undefined) return unit === undefined
  const { label = quantityKey } = content.terms.find(({ key }) => key === quantityKey) ?? {}
  return names(content, { key: quantityKey, label, value: quantity, unit })
}

interface GivenTerm {
  readonly key: string
  readonly label: string
  readonly value: TermValue
  readonly unit?: string | undefined
}

function names({ worth, bounds, terms }: Named, { key, label, value, unit }: GivenTerm): boolean {
  const listed = worth.find((one) => one.key === key)
  if (!listed && !bounds.some((one) => one.key === key)) return false
  if (listed && 'options' in listed && !Object.hasOwn(listed.options, value)) return false
  const own = terms.find((one) => one.key === key)
  return isSameWord(label, own?.label ?? key) && isSameWord(unit ?? '', own?.unit ?? '')
}

/** Standard words are the same in each language of the pages. */
const isSameWord = (a: string, b: string) => plain(a) === plain(b)
const plain = (word: string) => standardWord(word, 'en').toLowerCase()
