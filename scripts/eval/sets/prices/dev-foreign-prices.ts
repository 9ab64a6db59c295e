import { type Row, rowsOf } from './price-rows.ts'

const english: readonly Row[] = [
  [
    "hi its Marek from the allotments, ive got about 60 jars of lime blossom honey left, 340 g each. normally its more but since it's for the school fair lets say £5.80 a jar ok? 🐝",
    '5.80',
    'GBP',
    'unit',
  ],
  [
    'Following our call of the 4th, we could place the framework order for the hydraulic hoses (some 1,400 pcs over 18 months) at USD 11.35 per piece, DAP Rotterdam, payment at 60 days.',
    '11.35',
    'USD',
    'unit',
  ],
  [
    "Twelve store cattle, Limousin cross, 14 to 16 months, TB tested on the 3rd. I'd be looking for 1,150 euro a head and I wont split the pen.",
    '1150.00',
    'EUR',
    'unit',
  ],
  [
    'My son needs help with chemistry before his mocks (41 % last time, sigh 🙈). Two evenings a week would do. We pay £27.50 per hour and there is always cake.',
    '27.50',
    'GBP',
    'hour',
  ],
  [
    'Legal and notarial texts, Polish into English. 9 years in the job, sworn since 2019, turnaround 2,000 words daily. My rate stands at 0.11 dollars a word.',
    '0.11',
    'USD',
    'word',
  ],
  [
    'So that we are talking about the same thing: 3 skips, 8 yards each, dropped on Monday and fetched on Friday, £265 per skip, £795 altogether.',
    '795.00',
    'GBP',
  ],
  [
    "We're a village hall committee, nobody here is a pro lol. The hall holds 110, has a kitchen, and hires out at £18 an hour for locals.",
    '18.00',
    'GBP',
    'hour',
  ],
  [
    'Mooring for boats up to 11 m, water and shore power on the pontoon. Berth fee: 640 euros per month, gate code comes by text.',
    '640.00',
    'EUR',
    'month',
  ],
  [
    'The dissertation is 212 pages long (sorry). Proofreading I do at £2.40 a page, tables count as text, footnotes are free of charge.',
    '2.40',
    'GBP',
    'page',
  ],
  [
    "Got your msg. Ok: reclaimed oak boards, 27 mm, de-nailed, planed on one face. I can let them go at 64 quid per square metre, you'd need a trailer mind.",
    '64.00',
    'GBP',
    'm2',
  ],
  [
    'Whole lamb, butchered and vac packed, from our own flock on the hill above Brecon. 13.90 pounds a kilo, expect 18 to 20 kilos.',
    '13.90',
    'GBP',
    'kg',
  ],
  [
    "Kennel stay for 2 beagles while you're in Portugal: eleven nights, comes to $616 for both, their own food please.",
    '616.00',
    'USD',
  ],
  [
    "I'd said 480 for the chimney sweep plus the cowl, but the cowl got cheaper at the merchant, so make that 435 pounds, all done in one morning.",
    '435.00',
    'GBP',
  ],
  [
    'Hand-knitted fisherman socks, wool from Donegal, sizes 4 through 12. They are 24 euros a pair, my mum does the heels.',
    '24.00',
    'EUR',
    'unit',
  ],
  [
    'Our drone pilot charges 880 euros for each day on site, batteries and permits sorted, raw files same evening.',
    '880.00',
    'EUR',
    'day',
  ],
  [
    'Shuttle for the conference, 49 seater. The charter price of $1,340 covers the driver, tolls and 210 miles, whichever way you route it.',
    '1340.00',
    'USD',
  ],
  [
    'Sourdough for your canteen, delivered 5:45 am, min 40 loaves. Price per loaf would be €3.15, invoice weekly.',
    '3.15',
    'EUR',
    'unit',
  ],
  [
    'A deposit of £200 holds the date; the string quartet itself is £1,480, ceremony and drinks reception.',
    '1480.00',
    'GBP',
  ],
  [
    'As the parish clerk I am instructed to offer £410 per year for the grazing of the glebe field, 2.3 acres, fences in fair order.',
    '410.00',
    'GBP',
    'year',
  ],
  [
    'Somewhere between 5,200 and 5,900 euros for the whole of the shopfront, depending how rotten the sill turns out to be.',
    '5200.00',
    'EUR',
    undefined,
    '5900.00',
  ],
  [
    'You wrote that you had 3,500 euros set aside for this. Before I quote I would need photos of the fuse board and the year it was put in.',
  ],
  [
    'we are a crew of six, 2.4 million turnover last yr, did the library roof and the pool, ask anyone in Sligo',
  ],
  [
    "Don't worry about the parrot, our policy covers up to £2,000 vet bills per animal and we've never once claimed.",
  ],
  ['Students get 15 % off and anybody over 65 gets 20, just bring a card or whatever'],
  [
    "The other photographer, the one who cancelled on us (!!), would have charged 1,900 dollars. That's all the info I have, what do you think?",
  ],
  ['It can be collected for 70 euros or we bring it for 110 euros, tell us which you like.'],
  ['Late return of the scaffold tower: 35 pounds for every day it is overdue. The tower reaches 7.4 m.'],
  [
    'Please note a refundable deposit of 300 euros is taken at check in, cash only, the boiler manual hangs behind the door.',
  ],
  [
    'Chainsaw carving of a bear, 1.60 m tall, about 140 kg, larch. Takes me roughly 25 hours. Can you get a forklift to the gate?',
  ],
  [
    'Apples 1.10 the kilo loose, 0.85 the kilo by the half ton, and for juicing even less, we should talk quantities first I think.',
  ],
]
const german: readonly Row[] = [
  [
    'Moin, hier Hinnerk vom Hof Brookdiek. Ferkel hätte ich 80 Stück, so um die 28 kg, geimpft. 74 Euro pro Tier müssten es schon sein.',
    '74.00',
    'EUR',
    'unit',
  ],
  [
    'sehr geehrte Damen u. Herren, wir suchen für unsere Kita (3 gruppen) jemand der freitags vorliest, wir zahlen 16 euro die stunde aus dem topf vom förderverein',
    '16.00',
    'EUR',
    'hour',
  ],
  [
    'Die Wohnung am Kanal, 62 qm, EBK, Balkon nach Westen 🌅, kostet 940 € kalt im Monat, Kaution drei Mieten.',
    '940.00',
    'EUR',
    'month',
  ],
  [
    'Bezugnehmend auf Ihre Anfrage vom 2. März bieten wir Dichtringe NBR 70, Losgröße 5.000, zu 0,185 € je Stück frei Haus an.',
    '0.185',
    'EUR',
    'unit',
  ],
  [
    'Ich bin Imkerin im Nebenberuf und wuerde Ihnen das Bienenvolk inkl. Beute fuer 190 Euro ueberlassen, Gesundheitszeugnis liegt bei.',
    '190.00',
    'EUR',
  ],
  [
    'Estrich schleifen und Epoxi drauf, Garage ca 38 m2: das mach ich für 46 Euro den Quadratmeter, Material dabei, Anfahrt auch.',
    '46.00',
    'EUR',
    'm2',
  ],
  [
    'Für die Klassenfahrt rechnen wir 27,50 € pro Kopf und Nase, Halbpension, Bettwäsche bringen die Kinder mit.',
    '27.50',
    'EUR',
    'person',
  ],
  [
    'Pferdeheu, 1. Schnitt, Rundballen ca. 240 kilo, trocken eingefahren. Ballen kommt auf 38 EUR. Selbstladen geht mitm Frontlader.',
    '38.00',
    'EUR',
    'unit',
  ],
  [
    'Nein, die 2.150 waren der Preis vom Herbst. Heute lägen wir bei 2.290 Euro für den gleichen Kaminofen, Lieferung bis Bordsteinkante.',
    '2290.00',
    'EUR',
  ],
  [
    'Also das Klettertraining: zehn Abende, maximal acht Leute, Gurt leihweise. Der Abend schlägt mit 18 Euro zu Buche.',
    '18.00',
    'EUR',
    'session',
  ],
  [
    "Grüezi, die Terrasse reinigen und neu ölen, gut 45 m2, machen mir für Fr. 1'380.–, Öl vom Schreiner inbegriffen.",
    '1380.00',
    'CHF',
  ],
  [
    'Lohndrusch 2026: wir nehmen 125 Euro für die Stunde Mähdrescher, Fahrer sitzt drauf, Diesel auf uns.',
    '125.00',
    'EUR',
    'hour',
  ],
  [
    'Als Studi im 5. Semester tippe ich Ihre handschriftlichen Kochrezepte ab :) 2 Euro pro Seite und ich kann Sütterlin!!',
    '2.00',
    'EUR',
    'page',
  ],
  [
    'Unterm Strich stehen 7.845,60 € für vier Fahrradboxen, Einzelpreis 1.961,40 €, Fundament bauseits.',
    '7845.60',
    'EUR',
  ],
  [
    'Ferienhof Ahrens: Die Nacht im Heuhotel liegt bei 21 Euro, Schlafsack mitbringen, Hund darf mit wenn er nett ist.',
    '21.00',
    'EUR',
    'night',
  ],
  [
    'Wir vom Bauhof könnten Auftausalz abgeben, lose, rund 40 Tonnen noch da. Verrechnet werden 92 Euro pro Tonne ab Silo.',
    '92.00',
    'EUR',
    't',
  ],
  [
    'Nachbarn, mein Dach macht mehr Strom als ich brauche (9,8 kWp). Wer am Weg 4 bis 12 wohnt, kriegt ihn für 0,16 € je kWh, Zähler bau ich ein.',
    '0.16',
    'EUR',
    'kWh',
  ],
  [
    'eigentlich wollte ich 350 fürs rad aber kette is neu und licht geht auch.. na gut, sagen wir 320 euro und wir sind uns einig',
    '320.00',
    'EUR',
  ],
  [
    'Der Meter Natursteinmauer, trocken gesetzt, 60 cm hoch, liegt mit Material bei 210 Euro. Wie lang soll sie denn werden?',
    '210.00',
    'EUR',
    'm',
  ],
  [
    'Mit 4.800 bis 5.300 Euro müssen Sie für die Aufarbeitung vom Flügel rechnen, die Saiten sind leider durch.',
    '4800.00',
    'EUR',
    undefined,
    '5300.00',
  ],
  ['Ihr Rahmen von 12.000 Euro ist notiert. Mein Kollege misst am Mittwoch auf, danach melde ich mich.'],
  [
    'Die Haftpflicht unseres Vereins greift bis 3 Mio. Euro bei Personen und 500.000 Euro bei Sachen, Nachweis gern als PDF.',
  ],
  ['Wer die Schlüssel verliert zahlt 65 Euro, steht so am schwarzen Brett seit 2014.'],
  ['bei abnahme von 200 stück geb ich 8 prozent, bei 500 sogar 12, skonto nochmal 2'],
  [
    'Der alte Gärtner hat immer 45 Euro pro Schnitt genommen, aber der ist jetzt in Rente. Was nehmen Sie so?',
  ],
  ['Reparieren kostet 140 Euro, ein neues Getriebe 410 Euro. Überlegen Sie in Ruhe.'],
  [
    'Vor der Übergabe ist eine Kaution von 1.500 Euro zu hinterlegen, die Sie nach der Endreinigung zurückerhalten.',
  ],
  ['Unser Zelt ist 9 mal 15 Meter, für 120 Sitzplätze, Schneelast 75 kg je m², TÜV bis 2028.'],
  [
    'Wir sind 14 Leute, machen 1,8 Millionen Euro Umsatz und haben letztes Jahr 230 Küchen eingebaut. Schicken Sie doch mal den Grundriss 🙂',
  ],
  [
    'Hallo zusammen, das Amt hat uns 750 Euro Bußgeld aufgebrummt weil der Baum ohne Genehmigung gefällt wurde, darum diesmal bitte mit Papier!',
  ],
]
const french: readonly Row[] = [
  [
    "Bonjour, c'est Yannick, ostréiculteur à Cancale. Pour votre réveillon je vous mets les creuses n°3 à 9,50 € la douzaine, bourriche offerte.",
    '9.50',
    'EUR',
    'unit',
  ],
  [
    "Suite a votre annonce : je garde les chats chez vous, deux passages par jour, photos le soir 😺, c'est 17 euros la journée",
    '17.00',
    'EUR',
    'day',
  ],
  [
    'La mairie prête la scène mobile (42 m2, bâchée) aux associations du canton, 85 € la semaine, à venir chercher au dépôt avec un vrai attelage.',
    '85.00',
    'EUR',
    'week',
  ],
  [
    "Nous vous proposons 2 600 bouteilles bordelaises 75 cl, teinte feuille morte, au prix de 0,43 € l'unité, palettes perdues.",
    '0.43',
    'EUR',
    'unit',
  ],
  [
    'Pour les broutards, 9 mâles charolais autour de 340 kg, vaccinés FCO, on part sur 1 280 euros par tête, enlèvement chez moi.',
    '1280.00',
    'EUR',
    'unit',
  ],
  [
    "Je suis maman solo et je cherche qqn pour aller chercher ma fille à l'école a 16h30, 4 soirs, je paye 12 € de l'heure, déclaré cesu bien sûr",
    '12.00',
    'EUR',
    'hour',
  ],
  [
    "Relecture de mémoires et de thèses : 3,20 € la page, bibliographie comprise. J'ai été vingt ans correctrice dans l'édition, alors les coquilles...",
    '3.20',
    'EUR',
    'page',
  ],
  [
    'Enduit à la chaux sur pierre, deux passes, finition talochée : comptez 58 € du m², échafaudage à notre charge.',
    '58.00',
    'EUR',
    'm2',
  ],
  [
    "Au total, la fresque pour le préau fera 3 750 euros ; je l'avais calculée à 125 euros le mètre carré pour trente mètres carrés.",
    '3750.00',
    'EUR',
  ],
  [
    'Le studio donnant sur la cour, 24 m2, meublé, est loué 610 euros par mois, eau comprise, libre au 1er avril.',
    '610.00',
    'EUR',
    'month',
  ],
  [
    'Taxi conventionné, fauteuil roulant accepté. Hors convention je prends 1,74 € le kilomètre, attente gratuite si rdv médical.',
    '1.74',
    'EUR',
    'km',
  ],
  [
    "ok alors j'ai refait mes comptes, oublie les 900 d'hier, ce sera 840 € pour la pose des douze volets et basta",
    '840.00',
    'EUR',
  ],
  [
    'Miel de châtaignier en seaux, récolte 2025, analyse pollinique dispo : 11,20 euros le kilo, à partir de vingt kilos.',
    '11.20',
    'EUR',
    'kg',
  ],
  [
    'Le devis n° 2026-118 s’élève à 6 432,50 € TTC pour la mise aux normes du tableau et du parking.',
    '6432.50',
    'EUR',
  ],
  [
    "Chambre d'hôtes au calme, pigeonnier rénové. La nuitée est à 92 €, le petit dej avec les œufs de nos poules 🐔.",
    '92.00',
    'EUR',
    'night',
  ],
  [
    'Mon tarif de scaphandrier : 780 euros par jour de plongée, bateau de surveillance fourni par le port.',
    '780.00',
    'EUR',
    'day',
  ],
  [
    "Nous achetons vos palettes Europe d'occasion, même grises, 7,30 € pièce, par camion complet de 400.",
    '7.30',
    'EUR',
    'unit',
  ],
  [
    "L'accordeur passe jeudi. Pour l'accord et le réglage de la mécanique, prévoyez 145 euros en chèque ou en espèces.",
    '145.00',
    'EUR',
  ],
  [
    "Traduction du suédois, romans noirs surtout. L'éditeur précédent m'a fait un feuillet à la noix, donc je compte au mot : 0,095 € le mot.",
    '0.095',
    'EUR',
    'word',
  ],
  [
    "Entre 1 600 et 1 850 francs suisses selon l'état du moteur une fois ouvert, voilà pour la révision de la barque.",
    '1600.00',
    'CHF',
    undefined,
    '1850.00',
  ],
  [
    "Si j'ai bien lu, vous disposez de 20 000 euros pour la toiture. Avant tout je dois monter voir la charpente, l'échelle fait 9 m.",
  ],
  ["notre assoc a touché 4 000 € de subvention l'an passé et on est 63 adhérents, presque tous retraités"],
  ['La garantie décennale monte à 1 500 000 euros par chantier, attestation jointe au courrier.'],
  ['Remise de 10 % dès la deuxième commande, 5 % pour les enseignants, non cumulable désolé'],
  ['Le précédent prestataire nous prenait 2,80 € par repas et les enfants laissaient tout dans l’assiette.'],
  ["Livré monté c'est 260 euros, en kit c'est 195 euros : à vous de voir selon vos talents de bricoleur 😉"],
  [
    'Un chèque de caution de 400 € sera demandé à la remise des clés du minibus, rendu au retour si le plein est fait.',
  ],
  [
    'Toute nuisance après 22 h : amende de 135 euros, le garde champêtre passe vraiment, je préfère prévenir.',
  ],
  [
    "Le bassin mesure 8 m sur 4, fond à 1,50 m, 45 m3 d'eau, liner de 2017. Pompe changée il y a 3 ans. Que pouvez-vous faire pour la fuite ?",
  ],
  [
    "Abonnement serre connectée : c'est 75 euros par trimestre, capteurs prêtés, et vous arrêtez quand vous voulez.",
  ],
]
const spanish: readonly Row[] = [
  [
    'Buenas, soy Fermín el del tractor. Labrar la viña de abajo, que son 3 hectáreas y media, te lo hago a 42 euros la hora, gasoil mío.',
    '42.00',
    'EUR',
    'hour',
  ],
  [
    'Vendo lechones de 10 kg, raza duroc, destetados y con la guia en regla, a 55 euros por cabeza, minimo cinco',
    '55.00',
    'EUR',
    'unit',
  ],
  [
    'Estimados señores: les cotizamos 8.000 tapones de corcho natural 45x24 a 0,27 € la unidad, plazo de tres semanas, portes pagados.',
    '0.27',
    'EUR',
    'unit',
  ],
  [
    'El AMPA busca monitora de ajedrez para los martes y jueves, se pagan 19 euros por sesión y hay merienda jaja',
    '19.00',
    'EUR',
    'session',
  ],
  [
    'Traducción jurada del rumano, entrega en 48 h. Cobro 0,13 euros por palabra, y los sellos no los cuento 😅',
    '0.13',
    'EUR',
    'word',
  ],
  [
    'Alquilo plaza de garaje en Chamberí, para moto o coche pequeño, 2,10 de ancho. Son 105 euros al mes y se entra con mando.',
    '105.00',
    'EUR',
    'month',
  ],
  [
    'Pintar las ocho habitaciones a 210 euros cada una nos pone en 1.680 euros, pintura lavable y protegiendo el parqué.',
    '1680.00',
    'EUR',
  ],
  [
    'Las alpargatas de esparto, cosidas a mano por mi tía, están a 31 € el par, tallas de la 35 a la 46.',
    '31.00',
    'EUR',
    'unit',
  ],
  [
    'a ver, me equivoque antes con el iva: el toldo de 4 metros instalado se queda en 865 euros, no en 790, perdon',
    '865.00',
    'EUR',
  ],
  [
    'Casa rural para grupos, 16 camas, barbacoa, a 12 min de Cazorla. Precio por noche: 330 €, mascotas sí, despedidas no.',
    '330.00',
    'EUR',
    'night',
  ],
  [
    'Hormigón HA-25 servido en obra con bomba hasta 30 metros; nos sale a 94 euros el metro cúbico.',
    '94.00',
    'EUR',
    'm3',
  ],
  [
    'Soy autónoma, maqueto libros infantiles con ilustración a toda página. 14 € por página maquetada, dos rondas de cambios.',
    '14.00',
    'EUR',
    'page',
  ],
  [
    'Ayuntamiento de Villarejo: se adjudica el puesto del mercado por 1.240 euros al año, luz aparte según contador.',
    '1240.00',
    'EUR',
    'year',
  ],
  [
    'Menú de comunión para 34 invitados con croqueta de mi abuela incluida jeje, 41,50 € por comensal.',
    '41.50',
    'EUR',
    'person',
  ],
  [
    'Aceituna hojiblanca del verdeo, cogida a mano. Este año la pago a 0,98 €/kg puesta en el molino.',
    '0.98',
    'EUR',
    'kg',
  ],
  [
    'Hola! podría llevaros el equipo de sonido y quedarme de técnico toda la boda por 540 euros, montaje desde las 4',
    '540.00',
    'EUR',
  ],
  [
    'La grúa autopropulsada de 40 t con gruista: 720 euros la jornada, cortar la calle corre de su cuenta.',
    '720.00',
    'EUR',
    'day',
  ],
  [
    'Le reparo el acordeón, fuelle y cuatro lengüetas. Calculo de 260 a 310 euros, hasta que no lo abra no sé más.',
    '260.00',
    'EUR',
    undefined,
    '310.00',
  ],
  [
    'Pastelería Nogués. La docena de ensaimadas pequeñas va a 13,20 euros, recién hechas a las seis de la mañana.',
    '13.20',
    'EUR',
    'unit',
  ],
  [
    'Contra un anticipo de 600 euros reservamos el autobús; el viaje completo a Salamanca, ida y vuelta, son 1.450 euros.',
    '1450.00',
    'EUR',
  ],
  ['Usted mencionó un tope de 7.000 euros. Perfecto, lo apunto, y el viernes paso con el metro láser.'],
  ['somos 4 socios, facturamos 610.000 euros el año pasao y tenemos 2 plataformas elevadoras de 18 m'],
  [
    'El seguro de nuestra escuela de vela responde hasta 450.000 € por siniestro, le mando la póliza si la quiere ver.',
  ],
  ['Descuento del 25 % para familias numerosas y del 10 % para los vecinos del barrio'],
  ['Antes lo llevaba mi cuñado y cobraba 80 euros por podar cada olivo, una barbaridad, no?'],
  ['Con anestesia local serían 95 euros; sedado, 180 euros. Depende de lo nervioso que sea el perro 🐶'],
  ['Quien deje el barco sin limpiar paga 120 euros de penalización, lo pone en la hoja que firmó.'],
  [
    'Hay que dejar una fianza de 250 euros por los disfraces, se devuelve el lunes si no falta ningún sombrero.',
  ],
  [
    'El solar tiene 1.150 metros, 22 de fachada, y el pozo está a 60 m de profundidad. ¿Hace falta licencia para vallarlo?',
  ],
  ['Nos multaron con 3.000 euros por no tener la salida de humos homologada y no quiero repetir la gracia.'],
]

/** Written blind: other trades and other writers than the rules were tuned on. */
export const devForeignPrices = rowsOf('foreign', { en: english, de: german, fr: french, es: spanish })
