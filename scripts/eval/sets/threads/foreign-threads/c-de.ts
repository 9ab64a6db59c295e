import type { Pair } from '../../../cases.ts'

/** Conversations in German by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsCDe: readonly Pair[] = [
  {
    id: 'fc-de-kachelofen',
    match: true,
    seller: {
      name: 'Hafnermeister – Kachelöfen und Kamine',
      description: 'Seit 1974 in Vöcklabruck',
      points: ['Planung und Bau', 'Reparatur alter Öfen'],
    },
    buyer: { name: 'Grundofen sanieren', description: 'Bauernhaus, Ofen aus den Dreißigern, raucht' },
    requirements: [
      ['Alte Kacheln bleiben erhalten', '+'],
      ['Fertig vor der Heizsaison', '-'],
      ['Besichtigung ohne Kosten', '+'],
      ['Anfeuerung von der Küche aus', '?'],
      ['Verbindlicher Fixpreis', '?'],
    ],
    talk: [
      [
        'buyer',
        "Grüß Gott, bei unserem Grundofen raucht's bei jeder Fuge raus. Die Kacheln sind noch von der Urgroßmutter, die sollten wieder drauf. Ginge sich das heuer vorm Winter noch aus?",
      ],
      [
        'seller',
        "Servus, die trag ma einzeln ab, putzen s' und setzen s' wieder auf, machen wir ständig. Heuer wird's nix mehr, frühestens im Februar. Anschauen komm ich gern einmal, dafür verlang ich nix.",
      ],
      [
        'buyer',
        "Passt, dann halt im Februar. Was wird denn das ungefähr kosten, und können S' das fix machen?",
      ],
      [
        'seller',
        'Bei so einem alten Kasten weiß man erst, wenn er offen ist. Reden wir drüber, wenn ich da war.',
      ],
    ],
  },
  {
    id: 'fc-de-ebike',
    match: true,
    seller: {
      name: 'E-Bike Riese & Müller Charger3',
      description: 'Bj. 2021, 4.300 km, Rahmenhöhe 53',
      points: ['Rechnung vorhanden', 'Bosch Performance CX'],
    },
    buyer: { name: 'Gutes gebrauchtes E-Bike', description: 'Pendeln 2x 18 km' },
    requirements: [
      ['Akku mit mindestens 600 Wh', '+'],
      ['Riemen statt Kette', '-'],
      ['Ohne Sturz oder Unfall', '+'],
      ['Unter 2.500 €', '?'],
      ['Versand möglich', '-'],
    ],
    talk: [
      ['buyer', 'moin, welcher akku ist da drin und hat es riemen oder kette? schonmal gestürzt damit?'],
      [
        'seller',
        'Hallo, PowerTube 625, hält bei mir ca. 80 km. Kette, letztes Jahr neu. Gestürzt ist damit niemand, auch nicht umgefallen.',
      ],
      [
        'buyer',
        'klingt super, wohne in kiel, würdest du auch schicken? und geht preislich noch was, meine schmerzgrenze wären 2500',
      ],
      [
        'seller',
        'Versenden tu ich nicht, da ist mir mal eins kaputt angekommen. Komm es dir ansehen, am Preis werden wir schon nicht scheitern.',
      ],
    ],
  },
  {
    id: 'fc-de-winterdienst',
    match: true,
    seller: {
      name: 'Winterdienst für Gewerbe und WEG',
      description: 'Raum Chemnitz/Zwickau',
      points: ['Eigener Fuhrpark', 'Betriebshaftpflicht 5 Mio. €'],
    },
    buyer: { name: 'Winterdienst für Wohnanlage', description: '34 Wohneinheiten, ca. 420 m Gehweg' },
    requirements: [
      ['Geräumt bis 7 Uhr', '+'],
      ['Streuen ohne Salz', '?'],
      ['Auch an Sonn- und Feiertagen', '+'],
      ['Abrechnung als Saisonpauschale', '-'],
      ['Kehren des Splitts im Frühjahr', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Damen und Herren,\nfür unsere Wohnungseigentümergemeinschaft suchen wir ab 1. November einen Winterdienst. Die Satzung verlangt, dass um 7 Uhr geräumt ist; Streusalz ist untersagt. Rechnen Sie pauschal oder je Einsatz ab? Wer entfernt im März den Splitt?\nMit freundlichen Grüßen\ni. A. Löbel',
      ],
      [
        'seller',
        'Sehr geehrte Frau Löbel,\nunsere Touren starten um 3:30 Uhr, die letzte Anlage ist um 6:45 Uhr fertig, und zwar 7 Tage die Woche, Weihnachten inklusive. Gestreut wird stets nach örtlicher Vorschrift. Abgerechnet wird nach Einsatz, Pauschalen haben wir nach dem Winter 2021 abgeschafft.\nGern erstellen wir Ihnen ein Angebot.\nFreundliche Grüße\nH. Seifert',
      ],
    ],
  },
  {
    id: 'fc-de-lohn',
    match: true,
    seller: {
      name: 'Lohn- und Finanzbuchhaltung',
      description: 'Steuerkanzlei in Kassel, 9 Mitarbeitende',
      points: ['DATEV Unternehmen online', 'Handwerk und Gastronomie'],
    },
    buyer: {
      name: 'Lohnabrechnung für Baubetrieb',
      description: '12 gewerbliche Arbeitnehmer, 2 Angestellte',
    },
    requirements: [
      ['Erfahrung mit Baulohn und SOKA', '-'],
      ['Digitale Belege', '+'],
      ['Fester Ansprechpartner', '+'],
      ['Unter 20 € pro Abrechnung', '?'],
      ['Übernahme zum 1. Januar', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, unser bisheriger Steuerberater geht in Rente. Wir brauchen Baulohn mit SOKA-Meldungen ab Januar. Was kostet das pro Kopf? Belege wollen wir nicht mehr im Ordner rumfahren.',
      ],
      [
        'seller',
        'Guten Tag Herr Nolte, Belege laden Sie hoch, Papier sehen wir keins mehr. Für Sie wäre durchgehend Frau Adler zuständig. Ob sie schon zum Jahreswechsel einsteigen kann, kläre ich mit ihr. Baulohn im engeren Sinn hatten wir bisher nicht, Frau Adler ist aber für das Seminar im November angemeldet.',
      ],
      ['buyer', 'Und preislich?'],
      ['seller', 'Richtet sich nach Umfang, wir bleiben im Rahmen der Vergütungsverordnung.'],
    ],
  },
  {
    id: 'fc-de-hochzeitstorte',
    match: true,
    seller: {
      name: 'Torten vom Feinsten',
      description: 'Konditorin mit Meisterbrief, Backstube in Landshut',
      points: ['Ab 5,50 € pro Portion', 'Probetermin 25 €'],
    },
    buyer: { name: 'Hochzeitstorte 80 Portionen', description: '3-stöckig, Feier am Chiemsee im Juli' },
    requirements: [
      ['Eine Etage vegan', '+'],
      ['Ohne Fondant', '+'],
      ['Lieferung an den Chiemsee', '-'],
      ['Etagere leihweise', '?'],
      ['Garantiert nussfrei', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hallihallo 😊 wir heiraten am 19.7. und suchen eine Torte in Naked-Optik, bloß kein Fondant!! Die Schwester ist Veganerin, und meine Nichte ist allergisch auf Nüsse. Könnt ihr nach Prien liefern?',
      ],
      [
        'seller',
        'Hallo ihr zwei, herzlichen Glückwunsch 🥂 Fondant hab ich noch nie leiden können, Buttercreme oder nackt, was anderes gibts bei mir nicht. Oberste Etage vegan mit Himbeere, die mach ich fast jede Woche. Wegen der Nüsse muss ich ehrlich sein: Bei mir wird jeden Tag mit Haselnuss gearbeitet, da sind überall Spuren. Und weiter als 40 km fahr ich im Juli nicht raus, ihr müsstet sie holen.',
      ],
      ['buyer', 'Ok, Papa hat nen Kombi mit Klima. Die Kleine kriegt halt Eis. Ständer haben wir keinen!'],
      ['seller', 'Klima voll auf, dann passiert da nix 😄'],
    ],
  },
  {
    id: 'fc-de-zuegle',
    match: true,
    seller: {
      name: 'Umzüge und Räumungen',
      description: 'Familienbetrieb in Winterthur',
      points: ['Betriebshaftpflicht CHF 5 Mio.', 'Möbellift'],
    },
    buyer: { name: 'Zügeln von Zürich nach Bern', description: '3.5 Zimmer, 4. Stock ohne Lift' },
    requirements: [
      ['Umzug am Samstag, 29. März', '+'],
      ['Endreinigung mit Abnahmegarantie', '-'],
      ['Offerte mit Kostendach', '+'],
      ['Zügelkisten gratis', '?'],
      ['Halteverbot vor dem Haus wird organisiert', '?'],
    ],
    talk: [
      [
        'buyer',
        'Grüezi, wir zügeln Ende März von Wipkingen nach Bern-Bümpliz. Samstag 29. wäre ideal. 2 PAX-Schränke müssten auseinander. Macht ihr auch die Reinigung mit Abgabegarantie?',
      ],
      [
        'seller',
        "Grüezi Frau Hürlimann, den 29. habe ich Ihnen eingetragen. PAX schrauben meine Leute ab und drüben wieder zusammen, das ist im Preis. Putzen machen wir selber keines, da kann ich Ihnen die Firma einer Bekannten nennen. CHF 2'150.–, mehr wird es auf keinen Fall, auch wenn wir bis in die Nacht schleppen.",
      ],
      ['buyer', 'Merci, das ist fair. Kisten bräuchten wir etwa 50.'],
      ['seller', '50 Stück kann ich am 10. vorbeibringen.'],
    ],
  },
  {
    id: 'fc-de-fewo-ruegen',
    match: true,
    seller: {
      name: 'Ferienwohnung in Binz',
      description: '2 Schlafzimmer, Balkon, 58 qm, 2. OG',
      points: ['350 m bis zum Strand', 'Bettwäsche gegen 15 € p. P.'],
    },
    buyer: { name: 'Urlaub mit Oma und Kleinkind', description: '1 Woche in den Pfingstferien' },
    requirements: [
      ['Aufzug oder ebenerdig', '-'],
      ['Kinderbett vorhanden', '+'],
      ['Schlafzimmer zur ruhigen Seite', '?'],
      ['Strand zu Fuß erreichbar', '+'],
      ['Hund erlaubt', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Abend, ist bei Ihnen ein Lift im Haus? Oma ist 84. Und haben Sie ein Reisebett für unseren Kleinen (1,5 J.)? Bella, unser Mops, wäre auch dabei.',
      ],
      [
        'seller',
        'Guten Abend, leider nur Treppe, 38 Stufen, wir haben sie gezählt. Fürs Kind stehen Gitterbett und Hochstuhl im Schrank. Mops, wie niedlich! Wir haben selber Katzen.',
      ],
      ['buyer', 'Oma sagt, mit Pausen schafft sie 38 Stufen. Wir überlegen!'],
    ],
  },
  {
    id: 'fc-de-drehteile',
    match: true,
    seller: {
      name: 'CNC-Drehen und -Fräsen',
      description: 'Lohnfertiger, Tuttlingen',
      points: ['Losgröße 1 bis 5.000', 'Zertifiziert nach ISO 9001 und ISO 13485'],
    },
    buyer: { name: 'Drehteile aus 1.4404', description: '800 Stück, Ø 22 x 64 mm' },
    requirements: [
      ['Zertifiziert nach ISO 13485', '+'],
      ['Abnahmeprüfzeugnis 3.1', '+'],
      ['Oberfläche Ra 0,4', '?'],
      ['Liefertermin KW 24', '-'],
      ['Kein Materialaufschlag', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrter Herr Mauch, anbei die Zeichnung zu unserer Anfrage 25-118. Wir benötigen 800 Stück spätestens in KW 24 inkl. 3.1-Zeugnis. Ist Ra 0,4 ohne Schleifen bei Ihnen machbar?',
      ],
      [
        'seller',
        'Sehr geehrte Frau Cetin, Zeugnisse 3.1 liegen jeder unserer Lieferungen bei. Bei Kapazität sieht es eng aus: frei wäre die Maschine erst KW 25, Auslieferung KW 27. Ra 0,8 drehen wir prozesssicher, für 0,4 müsste ich einen Versuch fahren.',
      ],
      ['buyer', 'KW 27 könnten wir zur Not akzeptieren. Bitte Versuch durchführen.'],
    ],
  },
  {
    id: 'fc-de-hundetrainer',
    match: true,
    seller: {
      name: 'Hundeschule Pfotenwerk',
      description: 'Einzelstunden und Gruppen, Raum Münster',
      points: ['Erlaubnis nach § 11 TierSchG', '60 € / 60 min'],
    },
    buyer: { name: 'Training für Angsthund', description: 'Rumänischer Mischling, 3 Jahre' },
    requirements: [
      ['Gewaltfrei, kein Leinenruck', '+'],
      ['Training bei uns zu Hause', '+'],
      ['Telefonisches Erstgespräch gratis', '?'],
      ['Erfahrung mit Auslandshunden', '?'],
      ['Anfahrt kostenlos', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, unsere Mila traut sich nicht vor die Tür. Würden Sie zu uns nach Telgte kommen? Bei einer anderen Trainerin wurde an der Leine geruckt, das wollen wir nie wieder.',
      ],
      [
        'seller',
        'Hallo Frau Brink, das tut mir leid für Mila. Bei mir wird nur belohnt, Rucken und Schimpfen fliegt hochkant raus. Natürlich komme ich zu Ihnen, draußen auf dem Platz wäre sie ja überfordert. Pro Fahrt nehme ich 12 €.',
      ],
      ['buyer', 'Das klingt schön. Hatten Sie schon solche Hunde aus dem Tierschutz?'],
      ['seller', 'Jeder Hund ist anders, wichtig ist das Bauchgefühl. Wann passt es Ihnen?'],
    ],
  },
  {
    id: 'fc-de-klaviertransport',
    match: true,
    seller: {
      name: 'Klavier- und Flügeltransporte',
      description: 'Berlin und bundesweit',
      points: ['Spezialisierte Träger', 'Transportversicherung bis 20.000 €'],
    },
    buyer: { name: 'Klavier von Pankow nach Potsdam', description: '240 kg, Altbau 3. Stock' },
    requirements: [
      ['Mindestens drei Träger', '+'],
      ['Versichert bis 15.000 Euro', '+'],
      ['Stimmen nach dem Transport', '-'],
      ['Barzahlung vor Ort', '?'],
      ['Termin am Vormittag', '?'],
    ],
    talk: [
      [
        'buyer',
        "Tach, brauche einen Transport für ein Klavier, 3. OG ohne Fahrstuhl, enge Wendeltreppe. Vormittags wäre gut, muss um 14 h zur Schicht. Zu wievielt kommt ihr und was soll's kosten, inkl. Stimmen?",
      ],
      [
        'seller',
        'Tach auch. Bei Wendeltreppe kommen wir immer zu viert. 465 € alles zusammen, Treppe drin. Stimmen gehört nicht zu uns, würd ich eh erst nach drei Wochen machen lassen. Uhrzeit steht erst am Vortag fest, wenn die Tour geplant ist.',
      ],
    ],
  },
  {
    id: 'fc-de-honig',
    match: true,
    seller: {
      name: 'Honig direkt vom Imker',
      description: 'Uckermark, 90 Völker',
      points: ['Raps, Linde, Sommertracht', 'Eimer zu 12,5 kg'],
    },
    buyer: { name: 'Honig für Unverpacktladen', description: 'etwa 100 kg im Jahr' },
    requirements: [
      ['Mit Bio-Zertifikat', '-'],
      ['Pfandeimer werden zurückgenommen', '+'],
      ['Cremig gerührt', '+'],
      ['Analyse eines Labors', '?'],
      ['Höchstens 9 € je Kilo', '+'],
    ],
    talk: [
      [
        'buyer',
        'hallo! seid ihr bio? und könntet ihr die eimer zurücknehmen, wir wollen ja müll sparen. bräuchten cremigen',
      ],
      [
        'seller',
        'Hallo Jule, wir haben keine Biozertifizierung, stehen aber auf Bioflächen. Raps und Sommer werden zehn Tage lang gerührt, bis er streicht wie Butter. Leere Eimer tauschen wir 1:1. Preis 105 € der Eimer.',
      ],
      ['buyer', 'ok, faire ansage. habt ihr mal was untersuchen lassen, glyphosat zb?'],
      ['seller', 'Mein Nachbar spritzt seit Jahren nicht mehr, da mach ich mir keine Sorgen.'],
    ],
  },
  {
    id: 'fc-de-dolmetscher',
    match: true,
    seller: {
      name: 'Dolmetscherin Polnisch–Deutsch',
      description: 'Frankfurt (Oder), seit 2009',
      points: ['Allgemein beeidigt (Brandenburg)', 'Mitglied im BDÜ'],
    },
    buyer: { name: 'Dolmetschen beim Notar', description: 'Hauskauf, Käufer aus Posen' },
    requirements: [
      ['Allgemein beeidigt', '+'],
      ['Termin am 12. Mai um 10 Uhr', '+'],
      ['Vertragsentwurf vorab schriftlich übersetzt', '-'],
      ['Abrechnung nach JVEG', '?'],
      ['Anfahrt nach Cottbus ohne Aufpreis', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Frau Nowak, für eine Beurkundung am 12.05., 10 Uhr, in Cottbus suche ich eine Dolmetscherin. Der Entwurf (24 Seiten) sollte dem Käufer vorher auf Polnisch vorliegen. Ginge das zu JVEG-Sätzen?',
      ],
      [
        'seller',
        'Sehr geehrter Herr Notar Dr. Wendt, am 12. bin ich um Viertel vor zehn bei Ihnen. Schriftliche Übersetzungen übernehme ich keine, ich dolmetsche ausschließlich; im Termin übertrage ich den Text natürlich vollständig mündlich. Zum Honorar melde ich mich noch.',
      ],
    ],
  },
  {
    id: 'fc-de-baumfaellung',
    match: true,
    seller: {
      name: 'Baumpflege & Problemfällung',
      description: 'Seilklettertechnik, Bergisches Land',
      points: ['SKT-B', 'Haftpflicht 3 Mio. €'],
    },
    buyer: { name: 'Zwei Fichten, Käferholz', description: '22 m hoch, am Hang hinterm Haus' },
    requirements: [
      ['Abtransport des Holzes', '-'],
      ['Wurzelstock fräsen', '+'],
      ['Vor dem 1. März', '?'],
      ['Haftpflicht von 5 Mio. Euro', '-'],
      ['Festpreis ohne Nachforderung', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, 2 Fichten müssen weg, Borkenkäfer. LKW kommt nicht ran, also Seil. Holz kann ich nicht brauchen, das müsste mit. Und bitte Stümpfe raus.',
      ],
      [
        'seller',
        'Hallo Herr Oberkötter, Stümpfe fräsen wir 20 cm unter Grund, die schmale Raupe passt durch Ihr Törchen. Das Holz bleibt allerdings liegen, wir haben keinen Rückezug, den Hang hoch schleppt das keiner. 1.900 € und dabei bleibt es, egal wie lange wir brauchen. Wann? Hängt vom Wetter ab, ich ruf an, sobald der Boden trägt.',
      ],
      ['buyer', 'Wäre halt vor März wichtig wegen Vogelschutz.'],
    ],
  },
  {
    id: 'fc-de-traktor',
    match: true,
    seller: {
      name: 'Fendt Farmer 307 C',
      description: 'Bj. 1999, 7.850 Bh, aus zweiter Hand',
      points: ['TÜV bis 11/26', '40 km/h'],
    },
    buyer: { name: 'Schlepper um 75 PS', description: 'Grünland im Nebenerwerb, Allgäu' },
    requirements: [
      ['Mit Allrad', '+'],
      ['Frontlader dran', '-'],
      ['Funktionierende Klimaanlage', '+'],
      ['Zapfwelle mit 1000 Umdrehungen', '?'],
      ['Bremsen neu gemacht', '?'],
    ],
    talk: [
      ['buyer', 'Servus, hod der Allrad und Klima? Frontlader seh i koan auf de Bilder.'],
      [
        'seller',
        'Griaß di, Allrad freili, Klima kühlt, hab i letzts Jahr füllen lassen. Lader is koaner dro, Konsolen san aber no dran.',
      ],
      ['buyer', 'Und Bremsen, Kupplung?'],
      ['seller', 'Kupplung is 2021 nei kemma. Bremst hod er bei mir oiwei guad.'],
    ],
  },
  {
    id: 'fc-de-babysitter',
    match: true,
    seller: {
      name: 'Babysitterin im 7. und 8. Bezirk',
      description: 'Studentin der Bildungswissenschaft, 23',
      points: ['16 € pro Stunde', 'Zwei jüngere Brüder großgezogen'],
    },
    buyer: { name: 'Babysitterin für zwei Kinder', description: '2 und 5 Jahre, Wien-Neubau' },
    requirements: [
      ['Erste-Hilfe-Kurs für Säuglinge', '+'],
      ['Spricht Französisch', '-'],
      ['Soll Nichtraucherin sein', '?'],
      ['Jeden Donnerstag bis 22 Uhr', '+'],
      ['Aktuelle Strafregisterbescheinigung', '?'],
    ],
    talk: [
      [
        'buyer',
        'Liebe Hanna, wir suchen jemanden für donnerstags, 17 bis 22 Uhr, fix jede Woche. Wichtig wäre uns Erste Hilfe bei Babys. Französisch wär ein Traum, weil der Papa aus Lyon ist.',
      ],
      [
        'seller',
        "Liebe Familie! Donnerstag geht sich bei mir das ganze Semester aus, gern auch ein bissl länger als zehn. Beim Roten Kreuz hab ich im Jänner den Kindernotfallkurs g'macht. Französisch ist mehr als bonjour leider nicht da 🙈",
      ],
      ['buyer', 'Kein Drama! Hast du einen Strafregisterauszug?'],
      ['seller', 'Den kann man ja beantragen, da schau ich einmal, wie das geht.'],
    ],
  },
  {
    id: 'fc-de-messestand',
    match: true,
    seller: {
      name: 'Messebau Systemstände',
      description: 'Miete, Auf- und Abbau, Hannover',
      points: ['12 bis 60 m²', 'Eigene Druckerei'],
    },
    buyer: { name: 'Messestand 24 m² Eckstand', description: 'Fachmesse in Nürnberg, Februar' },
    requirements: [
      ['Aufbau in Nürnberg inklusive', '+'],
      ['Kabine mit Tür abschließbar', '+'],
      ['Budget 9.000 € netto', '-'],
      ['Statiknachweis für den Veranstalter', '?'],
      ['Wiederverwendbare Grafiken', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Team, wir stehen im Februar in Nürnberg, Ecke 6 x 4 m. Brauchen eine abschließbare Kabine, Theke, Screen. Budget liegt bei 9 netto. Die Banner wollen wir 2026 wieder einsetzen.',
      ],
      [
        'seller',
        'Hallo Herr Reuss, kurz die Eckdaten:\n– Stand 24 m² wie skizziert: 10.850 € netto\n– Fahrt, Auf- und Abbau in Nürnberg: enthalten\n– Kabine 1 x 2 m, Schloss mit zwei Schlüsseln\n– Spannstoffe mit Keder, die rollen Sie ein und hängen sie nächstes Jahr wieder auf',
      ],
      [
        'buyer',
        'Über Budget, aber ich sprech mal mit der Chefin. Der Veranstalter will etwas zur Statik sehen.',
      ],
      ['seller', 'Gut, dass Sie das ansprechen.'],
    ],
  },
  {
    id: 'fc-de-brennholz',
    match: true,
    seller: {
      name: 'Brennholz Buche/Eiche',
      description: 'Spessart, aus eigenem Wald',
      points: ['25, 33 oder 50 cm', '115 € je Schüttraummeter'],
    },
    buyer: { name: 'Brennholz für Schwedenofen', description: '6 Schüttraummeter' },
    requirements: [
      ['Restfeuchte unter 20 %', '+'],
      ['Nur Buche', '-'],
      ['Scheite 25 cm', '+'],
      ['Lieferung frei Haus', '?'],
      ['PEFC-zertifizierter Wald', '?'],
    ],
    talk: [
      ['buyer', 'Hallo, is das Holz trocken? Brauch 6 srm 25er, am liebsten reine Buche'],
      [
        'seller',
        'liegt seit 3 jahren, hab gestern gemessen, 14-16. sortenrein gibts nicht, das läuft gemischt vom spalter, so 2/3 buche rest eiche',
      ],
      ['buyer', 'Kommt ihr damit nach Aschaffenburg?'],
      ['seller', 'Wo genau? schick mal die Straße'],
    ],
  },
  {
    id: 'fc-de-einschulung',
    match: true,
    seller: {
      name: 'Familienfotografie',
      description: 'Reportage und Portrait, Leipzig',
      points: ['Online-Galerie', '120 € für eine Stunde'],
    },
    buyer: { name: 'Fotos zur Einschulung', description: 'Samstag, 9. August, ca. 15 Gäste' },
    requirements: [
      ['Auch Fotos in der Kirche', '?'],
      ['Mindestens 40 bearbeitete Bilder', '+'],
      ['Rohdaten dazu', '-'],
      ['Keine Veröffentlichung der Kinderfotos', '+'],
      ['Fotograf ersetzbar bei Krankheit', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Frau Kühn, wie viele Bilder bekommt man in einer Stunde? Wir möchten auf keinen Fall, dass Bilder von Mats irgendwo online auftauchen. Und können wir die RAWs haben?',
      ],
      [
        'seller',
        'Hallo! Zwischen 50 und 60, alle von mir retuschiert. Für Insta und Website zeige ich nur Familien, die das ausdrücklich wollen, Mats bleibt also ganz privat. RAWs gebe ich nie aus der Hand, das wäre wie halbgares Essen servieren.',
      ],
      [
        'buyer',
        'Verständlich. Was ist, wenn Sie krank werden? Und in der Thomaskirche ist vorher ein Gottesdienst.',
      ],
      [
        'seller',
        'Vertretung habe ich keine, dann gäbe es das Geld zurück. In Kirchen kommt es immer auf den Pfarrer an.',
      ],
    ],
  },
  {
    id: 'fc-de-lagerhalle',
    match: true,
    seller: {
      name: 'Lagerfläche 450 m² in Neuss',
      description: 'Kalthalle mit Rampe, ab sofort',
      points: ['4,80 €/m² kalt', 'Rolltor 4 x 4,20 m'],
    },
    buyer: { name: 'Lager für Onlinehandel', description: 'Gartenmöbel, ca. 400 m²' },
    requirements: [
      ['Beheizt auf mindestens 10 Grad', '-'],
      ['Zufahrt für 40-Tonner', '+'],
      ['Zutritt rund um die Uhr', '-'],
      ['Laufzeit höchstens 2 Jahre', '?'],
      ['Sprinkleranlage in der Halle', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, kann ein Sattelzug bei Ihnen andienen? Unsere Leute arbeiten in der Saison auch nachts. Wir würden gern nur bis Ende 2026 binden.',
      ],
      [
        'seller',
        'Guten Tag, bei uns wenden täglich Sattelzüge, der Hof ist 35 m tief. Nachts geht nicht: Zwischen 22 und 6 Uhr ist das Tor wegen der Anwohner zu. Über die Laufzeit entscheidet der Eigentümer, ich frage ihn.',
      ],
      ['buyer', '22 Uhr wäre verschmerzbar.'],
    ],
  },
  {
    id: 'fc-de-latein',
    match: true,
    seller: {
      name: 'Latein-Nachhilfe',
      description: 'Pensionierter Studienrat, Göttingen',
      points: ['Klasse 6 bis Abitur', '22 € für 45 Minuten'],
    },
    buyer: { name: 'Latein, 9. Klasse', description: 'steht auf einer Fünf, Ferien zum Aufholen' },
    requirements: [
      ['Unterricht in den Herbstferien', '+'],
      ['Per Video möglich', '-'],
      ['Arbeitet mit dem Lehrbuch Prima', '+'],
      ['Probestunde umsonst', '?'],
      ['Kopien und Material inklusive', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag Herr Dr. Vahle, unser Sohn hat große Lücken (Prima, Lektion 27). In den Herbstferien hätten wir Zeit. Geht das auch über Zoom, wir sind zum Teil bei den Großeltern?',
      ],
      [
        'seller',
        'Sehr geehrte Frau Steiner, mit Prima habe ich zwölf Jahre lang unterrichtet, die 27 ist die Stelle, wo sie alle straucheln. In den Ferien könnte er montags bis donnerstags um zehn kommen. Von Bildschirmen verstehe ich nichts und möchte es auch nicht mehr lernen.',
      ],
      ['buyer', 'Dann kommt er eben nur in der zweiten Woche. Gibt es eine Stunde zum Schnuppern?'],
      ['seller', 'Er soll einfach sein Heft mitbringen, dann sehen wir weiter.'],
    ],
  },
  {
    id: 'fc-de-oelkessel',
    match: true,
    seller: {
      name: 'Heizung Sanitär Meisterbetrieb',
      description: 'Saarlouis und Umgebung',
      points: ['Viessmann, Buderus, Weishaupt', 'Notdienst für Bestandskunden'],
    },
    buyer: { name: 'Wartung Ölkessel', description: 'Viessmann Vitola, Baujahr 1996' },
    requirements: [
      ['Wartungsvertrag möglich', '+'],
      ['Düse im Preis enthalten', '-'],
      ['Termin noch im Oktober', '+'],
      ['Abgasmessung mit Protokoll', '?'],
      ['Rat zum späteren Umstieg auf Wärmepumpe', '?'],
    ],
    talk: [
      [
        'buyer',
        "Salü, unser alter Vitola müsst mal wieder gemacht werden. Habt ihr im Oktober noch was, und was kost' das mit allem?",
      ],
      [
        'seller',
        "Hallo Herr Kiefer, am 23.10. um 8 Uhr könnt ich da sein. Wartung 189 €, Düse und Filter kommen nach Verbrauch obendrauf. Wenn Sie unterschreiben, dass wir jedes Jahr kommen, sind's 165, dann haben Sie auch die Notdienstnummer.",
      ],
      ['buyer', 'Gut, 23. nehm ich. Kann man den Kessel irgendwann gegen eine Wärmepumpe tauschen?'],
      ['seller', 'Da sollten Sie mal meine Tochter fragen, die ist grad auf Schulung.'],
    ],
  },
  {
    id: 'fc-de-catering-ch',
    match: true,
    seller: {
      name: 'Älplermagronen und Raclette mobil',
      description: 'Foodwagen aus Sarnen OW',
      points: ['Ab 40 Personen', 'CHF 24.– pro Kopf'],
    },
    buyer: { name: 'Verpflegung Firmenfest', description: '90 Leute, Luzern, 5. September' },
    requirements: [
      ['Vegetarische Variante', '+'],
      ['Geschirr aus Porzellan', '-'],
      ['Eigener Strom', '-'],
      ['Käse aus der Region', '+'],
      ['Dessert mit dabei', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guete Morge, wir feiern am 5.9. auf dem Werkplatz. Etwa ein Drittel isst kein Fleisch. Was braucht ihr an Infrastruktur?',
      ],
      [
        'seller',
        'Guete Morge! D Magrone mached mer i zwei Pfanne, eini mit Speck, eini ohni. Käse holen wir auf der Alp gegenüber, man sieht sie vom Wagen aus. Von euch brauchen wir 1x 400 V CEE 16, sonst läuft bei uns nichts. Serviert wird auf Palmblatt, Teller zum Abwaschen haben wir keine.',
      ],
      ['buyer', 'Tiptop, Strom ist da. Gäbs noch öppis Süesses?'],
      ['seller', 'Mini Frau macht die beschti Nidletorte vo ganz Obwalde!'],
    ],
  },
  {
    id: 'fc-de-webshop',
    match: true,
    seller: {
      name: 'Shopware-Agentur',
      description: 'Migrationen, Schnittstellen, Pflege. Paderborn',
      points: ['14 Leute', '115 €/h'],
    },
    buyer: { name: 'Umzug von Magento auf Shopware 6', description: '9.000 Artikel, zwei Sprachen' },
    requirements: [
      ['Bestellhistorie wird übernommen', '+'],
      ['Entwicklung nur in Deutschland', '-'],
      ['Anbindung an Sage 100', '?'],
      ['Live vor dem Weihnachtsgeschäft', '-'],
      ['Weiterleitungen für alte URLs', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hi zusammen, Fragen vor dem Call: Kommen alte Bestellungen mit? Habt ihr Sage 100 schon angebunden? Entwickelt ihr alles selbst hierzulande? Und SEO, die alten Links dürfen nicht ins Leere laufen.',
      ],
      [
        'seller',
        'Hi Sven, gern:\nBestellungen: kommen komplett mit rüber, Kundenkonten ebenso.\nLinks: wir bauen 301er für jede einzelne Artikel- und Kategorieseite.\nTeam: Konzept und Frontend Paderborn, Backend teilweise unsere Kollegen in Lwiw.\nSage: Mit Sage 50 haben wir es vor zwei Jahren gemacht.',
      ],
      ['buyer', 'Und zeitlich? November wäre schon sportlich, aber uns wichtig.'],
      ['seller', 'Seriös kann ich dir nur Ende Februar zusagen, vorher wird das nichts.'],
    ],
  },
  {
    id: 'fc-de-trockenbau',
    match: true,
    seller: {
      name: 'Trockenbau & Innenausbau',
      description: 'Zwei-Mann-Betrieb, Rostock',
      points: ['Wände, Decken, Dachausbau', 'Malerarbeiten nicht im Programm'],
    },
    buyer: { name: 'Trennwand im Büro', description: '7,5 m lang, 3 m hoch, eine Tür' },
    requirements: [
      ['Schallschutz mindestens 52 dB', '+'],
      ['Tür wird mit eingebaut', '+'],
      ['Wand wird auch gestrichen', '-'],
      ['Arbeiten nur am Wochenende', '?'],
      ['Ohne Subunternehmer', '+'],
    ],
    talk: [
      [
        'buyer',
        'Moin, wir brauchen eine Wand zwischen zwei Büros, sollte wirklich leise sein. Unter der Woche wird telefoniert, also wäre Sa/So top.',
      ],
      [
        'seller',
        'Moin Herr Voß. Doppelt beplankt mit 100er Profil und 80 mm Wolle, damit liegen wir laut Prüfzeugnis bei 56 dB. Zarge und Blatt setzen wir. Kommen tun nur Kalle und ich, Fremde lass ich nicht auf meine Baustellen. Wochenende... puh, Kalle hat kleine Kinder, muss ich mit ihm schnacken.',
      ],
      ['buyer', 'Alles klar, melde dich.'],
    ],
  },
  {
    id: 'fc-de-grabpflege',
    match: true,
    seller: {
      name: 'Friedhofsgärtnerei',
      description: 'Stuttgarter Friedhöfe, Dauergrabpflege',
      points: ['Eigene Anzucht', 'Mitglied der Genossenschaft'],
    },
    buyer: {
      name: 'Grabpflege für die Eltern',
      description: 'Doppelgrab, Waldfriedhof, wir leben in Kanada',
    },
    requirements: [
      ['Bepflanzung dreimal im Jahr', '+'],
      ['Fotos per E-Mail', '+'],
      ['Gesteck an Allerheiligen', '?'],
      ['Bezahlung per Kreditkarte', '-'],
      ['Grabstein wird gereinigt', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Damen und Herren, wir können nur alle paar Jahre kommen und wünschen uns jemanden, der sich um das Grab kümmert und uns gelegentlich ein Bild schickt. Kann man mit Visa zahlen?',
      ],
      [
        'seller',
        'Sehr geehrte Frau Tremblay-Häberle,\nwir bepflanzen zu Frühjahr, Sommer und Herbst neu; gegossen wird von Mai bis September nach Bedarf, bei Hitze täglich. Nach jeder Pflanzung erhalten Sie eine Aufnahme per Mail. Karten können wir nicht annehmen, nur Überweisung.\nMit freundlichem Gruß\nGärtnerei Pflüger',
      ],
      ['buyer', 'Vielen Dank. Meine Mutter legte immer großen Wert auf ein Gesteck zu Allerheiligen.'],
      ['seller', 'Das ist ein schöner Brauch, der leider seltener wird.'],
    ],
  },
  {
    id: 'fc-de-teleskop',
    match: true,
    seller: {
      name: 'Dobson 10 Zoll, GSO',
      description: 'Wegen Umzug in die Stadt abzugeben',
      points: ['254/1250 mm', 'VB 480 €'],
    },
    buyer: { name: 'Teleskop für Einsteiger mit Ambition', description: 'Deep Sky vom Dorf aus' },
    requirements: [
      ['Öffnung mindestens 250 mm', '+'],
      ['Zwei Okulare dabei', '+'],
      ['Spiegel ohne Kratzer', '?'],
      ['Passt in einen Polo', '?'],
      ['Mit GoTo-Steuerung', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hi, hat der Dobson Goto? Und welche Okulare gibst du mit ab? Mein Auto ist ein Polo, hoffe der geht rein',
      ],
      [
        'seller',
        'Hi! Alles Handbetrieb, da ist keine Elektronik dran. Dazu gehören ein 30er Superview, ein 9er Plössl und ein Laser zum Justieren. Ich hatte ihn immer im Passat, da lag er quer.',
      ],
      ['buyer', 'Cool. Wie sieht der Spiegel aus?'],
      ['seller', 'Bisschen Staub, hab ihn nie ausgebaut oder mit der Lampe angeschaut.'],
    ],
  },
  {
    id: 'fc-de-aufbereitung',
    match: true,
    seller: {
      name: 'Fahrzeugaufbereitung',
      description: 'Innen, außen, Keramik. Graz-Umgebung',
      points: ['Termine Mo–Sa', 'Leihwagen 15 €/Tag'],
    },
    buyer: { name: 'Leasingrückgabe vorbereiten', description: 'Octavia Kombi, Hundehaare, kleine Kratzer' },
    requirements: [
      ['Hundehaare vollständig entfernt', '+'],
      ['Ohne Ozonbehandlung', '?'],
      ['Dellen drücken', '-'],
      ['Fertig am selben Tag', '-'],
      ['Übergabeprotokoll für die Leasingfirma', '?'],
    ],
    talk: [
      [
        'buyer',
        'hallo, müsst den octavia am 15. zurückgeben. voll mit hundehaar und paar dellen von einkaufswagerl. geht des an einem tag?',
      ],
      [
        'seller',
        "Hallo, bei Hundehaar plan ich zwei volle Tage, sonst wird das nix. Dafür findst nachher kein einziges mehr, sonst zahlst nix. Dellen mach ich nicht, da gibt's in Gleisdorf einen Spezialisten.",
      ],
      ['buyer', 'ok passt 2 tage is auch gut. ohne ozon bitte, meine kleine hat asthma'],
      ['seller', 'Stell ihn einfach Montag in der Früh her.'],
    ],
  },
  {
    id: 'fc-de-saatgut',
    match: true,
    seller: {
      name: 'Bio-Winterweizen Saatgut',
      description: 'Demeterhof im Wendland',
      points: ['Sorten Wiwa und Royal', 'DE-ÖKO-006'],
    },
    buyer: { name: 'Saatweizen für 11 Hektar', description: 'Umstellung im zweiten Jahr' },
    requirements: [
      ['Anerkanntes Z-Saatgut', '?'],
      ['Keimfähigkeit über 92 %', '+'],
      ['Im Big Bag', '+'],
      ['Gegen Steinbrand gebeizt', '-'],
      ['Lieferung bis 5. Oktober', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Schulte-Lüchow, ich bräuchte knapp 2,2 t Wiwa, gern im Bigbag. Wie steht es um Keimfähigkeit und Steinbrand? Säen möchte ich in der ersten Oktoberwoche.',
      ],
      [
        'seller',
        'Guten Morgen, Keimprobe vom 28.8. ergab 96 Prozent. Abgefüllt wird in Säcke zu 600 kg mit Schlaufen, also vier Bags. Gebeizt ist da nichts, auch nicht mit Senfmehl, Sporenbefund war sauber. Die Spedition lässt mich gerade etwas hängen, ich gebe Bescheid.',
      ],
    ],
  },
]
