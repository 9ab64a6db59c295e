import type { DemoParty } from '../party.ts'

export const making: DemoParty[] = [
  {
    company: 'Holzwerk Reiter',
    first: 'Sebastian',
    last: 'Reiter',
    email: 'sebastian@holzwerk-reiter.example',
    about: 'Joiners with a saw mill of our own: stairs, shops, furniture, boards.',
    website: 'https://holzwerk-reiter.example',
    phone: '+49 8362 555 0177',
    plan: 'free',
    offers: [
      {
        name: 'Planed spruce boards, made to measure',
        description: 'Boards and beams from alpine spruce, sawn, dried and planed in our own mill.',
        points: [
          'Untreated spruce, larch or fir',
          'From 50 boards',
          'Any size up to 4 m',
          'Ready within 3 weeks',
          'Delivery within 200 km',
        ],
      },
      {
        name: 'Shop fittings in solid wood',
        description: 'Counters, shelves and tables for shops and cafés, from plan to assembly.',
        points: [
          'Design included',
          '6 to 10 weeks from order to opening',
          'Solid oak, ash or beech',
          'No chipboard',
        ],
      },
      {
        name: 'Straight and winding stairs',
        description: 'Wooden stairs for houses, measured, built and fitted by us.',
        points: ['Within 100 km of Füssen', 'Five years warranty', 'Fitting takes 2 days'],
      },
    ],
    seeks: [
      {
        name: 'Used CNC router',
        description: 'A three-axis machine for sheets and solid wood.',
        points: [
          'Table of at least 3 x 1.5 m',
          'Not older than 10 years',
          'Training included',
          '~Up to 42,000 €',
        ],
      },
    ],
  },
  {
    company: 'Kontor Café',
    first: 'Leyla',
    last: 'Aydin',
    email: 'leyla@kontorcafe.example',
    about: 'Two cafés in Munich with good coffee, bread and long tables. A third one opens in spring.',
    website: 'https://kontorcafe.example',
    plan: 'free',
    offers: [
      {
        name: 'Room for evening events',
        description: 'Our café in Schwabing, free from 18:00 on, with kitchen and sound.',
        points: ['Up to 60 people', 'From 18:00 to 24:00', '450 € an evening', 'Own catering allowed'],
      },
    ],
    seeks: [
      {
        name: 'Fittings for a new café',
        description: 'Counter, shelves and twelve tables for our third café of 90 square metres.',
        points: [
          'Solid wood',
          'Design included',
          'Ready by the end of March',
          'No chipboard',
          '~Budget 55,000 €',
        ],
      },
      {
        name: 'Organic bread every morning',
        description: 'Bread and rolls for two cafés, six days a week.',
        points: [
          'Delivery before 7:30 in Munich',
          'Certified organic',
          'About 40 loaves a day',
          'Unsold bread is taken back',
        ],
      },
      {
        name: 'Someone for our bookkeeping',
        description: 'Monthly bookkeeping and wages for 14 people.',
        points: [
          'Digital receipts',
          'Wages for 14 employees',
          'VAT return every month',
          '~At most 600 € a month',
        ],
      },
    ],
  },
  {
    company: 'Feinschnitt Maschinen',
    first: 'Dieter',
    last: 'Krause',
    email: 'dieter@feinschnitt.example',
    about: 'Used woodworking and metalworking machines, checked and overhauled.',
    website: 'https://feinschnitt.example',
    plan: 'one_time',
    offers: [
      {
        name: 'CNC router, 3.2 x 1.6 m, built 2019',
        description: 'Three-axis router with vacuum table and tool changer, overhauled this summer.',
        points: [
          'Table of 3.2 x 1.6 m',
          'Built in 2019, 4,100 hours',
          'Two days of training included',
          'Delivery and set-up within 30 days',
          '~Lowest price 36,500 €',
        ],
      },
      {
        name: 'Panel saw with scoring unit',
        description: 'Sliding table saw, 3.2 m, safe and exact.',
        points: ['Sliding table of 3.2 m', 'Built in 2015', '12 months warranty', '8,900 €'],
      },
    ],
    seeks: [
      {
        name: 'Transport of heavy machines',
        description: 'Regular transports of machines up to 4 tonnes within Germany and Austria.',
        points: [
          'Up to 4 tonnes',
          'Crane on the lorry',
          'Insured up to 100,000 €',
          'About 3 transports a month',
        ],
      },
    ],
  },
  {
    company: 'Textura Prints',
    first: 'Inês',
    last: 'Carvalho',
    email: 'ines@textura.example',
    about: 'Screen printing and embroidery on organic cotton, in Porto.',
    website: 'https://textura.example',
    phone: '+351 22 555 0134',
    plan: 'free',
    offers: [
      {
        name: 'Printed organic cotton shirts',
        description: 'Screen printing with water-based inks on fair organic cotton.',
        points: [
          'From 50 pieces',
          'GOTS certified',
          'Up to 6 colours',
          'Shipped within 15 days',
          'Sizes XS to 4XL',
        ],
      },
      {
        name: 'Embroidered work wear',
        description: 'Aprons, jackets and caps with your logo.',
        points: ['From 20 pieces', 'Samples within 5 days', 'No synthetic fibres'],
      },
    ],
    seeks: [
      {
        name: 'Web shop for small print orders',
        description: 'A shop where people upload their design and see the price.',
        points: [
          'Upload of designs',
          'Prices by quantity',
          'Portuguese and English',
          'Online within 3 months',
          '~Budget 12,000 €',
        ],
      },
    ],
  },
  {
    first: 'Amara',
    last: 'Okafor',
    email: 'amara@okafor.example',
    about: 'I organise a running event for charity in Munich every June.',
    plan: null,
    offers: [],
    seeks: [
      {
        name: '300 running shirts in organic cotton',
        description: 'Shirts for the helpers and runners of a charity run.',
        points: [
          '300 pieces in sizes XS to XXL',
          'Organic cotton with certificate',
          'Two colours',
          'Delivered by 20 May',
          '~At most 9 € a piece',
        ],
      },
      {
        name: 'Photographer for a day',
        description: 'Pictures of start, finish and people.',
        points: [
          'Sunday, 8:00 to 14:00',
          'At least 200 edited pictures',
          'Pictures within 5 days',
          'Rights for print and web',
        ],
      },
    ],
  },
  {
    first: 'Paul',
    last: 'Winkler',
    email: 'paul@winkler.example',
    about: 'We are renovating a farmhouse near Füssen, step by step.',
    plan: null,
    offers: [],
    seeks: [
      {
        name: 'Wooden stairs to the first floor',
        description: 'Winding stairs for an old farmhouse, ceiling height 2.6 m.',
        points: [
          'Oak or ash',
          'Measured on site near Füssen',
          'Fitted before July',
          'Warranty of at least 2 years',
        ],
      },
      {
        name: 'Solar plant of 12 kWp with storage',
        description: 'Planning and building of a photovoltaic plant on a tiled roof.',
        points: [
          '12 kWp',
          'Storage of at least 10 kWh',
          'All from one hand',
          'Finished within 6 months',
          '~Budget 24,000 €',
        ],
      },
    ],
  },
]
