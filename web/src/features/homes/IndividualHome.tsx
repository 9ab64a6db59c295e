import { personalCopy } from '../../copy/homes.ts'
import { ApiKeys } from '../access/ApiKeys.tsx'
import { BlockedCompanies } from '../access/BlockedCompanies.tsx'
import { Sessions } from '../access/Sessions.tsx'
import { Webhooks } from '../access/Webhooks.tsx'
import { PlanTile } from '../billing/PlanTile.tsx'
import { HomePage } from './HomePage.tsx'
import { Introduction } from './Introduction.tsx'
import { PersonalInfo } from './PersonalInfo.tsx'

export function IndividualHome() {
  return (
    <HomePage
      forRole="individual"
      aside={<PlanTile audience="individual" />}
      more={
        <>
          <ApiKeys />
          <Webhooks />
          <Sessions />
          <BlockedCompanies />
        </>
      }
    >
      {(me) => (
        <>
          <Introduction of="individual" text={me.companyDescription} />
          <PersonalInfo me={me} words={personalCopy.individual} />
        </>
      )}
    </HomePage>
  )
}
