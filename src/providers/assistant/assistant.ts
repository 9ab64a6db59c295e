import type {
  AskBrief,
  JudgeBrief,
  MatchBrief,
  MediaBrief,
  ParseBrief,
  PitchBrief,
  RankBrief,
} from './briefs.ts'
import type { Judgement, MatchVerdict, MediaAnalysis, ParsedListing } from './results.ts'

/**
 * The assistant: what it is asked and what it answers. Two implementations: `rules`, deterministic and
 * from the text alone, and `claude`. Each call gets a brief that holds only what the readers of its
 * output may read (design 3), so nothing an implementation does can leak.
 */
export interface Assistant {
  readonly name: 'rules' | 'claude'
  /** Turns a person's free text into a form. */
  parse(brief: ParseBrief, call: Call): Promise<ParsedListing>
  /** Whether the two belong together, and how well, 0 to 1. Read by nobody. */
  match(brief: MatchBrief, call: Call): Promise<MatchVerdict>
  /** One judgement for each requirement of the brief, in its order. Read by the buyer. */
  judge(brief: JudgeBrief, call: Call): Promise<Judgement[]>
  /** Questions about what is unknown or not met, at most five. Read by the seller. */
  ask(brief: AskBrief, call: Call): Promise<string[]>
  /** The words spoken for a side. Read by both. */
  pitch(brief: PitchBrief, call: Call): Promise<string>
  /** The leads' ids, best first; independent of the order they come in. Read by one's own side. */
  rank(brief: RankBrief, call: Call): Promise<string[]>
  /** What a file shows or says. Read by everybody who may see the file. */
  describe(brief: MediaBrief, call: Call): Promise<MediaAnalysis>
}

export interface Call {
  readonly signal?: AbortSignal
  /** Called with the whole text so far while a pitch is made. */
  readonly onWords?: (text: string) => void
  /** Called once for each request that was paid for, failed ones too. */
  readonly onUsage?: (usage: Usage) => void
}

export interface Usage {
  readonly call: 'parse' | 'match' | 'judge' | 'ask' | 'pitch' | 'rank' | 'describe'
  readonly provider: Assistant['name']
  readonly model: string
  readonly inputTokens: number
  readonly outputTokens: number
  readonly cacheReadTokens: number
  readonly cacheWriteTokens: number
  /** Millionths of a US dollar. */
  readonly costMicros: number
}
