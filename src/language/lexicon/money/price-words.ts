/** Words around the amounts of money in a text. Phrases are in the form of `alternatives`. */

/** Words that call an amount the sum of everything, or what is agreed in the end. */
export const preferredWords = String.raw`
  all told | all up | total | in total | comes to | adds up to | makes | equals | you(?:['’]ll)? (?:only |now )?pay | all[- ]in | altogether | lump sum | flat | fixed price | for everything | overall | grand total
  gesamt\p{L}* | insgesamt | pauschal\p{L}* | festpreis | komplettpreis | alles zusammen | zusammen | endpreis | summe | ergibt | macht das
  au total | en tout | forfait\p{L}* | tout compris | prix global | montant total | prix ferme
  en total | cerrad[oa]s? | precio cerrado | tanto alzado | importe total | todo incluido | precio global
  final (?:answer|price|offer) | last price | settle (?:at|for|on) | agree on | meet (?:you )?at | (?:what|how) about | our price | work for you
  letztes wort | komplett(?! \p{L}) | letzter preis | letztes angebot | endgültig | wie wäre es mit | wie wär['’]?s mit | einigen wir uns auf | treffen wir uns bei | sie zahlen | zahlen sie | zahlst du | unser preis | ginge es (?:auch )?für
  dernier prix | dernière offre | prix final | que diriez-vous de | mettons-nous d['’]accord sur | vous payez | tu paies | notre prix | vous conviendrait
  último precio | última oferta | precio final | quedamos en | usted paga | paga usted | nuestro precio | podría ser por | qué le parecen?`

/** Words of a condition or of a later time: the amount beside them is not the price, where there is another one. */
export const secondaryWords = String.raw`
  up ?front | in advance | on (?:signing|booking) | weekends? | (?:on )?(?:satur|sun)days? | (?:bank |public )?holidays? | emergenc(?:y|ies) | at night | after hours | afterwards | thereafter | others | then | otherwise | normally | usual(?:ly)? | quoted | mentioned | regular(?:ly)? | standard | above that | beyond that | each (?:extra|further|additional) | every (?:extra|further|additional) | breakfast | cleaning fee | travel | mileage | standing charge | service charge | base fee | basic fee
  vorab | im voraus | bei (?:unterschrift|buchung|auftragserteilung) | wochenende\p{L}* | samstags? | sonntags? | feiertage?n? | notf[aä]lle?n? | notdienst | nachts | danach | anschließend | später | sonst | ansonsten | normalerweise | normal(?:er)? | regulär\p{L}* | üblich\p{L}* | genannt | gesagt | darüber | weitere[rs]? | endreinigung | frühstück | grundgebühr | grundpreis | servicepauschale | nebenkosten | reisekosten | spesen
  au départ | à la (?:signature|réservation) | d['’]avance | week-?ends? | (?:le |les )?(?:samedi|dimanche)s? | jours? fériés? | urgences? | la nuit | ensuite | puis | après | par la suite | sinon | d['’]habitude | normal(?:e|ement)? | habituel(?:le|lement)? | annoncé | avait dit | a dit | au-delà | autres? | suivante?s? | (?:de )?ménage (?:final|de fin) | (?<=(?:€|euros?) )de ménage | petit-?déjeuner | abonnement | part fixe | charges
  por adelantado | al (?:firmar|reservar) | por anticipado | fin(?:es)? de semana | (?:los )?(?:sábados?|domingos?|festivos?) | urgencias? | nocturn[oa] | luego | después | posteriormente | si no | normalmente | normal | habitual(?:mente)? | dijo | dijeron | dijimos | otr[oa]s | siguientes? | limpieza (?:final|de salida) | (?<=(?:€|euros?) )de limpieza | desayuno | cuota fija | gastos de comunidad | alta`

/** Between two amounts of which one is to be chosen. */
export const choiceWords =
  'or | or else | alternatively | oder | wahlweise | alternativ | ou | ou bien | o | o bien'

/** Between an amount and a number that is another choice: '28 a tonne, or 26 if you take twenty'. */
export const otherChoiceWords =
  'or | or else | oder | einzeln | ou | ou bien | o | o bien | individually | singly | à l’unité sinon'

