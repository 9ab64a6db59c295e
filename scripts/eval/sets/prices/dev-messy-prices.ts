import { type MessyRow, messyRowsOf } from './price-rows.ts'

/**
 * Long and messy texts with several figures, written before a look at the reader. A net and a gross total: the gross
 * one is the price, as a package's total is all-in.
 */
const english: readonly MessyRow[] = [
  [
    'Hiya, thanks for the photos. The old quote was £1,200 but with the wall down already I can do it for £990, deposit of £200 on the day. Call me on 07700 900461 if you want it.',
    '990 GBP',
  ],
  [
    'Happy to help with the move. Two men and a Luton van, 3.5 t, is $95 an hour with a three hour minimum, plus travel from our depot (about 40 miles).',
    '95 USD hour',
  ],
  [
    'We would need 240 chairs for the 14th of June. Our budget is somewhere between 900 and 1,100 euros, delivery included.',
    '900-1100 EUR',
    '240 chair',
  ],
  [
    'Retainer is 1.2k per month in pounds, covers ten hours of support, anything above that at £85/h.',
    '1200 GBP month',
  ],
  ['USD 3.5k for the explainer video (90 seconds, two rounds of changes), half up front.', '3500 USD'],
  [
    'I know you said 400 was too much. OK, final answer: €360 for the bike with lock and basket, you pick it up.',
    '360 EUR',
  ],
  [
    'Flyers: 5,000 pcs A5, 135 gsm, both sides 4/4. That comes to EUR 189.00 net, 224.91 EUR with VAT, delivered by 12 May.',
    '224.91 EUR',
    '5000 pc',
  ],
  [
    'So the day rate would be $680, I would guess 12 days, which makes $8,160 before expenses.',
    '8160 USD',
    '12 day',
  ],
  ['We can go to 80 cents per label if you take 10,000 of them.', '0.80 EUR unit', '10000 label'],
  ['Not more than £650 please, including parts. The boiler is a Vaillant from 2011, 24 kW.', '650 GBP'],
  [
    'The unit measures 120 x 60 x 210 cm, weighs 85 kg and I paid 1,400 euros for it in 2021. Make me a fair suggestion.',
    null,
  ],
  [
    'Option one would be the steel frame at £2,300, option two aluminium at £2,950. Both include fitting.',
    null,
  ],
  ['Was 1200 now 990 dollars, collection only, no time wasters', '990 USD'],
  [
    'Our invoice 20231 over €4,120 is still open, could you please have a look before we talk about the new order?',
    null,
  ],
  [
    'Rent for the stall: £45 a day Monday to Thursday. We need a refundable deposit of £100 and proof of insurance of at least £2,000,000.',
    '45 GBP day',
  ],
  [
    "I've been doing this for 17 years, have 3 vans and 8 people. For the 6 bedroom house all in we ask for two thousand four hundred pounds.",
    '2400 GBP',
  ],
  ['The total would be $4,350, that is $3,900 for labour and $450 for materials.', '4350 USD'],
  ['Labour is $3,900, materials come to $450, so you are looking at $4,350 overall.', '4350 USD'],
  [
    '300 mugs with your logo at €3.40 each, setup €45 once. Lead time 15 working days after approval.',
    '3.40 EUR unit',
    '300 mug',
  ],
  [
    'If you sign by Friday you save $500. Otherwise the terms from my mail of 3 March stay as they are.',
    null,
  ],
  [
    'You would be charged £35 for each missed appointment, and 2.5 % interest a month on late invoices.',
    null,
  ],
  [
    'Honestly I think €18 an hour is a bit low for Munich, what about 22 euros an hour and I bring the equipment?',
    '22 EUR hour',
  ],
  ['Hi, is the £2,800 still your best price? We found another supplier who wants £2,450.', null],
  [
    'Our accountants charge $150/hour for advisory work. Annual accounts for a company of your size (turnover below $1m) are $2,200 flat.',
    null,
  ],
  ['ok deal, 75 quid a week for the garden, starting 4/5, pay by bank transfer', '75 GBP week'],
  ['The licence is $12 per seat and month billed yearly, we would throw in onboarding (worth $1,500).', null],
  ["Sixty-five dollars per lesson, 60 min, I don't teach on Sundays. First one is free.", '65 USD session'],
  [
    'Freight to Rotterdam will be 1,850 EUR per 40 ft container; customs clearance 120 EUR extra.',
    '1850 EUR unit',
  ],
  [
    'Please quote for 18 windows, 1.20 m x 1.40 m, U value 0.9 or better. Installation in week 34.',
    null,
    '18 window',
  ],
  [
    "We'd be at around CHF 28'000 for the kitchen, give or take a thousand, appliances not included.",
    '28000 CHF',
  ],
  [
    'Last time you gave us 10 % off the £560. With the same discount we would pay £504 again, agreed?',
    '504 GBP',
  ],
  ['Proofreading 42,000 words at $0.02 per word = $840. Ready by 30 April.', '840 USD', '42000 word'],
  [
    'We raised $3m in 2024 and have 40 staff now; looking for office space of about 450 sqm near the station.',
    null,
  ],
  [
    'Storage costs 9 € per m³ and month. For your 30 m³ that is 270 euros a month, cancel any time.',
    '270 EUR month',
    '30 m³',
  ],
  ['The parts alone cost us $320, so $300 for the whole repair is not possible. I can do $460.', '460 USD'],
  [
    'Pallets 1200x800, used, quality B. 6.50 euros a piece from 100 pieces, 7.20 euros a piece below that.',
    null,
  ],
  ['Call out 60, then 45 per half hour, all in pounds, VAT on top. Most jobs take an hour.', null],
  [
    'For the wedding on 22 August I charge £1,450 for up to 10 hours, each extra hour is £120, travel beyond 30 miles 45p a mile.',
    '1450 GBP',
  ],
  ['Rooms cost from $110 a night in May. Parking is $15 and breakfast $12 per person.', '110 USD night'],
  ['Cost per tonne FOB Gdansk: USD 412.50, min 500 t, payment 30 days, inspection SGS.', '412.50 USD t'],
  [
    'Good morning, our address is 250 Kings Road, Suite 1400. Opening hours 8 to 17. We reply within 2 days.',
    null,
  ],
  [
    'I can meet you in the middle: you said 3,000, I said 3,600 dollars, let us settle at 3,300 dollars.',
    '3300 USD',
  ],
  ['An extra coat of paint would add €350.', null],
  ['The machine earns you about €900 a month and pays for itself in two years.', null],
]

