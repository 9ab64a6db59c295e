/** What the specification says without quoting a text, sentence by sentence, by the test that shows it. */

interface Behaviour {
  readonly section: 2 | 4 | 5 | 6 | 8 | 9
  readonly says: string
  readonly file: string
  readonly name: string
}

const files = {
  frame: 'tests/web/base/frame.test.ts',
  landing: 'tests/web/landing/landing.test.ts',
  landingFails: 'tests/web/landing/failures.test.ts',
  login: 'tests/web/login/login.test.ts',
  loginFails: 'tests/web/login/failures.test.ts',
  main: 'tests/web/main/main-page.test.ts',
  mainFails: 'tests/web/main/failures.test.ts',
  modals: 'tests/web/listings/modals.test.ts',
  modalsFail: 'tests/web/listings/failures.test.ts',
  form: 'tests/web/listings/form-values.test.ts',
  media: 'tests/web/media/queue.test.ts',
  lead: 'tests/web/leads/lead-page.test.ts',
  leadFails: 'tests/web/leads/failures.test.ts',
  homes: 'tests/web/homes/homes.test.ts',
  homesFail: 'tests/web/homes/failures.test.ts',
  planTile: 'tests/web/billing/plan-tile.test.ts',
  planGaps: 'tests/web/billing/plan-gaps.test.ts',
  sandbox: 'tests/e2e/sandbox.test.ts',
  constants: 'tests/spec/constants.test.ts',
  rounds: 'tests/leads/rounds.test.ts',
} as const

const shows =
  (section: Behaviour['section']) =>
  (file: keyof typeof files, name: string, says: string): Behaviour => ({
    section,
    says,
    file: files[file],
    name,
  })
const two = shows(2)
const four = shows(4)
const five = shows(5)
const nine = shows(9)

