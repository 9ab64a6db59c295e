import { describe, expect, it } from 'vitest'
import { termWeightsOf } from '../../src/listings/indexing/term-weights.ts'
import { bm25fScore, requirementCoverage } from '../../src/matching/retrieval/score.ts'
import { otherSide, type Side } from '../../src/shared/sides.ts'

const listing = (side: Side, ...points: string[]) =>
  termWeightsOf({ id: '', side, name: '', description: '', points })
const buyer = (...points: string[]) => listing('buyer', ...points)
const seller = (...points: string[]) => listing('seller', ...points)
/** The coverage of one requirement, with all words equally rare. */
const coverage = (requirement: string, ...strengths: string[]) =>
  requirementCoverage(buyer(requirement), seller(...strengths), () => 1)

describe('a requirement', () => {
  it.each([
    ['Oak chairs', 'Chairs made of oak'],
    ['7 kg', '5-10 kg'],
    ['5-10 kg', '7 kg'],
    ['up to 1,500 kg', '1,000 kg'],
    ['in bags of 500 g', 'bags of 0.5 kg'],
    ['within 24 hours', 'within 2 hours'],
    ['innerhalb von 20 Tagen', 'innerhalb von 5 Tagen'],
    ['within 20 days', '2 days'],
    ['No chrome', 'Chrome-free'],
    ['Büromöbel aus Holz', 'Bueromoebel, die aus Holz sind'],
    ['有机茶', '有机茶'],
    ['茶', '茶'],
    ['قهوة', 'القهوة'],
  ])('%s is fully covered by %s', (requirement, strength) => {
    expect(coverage(requirement, strength)).toBe(1)
  })

  it.each([
    ['No chrome', 'Chrome'],
    ['Frozen goods', 'We carry no frozen goods'],
    ['5-10 kg', '50 kg'],
    ['within 24 hours', 'within 48 hours'],
    ['en menos de 4 horas', 'innerhalb von 8 Stunden'],
    ['at least 30 days', 'within 20 days'],
    ['at -18 °C', 'at 18 °C'],
    ['Oak chairs', '???'],
    ['!', 'Oak chairs'],
  ])('%s is not covered by %s', (requirement, strength) => {
    expect(coverage(requirement, strength)).toBeLessThan(0.3)
  })

  it.each(['Un ressort neuf pour la porte', 'A new feather for the door'])(
    'is covered by %s in one of the meanings of its words',
    (strength) => {
      const other = coverage('Wir brauchen eine neue Feder für die Tür', 'A new lamp for the door')
      expect(coverage('Wir brauchen eine neue Feder für die Tür', strength)).toBeGreaterThan(other + 0.2)
    },
  )

  it.each([
    ['Floor heating in the bathroom', 'Underfloor heating', 'Bathroom sinks'],
    ['Une douche dans la salle de bains', 'Pose de douches', 'Carrelage de salles de bains'],
    ['Einbau einer Dusche', 'Wir reparieren Duschen', 'Einbau von Heizkesseln'],
    ['A leaking tap', 'We repair taps', 'Leaking roofs repaired'],
    ['Un fregadero nuevo', 'Cambiamos fregaderos', 'Puertas nuevas'],
    ['Reparación de una tubería rota', 'Reparamos tuberías', 'Limpieza de tuberías'],
  ])(
    '%s is covered by the same thing (%s) rather than by the same place, action or property (%s)',
    (requirement, thing, other) => {
      expect(coverage(requirement, thing)).toBeGreaterThan(0.65)
      expect(coverage(requirement, thing)).toBeGreaterThan(1.5 * coverage(requirement, other))
    },
  )

  it.each([
    ['Annual accounts', 'We do not offer: annual accounts'],
    ['Cleaning every week', 'No weekly cleaning'],
  ])('%s is not covered by its denial: %s', (requirement, denial) => {
    expect(coverage(requirement, denial)).toBeLessThan(0.1)
  })

  it('names a thing by an adjective that is an amount elsewhere', () => {
    expect(coverage('Annual accounts', 'Year-end accounts')).toBeGreaterThan(0.8)
  })

  it('is covered by one strength, not by words of several', () => {
    expect(coverage('Oak chairs stackable', 'Oak', 'Chairs', 'Stackable')).toBeLessThan(
      coverage('Oak chairs stackable', 'Oak chairs'),
    )
  })

  it('is covered less by a similar amount than by the same amount', () => {
    const [met, near] = [coverage('10 kg bags', '10 kg bags'), coverage('10 kg bags', '14 kg bags')]
    expect(near).toBeGreaterThan(coverage('10 kg bags', '100 kg bags'))
    expect(met).toBeGreaterThan(near)
  })
})

describe('scoring', () => {
  it('returns 0 for listings without words', () => {
    expect(requirementCoverage(buyer(), seller('Oak'), () => 1)).toBe(0)
    expect(requirementCoverage(buyer('Oak'), seller(), () => 1)).toBe(0)
    expect(bm25fScore(seller(), new Map())).toBe(0)
  })

  it.each(['buyer', 'seller'] as const)(
    'indexes the words of a %s in the same way as those of the other side',
    (side) => {
      const text = ['Oak chairs', '5-10 kg', 'no chrome']
      expect(listing(side, ...text)).toEqual(listing(otherSide(side), ...text))
    },
  )
})
