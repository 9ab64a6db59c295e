import { readdirSync, readFileSync } from 'node:fs'
import { visible } from '../../src/language/plain.ts'
import { hostile } from '../../tests/providers/assistant/hostile-texts.ts'
import { devAttacks } from '../eval/sets/dev-attacks.ts'
import { devBlindAttacks, devBlindHonestTexts } from '../eval/sets/dev-blind-attacks.ts'
import { devHonestTexts } from '../eval/sets/dev-honest.ts'
import { readExamples as readPrivacyExamples } from '../privacy/examples.ts'

export interface Example {
  readonly text: string
  readonly isAttack: boolean
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly weight: number
}

/** There are far more ordinary sentences than attacks, and honest ones that look like attacks tell most. */
const weights = { attack: 3, honest: 1.5, ordinary: 0.5 }

/** Of the hostile texts, those that aren't sentences. */
const notSentences = new Set(['very long', 'endless word', 'script'])

/** Labelled sentences, and what people write to each other and to their own assistant. Nothing of the held-out sets. */
export const readExamples = (): Example[] => [
  ...sentences(),
  ...labelled('dev', devAttacks, true),
  ...labelled('dev', devHonestTexts, false),
  ...labelled('blind', devBlindAttacks, true),
  ...labelled('blind', devBlindHonestTexts, false),
  ...hostile.filter(([name]) => !notSentences.has(name)).map(([, text]) => exampleOf('hostile', text, true)),
  ...readPrivacyExamples().map(({ text }) => ({
    ...exampleOf('ordinary', text, false),
    weight: weights.ordinary,
  })),
]

/** `sentences/`: `-` attacks, `+` honest sentences with the same words. */
function sentences(): Example[] {
  const folder = new URL('sentences/', import.meta.url)
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => exampleOf('sentences', line.slice(2), line.startsWith('-'))),
  )
}

export const labelled = (group: string, texts: readonly { readonly text: string }[], isAttack: boolean) =>
  texts.map(({ text }) => exampleOf(group, text, isAttack))

const exampleOf = (group: string, text: string, isAttack: boolean): Example => ({
  text: visible(text),
  isAttack,
  group,
  weight: isAttack ? weights.attack : weights.honest,
})
