import { Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'

interface Props {
  opened: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** The modal of the listing forms: full screen on a phone, and not closed by a click outside, which would lose input. */
export function ListingModal(props: Props) {
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`)
  return (
    <Modal
      {...props}
      size={1160}
      fullScreen={phone ?? false}
      padding={phone ? 'md' : 'xl'}
      closeOnClickOutside={false}
    />
  )
}
