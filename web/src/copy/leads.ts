import { otherSide, type Side, words } from '../../../src/shared/sides.ts'
import { count } from './count.ts'
import { sentence } from './sentence.ts'

/** Texts of the lead pages, for the side that reads them. */
export const leadsCopy = (side: Side) => {
  const other = otherSide(side)
  const item = side === 'seller' ? 'product' : 'procurement'
  return {
    missing: `Missing ${side}_company_id or ${item}_id in URL parameters. Returning to main page.`,
    getContact: side === 'seller' ? 'Get Requester Information' : 'Get Offerer Information',
    contactTitle: side === 'seller' ? 'Requester Information' : 'Offerer Information',
    otherResponds: `Please wait, the ${other} is responding...`,
    contactUnexpected: `An unexpected error occurred while fetching ${other} information. Please try again later.`,
    notShared: `The ${other} has chosen not to share direct contact information (Website, Email, Phone) for this conversation. You may ask them directly via message.`,
    inputsTitle: side === 'seller' ? 'Q&A (Latest Round)' : 'Request Requirements Review',
    freeFormTitle:
      side === 'seller' ? 'Additional Thoughts / General Response' : 'General Feedback / Additional Thoughts',
    /** Tells people who reads their answers. */
    disclosure:
      side === 'seller'
        ? 'What you answer here, the assistant may say to the other side in its own words. The answers themselves stay with you.'
        : 'What you judge and write here, the assistant may say to the other side in its own words. The review itself stays with you.',
    parties: side === 'seller' ? 'requesters' : 'offerers',
    emptyList: {
      title: 'No matches yet',
      text:
        side === 'seller'
          ? 'When a request fits your offering, it appears here.'
          : 'When an offering fits your request, it appears here.',
    },
    otherListing: words[other].listing,
  }
}

export const leadCopy = {
  matches: 'Potential Matches',
  /** Followed by the listing's name. */
  countOf: (n: number) => `${count(n)} for `,
  /** Labels of the button that opens the pane on phones. `full` contains `short`, as WCAG 2.5.3 requires. */
  matchesPane: (n: number | undefined) => ({
    short: n === undefined ? 'Matches' : `Matches ${count(n)}`,
    full: n === undefined ? 'Potential Matches' : `Potential Matches ${count(n)}`,
  }),
  inputsPane: { short: 'Inputs', full: 'Your inputs' },
  skipToThread: 'Skip to the conversation',
  sortBy: 'Sort By',
  sortDefault: 'Default',
  sortDefaultHint: 'Latest activity first',
  sortBest: 'Best match',
  sortBestHint: 'Ranked by the assistant',
  sorting: 'Sorting your matches...',
  sortStartFailed: (message: string) => `An error occurred while starting the sorting process: ${message}`,
  sortFailed: (message: string | null | undefined) =>
    `Sorting failed: ${message || 'Unknown error occurred during sorting.'}`,
  terminated: 'Terminated',
  unseen: 'New',
  details: (name: string) => `Details of ${name}`,
  back: 'Main Page',
  direct: 'Directly Continue The Conversation',
  directLabel: 'Your message',
  directPlaceholder: 'Write to the other side in your own words',
  directHint: 'Press Control and Enter to send.',
  continue: 'Let AI Continue The Conversation With Your Inputs',
  terminate: 'Terminate Conversation',
  terminateTitle: 'Terminate this conversation?',
  terminateText:
    'Neither side can send messages or let the assistant continue afterwards. This action cannot be undone.',
  terminateYes: 'Yes, Terminate',
  cancel: 'Cancel',
  working: 'The AI is working hard for you...',
  sending: 'Sending...',
  judging: 'Updating judgements…',
  turnFailed:
    'The assistant is not available right now. Your inputs are kept; please try again later or write a message.',
  assistantAway: 'The assistant is not available right now. You can go on by direct message.',
  stop: 'Stop',
  loadingList: 'Loading your matches...',
  loadingMore: 'Loading more matches...',
  loadingThread: 'Loading the conversation...',
  emptyMessage: 'Please type a message before sending.',
  emptyEdit: 'Message cannot be empty.',
  unchanged: 'No changes detected.',
  missingContext: 'Cannot send message: Missing conversation or user information.',
  noSelection: 'No conversation selected.',
  fetchFailed: (message: string) =>
    `Failed to fetch conversations: ${sentence(message)} Returning to main page.`,
  invalidData: 'Invalid data format received from server.',
  roundFailed: (message: string) => `Error incorporating inputs: ${message}`,
  messageFailed: (message: string) => `Error sending direct message: ${message}`,
  stopFailed: (message: string) => `Error stopping the assistant: ${message}`,
  terminateFailed: (message: string) => `Error terminating conversation: ${message}`,
  editFailed: (message: string) => `Failed to update message: ${message}`,
  deleteFailed: (message: string) => `Failed to delete message: ${message}`,
  responded: (status: number) => `Server responded with status ${status}.`,
  deleteTitle: 'Delete this message?',
  deleteText: 'It disappears for both sides, and the assistant looks at the conversation anew.',
  deleteYes: 'Yes, Delete',
  edit: 'Edit message',
  delete: 'Delete message',
  save: 'Save',
  edited: 'edited',
  writers: {
    person: 'Person',
    assistant: 'Assistant',
    'assistant, edited by a person': 'Assistant, edited by a person',
  },
  speaking: 'The assistant is writing...',
  noQuestions: 'No questions wait for you. You can still add thoughts below.',
  noRequirements: 'No requirements to review.',
  agree: 'Do you agree?',
  clarification: 'Clarification',
  answer: 'Your answer',
  quoteFrom: 'In their words',
} as const

/** Texts of the details modals, by the side of the listing shown. */
export const detailsCopy = {
  seller: {
    title: 'Offering Details',
    points: 'Key Strengths',
    loading: 'Loading Offering Details...',
    noDescription: 'No description provided.',
    noMedia: 'No media attached to this offering.',
    noPoints: 'No strengths shown.',
    failed: (status: number) => `Failed to fetch product details. Status: ${status}`,
    unavailable: 'Details for this offering are currently unavailable.',
    noId: 'No product ID provided to view details.',
  },
  buyer: {
    title: 'Request Details',
    points: 'Key Requirements',
    loading: 'Loading Request Details...',
    noDescription: 'No description provided.',
    noMedia: 'No media attached to this request.',
    noPoints: 'No requirements shown.',
    failed: (status: number) => `Failed to fetch procurement details. Status: ${status}`,
    unavailable: 'Details for this request are currently unavailable.',
    noId: 'No procurement ID provided to view details.',
  },
} as const satisfies Record<Side, object>
