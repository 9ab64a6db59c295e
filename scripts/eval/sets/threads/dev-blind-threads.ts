import type { Pair } from '../../cases.ts'

/** Conversations by an author who saw neither the rules nor the other conversations. Used for training. */
export const devBlindThreads: readonly Pair[] = [
  {
    id: 'blind-en-headstone',
    match: true,
    seller: {
      name: 'Letter cutter and memorial mason',
      description: 'Small yard outside Ludlow, everything cut by hand',
      points: ['Welsh slate and Forest of Dean sandstone', 'Churchyard applications handled'],
    },
    buyer: {
      name: 'Headstone for my grandfather',
      description: 'Churchyard in Clun, about 30 words',
    },
    requirements: [
      ['Lettering guaranteed for 20 years', '?'],
      ['Gilded letters', '-'],
      ['Finished before the anniversary on 9 November', '?'],
      ['Permission from the diocese applied for', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hello, I saw the stone you made for the Prossers, lovely. We were hoping for gilding in the letters. It ought to be up before 9 November as that's the anniversary.",
      ],
      [
        'seller',
        "Thank you, that's kind. Gilding I gave up when my eyes went, I paint in off-white these days. As for November, a lot hangs on the quarry and what the archdeacon has to say.",
      ],
      ['buyer', 'Understood. Do we need to fill anything in for the church?'],
      ['seller', 'No no, leave the faculty forms to me.'],
    ],
  },
  {
    id: 'blind-en-schooltrip',
    match: true,
    seller: {
      name: 'Coach hire with driver',
      description: 'Fleet of nine, based in Swindon',
      points: ['33, 49 and 57 seats', 'Seat belts on every seat'],
    },
    buyer: {
      name: 'Year 6 trip to Stonehenge',
      description: '51 children, 7 adults, Tuesday 16 June',
    },
    requirements: [
      ['One coach for all 58 passengers', '-'],
      ['Drivers with enhanced DBS check', '+'],
      ['Wheelchair lift', '?'],
      ['Back at school by 3.15 pm', '?'],
    ],
    talk: [
      [
        'buyer',
        'Dear team, I organise the year 6 outing (58 of us in total!). Could everyone travel in a single vehicle? Are your drivers DBS checked (enhanced)? We must be back by quarter past three, parents wait at the gate.',
      ],
      [
        'seller',
        'Good morning Mrs Adeyemi. Our largest has 57, so you would be on two vehicles. All drivers hold the enhanced certificate, renewed every three years. When you are back rather depends on the A303, it is a lottery in June.',
      ],
      ['buyer', 'Thanks. One boy uses a power chair, could he use a lift?'],
      ['seller', 'What does the chair weigh and can he transfer?'],
    ],
  },
  {
    id: 'blind-en-childminder',
    match: true,
    seller: {
      name: 'Registered childminder',
      description: 'Terraced house near the park, Ofsted good',
      points: ['Max. 4 children', 'Home-cooked food'],
    },
    buyer: {
      name: 'Care for our daughter, 18 months',
      description: 'Three days a week from September',
    },
    requirements: [
      ['Wednesdays to Fridays', '+'],
      ['Nut-free kitchen', '?'],
      ['Open until 6.30 pm', '-'],
      ['Own outdoor space', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hiya, do u have a space for our little one, Wed to Fri? Both of us work shifts so pick up would be 6.30 at the latest',
      ],
      [
        'seller',
        'Hi lovely, Wed Thu Fri are all free from Sept :) but I close the door at 5.45, got three of my own to feed',
      ],
      ['buyer', "ah ok. maybe granny can do it. Do they get outside? and she's got a nut allergy"],
      [
        'seller',
        "They're out in my back garden in all weathers, mud kitchen and all. With allergies I'd want a proper chat with you and the health visitor first x",
      ],
    ],
  },
  {
    id: 'blind-en-a11y-audit',
    match: true,
    seller: {
      name: 'Accessibility audits of websites',
      description: 'Four testers, two of them blind',
      points: ['Screen reader tests', 'Report in plain English'],
    },
    buyer: {
      name: 'Audit of the council website',
      description: 'Statutory deadline, 40 page types',
    },
    requirements: [
      ['Retest after our corrections', '?'],
      ['Standard WCAG 2.2 AA', '+'],
      ['Fixed price below £9,000', '?'],
      ['Report in Welsh as well', '-'],
    ],
    talk: [
      [
        'buyer',
        'For the tender file I need confirmation on: standard applied, price ceiling £9,000, bilingual report.',
      ],
      [
        'seller',
        "Standard - WCAG 2.2, level AA. Bilingual report - English only I'm afraid. Day rate - £640.",
      ],
      ['buyer', 'Is a total possible?'],
      ['seller', 'I would have to see the templates before I commit to a number of days.'],
    ],
  },
  {
    id: 'blind-en-quarry-survey',
    match: true,
    seller: {
      name: 'Aerial survey by drone',
      description: 'Licensed operator, RTK equipment',
      points: ['Point clouds and volumes', 'Flights up to 120 m'],
    },
    buyer: {
      name: 'Stockpile volumes in a limestone quarry',
      description: 'Twice a year, 18 hectares',
    },
    requirements: [
      ['Accuracy of 3 cm or better', '?'],
      ['Results within five days', '+'],
      ['Public liability of at least £5m', '+'],
      ['Thermal images too', '-'],
    ],
    talk: [
      [
        'buyer',
        "Morning. We want stockpile figures, error of 3 cm max, numbers on my desk in five days. What's your liability cover?",
      ],
      [
        'seller',
        "Morning. Cover's ten million. You'd have volumes after three days, spreadsheet plus PDF. The camera shoots 45 megapixels so you'll see every stone.",
      ],
      ['buyer', "Could you also do thermal, we've got a smouldering heap"],
      ['seller', "Don't own a thermal camera and I'm not hiring one, sorry."],
    ],
  },
  {
    id: 'blind-en-sawmill',
    match: true,
    seller: {
      name: 'Mobile band sawmill',
      description: 'Comes to your wood, Devon and Cornwall',
      points: ['Logs up to 85 cm', 'Two-man crew'],
    },
    buyer: {
      name: 'Milling of three storm-felled oaks',
      description: 'Butts about 75 cm thick, near Bude',
    },
    requirements: [
      ['Logs of 75 cm diameter', '+'],
      ['Boards of 54 mm', '?'],
      ['Kiln drying', '-'],
      ['Access over a field track', '+'],
    ],
    talk: [
      [
        'buyer',
        'Three oaks down since the storm, biggest is 75 across. To reach them you go half a mile over grass. OK with that?',
      ],
      ['seller', "Yes that's grand, the mill is on a 4x4 trailer."],
      ['buyer', "I'd want 54 mm boards, then kilned."],
      ['seller', 'Kilning - not us, try the chap in Holsworthy. What are you building with it?'],
    ],
  },
  {
    id: 'blind-en-calibration',
    match: true,
    seller: {
      name: 'Calibration laboratory',
      description: 'Accredited to ISO 17025, courier twice a week',
      points: ['Torque, pressure, length', 'Turnaround 7 days'],
    },
    buyer: {
      name: 'Yearly calibration of 130 instruments',
      description: 'Torque wrenches, gauges and scales',
    },
    requirements: [
      ['Accredited certificates', '+'],
      ['Scales up to 60 kg', '-'],
      ['Express service in two days', '?'],
      ['Collection every day', '-'],
    ],
    talk: [
      [
        'buyer',
        "Good afternoon, regarding our 130 instruments: do you calibrate scales (to 60 kg)? We'd ask for daily collection, and occasionally express within two days.",
      ],
      [
        'seller',
        "Good afternoon. Weighing instruments are outside of our scope, we'd pass you to a partner lab. The courier runs Tuesday and Friday and this can't be increased.",
      ],
      ['buyer', 'OK, and the express?'],
      ['seller', 'The express form is on our website under downloads.'],
    ],
  },
  {
    id: 'blind-en-allotment-shed',
    match: true,
    seller: {
      name: 'Timber sheds built to measure',
      description: 'Workshop in Kettering, larch and Douglas fir',
      points: ['Felt or metal roof', 'Base not included'],
    },
    buyer: {
      name: 'Tool shed for our allotment society',
      description: '4 x 3 metres, gate is 1.9 m wide',
    },
    requirements: [
      ['Concrete base laid', '-'],
      ['Size 4 x 3 metres', '+'],
      ['Put up before we open on 1 May', '?'],
      ['Lockable to insurance standard', '?'],
    ],
    talk: [
      [
        'buyer',
        'To whom it may concern, our 40 plot holders voted for a shed of 4 by 3 metres, metal on the roof. Insurers say there must be a lock to their standard (BS 3621).',
      ],
      [
        'seller',
        "Evening Derek. 4 by 3 is our most popular size. As to locks, there's a pad bolt on it as it comes.",
      ],
      ['buyer', 'Is the pad bolt BS 3621? And will you lay the base?'],
      [
        'seller',
        "Don't know off hand about the number. Base has to be there when we arrive, we only do the carpentry.",
      ],
    ],
  },
  {
    id: 'blind-de-kitaessen',
    match: true,
    seller: {
      name: 'Mittagessen für Kitas und Schulen',
      description: 'Küche in Potsdam-Babelsberg, 700 Portionen täglich',
      points: ['DGE-zertifiziert', 'Warm angeliefert'],
    },
    buyer: {
      name: 'Essen für unsere Elterninitiative',
      description: '26 Kinder, davon zwei mit Zöliakie',
    },
    requirements: [
      ['Glutenfreie Portionen', '-'],
      ['Anlieferung um 11:30 Uhr', '+'],
      ['Ohne Schweinefleisch', '+'],
      ['Bio-Anteil von mindestens 50 %', '?'],
    ],
    talk: [
      [
        'buyer',
        'hallöchen :) wir sind ne kleine elterninitiative, 26 kids, 2 davon mit zöliakie. bräuchten das essen so halb 12, ohne schwein, und am liebsten die hälfte bio',
      ],
      [
        'seller',
        'Hallo! Halb zwölf passt gut in Tour 3. Schwein kochen wir seit 2020 keins mehr. Glutenfrei trauen wir uns nicht zu, zu viel Mehl in der Luft.',
      ],
      ['buyer', 'schade, dann bringen die beiden was mit. und bio?'],
      ['seller', 'Wir achten sehr auf Regionalität, unsere Kartoffeln kommen aus Beelitz.'],
    ],
  },
  {
    id: 'blind-de-spritzguss',
    match: true,
    seller: {
      name: 'Kunststoffspritzguss',
      description: '14 Maschinen von 50 bis 400 t Schließkraft, Lüdenscheid',
      points: ['Eigener Werkzeugbau', 'IATF 16949'],
    },
    buyer: {
      name: 'Gehäuseteile aus PA6 GF30',
      description: '60.000 Stück im Jahr, Werkzeug vorhanden',
    },
    requirements: [
      ['Übernahme eines Fremdwerkzeugs', '+'],
      ['Erstmuster in vier Wochen', '?'],
      ['Montage der Dichtung', '-'],
      ['Ausschussquote unter 50 ppm', '?'],
    ],
    talk: [
      [
        'buyer',
        'Sehr geehrter Herr Brandis, bitte nehmen Sie Stellung: 1. Fremdwerkzeug, 2. Dichtungsmontage, 3. ppm-Zusage.',
      ],
      [
        'seller',
        'Sehr geehrte Frau Öztürk, zu 1: Fremdwerkzeuge laufen bei uns auf acht Maschinen, Ihres gern auch. Zu 2: Montagearbeiten führen wir nicht aus. Zu 3: Die Prozesse sind stabil und werden mit SPC überwacht.',
      ],
      ['buyer', 'Danke. Zu 3 fehlt mir die Zahl.'],
      ['seller', 'Ich reiche sie nach Rücksprache mit dem QM nach.'],
    ],
  },
  {
    id: 'blind-de-imkerzentrifuge',
    match: true,
    seller: {
      name: 'Imkereibedarf, gebraucht und neu',
      description: 'Lager in Uelzen',
      points: ['Edelstahl', 'Versand per Spedition'],
    },
    buyer: {
      name: 'Honigschleuder für 12 Völker',
      description: 'Motor, für Zandermaß',
    },
    requirements: [
      ['Mit Motor', '+'],
      ['Passend für Zandermaß', '+'],
      ['Siebgewebe dabei', '?'],
      ['Höchstens 700 Euro', '?'],
    ],
    talk: [
      [
        'buyer',
        'Tach, als Rentner hab ich mir 12 Völker angelacht. Bräuchte ne Schleuder mit motor, zander, mehr wie 700 wollt ich nich ausgeben',
      ],
      ['seller', 'Tach! Da hätt ich eine 4-Waben, 12-Volt-Motor, Zander passt rein.'],
      ['buyer', 'Wat kost die, und is n Sieb bei?'],
      ['seller', 'Wo wohnen Sie denn? Dann rechne ich mal die Spedition aus.'],
    ],
  },
  {
    id: 'blind-de-chorprobe',
    match: true,
    seller: {
      name: 'Probenraum im Kulturbahnhof',
      description: '90 m², Parkett, Flügel von 1987',
      points: ['Ab 18 Uhr nutzbar', 'Teeküche'],
    },
    buyer: {
      name: 'Raum für gemischten Chor',
      description: '34 Stimmen, dienstags',
    },
    requirements: [
      ['Dienstags 19:30 bis 21:30 Uhr', '+'],
      ['Konzert im Juni im selben Raum', '?'],
      ['Barrierefreier Zugang', '-'],
      ['Notenschrank abschließbar', '?'],
    ],
    talk: [
      [
        'buyer',
        'Liebes Kulturbahnhof-Team, wir sind 34 Sängerinnen und Sänger und suchen dienstags von halb acht bis halb zehn ein Dach. Eine Dame sitzt im Rollstuhl. Einen Schrank für die Noten bräuchten wir auch, zum Abschließen.',
      ],
      [
        'seller',
        'Liebe Gudrun, dienstags ist genau die Zeit frei. Der Zugang geht leider über elf Stufen, einen Lift hat der Bahnhof nicht. Der Flügel gehört zum Raum und wird gespielt.',
      ],
      ['seller', 'Wie viele Noten sind es denn?'],
    ],
  },
  {
    id: 'blind-de-ferienbetreuung',
    match: true,
    seller: {
      name: 'Feriencamp auf dem Bauernhof',
      description: 'Für Kinder von 6 bis 11, Nähe Celle',
      points: ['Montag bis Freitag', 'Mittagessen'],
    },
    buyer: {
      name: 'Platz für zwei Geschwister',
      description: '7 und 9 Jahre, zweite Ferienwoche',
    },
    requirements: [
      ['Vegetarisches Mittagessen', '?'],
      ['Geschwisterrabatt', '?'],
      ['Übernachtung möglich', '-'],
      ['Betreuung ab 7:30 Uhr', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hi, ich arbeite im Krankenhaus und muss früh los, gebt ihr ab 7.30 Uhr schon acht auf die zwei? Können sie evtl auch da schlafen wenn ich Nachtdienst hab? Rabatt für Geschwister wär mega 🙏',
      ],
      [
        'seller',
        'Hi, Frühbetreuung fängt bei uns um 7 an, das haut also hin. Schlafen: nein, das dürfen wir versicherungstechnisch nicht.',
      ],
      ['buyer', 'ok! und rabatt?'],
      ['seller', 'Das Camp finanziert sich komplett aus den Beiträgen, weißt du ja.'],
    ],
  },
  {
    id: 'blind-de-solarreinigung',
    match: true,
    seller: {
      name: 'Reinigung von Solaranlagen',
      description: 'Osmosewasser, Bürste, Hubsteiger',
      points: ['Ab 30 kWp', 'Fotoprotokoll'],
    },
    buyer: {
      name: 'Reinigung auf drei Stalldächern',
      description: '412 kWp, stark verstaubt',
    },
    requirements: [
      ['Versichert gegen Schäden an den Modulen', '?'],
      ['Protokoll mit Fotos', '+'],
      ['Termin vor dem 1. Mai', '-'],
      ['Nicht mehr als 2 € je kWp', '-'],
    ],
    talk: [
      [
        'buyer',
        'Servus, drei Stalldächer, alles voller Staub von der Lüftung. Ohne Chemie bitte, die Kühe saufen das Regenwasser. Vor dem ersten Mai und max. 2 Euro/kWp.',
      ],
      [
        'seller',
        'Servus! Nur reines Wasser. Bis Mitte Mai sind alle Steiger verplant, frühestens also am 18. Mai. Preislich: 2,35 €/kWp bei der Größe.',
      ],
      ['buyer', 'Wird danach fotografiert?'],
      ['seller', 'Ja freilich.'],
    ],
  },
  {
    id: 'blind-de-messestand',
    match: true,
    seller: {
      name: 'Messebau aus Holz',
      description: 'Schreinerei mit Lager in Fürth',
      points: ['Aufbau und Abbau', 'Wiederverwendbar'],
    },
    buyer: {
      name: 'Stand für eine Fachmesse',
      description: '24 m², Nürnberg, 3. bis 5. November',
    },
    requirements: [
      ['Aufbau am 2. November', '+'],
      ['Bildschirm 65 Zoll', '?'],
      ['Einlagerung nach der Messe', '+'],
      ['Preis unter 11.000 €', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hallo zusammen, Start-up, erste Messe, kein Plan 😅 24 qm, am 2.11. muss alles stehen. Lagert ihr den Stand danach? Wir haben bisschen unter 11k.',
      ],
      [
        'seller',
        'Hallo! Wir stehen am 2. ab 7 Uhr in der Halle. Lagern geht bei uns in Fürth. Grob hatte ich 10.500 gesagt, vergesst das, mit Strom und Boden sind es 12.200.',
      ],
      ['buyer', 'uff. Ist ein Screen dabei, 65 Zoll?'],
      ['seller', 'Wegen der Technik meldet sich die Kollegin.'],
    ],
  },
  {
    id: 'blind-fr-vitrail',
    match: true,
    seller: {
      name: 'Atelier de vitrail',
      description: 'Restauration et création, Chartres',
      points: ['Plomb et cuivre', 'Peinture à la grisaille'],
    },
    buyer: {
      name: 'Restauration de deux baies',
      description: 'Chapelle du XIXe, commune de 400 habitants',
    },
    requirements: [
      ['Verre soufflé à la bouche', '?'],
      ['Protection grillagée', '-'],
      ['Fin des travaux avant le 30 juin', '?'],
      ['Dossier photographique', '+'],
    ],
    talk: [
      [
        'buyer',
        'Monsieur, le conseil municipal souhaite restaurer 2 baies. Déposez-vous vous-même ? Le grillage de protection serait à remplacer. Nous visons le 30 juin, date de la fête.',
      ],
      [
        'seller',
        "Madame la maire, nous déposons et reposons, toujours. Le grillage relève d'un serrurier, nous n'en posons pas. Chaque panneau est photographié avant et après, vous recevez le dossier.",
      ],
      ['buyer', 'Et pour le 30 juin ?'],
      ['seller', "Tout dépendra du séchage des mastics, l'hiver dernier nous a joué des tours."],
    ],
  },
  {
    id: 'blind-fr-vendange',
    match: true,
    seller: {
      name: 'Prestation de vendanges mécaniques',
      description: 'Deux machines, Entre-deux-Mers',
      points: ['Tri embarqué', 'Jour et nuit'],
    },
    buyer: {
      name: 'Récolte de 17 hectares de merlot',
      description: 'Rangs de 2 m, pente faible',
    },
    requirements: [
      ['Récolte de nuit', '+'],
      ['Transport jusqu’au chai', '?'],
      ['Bennes fournies', '-'],
      ["Au plus 420 € l'hectare", '?'],
    ],
    talk: [
      [
        'buyer',
        "Salut, 17 ha de merlot a rentrer, plutot la nuit pour la fraicheur. T'amènes les bennes ? L'an dernier j'étais a 420/ha, faudrait pas dépasser.",
      ],
      [
        'seller',
        "Salut, la nuit c'est ce qu'on préfère. Pour les bennes, tu te débrouilles, j'en ai plus. Le prix cette année ça sera à l'heure, 195.",
      ],
      ['buyer', "A l'heure ?? combien d'hectares tu fais à l'heure"],
      ['seller', 'Ça dépend des tournières.'],
    ],
  },
  {
    id: 'blind-fr-colo',
    match: true,
    seller: {
      name: 'Centre de vacances en Ardèche',
      description: '60 lits, rivière à 300 m',
      points: ['Cuisine sur place', 'Agrément Jeunesse et Sports'],
    },
    buyer: {
      name: 'Séjour pour un club de judo',
      description: '28 enfants, 6 nuits en juillet',
    },
    requirements: [
      ['45 € par nuit et par enfant au maximum', '?'],
      ['Tatamis sur place', '-'],
      ['Sortie canoë comprise', '?'],
      ['Menus sans porc', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour le centre, je suis trésorier du judo club de Givors. 28 gamins. Y a t'il des tatamis ? On voudrait que le canoë soit dans le prix et pas de porc pour 9 d'entre eux.",
      ],
      [
        'seller',
        "Bonjour, les tatamis il faudra les apporter. Les menus sans porc, notre cuistot en fait chaque semaine, c'est noté. Le prix varie selon la semaine. La rivière est superbe en juillet vous verrez !",
      ],
      ['buyer', 'Oui mais le canoë, compris ou pas ?'],
      ['seller', 'Nous avons un loueur très sympa dans le village.'],
    ],
  },
  {
    id: 'blind-fr-logiciel-cantine',
    match: true,
    seller: {
      name: 'Logiciel de gestion de cantine',
      description: 'Éditeur nantais, 140 communes clientes',
      points: ['Portail parents', 'Paiement en ligne'],
    },
    buyer: {
      name: 'Logiciel pour trois écoles',
      description: '410 élèves, régie municipale',
    },
    requirements: [
      ['Formation des agents sur place', '?'],
      ["Reprise des données de l'ancien logiciel", '?'],
      ['Données hébergées en France', '+'],
      ['Application mobile pour les parents', '-'],
    ],
    talk: [
      [
        'buyer',
        'Le service scolaire de la commune vous interroge : hébergement en France ? appli sur téléphone pour les parents ? reprise de nos données actuelles ?',
      ],
      [
        'seller',
        "Bonjour Madame, hébergement - Roubaix et Gravelines, donc en France. Appli - il n'y en a pas, le portail s'ouvre dans le navigateur.",
      ],
      ['buyer', 'Et la reprise ?'],
      ['seller', 'Quel est le logiciel actuel et dans quel format exporte-t-il ?'],
    ],
  },
  {
    id: 'blind-fr-theatre-costumes',
    match: true,
    seller: {
      name: 'Location de costumes de scène',
      description: '6 000 pièces, Montreuil',
      points: ['Retouches sur place', 'XVIIe au XXe siècle'],
    },
    buyer: {
      name: 'Costumes pour un Molière amateur',
      description: 'Onze rôles, quatre représentations',
    },
    requirements: [
      ['Perruques fournies', '?'],
      ['Location de cinq semaines', '+'],
      ['Chaussures comprises', '?'],
      ['Au plus 60 € par costume', '-'],
    ],
    talk: [
      [
        'buyer',
        'Chère madame, notre petite troupe monte le Bourgeois en mai. Il faudrait garder les habits cinq semaines, 60 euros maxi par costume, on est fauchés !',
      ],
      [
        'seller',
        "Cher Monsieur, cinq semaines c'est parfait, je fais justement des forfaits de cinq. Le costume complet est à 85 €, les dentelles coûtent une fortune à nettoyer.",
      ],
      ['buyer', 'Aïe. Et avec les chaussures ?'],
      ['seller', 'Quelles pointures avez-vous ?'],
    ],
  },
  {
    id: 'blind-fr-photographe-mariage',
    match: true,
    seller: {
      name: 'Photographe de mariage',
      description: 'Indépendante, Strasbourg',
      points: ['Reportage de 10 heures', 'Galerie en ligne'],
    },
    buyer: {
      name: 'Mariage franco-allemand',
      description: "22 août, château près d'Obernai",
    },
    requirements: [
      ['Libre le 22 août', '+'],
      ['Parle allemand', '+'],
      ['Album imprimé compris', '-'],
      ['Fichiers RAW remis', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo! Wir heiraten am 22. August. Ist der Tag noch frei? Bekommen wir auch die RAW-Dateien und ein gedrucktes Album?',
      ],
      [
        'seller',
        "Hallo ihr zwei! Der 22. August ist noch zu haben, und wie ihr merkt können wir alles auf Deutsch machen. L'album se commande à part, à partir de 280 €.",
      ],
      ['buyer', 'Super. Und die RAWs?'],
      ['seller', 'Darüber sprechen wir am besten beim Kaffee :)'],
    ],
  },
  {
    id: 'blind-fr-cours-chant',
    match: true,
    seller: {
      name: 'Cours de chant lyrique',
      description: 'Professeure diplômée, Dijon',
      points: ['Piano à queue', 'Adultes et ados'],
    },
    buyer: {
      name: 'Cours pour préparer une audition',
      description: 'Mezzo, audition le 3 octobre',
    },
    requirements: [
      ['Deux leçons par semaine', '+'],
      ["Pianiste accompagnateur le jour de l'audition", '?'],
      ['Au plus 50 € la leçon', '+'],
      ['Cours le dimanche', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour ! j'ai une audition le 3/10 et je panique un peu. Deux leçons par semaine, dont le dimanche, c'est jouable ? J'ai 50 € par leçon, je suis étudiante.",
      ],
      [
        'seller',
        "Bonjour, respirez ! Deux par semaine, d'accord. Tarif étudiante 38 €. Le dimanche je chante à la cathédrale, donc jamais.",
      ],
      ['buyer', "merci !! et le jour J vous m'accompagneriez au piano ?"],
      ['seller', 'Chaque chose en son temps.'],
    ],
  },
  {
    id: 'blind-fr-echafaudage',
    match: true,
    seller: {
      name: "Location d'échafaudages",
      description: 'Montage par nos équipes, Le Mans',
      points: ["Jusqu'à 24 m", 'Classe 4'],
    },
    buyer: {
      name: 'Échafaudage pour ravalement',
      description: 'Façade de 14 m sur 9, rue étroite',
    },
    requirements: [
      ['Hauteur de 9 m', '+'],
      ['Autorisation de voirie demandée', '?'],
      ['Location de trois mois à 2 500 € au plus', '-'],
      ['Filet de protection', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, artisan façadier. 14 m de long, 9 de haut, 3 mois. Max 2500 en location. Filet et autorisation de voirie, qui s'en charge ?",
      ],
      ['seller', "Bonjour, 9 m c'est rien du tout. Trois mois : 3 150 € montage compris."],
      ['buyer', 'Ok je vois avec le client. Pour le filet et la voirie ?'],
      ['seller', 'La rue est à sens unique ?'],
    ],
  },
  {
    id: 'blind-es-guarderia',
    match: true,
    seller: {
      name: 'Escuela infantil bilingüe',
      description: 'De 0 a 3 años, Getafe',
      points: ['Cocina propia', 'Patio de 200 m²'],
    },
    buyer: {
      name: 'Plaza para gemelas de 14 meses',
      description: 'Desde septiembre, jornada completa',
    },
    requirements: [
      ['Plaza para las dos', '+'],
      ['Descuento del 20 % por la segunda', '-'],
      ['Profesora nativa inglesa', '?'],
      ['Cámaras para los padres', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hola!! tengo gemelas de 14 meses, os quedan 2 plazas? y hacéis descuento por la segunda, en otra me dan el 20',
      ],
      [
        'seller',
        'Hola mamá :) quedan justo dos. El descuento de hermanos es del 10 %, no podemos más. La comida la hace Puri cada día.',
      ],
      ['buyer', 'genial. se les puede ver por cámara desde el móvil?'],
      ['seller', 'Los papás pueden venir siempre que quieran a hablar con las tutoras.'],
    ],
  },
  {
    id: 'blind-es-inyeccion-aluminio',
    match: true,
    seller: {
      name: 'Fundición inyectada de aluminio',
      description: 'Éibar, máquinas de 250 a 900 t',
      points: ['Mecanizado CNC', 'IATF 16949'],
    },
    buyer: {
      name: 'Carcasas para bomba de agua',
      description: '35.000 piezas al año, aleación AlSi9Cu3',
    },
    requirements: [
      ['Menos de 3,40 € por pieza', '?'],
      ['Mecanizado incluido', '+'],
      ['Prueba de estanqueidad al 100 %', '?'],
      ['Pintura en polvo', '-'],
    ],
    talk: [
      [
        'buyer',
        'Estimado Iker: confirme por favor aleación, mecanizado, prueba de fugas pieza a pieza y pintura en polvo.',
      ],
      [
        'seller',
        'Estimada Nuria: la AlSi9Cu3 es la que más fundimos. El mecanizado va dentro. El molde rondaría los 60.000 €. Pintura en polvo: no disponemos de línea ni subcontratamos.',
      ],
      ['buyer', '¿Y la estanqueidad, al 100 %?'],
      ['seller', 'Tenemos un banco de fugas, habría que estudiar el ciclo.'],
    ],
  },
  {
    id: 'blind-es-bicis-reparto',
    match: true,
    seller: {
      name: 'Bicicletas de carga eléctricas',
      description: 'Taller y venta en Vitoria',
      points: ['Cajón de 300 litros', 'Frenos hidráulicos'],
    },
    buyer: {
      name: 'Seis bicis para reparto de pan',
      description: 'Cooperativa, 40 km al día',
    },
    requirements: [
      ['Autonomía de 60 km', '+'],
      ['Entrega en marzo', '-'],
      ['Batería extraíble', '?'],
      ['Garantía de tres años', '+'],
    ],
    talk: [
      [
        'buyer',
        'Kaixo! cooperativa panadera, seis bicis, mínimo 60 km con una carga, y garantia de 3 años. Las querríamos en marzo',
      ],
      [
        'seller',
        'Kaixo! Con el cajón lleno hacen 85 km probados. Garantía: tres años cuadro y motor, batería también. En marzo no, la fábrica nos sirve en mayo.',
      ],
      ['buyer', 'Mayo tirando... y la batería se saca para cargarla dentro?'],
      ['seller', '¿Tenéis enchufe en el garaje?'],
    ],
  },
  {
    id: 'blind-es-tejado',
    match: true,
    seller: {
      name: 'Tejados y canalones',
      description: 'Cuadrilla de Lugo, pizarra y teja',
      points: ['Andamio propio', 'Retirada de uralita con empresa autorizada'],
    },
    buyer: {
      name: 'Tejado de pizarra de 160 m²',
      description: 'Casa de aldea cerca de Sarria',
    },
    requirements: [
      ['Canalones de zinc', '?'],
      ['Retirada de la uralita del alpendre', '+'],
      ['Presupuesto cerrado', '?'],
      ['Empezar en febrero', '-'],
    ],
    talk: [
      [
        'buyer',
        'Boas, o tellado é de lousa, queremos pizarra de aquí. En el alpendre hay uralita y hay que quitarla. ¿Podríais empezar en febrero? ¿El presupuesto es cerrado?',
      ],
      [
        'seller',
        'Boas, la pizarra es de Valdeorras siempre. La uralita la retira la empresa autorizada con nosotros. En febrero no subimos a ningún tejado, empezamos en abril.',
      ],
      ['buyer', 'De acuerdo con abril. ¿Cerrado entonces?'],
      ['seller', 'Hasta que no levantemos la vieja no sabemos cómo están los pontones.'],
    ],
  },
  {
    id: 'blind-es-residencia-perros',
    match: true,
    seller: {
      name: 'Residencia canina',
      description: 'Finca de 2 ha, Guadalajara',
      points: ['Parques individuales', 'Veterinario a 5 minutos'],
    },
    buyer: {
      name: 'Estancia para una galga mayor',
      description: '12 años, toma pastillas, del 1 al 15 de agosto',
    },
    requirements: [
      ['Administración de medicación', '+'],
      ['Fotos por WhatsApp cada día', '?'],
      ['Duerme dentro de la casa', '-'],
      ['Recogida a domicilio en Alcalá', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenas tardes, mi Nube tiene 12 años y toma dos pastillas al día. ¿Duermen en casa? ¿Pasan a recogerla a Alcalá? Sería del 1 al 15 de agosto',
      ],
      [
        'seller',
        'Buenas tardes, las pastillas se las damos con un poquito de paté 😋. Para esa quincena le guardo sitio. Dormir, duermen en su parque con caseta, en la vivienda no entran.',
      ],
      ['buyer', '¿Y lo de recogerla?'],
      ['seller', 'Lo miro con mi marido que es quien conduce.'],
    ],
  },
  {
    id: 'blind-es-hormigon-impreso',
    match: true,
    seller: {
      name: 'Pavimentos de hormigón impreso',
      description: 'Albacete y Cuenca',
      points: ['Más de 20 moldes', 'Fibra incluida'],
    },
    buyer: {
      name: 'Patio de un colegio rural',
      description: '480 m², sólo en vacaciones',
    },
    requirements: [
      ['Fibra incluida', '+'],
      ['Clase de resbaladicidad 3', '?'],
      ['Obra sólo del 22 de junio al 10 de julio', '-'],
      ['Colores sin recargo', '+'],
    ],
    talk: [
      [
        'buyer',
        'Ayuntamiento de Alatoz. El patio del cole son 480 m2. Se exige clase 3 de resbaladicidad y trabajar entre el 22 de junio y el 10 de julio. ¿El color lleva recargo?',
      ],
      [
        'seller',
        'Buenos días. Color a elegir sin recargo. La cuadrilla la tengo en Cuenca hasta el 15 de julio, antes no puede ser.',
      ],
      ['buyer', 'Lo consultaré con la directora. ¿La clase 3?'],
      ['seller', 'El acabado es antideslizante.'],
    ],
  },
  {
    id: 'blind-es-miel-ecologica',
    match: true,
    seller: {
      name: 'Miel a granel',
      description: 'Apicultor de Las Hurdes, 600 colmenas',
      points: ['Brezo y encina', 'Bidones de 300 kg'],
    },
    buyer: {
      name: 'Miel para una fábrica de turrón',
      description: '6 toneladas, campaña de otoño',
    },
    requirements: [
      ['Bidones de 300 kg', '+'],
      ['Certificado ecológico', '+'],
      ['HMF inferior a 10 mg/kg', '?'],
      ['Como máximo 5,20 €/kg', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, compras de Turrones Ferrándiz. 6 t, bidón de 300, cert. ecológico en vigor, HMF < 10, y objetivo de 5,20 el kilo.',
      ],
      [
        'seller',
        'Buenos días. El certificado ecológico está en vigor hasta 2027, se lo adjunto. La humedad nunca pasa de 17 %.',
      ],
      ['buyer', 'Necesito HMF y precio, por favor.'],
      [
        'seller',
        'El precio lo cierra la cooperativa a mediados de mes y el laboratorio nos tiene que mandar la analítica.',
      ],
    ],
  },
]
