import { type Row, rowsOf } from './price-rows.ts'

const english: readonly Row[] = [
  [
    'Dear Sir or Madam,\nFurther to your tender ref. PO-7781 we are able to supply nitrile gloves, powder free, size L, at EUR 4.62 per box.\nMinimum one pallet (480 boxes). Lead time 12 working days.\nValid until 30 April 2026.\nKind regards',
    '4.62',
    'EUR',
    'unit',
  ],
  [
    "The stained glass panel as per your sketch, 62 x 140 cm, leaded, six colours. I'd be asking $1,150 and it will take me till about the end of May because my kiln guy is in hospital.",
    '1150.00',
    'USD',
  ],
  [
    'I voice e-learning and museum guides, home booth, no dog noises I promise. My charge is 85 euros per hour in the booth and I average 9,000 words a day.',
    '85.00',
    'EUR',
    'hour',
  ],
  [
    'Sharpening: clippers, shears, kitchen knives. Post them to me in a jiffy bag with your phone number. Clipper blades are £14 a set, back in the post within 48 hours.',
    '14.00',
    'GBP',
    'unit',
  ],
  [
    'bouncy castle, slide, candyfloss machine & a bloke to run it (my dad) from 11 till 4, school field no problem we have 2x 50 m cables. £650 for the lot',
    '650.00',
    'GBP',
  ],
  [
    'Voodoo Tree Service here. Looked at that dead ash over the garage. Climb, rope it down, chip the brush, grind the stump to 8 in below grade. Twelve hundred and fifty dollars. Power company has to drop the line first.',
    '1250.00',
    'USD',
  ],
  [
    "Washed Ethiopian, roasted Tuesdays, in 5 kilo buckets. For cafes that commit to a year I'll do £7.20 a kilo. I know, I know, look at the C price though.",
    '7.20',
    'GBP',
    'kg',
  ],
  [
    "rescreen on your pixel 7 would set you back £72, done while you wait, 40 mins or so. we're next to greggs",
    '72.00',
    'GBP',
  ],
  [
    "To whom it may concern, I act for Mrs Adeyemi in the sale of her late husband's model railway (0 gauge, 74 locomotives, catalogue enclosed). My client is prepared to let the collection go for £4,300, buyer to dismantle.",
    '4300.00',
    'GBP',
  ],
  [
    "Hi! Doula here 🌸 Two prenatal visits, on call from week 38, the birth itself, one visit after. My fee for all of this is $540, and sliding scale doesn't apply anymore I'm afraid.",
    '540.00',
    'USD',
  ],
  [
    'The dentist says extraction of the lower wisdom tooth, X-ray and the check a week later are a hundred and twenty-five euros altogether for patients without a card.',
    '125.00',
    'EUR',
  ],
  [
    'Court transcripts: our stenographers invoice €2.75 per page, certified copy to both sides, turnaround ten days. Exhibits are listed not typed.',
    '2.75',
    'EUR',
    'page',
  ],
  [
    'I would step in as your interim payroll lead, three days a week, from 1 April. Fee: 3,600 euros monthly, notice of four weeks on either side.',
    '3600.00',
    'EUR',
    'month',
  ],
  [
    "Headshots for your whole front desk team (11 ppl) at your clinic, grey backdrop, 2 retouched files each, done in a morning... that'd run you $890",
    '890.00',
    'USD',
  ],
  [
    "Forensic accountant, 20+ years, expert witness statements. For Legal Aid matters I'm limited to £58 per hour by the regs and I will do yours at that.",
    '58.00',
    'GBP',
    'hour',
  ],
  [
    'Restaurant linens rental, we swap weekly. King-size banquet cloths we sell off after 60 washes: those I can give you at $62 per bundle. Each bundle has 10, a few have wine stains, just being honest.',
    '62.00',
    'USD',
    'unit',
  ],
  [
    'Composted bark, 0-10 mm, screened. Delivered loose into your bay at Ely, 85 pounds per cubic metre, loads of 60 m3.',
    '85.00',
    'GBP',
    'm3',
  ],
  [
    'For a bridleway survey of that size (11.4 km, 3 river crossings) expect our bill to land between £2,200 and £2,600, the difference being whether the ecologist has to come twice.',
    '2200.00',
    'GBP',
    undefined,
    '2600.00',
  ],
  [
    "Ignore my voicemail, I'd mixed you up with a Mr Lund. Not £530 for your greenhouse reglazing, it's £380, 44 panes of horticultural, putty and clips.",
    '380.00',
    'GBP',
  ],
  [
    "Alright. Barn door hardware, the whole 31 sets, came to $13,950 on the first sheet. After Dan shaved the freight and we swapped to the matte finish, you're now at $12,400. Good till the 15th.",
    '12400.00',
    'USD',
  ],
  [
    "Dog behaviourist for the reactive spaniel... depends on the distance but reckon on 65 to 75 pounds an hour, first call free, and NO I don't use e-collars.",
    '65.00',
    'GBP',
    'hour',
    '75.00',
  ],
  [
    "We usually let the squash courts go at £16 an hour. For your 60 hours over the season I've rounded nothing, that's £960 on one invoice in September.",
    '960.00',
    'GBP',
  ],
  [
    "I'll be straight with you, the accordion cost me three grand new, someone offered 700 last week and I told him where to go. Nine hundred pounds and I throw in the hard case.",
    '900.00',
    'GBP',
  ],
  [
    '"Thirty euros a tree for pruning" is what the co-op does. Mine are walnuts, 18 m high, 6 of them, with a climber and a groundsman. Eighty euros a tree, I can\'t go below.',
    '80.00',
    'EUR',
    'unit',
  ],
  [
    'Red diesel, 2,500 litres into the bunded tank at Low Farm, Weds. Best I can do this week is seventy-two pence a litre. It was 69.4 on Friday, blame whoever you like.',
    '0.72',
    'GBP',
    'l',
  ],
  [
    'how much would you want for painting a mural on a shed 2.4 x 1.8?? its for my daughters 6th bday on the 19th, foxes n mushrooms',
  ],
  [
    "The last tenants gave us 780 euro a month and left a sofa in the bath. So this time round we're meeting people first and talking money after that. Viewings Sunday 2 to 4.",
  ],
  ['A holding deposit equal to one week (£260) will be taken, this is returned or put towards your move in.'],
  [
    'Sir, the enforcement notice of 3 February carries a fine of up to €5,000. My office (room 2.17, tel 01 555 0148) is open to you for a meeting on the fence height of 2.35 m.',
  ],
  [
    'Swapping to LED high-bays saves a hall of your size around $6,400 a year going by our last three customers (Akron, Dayton, Lima). Shall I come by w/ the lux meter?',
  ],
  [
    'Prize money: 1st £500, 2nd £250, 3rd a ham. Entries by post to the secretary, 3 Mill Lane, TD9 0EH, marrows over 20 kg to be weighed at the Legion.',
  ],
  [
    "We've got a grant of 20,000 dollars from the county for this trail and every cent has to be documented by December, so bear with me if I ask for two more copies",
  ],
  ['Hosting platform: $11 per seat per month. Seats can be moved between teams.'],
]
const german: readonly Row[] = [
  [
    'Sehr geehrter Herr Tschirner,\nauf Basis Ihrer Zeichnung 4711-C (Index d) bieten wir Ihnen die Drehteile, Werkstoff 1.4305, Losgröße 2.500, wie folgt an:\nStückpreis 5,85 EUR, EXW Tuttlingen, Erstmuster nach VDA Band 2.\nMit freundlichen Grüßen\ni. A. Wössner',
    '5.85',
    'EUR',
    'unit',
  ],
  [
    'Die Praxisräume im 1. OG (54 m², 2 Behandlungszimmer, Wartebereich zur Mitbenutzung) vermiete ich für 780 Euro monatlich, Heizung und Wasser sind drin. Gern an Hebamme oder Logopädin.',
    '780.00',
    'EUR',
    'month',
  ],
  [
    'Craniosacrale Behandlung, ca. 50 Minuten, ich nehm mir wirklich Zeit. Pro Sitzung 42 Euro, Kasse zahlt leider nix.',
    '42.00',
    'EUR',
    'session',
  ],
  [
    'Wir hätten noch Mostapfelsaft, naturtrüb, in 10er Bag-in-Box, insges. 700 Liter. 3,40 € pro Liter, Pfand gibts keins.',
    '3.40',
    'EUR',
    'l',
  ],
  [
    'Moinsen, T-Shirts fürs Feuerwehrfest: schwarz, vorn Wappen, hinten Schriftzug, reflektierend. Bei 75 Leuten landen wir bei 16,50 Euro pro Shirt, Lieferung drei Wochen nach Freigabe. Grüße, Jan vom Siebdruck',
    '16.50',
    'EUR',
    'unit',
  ],
  [
    'Waschmaschine geht wieder, wenn ich die Lager tausche. Teile hab ich da. 190 Euro und Sie haben noch 5 Jahre Ruhe, sonst Geld zurück... naja fast',
    '190.00',
    'EUR',
  ],
  [
    'Hallo Nachbar, also das Carport aus Lärche, 3x5,50, hab ich mal überschlagen mit Schrauben, H-Ankern und der Folie. Für 1320 Euro stell ich dirs hin, Pfingsten wär gut, da hab ich meinen Schwager da.',
    '1320.00',
    'EUR',
  ],
  [
    'Kontaktlinsen-Nachbestellung Ref. 88213, Monatslinsen torisch: 36 € die Packung, liegt ab Do. bereit, Ihre Optik Brandl',
    '36.00',
    'EUR',
    'unit',
  ],
  [
    'Rollrasen verlegen 80 qm, vorher fräsen und walzen, ich sag mal 495 euro fertig. morgen noch gießen gießen gießen!!',
    '495.00',
    'EUR',
  ],
  [
    'Kiefer, kammergetrocknet, Hobelware 2. Wahl, für Verpackung tadellos. Ich kann zu 145 Euro pro Festmeter, also Kubikmeter, frei Säge. Ungefähr 60 fm stehen da.',
    '145.00',
    'EUR',
    'm3',
  ],
  [
    'Ich digitalisiere Kirchenbücher und alte Protokolle. Scan mit 600 dpi und Abschrift aus der Kurrent, die Seite zu 3,10 Euro. Bei Wasserschaden vorher bitte ein Foto.',
    '3.10',
    'EUR',
    'page',
  ],
  [
    'Verleihe mein Lasten-E-Bike, während wir in Elternzeit auf Reisen sind. 150 Euro in der Woche, Schloss und Regenverdeck gehören dazu, Kindersitz müsste ich suchen.',
    '150.00',
    'EUR',
    'week',
  ],
  [
    'Inserat im Gemeindeblatt, dreispaltig, Annahmeschluss jeden 10. Die Zeile kostet 18 Euro, Chiffre und Rahmen kosten nichts.',
    '18.00',
    'EUR',
    'line',
  ],
  [
    'Für die Stellfläche Ihres Altkleidercontainers (2 x 1,5 m, Ecke Lindenstr.) erhebt die Gemeinde 390 € jährlich, befristet bis 31.12.2028.',
    '390.00',
    'EUR',
    'year',
  ],
  [
    'Zur Kommissionsware: die handgedrehten Salatschüsseln (Esche, lebensmittelecht) überlasse ich dem Laden für 33 € je Schüssel, ihr könnt draufschlagen was ihr wollt.',
    '33.00',
    'EUR',
    'unit',
  ],
  [
    'Weihnachtskarten A6 mit Goldprägung, 300 g Naturpapier, inkl. Kuvert. Bei Ihrer Auflage (1.200) verkaufen wir sie zu 4,20 Euro das Stück.',
    '4.20',
    'EUR',
    'unit',
  ],
  [
    '24 Schulranzenregale à 85 Euro, das gibt 2.040 Euro. Holz: Birke Multiplex, Kanten gerundet, geliefert in den Ferien. Unsere Lehrlinge freuen sich schon.',
    '2040.00',
    'EUR',
  ],
  [
    "Für die Photovoltaik auf dem Stall, 11.2 kWp, hatten wir 14'300 Franken geschrieben. Die Module sind billiger geworden. Neu: 12'800 Franken, Pronovo-Anmeldung machen wir.",
    '12800.00',
    'CHF',
  ],
  [
    'Ölgemälde reinigen und doublieren, 80x110, da ist mal Kaffee draufgekommen?! Wird sich bei 850 bis 950 Euro einpendeln, nach der Probe am Rand weiß ich es genauer.',
    '850.00',
    'EUR',
    undefined,
    '950.00',
  ],
  [
    'Ihr Vorschlag mit 65 in der Stunde ehrt mich, aber ich habe selber Miete. Unter 72 Euro die Stunde programmiere ich keine SPS mehr, Anlage Siemens oder Beckhoff egal.',
    '72.00',
    'EUR',
    'hour',
  ],
  [
    'Statt der 1.600 vom Aushang könnt ihr den Bauwagen jetzt um 1.400 Euro haben, aber ohne die Solarzelle, die hat mein Sohn geklaut. 6 m lang, 2,40 breit.',
    '1400.00',
    'EUR',
  ],
  [
    'Standesamt-Fotos. Früher 590, seit Januar sind es 690 Euro, dafür bekommt ihr jetzt alle Bilder (ca. 180) statt nur 60. 2 Std., auch bei Regen ☔',
    '690.00',
    'EUR',
  ],
  [
    'wg. Kajak: vb 380, aber stimmt ja, ein Paddel ist gebrochen... ok 320 und du fährst heut noch los. Euro versteht sich. Adresse 17207 Röbel, Hafenstr 9',
    '320.00',
    'EUR',
  ],
  [
    'Kurz u knapp, Rohrreinigung WC 2. Stock: 150 zzgl. 19 % = 178,50 EUR incl. Anfahrt, zahlbar gleich beim Monteur',
    '178.50',
    'EUR',
  ],
  [
    'Wir sind eine Genossenschaft mit 212 Mitgliedern, Bilanzsumme 7,3 Mio. Euro, und verwalten 96 Wohnungen zwischen 38 und 104 qm. Was können Sie für uns tun?',
  ],
  [
    'Hinterlegung: 200 € für die Kostüme, in bar, im Umschlag mit Klassennamen (8b!). Rückgabe gegen saubere Ware.',
  ],
  [
    'Unsere Berufshaftpflicht: Personen-/Sachschäden 5 Mio. €, Vermögensschäden 250.000 €, Police 33-90871. Wir fahren mit 3 Teams und haben in 16 Jahren einen Schaden gehabt (eine Vase).',
  ],
  [
    'Es ist verboten, Altöl in die Sickergrube zu kippen; das kann mit bis zu 50.000 Euro geahndet werden. Ihre Untere Wasserbehörde, Az. 66.3-117/26',
  ],
  ['1-9 Stück 14 €, 10-49 Stück 12,50 €, ab 50 Stück 11 €, Schlüsselanhänger Filz, bunt'],
  [
    'Mindestabnahme: 150 Euro netto oder eine volle Kiste. Darunter packen wir nicht, tut mir leid. Lieferung Mi nach 97070 bis 97084',
  ],
  [
    'Fristlos!! Mein Vermieter will jetzt für den Kratzer im Parkett 600 euro von mir, is das rechtens? Brauche eine Anwältin die sich auskennt, wohne in 04317',
  ],
  [
    'Damals, 1987, hat die Glocke 32.000 Mark gekostet, gespendet vom alten Sägewerk. Heute wiegt sie immer noch 640 kg und hat einen Riss von 9 cm. Kann man das schweissen?',
  ],
  [
    'Betr.: Lesung am 23.4. in Ihrer Bücherei. Ich lese eine Stunde aus dem Krimi, danach Fragen, signieren solange einer da ist. Mein Honorar wären 240 Euro, Zug zahl ich selbst, bin Rentner mit Bahncard.',
    '240.00',
    'EUR',
  ],
]
const french: readonly Row[] = [
  [
    'Messieurs,\nSuite à votre consultation n° 26/0447, nous avons le plaisir de vous remettre notre meilleure offre pour les barquettes operculables 187x137, soudables, noires :\n3,75 € le fardeau de 50, franco Rungis, délai S+4.\nLe service commercial',
    '3.75',
    'EUR',
    'unit',
  ],
  [
    "Box fermé 15 m2, sec, parking Gare Sud, hauteur 2,20 m. Je le loue 430 euros par mois à un artisan ou un collectionneur, dispo tout de suite, pas d'essence stockée svp",
    '430.00',
    'EUR',
    'month',
  ],
  [
    'Hypnothérapeute, cabinet au 2e sans ascenseur désolée. La séance dure une bonne heure, elle est à 52 €. Arrêt du tabac, phobies, trac.',
    '52.00',
    'EUR',
    'session',
  ],
  [
    "Jus de raisin muscat pasteurisé, en outre de 20. Je vous l'ai mis à 2,30 € le litre départ de la cave, 3 palettes, sans retour de consigne.",
    '2.30',
    'EUR',
    'l',
  ],
  [
    'Salut le club ! Maillots sublimés, col V, numéro dans le dos, tailles du 8 ans au 3XL. Vous en voulez 44, je vous les sors a 14,20 euros le maillot. Bat sous 5 j. Bises à Jeff',
    '14.20',
    'EUR',
    'unit',
  ],
  [
    "Votre tondeuse c'est le carbu, encrassé total. Nettoyage, bougie, lame affûtée, courroie : 130 euros. Vous la récupérez vendredi ?",
    '130.00',
    'EUR',
  ],
  [
    "Voila Didier j'ai compté le bois la quincaillerie et 2 jours de boulot. Ta pergola 4 x 3 je te la monte pour 950 euros, tu m'aides a porter les poteaux et tu paies l'apéro",
    '950.00',
    'EUR',
  ],
  [
    "Coffrets cadeaux comité d'entreprise : terrine, sel aux herbes, sirop de thym, biscuits, le tout en bourriche. 24 € le coffret, livraison unique le 8 décembre, mini 90.",
    '24.00',
    'EUR',
    'unit',
  ],
  [
    "peinture de 2 portes de garage + sous face du toit, ponçage compris, 375 euros. si il pleut je décale et puis c'est tout",
    '375.00',
    'EUR',
  ],
  [
    'Mélange terre-compost 50/50 tamisé 15 mm pour vos jardinières : 62 € le mètre cube, déposé avec la grue auxiliaire, camion 8 m3. Ecovert Drôme',
    '62.00',
    'EUR',
    'm3',
  ],
  [
    "Saisie et mise en forme de vos cassettes retranscrites, de vos carnets, de vos mémoires de guerre. 2,10 € la page tapée. Relectures jusqu'à ce que vous soyez content.",
    '2.10',
    'EUR',
    'page',
  ],
  [
    "Appareil de luminothérapie / tire-lait / aérosol : location à la pharmacie. L'aérosol double flux est à 95 € la semaine, hors ordonnance, chèque ou carte",
    '95.00',
    'EUR',
    'week',
  ],
  [
    "L'annonce légale est tarifée à la ligne : 26 € la ligne dans notre hebdomadaire, justificatif compris, bouclage mardi 17 h.",
    '26.00',
    'EUR',
    'line',
  ],
  [
    "Par délibération du 6 février, la redevance pour l'emplacement du food-truck place du Foirail est portée à 310 € par an, branchement 16 A compris.",
    '310.00',
    'EUR',
    'year',
  ],
  [
    "Dépôt-vente accepté. Mes bols en grès émaillé (lave-vaisselle ok) je te les cède à 21 euros l'un, tu les vends ce que tu veux, j'en ai 34 dans le coffre.",
    '21.00',
    'EUR',
    'unit',
  ],
  [
    'Descente en canoë à la pleine lune, deux guides, soupe au chaudron au bivouac 🌕 39 euros par participant, gilets du 25 au 110 kg. Savoir nager !!',
    '39.00',
    'EUR',
    'person',
  ],
  [
    'DEVIS DV-1182\nMarquage parking 48 places, 2 PMR, flèches\nTotal HT 2 300,00 €\nTVA 20 % 460,00 €\nTotal TTC 2 760,00 €\nValidité 2 mois. Bon pour accord :',
    '2760.00',
    'EUR',
  ],
  [
    "Bonjour Monsieur Rochat, la réfection des joints de façade côté lac (échafaudage du voisin réutilisé, un coup de chance) vous est proposée à CHF 2'350.-, TVA 8,1 % incluse.",
    '2350.00',
    'CHF',
  ],
  [
    "Je pars vivre à la Réunion 🌴 donc mon salon de toilettage cherche repreneur !! 7 ans d'existence, loyer 610, CA 92 k€, deux baignoires élévatrices. J'en demande 38 k€, bail compris, et je présente tous les clients à quatre pattes.",
    '38000.00',
    'EUR',
  ],
  [
    "Pour l'atelier argile avec vos résidents (12 max, fauteuils bienvenus) mon heure se situe entre 28 et 32 euros, suivant que je doive cuire les pièces ou non. Prévoir beaucoup d'éponges.",
    '28.00',
    'EUR',
    'hour',
    '32.00',
  ],
  [
    "le réseau d'arrosage du patio est foutu, vos tuyaux datent de giscard. je refais tout, main d'oeuvre fournitures programmateur, cinq cent quarante euros, cheque ou liquide",
    '540.00',
    'EUR',
  ],
  [
    "Bonsoir M. et Mme Le Goff,\nle poêle que vous avez vu en salle d'expo est à 4 100 €, s'ajoutent le tubage inox (11 m) pour 1 350 € et la pose à 840 €.\nVous arrivez ainsi à 6 290 € tout compris.\nS'il y a une prime c'est vous qui la touchez, nous on ne fait pas l'avance.\nProchaine place au planning : le 9 avril.\nTitouan",
    '6290.00',
    'EUR',
  ],
  [
    "740 m de gaines d'après vos plans, dont 120 en vide sanitaire (bonjour les araignées). Notre société aspire, désinfecte et photographie à 3,20 € le mètre linéaire. Nacelle prêtée par vous, équipe de 4, semaine 12 ou 13.",
    '3.20',
    'EUR',
    'm',
  ],
  [
    "16 logements, hall de 9 m2, facteur qui râle : il nous faut un bloc boîtes aux lettres neuf, normes La Poste. Le syndic bénévole a fait voter une enveloppe de 2 500 euros et pas un sou de plus. Qu'est-ce que vous avez à ce prix ?",
    '2500.00',
    'EUR',
  ],
  [
    "\"T'as qu'à demander 80 par ruche\" m'a dit mon beau-frère. Non. La location pour votre verger c'est 50 euros la ruche du 1er au 25 avril, j'en pose douze et je les déplace la nuit.",
    '50.00',
    'EUR',
    'unit',
  ],
  [
    'vous prenez combien pour un faire part de naissance format carre 14x14 recto verso, une soixantaine ? c pour mai',
  ],
  [
    "Code BIENVENUE10 : dix pour cent sur votre premier panier, et 5 € pour le parrain. Valable jusqu'au 31 mai.",
  ],
  [
    "Bonjour c'est le gîte. Alors au mois d'août le petit est à 390 euros la semaine, le grand à 640 euros la semaine, à vous de me dire si la belle-mère vient finalement.",
  ],
  [
    "J'ai encore la facture d'époque, 4 800 francs en 1983 chez Pianos Hamm, cadre métallique, 88 touches. Il est trop lourd pour l'escalier (1,02 m de large). Le prix on en cause devant le piano.",
  ],
  [
    "Les Morin à Saumur ont enterré 10 m3 et leur facture d'eau a fondu de 780 € par an, véridique, demandez-leur. Quelle surface de toit avez-vous, et quelle pente ?",
  ],
  [
    "Pour débarrasser la grange il y a deux écoles : 28 euros de l'heure montre en main, ou bien un forfait de 450 euros et on n'en parle plus. Dormez dessus et rappelez-moi !",
  ],
  [
    "Pour la plateforme d'appels d'offres, c'est 29 euros par agent et par mois, engagement douze mois, formation en visio.",
  ],
  [
    "Retour de location : il manque 3 verres et une assiette est ébréchée. Comme convenu nous retenons 2,50 € par verre et 4 € pour l'assiette. Le reste impeccable, bravo au monsieur de la plonge.",
  ],
]
const spanish: readonly Row[] = [
  [
    'Muy Sr. mío:\nEn contestación a su petición de oferta 2026-0319, les confirmamos el suministro de bridas DIN 2576 DN25 según el siguiente detalle:\n- Cantidad: 4.200 uds.\n- Precio: 2,18 € por unidad, puesto en su almacén de Getafe\n- Plazo: 5 semanas\nQuedamos a su disposición.',
    '2.18',
    'EUR',
    'unit',
  ],
  [
    '¿Eres fisio, dietista, lo que sea? Se me queda libre un gabinete de 31 m² en planta baja con sala de espera a medias con un podólogo muy callado. 560 euros al mes con agua, comunidad y portero de 9 a 14.',
    '560.00',
    'EUR',
    'month',
  ],
  [
    'Logopeda colegiada n.º 28/1187, 14 años con niños con TEL. La sesión son 47 euros, tres cuartos de hora, y os mando deberes para casa por whatsapp.',
    '47.00',
    'EUR',
    'session',
  ],
  [
    'Asunto: aceite de almendra dulce para su línea de jabones\nPrensado en frío, cosecha propia, 3 bidones de 25 ya filtrados y otros 9 en camino. Les puedo facturar a 5,20 euros el litro. Ficha técnica y análisis de peróxidos adjuntos.\nAlmazara Los Tres Juanes, 44600 Alcañiz, abierto de 9 a 14',
    '5.20',
    'EUR',
    'l',
  ],
  [
    'Buenass, carrera del 10 de mayo: camiseta tecnica manga ranglan con vuestro logo delante, patrocinadores (11, madre mia) detras y dorsal. Contando 350 inscritos cada una sale a 12,80 euros. Las tallas antes del finde porfaaa',
    '12.80',
    'EUR',
    'unit',
  ],
  [
    'El microondas industrial es el magnetrón, clarísimo. Te lo cambio el martes y son 95 euros, pieza original, tres meses de garantía',
    '95.00',
    'EUR',
  ],
  [
    'Primo, la cochinera ya la he medido: 14 chapas, los perfiles, cemento y yo mismo tres días. Te la dejo techada por 1.180 euros y me guardas un jamón. Abrazo a la tía.',
    '1180.00',
    'EUR',
  ],
  [
    'Hola Sor Matilde, ya tenemos pensada la cesta de Navidad de los residentes (83, ¿no?): mantita, crema, mazapán blando, una radio chiquitita. Nos cuesta un dineral la radio pero os la ponemos a 19 euros la cesta, envueltas y todo.',
    '19.00',
    'EUR',
    'unit',
  ],
  [
    'cambiar bañera x plato de ducha solo mano de obra 265 euros, dos dias, el plato y la mampara los compras tu en el leroy',
    '265.00',
    'EUR',
  ],
  [
    'Roca para escollera, 300-500 kg la pieza. Suministrada en la playa de Laredo nos iríamos a 88 euros el metro cúbico, báscula y cubicación conjuntas.',
    '88.00',
    'EUR',
    'm3',
  ],
  [
    'Escaneo expedientes viejos con grapas, humedad y lo que haga falta. El archivo me queda a 1,90 euros por página con OCR y nombre normalizado. Ayuntamientos: emito factura electrónica.',
    '1.90',
    'EUR',
    'page',
  ],
  [
    'Silla de ruedas eléctrica plegable, batería para 20 km, casi nueva. La alquilo por 130 euros a la semana a gente que viene a Benidorm de vacaciones, os la acerco al hotel',
    '130.00',
    'EUR',
    'week',
  ],
  [
    'Las esquelas y agradecimientos del semanario se cobran a 9 euros la línea, cierre miércoles 13 h, foto aparte según tamaño.',
    '9.00',
    'EUR',
    'line',
  ],
  [
    'La cesión del huerto urbano n.º 17 (60 m², caseta y toma de agua) tiene un canon de 275 euros al año, renovable hasta tres veces.',
    '275.00',
    'EUR',
    'year',
  ],
  [
    'Si te los quedas en depósito, los pendientes de esmalte te los paso a 17,50 euros el par; en feria los vendo a 32 así que margen tienes de sobra 😉',
    '17.50',
    'EUR',
    'unit',
  ],
  [
    'Ruta en kayak por los acantilados, neopreno, fotos y bocata de calamares a la vuelta. 33 euros por barba, mínimo 6 valientes, salimos 9:45 de la rampa del puerto.',
    '33.00',
    'EUR',
    'person',
  ],
  [
    'PRESUPUESTO 77/26\nRetirada de 3 farolas y colocación de 3 luminarias LED 40 W\nBase imponible 3.000,00\nIVA 21 % 630,00\nTotal 3.630,00 €\nValidez: 30 días. Firma y sello',
    '3630.00',
    'EUR',
  ],
  [
    "Desde nuestra oficina de Lugano: traducir y apostillar los estatutos y el acta se factura en CHF 1'780, mensajería con acuse dentro.",
    '1780.00',
    'CHF',
  ],
  [
    'El violonchelo tiene la tapa despegada y una grieta de 7 cm. Calculo yo que rondará de 700 a 820 euros, en cuanto lo abra te mando foto y ya decides tú.',
    '700.00',
    'EUR',
    undefined,
    '820.00',
  ],
  [
    'Nuestra tarifa de mediación para empresas es de 96 euros la hora. Al ser ustedes una fundación se la dejamos en la mitad, 48 euros la hora, máximo 30 horas al año. Un abrazo, Remei',
    '48.00',
    'EUR',
    'hour',
  ],
  [
    'Para el lote 214 (reloj de cuco, hacia 1890). Sé que la salida está en 200 y que ayer había un señor con 340. Mi oferta por escrito es de 365 euros, ni uno más, soy pensionista.',
    '365.00',
    'EUR',
  ],
  [
    'Se puede abonar en dos veces, 600 al empezar y 600 cuando pasemos la inspección; el total por legalizar el taller mecánico son 1.200 euros, visado del colegio incluido.',
    '1200.00',
    'EUR',
  ],
  [
    'Vale, lo he consultado con la almohada. 40 la hora era mucho pedir para una protectora; me quedo en 37 euros la hora por el diseño de las pancartas y las redes, y la gata tuerta se viene conmigo.',
    '37.00',
    'EUR',
    'hour',
  ],
  [
    'te vi el anuncio del carrito de bebe a 150 euros. tiene un arañazo y la rueda coja... yo te doy 110 y voy hoy mismo a por el, soy de Alcorcón',
    '110.00',
    'EUR',
  ],
  [
    'Hay quien poda un chopo por 30 y se lleva por delante la tapia. Nosotros con cuerda y arnés, 52 euros el chopo, y en la fila tuya he contado veintitrés. Piénsatelo',
    '52.00',
    'EUR',
    'unit',
  ],
  [
    'cuanto me cobrarias por tunearme la guitarra, cambiar 2 pastillas y quitar un zumbido? es una squier del 2008, zona Vallekas',
  ],
  [
    'Nos reventaron la furgo en Cornellà y volaron herramientas por unos 2.800 euros (Hilti, ingletadora, láser). Si alguien ve una TE 30 con pegatina del Betis que avise al 600 44 55 66.',
  ],
  [
    'El dentista de mi pueblo me pide 2.900 euros por los dos implantes. Ustedes son 3 clínicas y salen en la tele, mándenme el estudio con la radiografía que adjunto (3,1 MB).',
  ],
  [
    'La cámara mide 4,2 x 3 x 2,6, panel de 10, compresor del 2016, y baja a -18 en tres horas. Hay que sacarla por una ventana de 1,90. ¿Se atreven?',
  ],
  [
    'Buenas tardes, ¿les consta el pago del recibo 0088 (58,30 euros)? En el extracto sale dos veces, el 3 y el 5 de febrero. Gracias. Por lo demás la academia de mi hijo, un diez.',
  ],
  [
    'Señores, soy la secretaria del juzgado de paz de Fonz (430 vecinos). Nos hace falta una estantería de 2,10 de alto para 96 tomos encuadernados. Se abre plazo de ofertas hasta el día 27 a las 14:00.',
  ],
  [
    'mi jefe me debe 2.300 euros de horas extras y me ha echado por whatsapp, necesito una abogada laboralista en Murcia urgente, tengo los mensajes guardados',
  ],
  [
    'Ella gana 1.310 en el súper y él 1.520 en la obra, contrato fijo los dos. Piden piso de 2 habitaciones cerca del cole de Fátima, entrada en julio. Yo sólo les ayudo con la carta.',
  ],
]

/** Every third text of the author of `devFreshPrices`. Not looked at while tuning, and never trained on. */
export const checkPrices = rowsOf('check', { en: english, de: german, fr: french, es: spanish })
