import type { Assistant, Usage } from '../../src/providers/assistant/assistant.ts'
import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import type { Slip } from './leaks.ts'
import type { TitleCase } from './sets/types.ts'

const maxLength = 80
/** A title of more words is a sentence. */
const maxWords = 10

/** How many posts get a title that names what they are about; adds the other titles to `slips`. */
export async function measureTitles(
  assistant: Assistant,
  cases: readonly TitleCase[],
  slips: Slip[],
  onUsage: (usage: Usage) => void,
): Promise<number> {
  let right = 0
  for (const { side, text, words } of cases) {
    const { name } = await assistant.parse(parseBrief(side, text), { onUsage })
    const isRight =
      name.length <= maxLength &&
      name.split(/\s+/).length <= maxWords &&
      words.some((word) => name.toLowerCase().includes(word))
    if (isRight) right += 1
    else slips.push({ id: `${side}'s post`, what: 'titles', text: text.slice(0, 100), shown: name })
  }
  return right
}
