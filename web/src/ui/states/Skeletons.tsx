import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './Skeletons.module.css'

const widths = ['72%', '94%', '86%', '60%', '90%', '78%']

/** Placeholder for lines of text. */
export function LineSkeletons({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap={10} aria-hidden="true">
      {Array.from({ length: lines }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move
        <Skeleton key={i} height={14} radius="sm" width={widths[i % widths.length]} />
      ))}
    </Stack>
  )
}

/** Placeholder for tiles. `height` should be close to the loaded tiles' height, so that the layout doesn't shift. */
export function TileSkeletons({ tiles = 3, height = 112 }: { tiles?: number; height?: number }) {
  return (
    <Stack gap="sm" aria-hidden="true">
      {Array.from({ length: tiles }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: identical items that never move
        <div key={i} className={classes.tile} style={{ height }}>
          <Skeleton height={16} radius="sm" width="56%" />
          <Skeleton height={12} radius="sm" width="34%" />
          <Skeleton height={12} radius="sm" width="72%" />
        </div>
      ))}
    </Stack>
  )
}

/** Placeholder for a heading; `children` is its text for screen readers. */
export function HeadingSkeleton({ children }: { children: string }) {
  return (
    <>
      <VisuallyHidden>{children}</VisuallyHidden>
      <Skeleton component="span" display="block" height="1.15em" width="min(11em, 80%)" radius="sm" />
    </>
  )
}

/** Says what is loading. */
export function LoadingText({ children }: { children: string }) {
  return (
    <p role="status" style={{ margin: '0 0 16px', color: 'var(--p-muted)' }}>
      {children}
    </p>
  )
}