const german: readonly MessyRow[] = [
  [
    'Hallo, danke für die schnelle Antwort! Für den Umzug am 03.05. (3 Zimmer, 65 m², 2. OG ohne Aufzug) können wir 980 € anbieten, Halteverbot 120 € kommt extra dazu.',
    '980 EUR',
  ],
  [
    'Der alte Preis war 1.450 Euro, aber weil Sie Stammkunde sind machen wir 1.300 Euro draus. Tel. 0176 44512298',
    '1300 EUR',
  ],
  [
    'Die Wohnung kostet kalt 890 €, Nebenkosten 210 €, also warm 1.100 € im Monat. Kaution drei Kaltmieten.',
    '1100 EUR month',
  ],
  [
    'wir würden so zwischen 900 und 1100 euro ausgeben wollen, mehr is leider nicht drin, der teppich hat 24 qm',
    '900-1100 EUR',
  ],
  [
    'Angebot Nr. 2023-118: Wartung der Lüftungsanlage, jährlich 1.290,00 € netto zzgl. 19 % MwSt.',
    '1290 EUR year',
  ],
  ['Netto 4.000 €, brutto 4.760 €, zahlbar in 14 Tagen mit 2 % Skonto.', '4760 EUR'],
  [
    'Wir liefern 800 Flaschen à 0,75 l, Stückpreis 4,20 €, auf drei Paletten.',
    '4.20 EUR unit',
    '800 Flasche',
  ],
  [
    'Bei einer Abnahme von 40 Raummetern kommen wir Ihnen entgegen: 92 Euro pro Raummeter, sonst 98.',
    '92 EUR m3',
    '40 Raummeter',
  ],
  ['Mehr als 5.000 Euro wollen wir für die Küche nicht ausgeben, Einbau inklusive.', '5000 EUR'],
  [
    'Die Anzahlung beträgt 1.500 €, der Rest von 3.500 € wird bei Abnahme fällig, zusammen 5.000 €.',
    '5000 EUR',
  ],
  [
    'Moin, Fliesenleger hier, seit 2004 im Geschäft, 5 Leute. Verlegung 55 €/qm, Sockelleisten 12 €/lfm, Anfahrt frei bis 30 km.',
    null,
  ],
  ['Mein Stundensatz liegt bei 85 €, für Notfälle am Wochenende nehme ich 130 €.', '85 EUR hour'],
  [
    'Das Gerät hat neu 2.399 € gekostet (Rechnung von 2022 vorhanden). Ich stelle mir noch 1.400 € vor.',
    '1400 EUR',
  ],
  ['Wenn Sie zwei nehmen, lass ich sie für je 35 Euro, einzeln 40.', null],
  ['Sie sparen gegenüber dem Listenpreis 300 Euro. Den Rest besprechen wir am Telefon, 030 1234567.', null],
  ['Fr. 240.- pro Tag, das Zelt fasst 80 Personen, Grösse 6 x 12 m.', '240 CHF day'],
  ['Zweihundertfünfzig Euro pauschal für die Trauung, Fahrtkosten 0,30 € pro Kilometer ab Ulm.', '250 EUR'],
  [
    'Für die 1.200 Briefe kämen wir auf 0,92 € pro Stück inklusive Porto, in Summe also 1.104 €.',
    '1104 EUR',
    '1200 Brief',
  ],
  ['Könnten Sie bis 15. März 3 Angebote für 60 lfm Zaun, Höhe 1,60 m, schicken?', null, '60 lfm'],
  ['Unter 2.000 € kann ich das nicht machen, allein das Material kostet mich 900 €.', '2000 EUR'],
  [
    'Das Seminar dauert 2 Tage, max. 12 Teilnehmer, 1.850 € pro Tag plus Reisekosten und Hotel (ca. 140 €/Nacht).',
    '1850 EUR day',
    '2 Tag',
  ],
  ['Preis: VHS. Länge 4,20 m, Baujahr 1998, TÜV bis 08/2027, 1.900 kg zul. Gesamtgewicht.', null],
  ['Die Selbstbeteiligung beträgt 500 €, versichert ist das Fahrzeug bis 100 Mio. €.', null],
  ['Ab 50 Stück kosten die Shirts 11,90 €, ab 100 Stück 9,90 € und ab 250 Stück 8,50 €.', null],
  ['Wir brauchen 130 Shirts; 9,90 € das Stück wäre für uns in Ordnung.', '9.90 EUR unit', '130 Shirt'],
  ['8,5k€ für die komplette App, Wartung danach 250 € im Monat, Start KW 14.', '8500 EUR'],
  ['statt 79,- nur 59,- euro, versand 6,90, paypal vorhanden', '59 EUR'],
  ['Ich kann Ihnen höchstens 12.000 EUR bieten; der Wagen hat 148.000 km und 110 PS.', '12000 EUR'],
  [
    'Die Miete für die Scheune beträgt 65 Euro im Monat, Mindestlaufzeit 12 Monate, Strom nach Zähler.',
    '65 EUR month',
  ],
  [
    'Ihr Budget von 3.000 € reicht leider nicht. Realistisch sind 4.200 €, dann aber mit Hebebühne.',
    '4200 EUR',
  ],
  ['Herr Kunz hat uns im letzten Jahr 38 Euro die Stunde berechnet.', null],
  [
    'Gesamtpreis € 2.145,- (15 Türen à € 143,-), Zahlungsziel 30 Tage, Lieferung Ende Mai',
    '2145 EUR',
    '15 Tür',
  ],
  ['Pro Schicht (8 Stunden) 190 Euro je Wachmann, Feiertage plus 50 %.', null],
  ['Mahngebühr 5 €, Rücklastschrift 8,50 €.', null],
  [
    'Ein Steuerberater kostet bei uns 1.800 Euro im Jahr, Lohnbuchhaltung 15 Euro pro Mitarbeiter und Monat zusätzlich.',
    '1800 EUR year',
  ],
  [
    '2 Paletten Pflastersteine, 11 m², übrig vom Bau. 150 € für alles zusammen, Neupreis lag bei 28 €/m².',
    '150 EUR',
    '2 Palette',
  ],
  ['Sagen wir 450? Oder 470 Euro inklusive Lieferung, dann sind wir uns einig.', null],
  ['Das sind dann 16 Stunden mal 48 Euro, macht 768 Euro.', '768 EUR', '16 Stunde'],
  ['Unser Honorar richtet sich nach der HOAI, Zone III, bei Baukosten von rund 400.000 €.', null],
  ['Vielen Dank, 2.350 Euro sind für mich okay. Wann könnten Sie anfangen?', '2350 EUR'],
  ['Für eine Fuhre Kies, 10 to, rechnen Sie mit 260 Euro frei Baustelle.', '260 EUR'],
  ['An Samstagen berechnen wir 25 % Zuschlag auf den Stundenlohn von 44 €.', '44 EUR hour'],
]

