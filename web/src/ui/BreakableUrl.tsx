import { Fragment } from 'react'

/** An address that breaks after a slash, where a line is too short for it. */
export function BreakableUrl({ url }: { url: string }) {
  return url.split(/(?<=[^/]\/)(?=[^/])/).map((part, index, parts) => (
    <Fragment key={parts.slice(0, index + 1).join('')}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
