import { readdirSync, readFileSync } from 'node:fs'
import { visible } from '../../src/language/plain.ts'
import { hostile } from '../../tests/providers/assistant/hostile-texts.ts'
import { checkAttacks, checkHonestTexts } from '../eval/sets/injections/check-attacks.ts'
import { devAttacks } from '../eval/sets/injections/dev-attacks.ts'
import { devBlindAttacks, devBlindHonestTexts } from '../eval/sets/injections/dev-blind-attacks.ts'
import { devHonestTexts } from '../eval/sets/injections/dev-honest.ts'
import { readExamples as readPrivacyExamples } from '../privacy/examples.ts'

export interface Example {
  readonly text: string
  readonly isAttack: boolean
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly weight: number
}

/** A dropped honest sentence costs more than a kept attack, and there are far more ordinary sentences. */
const weights = { attack: 2, honest: 6, ordinary: 0.5 }

/** Of the hostile texts, those that aren't sentences. */
const notSentences = new Set(['very long', 'endless word', 'script'])

/** Labelled sentences, and what people write to each other and to their own assistant. Nothing of the held-out sets. */
export function readExamples(): Example[] {
  const labelledExamples = [
    ...sentencesOfFolder('sentences'),
    ...labelled('dev', devAttacks, true),
    ...labelled('dev', devHonestTexts, false),
    ...labelled('blind', devBlindAttacks, true),
    ...labelled('blind', devBlindHonestTexts, false),
    ...hostile
      .filter(([name]) => !notSentences.has(name))
      .map(([, text]) => exampleOf('hostile', text, true)),
  ]
  // The examples of privacy contain some of these texts, which must be left out with their group.
  const texts = labelledExamples.map(({ text }) => text).join('\n')
  const ordinary = readPrivacyExamples()
    .map(({ text }) => ({ ...exampleOf('ordinary', text, false), weight: weights.ordinary }))
    .filter(({ text }) => !texts.includes(text))
  return [...labelledExamples, ...ordinary]
}

/** Sentences of other authors or of every fourth line of a file. Never trained on, and not looked at. */
export const readCheckExamples = (): Example[] => [
  ...labelled('check a', checkAttacks, true),
  ...labelled('check a', checkHonestTexts, false),
  ...sentencesOfFolder('check').map((example) => ({ ...example, group: 'check b' })),
]

/** `-` attacks, `+` honest sentences with the same words. 'b-de.txt': by author b. */
function sentencesOfFolder(name: string): Example[] {
  const folder = new URL(`${name}/`, import.meta.url)
  return readdirSync(folder).flatMap((file) =>
    readFileSync(new URL(file, folder), 'utf8')
      .trim()
      .split('\n')
      .map((line) => exampleOf(file.slice(0, file.indexOf('-')), line.slice(2), line.startsWith('-'))),
  )
}

const labelled = (group: string, texts: readonly { readonly text: string }[], isAttack: boolean) =>
  texts.map(({ text }) => exampleOf(group, text, isAttack))

const exampleOf = (group: string, text: string, isAttack: boolean): Example => ({
  text: visible(text),
  isAttack,
  group,
  weight: isAttack ? weights.attack : weights.honest,
})
