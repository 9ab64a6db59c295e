import type * as english from '../../../../../../src/shared/sides.ts'
import type { Side } from '../../../../../../src/shared/sides.ts'
import type { Translated } from '../../translated.ts'

export * from '../../../../../../src/shared/sides.ts'

export const words = {
  seller: {
    Listing: 'Angebot',
    listing: 'Angebot',
    Point: 'Stärke',
    point: 'Stärke',
    points: 'Stärken',
    Party: 'Anbieter',
  },
  buyer: {
    Listing: 'Gesuch',
    listing: 'Gesuch',
    Point: 'Anforderung',
    point: 'Anforderung',
    points: 'Anforderungen',
    Party: 'Käufer',
  },
} as const satisfies Translated<typeof english.words> & Record<Side, object>
