import { VisuallyHidden } from '@mantine/core'
import { IconCircleCheckFilled } from '@tabler/icons-react'
import { useId } from 'react'
import type { Package } from '../../../../../src/shared/proposals/agreements.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import classes from './PackageTable.module.css'
import { type Cell, optionName, packageRows } from './package-rows.ts'

interface Props {
  packages: readonly Package[]
  /** The proposal before, to mark the differences. */
  earlier?: { number: number; packages: readonly Package[] } | undefined
  /** The chosen option, or the one that is shown where only one has room. */
  chosen: number
  onChoose: (index: number) => void
  /** Whether an option can be accepted here. Otherwise the choice only matters where one has room. */
  choosing: boolean
  accepted: number
}

/** Options as columns, terms as rows. A narrow place shows one option at a time. */
export function PackageTable({ packages, earlier, chosen, onChoose, choosing, accepted }: Props) {
  const group = useId()
  const rows = packageRows(packages, earlier?.packages)
  const hasChanges = rows.some(({ cells }) => cells.some(({ before }) => before !== undefined))
  return (
    <div className={classes.root}>
      <table className={classes.table} data-options={packages.length}>
        {packages.length > 1 && (
          <thead>
            <tr>
              <td />
              {packages.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their position
                <th key={index} scope="col" data-shown={index === chosen} data-choosing={choosing}>
                  <label>
                    <input
                      type="radio"
                      name={group}
                      checked={index === chosen}
                      onChange={() => onChoose(index)}
                    />
                    {optionName(index)}
                    {index === accepted && (
                      <IconCircleCheckFilled
                        className={classes.accepted}
                        size={18}
                        aria-label={proposalCopy.status.accepted}
                      />
                    )}
                  </label>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(({ key, label, change, cells }) => (
            <tr key={key} data-row={key}>
              <th scope="row">
                {label}
                {change && <span className={classes.mark}>{proposalCopy[change]}</span>}
              </th>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: options are identified by their position
                <td key={index} data-shown={index === chosen} data-changed={cell.before !== undefined}>
                  <CellText cell={cell} marked={change !== null} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {earlier && hasChanges && <p className={classes.compared}>{proposalCopy.compared(earlier.number)}</p>}
    </div>
  )
}

/** A difference is marked by the earlier value, crossed out, or by a word: never by colour alone. */
function CellText({ cell: { text, before }, marked }: { cell: Cell; marked: boolean }) {
  if (text === null && !before) {
    return (
      <span className={classes.none}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{proposalCopy.none}</VisuallyHidden>
      </span>
    )
  }
  return (
    <>
      {text}
      {before === null && !marked && <span className={classes.mark}>{proposalCopy.added}</span>}
      {before && (
        <span className={classes.before}>
          {text === null && !marked && `${proposalCopy.removed}: `}
          <VisuallyHidden>{proposalCopy.was} </VisuallyHidden>
          <s>{before}</s>
        </span>
      )}
    </>
  )
}
