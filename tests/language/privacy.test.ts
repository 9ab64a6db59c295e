import { describe, expect, test } from 'vitest'
import { contactsOf } from '../../src/language/privacy/contacts.ts'
import type { Passage } from '../../src/language/privacy/passages/passage.ts'
import { passagesOf } from '../../src/language/privacy/passages/passages.ts'
import { splitText } from '../../src/language/privacy/split-text.ts'

const readings = (text: string, use: 'listing' | 'round' = 'listing') =>
  passagesOf(text, use).map(({ text, reading }) => [text, reading])
const publicText = (text: string, use: 'listing' | 'round' = 'listing') =>
  passagesOf(text, use)
    .filter(({ reading }) => reading === 'public')
    .map((passage) => passage.text)
    .join(' | ')
const reasons = (text: string, use: 'listing' | 'round') => passagesOf(text, use).map(({ reason }) => reason)

describe('a listing', () => {
  test.each([
    ['Total sound budget is 21,000 EUR, please keep that to yourself.', ''],
    [
      'Day rate is 980 EUR. We would go down to 800 EUR per day but please don’t tell clients that upfront.',
      'Day rate is 980 EUR.',
    ],
    ['Wir zahlen 40 Euro pro Stunde. Soll aber nicht oeffentlich stehen.', ''],
    ['Unser Lager wird im Mai verkauft. Nicht verraten.', ''],
    [
      'We need a painter for 3 rooms, budget max 900 EUR, start in May.',
      'We need a painter for 3 rooms | start in May.',
    ],
    ['Notfalls gehen wir auf 2000 Euro runter.', ''],
    ['Entre nous, notre prix plancher est de 300 euros.', ''],
    ['Nuestro presupuesto es de 4.000 euros como mucho.', ''],
    ['Internal note: the client is desperate.', ''],
    ['Preisnachlass bis 8 % wäre drin, aber bitte nicht von uns aus anbieten.', ''],
    [
      'Wir wohnen im 2. OG ohne Aufzug. Budget 6500 Euro, zur Not 7000 (das bitte für uns behalten).',
      'Wir wohnen im 2. OG ohne Aufzug.',
    ],
    [
      'need 40 laptops. old ones collected and wiped. budget 12000 max keep private.',
      'need 40 laptops. | old ones collected and wiped.',
    ],
    [
      'We can spend €70 a head, absolute max 75, keep that quiet. Also drinks would be a plus.',
      'Also drinks would be a plus.',
    ],
    [
      'Not public:\n- we can pay 30 a day\n- we start late\n\nWe offer German lessons.',
      'We offer German lessons.',
    ],
  ])('keeps %j back', (text, shown) => expect(publicText(text)).toBe(shown))

  test.each([
    'Tents up to 5 m wide for at most 40 guests.',
    'Haftpflicht bis 3 Mio. EUR Deckung.',
    'Transport von Paletten bis 800 kg, max. 120 cm hoch.',
    'We treat all documents as confidential waste and sign a confidentiality agreement.',
    'The internal dimensions are 4 x 3 m.',
    'Hourly rate 45 EUR, travel included.',
    'Eine Fahrt am Morgen, nur wir zwei.',
    'Formation en interne pour vos équipes.',
    'The camper has a padded bed.',
    'Change of zinc anodes at cost.',
    'La furgoneta tiene la ITV hasta 2027.',
    'Auswertung bis zum 10. jedes Monats, Niveaus A1 bis C1.',
    'El presupuesto va siempre por escrito.',
    'Das Haus liegt zwischen uns und dem Bahnhof.',
    'Would be nice if they take away the vases after.',
    'Wäre toll, wenn sie auch am Samstag kommen.',
    'Ce serait bien s’ils apportent les assiettes.',
    'Estaría bien si ellos traen la vajilla.',
  ])('shows %j', (text) => expect(publicText(text)).toBe(text))

  test('takes no measure for a limit of the price', () =>
    expect(reasons('La grúa sube como mucho a 24 m.', 'listing')).not.toContain('limit'))

  test.each([
    'Seit meine Frau und ich vor neun Jahren den Hof im Hunsrück übernommen haben, backen wir zweimal in der Woche im Holzofen.',
    'J’ai appris avec mon grand-père, qui travaillait encore à 91 ans.',
    'La mayor es celíaca, hay que saber leer etiquetas.',
    'Mi hermana lleva las cuentas y yo la piedra desde los catorce años.',
  ])('shows what may be a confidence in a round: %j', (text) => {
    expect(publicText(text)).toBe(text)
    expect(publicText(text, 'round')).toBe('')
  })

  test.each([
    'January is dead, I did a full one for 170 last winter just to keep the lights on.',
    'Drei Eigentümer haben die Umlage noch nicht bezahlt, da kann es mit der Rechnung dauern.',
    'L’ancienne blanchisserie nous réclame encore deux factures qu’on n’a pas réglées.',
    'Llevamos sin pagar la cuota de la nave desde febrero y un cliente fijo nos salvaba.',
  ])('keeps back what no word marks as a secret: %j', (text) => expect(publicText(text)).toBe(''))

  test.each([
    'Weddings from £1,200, average couple spends about 2k.',
    'Websites from £800 up to £3,000 depending on pages.',
    'Umzüge ab 900 bis 3.000 Euro.',
    'Sites à partir de 900 €, jusqu’à 3000 € selon les pages.',
    'Desde 300 € hasta 900 €, según el tamaño.',
  ])('announces the price of an offering: %j', (text) =>
    expect(passagesOf(text, 'listing', 'seller').map(({ reading }) => reading)).toEqual(['public']),
  )

  test.each([
    ['We take jobs from £500, but would go down to £400.', 'We take jobs from £500'],
    ['Umzüge ab 900 Euro, notfalls für 700 Euro.', 'Umzüge ab 900 Euro'],
  ])('keeps the limit back that follows the price of an offering: %j', (text, shown) => {
    const said = passagesOf(text, 'listing', 'seller').filter(({ reading }) => reading === 'public')
    expect(said.map((passage) => passage.text)).toEqual([shown])
  })

  test('keeps back what a request could pay from an amount on', () =>
    expect(passagesOf('Painting from 900 up to 1,500 EUR.', 'listing', 'buyer')).toEqual([
      expect.objectContaining({ reading: 'private', reason: 'limit' }),
    ]))

  test.each(['I can pay cash, max 14 grand.', 'Up to 14 grand for the right one.'])(
    'keeps back a limit in thousands: %j',
    (text) =>
      expect(passagesOf(text, 'listing', 'buyer')).toContainEqual(
        expect.objectContaining({ reading: 'private', reason: 'limit' }),
      ),
  )

  test('tells refusals and contacts apart', () => {
    expect(
      readings(
        'We mix and master. We don’t do music composition. Call 0151 2345678 or mail to info@mix.example.',
      ),
    ).toEqual([
      ['We mix and master.', 'public'],
      ['We don’t do music composition.', 'refusal'],
      ['Call 0151 2345678 or mail to info@mix.example.', 'contact'],
    ])
  })
})

