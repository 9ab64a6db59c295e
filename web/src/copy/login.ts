import type { Role } from '../../../src/shared/roles.ts'
import { count } from './count.ts'

/** Texts of the login page. */
export const loginCopy = {
  title: 'Log in or register',
  login: 'Login',
  register: 'Register',
  email: 'Email',
  code: 'Verification Code',
  sendCode: 'Send Verification Code',
  sendAgain: 'Send another code',
  emailFirst: 'Please enter your email first.',
  needEmail: 'Please enter your email.',
  needCode: 'Please enter the verification code.',
  codeSent: 'Verification code sent successfully!',
  loggedIn: 'Login successful!',
  sendFailed: (message: string) => `Failed to send verification code: ${message || 'Unknown error'}`,
  sendError: (message: string) => `Error sending verification code: ${message}`,
  loginFailed: (message: string) => `Login failed: ${message || 'Unknown error'}`,
  loginError: (message: string) => `Login error: ${message}`,
  testing: (code: string) => `For testing: your code is ${code}.`,
  fillIn: 'Fill in',
  codeHelp: 'It comes by email and works once, for ten minutes.',
  codeSentTo: (email: string) => `We sent a code to ${email}. It works once, for ten minutes.`,
  noCode:
    'No code? Look in the spam folder, and check that you registered with this email. After five wrong tries, send another code.',
  noPassword: 'No password to remember: we send a code to your email.',
  draftKept: 'Your text is saved. It comes back after the login.',
} as const

/** Texts of the dialog that asks for a code. */
export const codeCopy = {
  code: loginCopy.code,
  help: 'It works once, for ten minutes.',
  needCode: loginCopy.needCode,
  testing: loginCopy.testing,
  fillIn: loginCopy.fillIn,
  resend: loginCopy.sendAgain,
  resent: 'Sent.',
  later: 'Later',
} as const

export const registerCopy = {
  steps: ['About you', 'Company', 'Details'],
  progress: 'Registration progress',
  role: 'I register as',
  roles: {
    individual: 'For yourself, with a profile of your own.',
    'company manager': 'Set up your company here, or join it as a manager.',
    'company individual contributor': 'Join a company that is already here.',
  } satisfies Record<Role, string>,
  firstName: 'First Name',
  lastName: 'Last Name',
  email: 'Email',
  next: 'Next',
  back: 'Back',
  register: 'Register',
  fillAll: 'Please fill out all fields & select a role.',
  badEmail: 'Please enter a valid email.',

  company: 'Company',
  companyPlaceholder: 'Type to find your company',
  notListed: 'Not in the list',
  change: 'Change',
  loadingCompanies: 'Loading companies...',
  more: (n: number) => `${count(n)} more. Keep typing to narrow the list.`,
  chooseFirst: 'Please choose or enter a company first.',
  verifyFirst: 'Please verify your company before proceeding to Step 3.',
  selectFirst: 'Please select a company first.',

  verification: 'Company Verification',
  verificationHelp: (company: string, email: string) =>
    `To show that you belong to ${company}, ask for a code. It goes to the company's email, ${email}.`,
  verify: 'Verify Code',
  sendFailed: 'Failed to send verification code',
  verifyFailed: 'Verification failed',
  sent: 'Verification code sent. Please enter it below.',
  verified: '✓ Company verification successful! You can now proceed to Step 3.',

  newCompany: 'Company details',
  companyName: 'Company Name',
  companyEmail: 'Company Email',
  companyWebsite: 'Company Website',
  companyPhone: 'Company Phone',
  needName: 'Please enter your new company name.',
  needCompanyEmail: 'Company email is required for a new company.',
  important: 'Important Information',
  askManager:
    'Your company is not registered yet. Please ask a manager of your company to register it first. Then come back and choose it from the list.',
  companyUnavailable: 'Unable to load company details. Please try again.',
  tryAgain: 'Try again',
  notGiven: 'Not given',

  failed: (message: string) => `Registration failed: ${message}`,
  error: (message: string) => `Registration error: ${message}`,
  done: 'Registration successful! Please log in.',
  logInInstead: 'Log in with this email',
} as const
