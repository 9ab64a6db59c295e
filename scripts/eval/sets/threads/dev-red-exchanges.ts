import type { Label, Pair } from '../../cases.ts'

/** A requirement, its label, the buyer's message and the seller's answer; the seller's offering says nothing of it. */
type Exchange = readonly [requirement: string, label: Label, buyer: string, seller: string]

const english: readonly Exchange[] = [
  ['Delivery on Saturdays', '+', 'Could you deliver on Saturdays?', 'No problem, Saturdays work.'],
  ['Delivery on Saturdays', '+', 'Could you deliver on Saturdays?', 'No problem at all.'],
  ['Installation included', '+', 'Is installation included?', 'Sorry for the late reply. Yes, it is.'],
  [
    'Installation included',
    '?',
    'Is installation included?',
    'Sorry for the late reply, I was on site all day.',
  ],
  ['Installation included', '?', 'Is installation included?', 'Sure, I understand why you ask.'],
  ['Installation included', '?', 'Is installation included?', 'Yes, good question, others ask that too.'],
  [
    'Installation included',
    '?',
    'Is installation included?',
    'Of course that matters for an office of your size.',
  ],
  ['Free delivery', '?', 'Is delivery free?', 'Free delivery from 500 pounds upwards.'],
  ['Free parking', '?', 'Is there parking?', 'Free parking for guests in the premium rooms.'],
  ['Free parking', '-', 'Is there parking?', 'There is parking, it costs 12 a day.'],
  ['Guarantee of at least 10 years', '?', 'How long have you done this?', 'We have 20 years of experience.'],
  [
    'Guarantee of at least 10 years',
    '?',
    'How is the guarantee?',
    'The compressor has a guarantee of 12 years, the rest we should discuss.',
  ],
  ['Payment within 30 days', '?', 'How quickly do you deliver?', 'We deliver within 10 days.'],
  [
    'Delivery within 10 days',
    '?',
    'Payment within 10 days is fine for us.',
    'Good, payment within 10 days it is.',
  ],
  [
    'Capacity of at least 200 guests',
    '?',
    'We will be about 200.',
    'Last summer we had a wedding with 240 guests in another venue.',
  ],
  ['Oak floor', '-', 'We would love an oak floor.', 'All our floors are beech, oak we no longer stock.'],
  ['Oak floor', '-', 'You quoted an oak floor?', 'That was a mistake in our listing, the floor is pine.'],
  [
    'Evening appointments',
    '?',
    'I need evening appointments.',
    'You need evening appointments, I have noted that.',
  ],
  [
    'Evening appointments',
    '?',
    'I need evening appointments.',
    'Evening appointments are what most people ask us for.',
  ],
  [
    'Evening appointments',
    '?',
    'I need evening appointments.',
    'My colleague in Derby does evening appointments.',
  ],
  [
    'Evening appointments',
    '?',
    'I need evening appointments.',
    'I would love to offer evening appointments one day.',
  ],
  [
    'Evening appointments',
    '-',
    'I need evening appointments.',
    'Evening appointments ended last year, we close at five.',
  ],
  ['Vegan menu', '?', 'Do you have a vegan menu?', 'Our vegetarian menu has six courses.'],
  ['Vegan menu', '+', 'Vegan menu?', 'Vegan menu: yes. Gluten-free menu: no.'],
  ['Gluten-free menu', '-', 'Vegan menu? Gluten-free menu?', 'Vegan menu: yes. Gluten-free menu: no.'],
  [
    'Price below 40 per hour',
    '?',
    'What would 40 an hour get me?',
    'Our apprentice is 32 per hour, the master is 55.',
  ],
  ['Insured against water damage', '?', 'Are you insured?', 'We are insured against fire and theft.'],
  ['Works with Windows 11', '+', 'Does it run on Windows 11?', 'It does.'],
  ['Works with Windows 11', '?', 'Does it run on Windows 11?', 'It runs on Windows 10.'],
  ['Works with Windows 11', '-', 'Does it run on Windows 11?', 'It does not, only Linux.'],
  ['Spare key', '+', 'Is there a spare key?', 'There is, I found it yesterday.'],
  ['No smoking household', '?', 'Does anyone smoke?', 'No idea, the previous owner sold it to me.'],
  ['Service history available', '?', 'Is there a service history?', 'No, I mean yes, well, parts of it.'],
  [
    'Service history available',
    '?',
    'Is there a service history?',
    'Not that I know of, I can look in the loft.',
  ],
  ['Not more than two previous owners', '-', 'How many owners?', 'Three owners before me.'],
  [
    'Samples before the order',
    '?',
    'Could we get samples before the order?',
    'We send samples to architects and designers only.',
  ],
  ['At least 500 pieces per week', '-', 'Can you make 500 a week?', 'At most 300 pieces per week.'],
  ['At least 500 pieces per week', '+', 'Can you make 500 a week?', 'Up to 900 pieces per week.'],
  ['At least 500 pieces per week', '?', 'Can you make 500 a week?', 'Our minimum order is 600 pieces.'],
  ['Minimum order of no more than 50 pieces', '+', 'What is the minimum?', 'Our minimum order is 20 pieces.'],
  ['Training for our staff', '?', 'Could you train our staff?', 'Our staff get training every year.'],
  [
    'Pick-up from our warehouse',
    '?',
    'Would you pick up from our warehouse?',
    'You can pick up from our warehouse any day.',
  ],
]

