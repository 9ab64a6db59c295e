/** Words around a number without a currency that may be an amount of money. Phrases are in the form of `alternatives`. */

/** After such a number, besides the language's stopwords: any other word is likely what it counts. */
export const afterBareAmount = String.raw`
  firm | fixed | final | ono | obo | max | maximum | tops | cash | altogether | all[- ]in | all up | tonight | today | tomorrow | now | please | pls | plz | thanks | incl\.? | including | inc\.? | excl\.? | excluding | plus | net | gross | pm | pw | pcm | pa | p/w | p/m | p/h | ph | pp | each | apiece | ea\.? | per | is | isn['’]t | won['’]t | seems? | sounds? | works? | flat | delivered | collected | tomorrow | negotiable | if | unless | till | i['’]ll | i['’]m | you['’]re | that['’]s | it['’]s | we['’]d | then | off | u | ur | yes | w
  vhb | vb | fb | fp | fix | fest | bar | heute | morgen | warm | kalt | pauschal | komplett | brutto | netto | inkl\.? | inklusive | zzgl\.? | glatt | draus | raus | drauf | her | hin | weg | ab | wär\p{L}* | wäre\p{L}* | sind | ist | is | geht | gehts | ginge | will | zahl\p{L}* | gezahlt | geb | gebe | kann | kannst\p{L}* | könnt\p{L}* | hätt\p{L}* | hab | nehm\p{L}* | mach\p{L}* | biet\p{L}* | verlang\p{L}* | haben | kostet\p{L}* | gekostet | reichen | reicht | fürs | fürn | für | fuers | pro | je | jährlich | monatlich | mtl\.? | nur | mehr | und | wenn | weil | sonst | einverstanden | ok | okay
  ferme | fermes | maxi | max | cash | comptant | net | nets | brut | ttc | ht | tout | si | vu | mais | c['’]est | ce | pas | plus | chacun | chacune | pièce | maximum | négociable\p{L}* | l['’] | d['’] | j['’] | tu | vous | je | on | livré\p{L}* | compris | charges | hors | à | fait | fois | suffi\p{L}* | me | merci | svp | stp | ok | donc | alors | puis | maintenant | aujourd['’]hui | au | sans | quand | dès | chez
  fij[oa]s? | máximo | máx\.? | como | justos? | negociables? | en | con | si | pero | y | cada | c/u | al | net[oa]s? | más | iva | hoy | mañana | ya | es | son | está\p{L}* | te | me | le | os | lo | incluid[oa]s? | todo | total | y | ni | que | vale | ok | gracias | porfa | nueva | nuevo | solo | puedo | mensuales?`

/** Right before a number up to 24: it is likely a time of the day. */
export const timeIntroductions = `
  at | by | around | from | till | until | after | before | to | and | um | ab | gegen | von | bis | nach | vor | vers | dès | après | avant | à | de | a | las | a las | desde | hasta | hacia`

/** Right before a number that could be a year: it is one. */
export const yearIntroductions = String.raw`
  in | since | from | of | until | by | year | spring | summer | autumn | winter | seit | ab | von | bis | jahr\p{L}* | bj\.? | baujahr | sommer | herbst | frühjahr | en | de | depuis | année | an | été | printemps | hiver | automne | desde | del | año | verano | otoño | primavera | invierno`

/** Right before a number: it is a name or an address. */
export const nameIntroductions = String.raw`
  no\.? | nr\.? | n° | num\.? | number | nummer | numéro | número | núm\.? | tel\.? | tél\.? | phone | order | invoice | room | page | size | gr\.? | größe | rechnung | auftrag | bestellung | artikel | model | typ | type | modèle | modelo | taille | talla | facture | commande | factura | pedido | platz | plz | lot | track | row | seat | version | option | formule | opción | haus\p{L}* | stra(?:ß|ss)e`
