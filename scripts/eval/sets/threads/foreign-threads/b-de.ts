import type { Pair } from '../../../cases.ts'

/** Conversations by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsBDe: readonly Pair[] = [
  {
    id: 'fb-de-praxissoftware',
    match: true,
    seller: {
      name: 'Terminbuchung für Therapiepraxen',
      description: 'Entwickelt in Münster, Server in Deutschland',
      points: ['SMS-Erinnerung', 'Warteliste', 'Monatlich kündbar'],
    },
    buyer: {
      name: 'Online-Kalender für eine Logopädiepraxis',
      description: 'Vier Therapeutinnen, zwei Räume, viele Kinder',
    },
    requirements: [
      ['Erinnerung per SMS', '+'],
      ['Eigener Kalender für jede Therapeutin', '+'],
      ['Schnittstelle zu Theorg', '?'],
      ['App für das iPhone', '-'],
      ['Auftragsverarbeitungsvertrag nach DSGVO', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo zusammen, wir sind eine Logopädiepraxis in Telgte und schreiben unsere Termine noch in so ein dickes rotes Buch, das letzte Woche in die Spüle gefallen ist. Seitdem ist das Thema durch. Abrechnen tun wir mit Theorg, das müsste irgendwie zusammenspielen. Die Mütter wollen alles am Handy machen, gibts ne App (iPhone)? Und ohne AV-Vertrag darf ich wegen der Gesundheitsdaten garnicht erst anfangen, sagt die Steuerberaterin',
      ],
      [
        'seller',
        'Hallo Frau Wiggering, ich musste beim roten Buch wirklich lachen, entschuldigen Sie. Eine App im App Store haben wir nicht und planen auch keine; es läuft alles im Browser, auch auf dem Telefon. Erinnert wird 24 Stunden vorher per Kurznachricht, das senkt die Ausfälle ungefähr um die Hälfte.',
      ],
      ['buyer', 'Browser ist für mich ok, Hauptsache es klappt. Theorg und AVV?'],
      [
        'seller',
        'Datenschutz ist uns ein Herzensanliegen, alle Server stehen in Frankfurt und Nürnberg. Zu Theorg müsste ich meinen Kollegen befragen, der ist bis Montag auf Fortbildung.',
      ],
      ['buyer', 'Kein Stress. Noch was, kann jede von uns vieren ihren eigenen Kalender haben?'],
      ['seller', 'Ja, natürlich.'],
    ],
  },
  {
    id: 'fb-de-flyerverteilung',
    match: true,
    seller: {
      name: 'Haushaltswerbung und Prospektverteilung',
      description: 'Eigene Zusteller im Raum Kassel',
      points: ['GPS-Protokoll der Touren', 'Ab 5.000 Stück'],
    },
    buyer: {
      name: 'Verteilung von Speisekarten',
      description: 'Neue Pizzeria in Vellmar, 12.000 Haushalte',
    },
    requirements: [
      ['Nachweis der Verteilung per GPS', '+'],
      ['Beachtung von Keine-Werbung-Aufklebern', '?'],
      ['Verteilung am Samstag', '+'],
      ['Druck der Speisekarten', '-'],
      ['Unter 60 Euro je 1.000 Stück', '?'],
    ],
    talk: [
      [
        'buyer',
        'hallo ich mache auf am 1.4 neue pizzeria in vellmar. brauche 12000 karten in briefkasten, am besten samstag weil da leute hunger haben und kochen keine lust. macht ihr druck auch? mein schwager hat bezahlt 60 euro für tausend, mehr ich will nicht zahlen',
      ],
      [
        'seller',
        'Hallo Herr Gashi, herzlichen Glückwunsch zur Eröffnung! Gedruckt wird bei uns nichts, die Karten müssten Sie uns anliefern, gebündelt zu 100. Samstags sind 40 Leute unterwegs, das ist sowieso unser Haupttag.',
      ],
      [
        'buyer',
        'ok drucken macht mein cousin. wieviel kostet denn 12000? und was wenn aufkleber auf kasten steht keine werbung, ich will kein ärger mit anwalt',
      ],
      [
        'seller',
        'Für ein Angebot benötige ich bitte das Gewicht und das Format der Karte. Gefalzt oder offen?',
      ],
      ['buyer', 'din lang gefalzt, papier normal so wie alle'],
    ],
  },
  {
    id: 'fb-de-abkantpresse',
    match: true,
    seller: {
      name: 'Gebrauchte Blechbearbeitungsmaschinen',
      description: 'Händler in Olpe, 1.800 m² Ausstellung',
      points: ['Vorführung unter Strom', 'Verladung mit eigenem Kran'],
    },
    buyer: {
      name: 'Abkantpresse für Schlosserei',
      description: 'Mindestens 100 t, 3 m, Bleche bis 6 mm',
    },
    requirements: [
      ['Abkantlänge 3.000 mm', '+'],
      ['Presskraft von mindestens 100 t', '+'],
      ['CE-Erklärung vorhanden', '-'],
      ['Werkzeugsatz inbegriffen', '?'],
      ['Vorführung vor dem Kauf', '+'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Damen und Herren,\nwir suchen eine Abkantpresse, hydraulisch, mind. 100 to Druck, 3 Meter, gern älter, aber mit CE, da uns die BG letztes Jahr besucht hat. Ober- und Unterwerkzeuge sollten dabei sein. Wir würden uns die Maschine vorher ansehen wollen, Anfahrt aus Siegen.',
      ],
      [
        'seller',
        'Guten Tag Herr Stracke, da steht gerade eine EHT von 1991 mit 130 Tonnen und 3.100 zwischen den Ständern… pardon, 3.100 ist die Kantlänge, zwischen den Ständern sinds 2.550. Biegt Ihnen 6er Blech ohne zu murren. Nur CE hat sie nicht, die ist älter als die Richtlinie, und nachrüsten tun wir nicht.',
      ],
      ['buyer', 'Dass das CE fehlt ist ein Problem, ich kläre das mit der BG. Werkzeuge?'],
      [
        'seller',
        'Kommen Sie doch nächste Woche vorbei, Dienstag oder Mittwoch, dann lassen wir sie laufen und schauen ins Regal was noch da ist.',
      ],
    ],
  },
  {
    id: 'fb-de-spielwaren-grosshandel',
    match: true,
    seller: {
      name: 'Holzspielwaren für den Fachhandel',
      description: 'Manufaktur im Erzgebirge, 22 Beschäftigte',
      points: ['Prüfung nach EN 71', 'Buche und Linde aus Sachsen'],
    },
    buyer: {
      name: 'Sortiment für einen Museumsshop',
      description: 'Bergbaumuseum, Erstbestellung für ca. 2.500 Euro',
    },
    requirements: [
      ['Geprüft nach EN 71', '+'],
      ['Exklusiv im Umkreis von 50 km', '?'],
      ['Mindestbestellwert unter 500 Euro', '+'],
      ['Zahlungsziel 60 Tage', '?'],
      ['Aufdruck des Museumslogos', '-'],
    ],
    talk: [
      [
        'buyer',
        'Glück auf! Ich kaufe für den Shop des Bergbaumuseums ein, in dem zur Zeit leider noch Plastikdinos aus Fernost liegen, das soll sich ändern. Vorstellen könnten wir uns eine Erstbestellung so um die 2.500. Mich interessiert: gibt es einen Mindestbestellwert, ließe sich unser Logo (Schlägel und Eisen) einbrennen oder aufdrucken, und beliefern Sie auch das Spielzeugmuseum drüben in der Kreisstadt? Exklusivität wär uns schon wichtig.',
      ],
      [
        'seller',
        'Glück auf Frau Uhlig, Plastikdinos im Bergbaumuseum, da blutet einem ja das Herz. Ab 300 Euro netto schicken wir los, frei Haus ab 750. Mit Logo können wir leider nicht dienen, wir bemalen jede Figur von Hand und haben keinerlei Drucktechnik.',
      ],
      [
        'buyer',
        'Verstehe, die Bemalung ist ja auch das Schöne. Unser Träger ist das Land, Rechnungen dauern da bis zu 60 Tage. Ginge das?',
      ],
      [
        'seller',
        'Die Rechnung legen wir der Ware bei. Wohin soll die Lieferung gehen, haben Sie eine Rampe?',
      ],
    ],
  },
  {
    id: 'fb-de-lagerhalle',
    match: true,
    seller: {
      name: 'Lagerfläche 640 m², teilbar',
      description: 'Gewerbegebiet Landsberg, Rampe und ebenerdiges Tor',
      points: ['Hallenhöhe 7,20 m', 'Sprinkleranlage', '5,10 €/m²'],
    },
    buyer: {
      name: 'Lager für Messebau-Material',
      description: '350 bis 400 m², Zugang auch nachts',
    },
    requirements: [
      ['Teilfläche von 400 m²', '+'],
      ['Lichte Höhe mindestens 6 m', '+'],
      ['Zugang rund um die Uhr', '?'],
      ['Staplermitbenutzung', '?'],
      ['Mietvertrag auf ein Jahr', '-'],
    ],
    talk: [
      [
        'buyer',
        'Servus, Messebauer hier. Brauch so 350-400 m2, höhe min 6m wegen den Traversen, und ich muss nachts um 3 rein können wenn wir aus Düsseldorf zurück kommen. Vertrag erstmal 1 Jahr weil keiner weiss wie das Messegeschäft weiter geht',
      ],
      [
        'seller',
        'Grüß Gott Herr Kölbl, die Halle lässt sich mit einer Gitterwand abtrennen, da nehmen wir für Sie 400 weg, der Rest geht an einen Reifenhändler der schon zugesagt hat. Unter drei Jahren schließe ich nicht ab, da bin ich gebranntes Kind.',
      ],
      [
        'buyer',
        '3 Jahre puh. wär ich bei gutem Preis dabei. Was is mit Nachts, und kann ich Ihren Stapler mal nehmen wenn er rumsteht',
      ],
      ['seller', 'Der Hof hat ein elektrisches Schiebetor mit Kamera. Haben Ihre Leute einen Staplerschein?'],
    ],
  },
  {
    id: 'fb-de-berufsunfaehigkeit',
    match: true,
    seller: {
      name: 'Absicherung der Arbeitskraft',
      description: 'Unabhängiger Versicherungsmakler, Oldenburg',
      points: ['Anonyme Voranfrage', 'Beratung per Video'],
    },
    buyer: {
      name: 'Berufsunfähigkeit für einen Dachdecker',
      description: '27 Jahre, Bandscheibe vor drei Jahren',
    },
    requirements: [
      ['Anonyme Anfrage bei Versicherern', '+'],
      ['Annahme trotz Bandscheibenvorfall', '?'],
      ['Leistung schon ab 25 % Berufsunfähigkeit', '-'],
      ['Beitrag höchstens 120 € im Monat', '+'],
      ['Verzicht auf abstrakte Verweisung', '?'],
    ],
    talk: [
      [
        'buyer',
        'moin, bin dachdecker 27, mein chef sagt ich muss ne bu machen bevor was passiert. hatte vor 3 jahren n bandscheibenvorfall, seitdem is ruhe. freund von mir meint man muss da aufpassen sonst steht man in der schwarzen liste?? kann höchsens 120 euro im monat ausgeben, haben grad gebaut',
      ],
      [
        'seller',
        'Moin Malte, dein Freund hat recht, drum frage ich erst ohne Namen an, so landet nichts in der Datei der Versicherer. Ich hab dir mal was rausgesucht: bei 1.200 Euro Rente bis 63 liegst du bei 114,60 im Monat, das wäre bei vollem Schutz.',
      ],
      [
        'buyer',
        'klingt gut. zahlen die auch wenn ich nur zu 25 prozent nich mehr kann? und das mit der verweisung, das die mich zum pförtner machen',
      ],
      [
        'seller',
        'Gezahlt wird bei allen dreien ab 50 Prozent, drunter gibt es nix. Was die Bandscheibe angeht warten wir mal ab, was auf die Voranfrage zurückkommt. Den Rest erklär ich dir am besten im Gespräch, wann hast du Feierabend?',
      ],
    ],
  },
  {
    id: 'fb-de-vereinsrecht',
    match: true,
    seller: {
      name: 'Rechtsanwältin für Vereins- und Gemeinnützigkeitsrecht',
      description: 'Kanzlei in Erfurt, 17 Jahre Erfahrung',
      points: ['Festhonorare', 'Bundesweit tätig'],
    },
    buyer: {
      name: 'Neue Satzung für einen Tierschutzverein',
      description: '410 Mitglieder, Versammlung am 24. Mai',
    },
    requirements: [
      ['Satzung mit Online-Versammlung', '+'],
      ['Abstimmung mit dem Finanzamt', '+'],
      ['Notar inbegriffen', '?'],
      ['Entwurf bis 10. April', '?'],
      ['Teilnahme an der Mitgliederversammlung', '-'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Frau Dr. Hellmich, der Vorstand unseres Vereins hat mich beauftragt, die Überarbeitung unserer Satzung (Stand 1987, Schreibmaschine) in die Wege zu leiten. Künftig sollen Mitglieder auch digital zusammentreten dürfen. Den Entwurf benötigten wir zum 10. April, damit die Ladungsfrist gewahrt bleibt. Es wäre uns überdies eine große Beruhigung, wenn Sie am 24. Mai persönlich zugegen wären, da mit Widerstand zu rechnen ist.',
      ],
      [
        'seller',
        'Sehr geehrter Herr Amthor, haben Sie Dank für Ihr Vertrauen. Hybride und rein virtuelle Versammlungen regle ich in einem eigenen Paragrafen, das ist inzwischen in jeder meiner Satzungen drin. Vorab geht der Text zum Finanzamt, damit die Gemeinnützigkeit nicht hinterher aberkannt wird; diese Korrespondenz übernehme ich. Am 24. Mai bin ich verhindert, meine Tochter hat an diesem Tag Konfirmation.',
      ],
      [
        'buyer',
        'Da gehen wir natürlich nicht vor. Ist der Notar für die Anmeldung im Honorar enthalten, und schaffen Sie den 10. April?',
      ],
      [
        'seller',
        'Mein Festhonorar beträgt 1.450 € zuzüglich Umsatzsteuer. Bitte schicken Sie mir doch zunächst die alte Satzung und das letzte Protokoll.',
      ],
    ],
  },
  {
    id: 'fb-de-kuehltransport',
    match: true,
    seller: {
      name: 'Temperaturgeführte Transporte',
      description: '16 Fahrzeuge, Sitz in Cloppenburg',
      points: ['ATP-zertifiziert', 'Frisch und Tiefkühl', 'Temperaturschrieb je Tour'],
    },
    buyer: {
      name: 'Blumenzwiebeln und Schnittblumen nach Süddeutschland',
      description: 'Dienstags und donnerstags, 6 bis 10 CC-Container',
    },
    requirements: [
      ['Temperatur von 4 bis 6 Grad', '+'],
      ['Fahrten an Feiertagen', '+'],
      ['Rücknahme der leeren CC-Container', '?'],
      ['Anlieferung am Großmarkt Stuttgart vor 3 Uhr', '-'],
      ['Temperaturaufzeichnung', '+'],
    ],
    talk: [
      [
        'buyer',
        'Moin. Wir sind ne Gärtnerei bei Wiesmoor. Tulpen und so, 6-10 CCs, 2x die Woche runter nach Stuttgart Großmarkt. Um 3 Uhr nachts machen die Händler auf, wer danach kommt kann seine Ware gleich wieder mitnehmen. 4 bis 6 grad, mehr nicht sonst gehen se auf',
      ],
      [
        'seller',
        'Moin Onno, fünf Grad stell ich dir ein, die halten wir auf ein halbes genau, haben wir bei Erdbeeren auch. Aber vor halb fünf sind wir mit den Lenkzeiten nicht in Stuttgart, da beißt die Maus keinen Faden ab. Frankfurt um zwei ginge.',
      ],
      [
        'buyer',
        'Frankfurt muss ich mit dem Chef bereden. Bringt ihr die leeren CC wieder mit rauf, die kosten ja ein Heidengeld',
      ],
      ['seller', 'Sind das die mit Transponder oder noch die alten?'],
      ['buyer', 'Die neuen, mit Transponder. Fahrt ihr auch Feiertags, Fronleichnam zum Beispiel?'],
      ['seller', 'Ja, machen wir, mit Ausnahmegenehmigung.'],
    ],
  },
  {
    id: 'fb-de-arbeitskleidung',
    match: true,
    seller: {
      name: 'Arbeitskleidung im Mietservice',
      description: 'Wäscherei in Heilbronn, wöchentliche Tour',
      points: ['Reparatur inklusive', 'Namensetikett', 'Schließfachanlage'],
    },
    buyer: {
      name: 'Kleidung für eine Großmetzgerei',
      description: '48 Beschäftigte, täglicher Wechsel',
    },
    requirements: [
      ['HACCP-konforme Aufbereitung', '+'],
      ['Fünf Garnituren je Person', '+'],
      ['Kettenhandschuhe werden mitgewaschen', '?'],
      ['Schuhe zum Mieten', '-'],
      ['Vertrag kürzer als 36 Monate', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, Kreativ ist unsere Branche nicht, aber sauber muss es sein :-) 48 Leute, jeden Tag frisch, also mit Reserve wenigstens 5 Sätze pro Nase. HACCP ist Pflicht, der Veterinär steht bei uns quartalsweise vor der Tür. Schuhe bräuchten wir am liebsten auch aus einer Hand.',
      ],
      [
        'seller',
        'Guten Tag Frau Dengler, bei Lebensmittelbetrieben rechnen wir ohnehin mit fünf bis sieben Sätzen, fünf sind für Sie also eingeplant. Gewaschen wird desinfizierend nach RABC, das erkennt Ihr Veterinär als HACCP-konform an, Zertifikat hängt an. Schuhwerk führen wir nicht.',
      ],
      [
        'buyer',
        'Danke. Mein Mann fragt noch wegen der Kettenhandschuhe und der Laufzeit, 3 Jahre wären uns zu lang.',
      ],
      [
        'seller',
        'Ich bringe gern Musterteile mit und wir gehen dann vor Ort durch alle Abteilungen. Passt Ihnen der 14.?',
      ],
    ],
  },
  {
    id: 'fb-de-mieterstrom',
    match: true,
    seller: {
      name: 'Mieterstromanlagen für Mehrfamilienhäuser',
      description: 'Stadtwerke-Tochter, Raum Tübingen',
      points: ['Planung, Bau und Betrieb', 'Abrechnung mit den Mietern'],
    },
    buyer: {
      name: 'Solarstrom für eine Genossenschaft',
      description: 'Drei Häuser, 54 Wohnungen, Baujahr 1962',
    },
    requirements: [
      ['Keine Investition der Genossenschaft', '+'],
      ['Strompreis unter 28 Cent', '?'],
      ['Dachsanierung übernommen', '-'],
      ['Laufzeit höchstens 15 Jahre', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrtes Team, ich bin ehrenamtlicher Vorstand (Physiklehrer a.D.) und darf vorausschicken, dass unsere Rücklagen zur Gänze in die Aufzüge geflossen sind. Geld in die Hand nehmen können wir somit nicht. Die Dächer stammen von 1994. Nehmen Sie die Eindeckung mit in die Hand, ehe die Module darauf kommen? Die Bewohner würden mitmachen, sofern die kWh weniger als 28 ct kostet.',
      ],
      [
        'seller',
        'Lieber Herr Professor (so darf man in Tübingen ja jeden nennen ;-) ), die Anlage bezahlen und besitzen wir, Sie verpachten uns nur das Dach und bekommen dafür noch etwas. Um die Ziegel müssen Sie sich selbst kümmern, Dacharbeiten sind bei uns ausgeschlossen.',
      ],
      ['buyer', 'Nun gut. Der Preis je kWh und die Vertragsdauer?'],
      [
        'seller',
        'Der Gesetzgeber gibt vor, dass wir mindestens 10 % unter dem örtlichen Grundversorgungstarif liegen. Das Vertragsmuster lasse ich Ihnen zukommen sobald die Rechtsabteilung drübergeschaut hat.',
      ],
    ],
  },
  {
    id: 'fb-de-laborstudie',
    match: true,
    seller: {
      name: 'Sensorische Produkttests',
      description: 'Prüflabor in Kulmbach, 14 Kabinen',
      points: ['Geschultes Panel', 'Verbrauchertests', 'DIN EN ISO 8589'],
    },
    buyer: {
      name: 'Blindverkostung eines alkoholfreien Biers',
      description: 'Brauerei mit drei Rezepturen',
    },
    requirements: [
      ['Mindestens 80 Verbraucher', '+'],
      ['Räume nach ISO 8589', '+'],
      ['Ergebnis innerhalb von zwei Wochen', '?'],
      ['Haltbarkeitstest', '-'],
      ['Probanden zwischen 20 und 35 Jahren', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Frau Dr. Lautner, wir hatten auf der BrauBeviale geredet, ich war der mit dem Gipsarm. Also drei Rezepturen vom Alkoholfreien, blind, mindestens 80 normale Leute, keine Profis. Vorwiegend junge, 20 bis 35, die sind ja unser Markt. Zwei Wochen danach sollt ich dem Aufsichtsrat was zeigen. Ach so und könntet ihr gleich die Haltbarkeit mit testen?',
      ],
      [
        'seller',
        'Hallo Herr Popp, klar erinnere ich mich, was macht der Arm? Wir laden für so etwas 96 Personen ein, im Schnitt erscheinen 88. Lagertests bieten wir nicht an, dafür bräuchte es ein mikrobiologisches Labor, Weihenstephan wäre da die Adresse.',
      ],
      ['buyer', 'Arm is wieder dran :) Okay. Und klappt das mit dem Alter und den 2 Wochen?'],
      ['seller', 'Unsere Kartei umfasst 2.300 Leute aus Oberfranken. Wann wären denn die Proben abgefüllt?'],
      ['buyer', 'So um den 20. März rum.'],
    ],
  },
  {
    id: 'fb-de-imagefilm',
    match: true,
    seller: {
      name: 'Filme für Handwerk und Mittelstand',
      description: 'Zweierteam aus Bamberg',
      points: ['Drohne mit Genehmigung', 'Untertitel', 'Ein Drehtag'],
    },
    buyer: {
      name: 'Film zur Azubi-Werbung',
      description: 'Zimmerei mit 26 Leuten, für Instagram und Berufsmesse',
    },
    requirements: [
      ['Hochformat für Instagram', '+'],
      ['Sprecher aus dem Off', '-'],
      ['Drohnenaufnahmen', '+'],
      ['GEMA-freie Musik', '?'],
      ['Fertig zur Messe am 9. Oktober', '?'],
    ],
    talk: [
      [
        'buyer',
        'Griaß eich! Mir suchn Lehrbuam (und Madln!) und koana meldt si. Jetz soll a Film her, fürs Insta hoit im Hochformat, und für de Berufsmess am 9. Oktober quer. Drohn wär a Schau, mir richtn grad an Dachstuhl auf mit 22 Meter. An Sprecher brauchats a, mia ham alle a Stimm wie a Kreissäg.',
      ],
      [
        'seller',
        "Hallo Sepp, übersetzt hat's mir meine Frau, die ist aus Rosenheim :) Beide Formate schneiden wir aus demselben Material, quer und hochkant. Drohne sowieso, steht ja auch drin. Von einem Sprecher lassen wir grundsätzlich die Finger, bei uns reden die Leute selber, das wirkt bei Jugendlichen hundertmal besser. Kreissäge passt doch zur Zimmerei!",
      ],
      [
        'buyer',
        'Hahaha ja dann red i hoit selba. Musi derf nix nachkemma von da GEMA gell, und geht si des aus bis zur Mess',
      ],
      ['seller', 'Wann steht denn der Dachstuhl? Davon hängt der Drehtag ab und vom Drehtag alles Weitere.'],
    ],
  },
  {
    id: 'fb-de-warenwirtschaft',
    match: true,
    seller: {
      name: 'Warenwirtschaft für Fahrradhändler',
      description: 'Softwarehaus in Göttingen, 600 Kunden',
      points: ['Kassensystem mit TSE', 'Werkstattplaner', 'Leasing-Abwicklung'],
    },
    buyer: {
      name: 'Ablösung unserer alten Software',
      description: 'Zwei Läden, 9.000 Artikel, viel Leasing',
    },
    requirements: [
      ['Abwicklung von JobRad', '+'],
      ['Übernahme der Altdaten aus Access', '?'],
      ['Bestände beider Filialen sichtbar', '+'],
      ['Betrieb auf eigenem Server', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, kurz und schmerzlos. Haben eine Access-Lösung, die ein Kunde (†) 2004 gebaut hat. 2 Filialen, Lüneburg und Winsen. Müssen wissen was wo steht. JobRad ist die Hälfte vom Umsatz. Ich möchte das bei mir im Keller auf dem Server haben und nicht in irgendeiner Wolke.',
      ],
      [
        'seller',
        'Tag Herr Behn,\n- Filialbestand: sieht jeder Mitarbeiter live, Umlagerung per Scan\n- JobRad: ja, ebenso Bikeleasing und Businessbike, Übernahmeschein kommt automatisch\n- Keller: nein, seit Version 8 nur noch als Cloud\nGruß, Torge',
      ],
      [
        'buyer',
        'Das mit der Wolke schlucke ich, wenn die Altdaten rüberkommen. 9000 Artikel + 6.800 Kunden.',
      ],
      ['seller', 'Können Sie mir die mdb mal anonymisiert schicken? Dann sage ich Ihnen was Sache ist.'],
      ['buyer', 'Mach ich heut abend. Muss nur den Junior fragen wie anonymisieren geht.'],
    ],
  },
  {
    id: 'fb-de-hydraulikzylinder',
    match: true,
    seller: {
      name: 'Hydraulikzylinder, Neubau und Instandsetzung',
      description: 'Familienbetrieb in Rheine',
      points: ['Hub bis 6 m', 'Druckprüfung mit Protokoll', 'Notdienst'],
    },
    buyer: {
      name: 'Reparatur von vier Zylindern einer Ballenpresse',
      description: 'Entsorgungsbetrieb, Stillstand kostet',
    },
    requirements: [
      ['Prüfprotokoll', '+'],
      ['Abholung binnen 24 Stunden', '+'],
      ['Leihzylinder für die Zwischenzeit', '-'],
      ['Reparatur in drei Arbeitstagen', '?'],
      ['Gewährleistung von 24 Monaten', '?'],
    ],
    talk: [
      [
        'buyer',
        'Mahlzeit. Papierpresse, vier Zyl. 160er Kolben, undicht wie Sau, aus einem läuft mir der halbe Tag Öl in die Wanne. Wann könnt ihr holen? Habt ihr Leihteile, sonst steht hier alles. Und 3 Tage wär schön.',
      ],
      [
        'seller',
        'Mahlzeit. Wenn du bis 14 Uhr Bescheid gibst steht morgen früh um 7 der Sprinter bei dir auf dem Hof. Leihzylinder in 160 gibts nirgends und bei uns auch nicht.',
      ],
      [
        'buyer',
        'dann hol erst zwei, fahren wir halt mit halber kraft. wie lang dauerts und was gebt ihr an garantie drauf, der letzte hielt grad 14 monate',
      ],
      [
        'seller',
        'Kommt drauf an obs nur die Dichtungen sind oder die Stangen nachgeschliffen und neu verchromt werden müssen. Sehen wir nach dem Zerlegen.',
      ],
    ],
  },
  {
    id: 'fb-de-kaffeemaschinen',
    match: true,
    seller: {
      name: 'Kaffeevollautomaten für Büros, Miete und Service',
      description: 'Hamburg und Umland',
      points: ['Techniker am nächsten Werktag', 'Bohnen aus eigener Rösterei'],
    },
    buyer: {
      name: 'Zwei Maschinen für ein Ingenieurbüro',
      description: '70 Leute, ca. 180 Tassen täglich',
    },
    requirements: [
      ['Hafermilch verwendbar', '?'],
      ['Fester Wasseranschluss kostenlos verlegt', '-'],
      ['Leistung von mindestens 180 Tassen am Tag', '+'],
      ['Service am nächsten Werktag', '+'],
      ['Eigene Bohnen erlaubt', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Morgen, unsere beiden Maschinen haben nach einem Wasserschaden das Zeitliche gesegnet. Seither herrscht hier Anarchie. Bedarf: ca. 180 Tassen/Tag, 70 Ingenieure, zur Hälfte Hafermilchtrinker. Einen Wasseranschluss bräuchten wir neu; wird der von Ihnen gelegt, ohne Aufpreis? Wir haben außerdem noch 60 kg Bohnen von einem Kunden.',
      ],
      [
        'seller',
        'Guten Morgen Herr Petersen, mein Beileid. Ich würde Ihnen zwei X6 hinstellen, jede schafft 150 am Tag, zusammen also Luft nach oben. Der Anschluss wird nach Aufwand berechnet, üblicherweise 280 bis 400 Euro je Gerät, geschenkt gibt es den leider nicht. Die Bohnen aus unserer Rösterei kosten 19,80 das Kilo.',
      ],
      [
        'buyer',
        '180 ist ja mit zweien locker drin, gut. Dürften wir unsere 60 kg denn trotzdem verbrauchen? Und Hafermilch?',
      ],
      [
        'seller',
        'Ich lade Sie herzlich zu einer Verkostung ein, dann probieren Sie unsere Röstungen einfach mal durch!',
      ],
    ],
  },
  {
    id: 'fb-de-tagungshaus',
    match: true,
    seller: {
      name: 'Tagungshaus im Kloster',
      description: '38 Zimmer, Eifel, Vollverpflegung',
      points: ['Plenum bis 80 Personen', 'WLAN', 'Garten und Kapelle'],
    },
    buyer: {
      name: 'Klausurtagung einer Stiftung',
      description: '29 Personen, 11. bis 13. November',
    },
    requirements: [
      ['29 Einzelzimmer', '+'],
      ['Vegane Verpflegung', '+'],
      ['Zwei Gruppenräume zusätzlich', '?'],
      ['Alkoholausschank am Abend', '-'],
      ['Shuttle vom Bahnhof Gerolstein', '?'],
    ],
    talk: [
      [
        'buyer',
        'Liebe Schwestern, liebes Hausteam, unsere Stiftung möchte sich vom 11. bis zum 13.11. zurückziehen, um über die kommenden fünf Jahre nachzudenken. Wir sind 29, jeder wünscht sich ein Zimmer für sich (Schnarcher!), sieben von uns leben vegan. Abends ein Glas Wein wäre fein. Neben dem Plenum bräuchten wir noch zwei kleinere Räume.',
      ],
      [
        'seller',
        'Liebe Frau von Stetten, zu St. Martin ist es besonders schön hier, die Kinder kommen mit den Laternen. 31 Einzelzimmer sind in diesen Tagen frei, ich habe Ihnen 29 davon vorgemerkt. Schwester Benedicta kocht vegan, seit ihre Nichte das tut, und zwar ausgezeichnet. Alkohol wird im Haus nicht ausgeschenkt, im Dorf gibt es aber eine Wirtschaft.',
      ],
      [
        'buyer',
        'Wie schön! Ein Verzicht tut uns allen gut. Und die Gruppenräume? Einige kommen übrigens mit dem Zug nach Gerolstein.',
      ],
      [
        'seller',
        'Der Zug hält dort stündlich, von Köln aus sind es gut anderthalb Stunden. Die Raumpläne lege ich in die Post.',
      ],
    ],
  },
  {
    id: 'fb-de-factoring-pflege',
    match: true,
    seller: {
      name: 'Abrechnung für Pflegedienste',
      description: 'Dienstleister in Chemnitz',
      points: ['Auszahlung in 48 Stunden', 'Klärung mit den Kassen'],
    },
    buyer: {
      name: 'Abrechnungszentrum für ambulanten Pflegedienst',
      description: '140 Patienten, bisher alles selbst',
    },
    requirements: [
      ['Auszahlung innerhalb von drei Tagen', '+'],
      ['Kündigungsfrist von höchstens drei Monaten', '?'],
      ['Nachverhandlung von Absetzungen mit den Kassen', '+'],
      ['Gebühr unter 1,2 %', '?'],
      ['Leistungsnachweise elektronisch', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag. Ich leite einen Pflegedienst und sitz bis nachts über Abrechnungen, meine Kinder kennen mich nur noch von hinten. Kassen zahlen nach 5-6 Wochen, manche kürzen einfach. Wer streitet sich dann mit denen rum, Sie oder ich? Bei der Konkurrenz hätte ich 1,2% gezahlt',
      ],
      [
        'seller',
        'Guten Tag Frau Schirmer, das höre ich jede Woche. Gestritten wird von uns, dafür haben wir vier Damen mit Haaren auf den Zähnen, Sie kriegen nur das Ergebnis. Das Geld ist zwei Tage nach Einreichung bei Ihnen.',
      ],
      [
        'buyer',
        'vier damen mit haaren auf den zähnen, gekauft :-) was nehmen sie denn? und muss ich die zettel noch per post schicken oder geht das digital, und wie schnell käm ich wieder raus wenns nix is',
      ],
      ['seller', 'Welche Pflegesoftware benutzen Sie und wie hoch ist der Monatsumsatz ungefähr?'],
    ],
  },
  {
    id: 'fb-de-mietrecht-gewerbe',
    match: true,
    seller: {
      name: 'Fachanwalt für Mietrecht',
      description: 'Nürnberg, Vertretung vor Amts- und Landgerichten',
      points: ['Erstberatung 190 €', 'Prüfung von Nebenkosten'],
    },
    buyer: {
      name: 'Nebenkosten für ein Ladenlokal prüfen',
      description: 'Nachforderung über 7.300 Euro, Frist am 30.',
    },
    requirements: [
      ['Prüfung auf Erfolgshonorar', '-'],
      ['Gespräch auf Türkisch', '?'],
      ['Erstgespräch noch diese Woche', '+'],
      ['Rechtsschutzversicherung wird angefragt', '?'],
      ['Belegeinsicht beim Vermieter', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Anwalt, mein Vermieter will 7300 nach für Heizung u Hausmeister, dabei hab ich den Hausmeister in 9 Jahren 1x gesehen, und da hat er geraucht. Frist ist der 30. Kann man das so machen das Sie nur was kriegen wenn wir gewinnen? Diese Woche müsste ich noch einen Termin haben. Und wer schaut sich die Rechnungen bei dem Vermieter an, mich lässt er nicht rein',
      ],
      [
        'seller',
        'Sehr geehrter Herr Yıldırım, Donnerstag, 16.15 Uhr, Raum 2, bitte den Mietvertrag mitbringen. Die Originalbelege nehme ich selbst bei der Verwaltung in Augenschein, das Recht dazu steht Ihnen zu und mich wird man hineinlassen. Ein Honorar nur im Erfolgsfall darf und will ich hier nicht vereinbaren.',
      ],
      [
        'buyer',
        'ok Donnerstag bin ich da. Ich hab glaub ich eine Rechtschutz bei der ÖRAG, machen Sie das mit der? Meine Frau kommt mit, die führt den Laden eigentlich, sie spricht lieber türkisch, hoffe das geht',
      ],
      ['seller', 'Bringen Sie den Versicherungsschein ebenfalls mit.'],
    ],
  },
  {
    id: 'fb-de-palettenlager-spanisch',
    match: true,
    seller: {
      name: 'Almacenaje y distribución en Valencia',
      description: 'Nave de 9.000 m², a 6 km del puerto',
      points: ['Control de stock en línea', 'Preparación de pedidos', 'Zona refrigerada'],
    },
    buyer: {
      name: 'Lager in Spanien für Weinversand',
      description: 'Kleine Importfirma aus Mainz, 80 Paletten',
    },
    requirements: [
      ['Lagerung bei höchstens 16 Grad', '+'],
      ['Versand einzelner Kartons nach Deutschland', '?'],
      ['Zolllager', '?'],
      ['Deutschsprachiger Ansprechpartner', '-'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, leider reicht mein Spanisch nur fürs Bestellen von Tapas. Wir kaufen bei Winzern in Utiel-Requena und möchten die Weine (80 Paletten, später mehr) bei Ihnen lagern, kühl, 16 Grad sind das Maximum. Gibt es bei Ihnen jemanden, der deutsch spricht? Und verschicken Sie auch einzelne Sechserkartons zu unseren Kunden nach Hause, nach Deutschland?',
      ],
      [
        'seller',
        'Buenos días, uso un traductor y le contesto en español, perdone. En la zona refrigerada mantenemos 14 grados todo el año, ya tenemos vino de dos bodegas. Alemán no lo habla nadie en la empresa, inglés un poco yo.',
      ],
      [
        'buyer',
        'Alles klar, mit Übersetzer klappt das schon. Die Frage mit den Kartons ist noch offen, und ob Sie ein Zolllager sind (wegen der Verbrauchsteuer).',
      ],
      ['seller', '¿Cuántos pedidos al mes serían más o menos? Le paso el tema a mi compañera de aduanas.'],
    ],
  },
  {
    id: 'fb-de-bettwaren',
    match: true,
    seller: {
      name: 'Bettdecken und Kissen aus Schafwolle',
      description: 'Näherei auf der Schwäbischen Alb',
      points: ['Eigene Wolle aus der Region', 'Maßanfertigung'],
    },
    buyer: {
      name: 'Ausstattung für ein Wanderhotel',
      description: '36 Betten, allergikerfreundlich gewünscht',
    },
    requirements: [
      ['Übergröße 155 x 220', '+'],
      ['Wolle aus Deutschland', '+'],
      ['Waschbar bei 60 Grad', '?'],
      ['Mengenrabatt ab 30 Stück', '?'],
      ['Bezüge aus Leinen', '-'],
    ],
    talk: [
      [
        'buyer',
        'Schönen guten Tag, wir bauen gerade um (frag nicht) und zum 1.5. sollen alle Betten neue Decken haben. 36x 155 auf 220. Schwer entflammbar braucht es net, aber waschen müsste man die können, 60 Grad, sonst steigt mir die Hausdame aufs Dach. Leinenbezug fänd ich schön.',
      ],
      [
        'seller',
        "Hallo Herr Moosmann, 155x220 nähen wir laufend. Den Bezug gibt's bei uns nur in Baumwollsatin, kbA, Leinen hat sich mit der Wolle nicht vertragen. Auslüften ersetzt bei Schafwolle übrigens oft das Waschen, die reinigt sich quasi selbst.",
      ],
      ['buyer', 'das glaubt mir die hausdame nie 😅 was kosten die 36 und gibts da nachlass bei der menge?'],
      ['seller', '189 € die leichte, 219 € die warme Variante. Welche schwebt Ihnen vor?'],
    ],
  },
  {
    id: 'fb-de-balkonkraftwerk',
    match: true,
    seller: {
      name: 'Steckersolar-Sets für Wohnungsbau',
      description: 'Großhandel in Leipzig, Lieferung bundesweit',
      points: ['Module 430 W', 'Wechselrichter 800 W', 'Halterungen für Balkongitter'],
    },
    buyer: {
      name: '120 Balkonanlagen für eine Wohnungsgesellschaft',
      description: 'Plattenbau in Halle, 5 Etagen',
    },
    requirements: [
      ['Statischer Nachweis für die Halterung', '+'],
      ['120 Sets auf Lager', '+'],
      ['Montage durch Ihre Leute', '?'],
      ['Glas-Glas-Module', '?'],
      ['Speicher dazu lieferbar', '-'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Damen und Herren, im Auftrag der HaWoGe bitte ich um Auskunft zu folgenden Positionen: a) Verfügbarkeit 120 Sets, b) Statik der Aufhängung (typengeprüft), c) Speicher optional, d) Montage. Die Balkone haben ein Stahlgitter, Bj. 1986, siehe Foto.',
      ],
      [
        'seller',
        'Hallo Herr Krüger, zu a) Stand heute Morgen liegen 340 Stück im Regal, ich kann Ihre 120 eine Woche zurücklegen. b) Typenstatik vom TÜV Rheinland liegt vor, geht Ihnen als PDF zu. c) Speicher sind raus aus dem Programm, zu viele Rückläufer.',
      ],
      [
        'buyer',
        'Vielen Dank für die rasche Antwort. d) ist noch unbeantwortet; außerdem verlangt der Brandschutz Glas-Glas.',
      ],
      ['seller', 'd) Wie kommt man bei Ihnen auf die Balkone, über die Wohnungen oder per Steiger?'],
      ['buyer', 'Über die Wohnungen, mit Ausnahme der Erdgeschosse.'],
    ],
  },
  {
    id: 'fb-de-uebersetzung-patent',
    match: true,
    seller: {
      name: 'Fachübersetzungen Technik und Patente',
      description: 'Büro mit neun Übersetzern, Karlsruhe',
      points: ['ISO 17100', 'Vier-Augen-Prinzip'],
    },
    buyer: {
      name: 'Übersetzung einer Patentschrift ins Japanische',
      description: '46 Seiten, Lasertechnik',
    },
    requirements: [
      ['Muttersprachler Japanisch mit Patenterfahrung', '?'],
      ['Prüfung durch zweite Person', '+'],
      ['Vertraulichkeitserklärung vor Übermittlung', '+'],
      ['Einreichung beim japanischen Patentamt', '-'],
      ['Unter 0,28 € je Wort', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, unser Patentanwalt ist in Rente gegangen, der Nachfolger kommt erst im Herbst. In der Zwischenzeit muss eine Schrift (46 S., gepulste Faserlaser) ins Japanische. Bevor ich Ihnen irgendetwas schicke, brauche ich eine unterschriebene NDA. Reichen Sie auch gleich in Tokio ein?',
      ],
      [
        'seller',
        'Guten Tag Frau Dr. Emmerling, die NDA habe ich soeben gegengezeichnet und Ihnen zurückgemailt. Eingereicht wird von uns nirgends, das ist Sache eines Benrishi, also eines dortigen Anwalts. Für Englisch liegt unser Preis bei 0,19 je Wort.',
      ],
      [
        'buyer',
        'Die NDA ist da, danke. Wer übersetzt bei Ihnen ins Japanische, und was kostet dort das Wort?',
      ],
      ['seller', 'Da melde ich mich nach Rücksprache mit der Kollegin in Osaka, die hat gerade Golden Week.'],
    ],
  },
  {
    id: 'fb-de-verlag-druck',
    match: true,
    seller: {
      name: 'Buchdruck ab 50 Exemplaren',
      description: 'Druckerei in Gotha',
      points: ['Fadenheftung', 'Hardcover', 'FSC-Papier'],
    },
    buyer: {
      name: 'Chronik zum Dorfjubiläum',
      description: '220 Seiten, 400 Stück, viele alte Fotos',
    },
    requirements: [
      ['Hardcover mit Fadenheftung', '+'],
      ['Retusche der alten Fotos', '?'],
      ['Lieferung vor dem 1. Juni', '-'],
      ['Höchstens 18 Euro pro Buch', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, ich mache mit 3 anderen Rentnern die Ortschronik, 800 Jahre Wölfis!! 220 Seiten und ca 300 Bilder teils von 1890 mit Knicken und Kaffe drauf. Am 6. juni ist Festumzug da muß es fertig sein, also am 1. Juni spätestens hier. Wieviel kostet ein Buch? wir wollten es für 25 verkaufen und es soll für die Feuerwehr was übrig bleiben. 18 wäre unsere Schmerzgrenze',
      ],
      [
        'seller',
        'Hallo Herr Oschmann, 800 Jahre, Respekt! 400 Stück sind für uns eine schöne runde Sache. Bloß der 1. Juni, das wird nichts, die Buchbinderei ist bis Mitte Juni zu, ab 19. könnten Sie abholen.',
      ],
      [
        'buyer',
        'Oh je. Dann eben Vorbestellung beim Umzug, auch nicht schlecht. Macht ihr die Bilder schön und was kostets nun',
      ],
      ['seller', 'Schicken Sie mir mal fünf von den schlimmsten Bildern. Und Farbe oder schwarz-weiß?'],
    ],
  },
]
