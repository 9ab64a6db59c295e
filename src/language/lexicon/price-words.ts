/** Words around the amounts of money in a text. Phrases are in the form of `alternatives`. */

/** What a price can be counted by, and the nouns that say so. Units of measure are in `units.ts`. */
export const priceUnits = {
  unit: String.raw`
    bags? | box(?:es)? | crates? | pallets? | rolls? | bottles? | cans? | barrels? | buckets? | cartons? | sacks? | packs? | packets? | bundles? | bales? | sheets? | portions? | servings?
    sack | säcke? | kiste | kisten | palette | paletten | rolle | rollen | flasche | flaschen | dose | fass | eimer | karton | kartons | paket | pakete | ballen | bund | portion | portionen
    sacs? | caisses? | palettes? | rouleaux? | bouteilles? | boîtes? | bidons? | cartons? | colis | bottes? | stères? | portions? | plateaux?
    sacos? | cajas? | palés? | palets? | rollos? | botellas? | latas? | bidon(?:es)? | paquetes? | raciones | ración | bandejas?
    pieces? | pcs?\.? | units? | items? | copy | copies
    stück | stk\.? | st\. | einheit(?:en)? | exemplar(?:e)?
    pièces? | pces? | unités? | exemplaires?
    piezas? | pza\.? | unidad(?:es)? | uds?\.? | ejemplar(?:es)?`,
  hour: String.raw`(?!kilowatt)\p{L}*stunden? | h | hr\.? | std\.? | stde?\.? | unterrichtsstunde | arbeitsstunde | heure de travail | hora de trabajo | clock hour`,
  day: `(?:arbeits|dreh|messe|projekt|miet|kalender|veranstaltungs|mann|personen|einsatz|kurs)tage?s? | j | d | tag | arbeitstag | drehtag | projekttag | manntag | kalendertag | mietttag | workday | (?:working|person|man|shoot|shooting)[ -]day | jours? ouvrés? | jour[- ]homme | homme[- ]jour | jornadas? | journées?`,
  week: String.raw`(?:kalender|miet|arbeits)woche | wk\.? | wo\. | woche | sem\.`,
  month: String.raw`mo\.? | mth\.? | mon\. | (?:kalender|miet)monat | calendar month`,
  year: String.raw`yr\.? | annum | kalenderjahr`,
  night:
    'nights? | overnight stays? | pernoctaci(?:ón|ones) | nacht | nächte | übernachtung(?:en)? | nuit(?:ée)?s? | noches?',
  person: String.raw`
    persons? | people | heads? | guests? | pax | attendees? | participants? | covers? | adults? | child(?:ren)? | kids? | students? | pupils? | diners? | delegates? | travell?ers? | visitors? | passengers? | players? | employees? | runners? | seniors?
    kopf | köpfe | gast | gäste | teilnehmer\p{L}* | nase | personen | pers\.? | erwachsene[nr]? | kind | schüler\p{L}* | mitarbeiter\p{L}* | reisende[nr]? | fahrgäste? | fahrgast | besucher\p{L}* | mann | spieler\p{L}*
    personnes? | pers\.? | invités? | convives? | couverts? | têtes? | participants? | adultes? | enfants? | élèves? | voyageurs? | passagers? | salariés? | visiteurs? | joueurs?
    personas? | invitados? | comensal(?:es)? | cubiertos? | cabezas? | asistentes? | participantes? | adultos? | niños? | alumnos? | viajeros? | pasajeros? | visitantes? | jugador(?:es)? | empleados?`,
  word: 'words? | wort | wörter | worte | mots? | palabras? | source words? | (?:quell|ziel|ausgangs)wort | target words? | mots? (?:source|cible) | palabras? (?:de )?(?:origen|destino)',
  line: '(?:norm|standard)zeilen? | standard lines? | lines? | zeilen? | normzeilen? | standardzeilen? | lignes? | líneas?',
  page: '(?:norm|druck|text|standard)seiten? | pages? | seiten? | normseiten? | páginas? | feuillets? | folios? | (?:printed|standard) pages?',
  session: String.raw`
    sessions? | lessons? | treatments? | class | classes | appointments? | sittings?
    (?:unterrichts|kurs)einheit(?:en)? | ue | lektion(?:en)? | schulstunden? | sitzung(?:en)? | termine? | behandlung(?:en)? | unterrichtseinheit | einheit à \d+ min\p{L}*
    séances? | cours | leçons? | consultations? | rendez-vous
    sesión | sesiones | lección | lecciones | citas? | clases? | consultas? | tratamientos?`,
  m: String.raw`lm | laufmetern? | lfd\. meter | mètres? courants? | lfm\.? | lfdm\.? | laufende[rnm]? meter | lfd\. ?m(?:eter)?\.? | ml | mètres? linéaires? | m linéaires? | metros? lineal(?:es)? | ml\. | running met(?:re|er)s? | linear met(?:re|er)s?`,
  m3: `cubic met(?:re|er)s? | kubikmeter | kubik | (?:fest|raum|schüttraum|erntefest)metern? | rm | fm | srm | mètres? cubes? | metros? cúbicos?`,
  m2: String.raw`sq\.? ?m(?:et(?:re|er)s?)?\.? | square met(?:re|er)s? | quadratmeter | mètres? carrés? | metros? cuadrados?`,
  t: `to | metric tons? | mt`,
  kWh: `kilowattstunden? | kilowatt[- ]?hours? | kilowatt-?heures? | kilovatios?[- ]hora`,
} as const

