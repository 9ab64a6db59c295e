import { describe, it } from 'vitest'
import { viewChecker } from './view-checker.ts'
import { views } from './world.ts'

const lookAt = await viewChecker({ width: 1440, height: 900 })

describe('At 1440 px, in light and in dark', () => {
  it.each(views)('$name has nothing axe finds wrong, nor has what opens there', lookAt, 240_000)
})