/** Before a number without a currency: it is what the writer offers, '150 € is too much, would you take 120?'. */
export const offerWords = String.raw`
  offer(?:ing)? | would (?:you|u|ya) (?:take|accept|do) | (?:i|we)(?:['’](?:ll|d)| can| could| would)? (?:give you|pay|do|go to|go up to) | make (?:it|that) | how about | what about | meet (?:you )?at
  biete[nt]? | zahle[n]? | gebe[n]? (?:dir|ihnen|euch) | sagen wir | wie wäre es mit | gehen? (?:auf|bis) | einigen wir uns auf
  (?:vous |te |t['’])(?:propos|offr)\p{L}+ | (?:vous |te |t['’])(?:en )?donn(?:e|ons) | mett(?:ez|ons) | disons | mont(?:e|ons) à | retrouvons-nous à
  (?:le|les|te|os) (?:ofrezco|ofrecemos|doy|damos|pago|pagamos|propongo|proponemos) | digamos | sub(?:o|imos) a | lleg(?:o|amos) a | quedamos en`

/** Right before an amount: it is the most, even after 'not' or in 'we can not pay more than'. */
export const moreThanWords = `
  under | below | less than | unter | en dessous de | por debajo de | more than | over | above | exceed | exceeding | mehr als | über | plus de | sous | bajo | dépasse(?:r|ra)? pas | dépasser | moins de | más de | superar | exceder | pasar de | not less than`

/** At the beginning of a clause about a condition. */
export const ifWords =
  "if | in case | in the event | for | wenn | falls | im fall | bei | für | si | s['’]il | en cas | pour | tout | en caso | por | cuando"

/** In a sentence where an amount is another one less some percent. */
export const discountWords = String.raw`
  discount\p{L}* | off | rebate | less | knock\p{L}* | reduc\p{L}* | \p{L}*rabatt\p{L}* | nachlass | abzüglich | reduzier\p{L}* | remise | réduction | rabais | moins | descuento | rebaja\p{L}* | menos | dto\.?`

/** Beside the sum of other amounts. */
export const resultWords = String.raw`
  so | thus | makes? | total | altogether | overall | in all | comes to | sum
  also | somit | insgesamt | gesamt\p{L}* | zusammen | macht | ergibt | summe
  donc | soit | total | en tout | fait
  o sea | es decir | por tanto | total | suman?`

/** In a sentence about a limit. */
export const notWords = String.raw`
  not | no | never | \p{L}+n['’]t | cannot | nicht | nie | niemals | kein\p{L}* | pas | ne | n['’]\p{L}+ | jamais | no | nunca`

/** An amount with its tax, and one without. */
export const grossWords = String.raw`
  (?:with|incl\.?|including|inc\.?) (?:\d+ ?% )?(?:vat|tax|gst) | inclusive of (?:vat|tax|gst) | gross | brutto | (?:inkl\.?|inklusive|mit) (?:\d+ ?% )?(?:mwst|ust|mehrwertsteuer) | ttc | tvac | t\.t\.c\. | toutes taxes | tva (?:comprise|incluse) | con (?:el )?iva | iva incluido | iva del \d+ ?% incluido | total`
export const netWords = String.raw`
  (?:excl\.?|excluding|without|before|plus|ex|\+) (?:\d+ ?% )?(?:vat|tax|gst) | exclusive of (?:vat|tax|gst) | net | netto | (?:zzgl\.?|zuzüglich|ohne|exkl\.?) (?:\d+ ?% )?(?:mwst|ust|mehrwertsteuer) | ht | htva | h\.t\. | hors (?:taxes?|tva) | sin iva | más iva | \+ iva | neto | base imponible`

/**
 * Words that make the amount nearest to them something else than the price: an amount besides it, of somebody else, of
 * another time, or of a condition.
 */
