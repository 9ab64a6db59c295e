import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'

/** Whether the dialog is open. A link with `propose` opens it once: the parameter is removed, so that it doesn't open again. */
export function useProposing({ terminatedBy, agreementId }: LeadView): [boolean, (open: boolean) => void] {
  const navigate = useNavigate()
  const { propose } = useSearch({ strict: false })
  const [proposing, setProposing] = useState(
    propose !== undefined && terminatedBy.length === 0 && agreementId === null,
  )
  useEffect(() => {
    if (propose === undefined) return
    void navigate({ to: '.', search: (search: object) => ({ ...search, propose: undefined }), replace: true })
  }, [propose, navigate])
  return [proposing, setProposing]
}
