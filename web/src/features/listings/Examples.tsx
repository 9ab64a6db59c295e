import { useId } from 'react'
import type { Side } from '../../../../src/shared/sides.ts'
import { columnCopy, examplesCopy } from '../../copy/main.ts'
import classes from './Examples.module.css'

/** In an empty column: real texts to start from. Choosing one fills the text box of the create dialog. */
export function Examples({ side, onChoose }: { side: Side; onChoose: (text: string) => void }) {
  const titleId = useId()
  return (
    <div className={classes.root}>
      <h3 id={titleId}>{examplesCopy.title}</h3>
      <p>{examplesCopy.hint}</p>
      <ul aria-labelledby={titleId}>
        {columnCopy[side].examples.map((text) => (
          <li key={text}>
            <button type="button" className={classes.example} onClick={() => onChoose(text)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