const german: readonly Exchange[] = [
  ['Montage inklusive', '?', 'Ist die Montage inklusive?', 'Natürlich verstehe ich die Frage.'],
  ['Montage inklusive', '?', 'Ist die Montage inklusive?', 'Ja, danke für Ihre Nachricht.'],
  ['Montage inklusive', '?', 'Ist die Montage inklusive?', 'Leider komme ich erst heute zum Antworten.'],
  ['Montage inklusive', '+', 'Ist die Montage inklusive?', 'Ja, ist sie.'],
  ['Montage inklusive', '-', 'Ist die Montage inklusive?', 'Die Montage berechnen wir extra.'],
  ['Lieferung am Samstag', '?', 'Liefern Sie am Samstag?', 'Am Samstag ist unser Laden geöffnet.'],
  ['Lieferung am Samstag', '+', 'Liefern Sie am Samstag?', 'Samstags liefern wir ab sieben Uhr.'],
  [
    'Mindestens 5 Jahre Garantie',
    '?',
    'Wie lange geben Sie Garantie?',
    'Seit 12 Jahren am Markt, da gab es kaum Reklamationen.',
  ],
  [
    'Mindestens 5 Jahre Garantie',
    '-',
    'Wie lange geben Sie Garantie?',
    'Zwei Jahre, wie gesetzlich vorgesehen.',
  ],
  ['Kostenloser Versand', '?', 'Ist der Versand kostenlos?', 'Kostenloser Versand ab 100 Euro Bestellwert.'],
  ['Kostenloser Versand', '?', 'Ist der Versand kostenlos?', 'Kostenloser Versand innerhalb Österreichs.'],
  ['Glutenfreies Brot', '?', 'Haben Sie glutenfreies Brot?', 'Unser Kuchen ist glutenfrei.'],
  [
    'Parkplatz am Haus',
    '?',
    'Gibt es einen Parkplatz?',
    'Parkplätze gibt es beim Nachbarn, der verlangt etwas dafür.',
  ],
  [
    'Haustiere erlaubt',
    '?',
    'Sind Haustiere erlaubt?',
    'Ein Goldfisch ja, alles andere müsste ich mir anschauen.',
  ],
  ['Haustiere erlaubt', '-', 'Sind Haustiere erlaubt?', 'Haustiere gehen leider gar nicht.'],
  [
    'Englischsprachige Betreuung',
    '?',
    'Gibt es Betreuung auf Englisch?',
    'Die Unterlagen haben wir auf Englisch.',
  ],
  [
    'Abholung durch den Verkäufer',
    '?',
    'Holen Sie das alte Gerät ab?',
    'Das neue Gerät können Sie bei uns abholen.',
  ],
  ['Höchstens 200 kg', '?', 'Wie schwer ist die Maschine?', 'Sie hebt 150 kg.'],
  ['Rechnung mit Mehrwertsteuer', '+', 'Bekomme ich eine Rechnung mit Mehrwertsteuer?', 'Aber sicher.'],
  [
    'Termin vor Weihnachten',
    '?',
    'Schaffen Sie es vor Weihnachten?',
    'Vor Weihnachten haben wir sehr viel zu tun.',
  ],
  [
    'Termin vor Weihnachten',
    '-',
    'Schaffen Sie es vor Weihnachten?',
    'Vor Weihnachten schaffen wir das nicht mehr.',
  ],
]

