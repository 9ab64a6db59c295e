import { Fragment } from 'react'

/** A URL that can wrap after each slash. */
export function BreakableUrl({ url }: { url: string }) {
  return url.split(/(?<=[^/]\/)(?=[^/])/).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
