import type { Pair } from '../../../cases.ts'

/** Conversations in German by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsHDe: readonly Pair[] = [
  {
    id: 'fh-de-hochzeitstanz',
    match: true,
    seller: {
      name: 'Tanzstudio Drehmoment',
      description: 'Paartanz für Anfänger und Wiedereinsteiger, Hochzeitskurse und Privatstunden in Kassel.',
      points: ['Privatstunden auch am Wochenende', 'Parkplätze im Hof'],
    },
    buyer: { name: 'Lena und Tobi', description: 'Heiraten im September, können beide nicht tanzen' },
    requirements: [
      ['Für absolute Anfänger', '+'],
      ['Termin am Sonntag', '+'],
      ['Eigenes Lied wird einstudiert', '+'],
      ['Höchstens 50 € pro Stunde', '-'],
      ['Lehrerin kommt zu uns nach Hause', '?'],
      ['Kostenlos absagen bis 24 Stunden vorher', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallihallo! Wir heiraten im September und haben vier linke Füße. Wir hätten gern nur Privatstunden, am liebsten sonntags, zu Perfect von Ed Sheeran (ja ja, wir wissen es). Käme auch jemand zu uns ins Wohnzimmer? Und was kostet die Stunde, mehr als 50 wäre doof',
      ],
      [
        'seller',
        'Hallo ihr zwei, herzlichen Glückwunsch! Perfect ist ein schöner langsamer Walzer, den basteln wir euch in vier bis fünf Stunden zusammen, auch wenn ihr noch nie einen Schritt getanzt habt. Die Einzelstunde liegt bei 65 Euro fürs Paar. Wie groß ist denn euer Wohnzimmer, und liegt da Teppich?',
      ],
      [
        'buyer',
        'Teppich und eine Katze 😅 wir kommen wohl eher zu euch. Müssten halt manchmal kurzfristig absagen, Tobi ist bei der Feuerwehr',
      ],
    ],
  },
  {
    id: 'fh-de-katzen',
    match: true,
    seller: {
      name: 'Schnurrdienst Petra',
      description: 'Ich komme zu Ihrer Katze nach Hause, wenn Sie verreist sind. Leipzig Süd.',
      points: ['Zweimal am Tag, je 30 Minuten', 'Füttern, Klo, Spielen, Blumen gießen'],
    },
    buyer: { name: 'Familie Hübner', description: 'Zwei Kater, einer mit Diabetes' },
    requirements: [
      ['Zwei Besuche am Tag', '+'],
      ['Spritzt Insulin', '+'],
      ['Übernachtet in der Wohnung', '-'],
      ['Haftpflichtversichert', '?'],
      ['Leert den Briefkasten', '?'],
      ['Über Weihnachten frei', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, wir fahren vom 22. bis 29.12. zu den Großeltern. Moritz braucht zweimal täglich seine Insulinspritze. Am allerliebsten wäre uns jemand, der dort schläft, weil Max sonst nachts die Nachbarn zusammenschreit. Sind Sie versichert, falls was kaputt geht?',
      ],
      [
        'seller',
        'Liebe Familie Hübner, das mit dem Spritzen mach ich seit zwölf Jahren, mein eigener Kater hatte auch Zucker. Schlafen tu ich aber nur im eigenen Bett, da ist mein Mann eigen 😄 Weihnachten ist immer so eine Sache, ich hab schon fünf Anfragen und muss mal sehen wie das mit den Wegen passt. Wo wohnen Sie denn genau?',
      ],
      ['buyer', 'Kochstraße, gleich am Südplatz.'],
      ['seller', 'Ach, das ist ja bei mir ums Eck. Ich meld mich bis Sonntag.'],
    ],
  },
  {
    id: 'fh-de-hochbett',
    match: true,
    seller: {
      name: 'Tischlerei Vogelsang',
      description: 'Möbel nach Maß, Familienbetrieb in dritter Generation, Münsterland.',
      points: ['Massivholz: Eiche, Buche, Lärche', 'Aufbau bei Ihnen inklusive'],
    },
    buyer: { name: 'Sandra', description: 'Kinderzimmer mit Dachschräge' },
    requirements: [
      ['Massivholz', '+'],
      ['Aufbau im Preis', '+'],
      ['Fertig bis zur Einschulung am 28. August', '-'],
      ['Lösemittelfreies Öl', '+'],
      ['Rutsche dazu', '?'],
      ['Trägt 150 kg', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Vogelsang, wir brauchen ein Hochbett unter die Schräge. Womit behandeln Sie das Holz, unsere Kleine leckt leider alles an. Rutsche wäre der Traum. Schön wär es zur Einschulung (28.8.). Und es sollte auch mal ein Papa mit hoch können',
      ],
      [
        'seller',
        'Moin Frau Sandra, bei Kindersachen nehmen wir nur ein Hartwachsöl ganz ohne Lösungsmittel, das ist speichelfest, da darf sie ruhig schlecken. Die Werkstatt ist bis Ende September voll, vor Oktober wird das nichts. Rutsche: wie viel Platz ist denn vor dem Bett? Unter 2 m wird es nämlich steil. Schicken Sie mir mal ein Foto mit Zollstock.',
      ],
      ['buyer', 'Oktober geht auch, dann eben zum Geburtstag. Foto kommt heut Abend'],
    ],
  },
  {
    id: 'fh-de-trikots',
    match: true,
    seller: {
      name: 'Druckbude Rheine',
      description: 'Textildruck für Vereine, Abi, Junggesellenabschied.',
      points: ['Ab 10 Stück', 'Namen und Nummern ohne Aufpreis', 'Kindergrößen ab 116'],
    },
    buyer: { name: 'SV Grün-Weiß, E-Jugend', description: '14 Kinder, ein neuer Satz Trikots' },
    requirements: [
      ['Stoff aus fairem Handel', '?'],
      ['Namen auf dem Rücken', '+'],
      ['Bei 60 Grad waschbar', '-'],
      ['Passende Stutzen', '?'],
      ['Nachbestellung einzelner Trikots', '+'],
      ['Lieferung vor dem 5. April', '?'],
    ],
    talk: [
      [
        'buyer',
        'Servus, Trainer der E-Jugend hier. 14 Trikots mit Namen und Nummer, Sponsor vorne drauf (Metzgerei Kamp, der zahlt das auch). 1) kann man die mit 60° waschen 2) wenn ein neues Kind kommt, kann ich eins nachkaufen? 3) Turnier ist am 5.4., klappt das vorher?',
      ],
      [
        'seller',
        'Hi Coach! 1) ne, maximal 40, sonst löst sich die Folie 2) klar, einzeln, die Farbe bleibt drei Jahre im Programm 3) sobald ich vom Metzger das Logo in brauchbar habe, 2 bis 3 Wochen. letztes mal hab ich vier Wochen auf ein Logo gewartet, das war dann ein Handyfoto von der Wursttüte 🙈',
      ],
      ['buyer', 'haha ich frag ihn morgen beim Training, sein Sohn spielt ja mit'],
    ],
  },
  {
    id: 'fh-de-umzug',
    match: true,
    seller: {
      name: 'Zwei Mann ein Sprinter',
      description: 'Kleine Umzüge und Möbeltransporte in und um Freiburg, zwei kräftige Brüder.',
      points: ['Stundenlohn 75 € für beide inkl. Fahrzeug', 'Gurte, Decken und Sackkarre dabei'],
    },
    buyer: { name: 'Mareike', description: '2-Zimmer-Wohnung, 4. Stock ohne Aufzug' },
    requirements: [
      ['Höchstens 80 € pro Stunde', '+'],
      ['Trägt auch ein Klavier', '-'],
      ['Umzugskartons leihweise', '+'],
      ['Samstag, 31. Mai', '+'],
      ['Küche abbauen', '?'],
      ['Transportversicherung', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hey, habt ihr am 31.5. Zeit? 4. Stock, kein Aufzug, sorry schon mal. Dabei ist ein Klavier. Habt ihr Kartons zum Ausleihen? Und die Küche (IKEA) müsste jemand abbauen. Seid ihr versichert wenn was runterfällt?',
      ],
      [
        'seller',
        'Hey Mareike, 31. Mai ist eingetragen, wir sind um 8 da! Kartons haben wir 40 Stück im Keller, kannste haben und leer zurückbringen. Klavier 4. Stock machen wir nicht, da hat sich der Jonas mal den Rücken ruiniert, frag beim Klavierhaus. Wie alt ist die Küche? Mit Gasherd?',
      ],
      ['buyer', 'Elektro, 3 Jahre alt. Klavier übernimmt dann jemand anderes.'],
      [
        'seller',
        'Ok. Bitte Halteverbot beantragen, zwei Wochen vorher, sonst stehn wir in der zweiten Reihe',
      ],
    ],
  },
  {
    id: 'fh-de-brennholz',
    match: true,
    seller: {
      name: 'Hof Kreuzeder',
      description: 'Scheitholz aus dem eigenen Wald, Bayerischer Wald.',
      points: ['Buche, zwei Jahre gelagert', 'Scheitlänge 25, 33 oder 50 cm', 'Restfeuchte unter 18 %'],
    },
    buyer: { name: 'Xaver', description: 'Kachelofen, braucht 6 Ster' },
    requirements: [
      ['Reine Buche', '+'],
      ['Scheite mit 33 cm', '+'],
      ['Lieferung frei Haus', '-'],
      ['Aufstapeln im Schuppen', '?'],
      ['Barzahlung', '+'],
      ['Unter 110 € je Ster', '?'],
    ],
    talk: [
      [
        'buyer',
        'griaß eich, i brauchat 6 ster 33er. wos kost da ster, über 110 zahl i ned. fahrts ihr des her und schlichts ihr des auf? zahln dad i glei bar',
      ],
      [
        'seller',
        'Servus Xaver! Bar ist uns am liebsten. Bringen tun wir es, aber die Fuhre geht extra, bis 20 km sind es 45 Euro. Preise mach ich nach dem 1. September neu, der Spalter ist hin und der Diesel, du weißt ja selber. Ist bei dir der Hof breit genug für den Ladewagen?',
      ],
      ['buyer', 'der hof passt, do is scho da milchlaster neikemma'],
    ],
  },
  {
    id: 'fh-de-waschmaschine',
    match: true,
    seller: {
      name: 'Hausgeräte Demir',
      description: 'Reparatur von Waschmaschinen, Trocknern und Spülmaschinen vor Ort in Duisburg.',
      points: ['Anfahrt 29 €, wird bei Reparatur verrechnet', '12 Monate Garantie auf eingebaute Teile'],
    },
    buyer: { name: 'Uschi', description: 'Miele, 14 Jahre alt, pumpt nicht ab' },
    requirements: [
      ['Repariert Miele', '+'],
      ['Termin noch diese Woche', '+'],
      ['Ein Jahr Garantie auf Ersatzteile', '+'],
      ['Kartenzahlung', '-'],
      ['Nimmt das Altgerät mit, falls es nicht lohnt', '?'],
      ['Preis wird vor der Reparatur abgesprochen', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag! meine alte Miele steht voll Wasser, ich hab schon mit Handtüchern gewirtschaftet. könnten sie noch diese woche? mit karte zahlen geht das? und wenn nix mehr zu machen ist, was wird dann mit der maschine',
      ],
      [
        'seller',
        'Guten Tag, Miele hab ich täglich zwei Stück auf dem Zettel, meistens ist es die Pumpe oder ein Kinderstrumpf 🙂 Donnerstag 10 bis 12 bin ich bei Ihnen. Ein Kartengerät habe ich nicht, bar oder Sie überweisen. 14 Jahre ist für eine Miele kein Alter, machen Sie sich mal keine Sorgen!',
      ],
      ['buyer', 'da bin ich aber froh, donnerstag ist gut'],
    ],
  },
  {
    id: 'fh-de-nachhilfe',
    match: true,
    seller: {
      name: 'Jannik, Lehramtsstudent',
      description: 'Nachhilfe in Mathe und Physik, Klasse 5 bis Abitur, in Göttingen oder online.',
      points: ['20 € für 60 Minuten', 'Probestunde gratis'],
    },
    buyer: { name: 'Frau Siebert', description: 'Sohn in Klasse 9, Realschule' },
    requirements: [
      ['Zwei Termine pro Woche', '?'],
      ['Höchstens 25 € die Stunde', '+'],
      ['Kommt zu uns nach Bovenden', '-'],
      ['Auch in den Osterferien', '?'],
      ['Kurze Rückmeldung an die Eltern', '+'],
      ['Erfahrung mit Dyskalkulie', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Jannik, unser Sohn steht auf 5 und hat am 29.4. die nächste Arbeit. Er hat eine Dyskalkulie, das müssten Sie wissen. Könnten Sie zu uns nach Bovenden kommen? Ginge es auch in den Ferien? Wir Eltern wüssten gern, wie es läuft, er selbst sagt immer nur "gut".',
      ],
      [
        'seller',
        'Hallo Frau Siebert, das "gut" kenne ich :D Nach jeder Stunde schreibe ich den Eltern zwei, drei Sätze per WhatsApp. Zu Ihnen rausfahren kann ich leider nicht, ich hab kein Auto und der Bus fährt abends nicht mehr, aber er kann in die Uni kommen oder wir machen es am Bildschirm. Welches Thema ist denn dran, Gleichungssysteme?',
      ],
      ['buyer', 'Ja, und Strahlensätze. Online wäre dann in Ordnung.'],
      ['seller', 'Super, dann gern Di 17 Uhr zum Probieren? Laptop mit Kamera reicht.'],
    ],
  },
  {
    id: 'fh-de-brautkleid',
    match: true,
    seller: {
      name: 'Änderungsschneiderei Yıldız',
      description: 'Kürzen, enger, weiter, Reißverschlüsse, Brautkleider. Gegenüber vom Bahnhof Celle.',
      points: ['Mo bis Fr 9 bis 18 Uhr, Samstag geschlossen', 'Express in 24 Stunden gegen Aufpreis'],
    },
    buyer: { name: 'Friederike', description: 'Brautkleid aus zweiter Hand' },
    requirements: [
      ['Ändert Brautkleider', '+'],
      ['Anprobe am Samstag', '-'],
      ['Zwei Anproben im Preis', '+'],
      ['Reinigung nach der Feier', '?'],
      ['Schleppe zum Hochknöpfen', '?'],
      ['Höchstens 250 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Abend, ich habe ein gebrauchtes Brautkleid gekauft, oben zu weit, unten zu lang. Die Schleppe würde ich zum Tanzen gern hochknöpfen. Wie oft probiert man an und kostet das jedes Mal? Samstags wäre für mich am besten. Mehr als 250 hab ich nicht.',
      ],
      [
        'seller',
        'Guten Abend Frau Friederike, freue mich auf das Kleid! Anprobe machen wir zweimal, manchmal dreimal, alles schon drin im Preis. Schleppe muss ich anfassen, Tüll ist so, Satin ist anders. Preis sage ich erst wenn ich sehe, Spitze ist viel Arbeit, ohne Spitze wenig. Bitte Schuhe mitbringen!',
      ],
    ],
  },
  {
    id: 'fh-de-fotobox',
    match: true,
    seller: {
      name: 'Knipskiste',
      description: 'Fotobox zum Mieten für Feste aller Art, Raum Ulm.',
      points: ['200 Sofortdrucke inklusive', 'Requisitenkoffer dabei', 'Selbstabholung oder Lieferung 40 €'],
    },
    buyer: { name: 'Landfrauen Erbach', description: '75-jähriges Jubiläum' },
    requirements: [
      ['Mindestens 150 Ausdrucke inklusive', '+'],
      ['Requisiten zum Verkleiden dabei', '+'],
      ['Eigenes Logo auf den Bildern', '?'],
      ['Betreuung vor Ort', '-'],
      ['Rückgabe erst am Montag', '?'],
      ['Bilder danach als Download', '+'],
    ],
    talk: [
      [
        'buyer',
        'Grüß Gott, wir Landfrauen werden 75! Könnten Sie unsere Biene mit auf die Bilder drucken? Ist jemand dabei, der die Kiste bedient, wir sind technisch nicht so... Gibt es die Bilder hinterher auch für den Computer? Zurückbringen könnten wir sie erst montags, am Sonntag ist Kirche und Aufräumen',
      ],
      [
        'seller',
        'Grüß Gott die Damen! Schicken Sie mir die Biene mal, ich schau, ob sie in den Rahmen passt. Personal stell ich keins dazu, aber glauben Sie mir, es gibt genau einen Knopf und der ist rot. Zwei Tage später kriegen Sie einen Link mit allen Fotos. Wer kommt denn zum Abholen, passt das Ding in einen Kombi?',
      ],
      ['buyer', 'Die Irmgard hat einen Viehanhänger, der ist sauber'],
      ['seller', 'Viehanhänger hatte ich auch noch nicht 😂 nehmen Sie Decken mit.'],
    ],
  },
  {
    id: 'fh-de-hund',
    match: true,
    seller: {
      name: 'Hundeschule Pfotenabi',
      description: 'Einzeltraining und kleine Gruppen, gewaltfrei, Raum Paderborn.',
      points: ['Erlaubnis nach § 11 Tierschutzgesetz', 'Gruppen mit höchstens sechs Hunden'],
    },
    buyer: { name: 'Dennis', description: 'Rumänischer Straßenhund, zieht an der Leine' },
    requirements: [
      ['Behördliche Erlaubnis', '+'],
      ['Kein Stachelhalsband', '+'],
      ['Hausbesuch möglich', '?'],
      ['Gruppe mit maximal vier Hunden', '-'],
      ['Kurs samstags', '?'],
      ['Erfahrung mit Angsthunden', '+'],
    ],
    talk: [
      [
        'buyer',
        'moin, wir haben seit 6 wochen nen rumänen, lieb aber hat vor allem schiss und zieht wie ein ochse. der letzte trainer kam mit stachelhalsband, das wollen wir auf keinen fall. gruppe nur wenns ganz klein ist, 4 hunde höchstens. arbeite unter der woche schicht, also samstag',
      ],
      [
        'seller',
        'Hallo Dennis, so was kommt mir nicht auf den Platz, keine Sorge. Meine beiden eigenen kamen aus Bukarest, die Hälfte meiner Kunden sind Angsthasen auf vier Pfoten. In der Gruppe sind wir zurzeit fünf bis sechs, kleiner mache ich sie nicht, sonst rechnet es sich nicht. Fangen wir doch mit zwei Einzelstunden an. Frisst er draußen Leckerlis?',
      ],
      ['buyer', 'draußen nix, drinnen alles. könntest du dafür auch zu uns kommen?'],
      ['seller', 'Wo wohnt ihr? Und gibt es da eine ruhige Straße?'],
    ],
  },
  {
    id: 'fh-de-taufe',
    match: true,
    seller: {
      name: 'Landküche Brodersen',
      description: 'Buffets und Kuchentafeln für Familienfeiern zwischen Husum und Schleswig.',
      points: ['Ab 20 Personen', 'Geschirr und Besteck leihen wir kostenlos mit'],
    },
    buyer: { name: 'Wiebke', description: 'Taufe im Garten, 35 Gäste' },
    requirements: [
      ['Lieferung bis 11 Uhr', '?'],
      ['Geschirr inklusive', '+'],
      ['Schweinefleischfrei', '+'],
      ['Bedienung am Buffet', '-'],
      ['Höchstens 25 € pro Person', '?'],
      ['Spült das Geschirr hinterher', '?'],
    ],
    talk: [
      [
        'buyer',
        'Moin, Taufe am 15.6. um 12, 35 Leute, bei uns im Garten. Mein Schwager ist Muslim, also bitte gar nichts vom Schwein. Bringt ihr jemanden mit, der ausgibt? Wir dachten so an 25 pro Nase',
      ],
      [
        'seller',
        'Moin Wiebke, geht klar, dann nehmen wir Lamm, Matjes und Gemüsequiche, auch die Brühe ist vom Huhn. Leute zum Ausgeben hab ich nicht, wir stellen das hin und fahren wieder. Den Preis rechne ich dir am Wochenende durch, Lamm ist gerade teuer. Braucht ihr auch Kuchen?',
      ],
      ['buyer', 'Kuchen macht Oma, da lässt sie keinen ran!'],
    ],
  },
  {
    id: 'fh-de-siebtraeger',
    match: true,
    seller: {
      name: 'Espressowerk Halle',
      description: 'Siebträger und Mühlen: Verkauf, Miete, Wartung für kleine Cafés und Büros.',
      points: ['Zweigruppige Maschine ab 119 € im Monat', 'Mindestlaufzeit 12 Monate', 'Mühle gehört dazu'],
    },
    buyer: { name: 'Café Lesezeichen', description: 'Café in einer Buchhandlung' },
    requirements: [
      ['Mühle inbegriffen', '+'],
      ['Monatlich kündbar', '-'],
      ['Kein Bohnenzwang', '+'],
      ['Ersatzgerät innerhalb von 24 Stunden', '?'],
      ['Läuft an normaler Steckdose', '-'],
      ['Einweisung für drei Mitarbeiter', '+'],
    ],
    talk: [
      [
        'buyer',
        'Guten Morgen, wir interessieren uns für die zweigruppige. Müssen wir dann Ihre Bohnen nehmen? Wir haben einen Röster, den wir mögen. Reicht eine normale Steckdose? Wenn die Maschine ausfällt, bräuchten wir am nächsten Tag Ersatz. Wir sind drei und haben alle keine Ahnung ☕',
      ],
      [
        'seller',
        'Guten Morgen, Buch und Kaffee, was will man mehr! Bohnen nehmen Sie, von wem Sie mögen. Strom: die Zweigruppige braucht Starkstrom, 400 Volt, das muss der Elektriker legen. Zur Aufstellung gehört ein halber Tag Schulung, da kommen Sie gern alle drei. Ausfälle sind bei der Maschine selten, wir haben ja die Wartung im Griff.',
      ],
    ],
  },
  {
    id: 'fh-de-stimmer',
    match: true,
    seller: {
      name: 'Klavierbau Ostermann',
      description: 'Stimmungen, Reparaturen, Gutachten. Klavierbaumeister, Raum Bamberg.',
      points: ['Stimmung 110 € inkl. Anfahrt bis 30 km', 'Rechnung mit ausgewiesener MwSt.'],
    },
    buyer: {
      name: 'Musikverein Hallstadt',
      description: 'Konzert am Samstagabend, altes Klavier im Pfarrsaal',
    },
    requirements: [
      ['Stimmung am Tag des Konzerts', '+'],
      ['Rechnung an den Verein', '+'],
      ['Stimmt auf 443 Hz', '-'],
      ['Klemmende Taste gleich mit richten', '?'],
      ['Höchstens 120 €', '+'],
      ['Stimmt in der Konzertpause nach', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrter Herr Ostermann, wir haben am 22.3. um 19 Uhr Konzert, könnten Sie am selben Tag stimmen? Die Bläser hätten gern 443. Wir liegen 12 km von Ihnen. Das eingestrichene fis klemmt auch.',
      ],
      [
        'seller',
        'Grüß Sie, das Klavier im Pfarrsaal kenn ich, da hat mein Vater schon dran geflucht. Samstag früh um neun, wenn mir jemand aufsperrt. 443 mach ich bei dem alten Herrn nicht, da reißen die Saiten, mehr als 440 geb ich ihm nicht. Hat jemand über den Winter die Heizung laufen lassen? Bitte einen Eimer Wasser hinstellen.',
      ],
      ['buyer', 'Der Mesner sperrt auf. Dann müssen die Bläser halt runter.'],
    ],
  },
  {
    id: 'fh-de-entruempelung',
    match: true,
    seller: {
      name: 'Aufgeräumt! Entrümpelungen',
      description: 'Keller, Dachböden, ganze Wohnungen. Besenrein und ohne dumme Sprüche.',
      points: ['Festpreis nach kostenloser Besichtigung', 'Wertanrechnung möglich'],
    },
    buyer: { name: 'Geschwister Pohl', description: 'Elternhaus mit vollem Keller in Gera' },
    requirements: [
      ['Festpreis', '+'],
      ['Altes Werkzeug wird auf den Preis angerechnet', '?'],
      ['Entsorgt auch alte Farben und Lacke', '-'],
      ['Entsorgungsnachweis', '?'],
      ['Persönliche Papiere werden beiseitegelegt', '+'],
      ['Fertig an einem Tag', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, unsere Eltern sind beide letztes Jahr verstorben. Der Keller ist voll: Einmachgläser, Werkzeug, sicher 50 Dosen Lack vom Vater. Irgendwo dazwischen müssen Fotos und Briefe sein, die hätten wir gern. Ginge das an einem Tag? Wir reisen aus Hamburg an.',
      ],
      [
        'seller',
        'Guten Tag, mein Beileid. Fotos, Briefe, Sparbücher kommen bei uns immer in eine Kiste für die Familie, da passen wir auf. Farben und Lacke dürfen wir nicht mitnehmen, die müssten Sie zum Schadstoffmobil bringen. Wie groß ist denn der Keller, und führt eine Treppe direkt nach draußen?',
      ],
      ['buyer', 'Drei Räume, Außentreppe gibt es.'],
      ['seller', 'Gut, das hilft. Ich schau es mir Dienstag an, dann weiß ich mehr.'],
    ],
  },
  {
    id: 'fh-de-reiten',
    match: true,
    seller: {
      name: 'Ponyhof Sonnenkoppel',
      description: 'Kindergeburtstage, Reitstunden und Ferientage auf Shettys und Haflingern.',
      points: ['Helme leihen wir aus', 'Geburtstag: 3 Stunden, bis 8 Kinder, 160 €'],
    },
    buyer: { name: 'Nadine', description: 'Tochter wird 7' },
    requirements: [
      ['Reithelme vorhanden', '+'],
      ['10 Kinder', '-'],
      ['Eigener Kuchen erlaubt', '+'],
      ['Programm bei Regen', '+'],
      ['Betreuung durch ausgebildete Trainerin', '?'],
      ['Termin am 10. Mai', '?'],
    ],
    talk: [
      [
        'buyer',
        'huhu! maja wird am 10. mai 7 und will NUR pferde. wir sind 10 kinder, geht das auch? kuchen bringen wir mit wenn wir dürfen (einhorn was sonst). und was macht ihr wenns schüttet? habt ihr einen trainerschein',
      ],
      [
        'seller',
        'Huhu Nadine! Einhorn auf dem Ponyhof, perfekt 🦄 Kuchen gern, Saft haben wir. Acht Kinder ist aber wirklich Schluss, so viele Ponys hab ich und mehr gebe ich meiner Tochter auch nicht in die Hand. Wenn es schüttet gehen wir in die Scheune, putzen, flechten und Hufeisen bemalen, das lieben sie fast mehr. Wegen dem Termin guck ich nachher in den Kalender, der hängt im Stall',
      ],
      ['buyer', 'ok dann müssen zwei draußen bleiben 🙈 sag bescheid wegen dem 10.'],
    ],
  },
  {
    id: 'fh-de-dj',
    match: true,
    seller: {
      name: 'DJ Kalle',
      description: 'Hochzeiten, runde Geburtstage, Schützenfeste. Von Abba bis Zappa.',
      points: ['Anlage für bis zu 150 Gäste', '690 € bis 2 Uhr, danach 80 € die Stunde'],
    },
    buyer: { name: 'Birgit', description: 'Wird 60, Feier im Sportheim mit 90 Gästen' },
    requirements: [
      ['Stellt eine Rechnung', '?'],
      ['Kein Schlager', '-'],
      ['Funkmikrofon für Reden', '+'],
      ['Aufbau vor 17 Uhr fertig', '+'],
      ['Ersatz bei Krankheit', '?'],
      ['Lichteffekte', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Kalle, ich werd 60 und will tanzen!! Aber bitte keine Schlager, davon krieg ich Pickel. Meine Schwestern wollen reden halten (Hilfe), hast du ein Mikro ohne Kabel? Gäste kommen um fünf. Und wenn du krank wirst?',
      ],
      [
        'seller',
        'Birgit, glückwunsch schon mal! Mikro hab ich zwei, beide mit Funk. Ich komm um drei, nach anderthalb Stunden steht alles. Keine Schlager, ich sags wie es ist: um elf kommt einer und will Wolfgang Petry, und dann spiel ich den auch, so bin ich. Krank war ich zuletzt 2009 😎',
      ],
      ['buyer', 'Na gut, EINEN Petry. Aber nur wenn ich grad auf dem Klo bin'],
    ],
  },
  {
    id: 'fh-de-garten',
    match: true,
    seller: {
      name: 'Grünzeug Gartenpflege',
      description: 'Hecke, Rasen, Beete: Wir halten Ihren Garten in Schuss. Erfurt und Umland.',
      points: ['Schnittgut nehmen wir mit', 'Eigene Geräte, alle mit Akku'],
    },
    buyer: { name: 'Ehepaar Lindner', description: 'Reihenhausgarten mit 20 m Ligusterhecke' },
    requirements: [
      ['Mäht jede Woche den Rasen', '?'],
      ['Grünabfall wird abgefahren', '+'],
      ['Heckenschnitt im Juni', '-'],
      ['Keine Pestizide', '+'],
      ['Rechnung für die Steuer', '?'],
      ['Immer dieselbe Person', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, die Hecke müsste im Juni runter, da haben wir Gartenfest. Gespritzt werden darf bei uns nichts, wir haben Igel und Bienen. Schön wäre, wenn immer der Gleiche kommt. Wir brauchen eine Rechnung für das Finanzamt.',
      ],
      [
        'seller',
        'Guten Tag Familie Lindner, gespritzt wird bei uns grundsätzlich nie, wir haben nicht mal eine Spritze im Auto. Im Juni schneide ich keine Hecken, da brüten Amseln drin, frühestens Ende Juli. Rasen und Beete vorm Fest gern! Wir sind ein Team von vier, der Ronny ist ein ganz Lieber. Soll ich mal vorbeikommen?',
      ],
      ['buyer', 'Ja gern. Wegen der Amseln haben Sie recht, da hatten wir nicht dran gedacht.'],
    ],
  },
  {
    id: 'fh-de-wespen',
    match: true,
    seller: {
      name: 'Wespenberatung Kurz',
      description: 'Umsiedlung von Wespen- und Hornissennestern, Beratung vorab am Telefon.',
      points: ['Keine Bekämpfung mit Gift', 'Einsatzgebiet Kreis Böblingen'],
    },
    buyer: { name: 'Kita Regenbogen', description: 'Nest im Rollladenkasten über dem Sandkasten' },
    requirements: [
      ['Ohne Gift', '+'],
      ['Kommt innerhalb von zwei Tagen', '+'],
      ['Kümmert sich um die Genehmigung', '-'],
      ['Ausgebildeter Fachberater', '?'],
      ['Auch außerhalb der Öffnungszeiten', '+'],
      ['Rollladenkasten wird abgedichtet', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Kurz, Nest im Rollladenkasten, wahrscheinlich Hornissen, direkt überm Sandkasten. Bitte möglichst in den nächsten zwei Tagen und nicht solange die Kinder da sind (7 bis 16.30). Muss da das Amt zustimmen und machen Sie das?',
      ],
      [
        'seller',
        'Hallo, ich könnte morgen um 18 Uhr da sein, da sind auch alle Damen zu Hause. Bei Hornissen braucht es einen Bescheid der Naturschutzbehörde, den muss der Eigentümer selber beantragen, ich schick Ihnen das Formular, die sind fix, meist am gleichen Tag. Bitte bis dahin nicht am Gurt ziehen!',
      ],
      [
        'buyer',
        'Formular ist raus, die Stadt hat schon angerufen. Wer macht danach den Kasten dicht, damit die nicht wiederkommen?',
      ],
      ['seller', 'Sehr gut. Da reden wir vor Ort drüber, kommt drauf an wie der gebaut ist. Bis morgen!'],
    ],
  },
  {
    id: 'fh-de-ferienwohnung',
    match: true,
    seller: {
      name: 'Haus Seestern, Familie Petersen',
      description: 'Ferienwohnung auf Fehmarn für bis zu fünf Personen, 400 m zum Strand.',
      points: [
        'Zwei Schlafzimmer',
        'Hunde willkommen, eingezäunter Garten',
        'Bettwäsche und Handtücher inklusive',
      ],
    },
    buyer: { name: 'Familie Wenzel', description: 'Zwei Erwachsene, zwei Kinder, ein Dackel' },
    requirements: [
      ['Hund erlaubt', '+'],
      ['Nichtraucherwohnung', '?'],
      ['Drei Schlafzimmer', '-'],
      ['Kinderhochstuhl', '+'],
      ['Ladestation fürs Elektroauto', '?'],
      ['Anreise am Freitag', '?'],
    ],
    talk: [
      [
        'buyer',
        'Liebe Familie Petersen, wir würden gern vom 4. bis 12. Juli kommen, das wäre Freitag auf Samstag. Hätten Sie für unseren Kleinsten (1) so einen Stuhl zum Dranhängen oder Hochstuhl? Und kann man bei Ihnen ein E-Auto laden, notfalls an der Steckdose?',
      ],
      [
        'seller',
        'Moin Familie Wenzel! Hochstuhl, Reisebett, Wickelauflage und eine Kiste Sandspielzeug, alles da. Eigentlich ist bei uns im Juli Wechsel am Samstag, ich frag mal die Gäste vor Ihnen, ob die eher los wollen. Heißt der Dackel zufällig Waldi? 😉',
      ],
      ['buyer', 'Er heißt Günther!'],
      ['seller', 'Günther ist noch besser.'],
    ],
  },
  {
    id: 'fh-de-lastenrad',
    match: true,
    seller: {
      name: 'Fahrradladen Speiche',
      description: 'Meisterwerkstatt für Räder aller Art, dazu Leihräder. Oldenburg.',
      points: ['Inspektion 59 €', 'Leihrad während der Reparatur kostenlos'],
    },
    buyer: { name: 'Gesa', description: 'Fährt täglich Lastenrad mit zwei Kindern' },
    requirements: [
      ['Wartet Lastenräder', '+'],
      ['Leihrad während der Reparatur', '+'],
      ['Leihrad mit Platz für zwei Kinder', '?'],
      ['Holt das Rad ab', '-'],
      ['Bremsbeläge im Inspektionspreis', '-'],
      ['Fertig am selben Tag', '?'],
    ],
    talk: [
      [
        'buyer',
        'Moin! Mein Bakfiets quietscht beim Bremsen und muss mal zur Inspektion. Könnt ihr es abholen? Ich brauch es eigentlich jeden Tag für die Kita, geht das an einem Tag? Sind neue Bremsbeläge in den 59 drin?',
      ],
      [
        'seller',
        'Moin Gesa, mit Bakfietsen kennen wir uns aus, steht grad wieder eins auf der Bühne. Abholen ham wir aufgegeben, der Anhänger ist Schrott, müsstest also herrollen. Beläge gehen extra, je nach Bremse 15 bis 30. Bring es morgens um 9, dann gucken wir, was so alles ist.',
      ],
      ['buyer', 'Ok, und das Leihrad, hat das Kindersitze?'],
      ['seller', 'Unterschiedlich, ist halt das was grad dasteht'],
    ],
  },
  {
    id: 'fh-de-proberaum',
    match: true,
    seller: {
      name: 'Lärmfabrik Chemnitz',
      description: 'Proberäume in einer alten Strumpffabrik, Tag und Nacht Zugang.',
      points: ['Raum 4: 28 m², 210 € warm', 'Jede Band hat eigenen Schlüssel', 'Lastenaufzug'],
    },
    buyer: { name: 'Rostfrei', description: 'Feierabend-Rockband, fünf Leute über 50' },
    requirements: [
      ['Mindestens 25 m²', '+'],
      ['Eigener Stromzähler', '?'],
      ['Zur alleinigen Nutzung', '+'],
      ['Schlagzeug vorhanden', '-'],
      ['Kündigungsfrist höchstens drei Monate', '?'],
      ['Trockene Luft', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, wir sind fünf ältere Herren mit lauten Gitarren. Teilt man sich Raum 4 mit wem? Steht da ein Schlagzeug drin? In unserem jetzigen Keller schimmeln uns die Boxen weg, ist es bei euch trocken? Und wie kommt man aus dem Vertrag wieder raus',
      ],
      [
        'seller',
        'Hi ihr fünf, die 4 wäre nur für euch, geteilt wird bei uns gar nix. Räume sind leer, ist bloß Teppich drin, Drums bringt ihr mit. Vertrag ist ganz normaler Standard, kann ich euch zeigen. Kommt doch Freitag rum, da probt nebenan Granit, da hört ihr gleich wie gut die Wände sind 🤘',
      ],
      ['buyer', 'Freitag 19 Uhr, wir bringen Bier mit'],
    ],
  },
  {
    id: 'fh-de-zelt',
    match: true,
    seller: {
      name: 'Zeltverleih Hansen & Sohn',
      description: 'Festzelte, Pavillons, Bierzeltgarnituren. Wir liefern in ganz Dithmarschen.',
      points: ['Pavillon 3 x 6 m: 85 € fürs Wochenende', 'Garnitur (1 Tisch, 2 Bänke): 9 €'],
    },
    buyer: { name: 'Nachbarschaft Deichweg', description: 'Straßenfest mit rund 60 Leuten' },
    requirements: [
      ['Zwei Pavillons am 23. August', '+'],
      ['Seitenwände dabei', '+'],
      ['Lieferung am Freitag', '+'],
      ['Zapfanlage', '-'],
      ['Tischdecken', '-'],
      ['Ohne Kaution', '?'],
    ],
    talk: [
      [
        'buyer',
        'Moin Herr Hansen, Straßenfest 23.8.: zwei Pavillons (mit Wänden?), acht Garnituren, Zapfanlage, Tischdecken. Könnten Sie alles freitags bringen? Und wollen Sie Kaution?',
      ],
      [
        'seller',
        'Moin! Der Reihe nach: Pavillons sind beide vorgemerkt für euch, Wände hängen immer mit dran. Garnituren klar. Zapfanlage nee, da ruft ihr Getränke Voss an. Decken ham wir nich, nehmt die Papierrollen vom Baumarkt. Freitag ab 14 Uhr steht mein Sohn bei euch auf der Matte. Schönen Gruß an Elke!',
      ],
    ],
  },
  {
    id: 'fh-de-flyer',
    match: true,
    seller: {
      name: 'Kopierladen am Markt',
      description: 'Drucken, binden, kopieren. Seit 1991 mitten in Weimar.',
      points: ['Recyclingpapier ohne Aufpreis', 'Ab 100 Flyern 3 Werktage'],
    },
    buyer: { name: 'Elterninitiative Spielplatz', description: '500 Flyer A6 für ein Sommerfest' },
    requirements: [
      ['Recyclingpapier', '+'],
      ['Fertig innerhalb einer Woche', '+'],
      ['Gestaltung durch den Laden', '-'],
      ['Postversand', '?'],
      ['Vereinsrabatt', '+'],
      ['Probedruck vorab', '?'],
    ],
    talk: [
      [
        'buyer',
        'hallo liebe leute, 500 flyer a6 beidseitig. wir haben nur eine kinderzeichnung und den text, könntet ihr das hübsch machen? gibts für gemeinnützige was billiger? einen probedruck würden wir vorher gern sehn',
      ],
      [
        'seller',
        'Hallo! Vereine kriegen bei uns immer 10 %, zeigt einfach den Freistellungsbescheid. Gestalten können wir nicht, wir drucken was im PDF steht, aber Canva kriegt man schnell hin. Ist die Zeichnung mit Buntstift? Dann unbedingt scannen und nicht abfotografieren, sonst wird der Hintergrund grau',
      ],
      ['buyer', 'wachsmalstift, ein grünes krokodil. ich setz mich dran'],
    ],
  },
]
