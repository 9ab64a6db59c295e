export const planTypes = ['none', 'free', 'one_time', 'subscription'] as const
export type PlanType = (typeof planTypes)[number]