export const otherAmountWords = String.raw`
  (?:break|breach|terminat|exit|withdraw|pull|back)\p{L}* (?:\p{L}+ ){0,3}(?:contract|agreement|lease|early|out) | terminat\p{L}* | breach\p{L}* | shares (?:are|at|trade|cost) | share price | shop price | store price | sticker price | catalogue price | catalog price | retail | minimum (?:charge|spend) | mortgage | pension | payroll | overdraft | proceeds | ticket sales | compensat\p{L}* | reimburs\p{L}* | bonus | commission | (?:energy|electricity|phone|heating|gas|water|power) bills? | handling (?:charge|fee) | admin(?:istration)? fee | booking fee | (?:invoices?|purchases?|bills?|contracts?|baskets?|spend) (?:over|above|from|under|below|of)
  balance | outstanding | remaining | remainder | (?:invoice|(?:your|our|my|the) bill) (?:no\.? ?|number ?)?\d+ | (?:returned|bounced) \p{L}+ | parking tickets? | costs (?:me|us|him|her|them) | (?:year|month|quarter) (?:we|i|he|she|they) made | credited | returnable | (?:he|she) (?:makes|earns|gets)
  (?:typical|average) (?:client|customer|user|guest|household)\p{L}* | (?:was|were|got|is|are) (?:sold|launched|auctioned) | (?:sold|auctioned|went|goes|launched) (?:at|for|away) | tax relief | (?:fuel|diesel|petrol|gasoline|gas) (?:is|costs|was|price\p{L}*) | (?:per|an?) (?:claim|loss|incident|accident|breakdown)
  (?:lose|loses|losing) | (?:has|had|have|who|he|she|they) charged | would have (?:charged|asked|wanted) | your (?:budget|limit|ceiling|maximum) | you (?:wrote|said|mentioned|told me)(?: that)? you (?:have|had) | set aside | sponsor\p{L}* | donat\p{L}* | deposit | down[- ]?payment | prepayment | discount | rebate | voucher | sav(?:e|es|ed|ing|ings) | off(?!-) | minimum order | moq | turnover
  revenue | refund(?:ed|s)? | penalt(?:y|ies) | fines | fined | (?:a|the) fine | worth | valued? at | call-?out | set-?up | capital | funding
  salar(?:y|ies) | earn(?:s|ed|ing|ings)? | bought | purchased | missed | profit | rivals? | minimum wages? | loans? | grants? | subsid(?:y|ies) | donations? | prizes? | rewards? | share capital | new price | when new | cost new | replacement | market price | bond | taxes | duty | win | won | raised | invested | investment | debts? | owe[sd]? | credit | insur\p{L}* | liability | coverage | covered up to | covers? (?:up to|damages?|losses) | sum insured | guarantee[ds]? | damages? | retail(?:s|er)? 
  orders? (?:over|above|from|under|below|of at least) | cancellations? | (?:late|if you|when you) cancel\p{L}* | no-shows? | (?:former|previous|old) \p{L}+ | late | delays? | overtime | cost (?:me|us|him|her|them) | spent | inherited | sold for | lost | loss | breakages? | reminders? | interest | share price | back | last (?!price|offer|word)\p{L}+ | our average | (?:we|he|she|they|i|had) paid | ago | after that | tip | credit limit | excess | deductible | competitor\p{L}*
  (?:going|market) rate | someone else | elsewhere | nearby | next door | neighbou?rs? | on average | car parks? | parking | other (?:suppliers?|offers?|quotes?|companies) | last (?:year|time|month|order) | previous(?:ly)? | used to | (?:was|were) (?:paying|charged) | original(?:ly)? | market value | list price | rrp
  (?<!ordentliche )kündig\p{L}* | vorzeitig\p{L}* | rücktritt\p{L}* | ladenpreis | straßenpreis | originalpreis | katalogpreis | bearbeitungsgebühr | provision | prämie | bonus | entschädigung\p{L}* | verkehrswert | schätzwert | restwert | buchwert | (?:strom|gas|wasser|telefon|heiz)(?:rechnung|kosten) | rente | hypothek | eigenkapital | erspar\p{L}* | (?:rechnungen|bestellungen|aufträgen?|einkäufen?) (?:unter|über|ab|bis)
  offen | restbetrag | restzahlung | restsumme | (?:aus|zu|von|für) rechnung (?:nr\.? ?)?\d+ | (?:unsere|ihre|offene[rn]?|letzte[rn]?) rechnung | falschpark\p{L}* | im (?:ersten|letzten|vergangenen|vorigen) (?:jahr|monat|quartal) | gutgeschrieben | schreiben (?:sie|ihnen|wir) | mehrwertsteuerbetrag
  (?:typische[rn]?|durchschnittliche[rn]?) (?:kunde\p{L}*|kundin|gast|haushalt) | auf den markt | (?:ging|gingen|wurden?|kam|kamen) (?:\p{L}+ )?(?:für|um|bei) | (?:diesel|benzin|sprit|super) (?:liegt|kostet|ist|steht) | verpackung | (?:je|pro) (?:schadensfall|schaden|unfall|fall) | jahresbeitrag | mitgliedsbeitrag
  verlier\p{L}* | verlangte\p{L}* | berechnete\p{L}* | kostete\p{L}* | hätten? \p{L}+ (?:verlangt|genommen) | (?:ihr|euer|dein)e?n? (?:budget|rahmen|limit|obergrenze|höchstgrenze) | (?:erwähnt|notiert)\p{L}* | \p{L}*kaution | sponser\p{L}* | sponsor\p{L}* | dotiert | verkauft | ersatzschlüssel | ersatzteil\p{L}* | verlust | verlorene?[rn]? | (?<!(?:und|hin &) )zurück | zu spät | ausgegeben | zinsen | aktie\p{L}* | nachbar\p{L}* | finanzamt | letzte[rnsm]? (?!preis|angebot|wort)\p{L}+ | kaution | anzahlung | vorauszahlung | vorkasse | rabatt | nachlass | gutschein | skonto | mindestbestell\p{L}* | mindest(?!ens|preis|lohn)\p{L}* | umsatz | erstatt\p{L}*
  mindestlohn | gehälter | löhne | darlehen | kredit\p{L}* | förder\p{L}* | zuschuss | zuschüsse | spende\p{L}* | preisgeld | belohnung | stammkapital | neupreis | neuwert | wiederbeschaffung\p{L}* | marktpreis | bürgschaft | steuern | zoll | gewonnen | investier\p{L}* | investition\p{L}* | schulde\p{L}* | überzieh\p{L}* | streitwert | bußgeld\p{L}* | verzug\p{L}* | gezahlt | bezahlt | gekostet | kostet (?:mich|uns|ihn) | gewesen | jede[rs]? weitere | vertragsstrafe | strafe | pönale | anfahrt\p{L}* | im wert | warenwert | bestellwert | gekauft | angeschafft | anschaffung\p{L}* | einkaufspreis | verpasst\p{L}* | rücklastschrift\p{L}* | verdien\p{L}* | gewinn\p{L}* | baukosten | bausumme | pfand | marktüblich\p{L}* | alte[rnsm]? \p{L}+ | gehalt | versicher\p{L}* | haftpflicht\p{L}* | haft(?:ung|en|et)\p{L}* | umgesetzt | erwirtschaft\p{L}* | erzielt\p{L}* | deckung\p{L}* | deckt | gedeckt | abgedeckt | deckeln | schaden\p{L}* | lieferkosten | versand\p{L}*
  porto | selbstbeteiligung | storn(?:o|ier)\p{L}* | absag\p{L}* | frühere[rnms]? \p{L}+ | mahngebühr\p{L}* | konkurrenz | wettbewerber\p{L}* | mitbewerber\p{L}* | letzte[nrs]? (?:jahr|mal|auftrag) | bisher\p{L}* | früher | ursprünglich | vorher | listenpreis | uvp | sparen | sparst | einspar\p{L}*
  résili\p{L}* | rupture | prix (?:public|catalogue|boutique|d['’]achat|conseillé|magasin) | commission | prime | indemnis\p{L}* | factures? (?:d['’](?:électricité|eau)|de (?:gaz|chauffage|téléphone|moins de|plus de)) | hypothèque | retraite | actions? (?:à|de|vaut)
  (?:il|le|du) reste | solde | restant\p{L}* | (?:la|notre|votre|ma) facture (?:n°\s?)?\d+ | rejets? | stationnement | consign\p{L}* | repris(?:e|es)? | mensualités de | notre première année
  clients? (?:type|typique|moyen) | (?:est|sont|était|a été|ont été) (?:sortie?s?|partie?s?|vendue?s?|adjugée?s?) | (?:gazole|diesel|essence|super) (?:est|coûte) | par (?:sinistre|accident) | cotisation
  perd | perdez | prenait | facturait | demandait | coûtait | aurait (?:pris|facturé|demandé) | (?:votre|ton) (?:budget|enveloppe|plafond|maximum) | vous (?:disposez|aviez prévu|avez prévu) | mentionn\p{L}* | sponsor\p{L}* | parrain\p{L}* | dotée?s? de | (?:nous avons|j['’]ai|a) (?:fait|réalisé|généré|dégagé) | perdue?s? | perte | récup\p{L}* | dépensée?s? | intérêts | derni(?:er|ère)s? (?!prix|offre)\p{L}+ | acompte | caution | arrhes | annul\p{L}* | dédit | ancien(?:ne)?s? \p{L}+ | remise | réduction | rabais | commande minimum | minimum de commande | chiffre d.affaires
  salaires | smic | prêt de | crédit\p{L}* | subvention\p{L}* | dons? de | prix neuf | valeur | capital de | capital social | récompense | impôts? | taxe d\p{L}* | investi\p{L}* | dettes? | amendes? | plafond de garantie | sinistre | retard | couvr\p{L}* | décennale | (?:ai|as|a|avons|avez|ont|avait|avions|été) (?:\p{L}+ )?(?:payé|versé|réglé)e?s? | versé | a coûté | rembours\p{L}* | pénalités? | amende | d.une valeur | valeur | déplacement | salaire | assur(?!e que|ons que)\p{L}* | couverture | garantie | franchise | frais de \p{L}+ | concurren\p{L}*
  initialement | à l.origine | l.an dernier | l.année dernière | auparavant | avant(?! (?:le|la|les|fin|midi|\d|l)) | achetée?s? | dépôt | ailleurs | rapport(?:e|ent|era) | gagn\p{L}* | manquée?s? | (?:prix|tarif) du marché | précédent\p{L}* | économis\p{L}* | bon d.achat | indemnité\p{L}* | responsabilité
  rescind\p{L}* | rescisi\p{L}* | pvp | p\.v\.p\. | precio (?:de catálogo|de tienda|al público|de venta al público|recomendado|de compra) | comisión | prima | indemniza\p{L}* | (?:factura|recibo) (?:de la luz|del agua|del gas|de teléfono) | hipoteca | pensión | facturas (?:de menos|de más|inferiores|superiores) \p{L}+
  quedan? (?:\d|por) | pendientes? | saldo | restantes? | (?:la|su|nuestra|mi) factura (?:n\.?º? ?)?\d+ | recibos? devuelt\p{L}* | aparcar | se abonan? | se devuelven? | el primer año
  clientes? (?:típic[oa]|medi[oa]) | se (?:vendió|vendieron|adjudicó) | (?:salió|salieron) (?:al mercado )?a | (?:gasóleo|gasoil|diésel|gasolina) (?:está|cuesta) | por (?:siniestro|accidente) | cuota de socio
  pierd\p{L}* | cobraba\p{L}* | cobr\u00f3 | costaba\p{L}* | pedía\p{L}* | habría cobrado | (?:su|vuestro|tu) (?:presupuesto|tope|límite|máximo) | mencion\p{L}* | dispon(?:e|en|éis) de | patrocin\p{L}* | dotad[oa]s? con | hicimos | hizo | generamos | facturamos(?= \d[\d.,]* ?mill) | (?:cancelaci|si cancel)\p{L}* | anul\p{L}* | antigu[oa]s? \p{L}+ | salarios? | salario mínimo | préstamo\p{L}* | crédito\p{L}* | subvenci\p{L}* | ayudas? | donaci\p{L}* | premio | recompensa | capital social | valor | precio de nuevo | nuev[oa] cost\p{L}* | impuestos? | tasas? | inver\p{L}* | deudas? | multas? | siniestro | perdid[oa]s? | pérdida | devol\p{L}* | gastad[oa]s? | intereses | pag\u00f3 | pagaron | últim[oa]s? (?!precio|oferta)\p{L}+ | cubre | cubren | cubierto hasta | depósito | fianza | anticipo | señal | descuento | rebaja | pedido mínimo | facturación | reembols\p{L}* | penalizaci\p{L}* | retraso\p{L}* | pagado | costó | multa
  por valor | valor | desplazamiento | sueldo | seguro | cobertura | póliza | franquicia | gastos de \p{L}+ | competencia | inicialmente | el año pasado | antes(?! de) | compr(?:é|amos|aron|ado) | en otro sitio | otra empresa | gan(?:a|as|an|amos|ado|ancia) | precio de mercado | anterior(?:mente)? | ahorr\p{L}* | vale de | responsabilidad`

