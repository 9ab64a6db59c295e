import type { Pair } from '../../../cases.ts'

/** Conversations in German by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsEDe: readonly Pair[] = [
  {
    id: 'fe-de-huepfburg',
    match: true,
    seller: {
      name: 'Hüpfspaß Reinders',
      description: 'Verleih von Hüpfburgen und Riesenspielen im Emsland, seit 2009.',
      points: ['Burgen von 3x3 bis 8x6 m', 'TÜV-geprüft, Haftpflicht vorhanden'],
    },
    buyer: { name: 'Förderverein Grundschule Haren', description: 'Sommerfest mit 200 Kindern' },
    requirements: [
      ['Auf- und Abbau durch den Verleiher', '+'],
      ['Aufsichtsperson wird gestellt', '-'],
      ['Kostenlose Absage bei Regen', '?'],
      ['Betrieb auf Asphalt möglich', '+'],
    ],
    talk: [
      [
        'buyer',
        'Moin, wir haben Schulfest am 21.6., Schulhof ist geteert, also keine Erdnägel. Bräuchten jemand der aufbaut und am besten auch aufpasst. Und was ist wenns schüttet, zahlen wir dann trotzdem?',
      ],
      [
        'seller',
        'Moin! Auf Teer nehmen wir Wassersäcke, kein Thema. Wir stellen morgens hin und holen abends wieder ab, ihr müsst nix anfassen. Aufpassen müsst ihr selber, Leute dafür hab ich nicht. Wegen Regen: die letzten drei Jahre war im Juni immer Bombenwetter 😄',
      ],
      ['buyer', 'Zwei Väter passen auf, ok. Aber nochmal wegen Regen?'],
      ['seller', 'Macht euch keinen Kopp, das wird schon!'],
    ],
  },
  {
    id: 'fe-de-brennholz',
    match: true,
    seller: {
      name: 'Forstbetrieb Kessler',
      description: 'Brennholz aus dem Sauerland, Buche, Eiche, Birke.',
      points: ['Scheitlängen 25, 33 und 50 cm', 'Restfeuchte unter 18 %, technisch getrocknet'],
    },
    buyer: { name: 'Jutta', description: 'Kaminofen in Siegen' },
    requirements: [
      ['Restfeuchte höchstens 20 %', '+'],
      ['25er Scheite', '+'],
      ['Lieferung bis in den Hinterhof', '?'],
      ['Menge von einem Raummeter', '-'],
    ],
    talk: [
      [
        'buyer',
        'hallo, ich hätte gern nur 1 rm buche, 25er, mehr krieg ich nicht unter. durchfahrt zum hinterhof ist 2,30 breit, kommen sie da durch?',
      ],
      [
        'seller',
        'Guten Abend, unter drei Raummeter fahren wir nicht los und Selbstabholung machen wir wegen der Berufsgenossenschaft auch nicht mehr. 2,30 m... welche Höhe hat die Durchfahrt denn? Kommt drauf an welchen LKW der Chef einteilt.',
      ],
      ['buyer', '3 geht beim besten Willen nicht. Durchfahrt ist 2,90 hoch'],
      [
        'seller',
        'Schade. Vielleicht mit dem Nachbarn zusammen bestellen? Das mit der Höhe geb ich dem Chef weiter.',
      ],
    ],
  },
  {
    id: 'fe-de-nachhilfe',
    match: true,
    seller: {
      name: 'Mathe mit Jonas',
      description: 'Einzelnachhilfe Mathe und Physik, Lehramtsstudent im 9. Semester, Leipzig.',
      points: ['Klasse 7 bis Abitur', '24 € für 60 min'],
    },
    buyer: { name: 'Familie Brandt', description: 'Tochter 11. Klasse' },
    requirements: [
      ['Vorbereitung auf das Abitur', '+'],
      ['Unterricht auch in Chemie', '?'],
      ['Unterricht am Samstag', '-'],
      ['Unterricht online', '+'],
    ],
    talk: [
      [
        'buyer',
        'Unsere Tochter geht in die 11, LK Mathe, nächstes Jahr Abi. Chemie hakt auch. Wir wohnen in Grimma, ginge das per Video? Samstags wäre ideal',
      ],
      [
        'seller',
        'Hey, Abi hab ich letztes Jahr mit vier Leuten gemacht, alle durch. Video mach ich mit Tablet und geteiltem Whiteboard, klappt super. Am Wochenende bin ich raus, da pendel ich zu meiner Freundin. Di oder Do ab 16 Uhr wär frei.',
      ],
      ['buyer', 'Donnerstag passt. Und Chemie?'],
      ['seller', 'Schickt mir mal das Thema, dann guck ich ob ich da noch reinkomme, ist lange her bei mir'],
    ],
  },
  {
    id: 'fe-de-drehteile',
    match: true,
    seller: {
      name: 'Zerspanung Ott GmbH',
      description: 'CNC-Drehen und Fräsen, Losgrößen 10 bis 10.000, Tuttlingen.',
      points: ['Stangenlader bis Ø 65 mm', 'Edelstahl, Titan, Messing, Kunststoffe'],
    },
    buyer: { name: 'Medivent', description: 'Hersteller von Beatmungszubehör' },
    requirements: [
      ['Titan wird bearbeitet', '+'],
      ['Zertifizierung nach ISO 13485', '?'],
      ['Erstmusterprüfbericht', '+'],
      ['Eloxieren im eigenen Haus', '-'],
    ],
    talk: [
      [
        'buyer',
        'Anfrage: 500 Stk Adapter Titan Grade 5, dazu 500 Stk Alu, letztere farbig eloxiert. Wird bei Ihnen eloxiert? EMPB brauchen wir, Zertifikat 13485 bitte beilegen.',
      ],
      [
        'seller',
        'Vielen Dank. Erstmusterprüfbericht ist bei uns Standard, ohne Aufpreis. Eloxiert wird auswärts, Partner im Nachbarort. Wir beliefern seit 20 Jahren fast nur Medizintechniker, die auditieren uns regelmäßig. Angebot folgt bis Freitag.',
      ],
    ],
  },
  {
    id: 'fe-de-womo',
    match: true,
    seller: {
      name: 'Campingfreunde Huber',
      description: 'Vermietung von zwei Kastenwagen, Rosenheim.',
      points: ['Fahrzeug bis 3,5 t', 'Fahrräder: Träger für 2 Räder'],
    },
    buyer: { name: 'Lea & Max', description: 'Drei Wochen Skandinavien' },
    requirements: [
      ['Mit Führerschein Klasse B fahrbar', '+'],
      ['Hund darf mit', '-'],
      ['Standheizung mit Diesel', '?'],
      ['Unbegrenzte Kilometer', '-'],
    ],
    talk: [
      [
        'buyer',
        'Servus, wir wollen im September 3 Wochen rauf nach Norwegen, des werden gut 6000 km. Sind die frei bei euch? Unser Dackel wär dabei. Und heizt der mit Diesel oder Gas, weil Gasflaschen dort oben a Problem san',
      ],
      [
        'seller',
        'Hallo ihr zwei! Fahren dürft ihr ihn mit dem normalen Autoführerschein. 300 km am Tag sind drin, drüber 25 Cent je km. Tiere leider gar nicht, unser Sohn ist Allergiker und fährt auch damit. Warm wirds euch auf jeden Fall, wir waren schon im Februar in Livigno damit.',
      ],
      ['buyer', 'Schad um den Dackel, dann bleibt er bei der Oma. Und die Heizung, Gas oder Diesel?'],
      ['seller', 'Da muss ich meinen Mann fragen, der hat den ausgebaut 🙈'],
    ],
  },
  {
    id: 'fe-de-pflege',
    match: true,
    seller: {
      name: 'Ambulanter Pflegedienst Lindenhof',
      description: 'Pflege und Hauswirtschaft in Kassel und Vellmar.',
      points: ['Alle Kassen und privat', '24 h Rufbereitschaft für unsere Kunden'],
    },
    buyer: { name: 'Herr Voss', description: 'Sucht Hilfe für seine Mutter, Pflegegrad 3' },
    requirements: [
      ['Nachts telefonisch erreichbar', '+'],
      ['Höchstens drei verschiedene Pflegekräfte', '?'],
      ['Freie Plätze noch in diesem Monat', '-'],
      ['Einkaufen wird übernommen', '+'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, meine Mutter kommt nächste Woche aus der Klinik. Sie ist sehr eigen und möchte nicht ständig neue Gesichter, mehr als drei verkraftet sie nicht. Einkauf müsste auch jemand machen. Wann könnten Sie anfangen? Es eilt leider, spätestens Ende des Monats.',
      ],
      [
        'seller',
        'Guten Tag Herr Voss, diesen Monat sind alle Touren voll, da kann ich nichts mehr aufnehmen, zum Ersten gern. Einkaufen erledigt unsere Hauswirtschaft, immer dienstags oder freitags. Wir versuchen natürlich die Teams klein zu halten, aber Sie wissen ja, Urlaub, Krankheit...',
      ],
      ['buyer', 'Zum Ersten, gut. Und höchstens drei Personen?'],
      ['seller', 'Ich notiere mir den Wunsch für die Einsatzleitung.'],
    ],
  },
  {
    id: 'fe-de-hochzeitsdj',
    match: true,
    seller: {
      name: 'DJ Marvin K.',
      description: 'Hochzeiten, Geburtstage, Firmenfeiern im Raum Münster.',
      points: ['Technik für bis zu 150 Gäste inklusive', 'Vorgespräch per Video oder bei Kaffee'],
    },
    buyer: { name: 'Tine', description: 'Hochzeit mit 110 Gästen auf einem Hof' },
    requirements: [
      ['Tonanlage für 110 Gäste im Preis', '+'],
      ['Funkmikrofon für Reden', '+'],
      ['Spielt bis 4 Uhr morgens', '?'],
      ['Nebelmaschine', '-'],
    ],
    talk: [
      [
        'buyer',
        'Huhu, 110 Leute, Scheune. Trauzeugen wollen reden, also bräuchts ein Mikro ohne Kabel. Wie lang spielst du? Bei uns gehts gern mal bis 4. Nebel wär der Knaller zum ersten Tanz',
      ],
      [
        'seller',
        'Hi Tine, zwei Funkmikros hab ich immer dabei. Nebel lass ich seit nem Feuerwehreinsatz grundsätzlich weg 😅 Bei der Uhrzeit müssen wir mal schauen was am Tag drauf bei mir ansteht, welches Datum ist es denn?',
      ],
      ['buyer', '16. Mai! dann also bis 4, super'],
    ],
  },
  {
    id: 'fe-de-hofkaese',
    match: true,
    seller: {
      name: 'Käserei Almblick',
      description: 'Bergkäse und Weichkäse aus Heumilch, Allgäu, Versand und Großhandel.',
      points: ['Versand gekühlt, montags bis mittwochs', 'Bergkäse 6, 12 und 18 Monate'],
    },
    buyer: { name: 'Feinkost Petersen', description: 'Laden in Flensburg' },
    requirements: [
      ['Gekühlter Versand', '+'],
      ['Bergkäse mit mindestens einem Jahr Reifung', '+'],
      ['Bio-Zertifikat', '?'],
      ['Käse in Laiben unter 2 kg', '-'],
    ],
    talk: [
      [
        'buyer',
        'Moin aus dem Norden. Wir suchen einen würzigen Bergkäse, 12 Monate aufwärts, am liebsten kleine Laibe unter zwei Kilo, wir sind nur 20 qm. Bio müsste er sein',
      ],
      [
        'seller',
        'Griaß Gott, der 18er is unser Stolz. Kleine Laibe gibts beim Bergkäs ned, unserer wiegt 28 Kilo und aufgschnitten wird erst bei Ihnen. Unsere Kühe bekommen nur Gras und Heu, kein Silo, keine Gentechnik, alles so wia früher.',
      ],
    ],
  },
  {
    id: 'fe-de-webshop',
    match: true,
    seller: {
      name: 'Pixelwerft',
      description: 'Zwei Entwickler aus Kiel, Shopware und WooCommerce.',
      points: ['Festpreisangebote', 'Wartung ab 49 € im Monat'],
    },
    buyer: { name: 'Teekontor Lübeck', description: 'Will umziehen von einem alten Shop' },
    requirements: [
      ['Festpreis', '+'],
      ['Übernahme der Kundenkonten aus dem alten Shop', '?'],
      ['Produktfotos werden erstellt', '-'],
      ['Fertig bis 1. November', '?'],
    ],
    talk: [
      [
        'buyer',
        'Wir möchten unseren alten xt:Commerce Shop loswerden, ca. 800 Artikel, 5000 Kunden die ihre Logins behalten sollen. Muss vor dem Weihnachtsgeschäft stehen, heißt 1.11. Neue Bilder bräuchten wir auch',
      ],
      [
        'seller',
        'Moin, Preis gibts von uns immer fest, nach einem Workshop. Knipsen können wir nicht, da kennt ihr bestimmt jemanden. 800 Artikel importieren ist Routine. xt:Commerce, oha, da kommts drauf an welche Version das ist und wie die Passwörter gespeichert sind. 1.11. ist sportlich.',
      ],
    ],
  },
  {
    id: 'fe-de-datenrettung',
    match: true,
    seller: {
      name: 'DataNova Datenrettung',
      description: 'Labor in Dortmund, Festplatten, SSD, RAID, Handys.',
      points: ['Kostenlose Analyse', 'Bezahlung nur bei Erfolg'],
    },
    buyer: { name: 'Architekturbüro Thiel', description: 'Defektes NAS mit vier Platten' },
    requirements: [
      ['Keine Kosten, wenn nichts gerettet wird', '+'],
      ['RAID-5-Systeme', '+'],
      ['Verschwiegenheitserklärung wird unterschrieben', '?'],
      ['Analyseergebnis innerhalb von 24 Stunden', '-'],
    ],
    talk: [
      [
        'buyer',
        'NAS RAID 5, zwei von vier Platten klackern. Wir bräuchten morgen ein Ergebnis der Analyse, und eine NDA, da sind Pläne für ein Gefängnis drauf',
      ],
      [
        'seller',
        'Oh weh. RAID 5 machen wir täglich. Analyse bei vier Platten dauert drei bis vier Werktage, schneller geht es auch mit Express nicht. Bitte nicht mehr einschalten! Bei uns liegt alles hinter Stahltüren, da kommt niemand ran.',
      ],
      ['buyer', 'Drei Tage, na gut. Die NDA legen wir dann bei.'],
      ['seller', 'Platten bitte einzeln in Luftpolster, und Absender nicht vergessen!'],
    ],
  },
  {
    id: 'fe-de-kinderwagen',
    match: true,
    seller: {
      name: 'Steffi',
      description: 'Kinderwagen Joolz Day 3, blau, guter Zustand, 240 € VB.',
      points: ['Mit Wanne und Sportsitz', 'Abholung Berlin-Pankow'],
    },
    buyer: { name: 'Murat', description: 'Baby kommt im April' },
    requirements: [
      ['Babywanne dabei', '+'],
      ['Bremse funktioniert einwandfrei', '?'],
      ['Versand', '-'],
      ['Preis höchstens 200 €', '?'],
    ],
    talk: [
      ['buyer', 'Hallo, noch da? Würde 200 geben. Wohne in Potsdam, können sie verschicken? Bremse ok?'],
      [
        'seller',
        'Huhu ja ist noch da, Versand mach ich nicht, viel zu sperrig. 200 hm, da warte ich erstmal ab ob sich noch wer meldet. Er wurde nur von Oma genutzt am Wochenende, die Reifen sind fast neu!',
      ],
      ['buyer', 'also 200 und ich hole heute noch ab?'],
      ['seller', 'Ich überlegs mir bis heut Abend, ok?'],
    ],
  },
  {
    id: 'fe-de-dachrinne',
    match: true,
    seller: {
      name: 'Spenglerei Wimmer',
      description: 'Dachrinnen, Verblechungen, Flachdach, Passau und Umgebung.',
      points: ['Kupfer, Titanzink, Aluminium', 'Kostenlose Besichtigung'],
    },
    buyer: { name: 'WEG Innstraße', description: 'Mehrfamilienhaus, 28 m Rinne' },
    requirements: [
      ['Dachrinne aus Kupfer', '+'],
      ['Fünf Jahre Gewährleistung', '?'],
      ['Gerüst wird gestellt', '-'],
      ['Ausführung vor dem Winter', '?'],
    ],
    talk: [
      [
        'buyer',
        'Grüß Gott, 28 Meter Rinne, alles marode. Kupfer soll wieder hin. 3 Stockwerke, ein Gerüst haben Sie selber? Und wir hätten gern 5 Jahre Gewährleistung im Vertrag. Sollt halt vor dem ersten Schnee erledigt sein.',
      ],
      [
        'seller',
        'Grüß Gott, Gerüst müssen Sie extra beauftragen, wir haben keins. Anschauen kann i mirs am Freitag. A Kupferrinne von uns überlebt Sie und mi, des is sicher. Wegen Termin: mir fehlen grad zwei Leut, wenn der eine aus dem Krankenstand zurückkommt könnt es gehn.',
      ],
    ],
  },
  {
    id: 'fe-de-fahrrad',
    match: true,
    seller: {
      name: 'Radlwerk Süd',
      description: 'Meisterwerkstatt für Fahrräder und E-Bikes, Freiburg.',
      points: ['Bosch- und Shimano-Service', 'Leihrad während der Reparatur, gratis'],
    },
    buyer: { name: 'Kurierkollektiv', description: 'Sechs Lastenräder im Einsatz' },
    requirements: [
      ['Eine Sammelrechnung pro Monat', '?'],
      ['Ersatzrad während der Reparatur', '+'],
      ['Lastenrad als Ersatzrad', '?'],
      ['Reparatur am selben Tag', '-'],
    ],
    talk: [
      [
        'buyer',
        'Wir sind 6 Lastenräder mit Bosch Cargo Line. Jeder Tag Stillstand kostet uns Touren. Kriegt ihr das am gleichen Tag hin? Und habt ihr als Leihrad auch ein Lasti, mit nem Cityrad können wir nichts anfangen. Rechnung am liebsten einmal im Monat gesammelt',
      ],
      [
        'seller',
        'Hi, gleicher Tag ist bei uns nicht drin, drei Tage sind das Minimum, bei jedem. Leihräder stehen acht Stück unten, da findet sich was für jeden Popo. Bringt den Schlüssel vom Akku mit!',
      ],
      ['buyer', 'drei Tage, uff. und ist ein Lasti dabei bei den acht?'],
      ['seller', 'Kommt vorbei und schaut, Keller ist ab 9 offen'],
    ],
  },
  {
    id: 'fe-de-imker',
    match: true,
    seller: {
      name: 'Imkerei Sommerfeld',
      description: 'Honig aus der Uckermark, lose und abgefüllt.',
      points: ['Raps, Linde, Sommertracht', 'Hobbock 12,5 und 40 kg'],
    },
    buyer: { name: 'Backstube Korn', description: 'Bäckerei mit Honigkuchen' },
    requirements: [
      ['Honig im 40-kg-Gebinde', '+'],
      ['Waldhonig', '-'],
      ['Rückstandsanalyse aus dem Labor', '?'],
      ['Lieferung nach Prenzlau', '+'],
    ],
    talk: [
      [
        'buyer',
        'Wir backen Honigkuchen, brauchen ca 200 kg, am liebsten Waldhonig weil kräftig. Analyse vom Labor wg. Pestiziden wäre Pflicht bei uns. Bringen Sie nach Prenzlau?',
      ],
      [
        'seller',
        'Prenzlau bin ich jeden Donnerstag auf dem Markt, da stell ich Ihnen die Eimer vor die Tür. Wald hab ich keinen, hier stehen nur Kiefern und die honigen nicht. Linde ist auch schön kräftig! Spritzen tut bei uns rundherum keiner mehr groß.',
      ],
    ],
  },
  {
    id: 'fe-de-musikraum',
    match: true,
    seller: {
      name: 'Proberäume Alte Molkerei',
      description: 'Proberäume stundenweise in Göttingen.',
      points: ['Schlagzeug und Gesangsanlage vorhanden', 'Buchung per App, 6 bis 24 Uhr'],
    },
    buyer: { name: 'Band "Kellerlicht"', description: 'Vier Leute, proben sonntags' },
    requirements: [
      ['Schlagzeug steht im Raum', '+'],
      ['Eigene Verstärker können dauerhaft dort bleiben', '?'],
      ['Buchung am Sonntagabend', '+'],
      ['Parkplatz am Haus', '-'],
    ],
    talk: [
      [
        'buyer',
        'hey, wir würden immer so 18-21 uhr, wir können alle nur am So. Amps hochschleppen nervt, könnten die bei euch stehen bleiben? und parken mit transporter?',
      ],
      [
        'seller',
        'Hi! sonntags 18-21 hab ich grad für euch geblockt, Raum 3. Parken am Haus gibts keine, Feuerwehrzufahrt, nur kurz ausladen und dann weg. Stehenlassen – es gab mal Schränke, ob da noch einer frei ist weiß Uli, der ist bis 12. im Urlaub',
      ],
    ],
  },
  {
    id: 'fe-de-dolmetscher',
    match: true,
    seller: {
      name: 'Sprachbüro Anghel',
      description: 'Beglaubigte Übersetzungen Rumänisch und Moldauisch–Deutsch.',
      points: ['Am Landgericht Stuttgart beeidigt', 'Urkunden ab 45 €'],
    },
    buyer: { name: 'Ioana', description: 'Anerkennung als Krankenpflegerin' },
    requirements: [
      ['Beglaubigte Übersetzung aus dem Rumänischen', '+'],
      ['Übersetzung aus dem Russischen', '-'],
      ['Versand der Originale per Einschreiben', '+'],
      ['Fertig innerhalb einer Woche', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, ich habe Diplom (rumänisch) und ein Arbeitszeugnis auf russisch. Brauche es bis nächsten Mittwoch. Schicken sie es sicher zurück, es ist das Original',
      ],
      [
        'seller',
        'Hallo Ioana, das Diplom übernehme ich gern. Russisch kann ich nicht anbieten. Zurück geht alles als Einschreiben, ist im Preis. Mittwoch... schicken Sie erst mal einen Scan, die Fächerliste ist manchmal zwei Seiten und manchmal zwölf.',
      ],
    ],
  },
  {
    id: 'fe-de-reitstall',
    match: true,
    seller: {
      name: 'Hof Birkengrund',
      description: 'Pensionsstall bei Celle, 22 Boxen.',
      points: ['Halle 20x40, Außenplatz', 'Heu dreimal täglich'],
    },
    buyer: { name: 'Nadine', description: 'Wallach mit Heustauballergie' },
    requirements: [
      ['Bedampftes Heu', '-'],
      ['Reithalle', '+'],
      ['Paddockbox frei zum 1. März', '?'],
      ['Weidegang im Sommer', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, mein Wallach hat Husten, verträgt nur bedampftes Heu. Ich such eine Paddockbox zum 1.3.. Kommen die Pferde auch auf die Weide?',
      ],
      [
        'seller',
        'Hallo Nadine, von Mai bis Oktober sind alle tagsüber draußen auf den Wiesen. Einen Bedampfer haben wir nicht und fangen damit auch nicht an, zu viel Arbeit bei 22 Pferden. Eine Einstellerin mit Paddockbox überlegt zu kündigen, weiß ich aber frühestens Ende Januar.',
      ],
    ],
  },
  {
    id: 'fe-de-etiketten',
    match: true,
    seller: {
      name: 'Etikettendruck Mahlow',
      description: 'Rollenetiketten digital ab 250 Stück.',
      points: ['Papier und Folie', 'Lieferzeit 5 Werktage'],
    },
    buyer: { name: 'Saftladen Werder', description: 'Mosterei mit Glasflaschen' },
    requirements: [
      ['Auflage von 500 Stück', '+'],
      ['Ablösbar in der Spülmaschine', '?'],
      ['Nassfestes Material', '+'],
      ['Musterdruck kostenlos', '-'],
    ],
    talk: [
      [
        'buyer',
        "Tach, 500 Etiketten für Saftflaschen. Die Flaschen stehen im Eiswasser, darf also nicht aufweichen. Sind Mehrwegflaschen, in der Spüle soll's dann aber abgehen! Kann man vorher ein Muster haben für umme?",
      ],
      [
        'seller',
        'Hallo, nehmen Sie die PP-Folie, die können Sie tagelang in Wasser legen. Andruck auf Ihrer Folie kostet 35 €, das müssen wir leider berechnen, Maschine steht ja solange. Zum Ablösen hängt es vom Kleber und von Ihrer Lauge ab, müssten Sie ausprobieren.',
      ],
    ],
  },
  {
    id: 'fe-de-foodtruck',
    match: true,
    seller: {
      name: 'Knödelkarre',
      description: 'Foodtruck mit Tiroler Küche, München und Umland.',
      points: ['Bis 250 Portionen pro Abend', 'Vegetarische Knödel immer dabei'],
    },
    buyer: { name: 'Eventteam Isartech', description: 'Sommerfest mit 180 Leuten' },
    requirements: [
      ['180 Essen an einem Abend', '+'],
      ['Mehrweggeschirr', '?'],
      ['Glutenfreies Gericht', '?'],
      ['Getränke werden ausgeschenkt', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hallo zusammen, 180 Personen, ca. 40 veggie und 5 Zöliakie. Macht ihr auch Getränke oder muss da wer anders her? Einweg ist bei uns auf dem Campus übrigens tabu',
      ],
      [
        'seller',
        'Griasdi! 180 is a gmahde Wiesn. Getränke machma ned, da fehlt uns die Lizenz und der Platz. Was brauchts ihr an Strom? Wir hättma 16A CEE gern',
      ],
      ['buyer', 'CEE ist da. Und die 5 mit Zöliakie?'],
      [
        'seller',
        "Passt. De Leit mit Zöliakie, da muas i d'Küch fragn, mir tun halt überall Semmeln nei. Wegs am Gschirr ruaf i di nomoi o",
      ],
    ],
  },
  {
    id: 'fe-de-schrank',
    match: true,
    seller: {
      name: 'Möbelstübchen Ilse',
      description: 'Aufgearbeitete Bauernmöbel, Verkauf in Bautzen.',
      points: ['Bauernschrank um 1880, Weichholz, 890 €', 'Maße 192 x 135 x 58 cm'],
    },
    buyer: { name: 'Clemens', description: 'Altbauwohnung in Dresden' },
    requirements: [
      ['Höhe höchstens 2 Meter', '+'],
      ['Schrank ist zerlegbar', '+'],
      ['Frei von Holzwurm', '?'],
      ['Lieferung bis in die Wohnung', '-'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, der Schrank gefällt mir. Treppenhaus ist eng, geht er auseinander? Holzwurm ist hoffentlich keiner drin. Und bringen Sie ihn in den 3. Stock?',
      ],
      [
        'seller',
        'Guten Tag! Den schlagen Sie mit dem Gummihammer in fünf Minuten in acht Teile, alles nur gekeilt. Tragen tun wir nicht, bis Bordsteinkante und Schluss, ich bin 71. Gewachst ist er innen und außen, duftet herrlich.',
      ],
    ],
  },
  {
    id: 'fe-de-kaelte',
    match: true,
    seller: {
      name: 'Kälte-Klima Yıldız',
      description: 'Kühlzellen, Theken und Klimageräte, Wartung und Reparatur, Mannheim.',
      points: ['Notdienst 7 Tage', 'Zertifizierter Kälteanlagenbauer'],
    },
    buyer: { name: 'Metzgerei Rau', description: 'Kühlzelle fällt aus' },
    requirements: [
      ['Einsatz am Sonntag', '+'],
      ['Ersatzteile für eine Anlage von 1998', '?'],
      ['Kühlzelle leihweise während der Reparatur', '-'],
      ['Reparatur noch heute fertig', '?'],
    ],
    talk: [
      [
        'buyer',
        'servus kühlzelle macht nur noch 9 grad!! anlage is von 98, gibts da noch teile? habt ihr ne leihzelle für die zeit, hab 400 kg drin. heut is sonntag ich weiß, muss aber heut wieder laufen',
      ],
      [
        'seller',
        'Bin in einer Stunde bei Ihnen. Leihzellen haben wir keine, fragen Sie Ihren Großmarkt. 98 ist alt, Kältemittel R22? Da muss ich erst auf das Typenschild sehen bevor ich irgendwas sage.',
      ],
    ],
  },
  {
    id: 'fe-de-kita',
    match: true,
    seller: {
      name: 'Tagespflege Wichtelhaus',
      description: 'Kindertagespflege in Bonn-Beuel, bis 5 Kinder unter 3.',
      points: ['Pflegeerlaubnis vom Jugendamt', 'Mo–Fr 7:30–15:30'],
    },
    buyer: { name: 'Familie Okafor', description: 'Sohn, 14 Monate' },
    requirements: [
      ['Betreuung bis 17 Uhr', '-'],
      ['Höchstens fünf Kinder', '+'],
      ['Platz zum 1. August', '?'],
      ['Garten zum Spielen', '+'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, wir suchen zum 1.8. einen Platz für Chidi. Arbeit geht bei uns beiden bis 16:30, also müssten wir bis 17 Uhr. Habt ihr draußen etwas?',
      ],
      [
        'seller',
        'Hallo! Wir haben einen eingezäunten Garten hinterm Haus mit Sandkasten und zwei Hühnern. Um halb vier ist bei mir Schluss, meine eigenen Kinder müssen dann zum Sport, da geht nix. Zum August wechselt evtl. ein Kind in den Kindergarten, die Eltern haben aber noch keine Zusage.',
      ],
    ],
  },
  {
    id: 'fe-de-laser',
    match: true,
    seller: {
      name: 'Gravurwerk Solingen',
      description: 'Lasergravur auf Metall, Holz, Leder, Glas.',
      points: ['Ab 1 Stück', 'Gravurfläche bis 600 x 300 mm'],
    },
    buyer: { name: 'Messer-Manufaktur Ohl', description: 'Will Logos auf Klingen' },
    requirements: [
      ['Fertig innerhalb von drei Werktagen', '?'],
      ['Gravur bleibt spülmaschinenfest', '?'],
      ['Einzelstücke möglich', '+'],
      ['Abholung und Rückversand im Preis', '-'],
    ],
    talk: [
      [
        'buyer',
        'Wir hätten laufend Klingen, Stahl 1.4116, mal 1 mal 50. Muss die Spülmaschine aushalten. Zurück bräuchten wir sie jeweils nach drei Werktagen. Holen Sie ab?',
      ],
      [
        'seller',
        'Morgen. Einzelne sind kein Problem, dafür sind wir da. Anlieferung und Rücktransport gehen immer auf Sie, ohne Ausnahme. Wie schnell es geht, hängt dran was grad auf der Anlage liegt. Spülmaschine: wir haben einen Kunden, der sagt bei ihm hält es, selber getestet haben wir das nie.',
      ],
    ],
  },
  {
    id: 'fe-de-fahrschule',
    match: true,
    seller: {
      name: 'Fahrschule Bergfex',
      description: 'Klassen B, BE, A, Garmisch.',
      points: ['Theorie Mo und Mi 18:30', 'Intensivkurs in den Ferien'],
    },
    buyer: { name: 'Antonia', description: '17, will Begleitetes Fahren' },
    requirements: [
      ['Ferienkurs', '+'],
      ['Fahrstunden auf Englisch', '?'],
      ['Ratenzahlung', '-'],
      ['Prüfung noch vor dem 18. Geburtstag am 3. Oktober', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hi, Intensivkurs im August wär super. Meine Cousine aus Irland will evtl mitmachen, macht ihr auch englisch im auto? Zahlen würd ich gern in raten. Hab am 3.10. Geburtstag, bis dahin will ich den schein',
      ],
      [
        'seller',
        'Servus Antonia, Raten machen wir nimmer, haben uns da a blutige Nasn gholt. Kurs startet 4. August, zwei Plätze sind noch frei. Prüftermine vergibt der TÜV, da hock ma alle in der Warteschleife. Unser Sepp redet mit die Skitouristen a mit Händ und Füß 😂',
      ],
    ],
  },
  {
    id: 'fe-de-winterdienst',
    match: true,
    seller: {
      name: 'Hausservice Dragan',
      description: 'Winterdienst, Treppenhaus, Gartenpflege in Chemnitz.',
      points: ['Räumung ab 5 Uhr', 'Haftpflicht 3 Mio €'],
    },
    buyer: { name: 'Arztpraxis Dr. Lohse', description: 'Eckgrundstück, 60 m Gehweg' },
    requirements: [
      ['Geräumt vor 7 Uhr', '+'],
      ['Betriebshaftpflicht', '+'],
      ['Streuen ohne Salz', '?'],
      ['Einsatz auch an Sonn- und Feiertagen', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, 60 m Gehweg plus Rampe, muss um 7 fertig sein, um 7:15 kommen die ersten Patienten. Kein Salz bitte wegen der Bäume. Im Vertrag steht hoffentlich auch Sonn- und Feiertag drin?',
      ],
      [
        'seller',
        'Guten Tag Frau Doktor, Sie wären auf Tour 1, da bin ich spätestens 6 Uhr durch. Ich nehme was in der Stadt erlaubt ist, Material bestelle ich immer im Oktober. Vertrag schicke ich Ihnen heute Abend.',
      ],
    ],
  },
]
