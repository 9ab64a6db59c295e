import { describe, expect, it } from 'vitest'
import { detectLanguage } from '../../../src/language/detect-language.ts'
import * as briefs from '../../../src/providers/assistant/briefs.ts'
import { makeAssistant } from '../../../src/providers/assistant/make.ts'
import { listing, threadMessage } from './listings.ts'

const assistant = makeAssistant({ kind: 'rules' })

interface Case {
  /** The seller's listing: its points, one a line. */
  readonly offer?: string
  readonly name?: string
  /** The buyer's and the seller's messages, oldest first. The assistant wrote those that start with 'A:'. */
  readonly thread?: readonly (readonly ['buyer' | 'seller', string])[]
  readonly requirement: string
  readonly request?: string
}

async function judge({ offer = 'We are here for you', name = 'Our offer', thread = [], ...buyer }: Case) {
  const brief = briefs.judgeBrief(
    listing('seller', name, offer.split('\n')),
    listing('buyer', buyer.request ?? 'Wanted', [buyer.requirement]),
    thread.map(([side, text]) =>
      text.startsWith('A: ') ? threadMessage(side, text.slice(3), 'ai') : threadMessage(side, text),
    ),
  )
  return (await assistant.judge(brief, {}))[0]!
}

const expectVerdict = async (example: Case, verdict: 'meet' | 'not meet' | null) =>
  expect((await judge(example)).verdict, JSON.stringify(example)).toBe(verdict)

describe('a figure', () => {
  it.each<[string, string, 'meet' | 'not meet' | null]>([
    ['Day rate of at most 900 EUR', 'Day rate is 980 EUR', 'not meet'],
    ['Day rate of at most 900 EUR', 'Our day rate is 850 EUR', 'meet'],
    ['Tagessatz höchstens 900 EUR', 'Der Tagessatz beträgt 980 EUR.', 'not meet'],
    ['Total sound budget 21,000 EUR', 'Day rate is 980 EUR', null],
    ['Total sound budget 21,000 EUR', 'For 980 EUR a day we mix the sound.', null],
    ['Budget of 21,000 EUR in total', 'The whole job costs 19,500 EUR.', 'meet'],
    ['Stundensatz höchstens 60 EUR', 'Die Anfahrt kostet 40 EUR.', null],
    ['14 shooting days in June 2027', 'We confirm 14 shooting days in June 2027', 'meet'],
    ['14 Drehtage im Juni 2027', 'Wir bestätigen 14 Drehtage im Juni 2027.', 'meet'],
    ['At least 3 years warranty', '5 years warranty', 'meet'],
    ['At most 6 weeks lead time', 'Lead time: 4 weeks', 'meet'],
    ['At most 6 weeks lead time', 'Lead time: 9 weeks', 'not meet'],
    ['200 kg of flour', 'Minimum order 500 kg', 'not meet'],
    ['800 kg of flour', 'Minimum order 500 kg', 'meet'],
  ])('%s / %s: %s', async (requirement, offer, verdict) => {
    await expectVerdict({ requirement, offer, request: 'Flour' }, verdict)
  })

  it('of an offer that begins below what is needed isn’t ruled out by plain consent', async () => {
    await expectVerdict(
      {
        requirement: '5 tonnes',
        offer: 'From 3 t',
        thread: [['seller', 'Yes, that is possible with us.']],
      },
      'meet',
    )
    await expectVerdict(
      { requirement: '5 tonnes', thread: [['seller', 'Yes, that is possible with us.']] },
      null,
    )
  })
})

describe('the topic of the assistant’s list of answers', () => {
  const answered = (requirement: string, ...answers: string[]) => ({
    requirement,
    thread: [
      ['buyer', 'Hello!'],
      ['seller', `A: ${answers.map((answer) => `- ${answer}`).join('\n')}`],
    ] as const,
  })

  it.each([
    ['6 buttonholes', '6 buttonholes: no lilies is no problem at all.'],
    ['3 bridesmaids', '3 bridesmaids: set up on the day is included.'],
    ['Tiene 81 años', 'Tiene 81 años : plato antideslizante y barras de acero incluidas.'],
  ])('is not stated by the seller: %s', (requirement, answer) =>
    expectVerdict(answered(requirement, answer, 'Price: 45 EUR.'), null),
  )

  it('is what the answer is about', async () => {
    await expectVerdict(answered('Delivery on Saturdays', 'Delivery: yes, on Saturdays too.'), 'meet')
    await expectVerdict(answered('Flowers for the arch', 'Flowers: yes, for the arch too.'), 'meet')
    await expectVerdict(answered('Flowers for the arch', 'Flowers for the arch: no, sorry.'), 'not meet')
  })
})

