import { describe, it } from 'vitest'
import { phone } from '../as-person.ts'
import { viewChecker } from './view-checker.ts'
import { views } from './world.ts'

const checkView = await viewChecker(phone)

describe('At 360 px, in light and in dark', () => {
  it.each(views)('$name passes axe, and so do its dialogs and states', checkView, 240_000)
})
