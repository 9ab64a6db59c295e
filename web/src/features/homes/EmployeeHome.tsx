import { personalCopy } from '../../copy/homes.ts'
import { HomePage } from './HomePage.tsx'
import { PersonalInfo } from './tiles/PersonalInfo.tsx'

/** A contributor edits only personal info; company and plan belong to the manager. */
export function EmployeeHome() {
  return (
    <HomePage forRole="company individual contributor">
      {(me) => <PersonalInfo me={me} words={personalCopy['company individual contributor']} />}
    </HomePage>
  )
}
