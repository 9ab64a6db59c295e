import { describe, expect, it } from 'vitest'
import { type Language, languages } from '../../../src/language/languages.ts'
import * as briefs from '../../../src/providers/assistant/briefs.ts'
import { makeAssistant } from '../../../src/providers/assistant/make.ts'
import { listing, threadMessage } from './listings.ts'

const assistant = makeAssistant({ kind: 'rules' })
const maxWords = 120

/** The same conversation in each language. */
const scenes = {
  en: {
    seller: ['Organic wheat flour', 'Up to 4 t a week|Certified organic|Packed in 25 kg bags', 'Hill Mill'],
    buyer: [
      'Organic flour for a bakery',
      'At least 2 t a week|Certified organic|Delivery on Saturdays|Payment term of 30 days|Because we bake at night',
      'Cloud Bread',
    ],
    asks: 'We like your flour. Could you send a sample? And which days do you deliver?',
    answers: ['Yes, from 5 am.', 'Fourteen days, thirty from the third order on.'],
    freeForm: 'A sample of 5 kg is on its way. When would you like to start?',
    thoughts: 'Fourteen days are too short for us.',
    feedback: 'The sample was very good. Could you deliver the first 500 kg next week?',
  },
  de: {
    seller: ['Bio-Weizenmehl', 'Bis zu 4 t pro Woche|Bio-zertifiziert|In Säcken zu 25 kg', 'Mühle Hügel'],
    buyer: [
      'Bio-Mehl für eine Bäckerei',
      'Mindestens 2 t pro Woche|Bio-zertifiziert|Lieferung am Samstag|Zahlungsziel 30 Tage|Weil wir nachts backen',
      'Wolkenbrot',
    ],
    asks: 'Ihr Mehl gefällt uns. Könnten Sie ein Muster schicken? Und an welchen Tagen liefern Sie?',
    answers: ['Ja, ab 5 Uhr.', 'Vierzehn Tage, ab der dritten Bestellung dreißig.'],
    freeForm: 'Ein Muster von 5 kg ist unterwegs. Wann möchten Sie anfangen?',
    thoughts: 'Vierzehn Tage sind für uns zu kurz.',
    feedback: 'Das Muster war sehr gut. Könnten Sie die ersten 500 kg nächste Woche liefern?',
  },
  fr: {
    seller: [
      'Farine de blé bio',
      "Jusqu'à 4 t par semaine|Certifiée bio|En sacs de 25 kg",
      'Moulin des Collines',
    ],
    buyer: [
      'Farine bio pour une boulangerie',
      'Au moins 2 t par semaine|Certifiée bio|Livraison le samedi|Paiement à 30 jours|Parce que nous cuisons la nuit',
      'Pain Nuage',
    ],
    asks: 'Votre farine nous plaît. Pourriez-vous envoyer un échantillon ? Et quels jours livrez-vous ?',
    answers: ['Oui, à partir de 5 h.', 'Quatorze jours, trente à partir de la troisième commande.'],
    freeForm: 'Un échantillon de 5 kg est en route. Quand souhaitez-vous commencer ?',
    thoughts: 'Quatorze jours sont trop courts pour nous.',
    feedback: "L'échantillon était très bon. Pourriez-vous livrer les premiers 500 kg la semaine prochaine ?",
  },
  es: {
    seller: [
      'Harina de trigo ecológica',
      'Hasta 4 t por semana|Certificado ecológico|En sacos de 25 kg',
      'Molino del Cerro',
    ],
    buyer: [
      'Harina ecológica para una panadería',
      'Al menos 2 t por semana|Certificado ecológico|Entrega los sábados|Pago a 30 días|Porque horneamos de noche',
      'Pan Nube',
    ],
    asks: 'Nos gusta su harina. ¿Podrían enviar una muestra? ¿Y qué días entregan?',
    answers: ['Sí, desde las 5.', 'Catorce días, treinta a partir del tercer pedido.'],
    freeForm: 'Una muestra de 5 kg va de camino. ¿Cuándo quieren empezar?',
    thoughts: 'Catorce días son pocos para nosotros.',
    feedback: 'La muestra era muy buena. ¿Podrían entregar los primeros 500 kg la semana que viene?',
  },
} as const satisfies Record<Language, unknown>

const sourceOf = (side: 'seller' | 'buyer', language: Language) => {
  const [name, points, company] = scenes[language][side]
  return listing(side, name, points.split('|'), { company })
}