describe('an answer to the assistant’s question about a requirement', () => {
  const answering = (requirement: string, answer: string, ...later: string[]): Case => ({
    requirement,
    thread: [
      ['buyer', 'Hello!'],
      ['seller', `A: - ${answer}\n- Price: 45 EUR.`],
      ...later.map((text) => ['seller', text] as const),
    ],
  })

  it.each<[string, string, 'meet' | 'not meet' | null]>([
    ['Flowers for the arch', 'Flowers for the arch: yes.', 'meet'],
    ['Flowers for the arch', 'Flowers for the arch: no, sorry.', 'not meet'],
    ['Flowers for the arch', 'Flowers for the arch: yes, but only in summer.', null],
    ['Flowers for the arch', 'Flowers for the arch: £180 extra.', null],
    ['Flowers for the arch', 'Flowers for the arch: maybe.', null],
    ['Gläser', 'Gläser: sind inklusive.', 'meet'],
    ['Gläser', 'Gläser: leider nicht.', 'not meet'],
    ['Fertig bis Ende März', 'Fertig bis Ende März: Ende März schaffen wir.', 'meet'],
    ['Fertig bis Ende März', 'Fertig bis Ende März: Mitte Mai schaffen wir.', null],
    ['Options sans alcool', 'Options sans alcool : oui.', null],
    ['Vaisselle', 'Vaisselle : toute la vaisselle est comprise.', 'meet'],
    ['Vaisselle', 'Vaisselle : en plus, 6 € par personne.', null],
    ['3 bridesmaids', '3 bridesmaids: set up on the day is included.', null],
    ['Quitar la bañera', 'Quitar la bañera: sí, la quitamos nosotros.', 'meet'],
    ['Quitar la bañera', 'Quitar la bañera: no, eso no lo hacemos.', 'not meet'],
  ])('%s / %s %s', async (requirement, answer, verdict) =>
    expectVerdict(answering(requirement, answer), verdict),
  )

  it('holds until the seller takes it back', async () => {
    await expectVerdict(
      answering('Flowers for the arch', 'Flowers for the arch: yes.', 'All in £1,240.'),
      'meet',
    )
    const withdrawn = await judge(
      answering(
        'Flowers for the arch',
        'Flowers for the arch: yes.',
        'Sorry, we can’t do the arch after all.',
      ),
    )
    expect(withdrawn.verdict).not.toBe('meet')
  })
})

describe('no evidence is', () => {
  it.each<[string, Case]>([
    [
      'a quotation of the requirement',
      {
        requirement: 'Delivery on Saturdays',
        thread: [
          ['buyer', 'Hello!'],
          ['seller', 'A: Regarding “Delivery on Saturdays”: we will check that.'],
        ],
      },
    ],
    [
      'a question of the seller',
      { requirement: 'Delivery on Saturdays', thread: [['seller', 'Do you need delivery on Saturdays?']] },
    ],
    [
      'an indirect question',
      {
        requirement: 'Delivery on Saturdays',
        thread: [['seller', 'Please tell us whether you need delivery on Saturdays.']],
      },
    ],
    [
      'consent without a subject',
      { requirement: 'Delivery on Saturdays', thread: [['seller', 'Yes, that is possible with us.']] },
    ],
    [
      'consent to several questions at once',
      {
        requirement: 'Delivery on Saturdays',
        thread: [
          ['buyer', 'Do you deliver on Saturdays? And are you certified organic?'],
          ['seller', 'Yes.'],
        ],
      },
    ],
    [
      'what may be',
      {
        requirement: 'Delivery on Saturdays',
        thread: [['seller', 'We might be able to offer delivery on Saturdays.']],
      },
    ],
    [
      'was noch zu klären ist',
      {
        requirement: 'Lieferung am Samstag',
        thread: [['seller', 'Ob eine Lieferung am Samstag geht, müssen wir noch klären.']],
      },
    ],
  ])('%s', async (_, example) => {
    await expectVerdict(example, null)
  })
})

