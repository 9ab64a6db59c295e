import type { DemoParty } from '../party.ts'

export const food: DemoParty[] = [
  {
    company: 'Mühlbach Mill',
    first: 'Greta',
    last: 'Lindner',
    email: 'greta@muehlbach.example',
    about: 'A family mill by the river since 1911. We grind regional organic grain on stone.',
    website: 'https://muehlbach.example',
    phone: '+49 821 555 0141',
    plan: 'subscription',
    offers: [
      {
        name: 'Stone-milled organic rye flour',
        description: 'Whole and light rye flour from regional organic grain, milled fresh for each order.',
        points: [
          'Up to 2 tonnes a week',
          'Certified organic (EU, Bioland)',
          'Delivery within 48 hours in a radius of 150 km',
          'Packed in 25 kg paper bags or in bulk',
          '~Lowest price 0.82 € per kg above 1 tonne',
        ],
        instructions: 'Prefer bakeries that order every week.',
      },
      {
        name: 'Spelt and wheat flour for bakeries',
        description: 'Organic spelt and wheat flour in all usual types, with constant baking quality.',
        points: [
          'Certified organic',
          'Minimum order 250 kg',
          'Lab analysis with every batch',
          'Delivery every Tuesday and Friday',
        ],
      },
      {
        name: 'Contract milling of your own grain',
        description: 'We clean, dry and mill the grain that you bring, from 3 tonnes on.',
        points: ['From 3 tonnes', 'Gluten-free grain is not possible', 'Back in your silo within 10 days'],
      },
    ],
    seeks: [
      {
        name: 'Regional organic rye, harvest 2026',
        description: 'We buy organic rye directly from farms for the coming season.',
        points: [
          'Certified organic',
          'At least 40 tonnes',
          'Falling number above 160',
          'Not more than 120 km from Augsburg',
          '~We can pay up to 310 € a tonne',
        ],
      },
      {
        name: 'Service for our solar plant',
        description: 'Yearly check and cleaning of the photovoltaic plant on the mill’s roof.',
        points: ['99 kWp', 'Thermography report', 'Before the end of April'],
      },
    ],
  },
  {
    company: 'Sauerteig Bakery',
    first: 'Jonas',
    last: 'Brandt',
    email: 'jonas@sauerteig.example',
    about: 'Four bakeries, one oven house, bread that needs a day. All organic.',
    website: 'https://sauerteig.example',
    phone: '+49 89 555 0102',
    plan: 'free',
    offers: [
      {
        name: 'Sourdough bread for cafés and shops',
        description:
          'Twelve kinds of organic bread, baked at night and delivered before seven in the morning.',
        points: [
          'Delivery before 7:00 within Munich',
          'Certified organic',
          'No minimum order',
          'Unsold bread is taken back at half the price',
        ],
      },
      {
        name: 'Workshop: sourdough for beginners',
        description: 'A Saturday in our bakery for up to eight people.',
        points: ['Up to 8 people', '5 hours', '95 € per person, ingredients included'],
      },
    ],
    seeks: [
      {
        name: 'Organic rye flour, 500 kg a week',
        description: 'For our oven house we look for a mill that delivers fresh rye flour every week.',
        points: [
          'At least 500 kg a week',
          'Certified organic',
          'Delivery within 3 days of the order',
          'Bags of 25 kg',
          '~At most 1.10 € per kg',
        ],
        instructions: 'Only mills, no resellers.',
      },
      {
        name: 'Refrigerated van, used',
        description: 'A small van with cooling for our morning tours.',
        points: ['At most 120,000 km', 'Cooling down to 4 °C', 'Not older than 6 years', '~Budget 18,000 €'],
      },
      {
        name: 'Organic butter in blocks',
        description: 'Butter for croissants and cakes, every week.',
        points: ['60 kg a week', 'At least 82 % fat', 'Certified organic', 'Delivered on Mondays'],
      },
    ],
  },
  {
    company: 'Alpenrahm Dairy',
    first: 'Theresa',
    last: 'Huber',
    email: 'theresa@alpenrahm.example',
    about: 'Milk from 34 mountain farms, made into butter, cream and cheese in the Allgäu.',
    website: 'https://alpenrahm.example',
    plan: 'one_time',
    offers: [
      {
        name: 'Organic butter, 82 % fat',
        description: 'Mild and cultured butter in blocks and sheets for bakeries.',
        points: [
          'Blocks of 10 kg and sheets of 2 kg',
          '82 % fat',
          'Certified organic',
          'Delivery on Mondays and Thursdays',
          'Up to 400 kg a week',
        ],
      },
      {
        name: 'Mountain cheese, 6 to 18 months',
        description: 'Raw-milk cheese in wheels of 30 kg, ripened in our own cellar.',
        points: [
          'Wheels of 30 kg',
          'Ripened for 6, 12 or 18 months',
          'Certified organic',
          'Cut and vacuum-packed on request',
        ],
      },
      {
        name: 'Whey for feed',
        description: 'Sweet whey left from cheese making, to be picked up.',
        points: ['8,000 litres a week', 'Pick-up only, we do not deliver', 'Free of charge'],
      },
    ],
    seeks: [
      {
        name: 'Wooden boards for the cheese cellar',
        description: 'Planed spruce boards on which the wheels ripen.',
        points: ['400 boards', 'Untreated spruce', '100 x 24 x 3 cm', 'Within 8 weeks'],
      },
    ],
  },
  {
    company: 'Casa Oliveto',
    first: 'Chiara',
    last: 'Ferri',
    email: 'chiara@oliveto.example',
    about: 'Olive growers in Umbria. We press our own olives within six hours.',
    website: 'https://oliveto.example',
    phone: '+39 075 555 0190',
    plan: 'free',
    offers: [
      {
        name: 'Extra virgin olive oil in bulk',
        description: 'Oil of the new harvest in tins or steel barrels, pressed cold within six hours.',
        points: [
          'Tins of 5 l and barrels of 50 l',
          'Acidity below 0.3 %',
          'Certified organic',
          'Shipping within the EU in 7 days',
          'Minimum order 100 litres',
        ],
      },
      {
        name: 'Own-label olive oil in bottles',
        description: 'We fill our oil under your name, from 600 bottles on.',
        points: ['From 600 bottles', 'Label design included', 'Ready within 5 weeks'],
      },
    ],
    seeks: [
      {
        name: 'Importer for olive oil in Scandinavia',
        description: 'We look for a partner who brings our oil to shops and restaurants in the north.',
        points: [
          'Own warehouse in Denmark or Sweden',
          'Experience with organic food',
          'At least 3,000 litres a year',
          '~We would give 6 months exclusivity',
        ],
      },
    ],
  },
  {
    company: 'Nordisk Delikat',
    first: 'Freja',
    last: 'Holm',
    email: 'freja@nordiskdelikat.example',
    about: 'Importers of fine food for restaurants and shops in Denmark and southern Sweden.',
    website: 'https://nordiskdelikat.example',
    plan: 'one_time',
    offers: [
      {
        name: 'Import and distribution in Denmark and Sweden',
        description: 'We bring southern European food to 220 restaurants and shops.',
        points: [
          'Own warehouse in Malmö, Sweden',
          'Experience with organic food since 2009',
          'From 2,000 litres or 1 tonne a year',
          'Tastings with customers twice a year',
        ],
      },
    ],
    seeks: [
      {
        name: 'Organic olive oil, 4,000 litres a year',
        description: 'Fresh Italian or Greek oil for restaurants, in tins.',
        points: [
          'Tins of 5 litres',
          'Acidity at most 0.5 %',
          'Certified organic',
          'Delivery to Malmö within 14 days',
          '~At most 9.50 € per litre',
        ],
      },
      {
        name: 'Aged mountain cheese',
        description: 'Raw-milk cheese for cheese counters, ripened for at least a year.',
        points: ['Ripened for at least 12 months', 'Whole wheels', 'Cold chain up to Malmö'],
      },
    ],
  },
  {
    first: 'Martin',
    last: 'Egger',
    email: 'martin@egger-hof.example',
    about: 'Organic farmer near Landsberg: rye, spelt, clover and eleven cows.',
    plan: 'free',
    offers: [
      {
        name: 'Organic rye from my farm, about 55 tonnes',
        description: 'Rye of the variety Inspector, harvest 2026, dried and cleaned, stored on the farm.',
        points: [
          'About 55 tonnes',
          'Certified organic (Naturland)',
          'Falling number 190',
          '38 km from Augsburg',
          '~I would sell from 285 € a tonne on',
        ],
      },
    ],
    seeks: [
      {
        name: 'Sweet whey for my cows',
        description: 'I pick up whey with my own tank, every week.',
        points: ['Up to 6,000 litres a week', 'Not more than 60 km from Landsberg'],
      },
      {
        name: 'Contract milling of spelt',
        description: 'Milling of my own spelt for the farm shop.',
        points: ['5 tonnes', 'Type 630 and whole grain', 'Packed in bags of 5 kg'],
      },
    ],
  },
]
