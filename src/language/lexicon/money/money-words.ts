/** Words that only announce an amount of money, in English, German, French and Spanish. */
export const moneyWords = `
  budget budgets price prices priced pricing cost costs costing fee fees rate rates charge charges spend spending pay
  paying total hourly max maximum most limit roughly starting starts looking around eur euro euros
  preis preise preisen kosten kostet stundensatz stundenlohn ausgeben ausgabe zahlen zahle bezahlen höchstens maximal max
  beträgt liegt insgesamt gesamt pauschal pauschale obergrenze
  prix coût coûts coûte coûtent tarif tarifs dépenser dépense payer paie paye maximum max plafond partir total forfait mettre mets mettons peut
  precio precios coste costes costo costos cuesta cuestan tarifa tarifas presupuesto gastar gasto pagar pago máximo max
  límite total partir puedo podemos poner peux pouvons`

/** Words that show what a sentence's amount of money is. */
export const priceCues = {
  price:
    /\b(?:budget|price[sd]?|pricing|costs?|rates?|hourly|spend)\b|preis|kosten|stundensatz|ausgeben|\bprix\b|tarif|co[uû]t|d[ée]penser|presupuesto|precio|\bcoste|\bcuesta|gastar/iu,
  budget: /\bbudget|\bspend\b|\bafford\b|willing to pay|ausgeben|zahlen h|d[ée]penser|presupuesto|gastar/iu,
  /** Costs beside the price. */
  fee: /deposit|surcharge|delivery (?:fee|costs?|charge)|shipping (?:fee|costs?)|call[- ]?out|kaution|anzahlung|zuschlag|lieferkosten|versandkosten|anfahrt|caution|acompte|suppl[ée]ment|frais de (?:livraison|port|d[ée]placement)|fianza|dep[óo]sito|recargo|gastos de env[íi]o|desplazamiento/iu,
} as const
