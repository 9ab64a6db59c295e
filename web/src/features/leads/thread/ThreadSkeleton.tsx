import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'

/** A thread's placeholder while it loads. */
export function ThreadSkeleton({ text }: { text: string }) {
  return (
    <Stack p="lg" gap="lg" flex={1}>
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      <Skeleton height={92} width="64%" radius={14} />
      <Skeleton height={64} width="52%" radius={14} ml="auto" />
      <Skeleton height={120} width="70%" radius={14} />
    </Stack>
  )
}
