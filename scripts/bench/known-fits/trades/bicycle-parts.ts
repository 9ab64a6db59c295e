import type { Trade } from './trade.ts'

export const bicycleParts: Trade = {
  id: 'bicycle parts',
  amount: { kind: 'deadline', values: [1, 2, 5, 10, 20] },
  texts: {
    en: {
      provider: 'a bicycle parts shop',
      requestNames: ['Parts for our bicycles', 'Spare parts for a bike workshop', 'Bicycle components'],
      offeringNames: ['Bicycle parts', 'Cycle components wholesale', 'Bike parts shop'],
      amount: { request: 'delivered within {n} days', offering: 'delivery takes {n} days at most' },
      concepts: [
        [
          ['hydraulic brake levers', 'hydraulic brakes'],
          ['hydraulic disc brakes with levers', 'brake sets, hydraulic'],
        ],
        [
          ['chains and cassettes', 'new cassette and chain'],
          ['cassettes and chains in stock', 'chain and cassette kits'],
        ],
        [
          ['tubeless tyres', 'tyres for tubeless rims'],
          ['tubeless tyres and sealant', 'tubeless-ready tyre range'],
        ],
        [
          ['carbon handlebars', 'a handlebar made of carbon'],
          ['handlebars in carbon', 'carbon handlebars and stems'],
        ],
        [
          ['leather saddle', 'comfortable saddle of leather'],
          ['saddles in leather', 'leather saddles and seat posts'],
        ],
        [
          ['hub dynamo', 'front wheel with dynamo'],
          ['dynamo hubs and lights', 'wheels built with a hub dynamo'],
        ],
        [
          ['steel mudguards', 'mudguards'],
          ['mudguards in steel or plastic', 'mudguard sets'],
        ],
        [
          ['replacement e-bike battery', 'batteries for e-bikes'],
          ['e-bike batteries', 'battery replacement for e-bikes'],
        ],
      ],
    },
  },
}
