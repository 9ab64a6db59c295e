import { Tabs, VisuallyHidden } from '@mantine/core'
import type { ReactNode } from 'react'
import type { LeadSummary } from '../../../../src/leads/list/schema.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import { otherSide, type Side } from '../../../../src/shared/sides.ts'
import { detailsCopy, leadCopy } from '../../copy/leads.ts'
import classes from './LeadPage.module.css'
import { Details } from './ListingDetailsModal.tsx'
import { buyerRows } from './requirements/rows.ts'

export type LeadTab = 'talk' | 'inputs' | 'details'

interface Props {
  side: Side
  lead: LeadView
  summary: LeadSummary
  tab: LeadTab
  /** Verdicts have changed. */
  news: boolean
  onTab: (tab: LeadTab) => void
  talk: ReactNode
  inputs: ReactNode
}

/** On a phone: the conversation, the inputs and the other side's listing, one at a time. */
export function PhoneTabs({ side, lead, summary, tab, news, onTab, talk, inputs }: Props) {
  return (
    <Tabs
      value={tab}
      onChange={(value) => value && onTab(value as LeadTab)}
      classNames={{ root: classes.tabs, list: classes.tabList, tab: classes.tab, panel: classes.panel }}
    >
      <Tabs.List grow aria-label={leadCopy.tabs.label}>
        <Tabs.Tab value="talk">{leadCopy.tabs.talk}</Tabs.Tab>
        <Tabs.Tab value="inputs" data-news={news && tab !== 'inputs'}>
          {leadCopy.tabs.inputs(side, openInputs(side, lead))}
        </Tabs.Tab>
        <Tabs.Tab value="details">{leadCopy.tabs.details}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="talk">{talk}</Tabs.Panel>
      <Tabs.Panel value="inputs">{inputs}</Tabs.Panel>
      <Tabs.Panel value="details" className={classes.details} tabIndex={0}>
        <VisuallyHidden component="h2">{detailsCopy[otherSide(side)].title}</VisuallyHidden>
        {tab === 'details' && <Details side={otherSide(side)} id={summary.counterpart.listingId} />}
      </Tabs.Panel>
    </Tabs>
  )
}

/** The requirements that the buyer has to look at, or the questions that the seller hasn't answered. */
const openInputs = (side: Side, lead: LeadView): number =>
  side === 'seller'
    ? lead.latestRound.questions.filter(({ answer }) => answer === null).length
    : buyerRows(lead).filter(({ settled }) => !settled).length
