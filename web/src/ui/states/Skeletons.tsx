import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './Skeletons.module.css'

const widths = ['72%', '94%', '86%', '60%', '90%', '78%']

/** Lines of text to come. */
export function LineSkeletons({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap={10} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <Skeleton key={i} height={14} radius="sm" width={widths[i % widths.length]} />
      ))}
    </Stack>
  )
}

/** Tiles to come, of about their later height, so that nothing jumps. */
export function TileSkeletons({ tiles = 3, height = 112 }: { tiles?: number; height?: number }) {
  return (
    <Stack gap="sm" aria-hidden="true">
      {Array.from({ length: tiles }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
        <div key={i} className={classes.tile} style={{ height }}>
          <Skeleton height={16} radius="sm" width="56%" />
          <Skeleton height={12} radius="sm" width="34%" />
          <Skeleton height={12} radius="sm" width="72%" />
        </div>
      ))}
    </Stack>
  )
}

/** A heading to come; `children` stands for it to those who don't see the grey shape. */
export function HeadingSkeleton({ children }: { children: string }) {
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <Skeleton component="span" display="block" height="1.15em" width="min(11em, 80%)" radius="sm" />
    </>
  )
}

/** What is loading, said to those who don't see the grey shapes. */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" style={{ margin: '0 0 16px', color: 'var(--p-muted)' }}>
      {children}
    </p>
  )
}
