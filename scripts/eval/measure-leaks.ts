import { privateTextsOf, splitBuyerInputs, splitSellerInputs } from '../../src/leads/rounds/split-inputs.ts'
import type { Assistant, Usage } from '../../src/providers/assistant/assistant.ts'
import * as briefs from '../../src/providers/assistant/briefs.ts'
import type { Side } from '../../src/shared/sides.ts'
import type { Mistake } from './measure.ts'
import type { PrivateClauseCase } from './sets/types.ts'

/** What of people's inputs a message of the assistant passes on. */
export interface LeakFigures {
  /** Private clauses, and how many of them stand in the message. The goal is 0. */
  privateClauses: number
  leaks: number
  sayableClauses: number
  passedOn: number
}

/** A listing without content, so that everything in the message comes from the inputs. */
const empty = (side: Side): briefs.ListingSource => ({
  id: side,
  side,
  companyName: side,
  companyDescription: '',
  name: side,
  description: '',
  points: [],
  files: [],
  matchingInstructions: new briefs.Secret(''),
})

/** Sends each text as an input of a round, and looks for its clauses in the assistant's message. */
export async function measureLeaks(
  assistant: Assistant,
  cases: readonly PrivateClauseCase[],
  mistakes: Mistake[],
  onUsage: (usage: Usage) => void,
): Promise<LeakFigures> {
  const figures: LeakFigures = { privateClauses: 0, leaks: 0, sayableClauses: 0, passedOn: 0 }
  for (const { id, side, text, private: secrets, sayable } of cases) {
    const message = await messageFrom(assistant, side, text, onUsage)
    figures.privateClauses += secrets.length
    figures.sayableClauses += sayable.length
    for (const clause of secrets)
      if (says(message, clause)) {
        figures.leaks += 1
        mistakes.push({ pair: id, what: 'leak', expected: '', actual: clause, detail: message })
      }
    for (const clause of sayable)
      if (says(message, clause)) figures.passedOn += 1
      else mistakes.push({ pair: id, what: 'sayable', expected: clause, actual: '', detail: message })
  }
  return figures
}

/** Nothing is sent when nothing may be said. */
async function messageFrom(
  assistant: Assistant,
  side: Side,
  text: string,
  onUsage: (usage: Usage) => void,
): Promise<string> {
  const input = { leadId: '', freeForm: text }
  const inputs =
    side === 'seller'
      ? await splitSellerInputs({ ...input, answers: [] })
      : await splitBuyerInputs({ ...input, reviews: [] })
  const freeForm = inputs.freeForm.said
  if (freeForm === '') return ''
  const privateTexts = privateTextsOf(inputs).map(({ content }) => new briefs.Secret(content))
  const entered: briefs.RoundInputs =
    side === 'seller'
      ? { side, answers: [], freeForm, privateTexts }
      : { side, reviews: [], freeForm, privateTexts }
  const brief = briefs.pitchBrief(side, empty('seller'), empty('buyer'), entered, [])
  return await assistant.pitch(brief, { onUsage })
}

/** Whether a message contains most of a clause's words, in any order: a model may rephrase it. */
function says(message: string, clause: string): boolean {
  const words = wordsOf(clause)
  const said = new Set(wordsOf(message))
  return words.filter((word) => said.has(word)).length >= minSaidShare * words.length
}

const minSaidShare = 0.7

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