/** Words that name a price, so that a limit beside them is one too. */
export const priceNames = String.raw`
  do (?:it|this|that) | want | take | budget | price[sd]? | cost(?:s|ing)? | quote[ds]? | offers? | charges? | pay | spend | rates? | fees? | rent | ask(?:ing)?
  machen | möchte | budget | preis\p{L}* | kost\p{L}* | angebot\p{L}* | biete[nt]? | zahlen? | zahle | ausgeben | satz | miete | rate
  dépasser | faire | voudrais | budget | prix | tarif\p{L}* | coûte\p{L}* | coût | propos\p{L}* | offr\p{L}* | pay\p{L}* | dépens\p{L}* | loyer | devis
  hacer(?:lo)? | quiero | presupuesto | precio\p{L}* | cuesta\p{L}* | coste\p{L}* | costo\p{L}* | oferta\p{L}* | ofrec\p{L}* | pag\p{L}* | gast\p{L}* | tarifa\p{L}* | alquiler`

/** Before one of those words: it is part of the price, so that the amount stays one. */
export const includedWords = String.raw`
  after | less | minus | incl\.? | including | included | includes | with | free | without | no | plus | \+ | excl\.? | excluding | excludes | before | except
  plus | zzgl\.? | zuzüglich | exkl\.? | exklusive | vor | nach | abzüglich | inkl\.? | inklusive | einschließlich | samt | mit | ohne | frei | kostenlose?n?r?
  plus | hormis | sauf | hors | après | moins | offerte?s? | inclus | incluse?s? | incluant | y compris | compris | comprise? | avec | sans | gratuite?
  más | \+ | excepto | salvo | aparte | tras | menos | incluid[oa]s? | incluyendo | incluye | con | sin | gratis | gratuit[oa]`

