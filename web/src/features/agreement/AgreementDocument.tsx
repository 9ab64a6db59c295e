import type { ReactNode } from 'react'
import type { AgreementView } from '../../../../src/shared/proposals/agreements.ts'
import { sides, words } from '../../../../src/shared/sides.ts'
import { agreementCopy } from '../../copy/agreement.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { readerLocale } from '../../lib/language/reader-locale.ts'
import { showMoney } from '../../lib/typed-numbers.ts'
import { CompanyName } from '../../ui/CompanyName.tsx'
import { showQuantity, showTerm, showWord } from '../proposals/card/show-term.ts'
import { VerdictMark, verdictText } from '../verdicts/VerdictMark.tsx'
import classes from './Agreement.module.css'

const moment = new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'long', timeStyle: 'medium' })

export const showMoment = (iso: string): string => moment.format(new Date(iso))

/** What was agreed, by which person and when, and after which proposals. The part of the page that is printed. */
export function AgreementDocument({ agreement }: { agreement: AgreementView }) {
  const { package: agreed, parties, acceptedBy, history, note } = agreement
  const accepted = history.find(({ id }) => id === agreement.proposalId)
  // A person who acts in their own name is named once.
  const acceptedFor = parties[acceptedBy.side].companyName
  return (
    <article className={classes.document}>
      {agreement.cancelledAt && (
        <p className={classes.banner} data-tone="ended">
          {agreementCopy.cancelled(showMoment(agreement.cancelledAt))}
        </p>
      )}
      <Section title={agreementCopy.agreed}>
        <p className={classes.total}>{showMoney(agreed.total)}</p>
        <p className={classes.muted}>{agreementCopy.included(agreed.taxIncluded, agreed.deliveryIncluded)}</p>
        <dl className={classes.facts}>
          {agreed.quantity !== undefined && (
            <Fact label={agreementCopy.quantity}>{showQuantity(agreed)}</Fact>
          )}
          {agreed.terms.map((term) => (
            <Fact key={term.key} label={showWord(term.label)}>
              {showTerm(term)}
            </Fact>
          ))}
          {note && (
            <Fact label={agreementCopy.note}>
              <span className={classes.note}>{note}</span>
              {accepted && (
                <span className={classes.listing}>
                  {agreementCopy.noteHint(
                    parties[accepted.side].companyName,
                    accepted.author === 'assistant',
                  )}
                </span>
              )}
            </Fact>
          )}
        </dl>
      </Section>
      <Section title={agreementCopy.parties}>
        <dl className={classes.facts}>
          {sides.map((side) => (
            <Fact key={side} label={agreementCopy.party[side]}>
              <strong>
                <CompanyName
                  name={parties[side].companyName}
                  verified={parties[side].companyVerified ?? true}
                />
              </strong>
              {side === agreement.side && <span className={classes.you}>{agreementCopy.you}</span>}
              <span className={classes.listing}>
                {words[side].Listing}: {parties[side].listingName || listingsCopy(side).untitled}
              </span>
            </Fact>
          ))}
        </dl>
      </Section>
      <Requirements agreement={agreement} />
      <Section title={agreementCopy.acceptance}>
        <dl className={classes.facts}>
          <Fact label={agreementCopy.acceptedBy}>
            {acceptedBy.authority === 'mandate'
              ? agreementCopy.byMandate(acceptedBy.employeeName)
              : acceptedBy.employeeName}
            {acceptedFor !== acceptedBy.employeeName && `, ${acceptedFor}`}
          </Fact>
          <Fact label={agreementCopy.acceptedAt}>
            <time dateTime={agreement.acceptedAt}>{showMoment(agreement.acceptedAt)}</time>
          </Fact>
          <Fact label={agreementCopy.hash}>
            <code className={classes.hash}>{agreement.hash}</code>
            <span className={classes.listing}>{agreementCopy.hashNote}</span>
          </Fact>
        </dl>
      </Section>
      <Section title={agreementCopy.history}>
        <ol className={classes.history}>
          {history.map((proposal) => (
            <li key={proposal.id}>
              <span className={classes.step}>
                {agreementCopy.proposal(
                  proposal.number,
                  parties[proposal.side].companyName,
                  proposal.author === 'assistant',
                )}
              </span>
              <time dateTime={proposal.createdAt}>{showMoment(proposal.createdAt)}</time>
              <span className={classes.prices}>{proposal.totals.map(showMoney).join(' · ')}</span>
              <span className={classes.outcome} data-status={proposal.status}>
                {agreementCopy.outcome[proposal.status]}
              </span>
            </li>
          ))}
        </ol>
      </Section>
    </article>
  )
}

function Requirements({
  agreement: { requirements, judgementsShared, parties },
}: {
  agreement: AgreementView
}) {
  return (
    <Section title={agreementCopy.requirements}>
      {requirements.length === 0 ? (
        <p className={classes.muted}>{agreementCopy.noRequirements}</p>
      ) : (
        <>
          {!judgementsShared && (
            <p className={classes.muted}>{agreementCopy.notShared(parties.buyer.companyName)}</p>
          )}
          <ul className={classes.requirements}>
            {requirements.map(({ requirement, verdict }) => (
              <li key={requirement}>
                <span>{requirement}</span>
                {judgementsShared && (
                  <span className={classes.verdict}>
                    <VerdictMark verdict={verdict} size={16} />
                    {verdictText(verdict)}
                  </span>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
