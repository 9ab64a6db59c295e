import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/client.ts'
import { judgements, privateInputs, questions, rounds } from '../../db/tables/leads.ts'
import { AppError } from '../../shared/errors.ts'
import type { SplitBuyerInputs, SplitInputs, SplitSellerInputs } from '../../shared/round-inputs.ts'
import { isJudgedIn, judgementsOf, questionsOf, type Round } from './rounds.ts'
import { privateTextsOf } from './split-inputs.ts'

interface By {
  readonly employeeId: string
  readonly now: Date
}

/**
 * Replaces a side's inputs of a round. Texts that are only for the assistant are stored apart. An unchanged input, left by a
 * stopped turn, stays attributed to the colleague who wrote it. Returns the number of inputs that the assistant may use in
 * its message.
 * @throws CONFLICT for inputs to questions or requirements that the round doesn't have: the page was outdated
 */
export async function saveInputs(tx: Tx, round: Round, inputs: SplitInputs, by: By): Promise<number> {
  const { side, freeForm } = inputs
  await savePrivateInputs(tx, round, inputs, by)
  const author = freeForm.said ? by.employeeId : null
  await tx
    .update(rounds)
    .set(
      side === 'seller'
        ? { sellerFreeForm: freeForm.said || null, sellerFreeFormBy: author }
        : { buyerFreeForm: freeForm.said || null, buyerFreeFormBy: author },
    )
    .where(eq(rounds.id, round.id))
  const saved = await (inputs.side === 'seller'
    ? saveAnswers(tx, round, inputs.answers, by)
    : saveReviews(tx, round, inputs.reviews, by))
  return saved + (freeForm.said ? 1 : 0)
}

async function savePrivateInputs(tx: Tx, round: Round, inputs: SplitInputs, by: By): Promise<void> {
  const { side } = inputs
  const formerRows = await tx
    .delete(privateInputs)
    .where(and(eq(privateInputs.roundId, round.id), eq(privateInputs.side, side)))
    .returning()
  const former = new Map(formerRows.map((row) => [row.about, row]))
  const rows = privateTextsOf(inputs)
  if (rows.length === 0) return
  await tx.insert(privateInputs).values(
    rows.map(({ about, content }) => {
      const before = former.get(about)
      const employeeId = before?.content === content ? before.employeeId : by.employeeId
      return { roundId: round.id, side, about, content, employeeId }
    }),
  )
}

/** Questions missing from `answers` become unanswered. */
async function saveAnswers(
  tx: Tx,
  round: Round,
  answers: SplitSellerInputs['answers'],
  { employeeId }: By,
): Promise<number> {
  const byQuestion = new Map(answers.flatMap((row) => (row.said ? [[row.question, row.said]] : [])))
  const rows = await questionsOf(tx, round.id)
  assertKnown(
    answers.flatMap((row) => (row.said || row.kept ? [row.question] : [])),
    rows.map((row) => row.question),
  )
  for (const row of rows) {
    const answer = byQuestion.get(row.question) ?? null
    if (answer === row.answer) continue
    await tx
      .update(questions)
      .set({ answer, answeredBy: answer === null ? null : employeeId })
      .where(eq(questions.id, row.id))
  }
  return byQuestion.size
}

/**
 * Replaces the round's clarifications and adds its verdicts. Returns how many requirements have an input of this round. A
 * review without a verdict keeps the buyer's earlier one, which only `judgeRequirement` withdraws. A verdict counts only where
 * the assistant has given one, because here the buyer agrees or disagrees with the assistant.
 */
async function saveReviews(
  tx: Tx,
  round: Round,
  reviews: SplitBuyerInputs['reviews'],
  { employeeId, now }: By,
): Promise<number> {
  const byRequirement = new Map(reviews.map((row) => [row.requirement, row]))
  const rows = await judgementsOf(tx, round.id)
  assertKnown(
    reviews.flatMap((row) => (row.said || row.kept || row.humanVerdict ? [row.requirement] : [])),
    rows.map((row) => row.requirement),
  )
  let saved = 0
  for (const row of rows) {
    const review = byRequirement.get(row.requirement)
    const additionalThoughts = review?.said || null
    const reviewed = row.verdict === null ? null : (review?.humanVerdict ?? null)
    const isNew = reviewed !== null && (reviewed !== row.humanVerdict || !isJudgedIn(round, row))
    if (additionalThoughts || reviewed || isJudgedIn(round, row)) saved++
    const judged = { humanVerdict: reviewed, judgedBy: employeeId, judgedAt: now, judgedQuote: row.quote }
    await tx
      .update(judgements)
      .set({
        additionalThoughts,
        answeredBy: attribute(additionalThoughts, row.additionalThoughts, row.answeredBy, employeeId),
        ...(isNew ? judged : {}),
      })
      .where(eq(judgements.id, row.id))
  }
  return saved
}

/** The author of an input: null without one, the former author if it is unchanged, otherwise `employeeId`. */
const attribute = (
  current: string | null,
  former: string | null,
  formerAuthor: string | null,
  employeeId: string,
) => (current === null ? null : current === former ? formerAuthor : employeeId)

function assertKnown(inputs: readonly string[], known: readonly string[]): void {
  for (const text of inputs) if (!known.includes(text)) throw new AppError('CONFLICT')
}

/** The inputs without those to questions and requirements that the round no longer has. */
export async function knownInputs(tx: Tx, round: Round, inputs: SplitInputs): Promise<SplitInputs> {
  if (inputs.side === 'seller') {
    const known = new Set((await questionsOf(tx, round.id)).map((row) => row.question))
    return { ...inputs, answers: inputs.answers.filter((row) => known.has(row.question)) }
  }
  const known = new Set((await judgementsOf(tx, round.id)).map((row) => row.requirement))
  return { ...inputs, reviews: inputs.reviews.filter((row) => known.has(row.requirement)) }
}
