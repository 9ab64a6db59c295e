import type { Pair } from '../../../cases.ts'

/** Conversations in German by an author who saw neither the rules nor the other blind conversations. */
export const foreignThreadsADe: readonly Pair[] = [
  {
    id: 'fa-de-fliesen',
    match: true,
    seller: {
      name: 'Fliesenlegermeister',
      description: 'Zwei Gesellen, ein Lehrling, Raum Kassel',
      points: ['Großformate bis 120 x 260 cm', 'Abdichtung nach DIN 18534'],
    },
    buyer: { name: 'Bad und Gäste-WC neu fliesen', description: '19 m² Wand, 8 m² Boden, Altbau' },
    requirements: [
      ['Alte Fliesen herausschlagen', '-'],
      ['Abdichtung hinter der Dusche', '+'],
      ['Ausführung im Februar', '?'],
      ['Fliesen 60 x 120 cm', '+'],
      ['Festpreis unter 4.500 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag Herr Hollstein, unser Bad ist von 1974 (moosgrün!!). Die alten Fliesen müssten runter, neue in 60x120 Betonoptik hab ich schon in der Garage stehen. Wir sind im Februar drei Wochen bei der Tochter in Graz, da könnten Sie sich austoben. Mehr als 4500 sollte es nicht werden, fest vereinbart.',
      ],
      [
        'seller',
        'Guten Tag Frau Imhof. Moosgrün kommt wieder, warten Sies ab! Abbruch mach ich seit meiner Bandscheibe nicht mehr, da rufen Sie den Kersting an, der hat auch den Container. Ihr Format haben wir letzte Woche erst in Vellmar verlegt, kein Thema.',
      ],
      ['buyer', 'Danke, Herrn Kersting kenn ich vom Kegeln. Und was sagen Sie zu Februar und dem Preis?'],
      ['seller', 'Ist der Estrich schwimmend oder Verbund, wissen Sie das? Und wie hoch ist der Raum?'],
    ],
  },
  {
    id: 'fa-de-kachelofen',
    match: true,
    seller: {
      name: 'Ofenbaumeister Rieger',
      description: 'Grundöfen und Heizeinsätze, Oberallgäu',
      points: ['Eigene Keramikwerkstatt', 'Wartung aller Fabrikate'],
    },
    buyer: { name: 'Kachelofen von 1988 erneuern', description: 'Einsatz undicht, Kacheln sollen bleiben' },
    requirements: [
      ['Kacheln werden erhalten', '+'],
      ['Erfüllt die 2. Stufe der BImSchV', '+'],
      ['Abnahme mit dem Kaminkehrer wird organisiert', '?'],
      ['Einbau vor dem Winter', '-'],
      ['Kosten unter 9.000 €', '?'],
    ],
    talk: [
      [
        'buyer',
        'Grias eich, unser Kachelofen zieht nimmer gscheid und der Kaminkehrer hat gsagt bis Jahresende is Schluss wegen der Feinstaubverordnung. Die Kacheln hat mein Schwiegervater selig ausgsucht, die müssen bleiben sonst hängt der Haussegen schief. Des sollt halt vor der Heizperiode passiern.',
      ],
      [
        'seller',
        "Servus Herr Kiechle! Mir bauen den Einsatz von hinten aus, der vordere Mantel bleibt komplett stehen, da kriegt keine Kachel was ab. Der neue Einsatz liegt bei 28 mg Staub und 0,9 g CO, also weit unter der Stufe 2. Zeitlich schaut's mau aus, vor Ende Februar hab ich keine Kolonne frei, mir ham heuer 40 solche.",
      ],
      ['buyer', 'Na dann heizen mir halt mit Öl. Machts ihr des mit dem Kaminkehrer aus oder i?'],
      ['seller', 'Welcher Bezirk isses denn bei euch, no da Zeller?'],
    ],
  },
  {
    id: 'fa-de-treppenhaus',
    match: true,
    seller: {
      name: 'Malerbetrieb Sönnichsen',
      description: 'Innung Flensburg, 11 Leute',
      points: ['Mineralfarben und Lehmfarben', 'Tapezieren, Lackieren, Fassade'],
    },
    buyer: { name: 'Treppenhaus streichen', description: 'Fünf Etagen, Mietshaus mit 14 Parteien' },
    requirements: [
      ['Emissionsarme Farben', '+'],
      ['Geländer lackieren', '+'],
      ['Arbeiten nur zwischen 9 und 15 Uhr', '-'],
      ['Gerüst oder Steiger vorhanden', '?'],
      ['Gewährleistung fünf Jahre', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrte Damen und Herren, die WEG Norderstraße 88 bittet um ein Angebot für den Anstrich des Treppenhauses. Zu beachten: Im Haus wohnen eine Asthmatikerin sowie zwei Schichtarbeiter, Lärm und Publikumsverkehr daher bitte nur 9-15 Uhr. Das Auge des Treppenhauses ist 13 m hoch. Das Geländer (Eiche, ca. 60 lfm) soll mitgemacht werden. Mit freundlichen Grüßen, Beirat',
      ],
      [
        'seller',
        'Moin, danke für die Anfrage. Wir nehmen da eine Silikatfarbe mit Blauem Engel, riecht nach gar nix, hatten wir auch in der Lungenklinik. Das Geländer schleifen wir an und ziehen zweimal mit Wasserlack drüber. Unsere Jungs fangen um 7 an und gehen um halb vier nach Hause, das läuft bei allen Kunden so, zwei Stunden später beginnen kriege ich nicht hin.',
      ],
      [
        'buyer',
        'Vielen Dank, ich lege es den Eigentümern vor. Wie kommen Sie in die Höhe, und wie lange gewährleisten Sie?',
      ],
      [
        'seller',
        'Ich komm am Donnerstag eh durch die Norderstraße und guck mir das Auge mal an. Hat einer aufs Dachfenster Zugriff?',
      ],
    ],
  },
  {
    id: 'fa-de-gaube',
    match: true,
    seller: {
      name: 'Zimmerei und Holzbau',
      description: 'Dachstühle, Gauben, Aufstockungen im Münsterland',
      points: [
        'Statik über unser Partnerbüro',
        'Bauantrag kann durch uns gestellt werden',
        'Kran mit 32 m Ausladung',
      ],
    },
    buyer: {
      name: 'Schleppgaube für ein Kinderzimmer',
      description: 'Haus von 1962, Dachneigung 42°, Breite 3,20 m',
    },
    requirements: [
      ['Statische Berechnung', '+'],
      ['Dach am selben Tag wieder dicht', '+'],
      ['Fenster werden mitgeliefert', '+'],
      ['Innenausbau mit Gipskarton', '-'],
      ['Baubeginn in den Sommerferien', '?'],
    ],
    talk: [
      [
        'buyer',
        'hallo, nr. 3 ist unterwegs und wir haben kein zimmer mehr :-D daher gaube, schlepp, 3,20 breit. angst hab ich vorm regen wenn das dach offen ist. macht ihr auch innen zu, also rigips u spachteln? sommerferien wär top da sind wir mit den 2 grossen bei oma',
      ],
      [
        'seller',
        'Hallo Familie Terbeck, herzlichen Glückwunsch! Die Gaube wird bei uns in der Halle komplett vorgefertigt, morgens wird das Dach aufgeschnitten, nachmittags sitzt das Ding drauf und die Bahn ist verklebt. Dreifach verglaste Fenster von Kneer sind schon drin, wenn sie kommt. Nach innen hören wir bei der Dampfbremse auf, Trockenbau ist nicht unsere Baustelle.',
      ],
      ['buyer', 'das ist ja mega. und das mit den ferien?'],
      ['seller', 'Wenn die Genehmigung bis Mai da ist, reden wir nochmal über Juli.'],
    ],
  },
  {
    id: 'fa-de-brennholz',
    match: true,
    seller: {
      name: 'Brennholz aus dem Odenwald',
      description: 'Buche, Eiche, Birke, gespalten',
      points: ['25, 33 und 50 cm', 'Schüttraummeter', 'Abholung oder Kipper'],
    },
    buyer: { name: 'Kaminholz für zwei Winter', description: '12 Schüttraummeter, Buche' },
    requirements: [
      ['Restfeuchte unter 20 %', '+'],
      ['Scheite 33 cm', '+'],
      ['Preis höchstens 110 € je Schüttraummeter', '-'],
      ['Wird in den Keller gestapelt', '-'],
      ['PEFC-Zertifikat', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Trautmann, mein Nachbar schwärmt von Ihrem Holz. Ich bräuchte 12 SRM Buche in 33 und zwar richtig trocken, letztes Jahr hatte ich vom Baumarkt Zeug mit 28 Prozent, das hat gezischt wie eine Forelle in der Pfanne. Ist das Holz zertifiziert? Bis 110 würde ich gehen. Mein Rücken lässt das Stapeln nicht mehr zu...',
      ],
      [
        'seller',
        'Grüße! Zwei Sommer unterm Dach gelegen, ich mess jede Fuhre am frisch gespaltenen Scheit, zur Zeit 16 bis 17. Buche kostet ab Oktober 124, Birke wär bei 108. Wir kippen vor die Garage und das wars, gestapelt wird nicht, meine Frau sagt ich hab selber Rücken.',
      ],
      ['buyer', 'Na dann muss der Enkel ran, gegen Taschengeld. Nehme Buche. Und das Zertifikat?'],
      ['seller', 'Das Holz ist alles aus dem Gemeindewald Mossautal, kenn da jeden Baum.'],
    ],
  },
  {
    id: 'fa-de-pommeskartoffeln',
    match: true,
    seller: {
      name: 'Kartoffelhof Niedersachsen',
      description: 'Eigener Anbau, 65 Hektar, Lager mit Kühlung',
      points: ['Sorten Agria, Belana, Laura', 'Big Bag, 25 kg Sack', 'QS-zertifiziert'],
    },
    buyer: {
      name: 'Kartoffeln für drei Imbisse',
      description: '1,4 Tonnen pro Woche, für handgeschnittene Pommes',
    },
    requirements: [
      ['Sorte Agria', '+'],
      ['Ganzjährig lieferbar', '-'],
      ['Geschält', '?'],
      ['Wöchentliche Lieferung', '+'],
      ['Maximal 45 Cent pro Kilo', '?'],
    ],
    talk: [
      [
        'buyer',
        'Tach! 3 Pommesbuden in Braunschweig, wir schnippeln alles selber. Brauchen jede Woche anderthalb Tonnen, Agria is am besten beim Frittieren. Gibts die bei euch das ganze Jahr durch? Und falls ihr schälen könnt spar ich mir den Ali an der Maschine, der will eh in Rente. Preis so 45 ct dachte ich',
      ],
      [
        'seller',
        'Tach auch, Mahlzeit! Pommes mag ich. Agria reicht uns im Kühlhaus bis Mitte Mai, dann ist leer bis zur neuen Ernte Ende August, da müsst ihr euch woanders eindecken. Mittwochs bin ich sowieso jede Woche in BS am Großmarkt, da stell ich euch die Säcke hin.',
      ],
      ['buyer', 'Passt mit Mittwoch. Mit dem Schälen? und was kost der Spaß'],
      ['seller', 'Zum Preis ruf ich dich nach der Ernte an, kann grad keiner sagen bei der Trockenheit.'],
    ],
  },
  {
    id: 'fa-de-maishaeckseln',
    match: true,
    seller: {
      name: 'Lohnunternehmen Bruns',
      description: 'Häckseln, Pressen, Gülle, zwischen Weser und Ems',
      points: ['Häcksler mit 8- und 10-reihigem Gebiss', 'RTK-Lenksystem', 'Abfuhr mit fünf Wagen'],
    },
    buyer: { name: 'Silomais ernten', description: '34 ha, verteilt auf neun Schläge' },
    requirements: [
      ['Abfahren des Häckselguts', '+'],
      ['Walzschlepper wird gestellt', '+'],
      ['TM-Messung am Häcksler', '+'],
      ['Unter 300 € pro Hektar', '?'],
      ['Ernte zwischen 15. und 25. September', '?'],
    ],
    talk: [
      [
        'seller',
        'Moin Herr Wübbena, Ihre Anfrage liegt mir vor, war über die Maschinenringseite gekommen. Für die Siloplatte schicken wir den 18-Tonner zum Festfahren mit, der Fahrer ist seit 20 Jahren dabei. Der NIR-Sensor am Auswurf zeichnet die Trockenmasse pro Schlag auf.',
      ],
      [
        'buyer',
        'Moin, gut. Wie siehts terminlich aus, ich würd gern so 15. bis 25.9., danach wird das Land bei uns zu weich. Voriges Jahr sind sie mir beim Nachbarn abgesoffen. Und Preis je ha, unter 300 komplett?',
      ],
      [
        'seller',
        'Wann ist denn gelegt worden und welche Reifezahl? 220 oder 240? Was die Kosten angeht, der Diesel macht uns alle verrückt, da rechne ich Ihnen im August was Genaues.',
      ],
      ['buyer', 'S 230, am 28. April'],
    ],
  },
  {
    id: 'fa-de-hochzeitstorte',
    match: true,
    seller: {
      name: 'Torten nach Maß',
      description: 'Konditormeisterin in Bamberg, Meisterstück mit Auszeichnung',
      points: [
        'Bis sechs Etagen',
        'Buttercreme, Ganache, Fondant',
        'Anlieferung im Umkreis von 40 km inklusive',
      ],
    },
    buyer: { name: 'Hochzeitstorte für 70 Gäste', description: 'Feier am 6. Juni auf Schloss in Thurnau' },
    requirements: [
      ['Eine Etage ohne Nüsse', '-'],
      ['Mit frischen Blumen dekoriert', '+'],
      ['Lieferung nach Thurnau', '?'],
      ['Probeessen vorher', '+'],
      ['Unter 6 € pro Stück', '?'],
    ],
    talk: [
      [
        'buyer',
        "Huhu Katja 🌸 wir heiraten am 6.6. und ich hab deine Naked Cakes auf Insta gesehen, hach. 70 Leute. Mein Trauzeuge hat ne krasse Nussallergie, könnte eine Etage garantiert nussfrei sein? Blumen passend zum Strauß (Pfingstrosen). Und dürften wir vorher mal naschen? Geht's unter 6€ das Stück?",
      ],
      [
        'seller',
        'Hallo Lena, oh wie schön, Thurnau ist ein Traum! Nussfrei kann und darf ich dir nicht versprechen, bei mir steht Nugat in jeder Ecke. Pfingstrosen stecke ich morgens frisch rein, sag deiner Floristin sie soll ungespritzte besorgen. Jeden ersten Freitag im Monat ist Verkostung mit acht Sorten, ihr zwei seid am 7. März eingetragen, ja?',
      ],
      [
        'buyer',
        'Jaaa 7. März passt! Der Trauzeuge kriegt dann halt Eis. Kommst du bis Thurnau und was kostet es denn?',
      ],
      ['seller', 'Bis dahin habt ihr die Etagen ausgesucht, dann kann man auch über Zahlen reden 😊'],
    ],
  },
  {
    id: 'fa-de-dj',
    match: true,
    seller: {
      name: 'DJ für Feiern aller Art',
      description: 'DJ Matze, Leipzig, seit 1999 hinterm Pult',
      points: ['Anlage bis 250 Personen', 'Pauschale 890 € bis 3 Uhr'],
    },
    buyer: { name: 'DJ für einen Abiball', description: '210 Gäste, Stadthalle Grimma, 27. Juni' },
    requirements: [
      ['Musikwünsche können vorab online eingereicht werden', '?'],
      ['Höchstens 900 €', '+'],
      ['Funkmikrofone für die Reden', '+'],
      ['GEMA wird übernommen', '-'],
      ['Nebelmaschine', '?'],
    ],
    talk: [
      [
        'buyer',
        'hi matze, hier ist das abikomitee vom gymnasium st. augustin. 27.6. in der stadthalle. budget leider eng (kuchenbasar lief mies...). bräuchten zwei mikros ohne kabel für zeugnisse und reden, bisschen nebel beim einzug wär nice falls der brandmelder das mitmacht lol. und die gema?',
      ],
      [
        'seller',
        'Hey ihr! Hab meine eigene Penne da auch hinter mich gebracht. Zwei Sennheiser-Handsender plus Headset liegen im Koffer, Batterien auch. GEMA muss immer der Veranstalter anmelden, das seid ihr, geht online in zehn Minuten. Schickt mir mal den Hallenplan.',
      ],
      ['buyer', 'plan hängt dran. cool dann sind wir unter 900 geblieben oder?'],
      ['seller', 'Jo, bleibt bei der Pauschale, zahlbar auch nach dem Ball wenn die Kasse voll ist.'],
    ],
  },
  {
    id: 'fa-de-fensterputzer',
    match: true,
    seller: {
      name: 'Glasreinigung für Privathaushalte',
      description: 'Einmannbetrieb, Dresden-Neustadt und Umland',
      points: ['Mit Osmosewasser', 'Festpreis nach Besichtigung'],
    },
    buyer: {
      name: 'Fenster eines Einfamilienhauses putzen',
      description: '23 Fenster, Wintergarten, vierteljährlich',
    },
    requirements: [
      ['Alle drei Monate', '+'],
      ['Insektengitter werden abgenommen und gewaschen', '?'],
      ['Wintergartendach', '+'],
      ['Rechnung für die Steuererklärung', '?'],
      ['Termin am Samstag', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Pfeiffer, wir sind beide berufstätig u. haben 2 Katzen die ihre Nasen an jede Scheibe drücken. 23 Fenster + Wintergarten (auch oben drauf, da liegt das Laub). Vierteljährlich wäre fein. Da wir unter der Woche nicht da sind am liebsten samstags. Rechnung brauch ich fürs Finanzamt, haushaltsnahe Dienstl.',
      ],
      [
        'seller',
        'Hallo Familie Krahl, Katzennasen sind mein täglich Brot ;-) Rahmen und Falze gehören bei mir immer dazu, sonst siehts hinterher scheckig aus. Aufs Dach vom Wintergarten komme ich mit der Teleskopstange, 9 Meter hat die. Vierteljährlich kann ich so einplanen: Januar, April, Juli, Oktober.',
      ],
      ['buyer', 'Perfekt, so machen wir das. Wie ist es mit den Samstagen?'],
      ['seller', 'Müssten Sie denn unbedingt dabei sein? Viele Kunden hinterlegen mir einen Schlüssel.'],
    ],
  },
  {
    id: 'fa-de-haushaltshilfe',
    match: true,
    seller: {
      name: 'Alltagsbegleitung und Haushaltshilfe',
      description: 'Anerkannt nach § 45a SGB XI, Wuppertal',
      points: ['Abrechnung mit allen Pflegekassen', '34 € je Stunde', 'Feste Bezugsperson'],
    },
    buyer: { name: 'Unterstützung für meine Mutter', description: '78, Pflegegrad 2, Elberfeld' },
    requirements: [
      ['Abrechnung über den Entlastungsbetrag', '+'],
      ['Begleitung zum Arzt', '+'],
      ['Türkischsprachig', '-'],
      ['Fenster putzen', '-'],
      ['Beginn noch diesen Monat', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Abend, meine Mutter spricht nur wenig Deutsch, jemand der türkisch kann wäre wichtig. 2x die Woche: einkaufen, bisschen putzen, auch mal Fenster, und mit ihr zum Dialysearzt. Die Kasse zahlt ja 131 euro im Monat dazu. Ich selber arbeite in Köln, schaffs nicht mehr, ehrlich gesagt bin ich am Limit. Könnte es noch in diesem Monat losgehen?',
      ],
      [
        'seller',
        'Guten Abend Herr Yıldız, das kann ich gut verstehen, viele Angehörige sind an dem Punkt. Arzttermine sind bei uns ausdrücklich mit drin, Frau Nowak fährt sie hin und wartet auch. Türkisch spricht aus dem Team niemand mehr, seit Elif in Elternzeit ist. Auf Leitern dürfen meine Damen nicht, Scheiben fallen also flach.',
      ],
      [
        'buyer',
        'Schade.. meine Schwester kann notfalls am Telefon übersetzen. Wann könnte Frau Nowak anfangen?',
      ],
      ['seller', 'Mögen Sie mir erst den Bescheid der Pflegekasse schicken? Dann schaue ich in den Plan.'],
    ],
  },
  {
    id: 'fa-de-heckenschnitt',
    match: true,
    seller: {
      name: 'Gartenpflege Grünspecht',
      description: 'Drei Leute, ein Transporter, Freiburg und Umgebung',
      points: ['Akkugeräte', 'Schnittgut wird mitgenommen'],
    },
    buyer: { name: 'Thujahecke kürzen', description: '42 m lang, 3,5 m hoch, soll auf 2,2 m' },
    requirements: [
      ['Ohne Betreten des Nachbargrundstücks', '?'],
      ['Leise, ohne Benzinmotor', '+'],
      ['Vor dem 1. März', '+'],
      ['Unter 900 €', '-'],
      ['Rückschnitt auf 2,20 m', '?'],
    ],
    talk: [
      [
        'buyer',
        'Grüß Gott, unsere Nachbarn drohen mit dem Anwalt wegen der Hecke. 42 laufende Meter, die muss von dreifuffzig auf 2,20 runter. Bis Ende Februar, danach darf man ja wegen der Vögel nicht mehr. Mein Limit sind neunhundert.',
      ],
      [
        'seller',
        'Hallo Frau Dr. Amann, ohje, Nachbarn... Bei uns wäre der 19. und 20. Februar noch frei, hab Sie da mal reingeschrieben. Bei 42 Metern und der Menge kommen wir auf 1.180 brutto, die Deponie schlägt halt rein. Ob die Thuja so einen Eingriff übersteht, wenn man ins Braune geht, das muss ich vor Ort sehen, meistens treibt die da nicht mehr aus.',
      ],
      ['buyer', 'Na gut, der Anwalt käme teurer. Kommen Sie gern gucken, Freitag?'],
      ['seller', 'Freitag 14 Uhr, ich läute.'],
    ],
  },
  {
    id: 'fa-de-latein',
    match: true,
    seller: {
      name: 'Nachhilfe Latein und Griechisch',
      description: 'Altphilologe, Göttingen, vor Ort oder per Video',
      points: ['Klasse 6 bis Latinum', '28 € für 60 Minuten'],
    },
    buyer: { name: 'Latinum nachholen', description: 'Studentin, Prüfung am 9. Oktober' },
    requirements: [
      ['Rabatt für Studierende', '?'],
      ['Dreimal die Woche', '-'],
      ['Abends nach 19 Uhr', '+'],
      ['Eigene Übungstexte zu Cicero', '+'],
      ['Probeklausur unter Prüfungsbedingungen', '?'],
    ],
    talk: [
      [
        'buyer',
        'Salve! Ich studier Geschichte und muss bis 9.10. das Latinum haben, beim 1. Versuch durchgerasselt (4 Punkte). Arbeite tagsüber im Archiv, könnte also erst nach 19 h. Ich bräuchte das volle Programm, drei Termine die Woche bis zur Prüfung. Haben Sie Texte? Ciceros Reden kommen dran.',
      ],
      [
        'seller',
        'Salve Johanna, keine Sorge, vier Punkte sind eine Basis. Ich sitze ohnehin jeden Abend bis zehn am Schreibtisch, also 19:30 Uhr wäre eine gute Zeit. Zu In Verrem und Pro Archia habe ich über die Jahre an die 60 Übungsblätter gebaut, die bekommen Sie. Mehr als zweimal wöchentlich schaffe ich aber neben dem Schuldienst nicht.',
      ],
      [
        'buyer',
        'Zwei ist besser als nix. Schreiben wir auch mal eine Probeklausur auf Zeit, so mit 3 stunden?',
      ],
      ['seller', 'Welches Wörterbuch benutzen Sie denn, den Stowasser?'],
    ],
  },
  {
    id: 'fa-de-pflegedeutsch',
    match: true,
    seller: {
      name: 'Deutschkurse für Pflegekräfte',
      description: 'Sprachschule Mannheim, telc-Prüfungszentrum',
      points: ['B1 bis C1 Pflege', 'Präsenz und online', 'Maximal 10 Teilnehmende'],
    },
    buyer: {
      name: 'German course for newly hired nurses',
      description: '8 nurses from the Philippines, clinic in Heidelberg',
    },
    requirements: [
      ['Leads to telc B2 Pflege', '+'],
      ['Classes fit around shift work', '?'],
      ['Teacher comes to the clinic', '-'],
      ['All 8 in one group', '+'],
      ['Starts in January', '?'],
    ],
    talk: [
      [
        'buyer',
        "Dear team, I'm the integration officer at a clinic in Heidelberg. Eight nurses arrive just before Christmas, all around B1+, and they must pass B2 for recognition. They'll rotate early, late and night shifts straight away so the timetable has to cope. Best would be a trainer on site, we have a seminar room with awful chairs. I'd like to begin in January.",
      ],
      [
        'seller',
        'Sehr geehrte Ms. Lindqvist, vielen Dank! Ich antworte auf Deutsch, Sie lesen es ja gut, schrieb mir die Kollegin. Unser Kurs endet mit der Prüfung telc Deutsch B1·B2 Pflege, die nehmen wir selbst ab. Acht Personen sind eine schöne Gruppengröße. Außer Haus unterrichten wir seit Corona gar nicht mehr, nur hier in Q7 oder am Bildschirm.',
      ],
      ['buyer', 'OK, online then. What about the shifts, and January?'],
      [
        'seller',
        'Könnten Sie mir einen Musterdienstplan schicken? Der Raumplan fürs neue Jahr wird gerade erst gemacht.',
      ],
    ],
  },
  {
    id: 'fa-de-logopaedie',
    match: true,
    seller: {
      name: 'Praxis für Logopädie',
      description: 'Halle (Saale), drei Therapeutinnen',
      points: ['Alle Kassen', 'Hausbesuche', 'Behandlung von Stottern, Aphasie, LRS'],
    },
    buyer: { name: 'Therapie für unseren Sohn', description: '5 Jahre, stottert seit einem Jahr' },
    requirements: [
      ['Erfahrung mit Stottern', '+'],
      ['Freier Platz innerhalb von vier Wochen', '-'],
      ['Termine nach 15 Uhr', '?'],
      ['Eltern dürfen dabei sein', '+'],
      ['Therapie in der Kita', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, die Kinderärztin hat uns ein Rezept ausgestellt, 10x. Das muss doch binnen 28 Tagen begonnen werden oder? Nils verstummt inzwischen richtig wenn andere zuhören, es bricht einem das Herz. Kann ich bei den Stunden mit rein? Kita geht bis 15 Uhr - oder kommen Sie in die Kita?',
      ],
      [
        'seller',
        'Liebe Frau Zander, danke für die offene Schilderung. Gerade bei den Kleinen bestehen wir sogar darauf, dass Mama oder Papa mit im Raum sitzt. Unsere Warteliste beträgt derzeit vier bis fünf Monate, es tut mir wirklich leid. Das Rezept lassen Sie besser neu ausstellen, wenn es so weit ist.',
      ],
      ['buyer', 'Puh. Setzen Sie uns bitte trotzdem auf die Liste. Und Uhrzeit / Kita?'],
      ['seller', 'Ist notiert! Welche Kita ist es denn? Die Uhrzeiten klären wir, wenn Sie dran sind.'],
    ],
  },
  {
    id: 'fa-de-hebamme',
    match: true,
    seller: {
      name: 'Hebamme für Vorsorge und Wochenbett',
      description: 'Freiberuflich in Rostock, 16 Jahre Kreißsaal',
      points: ['Wochenbettbesuche bis 12 Wochen', 'Stillberatung IBCLC', 'Akupunktur'],
    },
    buyer: { name: 'Wochenbettbetreuung', description: 'Zweites Kind, Termin 22. August, Warnemünde' },
    requirements: [
      ['Im August nicht im Urlaub', '+'],
      ['Geburtsvorbereitungskurs', '?'],
      ['Hausbesuche in Warnemünde', '+'],
      ['Erreichbar am Wochenende', '-'],
      ['Rückbildungskurs', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo liebe Antje, ET 22.8., ich weiß bin spät dran (Umzug). Beim ersten hat das Stillen überhaupt nicht geklappt, das soll diesmal anders werden. Sind Sie im Sommer da? Wir wohnen in Warnemünde, Nähe Leuchtturm. Beim ersten Mal war unsere Hebamme auch sonntags am Telefon, das war Gold wert.',
      ],
      [
        'seller',
        'Hallo Mareike! Verreist wird bei mir im Oktober, den Sommer über bin ich komplett hier. Warnemünde fahr ich mit dem Rad an, wohne in Diedrichshagen :) Samstag und Sonntag ist mein Handy allerdings aus, da haben meine eigenen drei Vorrang, im Notfall Kreißsaal Südstadt.',
      ],
      ['buyer', 'Voll ok. Machst du auch Rückbildung?'],
      [
        'seller',
        'Wie war denn die Geburt beim ersten, Dammriss oder Kaiserschnitt? Ich frag weil davon viel abhängt.',
      ],
    ],
  },
  {
    id: 'fa-de-klauenpflege',
    match: true,
    seller: {
      name: 'Klauenpflege für Rinder',
      description: 'Geprüfter Klauenpfleger, hydraulischer Stand, Eifel und Hunsrück',
      points: ['Bis 60 Tiere pro Tag', 'Dokumentation am Tablet'],
    },
    buyer: { name: 'Klauenpflege im Milchviehbetrieb', description: '85 Kühe, Laufstall bei Daun' },
    requirements: [
      ['Zweimal im Jahr', '+'],
      ['85 Kühe an einem Tag', '-'],
      ['Desinfektion des Stands zwischen den Betrieben', '+'],
      ['Beratung zum Klauenbad', '?'],
      ['Preis unter 16 € pro Kuh', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten morgen, bei uns ist die Mortellaro ausgebrochen, dreizehn Kühe lahm. Der vorige Klauenschneider kam mit dreckigem Stand vom nächsten Hof, ich bin mir sicher das er es eingeschleppt hat. Wollen jetzt 2 mal im Jahr alle durch. Ein Tag für alle wär gut wegen Milchleistung. was nehmen sie pro stück, unter 16?',
      ],
      [
        'seller',
        'Morgen Herr Thielen. Das mit dem dreckigen Stand hör ich leider oft, meiner wird nach jedem Hof mit Heißwasser abgedampft und mit Venno eingeschäumt, Sie können gern dabei zugucken. Frühjahr und Herbst trage ich Sie ein. Rechnen Sie mit anderthalb Tagen.',
      ],
      ['buyer', 'is gut. preis?'],
      [
        'seller',
        'Verbände gehen extra, da kommts drauf an wieviel Klötze ich kleben muss. Haben Sie Strom 400 V am Treibgang?',
      ],
    ],
  },
  {
    id: 'fa-de-krankenfahrt',
    match: true,
    seller: {
      name: 'Krankenfahrten sitzend und im Rollstuhl',
      description: 'Sechs Fahrzeuge, Landkreis Rosenheim',
      points: ['Vertrag mit allen gesetzlichen Kassen', 'Rampe und Kraftknoten', 'Tag und Nacht erreichbar'],
    },
    buyer: {
      name: 'Fahrten zur Bestrahlung',
      description: 'Meine Frau, 30 Termine, Bad Aibling nach München',
    },
    requirements: [
      ['Serienfahrten über sechs Wochen', '+'],
      ['Genehmigung der Kasse wird eingeholt', '+'],
      ['Immer derselbe Fahrer', '-'],
      ['Begleitperson fährt kostenlos mit', '?'],
      ['Höchstens 30 Minuten Wartezeit nach der Bestrahlung', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag. Meine Frau bekommt ab 12. Jänner 30 Bestrahlungen in Großhadern, täglich ausser Wochenende. Sie ist im Rollstuhl und recht ängstlich mit Fremden, darum wäre es uns wichtig daß immer der gleiche Fahrer kommt. Ich würd gern mitfahren. Den Papierkram mit der AOK versteh ich offen gestanden nicht.',
      ],
      [
        'seller',
        "Grüß Gott Herr Obermaier, das tut mir leid, wir begleiten viele auf diesem Weg. Bringen S' uns nur die Verordnung vorbei, den Antrag bei der AOK füllen wir aus und faxen ihn hin. Den ganzen Block vom 12.1. bis 20.2. haben wir so im System. Wegen der Schichten sind es abwechselnd der Sepp und der Milan, beides ganz ruhige.",
      ],
      ['buyer', 'Danke Ihnen. Mit zwei wird sie sich arrangieren. Und kostet es was wenn ich dabei bin?'],
      [
        'seller',
        'Können Sie aus dem Rollstuhl helfen oder brauchen wir den Tragestuhl auch? Gibt es bei Ihnen Stufen?',
      ],
    ],
  },
  {
    id: 'fa-de-oldtimertransport',
    match: true,
    seller: {
      name: 'Fahrzeugtransporte im geschlossenen Anhänger',
      description: 'Sport- und Klassikwagen, ganz Europa, Sitz Ulm',
      points: ['Seilwinde', 'Innenmaß 5,10 x 2,10 m'],
    },
    buyer: {
      name: 'Transporte de un Mercedes 190 SL',
      description: 'Desde Stuttgart hasta Málaga, el motor no arranca',
    },
    requirements: [
      ['Seguro por 150.000 €', '+'],
      ['Se puede cargar aunque no arranque', '+'],
      ['Entrega antes del 15 de mayo', '?'],
      ['Remolque cerrado', '+'],
      ['Máximo 2.800 €', '-'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, compré un 190 SL del 59 en Stuttgart y no arranca (bomba de gasolina creo). Tiene que estar en Málaga antes del 15 de mayo que hay un desfile. Vale unos 140.000 asi que lo quiero asegurado por 150. Mi tope son 2800. ¿Cuándo podrían recogerlo? pueden contestar en alemán, mi mujer es de Ulm jaja',
      ],
      [
        'seller',
        'Grüß Gott nach Málaga, dann schreib ich schwäbisch-hochdeutsch! Die Police deckt je Fahrzeug 300.000 Euro, den Schein leg ich bei. Wenn er nicht läuft, ziehen wir ihn halt rauf, nur lenken und rollen muss er. Kosten: 3.350 netto als Einzelfahrt, drunter fahr ich ned, Maut allein schon 400.',
      ],
      ['buyer', 'Uf, me lo pienso. ¿Y las fechas?'],
      ['seller', 'Ich hab noch eine Rückladung aus Alicante in der Mache, davon hängts ab, geb Bescheid.'],
    ],
  },
  {
    id: 'fa-de-kuechenmontage',
    match: true,
    seller: {
      name: 'Küchenmontage und Möbelaufbau',
      description: 'Gelernte Tischler, Köln und Bonn',
      points: ['Ikea, Nolte, Nobilia', 'Elektroanschluss durch Fachkraft', 'Abbau der alten Küche'],
    },
    buyer: { name: 'Ikea-Küche aufbauen', description: '11 Schränke, L-Form, Lieferung am 3. Dezember' },
    requirements: [
      ['Herdanschluss', '+'],
      ['Arbeitsplatte aus Granit zuschneiden', '-'],
      ['Aufbau in der Woche ab 7. Dezember', '+'],
      ['Alte Küche wird entsorgt', '?'],
      ['Wasseranschluss mit Dichtheitsprotokoll', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallöle, wir kriegen unsere Metod am 3.12. geliefert (hoffentlich vollständig haha). Aufbau dann in der Woche drauf, also ab dem 7., Weihnachten kommt die ganze Mischpoke. Arbeitsplatte wird Granit vom Steinmetz in Köln-Kalk, die Platte müsste aber noch aufs Maß u. das Loch fürs Kochfeld rein. Alte Küche muss weg, 90er Jahre Buche, will keiner haben, nicht mal geschenkt',
      ],
      [
        'seller',
        'Hallo Herr Bongartz! KW 50: Dienstag 8. bis Donnerstag 10. stehen für euch drin. Stein sägen wir nicht, Holz, Laminat, Kompakt alles ja, aber Granit muss der Steinmetz fertig bringen.',
      ],
      [
        'buyer',
        "Alles klar, sag ich dem. Wo kommt die alte hin, nehmt ihr die mit auf den Wertstoffhof? Und unser Vermieter will so'n Protokoll das die Wasseranschlüsse dicht sind.",
      ],
      ['seller', 'Wie viel Meter sind das denn, und welcher Stock? Habt ihr nen Aufzug?'],
    ],
  },
  {
    id: 'fa-de-geigenbau',
    match: true,
    seller: {
      name: 'Geigenbauwerkstatt am Dom',
      description: 'Neubau, Reparatur, Leihinstrumente, Erfurt',
      points: ['Bogenbezug in zwei Tagen', 'Leihgeigen 1/8 bis 4/4 ab 14 € monatlich'],
    },
    buyer: { name: 'Leihcello für die Musikschule', description: 'Kind, 8 Jahre, Größe 1/2' },
    requirements: [
      ['Halbes Cello zum Leihen', '+'],
      ['Versicherung in der Miete enthalten', '+'],
      ['Miete wird beim Kauf angerechnet', '-'],
      ['Größentausch jederzeit', '?'],
      ['Höchstens 25 € im Monat', '?'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, unsere Tochter fängt nach den Ferien mit Cello an. Ich lese nur von Geigen auf Ihrer Seite. Haben Sie auch ein halbes Cello? Was passiert wenn das runterfällt (sie ist etwas.. stürmisch). Falls sie dranbleibt würden wir später eins kaufen, die Miete abgezogen versteht sich? 25 euro monatlich hatte die Lehrerin als Richtwert gesagt',
      ],
      [
        'seller',
        'Guten Tag Frau Schellenberg, Celli vermiete ich ebenfalls, ein halbes ist vorige Woche zurückgekommen, steht frisch besaitet da. Stürze sind mitversichert, ohne Selbstbehalt, nur liegenlassen in der Straßenbahn nicht. Anrechnen kann ich nichts, die Kalkulation gibt das einfach nicht her.',
      ],
      ['buyer', 'Verstehe. Was kostet es? Und wenn sie wächst, tauschen wir einfach?'],
      [
        'seller',
        'Kommen Sie doch mit ihr vorbei, dann messe ich die Armlänge und wir sehen, ob halb überhaupt stimmt.',
      ],
    ],
  },
  {
    id: 'fa-de-foodtruck',
    match: true,
    seller: {
      name: 'Flammkuchen aus dem Foodtruck',
      description: 'Holzofen auf altem Feuerwehrauto, Karlsruhe',
      points: ['120 Flammkuchen pro Stunde', 'Strom nicht nötig', 'Süß und herzhaft'],
    },
    buyer: {
      name: 'Verpflegung für ein Firmenfest',
      description: '160 Leute, Industriegebiet Ettlingen, 18. September',
    },
    requirements: [
      ['Vegane Variante', '+'],
      ['Kein Stromanschluss nötig', '+'],
      ['Halal', '?'],
      ['Abrechnung nach tatsächlichem Verbrauch', '-'],
      ['Mehrweggeschirr', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Feuerwehr-Team, 18.9. Sommerfest (ja im September, fragt nicht). 160 Mitarbeitende, davon ca. 20 vegan und einige essen nur halal. Wir möchten gern nur zahlen was gegessen wird, letztes Jahr blieb die Hälfte über. Pappteller sind bei uns verboten seit die Chefin Umweltmanagement macht, also Mehrweg.',
      ],
      [
        'seller',
        'Ahoi! Wir haben einen mit Hafercreme, Räuchertofu und Lauch, der ist rein pflanzlich und oft als erstes weg. Bezahlt wird pauschal pro Kopf, 13,50, egal wie viel ihr verdrückt, anders rechnet sich das Anrücken für uns nicht. Speck ist vom Metzger Glasstetter, erste Sahne.',
      ],
      ['buyer', "Ok pauschal geht notfalls auch. Wie sieht's aus mit halal und dem Geschirr?"],
      ['seller', 'Wie groß ist denn der Hof? Wir brauchen 9 x 4 m und die Einfahrt muss 3,20 hoch sein.'],
    ],
  },
]
