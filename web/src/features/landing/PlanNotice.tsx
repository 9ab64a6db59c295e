import { Alert, Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { errors } from '../../../../src/shared/errors.ts'
import { draftCopy } from '../../copy/listings.ts'
import { mainCopy, upgradeText } from '../../copy/main.ts'
import type { useOfferingRefusal } from '../billing/use-offering-refusal.ts'
import { homeOf } from '../homes/home-of.ts'

interface Props {
  id: string
  refusal: NonNullable<ReturnType<typeof useOfferingRefusal>>
  isIndividual: boolean
  /** Whether the viewer may choose a plan for the company. */
  canBuy: boolean
  /** Whether the form can be published with the free plan. */
  canStartFree: boolean
}

/** Why the form can't be published, before it is filled in. */
export function PlanNotice({ id, refusal, isIndividual, canBuy, canStartFree }: Props) {
  return (
    <Alert color="ember" mb="lg" role="note" id={id}>
      {canBuy ? (
        <>
          {errors[refusal].message} {canStartFree && <>{draftCopy.startFreeNote} </>}
          <Anchor
            inherit
            td="underline"
            renderRoot={(props) => (
              <Link {...props} to={homeOf(isIndividual ? 'individual' : 'company manager')} />
            )}
          >
            {mainCopy.userHome}
          </Anchor>
        </>
      ) : (
        upgradeText(refusal, false)
      )}
    </Alert>
  )
}
