export interface ParsedListing {
  /** Who is behind the text, where it says so; else empty. */
  party: string
  partyDescription: string
  name: string
  description: string
  points: string[]
}

export interface MatchVerdict {
  match: boolean
  score: number
}

export const verdicts = ['meet', 'not meet'] as const
export type Verdict = (typeof verdicts)[number]

export interface Judgement {
  /** null: nothing speaks to it. */
  verdict: Verdict | null
  /** One sentence. */
  reason: string
  /** The words of a revealed text that carry the verdict, literally; null without such words. */
  quote: string | null
}

export interface MediaAnalysis {
  /** One or two sentences a counterparty can read. */
  summary: string
  /** The text the file holds, capped; empty for pictures without a model. */
  text: string
  width: number | null
  height: number | null
  pages: number | null
}
