import type { Autonomy } from '../../../src/negotiation/mandate-content.ts'
import type { NegotiationView } from '../../../src/shared/proposals/mandates.ts'
import type { Side } from '../../../src/shared/sides.ts'

/** Texts of the mandate's form and of the negotiation's state on a lead page. */
export const mandateCopy = {
  set: 'Let The Assistant Negotiate',
  edit: 'Edit Mandate',
  start: 'Start Negotiating',
  pause: 'Take Over',
  resume: 'Let It Go On',
  title: 'What may your assistant agree to?',
  loading: 'Loading your mandate...',
  private: (company: string) => `Only your side reads this. ${company} sees the proposals, never your limit.`,
  outdated:
    'The person who saved this mandate has left your company. Your assistant waits until somebody saves it again.',
  target: 'Open with',
  targetHint: 'The total price of the first proposal, tax and delivery included.',
  walkAway: 'Stop at',
  walkAwayHint: (side: Side) =>
    side === 'seller' ? 'The lowest total that you accept.' : 'The highest total that you accept.',
  autonomy: 'What the assistant does',
  autonomyHint: 'The assistant accepts no proposal with a term that this mandate doesn’t name.',
  autonomies: {
    advise: ['Advise', 'It tells you: “I would counter with 16,500.” You decide.'],
    draft: ['Draft', 'It prepares a counterproposal of 16,500. You send it.'],
    propose: ['Propose', 'It counters with 16,500 by itself. A person accepts.'],
    conclude: ['Conclude', 'It also accepts 16,400 for you, up to a ceiling that a manager sets.'],
  } satisfies Record<Autonomy, readonly [string, string]>,
  ceiling: 'Ceiling',
  ceilingHint: 'The largest total that the assistant may accept.',
  ceilingManagers: 'Only a manager can let the assistant conclude.',
  more: 'More settings',
  currency: 'Currency',
  rounds: 'Most rounds',
  style: 'Style',
  styles: { balanced: 'Balanced', firm: 'Firm: concedes late', quick: 'Quick: concedes early' },
  deadline: 'Deadline',
  terms: 'What other terms are worth to you',
  addNumber: 'Add A Number',
  addChoice: 'Add A Choice',
  remove: 'Remove',
  removeTerm: (label: string) => `Remove ${label || 'this term'}`,
  termLabel: 'Term',
  addMust: 'Add A Fixed Term',
  termFields: { perUnit: 'Worth of one more', min: 'From', max: 'To', unit: 'Unit', must: 'Must be' },
  termHints: { perUnit: 'Empty if it doesn’t matter', must: 'Nothing else is agreed, at any price' },
  options: 'Options with their worth',
  optionsHint: 'One a line, such as “Premium warranty = 150”.',
  everywhere: (side: Side) =>
    side === 'seller' ? 'For all matches of this offering' : 'For all matches of this request',
  preview: 'What I would open with',
  noPreview: 'Fill in both prices to see it.',
  save: 'Save Mandate',
  cancel: 'Cancel',
  badAmount: 'Please write an amount such as 16500 or 16500.50.',
  badOrder: (side: Side) =>
    side === 'seller'
      ? 'The opening price must be above the price to stop at.'
      : 'The opening price must be below the price to stop at.',
  badNumber: 'Please write a whole number.',
  badTerm: 'Please complete this term or remove it.',
  saveFailed: (reason: string) => `The mandate was not saved: ${reason}`,
  failed: (reason: string) => `That did not work: ${reason}`,
  ready: 'Your assistant has a mandate.',
  none: 'Your assistant can negotiate terms for you, within private limits.',
  asks: 'Your assistant asks you to decide.',
  wouldAccept: (option: string) => `It would accept option ${option}.`,
  wouldPropose: 'It would propose:',
  why: (amount: string) => `To you it is worth ${amount} more than your limit. Only your side reads this.`,
  send: 'Send This Proposal',
  /** The note of a proposal that the assistant has prepared. */
  note: (options: number) =>
    options > 1
      ? 'These options suit us equally. Please choose the one that suits you, or propose other terms.'
      : 'This is our proposal. Please accept it, or propose other terms.',
} as const

/** The negotiation's state in one sentence. */
export function negotiationText({ state, round, of }: NegotiationView): string {
  switch (state) {
    case 'running':
      return `The assistants negotiate: round ${round} of ${of}.`
    case 'waiting':
      return `The negotiation waits for a person in round ${round} of ${of}.`
    case 'paused':
      return `A person has taken over in round ${round} of ${of}.`
    case 'agreed':
      return 'The negotiation has led to an agreement.'
    case 'ended':
      return 'The assistants have found no agreement. You can go on yourself, or change the mandate.'
  }
}
