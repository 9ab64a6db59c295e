import type { Pair } from '../../../cases.ts'

/** Conversations in German by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsGDe: readonly Pair[] = [
  {
    id: 'fg-de-treppenhaus',
    match: true,
    seller: {
      name: 'Malerbetrieb Kösters',
      description: 'Innen- und Fassadenanstriche für Hausverwaltungen und Privatkunden im Raum Münster.',
      points: ['Vier Gesellen, ein Lehrling', 'Emissionsarme Farben ohne Lösungsmittel'],
    },
    buyer: { name: 'Hausverwaltung Lentz', description: 'Treppenhaus mit vier Geschossen, acht Parteien' },
    requirements: [
      ['Lösemittelfreie Farbe', '+'],
      ['Beginn spätestens 7. Oktober', '+'],
      ['Festpreis', '?'],
      ['Treppengeländer wird mitgestrichen', '+'],
      ['Arbeiten auch samstags', '-'],
      ['Fünf Jahre Gewährleistung', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag,\nfür das Treppenhaus Hammer Str. 88 bitten wir um ein Angebot.\n1. Beginn bis 7.10. möglich?\n2. Geländer (Metall) inklusive?\n3. Arbeiten am Samstag?\n4. Festpreis?',
      ],
      [
        'seller',
        'Guten Tag Frau Lentz,\n1. ja, wir könnten am 30.9. anfangen\n2. ja\n3. nein, samstags ist bei uns frei\n4. dafür müsste ich mir erst den Putz im Keller ansehen. Geht Donnerstag 16 Uhr?',
      ],
      ['buyer', 'Donnerstag passt, der Hausmeister schließt auf.'],
    ],
  },
  {
    id: 'fg-de-ebike',
    match: true,
    seller: {
      name: 'Jule',
      description:
        'Verkaufe E-Bike Kalkhoff Endeavour, Damenrahmen, Baujahr 2021, 3.100 km. Abholung in Kassel.',
      points: ['Akku 500 Wh', 'Rahmengröße M', 'Preis 1.450 € VB'],
    },
    buyer: { name: 'Sabine R.', description: 'Sucht ein E-Bike zum Pendeln, 1,68 m groß' },
    requirements: [
      ['Akku mindestens 500 Wh', '+'],
      ['Tiefeinsteiger', '?'],
      ['Riemenantrieb', '-'],
      ['Originalrechnung vorhanden', '+'],
      ['Versand möglich', '-'],
      ['Höchstens 1.300 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'hallo, ist das rad noch da? hat es riemen oder kette? und könnten sie es schicken, ich wohne in bremen. mein limit wären 1300',
      ],
      [
        'seller',
        'Hallo Sabine, ja noch da. Kette, letzten Herbst neu. Verschicken mache ich nicht, ein Paket von 25 kilo trau ich mir nicht zu. Rechnung vom Händler liegt bei. Über den Preis reden wir, wenn Sie es gefahren haben :)',
      ],
      ['buyer', 'ok, ich könnte am 14. mit dem zug kommen'],
    ],
  },
  {
    id: 'fg-de-buffet',
    match: true,
    seller: {
      name: 'Partyservice Wöhrle',
      description: 'Buffets und Fingerfood für 20 bis 250 Personen, Metzgerei und Küche in Reutlingen.',
      points: ['Anlieferung im Umkreis von 30 km kostenlos', 'Geschirr leihweise 2,50 € pro Gedeck'],
    },
    buyer: { name: 'Alb-Technik GmbH', description: 'Firmenjubiläum mit 120 Gästen in Metzingen' },
    requirements: [
      ['Getränke werden mitgeliefert', '?'],
      ['Vegane Hauptspeise', '+'],
      ['Geschirr im Preis enthalten', '-'],
      ['Buffet höchstens 28 € pro Person', '+'],
      ['Servicekräfte', '?'],
      ['Halal-Fleisch', '-'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrter Herr Wöhrle, wir feiern am 12. Juli mit 120 Gästen. Etwa 15 essen vegan, 10 Kollegen nur halal. Was kostet ein warmes Buffet, unser Rahmen liegt bei 28 € pro Kopf? Bringen Sie auch Personal mit?',
      ],
      [
        'seller',
        'Sehr geehrte Frau Ostertag, für den 12.7. biete ich an: Braten, Maultaschen, Linsencurry ohne tierische Zutaten, Salate, Dessert, 26,90 € inkl. MwSt. pro Person. Teller und Besteck kommen dazu, wenn Sie keine haben. Halal schlachten wir nicht und kaufen auch nicht zu, für die zehn Kollegen bliebe das Curry. Was ist mit Getränken, haben Sie da schon jemanden? Und wie lange soll die Feier dauern, nur mittags oder bis in den Abend?',
      ],
      ['buyer', 'Von 11 bis etwa 17 Uhr. Teller haben wir in der Kantine.'],
    ],
  },
  {
    id: 'fg-de-steuer',
    match: true,
    seller: {
      name: 'Steuerkanzlei Dr. Aydin',
      description:
        'Steuerberatung für Freiberufler und kleine GmbHs in Hannover. Deutsch, Türkisch, Englisch.',
      points: ['DATEV Unternehmen online', 'Abrechnung nach Steuerberatervergütungsverordnung'],
    },
    buyer: { name: 'Katja Vogel', description: 'Selbstständige Logopädin, Umsatz 95.000 €' },
    requirements: [
      ['Termine auch nach 18 Uhr', '?'],
      ['Nimmt neue Mandanten an', '+'],
      ['Pauschalpreis im Monat', '-'],
      ['Erfahrung mit Heilberufen', '+'],
      ['Steuererklärung 2023 noch bis Ende Mai', '?'],
      ['Vertretung im Einspruchsverfahren', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, nehmen Sie noch Mandate an? Ich habe eine Praxis für Logopädie. Mein bisheriger Berater geht in Rente, 2023 ist noch offen und muss Ende Mai beim Amt sein. Arbeiten Sie mit einer Monatspauschale?',
      ],
      [
        'seller',
        'Guten Tag Frau Vogel, gern, zwei Plätze haben wir dieses Jahr noch zu vergeben. Ein gutes Drittel unserer Mandanten sind Physio-, Ergo- und Logopädiepraxen. Pauschalen vereinbaren wir nicht, es wird nach der Verordnung abgerechnet. Ob 2023 in der Frist zu schaffen ist, hängt vom Zustand der Unterlagen ab, bringen Sie sie bitte zum Gespräch mit.',
      ],
    ],
  },
  {
    id: 'fg-de-drehteile',
    match: true,
    seller: {
      name: 'Zerspanung Hüttner',
      description: 'CNC-Drehteile bis Durchmesser 65 mm ab Stange, Serien von 50 bis 20.000 Stück.',
      points: ['Stahl, Edelstahl, Messing, Aluminium', 'ISO 9001', 'Messprotokoll auf Wunsch, kostenlos'],
    },
    buyer: { name: 'Pumpen Reichelt KG', description: 'Hersteller von Dosierpumpen' },
    requirements: [
      ['Wellen Durchmesser 40 mm', '+'],
      ['Werkstoff 1.4404', '?'],
      ['Titan', '-'],
      ['Messprotokoll zu jeder Lieferung', '+'],
      ['Erstmuster in drei Wochen', '+'],
      ['Lagerung auf Abruf', '?'],
    ],
    talk: [
      [
        'buyer',
        'Anfrage Nr. 2207: 600 Wellen, Ø 40 x 118, 1.4404, Zeichnung anbei. Zusätzlich 50 Stk. in Titan Grade 5. Messprotokoll je Los. Erstmuster innerhalb 3 Wochen. Abruf in 4 Teilmengen über das Jahr.',
      ],
      [
        'seller',
        'Besten Dank. Titan zerspanen wir nicht (Brandschutz). Erstmuster schicken wir 12 Arbeitstage nach Auftrag raus. Protokoll geht klar. Beim Werkstoff: wäre 1.4571 eine Alternative? Nach 04er müssten wir beim Händler erst fragen, Stangen in 42 mm sind gerade knapp.',
      ],
      ['buyer', 'Bitte fragen, 1.4571 müsste ich vom Kunden freigeben lassen.'],
    ],
  },
  {
    id: 'fg-de-fewo',
    match: true,
    seller: {
      name: 'Ferienwohnung Deichblick',
      description: 'Wohnung für 4 Personen in Büsum, Erdgeschoss, 200 m zum Deich.',
      points: [
        'Nichtraucherwohnung',
        'Bettwäsche und Handtücher inklusive',
        'Stellplatz am Haus',
        '98 € pro Nacht',
      ],
    },
    buyer: { name: 'Familie Brandt', description: 'Zwei Erwachsene, zwei Kinder, ein Dackel' },
    requirements: [
      ['Hund erlaubt', '+'],
      ['Eingezäunter Garten', '?'],
      ['Parkplatz', '+'],
      ['Frei vom 19. bis 26. Oktober', '-'],
      ['Waschmaschine', '?'],
      ['Hochstuhl', '+'],
    ],
    talk: [
      [
        'buyer',
        'Moin, ist die Wohnung 19.-26.10. frei? Wir haben einen Dackel und ein Kind von 11 Monaten, Reisebett bringen wir mit, gibts einen Hochstuhl? Und eine Waschmaschine wäre toll',
      ],
      [
        'seller',
        'Moin Familie Brandt! Die Woche ist noch frei. Dackel dürfen mit, 5 € am Tag. Ein Stühlchen steht im Abstellraum.',
      ],
      [
        'seller',
        'Oh, ich muss mich korrigieren, mein Mann hat die Herbstwoche gestern am Telefon vergeben, vom 17. bis 27. sind Gäste da. Ich könnte Ihnen den 28.10. bis 4.11. anbieten.',
      ],
      ['buyer', 'Schade. Wir überlegen es uns.'],
    ],
  },
  {
    id: 'fg-de-tagesmutter',
    match: true,
    seller: {
      name: 'Kindernest Monika',
      description: 'Kindertagespflege in Jena-Ost, fünf Kinder von 1 bis 3 Jahren, großer Garten.',
      points: [
        'Montag bis Freitag 7 bis 15.30 Uhr',
        'Pflegeerlaubnis des Jugendamts',
        'Mittagessen frisch gekocht',
      ],
    },
    buyer: { name: 'Paul und Nadine', description: 'Sohn, wird im Januar ein Jahr alt' },
    requirements: [
      ['Betreuung bis 17 Uhr', '-'],
      ['Platz ab Februar', '?'],
      ['Vegetarisches Essen', '+'],
      ['Pflegeerlaubnis', '+'],
      ['Vertretung bei Krankheit', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Monika, wir suchen ab Februar. Wir essen kein Fleisch, geht das bei dir? Und könntest du einmal die Woche bis 17 Uhr machen? was ist wenn du mal krank bist',
      ],
      [
        'seller',
        'Hallo ihr zwei! Fleisch gibts bei mir sowieso keins, die Kinder lieben Linsen :) Länger als halb vier kann ich leider nicht, da hole ich meine eigenen ab. Im Februar wird eventuell ein Platz frei, die Eltern von Mats ziehen vielleicht nach Erfurt. Kommt doch am Mittwoch mal schnuppern!',
      ],
      ['buyer', 'Sehr gern, um 10?'],
    ],
  },
  {
    id: 'fg-de-hecke',
    match: true,
    seller: {
      name: 'Grünwerk Pohl',
      description: 'Heckenschnitt, Rasenpflege und Baumfällung im Landkreis Fürth, eigene Maschinen.',
      points: ['Stundensatz 46 € netto je Mann', 'Entsorgung 38 € pro m³'],
    },
    buyer: { name: 'Erika Sommer', description: 'Thujahecke 40 m lang, 3 m hoch' },
    requirements: [
      ['Eigenes Werkzeug', '+'],
      ['Grünabfall wird abgefahren', '+'],
      ['Noch im September', '+'],
      ['Gesamtpreis unter 700 €', '?'],
      ['Wurzelstock ausfräsen', '-'],
      ['Arbeitslohn auf der Rechnung getrennt ausgewiesen', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrter Herr Pohl, meine Thujenhecke (40 m, 3 m hoch) gehört geschnitten, möglichst noch im September. Außerdem ist da der Stumpf einer Tanne. Haben Sie eine Fräse? Mehr als 700 Euro will ich nicht ausgeben.',
      ],
      [
        'seller',
        'Grüß Gott Frau Sommer, am 18.9. hätten wir einen Tag für Sie, zwei Mann. Eine Stockfräse besitzen wir nicht und leihen auch keine aus, da rufen Sie besser den Maschinenring an. Der Schnitt geht mit unserem Anhänger weg. Wie viele Kubikmeter das werden sieht man erst, wenn es am Boden liegt.',
      ],
    ],
  },
  {
    id: 'fg-de-kueche',
    match: true,
    seller: {
      name: 'Thorsten B.',
      description: 'Einbauküche in L-Form, 2,80 x 2,10 m, weiß, 6 Jahre alt, Selbstabbau in Mainz.',
      points: ['Herd, Kühlschrank und Spülmaschine dabei', '1.200 € Festpreis'],
    },
    buyer: { name: 'Lena', description: 'Zieht in eine Wohnung mit 2,85 m langer Küchenwand' },
    requirements: [
      ['Lange Seite höchstens 2,85 m', '+'],
      ['Spüle mit Armatur dabei', '?'],
      ['Induktionskochfeld', '-'],
      ['Verkäufer baut ab', '-'],
      ['Arbeitsplatte ohne Schäden', '?'],
      ['Bis Ende März abholbar', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, ist das Induktion? Ist die Arbeitsplatte heil? und bis wann muss alles raus, ich habe die Schlüssel erst am 28.3.',
      ],
      [
        'seller',
        'Hallo, Ceran, kein Induktion. Die Platte hat halt sechs Jahre gelebt. Der Termin hängt an meinem Vermieter, mit dem telefoniere ich morgen. Abbauen müsst ihr wie geschrieben selber, Werkzeug kann ich leihen.',
      ],
      ['buyer', 'Schick mir bitte ein Foto von der Platte'],
    ],
  },
  {
    id: 'fg-de-broschuere',
    match: true,
    seller: {
      name: 'Druckhaus Elbtal',
      description: 'Offset- und Digitaldruck, Broschüren, Kataloge, Mailings. Pirna.',
      points: ['Auflagen ab 100', 'Recyclingpapier mit Blauem Engel auf Lager', 'Datencheck kostenlos'],
    },
    buyer: { name: 'Naturpark-Verein', description: 'Wanderführer, 48 Seiten, 2.000 Stück' },
    requirements: [
      ['Recyclingpapier', '+'],
      ['Andruck vorab', '?'],
      ['Lieferung bis 15. April', '+'],
      ['Höchstens 1,10 € pro Stück', '-'],
      ['Lektorat der Texte', '-'],
      ['Klimaneutraler Druck', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bitte um Angebot: 2.000 Hefte A5, 48 S., Rückstichheftung, Recycling. Lieferung bis 15.4. nach Bad Schandau. Einen Andruck hätten wir gern vorab. Würden Sie auch Korrektur lesen? Wir rechnen mit max. 2.200 €.',
      ],
      [
        'seller',
        'Sehr geehrte Damen und Herren,\n2.000 Stück 48 Seiten A5, zwei Klammern, Circle Offset 115 g: 2.580 € netto frei Haus. Angeliefert wird am 10.4. Wir prüfen die PDF technisch, inhaltlich lesen wir nicht.',
      ],
      ['buyer', 'Danke. Das ist leider drüber, gibt es Luft nach unten?'],
      ['seller', 'Bei 40 Seiten ja, sonst ist der Preis so.'],
    ],
  },
  {
    id: 'fg-de-waermepumpe',
    match: true,
    seller: {
      name: 'Haustechnik Rieger',
      description: 'Heizung, Sanitär, Wärmepumpen. Meisterbetrieb in Kempten, 14 Monteure.',
      points: [
        'Luft- und Solewärmepumpen',
        'Wartungsvertrag möglich',
        'Alte Ölheizung und Tank entsorgen wir',
      ],
    },
    buyer: { name: 'Ehepaar Hartmann', description: 'Einfamilienhaus von 1987, Ölheizung, Heizkörper' },
    requirements: [
      ['Heizlastberechnung', '+'],
      ['Ausbau des Öltanks', '+'],
      ['Hilft beim Förderantrag', '+'],
      ['Einbau noch dieses Jahr', '-'],
      ['Außengerät leiser als 50 dB', '?'],
      ['Elektroarbeiten aus einer Hand', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, wir möchten von Öl auf Luft-Wärmepumpe umstellen.\n- Rechnen Sie vorher die Heizlast?\n- Wer stellt den Antrag bei der KfW?\n- Klappt es noch dieses Jahr?\n- Macht Ihr Betrieb auch den Zählerschrank?\n- Wie laut ist das Gerät? Der Nachbar ist empfindlich.',
      ],
      [
        'seller',
        'Guten Tag,\n- Raum für Raum, ohne das fangen wir nicht an.\n- Den Antrag bereiten wir vor, Sie klicken nur noch auf absenden.\n- Für heuer sind wir voll, realistisch ist März.\n- Welche Größe hat Ihr Zählerschrank, gibt es ein Bild?\n- Die neuen sind erstaunlich leise, Sie können gern eine bei meiner Schwägerin anhören.',
      ],
    ],
  },
  {
    id: 'fg-de-umzug',
    match: true,
    seller: {
      name: 'Umzüge Sandmann',
      description: 'Privat- und Büroumzüge ab Leipzig, bundesweit. Fahrzeuge bis 7,5 t.',
      points: ['Transportversicherung bis 620 € je m³', 'Umzugskartons leihweise gratis'],
    },
    buyer: { name: 'Jörg Weidner', description: 'Dreizimmerwohnung von Leipzig nach Kiel, Klavier' },
    requirements: [
      ['Klaviertransport', '+'],
      ['Einpacken des Geschirrs', '?'],
      ['Halteverbot wird beantragt', '+'],
      ['Möbelmontage', '-'],
      ['Unter 2.500 €', '?'],
      ['Am Samstag, 29. Juni', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Sandmann, Umzug Leipzig (3. OG, kein Aufzug) nach Kiel (EG) am 29.6., ca. 38 m³, ein Klavier. Halteverbot in Leipzig nötig. Schränke müssten ab- und aufgebaut werden. Was kostet das?',
      ],
      [
        'seller',
        'Guten Tag Herr Weidner, Klavier ist kein Problem, wir haben einen Treppensteiger. Schilder stellen wir in beiden Städten auf, inkl. Genehmigung. Montage bieten wir seit Corona nicht mehr an. Der 29. ist Monatsende, da schaut meine Frau gerade nach den Fahrern. Preis mache ich nach einer Besichtigung per Video, 20 Minuten reichen.',
      ],
      ['buyer', 'Video geht heute ab 18 Uhr.'],
      ['seller', 'Ich rufe Sie um 18.30 Uhr an.'],
    ],
  },
  {
    id: 'fg-de-lager',
    match: true,
    seller: {
      name: 'Lagerhof Ost',
      description: 'Lagerflächen und Hallenplätze in Magdeburg, Tor 4 x 4,20 m, ebenerdig.',
      points: ['Ab 50 m²', '5,80 € pro m² und Monat zzgl. Nebenkosten', 'Kameraüberwachung'],
    },
    buyer: { name: 'Messebau Kranz', description: 'Sucht Platz für Standmaterial' },
    requirements: [
      ['Mindestens 120 m²', '+'],
      ['Beheizt', '-'],
      ['Zugang rund um die Uhr', '+'],
      ['Gabelstapler vorhanden', '?'],
      ['Warmmiete höchstens 850 €', '?'],
      ['Kündigung mit drei Monaten Frist', '+'],
    ],
    talk: [
      [
        'buyer',
        'Tag, wir bräuchten 120 m² ab sofort. Kommt man auch nachts rein, wenn wir von der Messe kommen? Heizung? Kann man euren Stapler mitnutzen? Mindestlaufzeit?',
      ],
      [
        'seller',
        'Tag, Abschnitt C mit 132 m² ist leer. Jeder Mieter hat einen Chip fürs Tor, 24/7. Heizung hat die Halle keine. Keine Mindestlaufzeit, zum Quartal drei Monate. Nebenkosten waren bei dem Vormieter mal so, mal so. Stapler, habt ihr Leute mit Schein?',
      ],
      ['buyer', 'Zwei haben den Schein.'],
    ],
  },
  {
    id: 'fg-de-hochzeitsfoto',
    match: true,
    seller: {
      name: 'Lichtblick Fotografie',
      description: 'Anja Ritter, Hochzeiten und Familien, Freiburg und Umgebung. Reportagestil.',
      points: ['8 Stunden 1.790 €', 'Mindestens 400 bearbeitete Bilder', 'Onlinegalerie mit Passwort'],
    },
    buyer: { name: 'Miriam und Felix', description: 'Heiraten am 6. September in Staufen' },
    requirements: [
      ['Zweite Fotografin', '-'],
      ['Mindestens 300 Bilder', '+'],
      ['Begleitung bis Mitternacht', '+'],
      ['Rohdaten dazu', '-'],
      ['Bilder innerhalb von vier Wochen', '?'],
      ['Drohnenaufnahmen', '?'],
    ],
    talk: [
      [
        'buyer',
        'Liebe Anja, 3 Fragen: seid ihr zu zweit, bekommen wir auch die RAWs und wann sind die Bilder da? Trauung ist um 14 Uhr, Party bis open end',
      ],
      [
        'seller',
        'Liebe Miriam, 1. ich komme allein, seit zehn Jahren klappt das gut so. 2. Unbearbeitetes gebe ich nicht heraus. 3. September ist Hochsaison, da brauche ich ein bisschen Geduld von euch :) Bei mir wärt ihr mit 10 Stunden gut dabei, von 14 Uhr bis Mitternacht, 2.150 €.',
      ],
      ['buyer', 'Das mit den 10 Stunden klingt super!'],
    ],
  },
  {
    id: 'fg-de-sprachkurs',
    match: true,
    seller: {
      name: 'Sprachwerkstatt Süd',
      description: 'Deutschkurse für Firmen, A1 bis C1, in Augsburg und online. Gruppen bis 8 Personen.',
      points: [
        'Lehrkräfte mit BAMF-Zulassung',
        'Einstufungstest vorab',
        '62 € pro Unterrichtseinheit je Gruppe',
      ],
    },
    buyer: { name: 'Pflegeheim St. Afra', description: 'Sieben Pflegekräfte aus Indien' },
    requirements: [
      ['Unterricht in zwei Schichtgruppen', '?'],
      ['Unterricht bei uns im Haus', '+'],
      ['Fachsprache Pflege', '+'],
      ['Prüfung wird abgenommen', '-'],
      ['Beginn im Mai', '?'],
      ['Höchstens 60 € pro Einheit', '-'],
    ],
    talk: [
      [
        'buyer',
        'Grüß Gott, sieben Mitarbeiterinnen sollen von B1 auf B2, am besten bei uns im Heim, mit Pflegevokabular. Kann die Prüfung auch bei Ihnen abgelegt werden? Start im Mai. Geht beim Preis noch etwas?',
      ],
      [
        'seller',
        'Grüß Gott Frau Maier, wir kommen gern zu Ihnen, Frau Demir hat selbst als Krankenschwester gearbeitet und unterrichtet nach dem Lehrwerk für die Pflege. Prüfungen dürfen wir nicht abnehmen, dafür gibt es telc bei der VHS. Der Preis ist fest. Zum Start: an welchen Tagen sind denn alle sieben gleichzeitig im Dienst?',
      ],
    ],
  },
  {
    id: 'fg-de-kartoffeln',
    match: true,
    seller: {
      name: 'Hof Wiesengrund',
      description: 'Kartoffeln, Möhren und Zwiebeln direkt vom Bauern, Uelzen. Lieferung dienstags.',
      points: ['Bioland', 'Sack zu 12,5 oder 25 kg'],
    },
    buyer: { name: 'Kita Regenbogen', description: 'Eigene Küche, 85 Essen am Tag' },
    requirements: [
      ['Bioqualität', '+'],
      ['Geschälte Kartoffeln', '-'],
      ['Lieferung vor 8 Uhr', '?'],
      ['Rechnung monatlich', '+'],
      ['Kilopreis unter 1,20 €', '+'],
      ['Äpfel im Sortiment', '?'],
    ],
    talk: [
      [
        'buyer',
        'guten morgen, wir brauchen ca 75 kg kartoffeln pro woche, festkochend, am liebsten schon geschält. preis? wäre sammelrechnung am monatsende ok? äpfel bräuchten wir auch. die köchin fängt um 7 an, vor 8 wäre gut',
      ],
      [
        'seller',
        'Moin! Annabelle, 25 kg Sack 27,50 €, geliefert. Schälen tun wir nich, das müsst ihr selber oder der Großhandel. Rechnung zum Monatsletzten passt mir gut, weniger Papier. Wieviel Möhren nehmt ihr?',
      ],
      ['buyer', 'ungefähr 20 kg möhren'],
    ],
  },
  {
    id: 'fg-de-logo',
    match: true,
    seller: {
      name: 'Studio Farbton',
      description: 'Logos, Geschäftsausstattung und Verpackungen. Zwei Grafikerinnen in Bielefeld.',
      points: [
        'Logo-Paket 980 € mit drei Entwürfen und zwei Korrekturrunden',
        'Lieferung als SVG, PDF und PNG',
      ],
    },
    buyer: { name: 'Imkerei Löwenzahn', description: 'Neue Marke für Honig' },
    requirements: [
      ['Mindestens drei Entwürfe', '+'],
      ['Etikettengestaltung im Paket', '?'],
      ['Uneingeschränkte Nutzungsrechte', '+'],
      ['Markenrecherche', '-'],
      ['Ratenzahlung', '?'],
      ['Entwürfe bis Ende November', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, ich brauche ein Logo für Gläser und Etiketten.\n1. gehören mir danach alle Rechte?\n2. prüft ihr, ob es den Namen schon gibt?\n3. Entwürfe bis Ende November?\n4. in 2 Raten zahlbar?',
      ],
      [
        'seller',
        'Hallo! Schönes Projekt. Zu 1: ja, zeitlich und räumlich unbegrenzt, steht so im Vertrag. Zu 2: nein, das ist Sache eines Anwalts. Zu 3: sobald wir das Briefing haben, dauert es gewöhnlich zwei bis drei Wochen. Hast du schon Bilder von deinen Gläsern?',
      ],
      ['buyer', 'Bilder mache ich am Wochenende, das Briefing schreibe ich dann auch irgendwann.'],
    ],
  },
  {
    id: 'fg-de-dach',
    match: true,
    seller: {
      name: 'Dachdeckerei Voss',
      description: 'Steildach, Flachdach, Dachfenster. Innungsbetrieb in Oldenburg.',
      points: ['Eigene Gerüste', 'Notdienst bei Sturm', 'Velux-Fachbetrieb'],
    },
    buyer: { name: 'Renate Ahlers', description: 'Zwei Dachfenster sollen getauscht werden' },
    requirements: [
      ['Einbau von Velux-Fenstern', '+'],
      ['Elektrische Rollläden', '+'],
      ['Innenverkleidung wird angepasst', '?'],
      ['Fertig vor Weihnachten', '?'],
      ['Höchstens 4.000 € für beide Fenster', '-'],
      ['Gerüst im Preis enthalten', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag Herr Voss, bei uns sollen zwei Dachfenster MK06 ersetzt werden, mit elektrischem Rollladen und neuem Innenfutter. Vor Weihnachten wäre schön. Mehr als 4000 haben wir nicht geplant.',
      ],
      [
        'seller',
        'Moin Frau Ahlers, je Fenster mit Motor-Rollladen (230 V), Eindeckrahmen und Montage 2.240 €, MwSt. ist drin. Das Innenfutter, ist das bei Ihnen Holz oder Gipskarton? Termin gebe ich durch, wenn Velux die Liefertage nennt, die schwanken grad doll.',
      ],
      ['buyer', 'Also 4.480. Das muss ich mit meinem Mann bereden. Innen ist es Holz.'],
    ],
  },
  {
    id: 'fg-de-solarreinigung',
    match: true,
    seller: {
      name: 'SolarKlar Service',
      description: 'Reinigung von Photovoltaikanlagen auf Dächern und Freiflächen in Niederbayern.',
      points: ['Nur entmineralisiertes Wasser, keine Chemie', 'Ab 1,20 € pro m²', 'Vorher-Nachher-Bilder'],
    },
    buyer: { name: 'Hof Obermeier', description: 'Stalldach mit 900 m² Modulen' },
    requirements: [
      ['Ohne Reinigungsmittel', '+'],
      ['Hebebühne wird mitgebracht', '+'],
      ['Module werden nicht betreten', '?'],
      ['Rechnung unter 1.300 €', '+'],
      ['Prüfung mit Wärmebildkamera', '-'],
      ['Jährlicher Vertrag mit Rabatt', '?'],
    ],
    talk: [
      [
        'buyer',
        'Servus, 900 qm am Stalldach, was kost des? Steigts ihr da auf de Module nauf? Wärmebild dazu?',
      ],
      [
        'seller',
        'Servus Herr Obermeier, bei der Fläche und dem Ammoniak 1,30 €, macht 1.170 € netto. Bühne bringen wir mit, 22 m Arbeitshöhe. Wärmebild ham wir nicht. Wie steil ist das Dach und gibt es Laufstege?',
      ],
      ['buyer', '18 Grad, keine Stege. und bittschön mit steuer, bin pauschalierer'],
      [
        'seller',
        'Dann 1.392,30 €. Wenn ich es mit dem Nachbarn Huber am selben Tag mache, lass ichs Ihnen für 1.250 brutto.',
      ],
      ['buyer', 'Huber ist einverstanden, hab grad gredt mit ihm.'],
      ['seller', 'Passt, dann 1.250 und Dienstag in einer Woche.'],
    ],
  },
  {
    id: 'fg-de-hundeschule',
    match: true,
    seller: {
      name: 'Hundeschule Pfotenfreund',
      description: 'Welpengruppe, Alltag, Problemverhalten. Koblenz.',
      points: [
        'Gewaltfrei, kein Stachelhalsband',
        'Genehmigung nach § 11 TierSchG vom Veterinäramt',
        'Einzelstunde 65 €, Gruppen samstags',
      ],
    },
    buyer: { name: 'Dirk', description: 'Schäferhundmix aus Rumänien, 4 Jahre, bellt andere Hunde an' },
    requirements: [
      ['Hausbesuche', '+'],
      ['Maulkorbtraining', '?'],
      ['Arbeit ohne Strafreize', '+'],
      ['Gruppenstunde unter der Woche', '-'],
      ['Höchstens fünf Hunde pro Gruppe', '?'],
      ['Wesenstest', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, mein Balu pöbelt an der Leine. Kommen Sie auch nach Hause? Gruppe wäre später interessant, aber ich arbeite samstags. Wie viele sind da drin?',
      ],
      [
        'seller',
        'Hallo Dirk, die ersten zwei Stunden bin ich immer bei den Leuten daheim, Anfahrt 10 €. Gruppe gibt es nur am Samstag. Wie voll es ist, kommt aufs Wetter an. Hat Balu schon mal gebissen?',
      ],
      ['buyer', 'Einmal geschnappt, ohne Verletzung'],
      ['seller', 'Gut zu wissen. Dann bitte mit Maulkorb zum ersten Treffen.'],
    ],
  },
  {
    id: 'fg-de-arbeitsbuehne',
    match: true,
    seller: {
      name: 'Mietpark Lausitz',
      description: 'Arbeitsbühnen, Minibagger und Anhänger zur Miete, Cottbus.',
      points: ['Scherenbühnen bis 12 m', 'Anhängerbühne 17 m, 145 € am Tag', 'Einweisung inklusive'],
    },
    buyer: { name: 'Elektro Noack', description: 'Montiert Strahler in einer Sporthalle' },
    requirements: [
      ['Arbeitshöhe mindestens 9 m', '+'],
      ['Nicht markierende Reifen', '+'],
      ['Elektroantrieb', '+'],
      ['Anlieferung am Montag um 6 Uhr', '?'],
      ['Tagesmiete unter 100 €', '-'],
      ['Anlieferung kostenlos', '?'],
    ],
    talk: [
      [
        'buyer',
        'moin, scherenbühne für turnhalle, 9 m, weiße reifen, akku. montag bis mittwoch. preis pro tag, versicherung? muss montag um 6 da sein',
      ],
      [
        'seller',
        'Guten Morgen, GS-2646, 9,8 m Arbeitshöhe, batteriebetrieben, Reifen hinterlassen keine Spuren. 115 € pro Tag inkl. Maschinenbruch mit 1.000 € Selbstbehalt. Fahrer fängt um 6 bei uns an, ich frag ihn, ob er eher los kann.',
      ],
    ],
  },
  {
    id: 'fg-de-rechnungssoftware',
    match: true,
    seller: {
      name: 'Kontor24',
      description: 'Rechnungsprogramm für Handwerker im Browser. Angebote, Rechnungen, Mahnungen.',
      points: [
        '19 € im Monat, monatlich kündbar',
        'E-Rechnung als XRechnung und ZUGFeRD',
        'Server in Frankfurt',
      ],
    },
    buyer: { name: 'Fliesen Bauer', description: 'Fliesenleger, drei Mitarbeiter' },
    requirements: [
      ['Hilfe am Telefon', '?'],
      ['App für Android', '-'],
      ['Daten liegen in Deutschland', '+'],
      ['Zeiterfassung für Mitarbeiter', '?'],
      ['GAEB-Import', '?'],
      ['Übernahme der alten Kundendaten', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, vier Punkte: gibts eine App fürs Handy (Samsung), kann ich GAEB einlesen, kann ich meine 600 Kunden aus Excel mitnehmen und können meine Leute ihre Stunden eintragen?',
      ],
      [
        'seller',
        'Hallo Herr Bauer, 1. eine App haben wir nur fürs iPhone, auf Samsung läuft die Webseite im Browser. 2. welche GAEB-Phase bekommen Sie denn, 83? 3. ja, Excel oder CSV hochladen, fertig. 4. darf ich fragen, wie Sie das heute machen, auf Zetteln?',
      ],
      ['buyer', 'Ja auf Zetteln, freitags. GAEB meistens 83, ja'],
    ],
  },
  {
    id: 'fg-de-spedition',
    match: true,
    seller: {
      name: 'Spedition Kallweit',
      description: 'Stückgut und Teilladungen, täglich ab Rostock nach Süddeutschland und Österreich.',
      points: ['Auslieferung auf Wunsch mit Hebebühne', 'Sendungsverfolgung online', 'Kein Gefahrgut'],
    },
    buyer: { name: 'Bootslacke Warnow', description: 'Versendet Lacke und Zubehör an Händler' },
    requirements: [
      ['Gefahrgut Klasse 3', '-'],
      ['Zustellung mit Hebebühne', '+'],
      ['Laufzeit nach Linz höchstens drei Tage', '+'],
      ['Avis beim Empfänger', '+'],
      ['Palettentausch', '?'],
      ['Unter 120 € je Palette', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, wöchentlich 2-4 Europaletten nach Linz und Graz. Ein Teil davon UN 1263. Hebebühne beim Kunden nötig, vorher anrufen. Laufzeit und Preis bitte, tauschen Sie Paletten?',
      ],
      [
        'seller',
        'Guten Tag Herr Peters, Linz 48 Stunden, Graz 72. Telefonische Ankündigung 6 € je Sendung, machen wir. Für einen Preis benötige ich Gewicht und Höhe, die Maut kommt seit Januar noch obendrauf. Die UN-Ware können Sie uns leider nicht mitgeben.',
      ],
      ['buyer', 'Ca. 420 kg, 1,40 m hoch.'],
    ],
  },
  {
    id: 'fg-de-physio',
    match: true,
    seller: {
      name: 'Mobile Physiotherapie Berger',
      description: 'Krankengymnastik und Lymphdrainage zu Hause, Dresden links der Elbe.',
      points: ['Alle Kassen und privat', 'Termine Montag bis Donnerstag'],
    },
    buyer: { name: 'Heike Thiele', description: 'Für ihre Mutter nach einer Hüftoperation, Dresden-Löbtau' },
    requirements: [
      ['Hausbesuch', '+'],
      ['Abrechnung mit der AOK', '+'],
      ['Therapeutin, kein Mann', '?'],
      ['Erster Termin noch diese Woche', '-'],
      ['Zweimal pro Woche', '+'],
      ['Manuelle Therapie', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, meine Mutter (81, AOK Plus) kommt morgen aus der Klinik und hat ein Rezept für 6x KG, zweimal die Woche. Könnte noch diese Woche jemand kommen? Sie hätte gern eine Frau. Eventuell folgt ein Rezept für MT.',
      ],
      [
        'seller',
        'Guten Tag Frau Thiele, diese Woche geht nichts mehr, die nächste ja: Dienstag und Donnerstag, jeweils 11.20 Uhr, über drei Wochen. Wer die Tour fährt, entscheidet sich am Montag. Steht auf dem Rezept „Hausbesuch ja“? Bitte unbedingt nachsehen.',
      ],
      ['buyer', 'Ja, ist angekreuzt.'],
    ],
  },
]