/** Right before an amount: it isn't the one that is stated. */
export const notThisWords = String.raw`
  (?:delivery|shipping|free) (?:over|above|from) | versandkostenfrei ab | gratis ab | frei ab | livraison (?:gratuite|offerte) (?:dès|à partir de) | gratuite? (?:dès|à partir de) | envío gratis (?:a partir de|desde)
  instal?lments? of | raten (?:zu|von|à) | (?:\d|deux|trois|quatre) fois | plazos de | cuotas de | plus | \+ | i\.e\. | , that is | (?:was|were|is) (?:going|supposed|meant) to (?:be|cost) | would have (?:been|cost) | was(?! thinking) | were(?! thinking) | (?:discussed|talked about|spoke of) | sprachen (?:wir )?von | parl(?:ions|ait|é) de | habl(?:ábamos|amos|ado) de | formerly | typed | wrote | (?:i|we) (?:had )?(?:said|quoted) | instead of | rather than | not | no longer | never | isn['’]t | cannot pay | can['’]t pay | can['’]t do | won['’]t pay | down from | reduced from | from originally | than | over your | your
  zzgl\.? | zuzüglich | früher | vorher | bisher | d\. ?h\. | , das sind(?! zusammen| insgesamt) | statt | anstatt | anstelle von | nicht | keine | nicht mehr | von ursprünglich | (?<!mehr )als(?=\s*$|\s(?:die|den|das|ihre[nrm]?|eure[nrm]?)\s)
  (?:aurait|auraient) (?:été de|été|coûté|fait) | (?:devait|devaient) (?:être|faire|coûter)(?: de| à)? | (?:avais|aviez|avions|ai|avons|avez) (?:dit|annoncé|écrit|proposé|indiqué) | soit | c['’]est-à-dire | au lieu de | plutôt que | (?<!dépasse )pas(?! plus| moins) | (?:et )?non(?: pas)? | avant | (?:plus|moins) \p{L}+ que
  (?:iban?|habrían?|hubiera) (?:a ser|a costar|sido|costado)(?: de)? | (?:usted|ustedes) (?:dijo|dijeron) | (?:había|habíamos|he|hemos) (?:dicho|escrito|ofrecido|indicado) | dije | puse | más | es decir | o sea | en lugar de | en vez de | no | y no`

