import type { quotes } from './quotes.ts'

/**
 * Where each text that the specification quotes is shown, by the test that shows it.
 * `as` gives the whole texts where the quote has variable parts or is cut; `never` says why a text cannot occur.
 */

type Section = keyof typeof quotes
type Quote = (typeof quotes)[Section][number]

export interface Row {
  readonly section: Section
  readonly quote: Quote
  readonly test?: { readonly file: string; readonly name: string }
  readonly as?: readonly string[]
  readonly never?: string
}

const files = {
  landing: 'tests/web/landing/landing.test.ts',
  landingFails: 'tests/web/landing/failures.test.ts',
  login: 'tests/web/login/login.test.ts',
  loginFails: 'tests/web/login/failures.test.ts',
  main: 'tests/web/main/main-page.test.ts',
  mainFails: 'tests/web/main/failures.test.ts',
  modals: 'tests/web/listings/modals.test.ts',
  modalsFail: 'tests/web/listings/failures.test.ts',
  lead: 'tests/web/leads/lead-page.test.ts',
  leadFails: 'tests/web/leads/failures.test.ts',
  homes: 'tests/web/homes/homes.test.ts',
  homesFail: 'tests/web/homes/failures.test.ts',
  planTile: 'tests/web/billing/plan-tile.test.ts',
  planGaps: 'tests/web/billing/plan-gaps.test.ts',
  choosing: 'tests/web/billing/choose.test.ts',
  sandbox: 'tests/e2e/sandbox.test.ts',
  media: 'tests/web/media/queue.test.ts',
  breaks: 'tests/web/base/failures.test.ts',
  constants: 'tests/spec/constants.test.ts',
} as const

/** The rows of one test: each quote alone, or with the texts it stands for. */
const shows = (
  section: Section,
  file: keyof typeof files,
  name: string,
  shown: readonly (Quote | readonly [Quote, ...string[]])[],
): Row[] =>
  shown.map((entry) => {
    const [quote, ...as] = typeof entry === 'string' ? ([entry] as const) : entry
    return { section, quote, test: { file: files[file], name }, ...(as.length > 0 && { as }) }
  })

const never = (section: Section, reason: string, quotes: readonly Quote[]): Row[] =>
  quotes.map((quote) => ({ section, quote, never: reason }))

