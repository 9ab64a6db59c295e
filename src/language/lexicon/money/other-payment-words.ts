/** Words of sentences whose amount is not the price of the whole: deposits, surcharges, discounts, values. */
export const otherPaymentWords = String.raw`
deposit | down payment | surcharge | discount | rebate | voucher | sav(?:e|ings?) | off | minimum order | turnover
revenue | refund | penalt(?:y|ies) | fines? | worth | call-?out | set-?up | extra | additional | capital | funding | salar(?:y|ies)
kaution | anzahlung | zuschlag | aufpreis | rabatt | nachlass | gutschein | mindestbestell\p{L}* | umsatz | erstatt\p{L}*
vertragsstrafe | anfahrt\p{L}* | im wert | zusätzlich | gehalt
acompte | caution | arrhes | supplément | remise | réduction | commande minimum | minimum de commande | chiffre d.affaires
rembours\p{L}* | pénalités? | d.une valeur | déplacement | salaire
depósito | fianza | anticipo | recargo | suplemento | descuento | pedido mínimo | facturación | reembols\p{L}* | penalizaci\p{L}*
por valor | desplazamiento | sueldo
`
