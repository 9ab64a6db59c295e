import { Button, CloseButton, Group } from '@mantine/core'
import { useId } from 'react'
import type { OwnListingView } from '../../../../src/listings/schema.ts'
import type { MatchStatus } from '../../../../src/matching/schema.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import { placesText, searchCopy } from '../../copy/leads.ts'
import { listingsCopy } from '../../copy/listings.ts'
import { publishedCopy } from '../../copy/main.ts'
import { suggestionsFor } from '../leads/search/suggestions.ts'
import { useSearch } from '../leads/search/use-match-status.ts'
import classes from './PublishedNote.module.css'
import { type Published, setPublished } from './published.ts'

interface Props {
  published: Published
  onEdit: (id: string) => void
}

/** After publishing, above the tiles: what was understood, how many could fit, and what would help. */
export function PublishedNote({ published: { side, id }, onEdit }: Props) {
  const titleId = useId()
  const search = useSearch(side, id)
  const copy = publishedCopy(side)
  if (!search) return null
  const { listing, status } = search
  const help =
    status.matched && status.compared && fitting(status) === 0 ? suggestionsFor(listing, status) : []
  return (
    <section className={classes.note} aria-labelledby={titleId}>
      <div className={classes.head}>
        <h3 id={titleId}>{copy.title(listing.name || listingsCopy(side).untitled)}</h3>
        <CloseButton aria-label={copy.close} onClick={() => setPublished(null)} />
      </div>
      <dl className={classes.facts}>
        <dt>{copy.understood}</dt>
        <dd>{understood(listing)}</dd>
        <dt>{copy.fits}</dt>
        <dd>
          <span role="status">{fitsText(side, status)}</span>
        </dd>
      </dl>
      {help.length > 0 && (
        <>
          <h4>{copy.help}</h4>
          <ul>
            {help.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          <Group mt="sm">
            <Button size="compact-sm" variant="default" onClick={() => onEdit(id)}>
              {copy.edit}
            </Button>
          </Group>
        </>
      )}
    </section>
  )
}

const fitting = ({ used, opening, waiting }: MatchStatus): number => used + opening + waiting

function understood({ side, points }: OwnListingView): string {
  const shown = points.filter(({ reveal }) => reveal).length
  return `${publishedCopy(side).points(shown, points.length - shown)}: ${points.map(({ text }) => text).join('; ')}`
}

function fitsText(side: Side, status: MatchStatus): string {
  const copy = searchCopy(side)
  if (status.paused) return copy.paused
  if (!status.matched) return copy.comparing
  const fits = fitting(status)
  return [
    // Where some fit, the count of near listings is left out, and so is a comparison that was made before most of them came.
    (status.compared ?? 0) >= fits && copy.compared(fits > 0 ? { ...status, near: null } : status),
    fits > 0 && publishedCopy(side).found(fits, status.waiting),
    placesText(status),
  ]
    .filter(Boolean)
    .join(' ')
}