/** Words that make any amount beside them a price for one piece. */
export const eachWords = String.raw`/ ?ea(?:ch)?\.? | each | apiece | a piece | ea\. | jeweils | je(?! \p{L}) | das stück | (?:la )?pièce | l['’]unité | chacune? | cada un[oa] | c/u | la pieza | la unidad | unidad`

const germanRate =
  String.raw`(?:s[aä]tz\p{L}* | preis\p{L}* | miete | rate | gebühr | pauschale | tarif | honorar | lohn | beitrag | entgelt | kosten)`.replaceAll(
    ' ',
    '',
  )

/** Words that name a rate: 'hourly rate: €95', 'Stundensatz 95 €', '450 € mensuels'. */
export const rateWords = {
  hour: String.raw`hourly | hour rate | p/h | p\.h\. | ph | stündlich\p{L}* | stdl\.? | stunden${germanRate} | (?:taux|tarif|prix|coût) (?:horaire|à l['’]heure) | de l['’]heure | (?:tarifa|precio|coste) (?:horari[oa]|por hora)`,
  day: String.raw`daily | day rate | täglich\p{L}* | tägl\.? | tgl\.? | tages${germanRate} | tagess[aä]tz\p{L}* | journali(?:er|ère)s? | diari[oa]s? | (?:taux|tarif|prix) (?:journalier|à la journée) | tjm | (?:tarifa|precio) (?:diari[oa]|por día)`,
  night: `nightly | übernachtungs${germanRate}`,
  week: String.raw`weekly | p/w | p\.w\. | pw | wöchentlich\p{L}* | wöchentl\.? | wochen${germanRate} | hebdomadaires? | semanal(?:es)?`,
  month: String.raw`pcm | p/m | p\.m\. | monthly | monatlich\p{L}* | mtl\.? | monatl\.? | monats${germanRate} | mensuel(?:le)?s? | mensualités? | loyer | mensual(?:es)? | mensualidad(?:es)?`,
  year: String.raw`p\.a\. | yearly | per annum | annual(?:ly)? | jährlich\p{L}* | jhrl\.? | jährl\.? | jahres${germanRate} | annuel(?:le)?s? | anual(?:es)?`,
  person: String.raw`p\.? ?p\. | pp | p/p`,
  unit: `a pop | unit price | price per (?:unit|piece) | stück${germanRate} | einzelpreis | prix (?:unitaire|à l['’]unité|à la pièce) | precio unitario`,
  word: `word rate | wort${germanRate}`,
  line: `zeilen${germanRate}`,
  page: `seiten${germanRate}`,
  km: `kilometer${germanRate} | prix kilométrique | mileage rate`,
  l: `liter${germanRate}`,
  m2: `quadratmeter${germanRate}`,
  m3: `kubikmeter${germanRate}`,
  m: `meter${germanRate}`,
  t: `tonnen${germanRate}`,
  kg: `kilo(?:gramm)?${germanRate} | prix au kilo`,
  kWh: `arbeitspreis`,
} as const

