import { expect, it } from 'vitest'
import { parseBrief } from '../../src/providers/assistant/briefs.ts'
import { capitalize } from '../../src/providers/assistant/rules/analysis/inline-text.ts'
import { shortTopic, shownWithin } from '../../src/providers/assistant/rules/analysis/short-topic.ts'
import { parse } from '../../src/providers/assistant/rules/calls/parse.ts'

it.each([
  [
    'seller',
    'Selling up!! 2 x Rational SCC 61 combi ovens (gas), 2017, serviced every 6 months, all racks included, £2,950 each.',
    'Rational SCC 61 combi',
  ],
  [
    'buyer',
    "hey!! our dog walker just quit on us 😩 need someone asap mon-thu around noon, 1 hr. must be ok with key collection. we're in Bristol.",
    'Dog walker',
  ],
  [
    'buyer',
    'Hallo zusammen, wir (junge Familie) ziehen im Januar um und haben eine Küche gekauft, die muss bis spätestens 24. Januar eingebaut werden. 14 Schränke, Arbeitsplatte aus Eiche. Die alte Küche muss raus und entsorgt werden.',
    'Küche',
  ],
  [
    'buyer',
    'Servus! Unsere Photovoltaikanlage (9,8 kWp, Bj. 2013) bringt nur noch die Hälfte. Wer schaut sich das mal an? Rechnung mit ausgewiesener MwSt. brauchen wir fürs Finanzamt.',
    'Photovoltaikanlage',
  ],
  ['buyer', '3/4 cello wanted!! No cracks pls, with a bow, set up by a luthier.', '3/4 cello'],
  [
    'buyer',
    "Coucou, on est une asso de quartier à Nantes et on organise une fête le 20 juin, il nous manque une sono avec 2 micros HF et quelqu'un pour la gérer.",
    'Sono',
  ],
  [
    'buyer',
    'Soy profe de yoga y me mudo a Valencia, busco sala por horas (mín. 40 m2, suelo de madera) en Ruzafa, martes y jueves de 18 a 21h.',
    'Sala',
  ],
  [
    'buyer',
    'hiya our combi keeps losing pressure, its a worcester about 9 yrs old. someone gas safe who can come today or tmrw pls, se15. budget 150 ish',
    'Combi',
  ],
  [
    'buyer',
    'me cambio de piso en valencia el 30, tercero sin ascensor, tengo cama, sofá y lavadora. necesito furgo y dos personas, max 300 euros',
    'Furgo y dos personas',
  ],
  [
    'buyer',
    'Looking for someone to do the flowers. Wedding 3 May 2027 at Wells town hall. Arches, the lot. Budget 2k.',
    'Flowers',
  ],
  ['buyer', "I'm a translator in Ghent. Je cherche quelqu'un qui me répare un piano droit.", 'piano droit'],
  [
    'buyer',
    'Hallo, brauch wen für ESt + USt-Voranmeldung, gern komplett online. Eine Rechnung hätte ich auch gern.',
    'ESt + USt-Voranmeldung',
  ],
  [
    'seller',
    "I'm Fergus, Scottish, CELTA certified, ten years teaching adults online from my spare room. One to one business English: meetings, presentations. £28 for 50 minutes.",
    'business English',
  ],
  ['seller', 'Fliesen Huber GmbH. Badsanierung in Freiburg. Festpreis nach Besichtigung.', 'Badsanierung'],
] as const)('a %s’s post "%s" is titled by "%s"', (side, text, title) => {
  expect(parse(parseBrief(side, text)).name).toContain(title)
})

it.each([
  [
    'I run a little cafe in Ghent and need somebody who roasts small batches for us.',
    'Somebody who roasts small batches',
  ],
  [
    'Brauche dringend jemanden, der ein Buffet macht, vegetarisch, in Mainz.',
    'Jemand, der ein Buffet macht, vegetarisch',
  ],
  ['Il me faut un carreleur sérieux pour refaire le mur, 6 m².', 'Carreleur sérieux'],
  ['Il nous faut des tables et des bancs pour 80 personnes le 14 mai.', 'Tables et bancs'],
  [
    'Für unser Vereinsfest brauchen wir 6 Tische 2 m lang und 12 Bänke, Abholung am Freitag. Gruß Jonas Berg',
    '6 Tische 2 m lang und 12 Bänke',
  ],
  ['Cherche photographe pour mariage le 12 juin à Pau.', 'Photographe pour mariage'],
  ['Traiteur pour anniversaire le samedi 4 mai, 30 personnes.', 'Traiteur pour anniversaire'],
])('completes a title that could not stand alone: %s', (text, title) =>
  expect(parse(parseBrief('buyer', text)).name).toBe(title),
)

