import { glossaryRows } from '../../language/terms/glossary.ts'
import { termHash } from '../../language/terms/term-hash.ts'

let table: ReadonlyMap<number, readonly number[]> | undefined

/** The terms of the index that mean the same in trade, in any language: a hash doesn't say which it was. */
export function synonymsOf(term: number): readonly number[] {
  table ??= build()
  return table.get(term) ?? []
}

function build(): Map<number, readonly number[]> {
  const synonyms = new Map<number, Set<number>>()
  for (const stems of glossaryRows()) {
    const terms = stems.map(termHash)
    for (const term of terms) {
      const known = synonyms.get(term) ?? new Set()
      synonyms.set(term, known)
      for (const other of terms) if (other !== term) known.add(other)
    }
  }
  return new Map([...synonyms].map(([term, others]) => [term, [...others]]))
}
