import { useEffect } from 'react'
import type { FileView } from '../../../../../src/listings/schema.ts'
import type { DraftPlace } from '../../../../../src/shared/listings.ts'
import type { Side } from '../../../../../src/shared/sides.ts'
import { dropDraft, keepDraft, readDraft } from '../../../lib/drafts/drafts.ts'
import { isLoggedIn, storedUserId } from '../../../lib/session.ts'
import { trpc } from '../../../lib/trpc.tsx'
import type { ListingFormValues } from './form-values.ts'

/** An unpublished listing: the free text and, from its parse on, the form as the person has corrected it. */
export interface ListingDraft {
  readonly text: string
  readonly side: Side | null
  readonly form: ListingFormValues | null
  /** The text that the form was read from: after another one, the form doesn't fit. */
  readonly formOf: string | null
  readonly files: readonly FileView[]
  /** The listing's future id: however often the form is sent, it is published once. */
  readonly id: string | null
}

const emptyDraft: ListingDraft = { text: '', side: null, form: null, formOf: null, files: [], id: null }

type Utils = ReturnType<typeof trpc.useUtils>
interface Local {
  readonly draft: ListingDraft
  /** Whether the server has it too, where another device may have changed it since. */
  readonly isSaved: boolean
}

/** How long a person pauses before the server gets the draft, in milliseconds. */
const pauseMs = 800

const timers = new Map<DraftPlace, ReturnType<typeof setTimeout>>()
const nameOf = (place: DraftPlace) => `listing:${place}`
const readLocal = (place: DraftPlace) => readDraft<Local>(nameOf(place))

/**
 * The draft of a form: this browser's if the server doesn't have it yet, otherwise the server's, which another device may
 * have changed. A visitor's is in the browser alone.
 */
export function useListingDraft(place: DraftPlace) {
  const utils = trpc.useUtils()
  const { data } = trpc.listings.drafts.useQuery(undefined, {
    enabled: isLoggedIn(),
    meta: { isOptional: true },
  })
  useEffect(() => {
    // A crash or a closed window may have prevented the last save.
    const local = readLocal(place)
    if (local && !local.isSaved && !timers.has(place)) saveLater(utils, place, local.draft)
  }, [utils, place])

  const current = (): ListingDraft | null => {
    const local = readLocal(place)
    if (!data || (local && !local.isSaved)) return local?.draft ?? null
    const content = data.find((draft) => draft.place === place)?.content
    return content === undefined ? null : parseDraft(content)
  }
  return {
    draft: current(),
    /** Keeps a change in this browser at once, and on the server when the person pauses. */
    keep(change: Partial<ListingDraft>) {
      const draft = { ...emptyDraft, ...current(), ...change }
      keepDraft(nameOf(place), { draft, isSaved: false } satisfies Local)
      saveLater(utils, place, draft)
    },
    /** Keeps the text and forgets the form that was read from it. */
    dropForm() {
      const text = current()?.text
      if (text) this.keep({ ...emptyDraft, text })
    },
    /** `isPublished`: the server has deleted its copy already. */
    drop({ isPublished = false } = {}) {
      clearTimeout(timers.get(place))
      dropDraft(nameOf(place))
      if (!isLoggedIn()) return
      utils.listings.drafts.setData(undefined, (drafts) => drafts?.filter((draft) => draft.place !== place))
      if (!isPublished) void utils.client.listings.dropDraft.mutate({ place }).catch(() => undefined)
    },
  }
}

function saveLater(utils: Utils, place: DraftPlace, draft: ListingDraft): void {
  clearTimeout(timers.get(place))
  if (!isLoggedIn()) return
  const author = storedUserId()
  timers.set(
    place,
    setTimeout(() => author === storedUserId() && void save(utils, place, draft), pauseMs),
  )
}

async function save(utils: Utils, place: DraftPlace, draft: ListingDraft): Promise<void> {
  const content = JSON.stringify(draft)
  try {
    await utils.client.listings.saveDraft.mutate({ place, content })
  } catch {
    // The copy in this browser stays unsaved, and is saved with the next change or visit.
    return
  }
  const local = readLocal(place)
  if (!local || JSON.stringify(local.draft) !== content) return
  const saved = { place, content, updatedAt: new Date().toISOString() }
  utils.listings.drafts.setData(undefined, (drafts = []) => [
    saved,
    ...drafts.filter((other) => other.place !== place),
  ])
  keepDraft(nameOf(place), { draft, isSaved: true } satisfies Local)
}

/** null for what another version of the page has written. */
function parseDraft(content: string): ListingDraft | null {
  try {
    const draft = JSON.parse(content) as Partial<ListingDraft>
    return typeof draft.text === 'string' ? { ...emptyDraft, ...draft } : null
  } catch {
    return null
  }
}
