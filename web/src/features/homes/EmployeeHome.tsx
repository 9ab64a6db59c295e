import { personalCopy } from '../../copy/homes.ts'
import { ApiKeys } from '../access/ApiKeys.tsx'
import { BlockedCompanies } from '../access/BlockedCompanies.tsx'
import { Sessions } from '../access/Sessions.tsx'
import { HomePage } from './HomePage.tsx'
import { PersonalInfo } from './PersonalInfo.tsx'

/** A contributor edits only personal info; company and plan belong to the manager. */
export function EmployeeHome() {
  return (
    <HomePage
      forRole="company individual contributor"
      more={
        <>
          <ApiKeys />
          <Sessions />
          <BlockedCompanies />
        </>
      }
    >
      {(me) => <PersonalInfo me={me} words={personalCopy['company individual contributor']} />}
    </HomePage>
  )
}