/** Right after an amount: it is a difference. */
export const differenceWords = String.raw`
  more(?! or less) | cheaper | less | lower | more than | more expensive | higher | off(?!-) | saved?
  mehr | günstiger | billiger | teurer | weniger | mehr als | unter dem | über dem | sparen
  de plus | de moins | moins chers? | de plus que | plus chers? | d['’]économies?
  más barat[oa]s? | menos | más(?= por\s| al\s| a la\s| cada\s| ?[.,;!?)]| ?$) | más car[oa]s? | más que | de ahorro`

/** Anywhere in a clause: the amounts in it are refused. */
export const refusalWords = String.raw`
  (?:way|far|well|much) (?:above|over|below) | (?:above|over) what | (?:too|a bit|rather|quite|seems?|looks?) (?:much|high|expensive|low|little|steep) | (?:not|isn['’]t|won['’]t be) enough | depends on | too steep | can['’]t (?:go|do|pay|afford|accept) | cannot (?:go|do|pay|afford|accept) | not (?:possible|acceptable|affordable) | out of (?:reach|the question) | beyond our budget | (?:above|over) (?:our|my|the) budget
  (?:weit|deutlich|klar|doch) (?:über|unter) | (?:zu|recht|ziemlich|etwas) (?:viel|hoch|teuer|wenig|niedrig) | reicht (?:\p{L}+ ){0,2}nicht | nicht aus(?:reichend)? | richtet sich nach | hängt (?:\p{L}+ ){0,3}(?:ab|davon|von) | nicht (?:möglich|machbar|akzeptabel|drin) | kommt nicht in frage | über (?:unserem|meinem|dem) budget
  (?:bien|très|nettement) (?:au-dessus|au-delà|en dessous) | au-dessus de ce | (?:un peu|beaucoup|bien|c['’]est|est|serait) trop | (?:trop|un peu|assez) (?:cher|élevé|haut|bas|peu)\p{L}* | (?:suffit|suffisent) pas | insuffisant | dépend de | pas possible | impossible | hors de question | (?:au-dessus de|dépasse) (?:notre|mon) budget
  (?:muy |bastante )?por encima de (?:lo|nuestro) | (?:parece|es|un poco) (?:algo |muy )?(?:alt[oa]|car[oa]|baj[oa]) | no (?:alcanza|basta|llega)n? | depende de | (?:sale de|encima de) (?:nuestro|mi) presupuesto | demasiado | muy car[oa] | no es posible | imposible | no (?:puedo|podemos)(?: (?:pagar|aceptar))?`

