import { describe, it } from 'vitest'
import { viewChecker } from './view-checker.ts'
import { views } from './world.ts'

const checkView = await viewChecker({ width: 1440, height: 900 })

describe('At 1440 px, in light and in dark', () => {
  it.each(views)('$name passes axe, and so do its dialogs and states', checkView, 240_000)
})
