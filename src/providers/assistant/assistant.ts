import type {
  AskBrief,
  JudgeBrief,
  MatchBrief,
  MediaBrief,
  ParseBrief,
  PitchBrief,
  RankBrief,
} from './briefs.ts'
import type { Judgement, MatchVerdict, MediaAnalysis, PublicListing } from './results.ts'

/**
 * The assistant, with two implementations: `rules` is deterministic and uses the texts alone; `claude` calls
 * the Messages API. Each method takes a brief, which contains only what the audience of the result may read,
 * so no implementation can leak hidden data.
 */
export interface Assistant {
  readonly name: 'rules' | 'claude'
  /** False while the provider is away: calls would fail at once. */
  isAvailable(): boolean
  /** Extracts the fields of a listing from free text. */
  parse(brief: ParseBrief, call: Call): Promise<PublicListing>
  /** Decides whether two listings belong together. The result is shown to nobody. */
  match(brief: MatchBrief, call: Call): Promise<MatchVerdict>
  /** Returns one judgement for each requirement, in the brief's order. Audience: the buyer. */
  judge(brief: JudgeBrief, call: Call): Promise<Judgement[]>
  /** Returns at most five questions about requirements that are unknown or not met. Audience: the seller. */
  ask(brief: AskBrief, call: Call): Promise<string[]>
  /** Writes a side's next message. Audience: both sides. */
  pitch(brief: PitchBrief, call: Call): Promise<string>
  /** Returns the lead ids, best first, regardless of the input order. Audience: the side that owns the listing. */
  rank(brief: RankBrief, call: Call): Promise<string[]>
  /** Summarizes a file. Audience: everybody who may see the file. */
  describe(brief: MediaBrief, call: Call): Promise<MediaAnalysis>
}

export interface Call {
  /** The company that pays for the call; null for none. */
  readonly payer?: string | null
  readonly signal?: AbortSignal
  /**
   * How long the provider may send nothing, in milliseconds, before the call fails as 'too slow'. The caller retries, so
   * the call makes a single attempt. Without it, the provider's own time-outs and retries apply.
   */
  readonly maxSilenceMs?: number
  /** Called during `pitch` with the complete text generated so far. */
  readonly onDelta?: (text: string) => void
  /** Called once for each billed request, failed requests included. */
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
