import { type Side, words } from '../../../src/shared/sides.ts'
import { sentence } from './sentence.ts'

/** Texts of the landing page and of its publishing flow. */
export const landingCopy = {
  prompts: [
    'Type in what you or your company is looking for.',
    'Type in what you or your company is offering.',
  ],
  areaLabel: 'What you or your company is looking for or offering',
  next: 'Unlock Opportunities',
  nav: 'Main',
  login: 'Login',
  home: 'Home',
  demo: 'Book a Demo',
  privacy: 'Privacy Policy',
  describeFirst: 'Please describe what you are looking for in the text area first.',
  loginFirst: "You need to log in or register to proceed. We've saved your text.",
  choose: 'What do you want to do?',
  cancel: 'Cancel',
  intents: {
    seller: {
      title: 'I have something to offer',
      note: 'Publish an offering and be found by those who need it.',
    },
    buyer: {
      title: 'I am looking for something',
      note: 'Publish a request and meet those who can fulfill it.',
    },
  },
  loadingCompany: 'Loading company details for form...',
  parseFailed: (error: string | null | undefined) => `AI text parsing failed: ${error || 'Unknown error'}`,
  userLost: 'Parse successful, but User ID not found. Please log in again.',
  noUser: 'User ID not found. Please log in again.',
  companyFailed: (error: string) =>
    `Failed to load company details for the form: ${sentence(error)} Cannot proceed.`,
  serverFailed: (error: string) => `Error contacting server: ${error}`,
  parseFallback: (status: number) => (status < 400 ? 'Failed to queue parse job' : `Server error ${status}`),
  companyFallback: (status: number) => `Server error fetching company details: ${status}`,
} as const

export const completeCopy = (side: Side) => {
  const { Listing, listing } = words[side]
  return {
    title: `Complete Your ${Listing}`,
    submit: `Create ${Listing} & Find Matches`,
    submitBriefly: 'Create',
    processing: `Processing your ${listing}...`,
    creating: `Creating your ${listing}...`,
    failed: (error: string) => `Error creating your ${listing}: ${error}`,
    kept: 'What you filled in is kept, so that you can try again.',
    fallback: () => (side === 'seller' ? 'Failed to add product' : 'Failed to add procurement'),
    note: 'Parley filled this in from your text. Correct what it got wrong, and hide what is yours alone.',
  }
}

/** About the company's name and description in the form. */
export const partyCopy = {
  asked: 'Your company’s record has none yet. What you write is saved there.',
  askedDescription:
    'One or two sentences on who you are. Your company’s record has none yet: what you write is saved there.',
  recorded: 'From your company’s record.',
  taken: 'Your company’s record had none, so this was taken from your text and saved there.',
  changedOnHome: 'You can change it on User Home.',
  changedByManager: 'A manager of your company can change it on User Home.',
  filledMeanwhile:
    'Your company’s record was completed by someone else meanwhile. Please check the name and description, and submit again.',
} as const

export const heroCopy = {
  title: ['Say what you need.', 'Or what you offer.'],
  lead: 'Parley turns your words into a listing, finds the people it fits, and opens the conversation for both of you.',
  promise: 'What you mark as hidden stays hidden.',
} as const

export const stepsCopy = {
  title: 'How it works',
  steps: [
    {
      title: 'Write it as you would say it',
      text: 'A few sentences are enough. Parley reads the requirements or strengths out of them, and you correct the result.',
    },
    {
      title: 'See who fits, and why',
      text: 'Every match is judged requirement by requirement: met, not met, or not known yet. You can disagree.',
    },
    {
      title: 'Let it talk, or talk yourself',
      text: 'An assistant carries the conversation with what each side gives it. Write directly whenever you like, or end it.',
    },
  ],
  negotiating: {
    title: 'Let it negotiate, within limits that only you know',
    text: 'Tell your assistant in private what you want, how far you would go, and what each term is worth to you. It proposes and counters within these limits, accepts if you allow it, and never shows them to the other side. You can take over at any moment, and what is agreed becomes a document that both sides can check.',
    alt: 'A proposal of a bookkeeper’s assistant with three options: the total price, the notice period and how receipts come in, with the differences to the proposal before it. One of them was accepted.',
  },
} as const

export const conversationCopy = {
  title: 'A conversation, as the bakery sees it',
  lead: 'A bakery looks for rye flour, and a mill answers. The assistant judges each requirement by what the mill has said, and shows the bakery every message before it is sent. The bakery’s limits are only for its assistant.',
  alt: 'The page of a conversation between a bakery and a mill: the matches on the left, the messages with a draft that only the bakery sees in the middle, and the bakery’s requirements with their judgements on the right.',
} as const

export const promiseCopy = {
  title: 'You decide what the other side learns',
  lead: 'Each line of a listing is shown, or only for matching. Nobody on the other side reads what is only for matching, and neither does the assistant that speaks to them.',
  example: 'Example',
  own: 'What you write',
  theirs: 'What the other side reads',
  listing: 'Packaging for a skincare line',
  rows: [
    { text: 'Glass jars of 50 ml, recycled', shown: true },
    { text: 'First delivery in March', shown: true },
    { text: 'Our budget goes up to $40,000', shown: false },
  ],
  facts: [
    {
      title: 'Lines only for matching',
      text: 'They help to find matches, and no word of them reaches the conversation.',
    },
    {
      title: 'Matching instructions',
      text: 'Whom to look for and whom to leave out is between you and the matching agent.',
    },
    {
      title: 'Contact details',
      text: 'Website, email and phone are yours to reveal, each by itself, to matched parties only.',
    },
  ],
} as const

export const providersCopy = {
  title: 'Do you sell for a company?',
  text: 'See on a real offering how requests find you.',
} as const