it('direct consent to a direct question is evidence, and the reason shows the question', async () => {
  const judgement = await judge({
    requirement: 'Delivery on Saturdays',
    thread: [
      ['buyer', 'Do you deliver on Saturdays?'],
      ['seller', 'Yes, we do.'],
    ],
  })
  expect(judgement).toMatchObject({ verdict: 'meet', quote: 'Yes, we do.' })
  expect(judgement.reason).toContain('Do you deliver on Saturdays?')
})

it('the reason is in the language that the buyer’s people write', async () => {
  const inEnglish = { offer: 'Stone-ground rye flour', requirement: 'Delivery on Saturdays' }
  const reasonAfter = async (...thread: NonNullable<Case['thread']>) =>
    detectLanguage((await judge({ ...inEnglish, thread })).reason)
  expect(await reasonAfter()).toBe('en')
  expect(await reasonAfter(['buyer', 'Guten Tag, können Sie uns bitte auch samstags beliefern?'])).toBe('de')
  expect(await reasonAfter(['seller', 'Guten Tag, was brauchen Sie denn genau von uns?'])).toBe('en')
  expect(await reasonAfter(['buyer', 'A: Guten Tag, wir suchen Mehl für unsere Bäckerei.'])).toBe('en')
})

describe('a denial belongs to what it denies', () => {
  it.each([
    ['Certified organic', 'Certified organic: no'],
    ['Vegan', 'Vegan - no'],
    ['Insured', 'Insured: no'],
    ['Bio', 'Bio: nein'],
    ['Bio-Zertifikat', 'Bio-Zertifikat – leider nein'],
    ['Free delivery', 'Free delivery: not available'],
    ['Livraison gratuite', 'Livraison gratuite : non'],
    ['Certifié bio', 'Certifié bio – non'],
    ['Entrega gratuita', 'Entrega gratuita: no disponible'],
    ['Vegano', 'Vegano: no'],
    ['Lieferung am Samstag', 'Lieferung am Samstag: nicht möglich'],
    ['Wheelchair access', 'Wheelchair access (no)'],
  ])('%s / %s', async (requirement, offer) => {
    await expectVerdict({ requirement, offer }, 'not meet')
  })
  it.each([
    ['Certified organic', 'Certified organic: yes'],
    ['Vegan', 'Vegan - yes'],
    ['Bio', 'Bio: ja'],
    ['Livraison gratuite', 'Livraison gratuite : oui'],
    ['Entrega gratuita', 'Entrega gratuita: sí'],
    ['Nut-free', 'Nuts: none'],
  ])('%s / %s', async (requirement, offer) => {
    await expectVerdict({ requirement, offer }, 'meet')
  })

  it.each([
    ['Type 630 and whole grain', 'Gluten-free grain is not possible'],
    ['Keine Lösemittelfarben', 'Wir verwenden ausschließlich emissionsarme Farben'],
    ['Windows cleaned inside', 'We do not clean gutters or windows of conservatories'],
    ['Lieferung nach Wien', 'Keine Lieferung nach Graz'],
    ['Farben', 'Keine Lösemittelfarben'],
  ])('and to nothing else: %s / %s', async (requirement, offer) => {
    await expectVerdict({ requirement, offer }, null)
  })
})

describe('what the words alone would misread', () => {
  it.each([
    ['Kursleitung am Nachmittag', 'Die Kursleitung ist da, den Nachmittag haben wir abgeschafft.'],
    ['Napkins', 'Napkins are something for you to bring.'],
    ['Lessons on Sundays', 'On Sundays I give lessons at the cathedral, so never.'],
  ])('isn’t met: %s / %s', async (requirement, answer) => {
    const thread = [
      ['buyer', `${requirement}?`],
      ['seller', answer],
    ] as const
    expect((await judge({ requirement, thread })).verdict).not.toBe('meet')
  })

  it('is judged by what is asked around it', async () => {
    const thread = [
      ['buyer', 'What are the fees?'],
      ['seller', 'We charge 1,200 € a year.'],
    ] as const
    expect(await judge({ requirement: 'Fees of at most 900 € a year', thread })).toMatchObject({
      verdict: 'not meet',
      quote: 'We charge 1,200 € a year.',
    })
  })
})

