interface Block {
  readonly kind: 'text' | 'list'
  readonly lines: string[]
}

const bullet = /^\s*[-–•*]\s+(?=\S)/

/** The paragraphs and lists of a plain text. A list is lines that begin with a dash or a bullet. */
export function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  for (const paragraph of text.split(/\n[^\S\n]*\n/)) {
    let block: Block | undefined
    for (const line of paragraph.split('\n')) {
      const kind = bullet.test(line) ? 'list' : 'text'
      if (block?.kind !== kind) {
        block = { kind, lines: [] }
        blocks.push(block)
      }
      block.lines.push(kind === 'list' ? line.replace(bullet, '') : line)
    }
  }
  return blocks.filter(({ lines }) => lines.some((line) => line.trim() !== ''))
}
