import { describe, expect, it } from 'vitest'
import { parseBrief } from '../../../src/providers/assistant/briefs.ts'
import { withGuardrails } from '../../../src/providers/assistant/guardrails.ts'
import type { PublicListing } from '../../../src/providers/assistant/results.ts'
import { rules } from '../../../src/providers/assistant/rules/rules.ts'

/** A model that repeats all that it is told in every field. */
const echo = withGuardrails({
  ...rules,
  parse: async ({ text }): Promise<PublicListing> => ({
    party: text,
    partyDescription: text,
    name: text,
    description: text,
    points: text.split('\n'),
  }),
})
/** A model that adds what it wasn't told, in its own words. */
const inventive = withGuardrails({
  ...rules,
  parse: async (): Promise<PublicListing> => ({
    party: 'Acme',
    partyDescription: 'A bakery. Call 0151 2345678.',
    name: 'Bread',
    description: 'Fresh bread. Their budget is at most 900 EUR.',
    points: ['Delivery on Mondays', 'Would go down to 800 EUR', 'Reachable at info@acme.example'],
  }),
})
const assistants = { rules: withGuardrails(rules), echo }

const open = 'We deliver rye bread to hotels every Monday.'
/** Each with the words that must not be shown. */
const secrets: readonly (readonly [text: string, ...words: string[]])[] = [
  ['Total sound budget is 21,000 EUR, please keep that to yourself.', '21,000'],
  ['We would go down to 800 EUR per day but please don’t tell clients that upfront.', '800'],
  ['Der Tagessatz koennte auf 700 Euro sinken. Soll aber nicht oeffentlich stehen.', '700'],
  ['Unser Ofen ist defekt. Nicht verraten.', 'Ofen'],
  ['Entre nous, notre four est en panne.', 'four'],
  ['Our other client is Rowntree. As you can imagine, please keep it to yourself.', 'Rowntree'],
  ['El horno está roto, que no salga de aquí.', 'horno'],
  ['Rufen Sie an: 0151 2345678 oder brot (at) huber (punkt) example.', '2345678', 'huber'],
  ['Tél. 06 12 34 56 78.', 'Tél', '06 12'],
  ['Find us on Instagram @huber.brot or www.huber-brot.example.', 'huber.brot', 'huber-brot'],
]

const published = ({ party, partyDescription, name, description, points }: PublicListing) =>
  [party, partyDescription, name, description, ...points].join('\n')

