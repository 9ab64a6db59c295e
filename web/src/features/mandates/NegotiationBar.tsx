import { Button, Group } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { NegotiationControls } from '../../../../src/agreements/mandates/schema.ts'
import { isTerminated } from '../../../../src/leads/policy.ts'
import type { LeadView } from '../../../../src/leads/rounds/schema.ts'
import type { Package } from '../../../../src/shared/proposals/agreements.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { mandateCopy, negotiationText } from '../../copy/mandates.ts'
import { refreshLead } from '../../lib/live/refresh-leads.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showMoney } from '../../lib/typed-numbers.ts'
import { showAlert } from '../../ui/messages/alert.ts'
import { optionName, rowsOf } from '../proposals/card/package-rows.ts'
import classes from './Mandate.module.css'

/** Loaded when it is first opened: it contains the engine. */
const MandateModal = lazy(() => import('./MandateModal.tsx'))

/** The state of the assistants' negotiation in a lead, and what one's own people can do about it. */
export function NegotiationBar({ side, lead }: { side: Side; lead: LeadView }) {
  const [editing, setEditing] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const utils = trpc.useUtils()
  const target = { leadId: lead.id }
  const controls = trpc.mandates.controls.useQuery(target)
  const start = trpc.mandates.start.useMutation()
  const pause = trpc.mandates.pause.useMutation()
  const propose = trpc.agreements.propose.useMutation()
  const { negotiation } = lead
  if (isTerminated(lead) || !controls.data || negotiation?.state === 'agreed') return null
  const { hasMandate, paused, asks, advice } = controls.data
  // Without a mandate, the inputs pane offers one: see NegotiationStart.
  if (!hasMandate && !negotiation && !asks) return null

  async function act(call: () => Promise<unknown>) {
    try {
      await call()
    } catch (error) {
      void showAlert(mandateCopy.failed(failureText(error)))
    } finally {
      await Promise.all([utils.mandates.invalidate(), refreshLead(utils, lead.id)])
    }
  }

  /** The proposal that the assistant has prepared, sent by this person. */
  function send({ packages }: Extract<NegotiationControls['advice'], { do: 'propose' }>) {
    const { latestProposal } = lead
    const isOpen = latestProposal?.status === 'open' && latestProposal.side !== side
    return propose.mutateAsync({
      ...target,
      packages: packages.map((one) => ({ ...one, terms: [...one.terms] })),
      note: mandateCopy.note(packages.length),
      answers: isOpen ? latestProposal.id : null,
    })
  }

  const isRunning = negotiation?.state === 'running'
  return (
    <section className={classes.bar} aria-label={mandateCopy.set}>
      <div className={classes.text} role="status">
        {asks
          ? mandateCopy.asks
          : negotiation
            ? negotiationText(negotiation)
            : hasMandate
              ? mandateCopy.ready
              : mandateCopy.none}
        {asks && advice?.do === 'accept' && <p>{mandateCopy.wouldAccept('ABC'[advice.index] ?? '')}</p>}
        {asks && advice?.do === 'propose' && (
          <>
            <p>{mandateCopy.wouldPropose}</p>
            {advice.packages.map(sentenceOf).map((line) => (
              <p key={line}>{line}</p>
            ))}
          </>
        )}
        {asks && advice && 'worth' in advice && <p>{mandateCopy.why(showMoney(advice.worth))}</p>}
      </div>
      <Group gap={8}>
        {asks && advice?.do === 'propose' && (
          <Button size="compact-md" loading={propose.isPending} onClick={() => void act(() => send(advice))}>
            {mandateCopy.send}
          </Button>
        )}
        {hasMandate && !isRunning && !paused && !(asks && advice) && (
          <Button
            size="compact-md"
            variant={negotiation?.state === 'ended' ? 'default' : 'filled'}
            loading={start.isPending}
            onClick={() => void act(() => start.mutateAsync(target))}
          >
            {mandateCopy.start}
          </Button>
        )}
        {hasMandate && (isRunning || paused) && (
          <Button
            size="compact-md"
            variant="default"
            loading={pause.isPending}
            onClick={() => void act(() => pause.mutateAsync({ ...target, paused: !paused }))}
          >
            {paused ? mandateCopy.resume : mandateCopy.pause}
          </Button>
        )}
        <Button
          size="compact-md"
          variant={hasMandate ? 'default' : 'filled'}
          onClick={() => {
            setWasOpened(true)
            setEditing(true)
          }}
        >
          {hasMandate ? mandateCopy.edit : mandateCopy.set}
        </Button>
      </Group>
      <Suspense>
        {wasOpened && (
          <MandateModal side={side} lead={lead} opened={editing} onClose={() => setEditing(false)} />
        )}
      </Suspense>
    </section>
  )
}

/** An option of a proposal that the assistant has prepared. */
function sentenceOf(content: Package, index: number, { length }: readonly Package[]): string {
  const terms = rowsOf(content).map(([, label, text]) => `${label}: ${text}`)
  return [...(length > 1 ? [optionName(index)] : []), ...terms].join('; ')
}
