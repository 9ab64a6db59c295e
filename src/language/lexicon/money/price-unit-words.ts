/** Words that say what a price is counted by. Phrases are in the form of `alternatives`. */

/** What a price can be counted by, and the nouns that say so. Units of measure are in `units.ts`. */
export const priceUnits = {
  unit: String.raw`
    bags? | box(?:es)? | crates? | pallets? | rolls? | bottles? | cans | barrels? | buckets? | cartons? | sacks? | packs? | packets? | bundles? | bales? | sheets? | portions? | servings?
    sack | säcke? | kiste | kisten | palette | paletten | rolle | rollen | flasche | flaschen | dose | fass | eimer | karton | kartons | paket | pakete | ballen | bund | portion | portionen
    sacs? | caisses? | palettes? | rouleaux? | bouteilles? | boîtes? | bidons? | cartons? | colis | bottes? | stères? | ster | portions? | plateaux?
    sacos? | cajas? | palés? | palets? | rollos? | botellas? | latas? | bidon(?:es)? | paquetes? | raciones | ración | bandejas?
    pieces? | pcs?\.? | units? | items? | copy | copies
    stück | stk\.? | st\. | exemplar(?:e)?
    pièces? | pces? | unités? | exemplaires?
    piezas? | pza\.? | unidad(?:es)? | uds?\.? | ejemplar(?:es)?`,
  hour: String.raw`(?!kilowatt)\p{L}*stund(?:en?)? | stunn | stünn | h | hr\.? | std\.? | stde?\.? | unterrichtsstunde | arbeitsstunde | heure de travail | hora de trabajo | clock hour`,
  day: String.raw`(?:arbeits|dreh|messe|projekt|miet|kalender|veranstaltungs|mann|personen|einsatz|kurs)tage?s? | j | (?<!['’])d | tag | arbeitstag | drehtag | projekttag | manntag | kalendertag | mietttag | workday | (?:working|person|man|shoot|shooting)[ -]day | jours? ouvrés? | jour[- ]homme | homme[- ]jour | jornadas? | journées?`,
  week: String.raw`(?:kalender|miet|arbeits)woche | wk\.? | wo\. | woche | woch | wuche | sem\.`,
  month: String.raw`mo\.? | mth\.? | mon\. | (?:kalender|miet)monat | monet | calendar month`,
  year: String.raw`yr\.? | annum | p\.?a\.? | kalenderjahr`,
  night:
    'nights? | nite | overnight stays? | pernoctaci(?:ón|ones) | nacht | nächte | übernachtung(?:en)? | nuit(?:ée)?s? | noches?',
  person: String.raw`
    persons? | people | heads? | guests? | pax | attendees? | participants? | covers? | adults? | child(?:ren)? | kids? | students? | pupils? | diners? | delegates? | members? | applicants? | candidates? | workers? | trainees? | learners? | patients? | customers? | clients? | travell?ers? | visitors? | passengers? | players? | employees? | runners? | divers? | seniors? | residents?
    kopf | köpfe | gast | gäste | teilnehmer\p{L}* | nase | personen | pers\.? | erwachsene[nr]? | kind | schüler\p{L}* | mitarbeiter\p{L}* | reisende[nr]? | fahrgäste? | fahrgast | besucher\p{L}* | mann | spieler\p{L}* | mitglied\p{L}* | bewerber\p{L}* | helfer\p{L}* | patient\p{L}* | kunden? | mitfahrer\p{L}* | taucher\p{L}* | bewohner\p{L}*
    personnes? | pers\.? | invités? | convives? | couverts? | têtes? | participants? | adultes? | enfants? | élèves? | voyageurs? | passagers? | plongeurs? | salariés? | visiteurs? | joueurs? | membres? | adhérents? | candidate?s? | stagiaires? | patients? | clients? | résidente?s?
    personas? | invitados? | comensal(?:es)? | cubiertos? | cabezas? | asistentes? | participantes? | adultos? | niños? | alumnos? | viajeros? | pasajeros? | buceador(?:es)? | visitantes? | jugador(?:es)? | empleados? | miembros? | socios? | candidatos? | pacientes? | clientes? | huéspedes? | barbas? | trabajador(?:es)? | residentes?`,
  word: 'words? | wort | wörter | mots? | palabras? | source words? | (?:quell|ziel|ausgangs)wort | target words? | mots? (?:source|cible) | palabras? (?:de )?(?:origen|destino)',
  line: '(?:norm|standard)zeilen? | standard lines? | lines? | zeilen? | normzeilen? | standardzeilen? | lignes? | líneas?',
  page: '(?:norm|druck|text|standard)seiten? | pages? | seiten? | normseiten? | páginas? | feuillets? | folios? | (?:printed|standard) pages?',
  session: String.raw`
    sessions? | lessons? | consultations? | workshops? | treatments? | class | classes | appointments? | sittings?
    (?:unterrichts|kurs)?einheit(?:en)? | ue | lektion(?:en)? | schulstunden? | sitzung(?:en)? | beratung(?:en|sgespräche?)? | coachings? | termine? | behandlung(?:en)? | einheit à \d+ min\p{L}*
    séances? | cours | leçons? | consultations? | rendez-vous
    sesión | sesiones | lección | lecciones | citas? | clases? | consultas? | tratamientos?`,
  m: String.raw`lm | laufmetern? | lfd\. meter | mètres? courants? | lfm\.? | lfdm\.? | laufende[rnm]? meter | lfd\. ?m(?:eter)?\.? | ml | mètres? linéaires? | m linéaires? | metros? lineal(?:es)? | ml\. | running met(?:re|er)s? | linear met(?:re|er)s?`,
  m3: `cubic met(?:re|er)s? | kubikmeter | kubik | (?:fest|raum|schüttraum|erntefest)metern? | rm | fm | srm | mètres? cubes? | metros? cúbicos?`,
  m2: String.raw`sq\.? ?m(?:et(?:re|er)s?)?\.? | square met(?:re|er)s? | quadratmeter | mètres? carrés? | metros? cuadrados?`,
  t: `to | metric tons? | mt | tn | tm`,
  kWh: `kilowattstunden? | kilowatt[- ]?hours? | kilowatt-?heures? | kilovatios?[- ]hora`,
} as const

