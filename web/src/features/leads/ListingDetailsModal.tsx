import { Anchor, Modal } from '@mantine/core'
import type { LeadSummary } from '../../../../src/leads/list/schema.ts'
import type { FileView, ListingView } from '../../../../src/listings/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { detailsCopy } from '../../copy/leads.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { mediaCopy } from '../../copy/media.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import { CompanyName } from '../../ui/CompanyName.tsx'
import { KeepLast } from '../../ui/KeepLast.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { LineSkeletons, LoadingText } from '../../ui/states/Skeletons.tsx'
import { MediaThumb } from '../media/MediaThumb.tsx'
import classes from './modals.module.css'

interface Props {
  /** The side whose listing is shown. */
  side: Side
  lead: LeadSummary | undefined
  opened: boolean
  onClose: () => void
}

/** 'Request Details' or 'Offering Details': the visible part of the other side's listing. */
export function ListingDetailsModal({ side, lead, opened, onClose }: Props) {
  const id = lead?.counterpart.listingId
  return (
    <Modal opened={opened} onClose={onClose} title={detailsCopy[side].title} size="lg">
      <KeepLast value={opened ? (id ?? '') : null}>
        {(id) => (id ? <Details side={side} id={id} /> : <FailedState text={detailsCopy[side].noId} />)}
      </KeepLast>
    </Modal>
  )
}

/** The visible part of a listing; also a phone's tab. */
export function Details({ side, id }: { side: Side; id: string }) {
  const copy = detailsCopy[side]
  const listing = trpc.listings.get.useQuery({ side, id })
  if (listing.error) {
    const text =
      appCode(listing.error) === 'NOT_FOUND' ? copy.unavailable : failureText(listing.error, copy.failed)
    return <FailedState text={text} onRetry={() => void listing.refetch()} />
  }
  if (!listing.data) {
    return (
      <>
        <LoadingText>{copy.loading}</LoadingText>
        <LineSkeletons lines={6} />
      </>
    )
  }
  return <ListingContent listing={listing.data} />
}

function ListingContent({ listing }: { listing: ListingView }) {
  const copy = detailsCopy[listing.side]
  return (
    <div className={classes.details}>
      <h3 className={classes.name}>{listing.name || listingsCopy(listing.side).untitled}</h3>
      <p className={classes.company}>
        <CompanyName name={listing.companyName} verified={listing.own || listing.companyVerified} />
      </p>
      <p className={classes.text}>{listing.description || copy.noDescription}</p>
      <h4>{copy.points}</h4>
      {listing.points.length ? (
        <ul className={classes.points}>
          {listing.points.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{copy.noPoints}</p>
      )}
      <h4>{mediaCopy.title}</h4>
      {listing.files.length ? (
        <ul className={classes.files}>
          {listing.files.map((file) => (
            <li key={file.url}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{copy.noMedia}</p>
      )}
    </div>
  )
}

function FileLink({ file }: { file: FileView }) {
  const hasThumb = file.contentType.startsWith('image/') || file.contentType === 'application/pdf'
  return (
    <Anchor href={file.url} target="_blank" rel="noreferrer noopener" size="sm" className={classes.file}>
      {hasThumb && <MediaThumb contentType={file.contentType} src={file.url} size={72} />}
      <span>{file.filename}</span>
    </Anchor>
  )
}
