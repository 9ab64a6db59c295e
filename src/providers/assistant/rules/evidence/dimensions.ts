import type { Quantity } from '../../../../language/quantities/quantity.ts'
import { dimensionNouns } from '../lexicon/evidence/dimension-nouns.ts'

/** Whether the word only names what one of the quantities measures, as 'temperature' in 'temperature of 4 °C'. */
export const namesDimension = (word: string, quantities: readonly Quantity[]): boolean =>
  quantities.some((quantity) =>
    dimensionNouns.some(([dimension, noun]) => dimension.test(quantity.dimension) && noun.test(word)),
  )
