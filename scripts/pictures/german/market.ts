import type { DemoParty } from '../../demo/party.ts'

/** The part of the demo market that the pictures show, in German. */
export const germanMarket: readonly DemoParty[] = [
  {
    company: 'Mühle am Mühlbach',
    first: 'Greta',
    last: 'Lindner',
    email: 'greta@muehlbach.example',
    about: 'Eine Familienmühle am Fluss seit 1911. Wir mahlen regionales Bio-Getreide auf Stein.',
    website: 'https://muehlbach.example',
    phone: '+49 821 555 0141',
    plan: 'subscription',
    offers: [
      {
        name: 'Bio-Roggenmehl vom Stein',
        description:
          'Vollkorn- und helles Roggenmehl aus regionalem Bio-Getreide, für jede Bestellung frisch gemahlen.',
        points: [
          'Bis zu 2 Tonnen pro Woche',
          'Bio-zertifiziert (EU, Bioland)',
          'Lieferung innerhalb von 48 Stunden im Umkreis von 150 km',
          'In Säcken zu 25 kg oder lose',
          '~Niedrigster Preis 0,82 € pro kg ab 1 Tonne',
        ],
        instructions: 'Am liebsten Bäckereien, die jede Woche bestellen.',
      },
      {
        name: 'Dinkel- und Weizenmehl für Bäckereien',
        description:
          'Bio-Dinkel- und Bio-Weizenmehl in allen üblichen Typen, mit gleichbleibender Backqualität.',
        points: [
          'Bio-zertifiziert',
          'Mindestbestellung 250 kg',
          'Laboranalyse zu jeder Charge',
          'Lieferung jeden Dienstag und Freitag',
        ],
      },
    ],
    seeks: [],
  },
  {
    company: 'Bäckerei Sauerteig',
    first: 'Jonas',
    last: 'Brandt',
    email: 'jonas@sauerteig.example',
    about: 'Vier Bäckereien, eine Backstube, Brot, das einen Tag braucht. Alles bio.',
    website: 'https://sauerteig.example',
    phone: '+49 89 555 0102',
    plan: 'free',
    offers: [],
    seeks: [
      {
        name: 'Bio-Roggenmehl, 500 kg pro Woche',
        description:
          'Für unsere Backstube suchen wir eine Mühle, die jede Woche frisches Roggenmehl liefert.',
        points: [
          'Mindestens 500 kg pro Woche',
          'Bio-zertifiziert',
          'Lieferung innerhalb von 3 Tagen nach der Bestellung',
          'Säcke zu 25 kg',
          '~Höchstens 1,10 € pro kg',
        ],
        instructions: 'Nur Mühlen, keine Händler.',
      },
    ],
  },
  {
    first: 'Martin',
    last: 'Egger',
    email: 'martin@egger-hof.example',
    about: 'Biobauer bei Landsberg: Roggen, Dinkel, Klee und elf Kühe.',
    plan: 'free',
    offers: [
      {
        name: 'Bio-Roggen von meinem Hof, rund 55 Tonnen',
        description:
          'Roggen der Sorte Inspector, Ernte 2026, getrocknet und gereinigt, gelagert auf dem Hof.',
        points: [
          'Rund 55 Tonnen',
          'Bio-zertifiziert (Naturland)',
          'Fallzahl 190',
          '38 km von Augsburg',
          '~Ab 285 € pro Tonne würde ich verkaufen',
        ],
      },
    ],
    seeks: [],
  },
  {
    company: 'Zahlenhof Buchhaltung',
    first: 'Kerstin',
    last: 'Maier',
    email: 'kerstin@zahlenhof.example',
    about: 'Buchhaltung für Cafés, Läden und Handwerk. Papierlos seit 2014.',
    website: 'https://zahlenhof.example',
    plan: 'free',
    offers: [
      {
        name: 'Buchhaltung und Löhne für kleine Betriebe',
        description: 'Monatliche Buchhaltung, Umsatzsteuervoranmeldungen und Löhne, alles digital.',
        points: [
          'Digitale Belege per App',
          'Löhne für bis zu 25 Mitarbeiter',
          'Umsatzsteuervoranmeldung jeden Monat',
          'Eine Ansprechpartnerin',
          '~Ab 480 € im Monat',
        ],
      },
    ],
    seeks: [],
  },
  {
    company: 'Kontor Café',
    first: 'Lena',
    last: 'Vogt',
    email: 'lena@kontor.example',
    about: 'Zwei Cafés am Hafen, mit eigener Rösterei.',
    website: 'https://kontor.example',
    plan: 'free',
    offers: [],
    seeks: [
      {
        name: 'Jemand für unsere Buchhaltung',
        description: 'Monatliche Buchhaltung und Löhne für 14 Personen.',
        points: [
          'Digitale Belege',
          'Löhne für 14 Mitarbeiter',
          'Umsatzsteuervoranmeldung jeden Monat',
          '~Höchstens 600 € im Monat',
        ],
      },
    ],
  },
]
