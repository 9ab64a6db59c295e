import type { Pair } from '../../../cases.ts'

/** Conversations in German by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsDDe: readonly Pair[] = [
  {
    id: 'fd-de-drehteile',
    match: true,
    seller: {
      name: 'CNC-Drehteile ab 50 Stück',
      description: 'Lohnfertiger im Raum Tuttlingen, 18 Maschinen',
      points: ['Durchmesser 3 bis 65 mm', 'ISO 9001'],
    },
    buyer: {
      name: 'Gewindebuchsen aus Edelstahl',
      description: 'Für Dosierpumpen, 400 Stück alle zwei Monate',
    },
    requirements: [
      ['Werkstoff 1.4404', '+'],
      ['Zertifiziert nach ISO 13485', '-'],
      ['Toleranz H7 in der Bohrung', '+'],
      ['Rahmenvertrag mit Abrufen', '?'],
      ['Erstmuster innerhalb von drei Wochen', '-'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, Zeichnung anbei. Können Sie das in V4A, also 1.4404, und kriegen Sie die 8 H7 sauber hin?',
      ],
      [
        'seller',
        'Grüß Gott, das Material liegt als Stange bei uns im Regal. Gebohrt und gerieben, H7 ist für uns täglich Brot, messen wir zu 100 %.',
      ],
      ['buyer', 'Wann hätten wir Erstmuster? Und 13485 haben Sie auch?'],
      [
        'seller',
        'Die Maschinen sind voll, vor Kalenderwoche 38 geht nichts raus, das wären fünf Wochen. Bei der Norm bleibt es bei der 9001, die medizinische haben wir auslaufen lassen.',
      ],
    ],
  },
  {
    id: 'fd-de-spedition',
    match: true,
    seller: {
      name: 'Teil- und Komplettladungen Österreich–Italien',
      description: 'Frächter aus Villach, 22 Sattelzüge',
      points: ['Euro 6', 'CMR-Versicherung'],
    },
    buyer: {
      name: 'Transport von Holzplatten nach Udine',
      description: 'Wöchentlich 12 Paletten ab St. Veit',
    },
    requirements: [
      ['Keine Subunternehmer', '+'],
      ['Verdeck für Kranbeladung öffenbar', '?'],
      ['Zustellung am selben Tag', '+'],
      ['Tausch von Europaletten', '-'],
      ['Fixpreis für ein Jahr', '?'],
    ],
    talk: [
      [
        'buyer',
        'Servus, wir suchen wen für fix. Beladen wird bei uns von der Seite mit dem Stapler. Wer fährt denn dann tatsächlich?',
      ],
      [
        'seller',
        'Servus! Schiebeplane auf beiden Seiten haben unsere alle. Es fahren ausschließlich eigene Leut auf eigenen Zügen, weitergeben tun wir nix.',
      ],
      ['buyer', 'Passt. Wann wär die Ware unten, und tauscht ihr Europaletten?'],
      [
        'seller',
        'In der Früh geladen, zu Mittag in Udine. Tauschen tun wir in Italien grundsätzlich nicht mehr, da kommt nie was zurück. Über den Preis reden wir am besten, wenn ich weiß, was der Diesel heuer noch macht.',
      ],
    ],
  },
  {
    id: 'fd-de-lagersoftware',
    match: true,
    seller: {
      name: 'Lagerfuchs – Lagerverwaltung für Mittelständler',
      description: 'Webbasiert, Entwicklung in Bielefeld',
      points: ['Ab 5 Arbeitsplätzen', 'Einführung in 6 bis 8 Wochen'],
    },
    buyer: { name: 'WMS für Fahrradteilehandel', description: '9.000 Artikel, drei Lagerorte' },
    requirements: [
      ['Daten auf Servern in Deutschland', '+'],
      ['Schnittstelle zu Shopware', '+'],
      ['Betrieb auf eigenem Server möglich', '-'],
      ['Verfolgung von Chargen', '?'],
      ['Telefonischer Support auch samstags', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, wo läuft das Ganze eigentlich, und könnten wir es auch bei uns im Keller hosten? Shop ist Shopware 6.',
      ],
      [
        'seller',
        'Moin. Läuft in einem Rechenzentrum in Gütersloh, eine Installation beim Kunden bieten wir nicht an. Shopware-Bestellungen und Bestände gleichen wir im Minutentakt ab, das Plugin ist dabei.',
      ],
      ['buyer', 'Und wenn es samstags hakt? Da ist bei uns Hochbetrieb.'],
      ['seller', 'Unsere Hotline ist Mo–Fr von 7 bis 18 Uhr besetzt. Am Wochenende ist niemand da.'],
    ],
  },
  {
    id: 'fd-de-kaese',
    match: true,
    seller: {
      name: 'Bergkäse direkt ab Sennerei',
      description: 'Sennerei im Bregenzerwald, Großhandel an Gastro und Läden',
      points: ['Heumilch', 'Laibe zu ca. 30 kg'],
    },
    buyer: { name: 'Käse für Unverpacktladen', description: 'Augsburg, ein Laib alle zwei Wochen' },
    requirements: [
      ['Mindestens 12 Monate gereift', '+'],
      ['Aus zertifizierter Biomilch', '-'],
      ['Tierisches Lab ausgeschlossen', '-'],
      ['Lieferung ohne Einwegplastik', '?'],
      ['Halbe Laibe möglich', '+'],
    ],
    talk: [
      [
        'buyer',
        'Grüß euch! Wie alt ist der älteste, den ihr hergebt? Und ein ganzer Laib wäre für uns zu viel.',
      ],
      [
        'seller',
        'Hoi, mir hond an Achtzehnmonatigen im Keller. Wir schneiden ihn gern in der Mitte durch, kostet nichts extra.',
      ],
      ['buyer', 'Toll. Unsere Kundschaft fragt immer: bio? vegetarisch?'],
      [
        'seller',
        "Bio sind unsere Bauern nicht, Heumilch schon, das ist aber was anderes. Und eingelabt wird mit Kälberlab, so wie's der Opa gemacht hat.",
      ],
    ],
  },
  {
    id: 'fd-de-stapler',
    match: true,
    seller: {
      name: 'Jungheinrich EFG 216, Bj. 2017',
      description: 'Dreirad-Elektrostapler aus Getränkehandel',
      points: ['4.900 Betriebsstunden', 'Ladegerät dabei'],
    },
    buyer: { name: 'Gebrauchter Elektrostapler', description: 'Tischlerei mit enger Halle' },
    requirements: [
      ['Tragkraft mindestens 1,5 t', '+'],
      ['Hubhöhe mindestens 4 m', '?'],
      ['Gültige UVV-Prüfung', '-'],
      ['Mit Seitenschieber', '?'],
      ['Lieferung nach Kassel', '+'],
    ],
    talk: [
      ['buyer', 'Moin, was hebt der, und was ist mit der Batterie? Noch die erste?'],
      [
        'seller',
        '1600 kg laut Typenschild. Die Batterie hab ich letzten Herbst neu reingesetzt, Rechnung von Hoppecke liegt vor.',
      ],
      ['buyer', 'UVV ist noch frisch? Transport nach Kassel wär für mich auch ein Thema.'],
      [
        'seller',
        'Die Plakette ist im März abgelaufen, neu machen lass ich sie nicht mehr. Mein Schwager fährt mit dem Tieflader eh jede Woche die A7 hoch, der stellt ihn dir in Kassel vor die Tür, 150 Euro.',
      ],
    ],
  },
  {
    id: 'fd-de-gitarre',
    match: true,
    seller: {
      name: 'Gitarrenunterricht in Leipzig-Plagwitz',
      description: 'E-Gitarre und Westerngitarre, Dozent mit Bühnenerfahrung',
      points: ['30, 45 oder 60 Minuten', 'Proberaum mit Verstärkern'],
    },
    buyer: { name: 'Gitarrenlehrer für unseren Sohn', description: '11 Jahre, will Metallica spielen' },
    requirements: [
      ['Leihinstrument vorhanden', '+'],
      ['Unterricht auch in den Ferien', '-'],
      ['Erfahrung mit Legasthenie', '?'],
      ['Linkshänder willkommen', '?'],
      ['Monatlich kündbar', '?'],
    ],
    talk: [
      [
        'buyer',
        'hallo, unser großer will unbedingt e-gitarre, hat aber noch keine. kann er erstmal reinschnuppern?',
      ],
      [
        'seller',
        'Na klar! Die erste Stunde geht auf mich. Ich hab zwei Squier hier rumstehen, eine davon kann er für den Anfang mit nach Hause nehmen.',
      ],
      [
        'buyer',
        'super lieb. er hat lrs, noten lesen fällt ihm schwer. in den ferien würde er gern durchmachen',
      ],
      [
        'seller',
        'Noten brauchts bei mir eh nicht, wir lernen nach Gehör. In den sächsischen Schulferien ist zu, da bin ich auf Tour.',
      ],
    ],
  },
  {
    id: 'fd-de-coaching',
    match: true,
    seller: {
      name: 'Coaching für Führungskräfte',
      description: 'Systemische Beraterin in Zürich, 20 Jahre in der Industrie',
      points: ['Einzelcoaching 90 Minuten', 'Deutsch und Englisch'],
    },
    buyer: {
      name: 'Begleitung einer neuen Teamleiterin',
      description: 'Maschinenbau, Winterthur, sechs Monate',
    },
    requirements: [
      ['Termine auch abends', '?'],
      ['Keine Berichte an den Vorgesetzten', '+'],
      ['Stundensatz höchstens 220 Franken', '-'],
      ['Selbst Führungserfahrung', '+'],
      ['Auf Französisch möglich', '?'],
    ],
    talk: [
      [
        'buyer',
        'Grüezi Frau Zgraggen, wir möchten, dass Sie zu uns nach Winterthur kommen. Was kostet das, und was erfahre ich als Chef davon?',
      ],
      [
        'seller',
        'Grüezi Herr Dubach. Ich komme gerne zu Ihnen, ein ruhiges Zimmer genügt. Eine Stunde kostet 260 Franken. Von den Inhalten erfahren Sie von mir nichts, auch nicht in einer Zusammenfassung; das ist Bedingung.',
      ],
      ['buyer', 'Einverstanden. Haben Sie selber einmal ein Team geführt?'],
      ['seller', 'Bei Sulzer zwölf Jahre lang eine Abteilung mit vierzig Leuten.'],
    ],
  },
  {
    id: 'fd-de-festzelt',
    match: true,
    seller: {
      name: 'Zeltverleih Oberpfalz',
      description: 'Fest- und Lagerzelte mit Auf- und Abbau',
      points: ['Bierzeltgarnituren', 'Breiten 6, 10 und 15 m'],
    },
    buyer: { name: 'Zelt für 125 Jahre Feuerwehr', description: '11. bis 13. Juli, Wiese am Ortsrand' },
    requirements: [
      ['Platz für 400 Personen', '+'],
      ['Prüfbuch für die Bauabnahme', '+'],
      ['Boden im ganzen Zelt', '-'],
      ['Beheizbar an kalten Abenden', '?'],
      ['Abbau noch am Montag', '?'],
    ],
    talk: [
      [
        'buyer',
        'Servus beinand, mir bräuchten was für vierhundert Leut mit Tanzboden und am besten alles ausgelegt. Landratsamt will das Prüfbuch sehn.',
      ],
      [
        'seller',
        'Servus! Des 15er auf 30 Meter, da hocken 450 an Garnituren. Prüfbuch is gültig bis übernächstes Jahr und fährt mit. Holzboden haben wir bloß 80 Quadratmeter, des reicht für die Tanzfläche, mehr ned.',
      ],
      ['buyer', 'Und wann stellts ihr auf? Am Freitag um vier kommt scho der Bieranstich.'],
      ['seller', "Mittwoch den 9. fangen wir an, Mittwoch auf d' Nacht steht's."],
    ],
  },
  {
    id: 'fd-de-catering',
    match: true,
    seller: {
      name: 'Catering aus Köln-Ehrenfeld',
      description: 'Levantinische Küche für 30 bis 300 Gäste',
      points: ['Fingerfood und Buffet', 'Lieferung mit eigenen Kühlwagen'],
    },
    buyer: { name: 'Mittagsbuffet für Betriebsversammlung', description: '120 Leute, Halle in Hürth' },
    requirements: [
      ['Alles halal', '+'],
      ['Abbau bis spätestens 15 Uhr', '?'],
      ['Preis unter 25 € pro Person', '-'],
      ['Servicepersonal vor Ort', '+'],
      ['Allergene schriftlich ausgewiesen', '?'],
    ],
    talk: [
      ['buyer', 'Liebes Team, habt ihr am 14.3. Kapazität? Wichtig: halal für alle, kein Wegwerfkram.'],
      [
        'seller',
        'Hey! Haben wir. Bei uns kommt kein Schwein in die Küche, das Fleisch ist durchweg von einem halal-zertifizierten Metzger und gekocht wird ohne Alkohol. Teller und Gläser sind Porzellan und Glas, wir nehmen sie dreckig wieder mit.',
      ],
      ['buyer', 'Top. Kosten? Und bleibt jemand da?'],
      [
        'seller',
        "Drei von uns stehen hinterm Buffet, die sind in den 28,50 pro Nase drin. Günstiger wird's auch ohne Dessert nicht.",
      ],
    ],
  },
  {
    id: 'fd-de-anhaenger',
    match: true,
    seller: {
      name: 'Autotransporter zu mieten',
      description: 'Tandemachser in Hannover-Linden',
      points: ['2.700 kg zulässiges Gesamtgewicht', 'Seilwinde'],
    },
    buyer: {
      name: 'Anhänger für Oldtimer-Überführung',
      description: 'Mercedes W123 von Bremen nach Göttingen',
    },
    requirements: [
      ['Nutzlast mindestens 2 t', '+'],
      ['Zulassung für 100 km/h', '+'],
      ['Abholung vor 7 Uhr', '-'],
      ['Flache Auffahrrampen', '?'],
      ['Vollkasko mit Selbstbeteiligung unter 500 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'Moin, wieviel darf da rauf und darf ich 100 fahren? Bräuchte ihn Samstag ganz früh, so halb sieben',
      ],
      [
        'seller',
        'moin, leer wiegt er 620 also kannst 2080 laden. 100er plakette is dran. vor acht mach ich die tür nicht auf, da kann kommen wer will',
      ],
      ['buyer', 'ok dann acht. gurte muss ich mitbringen? und wie siehts aus wenn was passiert'],
      ['seller', 'radgurte vier stück liegen in der kiste, kosten nix. versichert is er'],
    ],
  },
  {
    id: 'fd-de-hebebuehne',
    match: true,
    seller: {
      name: 'Arbeitsbühnen mieten, Rhein-Neckar',
      description: 'Scheren-, Gelenk- und LKW-Bühnen',
      points: ['Tagesmiete 8 Stunden', 'Einweisung inklusive'],
    },
    buyer: { name: 'Bühne für Fassadenreinigung', description: 'Hotel in Heidelberg, drei Tage' },
    requirements: [
      ['Arbeitshöhe 20 m', '+'],
      ['Elektroantrieb wegen Lärm', '-'],
      ['Durchfahrtsbreite unter 1,20 m', '+'],
      ['Straßensperrung wird beantragt', '-'],
      ['Rechnung mit 14 Tagen Ziel', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Damen und Herren, die Zufahrt zum Innenhof ist nur 1,20 m breit, die Traufe liegt bei 18 m. Nach Möglichkeit elektrisch, es sind Gäste im Haus. Auf der Straßenseite müsste gesperrt werden.',
      ],
      [
        'seller',
        'Guten Tag Frau Lenz, für den Hof kommt unsere Raupenbühne in Frage: 21,5 m Arbeitshöhe, eingeklappt 98 cm breit. Sie läuft allerdings nur mit Diesel, eine Akkuversion führen wir nicht.',
      ],
      [
        'seller',
        'Noch zur Straße: die verkehrsrechtliche Anordnung muss der Mieter selbst bei der Stadt holen, das übernehmen wir nicht. Rechnung geht nach Rückgabe raus.',
      ],
    ],
  },
  {
    id: 'fd-de-ferienhaus',
    match: true,
    seller: {
      name: 'Reetdachhaus auf Föhr',
      description: 'Für sechs Personen, Oevenum',
      points: ['Eingezäunter Garten', 'Kaminofen'],
    },
    buyer: { name: 'Ferienhaus für zwei Familien', description: 'Herbstferien NRW, mit altem Labrador' },
    requirements: [
      ['Hund erlaubt', '+'],
      ['Zwei Badezimmer', '-'],
      ['Bettwäsche im Preis enthalten', '-'],
      ['Fußläufig zum Bäcker', '+'],
      ['Waschmaschine im Haus', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag Frau Petersen, wir kämen zu sechst mit unserem 13jährigen Labrador. Ist der willkommen? Wie viele Bäder gibt es?',
      ],
      [
        'seller',
        'Moin Familie Krone, Vierbeiner haben wir gern, er müsste nur aus den Betten bleiben. Es gibt ein Duschbad oben und unten ein Gäste-WC mit Waschbecken, mehr nicht.',
      ],
      [
        'buyer',
        'Das geht schon. Müssen wir Wäsche mitbringen? Brötchen holt bei uns mein Mann, der läuft nicht gern :)',
      ],
      [
        'seller',
        'Wäsche können Sie mitbringen oder als Paket zu 22 € pro Person dazunehmen. Der Bäcker ist drei Häuser weiter, das schafft er.',
      ],
    ],
  },
  {
    id: 'fd-de-welpen',
    match: true,
    seller: {
      name: 'Kleinpudel in Apricot',
      description: 'Wurf vom 2. Februar, Hobbyzucht im Waldviertel',
      points: ['ÖKV-Papiere', 'Im Haus aufgezogen'],
    },
    buyer: { name: 'Kleinpudel für Allergikerfamilie', description: 'Wien, Wohnung mit Lift' },
    requirements: [
      ['Soll ein Rüde sein', '+'],
      ['Elterntiere auf PRA getestet', '+'],
      ['Mit Chip und EU-Heimtierausweis', '?'],
      ['Bereits stubenrein', '-'],
      ['Rücknahme bei Allergie', '?'],
    ],
    talk: [
      [
        'buyer',
        'Liebe Frau Winkler, ist noch ein Bub da? Meine Tochter reagiert auf Hunde, aber beim Pudel meiner Schwester war nie was.',
      ],
      [
        'seller',
        "Grüß Sie! Zwei Buben suchen noch. Kommen S' am Sonntag herauf zu uns, dann lernen Sie auch die Mama kennen. Beide Eltern sind PRA-frei, die Gentests zeig ich Ihnen.",
      ],
      ['buyer', 'Gern! Machen sie schon draußen? Und was wär, wenn es mit der Allergie doch nicht geht?'],
      [
        'seller',
        "Mit acht Wochen? Na, da geht noch alles ins Haus, das müssen Sie ihm beibringen. Wegen der Allergie täten S' halt vorher ein paarmal zum Kuscheln kommen.",
      ],
    ],
  },
  {
    id: 'fd-de-pferdeklinik',
    match: true,
    seller: {
      name: 'Mobile Pferdezahnpraxis',
      description: 'Tierärztin, Raum Münsterland',
      points: ['Sedierung durch mich selbst', 'Sammeltermine günstiger'],
    },
    buyer: { name: 'Zahnbehandlung für drei Ponys', description: 'Offenstall bei Coesfeld' },
    requirements: [
      ['Approbierte Tierärztin', '+'],
      ['Röntgen am Stall', '-'],
      ['Termin noch im Mai', '?'],
      ['Zahnziehen möglich', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, unser Ältester (27) wickelt Heu, da muss wohl einer raus. Haben Sie ein mobiles Röntgen? Und ginge es noch im Mai?',
      ],
      [
        'seller',
        'Hallo Frau Bröker, einzelne lockere Backenzähne hole ich im Stehen am Stall, das mache ich jede Woche. Röntgen habe ich keins dabei, dafür müssten Sie in die Klinik nach Telgte.',
      ],
      ['buyer', 'Verstehe. Und wann?'],
      [
        'seller',
        'Ich bündle die Touren immer nach Orten. Sobald Coesfeld dran ist, melde ich mich bei Ihnen.',
      ],
    ],
  },
  {
    id: 'fd-de-kinderwagen',
    match: true,
    seller: {
      name: 'Kinderwagen Bugaboo Fox',
      description: 'Gebraucht, ein Kind, Nichtraucherhaushalt',
      points: ['Wanne und Sportsitz', 'Farbe grau'],
    },
    buyer: { name: 'Kombikinderwagen gesucht', description: 'Freiburg, Baby kommt im Juni' },
    requirements: [
      ['Babyschale aufsetzbar, Adapter dabei', '-'],
      ['Regenschutz dabei', '+'],
      ['Reifen pannensicher', '+'],
      ['Bremse ohne Mängel', '?'],
      ['Tierfreier Haushalt', '?'],
    ],
    talk: [
      ['buyer', 'Huhu, ist der noch zu haben? Was ist alles dabei? Adapter für Maxi-Cosi?'],
      [
        'seller',
        'Ja ist noch da :) also dabei sind: Wanne, Sitz, Regenhaube, Einkaufskorb. Die Adapter hab ich schon extra verkauft, sorry',
      ],
      ['buyer', 'Sind die Reifen mit Luft? Wohne in der Wiehre'],
      [
        'seller',
        'Nee Vollgummi, da kann nix platt gehen. Ich bin in Herdern, kannst einfach mit der Straßenbahn kommen und ihn holen 🚋',
      ],
    ],
  },
  {
    id: 'fd-de-kamera',
    match: true,
    seller: {
      name: 'Fujifilm X-T3 mit 18-55',
      description: 'Privatverkauf, gepflegt',
      points: ['Zwei Akkus', 'OVP'],
    },
    buyer: { name: 'Fuji X-T3 oder X-T4', description: 'Für Reisevideos' },
    requirements: [
      ['Weniger als 20.000 Auslösungen', '+'],
      ['Sensor ohne Kratzer', '?'],
      ['Rückgaberecht von 14 Tagen', '-'],
      ['Versicherter Versand', '+'],
      ['Ladegerät dabei', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, wie viele Auslösungen hat sie und ist der Sensor ok? Kann ich zurückgeben, wenn was ist?',
      ],
      ['seller', 'Zähler steht bei 11.340. Privatverkauf, keine Rücknahme. Bilder werden top.'],
      ['buyer', 'Verschickst du nach Graz?'],
      ['seller', 'DHL Paket mit Versicherung bis 2500, Österreich ist kein Ding, 17 Euro kommen dazu.'],
    ],
  },
  {
    id: 'fd-de-reisebus',
    match: true,
    seller: {
      name: 'Reisebusse mit Fahrer',
      description: 'Busunternehmen aus Fulda, 12 Fahrzeuge',
      points: ['30 bis 63 Sitzplätze', 'Bordküche und WC'],
    },
    buyer: { name: 'Bus für Chorreise nach Prag', description: '48 Personen, 4 Tage über Pfingsten' },
    requirements: [
      ['Mindestens 48 Sitzplätze', '+'],
      ['Platz für einen Rollstuhl', '-'],
      ['Fahrer bleibt die ganze Zeit', '+'],
      ['Parkgebühren im Preis enthalten', '-'],
      ['Kostenlose Stornierung bis April', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrter Herr Möller, wir sind 47 Sängerinnen und Sänger plus Chorleiter, davon eine Dame im E-Rollstuhl. Wären Maut und Parkgebühren schon drin?',
      ],
      [
        'seller',
        'Sehr geehrte Frau Auth, Ihr Bus hätte 53 Plätze. Die tschechische Maut ist eingerechnet, Parkplätze in Prag gehen extra. Unser Herr Jahn fährt Sie hin, wohnt mit Ihnen im Hotel und bringt Sie zurück. Einen Elektrorollstuhl können wir leider in keinem unserer Busse befördern.',
      ],
      ['buyer', 'Was passiert, falls wir absagen müssen?'],
      ['seller', 'Das besprechen wir beim Vertrag, da finden wir immer eine Lösung.'],
    ],
  },
  {
    id: 'fd-de-pflege',
    match: true,
    seller: {
      name: 'Ambulanter Pflegedienst Lindenhof',
      description: 'Dresden-Striesen, seit 1998',
      points: ['Alle Pflegekassen', '24 h Rufbereitschaft'],
    },
    buyer: { name: 'Pflege für meine Mutter', description: 'Pflegegrad 3, lebt allein' },
    requirements: [
      ['Morgens vor 8 Uhr', '-'],
      ['Auch am Wochenende', '+'],
      ['Medikamente stellen', '+'],
      ['Immer dieselbe Pflegekraft', '-'],
      ['Begleitung zum Arzt', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, meine Mutter ist Frühaufsteherin und mag nicht ständig neue Gesichter. Es geht um Waschen und die Tabletten. Jeden Tag.',
      ],
      [
        'seller',
        'Guten Tag Herr Noack, einen Platz in der Tour hätten wir, aber erst um halb zehn, die frühen sind auf lange Sicht vergeben. Wir sind sieben Tage die Woche unterwegs, Feiertage auch. Die Dosette richtet unsere Schwester jeden Montag für die ganze Woche.',
      ],
      ['buyer', 'Und wer kommt?'],
      [
        'seller',
        'Es wechselt im Team zwischen vier Kolleginnen, eine einzelne kann ich Ihnen nicht zusagen, das gibt kein Dienstplan her.',
      ],
    ],
  },
  {
    id: 'fd-de-zahnschiene',
    match: true,
    seller: {
      name: 'Zahnarztpraxis am Markt',
      description: 'Regensburg, Schwerpunkt Kiefergelenk',
      points: ['Digitale Abformung', 'Termine bis 20 Uhr'],
    },
    buyer: { name: 'Knirscherschiene', description: 'Gesetzlich versichert, starker Würgereiz' },
    requirements: [
      ['Abdruck ohne Abformmasse', '+'],
      ['Schiene ohne Zuzahlung', '-'],
      ['Abendtermine nach 18 Uhr', '+'],
      ['Fertig innerhalb einer Woche', '?'],
      ['Parkplatz an der Praxis', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, ich krieg bei diesem Löffel mit der Pampe Panik. Geht das bei Ihnen anders? Zahlt das die Kasse?',
      ],
      [
        'seller',
        'Hallo, bei uns fährt nur ein kleiner Scanner über die Zähne, Löffel haben wir gar keine mehr. Die AOK trägt die einfache Schiene, wir fertigen jedoch nur die gefräste, dafür bleiben 180 Euro bei Ihnen.',
      ],
      ['buyer', 'Wie lang dauert das? Brauch sie vor dem Urlaub.'],
      ['seller', 'Das hängt vom Labor ab, fragen Sie am besten beim Termin nochmal nach.'],
    ],
  },
  {
    id: 'fd-de-messestand',
    match: true,
    seller: {
      name: 'Messebau und Mietstände',
      description: 'Agentur in Düsseldorf, eigene Schreinerei',
      points: ['Systemstände von 9 bis 80 m²', 'Einlagerung möglich'],
    },
    buyer: { name: 'Stand für die K-Messe', description: '24 m² Eckstand, Kunststoffverarbeiter' },
    requirements: [
      ['Besprechungskabine mit Tür', '+'],
      ['Monteur während der Messe erreichbar', '?'],
      ['Strom- und Wasseranschluss wird bestellt', '+'],
      ['Standpersonal gestellt', '-'],
      ['Komplettpreis unter 15.000 Euro', '?'],
    ],
    talk: [
      [
        'buyer',
        'Tag zusammen, 24 qm, zwei Seiten offen. Wir brauchen eine Ecke zum vertraulichen Reden, die Chefin will zudem nix für die Tonne.',
      ],
      [
        'seller',
        'Hallo Herr Brinkhoff, Entwurf im Anhang: hinten links ein geschlossener Raum, 2 x 2,5 m, abschließbar. Die Aluwände und Stoffbahnen lagern wir ein und stellen sie im nächsten Jahr wieder auf. Die Anschlüsse melden wir für Sie bei der Messe an.',
      ],
      ['buyer', 'Schick. Hostessen habt ihr auch? Und was soll der Spaß kosten?'],
      [
        'seller',
        'Personal machen wir nicht, da nenne ich Ihnen gern eine Agentur. Die Kalkulation kommt nächste Woche, ich denke, Sie werden nicht umfallen.',
      ],
    ],
  },
  {
    id: 'fd-de-werbetexte',
    match: true,
    seller: {
      name: 'Texterin für Industrie und Technik',
      description: 'Freiberuflich, Linz',
      points: ['Webseiten, Kataloge, Fachartikel', 'Korrekturschleife inklusive'],
    },
    buyer: { name: 'Katalogtexte für Wärmepumpen', description: '64 Seiten, Druck Ende Oktober' },
    requirements: [
      ['Technisches Studium', '+'],
      ['Österreichisches Deutsch', '+'],
      ['Zwei Korrekturrunden enthalten', '-'],
      ['Bildunterschriften auch auf Englisch', '?'],
      ['Fertig bis 30. September', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, verstehen Sie, was ein COP ist? Unser letzter Texter kam aus Hamburg und schrieb Januar und Klempner.',
      ],
      [
        'seller',
        'Grüß Gott, ich hab an der TU Graz Verfahrenstechnik abgeschlossen, der COP schreckt mich nicht. Und Jänner, Installateur und Stiege bekommen Sie von mir von selbst, ich hab nie woanders gelebt.',
      ],
      ['buyer', 'Sehr gut! Wie viele Korrekturen sind dabei? Wem gehören die Texte?'],
      [
        'seller',
        'Eine Runde ist im Preis, jede weitere nach Aufwand. Nach Bezahlung gehört alles Ihnen, überall und für immer. Beim Termin müsst ich erst sehen, wann Ihre Unterlagen da sind.',
      ],
    ],
  },
  {
    id: 'fd-de-fahrschule',
    match: true,
    seller: {
      name: 'Fahrschule Seewind',
      description: 'Kiel-Gaarden, Klassen B, A, BE',
      points: ['Theorie Mo und Mi 18:30', 'Automatik und Schaltwagen'],
    },
    buyer: { name: 'Führerschein mit 35', description: 'Schichtarbeiterin, spreche arabisch' },
    requirements: [
      ['Fahrlehrerin statt Fahrlehrer', '+'],
      ['Theorie auf Arabisch', '-'],
      ['Fahrstunden vormittags', '+'],
      ['Zahlung in Raten', '?'],
      ['Intensivkurs in vier Wochen', '-'],
    ],
    talk: [
      [
        'buyer',
        'hallo ich will führerschein machen schnell in 4 wochen geht? ich möchte lieber bei eine frau fahren',
      ],
      [
        'seller',
        'Hallo! Bei uns fährst du mit Birte, die macht das seit zehn Jahren. Vier Wochen schafft man aber nicht, Intensivkurse machen wir keine, rechne mit drei bis vier Monaten.',
      ],
      ['buyer', 'ok. gibt theorie in arabisch? ich arbeite spätschicht'],
      [
        'seller',
        'Der Unterricht ist nur auf Deutsch, die Lern-App kannst du auf Arabisch stellen. Spätschicht passt gut, Birte hat um 9 und um 10:30 Luft.',
      ],
    ],
  },
  {
    id: 'fd-de-verpackung',
    match: true,
    seller: {
      name: 'Gläser und Verschlüsse',
      description: 'Großhandel für Imker, Konservenhersteller, Feinkost',
      points: ['Ab einer Palette frei Haus', 'Lager in Bern'],
    },
    buyer: { name: 'Gläser für Konfitüre', description: 'Kleine Manufaktur im Emmental' },
    requirements: [
      ['Sechseckig, ca. 200 ml', '+'],
      ['BPA-freie Deckel', '+'],
      ['Glas aus der Schweiz', '-'],
      ['Etiketten gleich mitlieferbar', '?'],
      ['Deckel in Gold und Rot', '?'],
    ],
    talk: [
      [
        'buyer',
        'Grüessech, ich suche Sechseckgläser um die zwei Deziliter. Eine ganze Palette wäre mir zu viel. Woher ist das Glas?',
      ],
      [
        'seller',
        'Guten Tag, das 196er Hexagon führen wir, die werden in Italien geblasen, Schweizer Verpackungsglas gibt es in dieser Form nicht. Sie können auch kartonweise holen, 48 Stück, dann einfach ab Rampe.',
      ],
      ['buyer', 'Und die Deckel? Ich hätte gerne Gold oder Rot, und ohne Bisphenol.'],
      [
        'seller',
        'Die Dichtmasse ist seit 2022 bei allen unseren Twist-offs frei von Bisphenolen. Farben schaue ich nach, Gold ist sicher da.',
      ],
    ],
  },
  {
    id: 'fd-de-dj',
    match: true,
    seller: {
      name: 'DJane für Hochzeiten und Firmenfeste',
      description: 'Hamburg und Umland, von Soul bis Schlager',
      points: ['Eigene Anlage bis 200 Gäste', 'Vorgespräch kostenlos'],
    },
    buyer: { name: 'Musik für Sommerfest', description: 'Reederei, 180 Gäste, auf einem Ponton' },
    requirements: [
      ['Kein Schlager', '+'],
      ['Funkmikrofon für die Reden', '?'],
      ['GEMA-Anmeldung übernommen', '-'],
      ['Ersatz bei Krankheit', '+'],
      ['Regenfeste Technik', '?'],
    ],
    talk: [
      [
        'buyer',
        'Ahoi! Helene Fischer bleibt bitte an Land, da versteht unser Kapitän keinen Spaß. Machst du die GEMA?',
      ],
      [
        'seller',
        'Ahoi :) kein einziger Schlager, versprochen, ich lass die Festplatte damit zu Haus. Die GEMA muss immer der Veranstalter anmelden, das kann ich euch nicht abnehmen.',
      ],
      ['buyer', 'Alles klar. Was wenn du mit Fieber im Bett liegst? Oder es schüttet?'],
      [
        'seller',
        'Dann springt meine Kollegin Nele ein, wir halten uns gegenseitig jeden Termin frei. Bei Schietwetter müssten wir mal gucken, was der Ponton so hergibt.',
      ],
    ],
  },
  {
    id: 'fd-de-ebike',
    match: true,
    seller: {
      name: 'E-Bike Kalkhoff Entice',
      description: 'Bj. 2022, 3.100 km, Damenrahmen',
      points: ['Bosch Performance', 'Rahmenhöhe M'],
    },
    buyer: { name: 'Gebrauchtes E-Bike für Touren', description: '1,68 m, viel bergauf' },
    requirements: [
      ['Akku mindestens 600 Wh', '+'],
      ['Zweiter Schlüssel fürs Akkuschloss', '?'],
      ['Schaltung mit Kette', '-'],
      ['Inspektion dieses Jahr gemacht', '?'],
      ['Unter 1.800 €', '-'],
    ],
    talk: [
      [
        'buyer',
        'Guten Abend, welcher Akku ist drin, und hat es Ketten- oder Nabenschaltung? Ginge was am Preis?',
      ],
      [
        'seller',
        "N'Abend, 625er Powertube. Geschaltet wird mit der Enviolo in der Nabe, stufenlos. 1950 ist fest, da hab ich genug Anfragen.",
      ],
      ['buyer', 'Haben Sie Papiere? Wann war es in der Werkstatt?'],
      [
        'seller',
        'Kaufbeleg von Fahrrad XXL gebe ich mit. Wir waren immer zufrieden damit, läuft wie am ersten Tag.',
      ],
    ],
  },
  {
    id: 'fd-de-tagungshotel',
    match: true,
    seller: {
      name: 'Seminarhotel im Harz',
      description: 'Vier Tagungsräume, 42 Zimmer, Wernigerode',
      points: ['Tagungspauschale 59 €', 'Sauna'],
    },
    buyer: { name: 'Klausur für 16 Personen', description: 'Stadtwerke, zwei Tage im November' },
    requirements: [
      ['Alle in Einzelzimmern', '+'],
      ['Gruppenraum zusätzlich zum Plenum', '+'],
      ['Abholung vom Bahnhof', '-'],
      ['WLAN für Videokonferenzen', '?'],
      ['Termin 12. und 13. November', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, 16 Personen, jede mit eigenem Zimmer, am liebsten 12./13.11. Drei von uns essen vegan. Kommt man vom Bahnhof zu Ihnen hoch?',
      ],
      [
        'seller',
        'Guten Tag Frau Thiele, 16 Zimmer zur Einzelnutzung bekommen Sie. Unser Koch macht zu jeder Mahlzeit ein Gericht ganz ohne tierische Zutaten. Ein Shuttle haben wir nicht, es fährt der Bus 204 oder ein Taxi.',
      ],
      ['buyer', 'Und ein zweiter Raum für Kleingruppen?'],
      [
        'seller',
        'Den Brockenblick gebe ich Ihnen ohne Aufpreis dazu. Für das Datum warte ich noch auf die Antwort einer anderen Gruppe, die eine Option hat.',
      ],
    ],
  },
  {
    id: 'fd-de-katzensitter',
    match: true,
    seller: {
      name: 'Katzenbetreuung bei Ihnen zuhause',
      description: 'Berlin Prenzlauer Berg und Pankow',
      points: ['18 € pro Besuch', 'Haftpflichtversichert'],
    },
    buyer: {
      name: 'Betreuung für zwei Katzen',
      description: 'Drei Wochen im August, eine braucht Tabletten',
    },
    requirements: [
      ['Zwei Besuche am Tag', '+'],
      ['Tabletten eingeben', '+'],
      ['Täglich Fotos', '+'],
      ['Blumen gießen', '?'],
      ['Übernachtung in der Wohnung', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hey, Mimi kriegt morgens und abends ne Tablette. Am allerliebsten wär uns, wenn jemand bei ihnen schläft',
      ],
      [
        'seller',
        'Hey du! Morgens und abends kann ich im August, wohne zwei Straßen weiter. Schlafen tu ich nur in meinem eigenen Bett, sorry 😅 Tabletten: klar, Leberwurst drum oder notfalls direkt ins Maul, war früher TFA.',
      ],
      ['buyer', 'ha perfekt. und wir kriegen mal ein lebenszeichen?'],
      [
        'seller',
        'Jeden Tag mindestens drei Bilder, meine Kunden beschweren sich eher, dass es zu viele sind',
      ],
    ],
  },
  {
    id: 'fd-de-schaltschrank',
    match: true,
    seller: {
      name: 'Schaltschrankbau',
      description: 'Fertigung in Chemnitz, 25 Mitarbeiter',
      points: ['EPLAN', 'Prüfung nach EN 61439'],
    },
    buyer: {
      name: 'Schaltschränke für Förderanlagen',
      description: 'Serie von 8 Stück für einen Kunden in Texas',
    },
    requirements: [
      ['Mit Label nach UL 508A', '-'],
      ['Klimagerät im Schrank verbaut', '?'],
      ['Prüfprotokoll je Schrank', '+'],
      ['Lieferzeit höchstens acht Wochen', '+'],
      ['Gewährleistung 24 Monate', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Morgen, die Anlage geht in die USA, dürfen Sie labeln? Pläne bräuchten wir in EPLAN P8, Termin in acht Wochen.',
      ],
      [
        'seller',
        'Guten Morgen Herr Uhlig, ein UL-Panelshop sind wir nicht, das Label darf bei uns keiner kleben. Gezeichnet wird bei uns durchweg in P8, die Projektdatei bekommen Sie.',
      ],
      [
        'buyer',
        'Der Endkunde überlegt, ob ihm eine Feldabnahme reicht. Wie sieht es mit Zeit und Dokumentation aus?',
      ],
      [
        'seller',
        'Sechs Wochen ab Freigabe, Material ist da. Jeder Schrank verlässt das Haus mit seinem eigenen Messprotokoll in der Tür.',
      ],
    ],
  },
]
