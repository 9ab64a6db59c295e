import type { Pair } from '../../../cases.ts'

/** Conversations in German for checking only: they are neither read nor trained on. */
export const foreignThreadsFDe: readonly Pair[] = [
  {
    id: 'ff-de-festzelt',
    match: true,
    seller: {
      name: 'Zeltverleih Brandl',
      description: 'Festzelte 6x12 m und 8x16 m mit Auf- und Abbau',
      points: ['Seitenwände mit Fenstern', 'Holzboden gegen Aufpreis', 'Umkreis 60 km um Straubing'],
    },
    buyer: { name: 'FFW Oberharthausen', description: 'Zelt für 125-jähriges Gründungsfest, ca. 150 Leute' },
    requirements: [
      ['Aufbau durch den Verleiher', '+'],
      ['Heizung dazu', '-'],
      ['Statische Unterlagen (Zeltbuch) vorhanden', '?'],
      ['Boden lieferbar', '+'],
    ],
    talk: [
      [
        'buyer',
        'Servus, wir feiern am 3. Oktober Gründungsfest und bräuchten das 8x16. Kanns da schon frisch werden, habts ihr auch eine Heizung? Und das Landratsamt will vermutlich das Zeltbuch sehen',
      ],
      [
        'seller',
        'Servus! Heizungen haben wir keine im Programm, da müssts euch beim Werkzeugverleih in Bogen umschauen. Das mit dem Landratsamt ist bei jedem Fest anders, oft schaut da gar keiner vorbei. Sagts einfach wann wir kommen sollen.',
      ],
      ['buyer', 'Donnerstag vorher wär gut'],
    ],
  },
  {
    id: 'ff-de-abkant',
    match: true,
    seller: {
      name: 'Metallbau Rüther GmbH',
      description: 'Gebrauchte Abkantpresse, hydraulisch, Bj. 2006, wegen Neuanschaffung',
      points: [
        'Presskraft 110 t',
        'Abkantlänge 3.100 mm',
        'Standort Paderborn, kann unter Strom besichtigt werden',
      ],
    },
    buyer: { name: 'Spenglerei Höck', description: 'Suche Abkantpresse für Bleche bis 3 m' },
    requirements: [
      ['Bleche von 3 m Länge kantbar', '+'],
      ['Verladung auf LKW durch den Verkäufer', '+'],
      ['Letzte UVV-Prüfung nicht älter als ein Jahr', '-'],
      ['Oberwerkzeuge dabei', '-'],
    ],
    talk: [
      [
        'buyer',
        'Grüß Gott, ist die Presse noch da? Wer lädt auf? Und sind die Werkzeuge dabei, oben u. unten?',
      ],
      [
        'seller',
        'Ist noch da. Wir haben einen 12-Tonnen-Stapler im Hof, Aufladen machen wir und kostet Sie nix. Unten ist die Mehrfachmatrize dabei, die Oberwerkzeuge behalten wir, die passen auf die neue.',
      ],
      ['buyer', 'Schade. Und wann war die letzte UVV?'],
      ['seller', 'Plakette ist von 2021, danach haben wir nichts mehr machen lassen.'],
    ],
  },
  {
    id: 'ff-de-winterdienst',
    match: true,
    seller: {
      name: 'Hausservice Demirel',
      description: 'Winterdienst, Gartenpflege, Treppenhausreinigung in Kassel',
      points: ['Räumung ab 6 Uhr an Werktagen', 'Streugut inklusive', 'Saisonpauschale oder nach Einsatz'],
    },
    buyer: {
      name: 'WEG Lindenstr. 14',
      description: 'Winterdienst für Gehweg (45 m) und Hofeinfahrt, Saison ab November',
    },
    requirements: [
      ['Übernahme der Verkehrssicherungspflicht schriftlich', '?'],
      ['Räumung auch an Sonntagen', '+'],
      ['Streumittel ohne Salz', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Demirel, wir sind 8 Parteien und der Hausmeister hört auf. Wichtig: auch sonntags, die Kirche ist nebenan. Salz ist bei uns in der Stadt ja verboten. Und die Haftung müsste komplett auf Sie übergehen mit Vertrag',
      ],
      [
        'seller',
        'Guten Tag, sonntags und feiertags fahren wir auch raus, da halt erst ab 8. Wir streuen nur Splitt, Salz hab ich gar nicht im Lager. Wegen Vertrag muss ich erst mit meiner Versicherung sprechen was die dazu sagt, melde mich',
      ],
    ],
  },
  {
    id: 'ff-de-honig',
    match: true,
    seller: {
      name: 'Imkerei Wieland',
      description: 'Honig aus eigener Ernte, Glas und Eimer',
      points: [
        'Raps, Linde, Sommertracht, Wald',
        'Hobbock 12,5 kg und 25 kg',
        'Versand oder Abholung in Uckermark',
      ],
    },
    buyer: { name: 'Bäckerei Kornmühle', description: 'Honig für Lebkuchen, ca. 100 kg im Herbst' },
    requirements: [
      ['Gebinde von 25 kg', '+'],
      ['Bio-zertifiziert', '-'],
      ['100 kg Waldhonig noch dieses Jahr', '?'],
      ['Laboranalyse mit HMF-Wert', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, für unsere Lebkuchen bräuchten wir 100 kg Waldhonig, bis Ende Sept. Wär Bio-Ware super, muss eigentlich sein. Laborwerte (HMF, Wasser) brauchen wir auch für unser QM',
      ],
      [
        'seller',
        'Moin! Bio-Siegel haben wir nicht und streben wir auch nicht an, der Aufwand lohnt sich für uns nicht. Laborbericht vom Länderinstitut gibts zu jeder Charge, da steht HMF, Wasser und Invertase drin, schick ich mit.',
      ],
      ['buyer', 'Ok wir besprechen das intern. Und die Menge ginge?'],
      [
        'seller',
        'Wald hängt ganz davon ab, ob die Läuse noch mitspielen, ich schleuder erst Ende Juli. Danach weiß ich mehr.',
      ],
      ['buyer', 'Gut, dann melde ich mich im August nochmal'],
    ],
  },
  {
    id: 'ff-de-gitarre',
    match: true,
    seller: {
      name: 'Jonas Petri',
      description: 'Gitarrenunterricht in Freiburg, Konzert- und E-Gitarre, alle Altersstufen',
      points: ['45 Minuten 34 €', 'Probestunde kostenlos', 'Unterrichtsraum im Stühlinger'],
    },
    buyer: { name: 'Kerstin', description: 'Gitarrenunterricht für Tochter (8) und mich zusammen' },
    requirements: [
      ['Gemeinsamer Unterricht für Mutter und Kind', '+'],
      ['Leihgitarre in Kindergröße', '+'],
      ['Keine Kosten in den Schulferien', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Jonas! Meine Tochter ist 8 und ich würd gern mit ihr zusammen anfangen, also beide in einer Stunde, geht sowas? wir haben noch keine Gitarre für sie. und wie ist das in den Ferien, zahlt man da weiter?',
      ],
      [
        'seller',
        'Hi Kerstin, schöne Idee, ich hab grade zwei solche Gespanne, Vater+Sohn und Oma+Enkelin, mach ich gern auch mit euch. Eine 1/2 Gitarre steht hier im Raum, die könnt ihr die ersten Monate mit heimnehmen. In den Ferien bin ich meistens selber weg :) Passt euch Mittwoch?',
      ],
      ['buyer', 'Mittwoch 16 Uhr ginge'],
      ['seller', 'Super, bis dann!'],
    ],
  },
  {
    id: 'ff-de-radwerkstatt',
    match: true,
    seller: {
      name: 'Speiche 7',
      description: 'Freie Fahrradwerkstatt in Leipzig-Plagwitz',
      points: [
        'Termin innerhalb einer Woche',
        'Laufräder einspeichen',
        'Wir reparieren alle Marken, auch Internetkauf',
      ],
    },
    buyer: { name: 'M. Lohse', description: 'Pedelec mit defektem Mittelmotor, online gekauft' },
    requirements: [
      ['Nimmt auch online gekaufte Räder an', '+'],
      ['Öffnet und repariert den Motor selbst', '-'],
      ['Leihrad während der Reparatur', '-'],
      ['Kostenvoranschlag gratis', '-'],
    ],
    talk: [
      [
        'buyer',
        'tach, pedelec aus dem netz, motor knackt und setzt aus. macht ihr den motor auf? und was kost der voranschlag, hätte den gern umsonst. brauch außerdem so lange ein anderes rad',
      ],
      [
        'seller',
        'Hallo, Motoren machen wir nicht auf, die gehen bei uns komplett zum Hersteller. Voranschlag 29 Euro, die verrechnen wir bei Auftrag. Leihräder hatten wir mal, sind alle geklaut worden, gibts nicht mehr.',
      ],
    ],
  },
  {
    id: 'ff-de-alltag',
    match: true,
    seller: {
      name: 'Herzenszeit Alltagsbegleitung',
      description: 'Betreuung und Hilfe im Haushalt für Senioren, Raum Osnabrück',
      points: [
        'Abrechnung über Entlastungsbetrag möglich',
        'Einkaufen, Kochen, Spaziergänge',
        'Feste Bezugsperson',
      ],
    },
    buyer: { name: 'Frau Tiemann', description: 'Begleitung für meine Mutter (86), zweimal die Woche' },
    requirements: [
      ['Abrechnung direkt mit der Pflegekasse', '+'],
      ['Immer dieselbe Betreuerin', '+'],
      ['Spricht Plattdeutsch', '?'],
      ['Hilfe beim Duschen', '-'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, meine Mutter ist 86 und noch recht fit. Zweimal die Woche jemand zum Einkaufen und Klönen. Sie redet am liebsten platt. Beim Duschen bräuchte sie auch etwas Hilfe. Müssen wir das Geld vorstrecken?',
      ],
      [
        'seller',
        'Guten Tag Frau Tiemann, vorstrecken müssen Sie nichts, wir haben die Anerkennung und rechnen mit einer Abtretungserklärung gleich mit der Kasse ab. Duschen ist Grundpflege, das dürfen und machen wir nicht, dafür bräuchten Sie einen Pflegedienst.',
      ],
      ['buyer', 'Verstehe. Und wie sieht es mit dem Platt aus?'],
      [
        'seller',
        'Unsere Frau Kessens kommt aus dem Emsland, die würde ich für Ihre Mutter vorsehen. Sehr herzlich, bringt die Leute immer zum Lachen.',
      ],
    ],
  },
  {
    id: 'ff-de-pulver',
    match: true,
    seller: {
      name: 'Pulverwerk Aalen',
      description: 'Lohnbeschichtung in Pulver, Einzelteile und Serien',
      points: ['Ofen 4,0 x 1,8 x 2,0 m', 'Alle RAL-Töne', 'Sandstrahlen im Haus'],
    },
    buyer: {
      name: 'Schlosserei Bihlmaier',
      description: '12 Balkongeländer, 3,6 m lang, verzinkt, in DB 703',
    },
    requirements: [
      ['Teile von 3,6 m Länge möglich', '+'],
      ['Farbton DB 703 ab Lager', '?'],
      ['Sweepen der verzinkten Teile', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, 12 Geländer feuerverzinkt, längstes 3,6 m. Die müssten vorher gesweept werden. Farbe DB 703 Feinstruktur. Habt ihr den auf Lager?',
      ],
      [
        'seller',
        'Hallo Herr Bihlmaier, 3,6 m passt bei uns rein, verzinkt ist auch kein Thema. Sweepen läuft bei uns mit feinem Korund direkt vor der Beschichtung, ist im Preis drin. Zum Farbton: bei den RAL-Tönen haben wir eigentlich alles da.',
      ],
      ['buyer', 'ja DB 703 ist halt kein RAL ;)'],
      ['seller', 'stimmt, da schau ich morgen ins Regal und geb Bescheid'],
    ],
  },
  {
    id: 'ff-de-schnittstelle',
    match: true,
    seller: {
      name: 'Kontor IT Bremen',
      description: 'Schnittstellen zwischen Onlineshop und Warenwirtschaft',
      points: ['Shopware, WooCommerce, Shopify', 'Festpreis nach Workshop', 'Wartung optional'],
    },
    buyer: { name: 'Teehaus Albers', description: 'WooCommerce-Shop an bestehende Warenwirtschaft anbinden' },
    requirements: [
      ['WooCommerce wird unterstützt', '+'],
      ['Abgleich der Bestände in Echtzeit', '-'],
      ['Quellcode geht an uns über', '?'],
      ['Fertig bis zum Weihnachtsgeschäft', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, wir verkaufen dauernd Tee der gar nicht mehr da ist. Bestand müsste in Echtzeit zwischen Laden und Shop laufen',
      ],
      [
        'seller',
        'Moin, das Problem haben viele. Echtzeit kriegen wir mit Ihrer Wawi nicht hin, die gibt das nicht her, wir gleichen alle 15 Minuten ab, mehr ist nicht drin.',
      ],
      [
        'buyer',
        '15 min wäre noch erträglich. Schaffen Sie das bis Mitte November, vor Weihnachten? Und gehört der Code dann uns?',
      ],
      [
        'seller',
        'Wenn Sie uns die Zugänge diese Woche geben und der Wawi-Hersteller mitmacht, kann das klappen. Der hat letztes Mal allerdings fünf Wochen gebraucht.',
      ],
      ['buyer', 'Und der Code?'],
      ['seller', 'Dokumentiert wird bei uns alles sauber, da brauchen Sie sich keine Gedanken machen.'],
    ],
  },
  {
    id: 'ff-de-umzug',
    match: true,
    seller: {
      name: 'Umzüge Krawczyk',
      description: 'Privatumzüge deutschlandweit, Team mit 2–4 Mann',
      points: ['LKW 7,5 t und 12 t', 'Kartons leihweise', 'Halteverbotszone auf Wunsch'],
    },
    buyer: {
      name: 'Lea & Finn',
      description: 'Umzug 3-Zimmer-Wohnung von Köln nach Rostock, 4. Stock ohne Aufzug',
    },
    requirements: [
      ['Umzugskartons kostenlos', '?'],
      ['Abbau und Aufbau der Küche', '-'],
      ['Umzug am 28. Februar', '+'],
      ['Möbellift für den 4. Stock', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hey, wir ziehen am 28.2. von Köln nach Rostock, 4.OG altbau ohne lift. küche kommt mit, die müsste ab- und wieder aufgebaut werden. Und habt ihr so einen Außenaufzug? Kartons bräuchten wir auch ca 50, kosten die was',
      ],
      [
        'seller',
        'Hallo ihr zwei, 28.2. steht, hab euch mit drei Mann und dem 12-Tonner eingeteilt. Küchen fassen wir nicht an, dafür braucht ihr einen Schreiner, Schränke und Betten bauen wir natürlich ab. 4. Stock Altbau sind meine Jungs gewöhnt.',
      ],
      ['buyer', 'cool danke, küche macht dann mein onkel'],
    ],
  },
  {
    id: 'ff-de-polster',
    match: true,
    seller: {
      name: 'Polsterei Anke Vogt',
      description: 'Neubezug und Aufarbeitung von Sesseln, Stühlen, Bänken',
      points: [
        'Klassische Polsterung mit Federn und Rosshaar',
        'Große Stoffauswahl im Laden',
        'Abholung im Stadtgebiet Erfurt 25 €',
      ],
    },
    buyer: { name: 'Café Zeitlos', description: '14 Bistrostühle und eine Sitzbank neu beziehen' },
    requirements: [
      ['Schwer entflammbarer Stoff (B1)', '+'],
      ['Eigener mitgebrachter Stoff wird verarbeitet', '-'],
      ['Arbeiten in der Betriebspause vom 6. bis 20. Januar', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Frau Vogt, 14 Stühle + 1 Bank im Café. Brandschutz verlangt B1. Wir hätten evtl. noch Stoff von einem Freund, könnten Sie den nehmen? Und zeitlich nur in unserer Pause 6.–20.1.',
      ],
      [
        'seller',
        'Guten Tag, für Gastronomie hab ich zwei Kollektionen da, beide nach B1 geprüft mit Zeugnis. Fremde Stoffe verarbeite ich grundsätzlich nicht, hab da zu viel Ärger mit gehabt. Im Januar ist meine Kollegin evtl. in Reha, das entscheidet sich erst noch, davon hängt ab ob ich 14 Stühle in zwei Wochen packe.',
      ],
      ['buyer', "Ok, dann bitte kurze Info sobald Sie's wissen. Stoff nehmen wir dann von Ihnen"],
    ],
  },
  {
    id: 'ff-de-foto',
    match: true,
    seller: {
      name: 'Lichtfang Fotografie',
      description: 'Kindergarten- und Schulfotografie im Rhein-Neckar-Kreis',
      points: [
        'Einzel-, Geschwister- und Gruppenbilder',
        'Onlinegalerie mit Passwort',
        'Kein Kaufzwang für Eltern',
      ],
    },
    buyer: { name: 'Kita Regenbogen', description: 'Fototermin für 62 Kinder im Mai' },
    requirements: [
      ['Eltern müssen nichts abnehmen', '+'],
      ['Bilder werden auf Servern in Deutschland gespeichert', '+'],
      ['Fotos draußen im Garten', '+'],
      ['Provision für den Förderverein', '?'],
    ],
    talk: [
      [
        'buyer',
        'Liebes Team, wir möchten keine Studioblitze im Turnraum mehr sondern Bilder im Garten. Eltern fragen außerdem wo die Daten liegen. Der letzte Fotograf hat 10% an den Förderverein gespendet, wäre schön wenn Sie das auch machen.',
      ],
      [
        'seller',
        'Hallo nach Schwetzingen! Draußen fotografiere ich am allerliebsten, bei Ihrem schönen Garten sowieso, nur bei Dauerregen verschieben wir. Die Galerie läuft bei einem Hoster in Nürnberg, da verlässt nichts das Land. Fördervereine finde ich eine tolle Sache! Wie wär der 12. Mai?',
      ],
    ],
  },
  {
    id: 'ff-de-brennholz',
    match: true,
    seller: {
      name: 'Hof Stelzer',
      description: 'Brennholz Buche und Eiche, ofenfertig, Sauerland',
      points: ['Scheitlänge 25 oder 33 cm', 'Schüttraummeter 98 € ab Hof', 'Lieferung bis 30 km'],
    },
    buyer: { name: 'Uwe R.', description: '6 SRM Buche trocken für Kaminofen' },
    requirements: [
      ['Restfeuchte unter 20 %', '-'],
      ['Scheite 25 cm lang', '+'],
      ['Lieferung nach Meschede', '?'],
    ],
    talk: [
      [
        'buyer',
        'Moin, 6 SRM Buche 25er. Muss unter 20% sein, will direkt verfeuern. Lieferung nach Meschede?',
      ],
      [
        'seller',
        'Hallo Uwe, die trockene ist leider ausverkauft. was jetzt noch liegt ist Buche vom letzten Winter, gemessen hab ich gestern 28-30%, die müsste noch einen Sommer stehen.',
      ],
      ['buyer', 'Mist. naja würd ich evtl fürs nächste jahr nehmen. fahrt ihr denn bis meschede?'],
      ['seller', 'Wo genau? schick mal die Adresse, dann schau ich wieviel km das sind'],
    ],
  },
  {
    id: 'ff-de-rollstuhl',
    match: true,
    seller: {
      name: 'Familie Oberle',
      description: 'Elektrorollstuhl faltbar, 2 Jahre alt, wenig benutzt',
      points: ['Gewicht mit Akku 26 kg', 'Sitzbreite 46 cm', 'NP 2.400 €, VB 950 €'],
    },
    buyer: { name: 'Dieter', description: 'Suche leichten E-Rollstuhl für meine Frau, auch für Flugreisen' },
    requirements: [
      ['Sitzbreite mindestens 45 cm', '+'],
      ['Akku für Flugreisen zugelassen', '?'],
      ['Passt in den Kofferraum eines Kleinwagens', '?'],
      ['Versand möglich', '-'],
    ],
    talk: [
      [
        'buyer',
        'Guten Abend, ist der Rollstuhl noch zu haben? Wir wohnen in Kiel, könnten Sie ihn schicken?',
      ],
      [
        'seller',
        'Guten Abend, noch da. Schicken nein, das ist uns zu heikel mit dem Akku, nur Abholung in Offenburg.',
      ],
      [
        'buyer',
        'Das ist weit, aber wir haben Verwandte in Lahr. Darf der Akku ins Flugzeug? Und geht er in einen Polo rein?',
      ],
      [
        'seller',
        'Wir sind mit ihm nie geflogen. Mein Schwager meint, die neueren dürfen alle mit. In unseren Touran ging er locker rein.',
      ],
      ['buyer', 'Danke, dann frag ich mal die Airline'],
    ],
  },
  {
    id: 'ff-de-foodtruck',
    match: true,
    seller: {
      name: 'Knödelkutsche',
      description: 'Foodtruck mit Knödeln und Kaspressknödel-Burgern für Feste und Firmen',
      points: ['Ab 60 Portionen', 'Mehrweggeschirr', 'Ca. 100 Essen pro Stunde'],
    },
    buyer: { name: 'Stadtwerke Rosenheim', description: 'Verpflegung Sommerfest, 220 Mitarbeitende' },
    requirements: [
      ['Veganes Gericht im Angebot', '+'],
      ['Kein Einweggeschirr', '+'],
      ['Stromversorgung unabhängig vom Netz', '-'],
      ['Rechnung mit Zahlungsziel 30 Tage', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, 220 Leute am 11. Juli auf unserem Bauhof. Etwa 20 essen vegan. Am Bauhof gibts hinten keinen Strom, seid ihr autark? Und Zahlung bei uns immer 30 Tage nach Rechnung.',
      ],
      [
        'seller',
        'Griaß eich! Vegan: Spinatknödel ohne Ei mit Linsenragout, haben wir immer auf der Karte. Strom brauch ma von euch, 1x 32 A CEE, ohne gehts nicht, Aggregat haben wir keins. Rechnung kriegts selbstverständlich.',
      ],
      ['buyer', 'Dann legen wir ein Kabel. Danke!'],
    ],
  },
]
