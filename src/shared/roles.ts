/** Roles of employees, stored in lower case. Inputs are case-insensitive. */
export const roles = ['individual', 'company manager', 'company individual contributor'] as const
export type Role = (typeof roles)[number]

export const roleLabels = {
  individual: 'Individual',
  'company manager': 'Company Manager',
  'company individual contributor': 'Company Individual Contributor',
} as const satisfies Record<Role, string>