/** Words of units that a price beside them is often counted by, without 'per' or with another noun. */
export const furtherUnits = {
  session: String.raw`
    visits? | shows? | concerts? | recitals? | gigs? | massages? | manicures? | pedicures? | nails | lashes | haircuts? | groom(?:ing)? | singing lessons | clean
    einsatz | einsätze | besuche? | reinigung | auftritt | konzerte? | proben? | training | seminare? | massage | fußpflege | maniküre | nägel | konsultation | einzelunterricht | (?!arbeits|kilowatt)\p{L}{3,}stunden?
    visites? | passages? | prestations? | soins? | ateliers? | spectacle | concerts? | manucure | pédicure | ongles | toilettage | ramonage | consult | traitement | match
    visitas? | servicios? | taller(?:es)? | recital(?:es)? | conciertos? | pases? | masajes? | manicura | pedicura | uñas | actuaci(?:ón|ones)`,
  person: 'each | apiece | jeder | chacune? | cada un[oa]',
  hour: String.raw`60 ?min(?:ut(?:e[ns]?|os))?`,
  month: 'warm | kalt | charges comprises | cc | gastos incluidos',
  m3: 'stères? | ster | cube',
} as const

/** Right after an amount: it is for one visit or the like. */
export const eachTimeWords = `(?:pro|je|jedes) mal | (?:la|par|chaque) fois | (?:la|por|cada) vez | (?:each|every|per) time`

/** Words that make any amount beside them a price for one piece. */
export const eachWords = String.raw`a (?:go|pop|shot|time|throw) | l['’]une? | /ud\.? | / ?ea(?:ch)?\.? | each | apiece | a piece | ea\. | jeweils | je(?! \p{L}) | das stück | (?:la )?pièce | l['’]unité | chacune? | cada un[oa] | c/u | la pieza | la unidad | unidad`

const germanRate =
  String.raw`(?:s[aä]tz\p{L}* | preis\p{L}* | miete | rate | gebühr | pauschale | tarif | honorar | lohn | beitrag | entgelt | kosten)`.replaceAll(
    ' ',
    '',
  )

/** Words that name a rate by another time. */
export const otherRateWords = String.raw`
  quarterly | half-yearly | fortnightly | biweekly | vierteljährlich\p{L}* | halbjährlich\p{L}* | quartals\p{L}*
  trimestriel(?:le)?s? | semestriel(?:le)?s? | trimestral(?:es)? | semestral(?:es)?`

