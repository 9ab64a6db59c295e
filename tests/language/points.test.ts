import { expect, test } from 'vitest'
import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import { parse } from '../../src/providers/assistant/rules/calls/parse.ts'
import type { Side } from '../../src/shared/sides.ts'

const read = (side: Side, text: string) => parse(parseBrief(side, text))

test.each([
  [
    'seller',
    'Room for hire in Leeds. Free on Tuesdays, Thursdays and Fridays from 7 pm. With mirrors.',
    'Free on Tuesdays, Thursdays and Fridays from 7 pm',
  ],
  [
    'buyer',
    'Wir suchen einen Raum zum Proben. Dienstags und donnerstags von 20 bis 22 Uhr.',
    'Dienstags und donnerstags von 20 bis 22 Uhr',
  ],
  [
    'seller',
    'Photographe de mariage à Annecy. En septembre encore le 4, le 11 et le 25.',
    'En septembre encore le 4, le 11 et le 25',
  ],
  [
    'buyer',
    'Buscamos local para ensayar los martes y jueves de 20 a 22 h.',
    'Los martes y jueves de 20 a 22 h',
  ],
] as const)('days of one list stay one point: %s, %s', (side, text, point) => {
  expect(read(side, text).points).toContain(point)
})

test.each([
  [
    'seller',
    'Industrielle Teilereinigung im Lohn. Muster Technik in Krefeld reinigt Dreh-, Fräs- und Stanzteile für die Medizintechnik.',
    /Dreh-, Fräs- und Stanzteile/,
  ],
  [
    'buyer',
    'Looking for a dog transport to Aberdeen. Any day between the 6th and the 12th is fine.',
    /between the 6th and the 12th/,
  ],
  [
    'buyer',
    'Looking for a bookkeeper in Hobart. We start with the new financial year, 1 July.',
    /new financial year, 1 July/,
  ],
] as const)('what belongs together stays one point: %s, %s', (side, text, point) => {
  expect(read(side, text).points).toContainEqual(expect.stringMatching(point))
})

test('a sentence that is split at a wish ends with a full stop in the description', () => {
  const { description } = read(
    'buyer',
    'Association de danse (40 personnes), nous ouvrons une salle à Lyon en avril et cherchons un parquet flottant. Pose comprise.',
  )
  expect(description).toMatch(/en avril\. Cherchons un parquet flottant\./)
})

test('a point tells what is wanted, without the story around it', () => {
  const { points } = read(
    'buyer',
    'We bought the old cottage last spring, and my wife says I should have been a plumber. Anyway the six sash windows rattle and leak. Looking for someone to repair them, they must stay wood. Done before Easter. The last chap took a deposit and vanished.',
  )
  expect(points.join('\n')).toMatch(/sash windows rattle/i)
  expect(points.join('\n')).not.toMatch(/anyway/i)
  expect(points).toContain('Done before Easter')
  expect(points.join('\n')).not.toMatch(/my wife|vanished|last spring/)
})

test('brackets that a point has half of end it', () => {
  const { points } = read(
    'buyer',
    'Busco sala por horas (mín. 40 m2, suelo de madera) en Ruzafa, martes y jueves.',
  )
  expect(points).toEqual(expect.arrayContaining(['Mín. 40 m2', 'Suelo de madera']))
})

test.each([
  [
    'buyer',
    'Wir suchen einen Ofenbauer für unseren alten Kachelofen, keine Firmen die nur neue Öfen verkaufen.',
    'Keine Firmen die nur neue Öfen verkaufen',
  ],
  [
    'seller',
    'Buffets für Feiern mit 30–250 Personen, Geschirr inklusive, Service ab 28 €/h pro Kraft.',
    'Service ab 28 €/h pro Kraft',
  ],
  [
    'buyer',
    'hallo mein golf 5 quietscht. bremsen vorne wechseln bitte, teile hab ich schon, am liebsten samstag im raum dortmund',
    'Teile hab ich schon',
  ],
  [
    'seller',
    'Cours de guitare à Lyon, tous niveaux, premier cours offert, prêt d’un instrument possible.',
    'Premier cours offert',
  ],
] as const)('a sentence is split into its points: %s, %s', (side, text, point) => {
  expect(read(side, text).points).toContain(point)
})

test.each([
  [
    'buyer',
    'My husband works nights and I am allergic to mornings. Looking for a cleaner on Thursdays, two hours.',
    /husband/,
  ],
  [
    'seller',
    'Umzüge in ganz Bayern, mit Möbellift. Angefangen habe ich damals mit dem Bulli meines Opas.',
    /Opa/,
  ],
  [
    'buyer',
    "Cherche luthier à Lille pour réparer un violon, devis avant travaux. Mon mari trouve que je suis folle, mais c'est lui qui chante faux.",
    /folle/,
  ],
  [
    'seller',
    'Alquilo sala de ensayo con batería, 12 euros la hora, en Vallecas. Mi madre todavía no se cree que viva de esto.',
    /madre/,
  ],
] as const)('a story is no point: %s, %s', (side, text, story) => {
  const { points, description } = read(side, text)
  expect(points.join('\n')).not.toMatch(story)
  expect(description).toMatch(story)
})