describe('a sentence that names what is looked for', () => {
  test.each([
    'Need a Tigrinya interpreter, a woman if at all possible, experience in hospitals, for my mother.',
    'Trying to find left handed golf clubs, full set with bag, for somebody 6ft 3.',
    'Also ich brauche jemanden, der meiner Oma beim Umgang mit dem Handy hilft, sie lernt langsam.',
    "Il me faudrait quelqu'un qui s'occupe de nos factures, une journée par semaine.",
    'Necesito una abogada para divorcio de mutuo acuerdo en Guadalajara.',
    'Sechs Kastenfenster von 1908 sind undicht und zwei Scheiben gesprungen, die sollen restauriert werden und nicht ersetzt!!',
    'Ando buscando, como loca ya, una modista que me estreche el vestido de novia.',
  ])('is no confidence: %s', (text) => {
    expect(publicText(text)).toBe(text)
  })

  test.each([
    'Necesito vender la guitarra hoy mismo, me cortan la luz mañana.',
    'We need the money before Christmas or we lose the shop.',
  ])('but what the writer needs it for is: %s', (text) => {
    expect(publicText(text)).toBe('')
  })
})

describe('a refusal in other words', () => {
  test.each([
    'Machines without service records will not be considered.',
    'We’d rather not go through an agency.',
    'Eine Mediation lehnen wir ab.',
    'Heulage brauchen wir nicht.',
    'Les dossiers incomplets ne seront pas retenus.',
    'No se admiten mascotas.',
    'Con viento fuerte no monto.',
  ])('%j', (text) => expect(readings(text)).toEqual([[text, 'refusal']]))

  test('within a sentence', () =>
    expect(readings('On a déjà fait des crêpes, donc pas de crêpes merci.')).toEqual([
      ['On a déjà fait des crêpes', 'public'],
      ['donc pas de crêpes merci.', 'refusal'],
    ]))
})

