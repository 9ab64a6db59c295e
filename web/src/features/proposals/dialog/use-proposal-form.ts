import { useRef, useState } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'
import type { ProposalView } from '../../../../../src/shared/proposals/agreements.ts'
import {
  copyOption,
  initialValues,
  isSame,
  newId,
  type OptionValues,
  type ProposalValues,
  type TermValues,
} from './form-values.ts'
import { dropProposalDraft, keepProposalDraft, type SavedDraft } from './saved-draft.ts'

interface Start {
  leadId: string
  base: ProposalView | null
  draft: SavedDraft | null
  /** The last edit of the own listing; null while it is unknown. */
  editedAt: string | null
}

/** The form's values, which are saved with each change. An unchanged form leaves no draft. */
export function useProposalForm({ leadId, base, draft, editedAt }: Start) {
  const [blank] = useState(() => initialValues(base))
  const [values, setValues] = useState(draft?.values ?? blank)
  const [hasDraft, setHasDraft] = useState(draft !== null)
  const latest = useRef(values)
  const [checkedEdit, setCheckedEdit] = useState(draft?.editedAt ?? null)

  function change(next: ProposalValues, ofEdit = checkedEdit ?? editedAt) {
    latest.current = next
    setValues(next)
    const changed = !isSame(next, blank)
    setHasDraft(changed)
    if (changed) keepProposalDraft(leadId, { values: next, baseId: base?.id ?? null, editedAt: ofEdit })
    else dropProposalDraft(leadId)
  }
  const set = (part: Partial<ProposalValues>) => change({ ...latest.current, ...part })
  const setOption = (id: string, part: Partial<OptionValues>) =>
    set({
      options: latest.current.options.map((option) => (option.id === id ? { ...option, ...part } : option)),
    })

  return {
    values,
    hasDraft,
    /** The own listing was edited after the draft was begun. */
    stale: hasDraft && checkedEdit !== null && editedAt !== null && checkedEdit !== editedAt,
    set,
    setOption,
    setTermValue: (optionId: string, termId: string, text: string) => {
      const option = latest.current.options.find(({ id }) => id === optionId)
      if (option) setOption(optionId, { terms: { ...option.terms, [termId]: text } })
    },
    addOption: () => {
      const { options } = latest.current
      const last = options.at(-1)
      if (last && options.length < limits.packagesPerProposal)
        set({ options: [...options, copyOption(last)] })
    },
    removeOption: (id: string) =>
      set({ options: latest.current.options.filter((option) => option.id !== id) }),
    restoreOption: (option: OptionValues, index: number) => {
      const { options } = latest.current
      if (options.length < limits.packagesPerProposal) set({ options: options.toSpliced(index, 0, option) })
    },
    /** Adds a term, with the same value for every option or without any; returns its id. */
    addTerm: (term: Omit<TermValues, 'id'>, value?: string) => {
      const id = newId()
      const { options, terms } = latest.current
      set({
        terms: [...terms, { ...term, id }],
        options: value
          ? options.map((option) => ({ ...option, terms: { ...option.terms, [id]: value } }))
          : options,
      })
      return id
    },
    setTerm: (id: string, part: Partial<TermValues>) =>
      set({ terms: latest.current.terms.map((term) => (term.id === id ? { ...term, ...part } : term)) }),
    removeTerm: (id: string) => set({ terms: latest.current.terms.filter((term) => term.id !== id) }),
    /** The options still have their values for it. */
    restoreTerm: (term: TermValues, index: number) =>
      set({ terms: latest.current.terms.toSpliced(index, 0, term) }),
    /** The person has checked the draft after the listing was edited. */
    confirmEdit: (now: string) => {
      setCheckedEdit(now)
      change(latest.current, now)
    },
    discard: () => {
      dropProposalDraft(leadId)
      latest.current = blank
      setValues(blank)
      setHasDraft(false)
      setCheckedEdit(null)
    },
  }
}

export type ProposalForm = ReturnType<typeof useProposalForm>
