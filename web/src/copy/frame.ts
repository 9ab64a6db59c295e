/** Texts of the page frame, and of the messages and states that any page may show. */
export const frameCopy = {
  skip: 'Skip to content',
  startPage: 'Parley, start page',
  light: 'Use light colors',
  dark: 'Use dark colors',
  footer: 'Footer',
  privacy: 'Privacy Policy',
  support: 'Contact Support',
  outbox: 'Mail outbox',
  embedded: 'Runs embedded here:',
  shown: 'Shown',
  hidden: 'Only for matching',
  alert: 'Alert',
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  outages: {
    offline: 'You are offline. What you type is kept, and goes out when the connection is back.',
    server: "Parley can't be reached; trying again. What you type is kept.",
    database: "Parley can't reach its database; trying again",
  },
  tryAgain: 'Try again',
  /** Below what failed to load. */
  failedHelp: 'Nothing you saved is lost. If trying again doesn’t help, tell us:',
  processing: 'Processing... Please wait...',
  notFound: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have been moved or mistyped.',
  toStart: 'To the start page',
  toMain: 'To my main page',
  crashed: 'Unexpected Application Error!',
  crashedText:
    'This page stopped working. Nothing you saved is lost. Please try again; if it happens once more, tell us.',
  serverError: (status: number) => `Server error: ${status}`,
  unreachable: 'The server could not be reached. Please check your connection and try again.',
  unknownError: 'Unknown error',
} as const

export const undoCopy = { undo: 'Undo' } as const
