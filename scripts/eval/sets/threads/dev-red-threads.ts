import type { Pair } from '../../cases.ts'

/** Threads over several rounds, labelled before the rules were read; each mixes answers with traps. */
export const devRedThreads: readonly Pair[] = [
  {
    id: 'red-en-roof',
    match: true,
    seller: {
      name: 'Slate and flat roofing, Leeds',
      description:
        'Family roofers since 1994. Natural slate, felt and EPDM rubber. Fully insured to £5 million.',
      points: ['Free quotes', 'Own scaffolding team'],
    },
    buyer: {
      name: 'Re-roof a Victorian terrace',
      description: 'Roughly 85 m² of pitched roof, Welsh slate, plus a small flat roof over the kitchen.',
    },
    requirements: [
      ['Scaffolding is included in the price', '+'],
      ['Start before 1 May', '?'],
      ['Public liability insurance of at least £2 million', '+'],
      ['Guarantee of at least 15 years on the slate work', '-'],
      ['Old slates are removed from site', '+'],
      ['New lead flashing around both chimneys', '?'],
      ['Work on Saturdays', '-'],
      ['Member of the National Federation of Roofing Contractors', '?'],
      ['Reuses sound slates where possible', '+'],
      ['Finished within four weeks', '+'],
    ],
    talk: [
      ['buyer', 'Hi, is scaffolding part of your price or extra? And how long would the job take?'],
      ['seller', 'Scaffolding is in the price, it is our own. Reckon three weeks, four at the very outside.'],
      ['buyer', 'Good. I would want 15 years on the slates. What happens to the old ones?'],
      [
        'seller',
        'We give 10 years on slating and 20 on the EPDM. Any slate that is still sound goes back up, the rest we cart away.',
      ],
      ['buyer', 'Could you be here before 1 May? And are you in the NFRC? Saturdays would be fine by us.'],
      [
        'seller',
        'If you sign by the end of March we could start on 24 April. We never work weekends, sorry. I will ask my brother about the NFRC.',
      ],
      ['buyer', 'Both chimneys need new lead flashing too.'],
      ['seller', 'Noted, I will have a look when I come round on Tuesday.'],
    ],
  },
  {
    id: 'red-en-data',
    match: true,
    seller: {
      name: 'Managed payroll for small companies',
      description:
        'Cloud payroll for UK employers with 5 to 250 staff. Online payslips, pension filing, RTI.',
      points: ['£4.20 per payslip', 'Data centre in Dublin'],
    },
    buyer: {
      name: 'Payroll bureau for a bakery chain',
      description: 'Four shops, 62 employees, weekly and monthly pay.',
    },
    requirements: [
      ['Weekly pay runs', '+'],
      ['No more than £5 per payslip', '+'],
      ['Data is stored in the UK', '-'],
      ['Answers support calls within two hours', '-'],
      ['Payslips in Polish', '?'],
      ['Imports hours from our Deputy rota', '+'],
      ['Contract can be ended with one month notice', '+'],
      ['ISO 27001 certified', '-'],
      ['Go live by 6 April', '?'],
      ['A named account manager', '+'],
    ],
    talk: [
      ['buyer', 'Can you handle both weekly and monthly pay? Our rota is in Deputy.'],
      [
        'seller',
        'Weekly, fortnightly, monthly, all of it. Deputy hours come in through their API, we have nine clients on it.',
      ],
      ['buyer', 'Is the data kept in the UK? Are you certified to ISO 27001? And the notice period?'],
      [
        'seller',
        'Data sits in Dublin only. We hold Cyber Essentials; we are not ISO 27001 certified. Notice was three months, but since January it is 30 days.',
      ],
      [
        'buyer',
        'How quickly does support pick up? Two hours would be ideal. Some of our bakers would love payslips in Polish.',
      ],
      [
        'seller',
        'Support replies by the next working day. You would get one named person, Alison, for everything.',
      ],
      ['buyer', 'Live by 6 April then?'],
      ['seller', 'Depends on how fast you send us the year to date figures. I hope so.'],
    ],
  },
  {
    id: 'red-en-horse',
    match: true,
    seller: {
      name: 'Grey cob mare, 14.2 hands',
      description: 'Nine year old traditional cob. Hacks alone and in company, good in traffic.',
    },
    buyer: {
      name: 'Safe family horse',
      description: 'For my daughter, 13, and me. Must be sensible on roads.',
    },
    requirements: [
      ['Under 12 years old', '+'],
      ['Safe in traffic', '+'],
      ['Passed a five stage vetting', '?'],
      ['Price below £6,000', '-'],
      ['Saddle and bridle included', '?'],
      ['No sweet itch', '+'],
      ['Loads into a trailer', '+'],
      ['Jumps 80 cm', '-'],
      ['Can live out all year', '+'],
      ['A week on trial', '-'],
    ],
    talk: [
      ['buyer', 'She looks lovely. Has she ever had sweet itch or laminitis? What are you asking?'],
      ['seller', 'Neither, never had a day off sick. I am asking 6,500 and that is firm, sorry.'],
      ['buyer', 'Does she load? Does she jump? My daughter wants to do 80 cm.'],
      [
        'seller',
        'Loads like a dream in a trailer or a lorry. She pops logs but 60 cm is her limit, 80 is too much for her.',
      ],
      ['buyer', 'Could we have her for a week on trial? We would have her vetted, five stage.'],
      ['seller', 'No trials, I have been stung before. Vet her by all means, any vet you like.'],
      ['buyer', 'And the tack, saddle and bridle? Does she live in or out?'],
      [
        'seller',
        'Out twelve months of the year, unrugged. The bridle goes with her. The saddle I might need for the next one, let me think.',
      ],
    ],
  },
  {
    id: 'red-de-kueche',
    match: true,
    seller: {
      name: 'Einbauküchen nach Maß',
      description: 'Schreinerei in Ulm. Fronten aus Massivholz oder Linoleum, eigene Montage.',
      points: ['Lieferzeit 10 Wochen', '5 Jahre Garantie'],
    },
    buyer: {
      name: 'Küche für Altbauwohnung',
      description: 'L-Form, 3,20 m auf 2,40 m, vierter Stock ohne Aufzug.',
    },
    requirements: [
      ['Fronten aus Eiche massiv', '+'],
      ['Lieferung bis Ende Juni', '-'],
      ['Alte Küche wird ausgebaut und entsorgt', '?'],
      ['Arbeitsplatte aus Naturstein', '-'],
      ['Mindestens 3 Jahre Garantie', '+'],
      ['Höchstens 14.000 Euro', '?'],
      ['Elektrogeräte von Miele', '?'],
      ['Aufmaß vor Ort', '+'],
      ['Wasseranschluss durch den Anbieter', '-'],
      ['Soft-Close an allen Schubladen', '+'],
    ],
    talk: [
      ['buyer', 'Guten Tag, wir hätten gern Eiche massiv. Kommen Sie zum Ausmessen vorbei?'],
      [
        'seller',
        'Gern. Eiche haben wir immer da, massiv, geölt. Ausmessen mache ich selbst bei Ihnen, kostet nichts.',
      ],
      ['buyer', 'Wir ziehen Ende Juni ein, bis dahin müsste sie stehen. Was ist mit der alten Küche?'],
      [
        'seller',
        'Ende Juni wird nichts, wir sind bei Mitte August. Ausbauen können wir die alte, die Entsorgung müsste ich erst anfragen.',
      ],
      ['buyer', 'Schade, aber gut. Platte bitte aus Granit oder Schiefer. Alle Schubladen gedämpft?'],
      [
        'seller',
        'Stein verarbeiten wir nicht, bei uns gibt es Holz oder Linoleum. Soft-Close ist bei allen Auszügen und Schubladen Standard.',
      ],
      [
        'buyer',
        'Schließen Sie Wasser und Strom an? Geräte am liebsten Miele. Mehr als 14.000 möchten wir nicht ausgeben.',
      ],
      [
        'seller',
        'Strom ja, das macht unser Elektriker. Den Wasseranschluss dürfen wir nicht machen, dafür brauchen Sie einen Installateur. Preis rechne ich nach dem Aufmaß, Geräte können wir dann besprechen.',
      ],
    ],
  },
  {
    id: 'red-de-imker',
    match: true,
    seller: {
      name: 'Honig vom Imker, Großgebinde',
      description: 'Raps-, Linden- und Waldhonig aus dem Fläming, eigene Völker. Eimer zu 12,5 kg und 25 kg.',
    },
    buyer: {
      name: 'Honig für Bäckerei',
      description: 'Laufender Bedarf, etwa 100 kg im Monat, für Lebkuchen und Brot.',
    },
    requirements: [
      ['Mindestens 100 kg pro Monat', '-'],
      ['Bio-zertifiziert', '-'],
      ['Eimer mit 25 kg', '+'],
      ['Höchstens 9 Euro pro kg', '+'],
      ['Lieferung frei Haus', '?'],
      ['Wassergehalt unter 18 %', '+'],
      ['Honig aus Deutschland', '+'],
      ['Rechnung mit 30 Tagen Zahlungsziel', '-'],
      ['Kostenlose Probe vorab', '+'],
      ['Rückstandsanalyse liegt vor', '?'],
    ],
    talk: [
      ['buyer', 'Wir brauchen 100 kg im Monat, durchgehend. Geht das? Und ist der Honig bio?'],
      [
        'seller',
        '100 kg schaffe ich nicht jeden Monat, realistisch sind 60. Bio bin ich nicht, die Fläche gibt das nicht her.',
      ],
      ['buyer', 'Was kostet das Kilo im 25-kg-Eimer? Ich dachte an höchstens 9 Euro.'],
      [
        'seller',
        'Im großen Eimer 8,40 das Kilo, im kleinen 9,20. Ein Glas zum Probieren schicke ich Ihnen gern gratis vorab.',
      ],
      ['buyer', 'Wie feucht ist er? Gibt es eine Rückstandsanalyse?'],
      [
        'seller',
        'Raps hat 16,8 % Wasser, Linde 17,2, Wald 16,5. Eine Analyse lasse ich vielleicht im Herbst machen.',
      ],
      ['buyer', 'Liefern Sie frei Haus und auf Rechnung, 30 Tage?'],
      [
        'seller',
        'Ab vier Eimern liefere ich frei, wenn Sie im Umkreis von 40 km liegen. Bezahlt wird bei Übergabe, bar oder per Überweisung am selben Tag.',
      ],
    ],
  },
  {
    id: 'red-de-kurs',
    match: true,
    seller: {
      name: 'Firmenkurse Spanisch',
      description:
        'Muttersprachliche Lehrkräfte, Unterricht bei Ihnen im Haus oder online. Niveaus A1 bis C1.',
      points: ['Gruppen bis 8 Personen', '58 € pro Unterrichtseinheit'],
    },
    buyer: {
      name: 'Spanischkurs für Vertriebsteam',
      description: 'Zehn Leute, Anfänger und Mittelstufe, Standort Kassel.',
    },
    requirements: [
      ['Gruppe mit zehn Personen', '-'],
      ['Unterricht vor 9 Uhr', '+'],
      ['Muttersprachliche Lehrkraft', '+'],
      ['Einstufungstest vor Beginn', '+'],
      ['Zertifikat DELE am Ende', '?'],
      ['Lehrbücher im Preis enthalten', '-'],
      ['Kursbeginn im September', '+'],
      ['Kostenlose Absage bis 24 Stunden vorher', '-'],
      ['Lehrkraft mit Erfahrung im Maschinenbau', '?'],
      ['Aufzeichnung der Online-Stunden', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hallo, zehn Personen in einer Gruppe, geht das? Und morgens um 8, bevor das Tagesgeschäft losgeht?',
      ],
      [
        'seller',
        'Bei zehn Leuten teilen wir, mehr als acht nehmen wir nicht in eine Gruppe. 8 Uhr ist kein Problem.',
      ],
      ['buyer', 'Gut. Testen Sie vorher das Niveau? Sind die Bücher dabei?'],
      [
        'seller',
        'Ja, alle machen vorher einen Einstufungstest online. Bücher kommen extra, rund 35 Euro pro Kopf.',
      ],
      ['buyer', 'Wir würden gern im September anfangen. Oder haben Sie erst im Oktober Platz?'],
      [
        'seller',
        'Erst dachte ich Oktober, aber Kollegin Ruiz ist frei geworden: der 8. September steht. Ob sie Maschinenbau kennt, frage ich nach.',
      ],
      ['buyer', 'Absagen 24 Stunden vorher wäre uns wichtig. Und eine Aufzeichnung, wenn jemand fehlt.'],
      [
        'seller',
        'Wir brauchen 48 Stunden, danach wird die Einheit berechnet. Über Aufzeichnungen muss die Lehrkraft entscheiden. Am Ende gibt es eine Teilnahmebescheinigung von uns.',
      ],
    ],
  },
  {
    id: 'red-fr-mariage',
    match: true,
    seller: {
      name: 'Traiteur de mariages en Anjou',
      description: 'Cuisine de saison, produits locaux, de 40 à 180 convives. Service à table ou buffet.',
      points: ['À partir de 68 € par personne'],
    },
    buyer: {
      name: 'Repas de mariage, 120 invités',
      description: 'Le 12 septembre, château près de Saumur.',
    },
    requirements: [
      ['Disponible le 12 septembre', '+'],
      ['Au maximum 80 € par personne', '+'],
      ['Menu végétarien pour dix invités', '+'],
      ['Vaisselle comprise', '-'],
      ['Service jusqu’à 2 heures du matin', '-'],
      ['Dégustation offerte', '?'],
      ['Pièce montée de choux', '?'],
      ['Sans droit de bouchon', '+'],
      ['Acompte de 20 % au plus', '-'],
      ['Menu enfant à moins de 20 €', '+'],
    ],
    talk: [
      ['buyer', 'Bonjour, êtes-vous libres le 12 septembre pour 120 personnes ? Dont dix végétariens.'],
      [
        'seller',
        'Oui, la date est libre. Pour les végétariens nous préparons un menu entier, pas juste des légumes.',
      ],
      [
        'buyer',
        'Parfait. Et la vaisselle, elle est dans le prix ? Nous ne voulons pas dépasser 80 € par personne.',
      ],
      [
        'seller',
        'Le menu complet revient à 76 € par convive. La vaisselle se loue à part, 6 € par personne si vous en voulez.',
      ],
      ['buyer', 'Nous apportons notre vin. Y a-t-il un droit de bouchon ? Et combien pour les enfants ?'],
      ['seller', 'Aucun droit de bouchon chez nous. Les enfants jusqu’à 10 ans sont à 18 €.'],
      ['buyer', 'Le service peut-il durer jusqu’à 2 h ? Une pièce montée de choux serait un rêve.'],
      [
        'seller',
        'L’équipe part à minuit et demi, c’est la règle. Pour la pièce montée je vois avec mon pâtissier. Si vous signez avant mars, la dégustation est offerte. Nous demandons 30 % à la réservation.',
      ],
    ],
  },
  {
    id: 'red-fr-velo',
    match: true,
    seller: {
      name: 'Vélo cargo électrique d’occasion',
      description: 'Biporteur de 2021, moteur Bosch, 6 200 km, révisé en février. Visible à Nantes.',
    },
    buyer: {
      name: 'Vélo cargo pour deux enfants',
      description: 'Trajets école et courses, 12 km par jour.',
    },
    requirements: [
      ['Moins de 8 000 km', '+'],
      ['Batterie d’au moins 500 Wh', '-'],
      ['Deux sièges enfants', '+'],
      ['Facture d’achat disponible', '+'],
      ['Prix de 3 000 € maximum', '?'],
      ['Bâche de pluie fournie', '-'],
      ['Deux clés', '+'],
      ['Freins à disque hydrauliques', '?'],
      ['Jamais accidenté', '-'],
      ['Livraison à Rennes', '?'],
    ],
    talk: [
      ['buyer', 'Bonjour, quelle est la capacité de la batterie ? Avez-vous encore la facture ?'],
      ['seller', 'Batterie de 400 Wh, autonomie réelle 45 km. J’ai la facture du magasin, bien sûr.'],
      ['buyer', 'Le vélo a-t-il eu un accident ? Il y a bien deux sièges à l’avant ?'],
      ['seller', 'Une chute en 2022, la fourche a été changée. Oui, deux sièges avec harnais.'],
      ['buyer', 'La bâche de pluie est-elle fournie ? Et les clés ?'],
      [
        'seller',
        'La bâche s’est déchirée, je l’ai jetée. Les deux clés du cadenas et de la batterie sont là.',
      ],
      ['buyer', 'Je peux monter à 3 000 €. Pourriez-vous l’apporter à Rennes ? Freins hydrauliques ?'],
      [
        'seller',
        'Laissez-moi réfléchir pour le prix. Rennes, peut-être un dimanche. Les freins ont été refaits à neuf en février.',
      ],
    ],
  },
  {
    id: 'red-es-naranjas',
    match: true,
    seller: {
      name: 'Naranjas de mesa, cooperativa de Alzira',
      description: 'Navelina y Lane Late, de noviembre a mayo. Cajas de 10 y 15 kg, palés completos.',
    },
    buyer: {
      name: 'Naranjas para cadena de fruterías',
      description: 'Doce tiendas en Zaragoza, dos palés por semana.',
    },
    requirements: [
      ['Dos palés por semana', '+'],
      ['Sin tratamiento poscosecha', '-'],
      ['Calibre 3 o 4', '+'],
      ['Entrega en Zaragoza en 24 horas', '-'],
      ['Precio inferior a 0,90 € por kilo', '?'],
      ['Certificado GlobalGAP', '+'],
      ['Suministro también en julio', '-'],
      ['Pago a 60 días', '?'],
      ['Cajas de 10 kg', '+'],
      ['Devolución de la fruta dañada', '+'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, necesitamos dos palés cada semana, calibre 3 o 4. ¿Llegan a Zaragoza en 24 horas?',
      ],
      [
        'seller',
        'Dos palés semanales sin problema, de calibre 3 tenemos mucho. A Zaragoza son 48 horas, el camión sale a las seis de la tarde.',
      ],
      ['buyer', '¿La fruta va sin tratar después de la cosecha? ¿Tienen GlobalGAP?'],
      [
        'seller',
        'Lleva cera y un fungicida, como casi toda. GlobalGAP sí, renovado en octubre; el sello ecológico no lo tenemos.',
      ],
      ['buyer', '¿Y en julio qué? No quisiera pagar más de 0,90 el kilo.'],
      [
        'seller',
        'En julio no hay naranja nuestra, cerramos a finales de mayo. Si se llevan tres palés por semana, queda en 0,86; con dos tengo que mirarlo.',
      ],
      ['buyer', 'Pagamos a 60 días. Y si llega fruta tocada, ¿la recogen?'],
      [
        'seller',
        'La fruta dañada la recogemos y la abonamos en la siguiente factura. Lo del pago lo consulto con administración.',
      ],
    ],
  },
  {
    id: 'red-es-piso',
    match: true,
    seller: {
      name: 'Piso en alquiler, Ruzafa',
      description: 'Tercero exterior con balcón, 78 m², dos habitaciones, cocina equipada. Valencia.',
      points: ['1.150 € al mes', 'Disponible desde el 1 de octubre'],
    },
    buyer: {
      name: 'Piso para pareja con perro',
      description: 'Buscamos alquiler de larga duración en Valencia.',
    },
    requirements: [
      ['Admite perros', '+'],
      ['Ascensor', '-'],
      ['Al menos 70 m²', '+'],
      ['Entrada el 15 de septiembre', '-'],
      ['Máximo 1.100 € al mes', '?'],
      ['Fianza de un mes', '-'],
      ['Aire acondicionado en el dormitorio', '?'],
      ['Plaza de garaje', '-'],
      ['Internet incluido', '+'],
      ['Contrato de cinco años', '?'],
    ],
    talk: [
      ['buyer', 'Hola, tenemos un perro pequeño. ¿Sería problema? ¿Hay ascensor?'],
      ['seller', 'Un perro está bien, tres gatos no. Es un edificio antiguo: no tiene ascensor.'],
      ['buyer', '¿Podríamos entrar el 15 de septiembre? ¿Cuánto es la fianza?'],
      ['seller', 'Imposible antes del 1 de octubre, los inquilinos salen el 30. La fianza son dos meses.'],
      ['buyer', '¿Tiene aire acondicionado? ¿Garaje? ¿La fibra está incluida?'],
      [
        'seller',
        'Hay aire en el salón. Garaje no, pero en la calle se aparca bien. Internet va incluido, la luz y el agua no.',
      ],
      ['buyer', '¿Lo dejaría en 1.100? Nos quedaríamos cinco años.'],
      [
        'seller',
        'Tendría que hablarlo con mi hermana, el piso es de los dos. Por el contrato me gustaría algo largo, ya veremos.',
      ],
    ],
  },
]