it.each([
  ['Delivery on Saturdays would be a plus', 'We do not deliver on Saturdays'],
  ['Lieferung am Samstag wäre schön', 'Lieferung am Samstag: nein'],
  ['Idéalement livraison le samedi', 'Nous ne livrons pas le samedi'],
  ['Se valora entrega los sábados', 'No entregamos los sábados'],
  ['A day rate below 900 EUR would be nice', 'Day rate is 980 EUR'],
])('a wish is never ruled out: %s / %s', async (requirement, offer) => {
  await expectVerdict({ requirement, offer }, null)
})

it.each([
  ['We deliver on Saturdays.', 'From May on we no longer deliver on Saturdays.', 'not meet'],
  ['We do not deliver on Saturdays.', 'Correction: we deliver on Saturdays too.', 'meet'],
] as const)('a later statement corrects an earlier one: %s %s', async (first, second, verdict) => {
  const thread = [
    ['seller', first],
    ['buyer', 'Thank you.'],
    ['seller', second],
  ] as const
  await expectVerdict({ requirement: 'Delivery on Saturdays', thread }, verdict)
})

it('keeps a sentence about the requirements of a standard', async () => {
  await expectVerdict(
    {
      requirement: 'Steel according to DIN EN 10204',
      offer: 'Our steel meets all requirements of DIN EN 10204.',
    },
    'meet',
  )
})

describe('a limit', () => {
  const said = (requirement: string, ...texts: string[]): Case => ({
    requirement,
    thread: texts.flatMap((text) => [['buyer', 'What can you do?'] as const, ['seller', text] as const]),
  })

  it.each<[string, string, 'meet' | 'not meet' | null]>([
    ['Moins de 900 €', 'La soirée est à 950 €.', 'not meet'],
    ['Höchstens 250 € pro Woche', 'Kostet 310 € netto die Woche.', 'not meet'],
    ['Under £17 a kilo', 'House blend £16.40 a kilo at your volume.', 'meet'],
    ['Under £6,000', 'The whole job would come to 5,600.', 'meet'],
    ['At most £300 for both', 'I do them at £190 each.', null],
    ['Under £1,500 incl. VAT', 'That is £1,380 + VAT.', null],
    ['Höchstens 5 € je Portion', '5,60 der Teller.', 'not meet'],
    ['Menos de 0,25 € por huevo', 'A 0,22 la unidad.', 'meet'],
    ['At most £9 each', 'We open at 8.30 am.', null],
    ['Menos de 9.000 €', 'Nueve mil no cubre ni el trabajo de campo.', null],
  ])('of money is compared with the price: %s, %s', async (requirement, text, verdict) => {
    await expectVerdict(said(requirement, text), verdict)
  })

  it('of money is compared with the latest price', async () => {
    await expectVerdict(said('At most £300', 'It is £350.', 'For you, £290.'), 'meet')
  })

  it('of money may still be kept by a listing’s price that is talked about', async () => {
    await expectVerdict({ ...said('At most £300', 'I could come down a little.'), offer: '£350' }, null)
  })

  it.each<[string, string, 'meet' | 'not meet' | null]>([
    ['Insured for at least £5 million', 'Public liability £2m', 'not meet'],
    ['Versichert bis 15.000 Euro', 'Transportversicherung bis 20.000 €', 'meet'],
    ['Seguro de al menos 500.000 €', 'Assurance 2 M€', 'meet'],
    ['Insured for at least £5 million', 'Insurance with an excess of £500,000', null],
    ['Insured for at least £5 million', 'Boats of up to £9 million are built here', null],
  ])('of insurance is compared with the sum that is insured: %s, %s', async (requirement, offer, verdict) => {
    await expectVerdict({ requirement, offer }, verdict)
  })

  it.each<[string, string, 'meet' | 'not meet' | null]>([
    ['Beginn spätestens 7. Oktober', 'Ja, wir könnten am 30.9. anfangen.', 'meet'],
    ['Pose avant fin janvier', 'On peut venir le 21 janvier.', 'meet'],
    ['Entrega antes del 1 de junio', 'El 1 de junio va muy justo.', null],
    ['Entwurf bis 10. April', 'Am 24. Mai bin ich verhindert.', null],
  ])('of time is compared with the day: %s, %s', async (requirement, text, verdict) => {
    await expectVerdict(said(requirement, text), verdict)
  })
})

