/** Nouns that a deal is counted in, in the form of `alternatives`. */
export const quantityNouns = String.raw`
  pieces? | pcs?\.? | units? | items? | bags? | boxes | box | cartons? | crates? | pallets? | trucks? | rolls? | sets? | pairs? | bottles? | cans? | copies | licen[cs]es? | seats? | guests? | people | persons? | participants? | hours? | hrs? | weeks? | nights? | pages? | words? | sessions? | lines?
  stück | stk\.? | st\. | einheiten | säcke? | kartons? | kisten? | paletten? | rollen? | paar | flaschen? | lizenzen? | gäste?n? | personen | teilnehmer | stunden? | std\.? | wochen? | nächte?n? | seiten? | normseiten? | wörter | zeilen? | sitzungen
  pièces? | pce?s?\.? | unités? | sacs? | cartons? | caisses? | palettes? | rouleaux? | bouteilles? | licences? | invités? | personnes? | couverts? | convives? | heures? | semaines? | nuits? | pages? | mots? | lignes? | séances? | litres?
  piezas? | uds?\.? | unidades | sacos? | cajas? | palés? | palets? | rollos? | botellas? | licencias? | invitados? | comensales | personas? | horas? | días? | dias? | semanas? | noches? | páginas? | palabras? | líneas? | sesiones`

/** Before an amount that is a minimum, a capacity or a part, not what is dealt in. */
export const noQuantityBefore = String.raw`
  min\.? | minimum(?: of)? | at least | from | up to | max\.? | within | every | over | above | below | under | per | a | in | for up to | the first | valid for | after | of
  mind\.? | mindestens | ab | bis zu | bis | maximal | max\.? | innerhalb von | binnen | alle | über | unter | pro | je | in | nach | die ersten | zu je
  minimum | au moins | dès | à partir de | jusqu['’]à | sous | tous les | toutes les | plus de | moins de | par | en | dans | après
  mínimo | al menos | desde | a partir de | hasta | cada | más de | menos de | por | en | dentro de | tras`

/** After an amount that is a rate, a minimum or a term. */
export const noQuantityAfter = String.raw`
  minimum | min\.? | per | a | notice | guarantee | warranty | of experience | / | or more
  mindestens | pro | je | garantie | gewährleistung | / | oder mehr
  minimum | par | de garantie | / | ou plus
  mínimo | por | de garantía | / | o más`
