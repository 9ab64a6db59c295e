import { useMediaQuery } from '@mantine/hooks'
import type { ComponentProps } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'
import { FormModal } from '../../../ui/forms/FormModal.tsx'

type Props = Pick<
  ComponentProps<typeof FormModal>,
  'opened' | 'title' | 'isChanged' | 'onClose' | 'onDiscard' | 'children'
>

/** The modal of the listing forms: full screen on a phone. */
export function ListingModal(props: Props) {
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`)
  return (
    <FormModal
      {...props}
      size={1160}
      fullScreen={phone ?? false}
      padding={phone ? 'md' : 'xl'}
      closesOutside={false}
    />
  )
}
