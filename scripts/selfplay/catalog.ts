import type { Side } from '../../src/shared/sides.ts'

/** The listings and phrases of self-play. The sides' points only partly match, so there is something to negotiate. */

export const catalog = {
  seller: [
    ['Organic wheat flour', ['Certified organic', 'Delivery within 3 days', 'At least 200 kg a week']],
    [
      'Stone-ground wheat flour',
      ['Stone-ground every morning', 'Paper bags of 25 kg', 'Delivery within 5 days'],
    ],
    [
      'Wheat flour for bakeries',
      ['Up to 2000 kg a week', 'Payment within 30 days', 'Delivery within 24 hours'],
    ],
    ['Regional wheat flour', ['Grown within 50 km', 'Certified organic', 'Milled on request']],
  ],
  buyer: [
    [
      'Wheat flour for a bakery',
      ['Organic certification', 'At least 500 kg a week', 'Delivery within 2 days'],
    ],
    ['Organic wheat flour wanted', ['Certified organic', 'Paper bags', 'Payment within 30 days']],
    ['Wheat flour for pizza', ['Delivery within a week', 'Milled on request', 'Grown within 100 km']],
    ['Stone-ground wheat flour wanted', ['Stone-ground', 'At least 100 kg a week', 'Delivery within 3 days']],
    ['Wheat flour, weekly', ['Up to 1000 kg a week', 'Organic certification', 'Bags of 25 kg']],
  ],
} as const satisfies Record<Side, readonly (readonly [string, readonly string[]])[]>

export const phrases = {
  seller: [
    'We are certified organic since 2011.',
    'We can deliver within 2 days.',
    'We can deliver 600 kg a week from May.',
    'We do not deliver on Sundays.',
    'Our flour comes in paper bags of 25 kg.',
    'We mill on request.',
    'Payment within 30 days is fine.',
    'Our grain is grown within 40 km.',
    'We can not do less than 100 kg a week.',
  ],
  buyer: [
    'Which certificate do you have?',
    'Could you deliver within a day?',
    'We need 500 kg a week.',
    'We pay within 14 days.',
    'Plastic bags are no good to us.',
    'A sample would help us.',
    'Is the grain from the region?',
    'We would start in May.',
  ],
} as const satisfies Record<Side, readonly string[]>
