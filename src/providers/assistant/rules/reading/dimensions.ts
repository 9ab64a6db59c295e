import type { Quantity } from '../../../../language/quantities/quantity.ts'

/** Nouns that only name what a figure measures: in 'temperature of 4 °C' all is said by '4 °C'. */
const nouns: readonly [RegExp, RegExp][] = [
  [/^temperature$/, /^(?:temperatur\p{L}*|température|temperatura)$/iu],
  [
    /^money/,
    /^(?:budget|prices?|costs?|fees?|rates?|spend|total|hourly|preis\p{L}*|kosten|budget|stundensatz|prix|coût|tarif|budget|precio|coste|presupuesto|tarifa)$/iu,
  ],
  [
    /^length$/,
    /^(?:length|width|height|diameters?|thick\p{L}*|long|wide|high|distance|radius|länge|breite|höhe|durchmesser|dicke?|stärken?|umkreis|longueur|largeur|hauteur|diamètre|épaisseur|rayon|longitud|ancho|altura|diámetro|espesor|radio)$/iu,
  ],
  [/^area$/, /^(?:area|space|floor|fläche|grundfläche|surface|superficie)$/iu],
  [/^mass$/, /^(?:weight|weigh\p{L}*|gewicht|poids|peso|capacity|load)$/iu],
  [/^volume$/, /^(?:volume|content|inhalt|volumen|contenance|capacidad)$/iu],
  [/^power$/, /^(?:power|output|leistung|puissance|potencia)$/iu],
  [/^percent$/, /^(?:share|rate|anteil|part|porcentaje)$/iu],
  [/^frequency$/, /^(?:frequency|visits?|turnus|fréquence|frecuencia)$/iu],
  [/^time$/, /^(?:duration|period|term|dauer|frist|durée|délai|plazo|duración)$/iu],
]

export const namesDimension = (word: string, quantities: readonly Quantity[]): boolean =>
  quantities.some((q) => nouns.some(([dimension, noun]) => dimension.test(q.dimension) && noun.test(word)))
