import type { Role } from '../../../../src/shared/roles.ts'

const homes = {
  individual: '/individual_home',
  'company manager': '/entity_manager_home',
  'company individual contributor': '/entity_individual_home',
} as const satisfies Record<Role, string>

export type HomePath = (typeof homes)[Role]

/** The path of the user home for a role. */
export const homeOf = (role: Role): HomePath => homes[role]
