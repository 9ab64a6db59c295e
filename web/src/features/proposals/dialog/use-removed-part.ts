import { useRemoved } from '../../../ui/messages/UndoNotice.tsx'
import { optionName } from '../card/package-rows.ts'
import type { TermValues } from './form-values.ts'
import type { ProposalForm } from './use-proposal-form.ts'

interface Removed {
  readonly name: string
  restore(): void
}

/** Removes options and terms from the form. The last one can be brought back for a while. */
export function useRemovedPart(form: ProposalForm) {
  const [removed, setRemoved] = useRemoved<Removed>()
  return {
    /** What can be brought back; null for nothing. */
    name: removed?.name ?? null,
    removeOption: (index: number) => {
      const option = form.values.options[index]
      if (!option) return
      form.removeOption(option.id)
      setRemoved({ name: optionName(index), restore: () => form.restoreOption(option, index) })
    },
    removeTerm: (term: TermValues) => {
      const index = form.values.terms.indexOf(term)
      form.removeTerm(term.id)
      setRemoved({ name: term.label, restore: () => form.restoreTerm(term, index) })
    },
    restore: () => {
      removed?.restore()
      setRemoved(null)
    },
    forget: () => setRemoved(null),
  }
}
