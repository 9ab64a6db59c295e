import { describe, expect, it } from 'vitest'
import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import { withGuardrails } from '../../src/providers/assistant/guardrails.ts'
import { rules } from '../../src/providers/assistant/rules/rules.ts'
import type { Side } from '../../src/shared/sides.ts'

/** Texts as people write them: with greetings, asides, abbreviations and slips. */
interface Case {
  readonly side: Side
  readonly text: string
  readonly title?: string
  /** One of the points. */
  readonly point: string
  /** A word of what is kept back: a secret or a refusal. */
  readonly kept: string
}

const cases: readonly Case[] = [
  {
    side: 'seller',
    text: 'Servus! Wir (3 Leute, Werkstatt in Landshut) bauen Kuechen und Einbauschraenke aus Massivholz – Eiche, Nussbaum, auf Wunsch auch Linoleum-Fronten. Aufmass inkl., Montage im Umkreis v. 120 km machen wir selber, ca. 8-10 Wochen Lieferzeit ab Freigabe der Zeichnung. So eine Kueche liegt bei uns meist zw. 18.000 und 26.000 EUR brutto. Unter uns: unter 17.200 gehen wir nicht. Elektrogeraete besorgen wir, aber keine Naturstein-Platten. 5 Jahre Garantie auf Beschlaege. Tel. 0871 / 55 12 93',
    title: 'Kuechen und Einbauschraenke',
    point: 'So eine Kueche liegt bei uns meist zw. 18.000 und 26.000 EUR brutto',
    kept: 'Naturstein',
  },
  {
    side: 'buyer',
    text: "hi all, we're renovating a 1930s house near Munich (Freising) + need a solid-wood kitchen, oak preferably, approx 3.4m x 2.6 m L-shape, soft-close drawers, induction hob built in. Install must be included, finished before 15 March 2027 bc the baby's due then. Linoleum fronts would be lovely but not a must. Honestly our absolute max is 24k but pls don't tell anyone, we'd love to be around 20. Natural stone worktop not needed.",
    title: 'Solid-wood kitchen',
    point: 'Induction hob built in',
    kept: '24k',
  },
  {
    side: 'buyer',
    text: 'Hallo zusammen, unser Sportverein (ca 240 Mitglieder, Raum Kassel) sucht zum 1.3. eine Firma die unsere Vereinsheim-Toiletten + Umkleiden putzt, 2x die Woche, am besten Mo und Do frueh vor 9. Putzmittel bitte oekologisch u. vom Anbieter. Haben bis jetzt 380 im Monat gezahlt, mehr als 420 ist nicht drin (bitte nicht weitersagen). Muss versichert sein, Schluessel bekommt man vom Hausmeister.',
    title: 'Vereinsheim-Toiletten + Umkleiden putzt',
    point: 'Muss versichert sein',
    kept: '420',
  },
  {
    side: 'buyer',
    text: "Bonjour, je cherche quelqu'un de sérieux pour refaire la toiture d'une grange (env. 140 m²) près de Brive, tuiles plates de récup si possible, charpente à vérifier aussi. Chantier à finir avant novembre, échafaudage compris svp. Décennale obligatoire. J'ai mis de côté 28 000 euros mais ça reste entre nous. Photos sur demande, merci d'avance !!",
    title: 'Refaire la toiture',
    point: 'Décennale obligatoire',
    kept: '28 000',
  },
  {
    side: 'buyer',
    text: 'Hola! somos una clínica veterinaria en Getafe y nos hace falta un ecógrafo portátil de segunda mano, con sonda microconvexa y rectal, menos de 5 años, con garantía mínimo 6 meses y factura. Formación para 2 personas estaría bien. Podemos llegar a 9.000 pero preferimos no decirlo. Entrega antes de fin de mes',
    title: 'Ecógrafo portátil de segunda mano',
    point: 'Menos de 5 años',
    kept: '9.000',
  },
  {
    side: 'buyer',
    text: 'Wir sind ein kleiner Verlag aus Leipzig und suchen jemanden der unser Kinderbuch (32 S., ca. 1.200 Woerter) aus dem Daenischen uebersetzt. Erfahrung mit gereimten Texten waere super. Abgabe Ende Februar. Honorar nach VG-Norm, unser Limit liegt bei 1.900 – das soll die Uebersetzerin aber nicht wissen. Rechnungsstellung mit 7% USt.',
    point: 'Abgabe Ende Februar',
    kept: '1.900',
  },
  {
    side: 'buyer',
    text: "My mum (82) needs a stairlift, curved staircase with 1 landing, she's about 14 stone. Wants to try it first if at all possible. Fitted within 3 weeks, servicing for at least 5 yrs incl, and someone who'll talk to her nicely not just sell. Grant covers part of it – 5k total is what we've got, please keep that quiet.",
    title: 'Stairlift',
    point: 'Servicing for at least 5 yrs incl',
    kept: '5k',
  },
  {
    side: 'seller',
    text: "We're a family-run sawmill in the Borders. Kiln-dried oak & larch boards, 27/34/54mm, up to 4.8 m long, FSC. Also beams to order, 3-4 wks. Moisture 8-10%. Delivery on our own lorry with HIAB, £85 within 50 miles. Min order 0.5 m3. No softwood fencing. Prices on request but roughly 1,450 per cube for prime oak.",
    title: 'Kiln-dried oak & larch',
    point: 'Delivery on our own lorry with HIAB, £85 within 50 miles',
    kept: 'softwood',
  },
  {
    side: 'buyer',
    text: 'Cherche pour notre crèche associative (24 enfants, Rennes) livraison de repas en liaison froide 5j/7, 80% bio, 2 menus végé par semaine, textures mixées pour les bébés. Barquettes réutilisables obligatoires (loi Egalim). Livraison avant 10h30. Budget max 4,90 € le repas, à ne pas communiquer. Pas de porc.',
    title: 'Livraison de repas',
    point: 'Livraison avant 10h30',
    kept: '4,90',
  },
  {
    side: 'seller',
    text: 'Ofrezco clases particulares de matemáticas y física para bachillerato y EBAU, presencial en Zaragoza centro u online. Soy ingeniera, 9 años dando clase, 94% de mis alumnos aprueban. 18€/h, bono de 10 horas 160. Primera clase gratis. No doy química. Tengo hueco martes y jueves tarde',
    title: 'Clases particulares de matemáticas y física',
    point: '18€/h',
    kept: 'química',
  },
  {
    side: 'buyer',
    text: 'ich brauch für mein cafe in graz ne gebrauchte siebträgermaschine, 2-gruppig, am liebsten la marzocco od. faema, max 8 jahre alt, revidiert, mit einbau und einschulung. hab zwar 6.500 eingeplant aber sag erstmal 5000. wasserfilter sollt dabei sein. lieferung bis mitte jänner',
    point: 'Max 8 jahre alt',
    kept: '6.500',
  },
  {
    side: 'buyer',
    text: "Small charity (8 staff) seeks IT support: Microsoft 365, 11 laptops, wifi in two sites in Leeds. Response within 4 working hours; cyber essentials help; fixed monthly fee. Current supplier charges £310 a month and we can't go past £290 - confidential.",
    point: 'Wifi in two sites in Leeds',
    kept: '290',
  },
  {
    side: 'buyer',
    text: 'Nous sommes une SCOP de 14 personnes et nous cherchons des bureaux à louer à Montreuil ou Bagnolet, 180-220 m2, fibre, accessible PMR, 2 salles de réunion, bail 3/6/9, dispo septembre. Loyer visé 2 800 HC, on peut monter à 3 100 mais chut. Pas de rez-de-chaussée sur rue.',
    title: 'Bureaux à louer',
    point: '180-220 m2',
    kept: '3 100',
  },
  {
    side: 'seller',
    text: 'Academia de idiomas en Vigo: preparamos B1/B2/C1 de inglés (Cambridge y Trinity) para adultos, grupos de máx. 6, mañanas y tardes. 89€/mes 2h semanales, matrícula gratis en septiembre. Profes nativos. También clases in-company con factura bonificable FUNDAE. No hacemos traducciones.',
    title: 'Academia de idiomas en Vigo',
    point: 'Grupos de máx. 6',
    kept: 'traducciones',
  },
  {
    side: 'buyer',
    text: "Looking for someone to walk our 2 huskies mon-fri around noon, 45+ min, Hackney. must be strong lol & have own insurance, key holding ok. £15 a walk is what we paid the last one, could stretch to 18 but don't lead with that.",
    title: 'Walk our 2 huskies',
    point: 'Key holding ok',
    kept: '18',
  },
  {
    side: 'seller',
    text: 'Hallo zusammen, wir sind die Schreinerei Vogt aus Landsberg (3 Gesellen + ich). Bauen Einbauschränke, Treppen und Küchen aus Massivholz, Eiche / Nussbaum / Esche, alles geölt, keine Spanplatte. Aufmaß innerhalb von einer Woche, Montage im Umkreis von 60 km ist dabei. Stundensatz 68 € netto, unter uns: bei größeren Aufträgen gehen wir notfalls auf 61 runter. Keine Reparaturen an IKEA-Möbeln bitte!!',
    title: 'Einbauschränke',
    point: 'Eiche / Nussbaum / Esche',
    kept: '61',
  },
  {
    side: 'buyer',
    text: "hi!! we're redoing our old farmhouse near Landsberg and need someone for a walk-in wardrobe + a new staircase, ideally oak, oiled not lacquered pls (baby on the way 😅). stairs have to be in by end of march. budget is 24k max but please don't tell them that. my number 0049 176 2221133, call after 6pm. References would be a plus.",
    title: 'Walk-in wardrobe + a new staircase',
    point: 'Ideally oak',
    kept: '24k',
  },
  {
    side: 'seller',
    text: "bonjour, je fais du débarras de maisons et caves sur Lyon et alentours (rayon 50km). Devis gratuit sous 48h, je trie, je donne à Emmaüs ce qui est encore bon et le reste part en déchetterie. Comptez 25 à 40€ du m3 selon l'étage — je peux descendre à 20 mais le dites pas. Disponible aussi le samedi, appelez le 06 12 34 56 78 après 18h, Karim",
    title: 'Débarras de maisons et caves',
    point: 'Devis gratuit sous 48h',
    kept: '20',
  },
]

