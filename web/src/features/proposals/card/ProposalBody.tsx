import { IconSparkles, IconUser } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { longDate } from '../../../../../src/shared/dates.ts'
import type { Package, ProposalAuthor } from '../../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { proposalCopy } from '../../../copy/proposals.ts'
import { readerLocale } from '../../../lib/language/reader-locale.ts'
import { showMoney } from '../../../lib/typed-numbers.ts'
import { TimeLeft } from '../states/StateTag.tsx'
import { PackageTable } from './PackageTable.tsx'
import classes from './ProposalCard.module.css'

interface Props {
  side: Side
  own: boolean
  /** The company that proposes. */
  companyName: string
  number: number
  author: ProposalAuthor
  /** The number of the proposal that this one counters. */
  answers?: number | undefined
  state?: ReactNode
  packages: readonly Package[]
  earlier?: { number: number; packages: readonly Package[] } | undefined
  chosen: number
  onChoose: (index: number) => void
  choosing?: boolean
  /** The place of the option that was accepted; -1 without one. */
  accepted?: number
  note: string
  validUntil: string
  /** Whether it can still be answered. */
  open: boolean
  /** Hides the terms behind a summary. */
  folded?: boolean
  children?: ReactNode
}

/** The last day, with the time if it ends earlier that day for the reader, such as in another time zone. */
function endText(iso: string): string {
  const end = new Date(iso)
  if (end.getHours() === 23 && end.getMinutes() === 59) return longDate(iso)
  return `${longDate(iso)}, ${end.toLocaleTimeString(readerLocale(), { hour: 'numeric', minute: '2-digit' })}`
}

/** A proposal as both sides read it: in the thread, and in the preview before it is sent. */
export function ProposalBody(props: Props) {
  const { packages, earlier, note, author, validUntil, open } = props
  const Icon = author === 'assistant' ? IconSparkles : IconUser
  const terms = (
    <>
      <PackageTable
        packages={packages}
        earlier={earlier}
        chosen={props.chosen}
        onChoose={props.onChoose}
        choosing={props.choosing ?? false}
        accepted={props.accepted ?? -1}
      />
      {note && (
        <div className={classes.note}>
          <h3>{proposalCopy.note}</h3>
          <p>{note}</p>
        </div>
      )}
    </>
  )
  return (
    <article className={classes.card} data-side={props.side} data-own={props.own} data-open={open}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{proposalCopy.title(props.number)}</h2>
          <p className={classes.author}>
            <span className={classes.company}>{props.companyName}</span>
            <span className={classes.kind}>
              <Icon size={14} stroke={1.7} aria-hidden="true" />
              {proposalCopy.authors[author]}
            </span>
            {props.answers !== undefined && <span>{proposalCopy.counterOf(props.answers)}</span>}
          </p>
        </div>
        {props.state}
      </header>
      {props.folded ? (
        <details className={classes.folded}>
          <summary>
            <span>{proposalCopy.showTerms}</span>
            <span className={classes.totals}>
              {packages.map(({ total }) => showMoney(total)).join(' · ')}
            </span>
          </summary>
          {terms}
        </details>
      ) : (
        terms
      )}
      {open && (
        <p className={classes.validity}>
          {proposalCopy.validUntil(endText(validUntil))}
          <TimeLeft until={validUntil} />
        </p>
      )}
      {props.children}
    </article>
  )
}