const french: readonly Exchange[] = [
  ['Livraison comprise', '?', 'La livraison est-elle comprise ?', 'Oui, bien reçu, je regarde.'],
  ['Livraison comprise', '?', 'La livraison est-elle comprise ?', 'Livraison comprise à partir de 300 €.'],
  ['Livraison comprise', '+', 'La livraison est-elle comprise ?', 'Tout à fait, elle est comprise.'],
  ['Livraison comprise', '-', 'La livraison est-elle comprise ?', 'La livraison est facturée 40 €.'],
  [
    'Garantie d’au moins 5 ans',
    '?',
    'Quelle est la garantie ?',
    'Nous travaillons avec cette marque depuis 10 ans.',
  ],
  ['Garantie d’au moins 5 ans', '-', 'Quelle est la garantie ?', 'La garantie est de 2 ans.'],
  [
    'Ouvert le dimanche',
    '?',
    'Êtes-vous ouverts le dimanche ?',
    'Le magasin d’Angers est ouvert le dimanche.',
  ],
  ['Chien accepté', '?', 'Acceptez-vous les chiens ?', 'Nous avons nous-mêmes un chien.'],
  ['Pose par vos soins', '-', 'Faites-vous la pose ?', 'La pose, c’est à vous de la prévoir.'],
  ['Peinture sans solvant', '?', 'La peinture est-elle sans solvant ?', 'Le vernis est sans solvant.'],
]

const spanish: readonly Exchange[] = [
  ['Transporte incluido', '?', '¿El transporte está incluido?', 'Claro, entiendo que es importante.'],
  ['Transporte incluido', '+', '¿El transporte está incluido?', 'No hay problema, va incluido.'],
  ['Transporte incluido', '?', '¿El transporte está incluido?', 'Transporte incluido a partir de 1.000 €.'],
  ['Transporte incluido', '-', '¿El transporte está incluido?', 'El transporte se paga aparte.'],
  ['Garantía de al menos 3 años', '?', '¿Qué garantía dan?', 'Llevamos 15 años en el sector.'],
  ['Garantía de al menos 3 años', '-', '¿Qué garantía dan?', 'La garantía es de un año.'],
  ['Se admiten perros', '?', '¿Admiten perros?', 'El vecino tiene un perro y no hay quejas.'],
  ['Máximo 600 € al mes', '?', '¿Cuánto es al mes?', 'Los gastos son 80 € al mes.'],
  ['Clases los sábados', '-', '¿Dan clases los sábados?', 'Los sábados cerramos.'],
  ['Aceite sin filtrar', '?', '¿El aceite es sin filtrar?', 'El zumo va sin filtrar.'],
]

const listings = {
  en: ['Local business', 'Request', 'We are a small firm in town.', 'We look for the right partner.'],
  de: [
    'Betrieb vor Ort',
    'Anfrage',
    'Wir sind ein kleiner Betrieb in der Stadt.',
    'Wir suchen den passenden Partner.',
  ],
  fr: [
    'Entreprise locale',
    'Demande',
    'Nous sommes une petite entreprise en ville.',
    'Nous cherchons le bon partenaire.',
  ],
  es: [
    'Empresa local',
    'Solicitud',
    'Somos una pequeña empresa de la ciudad.',
    'Buscamos el socio adecuado.',
  ],
} as const

const pairsOf = (language: keyof typeof listings, exchanges: readonly Exchange[]): Pair[] => {
  const [offering, request, offered, requested] = listings[language]
  return exchanges.map(([requirement, label, buyer, seller], i) => ({
    id: `exchange-${language}-${i + 1}`,
    match: true,
    seller: { name: offering, description: offered },
    buyer: { name: request, description: requested },
    requirements: [[requirement, label]],
    talk: [
      ['buyer', buyer],
      ['seller', seller],
    ],
  }))
}

/** Single exchanges in which an answer misses what was asked, or meets it in other words. */
export const devRedExchanges: readonly Pair[] = [
  ...pairsOf('en', english),
  ...pairsOf('de', german),
  ...pairsOf('fr', french),
  ...pairsOf('es', spanish),
]