const assistant = withGuardrails(rules)

it.each(cases)('reads “$point” from a text of a $side', async ({ side, text, title, point, kept }) => {
  const form = await assistant.parse(parseBrief(side, text), {})
  if (title) expect(form.name).toContain(title)
  expect(form.points).toContain(point)
  expect([form.name, form.description, ...form.points].join('\n')).not.toContain(kept)
  expect(form.privateNotes.map((note) => note.text).join('\n')).toContain(kept)
})

it('takes the times to call out with the number', async () => {
  const text = 'We need a kitchen. My number is 0049 176 2221133, call after 6 pm. Oak preferred.'
  const form = await assistant.parse(parseBrief('buyer', text), {})
  expect(JSON.stringify(form)).not.toContain('6 pm')
})

it('takes the name to ask for with the number', async () => {
  const text = 'Need our boiler repaired this week. Call me on 07700 900123, ask for Dan'
  expect(JSON.stringify(await assistant.parse(parseBrief('buyer', text), {}))).not.toContain('Dan')
})

it('takes a wish that is no must for no refusal', async () => {
  const text = "I need fleece jackets. We'd prefer recycled polyester but its not a dealbreaker."
  const { description, privateNotes } = await assistant.parse(parseBrief('buyer', text), {})
  expect(description).toContain('recycled polyester')
  expect(privateNotes).toEqual([])
})

