import type { DayOf, Sequel } from './story.ts'

/** What people propose after their conversations, and what becomes of it. */
export const proposals = (day: DayOf): Sequel[] => [
  {
    offering: 'Organic rye from my farm, about 55 tonnes',
    request: 'Regional organic rye, harvest 2026',
    steps: [
      {
        by: 'buyer',
        at: 6.3,
        proposes: [
          {
            total: '16390',
            tax: 'without tax',
            collected: true,
            quantity: [55, 't'],
            terms: [
              ['Price per tonne', '298 €'],
              ['First lorry', day('Monday', 3)],
              ['Second lorry', day('Thursday', 10)],
              ['Payment term', 14, 'days'],
            ],
          },
        ],
        note: 'As discussed: 298 € a tonne for all of it, and you load with your auger.',
      },
      { by: 'seller', at: 7.05, accepts: 0, shares: true },
      { by: 'buyer', at: 7.2, fills: true },
    ],
  },
  {
    offering: 'Contract milling of your own grain',
    request: 'Contract milling of spelt',
    steps: [
      {
        by: 'seller',
        at: 9.3,
        proposes: [
          {
            total: '1730',
            tax: 'without tax',
            collected: true,
            quantity: [5, 't'],
            terms: [
              ['Dehusking', 'included'],
              ['Bags of 5 kg with your label', 1000, 'pieces'],
              ['Ready', day('Friday', 10)],
            ],
          },
        ],
        note: 'Milling 1,050 €, dehusking 300 €, bags 380 €. Bring the labels with the spelt, please.',
        validDays: 5,
      },
    ],
  },
  {
    offering: 'Organic butter, 82 % fat',
    request: 'Organic butter in blocks',
    steps: [
      {
        by: 'seller',
        at: 2.3,
        proposes: [
          {
            total: '6552',
            tax: 'without tax',
            quantity: [780, 'kg'],
            terms: [
              ['Each week', 60, 'kg'],
              ['Price held for', 3, 'months'],
              ['Payment term', 14, 'days'],
            ],
          },
          {
            total: '12948',
            tax: 'without tax',
            quantity: [1560, 'kg'],
            terms: [
              ['Each week', 60, 'kg'],
              ['Price held for', 6, 'months'],
              ['Payment term', 14, 'days'],
            ],
          },
          {
            total: '10530',
            tax: 'without tax',
            quantity: [1300, 'kg'],
            terms: [
              ['Each week', 100, 'kg'],
              ['Price held for', 3, 'months'],
              ['Payment term', 21, 'days'],
            ],
          },
        ],
        note: '8.40 € per kg for a quarter, 8.30 € for half a year, 8.10 € if you take 100 kg a week. Cultured butter in blocks of 10 kg in all three.',
      },
    ],
  },
  {
    offering: 'Extra virgin olive oil in bulk',
    request: 'Organic olive oil, 4,000 litres a year',
    steps: [
      {
        by: 'seller',
        at: 7.05,
        proposes: [
          {
            total: '9100',
            tax: 'without tax',
            quantity: [1000, 'l'],
            terms: [
              ['Deliveries', 1],
              ['Delivery within', 9, 'days'],
              ['Payment term', 30, 'days'],
            ],
          },
          {
            total: '35200',
            tax: 'without tax',
            quantity: [4000, 'l'],
            terms: [
              ['Deliveries', 4],
              ['Delivery within', 9, 'days'],
              ['Payment term', 30, 'days'],
            ],
          },
        ],
        note: 'If you take the whole year, we reserve the early harvest for you at 8.80 € per litre.',
      },
      {
        by: 'buyer',
        at: 7.2,
        proposes: [
          {
            total: '34400',
            tax: 'without tax',
            quantity: [4000, 'l'],
            terms: [
              ['Deliveries', 4],
              ['Delivery within', 9, 'days'],
              ['Payment term', 45, 'days'],
            ],
          },
        ],
        note: 'The whole year, at 8.60 €. Our restaurants pay us after 45 days.',
      },
      {
        by: 'seller',
        at: 7.35,
        proposes: [
          {
            total: '34800',
            tax: 'without tax',
            quantity: [4000, 'l'],
            terms: [
              ['Deliveries', 4],
              ['Delivery within', 9, 'days'],
              ['Payment term', 45, 'days'],
            ],
          },
        ],
        note: '45 days are fine. At 8.70 € we shake hands.',
      },
    ],
  },
  {
    offering: 'Shop fittings in solid wood',
    request: 'Fittings for a new café',
    steps: [
      {
        by: 'seller',
        at: 8.4,
        proposes: [
          {
            total: '52950',
            tax: 'without tax',
            terms: [
              ['Assembly', 'included'],
              ['Steel plate below the coffee machine', 'included'],
              ['Finished', day('Friday', 60)],
              ['Deposit', 30, '%'],
            ],
          },
        ],
      },
      {
        by: 'buyer',
        at: 9.05,
        proposes: [
          {
            total: '49500',
            tax: 'without tax',
            terms: [
              ['Assembly', 'included'],
              ['Steel plate below the coffee machine', 'included'],
              ['Finished', day('Friday', 60)],
              ['Deposit', 50, '%'],
            ],
          },
        ],
        note: 'We can pay half of it at once. Does that help with the price?',
      },
      {
        by: 'seller',
        at: 9.3,
        declines: 'Thank you, but the ash alone costs us 19,000 €. We come back with a simpler counter.',
      },
    ],
  },
  {
    offering: 'CNC router, 3.2 x 1.6 m, built 2019',
    request: 'Used CNC router',
    steps: [
      {
        by: 'seller',
        at: 5.4,
        proposes: [
          {
            total: '38900',
            tax: 'without tax',
            terms: [
              ['Set up in Füssen by', day('Friday', 14)],
              ['Training', 2, 'days'],
              ['Warranty on the spindle', 12, 'months'],
              ['Deposit', 20, '%'],
            ],
          },
        ],
      },
      { by: 'buyer', at: 6.05, accepts: 0 },
    ],
  },
  {
    offering: 'Machine transport with crane',
    request: 'Transport of heavy machines',
    steps: [
      {
        by: 'seller',
        at: 8.2,
        proposes: [
          {
            total: '25200',
            tax: 'without tax',
            quantity: [36, 'transports'],
            terms: [
              ['Each month', 3, 'transports'],
              ['Pick-up within', 5, 'days'],
              ['Contract term', 12, 'months'],
            ],
          },
        ],
      },
      { by: 'seller', at: 9.1, withdraws: 'The tolls rise in January. You get a new calculation by Friday.' },
    ],
  },
  {
    offering: 'Printed organic cotton shirts',
    request: '300 running shirts in organic cotton',
    steps: [
      {
        by: 'buyer',
        at: 4.1,
        proposes: [
          {
            total: '2400',
            tax: 'with tax',
            quantity: [300, 'pieces'],
            terms: [
              ['Proof on cloth', 'included'],
              ['Delivery by', day('Wednesday', 160)],
            ],
          },
        ],
        note: '8 € a shirt would let us give each child a medal, too.',
      },
    ],
  },
  {
    offering: 'Solar plants for homes, 5 to 30 kWp',
    request: 'Solar plant of 12 kWp with storage',
    steps: [
      {
        by: 'seller',
        at: 6.4,
        proposes: [
          {
            total: '23600',
            tax: 'with tax',
            terms: [
              ['Modules', 28, 'pieces'],
              ['Storage', 10.2, 'kWh'],
              ['New meter cabinet', 'included'],
              ['Scaffolding', 'included'],
              ['Start', day('Monday', 30)],
            ],
          },
        ],
        note: 'The crew plan fills up quickly, so we can hold this start for a day.',
        validDays: 1,
      },
    ],
  },
  {
    offering: 'Event photography, a day or half a day',
    request: 'Photographer for a day',
    steps: [
      {
        by: 'seller',
        at: 2.4,
        proposes: [
          {
            total: '620',
            tax: 'with tax',
            terms: [
              ['Hours', 6, 'hours'],
              ['Edited pictures, at least', 250],
              ['Delivery within', 3, 'days'],
            ],
          },
        ],
      },
      { by: 'buyer', at: 3.05, accepts: 0, shares: true },
      {
        by: 'buyer',
        at: 4.28,
        says: 'Hana, the town has moved the run to September, so we must let this Sunday go. May we ask you again then?',
      },
      { by: 'buyer', at: 4.3, cancels: true },
      { by: 'seller', at: 5.1, cancels: true },
      { by: 'seller', at: 5.12, says: 'Done, and no hard feelings. Write as soon as the new date is fixed.' },
    ],
  },
  {
    offering: 'Sourdough bread for cafés and shops',
    request: 'Organic bread every morning',
    steps: [
      {
        by: 'buyer',
        at: 3.3,
        proposes: [
          {
            total: '2131.20',
            tax: 'without tax',
            quantity: [480, 'loaves'],
            terms: [
              ['Each day', 40, 'loaves'],
              ['Trial', 2, 'weeks'],
              ['Unsold bread', 'taken back at half the price'],
              ['First delivery', day('Monday', 5)],
            ],
          },
        ],
        validDays: 4,
      },
    ],
  },
  {
    offering: 'Room for evening events',
    request: 'Evening room for an exhibition',
    steps: [
      {
        by: 'seller',
        at: 2.05,
        proposes: [
          {
            total: '450',
            tax: 'with tax',
            terms: [
              ['Evening', '8 May, 18:00 to 24:00'],
              ['Pictures may hang for', 2, 'weeks'],
              ['Own drinks and food', 'allowed'],
            ],
          },
        ],
      },
      { by: 'buyer', at: 2.2, accepts: 0 },
      {
        by: 'buyer',
        at: 3.36,
        says: 'Leyla, a gallery offers me its rooms for the whole of May. Would you let me out of the evening?',
      },
      { by: 'buyer', at: 3.4, cancels: true },
    ],
  },
]
