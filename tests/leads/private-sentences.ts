import type { Side } from '../../src/shared/sides.ts'

/**
 * Sentences that people mean for their own side only, in four languages. Each has a word (a name) and a figure that occur
 * nowhere else.
 */
export const privateSentences = {
  seller: [
    { text: 'Internally our floor is 7311 EUR, says Zorblatix.', word: 'Zorblatix', figure: '7311' },
    { text: 'Bitte nicht verraten: Vexundra zahlt uns nur 7312 Euro.', word: 'Vexundra', figure: '7312' },
    { text: 'Entre nous, Trafilbo nous a offert 7313 euros.', word: 'Trafilbo', figure: '7313' },
    {
      text: 'Que quede entre nosotros: Gnorwick nos paga 7314 euros.',
      word: 'Gnorwick',
      figure: '7314',
    },
    {
      text: 'We would go down to 7315 EUR per tonne if Quenvaril asks.',
      word: 'Quenvaril',
      figure: '7315',
    },
  ],
  buyer: [
    {
      text: 'Our total budget is 8321 EUR, please keep that to yourself, like Luspendo does.',
      word: 'Luspendo',
      figure: '8321',
    },
    { text: 'Soll nicht öffentlich stehen: Hagrimont bekommt 8322 Euro.', word: 'Hagrimont', figure: '8322' },
    { text: 'Confidentiel : Wobrantel propose 8323 euros.', word: 'Wobrantel', figure: '8323' },
    { text: 'No se lo digas: Mibrantho pide 8324 euros.', word: 'Mibrantho', figure: '8324' },
    {
      text: 'Do not mention that Prazzel is our favourite at 8325 EUR.',
      word: 'Prazzel',
      figure: '8325',
    },
  ],
} as const satisfies Record<Side, readonly { text: string; word: string; figure: string }[]>

/** The words and figures of a side's private sentences that occur in a text. */
export const privateIn = (side: Side, text: string): string[] =>
  privateSentences[side].flatMap(({ word, figure }) => [
    ...(text.toLowerCase().includes(word.toLowerCase()) ? [word] : []),
    // Not as a part of an id or a time.
    ...(new RegExp(`(?<![\\w.:-])${figure}(?![\\w:-])`).test(text) ? [figure] : []),
  ])
