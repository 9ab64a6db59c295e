import { describe, expect, test } from 'vitest'
import { filesOf, textOf } from './imports.ts'

/**
 * Old terms, each with the term that replaces it. The code is written in plain modern technical English: the field's
 * term for each thing, and one word for one thing.
 */
const replaced: Record<string, RegExp> = {
  'notifier, notify, event': /doorbell|\bbells?\b|\b(?:rings?|rang|rung|ringing)\b/i,
  'after-commit queue': /\btelling\b|leaveEvent|leaveQueue|leaveChanged/,
  'worker pool': /\bcrews?\b/i,
  'lost-connection guard': /abandoning/i,
  'auto-prepare': /comesAgain|\bpreparing\.ts/,
  'pipeline, advisory lock, anyOf, rawClient': /together\.ts|\bisOneOf\b|\bclientOf\b/,
  'stream delta': /whisper|Assistant_?Words|onWords/i,
  'drain body, error handler, plugin': /lateBodies|restDoor|trpcDoor|diskDoor/,
  'assertAllowed, lockLead': /\bpermit\(|heldLead/,
  'thread, mark read, expire locks':
    /\b(?:the|a|this|each|its|whole|shared) talks?\b|leadVisits|freeLocks|markSeen/i,
  'rematch, month rollover': /matchAnew|\banew\b|turnMonth|turnedMonths/i,
  'score, indexed listing, postings budget': /weighedColumns|WeighedRow|readsWithin/,
  'derive plan, sync from provider, provider state': /agreedPlan|\bconverges?\b|PaymentTruth/i,
  'memoize, injection filter': /\bremembering\b|rememberingIn|isAddressed/,
  'boilerplate, languages, frequency': /\bfluff\b|\btongues?\b|\brhythms?\b|rhythmOf/i,
  'alert, join room, disconnect, hydrate, prerender': /\bknock\b|hangUp|takeOver|drawnAhead/i,
  'the rule itself instead of its section': /\((?:spec|design)(?:,)? \d/,
  'who, hence and contractions':
    /\bwhom\b|\bwhoever\b|\bhence\b|\bthereby\b|\btherein\b|needn['’]t|oughtn['’]t|shan['’]t/i,
}

/** Texts that people read or that tests label: the product's own sentences, market data, labelled cases. */
const data = [
  /^web\/src\/copy\//,
  /^scripts\/eval\//,
  /\/lexicon\//,
  /^scripts\/demo\/(?:stories|trades)\//,
  /^tests\/spec\/quotes\.ts$/,
  /^tests\/architecture\/language\.test\.ts$/,
]

const files = filesOf(
  '{README.md,CONTRIBUTING.md,{src,scripts,tests,drizzle}/**/*.{ts,md},web/{*.ts,src/**/*.{ts,tsx,css}}}',
).filter((file) => !data.some((pattern) => pattern.test(file)))

describe('old terms occur nowhere', () => {
  test.each(Object.entries(replaced))('write %s', (_, pattern) => {
    const found = files.flatMap((file) =>
      textOf(file)
        .split('\n')
        .flatMap((line, i) => (pattern.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    )
    expect(found).toEqual([])
  })
})
