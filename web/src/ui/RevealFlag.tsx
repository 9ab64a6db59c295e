import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { frameCopy } from '../copy/frame.ts'
import classes from './RevealFlag.module.css'

/** Shows whether the other side may read a point. */
export function RevealFlag({ revealed, className }: { revealed: boolean; className?: string | undefined }) {
  const Icon = revealed ? IconEye : IconEyeOff
  return (
    <span className={[classes.flag, className].join(' ')} data-hidden={!revealed || undefined}>
      <Icon size={15} aria-hidden />
      {revealed ? frameCopy.shown : frameCopy.hidden}
    </span>
  )
}
