import { expect, test } from 'vitest'
import { blocksOf } from '../../web/src/features/leads/thread/bubbles/message-blocks.ts'

test.each([
  ['Hello.', [{ kind: 'text', lines: ['Hello.'] }]],
  [
    'Still open:\n- Delivery\n- Price\n\nWhat do you think?',
    [
      { kind: 'text', lines: ['Still open:'] },
      { kind: 'list', lines: ['Delivery', 'Price'] },
      { kind: 'text', lines: ['What do you think?'] },
    ],
  ],
  [
    'One\nTwo\n \nThree',
    [
      { kind: 'text', lines: ['One', 'Two'] },
      { kind: 'text', lines: ['Three'] },
    ],
  ],
  ['5 - 3 is 2, -4 °C', [{ kind: 'text', lines: ['5 - 3 is 2, -4 °C'] }]],
  [
    '-4 °C\n* <b>bold</b>',
    [
      { kind: 'text', lines: ['-4 °C'] },
      { kind: 'list', lines: ['<b>bold</b>'] },
    ],
  ],
])('reads %j as paragraphs and lists', (text, blocks) => {
  expect(blocksOf(text)).toEqual(blocks)
})