const french: readonly MessyRow[] = [
  [
    'Bonjour, suite à notre visite du 4 mars, nous pouvons refaire la salle de bain (6 m²) pour 7 850,00 € TTC, TVA à 10 % comprise. Acompte de 30 % à la commande.',
    '7850 EUR',
  ],
  ['Devis n° 2024-077 : 2 400 € HT, soit 2 880 € TTC, valable 30 jours.', '2880 EUR'],
  [
    'On était à 2 mille euros la dernière fois, je peux descendre à 1 800 euros si vous prenez tout.',
    '1800 EUR',
  ],
  [
    'Le lot de 40 chaises pour 320 €, au lieu de 480 €. À retirer à Nantes, tél. 06 12 34 56 78.',
    '320 EUR',
    '40 chaise',
  ],
  [
    'Comptez entre 900 et 1 100 € pour la pose, selon l’état du support. Déplacement offert jusqu’à 25 km.',
    '900-1100 EUR',
  ],
  ['Notre budget ne dépasse pas 15 k€ pour la refonte du site, 12 pages, deux langues.', '15000 EUR'],
  ['Je prends 28 € de l’heure, minimum 2 h, et 35 € le dimanche.', '28 EUR hour'],
  ['Le loyer est de 950 € par mois hors charges, charges 120 €, dépôt de garantie 950 €.', '950 EUR month'],
  ['Prix à l’unité : 12,80 € HT pour 250 boîtes, port en sus (45 €).', '12.80 EUR unit', '250 boîte'],
  ['Franchise de 300 € en cas de sinistre, couverture jusqu’à 50 000 €.', null],
  ['salut je te le fais à 60 balles si tu viens le chercher samedi, il fait 1m80 de long', '60 EUR'],
  ['La formation dure 3 jours (21 heures), 1 350 € par participant, déjeuner compris.', '1350 EUR person'],
  ['Pour 3 jours à 650 €, cela ferait 1 950 € au total, frais de train non inclus.', '1950 EUR', '3 jour'],
  ['Nous avons réalisé 4,2 M€ de chiffre d’affaires en 2025 avec 35 salariés.', null],
  ['Vous pouvez choisir : 45 € la séance ou bien 400 € le forfait de dix.', null],
  ['À 18 000 € c’est trop cher pour nous. On pourrait signer à 16 500 €.', '16500 EUR'],
  ['Merci de nous chiffrer 85 m linéaires de clôture, hauteur 1,50 m, avant le 15 avril.', null, '85 m'],
  ['Deux mille trois cents euros tout compris, livraison le 12/05, garantie 2 ans.', '2300 EUR'],
  ['La palette de 72 sacs est à 410 €, soit 5,70 € le sac.', '410 EUR unit'],
  ['CHF 1’850.– par mois pour 78 m² au 3e étage, libre dès le 1er juin.', '1850 CHF month'],
  ['Pas moins de 500 €, je l’ai acheté 900 € il y a deux ans.', '500 EUR'],
  ['Intervention d’urgence facturée 80 € puis 50 € de l’heure entamée.', null],
  ['Remise de 150 € pour toute commande passée avant fin avril.', null],
  ['Le tarif normal est de 120 €, pour vous ce sera 95 € la journée.', '95 EUR day'],
  ['Abonnement à 39 € par mois sans engagement, frais de dossier 25 €.', '39 EUR month'],
  ['Nous cherchons 12 tonnes de blé tendre, prix souhaité 210 €/t rendu Rouen.', '210 EUR t', '12 tonne'],
  ['Le photographe de l’an dernier nous avait pris 1 600 €.', null],
  ['Ça fait 14 fenêtres x 380 €, donc 5 320 € HT.', '5320 EUR', '14 fenêtre'],
  ['Main d’œuvre 2 100 €, matériaux 1 400 €, total 3 500 € net.', '3500 EUR'],
  ['Si vous économisez 80 € par mois d’électricité, les panneaux sont vite rentabilisés.', null],
  ['Traduction de 8 500 mots à 0,10 € le mot, délai cinq jours ouvrés.', '0.10 EUR word', '8500 mot'],
  ['Je vends mon fourgon, 185 000 km, CT ok, 130 ch, 6 900 € à débattre.', '6900 EUR'],
  ['On m’a proposé 3 200 € ailleurs, pouvez-vous faire mieux ?', null],
  ['Forfait soirée à 700 €, heure supplémentaire 90 €, matériel son inclus (2 x 500 W).', '700 EUR'],
  ['Votre offre de 5 400 € nous convient, on signe quand vous voulez.', '5400 EUR'],
  ['Le m² posé revient à 64 €, il y en a 48.', '64 EUR m2'],
  ['Prix de départ 250 €, dernier prix 220 €.', '220 EUR'],
  ['Un supplément de 40 € s’applique le week-end.', null],
  ['Environ 1 000 à 1 200 euros, pas plus, pour élaguer 6 tilleuls.', '1000-1200 EUR', '6 tilleul'],
  ['Le dossier fait 230 pages, à rendre le 30 juin, code 75011, bâtiment 4.', null],
]