/** Something beside the price, in its clause: 'customs clearance 120 EUR extra', but not '34 € per person, wine extra'. */
export const besideWords = String.raw`
  extra | additional(?:ly)? | surcharge | adds?(?! up) | parking | on top | separate(?:ly)?
  zusätzlich | extra | zuschlag | aufschlag | aufpreis | gesondert | kommt (?:noch )?(?:hinzu|dazu)
  s['’]ajoutent? | en sus | en plus | supplément\p{L}* | à part
  se (?:suman?|añaden?) | adicional(?:es)? | suplemento | recargo | aparte`

/** A sentence that corrects an earlier one. */
export const correctingWords = String.raw`
  correction | corrected | sorry | should (?:be|have|read) | meant | typo | my mistake | scratch that | revised | updated? | actually
  korrektur | korrigier\p{L}* | richtig (?:ist|sind|wäre\p{L}*) | verschrieben | vertippt | tippfehler | gemeint | nachgerechnet
  rectifi\p{L}* | corrig\p{L}* | erreur | faute de frappe | pardon | voulais dire | en fait | finalement
  corrij\p{L}* | corrección | correg\p{L}* | error | perdón | quería decir | quise decir | en realidad | finalmente`

/** Before 'from … to …': the latter amount replaces the former. */
export const changeVerbs = String.raw`
  go | goes | going | went | takes | took | rises? | rose | rais\p{L}* | mov\p{L}* | steig\p{L}* | erhöh\p{L}*
  pass\p{L}* | port\p{L}* | mont\p{L}* | augment\p{L}* | pas[aóeo]\p{L}* | sub\p{L}* | baj\p{L}*`

/** After French 'e' they show that a number is an ordinal: '4e étage'. */
export const afterOrdinals = `
  étage | arrondissement | siècle | année | mois | jour | semaine | fois | rang | place | sans | avec ascenseur | gauche | droite | anniversaire | édition | main | génération | classe`