/** Between an amount and a known unit: '58 € le m²', 'CHF 2'400 for the day'. */
export const perArticles = String.raw`
  / | per | p\. | a | an | the | each | every | for each | @
  für jede[nrs]? | pour chaque | por cada | for every | pro | je | à | fürs | im | am | in der | die | das | der | den | jeden? | jede[rs]
  par | le | la | l['’] | du | de la | de l['’] | à la | à l['’] | au | chaque
  por | el | al | a la | a el | cada`

/** The same before a time only: 'for the whole line' is a total. */
export const perTimeArticles = `for the | for a | for one | für einen? | für eine | pour une? | por una? | für den | für die | für das | pour la | pour le | pour l['’] | por el | por la`

/** Between an amount and 'per week': how often, so that the week isn't what the price is counted by. */
export const howOftenWords = String.raw`once | twice | times | visits? | days? | hours? | mal | \p{L}+mal | tage?n? | stunden | besuche? | fois | jours? | heures? | visites? | veces | días? | horas? | visitas?`

/** Before a known unit and an amount: 'Pro Person 27,50 €'. */
export const perBefore = `
  per | by the | for a | for one | price of (?:a|one) | price per | rate per | each | every | pro | je | nach | für eine[nr]? | preis pro | preis je | par | à la | à l['’] | au | pour une? | prix (?:au|du|de la|à la|par) | le prix du | por | cada | a la | por una? | precio (?:del?|de la|por|por el|por la)`

/** Before a measure that begins a sentence about its price: 'Le litre d'huile est à 1,18 €'. */
export const unitArticles = `each | every | jede[rs]? | jeden | chaque | cada | the | one | an? | der | die | das | ein | eine | pro | le | la | l['’] | un | une | el | un | una`

/** Between that and the amount. */
export const priceVerbs = `
  costs? | (?:will|would) be | will cost | would cost | is | is at | runs at | is charged at | at | comes to | goes for | sells for
  kostet | kosten | wird | wäre | berechnen | berechne | gibt es | schlägt mit | liegt bei | liegt derzeit bei | ist | macht | kommt auf | bei
  coûte | coûtent | sera | serait | coûtera | coûterait | est de | est à | vaut | revient à | est facturée? | à | sort à | passe à | :
  cuesta | cuestan | dejo en | dejamos en | sería | será | costará | se cobra a | está a | vale | sale a | sale por | es de | a | queda en`

/** After 'per' and the like where no unit follows. */
export const noUnitNouns = `
  example | se | cent | default | e-mail | mail | phone | day
  nach | e-mail | mail | telefon | forma | woche
  exemple | contre | ailleurs | conséquent | avance | téléphone | mail | la | le | les | an | rapport
  ejemplo | favor | eso | tanto | todo | toda | todos | ahora | tel | teléfono | la | el | los | las | un | una | correo | cierto`

/** Between a quantity and the price of one of it: '210 m² à 46 €'. */
export const atEachWords =
  'zu | at | @ | à | zu je | je | à je | zu jeweils | a | a razón de | at just | at only'

/** Words between an amount and what it is counted by: taxes. */
export const taxWords = String.raw`
  net | gross | (?:plus|excl\.?|excluding|incl\.?|including|before|ex|\+) ?(?:vat|tax|gst)
  netto | brutto | (?:zzgl\.?|zuzüglich|exkl\.?|inkl\.?|inklusive|plus|\+) ?(?:mwst\.?|ust\.?|mehrwertsteuer|umsatzsteuer)
  ht | ttc | h\.t\. | hors taxes? | t\.t\.c\. | toutes taxes comprises
  \+ ?iva | más iva | iva (?:no )?inclui?d[oa] | sin iva | con iva | netos? | brutos?`