/** Words that name a rate: 'hourly rate: €95', 'Stundensatz 95 €', '450 € mensuels'. */
export const rateWords = {
  hour: String.raw`hourly | hour rate | p/h | p\.h\. | ph | stündlich\p{L}* | stdl\.? | stunden\p{L}*${germanRate} | (?:taux|tarif|prix|coût) (?:horaire|à l['’]heure) | de l['’]heure | (?:tarifa|precio|coste) (?:horari[oa]|por hora)`,
  day: String.raw`daily | day rate | täglich\p{L}* | tägl\.? | tgl\.? | tages${germanRate} | tages(?:s|ans)[aä]tz\p{L}* | journali(?:er|ère)s? | diari[oa]s? | prix de (?:la )?journée | (?:taux|tarif|prix) (?:journalier|à la journée) | tjm | (?:tarifa|precio) (?:diari[oa]|por día)`,
  night: `nightly | übernachtungs${germanRate}`,
  week: String.raw`weekly | p/w | p\.w\. | pw | wöchentlich\p{L}* | wöchentl\.? | wochen${germanRate} | hebdomadaires? | semanal(?:es)?`,
  month: String.raw`pcm | pm | p/m | rent(?=\s*(?:is|of|at|would|will|:|$)) | (?:kalt|warm)miete | renta | p\.m\. | monthly | monatlich\p{L}* | mtl\.? | monatl\.? | monats${germanRate} | mensuel(?:le)?s? | mensualités? | loyer | mensual(?:es)? | mensualidad(?:es)?`,
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
  / | per | p\. | x | a | an | the | each | every | for each | @
  für jede[nrs]? | pour chaque | por cada | for every | pro | je | à | fürs | im | am | in der | die | das | der | den | jeden? | jede[rs]
  par | le | la | l['’] | du | de la | de l['’] | à la | à l['’] | au | chaque
  por | el | al | a la | a el | cada`

/** The same before a time only: 'for the whole line' is a total. */
export const perTimeArticles = `for the | for a | for one | für einen? | für eine | pour une? | por una? | für den | für die | für das | pour la | pour le | pour l['’] | por el | por la`

/** Between an amount and 'per week': how often, so that the week isn't what the price is counted by. */
export const howOftenWords = String.raw`once | twice | times | visits? | days? | hours? | mal | \p{L}+mal | tage?n? | stunden | besuche? | fois | jours? | heures? | visites? | veces | días? | horas? | visitas?`

/** Before a known unit and an amount: 'Pro Person 27,50 €'. */
export const perBefore = `
  per-? | price ?/ | preis ?/ | kosten ?/ | prix ?/ | precio ?/ | by the | for a | for one | price of (?:a|one) | price per | rate per | each | every | pro | je | nach | für eine[nr]? | preis pro | preis je | par | à la | à l['’] | au | pour une? | prix (?:au|du|de la|à la|par) | le prix du | por | cada | a la | por una? | precio (?:del?|de la|por|por el|por la)`

/** Before a measure that begins a sentence about its price: 'Le litre d'huile est à 1,18 €'. */
export const unitArticles = `each | every | jede[rs]? | jeden | chaque | cada | the | one | an? | der | die | das | den | ein | einen | eine | pro | le | la | l['’] | un | une | el | un | una`

/** Between that and what it is a unit of: 'd'huile', 'with us'. */
export const unitPrepositions = `
  with | of | for | in | from | mit | bei | für | im | am | in | auf | ab
  de | d['’] | du | des | à | avec | chez | pour | con | para | en | a`

/** Between that and the amount. */
export const priceVerbs = String.raw`
  costs? | (?:will|would) be | will cost | would cost | is | is at | runs at | is charged at | at | comes to | goes for | sells for
  zu | kostet | kosten | wird | wäre | berechnen | berechne | gibt es | schlägt mit | liegt bei | liegt derzeit bei | ist | macht | kommt auf | bei
  coûte | coûtent | sera | serait | coûtera | coûterait | est de | est à | vaut | revient à | est facturée? | à | sort à | passe à | :
  cuesta | cuestan | dejo en | dejamos en | sería | será | costará | se cobra a | está a | vale | sale a | sale por | es de | a(?=\s*$) | queda en | son`

/** After 'per' and the like where no unit follows. */
export const noUnitNouns = `
  example | se | cent | default | e-mail | mail | phone | day | (?:bank )?transfer | card | invoice | post | agreement
  überweisung | vorkasse | nachnahme | rechnung | lastschrift | bar | post | kurier | spedition | vertrag | handschlag
  virement | chèque | carte | courrier | prélèvement | écrit | transporteur
  transferencia | adelantado | anticipado | separado | delante | escrito | contrato | tarjeta | cheque | obra
  nach | e-mail | mail | telefon | forma | woche
  exemple | contre | ailleurs | conséquent | avance | téléphone | mail | la | le | les | an | rapport
  ejemplo | menos | más | favor | eso | tanto | todo | toda | todos | ahora | tel | teléfono | la | el | los | las | un | una | unos | unas | solo | sólo | encima | correo | cierto`

/** They make a quantity before a price the size of what is sold: 'the plot of 600 m² is offered at 84,000 €'. */
export const saleVerbs = String.raw`
  is | are | was | goes | for | ist | sind | wird | werden | est | sont | es | son | está | están | se
  sold | sell\p{L}* | offer\p{L}* | sale | verkauf\p{L}* | vermiet\p{L}* | angeboten | propos\p{L}* | vend\p{L}* | alquil\p{L}* | ofre\p{L}* | lou\p{L}*`

/** Between a quantity and the price of one of it: '210 m² à 46 €'. */
export const atEachWords =
  'zu | at | @ | à | zu je | je | à je | zu jeweils | a | a razón de | at just | at only'

/** Right before an amount: it is for one of several. */
export const eachBeforeWords = 'je | jeweils | zu je | à je | für je | each at | cada uno a | chacune? à'

/** Words between an amount and what it is counted by: taxes. */
export const taxWords = String.raw`
  net | gross | (?:plus|excl\.?|excluding|incl\.?|including|before|ex|\+) ?(?:vat|tax|gst)
  netto | brutto | (?:zzgl\.?|zuzüglich|exkl\.?|inkl\.?|inklusive|plus|\+) ?(?:mwst\.?|ust\.?|mehrwertsteuer|umsatzsteuer)
  ht | ttc | h\.t\. | hors taxes? | t\.t\.c\. | toutes taxes comprises
  \+ ?iva | más iva | iva (?:no )?inclui?d[oa] | sin iva | con iva | netos? | brutos?`

/** After a noun that a price is counted by: '85 € a visit within 20 miles'. */
export const prepositionsAfterUnit = `
  ok | okay | please | of | within | with | without | including | incl | inc | excluding | plus | for | if | when | and | but | from | on | net | gross | in
  mit | ohne | inklusive | inkl | zzgl | zuzüglich | plus | für | wenn | bei | und | aber | ab | netto | brutto | im
  avec | sans | pour | hors | si | et | mais | plus | à partir | dès | ht | ttc | dans
  con | sin | para | más | si | y | pero | desde | a partir | incluid[oa] | en`

/** Beside 'a head': it isn't a person's. */
export const animalNouns = `
  cattle | cows? | calves | steers? | bulls? | heifers? | pigs? | piglets? | sheep | lambs? | goats? | horses? | hens?
  rind(?:er|ern)? | kühe? | kälber | bullen | färsen | schweine | ferkel | schafe | lämmer | ziegen | pferde | hühner
  bovins? | vaches? | veaux | broutards? | taureaux | génisses? | porcs? | porcelets? | moutons? | brebis | agneaux | chèvres? | chevaux
  vacas? | terneros? | novillos? | toros? | cerdos? | lechones | ovejas? | corderos? | cabras? | caballos?`

/** Nouns after 'the' that mean all of what is offered: '500 € le tout' is a total. */
export const wholeNouns =
  'lot | set | job | whole | weekend | wochenende | week-end | evening | abend | soirée | event | saison | season | temporada | ganze\\p{L}* | gesamte\\p{L}* | tout | toute | ensemble | lote | conjunto | total | totalité | totalidad | complet[oa]s? | complète?'

/** Before a unit: a part of it or the first of several, by which no price is counted here. */
export const partWords =
  'half | quarter | first | halbe[rsn]? | viertel | erste[rsn]? | demi-?e? | première? | medi[oa] | primer[oa]?'

/** Counted by so many at a time or by a time that no price is counted by here: no price of one. */
export const multipleNouns = String.raw`
  quarter | half-year | quartal | vierteljahr | halbjahr | trimestre | semestre
  \p{L}*minuten? | minutes? | minutos?
  pounds? | lbs? | pfund | livres? | libras? | ounces? | oz | unzen? | onces? | onzas? | (?:square |sq\.? ?)?(?:foot|feet|ft)\.? | pieds? | pies? | acres? | gallons? | pints? | quarter[- ]hours? | half[- ]hours? | fortnight
  viertelstunden? | halbstunden? | quart d['’]heure | demi-heures? | demi-journées? | cuarto de hora | media hora | media jornada | medio día
  dozen | hundred | thousand | dutzend | hundert | tausend | douzaine | cent | mille | millier | docena | ciento | mil | millar`

/** Before a time in which something happens: 'a repair within a month costs'. */
export const beforePeriod =
  'within | in | after | during | binnen | innerhalb | nach | während | dans | après | pendant | en | tras | dentro de | durante'

/** After a time: it is another one, as in 'al día siguiente', or the price is for all of it, as in 'pour la journée entière'. */
export const otherTimeWords = `
  after | later | darauf | danach | später | drauf | suivante? | d['’]après | plus tard | siguiente | después | entière? | enti?er[oa] | complet[oa]`
