import { useState } from 'react'
import type { Side } from '../../../../../src/shared/sides.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { KeepLast } from '../../../ui/KeepLast.tsx'
import { AddListing, type AddStart } from './AddListing.tsx'
import { ListingModal } from './ListingModal.tsx'
import { useListingDraft } from './listing-draft.ts'

interface Props {
  side: Side
  isIndividual: boolean
  /** null: closed. */
  start: AddStart | null
  onPublished: (id: string) => void
  onClose: () => void
}

/** Adds an offering or a request: the user describes it in free text, then completes the form parsed from that text. */
export function AddListingModal({ start, onClose, onPublished, ...rest }: Props) {
  const [isChanged, setChanged] = useState(false)
  const { drop } = useListingDraft(rest.side)
  return (
    <ListingModal
      opened={start !== null}
      title={listingsCopy(rest.side).addTitle}
      isChanged={isChanged}
      onClose={onClose}
      onDiscard={() => drop()}
    >
      {(leave) => (
        <KeepLast value={start}>
          {(start) => (
            <AddListing
              {...rest}
              start={start}
              onChanged={setChanged}
              onLeave={leave}
              onPublished={(id) => {
                onPublished(id)
                onClose()
              }}
            />
          )}
        </KeepLast>
      )}
    </ListingModal>
  )
}
