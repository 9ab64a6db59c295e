/** Left over when English and French words are split at their apostrophes ("don't", "qu'une"). */
const contractions =
  'don doesn didn isn aren wasn weren won wouldn couldn shouldn hasn haven hadn ll ve re qu jusqu lorsqu'

/** Stopwords that the `stopword` package lacks. */
export const extraStopwords = {
  en: `${contractions} us no not without per each every etc via within rid`,
  de: 'pro je bzw inkl sowie usw per fürs lassen lasse',
  fr: `${contractions} etc ainsi afin chez nos notre votre vos nous après veux voudrais`,
  es: 'etc nuestro nuestra nuestros nuestras cada según también mis quiero quisiera tiene entre es son',
} as const
