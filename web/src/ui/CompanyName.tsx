import { companyCopy } from '../copy/companies.ts'
import classes from './CompanyName.module.css'

/** The other side's company, marked unless it is verified. Plain elements, because rows render while a list scrolls. */
export function CompanyName({ name, verified }: { name: string; verified: boolean }) {
  if (verified) return name
  return (
    <span className={classes.line}>
      <span className={classes.name}>{name}</span>
      <UnverifiedMark />
    </span>
  )
}

export const UnverifiedMark = () => (
  <span className={classes.mark} title={companyCopy.unverifiedHelp}>
    {companyCopy.unverified}
  </span>
)
