import { type Row, rowsOf } from './price-rows.ts'

const english: readonly Row[] = [
  [
    "Afternoon. Farrier here, covering Ludlow to Knighton. Full set on your cob comes to £92, and I'll want him caught and dry when I get there please, last time I chased him for 40 mins.",
    '92.00',
    'GBP',
  ],
  [
    'we do ironing!! collected mon, back weds, everything on hangers 👕 its £1.35 a piece whatever it is, even those awful fitted sheets',
    '1.35',
    'GBP',
    'unit',
  ],
  [
    'Hi love, I could have Alfie and his sister Mon, Tue & Thurs after school till 6ish. Ofsted registered, got 2 of my own. I ask £9 an hour for the pair of them, tea included (fish fingers mostly)',
    '9.00',
    'GBP',
    'hour',
  ],
  [
    'Upright piano, ground floor to ground floor, 14 miles, two men and a proper trolley: £165.',
    '165.00',
    'GBP',
  ],
  [
    'The PCC resolved on Tuesday to offer you 240 pounds for playing at the carol service. Parking is behind the vestry, and the organ has been serviced (at last).',
    '240.00',
    'GBP',
  ],
  [
    "Container unit, 75 sq ft, drive up, open 24/7, bring your own padlock. You'd pay £98 per month, first fortnight is on us.",
    '98.00',
    'GBP',
    'month',
  ],
  [
    "Barley straw, big Hestons 120x90x240, under cover since August, about 130 left. 32 quid a bale and I'll load your lorry, weighbridge is at Tenbury if you're fussy.",
    '32.00',
    'GBP',
    'unit',
  ],
  [
    "Ok so the wedding cake!! 4 tiers, lemon + elderflower, feeds 140, sugar peonies cascading down the side, set up at the barn by noon on the 27th. For that I'm at $2,900. I only take one wedding a weekend so let me know 💕",
    '2900.00',
    'USD',
  ],
  [
    'We can second you a site nurse for the shutdown (9 to 20 November). She is billed at €310 a day, 10 hour shift, own kit, and she will need a room with a sink.',
    '310.00',
    'EUR',
    'day',
  ],
  [
    "Hello, I'm a speech therapist, HCPC registered, 11 yrs with under 7s. Sessions last 45 min plus a written note for the nursery. Each session is £46.",
    '46.00',
    'GBP',
    'session',
  ],
  [
    'As discussed with Mr Hallgrimsson, unit price for the moulded caps (48 mm, black, tamper band) remains at 0.38 EUR, quantity 60 000, delivered Tallinn.',
    '0.38',
    'EUR',
    'unit',
  ],
  [
    "Afternoon tea for your ladies' circle: scones, three sorts of sandwich, cake stand, bottomless pot. It's £27 a person, we can seat up to 36 in the orangery and there's a ramp.",
    '27.00',
    'GBP',
    'person',
  ],
  [
    "Carers wanted for my dad (84, stroke in 2022, funny, likes cricket). Mornings 7.30 to 10.30, Leamington. We pay £18.50 per hour via an umbrella, mileage not needed as you'd be walking distance hopefully.",
    '18.50',
    'GBP',
    'hour',
  ],
  [
    'Livery yard nr Kilcullen, 22 stables, indoor 20x40, turnout daily all winter. Full livery stands at 520 euros a month including hay and two feeds; shoes and vet are yours obviously',
    '520.00',
    'EUR',
    'month',
  ],
  [
    'Quote 0417\nSupply + fit 7 kW charger incl. 18 m SWA, isolator, earth rod, commissioning and DNO paperwork\nSecond charger at the back gate, same spec\nMaking good the tarmac strip\nAll in: £3,480\nWork takes 2 days, guarantee 3 yrs\nDave',
    '3480.00',
    'GBP',
  ],
  [
    "I'm a senior at State, math major, 3.9 GPA, tutored calc for two years. I take $55 an hour over zoom and yes I do SAT too.",
    '55.00',
    'USD',
    'hour',
  ],
  [
    'The Old Rectory sleeps twelve in six ensuite bedrooms. For your dates in October the house lets at €395 per night (three night minimum), logs and a welcome hamper provided.',
    '395.00',
    'EUR',
    'night',
  ],
  [
    'Point of lay pullets no, sorry, all gone. But I do have hatching eggs, Cream Legbar, from 3 unrelated cockerels, I sell those at £1.80 an egg. Posting is at your own risk, they do get shaken.',
    '1.80',
    'GBP',
    'unit',
  ],
  [
    "Minibus to the Cup match on Sat!! leaving the Feathers 9.15 SHARP, £12.50 per head, Kev driving so nobody's fighting over who stays sober 🍻 17 seats 11 gone",
    '12.50',
    'GBP',
    'person',
  ],
  [
    'Micro-cement in the wet room and hallway, four coats and two of sealer. Measured 31 square metres. I work at 68 euros per square metre with the primer in.',
    '68.00',
    'EUR',
    'm2',
  ],
  [
    "Trouser hems, zips, taking in. New zip in a waxed jacket I charge £22 a jacket, they're pigs to sew. Can do Saturday if you drop by before 11.",
    '22.00',
    'GBP',
    'unit',
  ],
  [
    'Good morning Paul, Grade 1 woodchip, G30, under 30 % moisture, walking floor trailers of 24 t or so. Could fix at £96 per tonne through to March 27. Moisture is tested on every load.',
    '96.00',
    'GBP',
    't',
  ],
  [
    "Hessian tape, jute, 50 mm? Yes plenty. For a shop like yours we'd be looking at £8.40 per metre for the embroidered one. Min. cut 20 m, dispatched from our Hawick mill.",
    '8.40',
    'GBP',
    'm',
  ],
  [
    'Double room in shared house SE15, 6 mins to the overground, 3 others (a baker, a nurse, a DJ who is rarely in). £215 per week with bills. No smokers, sorry no couples',
    '215.00',
    'GBP',
    'week',
  ],
  [
    'Snow melt mat for the wheelchair ramp, used 2 seasons, 10 ft, works great. Selling it for 175 Canadian dollars, pick up in Guelph.',
    '175.00',
    'CAD',
  ],
  [
    "Neatsfoot oil blend for the tack shops, comes in 25 liter cans. We'd invoice you at $6.90 per liter FCA Lexington, hazmat form not required.",
    '6.90',
    'USD',
    'l',
  ],
  [
    'Hi Jan, wasps nest in the soffit yes I can come Thurs pm, bring the 9 m ladder. One call-out with treatment and a free return within a month costs £145. Keep the cat in!!',
    '145.00',
    'GBP',
  ],
  [
    'Our pellet plant can feed the greenhouse with surplus heat from October; heat would be billed at 0.21 euros per kWh measured at your flange, no standing charge.',
    '0.21',
    'EUR',
    'kWh',
  ],
  [
    'Reformer pilates, max 5 in the room. One class is £33. Grip socks mandatory, we sell those too.',
    '33.00',
    'GBP',
    'session',
  ],
  [
    "Genealogy: I looked at what you've got from Mayo. Three generations back on the maternal line, with certified copies of the parish books, I'd do for 410 euros. Anything before 1820 is luck.",
    '410.00',
    'EUR',
  ],
  [
    'printed mugs for the rugby club?? no worries. tankard style w crest both sides £19 each, 6 wk lead time bcos the enamel comes from poland',
    '19.00',
    'GBP',
    'unit',
  ],
  [
    "Madam, having inspected the bell frame I can confirm that rehanging the tenor and replacing both headstocks will cost the parish £7,800, and I'd recommend doing it before the Archdeacon's visit in September.",
    '7800.00',
    'GBP',
  ],
  [
    "Hey, it's Oisin (the comedian from Lucy's birthday). Corporate thing, 40 clean minutes, 180 engineers lol. I'd do it for €1,400, need a mic with a stand and literally nothing else",
    '1400.00',
    'EUR',
  ],
  [
    'Mobility scooter hire, Skegness front, 8 mph pavement/road model, charged every night. £24 a day, ID needed, and mind the seagulls.',
    '24.00',
    'GBP',
    'day',
  ],
  [
    'Horse transport Tipperary to Chantilly, partitioned, camera in the box, driver with 15 years at it. Works out for you at €1.15 per kilometre, ferry passed on at cost.',
    '1.15',
    'EUR',
    'km',
  ],
  [
    "I can rewire that neon sign. New transformer, two new sections of tubing, it'll glow pink again 🙌 $350. Been doing it since 1996.",
    '350.00',
    'USD',
  ],
  [
    'Thank you for waiting. 12 acoustic baffles at €145 = €1,740, in moss green, hanging wire included, on site week 23.',
    '1740.00',
    'EUR',
  ],
  [
    'Playground markings (hopscotch, compass, 60 m running track in thermoplastic): net £1,800.00, VAT 20 % £360.00, gross £2,160.00. PO number please!',
    '2160.00',
    'GBP',
  ],
  [
    'hi saw the pram is still up. £180 is a bit steep with the torn hood... would u take 140? can collect tonight in cash from BS5',
    '140.00',
    'GBP',
  ],
  [
    "You asked 55 for the CAD work, and last year it was 43 I believe. Let us meet at 47.50 euros per hour, 120 hours between now and July, and I'll sign today.",
    '47.50',
    'EUR',
    'hour',
  ],
  [
    'Asking 23k GBP for the narrowboat, 57 ft, trad stern, hull blacked 2024, safety cert to Oct 2027. Survey from when I bought her (14k then!!) available',
    '23000.00',
    'GBP',
  ],
  [
    'Our client is selling the quarry with its licence through 2041 for EUR 1.2m, machines excluded, annual output around 90,000 t.',
    '1200000.00',
    'EUR',
  ],
  [
    "From our Basel office: notarised deed, land register filing, one meeting in English. The fixed fee for that amounts to CHF 2'450, disbursements listed separately.",
    '2450.00',
    'CHF',
  ],
  [
    "i'm 19, strong, got my own boots and a CSCS card. a hundred and ten pounds a day and i start tomorrow if u want. ref from my uncle but also from a real builder",
    '110.00',
    'GBP',
    'day',
  ],
  [
    "The candles, soy, 8 oz, retail at 38 in my shop. For your gift boxes I'd sell them to you at 22.50 dollars each if it's 150 or more. Fig or tomato leaf, not both.",
    '22.50',
    'USD',
    'unit',
  ],
  [
    'Offer 26-088, revised\na) dismantling of 3 parking ticket machines\nb) recycling certificates\nc) filling of the sockets, 0.4 m deep\nSum 1.875,00 EUR (the figure of 2.040,00 in the version of Monday contained the traffic lights by mistake)',
    '1875.00',
    'EUR',
  ],
  [
    "Custom patches, 3 inch, merrowed edge, iron on backing. Depending on thread count we're somewhere at $6-8 per patch for a run of 250. Art proof first.",
    '6.00',
    'USD',
    'unit',
    '8.00',
  ],
  [
    'Total for the marquee lining, 12x30 m, ivory, with the starlight ceiling is £4,750; half of that when you book, the damage waiver of £95 is already inside.',
    '4750.00',
    'GBP',
  ],
  [
    'The bill for the gutters: 66 m of cast iron style at £30/m, which makes £1,980. I know you wanted to stay under 1,500 but plastic is not allowed on a listed building (ask Claire at the council, ext 4412).',
    '1980.00',
    'GBP',
  ],
  [
    "We'd spend up to 16.5k dollars on the walk-in freezer, no more. Has to be 10x12, R-290, and running before Memorial Day.",
    '16500.00',
    'USD',
  ],
  [
    "You mention that there's $8,000 put aside by the HOA for the mailboxes. Noted. We'd need a count, a photo of the posts, and whether the USPS keys are transferring.",
  ],
  [
    'Lost fobs are £30, lost parking discs £12, and the caretaker is not a taxi service, thank you. Flat 14 I mean you.',
  ],
  [
    'Public liability £10m, product liability £5m, professional indemnity £1m. Certificates are attached. Our foreman holds SMSTS and there were 0 reportable accidents in 212,000 hours.',
  ],
  [
    "Beginners' harp: a half hour is £19, the full hour £34. Whichever, you'd have to come to me, the thing weighs 36 kg.",
  ],
  ['Early bird 12 % off till the end of Feb, clubs of ten and over get another 5. Code WETSUIT26.'],
  [
    'I run a laundry in Wigan. 38 staff, 3.1 million turnover, 46 tonnes of bed linen a week through two Kannegiesser lines. Interested to hear what you have in mind re the hospital contract?',
  ],
  [
    'Snow removal we used before: Greg, 75 bucks a push, moved to Tampa. Hence this message lol. Driveway is about 90 ft, two cars, gravel at the bottom.',
  ],
  [
    "Please be aware that cancelling inside of 14 days will cost you 50 % and no-shows £90, we've been burnt too often. Kiln space itself gets quoted once I see the pieces.",
  ],
  [
    'Could you send me your rates for wet cupboard dehumidifiers, 3 of them, 5 weeks, EX4 6PX? insurance pays up to 2,500 for drying apparently',
  ],
  [
    "Basic valet 35 pounds, deep clean 90 pounds, ceramic coat 260 pounds. Which one were you after and what's the car?",
  ],
  [
    'My sister sold hers for £3,200 last summer, same make, a year older and the awning was mouldy. Is yours still for sale? What year?',
  ],
  [
    "Invoice 20391 over €612.40 is still open on our ledger, due 28/02. If it crossed with your payment please disregard. Once it's cleared I'll gladly quote for the new signs.",
  ],
  [
    'Sq footage 1,860, carpet tile throughout, 14 desks, two kitchens and a print room. Three nights a week after 7pm. Please let me have a price by the 20th.',
  ],
  [
    'Re-felting: 1 to 3 tables, 290 a table. 4 and up, 265 a table, pounds both. How many has the club got these days?',
  ],
  [
    "Free delivery over £75, otherwise it's £6.95. Isle of Man takes three days longer. Let me know the shade, 214 or 220?",
  ],
  [
    "Accommodation is found for you, and the vineyard earned about 300k last harvest so we aren't going anywhere. Picking starts around 8 September, 21 days, 14 people. Pay we discuss on the phone: +33 4 68 00 00 21.",
  ],
  [
    "Was £210 for years at the old place, my massage chair chap now says everything is going up in April. I'll tell you the new figure once he tells me.",
  ],
]
const german: readonly Row[] = [
  [
    'Servus, Schuhmachermeister Prantl aus Hall. Ihre Bergschuhe kann ich neu besohlen, Vibram, Rand kleben, Ösen tauschen. Macht 68 Euro und dauert zehn Tage weil die Presse grad hin ist.',
    '68.00',
    'EUR',
  ],
  [
    'hey, bin mia (17) und würd mega gern auf eure zwillinge aufpassen 🥰 erste hilfe kurs hab ich, wohne 2 straßen weiter. ich nehm 13 euro die stunde, nach 22 uhr auch',
    '13.00',
    'EUR',
    'hour',
  ],
  [
    'Ofen setzen, Schamott war noch da, und das Rohr neu durch die Wand – dafür bekomme ich von Ihnen 340 €. Schornsteinfeger (0171 2233445, Herr Lau) muss aber vorher schauen!',
    '340.00',
    'EUR',
  ],
  [
    'Liebe Landfrauen, unser Erntebrunch mit Federweißer, Zwiebelkuchen, drei Suppen und Kaffee satt kommt auf 29 Euro pro Person. Platz ist für 48, die Scheune ist geheizt.',
    '29.00',
    'EUR',
    'person',
  ],
  [
    'Speisekürbis Hokkaido, bio, Naturland, in G2-Kisten zu 300 Kilo, ab Hof Soltau. Ich würd sie für 1,95 Euro das Kilo hergeben, Ware liegt trocken und sortiert.',
    '1.95',
    'EUR',
    'kg',
  ],
  [
    'Hallo Frau Yıldız, der Grabstein aus Muschelkalk, 90 x 55, Schrift vertieft, 61 Buchstaben, Fundament & Aufstellen: das sind zusammen 2.450 Euro. Die Friedhofsgebühr zahlen Sie direkt an die Gemeinde.',
    '2450.00',
    'EUR',
  ],
  [
    "Ich bin freie Bauleiterin, SiGeKo-Schein, 22 Jahre auf Baustellen. Abgerechnet wird nach Stunden, 85 € je Stunde, Fahrtzeit ab Kassel zählt zur Hälfte – reden wir drüber wenn's so weit ist.",
    '85.00',
    'EUR',
    'hour',
  ],
  [
    'Der Förderverein würde Ihnen für den Zauberauftritt beim Sommerfest 220 Euro geben, Kuchen ist auch da, Publikum ist zwischen 4 und 9 Jahren alt und gnadenlos 😅',
    '220.00',
    'EUR',
  ],
  [
    'Guten tag, bienenkästen aus weymouthskiefer, zander, gezinkt und geölt, mach ich im winter. 38 euro das stück, deckel extra wenn sie wollen. Versand lohnt nicht, ich wohn bei Eutin',
    '38.00',
    'EUR',
    'unit',
  ],
  [
    'Nach Prüfung der Unterlagen (37 Seiten Mietvertrag samt Nachträgen) übernehme ich das Mandat zu einem Pauschalhonorar von 4.900 €, Gerichtskosten trägt wie üblich die Partei.',
    '4900.00',
    'EUR',
  ],
  [
    'Steiger 27 m mit Bediener, auch für enge Höfe (Durchfahrt ab 2,10). Er kostet pro Tag 560 Euro, Sprit und An-/Abfahrt im Umkreis von 30 km eingeschlossen.',
    '560.00',
    'EUR',
    'day',
  ],
  [
    'Unser Schäferwagen steht am Waldrand, zwei Betten, Holzofen, Kompostklo (riecht nicht!!). Die Nacht kostet 74 Euro und morgens hängt ein Brotbeutel an der Tür.',
    '74.00',
    'EUR',
    'night',
  ],
  [
    'Sehr geehrte Damen und Herren, für die Unterhaltsreinigung der Glasfassade (Nord- und Westseite, 1.420 m², Hubsteiger vorhanden) kalkulieren wir 12,90 € pro Quadratmeter. Turnus: März und Oktober.',
    '12.90',
    'EUR',
    'm2',
  ],
  [
    'Korrekturlesen von Bedienungsanleitungen ist mein Brot, ich mach das seit 2009, früher bei Miele. Rechne 8 Cent je Wort ab, Terminologieliste pflege ich mit.',
    '0.08',
    'EUR',
    'word',
  ],
  [
    'Katzenkastration beim Kater übernehmen wir als Tierheimpraxis für 65 Euro pro Tier; bitte nüchtern bringen, Transportbox mit Namen.',
    '65.00',
    'EUR',
    'unit',
  ],
  [
    'Pflanzhecke Hainbuche 150/175, 3 Stück auf den Meter, mit Ballen, gesetzt und angegossen. Das wären 21 Euro pro Meter. Bei Frost setzen wir nicht.',
    '21.00',
    'EUR',
    'm',
  ],
  [
    'Kalkammonsalpeter ist durch, aber Kohlensauren Magnesiumkalk kann ich dir fahren, 27 Tonnen pro Zug, gestreut. 115 Euro die Tonne. Brauchst du für die Schläge am Bach auch?',
    '115.00',
    'EUR',
    't',
  ],
  [
    'Wir suchen eine Social-Media-Betreuung für unser Weingut (14 ha, Rheinhessen, 3 Kinder, 1 Dackel). Gedacht ist an rund 12 Posts. Wir zahlen dafür 1.800 Euro im Monat.',
    '1800.00',
    'EUR',
    'month',
  ],
  [
    'Mittagstisch-Abo der Kantine am Amtsgericht: Hauptgang, Salat, Wasser. Das Essen zu 9,90 €, Gäste sind willkommen, Kartenzahlung geht seit neuestem.',
    '9.90',
    'EUR',
    'unit',
  ],
  [
    'Krankenfahrt sitzend, auch Dialyse, auch nachts um drei. Selbstzahler zahlen bei uns 2,20 € je Kilometer und die Begleitperson fährt umsonst mit. Tel 08041 / 77 12 0',
    '2.20',
    'EUR',
    'km',
  ],
  [
    'Nachhilfe Latein (alte Hasen wissen: Cicero!!). Pensionierter OStR, 38 Dienstjahre. 25 Euro je Zeitstunde, Kaffee nehm ich schwarz.',
    '25.00',
    'EUR',
    'hour',
  ],
  [
    'Hochzeits-DJ incl Lichtanlage bis 4 uhr früh, 2 Subs, funkmikro für die reden von tante gisela... alles zusammen 899 Euro 🎧 am 12.09. hab ich noch frei',
    '899.00',
    'EUR',
  ],
  [
    'S.g. Frau Mag. Hollerer, die Restaurierung des Biedermeiersekretärs (Schellack, 4 fehlende Furniere, Schloss) veranschlage ich mit € 7.200,-. Dauer etwa 14 Wochen.',
    '7200.00',
    'EUR',
  ],
  [
    'Gasflaschen tausch 11 kg, wir fahren Do und Sa die Campingplätze ab: 27,50 Eur pro Flasche, leere geht zurück. Platznummer per Whatsapp',
    '27.50',
    'EUR',
    'unit',
  ],
  [
    "An unserer Säule am Rathausplatz (2x 22 kW) laden Bürgerinnen und Bürger ab Mai für 27 Cent je Kilowattstunde. Karte gibt's im Bürgerbüro, Zimmer 4, Mo 8-18 Uhr.",
    '0.27',
    'EUR',
    'kWh',
  ],
  [
    'Hallo Tom, Wasserschaden-Gutachten mit Feuchtemessung, 20 Fotos und Ursache, für deine Versicherung verwertbar: 640 Euro. Kannst die Rechnung ja einreichen.',
    '640.00',
    'EUR',
  ],
  [
    'Huhu 🐾 Mobile Hundefrisörin! Waschen, Föhnen, Scheren bei euch daheim, nur kleine Rassen bis 12 kg. Eine Sitzung liegt bei 55 Euro. Beißer bitte vorher ansagen',
    '55.00',
    'EUR',
    'session',
  ],
  [
    'Ich möchte meinen Fendt Farmer 3S loswerden, Bj 79, 8.340 Std., vorne neue Reifen, TÜV 11/27. Preislich hab ich an 6.100 Euro gedacht. Platz brauch ich halt.',
    '6100.00',
    'EUR',
  ],
  [
    'Lehmputz zweilagig, fein geglättet, ca. 74 m2 Wandfläche, ihr helft beim Schleppen. Dann mach ichs euch für 48 Euro pro m2, Lehm kommt aus Bergen.',
    '48.00',
    'EUR',
    'm2',
  ],
  [
    'Ja hallo, Stadtführung auf Gebärdensprache, 25 Teilnehmer, zwei Guides, Römermauer bis Dom. Wir verlangen dafür 1.050 Euro.',
    '1050.00',
    'EUR',
  ],
  [
    'Also TÜV-Vorbereitung inkl. Bremsflüssigkeit und Lampentest kostet Sie bei uns 112 Euro. Ersatzwagen hätten wir auch (Fiesta, gelb, peinlich).',
    '112.00',
    'EUR',
  ],
  [
    'Ich berate Vereine beim Datenschutz; 19 Jahre ver.di, dann selbständig. Mein Satz: 70 Euro/Stunde, mit eurem Vorstand geht das an einem Abend.',
    '70.00',
    'EUR',
    'hour',
  ],
  [
    'Ang. 2026/031 Spielplatzprüfung DIN EN 1176\n11 Spielplätze, 64 Geräte\nNetto 2.000,00 €\nMwSt 19 % 380,00 €\nBrutto 2.380,00 €\nTermin KW 17, Schlüssel bitte beim Bauhof hinterlegen',
    '2380.00',
    'EUR',
  ],
  [
    'Sorry, Kommando zurück!! In der Mail von vorhin hatte ich für die Markise die Motorvariante drin. Mit Kurbel sind es nicht 2.340 Euro sondern 1.870 Euro, Stoff bleibt der gestreifte.',
    '1870.00',
    'EUR',
  ],
  [
    "Grüezi Frau Bachmann, die Umzugsreinigung mit Abnahmegarantie, 4.5 Zimmer, Balkon & Keller, machen wir Ihnen für CHF 1'650.–. Der Ofen ist schon arg, haben wir gesehen ;-)",
    '1650.00',
    'CHF',
  ],
  [
    'Treuhandbüro in Olten, 6 Personen. Wir stellen pro Stunde Fr. 135.– in Rechnung, Abschluss, Lohn, MWST-Abrechnung. Die Steuererklärung kann Herr Gisler.',
    '135.00',
    'CHF',
    'hour',
  ],
  [
    'Die Gaststätteneinrichtung mit Zapfanlage geht für 27k € weg, Ablöse wohlgemerkt, Pacht klärt ihr mit der Brauerei. Umsatz war zuletzt 410k.',
    '27000.00',
    'EUR',
  ],
  [
    'Eckdaten Pflegeheim Südharz: 42 Betten, Bj. 1994, Grundstück 6.300 m². Der Eigentümer möchte 1,85 Mio. Euro erzielen, Besichtigung nur nach Absprache.',
    '1850000.00',
    'EUR',
  ],
  [
    'Gebärdensprachdolmetschen bei Elternabenden ist bei mir je nach Vorbereitung mit 40 bis 45 Euro pro Stunde angesetzt. Bitte Tagesordnung vorab.',
    '40.00',
    'EUR',
    'hour',
    '45.00',
  ],
  [
    'Für das Kinderkarussell am Martinsmarkt hat der Schausteller 500 Euro aufgerufen, das gibt unsere Kasse nicht her (41 Mitglieder!). Wir bieten 350 und Glühwein so viel er will.',
    '350.00',
    'EUR',
  ],
  [
    'dreihundertsechzig Euro, bar auf die Kralle, dann steht der Kachelofen morgen nicht mehr in deinem Wohnzimmer und der Schutt ist auch weg',
    '360.00',
    'EUR',
  ],
  [
    'Betreuung daheim, während Mutter in Kur ist? Gern, ich kenn sie ja vom Chor. Fünfundneunzig Euro am Tag, Nachtbereitschaft ist da dabei. Ab dem 6. bis zum 27.',
    '95.00',
    'EUR',
    'day',
  ],
  [
    'Zusammenfassung zum Angebot Kletterwand: Wand 3.400 €, Griffe 280 Stk. 800 €, Montage 798 €. Gesamtpreis somit 4.998 €. Steuerfrei, da gemeinnütziger Zweckbetrieb.',
    '4998.00',
    'EUR',
  ],
  [
    'Wellpappkartons 400x300x200, 1.30C, unbedruckt: bei Abruf von 12.000 Stück halten wir den Preis von 0,465 €/Stk. fest bis 30.09., ab Palette.',
    '0.465',
    'EUR',
    'unit',
  ],
  [
    'Kabel einziehen im Leerrohr, 5x2,5, Etage 1 bis 3, es geht um gut 900 laufende Meter. Akkord: 2,60 Euro je Meter, Material stellt ihr. Mein Trupp kann Mo.',
    '2.60',
    'EUR',
    'm',
  ],
  [
    'Die Aufsicht im Freibad für die 7 Wochen kommt auf 2.975 Euro, nämlich 425 Euro je Woche. Rettungsschwimmer Silber, nicht Gold, reicht das dem Amt?',
    '2975.00',
    'EUR',
  ],
  [
    'Mehr als 3.200 Euro haben wir Eltern für die neue Kita-Küchenzeile nicht gesammelt bekommen, höher können wir also nicht gehen. Länge 3,60, Spüle links, Kinderhöhe 52 cm.',
    '3200.00',
    'EUR',
  ],
  [
    'Wildbratwurst vom Reh, 5er Pack à 400 g. Die 30 Packungen nehme ich Ihnen ab, zahle aber elf fünfzig Euro die Packung und nicht mehr, bei 13 bleibt bei mir nichts hängen.',
    '11.50',
    'EUR',
    'unit',
  ],
  [
    'Für die Chronik zum 125-jährigen bekommt ihr von mir Text, Satz, Bildauswahl, ISBN, alles ausser dem Druck. Anfangs dachte ich 4.800. Dann hab ich die 11 Kartons im Keller gesehen. 5.600 Euro, sonst leg ich drauf.',
    '5600.00',
    'EUR',
  ],
  [
    'Ihre Preisvorstellung von 900 Euro für das Gutachten habe ich zur Kenntnis genommen; bevor ich mich äußere, bräuchte ich das Aktenzeichen und die 140 Seiten Akte.',
  ],
  ['was kostet bei euch so ein tattoo, ca 12 cm, schwarz, unterarm, nur linien? hätte ende april zeit'],
  [
    'Bei Nichterscheinen zum Impftermin stellen wir 25 Euro in Rechnung, wir bitten um Ihr Verständnis. Praxis Dr. Odenthal, Mo–Fr ab 7:30',
  ],
  ['Abo-Rabatt 15 %, Seniorenrabatt 10 %, Freundschaftswerbung 20 €-Gutschein. Kombinieren geht nicht.'],
  [
    'Der Kollege aus Fulda hätte 2.700 Euro fürs Abschleifen der Treppe gewollt. 17 Stufen!! Da fiel mir nichts mehr ein. Wann könnten Sie denn vorbeischauen?',
  ],
  [
    'Einzelzimmer 62 Euro, Doppelzimmer 89 Euro, beides mit Frühstück. Sagen Sie mir wie viele Sie brauchen, dann blocke ich.',
  ],
  [
    'Saugbagger da, Grube 3,5 m tief, Schluff, Grundwasser bei 2,80. Unser Mann braucht eine Zufahrt von 3 m und 12 t Tragkraft. Näheres nach dem Ortstermin am 24.3. um 7.',
  ],
  [
    'Die alte Mieterin hat damals 430 Euro gezahlt, aber das war 2011 und mit Kohleofen!! Neue Miete sag ich, wenn die Heizung drin ist.',
  ],
  [
    'Wir haben euch beim letzten Mal 75 Euro zu viel überwiesen (RE 1187). Verrechnet das bitte oder überweist zurück, IBAN habt ihr. Fürs nächste Fest meldet sich die Conny',
  ],
  [
    'Mit der neuen Dämmung hat unser Kunde in Bad Orb 38 % Gas gespart, das sind bei ihm ungefähr 1.150 Euro im Jahr. Ob das bei Ihrem Haus auch so wird hängt vom Keller ab.',
  ],
  [
    'Tach, hier Omas Klöppelrunde. 9 Damen, zw. 68 u. 91 Jahre, haben 46 Deckchen fertig für den Basar, 20-35 cm Durchmesser. Wo bringen wir die hin?',
  ],
  [
    'Entweder ihr gebt mir 20 Euro je Stunde fürs Heckeschneiden oder wir machen den ganzen Garten für 280 Euro, mir is beides recht',
  ],
  [
    'Der Landkreis fördert die Trockenmauer mit maximal 4.000 Euro, Antrag bis 15. Mai, drei Kostenvoranschläge. Könnten Sie uns einen davon schreiben? Länge 22 m.',
  ],
  [
    'Schokotafeln 80 g, je Nutzer und Monat... nee Quatsch, falscher Text. Also: Lizenz Kassensoftware 19 Euro pro Kasse und Monat, Vertrag 24 Monate.',
  ],
  [
    'Versandkosten 5,90 Euro, ab 60 Euro frei Haus. Die Wolle (Merino, 50 g = 125 m) ist ab Freitag wieder in Petrol da.',
  ],
  [
    'Er verdient bei der Bahn 3.900 brutto, sie ist in Teilzeit mit 1.450, zwei Kinder (3 und 6). Die Familie sucht 4 Zimmer ab Juli. Ich schreibe nur für sie, weil das Deutsch noch holprig ist.',
  ],
  [
    'Hallo, bei Rückgabe des Pavillons mit Löchern sind 120 Euro fällig, bei fehlenden Heringen 2 Euro pro Hering. Bisher war immer alles ok bei euch 👍',
  ],
  [
    'Grünspargel bündelweise (500 g), morgens gestochen, bis 9 bei Ihnen in der Hotelküche. Wir berechnen je Bund 7,80 Euro, ab Mai wirds bestimmt günstiger',
    '7.80',
    'EUR',
    'unit',
  ],
]
const french: readonly Row[] = [
  [
    'Bonjour madame, votre sac en cuir je peux lui refaire les anses et changer la fermeture éclair (la tirette est morte). Il y en a pour 48 euros, prêt samedi. La cordonnerie ferme entre midi et deux.',
    '48.00',
    'EUR',
  ],
  [
    "coucou c Lola du 3e, je suis dispo pr garder Nino le mercredi et aussi les soirs ou vous sortez 😊 j'ai 16 ans et demi. je demande 11 euros de l'heure",
    '11.00',
    'EUR',
    'hour',
  ],
  [
    "Élagage du gros tilleul devant l'école, démontage par cordes, broyage sur place, la mairie garde le bois. Je vous le fais pour 690 euros, un mercredi obligatoirement rapport aux gosses.",
    '690.00',
    'EUR',
  ],
  [
    'Le repas du comité des fêtes (cochon à la broche, gratin, fromage, tarte aux pommes) est fixé à 19,50 € par personne. Inscriptions chez Monique 06 00 11 22 33 avant le 14, apportez vos couverts !!',
    '19.50',
    'EUR',
    'person',
  ],
  [
    "On a de la tome de brebis, 4 mois de cave, des pièces de 2,8 kg à peu près. Pour votre magasin de producteurs : 6,80 euros le kilo. Oui c'est bas, on a trop de lait ce printemps",
    '6.80',
    'EUR',
    'kg',
  ],
  [
    'Chère Madame Ferrand, la réfection complète du fauteuil Voltaire et des deux chauffeuses, sanglage, crin, tissu fourni par vous (comptez 7 m), vous reviendrait à 1 890 euros. Je ne pourrai pas commencer avant juin.',
    '1890.00',
    'EUR',
  ],
  [
    'Développeuse back (Go, Postgres), 9 ans de boîte, freelance depuis janvier. Mon tarif : 64 €/h, facturé à la quinzaine, télétravail ou Nantes.',
    '64.00',
    'EUR',
    'hour',
  ],
  [
    "L'amicale laïque peut vous offrir 180 euros pour animer la boum des CM2 (deux heures, gymnase, sono sur place). C'est pas le Pérou mais il y aura des crêpes",
    '180.00',
    'EUR',
  ],
  [
    "Nichoirs à mésange en chutes de mélèze, faits par les gars de l'atelier d'insertion : 35 euros pièce, toit amovible pour le nettoyage, on en sort vingt par semaine.",
    '35.00',
    'EUR',
    'unit',
  ],
  [
    "Maître, en réponse à votre courrier du 11 courant : mes honoraires d'expert en écritures, pour l'examen des sept pièces de comparaison et la rédaction du rapport, se montent à 3 600 euros. Délai sept semaines.",
    '3600.00',
    'EUR',
  ],
  [
    "Mini-pelle 8 t + chauffeur (moi), godets de 40, 60 et curage. Je prends 470 euros par jour, gasoil dedans, transport offert si c'est à moins de 25 bornes de Mayenne.",
    '470.00',
    'EUR',
    'day',
  ],
  [
    "Roulotte au bord du Lot, 2 pers. + bébé, douche chaude, pas de wifi et on en est fiers. 68 € la nuit, draps et barque compris. Les ânes s'appellent Plume et Gaston",
    '68.00',
    'EUR',
    'night',
  ],
  [
    'Mesdames, Messieurs, le nettoyage haute pression de la cour et des préaux (2 150 m², accès camion par le portail B, arrêté voirie à votre charge) vous est proposé à 4,60 € le m².',
    '4.60',
    'EUR',
    'm2',
  ],
  [
    "J'écris vos fiches produits, jardin et bricolage de préférence. 7 centimes par mot, 300 fiches par mois sans problème, j'ai tenu ce rythme pour une enseigne que je ne citerai pas.",
    '0.07',
    'EUR',
    'word',
  ],
  [
    'Consultation vaccin + puce dans votre chenil, nous passons nous-mêmes : 40 € par chiot à partir de six chiots, carnets de santé fournis. Clinique vétérinaire des Mauves',
    '40.00',
    'EUR',
    'unit',
  ],
  [
    "Je cloute et tends de la clôture à moutons, grillage noué 100 cm, piquets acacia tous les 3 m, angles renforcés. 17 euros le mètre, fournitures achetées chez moi. 380 m de pourtour c'est bien ça ?",
    '17.00',
    'EUR',
    'm',
  ],
  [
    'Pulpe de betterave surpressée, dispo octobre, camion benne de 28 t, à ensiler de suite. Rendue dans ta cour je te la fais à 78 euros la tonne. Dis moi avant la fin de semaine',
    '78.00',
    'EUR',
    't',
  ],
  [
    'Cherche comptable à temps partagé pour notre menuiserie (9 salariés, bordel organisé). Nous vous réglerions 1 300 euros par mois sur facture, une présence le jeudi serait bien.',
    '1300.00',
    'EUR',
    'month',
  ],
  [
    'Bonjour, portage de repas à domicile pour votre maman : potage, plat, fromage, dessert, pain. Le repas vous est facturé 8,90 €, livré avant 11 h 30, sans sel sur simple demande.',
    '8.90',
    'EUR',
    'unit',
  ],
  [
    'Convoyage de camping-car entre Lille et Faro ou ailleurs. Retraité des transports, 0 accident. 1,45 euros le kilomètre et je rentre par mes propres moyens',
    '1.45',
    'EUR',
    'km',
  ],
  [
    "Répétitrice en grec ancien, oui ça existe ! Agrégée, 2 enfants, patiente. Je demande 30 euros l'heure, chez moi ou par Skype, le premier essai ne se paie pas ;)",
    '30.00',
    'EUR',
    'hour',
  ],
  [
    'Fanfare de 14 musiciens, une heure et demie de déambulation, pauses comprises (ils boivent). Prix : 760 euros, on est libres le 21 juin au matin seulement 🎺',
    '760.00',
    'EUR',
  ],
  [
    'Lot 07 serrurerie. La fourniture et la pose du portail coulissant 5,50 m autoportant, motorisation et boucle au sol, sont chiffrées à 8 400 euros, hors massif béton qui reste au gros œuvre.',
    '8400.00',
    'EUR',
  ],
  [
    'Bouquets de pivoines coupées du matin, 5 tiges, pour votre étal du dimanche. Je vous les laisse à 5,50 euros le bouquet, reprise des seaux. Mimi',
    '5.50',
    'EUR',
    'unit',
  ],
  [
    'Le réseau de chaleur bois alimentera la salle omnisports dès la rentrée. Il est proposé au conseil de retenir 0,19 € par kWh livré en sous-station.',
    '0.19',
    'EUR',
    'kWh',
  ],
  [
    "État des lieux amiante + plomb avant vente pour une maison d'avant 49, 118 m², 2 dépendances : 550 euros, rapport sous 48 h, quinze prélèvements au maximum. Cordialement",
    '550.00',
    'EUR',
  ],
  [
    '34 semaines et le dos en compote ? Je viens chez vous avec mes coussins (formation 500 h, deux bébés moi-même). Yoga prénatal, 45 € la séance. Si le petit arrive avant, ce qui reste du carnet est soldé, pas de souci',
    '45.00',
    'EUR',
    'session',
  ],
  [
    "A vendre cause retraite : four à sole Bongard 3 étages, 1998, révisé, démonté par vos soins. J'en veux 3 900 euros. Le pétrin est déjà parti chez un jeune de Vierzon.",
    '3900.00',
    'EUR',
  ],
  [
    'Béton ciré au sol de la boutique, 46 m² au métré, durcisseur et vernis mat. On est à 54 euros le mètre carré les gars, et je le fais de nuit pour que vous puissiez ouvrir.',
    '54.00',
    'EUR',
    'm2',
  ],
  [
    'Visite guidée + atelier fouilles pour 3 classes de 6e, deux archéologues, matériel, goûter. Nous vous demandons 830 euros pour la journée entière, bus non fourni.',
    '830.00',
    'EUR',
    'day',
  ],
  [
    "Géométrie + parallélisme sur votre Berlingo, 89 euros, sans rdv jusqu'à 15 h. On offre le café mais il est mauvais.",
    '89.00',
    'EUR',
  ],
  [
    "Architecte d'intérieur HMONP. Conseil à l'heure pour votre extension : 75 euros par heure, plans annotés envoyés dans la foulée. Au-delà on parlera contrat.",
    '75.00',
    'EUR',
    'hour',
  ],
  [
    "Éditions du Héron. Pour le retour des 1 500 livrets 24 pages, agrafés, couverture 250 g, vous paierez 2,95 € l'exemplaire, livrés à Laval et Château-Gontier.",
    '2.95',
    'EUR',
    'unit',
  ],
  [
    'Le dépannage serrure de nuit, cylindre anti-perçage + 3 clés (Kaba), 40 min chrono... 210 euros, facture pour votre assureur. Pas comme les voleurs du bottin',
    '210.00',
    'EUR',
  ],
  [
    "Oups je me suis trompée de colonne. Pour la sono du bal c'est pas 1 420 euros (ça c'est avec le camion scène), c'est 1 120 euros. Désolée du dérangement, le dimanche j'ai plus les yeux en face des trous",
    '1120.00',
    'EUR',
  ],
  [
    "Objet : linge de table pour le 4 juillet\nNappes rondes Ø 240 en lin lavé .......... 18\nPrix d'une nappe .......... 59 euros\nMontant à régler .......... 1 062 euros\nLe lavage, on s'en occupe, même le vin rouge. Bien à vous, Solange",
    '1062.00',
    'EUR',
  ],
  [
    "Ici l'atelier Favre à Aigle. Si vous partez en régie plutôt qu'au forfait, l'heure de compagnon vaut CHF 98.–, l'apprenti ne se compte pas, il balaie et il apprend.",
    '98.00',
    'CHF',
    'hour',
  ],
  [
    "Nous parlions de 16'000 francs suisses pour la cuisine avant de renoncer à l'îlot. Sans lui, et avec la hotte de stock, on descend à 14'500 francs suisses. Pose semaine 34.",
    '14500.00',
    'CHF',
  ],
  [
    'Notre mandante cède le camping (118 emplacements, 3,4 ha, piscine 2022, fermeture hivernale) au prix de 2,1 M€ murs et fonds. Dossier contre accord de confidentialité.',
    '2100000.00',
    'EUR',
  ],
  [
    "Remplacement des pierres d'un dallage cassé, il y en a 6 ou 7, je vois pas bien sur la photo. Ça se jouera de 280 à 340 euros, tout dépend si la chape suit.",
    '280.00',
    'EUR',
    undefined,
    '340.00',
  ],
  [
    "Votre groupe annonce 850 euros mais la buvette de l'an passé n'a rapporté que des clopinettes, alors le bureau a voté : on vous propose 600, logés nourris, et le pot avec le maire.",
    '600.00',
    'EUR',
  ],
  [
    "J'ai lu \"50 €/h, à prendre ou à laisser\". Je laisse... sauf si vous montez à 57 euros de l'heure, auquel cas je suis lundi 6 h à la laiterie avec mon poste TIG. L'hôtel je m'en arrange.",
    '57.00',
    'EUR',
    'hour',
  ],
  [
    'Gardiennage de votre ferme pendant les vacances : 3 vaches, 11 chèvres, le potager et le chien qui mord. Cent vingt euros par jour, je dors sur place, du 2 au 17 août ça colle.',
    '120.00',
    'EUR',
    'day',
  ],
  [
    "Au lieu des 495 affichés en vitrine, la poussette double est pour vous a 430 euros vu que c'est le modèle d'expo, freins refaits et garantie 2 ans inchangée",
    '430.00',
    'EUR',
  ],
  [
    "Je ne compte ni l'essence ni les deux heures de route : 118 euros pour la réparation de la clarinette, tampons liège, ressort du sol dièse et un bon graissage. Remise à neuf complète on verra quand elle aura son prix au conservatoire.",
    '118.00',
    'EUR',
  ],
  [
    "L'année dernière c'était 1 150 mais la poudre a flambé (sans jeu de mots). Pour le feu d'artifice de 14 minutes, tirage depuis la digue, ce sera donc 1 300 euros cette année. Attestation C4/T2 en pièce jointe.",
    '1300.00',
    'EUR',
  ],
  [
    "Pour l'été les deux filles (BNSSA toutes les deux, elles viennent à vélo) vous reviennent à 468 euros la semaine. Étant donné que vous ouvrez huit semaines la commune nous réglera 3 744 euros, mandat administratif fin août.",
    '3744.00',
    'EUR',
  ],
  [
    'pour la table de ping pong tu la laisse a 90 mais y manque le filet et une roulette... 75 et je passe ce soir avec la remorque? Je precise euros en liquide hein',
    '75.00',
    'EUR',
  ],
  [
    "Je prendrais bien vos 120 pieds de cassis, racines nues, mais à six euros cinquante le pied, huit c'est le prix jardinerie ça. Enlèvement un lundi.",
    '6.50',
    'EUR',
    'unit',
  ],
  [
    "Passage annuel effectué pour neuf extincteurs dont deux CO2 + registre tamponné => 190 € HT => 228 € TTC, c'est ce dernier montant qu'il faudra nous virer svp. Merci Josiane",
    '228.00',
    'EUR',
  ],
  [
    "Si j'en crois votre message il vous reste 1 500 euros pour la communication du festival. Avant de dire oui ou non envoyez-moi le programme et le format (A3 ? 40x60 ?).",
  ],
  [
    'Nous sommes une coopérative de 87 éleveurs, 41 millions de litres collectés, 26,4 M€ de chiffre. Votre logiciel de tournées nous intéresse.',
  ],
  [
    "Vous avez manqué l'orthoptiste mardi à 14 h 20. Au deuxième oubli la règle du cabinet prévoit 30 € de pénalité, c'est écrit sur la porte depuis 2017. On reporte au 2 ou au 9 ?",
  ],
  [
    "Pour la vaisselle de location, il faut laisser une empreinte de carte de 350 euros (non débitée). Et rendre les verres à l'endroit !!",
  ],
  [
    "7 200 euros qu'il nous a pris, le couvreur, et il pleut toujours dans la chambre de la petite !! Faut une échelle de 8 m et de la patience, et surtout quelqu'un qui rappelle quand on l'appelle. Vous passeriez quand ?",
  ],
  [
    'Notre RC pro couvre 8 M€ en corporel, 1,5 M€ en matériel, 100 000 € pour les biens confiés. Mon équipe : 5 compagnons, 2 apprentis, 19 ans sans sinistre.',
  ],
  [
    "Le tunnel fait 9,30 x 60 m, ferti-irrigation, bâche de 2023. Sol : 18 % d'argile, ph 6,4. On démonte en septembre, il faudra cinq paires de bras, café compris.",
  ],
  [
    "Article 9. En cas de déversement dans le réseau pluvial, une amende forfaitaire pouvant aller jusqu'à 1 500 € sera appliquée. Le garde, M. Sabatier, poste 212.",
  ],
  [
    "Il me semble que votre virement de 64 euros (facture F-0932) a été fait deux fois. Dois-je vous rendre l'un des deux ? Pour la prochaine cueillette, rien n'est encore décidé.",
  ],
  [
    "girolles (pas des pleurotes hein) : moins de 5 kg c'est 17 euros, passé 5 kg 15 euros, et au dessus de vingt on tombe à 13,50. Combien t'en faut ?",
  ],
  [
    "Nos aînés ont tricoté 112 bonnets pour la maternité, du prématuré au 3 mois. On cherche une bénévole avec voiture, mardi 14 h, place de l'Église, 53200",
  ],
  [
    'Commande minimum 200 euros HT, sauf au marché où vous prenez ce que vous voulez. Livraison départements 44, 49, 85 le jeudi.',
  ],
  [
    "La Région nous rembourse 60 % plafonnés à 9 000 euros pour le broyeur. Vous pourriez nous rédiger l'attestation de conformité ? Modèle 2,1 m, prise de force 1000 tr.",
  ],
  [
    "Mon proprio garde mes 720 euros de dépôt à cause d'un trou de cheville de 6 mm, avocat ou asso de locataires svp, je suis à Rennes 35200 et en colère",
  ],
  [
    "Cher client, votre colis de 2,4 kg est parti ce matin (frais d'envoi 6,40 €, offerts dès 55 € d'achat). La cire d'abeille en pains de 250 g est de nouveau là, dites-nous si on vous en garde.",
  ],
  [
    "Je recommande chaudement mes neveux pour votre T3 : CDI à l'usine, 1 640 net, elle à mi-temps 890, jamais un loyer de retard en six ans, deux enfants sages et un cochon d'Inde. Leur garante c'est moi.",
  ],
  [
    "La brocante a rapporté 1 140 euros buvette comprise, record battu !! Réunion le 3 à 20 h 30, un seul point à l'ordre du jour : où ranger les 46 tables, puisque la grange du père Armand est vendue.",
  ],
]
const spanish: readonly Row[] = [
  [
    'Hola, soy Toñi la modista de la calle Real. El vestido de madrina hay que meterle de pecho, subir bajo y cambiar la cremallera. Por todo eso te cobro 73 euros, lo tienes el jueves sin falta.',
    '73.00',
    'EUR',
  ],
  [
    'Se ofrece "tío postizo" para acompañar a críos al conservatorio y esperar en la cafetería 🎻 Tengo 58 años, carné de conducir y cuatro nietas. 10,50 euros la hora, el café me lo pago yo.',
    '10.50',
    'EUR',
    'hour',
  ],
  [
    'Hola vecino:\nhe subido a ver los dos pinos secos. El grande toca el cable de la luz (14 m), el otro está hueco por dentro.\nTirarlos, trocear y dejarte la leña apilada: 420 euros.\nEl permiso lo tramito yo, que en el ayuntamiento tengo una prima.\nNo aparques debajo estos días!!!\nGoyo',
    '420.00',
    'EUR',
  ],
  [
    'Para que nadie diga que no lo sabía: el sábado 28 paella gigante de la cofradía, ensalada, postre y café, y los cubatas cada uno lo suyo. Toca pagar 23 euros por persona a Inés o a mí antes del viernes.',
    '23.00',
    'EUR',
    'person',
  ],
  [
    'Cereza picota del Jerte, calibre 26+, cajitas de 2 kg. Para vosotros que compráis media tonelada la semana la pongo a 4,10 euros el kilo en destino. Si llueve el precio es otro cantar jajaja',
    '4.10',
    'EUR',
    'kg',
  ],
  [
    'Estimada Sra. Quiroga: la restauración de la talla de San Roque (repintes, dos dedos del pie y el perro, al que le falta el rabo) importaría 1.570 euros. El plazo es de cuatro meses, más la peana que habrá que verla.',
    '1570.00',
    'EUR',
  ],
  [
    'Hola equipo,\nhe leído la propuesta (Spark 3.5, unos 40 pipelines, migrar antes del Q4).\nMis condiciones: 58 euros/hora, máximo 30 h semanales, parte de horas los viernes.\nEn agosto desaparezco, aviso.\nNerea',
    '58.00',
    'EUR',
    'hour',
  ],
  [
    'Escribo en nombre de la asociación de vecinos de San Cucufate, ya se nos cayó la orquesta (querían 4.000!!). Para vosotros hay 300 euros, bocatas y cerveza sin límite la noche del 15 de agosto. ¿Os hace?',
    '300.00',
    'EUR',
  ],
  [
    'Cuchillos jamoneros forjados a mano, mango de olivo, con funda. En el taller los vendo a 46 euros cada uno, y llevo 31 años en Albacete dándole al martillo.',
    '46.00',
    'EUR',
    'unit',
  ],
  [
    'Visto el burofax y los 48 folios que me remitió, considero defendible su postura en el verbal. La minuta la fijaríamos en 2.700 euros, procurador al margen, y si la contraria recurre ya lo trataríamos. C/ Larios 4, 3.º B, 29005.',
    '2700.00',
    'EUR',
  ],
  [
    'Camión cesta de 20 m con operario (Julián, un crack). Lo dejamos en 390 euros por día, combustible nuestro, y si hay que cortar calle avisáis vosotros a la poli local.',
    '390.00',
    'EUR',
    'day',
  ],
  [
    'Hay luciérnagas ✨, hay leña, no hay cobertura. El molino tiene tres habitaciones y lo dejamos por noche a 112 euros, sábanas y queso de bienvenida incluidos. Ojo al puente, 2,5 t como mucho.',
    '112.00',
    'EUR',
    'night',
  ],
  [
    'Ref.: limpieza fin de obra, nave B, Polígono Malpica\nSuperficie medida: 2.900 m²\nLucernarios: 12, a 9 m de altura (plataforma por cuenta del contratista)\nImporte ofertado: 3,60 €/m²\nInicio: 48 h tras pedido\nPersona de contacto: Amparo, 976 00 00 00',
    '3.60',
    'EUR',
    'm2',
  ],
  [
    'Soy de letras y a mucha honra. Textos para casas rurales sin la frase "enclave incomparable", tildes en su sitio, entrega en 3 días. A 6 céntimos la palabra y con factura, las fotos las pones tú.',
    '0.06',
    'EUR',
    'word',
  ],
  [
    'Protectora municipal informa: el microchip de los mininos vale 34 euros por gato con su alta en el registro autonómico. Traedlos en transportín y no en cajas de fruta, que el mes pasado se escaparon 2 por el parking.',
    '34.00',
    'EUR',
    'unit',
  ],
  [
    'Canalón de aluminio lacado continuo, perfilado en la propia furgo, desarrollo 333. Tenemos que cobrar 26 euros por metro, bajantes al mismo precio. Y que no haga viento.',
    '26.00',
    'EUR',
    'm',
  ],
  [
    'Alfalfa deshidratada, paquetón de 700 kg, proteína 17. Aguanto 132 euros la tonelada sobre camión hasta San José, después ya no me comprometo.',
    '132.00',
    'EUR',
    't',
  ],
  [
    'Mi hija se va a Irlanda y la bodega se queda sin nadie que sepa qué es un reel. ¿Te animas? Boletín, fotos, contestar a los pesados. Pagamos 950 euros al mes por unas 10 h semanales, con vino ;)',
    '950.00',
    'EUR',
    'month',
  ],
  [
    'Somos la cooperativa que cocina para tres coles de la comarca. Cada menú escolar se les facturaría a 6,75 euros, dietas de celíacos y halal al mismo importe.',
    '6.75',
    'EUR',
    'unit',
  ],
  [
    'Traslado de motos por toda la peninsula, furgón con railes y eslingas, seguro a todo riesgo de la carga. 1,30 euros por kilómetro, la vuelta ni te la cobro',
    '1.30',
    'EUR',
    'km',
  ],
  [
    'Clases de euskera para adultos que empiezan de cero (yo empecé con 40 años, se puede!!). 20 euros la hora si venís a mi casa en Barakaldo.',
    '20.00',
    'EUR',
    'hour',
  ],
  [
    'Mariachi Los Halcones, 8 músicos, hora y media, con serenata sorpresa y todas las que pida la abuela. Vamos por 1.100 euros, desplazamiento por Valencia incluido. 🎺',
    '1100.00',
    'EUR',
  ],
  [
    'Capítulo 12. Cerrajería. Suministro y montaje de escalera de caracol Ø160 cm, 14 peldaños con chapa lagrimada y pintura intumescente: 5.480 euros. No comprende ayudas de albañilería.',
    '5480.00',
    'EUR',
  ],
  [
    'Soy Paqui, la de Brihuega, me dio tu número la florista. Para los 130 invitados te hago ramitos de lavanda seca con su rafia y su etiqueta, a 3,20 euros el ramito, y el coche te va a oler hasta Reyes 😂',
    '3.20',
    'EUR',
    'unit',
  ],
  [
    'En los puntos de recarga del polideportivo, los empadronados pagarán 0,23 euros por kWh a partir del 1 de junio según acuerdo de pleno. Más información: concejalía, ext. 214.',
    '0.23',
    'EUR',
    'kWh',
  ],
  [
    'Don Ramiro, la humedad viene del vecino, ya se lo adelanto. Para que lo crea el juez harán falta dos visitas con la cámara térmica y un dictamen firmado: 480 euros por todo, y ratificarme en sala no se lo cobro.',
    '480.00',
    'EUR',
  ],
  [
    'Quiropodia a domicilio para mayores, llevo sillón y lámpara. Cada sesión 29 euros, tardes sólo, zona Arganzuela-Usera.',
    '29.00',
    'EUR',
    'session',
  ],
  [
    'Me jubilo y vendo el torno paralelo Pinacho, 1,5 m entre puntos, con lunetas y 4 platos. Lo tasé en 4.600 euros y eso pido, pesa 1.900 kilos así que venid con grúa.',
    '4600.00',
    'EUR',
  ],
  [
    'Tarima de pino cuperizado en la terraza de 22 m2, rastrel y tornillo inox. Yo la pongo a 39 euros el metro cuadrado, madera y todo. Lleva sus 3 días',
    '39.00',
    'EUR',
    'm2',
  ],
  [
    'Taller de astronomía para las 4 unidades de infantil, planetario hinchable de 5 m, dos monitores. Les pediríamos 740 euros por la mañana completa, patio cubierto si llueve.',
    '740.00',
    'EUR',
  ],
  [
    'Cambio de aceite y dos filtros en el Ibiza, 65 euros, mientras te tomas algo en lo de Chema. Ya que estamos miro pastillas.',
    '65.00',
    'EUR',
  ],
  [
    'Nutrióloga clínica con máster, acompañamiento a restaurantes para alérgenos. Mi tarifa queda en 55 euros por hora, informes aparte sólo si los necesitáis firmados.',
    '55.00',
    'EUR',
    'hour',
  ],
  [
    'Imprenta Olmedo. Del catálogo cosido de 48 páginas, papel 115 g, hacemos 5.000 y se los dejamos en 1,38 euros por ejemplar, pruebas de color incluidas y porte a Valladolid.',
    '1.38',
    'EUR',
    'unit',
  ],
  [
    'Qué tal ingeniero, el levantamiento topográfico con dron de las 12 hectáreas y los planos en DWG se lo entrego en 18,500 pesos mexicanos, ya con viáticos a Tepatitlán. Saludos cordiales',
    '18500.00',
    'MXN',
  ],
  [
    'Perdone Sr. Bausà, donde puse 1.240 euros por el retapizado de las seis sillas hay que leer 980 euros, se me coló la butaca del presupuesto de otra señora. La tela, la verde botella.',
    '980.00',
    'EUR',
  ],
  [
    'Serían 34 percheros de forja a 45 euros, lo que suma 1.530 euros, y los tornillos te los regalo. El hotel abre en mayo, ¿no? pues llegamos.',
    '1530.00',
    'EUR',
  ],
  [
    'Estimados, por la capacitación de 3 semanas a los 22 operadores de grúa en Guayaquil cotizamos USD 9,200, simulador incluido. Antes habíamos dicho USD 10,500 pero el hotel lo ponen ustedes.',
    '9200.00',
    'USD',
  ],
  [
    'La propiedad valora la finca (86 ha de dehesa, casa, dos charcas, coto incluido) en 1,45 millones de euros y esa es la cifra por la que sale a la venta. Abstenerse curiosos.',
    '1450000.00',
    'EUR',
  ],
  [
    'Llevo yo personalmente a mayores al médico, espera incluida, entre 15 y 18 euros la hora según barrio y según lo pesado que sea el ascensor 😅 Tengo coche adaptado.',
    '15.00',
    'EUR',
    'hour',
    '18.00',
  ],
  [
    'A ver Nacho, que llevamos tres días. Yo dije 880, tú 700. Ni pa ti ni pa mí: 790 euros el remolque y te doy la bola nueva. Tiene 750 kg de MMA así que no hace falta el B96.',
    '790.00',
    'EUR',
  ],
  [
    'El piso tiene 68 m² útiles y en esa calle el metro va por 1.200, echa cuentas. Total que mis padres lo venden en 81.600 euros, sin intermediarios, IBI 212 y derrama ya pagada.',
    '81600.00',
    'EUR',
  ],
  [
    'Buenos días:\nEste año la carroza de Reyes os la montamos con menos poliespán y el tractor lo pone el concejal, con lo cual baja 150 euros respecto a 2025.\nO sea, 1.350 euros.\nMedidas: 6 x 2,20 x 3,50 de alto (ojo con los cables de la calle Mayor).\nLos caramelos, 400 kg, los compráis vosotros.\nFdo.: Taller de Artesanos del Cartón',
    '1350.00',
    'EUR',
  ],
  [
    'PRECIO: 1.390 €\nGenerador diésel 11 kVA, 640 h, arranque eléctrico, depósito 50 l\nLo compré en 2019 por 3.100\nLlamar a Fabián 655 120 340 de 18 a 22\nNo contesto a "cuál es el mínimo"',
    '1390.00',
    'EUR',
  ],
  [
    'Lo de la app de reservas para el club de pádel nos lo hemos mirado con calma (6 pistas, 480 socios, pasarela de pago). Serían 2,3 k€, tres semanas, con seis meses de bugs gratis por así decirlo.',
    '2300.00',
    'EUR',
  ],
  [
    'No te llega ni a quinientos: cuatrocientos noventa euros justos por impermeabilizar el depósito de riego, que son 35 m3, y le damos dos manos aunque con una bastaba.',
    '490.00',
    'EUR',
  ],
  [
    'El pulpo está por las nubes, en lonja el lunes a 9,80. Pero la sepia limpia congelada en barco puedo colocártela a 6,20 euros el kilo, cajas de 8, unas 60 cajas. Contesta rápido Manolo.',
    '6.20',
    'EUR',
    'kg',
  ],
  [
    'Hasta diciembre la revisión de las dos calderas del colegio valía 820. Con el nuevo reglamento ha pasado a 890 euros, OCA no incluida. Si os viene bien, Semana Santa, que no hay niños.',
    '890.00',
    'EUR',
  ],
  [
    'Honorarios de dirección de obra (hotel de 18 habitaciones, fase 2): 3.500 euros más el 21 % de IVA, en suma 4.235 euros, de los que ya se retuvo el 15 % en otra factura que no viene al caso.',
    '4235.00',
    'EUR',
  ],
  [
    'Entre los dieciséis vecinos no pasamos de 1.900 euros para la puerta del garaje, es lo que hay en la caja. Mide 2,80 x 2,15, basculante, motor de hace 20 años.',
    '1900.00',
    'EUR',
  ],
  [
    'De los almendros guara a raíz desnuda me interesan 400. Ahora bien, los pagaría a siete euros con veinticinco el plantón, que a 9 ya me los trae el vivero de Reus con tutor y todo.',
    '7.25',
    'EUR',
    'unit',
  ],
  [
    'Me dice que tiene reservados unos 5.000 euros para la tarima del teatro. Estupendo, pero hasta no ver el foso y saber si aguanta 500 kg/m2 no le suelto ninguna cifra.',
  ],
  [
    'Cooperativa de 140 pescadores, 9,6 millones de euros en subasta el año pasado, 22 barcos de bajura. Buscamos quien nos revise el frío de la lonja.',
  ],
  [
    'El catastro le da al corral un valor de 14.300 euros, que no tiene nada que ver con lo que vale, y linda al norte con camino. Quisiera deslindarlo antes de la siembra. Polígono 7, parcela 112.',
  ],
  [
    '¡Ya vamos por 3.400 de los 6.000 euros del crowdfunding! Faltan 19 días. Si tocáis el ukelele y queréis salir en el disco escribid, que el tema 4 está cojo.',
  ],
  [
    'Cambio motoazada Honda, que me costó 640 hace cuatro años, por desbrozadora de disco o por gallinas. También acepto carga de estiércol, 2 m3 o así.',
  ],
  [
    'Como agencia trabajamos con una comisión del 4 % sobre el precio de escritura, mínimo de exclusiva tres meses. ¿Cuántos baños dice que tiene la casa?',
  ],
  [
    'Póliza RC: 1.200.000 € por siniestro, sublímite por víctima 300.000 €. Somos 7 montadores, todos con PRL de 20 horas, y trabajamos desde 1999 en la misma nave de Humanes.',
  ],
  [
    'Habitación interior 48 euros, con terraza 71 euros. Ya nos dirá cuál prefiere y si trae perro (los aceptamos hasta 8 kg).',
  ],
  [
    'Ordenanza 12/2019, art. 44: arrojar enseres fuera del punto limpio podrá sancionarse con hasta 3.000 euros. Recogida gratuita llamando al 010.',
  ],
  [
    'Mi abuelo compró el piano en el 62 por quince mil pesetas, tengo el recibo y todo. 85 teclas, le fallan 6. Que lo vea primero un entendido y luego ya hablamos de dinero.',
  ],
  [
    'De 1 a 20 tazas 11 euros, de 21 a 60 tazas 9 euros, más de 60 a 7,50. Todas a mano, ninguna igual, y tardo.',
  ],
  [
    'Con la bomba de calor la señora Peris de Llíria se ahorra cerca de 930 euros anuales, pregúntele a ella. Usted mándeme una factura de la luz y los m2 y yo le hago números.',
  ],
  [
    'Pedido mínimo: 90 euros en península, 140 en Baleares. Salimos martes y viernes. El bacalao va en cajas de 5 kilos.',
  ],
  [
    'Si quieres te cobro 15 euros la hora por vaciar el trastero, o bien te lo vacío entero por 220 euros, lo que tú veas. El sábado no trabajo',
  ],
  [
    'El programa de citas de la clínica: 24 euros por profesional y mes, sin permanencia, copias de seguridad en Fráncfort.',
  ],
  [
    'A los compañeros del equipo alevín: se piden 40 euros de señal por la equipación, que se devuelven a final de liga si vuelve entera y SIN barro. Talla, dorsal y alergias por privado.',
  ],
  [
    'Que no se nos olvide: quien no recoja el carro de la compra antes de las 20 h lo paga, 15 euros, lo acordó la junta. Y el de la moto que la quite del portal.',
  ],
]

/** Written blind by a further author, of other trades. Used to tune the rules and the model. */
export const devFreshPrices = rowsOf('fresh', { en: english, de: german, fr: french, es: spanish })
