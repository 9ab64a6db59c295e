import { describe, it } from 'vitest'
import { phone } from '../as-person.ts'
import { viewChecker } from './view-checker.ts'
import { views } from './world.ts'

const lookAt = await viewChecker(phone)

describe('At 360 px, in light and in dark', () => {
  it.each(views)('$name has nothing axe finds wrong, nor has what opens there', lookAt, 240_000)
})
