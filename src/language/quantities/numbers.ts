/** Numbers as people write them: 2,000; 2.000,50; 1 500; 10k; 1.5 million; twelve, zwölf, douze, doce. */

const spelled: Record<string, number> = {
  half: 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
  ein: 1,
  eine: 1,
  einem: 1,
  einer: 1,
  eines: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  fünf: 5,
  sechs: 6,
  sieben: 7,
  acht: 8,
  neun: 9,
  zehn: 10,
  zwölf: 12,
  zwanzig: 20,
  dreißig: 30,
  fünfzig: 50,
  hundert: 100,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
  quatre: 4,
  cinq: 5,
  sept: 7,
  huit: 8,
  neuf: 9,
  dix: 10,
  douze: 12,
  quinze: 15,
  vingt: 20,
  trente: 30,
  cinquante: 50,
  cent: 100,
  uno: 1,
  una: 1,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  ocho: 8,
  nueve: 9,
  diez: 10,
  doce: 12,
  quince: 15,
  veinte: 20,
  treinta: 30,
  cincuenta: 50,
  cien: 100,
}

const scales: Record<string, number> = {
  k: 1e3,
  thousand: 1e3,
  tsd: 1e3,
  tausend: 1e3,
  mille: 1e3,
  mil: 1e3,
  m: 1e6,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  millionen: 1e6,
  millones: 1e6,
  mn: 1e6,
  billion: 1e9,
  bn: 1e9,
  mrd: 1e9,
  milliarden: 1e9,
}

/** The source of a pattern for one number; spelled ones only as whole words. */
export const numberSource = `(?:\\d{1,3}(?:[.,'’\\u00A0\\u202F ]\\d{3})+(?:[.,]\\d{1,2})?(?!\\d)|\\d+(?:[.,]\\d+)?)(?:\\s?(?:k|thousand|tsd\\.?|tausend|millions?|millionen|millones|mio\\.?|mn|mil|mille|bn|billion|mrd\\.?)(?![\\p{L}]))?|(?<![\\p{L}])(?:${Object.keys(spelled).join('|')})(?![\\p{L}])`

/** The value of a text that matches `numberSource`. */
export function numberOf(text: string): number {
  const word = spelled[text.toLowerCase()]
  if (word !== undefined) return word
  const [, digits = '', scale = ''] = /^([\d.,'’\u00A0\u202F ]*\d)\s?(\p{L}*)/u.exec(text) ?? []
  return plainNumber(digits) * (scales[scale.toLowerCase()] ?? 1)
}

/** Which separator is the decimal one: the last of two kinds, or a single one not before exactly three digits. */
function plainNumber(digits: string): number {
  const bare = digits.replace(/['’\u00A0\u202F ]/g, '')
  const decimal = Math.max(bare.lastIndexOf('.'), bare.lastIndexOf(','))
  if (decimal < 0) return Number(bare)
  const mark = bare[decimal] ?? '.'
  const kinds = (bare.includes('.') ? 1 : 0) + (bare.includes(',') ? 1 : 0)
  const after = bare.length - decimal - 1
  const grouping = kinds === 1 && (bare.split(mark).length > 2 || (after === 3 && !/^0[.,]/.test(bare)))
  if (grouping) return Number(bare.replaceAll(mark, ''))
  return Number(`${bare.slice(0, decimal).replace(/[.,]/g, '')}.${bare.slice(decimal + 1)}`)
}