it.each([
  'We need tables, 10-12 tables and 24 benches, for a day.',
  'At 14:30 catering for 20 people please, we need sandwiches.',
  'Wir suchen bis 2027 Solarmodule mit 5 kW für das Vereinshaus.',
])('takes no other number for the count of a title: %s', (text) =>
  expect(parse(parseBrief('buyer', text)).name).not.toMatch(/^(?:12|30|2027) /),
)

it('keeps what only begins like a closing formula', () => {
  const { points } = parse(
    parseBrief('buyer', 'Ich suche eine Torte für Samstag. Gruß aus Zuckerguss auf der Torte.'),
  )
  expect(points.join()).toContain('Zuckerguss')
})

it('drops a closing formula with a name', () => {
  const { description, points } = parse(
    parseBrief('buyer', 'Wir suchen einen Maurer, gern im März. Gruß Jonas Berg'),
  )
  expect([description, ...points].join()).not.toMatch(/Gruß|Jonas/)
})

it('keeps what belongs together in one point, and leaves out what asks for nothing', () => {
  const pointsOf = (side: 'seller' | 'buyer', text: string) => parse(parseBrief(side, text)).points
  expect(pointsOf('seller', 'We offer kitchen fitting. We work with Howdens, IKEA, Wren.')).toContain(
    'We work with Howdens, IKEA, Wren',
  )
  expect(
    pointsOf('buyer', 'Wir suchen einen Küchenbauer. Die alte Küche muss raus und entsorgt werden.'),
  ).toContain('Alte Küche muss raus und entsorgt werden')
  const yoga = pointsOf(
    'buyer',
    'Busco sala por horas (mín. 40 m2, suelo de madera) en Ruzafa, martes y jueves.',
  )
  expect(yoga).toEqual(expect.arrayContaining(['Mín. 40 m2', 'Suelo de madera']))
  expect(yoga.join('\n')).toMatch(/martes y jueves/i)
  const heating = pointsOf(
    'buyer',
    'Notre chaudière nous a lâchés hier. On cherche une pompe à chaleur. Pose avant le 15 décembre.',
  )
  expect(heating).toContain('Pose avant le 15 décembre')
  expect(heating.join('\n')).not.toContain('lâchés')
})

it('names a requirement in few words that make sense alone, without its figures', () => {
  expect(shortTopic('Forklift on site', 'en')).toBe('Forklift on site')
  expect(shortTopic('Ok with key collection', 'en')).toBe('Ok with key collection')
  expect(shortTopic('Payment term of 30 days', 'en')).toBe('Payment term')
  expect(shortTopic('Abt 85 guests', 'en')).toBe('85 guests')
})

it.each([
  ['someone who sets up the tables because we will not have time', 'en', 'Sets up the tables'],
  ['jemand, der auch samstags liefern kann und auspackt', 'de', 'Samstags liefern'],
  ['El baño es pequeño y hay que cambiar la bañera por una ducha', 'es', 'Baño es pequeño'],
  ['alguien que monte también los muebles de la habitación', 'es', 'Monte también los muebles'],
  ['Bis Ende März fertig, sonst wird es mit dem Einzug zu spät', 'de', 'Bis Ende März fertig'],
  ['quelqu’un qui installe aussi les rideaux dans toute la maison', 'fr', 'Installe aussi'],
  ['Acidité sous 0,3 %', 'fr', 'Acidité'],
  ['Acidez por debajo de 0,3 %', 'es', 'Acidez'],
  ['Environ 600 bouteilles de 500 ml pour commencer', 'fr', '600 bouteilles de 500 ml pour commencer'],
  ['600 Flaschen zum Anfang', 'de', '600 Flaschen zum Anfang'],
  ['Puis 200 par mois si ça marche', 'fr', 'Puis 200 par mois'],
  ['Start on Monday 8 am', 'en', 'Start on Monday'],
] as const)('cuts no topic in the middle: %j', (requirement, language, topic) =>
  expect(shortTopic(requirement, language)).toBe(topic),
)

