import type { AskBrief, JudgeBrief, MatchBrief, ParseBrief, PitchBrief } from '../../briefs.ts'
import { ask } from '../calls/ask.ts'
import { judge } from '../calls/judge.ts'
import { match, type PairBrief, scorePair } from '../calls/match.ts'
import { parse } from '../calls/parse.ts'
import { pitch } from '../calls/pitch.ts'

/** What the worker thread computes. Each call is a pure function of its brief. */
export const calls = {
  parse: (brief: ParseBrief) => parse(brief),
  match: (brief: MatchBrief) => match(brief),
  judge: (brief: JudgeBrief) => judge(brief),
  ask: (brief: AskBrief) => ask(brief),
  pitch: (brief: PitchBrief) => pitch(brief),
  scorePair: (brief: PairBrief) => scorePair(brief),
} as const

export type Calls = typeof calls
export type CallName = keyof Calls

export interface Request {
  readonly name: CallName
  readonly brief: unknown
}

/** A call that throws has an `error`: only its message crosses threads. */
export interface Response {
  readonly result?: unknown
  readonly error?: string
}
