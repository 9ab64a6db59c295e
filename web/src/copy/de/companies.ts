import type * as english from '../companies.ts'
import type { Translated } from './translated.ts'

export const companyCopy = {
  unverified: 'Nicht bestätigt',
  unverifiedHelp: 'Dieses Unternehmen hat nicht gezeigt, dass E-Mail und Website ihm gehören.',
} satisfies Translated<typeof english.companyCopy>
