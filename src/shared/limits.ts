/** Constants of the product that the server and the pages share. */

export const limits = {
  /** A company's code; digits. */
  codeDigits: 6,
  /** A code that proves an address; characters. */
  loginCode: 8,
  /** A login code while someone seems to guess. */
  longLoginCode: 12,
  /** Wrong login codes a day, for an account or from a client, that look like guessing. */
  loginFailures: 100,
  codeMinutes: 10,
  codeTries: 5,
  companyVerificationMinutes: 30,
  sessionDays: 30,
  /** How long a browser that logged in keeps its own count of tries. */
  knownBrowserDays: 365,
  /** When an account that never logged in is deleted, so that its email is free again. */
  unprovenDays: 7,

  filesPerListing: 5,
  filesPerMessage: 5,
  fileBytes: 10 * 1024 * 1024,
  fileMegabytes: 10,

  freeOfferings: 10,
  freeRequests: 10,
  trialDays: 183,
  oneTimeDays: 365,

  /** Maximum text lengths of inputs, in characters. */
  shortText: 200,
  pointText: 1_000,
  longText: 10_000,
  freeText: 20_000,
  points: 50,
  /** All texts of a side's inputs to one round together, in characters. */
  roundTexts: 60_000,
  /** The JSON of an unpublished form: its free text, its fields and its points at their limits, escaped. */
  listingDraft: 250_000,
  draftDays: 30,

  packagesPerProposal: 3,
  termsPerPackage: 50,
  /** The options of all choices of a mandate together. */
  mandateOptions: 200,
  /** A mandate as JSON. */
  mandateBytes: 32 * 1024,
  /** How many versions of a listing's mandates are saved, also those for one of its leads. */
  mandatesPerDay: 200,
  proposalNote: 5_000,
  /** The packages of a proposal together, as JSON. */
  proposalBytes: 128 * 1024,
  proposalDays: 14,
  /** How many proposals the people of a side make in a lead. */
  proposalsPerDay: 200,
  /** How long a request that was marked as filled can be reopened. */
  undoFillMinutes: 10,

  mobileBreakpoint: 768,
  scrollToEndMs: 100,
} as const

/** New matches per listing and calendar month. */
export const matchesPerMonth = { free: 20, individual: 50, company: 200 } as const

export const mediaTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'application/pdf': ['.pdf'],
} as const
export type MediaType = keyof typeof mediaTypes

/** Durations of the landing page's typed placeholder, in milliseconds. */
export const typing = { type: 40, delete: 30, pauseTyped: 2000, pauseDeleted: 1000 } as const

/** socket.io client options; durations in milliseconds. */
export const reconnection = {
  reconnection: true,
  reconnectionAttempts: Number.POSITIVE_INFINITY,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20000,
} as const
