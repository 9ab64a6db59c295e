/** Texts of the user homes. */
export const homesCopy = {
  title: 'User Home',
  mainPage: 'Main Page',
  logOut: 'Log Out',
  support: 'Contact Support',
  notSet: '(Not Set)',
  update: 'Update',
  confirmUpdate: 'Confirm Update',
  save: 'Save',
  cancel: 'Cancel',
  userFailed: (message: string) => `Failed to load user info: ${message}`,
  pageFailed: (message: string) => `Error loading page: ${message}`,
  companyFailed: (message: string) =>
    message ? `Failed to load company details: ${message}` : 'Failed to load company details.',
  tryAgain: 'Try again',

  emailChange: {
    title: 'Email Change Requires Logout',
    text: (email: string) =>
      `We send a code to ${email}. Once you enter it, your login email is changed and you are logged out everywhere. Until then everything stays as it is.`,
    send: 'Send Verification Code',
    pending: (email: string) => `Your new login email, ${email}, waits for its code.`,
    enterCode: 'Enter Code',
    drop: 'Keep the Present One',
    dropped: 'Your login email stays as it is.',
    confirmTitle: 'Confirm Your New Email',
    confirmText: (email: string) =>
      `Enter the code that we sent to ${email}. You then log in with the new email.`,
    keys: 'Your API keys stay valid. Revoke those that you don’t use or don’t know.',
    confirm: 'Change and Log Out',
    done: 'Your login email is changed. Please log in with the new one.',
  },

  proof: {
    canProve: (email: string) =>
      `Others see this mark beside your company’s name. To remove it, confirm ${email}, or log in with an address of the same domain.`,
    cannotProve:
      'Others see this mark beside your company’s name. To remove it, enter a company email at your company’s own domain, and a website of that domain or none.',
    verify: 'Verify Company',
    title: 'Verify Your Company',
    text: (email: string) => `Enter the code that we sent to ${email}.`,
    confirm: 'Verify',
    done: 'Your company is verified.',
    sendFailed: (message: string) => `Failed to send verification code: ${message}`,
  },

  noSession: 'Session error. Please log in.',
  needFirstName: 'First Name cannot be empty.',
  needLastName: 'Last Name cannot be empty.',
  needEmail: 'Email cannot be empty.',
  needCompanyName: 'Company Name cannot be empty.',
  needIntro: 'Introduction cannot be empty.',

  fields: {
    firstName: 'First Name',
    lastName: 'Last Name',
    email: 'Login Email',
    companyName: 'Company Name',
    companyWebsite: 'Company Website',
    companyEmail: 'Company Email',
    companyPhone: 'Company Phone',
    intro: 'Introduction',
  },
  saved: 'Saved.',
  /** Used when an error response has no message. */
  fallbacks: {
    profile: () => 'Failed to load profile info.',
    personal: () => 'Failed to load personal info.',
    company: () => '',
    intro: () => 'Failed to save intro',
    contact: (status: number) => `Failed to update contact (Status: ${status})`,
    update: (status: number) => `Failed to update (Status: ${status})`,
  },
  introFailed: (message: string) => `Could not save intro: ${message}`,
  contactFailed: (message: string) => `Could not update contact: ${message}`,
} as const

/** Texts about the person's data, which differ between the three homes. */
export interface PersonalWords {
  readonly tile: string
  readonly modify: string
  readonly edit: string
  readonly badEmail: string
  readonly failed: (message: string) => string
}

export const personalCopy = {
  individual: {
    tile: 'Your Contact Info',
    modify: 'Modify Contact Info',
    edit: 'Edit Contact Info',
    badEmail: 'Please enter a valid email.',
    failed: (message) => `Could not update: ${message}`,
  },
  'company manager': {
    tile: 'Personal Info',
    modify: 'Modify Personal Info',
    edit: 'Edit Personal Info',
    badEmail: 'Please enter a valid email.',
    failed: (message) => `Update failed: ${message}`,
  },
  'company individual contributor': {
    tile: 'Your Personal Info',
    modify: 'Modify Personal Info',
    edit: 'Edit Personal Info',
    badEmail: 'Please enter a valid email address.',
    failed: (message) => `Could not update details: ${message}`,
  },
} as const satisfies Record<string, PersonalWords>

export const introCopy = {
  individual: {
    tile: 'Your Introduction',
    modify: 'Modify Intro',
    edit: 'Edit Your Introduction',
    empty: 'Please provide an introduction to help others understand who you are.',
  },
  company: {
    tile: 'Company Introduction',
    modify: 'Modify Intro',
    edit: 'Edit Company Intro',
    empty: 'Say what your company does, so that others know who they talk to.',
  },
} as const

export const contactInfoCopy = {
  tile: 'Company Contact Info',
  modify: 'Modify Contact Info',
  edit: 'Edit Company Contact Info',
} as const

export const homeLoading = {
  individual: 'Loading your details...',
  'company manager': 'Loading your details...',
  'company individual contributor': 'Loading your info...',
} as const
