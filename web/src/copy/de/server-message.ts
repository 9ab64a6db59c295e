import { serverMessages } from './server-messages.ts'

export * from '../server-message.ts'

/** Messages with values in them. */
const patterns: readonly (readonly [RegExp, string])[] = [
  [/^(.+) is required\.$/, '$1 fehlt.'],
  [/^(.+) must be at most (\d+) characters long\.$/, '$1 darf höchstens $2 Zeichen lang sein.'],
  [/^(.+) must be at least (\d+) characters long\.$/, '$1 muss mindestens $2 Zeichen lang sein.'],
  [/^(.+) must be a list of at most (\d+) entries\.$/, '$1 darf höchstens $2 Einträge haben.'],
  [/^(.+) must be at (?:least|most) .*$|^(.+) is not (?:valid|well formed)\.$/, '$1$2 ist ungültig.'],
  [
    /^You have (\d+) keys\. Please revoke one first\.$/,
    'Sie haben $1 Schlüssel. Bitte widerrufen Sie zuerst einen.',
  ],
  [
    /^You have (\d+) webhooks\. Please remove one first\.$/,
    'Sie haben $1 Webhooks. Bitte entfernen Sie zuerst einen.',
  ],
  [
    /^A request can be reopened for (\d+) minutes only\.$/,
    'Ein Gesuch lässt sich nur $1 Minuten lang wieder öffnen.',
  ],
]

export function serverMessage(message: string): string {
  const known = serverMessages[message]
  if (known !== undefined) return known
  const [pattern, german] = patterns.find(([pattern]) => pattern.test(message)) ?? []
  return pattern && german !== undefined ? message.replace(pattern, german) : message
}
