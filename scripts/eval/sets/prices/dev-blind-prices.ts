import { type Row, rowsOf } from './price-rows.ts'

const english: readonly Row[] = [
  ['Garden clearance came out at $780 on our sheet, skip hire included.', '780.00', 'USD'],
  ['I would want £32 an hour for bookkeeping.', '32.00', 'GBP', 'hour'],
  ['Hire of the marquee is 420 euros per weekend day.', '420.00', 'EUR', 'day'],
  ['Sand at 28 a tonne, or 26 if you take twenty.'],
  ['Reduced from £1,300 to £1,090 because of the scratch on the door.', '1090.00', 'GBP'],
  ['Each yoga class is 14 dollars.', '14.00', 'USD', 'session'],
  ['The guarantee pays up to 20,000 euros per case.'],
  ['Ring 07700 900123, extension 250.'],
  ['Eight tables for 75 euros apiece, 600 euros in all.', '600.00', 'EUR'],
  ['Last year the same job cost us 3,000 dollars.'],
]
const german: readonly Row[] = [
  ['Gartenpflege bieten wir für 38 Euro die Stunde an.', '38.00', 'EUR', 'hour'],
  ['Das Klavier soll 2.400 Euro kosten, Transport geht extra.', '2400.00', 'EUR'],
  ['Kies 0/16, 17,80 € je Tonne ab Werk.', '17.80', 'EUR', 't'],
  ["Fr. 1'150.– im Monat, Heizung inbegriffen.", '1150.00', 'CHF', 'month'],
  ['Mit Frühstück zahlen Sie 84 Euro pro Übernachtung.', '84.00', 'EUR', 'night'],
  ['Sechs Türen à 210 Euro ergeben 1.260 Euro.', '1260.00', 'EUR'],
  ['Entweder 500 Euro sofort oder 550 Euro in zwei Raten.'],
  ['Bei Stornierung werden 80 Euro fällig.'],
  ['Die Bühne ist 6 x 4 Meter groß und trägt 750 Kilo.'],
  ['Unser früherer Lieferant verlangte 12 Euro pro Stück.'],
]
const french: readonly Row[] = [
  ['Taille de haie à 35 € de l’heure, déchets évacués.', '35.00', 'EUR', 'hour'],
  ['Je cède le tracteur à 14 500 euros.', '14500.00', 'EUR'],
  ['La journée de formation est facturée 980 € HT.', '980.00', 'EUR', 'day'],
  ['Le repas revient à 22 euros par élève.', '22.00', 'EUR', 'person'],
  ['Gravier : 31 €/m3 livré.', '31.00', 'EUR', 'm3'],
  ['Nous passons de 640 à 590 euros si vous signez cette semaine.', '590.00', 'EUR'],
  ['Dix lampes à 45 euros, donc 450 euros.', '450.00', 'EUR'],
  ['En cas d’annulation, 100 euros restent dus.'],
  ['Les dégâts sont assurés jusqu’à 300 000 euros.'],
  ['Rendez-vous au 24 rue des Lilas, 75012 Paris.'],
]
const spanish: readonly Row[] = [
  ['Las clases de guitarra las doy a 22 euros la hora.', '22.00', 'EUR', 'hour'],
  ['Vendo la furgoneta en 8.900 euros.', '8900.00', 'EUR'],
  ['El alquiler de la carpa son 310 euros por día.', '310.00', 'EUR', 'day'],
  ['Aceite a 6,40 €/l en garrafas de cinco.', '6.40', 'EUR', 'l'],
  ['La cena cuesta 36 euros por persona, vino incluido.', '36.00', 'EUR', 'person'],
  ['Bajamos de 1.100 a 990 euros si es antes de mayo.', '990.00', 'EUR'],
  ['Doce sillas a 40 euros, o sea 480 euros.', '480.00', 'EUR'],
  ['Si cancela, se cobran 70 euros.'],
  ['El año pasado pagamos 2.000 euros a otra empresa.'],
  ['Tengo 3 furgonetas y 15 años de experiencia.'],
]

/** Written without a look at the reader after it was tuned: an estimate for texts that it hasn't seen. */
export const devBlindPrices = rowsOf('blind', { en: english, de: german, fr: french, es: spanish })
