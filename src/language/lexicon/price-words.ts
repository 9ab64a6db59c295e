/** Words around the amounts of money in a text. Phrases are in the form of `alternatives`. */

/** What a price can be counted by, and the nouns that say so. Units of measure are in `units.ts`. */
export const priceUnits = {
  night: 'nights? | nacht | nächte | übernachtung(?:en)? | nuit(?:ée)?s? | noches?',
  person: String.raw`
    p\.? ?p\. | persons? | people | heads? | guests? | pax | attendees? | participants? | covers?
    kopf | köpfe | gast | gäste | teilnehmer\p{L}* | nase
    personnes? | pers\.? | invités? | convives? | couverts? | têtes?
    personas? | invitados? | comensal(?:es)? | cubiertos?`,
  word: 'words? | wort | wörter | worte | mots? | palabras?',
  line: 'lines? | zeilen? | normzeilen? | lignes? | líneas?',
  page: 'pages? | seiten? | normseiten? | páginas?',
  session: 'sessions? | sitzung(?:en)? | termine? | séances? | sesión | sesiones | treatments? | classes?',
} as const

/** Words that make any amount beside them a price for one piece. */
export const eachWords = String.raw`each | apiece | a piece | ea\. | jeweils | je(?! \p{L}) | das stück | (?:la )?pièce | l['’]unité | chacune? | cada un[oa] | c/u | la pieza | la unidad | unidad`

/** Words that name a rate before its amount: 'hourly rate: €95', 'Stundensatz 95 €'. */
export const rateWords = {
  hour: String.raw`hourly | hour rate | stundens[aä]tz\p{L}* | stundenlohn | stündlich\p{L}* | (?:taux|tarif|prix) horaire | (?:tarifa|precio) (?:horari[oa]|por hora)`,
  day: String.raw`daily | day rate | tagess[aä]tz\p{L}* | tagespreis | täglich\p{L}* | journali(?:er|ère)s? | diari[oa]s? | (?:taux|tarif|prix) journalier | tjm | (?:tarifa|precio) (?:diari[oa]|por día)`,
  night: 'nightly',
  week: String.raw`weekly | wöchentlich\p{L}* | wochenpreis | hebdomadaire | semanal(?:es)?`,
  month: String.raw`pcm | p\.m\. | monthly | monatlich\p{L}* | monatsmiete | monatspreis | monatspauschale | mensuel(?:le)?s? | mensualité | loyer | mensual(?:es)? | mensualidad`,
  year: String.raw`p\.a\. | yearly | annual(?:ly)? | jährlich\p{L}* | jahrespreis | jahresbeitrag | jahresgebühr | annuel(?:le)?s? | anual(?:es)?`,
  unit: String.raw`unit price | price per (?:unit|piece) | stückpreis | einzelpreis | prix (?:unitaire|à l['’]unité) | precio unitario`,
  m2: String.raw`quadratmeterpreis`,
  kg: 'kilopreis | prix au kilo',
} as const

/** Between an amount and a known unit: '58 € le m²', 'CHF 2'400 for the day'. */
export const perArticles = String.raw`
  / | per | a | an | the | each | every | for each | @
  pro | je | im | am | in der | die | das | der | den | jeden? | jede[rs]
  par | le | la | l['’] | du | de la | de l['’] | à la | à l['’] | au | chaque
  por | el | al | a la | a el | cada`

/** The same before a time only: 'for the whole line' is a total. */
export const perTimeArticles = String.raw`for the | for a | für den | für die | für das | pour la | pour le | pour l['’] | por el | por la`

/** Before a known unit and an amount: 'Pro Person 27,50 €'. */
export const perBefore = String.raw`
  per | price per | rate per | each | every | pro | je | preis pro | preis je | par | prix (?:au|du|de la|à la|par) | le prix du | por | cada | precio (?:del?|por|por el|por la)`

/** Before a measure that begins a sentence about its price: 'Le litre d'huile est à 1,18 €'. */
export const unitArticles = String.raw`the | one | a | der | die | das | ein | eine | pro | le | la | l['’] | un | une | el | un | una`

/** Between that and the amount. */
export const priceVerbs = String.raw`
  costs? | is | is at | at | comes to | goes for | sells for | for
  kostet | liegt bei | liegt derzeit bei | ist | für | macht | kommt auf | zu | bei
  coûte | est à | vaut | revient à | est facturée? | à | sort à | passe à | :
  cuesta | está a | vale | sale a | sale por | es de | a | queda en`

/** Between a quantity and the price of one of it: '210 m² à 46 €'. */
export const atEachWords = 'at | @ | à | zu je | je | à je | zu jeweils | a | a razón de | at just | at only'

/** Words between an amount and what it is counted by: taxes. */
export const taxWords = String.raw`
  net | gross | (?:plus|excl\.?|excluding|incl\.?|including|before|ex|\+) ?(?:vat|tax|gst)
  netto | brutto | (?:zzgl\.?|zuzüglich|exkl\.?|inkl\.?|inklusive|plus|\+) ?(?:mwst\.?|ust\.?|mehrwertsteuer|umsatzsteuer)
  ht | ttc | h\.t\. | hors taxes? | t\.t\.c\. | toutes taxes comprises
  \+ ?iva | más iva | iva (?:no )?inclui?d[oa] | sin iva | con iva | neto | bruto`

/** Words that call an amount the sum of everything. */
export const totalWords = String.raw`
  total | in total | all[- ]in | altogether | lump sum | flat | fixed price | for everything | overall | grand total
  gesamt\p{L}* | insgesamt | pauschal\p{L}* | festpreis | komplettpreis | alles zusammen | zusammen | endpreis | summe
  au total | en tout | forfait\p{L}* | tout compris | prix global | montant total | prix ferme
  en total | precio cerrado | tanto alzado | importe total | todo incluido | precio global`

