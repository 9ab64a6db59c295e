import type { Language } from '../../../../language/languages.ts'
import { sentencesOf } from '../../../../language/sentences.ts'
import type { PitchBrief, RoundInputs } from '../../briefs.ts'
import { capitalize, endWithPeriod, inlineText, listOf } from '../analysis/inline-text.ts'
import { languageOfListing, languageOfSide, languageWritten } from '../analysis/language.ts'
import { shortTopic, shownRequirement, shownWithin } from '../analysis/short-topic.ts'
import { type MessageTexts, messageTexts } from '../lexicon/texts/message-texts.ts'
import {
  isBuyersQuestion,
  questionStart,
  requirementIn,
  topicBefore,
} from '../lexicon/texts/question-texts.ts'
import { asks } from '../lexicon/verdicts/uncertainty.ts'
import { composeOpening } from './pitch-opening.ts'

/**
 * Writes a side's message: the note of a proposal, or from its inputs of the round if there are any, else an opening from the
 * listings. Short paragraphs and lists, in order; questions come last. In the reader's language, except what the side wrote itself
 * and a buyer's verdicts beside it.
 */
export function pitch(brief: PitchBrief): string[] {
  const buyer = brief.side === 'buyer' ? brief.own : brief.other
  const languages = { own: languageOfListing(brief.own), ofRequirements: languageOfListing(buyer) }
  const texts = messageTexts[languageOfSide(brief.other, brief.thread)]
  if (brief.proposal) return [texts.proposal(brief.proposal.length)]
  const fromInputs = brief.inputs ? blocksOf(brief.inputs, saidBefore(brief), languages, texts) : []
  const blocks = fromInputs.length > 0 ? fromInputs : composeOpening(brief, texts)
  const isFirst = !brief.thread.some(({ side }) => side === brief.side)
  const greeting = isFirst ? [texts.greeting(inlineText(brief.other.companyName, 120))] : []
  return [...greeting, ...blocks]
}

/** The sentences of the side's earlier messages, to repeat none. */
const saidBefore = ({ thread, side }: PitchBrief): ReadonlySet<string> =>
  new Set(
    thread
      .filter((message) => message.side === side)
      .flatMap(({ content }) => sentencesOf(content).map(plain)),
  )

const plain = (sentence: string): string => sentence.toLowerCase().replace(/[\s.!]+$/, '')

function blocksOf(
  inputs: RoundInputs,
  said: ReadonlySet<string>,
  languages: Languages,
  texts: MessageTexts,
): string[] {
  const isNew = (line: string) => !said.has(plain(line))
  const { lines, before } =
    inputs.side === 'seller'
      ? ofSeller(inputs, languages, texts)
      : ofBuyer(inputs, languages.ofRequirements, textsBeside(inputs, texts))
  const paragraphs = inputs.freeForm
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => newSentences(paragraph, isNew))
  const listed = lines.filter(isNew)
  const list = listed.length > 1 ? [listed.map((line) => `- ${line}`).join('\n')] : listed
  return [
    ...before.filter(isNew),
    ...list,
    ...paragraphs.map(({ statements }) => statements),
    ...paragraphs.map(({ questions }) => questions),
  ].filter((block) => block !== '')
}

/** Verdicts stand between requirements and what the buyer wrote: in the language of these words, if there are any. */
function textsBeside(
  { reviews, freeForm }: Extract<RoundInputs, { side: 'buyer' }>,
  ofReader: MessageTexts,
): MessageTexts {
  const language = languageWritten([...reviews.map(({ thoughts }) => thoughts), freeForm].join('\n').trim())
  return language ? messageTexts[language] : ofReader
}

/** A paragraph's new sentences, its questions apart. Lines stay lines. */
function newSentences(paragraph: string, isNew: (sentence: string) => boolean) {
  const lines = paragraph
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  const pick = (want: (sentence: string) => boolean) =>
    lines
      .map((line) =>
        sentencesOf(line)
          .filter((sentence) => isNew(sentence) && want(sentence))
          .join(' '),
      )
      .filter((line) => line !== '')
      .map((line) => capitalize(endWithPeriod(line)))
      .join('\n')
  return { statements: pick((sentence) => !asks(sentence)), questions: pick(asks) }
}

type Lines = { before: string[]; lines: string[] }

/** Of the side's listing, and of the buyer's, in which the requirements are. */
type Languages = { own: Language; ofRequirements: Language }

function ofSeller(
  { answers }: Extract<RoundInputs, { side: 'seller' }>,
  languages: Languages,
  texts: MessageTexts,
): Lines {
  return {
    before: [],
    lines: answers
      .filter(({ answer }) => answer.trim() !== '')
      .map(({ question, answer }) => line(topicOf(question, languages), answer, texts)),
  }
}

function ofBuyer(
  { reviews }: Extract<RoundInputs, { side: 'buyer' }>,
  language: Language,
  texts: MessageTexts,
): Lines {
  const judged = (verdict: 'meet' | 'not meet') =>
    reviews.flatMap((review) =>
      review.verdict === verdict && review.requirement !== null && !review.thoughts.trim()
        ? [review.requirement]
        : [],
    )
  const met = judged('meet').map((requirement) => shownWithin(requirement, language))
  const notMet = judged('not meet').map(shownRequirement)
  const thoughts = reviews.flatMap(({ requirement, thoughts }) =>
    thoughts.trim() === '' ? [] : [{ requirement, thoughts: thoughts.trim() }],
  )
  return {
    before: [
      ...(met.length > 0 ? [texts.met(listOf(met, texts.and))] : []),
      ...(notMet.length > 0
        ? [`${texts.notMet}\n${notMet.map((requirement) => `- ${requirement}`).join('\n')}`]
        : []),
    ],
    lines: thoughts.map(({ requirement, thoughts }) =>
      requirement === null
        ? capitalize(endWithPeriod(thoughts))
        : line(shortTopic(requirement, language), thoughts, texts),
    ),
  }
}

/** @param topic empty where the text stands for itself */
const line = (topic: string, text: string, { colon }: MessageTexts): string => {
  const sentence = endWithPeriod(text.trim().replace(/\s*\n\s*/g, ' '))
  return topic === '' ? capitalize(sentence) : `${topic}${colon}${sentence}`
}

/** The topic of the requirement that a question is about, else its own two words; empty for one such as 'Do you take it?'. */
const topicOf = (question: string, { own, ofRequirements }: Languages): string => {
  const requirement = requirementIn(question)
  if (requirement !== null) return shortTopic(requirement, ofRequirements)
  const before = topicBefore.exec(question)
  if (before?.[1] && !isBuyersQuestion(question)) return before[1]
  const topic = shortTopic(before?.[1] ? question.slice(before[0].length) : question, own)
  return questionStart.test(topic) ? '' : topic
}