it('takes no pronoun for a company', async () => {
  const { party } = await assistant.parse(parseBrief('buyer', 'On cherche un photographe à Annecy.'), {})
  expect(party).toBe('')
})

it('keeps an ordinal with its month, and a price with its dash', async () => {
  const text = 'Einbauschrank ab 1.450,- € pro lfm, Aufmaß am 14./15. Dezember.'
  const { points } = await assistant.parse(parseBrief('seller', text), {})
  expect(points.join('|')).toMatch(/1\.450,- € pro lfm.*\|.*14\.\/15\. Dezember/)
})

it('keeps what follows a number and says no time to call', async () => {
  const text = 'We mow lawns. Call 0049 176 2221133, from March we also do hedges.'
  const form = await assistant.parse(parseBrief('seller', text), {})
  expect(JSON.stringify(form)).toContain('hedges')
})

it('lists nothing that isn’t needed', async () => {
  const text =
    'We need a kitchen. Delivery on Mondays. A stone worktop is not needed. Elektrogeräte nicht nötig.'
  const { points } = await assistant.parse(parseBrief('buyer', text), {})
  expect(points).toEqual(['Delivery on Mondays'])
})

it.each([
  'Wir suchen eine Espressomaschine, 2-gruppig, Baujahr egal, mit 12 Monaten Garantie.',
  "We need an espresso machine, 2-group, the year doesn't matter, with 12 months of warranty.",
  "Nous cherchons une machine à espresso, 2 groupes, l'année peu importe, avec 12 mois de garantie.",
  'Buscamos una máquina de espresso, de 2 grupos, el año da igual, con 12 meses de garantía.',
])('lists nothing that doesn’t matter: %s', async (text) => {
  const { points } = await assistant.parse(parseBrief('buyer', text), {})
  expect(points.join('; ')).toMatch(/12/)
  expect(points.join('; ')).not.toMatch(/egal|matter|importe|igual/)
})