export const behaviours: readonly Behaviour[] = [
  two('frame', 'asks for consent and loads nothing before it', 'A page-view event on every route change'),
  two(
    'landing',
    'keeps the text during the login and restores it',
    'restoreDraft=true refills and activates the text area',
  ),
  two(
    'homes',
    'reloads the plan and cleans the URL',
    'stripe_event refreshes the plan status and goes by replace navigation',
  ),
  two(
    'landing',
    'types both prompts in turn, stops on focus and restarts when left empty',
    'The placeholder stops on focus and returns on blur when empty',
  ),
  two(
    'landing',
    'does not animate for people who prefer reduced motion',
    'The placeholder rests for those who prefer reduced motion',
  ),
  two(
    'landing',
    'links to the privacy policy, the login page and the demo',
    'Privacy policy link, Login link, demo link; the policy has a Home link',
  ),
  two(
    'landingFails',
    'links to the main page, and shows an overlay while its code loads',
    'Home link when logged in',
  ),
  two(
    'landing',
    'becomes a form, a listing and, where it was missing, the company’s description',
    'Prefilled modals; after success /main',
  ),
  two(
    'login',
    'lets an individual register in one step',
    'Individuals see Register at step 1, without a progress indicator',
  ),
  two(
    'login',
    'lets a manager register a new company',
    'Three steps with a progress indicator; a new company’s details form',
  ),
  two(
    'login',
    'lets a contributor join a listed company with its code',
    'Filter-as-you-type, Not in the list first, verification, read-only details',
  ),
  two('login', 'discards a verification when another company is typed', 'The Change button'),
  two('mainFails', 'says that it loads', '/main shows a loading message'),
  two(
    'mainFails',
    'asks to log out and in again where the role makes no sense',
    'Unknown company type or role asks to log out and in again',
  ),
  two('main', 'sends whoever is not logged in to the login page', 'No stored user id leads to /login'),
  two('mainFails', 'leads to the login without a company', 'No company leads to /login'),
  two('main', 'leads each role to its own home', 'User Home opens the relevant home'),
  two('main', 'shows where to act, live, and leads to the matches', 'The Leads button'),
  two(
    'modals',
    'edits only after Update, restores on Cancel Edit, and saves on Confirm Update',
    'Read-only until Update; Cancel Edit restores; saving closes and reloads',
  ),
  two('modalsFail', 'begins with fifteen rows for free words', 'Add modal step 1 has 15 rows'),
  two(
    'modals',
    'reads a free text into a form, and publishes it with its media',
    'Two steps, Back, media with status and link',
  ),
  two(
    'lead',
    'checks its parameters first, then the session',
    'Both query parameters required, else alert and /main; not logged in goes to /login',
  ),
  two(
    'lead',
    'opens its side panes over the talk on a phone',
    'At 768 px or less the side panes are overlays',
  ),
  two('lead', 'ends the talk for both, and says so', 'A marker on terminated conversations'),
  two('lead', "sends the seller's answers beside their questions", 'One answer box per question'),
  two(
    'lead',
    "takes the buyer's agreement as the assistant's verdict, and a no as its opposite",
    'Judgement, Yes/No and clarification for each requirement',
  ),
  two(
    'homes',
    'edits a name in two steps and keeps the session',
    'Update opens the fields, Confirm Update saves',
  ),
  two(
    'homes',
    'is unchanged when the edit is cancelled or closed by a click outside',
    'Cancel closes; clicking the overlay closes',
  ),
  two(
    'homes',
    'warns before an email change, and logs out after it',
    'The overlay does not close the email-change warning',
  ),
  two('homes', 'offers no plan', 'The contributor edits personal info only'),
  two(
    'homes',
    'redirects other roles to their home, and strangers to the login page',
    'Not logged in leads to /login',
  ),
  two('homes', 'logs out', 'Log Out clears the stored login data'),
  four(
    'landingFails',
    'starts over after its form was closed',
    'Closing a modal resets fields, reveal settings and intent',
  ),
  four('landingFails', 'reports that the stored user is gone', 'On failure the loading ends'),
  four(
    'media',
    'processes one file at a time, in order, through every status',
    'Files are processed one at a time in order',
  ),
  four(
    'media',
    'says what failed, goes on with the next, and tries again when asked',
    'Any failure gives error; the next file starts',
  ),
  four(
    'modalsFail',
    'says what failed about a file, in its row and in an alert',
    'The error’s message is a tooltip',
  ),
  four(
    'login',
    'discards a verification when another company is typed',
    'Changing the filter text clears selection and verification',
  ),
  four(
    'login',
    'lets an individual register in one step',
    'After registration the form resets and Login shows',
  ),
  four(
    'lead',
    'sends a message, locks both pages until the assistant is done, and empties the box',
    'While locked all inputs are disabled',
  ),
  four(
    'lead',
    "edits and deletes only one's own side's last message",
    'Only the last message of one’s own side',
  ),
  four(
    'lead',
    'sorts by the best match, saves the order and remembers the method',
    'best queues a ranking; the order is saved, the selection resets; default reloads',
  ),
  four(
    'lead',
    "takes the buyer's agreement as the assistant's verdict, and a no as its opposite",
    'Yes copies, No flips; disabled without a judgement',
  ),
  four('planTile', 'shows the state %s, in light and in dark', 'The displays of every plan state'),
  four('planGaps', 'links to support in an unknown state', 'A Contact Support button for what can’t be told'),
  four(
    'sandbox',
    'an individual’s subscription: declined, trial, cancellation, reactivation, failed payment, recovery, end',
    'Paid choices lead to the provider',
  ),
  five(
    'landing',
    'does not ask an individual about a company',
    'Requestor name and description unless the company is an individual',
  ),
  five('form', 'names everything that is missing, the party only for companies', 'What a listing needs'),
  five(
    'form',
    'trims what it sends, drops empty rows, and sends the additional method only when it is meant',
    'Entries are trimmed, empty rows dropped',
  ),
  five('form', 'starts with everything revealed that applies', 'Reveal defaults'),
  five(
    'modals',
    'keeps at least one row, and takes rows by the keyboard alone',
    'Removing the last row leaves one; delete disabled then',
  ),
  five(
    'loginFails',
    'shows inline that a company code was not sent or not valid, or that details were not loaded',
    'Code input limited to 6 digits',
  ),
  five(
    'login',
    'refers people who join a company without email to its administrator',
    'A company without email cannot send a code',
  ),
  five(
    'homesFail',
    'shows why an introduction or a contact was not saved',
    'Saving company info without a user id is skipped silently',
  ),
  five('homes', 'reports that an email is taken, and keeps the session', '409 keeps the session'),
  nine('constants', 'pace the typed placeholder', 'Typing animation'),
  nine('homes', 'is edited in two steps and may not be empty', 'Intro modal 6 rows'),
  nine('constants', 'limit media and codes', 'Media and code limits'),
  nine('constants', 'reconnect the realtime client', 'Realtime client'),
  nine('constants', 'break the page and scroll its talk', 'Breakpoint and scroll delay'),
  nine('constants', 'bound the plans', 'Free plan and matches per month'),
  nine('constants', 'price what the %s pays', 'Prices by page'),
]
