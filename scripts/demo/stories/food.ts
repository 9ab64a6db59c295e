import type { DateOf, Story } from './story.ts'

export const foodStories = (on: DateOf): Story[] => [
  {
    offering: 'Stone-milled organic rye flour',
    request: 'Organic rye flour, 500 kg a week',
    daysAgo: 6,
    opening: `Hello Sauerteig Bakery,

we mill organic rye on stone, fresh for each order, up to 2 tonnes a week. Your 500 kg in 25 kg bags fit well, and we deliver to Munich within 48 hours.

What would help us to make you an offer:
- Types: whole rye, light rye, or both?
- Unloading: do you have a ramp?`,
    steps: [
      {
        by: 'buyer',
        at: 0.2,
        said: 'Mostly whole rye, 400 kg, and 100 kg light. No ramp but a pallet truck. Ask for the price and a trial.',
        note: 'We can go up to 1.10 € per kg. They don’t need to know that our present mill is closing.',
        assistant: `Thank you, that sounds right for our oven house.

- We need 400 kg of whole rye and 100 kg of light rye a week.
- There is no ramp, but a pallet truck and two early risers.

What is your price per kg, delivered? And could we begin with a trial of 100 kg?`,
      },
      {
        by: 'seller',
        at: 1.1,
        said: 'Whole rye 0.94, light 0.98, delivered. Trial 100 kg next week, invoiced at the same price.',
        note: 'Our floor is 0.82 € above a tonne. Keep it for a yearly contract.',
        assistant: `We deliver within 2 days of the order, in bags of 25 kg.

- Whole rye: 0.94 € per kg, delivered
- Light rye: 0.98 € per kg, delivered

The trial of 100 kg can be with you on Wednesday at the same price, with the batch’s analysis.`,
      },
      {
        by: 'buyer',
        at: 1.4,
        says: 'Greta, that works for the trial. We bake with it for three days and I call it a success if nobody notices. What about the weeks with holidays?',
      },
      {
        by: 'seller',
        at: 2.12,
        says: 'We mill every week except the one after Christmas. Before that week we deliver double, if your store stays dry.',
      },
      { by: 'buyer', at: 2.2, judges: 'At least 500 kg a week', as: 'meet' },
      {
        by: 'buyer',
        at: 5.09,
        says: 'Trial baked and eaten. The crust is better than ours. We would like to start for real.',
      },
    ],
    draft: {
      by: 'buyer',
      said: '400 kg whole rye and 100 kg light a week, Wednesdays before 6. A price for a year’s contract?',
      note: 'If they stay at 0.94 € we take it all the same.',
      text: `We would like to start with 400 kg of whole rye and 100 kg of light rye a week, delivered on Wednesdays before 6:00.

What would your price be if we sign for a year?`,
    },
  },
  {
    offering: 'Organic rye from my farm, about 55 tonnes',
    request: 'Regional organic rye, harvest 2026',
    daysAgo: 9,
    opening: `Hello Mühlbach Mill,

I have about 55 tonnes of organic rye of this harvest, Naturland certified, with a falling number of 190. It is dried, cleaned and stored on my farm, 38 km from Augsburg.

Would you like a sample of each silo before we talk about prices?`,
    steps: [
      {
        by: 'buyer',
        at: 0.5,
        says: 'Yes please, 2 kg from each silo. Our laboratory needs two days. Is the rye free of ergot?',
      },
      {
        by: 'seller',
        at: 1.07,
        says: 'Cleaned twice, the second time with the colour sorter of the cooperative. The report says 0.02 % ergot. I will bring the samples tomorrow, I am at the dentist in Augsburg anyway.',
      },
      {
        by: 'seller',
        at: 1.1,
        corrects:
          'Cleaned twice, the second time with the colour sorter of the cooperative. The report says 0.01 % ergot, not 0.02. I will bring the samples tomorrow, I am at the dentist in Augsburg anyway.',
      },
      {
        by: 'buyer',
        at: 4.1,
        said: 'Lab is happy: falling number 187, moisture 13.4 %. Offer 290 € a tonne for all 55, we collect.',
        note: 'We can pay up to 310 € a tonne.',
        assistant: `Our laboratory is content: a falling number of 187 and a moisture of 13.4 %.

We would take all 55 tonnes at 290 € a tonne and collect them ourselves, in two loads.`,
      },
      {
        by: 'seller',
        at: 5.09,
        said: '298 and they can collect any time, I load with my own auger. Paid within 14 days.',
        note: 'I would sell from 285 € on, but rye is getting scarce.',
        assistant: `Thank you for the quick analysis. At 298 € a tonne I load both lorries with my own auger, on any day that suits you, with payment within 14 days.`,
      },
      {
        by: 'buyer',
        at: 6.15,
        says: `298 € it is, Martin. First lorry on ${on('Monday', 3)}, second one on ${on('Thursday', 10)}, both around nine. I send the contract tonight.`,
      },
      { by: 'seller', at: 6.2, says: 'Agreed. Tell the drivers to turn at the chapel, not at the bridge.' },
    ],
  },
  {
    offering: 'Contract milling of your own grain',
    request: 'Contract milling of spelt',
    daysAgo: 12,
    opening: `Hello Martin Egger,

we clean and mill your own grain from 3 tonnes on, so your 5 tonnes of spelt are welcome. They are back with you within 10 days.

- Type 630 and whole grain: in what shares?
- Is the spelt already dehusked?`,
    steps: [
      {
        by: 'buyer',
        at: 0.4,
        says: 'Three tonnes to type 630, two as whole grain. It is still in the husk, can you do that?',
      },
      {
        by: 'seller',
        at: 1.2,
        said: 'We dehusk, costs extra. 210 €/t milling, 60 €/t dehusking. 5 kg bags 0.38 each.',
        assistant: `Yes, we dehusk spelt as well.

- Milling to type 630 and whole grain: 210 € a tonne
- Dehusking: 60 € a tonne
- Packed in bags of 5 kg with your label: 0.38 € a bag`,
      },
      {
        by: 'buyer',
        at: 2.12,
        says: `Good. I come with the trailer on ${on('Tuesday', 2)} after milking. The labels are at the printer’s.`,
      },
    ],
  },
  {
    offering: 'Stone-milled organic rye flour',
    request: 'Contract milling of spelt',
    daysAgo: 12,
    opening: `Hello Martin Egger,

we offer organic rye flour, milled on stone. Your request is for the milling of your own spelt, which we do under another offering; this one is about finished rye flour.`,
    steps: [
      {
        by: 'buyer',
        at: 0.6,
        says: 'Then let us go on over there, this one is not for me. Thank you for saying so at once.',
      },
      { by: 'seller', at: 0.8, ends: true },
    ],
  },
  {
    offering: 'Organic butter, 82 % fat',
    request: 'Organic butter in blocks',
    daysAgo: 4,
    opening: `Hello Sauerteig Bakery,

60 kg a week in blocks of 10 kg are easy for us: certified organic, 82 % fat, and Munich is on our Monday tour.

Mild or cultured butter?`,
    steps: [
      {
        by: 'buyer',
        at: 0.3,
        says: 'Cultured, please. Croissants taste of it. What does it cost, and does the price move with the market?',
      },
      {
        by: 'seller',
        at: 0.9,
        said: '8.40 €/kg delivered, fixed for a quarter. Then the organic butter quotation in Kempten.',
        note: 'For 100 kg a week we could do 8.10.',
        assistant: `Cultured butter in blocks of 10 kg is 8.40 € per kg, delivered on Mondays. The price holds for a quarter and then follows the Kempten quotation for organic butter.`,
      },
      {
        by: 'buyer',
        at: 1.3,
        says: `Fair. Please put us on the tour from ${on('Monday', 4)}, six blocks, back door, before five.`,
      },
    ],
  },
  {
    offering: 'Extra virgin olive oil in bulk',
    request: 'Organic olive oil, 4,000 litres a year',
    daysAgo: 8,
    opening: `Hello Nordisk Delikat,

we press our own olives in Umbria within six hours of picking. The oil is certified organic, has an acidity below 0.3 %, and comes in tins of 5 litres.

We ship within the EU in 7 days. Would you take the 4,000 litres at once or over the year?`,
    steps: [
      {
        by: 'buyer',
        at: 1.07,
        said: '1,000 litres each quarter. We want this year’s analysis and a tin to taste. Price delivered to Malmö?',
        note: 'At most 9.50 € per litre. The restaurants complain about the oil we have now.',
        assistant: `We would take 1,000 litres a quarter, in tins of 5 litres, delivered to Malmö.

- Please send this year’s analysis and a tin to taste.
- What is your price per litre, delivered?`,
      },
      {
        by: 'seller',
        at: 2.2,
        said: '9.10 delivered for 1,000 l. Acidity 0.21 %, peroxide 6. Tin is on its way, should be there in 4 days.',
        assistant: `For 1,000 litres a quarter our price is 9.10 € per litre, delivered to Malmö within 9 days of each order.

This year’s analysis: acidity 0.21 %, peroxide value 6. A tin is on its way to you.`,
      },
      {
        by: 'buyer',
        at: 6.15,
        says: 'It arrived, and four chefs asked where they can get it. We would like to start with the first 1,000 litres in January.',
      },
      {
        by: 'seller',
        at: 6.5,
        says: 'That makes us happy! I reserve 1,000 litres of the early harvest for you and send the order form today. Chiara',
      },
    ],
  },
  {
    offering: 'Mountain cheese, 6 to 18 months',
    request: 'Aged mountain cheese',
    daysAgo: 5,
    opening: `Hello Nordisk Delikat,

our raw-milk cheese ripens for 6, 12 or 18 months in our own cellar and leaves it in whole wheels of 30 kg.

For your counters we would suggest the 12 months. How many wheels would you take a month?`,
    steps: [
      {
        by: 'buyer',
        at: 0.7,
        says: 'Eight wheels of 12 months and two of 18. Who brings them to Malmö, and at what temperature?',
      },
      {
        by: 'seller',
        at: 1.5,
        says: 'We hand them to Haulwell in Kempten, refrigerated from 4 to 7 °C with a temperature record, 3 days to Malmö. The 12 months are 19.80 € per kg, the 18 months 23.50 €, ex cellar.',
      },
    ],
  },
]