it('leaves politeness and fillers out of points', async () => {
  const text = 'Need a cleaner for our practice in Bath, after 6pm pls. Invoice with 30 days please!'
  const { points } = await assistant.parse(parseBrief('buyer', text), {})
  expect(points).toContain('Invoice with 30 days')
  expect(points.join()).not.toMatch(/pl(?:ea)?s/)
})

it('splits no point within brackets', async () => {
  const form = await assistant.parse(parseBrief('buyer', 'We need a piano (1930s, upright) and a stool.'), {})
  for (const point of form.points) expect(point.split('(').length).toBe(point.split(')').length)
})

describe('titles', () => {
  const titles: readonly (readonly [Side, string, string])[] = [
    ['buyer', 'Ab August jeden Tag warmes Mittagessen für unsere Kita.', 'Mittagessen'],
    ['buyer', 'We need tables, chairs and a tent for our wedding on 3 June.', 'Tables, chairs and a tent'],
    ['buyer', 'Wir suchen Tische, Bänke und ein Zelt für unser Vereinsfest.', 'Tische, Bänke und ein Zelt'],
    ['buyer', 'Evening all, Dave here. We could do with a second-hand forklift.', 'Second-hand forklift'],
    [
      'buyer',
      'We require a method statement. We therefore seek a waller for the wall repair.',
      'Wall repair',
    ],
    ['buyer', 'Hallo, Jule, 29. Jetzt such ich ein gebrauchtes Rad, ohne Akku.', 'Gebrauchtes Rad'],
    ['seller', 'What I offer is piano tuning, within 30 miles.', 'Piano tuning'],
    ['seller', "We've been at it for eleven years. We offer garden design.", 'Garden design'],
    ['seller', "Salut, moi c'est Léa. Je donne des cours de guitare.", 'Cours de guitare'],
    ['seller', 'Buenas tardes, soy Marta. Alquilo castillos hinchables.', 'Castillos hinchables'],
    ['seller', 'Verkaufe schweren Herzens meine Drehbank, Bj. 1978.', 'Drehbank'],
    ['seller', 'Roof repairs in York. We offer free quotes within two days.', 'Roof repairs'],
  ]
  it.each(titles)('of a %s: %s', async (side, text, title) => {
    expect((await assistant.parse(parseBrief(side, text), {})).name).toContain(title)
  })
})

