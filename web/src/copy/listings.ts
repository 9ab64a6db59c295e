import type { NoteReason } from '../../../src/listings/schema.ts'
import { limits } from '../../../src/shared/limits.ts'
import { type Side, words } from '../../../src/shared/sides.ts'
import { count } from './count.ts'
import { sentence } from './sentence.ts'

/** The button of a failed parse: continues with what could be read without the assistant. */
export const fillByHand = 'Fill the form yourself'

/** Texts of the listing form and its modals, by side. */
export const listingsCopy = (side: Side) => {
  const { Listing, listing, Point, point, Party } = words[side]
  const Points = side === 'seller' ? 'Strengths' : 'Requirements'
  return {
    Listing,
    Points,
    partyName: `${Party} Name`,
    partyDescription: `${Party} Description`,
    name: `${Listing} Name`,
    description: `${Listing} Description`,
    pointLabel: (n: number) => `${Point} ${n}`,
    pointPlaceholder:
      side === 'seller' ? 'For example: ISO 9001 certified' : 'For example: delivery within two weeks',
    deleteLabel: (n: number) => `Delete ${point} ${n}`,
    toInstructions: 'Move to Matching Instructions',
    toPoints: `Make it a ${point} only for matching`,
    repeated: (place: 'name' | 'description' | 'point') =>
      place === 'point'
        ? `Another ${point} still shows its words:`
        : place === 'name'
          ? 'The name still shows its words:'
          : 'The description still shows its words:',
    removeRepeat: 'Remove there',
    instructions: 'Matching Instructions',
    instructionsHelp: 'Only the matching agent reads this. It never reaches the other side.',
    instructionsPlaceholder: 'Whom to look for, whom to leave out, what matters most.',
    noInstructions: 'None given.',
    notify: 'Notify me by email on a match',
    provide: (items: readonly string[]) =>
      `Please provide the following:\n${items.map((item) => `- ${item}`).join('\n')}`,
    missing: {
      partyName: `${Party} Name`,
      partyDescription: `${Party} Description`,
      name: `${Listing} Name`,
      description: `${Listing} Description`,
      points: `At least one ${Point}`,
    },
    need: {
      partyName: `Please provide the ${Party} Name.`,
      partyDescription: `Please provide the ${Party} Description.`,
      name: `Please provide a ${Listing} Name.`,
      description: `Please provide a ${Listing} Description.`,
      points: `Please provide at least one ${point}.`,
    },
    addTitle: side === 'seller' ? 'Create Offering' : 'Create Request',
    editTitle: `${Listing} Details`,
    describe:
      side === 'seller'
        ? 'Describe what you offer in your own words'
        : 'Describe what you are looking for in your own words',
    describeHelp: 'The next step turns this text into a form you can correct.',
    describeFirst: `Please describe your ${listing} first.`,
    reading: `Processing your ${listing}...`,
    creating: `Creating your ${listing}...`,
    saving: `Saving your ${listing}...`,
    loadingOne: `Loading your ${listing}...`,
    add: `Add ${Listing}`,
    parseFailed: (error: string | null | undefined) => `${listing} parse failed: ${error || 'Unknown error'}`,
    created: `${Listing} created successfully!`,
    updated: `${Listing} updated successfully!`,
    createFailed: (status: number, message: string) =>
      twoLines(`Failed to create ${listing}: Status ${status}`, message),
    updateFailed: (status: number, message: string) => twoLines(`Update failed: Status ${status}`, message),
    deleteFailed: (status: number, message: string) => twoLines(`Delete failed: Status ${status}`, message),
    fallback: () => 'Please try again.',
    deleted: (name: string) => `${Listing} "${name}" deleted.`,
    untitled: `(Untitled ${Listing})`,
    confirmDelete: (name: string) => `${Listing}: ${name}`,
    endsThreads: (n: number) =>
      n === 1 ? 'Its conversation ends with it.' : `Its ${count(n)} conversations end with it.`,
  }
}

