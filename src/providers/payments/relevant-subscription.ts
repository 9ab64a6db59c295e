import type { ProviderSubscription } from './payments.ts'

const priority = (status: string): number => {
  if (status === 'trialing' || status === 'active') return 3
  if (status === 'canceled') return 1
  // The first payment was never made.
  if (status.startsWith('incomplete')) return 0
  return 2
}

/**
 * Of all subscriptions a customer ever had, the one that determines the plan: a running one, else an overdue one, else
 * an ended one; the newest of these. Null if none ever started.
 */
export function relevantSubscription(all: readonly ProviderSubscription[]): ProviderSubscription | null {
  const [first] = all
    .filter(({ status }) => priority(status) > 0)
    .sort(
      (a, b) =>
        priority(b.status) - priority(a.status) ||
        b.createdAt.getTime() - a.createdAt.getTime() ||
        (a.id < b.id ? 1 : -1),
    )
  return first ?? null
}
