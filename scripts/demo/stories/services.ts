import type { DateOf, Story } from './story.ts'

export const serviceStories = (on: DateOf): Story[] => [
  {
    offering: 'Solar plants for homes, 5 to 30 kWp',
    request: 'Solar plant of 12 kWp with storage',
    daysAgo: 8,
    opening: `Hello Paul Winkler,

we plan and build solar plants from 5 to 30 kWp with storage from 5 to 20 kWh, all from one hand, also on tiled roofs. Your 12 kWp would be finished within 4 months.

To calculate the yield we need the roof’s direction, its pitch and a photo of the meter cabinet.`,
    steps: [
      {
        by: 'buyer',
        at: 0.6,
        says: 'South-west, 38 degrees, a chestnut tree shades the lower left corner after four. Photo of the cabinet is in the listing now. It is from 1974.',
      },
      {
        by: 'seller',
        at: 2.12,
        said: '28 modules of 430 W = 12.04 kWp, 10.2 kWh storage. New meter cabinet needed, 1,900 €. Total 23,600 €.',
        note: 'We have a gap in the crew plan in six weeks, so this roof would help us.',
        assistant: `From your details we propose 28 modules with 12.04 kWp and a storage of 10.2 kWh. The yield would be about 11,300 kWh a year, with the tree’s shade.

- Plant, storage, scaffolding and registration: 21,700 €
- New meter cabinet: 1,900 €`,
      },
      {
        by: 'buyer',
        at: 3.04,
        says: 'So 23,600 € altogether. Is the scaffolding really in it? Our neighbour paid extra.',
      },
      {
        by: 'seller',
        at: 3.2,
        says: 'It is in it, and so is taking it down again. We look at the rafters before you sign; a farmhouse sometimes has surprises.',
      },
      {
        by: 'seller',
        at: 6.15,
        says: `The rafters are fine. We could start on ${on('Monday', 30)} and be done in eight working days, if you decide this month.`,
      },
    ],
  },
  {
    offering: 'Check and cleaning of solar plants',
    request: 'Service for our solar plant',
    daysAgo: 5,
    opening: `Hello Mühlbach Mill,

we check and clean plants up to 500 kWp, with pure water and thermography by drone. Your 99 kWp take us one day, and the thermography report is included.

Flour dust often settles on modules near a mill. When were they last cleaned?`,
    steps: [
      {
        by: 'buyer',
        at: 0.4,
        says: 'Never, I am afraid. Yield is down by eight per cent against the first year. Is the plant off while you work?',
      },
      {
        by: 'seller',
        at: 1.07,
        said: 'Off for about two hours for the electrical check. 1,240 € flat. 8 % is a lot, could be a string.',
        assistant: `Only for about two hours, during the electrical check; you can choose them.

Check, cleaning and thermography of 99 kWp are 1,240 € flat. Eight per cent is more than dust; the thermography will show whether a string has failed.`,
      },
      {
        by: 'buyer',
        at: 2.12,
        says: 'Sensible. It has to be before the end of April, and not on a Tuesday, the lorries come then.',
      },
      {
        by: 'seller',
        at: 2.5,
        says: `Then ${on('Thursday', 10)}, from seven on. If it rains we come the next dry day; you get a call the evening before.`,
      },
    ],
  },
  {
    offering: 'Bookkeeping and wages for small firms',
    request: 'Someone for our bookkeeping',
    daysAgo: 9,
    opening: `Hello Kontor Café,

we do the monthly bookkeeping, VAT returns and wages of cafés like yours, paperless, with one person to talk to. 14 employees are well within our 25.

Which till system do you use?`,
    steps: [
      {
        by: 'buyer',
        at: 0.7,
        said: 'Two tills with export to DATEV. Tips are paid by card too. What would it cost a month?',
        note: 'At most 600 € a month. Our present bookkeeper has not been told yet.',
        assistant: `Both cafés have tills with a DATEV export, and part of the tips comes by card.

What would bookkeeping, VAT returns and wages for 14 employees cost a month?`,
      },
      {
        by: 'seller',
        at: 1.4,
        said: '540 € flat, tips by card included, no set-up fee. Takeover to the first of a month.',
        assistant: `Bookkeeping, the monthly VAT return and wages for 14 employees are 540 € a month flat. Tips by card are in it, and there is no set-up fee.

We take over on the first of any month; receipts come by app.`,
      },
      {
        by: 'buyer',
        at: 2.12,
        says: 'That is clear, thank you. Who would be our person, and is she there in August?',
      },
      {
        by: 'seller',
        at: 2.4,
        says: 'Kerstin Maier, so myself, and Jana when I am away. Wages have never waited for a holiday here.',
      },
      {
        by: 'buyer',
        at: 3.04,
        says: 'Then we start on the first of next month. Please send the contract to both of us.',
      },
    ],
  },
  {
    offering: 'Event photography, a day or half a day',
    request: 'Photographer for a day',
    daysAgo: 7,
    opening: `Hello Amara Okafor,

I photograph sports and celebrations in and around Munich, also on Sundays. You get at least 250 edited pictures within 3 days, with the rights for print and web.

What is the course like, and where is the light at the finish?`,
    steps: [
      {
        by: 'buyer',
        at: 0.5,
        says: 'Start and finish are at the lake, facing east. From 8:00 to 14:00, about 700 runners. The children’s run at noon matters most.',
      },
      {
        by: 'seller',
        at: 1.3,
        said: '620 € for 8 to 14, charity price. Second camera at the finish on a tripod.',
        note: 'Normal price is 780.',
        assistant: `From 8:00 to 14:00 it is 620 €, a price for charity. A second camera on a tripod covers the finish while I am with the children.

Both the pictures and the rights are included.`,
      },
      { by: 'buyer', at: 2.12, says: 'Booked, with joy. Please bring a rain cover, it is June.' },
    ],
  },
  {
    offering: 'Planning tools for crews in the field',
    request: 'Software for planning our crews',
    daysAgo: 4,
    opening: `Hello Sonnenkraft Allgäu,

our phone app plans crews, vehicles and sites, works offline, speaks German and exports the hours for wages. It is hosted in the EU, from 9 € per person and month.

Which wage software should it export to?`,
    steps: [
      {
        by: 'buyer',
        at: 0.6,
        says: 'DATEV LODAS. On half of our roofs there is no reception: what happens if two people change the same day?',
      },
      {
        by: 'seller',
        at: 1.1,
        says: 'Both changes are kept and the crew leader decides, with one tap. We export to LODAS. Shall we set up a trial with your real crews for 30 days?',
      },
      {
        by: 'buyer',
        at: 1.6,
        says: `Yes, for six people. ${on('Tuesday', 3)} at 16:00 would suit us for the introduction.`,
      },
    ],
  },
  {
    offering: 'Accessibility review of websites',
    request: 'Accessible website for a translator',
    daysAgo: 10,
    opening: `Hello Yuki Tanaka,

we review existing websites against WCAG 2.2 AA, with a report within 10 days and a retest. You are looking for somebody who builds a site in three languages; this offering covers only its review.`,
    steps: [
      {
        by: 'buyer',
        at: 0.9,
        says: 'Thank you for your honesty. I need the site first. May I come back for the review when it exists?',
      },
      { by: 'seller', at: 1.2, says: 'Gladly, and good luck with it. A small site is reviewed in a week.' },
      { by: 'buyer', at: 1.5, ends: true },
    ],
  },
  {
    offering: 'Sourdough bread for cafés and shops',
    request: 'Organic bread every morning',
    daysAgo: 6,
    opening: `Hello Kontor Café,

we bake twelve kinds of organic bread at night and deliver within Munich before 7:00. There is no minimum order, and we take unsold bread back at half the price.

Which loaves do your guests like?`,
    steps: [
      {
        by: 'buyer',
        at: 0.4,
        says: 'Dark ones to eat with butter, and a light one for avocado, which I am not proud of. About 40 loaves over two cafés.',
      },
      {
        by: 'seller',
        at: 1.07,
        says: 'Then 24 of the rye and 16 of the wheat-and-spelt. 4.60 € and 4.20 € a loaf of 1 kg. Unsold loaves of the day before go back with the driver.',
      },
      {
        by: 'buyer',
        at: 1.5,
        says: `Let us try it for two weeks from ${on('Monday', 5)} on. Schwabing opens at 7:30, Haidhausen at 7:00.`,
      },
    ],
  },
  {
    offering: 'Room for evening events',
    request: 'Evening room for an exhibition',
    daysAgo: 5,
    opening: `Hello Hana Svobodová,

our café in Schwabing is free from 18:00 on, for up to 60 people, with kitchen and sound. You may bring your own drinks and food.

Do the pictures hang or stand?`,
    steps: [
      {
        by: 'buyer',
        at: 0.5,
        says: 'They hang: fourteen, of 60 x 90 cm. Is there a rail, and may they stay for a week?',
      },
      {
        by: 'seller',
        at: 1.07,
        said: 'There is a rail on two walls. Pictures may stay 2 weeks, free. 450 € the evening, May 8 is free.',
        assistant: `There is a picture rail on two walls, and the pictures can hang for two weeks at no cost.

The evening is 450 €; Friday, 8 May is still free.`,
      },
      {
        by: 'buyer',
        at: 1.4,
        says: '8 May it is. I bring the wine, and a picture for the wall behind the bar.',
      },
    ],
  },
  {
    offering: 'Refrigerated van, 2022, 78,000 km',
    request: 'Refrigerated van, used',
    daysAgo: 3,
    opening: `Hello Sauerteig Bakery,

our van was first registered in 2022, has run 78,000 km and cools from 0 to 12 °C. It comes from one owner, a florist, with all services and 12 months of warranty.

Shall we reserve a test drive?`,
    steps: [
      {
        by: 'buyer',
        at: 0.6,
        says: 'Yes, before work: Thursday at two in the afternoon. How long does it take from 25 to 4 °C?',
      },
      {
        by: 'seller',
        at: 1.07,
        says: 'Thirty-five minutes empty; I will let you watch. The price is 17,900 € with a new battery.',
      },
    ],
  },
]
