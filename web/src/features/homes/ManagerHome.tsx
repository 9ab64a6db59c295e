import { Button } from '@mantine/core'
import { IconLifebuoy } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { homesCopy, personalCopy } from '../../copy/homes.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { FailedState } from '../../ui/states/EmptyState.tsx'
import { PlanTile } from '../billing/PlanTile.tsx'
import { HomePage } from './HomePage.tsx'
import { CompanyContactInfo } from './tiles/CompanyContactInfo.tsx'
import { Introduction } from './tiles/Introduction.tsx'
import { PersonalInfo } from './tiles/PersonalInfo.tsx'

export function ManagerHome() {
  // Destructured here because React Query tracks which fields a component reads while rendering.
  const { data: company, error, isLoading, refetch } = trpc.companies.own.useQuery()
  return (
    <HomePage
      forRole="company manager"
      heading={company?.name}
      loading={isLoading}
      aside={
        <>
          <PlanTile audience="company" />
          <Button
            variant="subtle"
            justify="flex-start"
            leftSection={<IconLifebuoy size={18} stroke={1.7} />}
            renderRoot={(props) => <Link to="/contact-support" {...props} />}
          >
            {homesCopy.support}
          </Button>
        </>
      }
    >
      {(me) => (
        <>
          <Introduction of="company" text={me.companyDescription} />
          {company && <CompanyContactInfo company={company} />}
          {error && (
            <FailedState
              text={homesCopy.companyFailed(failureText(error, homesCopy.fallbacks.company))}
              onRetry={() => void refetch()}
            />
          )}
          <PersonalInfo me={me} words={personalCopy['company manager']} />
        </>
      )}
    </HomePage>
  )
}
