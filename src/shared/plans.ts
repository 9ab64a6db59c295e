export const planTypes = ['none', 'free', 'one_time', 'subscription'] as const
export type PlanType = (typeof planTypes)[number]

/** The plan types of a session whose employee or company no longer exists. */
export const planErrors = {
  error_employee_not_found: 'Your account no longer exists. Please contact support.',
  error_company_not_found: 'Your company no longer exists. Please contact support.',
} as const
export type PlanError = keyof typeof planErrors
