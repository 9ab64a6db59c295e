/** How the matching of a listing stands, for its own side. */
export interface MatchStatus {
  /** Whether the current revision was compared with the counterparties. */
  matched: boolean
  /** Whether the listing is paused: it takes no new matches. */
  paused: boolean
  /** The number of open counterparties at that comparison; null while it is unknown. */
  compared: number | null
  /** How many counterparties came near; null if the comparison found a match. */
  near: number | null
  /** A request's points that no counterparty answered. */
  unanswered: string[]
  /** The number of matches that open in a moment, and of those that wait for a free place. */
  opening: number
  waiting: number
  /** New matches that the plan allows in a month, and how many of them this month has used. */
  limit: number
  used: number
  /** When the next month's places open. */
  nextPlacesAt: string
}
