/** Counts over all leads. */
export interface Tally {
  rounds: number
  stopped: number
  messages: number
  edits: number
  deletions: number
  proposals: number
  agreements: number
  judgementChanges: number
  refusedByLock: number
  locks: number
  lockMs: number
  longestLockMs: number
  errors: string[]
}
