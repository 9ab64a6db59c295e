import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import type { BoardView } from '../../../../src/leads/board/schema.ts'
import { boardCopy } from '../../copy/board.ts'
import { type Accepting, AcceptOption } from './AcceptOption.tsx'
import classes from './Board.module.css'
import { csvOf, downloadCsv } from './csv.ts'
import { RatesForm } from './RatesForm.tsx'
import { areRatesMissing, currenciesOf, type Sorting, sortColumns } from './ranking.ts'
import type { Rates } from './rates.ts'
import { type Column, rowsOf } from './rows.ts'
import { BoardTable } from './table/BoardTable.tsx'
import { useSettings } from './use-settings.ts'

/** The toolbar and the table. */
export function Board({ board }: { board: BoardView }) {
  const { settings, change, toggle } = useSettings(board.listingId)
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const [options, setOptions] = useState<Readonly<Record<string, number>>>({})
  const [accepting, setAccepting] = useState<Accepting | null>(null)

  const columns = useMemo(
    () =>
      board.leads.map((lead): Column => {
        const packages = lead.proposal?.packages ?? []
        const option = Math.min(options[lead.id] ?? 0, Math.max(0, packages.length - 1))
        return { lead, option, terms: packages[option] ?? null }
      }),
    [board.leads, options],
  )
  const currencies = useMemo(() => currenciesOf(columns), [columns])
  const rates = useMemo(
    (): Rates => ({ base: settings.base ?? currencies[0] ?? 'EUR', perUnit: settings.rates }),
    [settings.base, settings.rates, currencies],
  )
  const rows = useMemo(() => rowsOf(board, columns, rates), [board, columns, rates])
  const { pinned, hidden } = settings
  const ordered = useMemo(() => {
    const shown = columns.filter(({ lead }) => !hidden.includes(lead.id))
    const row = rows.find(({ key }) => key === sorting?.key)
    const sorted = sortColumns(shown, row, sorting?.descending ?? false)
    const isPinned = ({ lead }: Column) => pinned.includes(lead.id)
    return { pinned: sorted.filter(isPinned), others: sorted.filter((column) => !isPinned(column)) }
  }, [columns, rows, sorting, pinned, hidden])
  const hiddenCount = columns.length - ordered.pinned.length - ordered.others.length
  const chooseOption = useCallback(
    (leadId: string, option: number) => setOptions((now) => ({ ...now, [leadId]: option })),
    [],
  )
  const pin = useCallback((leadId: string) => toggle('pinned', leadId), [toggle])
  const hide = useCallback((leadId: string) => toggle('hidden', leadId), [toggle])

  return (
    <div className={classes.board}>
      <div className={classes.toolbar}>
        <p className={classes.count}>{boardCopy.shown(board.leads.length, board.total)}</p>
        {currencies.length > 1 && (
          <RatesForm
            currencies={currencies}
            rates={rates}
            onBase={(base) => change({ base, rates: {} })}
            onRate={(currency, rate) => change({ rates: { ...settings.rates, [currency]: rate } })}
          />
        )}
        <span className={classes.tools}>
          {hiddenCount > 0 && (
            <Button size="compact-sm" variant="default" onClick={() => change({ hidden: [] })}>
              {boardCopy.hidden(hiddenCount)}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconDownload size={15} stroke={1.7} />}
            onClick={() =>
              downloadCsv(csvOf(board.side, rows, [...ordered.pinned, ...ordered.others]), board.listingName)
            }
          >
            {boardCopy.exportCsv}
          </Button>
        </span>
      </div>
      <BoardTable
        board={board}
        rows={rows}
        columns={ordered}
        sorting={sorting}
        ratesMissing={areRatesMissing(currencies, rates)}
        onSort={setSorting}
        onOption={chooseOption}
        onPin={pin}
        onHide={hide}
        onAccept={({ lead, option }) =>
          lead.proposal && setAccepting({ lead, option, proposal: lead.proposal })
        }
      />
      {accepting && (
        <AcceptOption
          {...accepting}
          side={board.side}
          current={board.leads.find(({ id }) => id === accepting.lead.id)}
          onClose={() => setAccepting(null)}
        />
      )}
    </div>
  )
}
