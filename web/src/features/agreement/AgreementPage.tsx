import { Button } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { leadPath } from '../../../../src/shared/lead-pages.ts'
import { agreementCopy } from '../../copy/agreement.ts'
import { language } from '../../copy/language.ts'
import { useUserRoom } from '../../lib/live/socket.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { Page } from '../../ui/Page.tsx'
import { EmptyState, FailedState } from '../../ui/states/EmptyState.tsx'
import { HeadingSkeleton, LineSkeletons, LoadingText } from '../../ui/states/Skeletons.tsx'
import classes from './Agreement.module.css'
import { AgreementDocument } from './AgreementDocument.tsx'
import { Cancellation } from './Cancellation.tsx'

/** An agreement, for both sides. */
export function AgreementPage({ agreementId }: { agreementId: string | undefined }) {
  useUserRoom()
  const query = trpc.agreements.get.useQuery(
    { agreementId: agreementId ?? '' },
    { enabled: agreementId !== undefined },
  )
  const agreement = query.data
  const code = appCode(query.error)
  // An id that isn't one is refused as malformed.
  if (!agreementId || code === 'NOT_FOUND' || code === 'BAD_INPUT')
    return (
      <Page title={agreementCopy.title} width="text">
        <EmptyState
          title={agreementId ? agreementCopy.notFound : agreementCopy.missing}
          action={
            <Button renderRoot={(props) => <Link to="/main" {...props} />}>{agreementCopy.toMain}</Button>
          }
        />
      </Page>
    )
  if (!agreement)
    return (
      <Page
        title={agreementCopy.title}
        heading={<HeadingSkeleton>{agreementCopy.title}</HeadingSkeleton>}
        width="text"
      >
        {query.error ? (
          <FailedState isPage text={failureText(query.error)} onRetry={() => void query.refetch()} />
        ) : (
          <div className={classes.loading}>
            <LoadingText>{agreementCopy.loading}</LoadingText>
            <LineSkeletons lines={12} />
          </div>
        )}
      </Page>
    )
  const { side, parties, leadId } = agreement
  const path = leadPath(side, { ...parties[side], leadId })
  return (
    <Page
      title={agreementCopy.title}
      note={agreementCopy.between(parties.seller.companyName, parties.buyer.companyName)}
      width="text"
      actions={
        <Button variant="default" renderRoot={(props) => <Link to={path} {...props} />}>
          {agreementCopy.toLead}
        </Button>
      }
    >
      <div className={classes.tools}>
        <Button
          component="a"
          href={`/api/agreement_document/${agreement.id}?language=${language}`}
          download={agreementCopy.fileName(agreement.id)}
          leftSection={<IconDownload size={17} stroke={1.7} />}
        >
          {agreementCopy.download}
        </Button>
        <Button
          variant="default"
          leftSection={<IconPrinter size={17} stroke={1.7} />}
          onClick={() => window.print()}
        >
          {agreementCopy.print}
        </Button>
      </div>
      <AgreementDocument agreement={agreement} />
      <Cancellation agreement={agreement} />
    </Page>
  )
}
