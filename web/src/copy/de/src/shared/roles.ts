import type * as english from '../../../../../../src/shared/roles.ts'
import type { Translated } from '../../translated.ts'

export * from '../../../../../../src/shared/roles.ts'

export const roleLabels = {
  individual: 'Privatperson',
  'company manager': 'Manager im Unternehmen',
  'company individual contributor': 'Mitarbeiter im Unternehmen',
} satisfies Translated<typeof english.roleLabels>
