import type { Story } from '../../demo/stories/story.ts'

const flour: Story = {
  offering: 'Bio-Roggenmehl vom Stein',
  request: 'Bio-Roggenmehl, 500 kg pro Woche',
  daysAgo: 6,
  opening: `Guten Tag Bäckerei Sauerteig,

wir mahlen Bio-Roggen auf Stein, frisch für jede Bestellung, bis zu 2 Tonnen pro Woche. Ihre 500 kg in Säcken zu 25 kg passen gut, und wir liefern innerhalb von 48 Stunden nach München.

Was würde uns für ein Angebot helfen:
- Sorten: Vollkorn, hell oder beides?
- Entladen: Haben Sie eine Rampe?`,
  steps: [
    {
      by: 'buyer',
      at: 0.2,
      said: 'Meist Vollkorn, 400 kg, und 100 kg helles. Keine Rampe, aber ein Hubwagen. Nach Preis und Probe fragen.',
      note: 'Wir können bis 1,10 € pro kg gehen. Dass unsere jetzige Mühle schließt, müssen sie nicht wissen.',
      assistant: `Danke, das klingt passend für unsere Backstube.

- Wir brauchen pro Woche 400 kg Vollkorn und 100 kg helles Roggenmehl.
- Eine Rampe gibt es nicht, aber einen Hubwagen und zwei Frühaufsteher.

Was kostet das kg, geliefert? Und könnten wir mit einer Probe von 100 kg beginnen?`,
    },
    {
      by: 'seller',
      at: 1.1,
      said: 'Vollkorn 0,94, hell 0,98, geliefert. Probe 100 kg nächste Woche, zum selben Preis.',
      note: 'Unsere Grenze ist 0,82 € ab einer Tonne. Das heben wir für einen Jahresvertrag auf.',
      assistant: `Wir liefern innerhalb von 2 Tagen nach der Bestellung, in Säcken zu 25 kg.

- Vollkorn: 0,94 € pro kg, geliefert
- Hell: 0,98 € pro kg, geliefert

Die Probe von 100 kg kann am Mittwoch bei Ihnen sein, zum selben Preis und mit der Analyse der Charge.`,
    },
    {
      by: 'buyer',
      at: 1.4,
      says: 'Frau Lindner, so passt es für die Probe. Wir backen drei Tage damit, und ich nenne es einen Erfolg, wenn es niemand merkt. Wie ist es in den Wochen mit Feiertagen?',
    },
    {
      by: 'seller',
      at: 2.12,
      says: 'Wir mahlen jede Woche außer der nach Weihnachten. In der Woche davor liefern wir doppelt, wenn Ihr Lager trocken bleibt.',
    },
    { by: 'buyer', at: 2.2, judges: 'Mindestens 500 kg pro Woche', as: 'meet' },
    {
      by: 'buyer',
      at: 5.09,
      says: 'Probe gebacken und gegessen. Die Kruste ist besser als unsere. Wir würden gern richtig anfangen.',
    },
  ],
  draft: {
    by: 'buyer',
    said: '400 kg Vollkorn und 100 kg hell pro Woche, mittwochs vor 6. Ein Preis für einen Jahresvertrag?',
    note: 'Wenn sie bei 0,94 € bleiben, nehmen wir es trotzdem.',
    text: `Wir möchten mit 400 kg Vollkorn und 100 kg hellem Roggenmehl pro Woche beginnen, geliefert mittwochs vor 6:00 Uhr.

Was wäre Ihr Preis, wenn wir für ein Jahr unterschreiben?`,
  },
}

const bookkeeping: Story = {
  offering: 'Buchhaltung und Löhne für kleine Betriebe',
  request: 'Jemand für unsere Buchhaltung',
  daysAgo: 9,
  opening: `Guten Tag Kontor Café,

wir machen die monatliche Buchhaltung, die Voranmeldungen und die Löhne von Cafés wie Ihrem, papierlos und mit einer Ansprechpartnerin. 14 Mitarbeiter sind gut in unseren 25 enthalten.

Welches Kassensystem verwenden Sie?`,
  steps: [
    {
      by: 'buyer',
      at: 2.12,
      says: 'Zwei Kassen mit Export zu DATEV. Was würde es im Monat kosten?',
    },
    {
      by: 'seller',
      at: 2.4,
      says: 'Das hängt von der Kündigungsfrist und den Belegen ab. Unsere Assistenten können das unter sich klären.',
    },
    {
      by: 'buyer',
      at: 4.2,
      mandate: {
        target: '5900',
        walkAway: '7200',
        autonomy: 'conclude',
        ceiling: '7200',
        worth: [{ key: 'notice_period', perUnit: -6_000 }],
        bounds: [{ key: 'notice_period', min: 1, max: 6, step: 1 }],
        terms: [{ key: 'notice_period', label: 'Kündigungsfrist', unit: 'Monate' }],
      },
    },
    {
      by: 'seller',
      at: 4.4,
      mandate: {
        target: '6900',
        walkAway: '5760',
        autonomy: 'conclude',
        ceiling: '10000',
        worth: [
          { key: 'notice_period', perUnit: 9_000 },
          { key: 'receipts', options: { 'per App': 0, 'auf Papier': -40_000 } },
        ],
        bounds: [{ key: 'notice_period', min: 1, max: 6, step: 1 }],
        terms: [
          { key: 'notice_period', label: 'Kündigungsfrist', unit: 'Monate' },
          { key: 'receipts', label: 'Belege' },
        ],
      },
    },
    { by: 'buyer', at: 5.1, negotiates: 'at once' },
  ],
}

/** The conversations that the pictures show, in German. */
export const germanStories: readonly Story[] = [flour, bookkeeping]