/**
 * Words that make the amount nearest to them something else than the price: an amount besides it, of somebody else, of
 * another time, or of a condition.
 */
export const otherAmountWords = String.raw`
  deposit | down[- ]?payment | prepayment | surcharge | discount | rebate | voucher | sav(?:e|es|ing|ings) | off | minimum order | moq | turnover
  revenue | refund(?:ed|s)? | penalt(?:y|ies) | fines? | worth | valued? at | call-?out | set-?up fee | extra | additional(?:ly)? | capital | funding
  salar(?:y|ies) | insur\p{L}* | liability | cover(?:age|ed|s)? | guarantee[ds]? | damages? | retail(?:s|er)? 
  orders? (?:over|above|from|under|below|of at least) | cancell?ation | late | overtime | tip | credit limit | excess | deductible | competitor\p{L}*
  other (?:suppliers?|offers?|quotes?|companies) | last (?:year|time|month|order) | previous(?:ly)? | used to | (?:was|were) (?:paying|charged) | original(?:ly)? | market value | list price | rrp
  kaution | anzahlung | vorauszahlung | vorkasse | zuschlag | aufschlag | aufpreis | rabatt | nachlass | gutschein | skonto | mindestbestell\p{L}* | mindestumsatz | umsatz | erstatt\p{L}*
  vertragsstrafe | strafe | pönale | anfahrt\p{L}* | im wert | warenwert | bestellwert | zusätzlich | extra | gehalt | versicher\p{L}* | haftpflicht\p{L}* | deckung\p{L}* | schaden\p{L}* | lieferkosten | versand\p{L}*
  porto | selbstbeteiligung | stornogebühr\p{L}* | storno | mahngebühr\p{L}* | konkurrenz | wettbewerber\p{L}* | mitbewerber\p{L}* | letzte[nrs]? (?:jahr|mal|auftrag) | bisher\p{L}* | früher | ursprünglich | vorher | listenpreis | uvp | sparen | sparst | einspar\p{L}*
  acompte | caution | arrhes | supplément\p{L}* | remise | réduction | rabais | commande minimum | minimum de commande | chiffre d.affaires
  rembours\p{L}* | pénalités? | amende | d.une valeur | valeur | déplacement | salaire | assur(?!e que|ons que)\p{L}* | couverture | garantie | franchise | frais de \p{L}+ | concurren\p{L}*
  initialement | à l.origine | l.an dernier | l.année dernière | auparavant | avant | précédent\p{L}* | économis\p{L}* | bon d.achat | en sus | indemnité\p{L}* | responsabilité
  depósito | fianza | anticipo | señal | recargo | suplemento | descuento | rebaja | pedido mínimo | facturación | reembols\p{L}* | penalizaci\p{L}* | multa
  por valor | valor | desplazamiento | sueldo | seguro | cobertura | póliza | franquicia | gastos de \p{L}+ | competencia | inicialmente | el año pasado | antes | anterior(?:mente)? | ahorr\p{L}* | vale de | adicional(?:es)? | responsabilidad`

/** Right beside an amount without a unit: it is the price of transport. */
export const transportWords = String.raw`
  delivery | shipping | freight | postage | transport | lieferung | versand | fracht\p{L}* | transport
  livraison | port | transport | envío | portes | transporte | entrega`

/** Before one of those words: it is part of the price, so that the amount stays one. */
export const includedWords = String.raw`
  incl\.? | including | included | includes | with | free | without | no
  inkl\.? | inklusive | einschließlich | samt | mit | ohne | frei | kostenlose?n?r?
  inclus | incluse?s? | incluant | y compris | compris | comprise? | avec | sans | gratuite?
  incluid[oa]s? | incluyendo | incluye | con | sin | gratis | gratuit[oa]`

/** Right before an amount: it isn't the one that is stated. */
export const notThisWords = String.raw`
  instead of | rather than | not | no longer | never | isn['’]t | cannot pay | can['’]t pay | can['’]t do | won['’]t pay | down from | reduced from | from originally | than | over your | your
  statt | anstatt | anstelle von | nicht | keine | nicht mehr | von ursprünglich | als
  au lieu de | plutôt que | pas | non pas | que
  en lugar de | en vez de | no | y no`

/** Anywhere in a clause: the amounts in it are refused. */
export const refusalWords = String.raw`
  too (?:much|high|expensive|low|little) | too steep | can['’]t (?:go|do|pay|afford|accept) | cannot (?:go|do|pay|afford|accept) | not (?:possible|acceptable|affordable) | out of (?:reach|the question) | beyond our budget | above our budget
  zu (?:viel|hoch|teuer|wenig|niedrig) | nicht (?:möglich|machbar|akzeptabel|drin) | kommt nicht in frage | über unserem budget
  trop (?:cher|élevé|haut|bas|peu)\p{L}* | pas possible | impossible | hors de question | au-dessus de notre budget
  demasiad[oa] (?:caro|alto|bajo|poco)? | demasiado | muy car[oa] | no es posible | imposible | no podemos (?:pagar|aceptar)`

/** Between an old and a new amount, or before a new one: 'from 500 down to 450'. */
export const changeWords = String.raw`
  (?:go|come|went|came|brought|bring|drop(?:ped)?|reduced?|lower(?:ed)?|cut) (?:\p{L}+ ){0,3}(?:down )?(?:from|to) | down to | now | new price
  runter auf | herunter auf | reduzier\p{L}* | senk\p{L}* | gesenkt | jetzt | nun | neuer preis
  (?:baiss|descend|rédui|ramen|pass)\p{L}* | maintenant | désormais | nouveau prix
  (?:baj|reduc|rebaj)\p{L}* | ahora | nuevo precio`
