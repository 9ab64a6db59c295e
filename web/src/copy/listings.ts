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
    pointsHelp: `One ${point} a line. Each can be shown to matched parties or kept between you and the matching agent.`,
    pointLabel: (n: number) => `${Point} ${n}`,
    pointPlaceholder:
      side === 'seller' ? 'For example: ISO 9001 certified' : 'For example: delivery within two weeks',
    revealLabel: (n: number) => `Reveal ${point} ${n} to matched parties`,
    deleteLabel: (n: number) => `Delete ${point} ${n}`,
    addPoint: `Add ${Point}`,
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

/** The notice's own line, and the reason below it. */
const twoLines = (line: string, reason: string) => `${line}\n${sentence(reason)}`

export const modalCopy = {
  next: 'Next',
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  update: 'Update',
  confirmUpdate: 'Confirm Update',
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
} as const
