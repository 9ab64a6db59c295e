/**
 * For each dimension of a quantity, the nouns that only name what the figure measures, as in 'temperature of
 * 4 °C'. In English, German, French and Spanish. Written by hand.
 */
export const dimensionNouns: readonly [dimension: RegExp, noun: RegExp][] = [
  [/^temperature$/, /^(?:temperatur\p{L}*|température|temperatura)$/iu],
  [
    /^money/,
    /^(?:budget|prices?|costs?|fees?|rates?|spend|total|hourly|preis\p{L}*|kosten|budget|stundensatz|prix|coût|tarif|budget|precio|coste|presupuesto|tarifa|net|netto|nett?|neto|gross|brutto|brut|bruto|vat|mwst|ht|ttc|iva)$/iu,
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
