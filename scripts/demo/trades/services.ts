import type { DemoParty } from '../party.ts'

export const services: DemoParty[] = [
  {
    company: 'Sonnenkraft Allgäu',
    first: 'Miriam',
    last: 'Vogt',
    email: 'miriam@sonnenkraft.example',
    about: 'Solar plants from plan to plug: eighteen people, six hundred roofs.',
    website: 'https://sonnenkraft.example',
    phone: '+49 831 555 0166',
    plan: 'subscription',
    offers: [
      {
        name: 'Solar plants for homes, 5 to 30 kWp',
        description: 'Planning, scaffolding, modules, inverter and storage from one hand.',
        points: [
          'From 5 to 30 kWp',
          'Storage from 5 to 20 kWh',
          'Finished within 4 months',
          'Tiled, metal and flat roofs',
          '20 years warranty on modules',
        ],
      },
      {
        name: 'Check and cleaning of solar plants',
        description: 'Electrical check, cleaning with pure water and thermography by drone.',
        points: [
          'Up to 500 kWp',
          'Thermography report included',
          'Date within 4 weeks',
          'No check of plants under warranty of others',
        ],
      },
    ],
    seeks: [
      {
        name: 'Embroidered work jackets',
        description: 'Jackets with our logo for eighteen people.',
        points: ['At least 18 pieces', 'Women’s and men’s cuts', 'Within 6 weeks'],
      },
      {
        name: 'Software for planning our crews',
        description: 'A simple tool for crews, vehicles and sites, also on the phone.',
        points: ['Works offline on phones', 'German', 'Export for wages', 'Data stays in the EU'],
      },
    ],
  },
  {
    company: 'Zahlenhof Bookkeeping',
    first: 'Kerstin',
    last: 'Maier',
    email: 'kerstin@zahlenhof.example',
    about: 'Bookkeeping for cafés, shops and crafts. Paperless since 2014.',
    website: 'https://zahlenhof.example',
    plan: 'free',
    offers: [
      {
        name: 'Bookkeeping and wages for small firms',
        description: 'Monthly bookkeeping, VAT returns and wages, all digital.',
        points: [
          'Digital receipts by app',
          'Wages for up to 25 employees',
          'VAT return every month',
          'One person to talk to',
          '~From 480 € a month',
        ],
      },
      {
        name: 'Yearly accounts with a tax adviser',
        description: 'We prepare, our partner signs.',
        points: ['Within 90 days of the year’s end', 'Fixed price'],
      },
    ],
    seeks: [],
  },
  {
    company: 'Brightpath Software',
    first: 'Owen',
    last: 'Hughes',
    email: 'owen@brightpath.example',
    about: 'A team of nine in Cardiff. We build shops and tools that small firms can keep.',
    website: 'https://brightpath.example',
    phone: '+44 29 5550 0188',
    plan: 'subscription',
    offers: [
      {
        name: 'Web shops with product configurators',
        description: 'Shops in which customers put together what they want and see the price at once.',
        points: [
          'Upload of designs and live preview',
          'Prices by quantity and option',
          'Several languages',
          'Online within 10 weeks',
          'Source code is yours',
        ],
      },
      {
        name: 'Planning tools for crews in the field',
        description: 'Phone apps for crews, sites and hours.',
        points: [
          'Works offline on phones',
          'English, German and French',
          'Export for wages',
          'Hosted in the EU',
          'From 9 € per person and month',
        ],
      },
      {
        name: 'Accessibility review of websites',
        description: 'We test your site by keyboard, screen reader and checklist, and say what to mend.',
        points: ['WCAG 2.2 AA', 'Report within 10 days', 'Retest included'],
      },
    ],
    seeks: [
      {
        name: 'Office for ten people in Cardiff',
        description: 'A bright office near the station.',
        points: [
          'At least 120 square metres',
          'Not more than 10 minutes from Cardiff Central',
          'From September',
          'Bicycle storage',
        ],
      },
    ],
  },
  {
    company: 'Haulwell Transport',
    first: 'Tomasz',
    last: 'Nowak',
    email: 'tomasz@haulwell.example',
    about: 'Special transports with crane lorries between Poland, Germany and Austria.',
    website: 'https://haulwell.example',
    plan: 'free',
    offers: [
      {
        name: 'Machine transport with crane',
        description: 'Loading, transport and placing of machines, insured.',
        points: [
          'Machines up to 6 tonnes',
          'Lorry with crane',
          'Insured up to 250,000 €',
          'Germany, Austria and Poland',
          'Pick-up within 5 days',
        ],
      },
      {
        name: 'Refrigerated transport of food',
        description: 'Cold chain from 2 to 7 °C for pallets.',
        points: ['2 to 7 °C', '1 to 33 pallets', 'Within the EU', 'Temperature record for each transport'],
      },
    ],
    seeks: [
      {
        name: 'Used vans and lorries',
        description: 'We renew our fleet and buy from first owners.',
        points: ['Euro 6', 'At most 200,000 km'],
      },
    ],
  },
  {
    company: 'Van & Co Munich',
    first: 'Erik',
    last: 'Sommer',
    email: 'erik@vanandco.example',
    about: 'Vans for trades: new, used, rented.',
    website: 'https://vanandco.example',
    plan: 'free',
    offers: [
      {
        name: 'Refrigerated van, 2022, 78,000 km',
        description: 'Diesel van with cooling unit, one owner, serviced.',
        points: [
          '78,000 km',
          'Cooling from 0 to 12 °C',
          'First registered in 2022',
          '12 months warranty',
          '~17,200 €',
        ],
      },
      {
        name: 'Vans by the month',
        description: 'Vans from 3.5 t for rent, insurance and tyres included.',
        points: ['From 1 month', '3,000 km a month free', 'No electric vans'],
      },
    ],
    seeks: [],
  },
  {
    first: 'Hana',
    last: 'Svobodová',
    email: 'hana@svobodova.example',
    about: 'Photographer for people and events in Munich and Prague.',
    plan: 'free',
    offers: [
      {
        name: 'Event photography, a day or half a day',
        description: 'Reportage of events, sports and celebrations.',
        points: [
          'At least 250 edited pictures a day',
          'Pictures within 3 days',
          'Rights for print and web included',
          'Also on Sundays',
          'Munich and around',
        ],
      },
      {
        name: 'Portraits for websites',
        description: 'Portraits of teams at their workplace.',
        points: ['Up to 20 people a day', '5 pictures of each', 'No studio needed'],
      },
    ],
    seeks: [
      {
        name: 'Evening room for an exhibition',
        description: 'A café or shop for a small vernissage with forty people.',
        points: ['40 people', 'An evening in May', 'Own drinks allowed', '~At most 500 €'],
      },
    ],
  },
  {
    first: 'Lukas',
    last: 'Steiner',
    email: 'lukas@steiner.example',
    about: 'I write my thesis and bake at weekends.',
    plan: null,
    offers: [],
    seeks: [
      {
        name: 'A sourdough course',
        description: 'I would like to learn to bake bread with sourdough, with others.',
        points: ['On a Saturday', 'For beginners', 'In or near Munich', 'At most 100 €'],
      },
    ],
  },
  {
    first: 'Yuki',
    last: 'Tanaka',
    email: 'yuki@tanaka.example',
    about: 'Translator for Japanese, German and English, sworn at the courts of Munich.',
    plan: 'free',
    offers: [
      {
        name: 'Technical translation Japanese to German',
        description: 'Manuals, patents and contracts, translated and checked.',
        points: [
          'Sworn translations',
          '2,000 words a day',
          'Terminology lists are kept',
          'No literary texts',
        ],
      },
    ],
    seeks: [
      {
        name: 'Accessible website for a translator',
        description: 'A small site in three languages that works for everybody.',
        points: ['Three languages', 'WCAG 2.2 AA', 'Within 8 weeks', '~Budget 3,500 €'],
      },
    ],
  },
]
