import type { WebhookEvent } from '../../../src/shared/webhook-events.ts'
import { readerLocale } from '../lib/language/reader-locale.ts'

/** Texts of the tiles for API keys, sessions and webhooks. */
export const accessCopy = {
  loadFailed: 'Could not load this. ',
  cancel: 'Cancel',
  done: 'Done',
  copy: 'Copy',
  copied: 'Copied',
  onceNote: 'Copy it now: it is shown this once and kept nowhere.',

  keys: {
    tile: 'API Keys',
    note: 'For programs that act for you.',
    docs: 'Read the API reference',
    create: 'Create Key',
    creating: 'Create an API Key',
    name: 'Name',
    namePlaceholder: 'Nightly export',
    scope: 'It may',
    scopes: { read: 'Read', write: 'Read and write' },
    expires: 'It ends',
    expiries: { '30': 'in 30 days', '90': 'in 90 days', '365': 'in a year', never: 'when it is revoked' },
    created: 'Your New API Key',
    empty: 'You have no keys.',
    revoke: 'Revoke',
    revoked: 'The key is revoked.',
    needName: 'Please name the key.',
    failed: (message: string) => `Could not create the key: ${message}`,
    revokeFailed: (message: string) => `Could not revoke the key: ${message}`,
    used: (day: string | null) => (day ? `Last used ${day}` : 'Never used'),
    ends: (day: string | null) => (day ? `Ends ${day}` : 'No end'),
  },

  sessions: {
    tile: 'Sessions',
    note: 'Where you are logged in.',
    current: 'This browser',
    seen: (day: string) => `Last seen ${day}`,
    revoke: 'Log out',
    revoked: 'That browser is logged out.',
    failed: (message: string) => `Could not log it out: ${message}`,
    browser: (name: string, system: string) => `${name} on ${system}`,
    unknown: 'Unknown browser',
    everywhere: 'End All Sessions',
    everywhereTitle: 'End All Sessions?',
    everywhereText: 'All browsers are logged out, this one too. API keys stay valid.',
  },

  blocked: {
    tile: 'Blocked Companies',
    note: 'You get no matches with each other.',
    empty: 'You have blocked no company.',
    since: (day: string) => `Since ${day}`,
    unblock: 'Unblock',
    unblocked: 'The company is unblocked. Conversations that ended stay ended.',
    failed: (message: string) => `Could not unblock it: ${message}`,
  },

  webhooks: {
    tile: 'Webhooks',
    note: 'Your own programs hear of what happens.',
    create: 'Add Webhook',
    creating: 'Add a Webhook',
    url: 'Address',
    urlPlaceholder: 'https://example.org/parley',
    events: 'Tell it of',
    event: {
      match: 'Matches',
      message: 'Messages',
      round: 'Rounds',
      termination: 'Terminations',
      proposal: 'Proposals',
      agreement: 'Agreements',
    },
    created: 'Your Signing Secret',
    empty: 'There are no webhooks.',
    needUrl: 'Please enter the address.',
    needEvents: 'Please choose at least one event.',
    failed: (message: string) => `Could not add the webhook: ${message}`,
    log: 'Log',
    logOf: 'Delivery Log',
    nothingSent: 'Nothing was sent yet.',
    remove: 'Remove',
    removed: 'The webhook is removed.',
    removeFailed: (message: string) => `Could not remove the webhook: ${message}`,
    resend: 'Send again',
    resent: 'It is being sent again.',
    resendFailed: (message: string) => `Could not send it again: ${message}`,
    states: { pending: 'Waiting', delivered: 'Delivered', failed: 'Failed' },
    attempts: (count: number) => (count === 1 ? '1 attempt' : `${count} attempts`),
    answered: (status: number) => `answered ${status}`,
  } satisfies Record<string, unknown> & { event: Record<WebhookEvent, string> },
} as const

const moment = new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'medium', timeStyle: 'short' })
const day = new Intl.DateTimeFormat(readerLocale(), { dateStyle: 'medium' })

export const shortMoment = (iso: string): string => moment.format(new Date(iso))
export const shortDay = (iso: string | null): string | null =>
  iso === null ? null : day.format(new Date(iso))
