import { personalCopy } from '../../copy/homes.ts'
import { PlanTile } from '../billing/PlanTile.tsx'
import { HomePage } from './HomePage.tsx'
import { Introduction } from './tiles/Introduction.tsx'
import { PersonalInfo } from './tiles/PersonalInfo.tsx'

export function IndividualHome() {
  return (
    <HomePage forRole="individual" aside={<PlanTile audience="individual" />}>
      {(me) => (
        <>
          <Introduction of="individual" text={me.companyDescription} />
          <PersonalInfo me={me} words={personalCopy.individual} />
        </>
      )}
    </HomePage>
  )
}