async function play(language: Language) {
  const scene = scenes[language]
  const [seller, buyer] = [sourceOf('seller', language), sourceOf('buyer', language)]
  const pitch = (
    side: 'seller' | 'buyer',
    inputs: briefs.RoundInputs | null,
    thread: briefs.ThreadMessage[],
  ) => assistant.pitch(briefs.pitchBrief(side, seller, buyer, inputs, thread), {})
  const ask = async (thread: briefs.ThreadMessage[], answered: string[]) => {
    const judgements = await assistant.judge(briefs.judgeBrief(seller, buyer, thread), {})
    return await assistant.ask(briefs.askBrief(seller, buyer, thread, judgements, answered), {})
  }

  const opening = await pitch('seller', null, [])
  const thread = [threadMessage('seller', opening, 'ai')]
  const questions = await ask(thread, [])
  thread.push(threadMessage('buyer', scene.asks))
  const questionsAfterMessage = await ask(thread, [])
  const answers = questions.slice(0, 2).map((question, i) => ({ question, answer: scene.answers[i] ?? '' }))
  const answer = await pitch('seller', { side: 'seller', answers, freeForm: scene.freeForm }, thread)
  thread.push(threadMessage('seller', answer, 'ai'))
  const [, organic = '', , payment = ''] = scene.buyer[1].split('|')
  const reviews = [
    { requirement: organic, verdict: 'meet' as const, thoughts: '' },
    { requirement: payment, verdict: 'not meet' as const, thoughts: scene.thoughts },
  ]
  const review = await pitch('buyer', { side: 'buyer', reviews, freeForm: scene.feedback }, thread)
  thread.push(threadMessage('buyer', review, 'ai'))
  const last = await ask(
    thread,
    answers.map(({ question }) => question),
  )
  return { opening, questions, questionsAfterMessage, answer, review, last }
}

const list = (questions: readonly string[]) => questions.map((question) => `1. ${question}`).join('\n')

describe('messages and questions', () => {
  it('read as in the reviewed examples, in each language', async () => {
    const parts = await Promise.all(
      languages.map(async (language) => {
        const { opening, questions, questionsAfterMessage, answer, review, last } = await play(language)
        return [
          `# ${language}`,
          `## The seller's opening\n\n${opening}`,
          `## Questions to the seller\n\n${list(questions)}`,
          `## Questions after the buyer wrote: ${scenes[language].asks}\n\n${list(questionsAfterMessage)}`,
          `## The seller's answers\n\n${answer}`,
          `## The buyer's review\n\n${review}`,
          `## Questions after it\n\n${list(last)}`,
        ].join('\n\n')
      }),
    )
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot('examples/messages.md')
  })

  it.each(languages)('have at most 120 words, greet once and ask last: %s', async (language) => {
    const { opening, answer, review, questions, last } = await play(language)
    const greeting = opening.split(/[\s,]/)[0] ?? ''
    for (const message of [opening, answer, review]) {
      expect(message.split(/\s+/).length).toBeLessThanOrEqual(maxWords)
      expect(message.trim()).toMatch(/\?$/)
    }
    expect(answer).not.toContain(greeting)
    for (const question of questions) expect(last).not.toContain(question)
  })

  it("are in the reader's language, around the writer's own words", async () => {
    const [seller, buyer] = [sourceOf('seller', 'de'), sourceOf('buyer', 'en')]
    const pitch = (side: 'seller' | 'buyer', inputs: briefs.RoundInputs | null) =>
      assistant.pitch(briefs.pitchBrief(side, seller, buyer, inputs, []), {})

    const opening = await pitch('seller', null)
    expect(opening).toMatch(/^Hello Cloud Bread,\n\nThis is Mühle Hügel\./)
    expect(opening).toContain('Delivery')
    expect(await pitch('buyer', null)).toMatch(/^Guten Tag Mühle Hügel,/)

    const inputs = { side: 'seller' as const, answers: [], freeForm: scenes.de.freeForm }
    expect(await pitch('seller', inputs)).toMatch(
      /^Hello Cloud Bread,\n\nEin Muster von 5 kg ist unterwegs\./,
    )
  })

  it("have a buyer's verdicts in the language of the words beside them, else in the reader's", async () => {
    const [seller, buyer] = [sourceOf('seller', 'en'), sourceOf('buyer', 'de')]
    const requirement = 'Bio-zertifiziert'
    const thread = [threadMessage('buyer', 'Guten Tag.')]
    const pitch = (freeForm: string) => {
      const reviews = [{ requirement, verdict: 'meet' as const, thoughts: '' }]
      const inputs = { side: 'buyer' as const, reviews, freeForm }
      return assistant.pitch(briefs.pitchBrief('buyer', seller, buyer, inputs, thread), {})
    }
    expect(await pitch('')).toBe(`This fits for us: ${requirement}.`)
    expect(await pitch('Klingt gut, was kostet die Lieferung?')).toBe(
      `Das passt für uns: ${requirement}.\n\nKlingt gut, was kostet die Lieferung?`,
    )
  })

  it('quote what the buyer says of itself where the seller speaks', async () => {
    const seller = listing('seller', 'Espresso beans', ['Roasted to order'])
    const buyer = listing('buyer', 'Espresso beans', ['My sister does the books', 'Weekly invoices'])
    const opening = await assistant.pitch(briefs.pitchBrief('seller', seller, buyer, null, []), {})
    expect(opening).toContain('- “My sister does the books”\n- Weekly invoices')
    const german = listing('buyer', 'Vierzehn Tische für das Gasthaus', ['Je 4 Personen', 'Massives Holz'])
    expect(await assistant.pitch(briefs.pitchBrief('seller', seller, german, null, []), {})).toContain(
      '- Je 4 Personen',
    )
  })

  it('repeat no sentence that was said before', async () => {
    const [seller, buyer] = [listing('seller', 'Flour', ['Rye']), listing('buyer', 'Flour', ['Rye'])]
    const thread = [threadMessage('seller', 'We deliver on Mondays. We bake at night.')]
    const inputs = {
      side: 'seller' as const,
      answers: [],
      freeForm: 'We deliver on Mondays. We close in August.',
    }
    expect(await assistant.pitch(briefs.pitchBrief('seller', seller, buyer, inputs, thread), {})).toBe(
      'We close in August.',
    )
  })
})

