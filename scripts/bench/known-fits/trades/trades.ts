import { bakery } from './bakery.ts'
import { bicycleParts } from './bicycle-parts.ts'
import { bookkeeping } from './bookkeeping.ts'
import { computerRepair } from './computer-repair.ts'
import { gardening } from './gardening.ts'
import { plumbing } from './plumbing.ts'
import { removals } from './removals.ts'
import { restaurant } from './restaurant.ts'
import type { Trade } from './trade.ts'

/** Tune with `dev` only. The first trade of a half is the one of the shape with equal names. */
export const halves = {
  dev: [plumbing, restaurant, bookkeeping, bicycleParts],
  'held-out': [gardening, bakery, removals, computerRepair],
} as const satisfies Record<string, readonly Trade[]>

export type Half = keyof typeof halves
