import { cap, visible } from '../../../language/plain.ts'
import type { RevealedListing, RoundInputs, ThreadMessage } from '../briefs.ts'

/**
 * Texts as the model reads them: untrusted words stand between tags they can't close, because their own
 * angle brackets and ampersands are escaped.
 */
const longest = { text: 12_000, file: 8_000, message: 6_000, talk: 60 } as const

const escaped = (text: string): string =>
  visible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Undoes the escaping in what the model quotes. */
export const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')

export const tag = (name: string, text: string, limit: number = longest.text): string =>
  `<${name}>\n${escaped(cap(visible(text), limit))}\n</${name}>`

/** The same, with an attribute made by us. */
const numbered = (name: string, id: string, inner: string) => `<${name} id="${id}">\n${inner}\n</${name}>`

export function showListing(name: string, listing: RevealedListing, id?: string): string {
  const inner = [
    tag('company', listing.companyName),
    ...(listing.companyDescription ? [tag('company_description', listing.companyDescription)] : []),
    tag('name', listing.name),
    tag('description', listing.description),
    ...listing.points.map((point) => tag('point', point)),
    ...listing.files.map(
      (file) =>
        `<file>\n${tag('filename', file.filename, 200)}\n${tag('text', file.text, longest.file)}\n</file>`,
    ),
  ].join('\n')
  return id === undefined ? `<${name}>\n${inner}\n</${name}>` : numbered(name, id, inner)
}

export const showRequirements = (requirements: readonly string[]): string =>
  `<requirements>\n${requirements.map((text, i) => numbered('requirement', String(i + 1), escaped(text))).join('\n')}\n</requirements>`

/** The latest messages, oldest first. */
export function showTalk(talk: readonly ThreadMessage[]): string {
  const lines = talk.slice(-longest.talk).map(({ side, author, content }) => {
    const by = author === 'ai' ? 'assistant' : 'person'
    return `<message side="${side}" by="${by}">\n${escaped(cap(visible(content), longest.message))}\n</message>`
  })
  return `<talk>\n${lines.length > 0 ? lines.join('\n') : '(nothing was said yet)'}\n</talk>`
}

export function showInputs(inputs: RoundInputs): string {
  const rows =
    inputs.side === 'seller'
      ? inputs.answers
          .filter(({ answer }) => answer.trim())
          .map(
            ({ question, answer }) =>
              `<answer>\n${tag('question', question)}\n${tag('text', answer)}\n</answer>`,
          )
      : inputs.reviews.map(({ requirement, verdict, thoughts }) => {
          const what = requirement === null ? '' : `${tag('requirement', requirement)}\n`
          return `<review verdict="${verdict ?? 'open'}">\n${what}${tag('thoughts', thoughts)}\n</review>`
        })
  const free = inputs.freeForm.trim() ? [tag('free_form', inputs.freeForm)] : []
  return `<inputs>\n${[...rows, ...free].join('\n')}\n</inputs>`
}
