import { describe, expect, it } from 'vitest'
import { termWeightsOf } from '../../src/listings/indexing/term-weights.ts'
import { bm25fScore, requirementCoverage } from '../../src/matching/retrieval/score.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'

const listing = (side: Side, ...points: string[]) =>
  termWeightsOf({ id: '', side, name: '', description: '', points })
const asked = (...points: string[]) => listing('buyer', ...points)
const offered = (...points: string[]) => listing('seller', ...points)
/** All words are equally rare. */
const answered = (requirement: string, ...strengths: string[]) =>
  requirementCoverage(asked(requirement), offered(...strengths), () => 1)

describe('a requirement', () => {
  it.each([
    ['Oak chairs', 'Chairs made of oak'],
    ['7 kg', '5-10 kg'],
    ['5-10 kg', '7 kg'],
    ['up to 1,500 kg', '1,000 kg'],
    ['in bags of 500 g', 'bags of 0.5 kg'],
    ['No chrome', 'Chrome-free'],
    ['Büromöbel aus Holz', 'Bueromoebel, die aus Holz sind'],
    ['有机茶', '有机茶'],
    ['茶', '茶'],
    ['قهوة', 'القهوة'],
  ])('%s is answered whole by %s', (requirement, strength) => {
    expect(answered(requirement, strength)).toBe(1)
  })

  it.each([
    ['No chrome', 'Chrome'],
    ['Frozen goods', 'We carry no frozen goods'],
    ['5-10 kg', '50 kg'],
    ['at -18 °C', 'at 18 °C'],
    ['Oak chairs', '???'],
    ['!', 'Oak chairs'],
  ])('%s is not answered by %s', (requirement, strength) => {
    expect(answered(requirement, strength)).toBeLessThan(0.3)
  })

  it('is answered by one strength, not by words of several', () => {
    expect(answered('Oak chairs stackable', 'Oak', 'Chairs', 'Stackable')).toBeLessThan(
      answered('Oak chairs stackable', 'Oak chairs'),
    )
  })

  it('counts an amount that a neighbour answers less than one that is met', () => {
    const [met, near] = [answered('10 kg bags', '10 kg bags'), answered('10 kg bags', '14 kg bags')]
    expect(near).toBeGreaterThan(answered('10 kg bags', '100 kg bags'))
    expect(met).toBeGreaterThan(near)
  })
})

describe('the order', () => {
  it('of listings without a word is no order, and no error', () => {
    expect(requirementCoverage(asked(), offered('Oak'), () => 1)).toBe(0)
    expect(requirementCoverage(asked('Oak'), offered(), () => 1)).toBe(0)
    expect(bm25fScore(offered(), new Map())).toBe(0)
  })

  it.each(['buyer', 'seller'] as const)('weighs the words of a %s as those of the other side', (side) => {
    const text = ['Oak chairs', '5-10 kg', 'no chrome']
    expect(listing(side, ...text)).toEqual(listing(otherSide(side), ...text))
  })
})