describe('a confidence beside a limit or a contact', () => {
  test.each([
    ['We are desperate since the lease ran out, we can pay at most 900 EUR.', 'desperate'],
    ['Die Versicherung hat schon abgewinkt, wir zahlen also höchstens 2.500 Euro.', 'abgewinkt'],
    ['On peut monter à 16 € de l’heure, mais ma sœur veut d’abord proposer moins.', 'sœur'],
    ['Mi ex va a llamar para pedir cambios, no le hagáis caso, gracias, Toñi 600 000 208', 'ex va'],
  ])('is kept back with it: %j', (text, word) => expect(publicText(text)).not.toContain(word))
})

describe('a number with a slash', () => {
  test('stays whole, with the request to call', () => {
    const text = 'Anruf unter 0821 / 55 52 10 oder instagram @malerei.hutter'
    expect(readings(`Wir streichen Wohnungen. ${text}`)).toEqual([
      ['Wir streichen Wohnungen.', 'public'],
      [text, 'contact'],
    ])
    expect(readings('Call (0821) 55 52 10.')).toEqual([['Call (0821) 55 52 10.', 'contact']])
  })
})

describe('what goods lack', () => {
  test.each([
    'arbeiten nur mit emissionsarmen farben, keine loesemittel',
    'We use low-emission paint, no solvents.',
    'Peintures naturelles, pas de solvants.',
    'Pinturas ecológicas, sin disolventes.',
  ])('is no refusal: %j', (text) => expect(readings(text)).toEqual([[text, 'public']]))

  test.each(['Fassaden machen wir nicht.', 'No palm oil in anything.', 'Keine Agenturen.'])(
    'is a refusal with a verb of doing, or as a sentence: %j',
    (text) => expect(readings(text)).toEqual([[text, 'refusal']]),
  )

  test.each([
    'I don’t tune electric pianos.',
    'Lebende Tiere befördern wir nicht.',
    'Ganze Dächer mach ich allein nicht.',
    'Gebrauchtgeräte kommen für uns nicht in Frage.',
  ])('of a seller is a refusal with any verb: %j', (text) =>
    expect(passagesOf(text, 'listing', 'seller').map(({ reading }) => reading)).toEqual(['refusal']),
  )

  test.each([
    'We don’t charge for travel.',
    'We won’t leave a mess.',
    'Beglaubigte Übersetzungen.',
    'Die Anfahrt berechnen wir nicht.',
    'Material, das wir nicht brauchen, nehmen wir zurück.',
  ])('of a seller is a promise: %j', (text) =>
    expect(passagesOf(text, 'listing', 'seller').map(({ reading }) => reading)).not.toContain('refusal'),
  )

  test('of a buyer is a circumstance', () => {
    const text = 'We don’t own a truck.'
    expect(passagesOf(text, 'listing', 'buyer').map(({ reading }) => reading)).not.toContain('refusal')
  })
})

describe('a sentence of a round of which a clause is private', () => {
  test.each([
    [
      'We need 40 chairs, stackable (don’t let on that our lease starts on Monday)',
      'We need 40 chairs, stackable',
    ],
    [
      'I could stretch to 5k if needed, but the invoice must come in two parts.',
      'but the invoice must come in two parts.',
    ],
    ['I could stretch to 5k if needed, but open with 4k.', ''],
    ['We need 40 chairs, stackable (that stays between us please, my friend)', ''],
  ])('of %j says %j', (text, said) => expect(splitText(text).said).toBe(said))
})

