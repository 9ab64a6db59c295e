import { type MessyRow, messyRowsOf } from './price-rows.ts'

/** Messages of several sentences, as people answer each other, written after the first set of rules. */
const english: readonly MessyRow[] = [
  [
    'Thanks for your call this morning. We would come every second Friday, two cleaners, about three hours. Per visit we charge £96, products included, and you can stop any time.',
    '96 GBP unit',
  ],
  [
    'Right, I checked with the depot. Storage for your 20 m³ over three months comes to £540, first two weeks free. Access Monday to Saturday 8 to 18.',
    '540 GBP',
  ],
  [
    'The course runs over ten evenings from 12 January. You pay 350 euros for all ten lessons, material is 15 euros more.',
    '350 EUR',
  ],
  [
    'I looked at the file: 310 pages, dense, lots of tables. My usual page rate is $4, for this one I need $5.50 per page. Three weeks.',
    '5.50 USD page',
    '310 page',
  ],
  [
    'Hello Ms Reed, the annual contract is £1,800 per year, payable monthly, two inspections included, spare parts not.',
    '1800 GBP year',
  ],
  [
    'We have four horses and need 12 t of hay. Last winter we paid 180 a tonne. Could you do 165 euros a tonne delivered to the barn?',
    '165 EUR t',
    '12 t',
  ],
  [
    'My colleague quoted you €2,900. That was without the balcony. With the balcony it is €3,350. Sorry for the confusion!',
    '3350 EUR',
  ],
  [
    "That's very kind, but 600 is over our budget. Would $520 work for you? We'd handle parking and food for the three of you.",
    '520 USD',
  ],
  [
    'yes still available! 3 yrs old, hardly used, new they are around 900. 450 euros if you pick it up this week, otherwise it goes on ebay',
    '450 EUR',
  ],
  [
    'The quote covers 40 hours. If we stay below you only pay the hours we worked, at £70 each.',
    '70 GBP hour',
    '40 hour',
  ],
  [
    'Your 14 rooms, two coats, white. We calculated 11 days for two painters. Price for the whole thing: €7,480 net.',
    '7480 EUR',
  ],
  [
    "For 120 guests we'd suggest the buffet at $34 per guest. Staff and glasses are in. We ask for 25 % on booking.",
    '34 USD person',
    '120 guest',
  ],
  ['First month is free, then it is €79 a month. Set-up takes a day.', '79 EUR month'],
  ['So two vans, two trips each. Fuel is about £80 which we cover. You pay £640.', '640 GBP'],
  [
    'We are a family business since 1954. Delivery within 50 km is included. The stove costs 2,190 euros, the pipe kit 240 euros.',
    null,
  ],
  [
    'I can offer you a long-term rate: $1,950 per month instead of $2,300, if you stay at least 12 months.',
    '1950 USD month',
  ],
]
const german: readonly MessyRow[] = [
  [
    'Danke für den Anruf heute früh. Wir kämen jeden zweiten Freitag zu zweit für etwa drei Stunden. Pro Besuch berechnen wir 96 Euro inklusive Mittel, kündbar jederzeit.',
    '96 EUR unit',
  ],
  [
    'So, habe mit dem Lager gesprochen. Für Ihre 20 m³ kommen wir über drei Monate auf 540 €, die ersten zwei Wochen sind frei.',
    '540 EUR',
  ],
  [
    'Der Kurs geht über zehn Abende ab dem 12. Januar. Für alle zehn Abende zahlen Sie 350 Euro, Material kostet 15 Euro zusätzlich.',
    '350 EUR',
  ],
  [
    'Ich habe mir das Manuskript angesehen: 310 Seiten mit vielen Tabellen. Üblich sind bei mir 4 Euro, hierfür brauche ich 5,50 Euro pro Seite.',
    '5.50 EUR page',
    '310 Seite',
  ],
  [
    'Sehr geehrte Frau Ott, der Jahresvertrag liegt bei 1.800 € im Jahr, zahlbar monatlich, zwei Inspektionen inbegriffen.',
    '1800 EUR year',
  ],
  [
    'Wir haben vier Pferde und brauchen 12 t Heu. Letzten Winter haben wir 180 die Tonne gezahlt. Gehen 165 Euro die Tonne frei Hof?',
    '165 EUR t',
    '12 t',
  ],
  [
    'Mein Kollege hat Ihnen 2.900 € genannt, das war ohne Balkon. Mit Balkon sind es 3.350 €. Entschuldigen Sie das Durcheinander!',
    '3350 EUR',
  ],
  [
    'Nett von Ihnen, aber 600 € liegen über unserem Budget. Ginge es auch für 520 €? Um Parkplatz und Essen kümmern wir uns.',
    '520 EUR',
  ],
  [
    'ja ist noch da! 3 jahre alt, kaum benutzt, neu kosten die um die 900. 450 euro bei abholung diese woche, sonst stell ichs bei ebay rein',
    '450 EUR',
  ],
  [
    'Das Angebot umfasst 40 Stunden. Bleiben wir darunter, zahlen Sie nur die geleisteten Stunden zu je 70 Euro.',
    '70 EUR hour',
    '40 Stunde',
  ],
  [
    'Ihre 14 Räume, zwei Anstriche, weiß. Gerechnet haben wir mit 11 Tagen für zwei Maler. Preis für alles: 7.480 € netto.',
    '7480 EUR',
  ],
  [
    'Bei 120 Gästen würden wir das Büfett zu 34 € pro Gast empfehlen. Personal und Gläser sind dabei. Bei Buchung 25 %.',
    '34 EUR person',
    '120 Gast',
  ],
  ['Der erste Monat ist gratis, danach 79 € im Monat. Einrichtung dauert einen Tag.', '79 EUR month'],
  [
    'Also zwei Transporter, je zwei Fahrten. Der Sprit macht rund 80 €, den übernehmen wir. Sie zahlen 640 €.',
    '640 EUR',
  ],
  [
    'Familienbetrieb seit 1954. Lieferung bis 50 km ist inklusive. Der Ofen kostet 2.190 Euro, das Rohrset 240 Euro.',
    null,
  ],
  [
    'Bei mindestens 12 Monaten kann ich Ihnen statt 2.300 € nur 1.950 € pro Monat anbieten.',
    '1950 EUR month',
  ],
]
const french: readonly MessyRow[] = [
  [
    'Merci pour votre appel. Nous viendrions un vendredi sur deux, à deux, environ trois heures. Nous comptons 96 € par passage, produits compris.',
    '96 EUR unit',
  ],
  [
    'J’ai vu avec le dépôt : pour vos 20 m³ sur trois mois cela revient à 540 €, les deux premières semaines sont offertes.',
    '540 EUR',
  ],
  [
    'Le cours dure dix soirées à partir du 12 janvier. Pour les dix soirées vous payez 350 euros, le matériel coûte 15 euros de plus.',
    '350 EUR',
  ],
  [
    'Le manuscrit fait 310 pages avec beaucoup de tableaux. D’habitude je prends 4 euros, ici il me faut 5,50 euros par page.',
    '5.50 EUR page',
    '310 page',
  ],
  [
    'Madame, le contrat annuel est à 1 800 € par an, payable chaque mois, deux visites comprises.',
    '1800 EUR year',
  ],
  [
    'Nous avons quatre chevaux et il nous faut 12 t de foin. L’hiver dernier on payait 180 la tonne. Est-ce que 165 euros la tonne livrée vous va ?',
    '165 EUR t',
    '12 t',
  ],
  [
    'Mon collègue vous a annoncé 2 900 €, c’était sans le balcon. Avec le balcon c’est 3 350 €. Désolé pour la confusion !',
    '3350 EUR',
  ],
  [
    'C’est gentil, mais 600 € dépasse notre budget. Est-ce que 520 € vous conviendrait ? On s’occupe du parking et du repas.',
    '520 EUR',
  ],
  [
    'oui toujours dispo ! 3 ans, très peu servi, neuf c’est dans les 900. 450 euros si vous passez cette semaine',
    '450 EUR',
  ],
  [
    'Le devis prévoit 40 heures. En dessous, vous ne payez que les heures faites, à 70 € chacune.',
    '70 EUR hour',
    '40 heure',
  ],
  [
    'Vos 14 pièces, deux couches, blanc. Nous avons compté 11 jours à deux peintres. Prix pour l’ensemble : 7 480 € HT.',
    '7480 EUR',
  ],
  [
    'Pour 120 invités nous conseillons le buffet à 34 € par invité. Personnel et verres sont compris.',
    '34 EUR person',
    '120 invité',
  ],
  ['Le premier mois est offert, puis 79 € par mois. L’installation prend une journée.', '79 EUR month'],
  [
    'Donc deux camions, deux trajets chacun. Le gasoil fait environ 80 €, c’est pour nous. Vous payez 640 €.',
    '640 EUR',
  ],
]
const spanish: readonly MessyRow[] = [
  [
    'Gracias por llamar. Iríamos un viernes de cada dos, dos personas, unas tres horas. Cobramos 96 € por visita con productos.',
    '96 EUR unit',
  ],
  [
    'He hablado con el almacén: sus 20 m³ durante tres meses salen por 540 €, las dos primeras semanas gratis.',
    '540 EUR',
  ],
  [
    'El curso son diez tardes desde el 12 de enero. Por las diez tardes paga 350 euros, el material cuesta 15 euros más.',
    '350 EUR',
  ],
  [
    'El manuscrito tiene 310 páginas con muchas tablas. Normalmente pido 4 euros, aquí necesito 5,50 euros por página.',
    '5.50 EUR page',
    '310 página',
  ],
  [
    'Señora, el contrato anual es de 1.800 € al año, a pagar mensualmente, con dos revisiones.',
    '1800 EUR year',
  ],
  [
    'Tenemos cuatro caballos y necesitamos 12 t de heno. El invierno pasado pagábamos 180 la tonelada. ¿Le van bien 165 euros la tonelada puesta en la cuadra?',
    '165 EUR t',
    '12 t',
  ],
  [
    'Mi compañero le dijo 2.900 €, pero era sin el balcón. Con el balcón son 3.350 €. ¡Perdone el lío!',
    '3350 EUR',
  ],
  [
    'Muy amable, pero 600 € se sale de nuestro presupuesto. ¿Podría ser por 520 €? Del aparcamiento y la comida nos ocupamos nosotros.',
    '520 EUR',
  ],
  [
    'sí sigue disponible! 3 años, casi sin usar, nuevo anda por los 900. 450 euros si lo recoges esta semana',
    '450 EUR',
  ],
  [
    'El presupuesto incluye 40 horas. Si hacemos menos, solo paga las trabajadas, a 70 € cada una.',
    '70 EUR hour',
    '40 hora',
  ],
  [
    'Sus 14 habitaciones, dos manos, blanco. Hemos calculado 11 días para dos pintores. Precio de todo: 7.480 € sin IVA.',
    '7480 EUR',
  ],
  [
    'Para 120 invitados recomendamos el bufé a 34 € por invitado. Personal y copas incluidos.',
    '34 EUR person',
    '120 invitado',
  ],
  ['El primer mes es gratis, luego 79 € al mes. La instalación tarda un día.', '79 EUR month'],
  [
    'Entonces dos furgonetas, dos viajes cada una. El gasóleo son unos 80 €, eso lo ponemos nosotros. Usted paga 640 €.',
    '640 EUR',
  ],
]

export const devStoryPrices = messyRowsOf('story', {
  en: english,
  de: german,
  fr: french,
  es: spanish,
})
