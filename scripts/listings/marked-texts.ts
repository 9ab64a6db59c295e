import { readdirSync, readFileSync } from 'node:fs'
import { type Side, sides } from '../../src/shared/sides.ts'

/** A request's or offering's text, whose author marked what in it is a point, and its title. */
export interface MarkedText {
  /** Who wrote it: a group is left out as a whole in the cross-validation. */
  readonly group: string
  readonly side: Side
  readonly text: string
  /** The words of the text that name what it is about. */
  readonly title: string
  /** For each character of the text, the number of the point that it is part of; 0 for none. */
  readonly points: readonly number[]
}

/**
 * The texts in `texts/`. A line `=== buyer` or `=== seller` stands before each; `{}` mark its points, and `[# #]` its title.
 *
 * @throws Error for a text without a side, or with wrong marks
 */
export function readMarkedTexts(): MarkedText[] {
  const folder = new URL('texts/', import.meta.url)
  return readdirSync(folder).flatMap((file) =>
    readBlocks(new URL(file, folder)).map((block) => readMarkedText(file.replace('.txt', ''), block)),
  )
}

/** The stories of `dev-marked-stories` in that form, without what the other side doesn't read. */
export function readMarkedStories(): MarkedText[] {
  const folder = new URL('../eval/sets/privacy/dev-marked-stories/', import.meta.url)
  return readdirSync(folder).flatMap((file) =>
    readBlocks(new URL(file, folder)).map((block) => {
      const [head = '', ...lines] = block.split('\n')
      const shown = lines.join('\n').replace(/\[([!@-])[\s\S]*?\1\]/g, '')
      const marked = shown.replaceAll('[+', '{').replaceAll('+]', '}')
      return readMarkedText(file.replace('.txt', ''), `${head.split(' ')[1]}\n${marked}`)
    }),
  )
}

const readBlocks = (file: URL): string[] => readFileSync(file, 'utf8').split(/^=== /m).slice(1)

function readMarkedText(group: string, block: string): MarkedText {
  const end = block.indexOf('\n')
  const side = sides.find((one) => one === block.slice(0, end).trim())
  const marked = block.slice(end + 1).trim()
  const title = /\[#(.+?)#\]/s.exec(marked)?.[1]?.replace(/[{}]/g, '')
  if (!side || !title) throw new Error(`A text of ${group} has no side or no title: ${block.slice(0, 60)}`)
  let text = ''
  let depth = 0
  let count = 0
  const points: number[] = []
  for (const part of marked.match(/\[#|#\]|[\s\S]/g) ?? []) {
    if (part === '{') {
      depth++
      if (depth === 1) count++
    } else if (part === '}') depth--
    else if (part.length === 1) {
      text += part
      points.push(depth > 0 ? count : 0)
    }
  }
  if (depth !== 0) throw new Error(`A text of ${group} has an open mark: ${block.slice(0, 60)}`)
  return { group, side, text, title, points }
}
