/** Who registers (spec 6); kept lower-cased, compared case-insensitively. */
export const roles = ['individual', 'company manager', 'company individual contributor'] as const
export type Role = (typeof roles)[number]

export const roleLabels = {
  individual: 'Individual',
  'company manager': 'Company Manager',
  'company individual contributor': 'Company Individual Contributor',
} as const satisfies Record<Role, string>
