import { useId } from 'react'
import type { OwnListingView } from '../../../../../src/listings/schema.ts'
import type { MatchStatus } from '../../../../../src/matching/schema.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { leadsCopy, placesText, searchCopy } from '../../../copy/leads.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import classes from './SearchSummary.module.css'
import { suggestionsFor } from './suggestions.ts'
import type { Search } from './use-match-status.ts'

/** Key points named in the summary. */
const maxPoints = 3

/** For a listing without matches: what was looked for, how many came near, and what would widen it. */
export function SearchSummary({ listing, status }: Search) {
  const { side } = listing
  return (
    <div className={classes.root}>
      <p>{leadsCopy(side).emptyList.text}</p>
      <LookedFor listing={listing} />
      <Comparison side={side} status={status} />
      {status.matched && status.waiting === 0 && Boolean(status.compared) && (
        <Suggestions side={side} texts={suggestionsFor(listing, status)} />
      )}
    </div>
  )
}

function LookedFor({ listing: { side, name, points } }: { listing: OwnListingView }) {
  const copy = searchCopy(side)
  const shown = points.slice(0, maxPoints).map(({ text }) => text)
  const more = points.length - shown.length
  return (
    <p className={classes.lookedFor}>
      <strong>{copy.lookedFor}:</strong> {name || listingsCopy(side).untitled}
      {shown.length > 0 && ` (${shown.join('; ')}${more > 0 ? `; ${copy.morePoints(more)}` : ''})`}
    </p>
  )
}

function Comparison({ side, status }: { side: Side; status: MatchStatus }) {
  const copy = searchCopy(side)
  const places = placesText(status)
  if (status.paused) return <p role="status">{copy.paused}</p>
  const compared = status.matched ? copy.compared(status) : copy.comparing
  return (
    <div role="status">
      {compared && <p>{compared}</p>}
      {places && <p>{places}</p>}
    </div>
  )
}

function Suggestions({ side, texts }: { side: Side; texts: readonly string[] }) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.title}>
        {searchCopy(side).widenTitle}
      </h2>
      <ul className={classes.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}
