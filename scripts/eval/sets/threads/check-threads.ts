import type { Pair } from '../../cases.ts'

/** The other half of `dev-blind-threads.ts`: never trained or tuned on. */
export const checkThreads: readonly Pair[] = [
  {
    id: 'blind-en-shearing',
    match: true,
    seller: {
      name: 'Contract shearing, two stands',
      description: 'Borders and north Northumberland, own trailer',
      points: ['Electric or generator', 'Wool packed into sheets'],
    },
    buyer: {
      name: 'Shearing of 240 Cheviots',
      description: 'Hill farm by Wooler, need two men',
    },
    requirements: [
      ['Done by 20 June', '-'],
      ['No mains power needed', '+'],
      ['Dagging included', '?'],
      ['Not more than £1.80 a ewe', '-'],
    ],
    talk: [
      [
        'buyer',
        'Now then, got 240 ewes to clip and nae power at the pens. Has to be done by 20 June, I go in for my hip on 22nd',
      ],
      [
        'seller',
        "Genny's on the trailer, thats no bother. Earliest I can see is the 27th, we're on Skye till then",
      ],
      ['buyer', 'Hm. What are you asking this year & does that include dagging?'],
      ['seller', '£1.95 a ewe, tups double 😬'],
    ],
  },
  {
    id: 'blind-en-turned-parts',
    match: true,
    seller: {
      name: 'Turned parts up to 65 mm',
      description: 'Six sliding head lathes in Coventry, ISO 9001',
      points: ['Stainless, brass, titanium', 'Batches from 50'],
    },
    buyer: {
      name: '4,000 bushes in 316L per quarter',
      description: 'Drawing 7731-B, tolerance H7',
    },
    requirements: [
      ['Material certificates 3.1', '+'],
      ['Tolerance H7 on the bore', '?'],
      ['AS9100 certified', '-'],
      ['First articles within 15 working days', '+'],
    ],
    talk: [
      [
        'buyer',
        'We source for a valve maker. Please state: (a) 3.1 certs, (b) H7 bore capability, (c) AS9100, (d) lead time for first articles.',
      ],
      [
        'seller',
        '(a) yes as standard, (c) ISO 9001 only, we have no plans for the aerospace one, (d) twelve working days from drawing release.',
      ],
      ['buyer', 'And (b)?'],
      ['seller', "Our quality chap is off until Thursday, he'd be the one to answer that."],
    ],
  },
  {
    id: 'blind-en-cello',
    match: true,
    seller: {
      name: 'Student cellos for rent',
      description: 'Violin workshop in Cork, set up by a luthier',
      points: ['Sizes 1/4 to 4/4', 'Bow and bag'],
    },
    buyer: {
      name: 'Cello for an eleven-year-old',
      description: 'Orchestra starts after the October break',
    },
    requirements: [
      ['Brought to our house in Kinsale', '?'],
      ['Insurance against breakage', '?'],
      ['Rent counts towards purchase', '+'],
      ['Hard case', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hi, our orchestra teacher says Fiadh needs a three quarter. Is what we pay deducted if we buy later? Could we have a hard case, she cycles',
      ],
      [
        'seller',
        'Have two three-quarters in the shop this minute. What you pay in the first year comes off the price, yes. Cases: soft only, the hard ones went walkabout.',
      ],
      ['buyer', 'And if she drops it?'],
      ['seller', "They're sturdier than they look, don't you worry!"],
    ],
  },
  {
    id: 'blind-en-rowing-hostel',
    match: true,
    seller: {
      name: 'Bunkhouse by the lake',
      description: '44 beds in eight rooms, drying room',
      points: ['Self-catering or half board', 'Boat storage'],
    },
    buyer: {
      name: 'Training camp of our rowing club',
      description: '36 juniors and 5 coaches, Easter week',
    },
    requirements: [
      ['Half board at £38 a day or less', '?'],
      ['Exclusive use of the house', '-'],
      ['Breakfast from 6 am', '?'],
      ['Place for four boat trailers', '+'],
    ],
    talk: [
      [
        'buyer',
        'Hi all, Hanne from the rowing club. 41 of us at easter, would we have the house to ourselves? we row at first light so breakfast from 6?',
      ],
      [
        'seller',
        "Hi Hanne, there's a scout troop in two of the rooms that week, they booked in January. About breakfast: the cook starts when the cook starts, haha. We'll find something.",
      ],
      ['buyer', 'Fair enough. We come with 4 boat trailers!!'],
      ['seller', 'The lower yard takes four with room to turn.'],
    ],
  },
  {
    id: 'blind-en-pub-sign',
    match: true,
    seller: {
      name: 'Traditional sign writing',
      description: 'Enamel and gold leaf, Bristol',
      points: ['Pub signs, shop fronts, narrowboats', 'Ladder work up to 5 m'],
    },
    buyer: {
      name: 'New hanging sign for the Kingfisher',
      description: 'Double sided, bracket exists',
    },
    requirements: [
      ['Both sides painted', '+'],
      ['Bracket reused', '+'],
      ['Delivered in under six weeks', '?'],
      ['At most £1,300', '?'],
    ],
    talk: [
      [
        'buyer',
        'Evening! landlady of the Kingfisher here. Old sign is rotten. Two sides, keep the iron bracket, I was thinking of thirteen hundred tops.',
      ],
      [
        'seller',
        "Evening! Love that pub. Both sides then, obviously. I'll come and look at it over a pint and we can talk about money.",
      ],
      ['buyer', 'Good. Would it be up within six weeks?'],
      [
        'seller',
        "Depends if it stops raining. I can hang it back on your bracket though, that's quick work.",
      ],
    ],
  },
  {
    id: 'blind-en-student-room',
    match: true,
    seller: {
      name: 'Room in a shared flat',
      description: 'Third floor, four people, ten minutes to campus',
      points: ['Furnished', 'Bills included'],
    },
    buyer: {
      name: 'Quiet room for a PhD student',
      description: 'From 1 October, one year',
    },
    requirements: [
      ['Own bathroom', '-'],
      ['Rent of at most €520 with bills', '+'],
      ['Cat allowed', '?'],
      ['Washing machine in the flat', '?'],
    ],
    talk: [
      [
        'buyer',
        'hey! is the room still going? would be there one year exactly. my max is 520 with everything and i have a cat called Schrodinger lol',
      ],
      [
        'seller',
        'hey, yup still going. its 495 all in. contracts are 12 months, no less no more. bathroom is shared between you and Ines',
      ],
      ['buyer', 'and the cat??'],
      ['seller', 'haha great name! il ask the others at dinner'],
    ],
  },
  {
    id: 'blind-en-podcast',
    match: true,
    seller: {
      name: 'Podcast editing and mixing',
      description: 'Freelancer in Belfast, 300 episodes done',
      points: ['Show notes', 'Loudness -16 LUFS'],
    },
    buyer: {
      name: 'Editing of a weekly history podcast',
      description: 'Two voices, 45 minutes each',
    },
    requirements: [
      ['Turnaround of 48 hours', '+'],
      ['Music licence included', '?'],
      ['At most £120 per episode', '?'],
      ['Video version for YouTube', '-'],
    ],
    talk: [
      [
        'buyer',
        "Heya. weekly show, raw file lands on Sunday night, we publish on Wednesday morning so 48 hrs. you'd also cut the video?",
      ],
      [
        'seller',
        "Hiya! I said on the phone I could do video - scratch that, my machine can't cope. Audio: 48 hours is my normal, and I work at £38 an hour.",
      ],
      ['buyer', 'shame but ok. what about the music, is the licence part of it?'],
      ['seller', 'For the intro you could go to one of the libraries, loads of them about.'],
    ],
  },
  {
    id: 'blind-de-orgelbau',
    match: true,
    seller: {
      name: 'Orgelbauwerkstatt',
      description: 'Vier Leute im Allgäu, Reinigung und Neubau',
      points: ['Schimmelsanierung', 'Intonation vor Ort'],
    },
    buyer: {
      name: 'Reinigung der Orgel von St. Ulrich',
      description: '18 Register, Baujahr 1911',
    },
    requirements: [
      ['Hilfe beim Zuschussantrag', '?'],
      ['Spielbar an Weihnachten', '?'],
      ['Höchstens 19.000 €', '-'],
      ['Stimmung nach der Reinigung', '+'],
    ],
    talk: [
      [
        'buyer',
        'Grüß Gott, hier die Kirchenpflegerin. Unsere Orgel schimmelt. Wird nach dem Putzen auch gestimmt, und klappt es bis Heiligabend? Der Rat hat 19.000 Euro beschlossen.',
      ],
      [
        'seller',
        'Grüß Gott Frau Zettler, ohne Stimmung geht bei mir keine Orgel aus dem Haus. Nach dem, was ich auf den Fotos seh, landen wir bei 23.400.',
      ],
      ['buyer', 'Oha. Und Heiligabend?'],
      ['seller', 'Kommt drauf an wie tief der Pilz in den Laden sitzt.'],
    ],
  },
  {
    id: 'blind-de-hufschmied',
    match: true,
    seller: {
      name: 'Hufbeschlag',
      description: 'Staatlich geprüft, Raum Oldenburg und Wesermarsch',
      points: ['Barhuf und Eisen', 'Warmbeschlag'],
    },
    buyer: {
      name: 'Schmied für vier Islandpferde',
      description: 'Offenstall, alle acht Wochen',
    },
    requirements: [
      ['Barhufbearbeitung', '+'],
      ['Termine am Samstag', '?'],
      ['Kommt nach Elsfleth', '+'],
      ['Klebebeschlag', '-'],
    ],
    talk: [
      [
        'buyer',
        'Moin, unsere vier Isis laufen barfuß. Fährst du bis Elsfleth? Ginge auch mal samstags? Bei Loki bräuchten wir evtl Klebebeschlag.',
      ],
      ['seller', 'Moin, Elsfleth is um die Ecke, da bin ich eh jeden zweiten Dienstag.'],
      ['seller', 'Geklebt wird bei mir nix, hält auf unseren nassen Weiden nich.'],
      ['buyer', 'Alles klar. Samstag?'],
      ['seller', 'Mal gucken, was meine Frau dazu sagt 😄'],
    ],
  },
  {
    id: 'blind-de-seniorenumzug',
    match: true,
    seller: {
      name: 'Umzüge für ältere Menschen',
      description: 'Team aus Kassel, mit Packservice',
      points: ['Möbel auf- und abbauen', 'Entrümpelung'],
    },
    buyer: {
      name: 'Umzug meines Vaters ins Betreute Wohnen',
      description: 'Von Baunatal nach Kassel, 2. Stock ohne Lift',
    },
    requirements: [
      ['Festpreis unter 1.800 €', '?'],
      ['Termin am 28. April', '+'],
      ['Halteverbot wird beantragt', '?'],
      ['Transport des Klaviers', '-'],
    ],
    talk: [
      [
        'buyer',
        'Guten Tag, mein Vater (87) zieht um, am 28. April soll es sein. Er hängt an seinem Klavier. Wer kümmert sich um das Halteverbot?',
      ],
      [
        'seller',
        'Guten Tag, der 28. ist eingetragen. Klavier im 2. Stock ohne Lift: lassen wir die Finger von, da gibt es Spezialisten.',
      ],
      ['buyer', 'Verstehe. Halteverbot?'],
      ['seller', 'Die Straße ist ja breit, da wird schon was frei sein.'],
    ],
  },
  {
    id: 'blind-de-hallenboden',
    match: true,
    seller: {
      name: 'Industrieböden und Beschichtungen',
      description: 'Fünf Kolonnen, bundesweit',
      points: ['Epoxidharz', 'Ableitfähige Systeme'],
    },
    buyer: {
      name: 'Neuer Boden im Ersatzteillager',
      description: '1.150 m², Betrieb läuft weiter',
    },
    requirements: [
      ['Höchstens 45 € je m²', '?'],
      ['Arbeiten nur nachts', '-'],
      ['Rutschhemmung R11', '+'],
      ['Befahrbar nach 24 Stunden', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo Herr Pahl, Lager ist im Zweischichtbetrieb, d.h. Sie müssten ausschließlich nachts ran. Boden ESD, R11, Stapler sollen am nächsten Tag wieder drüber.',
      ],
      [
        'seller',
        'Hallo, ESD ja, eine Kolonne rechnet mit 2.900 € am Tag. R11 stellen wir über die Einstreuung ein. Nachtarbeit: nur tagsüber, die Kolonnen haben das so im Vertrag.',
      ],
      ['buyer', 'Und die Befahrbarkeit?'],
      ['seller', 'Die Schicht wird 3 mm dick und ist sehr belastbar.'],
    ],
  },
  {
    id: 'blind-de-saatgut',
    match: true,
    seller: {
      name: 'Saatgetreide und Zwischenfrüchte',
      description: 'Landhandel in Soest',
      points: ['Gebeizt und ungebeizt', 'BigBag oder lose'],
    },
    buyer: {
      name: 'Zwischenfruchtmischung für 65 ha',
      description: 'Aussaat Mitte August',
    },
    requirements: [
      ['Ohne Kreuzblütler', '+'],
      ['Öko-Ware', '-'],
      ['Lieferung bis 10. August', '+'],
      ['Höchstens 48 € je Hektar', '?'],
    ],
    talk: [
      [
        'buyer',
        'Mahlzeit. 65 ha, ohne senf und rettich wegen der rüben, öko wär mir lieb. Muss am 10.8. aufm hof stehn und nich über 48 eur/ha liegen',
      ],
      [
        'seller',
        'Mahlzeit Heiner. Mischung ohne Kreuzblütler hab ich, liegt bei 1,62 €/kg. Öko is ausverkauft, gibts dies Jahr keine mehr. Anfang August fahr ich bei dir vorbei.',
      ],
      ['buyer', 'Anfang is mir zu ungenau'],
      ['seller', 'Dann sag ich dir den 5. August fest zu.'],
    ],
  },
  {
    id: 'blind-de-uebersetzung-ukr',
    match: true,
    seller: {
      name: 'Vereidigte Übersetzerin Ukrainisch',
      description: 'Landgericht Leipzig, seit 2012',
      points: ['Urkunden', 'Auch Russisch'],
    },
    buyer: {
      name: 'Übersetzung von Schulzeugnissen',
      description: 'Vier Seiten, für die Anerkennung',
    },
    requirements: [
      ['Beglaubigt', '+'],
      ['Bis nächsten Freitag fertig', '+'],
      ['Transliteration nach ISO 9', '?'],
      ['Abholung persönlich in Halle', '-'],
    ],
    talk: [
      [
        'buyer',
        'Good afternoon, I have four pages of school certificates, the office in Halle asks for names in ISO 9. I need it by next Friday and could collect in Halle?',
      ],
      [
        'seller',
        'Guten Tag, vier Seiten schaffe ich bis Mittwoch, Stempel ist natürlich drauf. Nach Halle komme ich nicht, mein Büro ist in Leipzig.',
      ],
      ['buyer', 'Thank you. And the names, ISO 9?'],
      ['seller', 'Haben die Kinder denn schon Reisepässe?'],
    ],
  },
  {
    id: 'blind-de-lektorat',
    match: true,
    seller: {
      name: 'Freies Lektorat für Belletristik',
      description: 'Hamburg, 15 Jahre Verlag',
      points: ['Probelektorat von 5 Seiten', 'Krimi und Familienroman'],
    },
    buyer: {
      name: 'Lektorat für meinen ersten Krimi',
      description: '390 Normseiten, spielt auf Föhr',
    },
    requirements: [
      ['Probelektorat', '+'],
      ['Kenntnis von Fering', '?'],
      ['Korrekturen in Word sichtbar', '+'],
      ['Zwei Durchgänge', '?'],
    ],
    talk: [
      [
        'buyer',
        'Liebe Frau Mattes, mein Krimi ist fertig (endlich!!!). Einige Dialoge sind auf Fering. Wie arbeiten Sie, mit Änderungsverfolgung? Und sehen Sie den Text zweimal durch?',
      ],
      [
        'seller',
        'Lieber Herr Petersen, herzlichen Glückwunsch. Ich arbeite in Word mit Änderungsmodus, Sie nehmen an oder lehnen ab. Föhr kenne ich aus vielen Sommern.',
      ],
      ['buyer', 'Und ein zweiter Durchgang?'],
      ['seller', 'Manche Autoren wünschen sich das, andere nicht.'],
    ],
  },
  {
    id: 'blind-de-schornstein',
    match: true,
    seller: {
      name: 'Ofenbau und Schornsteinsanierung',
      description: 'Meisterbetrieb Erzgebirge',
      points: ['Edelstahlrohre', 'Kachelöfen'],
    },
    buyer: {
      name: 'Sanierung eines Schornsteins',
      description: '11 m hoch, Haus von 1928',
    },
    requirements: [
      ['Edelstahlrohr', '+'],
      ['Abnahme durch den Bezirksschornsteinfeger', '?'],
      ['Gerüst nicht nötig', '+'],
      ['Zehn Jahre Garantie', '?'],
    ],
    talk: [
      [
        'buyer',
        "Glück auf, der Schlot ist 11 Meter und bröselt. Braucht's ein Gerüst? Wer holt die Abnahme, und geben Sie 10 Jahre drauf?",
      ],
      [
        'seller',
        "Glück auf! Gerüst braucht's keins, wir arbeiten mit dem Dachhaken von oben. Garantie gibt der Hersteller aufs Rohr, wie lange steht im Heftel.",
      ],
      ['buyer', 'Das Heftel hab ich nicht. Und die Abnahme?'],
      ['seller', 'Ist Ihr Schornsteinfeger noch der Herr Uhlig?'],
    ],
  },
  {
    id: 'blind-fr-nounou',
    match: true,
    seller: {
      name: 'Assistante maternelle agréée',
      description: 'Maison avec jardin, Angers',
      points: ['Agrément pour 3 enfants', 'Non fumeuse'],
    },
    buyer: {
      name: 'Garde de notre bébé de 5 mois',
      description: '4 jours, à partir du 24 août',
    },
    requirements: [
      ['Couches lavables acceptées', '+'],
      ["Pas d'animaux", '?'],
      ["Accueil jusqu'à 19 h", '-'],
      ['Début le 24 août', '+'],
    ],
    talk: [
      [
        'buyer',
        'coucou, on cherche pour le 24 aout, Léo aura 5 mois. on utilise des couches lavables ca vous va ? on finit tard, 19h',
      ],
      [
        'seller',
        "Bonjour, pas de souci pour le 24, ma petite Zoé part en maternelle. Couches lavables, j'ai eu ça avec mes deux derniers, aucun problème. Par contre chez moi c'est fini à 18 h.",
      ],
      ['buyer', 'mince, on verra avec papi. Vous avez des animaux ?'],
      ['seller', 'Léo a-t-il des allergies dans la famille ?'],
    ],
  },
  {
    id: 'blind-fr-decolletage',
    match: true,
    seller: {
      name: 'Décolletage de précision',
      description: "Vallée de l'Arve, 22 tours",
      points: ['Diamètres de 2 à 32 mm', 'Laiton et inox'],
    },
    buyer: {
      name: '25 000 axes par an',
      description: 'Inox 303, Ø 6 h6',
    },
    requirements: [
      ['Première livraison sous huit semaines', '?'],
      ['Capabilité Cpk de 1,67', '?'],
      ['Lavage lessiviel', '+'],
      ['Stock de sécurité de deux mois', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, quatre points à confirmer svp : diamètre 6, Cpk 1,67, lavage, stock de sécurité 2 mois chez vous.',
      ],
      [
        'seller',
        "Bonjour. Diamètre 6 - aucun souci. Lavage - lessiviel en fin de ligne, oui. Stock de sécurité - nous n'en tenons plus pour personne. Cpk - nous avons deux machines de mesure Zeiss.",
      ],
      ['buyer', 'Pour le Cpk, quelle valeur garantissez-vous ?'],
      ['seller', 'Envoyez-moi le plan avec les cotes fonctionnelles et on en reparle.'],
    ],
  },
  {
    id: 'blind-fr-ruches',
    match: true,
    seller: {
      name: 'Essaims et reines',
      description: 'Apiculteur récoltant, Drôme',
      points: ['Abeille noire et Buckfast', 'Cadres Dadant'],
    },
    buyer: {
      name: 'Six essaims pour le printemps',
      description: 'Débutante avec terrain à Die',
    },
    requirements: [
      ['Abeille noire', '+'],
      ['Reines marquées', '?'],
      ['Disponibles avant le 15 mai', '?'],
      ['Livraison à Die', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Monsieur, je débute (stage fait l'an passé), il me faudrait six essaims d'abeille noire vers le 10 mai, 15 dernier délai. Vous livrez sur Die ?",
      ],
      [
        'seller',
        "Bonjour, bienvenue dans la galère ;) les noires, j'en divise une vingtaine. Je ne livre pas, on se retrouve au rucher à la tombée du jour. Pour la date c'est le temps qui commande.",
      ],
    ],
  },
  {
    id: 'blind-fr-charpente',
    match: true,
    seller: {
      name: 'Charpente traditionnelle',
      description: 'Compagnons, Haute-Loire',
      points: ['Douglas et chêne', 'Levage avec notre grue'],
    },
    buyer: {
      name: "Charpente d'une grange de 140 m²",
      description: 'Transformation en gîte',
    },
    requirements: [
      ['Chêne pour les fermes', '+'],
      ['Levage compris', '+'],
      ['Démarrage en avril', '-'],
      ["Pose d'un écran de sous-toiture", '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, on transforme la grange de ma grand-mère. On veut du chêne pour les fermes, commencer en avril si possible. Le levage est en plus ou dedans ?',
      ],
      [
        'seller',
        "Bonjour à vous, du chêne, avec plaisir, on a les bois secs. Le levage est dans le prix. Avril c'est mort, on attaquerait début juin.",
      ],
      ['buyer', "D'accord pour juin alors. Vous posez l'écran sous toiture aussi ?"],
      ['seller', "Normalement c'est le couvreur mais ça se discute."],
    ],
  },
  {
    id: 'blind-fr-taxi-medical',
    match: true,
    seller: {
      name: 'Taxi conventionné',
      description: 'Deux véhicules, Brive et alentours',
      points: ['Carte vitale', '7 jours sur 7'],
    },
    buyer: {
      name: 'Trajets de dialyse pour mon père',
      description: 'Trois fois par semaine, Objat - Brive',
    },
    requirements: [
      ['Lundi, mercredi et vendredi', '+'],
      ['Prise en charge par la CPAM', '+'],
      ['Toujours le même chauffeur', '?'],
      ["Aide jusqu'au service", '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, mon père a 81 ans, dialyse lun mer ven. Faut il avancer les frais ou la cpam paye directement ? Il marche mal, est-ce qu'on l'accompagne jusque dans le service ?",
      ],
      [
        'seller',
        "Bonjour, vous n'avancez rien, la caisse nous règle directement. Lundi mercredi vendredi c'est bon pour nous. Et bien sûr on l'emmène jusqu'à son fauteuil.",
      ],
      ['buyer', 'Ce serait toujours vous qui viendriez ?'],
      ['seller', 'Mon beau-frère et moi, on se connaît depuis trente ans, vous serez entre de bonnes mains.'],
    ],
  },
  {
    id: 'blind-fr-etancheite',
    match: true,
    seller: {
      name: 'Étanchéité de toitures plates',
      description: 'Bordeaux, 12 compagnons',
      points: ['Bitume et EPDM', 'Végétalisation'],
    },
    buyer: {
      name: "Toit plat d'une copropriété",
      description: '320 m², fuite au-dessus du 5e',
    },
    requirements: [
      ['Membrane EPDM', '+'],
      ['Intervention dans les dix jours', '?'],
      ['Garantie de quinze ans', '-'],
      ['Bâchage provisoire immédiat', '+'],
    ],
    talk: [
      [
        'buyer',
        "Syndic de la résidence Les Chartrons. Ça coule chez M. Labadie. Quand pouvez-vous venir, nous avons dix jours max avant les pluies ? Et une garantie 15 ans est exigée par l'AG.",
      ],
      [
        'seller',
        "Bonjour. On passe bâcher dès demain 8 h. EPDM noté. Notre garantie c'est dix ans, la décennale, pas plus.",
      ],
      ['buyer', "Bien. Et l'intervention définitive ?"],
      ['seller', "Je fais le point avec le chef d'équipe dès qu'il rentre de congés."],
    ],
  },
  {
    id: 'blind-fr-fromage',
    match: true,
    seller: {
      name: 'Fromagerie fermière',
      description: '80 chèvres, Lozère',
      points: ['Lait cru', 'Livraison le jeudi'],
    },
    buyer: {
      name: 'Fromages pour trois restaurants',
      description: 'Environ 200 pièces par semaine, Montpellier',
    },
    requirements: [
      ['200 pièces par semaine', '-'],
      ['Paiement à 30 jours', '?'],
      ['Étiquettes à notre nom', '?'],
      ['Livraison à Montpellier', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonsoir, chef de cuisine, trois adresses sur Montpellier. On prendrait 200 pélardons par semaine à notre marque. Vous livrez jusque là ?',
      ],
      [
        'seller',
        "Bonsoir chef, Montpellier c'est ma tournée du jeudi. Hier au tel j'ai dit 200 mais je rectifie : avec mes 80 biquettes je plafonne à 130.",
      ],
      ['buyer', 'ok 130 pour commencer. Et les étiquettes ?'],
      ['seller', "Faut que je demande à la chambre d'agri si j'ai le droit."],
    ],
  },
  {
    id: 'blind-es-campanas',
    match: true,
    seller: {
      name: 'Restauración de campanas y relojes de torre',
      description: 'Taller en Palencia, tres generaciones',
      points: ['Soldadura de bronce', 'Motorización'],
    },
    buyer: {
      name: 'Reparación de la campana mayor',
      description: '780 kg, grieta en el labio',
    },
    requirements: [
      ['Garantía de diez años', '?'],
      ['Volteo manual conservado', '?'],
      ['Antes de las fiestas del 15 de agosto', '-'],
      ['Grúa por cuenta del taller', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, escribe el párroco de Frómista. La campana gorda tiene grieta y el 15 de agosto son fiestas. ¿La grúa la ponen ustedes?',
      ],
      [
        'seller',
        'Buenos días don Eusebio. La grúa la ponemos nosotros, descuide. Para agosto no llegamos, el horno está ocupado hasta octubre.',
      ],
      ['buyer', 'Qué se le va a hacer. Queremos seguir volteándola a mano.'],
      ['seller', 'Eso es muy bonito, se pierde en todas partes.'],
    ],
  },
  {
    id: 'blind-es-esquila',
    match: true,
    seller: {
      name: 'Cuadrilla de esquiladores',
      description: 'Cinco hombres, Teruel y Soria',
      points: ['Máquina eléctrica', 'Lana recogida en sacas'],
    },
    buyer: {
      name: 'Esquila de 900 ovejas',
      description: 'Rasa aragonesa, dos parideras',
    },
    requirements: [
      ['Factura con IVA', '?'],
      ['Menos de 2 € por oveja', '?'],
      ['Terminar en un día', '-'],
      ['Comida no necesaria', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenas, 900 cabezas en dos parideras, se acaba en un dia? os tengo q dar de comer?? y a cuanto sale la oveja',
      ],
      ['seller', 'Buenas. En un dia imposible, pon dos y medio. La comida la llevamos nosotros.'],
      ['buyer', 'vale, y el precio?'],
      ['seller', 'Eso lo hablas con mi padre que es el que lleva las cuentas.'],
    ],
  },
  {
    id: 'blind-es-albergue',
    match: true,
    seller: {
      name: 'Albergue de montaña',
      description: '52 plazas, Picos de Europa',
      points: ['Pensión completa', 'Taquillas'],
    },
    buyer: {
      name: 'Fin de semana de un grupo scout',
      description: '46 chavales y 6 monitores, del 9 al 11 de octubre',
    },
    requirements: [
      ['52 plazas', '+'],
      ['Hoguera permitida', '?'],
      ['Del 9 al 11 de octubre', '+'],
      ['Cocina a disposición del grupo', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola, somos el grupo scout Alcotán, 52 en total, del 9 al 11 de oct. ¿Se puede cocinar por nuestra cuenta? Y hacer fuego de campamento, claro!',
      ],
      [
        'seller',
        'Hola! Esas fechas están libres y con vosotros lleno total. La cocina es sólo para el personal por sanidad.',
      ],
      ['buyer', 'Lo de la hoguera?'],
      ['seller', 'Según el nivel de alerta que ponga el Principado ese finde.'],
    ],
  },
  {
    id: 'blind-es-software-clinica',
    match: true,
    seller: {
      name: 'Programa de gestión para clínicas',
      description: 'Empresa de Málaga, en la nube',
      points: ['Agenda y recordatorios', 'Factura electrónica'],
    },
    buyer: {
      name: 'Programa para clínica veterinaria',
      description: 'Tres sedes, 11 usuarios',
    },
    requirements: [
      ['Recordatorios por SMS', '+'],
      ['Migración desde nuestro programa actual', '?'],
      ['Copias de seguridad diarias', '?'],
      ['Máximo 200 € al mes', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola, tenemos 3 sedes y 11 usuarios, no queremos pasar de 200 € mensuales. ¿Los recordatorios van por sms? Veníamos de un programa del año de la polca, lo migráis?',
      ],
      [
        'seller',
        'Hola Begoña, por sms y por correo, lo que elija el cliente. Puede dar de alta todas las sedes que quiera, sin límite. Para 11 usuarios serían 264 € mensuales.',
      ],
      ['buyer', '¿Y la migración?'],
      ['seller', 'Nuestro equipo de soporte está valorado con 4,7 estrellas, estará en muy buenas manos.'],
    ],
  },
  {
    id: 'blind-es-disfraces',
    match: true,
    seller: {
      name: 'Confección de vestuario para carnaval',
      description: 'Costureras de Cádiz',
      points: ['Tallas infantiles y de adulto', 'Pruebas en el taller'],
    },
    buyer: {
      name: 'Trajes para una comparsa',
      description: '15 trajes, concurso el 6 de febrero',
    },
    requirements: [
      ['15 trajes', '+'],
      ['Entrega el 20 de enero', '?'],
      ['Tela ignífuga', '+'],
      ['Máximo 140 € por traje', '-'],
    ],
    talk: [
      [
        'buyer',
        'Killo hola, somos comparsa nueva, 15 tipos, los queremos el 20 de enero pa ensayar. Que la tela no arda por dios. Tope 140 por traje',
      ],
      [
        'seller',
        'Hola miarma! 15 trajes sin problema, y la tela toda ignífuga con su papel. Te dije 135 pero se me olvidó el forro, son 160 el traje.',
      ],
      ['buyer', 'Vaya. ¿Y el 20 los tenemos?'],
      ['seller', 'Ponle una vela a la Virgen del Rosario, y que no se me ponga mala la Loli.'],
    ],
  },
  {
    id: 'blind-es-traductor-catalogo',
    match: true,
    seller: {
      name: 'Traducción del portugués',
      description: 'Autónoma, Vigo',
      points: ['Moda y textil', '2.000 palabras al día'],
    },
    buyer: {
      name: 'Traducción de un catálogo textil',
      description: '9.000 palabras, urgente',
    },
    requirements: [
      ['Máximo 0,07 € por palabra', '?'],
      ['Entrega en cuatro días', '?'],
      ['Factura con IVA intracomunitario', '+'],
      ['Maquetación en InDesign', '-'],
    ],
    talk: [
      [
        'buyer',
        'Boa tarde, temos um catálogo de 9.000 palavras, precisamos em quatro dias, já paginado em InDesign. A empresa é portuguesa, a fatura tem de ser intracomunitária.',
      ],
      [
        'seller',
        'Boa tarde! Estoy en el ROI, la factura sale intracomunitaria. InDesign no lo manejo, entrego en Word. Mi encargo mínimo son 35 €.',
      ],
      ['buyer', 'E os quatro dias?'],
      ['seller', '¿Me dejáis ver el texto primero?'],
    ],
  },
  {
    id: 'blind-es-clases-conducir',
    match: true,
    seller: {
      name: 'Autoescuela con simulador',
      description: 'Valladolid, coche automático y manual',
      points: ['Tarifa plana de teoría', 'Profesores con 10 años de oficio'],
    },
    buyer: {
      name: 'Carné para una persona de 58 años',
      description: 'Prefiere cambio automático',
    },
    requirements: [
      ['Coche automático', '+'],
      ['Profesora mujer', '+'],
      ['Clases los sábados por la tarde', '?'],
      ['Pago en seis plazos', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola, a mis 58 años me he decidido jiji. Automático por favor, si puede ser con una profesora. ¿Puedo pagar en 6 plazos? Y los sábados tarde?',
      ],
      ['seller', 'Hola valiente! Automático y con Marisa, que es un encanto. Plazos: tres como máximo.'],
      ['buyer', 'Tres también me apaño. ¿Y los sábados?'],
      ['seller', 'Marisa trabaja a turnos.'],
    ],
  },
  {
    id: 'blind-es-aire-acondicionado',
    match: true,
    seller: {
      name: 'Instalación de climatización',
      description: 'Murcia, instaladores autorizados',
      points: ['Split y conductos', 'Servicio en 24 h'],
    },
    buyer: {
      name: 'Aire para una academia de baile',
      description: 'Sala de 130 m², techo alto',
    },
    requirements: [
      ['Instaladores autorizados', '+'],
      ['Instalación por conductos', '+'],
      ['Ruido inferior a 30 dB', '?'],
      ['Financiación sin intereses', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola chicos, tengo una academia de flamenco, 130 m2. Lo querría por conductos, que casi no se oiga (menos de 30 dB) y pagarlo a plazos sin intereses',
      ],
      [
        'seller',
        'Hola! Por conductos es como mejor queda en una sala así, os lo hacemos. Financiación: sí tenemos pero con un 6,9 % de interés.',
      ],
      ['buyer', 'Y el ruido??'],
      ['seller', 'La máquina es japonesa, gasta un 30 % menos.'],
    ],
  },
]