describe.each(Object.entries(assistants))('%s', (_, assistant) => {
  it.each(secrets)('shows nothing of %j', async (text, ...words) => {
    for (const whole of [`${open} ${text}`, `${open}\n- ${text}`, `${text}\n${open}`]) {
      const form = await assistant.parse(parseBrief('seller', whole), {})
      for (const word of words) expect(published(form)).not.toContain(word)
      expect(published(form)).toContain('hotels')
      expect(form.privateNotes.length + form.contactHints.length).toBeGreaterThan(0)
    }
  })

  it('shows what opens a text, and maxima of sizes, unless they are marked as private', async () => {
    const cooler =
      'hi, our walk-in cooler in Leeds keeps icing up, third time since easter, last guy just scraped it off and left a bill. need someone who finds the leak, can come after 2pm. between us we could stretch to 900 but dont put that.'
    const form = await assistant.parse(parseBrief('buyer', cooler), {})
    expect(published(form)).toMatch(/walk-in cooler.*after 2pm/s)
    expect(published(form)).not.toContain('900')
    expect(form.privateNotes).toEqual([
      { text: 'between us we could stretch to 900 but dont put that.', reason: 'secrecy' },
    ])
    const crane =
      'Alquilamos grúas en Zaragoza. La grúa sube como mucho a 24 m. Bajamos como mucho a 75 euros la hora.'
    const cranes = await assistant.parse(parseBrief('seller', crane), {})
    expect(published(cranes)).toContain('24 m')
    expect(published(cranes)).not.toContain('75')
  })

  it('keeps the messenger beside a number, and no sentence before one that speaks of itself', async () => {
    const machines =
      'Nous reconditionnons des machines à café à Lyon. On fait 6 500 HT la 2 groupes, port inclus. Notre marge est serrée, gardez-le pour vous. Tél. 04 72 00 11 22, whatsapp ok.'
    const form = await assistant.parse(parseBrief('seller', machines), {})
    expect(published(form)).toContain('port inclus')
    expect(published(form)).not.toMatch(/marge|whatsapp/i)
  })

  it('leaves no punctuation of a clause that is kept back', async () => {
    const text =
      'Need flowers, someone who sets up bc we wont have time!! budget is 1500 max but tell them 1200 :) my mum has hayfever so no lilies'
    const form = await assistant.parse(parseBrief('buyer', text), {})
    expect(form.description).not.toContain('!!,')
    expect(form.privateNotes[0]?.text).toMatch(/1200$/)
  })

  it('keeps refusals and contacts for their own places', async () => {
    const text = `${open} We don’t do cakes. Phone 08161 123456.`
    const form = await assistant.parse(parseBrief('seller', text), {})
    expect(form.privateNotes).toEqual([{ text: 'We don’t do cakes.', reason: 'refusal' }])
    expect(form.contactHints).toEqual([{ kind: 'phone', text: '08161 123456' }])
  })

  it('titles what one does by its objects, and publishes no part of a number', async () => {
    const text =
      'Wir streichen Wohnungen, Treppenhäuser und Fassaden, keine Lösemittel. Anruf unter 0821 / 55 52 10.'
    const form = await assistant.parse(parseBrief('seller', text), {})
    expect(published(form)).not.toMatch(/0821|55 52/)
    expect(published(form)).toMatch(/keine Lösemittel/i)
    expect(form.privateNotes).toEqual([])
    expect(form.contactHints).toEqual([{ kind: 'phone', text: '0821 / 55 52 10' }])
    if (assistant === assistants.rules) expect(form.name).toContain('Wohnungen')
  })

  it('answers a text that is private as a whole without asking the assistant', async () => {
    const form = await assistant.parse(parseBrief('buyer', 'Between us, we are broke.'), {})
    expect(published(form).trim()).toBe('')
    expect(form.privateNotes).toHaveLength(1)
  })
})

it('moves what a model adds to the notes', async () => {
  const form = await inventive.parse(parseBrief('seller', open), {})
  expect(form).toMatchObject({
    partyDescription: 'A bakery.',
    description: 'Fresh bread.',
    points: ['Delivery on Mondays'],
  })
  expect(form.privateNotes.map(({ reason }) => reason)).toEqual(['limit', 'limit'])
})

it.each([
  ['buyer', 'Wir suchen in Friedberg bei Augsburg einen Maler für drei Zimmer.', 'Maler'],
  ['buyer', 'In Friedberg brauche ich eine Putzkraft.', 'Putzkraft'],
  ['seller', 'We’ve been at it for eleven years. We offer roof repairs in Leeds.', 'Roof repairs'],
  ['seller', 'Grüß Gott, wir sind eine kleine Mühle. Bei uns gibt es Dinkelmehl.', 'Dinkelmehl'],
  ['buyer', 'Association de Lille, nous renouvelons 20 lits médicalisés.', '20 lits médicalisés'],
  ['buyer', 'Asociación de Málaga compra seis sillas de ruedas.', 'Sillas de ruedas'],
] as const)('titles %s %j', async (side, text, title) => {
  expect((await assistants.rules.parse(parseBrief(side, text), {})).name).toBe(title)
})

it('splits neither amounts nor brackets, and splits sentences that begin in lowercase', async () => {
  const text =
    'Wir bieten Malerarbeiten. haftpflicht bis 3 Mio. EUR Deckung. angebote in 2 Tagen (auch per Mail, gratis).'
  const { points } = await assistants.rules.parse(parseBrief('seller', text), {})
  expect(points).toEqual([
    'Haftpflicht bis 3 Mio. EUR Deckung',
    'Angebote in 2 Tagen (auch per Mail, gratis)',
  ])
})