/** Written after the rules were changed, to measure them once. */
export const devLastThreads: readonly Pair[] = [
  {
    id: 'last-en-boat',
    match: true,
    seller: {
      name: 'Narrowboat winter moorings, Devizes',
      description:
        'Sheltered linear moorings on the Kennet and Avon. Boats up to 60 ft. Water and shore power.',
      points: ['£210 per month', 'CCTV'],
    },
    buyer: {
      name: 'Winter mooring for a 57 ft narrowboat',
      description: 'November to March, two of us on board.',
    },
    requirements: [
      ['Room for a boat of 57 ft', '+'],
      ['Shore power', '+'],
      ['Living on board allowed', '-'],
      ['No more than £200 per month', '-'],
      ['Pump-out on site', '-'],
      ['Parking for one car', '+'],
      ['Dogs allowed', '?'],
      ['Laundry', '?'],
      ['Gate locked at night', '+'],
      ['Available from 1 November', '?'],
    ],
    talk: [
      [
        'buyer',
        'Hello, we would live on the boat over the winter. Is that allowed? Could you do 200 a month?',
      ],
      ['seller', 'Afraid not, the trust does not permit living on board. The rate is 210 and that stays.'],
      ['buyer', 'Understood. Parking? Pump-out? We have a spaniel.'],
      [
        'seller',
        'One car per boat can park behind the office. The nearest pump-out is at Bradford, none here.',
      ],
      ['buyer', 'Is the gate locked at night? And could we come from 1 November?'],
      [
        'seller',
        'The gate is locked from ten to six. I need to see when the hire fleet leaves before I can promise a date.',
      ],
    ],
  },
  {
    id: 'last-de-druck',
    match: true,
    seller: {
      name: 'Druckerei für Broschüren und Kataloge',
      description: 'Offset und Digital, Bindung im Haus. FSC-zertifiziertes Papier, klimaneutraler Druck.',
      points: ['Ab 100 Stück', 'Lieferung deutschlandweit'],
    },
    buyer: { name: 'Katalog, 64 Seiten, 2.000 Stück', description: 'Für eine Messe im Oktober.' },
    requirements: [
      ['Auflage von 2.000 Stück', '+'],
      ['FSC-Papier', '+'],
      ['Fadenheftung', '-'],
      ['Lieferung innerhalb von 12 Werktagen', '+'],
      ['Farbverbindlicher Andruck', '+'],
      ['Lieferung nach Wien', '-'],
      ['Höchstens 3,50 Euro pro Stück', '-'],
      ['Satz und Layout durch die Druckerei', '?'],
      ['Veredelung mit Spotlack', '?'],
      ['Skonto von 2 %', '-'],
    ],
    talk: [
      ['buyer', 'Guten Tag, wir brauchen 2.000 Kataloge. Geht Fadenheftung? Wie lange dauert das?'],
      [
        'seller',
        'Fadenheftung können wir nicht, nur Klebebindung und Rückstich. Nach der Freigabe dauert es 8 Werktage.',
      ],
      ['buyer', 'Gibt es einen farbverbindlichen Andruck? Und liefern Sie nach Wien?'],
      [
        'seller',
        'Den farbverbindlichen Andruck gibt es bei jedem Auftrag. Nach Österreich liefern wir nicht.',
      ],
      ['buyer', 'Was kostet ein Stück? Mehr als 3,50 Euro wären uns zu viel. Spotlack auf dem Titel?'],
      [
        'seller',
        'Bei 2.000 Stück sind es 3,85 Euro pro Stück. Den Spotlack frage ich beim Kollegen an. Skonto gewähren wir nicht.',
      ],
    ],
  },
  {
    id: 'last-es-taller',
    match: true,
    seller: {
      name: 'Taller de furgonetas en Getafe',
      description: 'Mecánica, chapa y pintura. Vehículo de sustitución. Abierto de lunes a viernes.',
      points: ['Mano de obra 48 € la hora', 'Garantía de 2 años'],
    },
    buyer: { name: 'Mantenimiento de ocho furgonetas', description: 'Empresa de reparto, Madrid sur.' },
    requirements: [
      ['Abierto los sábados', '-'],
      ['Vehículo de sustitución', '?'],
      ['Mano de obra por debajo de 50 € la hora', '+'],
      ['Garantía de al menos un año', '+'],
      ['Recogida de la furgoneta en nuestra nave', '+'],
      ['Factura mensual', '+'],
      ['Recambios originales', '-'],
      ['Reparación en 48 horas', '?'],
      ['ITV incluida', '-'],
      ['Servicio de grúa', '?'],
    ],
    talk: [
      [
        'buyer',
        'Buenos días, tenemos ocho furgonetas. ¿Abren los sábados? ¿Recogen la furgoneta en nuestra nave?',
      ],
      ['seller', 'Los sábados no abrimos. La furgoneta la recogemos en su nave sin coste.'],
      ['buyer', '¿Montan recambios originales? ¿Pasan la ITV?'],
      [
        'seller',
        'No montamos recambios originales, trabajamos con equivalentes. La ITV la pasamos, pero las tasas y la gestión se cobran aparte.',
      ],
      ['buyer', '¿El vehículo de sustitución sería para las ocho? ¿Factura mensual?'],
      [
        'seller',
        'Ahora mismo el vehículo de sustitución está averiado, a ver cuándo vuelve. La factura mensual sí, a fin de mes.',
      ],
      ['buyer', '¿Y si una se queda tirada? ¿Reparan en 48 horas?'],
      ['seller', 'Depende de la avería y de las piezas.'],
    ],
  },
]
