import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import type { BoardView } from '../../../../src/leads/board/schema.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  board: Pick<BoardView, 'side' | 'companyId' | 'listingId'>
  /** Without one, the list's first lead opens. */
  leadId?: string
  /** Opens the dialog with the values of the other side's proposal. */
  counter?: boolean
}

/** A link to the lead page of the board's listing. */
export function LeadLink({ board: { side, companyId, listingId }, leadId, counter, ...props }: Props) {
  const more = { ...(leadId ? { lead: leadId } : {}), ...(counter ? { propose: 'counter' } : {}) }
  return side === 'seller' ? (
    <Link
      {...props}
      to="/product_lead"
      search={{ seller_company_id: companyId, product_id: listingId, ...more }}
    />
  ) : (
    <Link
      {...props}
      to="/procurement_lead"
      search={{ buyer_company_id: companyId, procurement_id: listingId, ...more }}
    />
  )
}
