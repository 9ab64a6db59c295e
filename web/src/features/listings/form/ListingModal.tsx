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

/** The frame of a listing's forms: wide, the whole screen on a phone, and never closed by a slip beside it. */
export function ListingModal(props: Props) {
  const phone = useMediaQuery(`(max-width: ${limits.mobileBreakpoint}px)`)
  return (
    <Modal
      {...props}
      size="xl"
      fullScreen={phone ?? false}
      padding={phone ? 'md' : 'xl'}
      closeOnClickOutside={false}
    />
  )
}
