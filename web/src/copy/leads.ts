import type { PriceRelation } from '../../../src/leads/list/schema.ts'
import type { MatchStatus } from '../../../src/matching/schema.ts'
import { otherSide, type Side, words } from '../../../src/shared/sides.ts'
import { readerLocale } from '../lib/language/reader-locale.ts'
import { count } from './count.ts'
import { sentence } from './sentence.ts'

/** Texts of the lead pages, for the side that reads them. */
export const leadsCopy = (side: Side) => {
  const other = otherSide(side)
  const item = side === 'seller' ? 'product' : 'procurement'
  return {
    missing: `Missing ${side}_company_id or ${item}_id in URL parameters. Returning to main page.`,
    getContact: side === 'seller' ? 'Get Requester Information' : 'Get Offerer Information',
    getContactShort: 'Contact',
    contactTitle: side === 'seller' ? 'Requester Information' : 'Offerer Information',
    otherResponds: `Please wait, the ${other} is responding...`,
    contactUnexpected: `An unexpected error occurred while fetching ${other} information. Please try again later.`,
    notShared: `The ${other} has chosen not to share direct contact information (Website, Email, Phone) for this conversation. You may ask them directly via message.`,
    inputsTitle: side === 'seller' ? 'Q&A (Latest Round)' : 'Request Requirements Review',
    freeFormTitle:
      side === 'seller' ? 'Additional Thoughts / General Response' : 'General Feedback / Additional Thoughts',
    /** Tells people who reads their answers. */
    disclosure: (company: string) =>
      `What you ${side === 'seller' ? 'answer' : 'judge and write'} here, the assistant may say to ${company} in its own words. What is marked “Only for your assistant” it never says.`,
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

interface MatchReason {
  coverage: { meet: number; notMeet: number; unknown: number }
  price: PriceRelation | null
}

/** Why a match is in the list, in one line. A seller's counts contain revealed requirements only. */
export function matchReason(side: Side, { coverage, price }: MatchReason): string {
  const { meet, notMeet, unknown } = coverage
  const total = meet + notMeet + unknown
  const shown = side === 'seller' ? 'shown ' : ''
  const requirements = `${count(total)} ${shown}requirement${total === 1 ? '' : 's'}`
  const answers =
    total === 0
      ? 'Fits by its description'
      : meet === 0
        ? `Meets none of ${requirements} yet`
        : `Meets ${count(meet)} of ${requirements}`
  return price === null ? answers : `${answers}; price ${price}`
}

const dayOfMonth = new Intl.DateTimeFormat(readerLocale(), { month: 'long', day: 'numeric', timeZone: 'UTC' })

/** The day on which the next month's places open, such as 'December 1'. */
export const placesDay = (opensAt: Date): string => dayOfMonth.format(opensAt)

/** The month's limit and the matches that wait for a free place; null if nothing waits and places are left. */
export function placesText({ waiting, limit, used, nextPlacesAt }: MatchStatus): string | null {
  const day = dayOfMonth.format(new Date(nextPlacesAt))
  const wait = `${count(waiting)} more ${waiting === 1 ? 'waits' : 'wait'}`
  if (used >= limit) {
    const matches = `This month’s ${count(limit)} matches are used.`
    return waiting > 0
      ? `${matches} ${wait}; new ones open on ${day}.`
      : `${matches} New ones open on ${day}.`
  }
  return waiting > 0 ? `${wait} for a free place. New places open on ${day}.` : null
}

/** Texts about a listing without matches, for the side that owns it. */
export const searchCopy = (side: Side) => {
  const { listing, point } = words[side]
  const others = `${words[otherSide(side)].listing}s`
  return {
    lookedFor: side === 'seller' ? 'Offered' : 'Looked for',
    morePoints: (n: number) => `and ${count(n)} more`,
    paused: `This ${listing} is paused and takes no new matches. Resume it on the Main Page.`,
    comparing: `Comparing it with the open ${others}...`,
    compared: ({ compared, near }: Pick<MatchStatus, 'compared' | 'near'>) => {
      if (compared === null) return null
      if (compared === 0) return `No ${others} were open yet. New ones are compared as they come.`
      const total = `${count(compared)} ${compared === 1 ? others.slice(0, -1) : others} ${compared === 1 ? 'was' : 'were'} compared`
      if (near === null) return `${total}.`
      return near === 0 ? `${total}; none came near.` : `${total}; ${count(near)} came near.`
    },
    widenTitle: 'What would widen it',
    unanswered: (text: string) =>
      `No offering of this kind answered “${text}”. Use wider words for it, or leave it out.`,
    noneAnswered:
      'No offering of this kind answered any of your requirements. Describe them in the words that offerings use.',
    instructions: `Your matching instructions may leave some out. Check that each of them still holds.`,
    manyPoints: (n: number) => `You list ${count(n)} ${point}s. Keep only those that decide.`,
    fewPoints: (n: number) =>
      `You list ${n === 1 ? `only 1 ${point}` : `only ${count(n)} ${point}s`}. Each further one can answer a request.`,
    shortDescription:
      side === 'seller'
        ? 'Your description is very short. Say what you deliver, for which customers and where.'
        : 'Your description is very short. Say what you need it for, how much and where.',
    shortName: `Your ${listing}’s name is a single word. Say what kind of thing or service it is.`,
    otherWords: `Describe it in other words too, as the other side might call it.`,
  }
}

export const leadCopy = {
  matches: 'Potential Matches',
  /** Followed by the listing's name. */
  countOf: (n: number) => `${count(n)} for `,
  /** Labels of the button that opens the list on phones. `full` contains `short`, as WCAG 2.5.3 requires. */
  matchesPane: (n: number | undefined) => ({
    short: n === undefined ? '' : count(n),
    full: n === undefined ? 'Potential Matches' : `Potential Matches ${count(n)}`,
  }),
  showMatches: 'Show Potential Matches',
  hideMatches: 'Hide Potential Matches',
  /** The tabs of a phone, with the numbers of open requirements and of unanswered questions. */
  tabs: {
    label: 'Parts of the conversation',
    talk: 'Talk',
    inputs: (side: Side, n: number) => {
      const name = side === 'seller' ? 'Q&A' : 'Requirements'
      return n > 0 ? `${name} (${count(n)})` : name
    },
    details: 'Details',
  },
  more: 'More actions',
  thread: 'Conversation',
  earlier: 'Show Earlier Messages',
  earlierFailed: 'The earlier messages could not be loaded.',
  skipToThread: 'Skip to the conversation',
  compare: 'Compare',
  sortBy: 'Sort By',
  sortDefault: 'Default',
  sortDefaultHint: 'Latest activity first',
  sortBest: 'Best match',
  sortBestHint: 'Ranked by the assistant',
  nothingToSort: 'There is nothing to sort yet.',
  sorting: 'Sorting your matches...',
  sortStartFailed: (message: string) => `An error occurred while starting the sorting process: ${message}`,
  sortFailed: (message: string | null | undefined) =>
    `Sorting failed: ${message || 'Unknown error occurred during sorting.'}`,
  terminated: 'Terminated',
  unseen: 'New',
  details: (name: string) => `Details of ${name}`,
  back: 'Main Page',
  direct: 'Directly Continue The Conversation',
  directShort: 'Send',
  directLabel: 'Your message',
  directPlaceholder: (company: string) => `Write to ${company} in your own words`,
  attach: 'Attach files',
  filesFailed: 'Please remove or retry the files that could not be processed.',
  files: 'Files',
  directHint: 'Press Control and Enter to send.',
  continue: 'Let AI Continue The Conversation With Your Inputs',
  /** By whether the assistant's message is sent without a draft. */
  continueShort: { draft: 'Draft a reply', send: 'Send a reply' },
  terminate: 'Terminate Conversation',
  terminateShort: 'Terminate',
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
  /** After the reason of a failure: the session has ended. */
  kept: 'What you wrote is kept.',
  messageFailed: (message: string) => `Error sending direct message: ${message}`,
  stopFailed: (message: string) => `Error stopping the assistant: ${message}`,
  terminateFailed: (message: string) => `Error terminating conversation: ${message}`,
  editFailed: (message: string) => `Failed to update message: ${message}`,
  deleteFailed: (message: string) => `Failed to delete message: ${message}`,
  responded: (status: number) => `Server responded with status ${status}.`,
  deleted: 'Message deleted.',
  ending: 'Conversation terminated.',
  pendingWaits: 'Not sent yet: it goes out when the connection is back.',
  pendingDropped: 'Message discarded.',
  tryAgain: 'Try again',
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
  keptTitle: 'Only for your assistant',
  keptHint: 'Never said in the conversation.',
  keptWhy: 'Why it is only for your assistant',
  saidTitle: 'May be said',
  maySay: 'Let it be said',
  keep: 'Keep it back',
  addKept: 'Add something only for your assistant',
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  sendAtOnce: 'Send at once, without showing me a draft',
  draftLabel: 'Draft, only your side sees it',
  draftEdited: 'Draft, edited; only your side sees it',
  draftLost: 'The assistant could not write this draft. Your inputs are kept; please try again.',
  draftNews: 'This came in since the draft was written:',
  draftChanged: 'The conversation was changed since the draft was written. Please read it again.',
  draftSend: 'Send',
  draftSendAnyway: 'Send anyway',
  draftEdit: { short: 'Edit', full: 'Edit draft' },
  draftDrop: { short: 'Drop', full: 'Drop draft' },
  draftFailed: (operation: 'writing' | 'sending', message: string) =>
    operation === 'writing'
      ? `Error incorporating inputs: ${message}`
      : `Error sending the draft: ${message}`,
  noQuestions: 'No questions wait for you. You can still add thoughts below.',
  noRequirements: 'No requirements to review.',
  requirements: 'Their requirements',
  settled: (n: number) => `Settled (${count(n)})`,
  /** Why a requirement has its mark, in two or three words. For the buyer: */
  shortReasons: {
    meet: { offered: 'in the offering', said: 'they said so' },
    'not meet': { offered: 'offering differs', said: 'they said no' },
    unknown: 'still open',
    newEvidence: 'new evidence',
  },
  /** The same for the seller. */
  markReason: { meet: 'you meet it', 'not meet': 'you differ', unknown: 'still open' },
  markText: {
    meet: 'By what you show and have said, you meet this.',
    'not meet': 'By what you show and have said, you do not meet this.',
    unknown: 'Nothing that you show or have said settles this yet.',
  },
  newMarks: (met: number, notMet: number, open: number) =>
    [
      met > 0 && `${count(met)} newly met`,
      notMet > 0 && `${count(notMet)} newly not met`,
      open > 0 && `${count(open)} open again`,
    ]
      .filter(Boolean)
      .join(', '),
  contactShown: (person: string, company: string, fields: string) =>
    `Your contact was shown to ${person && person !== company ? `${person}, ` : ''}${company}: ${fields.toLowerCase()}.`,
  contactNext: (company: string, listing: string) =>
    `Get in touch directly, and mention “${listing}”. ${company} sees that you looked up this contact, and when. The conversation here stays open.`,
  agree: 'Do you agree?',
  yes: 'Yes',
  no: 'No',
  noVerdict: 'The assistant has no judgement yet.',
  iKnow: 'I know:',
  ownJudgement: 'your judgement',
  assistantVerdict: (verdict: string) => `The assistant: ${verdict}`,
  newEvidence: 'New evidence against your judgement:',
  withdraw: 'Withdraw your judgement',
  withdrawFor: (requirement: string) => `Withdraw your judgement: ${requirement}`,
  judgeFailed: (message: string) => `Error saving your judgement: ${message}`,
  clarification: 'Clarification',
  answer: 'Your answer',
  quoteFrom: 'In their words',
} as const

/** Texts of the details modals, by the side of the listing shown. */
/** Why a sentence is only for the assistant. */
export const keptReasons = {
  secrecy: 'You ask for discretion.',
  limit: 'Reads like a private limit.',
  instruction: 'Reads like an instruction to your assistant.',
  internal: 'Reads like an internal matter.',
  unsure: 'May be meant for you only.',
} as const

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

export const safetyCopy = {
  report: {
    title: 'Report Conversation',
    question: (company: string) =>
      `Do you want to report this conversation to Parley? ${company} is not told.`,
    reason: 'Reason (optional)',
    action: 'Report',
    done: 'Reported. Thank you, we will look at it.',
  },
  block: {
    title: 'Block Company',
    question: (company: string) =>
      `Do you want to block ${company}? Your conversations with it end, and you get no new matches with each other.`,
    action: 'Block',
    done: 'The company is blocked. You can unblock it on User Home.',
  },
  cancel: 'Cancel',
  failed: (reason: string) => `This did not work: ${reason}`,
} as const