it.each([
  ['We offer garden care. We charge 45 euros an hour, but between us we would take 40.', '45 euros', '40'],
  ['Wir bieten Gartenpflege. Stunde 62 Euro, unter uns ginge auch 55.', '62 Euro', '55'],
  ["Je propose des cours de piano. 35 € de l'heure, mais entre nous je descendrais à 30.", '35 €', '30'],
])('keeps the rate, and not the secret of its sentence: %s', async (text, rate, secret) => {
  const { privateNotes, ...form } = await assistant.parse(parseBrief('seller', text), {})
  expect(JSON.stringify(form)).toContain(rate)
  expect(JSON.stringify(form)).not.toContain(secret)
  expect(privateNotes.map((note) => note.text).join('\n')).toContain(secret)
})

it.each([
  'We offer garden care. We charge 45 euros an hour, but keep the 45 between us.',
  'We offer garden care. We charge 45 euros an hour, keep that between us.',
])('keeps a rate back that is the secret itself: %s', async (text) => {
  const { privateNotes: _, ...form } = await assistant.parse(parseBrief('seller', text), {})
  expect(JSON.stringify(form)).not.toContain('45')
})

describe('a signature of several lines', () => {
  it.each([
    [
      'We need a forklift in Bristol.\n\nKind regards\nPriya Nair\nNair Dental Laboratory Ltd\n12 North Street, Bristol BS3\n0117 496 0022',
      'Nair Dental Laboratory Ltd',
      ['Priya', 'Dental', 'North Street'],
    ],
    [
      'Wir suchen Eichenbretter, 30 mm stark.\n\nViele Grüße\nJonas Berg\nTischlerei Berg GmbH\nTel. 0711 123456',
      'Tischlerei Berg GmbH',
      ['Jonas', 'Tischlerei'],
    ],
  ])('names the company, and is no part of the listing: %s', async (text, company, words) => {
    const { party, partyDescription, name, description, points } = await assistant.parse(
      parseBrief('buyer', text),
      {},
    )
    expect(party).toBe(company)
    for (const word of words)
      expect(JSON.stringify([partyDescription, name, description, points])).not.toContain(word)
  })

  it('ends before a sentence', async () => {
    const text = 'We paint houses in Leeds. Thanks\nPriya\nwe also mend garden fences'
    expect(JSON.stringify(await assistant.parse(parseBrief('seller', text), {}))).toContain('garden fences')
  })
})

it.each([
  [
    "Hoping there's somebody who can come to the house in Gahanna.",
    'Somebody who can come to the house in Gahanna',
  ],
  ["I'm hoping to find someone patient once a week till May.", 'Someone patient once a week till May'],
])('leaves out of a point that it is hoped for: %s', async (text, point) => {
  const { points } = await assistant.parse(parseBrief('buyer', `Our dog needs a groomer. ${text}`), {})
  expect(points).toContain(point)
})

it.each([
  'Need parts for a Toyota\nBrake Pads\nAir Filter\nSpark Plugs',
  'Presupuesto para una fiesta\nCatering\nMúsica\nFotógrafo',
  'Costumes for our party, thanks\nSpider Man\nSnow White\nRobin Hood',
])('takes no list for a signature: %s', async (text) => {
  const { description, points } = await assistant.parse(parseBrief('buyer', text), {})
  const last = text.split('\n').at(-1)!
  expect(`${description} ${points.join()}`).toContain(last)
})