const spanish: readonly MessyRow[] = [
  [
    'Buenas, gracias por las fotos. El piso tiene 85 m2, pintarlo entero (dos manos) son 1.450 € más IVA, y si quitamos el gotelé serían otros 900 €.',
    '1450 EUR',
  ],
  ['Antes cobrábamos 35 € la hora, desde enero son 38 € la hora, desplazamiento incluido.', '38 EUR hour'],
  ['Base imponible 2.000 €, IVA 420 €, total 2.420 €.', '2420 EUR'],
  [
    'Te lo dejo en 300 euros en vez de 350, pero lo recoges tú en Getafe, llámame al 655 12 34 56.',
    '300 EUR',
  ],
  ['Queremos gastar entre 900 y 1.100 euros en el catering para 45 personas.', '900-1100 EUR', '45 persona'],
  ['Señal de 500 € al firmar y el resto, 2.500 €, a la entrega: en total 3.000 €.', '3000 EUR'],
  [
    'El alquiler son 720 € al mes, fianza de dos meses (1.440 €), gastos de comunidad incluidos.',
    '720 EUR month',
  ],
  ['Somos una empresa de 1998 con 25 empleados y facturamos 3 millones de euros al año.', null],
  ['Camisetas a 6,80 € la unidad a partir de 100 unidades; pedimos 150.', '6.80 EUR unit'],
  ['MXN 14,500 por la instalación completa, garantía de 12 meses, anticipo del 50 %.', '14500 MXN'],
  ['No podemos pagar más de 2.800 € por la cubierta, son 60 m2.', '2800 EUR'],
  ['Mil doscientos euros por las fotos de la boda, álbum aparte (250 €).', '1200 EUR'],
  ['La sesión dura 50 minutos y vale 60 €, el bono de cinco 270 €.', null],
  ['¿Me podrían pasar presupuesto para 30 sillas y 5 mesas antes del 20 de abril?', null],
  [
    'El transporte cuesta 1,20 € por km, hasta Bilbao son 400 km, es decir, 480 € en total.',
    '480 EUR',
    '400 km',
  ],
  ['El seguro tiene una franquicia de 600 € y cubre hasta 300.000 €.', null],
  ['3,5k€ por la web completa y luego 60 € al mes de mantenimiento.', '3500 EUR'],
  ['USD 1,250.00 por contenedor de 20 pies, salida de Valencia el 3 de junio.', '1250 USD unit'],
  ['El año pasado nos cobraron 4.000 € y quedamos descontentos. ¿Ustedes qué cobran?', null],
  ['Por 2.000 € no puedo, mi último precio son 2.300 € con materiales.', '2300 EUR'],
  ['Cobro 25 euros la hora entre semana y 32 los festivos.', '25 EUR hour'],
  ['Se vende torno, 380 V, 1.800 kg, 2 m entre puntos, precio 7.500 € negociables.', '7500 EUR'],
  ['Recargo de 30 € por entrega en sábado.', null],
  ['Pueden pagar 600 € al contado o 660 € a plazos.', null],
  ['Serían 12 puertas por 215 €, total 2.580 € montaje incluido.', '2580 EUR', '12 puerta'],
  ['Aceite de oliva virgen extra, 5.000 litros a 4,15 €/l, puesto en almazara.', '4.15 EUR l', '5000 litro'],
  ['Acepto los 480 euros, empezamos el lunes a las 8:00.', '480 EUR'],
  ['Su presupuesto de 9.000 € nos parece alto; podemos ofrecerles 7.800 €.', '7800 EUR'],
  ['Precio por alumno 120 euros al mes, mínimo 6 alumnos por grupo.', null],
  ['El curso vale 340 € por alumno, material incluido, dura 40 horas.', '340 EUR person'],
  ['Ahorras hasta 250 € al año en la factura de la luz con este termostato.', null],
  ['El camión carga 24 t y el porte a Zaragoza sale por unos 650 euros.', '650 EUR'],
  ['de 1.900 a 2.200 euros segun acabados, plazo 3 semanas', '1900-2200 EUR'],
  ['Mano de obra 800 €, material 350 €, en total 1.150 € sin IVA.', '1150 EUR'],
  ['La multa por retraso sería de 75 € diarios.', null],
  ['Nuestra tarifa es de 45 € más IVA por hora de abogado.', '45 EUR hour'],
  ['Vivo en la calle Mayor 118, 3º B, 28013 Madrid. Mejor a partir de las 18 h.', null],
  ['Quinientos euros y no se hable más, incluye las 4 ruedas.', '500 EUR'],
  ['El precio de mercado ronda los 180 € por m2, nosotros lo hacemos por 155 € el m2.', '155 EUR m2'],
  ['La noche en agosto está a 130 €, limpieza final 60 € aparte.', '130 EUR night'],
]

export const devMessyPrices = messyRowsOf('messy', {
  en: english,
  de: german,
  fr: french,
  es: spanish,
})