/** Words that call an amount the sum of everything. */
export const totalWords = String.raw`
  total | in total | comes to | adds up to | makes | equals | you(?:['’]ll)? (?:only |now )?pay | all[- ]in | altogether | lump sum | flat | fixed price | for everything | overall | grand total
  gesamt\p{L}* | insgesamt | pauschal\p{L}* | festpreis | komplettpreis | alles zusammen | zusammen | endpreis | summe | ergibt | macht das
  au total | en tout | forfait\p{L}* | tout compris | prix global | montant total | prix ferme
  en total | cerrad[oa]s? | precio cerrado | tanto alzado | importe total | todo incluido | precio global`

/**
 * Words that make the amount nearest to them something else than the price: an amount besides it, of somebody else, of
 * another time, or of a condition.
 */
export const otherAmountWords = String.raw`
  deposit | down[- ]?payment | prepayment | surcharge | discount | rebate | voucher | sav(?:e|es|ed|ing|ings) | off | minimum order | moq | turnover
  revenue | refund(?:ed|s)? | penalt(?:y|ies) | fines | fined | (?:a|the) fine | worth | valued? at | call-?out | set-?up fee | extra | additional(?:ly)? | capital | funding
  salar(?:y|ies) | wages? | loans? | grants? | subsid(?:y|ies) | donations? | prizes? | rewards? | share capital | new price | when new | cost new | replacement | market price | bond | retainer | taxes | duty | win | won | raised | invested | investment | debts? | owe[sd]? | credit | insur\p{L}* | liability | coverage | covered up to | covers? (?:up to|damages?|losses) | sum insured | guarantee[ds]? | damages? | retail(?:s|er)? 
  orders? (?:over|above|from|under|below|of at least) | cancel\p{L}* | no-shows? | (?:former|previous|old) \p{L}+ | late | delays? | overtime | cost us | (?:we|he|she|they|i|had) paid | ago | after that | tip | credit limit | excess | deductible | competitor\p{L}*
  elsewhere | nearby | next door | neighbou?rs? | on average | car parks? | parking | other (?:suppliers?|offers?|quotes?|companies) | last (?:year|time|month|order) | previous(?:ly)? | used to | (?:was|were) (?:paying|charged) | original(?:ly)? | market value | list price | rrp
  kaution | anzahlung | vorauszahlung | vorkasse | zuschlag | aufschlag | aufpreis | rabatt | nachlass | gutschein | skonto | mindestbestell\p{L}* | mindestumsatz | umsatz | erstatt\p{L}*
  mindestlohn | gehälter | löhne | darlehen | kredit\p{L}* | förder\p{L}* | zuschuss | zuschüsse | spende\p{L}* | preisgeld | belohnung | stammkapital | neupreis | neuwert | wiederbeschaffung\p{L}* | marktpreis | bürgschaft | steuern | zoll | gewonnen | investier\p{L}* | investition\p{L}* | schulde\p{L}* | überzieh\p{L}* | streitwert | bußgeld\p{L}* | verzug\p{L}* | gezahlt | bezahlt | gekostet | jede[rs]? weitere | vertragsstrafe | strafe | pönale | anfahrt\p{L}* | im wert | warenwert | bestellwert | zusätzlich | extra | gehalt | versicher\p{L}* | haftpflicht\p{L}* | deckung\p{L}* | deckt | gedeckt | abgedeckt | deckeln | schaden\p{L}* | lieferkosten | versand\p{L}*
  porto | selbstbeteiligung | storn(?:o|ier)\p{L}* | absag\p{L}* | frühere[rnms]? \p{L}+ | mahngebühr\p{L}* | konkurrenz | wettbewerber\p{L}* | mitbewerber\p{L}* | letzte[nrs]? (?:jahr|mal|auftrag) | bisher\p{L}* | früher | ursprünglich | vorher | listenpreis | uvp | sparen | sparst | einspar\p{L}*
  acompte | caution | arrhes | supplément\p{L}* | annul\p{L}* | dédit | ancien(?:ne)?s? \p{L}+ | remise | réduction | rabais | commande minimum | minimum de commande | chiffre d.affaires
  salaires | smic | prêt de | crédit\p{L}* | subvention\p{L}* | dons? de | prix neuf | valeur | capital de | capital social | récompense | impôts? | taxe d\p{L}* | investi\p{L}* | dettes? | amendes? | plafond de garantie | sinistre | retard | couvr\p{L}* | décennale | (?:ai|as|a|avons|avez|ont|avait|avions|été) (?:\p{L}+ )?(?:payé|versé|réglé)e?s? | versé | a coûté | rembours\p{L}* | pénalités? | amende | d.une valeur | valeur | déplacement | salaire | assur(?!e que|ons que)\p{L}* | couverture | garantie | franchise | frais de \p{L}+ | concurren\p{L}*
  initialement | à l.origine | l.an dernier | l.année dernière | auparavant | avant | précédent\p{L}* | économis\p{L}* | bon d.achat | en sus | indemnité\p{L}* | responsabilité
  cancel\p{L}* | anul\p{L}* | antigu[oa]s? \p{L}+ | salarios? | salario mínimo | préstamo\p{L}* | crédito\p{L}* | subvenci\p{L}* | ayudas? | donaci\p{L}* | premio | recompensa | capital social | valor | precio de nuevo | nuev[oa] cost\p{L}* | impuestos? | tasas? | inver\p{L}* | deudas? | multas? | siniestro | cubre | cubren | cubierto hasta | depósito | fianza | anticipo | señal | recargo | suplemento | descuento | rebaja | pedido mínimo | facturación | reembols\p{L}* | penalizaci\p{L}* | retraso\p{L}* | pagamos | pagado | costó | multa
  por valor | valor | desplazamiento | sueldo | seguro | cobertura | póliza | franquicia | gastos de \p{L}+ | competencia | inicialmente | el año pasado | antes | anterior(?:mente)? | ahorr\p{L}* | vale de | adicional(?:es)? | responsabilidad`