export const table: readonly Row[] = [
  ...shows(2, 'landing', 'types both prompts in turn, stops on focus and restarts when left empty', [
    'Type in what you or your company is looking for.',
    'Type in what you or your company is offering.',
  ]),
  ...shows(2, 'landing', 'asks for a text first', ['Unlock Opportunities']),
  ...shows(2, 'landing', 'links to the privacy policy, the login page and the demo', ['Book a Demo']),
  ...shows(2, 'landing', 'keeps the text when the chooser is cancelled', ['What do you want to do?']),
  ...shows(2, 'landing', 'becomes a form, a listing and, where it was missing, the company’s description', [
    'I have something to offer',
    'I am looking for something',
    'Complete Your Request',
    'Create Request & Find Matches',
    'Complete Your Offering',
    'Create Offering & Find Matches',
  ]),
  ...shows(2, 'login', 'asks for the email, then for the code', ['Send Verification Code']),
  ...shows(2, 'login', 'lets a manager register a new company', ['Not in the list']),
  ...shows(2, 'login', 'tells a contributor of an unknown company to ask a manager', [
    'Important Information',
  ]),
  ...shows(2, 'main', 'leads each role to its own home', ['User Home']),
  ...shows(2, 'main', 'falls back to its own words where a company says nothing', [
    'Your Profile',
    'Manage your offerings and requests.',
  ]),
  ...shows(2, 'main', 'stands on a phone and in the dark without a fault axe could find', [
    'My Offerings',
    'My Requests',
  ]),
  ...shows(2, 'main', 'asks for a plan before offerings, never before requests', [
    'Create Offering',
    'Upgrade Required',
    'Create Request',
  ]),
  ...shows(2, 'mainFails', 'without a name is called untitled, and says when it is not deleted', [
    '(Untitled Offering)',
    '(Untitled Request)',
  ]),
  ...shows(2, 'main', 'names what has no name, and deletes after a question', [
    'Confirm Deletion',
    'This action cannot be undone.',
    'Yes, Delete',
  ]),
  ...shows(2, 'modals', 'reads a free text into a form, and publishes it with its media', [
    'Add Offering',
    'Add Request',
    'No media attached.',
  ]),
  ...shows(2, 'modals', 'edits only after Update, restores on Cancel Edit, and saves on Confirm Update', [
    'Update',
    'Confirm Update',
    'Cancel Edit',
  ]),
  ...shows(2, 'lead', 'opens its side panes over the talk on a phone', [
    'Potential Matches',
    'Q&A (Latest Round)',
    'Request Requirements Review',
  ]),
  ...shows(2, 'lead', 'sorts by the best match, saves the order and remembers the method', ['Sort By']),
  ...shows(2, 'lead', 'sends a message, locks both pages until the assistant is done, and empties the box', [
    'Directly Continue The Conversation',
  ]),
  ...shows(2, 'lead', "shows the other side's contact, or why not", [
    'Get Requester Information',
    'Get Offerer Information',
  ]),
  ...shows(2, 'lead', 'ends the talk for both, and says so', ['Terminate Conversation']),
  ...shows(2, 'leadFails', 'names the boxes of the right pane', [
    'Additional Thoughts / General Response',
    'Let AI Continue The Conversation With Your Inputs',
    'Do you agree?',
  ]),
  ...shows(2, 'lead', "shows the counterpart's details", [
    'Request Details',
    'Offering Details',
    'Key Requirements',
    'Key Strengths',
    'No media attached to this request.',
  ]),
  ...shows(2, 'leadFails', 'says what the details lack, and why they are not there', [
    'No description provided.',
    'Loading Request Details...',
    'Loading Offering Details...',
  ]),
  ...shows(2, 'homesFail', 'shows an individual their details and a link to the main page', [
    'Main Page',
    'Your Introduction',
    'Your Contact Info',
  ]),
  ...shows(2, 'homes', 'logs out', ['Log Out']),
  ...shows(2, 'homesFail', 'shows a manager the company’s introduction and a link to support', [
    'Edit Company Intro',
    'Contact Support',
  ]),
  ...shows(2, 'homes', 'lets a manager change the contact, whose name may not be empty', [
    'Edit Company Contact Info',
    '(Not Set)',
  ]),
  ...shows(2, 'homes', 'edits a name in two steps and keeps the session', [
    'Edit Personal Info',
    'Your Personal Info',
  ]),
  ...shows(2, 'homes', 'warns before an email change, and logs out after it', [
    'Email Change Requires Logout',
  ]),
  ...shows(2, 'homes', 'is edited in two steps and may not be empty', [
    'Please provide an introduction to help others understand who you are.',
  ]),
  ...shows(2, 'choosing', 'activates the free plan and confirms it', ['Choose Your Plan']),
  ...shows(2, 'homesFail', 'shows a loading text', ['Loading your details...', 'Loading your info...']),
  ...shows(2, 'homesFail', 'shows an error in an individual’s page', [
    ['Error loading page: ...', 'Error loading page: …'],
  ]),
  ...shows(2, 'homesFail', 'is loaded, or an error is shown', [
    'Loading plan status...',
    'Could not load plan status.',
  ]),
  ...shows(2, 'login', 'logs in with the code that was sent', ['true']),
  ...shows(4, 'landingFails', 'shows its progress: reading, loading the company, creating', [
    'Processing your request...',
    'Processing your offering...',
    'Loading company details for form...',
    'Creating your request...',
    'Creating your offering...',
  ]),
  ...shows(4, 'landingFails', 'links to the main page, and shows an overlay while its code loads', [
    'Processing... Please wait...',
  ]),
  ...shows(4, 'modalsFail', 'waits for files in work before Next, Back and saving, and keeps them', [
    'Cannot remove a file that is currently being processed.',
  ]),
  ...shows(4, 'modalsFail', 'says why a text was not read', [
    ['{type} parse failed: ', '… parse failed: …'],
    'Unknown error',
  ]),
  ...shows(4, 'lead', 'ends the talk for both, and says so', [
    'This conversation has been terminated.',
    'The conversation has been terminated.',
  ]),
  ...shows(4, 'leadFails', 'sends nothing for nobody, and says what a failed message was', [
    'This conversation is terminated.',
  ]),
  ...shows(4, 'lead', 'sends a message, locks both pages until the assistant is done, and empties the box', [
    [
      'Please wait, the buyer/seller is responding...',
      'Please wait, the buyer is responding...',
      'Please wait, the seller is responding...',
    ],
    'The AI is working hard for you...',
  ]),
  ...shows(4, 'lead', 'sorts by the best match, saves the order and remembers the method', [
    'default',
    'best',
  ]),
  ...shows(4, 'lead', "takes the buyer's agreement as the assistant's verdict, and a no as its opposite", [
    'meet',
    'not meet',
  ]),
  ...shows(9, 'lead', 'sorts by the best match, saves the order and remembers the method', [
    'default',
    'best',
  ]),
  ...shows(9, 'lead', "takes the buyer's agreement as the assistant's verdict, and a no as its opposite", [
    'meet',
    'not meet',
  ]),
  ...shows(4, 'planGaps', 'hides billing from a customer without a billing account', [
    'Premium Annual (Individual)',
  ]),
  ...shows(
    4,
    'sandbox',
    'an individual’s subscription: declined, trial, cancellation, reactivation, failed payment, recovery, end',
    ['Renews at $10/month after trial.'],
  ),
  ...shows(4, 'planTile', 'shows the state %s, in light and in dark', [
    'Please select a plan to activate features.',
    'Free trial active but scheduled to cancel',
    'Manage Billing / Reactivate',
    'Manage Billing / Cancel Trial',
    'Subscription active but scheduled to cancel',
    'Manage Billing / Cancel Subscription',
    '/ Reactivate',
    'Action Required: Payment Issue',
    'Update Payment Method',
    'Your premium access has ended',
    'You are now on the Free Plan',
  ]),
  ...shows(4, 'choosing', 'activates the free plan and confirms it', [
    'Free plan activated! You can now create offerings and requests from the Main Page.',
  ]),
  ...shows(5, 'landing', 'asks for a text first', [
    'Please describe what you are looking for in the text area first.',
  ]),
  ...shows(5, 'login', 'logs in with the code that was sent', ['true']),
  ...shows(5, 'landing', 'keeps the text during the login and restores it', [
    "You need to log in or register to proceed. We've saved your text.",
  ]),
  ...shows(5, 'modals', 'reads a free text into a form, and publishes it with its media', [
    [
      'Please describe your {type} first.',
      'Please describe your offering first.',
      'Please describe your request first.',
    ],
    'Please provide a Offering Name.',
    ['...a Request Name.', 'Please provide a Request Name.'],
  ]),
  ...shows(5, 'modalsFail', 'waits for files in work before Next, Back and saving, and keeps them', [
    'Please wait for media processing to complete before submitting.',
    ['...before saving.', 'Please wait for media processing to complete before saving.'],
  ]),
  ...shows(5, 'landingFails', 'requires a stored user when publishing', [
    'User ID not found. Please log in again.',
  ]),
  ...shows(5, 'modalsFail', 'asks who is there before anything is sent', [
    'User not identified. Cannot proceed.',
  ]),
  ...shows(5, 'landing', 'lists missing fields before submitting', ['Please provide the following:']),
  ...shows(5, 'modalsFail', 'says that it was not created, and keeps the form', [
    'Please provide a Offering Description.',
    ['...a Request Description.', 'Please provide a Request Description.'],
  ]),
  ...shows(5, 'modals', 'refuses what may not be attached, in one alert', [
    ['Unsupported type: {file}', 'Unsupported type: notes.txt'],
  ]),
  ...shows(5, 'media', 'reports all refusals in one alert', [
    ['Too large (> {n}MB): {file}', 'Too large (> 10MB): huge.pdf'],
    ['Max files ({n}) reached.', 'Max files (5) reached.'],
    ['Maximum number of files ({n}) reached.', 'Maximum number of files (5) reached.'],
  ]),
  ...shows(5, 'login', 'asks for the email, then for the code', [
    'Please enter your email first.',
    'Please enter your email.',
    'Please enter the verification code.',
  ]),
  ...shows(5, 'login', 'lets an individual register in one step', [
    'Please fill out all fields & select a role.',
  ]),
  ...shows(5, 'login', 'lets a manager register a new company', [
    'Please choose or enter a company first.',
    'Please enter your new company name.',
    'Company email is required for a new company.',
  ]),
  ...shows(5, 'login', 'lets a contributor join a listed company with its code', [
    'Please verify your company before proceeding to Step 3.',
    'Please select a company first.',
  ]),
  ...shows(5, 'lead', 'sends a message, locks both pages until the assistant is done, and empties the box', [
    'Please type a message before sending.',
  ]),
  ...shows(5, 'lead', 'lets the assistant continue only with inputs, and stops on request', [
    'Please provide input in "Seller Q&A" or "Additional Thoughts" before proceeding.',
    'Please provide input in "General Feedback" or adjust judgements/clarifications for at least one requirement before proceeding.',
  ]),
  ...shows(5, 'lead', "edits and deletes only one's own side's last message", [
    'Message cannot be empty.',
    'No changes detected.',
  ]),
  ...shows(5, 'leadFails', 'sends nothing for nobody, and says what a failed message was', [
    'Cannot send message: Missing conversation or user information.',
  ]),
  ...shows(5, 'leadFails', 'says that no conversation is selected where there is none', [
    'No conversation selected.',
  ]),
  ...shows(5, 'homes', 'is edited in two steps and may not be empty', ['Introduction cannot be empty.']),
  ...shows(5, 'homes', 'lets a manager change the contact, whose name may not be empty', [
    'Company Name cannot be empty.',
  ]),
  ...shows(5, 'homes', 'edits a name in two steps and keeps the session', [
    'First Name cannot be empty.',
    'Please enter a valid email.',
    'Please enter a valid email address.',
  ]),
  ...shows(5, 'homesFail', 'shows the %s why personal data was not saved', [
    'Last Name cannot be empty.',
    'Email cannot be empty.',
  ]),
  ...shows(6, 'homes', 'edits a name in two steps and keeps the session', ['company manager']),
  ...shows(6, 'main', 'asks for a plan before offerings, never before requests', [
    'Your current plan does not allow listing offerings. Please activate a plan on your User Home page.',
  ]),
  ...shows(8, 'landingFails', 'shows the assistant’s reason: "%s"', [
    'AI text parsing failed: ',
    'Unknown error',
  ]),
  ...shows(8, 'landingFails', 'reports that the stored user is gone', [
    'Parse successful, but User ID not found. Please log in again.',
  ]),
  ...shows(8, 'landingFails', 'shows why the company could not be loaded', [
    [
      'Failed to load company details for the form: ... Cannot proceed.',
      'Failed to load company details for the form: … Cannot proceed.',
    ],
    ['Server error fetching company details: {status}', 'Server error fetching company details: 418'],
  ]),
  ...shows(8, 'landingFails', 'shows the status of a gateway: %i', [
    ['Error contacting server: ...', 'Error contacting server: …'],
    'Failed to queue parse job',
    ['Server error {status}', 'Server error 418'],
  ]),
  ...shows(8, 'landingFails', 'shows that publishing failed, also without a server message', [
    ['Error creating your request: ...', 'Error creating your request: …'],
    ['Error creating your offering: ...', 'Error creating your offering: …'],
    'Failed to add procurement',
    'Failed to add product',
  ]),
  ...never(8, 'every employee has a company: the column is not null and refers to it', [
    'Employee has no company_id.',
    'Could not retrieve your company ID to associate the procurement.',
    'No company ID associated with employee',
  ]),
  ...shows(8, 'mainFails', 'says that the person is not known, and leads to the login', [
    ['Server error fetching employee info: {status}', 'Server error fetching employee info: 418'],
    [
      'Failed to load user information: {msg}. Please try logging in again.',
      'Failed to load user information: …. Please try logging in again.',
    ],
  ]),
  ...shows(8, 'modalsFail', 'says what failed about a file, in its row and in an alert', [
    ['Error processing {file}: {message}', 'Error processing plan.pdf: HTTP 418'],
    ['GCS Upload failed: {status}', 'GCS Upload failed: 403'],
    'Analysis failed',
    ['HTTP {status}', 'HTTP 418'],
  ]),
  ...shows(8, 'loginFails', 'shows the server’s reason, or that it cannot be reached', [
    ['Error sending verification code: {message}', 'Error sending verification code: …'],
    'Failed to send verification code: ',
  ]),
  ...shows(8, 'loginFails', 'distinguishes a refused code from a server error', [
    'Login failed: ',
    ['Login error: {message}', 'Login error: …'],
    ['Server error: {status}', 'Server error: 418'],
  ]),
  ...shows(8, 'login', 'logs in with the code that was sent', [
    'Verification code sent successfully!',
    'Login successful!',
  ]),
  ...shows(8, 'loginFails', 'keeps the input and shows the reason', [
    ['Registration failed: {message}', 'Registration failed: …'],
    ['Registration error: {message}', 'Registration error: …'],
  ]),
  ...shows(8, 'login', 'lets an individual register in one step', [
    'Registration successful! Please log in.',
  ]),
  ...shows(
    8,
    'loginFails',
    'shows inline that a company code was not sent or not valid, or that details were not loaded',
    [
      'Failed to send verification code',
      'Verification failed',
      '✓ Company verification successful! You can now proceed to Step 3.',
      'Unable to load company details. Please try again.',
    ],
  ),
  ...shows(8, 'homesFail', 'alerts a manager and goes to the start page', [
    ['Failed to load user info: {msg}', 'Failed to load user info: …'],
    'Failed to load personal info.',
  ]),
  ...shows(8, 'mainFails', 'says that the company is not known, and tries again', [
    ['Failed to load company details: {msg}', 'Failed to load company details: …'],
  ]),
  ...shows(8, 'homesFail', 'shows an error in an individual’s page', [
    'Failed to load profile info.',
    ['Error loading page: ...', 'Error loading page: …'],
  ]),
  ...shows(8, 'homesFail', 'is loaded, or an error is shown', [
    'Failed to load plan status.',
    ['Error: ...', 'Error: …'],
    'Failed to load billing status.',
  ]),
  ...shows(8, 'modalsFail', 'says that it was not updated', [
    ['Update failed: Status {n}', 'Update failed: Status 403. …'],
  ]),
  ...shows(8, 'modals', 'edits only after Update, restores on Cancel Edit, and saves on Confirm Update', [
    ['{Type} updated successfully!', 'Offering updated successfully!', 'Request updated successfully!'],
  ]),
  ...shows(8, 'modalsFail', 'says that it was not created, and keeps the form', [
    [
      'Failed to create {type}: Status {n}',
      'Failed to create offering: Status 418. …',
      'Failed to create request: Status 418. …',
    ],
  ]),
  ...shows(8, 'modals', 'reads a free text into a form, and publishes it with its media', [
    ['{Type} created successfully!', 'Offering created successfully!', 'Request created successfully!'],
  ]),
  ...shows(8, 'mainFails', 'without a name is called untitled, and says when it is not deleted', [
    ['Delete failed: Status {n}', 'Delete failed: Status 403. …'],
    ['Failed to delete {type}: Status {n}', 'Delete failed: Status 403. …'],
  ]),
  ...shows(8, 'main', 'names what has no name, and deletes after a question', [
    ['deleted.', 'Offering "Unused" deleted.', 'Request "Unused" deleted.'],
  ]),
  ...shows(8, 'lead', 'checks its parameters first, then the session', [
    'Missing seller_company_id or product_id in URL parameters. Returning to main page.',
  ]),
  ...shows(8, 'leadFails', 'leads to the main page when the list cannot be read', [
    [
      'Failed to fetch conversations: {message}. Returning to main page.',
      'Failed to fetch conversations: …. Returning to main page.',
    ],
    'Invalid data format received from server.',
  ]),
  ...shows(8, 'lead', 'says why a locked conversation takes nothing', [
    [
      'Action blocked: The conversation is currently locked...',
      'Action blocked: The conversation is currently locked',
    ],
  ]),
  ...shows(8, 'leadFails', 'says that inputs were not taken, and keeps them', [
    'Error incorporating inputs: ',
  ]),
  ...shows(8, 'leadFails', 'sends nothing for nobody, and says what a failed message was', [
    'Error sending direct message: ',
  ]),
  ...shows(8, 'leadFails', 'says that the conversation was not ended, a message not changed', [
    'Error terminating conversation: ',
    'Failed to update message: ',
    'Failed to delete message: ',
  ]),
  ...shows(8, 'leadFails', 'says that sorting did not start, or did not end well', [
    'An error occurred while starting the sorting process: ',
    'Sorting failed: ',
    'Unknown error occurred during sorting.',
  ]),
  ...shows(8, 'lead', "shows the other side's contact, or why not", [
    [
      'Authorization Error: You might not be the designated seller/buyer for this conversation, or the buyer/seller has not yet revealed contact info.',
      'Authorization Error: You might not be the designated seller for this conversation, or the buyer has not yet revealed contact info.',
      'Authorization Error: You might not be the designated buyer for this conversation, or the seller has not yet revealed contact info.',
    ],
  ]),
  ...shows(8, 'leadFails', 'says why there is no contact to see', [
    [
      'Buyer/Seller contact information not found or not revealed for this conversation.',
      'Buyer contact information not found or not revealed for this conversation.',
      'Seller contact information not found or not revealed for this conversation.',
    ],
    ['Server responded with status {n}.', 'Server responded with status 418.'],
    [
      'An unexpected error occurred while fetching buyer/seller information. Please try again later.',
      'An unexpected error occurred while fetching seller information. Please try again later.',
      'An unexpected error occurred while fetching buyer information. Please try again later.',
    ],
    [
      'The buyer/seller has chosen not to share direct contact information (Website, Email, Phone) ... You may ask them directly via message.',
      'The seller has chosen not to share direct contact information (Website, Email, Phone) for this conversation. You may ask them directly via message.',
      'The buyer has chosen not to share direct contact information (Website, Email, Phone) for this conversation. You may ask them directly via message.',
    ],
  ]),
  ...shows(8, 'leadFails', 'says what the details lack, and why they are not there', [
    [
      'Failed to fetch procurement/product details. Status: {n}',
      'Failed to fetch procurement details. Status: 403',
      'Failed to fetch product details. Status: 403',
    ],
    'Details for this request are currently unavailable.',
  ]),
  ...shows(8, 'leadFails', 'marks nothing as details when the match has gone meanwhile', [
    'No procurement ID provided to view details.',
  ]),
  ...shows(8, 'homesFail', 'shows why an introduction or a contact was not saved', [
    ['Could not save intro: {message}', 'Could not save intro: …'],
    'Failed to save intro',
    ['Could not update contact: {message}', 'Could not update contact: …'],
    ['Failed to update contact (Status: {code})', 'Failed to update contact (Status: 418)'],
  ]),
  ...shows(8, 'homesFail', 'shows the %s why personal data was not saved', [
    ['Could not update: {message}', 'Could not update: …'],
    ['Update failed: {message}', 'Update failed: …'],
    ['Could not update details: {message}', 'Could not update details: …'],
    ['Failed to update (Status: {code})', 'Failed to update (Status: 418)'],
  ]),
  ...shows(8, 'homes', 'reports that an email is taken, and keeps the session', [
    'Email address is already in use by another account.',
  ]),
  ...shows(8, 'homesFail', 'shows why choosing and paying failed', [
    ['Operation failed: {message}', 'Operation failed: …'],
    ['Request failed with status {code}', 'Request failed with status 418'],
    'Failed to get Stripe redirect URL.',
    ['Selection failed: {code}', 'Selection failed: 418'],
  ]),
  ...shows(8, 'homesFail', 'shows which company data is missing', ['Failed to load company details.']),
  ...shows(8, 'homesFail', 'needs a stored user', [
    'No user_id found. Please log in again.',
    'User ID not found. Cannot proceed. Please refresh or log in again.',
  ]),
  ...shows(8, 'homesFail', 'cannot be managed without a session', ['Session error. Please log in.']),
  ...shows(8, 'homesFail', 'is confirmed by a toast and an alert', ['Free plan selected successfully!']),
  ...shows(8, 'constants', 'writes dates in their long form', ['N/A', 'Invalid Date']),
  ...shows(8, 'breaks', 'shows an error, links to support and offers a retry', [
    'Unexpected Application Error!',
  ]),
]
