import { cap, visible } from '../../../language/plain.ts'
import type { RevealedListing, RoundInputs, ThreadMessage } from '../briefs.ts'

/**
 * Formats briefs for the prompt. Untrusted text is enclosed in tags that it can't close, because its own
 * angle brackets and ampersands are escaped.
 */

/** In characters; `messages` is a number of messages. */
const lengthLimits = { text: 12_000, filename: 200, file: 8_000, message: 6_000, messages: 60 } as const

const escapeMarkup = (text: string): string =>
  visible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Reverses `escapeMarkup` in the model's output. */
export const unescapeMarkup = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

/** Encloses untrusted text in a tag. */
export const tag = (name: string, text: string, limit: number = lengthLimits.text): string =>
  `<${name}>\n${escapeMarkup(cap(visible(text), limit))}\n</${name}>`

export const filenameTag = (filename: string): string => tag('filename', filename, lengthLimits.filename)

export function formatListing(name: string, listing: RevealedListing): string {
  const content = [
    tag('company', listing.companyName),
    ...(listing.companyDescription ? [tag('company_description', listing.companyDescription)] : []),
    tag('name', listing.name),
    tag('description', listing.description),
    ...listing.points.map((point) => tag('point', point)),
    ...listing.files.map(
      (file) =>
        `<file>\n${filenameTag(file.filename)}\n${tag('text', file.text, lengthLimits.file)}\n</file>`,
    ),
  ].join('\n')
  return `<${name}>\n${content}\n</${name}>`
}

export function formatRequirements(requirements: readonly string[]): string {
  const rows = requirements.map(
    (text, i) => `<requirement id="${i + 1}">\n${escapeMarkup(text)}\n</requirement>`,
  )
  return `<requirements>\n${rows.join('\n')}\n</requirements>`
}

/** The latest messages, oldest first. */
export function formatThread(thread: readonly ThreadMessage[]): string {
  const messages = thread.slice(-lengthLimits.messages).map(({ side, author, content, files = [] }) => {
    const by = author === 'ai' ? 'assistant' : 'person'
    const text = escapeMarkup(cap(visible(content), lengthLimits.message))
    const attached = files.map(({ filename }) => `\n${filenameTag(filename)}`).join('')
    return `<message side="${side}" by="${by}">\n${text}${attached}\n</message>`
  })
  return `<thread>\n${messages.length > 0 ? messages.join('\n') : '(nothing was said yet)'}\n</thread>`
}

export function formatInputs(inputs: RoundInputs): string {
  const rows =
    inputs.side === 'seller'
      ? inputs.answers
          .filter(({ answer }) => answer.trim())
          .map(
            ({ question, answer }) =>
              `<answer>\n${tag('question', question)}\n${tag('text', answer)}\n</answer>`,
          )
      : inputs.reviews.map(({ requirement, verdict, thoughts }) => {
          const subject = requirement === null ? '' : `${tag('requirement', requirement)}\n`
          return `<review verdict="${verdict ?? 'open'}">\n${subject}${tag('thoughts', thoughts)}\n</review>`
        })
  const freeForm = inputs.freeForm.trim() ? [tag('free_form', inputs.freeForm)] : []
  return `<inputs>\n${[...rows, ...freeForm].join('\n')}\n</inputs>`
}