/** Right beside an amount without a unit: it is the price of transport. */
export const transportWords = String.raw`
  delivery | shipping | freight | postage | transport | lieferung | versand | fracht\p{L}* | transport
  livraison | port | transport | envío | portes | transporte | entrega`

/** Words that name a price, so that a limit beside them is one too. */
export const priceNames = String.raw`
  budget | price[sd]? | cost(?:s|ing)? | quote[ds]? | offers? | charges? | pay | spend | rates? | fees? | rent | ask(?:ing)?
  budget | preis\p{L}* | kost\p{L}* | angebot\p{L}* | biete[nt]? | zahlen? | zahle | ausgeben | satz | miete | rate
  budget | prix | tarif\p{L}* | coûte\p{L}* | coût | propos\p{L}* | offr\p{L}* | pay\p{L}* | dépens\p{L}* | loyer | devis
  presupuesto | precio\p{L}* | cuesta\p{L}* | coste\p{L}* | costo\p{L}* | oferta\p{L}* | ofrec\p{L}* | pag\p{L}* | gast\p{L}* | tarifa\p{L}* | alquiler`

/** Before one of those words: it is part of the price, so that the amount stays one. */
export const includedWords = String.raw`
  incl\.? | including | included | includes | with | free | without | no
  inkl\.? | inklusive | einschließlich | samt | mit | ohne | frei | kostenlose?n?r?
  hors | offerte?s? | inclus | incluse?s? | incluant | y compris | compris | comprise? | avec | sans | gratuite?
  incluid[oa]s? | incluyendo | incluye | con | sin | gratis | gratuit[oa]`

/** Right before an amount: it isn't the one that is stated. */
export const notThisWords = String.raw`
  (?:delivery|shipping|free) (?:over|above|from) | versandkostenfrei ab | gratis ab | frei ab | livraison (?:gratuite|offerte) (?:dès|à partir de) | gratuite? (?:dès|à partir de) | envío gratis (?:a partir de|desde)
  plus | \+ | i\.e\. | , that is | was | were | formerly | typed | wrote | (?:i|we) (?:had )?(?:said|quoted) | instead of | rather than | not | no longer | never | isn['’]t | cannot pay | can['’]t pay | can['’]t do | won['’]t pay | down from | reduced from | from originally | than | over your | your
  zzgl\.? | zuzüglich | früher | vorher | bisher | d\. ?h\. | das sind | statt | anstatt | anstelle von | nicht | keine | nicht mehr | von ursprünglich | als
  (?:avais|avions|ai|avons) (?:dit|annoncé|écrit|proposé|indiqué) | soit | c['’]est-à-dire | au lieu de | plutôt que | pas | non pas | (?:plus|moins) \p{L}+ que
  (?:había|habíamos|he|hemos) (?:dicho|escrito|ofrecido|indicado) | dije | puse | más | es decir | o sea | en lugar de | en vez de | no | y no`

