import { describe, expect, it } from 'vitest'
import type { BoardLead, BoardView } from '../../src/leads/board/schema.ts'
import type { Term } from '../../src/shared/proposals/agreements.ts'
import { bestOf } from '../../web/src/features/board/ranking.ts'
import { type Column, rowsOf } from '../../web/src/features/board/rows.ts'
import { packageOf } from '../make/proposals.ts'

const payment = (value: number, unit = 'days'): Term => ({
  ...{ key: 'payment', label: 'Payment', kind: 'number' },
  ...{ value, unit },
})

/** A match whose proposal has one package with these terms. */
function columnOf(id: string, terms: readonly Term[], isCut = false): Column {
  const packages = [{ ...packageOf(100, { terms }), hash: '' }]
  const lead: BoardLead = {
    ...{ id, companyName: id, companyVerified: true, listingName: '', agreementId: null },
    ...{ coverage: { meet: 0, notMeet: 0, unknown: 0 }, judgements: [] },
    proposal: { id, number: 1, side: 'seller', status: 'open', validUntil: '', note: '', packages, isCut },
  }
  return { lead, option: 0, terms: packages[0] ?? null }
}

function bestPayment(...columns: readonly Column[]) {
  const leads = columns.map(({ lead }) => lead)
  const board: BoardView = {
    ...{ side: 'buyer', companyId: '', listingId: '', listingName: '', requirements: [] },
    ...{ total: leads.length, leads },
  }
  const row = rowsOf(board, columns, { base: 'EUR', perUnit: {} }).find(({ label }) => label === 'Payment')
  return row ? [...bestOf('buyer', row, columns)] : null
}

describe('the best value of a term', () => {
  const [short, long] = [columnOf('short', [payment(14)]), columnOf('long', [payment(30)])]

  it('is marked among those that are stated', () => {
    expect(bestPayment(short, long, columnOf('none', []))).toEqual(['long'])
  })

  it('isn’t marked while the board lacks the terms of a proposal', () => {
    expect(bestPayment(short, long, columnOf('cut', [], true))).toEqual([])
  })

  it('isn’t marked while one is in another unit', () => {
    expect(bestPayment(short, long, columnOf('months', [payment(2, 'months')]))).toEqual([])
  })
})
