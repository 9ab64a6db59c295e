import { readdirSync, readFileSync } from 'node:fs'
import { linesOf, sentencesOf } from '../../src/language/sentences.ts'
import { devPairs } from '../eval/dev-pairs.ts'
import { devParses } from '../eval/parse-cases.ts'
import { devFreshClauses } from '../eval/sets/dev-fresh-clauses.ts'
import { devHonestTexts } from '../eval/sets/dev-honest.ts'
import { devLongParses } from '../eval/sets/dev-long-parses.ts'
import { devMorePrivateClauses } from '../eval/sets/dev-more-private-clauses.ts'
import { devMoreThreads } from '../eval/sets/dev-more-threads.ts'
import { devPrivateClauses } from '../eval/sets/dev-private-clauses.ts'
import { devRedClauses } from '../eval/sets/dev-red-clauses.ts'
import { devRedThreads } from '../eval/sets/dev-red-threads.ts'
import { devThreads } from '../eval/sets/dev-threads.ts'
import type { PrivateClauseCase } from '../eval/sets/types.ts'
import type { Example } from './logistic-regression.ts'

/**
 * Labelled sentences: those written for the training (`sentences/`: `-` for the own assistant only, `+` for the other
 * side), the clauses used to tune the rules, and what people wrote to each other in the labelled conversations. Nothing of
 * the held-out sets.
 */
export const readExamples = (): Example[] => [
  ...sentencesOfFolder('sentences'),
  ...ofClauses('clauses', devPrivateClauses),
  ...ofClauses('more clauses', devMorePrivateClauses),
  ...ofClauses('red clauses', devRedClauses),
  ...ofClauses('fresh clauses', devFreshClauses),
  ...ofLongTexts(),
  ...publicTexts().map((text) => ({ text, isPrivate: false, group: 'conversations' })),
]

/** Sentences by an author who saw neither the rules nor the other sentences. Never trained on. */
export const readHeldOut = (): Example[] => sentencesOfFolder('held-out')

function sentencesOfFolder(name: string): Example[] {
  const folder = new URL(`${name}/`, import.meta.url)
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => ({
        text: line.slice(2),
        isPrivate: line.startsWith('-'),
        // 'b-de.txt': the texts of author b.
        group: file.slice(0, file.indexOf('-')),
      })),
  )
}

const ofClauses = (group: string, cases: readonly PrivateClauseCase[]): Example[] =>
  cases.flatMap((one) => [
    ...one.private.map((text) => ({ text, isPrivate: true, group })),
    ...one.sayable.map((text) => ({ text, isPrivate: false, group })),
  ])

/** The sentences of texts that describe a listing. A sentence that is private in part is left out. */
const ofLongTexts = (): Example[] =>
  devLongParses.flatMap(({ text, secrets, refusals, contacts }) => [
    ...secrets.map((secret) => ({ text: secret, isPrivate: true, group: 'long texts' })),
    ...sentencesIn(text)
      .filter((sentence) => ![...secrets, ...refusals, ...contacts].some((part) => overlap(sentence, part)))
      .map((sentence) => ({ text: sentence, isPrivate: false, group: 'long texts' })),
  ])

const overlap = (sentence: string, part: string) => sentence.includes(part) || part.includes(sentence)

const sentencesIn = (text: string): string[] => linesOf(text).flatMap((line) => sentencesOf(line.text))

const publicTexts = (): string[] =>
  [
    ...[...devPairs, ...devThreads, ...devMoreThreads, ...devRedThreads].flatMap(
      ({ seller, buyer, requirements, talk }) => [
        ...(seller.points ?? []),
        seller.description ?? '',
        buyer.description ?? '',
        ...requirements.map(([text]) => text),
        ...(talk ?? []).map(([, text]) => text),
      ],
    ),
    ...devHonestTexts.map(({ text }) => text),
    ...devParses.map(({ text }) => text),
  ]
    .flatMap(sentencesIn)
    .filter((text) => text.length > 8)
