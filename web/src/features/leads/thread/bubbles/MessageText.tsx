import { keepPunctuation } from '../../../../lib/language/keep-punctuation.ts'
import classes from '../Thread.module.css'
import { blocksOf } from './message-blocks.ts'

/** A message's paragraphs and bulleted lists. The text is shown as it is: markup isn't interpreted. */
export function MessageText({ text }: { text: string }) {
  return (
    <div className={classes.content}>
      {blocksOf(keepPunctuation(text)).map((block, i) =>
        block.kind === 'list' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and never move.
          <ul key={i}>
            {block.lines.map((line, j) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same.
              <li key={j}>{line}</li>
            ))}
          </ul>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same.
          <p key={i}>{block.lines.join('\n')}</p>
        ),
      )}
    </div>
  )
}
