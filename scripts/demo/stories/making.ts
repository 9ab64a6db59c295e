import type { DateOf, Story } from './story.ts'

export const makingStories = (on: DateOf): Story[] => [
  {
    offering: 'Shop fittings in solid wood',
    request: 'Fittings for a new café',
    daysAgo: 10,
    opening: `Hello Kontor Café,

we design and build counters, shelves and tables in solid oak, ash or beech, without chipboard, from the plan to the assembly.

From the order to the opening we need 6 to 10 weeks. May we come and measure?`,
    steps: [
      {
        by: 'buyer',
        at: 0.6,
        said: 'Come on Thursday, we have the keys. Ash, twelve tables 70 x 70, counter 4.2 m. Must be ready by end of March!',
        note: 'The budget is 55,000 €. Opening is announced for April 4, so March is really fixed.',
        assistant: `You are welcome to measure on Thursday; we have the keys.

- Ash for everything
- A counter of 4.2 m and twelve tables of 70 x 70 cm
- Ready by the end of March

Is that date safe for you?`,
      },
      {
        by: 'seller',
        at: 3.04,
        says: 'Measured. Lovely room, crooked walls. The design follows by Tuesday; if you order within two weeks, we fit everything in the second week of March.',
      },
      {
        by: 'seller',
        at: 7.03,
        said: 'Design attached to the listing. 51,800 € incl. assembly, without the coffee machine’s steel plate.',
        note: 'We could drop 1,500 € if they push, not now.',
        edited: true,
        assistant: `The design is ready. Counter, shelves and twelve tables in ash, oiled, are 51,800 € with delivery and assembly.

The steel plate below the coffee machine is not in it yet.`,
      },
      {
        by: 'buyer',
        at: 8.11,
        says: 'My partner has fallen in love with the counter. With the steel plate, please. Can the tables be stacked?',
      },
      {
        by: 'seller',
        at: 8.3,
        says: 'Not stacked, but the tops fold down and lean to the wall, all twelve in one square metre. With the steel plate it is 52,950 € altogether.',
      },
    ],
  },
  {
    offering: 'CNC router, 3.2 x 1.6 m, built 2019',
    request: 'Used CNC router',
    daysAgo: 7,
    opening: `Hello Holzwerk Reiter,

our three-axis router has a vacuum table of 3.2 x 1.6 m and a tool changer. It was built in 2019, has run for 4,100 hours and was overhauled this summer.

Two days of training are included. Would you like to see it run?`,
    steps: [
      {
        by: 'buyer',
        at: 0.4,
        says: 'Yes. We work with spruce of 60 mm, mostly stair strings. Could I bring two of ours?',
      },
      {
        by: 'seller',
        at: 0.8,
        says: 'Bring them, and the drawings as DXF. By the way, the counter stands at 4,300 hours after the test runs.',
      },
      {
        by: 'buyer',
        at: 3.5,
        said: 'It cut both strings clean. What is the price with delivery to Füssen and the training?',
        note: 'Up to 42,000 €. Our old machine is dead, we need it this month.',
        assistant: `Thank you for the demonstration; both strings came out clean.

What is your price with delivery to Füssen, set-up and the two days of training?`,
      },
      {
        by: 'seller',
        at: 4.2,
        said: '38,900 € all in. Delivery with Haulwell in 3 weeks.',
        note: 'Lowest is 36,500 €.',
        assistant: `Delivered to Füssen, set up and with two days of training, the router is 38,900 €. We can deliver and set it up within three weeks, with 12 months of warranty on the spindle.`,
      },
      {
        by: 'buyer',
        at: 5.09,
        says: `Done, Dieter. Please reserve it; the deposit leaves today. We clear the place by ${on('Friday', 8)}.`,
      },
    ],
  },
  {
    offering: 'Machine transport with crane',
    request: 'Transport of heavy machines',
    daysAgo: 11,
    opening: `Hello Feinschnitt Maschinen,

we load, carry and place machines up to 6 tonnes with our own crane lorries, in Germany, Austria and Poland, insured up to 250,000 €.

Three transports a month are possible with pick-up within 5 days. What are the usual routes?`,
    steps: [
      {
        by: 'buyer',
        at: 0.5,
        says: 'From Ulm, mostly to Bavaria and Tyrol, 2 to 4 tonnes. The machines must not be tilted.',
      },
      {
        by: 'seller',
        at: 1.07,
        says: 'We lift at the frame and log the tilt on the way. Ulm to Füssen with placing is 690 €, to Innsbruck 880 €, tolls included.',
      },
      {
        by: 'buyer',
        at: 2.12,
        says: `Good prices. We try it with a CNC router to Füssen on ${on('Friday', 8)}, and then we talk about all three a month.`,
      },
    ],
  },
  {
    offering: 'Printed organic cotton shirts',
    request: '300 running shirts in organic cotton',
    daysAgo: 6,
    opening: `Hello Amara Okafor,

we print on fair organic cotton, GOTS certified, with water-based inks. 300 shirts in two colours are ready 15 days after you approve the proof.

Which sizes do you need, and is the design ready?`,
    steps: [
      {
        by: 'buyer',
        at: 0.8,
        said: 'XS 20, S 60, M 90, L 80, XL 40, XXL 10. Logo as SVG. Price? Must arrive by 20 May.',
        note: 'At most 9 € a piece, it is all donations.',
        assistant: `The sizes are XS 20, S 60, M 90, L 80, XL 40 and XXL 10, in two colours; the logo is ready as an SVG.

What would a shirt cost, and is delivery to Munich by 20 May safe?`,
      },
      {
        by: 'seller',
        at: 1.6,
        said: '8.20 € with print, shipping included since it is for charity. Proof on cloth first. If ok by 20 April, arrives 12 May.',
        assistant: `A shirt with print in two colours is 8.20 €, shipping to Munich included, because it is for a good cause.

First you get a proof on cloth. If you approve it by 20 April, all 300 arrive by 12 May, with the GOTS certificate.`,
      },
      {
        by: 'buyer',
        at: 2.4,
        says: 'That is kind of you! One of our runners asks: is cotton not too heavy when it gets wet?',
      },
      {
        by: 'seller',
        at: 3.04,
        says: 'Honestly: for a marathon yes, for 10 km in May no. We use the light quality of 140 g. For those who race, synthetic is better, but we don’t print on it.',
      },
      { by: 'buyer', at: 3.1, judges: 'Organic cotton with certificate', as: 'meet' },
      { by: 'buyer', at: 3.1, judges: 'Delivered by 20 May', as: 'meet' },
    ],
  },
  {
    offering: 'Straight and winding stairs',
    request: 'Wooden stairs to the first floor',
    daysAgo: 3,
    opening: `Hello Paul Winkler,

we build and fit winding stairs within 100 km of Füssen, and give five years of warranty. We measure on site before we make an offer.

Is the old staircase still in place?`,
    steps: [
      {
        by: 'buyer',
        at: 0.5,
        says: 'It is, and it creaks. We would like oak. The floor above gets insulated in June, so it should be fitted before July.',
      },
      {
        by: 'seller',
        at: 1.2,
        says: `We have oak of our own, dry since two years. I come to measure on ${on('Wednesday', 4)} at eight. Please leave the old stairs; I need them to get up.`,
      },
    ],
  },
]
