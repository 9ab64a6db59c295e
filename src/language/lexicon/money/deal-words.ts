/** Nouns that a deal is counted in besides those of `priceUnits.unit`, in the form of `alternatives`. */
export const dealNouns = String.raw`
  bags? | box(?:es)? | crates? | pallets? | rolls? | bottles? | cans? | barrels? | buckets? | cartons? | sacks? | packs? | packets? | boxes | bundles? | pairs? | sets? | seats? | users? | licen[cs]es? | tickets? | trips? | rides? | loads? | truckloads? | trees? | windows? | doors? | tables? | chairs? | rooms? | plates? | portions? | servings? | meals? | cups? | photos? | pictures? | videos? | posts? | cars? | bikes? | vehicles? | tyres? | parcels? | packages? | deliver(?:y|ies) | visits? | calls? | drops? | shirts? | books? | plants? | eggs? | loaf | loaves | bales? | sheets? | panels? | stairs? | steps? | holes? | wash(?:es)? | dogs? | animals?
  sack | säcke? | kiste | kisten | palette | paletten | rolle | rollen | flasche | flaschen | dose | fass | eimer | karton | paar | lizenz | nutzer | platz | fahrt | fuhre | ladung | baum | fenster | tür | türen | tisch | stuhl | zimmer | portion | portionen | teller | essen | foto | bild | video | auto | fahrrad | reifen | paket | pakete | lieferung | besuch | hemd | buch | pflanze | ei | brot | ballen | platte | bund | tour | einsatz | ster | becher | hund
  sac | sacs | caisse | caisses | palette | palettes | rouleau | bouteille | bouteilles | boîte | bidon | carton | paire | licence | utilisateur | place | billet | trajet | course | arbre | fenêtre | porte | table | chaise | chambre | portion | assiette | repas | photo | vidéo | voiture | vélo | pneu | colis | visite | chemise | livre | plante | œuf | oeuf | pain | botte | plaque | tournée | stère | chien | plateau | panier | poste
  saco | sacos | caja | cajas | palé | palet | rollo | botella | botellas | lata | bidón | par | licencia | usuario | plaza | billete | viaje | árbol | ventana | puerta | mesa | silla | habitación | ración | plato | menú | comida | foto | vídeo | video | coche | bici | neumático | paquete | visita | camisa | libro | planta | huevo | barra | bala | placa | ramo | perro | bandeja | puesto
  pieces? | pcs?\.? | units? | items? | bags? | boxes | box | cartons? | crates? | pallets? | trucks? | rolls? | sets? | pairs? | bottles? | cans? | copies | licen[cs]es? | seats? | guests? | people | persons? | participants? | hours? | hrs? | weeks? | nights? | pages? | words? | sessions? | lines?
  stück | stk\.? | st\. | einheiten | säcke? | kartons? | kisten? | paletten? | rollen? | paar | flaschen? | lizenzen? | gäste?n? | personen | teilnehmer | stunden? | std\.? | wochen? | nächte?n? | seiten? | normseiten? | wörter | zeilen? | sitzungen
  pièces? | pce?s?\.? | unités? | sacs? | cartons? | caisses? | palettes? | rouleaux? | bouteilles? | licences? | invités? | personnes? | couverts? | convives? | heures? | semaines? | nuits? | pages? | mots? | lignes? | séances? | litres?
  piezas? | uds?\.? | unidades | sacos? | cajas? | palés? | palets? | rollos? | botellas? | licencias? | invitados? | comensales | personas? | horas? | días? | dias? | semanas? | noches? | páginas? | palabras? | líneas? | sesiones`

/** Before an amount that is a minimum, a capacity or a part, not what is dealt in. */
export const noQuantityBefore = String.raw`
  min\.? | minimum(?: of)? | at least | from | up to | max\.? | within | every | over | above | below | under | per | a | in | for up to | the first | valid for | after | of
  mind\.? | (?:mindest)?laufzeit | frist von | mindestens | ab | bis zu | bis | maximal | max\.? | innerhalb von | binnen | alle | über | unter | pro | je | in | nach | die ersten | zu je
  jeu de | caution de | délai de | minimum | au moins | dès | à partir de | jusqu['’]à | sous | tous les | toutes les | plus de | moins de | par | en | dans | après
  juego de | fianza de | plazo de | mínimo | al menos | desde | a partir de | hasta | cada | más de | menos de | por | en | dentro de | tras`

/** Before what somebody wants to have. */
export const needWords = `
  need | order | want | buy | looking for | take
  brauchen | brauche | benötigen | bestellen | suchen | nehmen | abnahme von | abnehmen
  faut | besoin de | cherchons | commandons | prenons | commander
  necesitamos | necesito | buscamos | pedimos | queremos | comprar`

/** After an amount that is a rate, a minimum or a term. */
export const noQuantityAfter = String.raw`
  minimum | min\.? | per | a | notice | guarantee | warranty | of experience | / | or more
  mindestens | pro | je | garantie | gewährleistung | / | oder mehr
  minimum | par | de garantie | / | ou plus
  mínimo | por | de garantía | / | o más`
