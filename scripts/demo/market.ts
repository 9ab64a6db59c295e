import type { DemoParty } from './party.ts'
import { food } from './trades/food.ts'
import { making } from './trades/making.ts'
import { services } from './trades/services.ts'

/** The demo market: made-up companies and people, and what each of them offers and looks for. */
export const market: DemoParty[] = [...food, ...making, ...services]
