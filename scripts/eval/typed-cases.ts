import type { ParseCase } from './cases.ts'

/** Single sentences as people type them into the text area, ten in each language. Every second one is held out. */
const cases = (
  language: string,
  rows: readonly (readonly [text: string, title: string, points: string])[],
): ParseCase[] =>
  rows.map(([text, title, points], i) => ({
    ...{ id: `${language}${i + 1}`, side: 'buyer', text, title: [title] },
    points: points.split('|'),
  }))

const typed: readonly ParseCase[] = [
  ...cases('en', [
    [
      "I'm looking to hire a gardener who can trim hedges, mow the lawn and remove a tree stump.",
      'gardener',
      'Trim hedges|Mow the lawn|Remove a tree stump',
    ],
    [
      'Could you please help me find a vegan wedding cake with three tiers? It must be delivered to Brighton on 4 July.',
      'vegan wedding cake',
      'Delivered to Brighton on 4 July',
    ],
    [
      'Find me a photographer for a product catalogue, about 60 pictures, white background.',
      'photographer',
      'About 60 pictures|White background',
    ],
    [
      "Hi, we'd like to book a coach with driver for 45 people from Leeds to Edinburgh. Wheelchair access is required.",
      'coach',
      'Wheelchair access is required',
    ],
    [
      'Can anyone recommend an electrician for rewiring, new sockets and an EV charger?',
      'electrician',
      'Rewiring|New sockets|EV charger',
    ],
    [
      'I need help with tax returns, monthly payroll and VAT filing. My budget is £300 a month.',
      'tax returns',
      'Tax returns|Monthly payroll|VAT filing|My budget is £300 a month',
    ],
    [
      'Hello, please find us 20 refurbished laptops, at least 16 GB memory. Thanks, Joe',
      'laptops',
      'At least 16 GB memory',
    ],
    [
      'We want to rent a marquee for 120 guests, with flooring and heating.',
      'marquee',
      'With flooring and heating',
    ],
    [
      'Looking for somebody who can take care of our website, the newsletter and social media.',
      'website',
      'Website|Newsletter|Social media',
    ],
    [
      'My company needs pallets, stretch film and cardboard boxes every month.',
      'pallets',
      'Pallets|Stretch film|Cardboard boxes every month',
    ],
  ]),
  ...cases('de', [
    [
      'Ich suche jemanden, der unsere Hecke schneidet, den Rasen mäht und das Laub entfernt.',
      'Hecke',
      'Rasen mäht|Laub entfernt',
    ],
    [
      'Können Sie mir bitte helfen, einen Fotografen für unsere Hochzeit zu finden? Er muss auch abends Zeit haben.',
      'Fotografen',
      'Auch abends Zeit haben',
    ],
    [
      'Wir hätten gern 30 Bürostühle mit Armlehnen, schwarzem Bezug und 5 Jahren Garantie.',
      'Bürostühle',
      'Schwarzem Bezug|5 Jahren Garantie',
    ],
    [
      'Guten Tag, ich brauche einen Elektriker für neue Steckdosen, eine Wallbox und einen Sicherungskasten. Danke, Jens',
      'Elektriker',
      'Neue Steckdosen|Wallbox|Sicherungskasten',
    ],
    [
      'Wir sind auf der Suche nach einer Agentur für Webseite, Newsletter und Anzeigen.',
      'Agentur',
      'Webseite|Newsletter|Anzeigen',
    ],
    [
      'Hallo, wir benötigen Lohnabrechnung, Jahresabschluss und Umsatzsteuererklärung. Budget 400 € im Monat.',
      'Lohnabrechnung',
      'Lohnabrechnung|Jahresabschluss|Umsatzsteuererklärung|Budget 400 € im Monat',
    ],
    [
      'Wir suchen fuer unsere Kueche einen Lieferanten fuer Gemuese, Obst und Kraeuter.',
      'Gemuese',
      'Gemuese|Obst|Kraeuter',
    ],
    [
      'Ich möchte ein Zelt für 80 Gäste mieten. Aufbau und Abbau müssen dabei sein.',
      'Zelt',
      'Aufbau und Abbau müssen dabei sein',
    ],
    ['Gesucht: Bus mit Fahrer, 40 Plätze, von Köln nach Prag.', 'Bus', '40 Plätze|Von Köln nach Prag'],
    ['Unsere Firma sucht Paletten, Stretchfolie und Kartons.', 'Paletten', 'Paletten|Stretchfolie|Kartons'],
  ]),
  ...cases('fr', [
    [
      "Je cherche quelqu'un qui puisse tailler la haie, tondre la pelouse et ramasser les feuilles.",
      'haie',
      'Tailler la haie|Tondre la pelouse|Ramasser les feuilles',
    ],
    [
      "Pourriez-vous m'aider à trouver un photographe pour notre mariage ? Il doit être disponible le soir.",
      'photographe',
      'Disponible le soir',
    ],
    [
      'Nous aurions besoin de 30 chaises de bureau avec accoudoirs, garantie 5 ans.',
      'chaises de bureau',
      'Garantie 5 ans',
    ],
    [
      "Bonjour, j'ai besoin d'un électricien pour de nouvelles prises, une borne de recharge et un tableau électrique. Merci, Luc",
      'électricien',
      'Nouvelles prises|Une borne de recharge|Un tableau électrique',
    ],
    [
      "Nous sommes à la recherche d'une agence pour un site web, une newsletter et des annonces.",
      'agence',
      'Site web|Une newsletter|Des annonces',
    ],
    [
      'Bonjour, nous cherchons fiches de paie, bilan annuel et déclaration de TVA. Budget 400 € par mois.',
      'fiches de paie',
      'Fiches de paie|Bilan annuel|Déclaration de TVA|Budget 400 € par mois',
    ],
    [
      'Je voudrais louer une tente pour 80 invités. Le montage doit être compris.',
      'tente',
      'Montage doit être compris',
    ],
    [
      'Trouvez-moi un traiteur végétarien pour 60 personnes, buffet froid et desserts.',
      'traiteur',
      'Buffet froid|Desserts',
    ],
    ['Recherche car avec chauffeur, 40 places, de Lyon à Turin.', 'car', '40 places|De Lyon à Turin'],
    [
      'Notre societe recherche palettes, film etirable et cartons.',
      'palettes',
      'Palettes|Film etirable|Cartons',
    ],
  ]),
  ...cases('es', [
    [
      'Busco a alguien que pueda cortar el seto, segar el césped y recoger las hojas.',
      'seto',
      'Cortar el seto|Segar el césped|Recoger las hojas',
    ],
    [
      '¿Me podrían ayudar a encontrar un fotógrafo para nuestra boda? Debe estar disponible por la noche.',
      'fotógrafo',
      'Disponible por la noche',
    ],
    [
      'Nos gustaría contratar un autobús con conductor, 40 plazas, de Madrid a Lisboa.',
      'autobús',
      '40 plazas|De Madrid a Lisboa',
    ],
    [
      'Hola, necesito un electricista para enchufes nuevos, un cargador de coche y un cuadro eléctrico. Gracias, Eva',
      'electricista',
      'Enchufes nuevos|Un cargador de coche|Un cuadro eléctrico',
    ],
    [
      'Estamos buscando una agencia para la página web, el boletín y los anuncios.',
      'agencia',
      'Página web|Boletín|Anuncios',
    ],
    [
      'Buenos días, necesitamos nóminas, cuentas anuales y declaración del IVA. Presupuesto 400 € al mes.',
      'nóminas',
      'Nóminas|Cuentas anuales|Declaración del IVA|Presupuesto 400 € al mes',
    ],
    [
      'Quisiera alquilar una carpa para 80 invitados. El montaje debe estar incluido.',
      'carpa',
      'Montaje debe estar incluido',
    ],
    [
      'Encuéntreme un catering vegetariano para 60 personas, bufé frío y postres.',
      'catering',
      'Bufé frío|Postres',
    ],
    [
      'Se necesitan 30 sillas de oficina con reposabrazos, garantía de 5 años.',
      'sillas de oficina',
      'Garantía de 5 años',
    ],
    [
      'Nuestra empresa busca palés, film estirable y cajas de cartón.',
      'palés',
      'Palés|Film estirable|Cajas de cartón',
    ],
  ]),
]

export const devTyped = typed.filter((_, i) => i % 2 === 0)
export const heldOutTyped = typed.filter((_, i) => i % 2 === 1)