/** Right after an amount: it is a difference. */
export const differenceWords = `
  cheaper | less | lower | more than | more expensive | higher | off | saved?
  günstiger | billiger | teurer | weniger | mehr als | unter dem | über dem | sparen
  de moins | moins chers? | de plus que | plus chers? | d['’]économies?
  más barat[oa]s? | menos | más car[oa]s? | más que | de ahorro`

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

/** Something beside the price, if a clause without an amount names it: '34 € per person, wine extra'. */
export const besideWords = String.raw`
  extra | additional(?:ly)? | surcharge | call-?out | parking | overtime
  zusätzlich | extra | zuschlag | aufpreis | anfahrt\p{L}* | lieferkosten | versand\p{L}* | porto
  en sus | supplément\p{L}* | déplacement | frais de \p{L}+
  adicional(?:es)? | suplemento | recargo | desplazamiento | gastos de \p{L}+`

/** Between words that something is free and an amount: from there on it is. */
export const thresholdWords = `
  over | above | from | as of | ab | über | oberhalb von | dès | à partir de | au-delà de | au-dessus de | a partir de | desde | superior(?:es)? a | más de | de más de | supera`

/** What is free above an amount. */
export const freeWords = String.raw`
  free | waived | no (?:delivery|shipping) | kostenlos\p{L}* | kostenfrei\p{L}* | gratis | frei | entfällt | entfallen | versandkostenfrei | frachtfrei
  gratuite?s? | offerte?s? | franco | sin gastos | gratuit[oa]s? | portes pagados`

/** A sentence that corrects an earlier one. */
export const correctingWords = String.raw`
  correction | corrected | sorry | should (?:be|have|read) | meant | typo | my mistake | scratch that | revised | updated? | actually
  korrektur | korrigier\p{L}* | richtig (?:ist|sind|wäre\p{L}*) | verschrieben | vertippt | tippfehler | gemeint | nachgerechnet
  rectifi\p{L}* | corrig\p{L}* | erreur | faute de frappe | pardon | voulais dire | en fait | finalement
  corrij\p{L}* | corrección | correg\p{L}* | error | perdón | quería decir | quise decir | en realidad | finalmente`

/** Nouns after 'the' that mean all of what is offered: '500 € le tout' is a total. */
export const wholeNouns =
  'lot | set | job | whole | ganze\\p{L}* | gesamte\\p{L}* | tout | toute | ensemble | lote | conjunto | total | totalité | totalidad | completo | complète?'

/** Before a number without a currency that is a rate: 'I charge 45 an hour'. */
export const chargeWords = String.raw`
  rents? | miete | loyer | alquiler | charges? | ask(?:ing)? | costs? | price | rate | rates | quote | pay | offer
  nehme[n]? | verlange[n]? | berechne[n]? | koste[nt]? | preis | satz | zahle[n]? | biete[nt]?
  prends | prenons | demande | demandons | coûte\p{L}* | prix | tarif | facture | facturons | paie | propose
  cobr\p{L}* | pid[oe]n? | pedimos | cuesta | precio | tarifa | pago | pagamos | ofre\p{L}*`

/** Before a unit: a part of it, by which no price is counted here. */
export const partWords =
  'half an? | half | quarter | halbe[rsn]? | viertel | demi-?e? | une demi-? | medi[oa]'

/** Counted by so many at a time: no price of one. */
export const multipleNouns = `dozen | hundred | thousand | dutzend | hundert | tausend | douzaine | cent | mille | millier | docena | ciento | mil | millar`