/** The two groups of a form's points. */
export const pointsCopy = {
  lastLine: 'One line always stays.',
  groups: {
    shown: {
      title: 'Shown',
      hint: 'Matched parties read these.',
      add: (side: Side) => `Add ${words[side].Point}`,
      empty: 'Nothing is shown yet.',
      none: 'Nothing is shown.',
    },
    hidden: {
      title: 'Only for matching',
      hint: 'The other side never reads these.',
      add: (_: Side) => 'Add one only for matching',
      empty: 'Move lines here that decide who fits, but that nobody should read.',
      none: 'None.',
    },
  },
  moveTo: (shown: boolean) => (shown ? 'Move to Shown' : 'Move to Only for matching'),
  moveLabel: (side: Side, n: number, shown: boolean) =>
    `Move ${words[side].point} ${n} to ${shown ? 'Shown' : 'Only for matching'}`,
  moved: (text: string, shown: boolean) => `“${text}” is now ${shown ? 'shown' : 'only for matching'}.`,
  full: `At most ${limits.points} lines.`,
  keepShown: 'Keep it shown',
} as const

/** Why a point that is shown may not be meant for the other side. */
export const flagCopy: Record<Exclude<NoteReason, 'refusal'> | 'contact', string> = {
  secrecy: 'You ask for discretion, but the other side will read this.',
  limit: 'Reads like a private limit, and the other side will read it.',
  instruction: 'Reads like an instruction to your assistant, and the other side will read it.',
  internal: 'Reads like an internal matter, and the other side will read it.',
  unsure: 'May be meant for you only, and the other side will read it.',
  contact: 'Reads like contact data. What you share as such is chosen under Contact Reveal.',
}

/** Why a sentence of the free text is kept from the other side. */
export const reasonCopy: Record<NoteReason, string> = {
  secrecy: 'You ask for discretion: kept for matching only.',
  limit: 'Reads like a private limit: kept for matching only.',
  instruction: 'Reads like an instruction to your assistant: kept for matching only.',
  internal: 'Reads like an internal matter: kept for matching only.',
  refusal: 'Says what is not wanted: used for matching, not shown.',
  unsure: 'May be meant for you only. Hidden until you decide to show it.',
}

export const keptCopy = {
  title: 'Kept from the other side',
  help: 'These sentences of your text stand in the Matching Instructions.',
} as const

/** What a counterparty reads, before it is published. */
export const previewCopy = {
  title: 'What the other side reads',
  untitled: '(No name yet)',
  noDescription: 'No description provided.',
  noPoints: 'Nothing is shown yet.',
  hidden: (n: number) =>
    n === 1 ? '1 line only for matching is not shown.' : `${n} lines only for matching are not shown.`,
  contact: 'On request',
  noContact: 'No contact information.',
} as const

/** The notice's own line, and the reason below it. */
const twoLines = (line: string, reason: string) => `${line}\n${sentence(reason)}`

/** A draft that came back. */
export const draftCopy = {
  waiting: (name: string) => `You have a draft that isn’t published yet: “${name}”.`,
  go: 'Continue',
  drop: 'Discard',
  startFree: 'Start free and publish',
  startFreeBriefly: 'Start free',
  startFreeNote: `Or start with the Free Plan right here: no card, up to ${limits.freeOfferings} offerings. All plans are on`,
} as const

export const modalCopy = {
  next: 'Next',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  update: 'Update',
  confirmUpdate: 'Confirm Update',
  confirm: 'Confirm',
  add: 'Add',
  cancelEdit: 'Cancel Edit',
  deleteTitle: 'Confirm Deletion',
  deleteWarning: 'This action cannot be undone.',
  deleteYes: 'Yes, Delete',
  noUser: 'User not identified. Cannot proceed.',
} as const

export const contactCopy = {
  title: 'Contact Reveal',
  reveal: 'Reveal my contact information to matched parties',
  revealHelp: 'A matched party sees only what you choose here, and only when it asks.',
  fieldsLabel: 'What may be revealed',
  fields: { website: 'Website', email: 'Email', phone: 'Phone' },
  additionalOn: 'Offer an additional contact method',
  additional: 'Additional contact method',
  additionalPlaceholder: 'For example: a booking link',
  found: 'Found in your text, and left out of it:',
  offer: (text: string) => `Reveal ${text}`,
} as const
