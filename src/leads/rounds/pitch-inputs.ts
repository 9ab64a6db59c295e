import { and, eq } from 'drizzle-orm'
import type { Reader } from '../../db/client.ts'
import { privateInputs, rounds } from '../../db/tables/leads.ts'
import { type RoundInputs, Secret } from '../../providers/assistant/briefs.ts'
import type { SplitInputs } from '../../shared/round-inputs.ts'
import type { Side } from '../../shared/sides.ts'
import { isJudgedIn, judgementsOf, questionsOf, type Round } from './rounds.ts'
import { privateTextsOf } from './split-inputs.ts'

/** The inputs that a side has stored with a round, in the form in which the assistant reads them to write the side's message. */
export async function storedInputs(db: Reader, round: Round, side: Side): Promise<RoundInputs> {
  const privateTexts = await readPrivateTexts(db, round.leadId, side)
  if (side === 'seller') {
    const rows = await questionsOf(db, round.id)
    return {
      side,
      answers: rows.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }])),
      freeForm: round.sellerFreeForm ?? '',
      privateTexts,
    }
  }
  const rows = await judgementsOf(db, round.id)
  const reviewed = rows.filter((row) => isJudgedIn(round, row) || row.additionalThoughts !== null)
  return {
    side,
    reviews: reviewed.map(({ requirement, reveal, humanVerdict, additionalThoughts }) => ({
      requirement: reveal ? requirement : null,
      verdict: humanVerdict,
      thoughts: additionalThoughts ?? '',
    })),
    freeForm: round.buyerFreeForm ?? '',
    privateTexts,
  }
}

/** Like `storedInputs`, for inputs that aren't stored yet. Inputs to questions and requirements that are gone are left out. */
export async function enteredInputs(db: Reader, round: Round, inputs: SplitInputs): Promise<RoundInputs> {
  const privateTexts = [
    ...(await readPrivateTexts(db, round.leadId, inputs.side)),
    ...privateTextsOf(inputs).map(({ content }) => new Secret(content)),
  ]
  const freeForm = inputs.freeForm.said
  if (inputs.side === 'seller') {
    const known = new Set((await questionsOf(db, round.id)).map((row) => row.question))
    const answers = inputs.answers.filter(({ question, said }) => said !== '' && known.has(question))
    return {
      side: inputs.side,
      answers: answers.map(({ question, said }) => ({ question, answer: said })),
      freeForm,
      privateTexts,
    }
  }
  const reviews = new Map(inputs.reviews.map((row) => [row.requirement, row]))
  return {
    side: inputs.side,
    reviews: (await judgementsOf(db, round.id)).flatMap((row) => {
      const { said = '', humanVerdict = null } = reviews.get(row.requirement) ?? {}
      const stored = isJudgedIn(round, row) ? row.humanVerdict : null
      const verdict = (row.verdict === null ? null : humanVerdict) ?? stored
      if (said === '' && verdict === null) return []
      return [{ requirement: row.reveal ? row.requirement : null, verdict, thoughts: said }]
    }),
    freeForm,
    privateTexts,
  }
}

/** What the side has entered for its assistant only, in any round of the lead. */
async function readPrivateTexts(db: Reader, leadId: string, side: Side): Promise<Secret<string>[]> {
  const rows = await db
    .select({ content: privateInputs.content })
    .from(privateInputs)
    .innerJoin(rounds, eq(rounds.id, privateInputs.roundId))
    .where(and(eq(rounds.leadId, leadId), eq(privateInputs.side, side)))
  return rows.map(({ content }) => new Secret(content))
}
