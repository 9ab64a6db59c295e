import { expect, test } from 'vitest'
import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import { parse } from '../../src/providers/assistant/rules/calls/parse.ts'
import type { Side } from '../../src/shared/sides.ts'

const read = (side: Side, text: string) => parse(parseBrief(side, text))

test("a buyer's introduction keeps its date, count and place, and its event is a point", () => {
  const english = read(
    'buyer',
    "Hi there, we're an English couple moving to the Bordeaux area and throwing a big party on 22 August for approx 120 ppl at our place near Libourne. Looking for a caterer who speaks some English.",
  )
  expect(english.description).toContain('on 22 August for approx 120 ppl at our place near Libourne')
  expect(english.points).toContain('Big party on 22 August for approx 120 ppl at our place near Libourne')
  const german = read(
    'buyer',
    'Wir sind eine Familie mit drei Kindern und ziehen am 3. Mai von Prien nach Kempten. Wir suchen eine Umzugsfirma.',
  )
  expect(german.points).toContainEqual(expect.stringMatching(/am 3\. Mai von Prien nach Kempten$/i))
  const french = read(
    'buyer',
    'Nous sommes un couple de retraités et organisons une fête le 12 juillet pour 60 personnes à Libourne. Nous cherchons un traiteur.',
  )
  expect(french.points).toContainEqual(expect.stringMatching(/le 12 juillet pour 60 personnes à Libourne$/i))
  const spanish = read(
    'buyer',
    'Somos una pareja de Bilbao, nos casamos el 5 de septiembre con unos 90 invitados. Buscamos fotógrafo.',
  )
  expect(spanish.points).toEqual(['Nos casamos el 5 de septiembre con unos 90 invitados', 'Fotógrafo'])
})

test("a seller's introduction keeps trade and place, without the name", () => {
  const { description } = read(
    'seller',
    "Hi! I'm Rosie from Stem & Stone, small flower studio in Frome, Somerset (also Bath + Bristol). We do weddings, funerals & weekly flowers",
  )
  expect(description).toBe(
    'Small flower studio in Frome, Somerset (also Bath + Bristol). We do weddings, funerals & weekly flowers.',
  )
})

test('who somebody is, and what they earn, stays out', () => {
  const teacher = "I'm looking for a piano teacher in Leeds for my daughter."
  expect(read('buyer', `I'm Tom, father of two. ${teacher}`).description).toBe(teacher)
  const nanny = 'We need a nanny for two days a week.'
  expect(read('buyer', `We are a family of 4 in Leeds and earn 4200 a month. ${nanny}`).description).toBe(
    nanny,
  )
})