it.each([
  ['Absolument du bio certifié', 'fr', 'absolument du bio certifié'],
  ['Récolte de cette année', 'fr', 'récolte de cette année'],
  ['Transport compris', 'fr', 'transport compris'],
  ['Urgently needed', 'en', 'urgently needed'],
  ['Toulouse ou environs', 'fr', 'Toulouse ou environs'],
  ['France métropolitaine', 'fr', 'France métropolitaine'],
  ['Français parlé', 'fr', 'français parlé'],
  ['German spoken', 'en', 'German spoken'],
  ['Monday mornings', 'en', 'Monday mornings'],
  ['Shopify shop', 'en', 'Shopify shop'],
] as const)(
  'gives a requirement within a sentence a capital only where it is a name: %j',
  (requirement, language, within) => expect(shownWithin(requirement, language)).toBe(within),
)

it.each([
  ['https://shop.example/a, is that one yours?', 'https://shop.example/a, is that one yours?'],
  ['shop.example/a ok?', 'shop.example/a ok?'],
  ['info@shop.example?', 'info@shop.example?'],
  ['iPhone too?', 'iPhone too?'],
  ['env. 30 m?', 'Env. 30 m?'],
])('begins %j with a capital unless it is an address or a name', (text, capitalized) =>
  expect(capitalize(text)).toBe(capitalized),
)

it.each([
  ['Need a house clearance. Sofa, beds, fridge, the lot.\nGone by Friday, thanks\nJo', ['the lot', 'jo']],
  [
    'Suche Umzugshelfer. Drei Zimmer, und so weiter.\nZweiter Stock, vielen Dank\nLena',
    ['und so weiter', 'lena'],
  ],
  ['Cherche baby-sitter le samedi soir. Deux enfants de 3 et 6 ans. Merci\nCamille', ['camille']],
  ['Busco fontanero para cambiar un grifo.\nUrge esta semana, gracias\nMarta', ['marta']],
  ['Looking for a used van. High roof. Full service history. Zainab', ['zainab']],
  [
    'Übersetzungen aller Art. Festpreis nach Durchsicht. Mindestauftrag 90 €. , Dr. Ines Petersen',
    ['dr. ines petersen'],
  ],
])('makes no point of a remark or a signature: %j', (text, remarks) => {
  const points = parse(parseBrief('buyer', text)).points.map((point) => point.toLowerCase())
  expect(points.length).toBeGreaterThan(0)
  for (const remark of remarks) expect(points).not.toContain(remark)
})

it('reads what follows an introduction and a smiley, and what a label announces', () => {
  const { name, description } = parse(
    parseBrief(
      'seller',
      "I'm Tom, English gardener since 2011 :) Lawns mown, hedges cut, fruit trees pruned.",
    ),
  )
  expect(name).toBe('Fruit trees pruned')
  expect(description).toBe('English gardener since 2011. Lawns mown, hedges cut, fruit trees pruned.')
  expect(
    parse(parseBrief('buyer', 'IT-Dienstleister gesucht. Gewünscht: Fernwartung unter 2 Stunden.')).points,
  ).toContain('Unter 2 Stunden')
})

it('repeats no words of a purpose', () => {
  const { name, points } = parse(
    parseBrief('buyer', 'Busco electricista para poner tres enchufes. Urge esta semana.'),
  )
  expect({ name, points }).toEqual({
    name: 'Electricista',
    points: ['Poner tres enchufes', 'Urge esta semana'],
  })
})

it.each([
  [
    "I'm looking to hire a gardener who can trim hedges, mow the lawn and remove a tree stump.",
    ['Can trim hedges', 'Mow the lawn', 'Remove a tree stump'],
  ],
  [
    'Please recommend a caterer who can do vegan food, cocktails and a wedding cake.',
    ['Cocktails', 'A wedding cake'],
  ],
  [
    'Wir brauchen einen Elektriker für neue Steckdosen, eine Wallbox und die Beleuchtung.',
    ['Eine Wallbox', 'Beleuchtung'],
  ],
  [
    "J'ai besoin d'un plombier pour changer un robinet, déboucher un évier et poser une douche.",
    ['Poser une douche'],
  ],
  [
    'Necesito un fontanero para cambiar un grifo, desatascar un fregadero e instalar una ducha.',
    ['Instalar una ducha'],
  ],
  ['Wir möchten 50 Flyer drucken lassen, A5, beidseitig.', ['A5, beidseitig']],
])('reads the list of a wish to its end: %s', (text, points) =>
  expect(parse(parseBrief('buyer', text)).points).toEqual(expect.arrayContaining(points)),
)
