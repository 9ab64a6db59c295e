import type { Trade } from './trade.ts'

export const removals: Trade = {
  id: 'removals',
  amount: { kind: 'limit', values: [10, 20, 40, 60, 100] },
  texts: {
    en: {
      provider: 'a removal company',
      requestNames: ['Moving house', 'Removal of a household', 'Help with our move'],
      offeringNames: ['Removal company', 'House and office moves', 'Movers'],
      amount: { request: 'about {n} cubic metres to move', offering: 'vans for up to {n} cubic metres' },
      concepts: [
        [
          ['packing of boxes', 'someone to pack our boxes'],
          ['we pack all boxes', 'packing service with boxes'],
        ],
        [
          ['piano transport', 'moving an upright piano'],
          ['transport of pianos and grand pianos', 'we move pianos'],
        ],
        [
          ['furniture assembly', 'wardrobes taken apart and assembled'],
          ['assembly of furniture and wardrobes', 'furniture taken apart and assembled again'],
        ],
        [
          ['temporary storage', 'storage for a few weeks'],
          ['storage in a dry warehouse', 'temporary storage of furniture'],
        ],
        [
          ['house clearance', 'clearing the cellar'],
          ['clearance of houses and cellars', 'we clear houses, attics and garages'],
        ],
        [
          ['external lift', 'a furniture lift for the fourth floor'],
          ['furniture lift up to the sixth floor', 'lifts outside the building'],
        ],
        [
          ['parking permit', 'a no-parking zone arranged'],
          ['we arrange parking permits', 'permit and signs for no-parking zones'],
        ],
        [
          ['move abroad', 'customs papers for a move abroad'],
          ['moves abroad with customs papers', 'customs handled for moves abroad'],
        ],
      ],
    },
  },
}
