import { topicCues } from './lexicon/topic-cues.ts'

/** What a time, a length or an amount of money is about. Quantities of different topics are never compared. */
export type Topic = keyof typeof topicCues

const cues = Object.entries(topicCues) as [Topic, RegExp][]

/** How far before an amount its clause can begin. */
const maxClauseLength = 600

/** The topic of the amount at `index`: that of the nearest cue in its clause or shortly after. */
export function topicOf(text: string, index: number): Topic | null {
  const from = Math.max(0, index - maxClauseLength)
  const start = from + Math.max(0, text.slice(from, index).search(/[.;!?\n][^.;!?\n]*$/))
  const vicinity = text.slice(start, index + 80)
  let nearest: { topic: Topic; distance: number } | null = null
  for (const [topic, cue] of cues) {
    for (const match of vicinity.matchAll(cue)) {
      const distance = Math.abs(start + match.index - index)
      if (!nearest || distance < nearest.distance) nearest = { topic, distance }
    }
  }
  return nearest?.topic ?? null
}
