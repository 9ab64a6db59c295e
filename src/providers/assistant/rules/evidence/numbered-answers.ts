/** Numbered questions and the answers to them: '2. Do you deliver?' is answered by '2/ no'. */

interface Marker {
  readonly number: number
  readonly start: number
  readonly end: number
}

/** A part of a message, and the number that stands before it. */
export interface NumberedPart {
  readonly text: string
  readonly number: number | null
}

const marker =
  /(?<![\p{L}\d.,:/])(?:(?:zu|ad|re|point|punkt|punto|question|frage|pregunta)\s)?\(?(\d{1,2})\s?(?:[.):/°]|[-–](?=\s)){1,2}(?=\s|\p{L})\s*/giu

export type NumberedQuestions = ReadonlyMap<number, string>

/** The text after each number of a list that counts from 1; without one, the earlier questions. */
export function numberedQuestions(text: string, earlier: NumberedQuestions): NumberedQuestions {
  const found: Marker[] = []
  for (const one of markersIn(text)) if (one.number === found.length + 1) found.push(one)
  if (found.length < 2) return earlier
  return new Map(
    found.map(({ number, end }, i) => [number, text.slice(end, found[i + 1]?.start ?? text.length).trim()]),
  )
}

/** Cuts the statements of a message where it answers numbered questions. */
export function splitNumbered(
  text: string,
  statements: readonly string[],
  questions: NumberedQuestions,
): NumberedPart[] {
  const markers: Marker[] = []
  for (const one of markersIn(text))
    if (questions.has(one.number) && one.number > (markers.at(-1)?.number ?? 0)) markers.push(one)
  if (markers.length < 2) return statements.map((statement) => ({ text: statement, number: null }))
  let end = 0
  return statements.flatMap((statement) => {
    const start = text.indexOf(statement, end)
    if (start < 0) return [{ text: statement, number: null }]
    end = start + statement.length
    const before = markers.findLast((one) => one.end <= start)
    const within = markers.filter((one) => one.end > start && one.start < end)
    const cuts = [{ number: before?.number ?? null, start, end: start }, ...within]
    return cuts
      .map((cut, i) => ({
        text: text.slice(Math.max(cut.end, start), cuts[i + 1]?.start ?? end).trim(),
        number: cut.number,
      }))
      .filter((part) => /[\p{L}\p{N}]/u.test(part.text))
  })
}

const markersIn = (text: string): Marker[] =>
  [...text.matchAll(marker)].map((match) => ({
    number: Number(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }))