describe('an input of a round without words of secrecy', () => {
  test.each([
    'Unter 1.150 lege ich drauf.',
    'We could come down a bit.',
    'À moins de quarante de l’heure je ne me déplace pas.',
    'À la limite je le fais pour 300.',
    'A second supplier in Leeds quoted us 12.40.',
    'La verdad, no tienen ni idea de solar.',
    'Samples first, and see how low they will go.',
    'No sueltes tú el precio primero.',
    'Il ne faudrait pas qu’ils apprennent nos soucis.',
    'The rent is overdue, so a quick yes would help.',
    'Unser größter Kunde ist gerade abgesprungen.',
    'On n’a personne d’autre pour ce chantier.',
    'La caldera se rompió y no podemos esperar.',
  ])('keeps %j back', (text) => expect(splitText(text).said).toBe(''))

  test.each([
    'The rehearsal room is yours to use as well.',
    'Das Gerüst bringen wir mit.',
    'Un logiciel connu, Silae de préférence.',
    'Des échantillons d’abord, merci.',
    'El andamio lo ponemos nosotros.',
    'Delivery on the 12th is fine.',
    'Unser Budget liegt bei 3.000 Euro, was wäre dafür möglich?',
    'Can you keep the fringe a bit longer than last time?',
    'Wo stehen die Server eigentlich?',
    'Que se passe-t-il s’il pleut ?',
    'Le parking a une limite de 2,10 m de hauteur.',
    '¿Qué hacemos si ese día hay huelga?',
    'Es rostet nie.',
    'It matters to us.',
    'We can start next week, surely.',
    'Wir können nächste Woche anfangen.',
    'Podemos empezar la semana que viene.',
    'Das ist uns wichtig.',
    'C’est très important pour nous.',
    'Es importante para nosotros.',
    'Ja, wenn das Aufmaß bis 10. Dezember steht, dann Montage in KW 9.',
  ])('says %j', (text) => expect(splitText(text).said).toBe(text))
})

describe('an input of a round', () => {
  test.each<[string, Passage['reason']]>([
    ['Internally our floor is 800.', 'internal'],
    ['I could drop 500 if they push, not now.', 'limit'],
    ['We like them a lot.', 'internal'],
    ['Please ask politely for references.', 'instruction'],
    ['Do not mention that they are our favourite.', 'secrecy'],
    ['Frag bitte hoeflich nach Referenzen.', 'instruction'],
    ["S'ils insistent, on peut descendre à 700.", 'limit'],
    ['Si insisten, bajaríamos un poco.', 'limit'],
  ])('keeps %j back', (text, reason) => expect(reasons(text, 'round')).toEqual([reason]))

  test.each([
    'We can deliver on Monday, please tell us when the gate is open.',
    'If you order three, we can go down to 900 EUR.',
    'Wenn Sie bis Freitag zusagen, gehen wir auf 1.150 € runter.',
    'We do not deliver on Sundays.',
    'Nous confirmons 14 jours de tournage en juin.',
    'Aceptamos tarjeta y transferencia.',
    'Podemos ir a verlo esta semana sin compromiso.',
    'En 10 días laborables lo dejamos terminado.',
  ])('says %j', (text) => expect(publicText(text, 'round')).toBe(text))
})

describe('contacts', () => {
  test.each([
    ['089/123456', 'phone'],
    ['+44 20 7946 0958', 'phone'],
    ['06 12 34 56 78', 'phone'],
    ['612 345 678', 'phone'],
    ['WhatsApp: 0176 5550123', 'phone'],
    ['anna (at) baeckerei-huber (dot) de', 'email'],
    ['anna.huber@example.org', 'email'],
    ['www.baeckerei-huber.de', 'link'],
    ['baeckerei-huber.de/brot', 'link'],
    ['@baeckerei.huber', 'handle'],
    ['Instagram: baeckerei_huber', 'handle'],
  ])('finds %s', (text, kind) =>
    expect(contactsOf(`Bread, ${text}, every day`)).toMatchObject([{ kind, text }]),
  )

  test.each([
    'DIN EN 10204',
    'from 12.05.2027 to 14.06.2027',
    '5.000 to 10.000 pieces',
    '1 000 000 EUR',
    'ISO 9001:2015',
    'open 08:00 - 17:30',
    '80331 Munich',
    '04/2027',
    'steel S355J2, 6205-2RS',
  ])('leaves %s', (text) => expect(contactsOf(`Offer: ${text}.`)).toEqual([]))
})
