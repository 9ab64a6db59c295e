import type { Sequel } from './story.ts'

/** Private mandates, and what the assistants make of them. */
export const mandates: readonly Sequel[] = [
  {
    offering: 'Mountain cheese, 6 to 18 months',
    request: 'Aged mountain cheese',
    steps: [
      {
        by: 'seller',
        at: 2.2,
        mandate: { target: '6400', walkAway: '5700', autonomy: 'propose', style: 'firm' },
      },
      {
        by: 'buyer',
        at: 3.1,
        mandate: { target: '5300', walkAway: '6200', autonomy: 'conclude', ceiling: '6200' },
      },
      { by: 'buyer', at: 4.3, negotiates: 'in an hour' },
    ],
  },
  {
    offering: 'Check and cleaning of solar plants',
    request: 'Service for our solar plant',
    steps: [
      {
        by: 'seller',
        at: 3.1,
        mandate: { target: '1450', walkAway: '1240', autonomy: 'conclude', ceiling: '3000', maxRounds: 3 },
      },
      {
        by: 'buyer',
        at: 3.3,
        mandate: { target: '900', walkAway: '1100', autonomy: 'conclude', ceiling: '1100', maxRounds: 4 },
      },
      { by: 'buyer', at: 3.4, negotiates: 'at once' },
    ],
  },
  {
    offering: 'Bookkeeping and wages for small firms',
    request: 'Someone for our bookkeeping',
    steps: [
      {
        by: 'buyer',
        at: 4.2,
        mandate: {
          target: '5900',
          walkAway: '7200',
          autonomy: 'conclude',
          ceiling: '7200',
          worth: [
            { key: 'notice_period', perUnit: -6_000 },
            { key: 'receipts', options: { 'by app': 0, 'on paper': 0 } },
          ],
          bounds: [{ key: 'notice_period', min: 1, max: 6, step: 1 }],
          terms: [
            { key: 'notice_period', label: 'Notice period', unit: 'months' },
            { key: 'receipts', label: 'Receipts' },
          ],
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
            { key: 'receipts', options: { 'by app': 0, 'on paper': -40_000 } },
          ],
          bounds: [{ key: 'notice_period', min: 1, max: 6, step: 1 }],
          terms: [
            { key: 'notice_period', label: 'Notice period', unit: 'months' },
            { key: 'receipts', label: 'Receipts' },
          ],
        },
      },
      { by: 'buyer', at: 5.1, negotiates: 'at once' },
    ],
  },
  {
    offering: 'Planning tools for crews in the field',
    request: 'Software for planning our crews',
    steps: [
      {
        by: 'seller',
        at: 2.1,
        mandate: { target: '760', walkAway: '600', autonomy: 'propose' },
      },
      { by: 'buyer', at: 2.2, mandate: { target: '560', walkAway: '700', autonomy: 'draft' } },
      { by: 'seller', at: 2.3, negotiates: 'at once' },
      { by: 'buyer', at: 3.1, takesOver: true },
    ],
  },
  {
    offering: 'Refrigerated van, 2022, 78,000 km',
    request: 'Refrigerated van, used',
    steps: [
      {
        by: 'seller',
        at: 1.3,
        mandate: { target: '18500', walkAway: '17200', autonomy: 'conclude', ceiling: '25000' },
      },
      {
        by: 'buyer',
        at: 2.1,
        mandate: { target: '16200', walkAway: '18000', autonomy: 'draft', style: 'quick' },
      },
      { by: 'seller', at: 2.2, negotiates: 'at once' },
    ],
  },
]
