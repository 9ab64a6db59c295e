import { expect, test } from 'vitest'
import { statedLengths } from '../../src/language/quantities/stated-lengths.ts'

const lengthsIn = (text: string) =>
  statedLengths(text).map(({ about, value, unit }) => `${about} ${value} ${unit}`)

test.each([
  ['Invoice payable within 30 days. Flour keeps 9 months.', ['payment 30 days']],
  [
    'Payment terms: 30 days end of month. We answer tickets within one business day.',
    ['payment 30 days', 'response 1 working days'],
  ],
  [
    'Our lead time is 10 working days, and the machine has a warranty of 24 months on parts.',
    ['delivery 10 working days', 'warranty 24 months'],
  ],
  ['Contract runs 12 months, notice 3 months.', ['contract 12 months', 'notice 3 months']],
  [
    'ok. payment 14 days net? We’d need a reply within 4 hours when the till is down, 24/7',
    ['payment 14 days', 'response 4 hours'],
  ],
  ['Delivery to Munich possible in 5 days after payment.', ['delivery 5 days']],
  [
    'Delivered and installed 3 weeks after deposit. 12 months warranty on spindle.',
    ['delivery 3 weeks', 'warranty 12 months'],
  ],
  [
    'Lieferung innerhalb von 2 Tagen nach Bestellung, Zahlungsziel 30 Tage netto.',
    ['delivery 2 days', 'payment 30 days'],
  ],
  ['Bei uns sind 60 Tage Zahlungsziel üblich. Lieferzeit: 6 Wochen', ['payment 60 days', 'delivery 6 weeks']],
  [
    'Mindestlaufzeit wäre 12 Monate, danach monatlich kündbar. Reaktionszeit bei Störungen 4 Stunden.',
    ['contract 12 months', 'response 4 hours'],
  ],
  [
    'Garantie 10 Jahre auf Module, 25 Jahre Leistungsgarantie, Wechselrichter 5 Jahre.',
    ['warranty 10 years', 'warranty 25 years'],
  ],
  [
    'Nous livrons sous 48 heures, paiement à 30 jours fin de mois. La garantie est de 2 ans.',
    ['delivery 48 hours', 'payment 30 days', 'warranty 2 years'],
  ],
  [
    'Expédition dans les 5 jours ouvrés. Contrat de 12 mois renouvelable.',
    ['delivery 5 working days', 'contract 12 months'],
  ],
  [
    'Entregamos en 3 días laborables, pago a 60 días. Garantía de 3 años.',
    ['delivery 3 working days', 'payment 60 days', 'warranty 3 years'],
  ],
  ['Vale, pagamos a 30 días fecha factura. Respuesta en 2 horas.', ['payment 30 days', 'response 2 hours']],
] as const)('%s', (text, lengths) => expect(lengthsIn(text)).toEqual(lengths))

// Lengths that are no terms of a deal: history, delays, opening hours, absences, times of day.
test.each([
  'We run a bakery with 3 shops and have been looking for a supplier for 6 months now. We open 12 hours a day.',
  'Delivery took 30 days last time with our old supplier, which is why we’re leaving.',
  'We’ve been in business for 25 years. We could start in 2 weeks.',
  'The van’s warranty expired 2 years ago. Can you hold it for 3 days? I pay on pick-up.',
  'Setup takes around 3 hours, training 2 days. The router ran 4,100 hours.',
  'Wir beliefern seit 30 Jahren Bäckereien. Die letzte Lieferung kam 3 Wochen zu spät.',
  'Uns wurden vor 2 Jahren schon mal 8 Wochen Lieferzeit versprochen.',
  'hallo, bin grad 2 wochen in urlaub. ihr habt 14 tage rückgaberecht geschrieben?',
  'Wir sind in 3 Monaten mit dem Umbau fertig. Lieferzeit derzeit 6 bis 8 Wochen.',
  'Notre restaurant est ouvert 7 jours sur 7. Livraison avant 8 heures possible ?',
  'La livraison précédente avait 3 semaines de retard. Je suis absent 10 jours.',
  'Conservation 18 mois. Devis valable 30 jours.',
  'Llevamos 10 años con otro proveedor. La entrega siempre tardaba 2 semanas.',
  'El aceite se conserva 18 meses, la oferta es válida 15 días. ¿Podéis entregar antes de las 9?',
])('nothing in: %s', (text) => expect(lengthsIn(text)).toEqual([]))