describe('a numbered answer', () => {
  const questions = `Good evening, it is for Saturday.
1. Is there parking for guests?
2. Do you have a projector?
3. Can we bring our own food?`

  it.each<[string, string, 'meet' | 'not meet' | null]>([
    ['Parking for guests', '1. yes\n2. no\n3. yes', 'meet'],
    ['Projector', '1. yes\n2. no\n3. yes', 'not meet'],
    ['Projector', '1/ no 2/ yes 3/ no', 'meet'],
    ['Parking for guests', '1/ no 2/ yes 3/ no', 'not meet'],
    ['Projector', 'Regarding 1: yes. Regarding 3: no.', null],
  ])('is about the question with its number: %s, %s', async (requirement, reply, verdict) => {
    const thread = [['buyer', questions] as const, ['seller', reply] as const]
    await expectVerdict({ requirement, thread, request: 'Room for a party' }, verdict)
  })
})

describe('what is to be included', () => {
  it.each([
    ['Draps compris', 'Draps en option, 8 € par lit'],
    ['Muestras gratis', 'Muestras a 5 € cada una'],
  ])('isn’t met by its price: %s, %s', async (requirement, offer) => {
    expect((await judge({ requirement, offer })).verdict).not.toBe('meet')
  })
})

describe('the reason of an unknown', () => {
  it.each([
    [
      'Three gluten-free meals a day with a warm side dish',
      'Special meals (gluten-free, lactose-free) on request',
      '“Special meals (gluten-free, lactose-free) on request” in the offering gives no figure to compare',
    ],
    [
      'Delivery within ten days',
      'Delivery to the whole county',
      '“Delivery to the whole county” in the offering',
    ],
    [
      'A wheelchair ramp at the entrance',
      'Music until midnight',
      'The assistant has found nothing from the seller',
    ],
  ])('quotes what comes nearest: %s', async (requirement, offer, reason) => {
    const judgement = await judge({ requirement, offer })
    expect(judgement).toMatchObject({ verdict: null, quote: null, reason: expect.stringContaining(reason) })
  })

  it('quotes the offering’s name if only its words are asked for', async () => {
    const { reason } = await judge({
      name: 'Hedge and lawn care',
      offer: 'Own van',
      requirement: 'Hedge cut in two metres height',
    })
    expect(reason).toContain('“Hedge and lawn care” in the offering')
  })
})

describe('where somebody is', () => {
  it.each<[string, string, 'meet' | null]>([
    ["We're in Gahanna off Hamilton Rd", 'Serving Westerville, Gahanna, New Albany OH', 'meet'],
    ['I live in Wetherby', 'Mobile mechanic covering Otley and Wetherby', 'meet'],
    ['Ich wohne in Essen', 'Catering, Essen für 50 Personen', null],
    ['I live in Reading', 'Lessons with help in reading', null],
    ['Das Haus steht in Göttingen', 'Raum Göttingen und Northeim', 'meet'],
    ["J'habite à Villeurbanne", 'Lyon et Villeurbanne', 'meet'],
    ['Vivo en Usera', 'Madrid Usera y online', 'meet'],
    ['We live in Hanley', 'Mobile mechanic covering Stoke and Leek', null],
    ['We live in Leek and need two lifts', 'Mobile mechanic covering Stoke and Leek', null],
  ])('is met by a seller who works there: %s', (requirement, offer, verdict) =>
    expectVerdict({ requirement, offer }, verdict),
  )
})