it('asks whether a day or a time of day suits the seller, rather than for a figure', async () => {
  const seller = listing('seller', 'Wedding photography', ['Natural pictures'])
  const buyer = listing('buyer', 'Wedding photographer', ['Wedding on 3 May 2027', 'Photos within 4 weeks'])
  const judgements = [{ verdict: null }, { verdict: null }] as const
  const questions = await assistant.ask(briefs.askBrief(seller, buyer, [], judgements), {})
  expect(questions[0]).toMatch(/Does this suit you\?$/i)
  expect(questions[1]).toBe('They ask for “Photos within 4 weeks”. What can you offer, in figures?')
})

it('names a requirement in the buyer’s language, whatever the seller writes', async () => {
  const seller = listing('seller', 'Garden work', ['Lawns mown every week in the summer', 'Hedges cut'])
  const requirement = "Tondre la pelouse tous les 15 jours d'avril à octobre"
  const buyer = listing('buyer', 'Entretien du jardin', [requirement, 'Évacuation des déchets verts'])
  const [question = ''] = await assistant.ask(briefs.askBrief(seller, buyer, [], [{ verdict: null }]), {})
  const inputs = { side: 'seller' as const, answers: [{ question, answer: 'yes, fine' }], freeForm: '' }
  const brief = briefs.pitchBrief('seller', seller, buyer, inputs, [])
  expect(await assistant.pitch(brief, {})).toMatch(/Tondre la pelouse\s?: yes, fine/)
})

it.each([
  ['Visits every 2 months', 'Does this suit you?'],
  ['Windows 11 computers', 'Is this possible?'],
  ['160 m² of glass', 'Is this possible?'],
  ['Insurance of at least 5 million euros', 'What can you offer, in figures?'],
  ['We live on the third floor', 'They write: “We live on the third floor”. Does this suit you?'],
  ['We need an insurance of at least 5 million euros', 'What can you offer, in figures?'],
  ['On-site support', 'They ask for “On-site support”. Is this possible?'],
  ['On site with a lift', 'They ask for “On site with a lift”. Is this possible?'],
])('asks for a figure only where there is a limit: %s', async (requirement, asked) => {
  const seller = listing('seller', 'Cleaning', ['Natural soap'])
  const buyer = listing('buyer', 'Cleaning', [requirement])
  const [question] = await assistant.ask(briefs.askBrief(seller, buyer, [], [{ verdict: null }]), {})
  expect(question).toContain(asked)
})

it('quotes a long requirement up to a comma, in questions and in the opening', async () => {
  const start =
    'Someone who has worked with dogs that are afraid of noise and who comes to us on weekday mornings'
  const seller = listing('seller', 'Dog grooming', ['Own van'])
  const buyer = listing('buyer', 'Dog groomer', [
    `${start}, as early as possible because of the heat at noon`,
  ])
  const [question] = await assistant.ask(briefs.askBrief(seller, buyer, [], [{ verdict: null }]), {})
  expect(question).toBe(`They ask for “${start}”. Is this possible?`)
  const opening = await assistant.pitch(briefs.pitchBrief('seller', seller, buyer, null, []), {})
  expect(opening).toContain(`Still open from our side:\n- ${start}\n`)
})

it('takes nothing of the opening for an answer', async () => {
  const seller = listing('seller', 'Hall for rent', ['140 square metres'])
  const buyer = listing('buyer', 'Hall', ['Parking: yes please'])
  const opening = await assistant.pitch(briefs.pitchBrief('seller', seller, buyer, null, []), {})
  expect(opening).toContain('- Parking: yes please')
  const thread = [{ ...threadMessage('seller', opening), author: 'ai' as const }]
  const [judgement] = await assistant.judge(briefs.judgeBrief(seller, buyer, thread), {})
  expect(judgement?.verdict).toBeNull()
})

it('writes what German requirements begin with in lower case within a sentence', async () => {
  const points = ['Mindestens 12 Monate Garantie', 'Roggen aus der Region']
  const seller = listing('seller', 'Roggenmehl aus der Mühle', points)
  const buyer = listing('buyer', 'Roggenmehl für die Bäckerei', points)
  const opening = await assistant.pitch(briefs.pitchBrief('seller', seller, buyer, null, []), {})
  expect(opening).toContain('mindestens 12 Monate Garantie und Roggen aus der Region')
})
