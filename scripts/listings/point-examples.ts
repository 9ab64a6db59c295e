import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import { pointSentencesOf } from '../../src/providers/assistant/rules/calls/parse.ts'
import {
  featuresOf,
  type PointSentence,
  type Token,
  tokensOf,
} from '../../src/providers/assistant/rules/parsing/point-features.ts'
import { first, further, outside } from '../../src/providers/assistant/rules/parsing/point-model.ts'
import { titleOf } from '../../src/providers/assistant/rules/parsing/title.ts'
import type { LabelledSentence } from './learn-points.ts'
import { type MarkedText, readMarkedStories, readMarkedTexts } from './marked-texts.ts'

/** A sentence of a marked text. */
export interface PointExample extends LabelledSentence {
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
}

/** One text in so many is read with a wrong title, about as often as the parser finds a wrong one. */
const wrongTitleEvery = 6

/** Authors who mark whole lists as one point: they teach titles only. */
const marksLists = ({ group }: MarkedText): boolean => /^[ln]-/.test(group)

/** The sentences of the marked texts. What the parser reworded is left out. */
export const readPointExamples = (): PointExample[] =>
  [...readMarkedTexts(), ...readMarkedStories()]
    .filter((text) => !marksLists(text))
    .flatMap((text, i) => sentencesOfText(text, i % wrongTitleEvery === 0))

function sentencesOfText({ group, side, text, points }: MarkedText, hasWrongTitle: boolean): PointExample[] {
  let from = 0
  const sentences = pointSentencesOf(parseBrief(side, text))
  return (hasWrongTitle ? withWrongTitle(sentences) : sentences).flatMap((sentence) => {
    // The parser ends what it splits with a full stop.
    const start = text.indexOf(sentence.text.replace(/\.$/, ''), from)
    if (start < 0) return []
    from = start
    const tokens = tokensOf(sentence)
    const numbers = withoutStartOfTitle(
      tokens,
      tokens.map((token) => numberOf(points.slice(start + token.start, start + token.end))),
    )
    return [
      {
        group,
        tokens,
        features: featuresOf(sentence, tokens),
        labels: numbers.map((number, i) =>
          number === 0 || tokens[i]?.isTitle
            ? outside
            : number === numbers[i - 1] && !tokens[i - 1]?.isTitle
              ? further
              : first,
        ),
      },
    ]
  })
}

/** The likeliest title of the other sentences, if there are any. */
function withWrongTitle(sentences: readonly PointSentence[]): readonly PointSentence[] {
  const others = sentences.filter(({ title }) => title === null)
  const side = others[0]?.side
  if (!side) return sentences
  const title = titleOf(
    others.map(({ text }) => text),
    side,
  )
  const titlePosition = others.find(({ text }) => text === title.sentence)?.position ?? 0
  return sentences.map((sentence) => ({
    ...sentence,
    titlePosition,
    title: sentence.position === titlePosition ? title : null,
  }))
}

/** What a point has before the title is no point of its own: 'we are looking for', 'eine'. */
function withoutStartOfTitle(tokens: readonly Token[], numbers: readonly number[]): number[] {
  const title = tokens.findIndex(({ isTitle }) => isTitle)
  return numbers.map((number, i) => (i < title && number === numbers[title] ? 0 : number))
}

/** The number of the point that a token belongs to; 0 for none. */
const numberOf = (points: readonly number[]): number => points[Math.floor(points.length / 2)] ?? 0
