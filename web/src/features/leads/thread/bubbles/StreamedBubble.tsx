import type { Side } from '../../../../../../src/shared/sides.ts'
import { leadCopy } from '../../../../copy/leads.ts'
import classes from '../Thread.module.css'
import { MessageText } from './MessageText.tsx'

interface Props {
  side: Side
  company: string
  text: string
}

/** The message that the assistant of `company` is writing, as far as it is written. */
export const StreamedBubble = ({ side, company, text }: Props) => (
  <article className={classes.bubble} data-side={side} data-streaming="true">
    <p className={classes.author}>
      {company}
      <span className={classes.kind}>{leadCopy.speaking}</span>
    </p>
    <MessageText text={text} />
  </article>
)
