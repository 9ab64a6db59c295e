import { limits } from '../../../src/shared/limits.ts'
import type { ProposalStatus } from '../../../src/shared/proposals/agreements.ts'

/** Texts of proposals and agreements on the lead page, tiles and match rows. */
export const proposalCopy = {
  propose: 'Propose Terms',
  title: (number: number) => `Proposal ${number}`,
  counterOf: (number: number) => `answers proposal ${number}`,
  compared: (number: number) => `Marked: what differs from proposal ${number}`,
  was: 'was',
  added: 'new',
  removed: 'left out',
  none: 'none',
  chooseOption: 'Options',
  option: (letter: string) => `Option ${letter}`,
  rows: {
    total: 'Total price',
    tax: 'Tax',
    delivery: 'Delivery',
    quantity: 'Quantity',
    included: (included: boolean) => (included ? 'included' : 'not included'),
  },
  authors: { person: 'Person', assistant: 'Assistant, on a mandate' },
  status: {
    open: 'Open',
    superseded: 'Replaced',
    withdrawn: 'Withdrawn',
    declined: 'Declined',
    expired: 'Expired',
    accepted: 'Accepted',
  } as const satisfies Record<ProposalStatus, string>,
  /** Of an accepted proposal whose agreement was cancelled. */
  cancelled: 'Cancelled',
  validUntil: (day: string) => `Valid until ${day}`,
  left: (time: string) => `${time} left`,
  timeUp: 'Time is up',
  reason: 'Reason',
  note: 'Note',
  showTerms: 'Show the terms',
  accept: (option: string) => `Accept ${option}`,
  acceptOnly: 'Accept',
  counter: 'Counter',
  decline: 'Decline',
  withdraw: 'Withdraw',
  cancel: 'Cancel',
  close: 'Close',

  acceptTitle: (option: string | null) => (option ? `Accept ${option}?` : 'Accept these terms?'),
  acceptText: (option: string | null, company: string, number: number) =>
    `You accept ${option ? `${option} of ` : ''}proposal ${number} from ${company} for`,
  acceptEffect:
    'This makes an agreement. It can be cancelled only if both sides ask for it. The conversation stays open.',
  shares: 'Show our judgements of the requirements in the agreement',
  closedMeanwhile: (number: number, status: ProposalStatus) =>
    `Proposal ${number} was ${status} meanwhile. Nothing was accepted.`,
  acceptFailed: (reason: string) => `Nothing was accepted. ${reason}`,
  declineTitle: 'Decline this proposal?',
  declineText: (company: string) => `${company} is told, and either side can propose other terms.`,
  declineFailed: (reason: string) => `The proposal was not declined. ${reason}`,
  withdrawTitle: 'Withdraw this proposal?',
  withdrawText: (company: string) => `${company} can’t accept it any more. You can propose other terms.`,
  withdrawFailed: (reason: string) => `The proposal was not withdrawn. ${reason}`,
  reasonLabel: (company: string) => `Reason (optional; ${company} reads it)`,
  proposeFailed: (reason: string) => `The proposal was not sent. Your draft is kept. ${reason}`,
  listFailed: 'Earlier proposals could not be loaded.',

  agreed: 'Agreed',
  agreement: 'Open the Agreement',
  agreementCancelled: 'The agreement was cancelled.',
  cancelRequested: (own: boolean, company: string) =>
    own ? 'You have asked to cancel.' : `${company} asks to cancel.`,
  asksToCancel: { own: 'Agreed; you asked to cancel', other: 'Asks to cancel' },

  isFilled: 'Is your request filled?',
  isFilledText: `Your other conversations for it then end with a polite notice each, and matching stops. You can undo this for ${limits.undoFillMinutes} minutes.`,
  fill: 'Yes, It Is Filled',
  fillFailed: (reason: string) => `The request was not marked as filled. ${reason}`,
  filled: 'Your request is filled.',
  ended: (n: number) =>
    n === 0
      ? 'No other conversation was open.'
      : `${n} other ${n === 1 ? 'conversation' : 'conversations'} ended with a notice.`,
  reopen: 'Undo',
  undoLeft: (clock: string) => `${clock} left to undo`,
  reopened: 'Your request is open again, and so are its other conversations.',
  reopenFailed: (reason: string) => `The request was not reopened. ${reason}`,

  /** On tiles and match rows. */
  assistantAsks: (n: number) => (n === 1 ? 'Your assistant asks you' : `Your assistant asks you in ${n}`),
  waitsForYou: 'Proposal waits for you',
  waitForYou: (n: number) => (n === 1 ? 'Proposal waits for you' : `${n} proposals wait for you`),
  ownOpen: 'Your proposal is open',
  agreedCount: (n: number) => (n === 1 ? 'Agreed' : `${n} agreed`),
  tileFilled: 'Filled',
  last: { declined: 'Proposal declined', expired: 'Proposal expired', withdrawn: 'Proposal withdrawn' },
} as const
