/** Materials, actions, properties, times, places, people and terms of business that a listing of any trade may mention, in the form of attributes.ts. */
export const generalRows = `
replace replacement replacing exchange swap renew renewing swapping change+out swap+out swapped change changing changes switching | ersetzen austausch austauschen ersatz erneuern auswechseln tauschen wohnungstausch umtausch schüleraustausch sprachaustausch erneuerung ersetzung wechseln auswechslung ersatz+lieferung wechsel gewechselt ausgewechselt tausch | remplacer remplacement échanger échange changer changement remplaçons renouveler renouvellement changements | reemplazar reemplazo sustituir sustitución recambiar cambiar intercambio canje intercambios cambio recambio sustituimos renovar cambiado cambios
modify modification adapt adaptation alteration convert conversion turn+into converting alterations altered adaptive alter altering convertibles | umbauen umbau anpassen anpassung änderung ändern umrüsten umrüstung umwandeln umwandlung änderungen | modifier modification adapter adaptation transformer transformation transformé | modificar modificación adaptar adaptación transformar convertir conversión transformación
restore restoration restorer restored furniture+restorer photo+restoration restore+photos restore+old+photos restorers | restaurieren restaurierung restaurator restauriert instandsetzung restauratorin restaurierungen restauration restauratoren instandsetzen | restaurer restauré restaurateur restauration+de+photos restauration restaurateur+d'art | restaurar restauración restaurador restaurado restauro restauración+de+fotos restaurar+fotos restauradora restauradores
upgrade upgrading modernise modernisation modernize modernization retrofitting machine+retrofit retrofitting+machine retrofit machine+modernisation | aufrüsten aufrüstung modernisieren nachrüsten retrofit modernisierung anlagen+modernisierung umrüsten umrüstung maschinen+modernisierung | moderniser modernisation rétrofit retrofit modernisation+de+machine remise+à+niveau | modernizar modernización retrofit modernización+de+maquinaria reacondicionamiento+de+máquinas
update updating updated keep+current keep+updated keep+up+to+date content+updates | aktualisieren aktualisierung aktualisiert update updates upgrade aktuell+halten webseiten+pflege website+pflege seiten+pflege | actualiser actualisation actualisé mettre+à+jour mise-à-jour mises-à-jour | actualizar actualización actualizado actualizaciones poner+al+día al-día
remove removing removed | entfernen beseitigen beseitigung entfernt abbauen demontieren demontage | retirer éliminer dépose déposer enlever enlèvement démonter démonté démonte | retirar eliminar quitar desmontar desmontaje desmonte quita
fasten fastening fasteners fixings put+up put+on+wall mount+on+wall fix+to+wall wall+mounting fastener fastenings put-up | befestigen befestigung befestigungen verbindungselemente befestigungselemente befestigungstechnik anbringung aufhängung anbringen wand+montage | fixer fixation fixations monter accrocher fixer+au+mur accrochage monté fixie | fijar fijación fijaciones fijar+a+la+pared atornillar
hang hanging hung suspended suspenders | aufhängen hängend aufhängung hängen abgehängt unterdecke akustikdecke unterdecken | suspendre suspendu accrocher suspension suspendus suspensions accroche | colgar colgante suspendido colgado
lift lifting hoist hoisting hoists | heben anheben hebezeug hebebühne hebetechnik | soulever levage lever palan palans | levantar elevación elevar izar izado elevador elevadores
carry carrying porter porters | tragen schleppen träger hinauftragen möbelpacker | portage porteur | llevar cargar acarrear mozo mozos
load loading loaded | beladen verladen beladung verladung laden ladung läden verlader | charger chargement chargé | cargamento cargado
unload unloading unloaded | entladen abladen entladung | décharger déchargement décharge | descargar descarga descargado
move moving | bewegen verschieben umstellen beweglichkeit | déplacer bouger déplacement déplaçable | mover desplazar desplazamiento
pull pulling | ziehen zug herausziehen züge | tirer traction | tirar tracción
push pushing | schieben stoßen | pousser poussée | empujar empuje
rotate rotating rotation | rotieren drehbar rotation | tourner rotation pivotant rotatif tourné tournés pivots | girar rotación giratorio rotativo gira
open opening opens won't+open | öffnen öffnung aufmachen geöffnet öffnet geht+auf aufmachung | ouvrir ouverture ouvert ouvre ouvrent | abrir apertura abierto abre abren
close closing closure closures | schließen schließung zumachen geschlossen | fermer fermeture fermé ferme fermes | cerrar cierre cerrado
connect connection connecting connected connector connectors | anschließen anschluss verbinden verbindung anschlüsse verbinder hausanschluss | raccorder raccordement connecter connexion connecteur branchement brancher connecté connectée connectés connectées branche connecteurs | conectar conexión conector conectado acometida conectada conectores
disconnect disconnection | abklemmen trennen abschalten | débrancher déconnecter déconnexion | desconectar desconexión
attach attachment | anbringen anhängen anbringung | attacher attache accrochage | sujetar adjuntar enganchar sujetadores enganchador
separate separation separated | trennung getrennt abtrennen separat | séparer séparation séparé | separar separación separado separarse separarnos separarme
mix mixing mixed mixture blend mixer mixers blends blended | mischen mischung gemischt mischer mischungen | mélanger mélange mélangé mélangeur mélanges mélangeuse | mezclar mezcla mezclado mezcladora mezclas mezclador
stir stirring agitator stirrer agitators | rühren rührwerk rührer rührgerät | remuer agitateur brasser brasse agitateurs | remover agitador agitadores
fill filling filled refill dosing refilling refills fillings | füllen befüllen füllung abfüllen nachfüllen gefüllt abfüllanlage abfüllmaschine dosieren füllt abgefüllt befüllt abfüllung nachfüllung abfüller füllungen | remplir remplissage rempli remplisseuse doseuse embouteiller | llenar llenado relleno rellenar llenadora dosificación dosificadora embotellar envasar rellenado rellenos dosificadores
empty emptying emptied empties | leeren entleeren leer entleerung leerung | vider vidange vide vidé vidanger vidanges | vaciar vaciado vacío vaciados
pour pouring | gießen eingießen ausgießen gießer | verser coulage couler | verter vertido
spray spraying sprayed sprayer spraygun | sprühen spritzen sprüher spritzgerät spritzlackieren spray spritzpistole sprayer spritze | pulvériser pulvérisation pulvérisateur pulvérisateurs | pulverizar pulverización pulverizador rociar
rinse rinsing flush flushing | ausspülen spülung durchspülen | rincer rinçage | enjuagar enjuague aclarar
wash washing washed | gewaschen abwaschen abwäscher abwasch | laver lavage lavé | lavar lavado
dry drying dried dryer desiccation | trocknen trocknung getrocknet trockner wäschetrockner kondenstrockner austrocknung wasserschadentrocknung trocken | sécher séchage séché séchoir assèchement sécheur sec | secar secado secador secadora deshumectación secadero secadoras
soak soaking steep | einweichen tränken tränke | tremper trempage trempe trempé | remojar remojo
wipe wiping mop mopping | wischen abwischen feudeln | essuyer serpillière | fregar trapear
sweep sweeping sweeper scrubber pavement+sweeping parking+lot+sweeping road+sweeping street+sweeping sweeping+pavement car+park+sweeping path+sweeping swept | kehren fegen kehrmaschine scheuersaugmaschine reinigungsmaschine kehrdienst gehweg+kehren gehsteigreinigung kehrarbeiten+gehweg straßen+reinigung parkplatz+reinigung gehweg+reinigung kehr+maschinen kehrdienste gehwege+kehren kehrer feger | balayer balayage balayeuse autolaveuse monobrosse balayage+de+parking balayer+le+trottoir balayage+de+voirie balayeuses nettoyage+de+parking balayages | barrer barrido barredora fregadora barrer+la+acera barrido+de+aparcamientos barrido+de+calles barrido+de+parking barredoras barrido+mecánico barro
scrub scrubbing | schrubben scheuern scheu scheue scheuer | frotter récurer frottis | restregar fregado
jetwash pressurewasher pressure-washing pressure-washer high-pressure-cleaning pressure+wash pressure+washed power+wash power+washing powerwash jet+wash jet+washing pressure+cleaning patio+cleaning soft+wash soft+washing karcher jet+washed high+pressure+wash jetwashing high+pressure+washing high+pressure+cleaner kärcher pressure+washers jet+washer power+washer | hochdruckreinigung hochdruckreiniger hochdruck hochdruck+reinigen kärchern kärcher hochdruck+wäsche dampf+strahlen abdampfen hochdruckreiniger+terrasse hochdruck+reiniger dampf+strahler | karcher nettoyeur-haute-pression haute-pression nettoyage+haute+pression karchériser nettoyage+à+haute+pression lavage+haute+pression nettoyeur+à+haute+pression au+karcher | hidrolimpieza hidrolimpiadora alta-presión limpieza+a+presión limpieza+con+agua+a+presión hidrolavado hidrolavadora agua+a+presión lavado+a+presión limpiar+a+presión kärcher limpieza+a+alta+presión karcher hidrolavadoras
sandblast sandblasting blasting blasted shotblasting sand+blasting blast+cleaning media+blasting shot+blasting sandblasted soda+blasting bead+blasting grit+blasting vapour+blasting | sandstrahlen strahlen sandstrahlarbeiten gesandstrahlt strahlarbeiten sandgestrahlt kugelstrahlen gestrahlt sand+strahlarbeiten sandstrahlung mauerwerk+strahlen niederdruckstrahlen fein+strahlen trocken+strahlen glasperlen+strahlen sand+strahlen strahl+arbeiten sand+gestrahlt kugel+strahlen strahlerei sandstrahler strahlt | sablage grenaillage sableuse aérogommage sabler sableur hydrogommage microsablage sablage+façade hydrosablage sablé microbillage grenailler | arenado chorreado granallado chorro+de+arena chorreo+de+arena arenadora granallar arenados hidroarenado arenar chorreado+de+arena
strip stripping stripped stripper paintstripper paint+stripping paint+removal paint+stripper furniture+stripping strippers | abbeizen entlacken ablösen abbeizer abgebeizt entlackung ablaugen farbe+entfernen laugen ablöse | décaper décapage décapant décapeur | decapar decapado decapante quitar+pintura decapados
scrape scraping scraper | abkratzen schaben schaber spachteln schabe | gratter grattage racloir gratte | raspar raspado rascar rasca raspados
peel peeling peeled | schälen geschält schäler schale schalen schal geschälte geschälter geschältes | éplucher pelage épluchage épluché épluchés épluchée épluchées éplucheuse | pelar pelado pelada pelados peladas
chop chopping shred shredding shredder chipper mulcher shredders | hacken zerkleinern häckseln schreddern häcksler mulcher aktenvernichter datenträgervernichtung | hacher broyer broyage broyeur déchiqueteuse destructeur déchiquetage haché hachis | picar triturar trituración trituradora biotrituradora destructora biotriturado biotrituración destructoras triturado triturada triturados
crush crushing crusher | brechen zerquetschen brecher brechanlage | concasser concassage concasseur concasseurs | machacar aplastar machacadora machaqueo machacadoras
grinder milled watermill miller gristmill mincer mill mills milling flour+mill grain+mill millers contract+milling coffee+grinder coffee+mill | mahlen mühle gemahlen mühlen wassermühle getreidemühle fleischwolf kornmühle müller müllerin vermahlung müllerei haus+mühle kaffee+mühle fleischwölfe | moudre moulin moulu meunier minoterie mouture hachoir moulins meuniers moulin+à+farine mouture+à+façon moulin+à+café moulins+à+café moulinés mouliné | moler molino molido molienda molinero picadora molinos molinillo molturación molineros moler+grano molienda+a+maquila molinillo+de+café molino+de+café
split splitting splitter logsplitter | spalten spalter gespalten holzspalter holz+spalten | fendre fendage fendeuse fendeuses | partir hendir rajar rajadora cortaleña rajado rajada partido partidos partes
sawn | säge sägen gesägt sägt aufsägen sage | scier scié | aserrado aserrar
trim trimming trimmed trimmings | zuschneiden stutzen besäumen | rogner ébarber | recortar recorte recortadora
hammering hammer | hämmern hammer | marteler marteau maillet | martillear martillo
nail nailing nails wire+nails brad brads framing+nails staples staple+nails | nagel nageln nägel nagelpistole stahl+stift draht+stifte klammern | clou clouer clous cloueur pointe+clou pointes+à+bois agrafes | clavo clavar puntas clavadora clavos puntillas grapas
bolt bolts bolted hex+bolts hex+bolt machine+bolts coach+bolts | bolzen verbolzen schlossschraube schraubbolzen maschinenschraube sechskant+schraube sechskant+schrauben | boulon boulonner boulonné boulonnerie vis+hexagonale vis+hexagonales vis+tête+hexagonale goujon goujons | perno pernos atornillado tornillo+hexagonal tornillos+hexagonales bulones bulón atornillar
rivet riveting rivets riveted pop+rivet pop+rivets blind+rivet blind+rivets rivnut | nieten niet vernietet genietet nietmaschine blindniete blind+niet blind+nieten vernieten niet+mutter | rivet riveter rivetage rivets rivets+aveugles rivets+pop | remache remachar remachado remaches
solder soldering soldered brazing soldered+joints reflow wave+soldering | löten gelötet lötarbeiten lötkolben lötung lötzinn hand+löten wellen+löten reflowlöten lötet verlötet | brasage braser brasure soudage+de+composants étain souder+des+composants soudure+à+l+étain bras | estañar estañado cautín soldadura+de+componentes soldar+con+estaño soldadura+electrónica soldadura+blanda
bond bonding bonded | verkleben verklebung verklebt | collage | encolar pegar pegado encolado
clamp clamping clamps vise vises | klemmen klemme spannen zwinge schelle rohrschelle schraubzwinge schraubstock spannvorrichtung schraubstöcke schellen | serrage pince collier étau colliers | abrazadera sujeción mordaza sargento mordazas abrazaderas
tighten tightening | festziehen anziehen nachziehen | resserrer resserrage | apretar apriete
loosen loose | lösen locker lose | desserrer lâche décollé décollée décollés | aflojar suelto flojo despegado despegada
press pressing pressed pressings | pressen gepresst presse presswerk presst | presser pressage pressé presse | prensar prensado prensa
stretch stretching | dehnen strecken dehnung | étirer étirement étirements étiré | estirar estiramiento estiramientos
twist twisting | verdrehen verdrillen | tordre torsion | torcer torsión
folded folds | falten falz gefaltet falzen | plier plié pliée plie | doblar doblado
roll rolling rolled rolls reel reels bread+rolls bread+roll bun buns bap baps | rollen rolle walzen gerollt gewalzt walzwerk rundbiegen papierrolle semmel semmeln brötchen weckerl schrippe kaisersemmel brötchenservice mutschli | rouler rouleau laminage laminoir laminer cintreuse petits+pains petit+pain pain+individuel pains+individuels | rodar rollo enrollar laminación panecillo panecillos bollos mollete molletes bolillo bolillos pancito lámina laminadora
coil coils coilwinding windings | wickeln wicklung aufwickeln coil coils blechrolle spaltband wickelei motorwicklung | enrouler bobine bobinage rebobinage bobineur enroulable bobinages | bobina bobinar bobinado rebobinado rebobinar
weave weaving woven weaver loom handwoven hand+woven looms hand+weaving | weben weber weberei gewebt webstoff webstuhl hand+weberei web+stuhl weberin hand+gewebt web+stühle | tisser tissage tisserand tissé tissé+main métier+à+tisser tisserande | tejer tejido tejedor tejeduría telar telares tejer+en+telar tejido+en+telar tejidas tejedora tejida tejidos
knit knitting knitted knitwear hand+knitted knitter handknit hand+knit hand+knitting knitting+class knitwear+class knitting+yarn knitting+wool | stricken strick gestrickt strickwaren strickerei strickwolle hand+gestrickt hand+gestrickter gestrickte strickerin strick+werk strick+kurs strick+café strick+garn hand+gestrickte gestricktes | tricoter tricot tricotage tricoté tricots tricotée tricotées tricoteuse maille cours+de+tricot fil+à+tricoter laine+à+tricoter | tricotar punto calceta tejer tejido+a+mano tejidos+a+mano tejidas tejidos+por+encargo tejedora tejido+con+agujas punto+a+mano hacer+punto tejido tejida tejidos punto+de+aguja tejer+a+punto clases+de+punto tejido+a+dos+agujas hilo+de+tejer tejer+a+palillo lana+para+tejer prendas+tejidas tejer+lana punto+lana
crochet crocheted crocheting amigurumi crochet+animals amigurumis | häkeln gehäkelt häkelarbeit gehäkelte amigurumi gehäkeltes häkeltiere häkelkurs | crochet crocheter crocheté crochetée amigurumi amigurumis | ganchillo croché crochet amigurumi amigurumis tejido+a+crochet tejer+a+ganchillo tejer+crochet
stitch stitching stitched seam seams stitches | naht nähte steppen gesteppt näht | piquer piqûre piqûres | coser puntada cosido cose
shorten shortening hemming hem take+up taking+up | kürzen saum säumen einkürzen | raccourcir ourlet retoucheuse retoucher raccourcissons raccourcis | acortar dobladillo bajos dobladillos
lengthen extend extending | verlängern verlängerung verlängert | allonger rallonger prolonger | alargar prolongar alargadores alargue
enlarge enlargement expand expansion enlarging extension+of extending house+extension home+extension enlargements blow+ups | vergrößern vergrößerung erweitern erweiterung ausbauen haus+erweiterung haus+vergrößerung vergrößerungen foto+vergrößerung | agrandir agrandissement élargir agrandissements extension | ampliar ampliación agrandar expandir ampliaciones extensión
extension annex house+extension home+extension rear+extension side+extension home+addition addition+to+house storey+extension kitchen+extension single+storey+rear+extension | anbau erweiterungsbau zubau anbauten hausanbau haus+erweiterung wintergarten+anbau aufstockung erweiterung+haus haus+vergrößerung | extension annexe surélévation agrandir+la+maison agrandissement agrandissement+de+maison extension+de+maison surélévations | anexo extensión añadido ampliar+la+casa ampliación+de+vivienda ampliación ampliaciones añadido+a+la+casa ampliar añadir
reduce reduction reducing reducer reducers | reduzieren reduzierung verringern senken | réduire réduction diminuer | reducir reducción disminuir
increase raise raising | erhöhen steigern erhöhung steigerung steiger | augmenter augmentation hausse | aumentar aumento incrementar
improve improvement optimise optimisation optimize optimiser optimisers | verbessern verbesserung optimieren optimierung optimierer | améliorer amélioration optimiser optimisation | mejorar mejora optimizar optimización
strengthen reinforce reinforcement reinforced rebar rebars | verstärken verstärkung verstärkt bewehrung armierung betonstahl bewehrungsstahl | renforcer renforcement renforcé armature ferraillage armatures | reforzar refuerzo reforzado armadura ferralla corrugado
stabilise stabilize stabilisation stability | stabilisieren stabilisierung stabilität | stabiliser stabilisation stable stabilité | estabilizar estabilización estable estabilidad
prop shoring props | abstützen abstützung | étayer étaiement étai | apuntalar puntal apuntalamiento puntales
cover covering covered covers | abdecken abdeckung abgedeckt hülle | couvrir couverture couvert housse couverts | cubrir funda fundas fundidas fundidos
uncover expose exposed | freilegen freigelegt aufdecken | dégager découvrir apparent | descubrir destapar expuesto destape destapación
line lining lined linings | auskleiden auskleidung gefüttert futterstoff innenfutter futterstoffe | doublure doubler revêtir doublé doublures | forro forrar forrado forros
coat coating coated coatings coats | beschichten beschichtung beschichtet bodenbeschichtung bodenbeschichtungen | enduire enduction | recubrimiento recubrir recubierto
plating chrome electroplating chromium chrome+plating rechroming rechrome chromed nickel+plating gold+plating chrome+plated | galvanik verchromen vernickeln verchromt chrom galvanisieren galvanisiert galvanotechnik hartchrom verchromung neu+verchromen chrom+teile vergolden vernickelt | chromage galvanoplastie nickelage chromé électrolytique plaquage rechromer chromer zincage dorure chrome | cromado niquelado galvanoplastia galvanotecnia cromar cromados recromar niquelar recromado croma cromos
gilding gilded goldleaf gilder gold+leaf gilt gold+leafing | vergolden vergoldung vergoldet blattgold vergolder vergolderin blattvergoldung | dorure doreur doré+à+la+feuille feuille+d'or dorure+à+la+feuille | dorador dorado pan+de+oro dorados lámina+de+oro hoja+de+oro
hardening hardened quenching heat+treatment heat+treated heat+treat case+hardening tempering | härten gehärtet härterei wärmebehandlung vergüten einsatz+härten gehärteter wärme+behandelt randschichthärten härtet | durcissement trempe trempé traitement+thermique cémentation traitements+thermiques | templado endurecimiento temple tratamiento+térmico cementación tratado+térmicamente tratamientos+térmicos revenido
melt melting molten crucible smelting | schmelzen schmelze geschmolzen schmelztiegel schmelzofen | fondre fonte fondu creuset | fundir derretir fundido crisol fundas fundidas fundidos
cast casting castings | abguss | | colada moldeado
form forming shape shaping | formen formgebung umformen form | façonner formage | formar conformado forma
carve carving carved carver woodcarver wood+carving woodcarving wood+carver whittling carvings hand+carved | schnitzen schnitzerei geschnitzt schnitzer holzschnitzer holz+schnitzer holz+schnitzerei geschnitzte geschnitztes holz+bildhauer | tailler ciselé ciseler sculpté ciselure sculpture+sur+bois sculpteur+sur+bois sculptée sculptées sculptés bois+sculpté sculpter | tallar tallado tallista talla+de+madera tallada talladas tallador talla+en+madera tallas+de+madera tallado+en+madera
mark marking marked | markieren markierung markiert kennzeichnung kennzeichnen beschriften | marquage | marcado marcaje señalización
whitewash limewash limewashing | kalken tünchen kalkfarbe kalk | chauler badigeon badigeonner chaulage | encalar cal encalado encaladora
plant planting planted | pflanzen bepflanzung pflanze bepflanzen pflanzung pflanzarbeiten einpflanzen anpflanzung | plante planter plantation planté végétal végétaux végétale | planta plantar plantación
dig digging dug | graben ausgraben umgraben grab grabes | creuser bêcher bécher béchers creuse | cavar cavas
bury buried underground | vergraben eingraben unterirdisch erdverlegt | enterrer enterré souterrain enfouir enterrement enterrements | enterrar soterrado subterráneo
level levelling leveling levelled flatten selflevelling plinth self+levelling self+leveling levelling+compound self+levelling+compound uneven+floor floor+levelling level+a+floor | nivellieren planieren ausgleichen einebnen ausgleichsmasse nivellierung nivelliermasse stellfuß nivellierfuß bodenausgleich bodenausgleichsmasse boden+ausgleichen nivellierspachtel fließspachtel bodennivellierung boden+spachteln stellfüße | niveler nivellement aplanir ragréage ragréer niveleur ragréages autolissant niveler+un+sol autonivelant ragréage+autolissant | nivelar nivelación aplanar autonivelante pasta+autonivelante nivelar+suelo nivelado nivelación+de+suelo mortero+autonivelante aplanado
compact compacting compaction compactor | verdichten verdichtung kompakt rüttelplatte stampfer verdichter rüttelplatten | compacter compactage compact compacteur compacteuse | compactar compactación compacto pisón apisonadora compactadora
lay laying laid | verlegen verlegung verlegearbeiten | poser | colocar colocación
stack stacking stackable stacked | stapeln stapelbar stapel stapelstuhl stapel+bare | empiler empilable gerbage gigogne gerbable | apilar apilable apilables apiladoras
hoard stockpile stock stocked inventory stocktaking hoarding stocktake stockings | lagerbestand vorrat vorrätig inventar lagernd inventarliste übergabeprotokoll inventur bestandsaufnahme bestand bestände | inventaire réserve stocks stocker inventaires | existencias inventario stock inventarios existente existentes
keep retain preserve preservation preserving for-storing for-storage | aufbewahren bewahren konservieren konservierung aufbewahrung bewährung zum-einlagern für-den-keller zum-lagern | conserver préserver conservation à-conserver pour-conserver | conservar preservar conservación para-guardar para-almacenar
protect protection protective protected | schützen schutz geschützt schutzmaßnahmen | protéger protection protégé protecteur | proteger protección protegido protector
secure securing | sichern absichern gesichert absicherung abgesichert | sécuriser sécurisé sécurisation |
prevent prevention preventive | vorbeugen verhindern prävention vorbeugend | prévenir prévention préventif empêcher | prevenir prevención preventivo impedir preventa
avoid avoidance | vermeiden vermeidung | éviter évitement | evitar evitación
watch observe observation watches | beobachten beobachtung | observer observation | observar observación
check checking checkup | prüfen kontrolle prüft kontrollieren kontrolliert | vérifier vérification | comprobar verificar verificación revisar revisión comprobante comprobantes
control controller controlling | steuerung regelung regler steuergerät | piloter commande régulation régulateur contrôleur contrôleurs pilotable | controlar regulador regulación mando mandos mandados controladores regulable
detect detection detector motion+detector smoke-detector | erkennen erkennung detektor melder aufspüren bewegungsmelder brandmelder | détecter détection détecteur détecteur+de+mouvement détecteur-de-fumée | detectar detección detector detector+de+movimiento detector-de-humo detectorista
diagnose diagnosis diagnostic diagnostics | diagnostizieren diagnose diagnostik gebäudediagnose bauschadensdiagnose fehlerdiagnose | diagnostiquer diagnostic diagnostiqueur | diagnosticar diagnóstico diagnosis
locate locating location localisation localization localise localize | orten ortung lokalisieren standort lokalisierung softwarelokalisierung | localiser localisation emplacement | localizar localización ubicación localizaciones localizable
search searching seek | suchen gesucht | chercher recherche recherché | buscar búsqueda buscado
find finding found founding | finden gefunden fund gefundene herausfinden | trouver trouvé trouvée trouvés trouvées savoir | encontrar encontrado hallar encontrada encontrados hallado hallada encontré saber averiguar
identify identification | identifizieren identifikation identifizierung | identifier identification | identificar identificación
compare comparison | vergleichen vergleich | comparer comparaison comparatif | comparar comparación comparativa
choose choice select selection selected | auswählen auswahl wählen wahl ausgewählt | choisir choix sélection sélectionner | elegir elección seleccionar selección
decide decision | entscheiden entscheidung | décider décision | decidir decisión
calculate calculation calculations | berechnen berechnung kalkulation rechnen kalkulieren rechner | calculer calcul | calcular cálculo
count counting counter counters | zählen zahlen | compter comptage | contar recuento conteo
weighbridge balance scale scales truck+scale weighed weighing | waage wägen waagen küchenwaage präzisionswaage fahrzeugwaage fahrzeug+waage brücken+waage lkw+waage wiegeschein gewogen wiegen wagen | balance pesage pont+bascule pesée bascule | báscula balanza báscula+puente báscula+de+camiones pesaje báscula+camionera pesar
dimension dimensions size sizes sizing | maße abmessungen größe dimension größen konfektionsgröße maß | dimension dimensions tailles pointure | dimensión dimensiones tamaño medidas talla tallas medir tallada talladas
plan planning planner planned wedding-planner wedding+planners wedding-planning | planen planung plan planer geplant pläne planerin planungsbüro | planifier planification plan planificateur wedding-planner organisation-de-mariage organisatrice-de-mariage plans | planificar planificación plan wedding-planner organización-de-bodas organizador-de-bodas
schedule scheduling timetable timeline | zeitplan terminplan fahrplan terminplanung bauzeitenplan terminpläne | horaire planning échéancier | horario cronograma
organise organize organisation organization organiser organizer organ organs | organisieren organisation veranstalten organisator | organiser organisation organisateur | organizar organización organizador
coordinate coordination coordinator | koordinieren koordination koordinator koordinatorin | coordonner coordination coordinateur coordinatrice | coordinar coordinación coordinador
manage management manager | verwalten verwaltung management leitung manager führung hausverwaltung immobilienverwaltung mietverwaltung hausverwalter managerin immobilienverwalter führungen | gérer gestion gestionnaire manager syndic gérance syndics | gestionar gestión gestor gerente administración management mánager administrativos
administer administrator admin | administration administrator verwalter administrativ verwaltungskraft | administration administrateur administrer administratif | administrar administrador administrativo administrativa administrativos
operate operation operator | betreiben betrieb bedienen bediener betreiber maschinenbediener anlagenführer maschinenführer betreibung | exploiter exploitation opérateur opéré opérée | operar operación operador
handle handling transshipment | handhaben handhabung umgang umschlag warenumschlag handling umschläge | manipuler manutention manipulation transbordement manutentionnaire manutentionnaires | manipular manipulación manejo transbordo manipulador manejadoras manipulado manipulados
usage usable | benutzen verwenden nutzung gebrauch verwendung | utiliser utilisation usage emploi | utilizar uso usar empleo
commissioning commission start-up plant+start+up machine+start+up start+up+plant commissioned | inbetriebnahme inbetriebnehmen inbetriebsetzung anlage+in+betrieb+nehmen in+betrieb+nehmen anlagen+start betrieb+nehmen hochfahren | mise-en-service démarrage+d+installation mise+en+route mise+en+marche | comisionado puesta-en-servicio puesta-en-marcha arranque+de+planta puesta+a+punto+de+planta arranque+de+máquina
configure configuration setup settings set-up | einrichten konfigurieren konfiguration einstellung einstellen setup einrichtung einsteller | configurer configuration paramétrage paramétrer mise-en-place | configurar configuración ajustes puesta-en-marcha
adjust adjustment align alignment tuning aligner aligners tune tunes | justieren justierung ausrichten nachstellen fluchten achsvermessung spureinstellung nachstellung | ajuster ajustement réglage régler aligner parallélisme géométrie | ajustar ajuste alinear alineación paralelo alineadores
stop stopping halt | anhalten stoppen halt stopp halter | arrêter arrêt | parar detener parada pareado pareados detenido parir
finish finishing finished complete completion | fertigstellen fertigstellung fertig abschließen vollendung | achever achèvement finir finition terminer | terminar acabar acabado finalización
continue continuous continuously | fortsetzen fortlaufend kontinuierlich dauerhaft | continuer continu continuellement | continuar continuo continuamente
wait waiting | wartezeit | attendre attente | esperar espera
order orders ordering ordered | bestellen bestellung auftrag bestellungen aufträge | | pedido pedir encargo pedidos
buy buying purchase purchases purchasing buyer buyers bulkbuyer acquire acquisition bought | kaufen kauf ankauf einkauf ankaufen aufkäufer erwerben anschaffung kauft kaufe angekauft gekauft | acheter achat achats rachat acheteur acquéreur acquisition rachète achètent achetons rachetons achète | comprar compra compras comprador adquirir adquisición
sell selling sale sales sold seller salesperson we+sell selling+our we+are+selling | verkaufen verkauf vertrieb verkauft veräußerung verkäuferin vertriebler verkaufen+wir abzugeben zu+verkaufen verkäuflich verkaufe verkäufer | vendre vente ventes vendu vendeur vendeuse nous+vendons vendons vend vendeurs vendeuses vent vents | vender venta ventas vendido vendedor vendemos se+vende se+venden vende vendo vendedora vendedores ventosas
trade trading commerce | handel handeln handelsware | commerce négoce commercer commerçant commerçants | comercio comerciar comerciante comerciantes
offer offers offering offered | anbieten biete anbieter | offrir offre proposer | ofrecer oferta ofrecemos ofrezco
need needs needed require required requirement requirements | brauchen benötigen bedarf benötigt anforderung anforderungen erforderlich pflichtenheft | besoin besoins nécessaire exigence exigences requis spécifications | necesitar necesito necesidad requisito requisitos requerido
request requests enquiry inquiry | anfrage anfragen anfordern | demande demander demandes | solicitud solicitar consulta petición
accept acceptance accepted | annehmen akzeptieren annahme abnahme | accepter acceptation accepté | aceptar aceptación aceptado
refuse refusal reject rejection | ablehnen ablehnung verweigern | refuser refus rejet | rechazar rechazo
approve approval approved | genehmigen freigabe zulassung zugelassen freigeben zulässig | approuver approbation homologué homologation agrément | aprobar aprobación aprobado homologado homologación homologados
authorise authorisation authorization authorised authorized | autorisieren bevollmächtigung autorisiert ermächtigung | | autorizar autorización autorizado
confirm confirmation confirmed | bestätigen bestätigung bestätigt auftragsbestätigung | confirmer confirmation confirmé | confirmar confirmación confirmado
book booking reserve reservation bookings reservations reserve+table book+table table+reservation books | buchen buchung reservieren reservierung buchungssystem onlinebuchung terminbuchung reservierungen buchungen tisch+reservieren tisch+bestellen buch büchern | réservation réservations réserver réserver+table réserver+une+table | reservar reserva reservas reservar+mesa reserva+de+mesa
register registration registered | anmelden anmeldung registrieren registrierung eintragung register handelsregister erfassen erfasst erfassung | inscrire inscription enregistrer enregistrement registre inscriptions | registrar registro inscripción inscribir inscripciones
apply applicant applicants candidate candidates jobapplication coverletter applications | bewerben bewerbung bewerber bewerberin kandidat kandidatin kandidaten bewerbungsschreiben bewerbungen bewerbern | postuler candidature candidat candidate candidats candidatures | postular candidatura candidato candidata aspirante aspiradores candidatos aspirantes postulante candidaturas
sign signing signature signatures signs | unterschreiben unterschrift signatur unterzeichnen | signer signature | firmar firma
receive receiving received receiver receivables | erhalten wareneingang | recevoir | recibir recibido recibos
bring bringing | bringen mitbringen vorbeibringen | apporter amener | traer aportar
distribute distribution distributor distributing | verteilen verteilung distribution austragen flyerverteilung prospektverteilung | distribuer distribution distributeur | distribuir distribución repartir
supply supplies supplied | versorgen versorgung bereitstellen bereitstellung | approvisionner approvisionnement fourniture fournir | abastecer abastecimiento
procure procurement sourcing supplychain | beschaffen beschaffung lieferkette beschaffungswesen beschaffungsmanagement sourcing | procurer sourcing procurations | aprovisionamiento adquisición adquirir sourcing
share sharing shared | teilen gemeinsam gemeinsame geteilt teil teile | partager partage partagé | compartir compartido
borrow borrowing for-loan on-loan | ausleihen leihweise | | prestado
give giving giveaway giveaways | verschenken geben abgeben | donner don dons | dar regalar
win winning prize prizes | gewinnen gewinn preisgeld gewinner | gagner gagnant gain gaines | ganar premio premios ganador premiado premiada premiados
help helping helper helpers | helfen hilfe helfer helferin mithilfe | aider aide aidant aidants | ayudar ayuda ayudante
assist assistant assistants pa | assistenz assistent assistentin | assistant assistante assister assistants | asistente asistir auxiliar auxilios
accompany escort companion accompaniment companionship befriending keeping-company companions befriender accompaniments | begleiten begleitung begleiter begleitperson alltagsbegleitung alltagsbegleiter gesellschaft gesellschafter seniorenbegleitung | compagnie accompagnateur accompagnement-des-aînés dame-de-compagnie accompagnement accompagner accompagnatrice accompagnements | acompañar acompañamiento acompañante compañía acompaña acompañamientos
lead leading leader leadership leaders | anführen führend führungskraft führungskräfte führungskräfteentwicklung leadership | diriger direction dirigeant meneur leadership | liderar líder liderazgo dirigir directivo directivos líderes
educate education educational pedagogy pedagogical teach-how tuition teaching educator | lehren bildung pädagogik erzieher erzieherin pädagogin unterrichten unterricht | enseignement éducation éducatif pédagogie enseigner enseigniste enseignante | enseñar enseñanza educación educativo pedagogía
learn learning learn+to | lernen erlernen gelernt lerne lernt | apprendre apprentissage apprends | aprender aprende aprendizaje aprendo
study studies | studieren studium | étudier études étude | estudiar estudios
practise practice practising exercise exercises worksheet | üben übung übungen praxis arbeitsblatt übungsblätter | pratiquer pratique exercice exercices | practicar práctica ejercicio ejercicios practicable
read reading | lesen lesung vorlesen leseförderung lese | lire lecture | leer lectura
write writing written | schreiben schriftlich geschrieben verfassen verfasst verfasse | écrire écriture écrit rédiger rédaction rédigeons rédigé | escribir escritura escrito escrituración escrituras redactar redactamos redactado
sketch sketches sketching sketchbook | skizze skizzen skizzenbuch | croquis esquisse | boceto esbozo croquis
speak speaking spoken talk conversation conversational | sprechen gespräch konversation reden konversationskurs rede | parler conversation oral conversations oraux | hablar conversación oral conversaciones
lecture lectures speech keynote speaker speechwriter speakers keynote+speaker motivational+speaker after+dinner+speaker guest+speaker public+speaker keynotes speeches speechwriting | vortrag vorträge redner referent keynote redenschreiber ansprache rednerin referentin speaker vortrags+redner keynote+speaker fest+redner motivations+redner gast+redner vortragende impulsvortrag redenschreiben keynotes | conférencier discours orateur exposé allocution intervenant intervenante orateurs conférenciers conférencière intervenants orateur+motivant keynote | ponente discurso orador charla ponencia conferenciante ponentes conferencistas orador+motivacional conferencista speaker conferenciantes oradores discursos ponencias
explain explanation explainer | erklären erklärung erläuterung | expliquer explication | explicar explicación
show demonstrate demonstration demo demos demonstrator demonstrators | zeigen vorführen vorführung demonstration vorführer zeigt | montrer démonstration démontrer montre montres démonstratrice démonstrateur | mostrar demostración demostrar demostradora enseñar
present presentation presentations pitchdeck presenter presenters presenting | präsentieren präsentation vorstellen | présenter présentation présentatrice présentateurs | presentar presentación presentadores
introduce introduction introductory | einführen einführung | introduire introduction initiation initiations | introducir introducción iniciación
inform information informative | informieren information auskunft infos | informer information renseignement renseignements |
communicate communication communications | kommunizieren kommunikation verständigung unternehmenskommunikation | communiquer communication | comunicar comunicación
contact contacts contacting | kontakt kontaktieren kontakte | contact contacter contacts | contacto contactar contactos
call calling calls | anrufen anruf anrufe rufen telefonat ruf | appeler appel appels appellation | llamar llamada llamadas
answer answers reply response | antworten antwort beantworten rückmeldung rückmeldungen | répondre réponse | responder respuesta contestar
question questions ask | frage fragen rückfragen | question questions interroger | pregunta preguntar preguntas
meet meeting meetings | treffen besprechung sitzung meeting sitzungen | rencontrer réunion rencontre réunions | reunión encuentro reuniones
negotiate negotiation negotiable vb | verhandeln verhandlung verhandlungsbasis verhandelbar vb | négocier négociation négociable négociations | negociar negociación negociable
mediate mediation mediator out+of+court out+of+court+settlement mediators settle+without+court amicable+settlement conflict+mediation conflict+resolution alternative+dispute+resolution | vermitteln vermittlung mediation mediator mediatorin außer+gerichtlich außer+gerichtliche schlichtung schlichten ohne+gericht+einigen schlichter einigung streit+schlichtung | médiation médiateur intermédiation médiatrice à+l'amiable règlement+amiable conciliation conciliateur résolution+de+conflits médiateurs | mediación mediador mediar mediadora sin+juicio extrajudicial acuerdo+amistoso arreglo+amistoso conciliación+extrajudicial resolución+de+conflictos mediadores
represent representation representative | vertreten vertretung vertreter vertreterin | représenter représentation représentant | representar representación representante
defend defence defense | verteidigen verteidigung rüstung wehrtechnik | défendre défense armement | defender defensa defenderse
complain complaint complaints grievance | beschweren beschwerde reklamation reklamieren beanstandung | réclamation plainte réclamer réclame | queja reclamación reclamar
solve solution solutions | problemlösung lösung lösungen | résoudre solution solutions | resolver solución soluciones
evaluate evaluation assess assessment | bewerten bewertung beurteilung evaluation evaluierung auswerten evaluieren | évaluer évaluation apprécier | evaluar evaluación valorar valoración
review reviews rating ratings feedback | rezension rezensionen kundenbewertung bewertungen feedback kundenbewertungen | avis notation critique | reseña reseñas opiniones valoraciones valoración opinión
research researcher researchers | forschung forschen forscher recherche recherchieren forscherin forschungsprojekt recherchen | chercheur investigation chercheuse investigations | investigación investigar investigador investigaciones
investigate detective investigator detectives investigations fact+finding enquiry+agent evidence+gathering investigators | ermitteln detektiv ermittlung detektei privatdetektiv detektivin ermittlungen beweis+sicherung nachforschung nachforschungen beweise detektive ermittler | enquête enquêter détective enquêteur détectives enquêtes investigations recherche+de+preuves enquêteurs | detective indagar pesquisa investigar investigaciones averiguaciones obtención+de+pruebas detectives
gather gathering | sammeln sammlung einsammeln sammlungen | rassembler ramasser collecte collections | recolectar colectar colecta colectivo
collector collectors collectible collectibles collections+of collecting | sammler sammlerstück sammlerin sammlung sammlungen sammeln | collectionneur collectionneuse collection collections collectionner | coleccionista coleccionable colección colecciones coleccionar
create creation creative creativity creating | erstellen gestalten kreativ erstellung kreation kreativität erschaffen gestalter | créer création créatif créativité créations réaliser réalisation | crear creación creativo creatividad creaciones realizar
invent invention inventor inventions inventors | erfinden erfindung erfinder erfinderin erfindungen | inventer invention inventeur inventrice inventions | inventar invención inventor invento inventos
builder built build building+firm building+company builders building+contractor general+builder bricklayer+builder | erbauen gebaut bauen baut bauunternehmen bauunternehmer baufirma baumeister bau+betrieb hochbau | construire constructeur constructeurs maître+maçon entreprise+de+bâtiment entreprise+du+bâtiment bâtir | edificar construir obra constructor constructora constructoras construimos maestro+de+obras obras empresa+de+construcción
dump landfill tip tips tipping | deponie müllkippe abladeplatz mülldeponie | déchetterie dépotoir enfouissement | vertedero basurero basureros vertedera
tidy tidying | aufräumen aufgeräumt | ranger rangement rangé | ordenar orden ordenado ordeñador ordeñar ordeñadores ordenador ordenadores ordeñadoras
burn burning | brennen verbrennen verbrennung | brûler combustion brûlage | quemar combustión quema
switch switches pushbutton light+switch light+switches switching | schalter lichtschalter steckverbinder steckverbindung schaltern licht+schaltern | interrupteur connectique interrupteurs connecté connectée connectés connectées | interruptor pulsador interruptores apagador
cold coldness cooling+down chilled chill cooling cool cools | kalt kälte abkühlen kühl kühlen kühlt kühl+gerät kühlung gekühlt | froid refroidir refroidissement froids froide rafraîchissement rafraîchir | frío enfriar enfriamiento fríos enfría refrigerar enfriado refrigera
hot warm | heiß heiss warm warme warmes warmen | brûlant chaud chaude chauds chaudes | ardiente caliente calientes
boil boiling boiled | kochend sieden gekocht | bouillir bouilli ébullition | hervir hervido ebullición
fry frying fried fryer fryers | braten frittieren gebraten fritteuse heißluftfritteuse airfryer fritteusen bräter heissluftfritteuse | frire friture frit friteuse frite friteuses | freír frito fritura freidora freidoras
roast roasting roasted | rösten geröstet röstung schweinebraten röster rost | torréfier rôtir torréfaction rôti rôtisserie rôtis | tostar tostado asar asado
grill barbecue bbq barbecues cookout grill+chef bbq+chef barbecue+chef barbecue+caterer pitmaster braai | grill grillen grillabend gasgrill grillplatz grillfest gegrillt grillparty grillbuffet barbecue grill+meister grill+catering grillcaterer bbq griller grill+koch grill+verleih grill+buffet grill+feier grill+gerät | barbecue grillade griller barbecues grillades grillardin barbecue+géant grillades+à+domicile grill grilleur braise | barbacoa parrilla parrillada barbacoas parrilladas parrillero asadero brasa a+brasa a+las+brasas carne+asada asador+criollo barbecue asador asadores parrillas
smokehouse smoked smokery smoked+fish smoked+salmon kippers | räuchern geräuchert räucherei räucherofen räucherlachs räucher+fisch räucherware geräucherter geräucherte geräuchertes | fumage fumaison fumoir fumé fumée saumon+fumé poisson+fumé fumaisons fumoirs | ahumado ahumar ahumados ahumada salmón+ahumado pescado+ahumado ahumador ahumadas ahumadores
ferment fermentation fermented kimchi kombucha fermentation+tank fermentation+vessel fermenter fermenters | gären fermentation fermentiert gärung gärtank fermenter kimchi kombucha | fermenter fermentation fermenté fermenteur kombucha cuve+de+fermentation fermenteurs | fermentar fermentación fermentado kombucha tanque+de+fermentación fermentador fermentadores fermentadora
slice slicing sliced slices thinly+sliced | aufschneiden scheiben scheibe aufgeschnitten geschnittene | trancher tranche tranché tranchée tranches en+tranches | rebanar loncha rodaja loncheado loncheada lonchas rebanado rebanadas rodajes rebanadora rebanadoras
portion portions portioned | portion portionieren portionen | portion portionné | porción ración raciones porcionado
taste tasting tastings sampling winetasting wine-tasting wine+tasting+tour tasting+session taster+session | verkosten verkostung probieren geschmack degustation weinprobe weinverkostung wein+verkostungen verkostungen weinproben keller+führung wein+degustation tasting tastings verköstigung | goûter dégustation déguster goût dégustations dégustation-de-vin visite+de+cave dégustation+au+domaine œnotourisme goûts | degustar degustación cata sabor catas cata+de+vinos catas+de+vino visita+a+bodega enoturismo cata+en+bodega probar degustaciones
eat eating edible | essen essbar verzehr | manger comestible comestibles | comer comestible coma comas
serve serving served | servieren bedienung serviert | servir servi servantes servante | servir servido
feed feeding feed-animals fed | fütterung verfüttern füttern | nourrir nourrissage alimentation | alimentar alimentación dar-de-comer
breed breeding breeder breeders | züchten zucht züchter züchterin zuchtbetrieb zuchttiere rasse hundezucht | élever élevage éleveur éleveuse race races éleveurs | criar cría criador criadero raza criada criadora criadores criaderos
care caring | pflege pflegen | soin soins | cuidado cuidar cuidados
treat treatment treatments treated | behandeln behandlung behandelt | traiter traitement traité traite | tratar tratamiento tratado
heal healing cure | heilen heilung | guérir guérison | sanar curar curación curas
rest relax relaxation recovery relaxing relaxed | entspannen erholung entspannung ruhe erholen entspannend | détente relaxation repos détendre relaxant relaxante relaxer | relajarse relajación descanso relajante relajar relajantes
sleep sleeping | schlafen schlaf schlafplatz schlaf+plätze | dormir sommeil couchage couchages | dormir sueño
live living reside residence residency alive | wohnen wohnsitz bewohner leben lebend lebende lebendig | habiter résider résidence vivre vivant vivante vivants vivantes | vivir residir residencia vivo viva vivos vivas
stay accommodation lodging lodgings lodge | unterkunft aufenthalt übernachtung unterkünfte unterbringung beherbergung quartier unterbringen übernachtungen übernachten | séjour hébergement hébergements logement+temporaire séjours | estancia hospedaje alojamiento alojamientos
walk-in level-access curbless step-free walk-in-shower walk-in-showers | begehbar begehbare begehbarer begehbares bodengleich bodengleiche bodengleicher ebenerdig ebenerdige barrierefreie barrierefreies ebenerdiges | douche-à-l'italienne douches-à-l'italienne plain-pied | ducha-a-ras-de-suelo duchas-a-ras-de-suelo ras-de-suelo
walk walking walker | spazieren spaziergang gassi gassigehen gassiservice gassigeher | marcher marche promenade promener | caminar pasear paseo caminadora caminadoras caminador
run running runner jogging marathon running-shoes trail-running triathlon | laufen lauf läufer joggen marathon laufsport laufschuhe triathlon lauftraining | courir coureur running marathon footing course-à-pied jogging triathlon | correr corredor maratón carrera-popular footing triatlón corredora
jump jumping | springen sprung hüpfen hüpfburg springer | sauter saut gonflable gonflables | saltar salto salteado salteados
throw throwing throws | werfen wurf würfe | lancer jet | lanzar lanzamiento
hold holder holders | halterung halterungen | tenir | sostener sujetador sujetadores
play player playing playtime games+with+kids players playful playfully | spielen spieler spielerin spiel+betreuung spielt spielzeit | jouer joueur joueuse jeu+avec+enfants joueurs joueuses | jugar jugador jugadora jugadores jugadoras tocar toca toque tocan
perform performance performer performances | auftreten auftritt darbietung aufführung künstlerauftritt | spectacle | actuación actuar espectáculo
entertain entertainment entertainer animation animated animations animator entertainers | unterhalten unterhaltung entertainer animation animateur unterhaltungsprogramm unterhalt animationen | animer divertissement animateur animation amuseur animations animé animée animateurs | entretenimiento animación animador animaciones animada animar animadora animadores
record recording recordings live+recording recorders | aufnehmen aufnahme aufzeichnung aufnahmen tonaufnahme mitschnitt konzertmitschnitt mitschnitte tonaufnahmen | enregistreur enregistrements captation enregistrement captation+live captations | grabar grabación grabaciones grabada grabadas
film filming movie movies filmmaker filmmakers | film filmen filme spielfilm filmemacher dreharbeiten filmproduktion kurzfilm imagefilm hochzeits+film hochzeits+filmer filmer gefilmt imagefilme | film filmer cinéaste films filmé filmés tournage captation | película filmar rodaje cineasta cortometraje film films cinematográfico filmación grabar rodajes cortometrajes
edit editing editor | bearbeiten bearbeitung redaktion redakteur | éditer retouche retoucher | editar edición editor
publish publishing publisher publication publicity publishers | veröffentlichen verlag veröffentlichung verlage publikation herausgeber verleger verlagen | publier édition éditeur publication éditions publicité publicités éditeurs | publicar editorial publicación publicidad editoriales
copy copying copies photocopy copied | kopieren kopie kopien vervielfältigen fotokopie copyshop fotokopierer vervielfältigung | copier copie photocopie photocopies | fotocopia copistería reprografía copia copias fotocopias
duplicate duplication duplicates duplicating | duplikat doppelt zweitexemplar | dupliquer duplicata | duplicar duplicado doble duplicados doblado
delete erase deletion | löschen löschung | effacer supprimer suppression | borrar supresión
save saving savings sparkasse | sparen einsparung ersparnis sparplan einsparungen | économiser économie épargne économies | ahorrar ahorro
download downloads | herunterladen download | télécharger téléchargement | descargable download
upload uploads | hochladen upload | téléverser | upload
encrypt encryption encrypted cipher | verschlüsseln verschlüsselung verschlüsselt verschlüsselte | chiffrer chiffrement chiffré cryptage crypté crypter chiffres | cifrar cifrado encriptar encriptación encriptado cifras
migrate migration migrate+to move+to+cloud | migrieren migration datenmigration datenübernahme umziehen umstieg umsteigen | migrer migration passer+sous basculer bascule | migrar migración pasar+a
integrate integration integrated integrals | integrieren integration integriert eingebaut anbindung anbinden eingebaute | intégrer intégration intégré intégrés intégrée intégrable | integrar integración integrado integrados integrable
process processing processed processes | verarbeiten verarbeitung aufbereitung verarbeitet aufbereiter | procédé | procesar procesamiento procesado proceso procesos procesadora
recover retrieval rescue datarecovery | retten rettung wiederherstellen wiederherstellung bergung datenrettung datenwiederherstellung | récupérer récupération sauvetage récupère | recuperar recuperación rescate
track tracking tracker traceability trace | verfolgen nachverfolgung ortungsgerät rückverfolgbarkeit | suivre suivi traçabilité traceur traceurs | rastrear seguimiento trazabilidad rastreador trazable seguimientos rastra
follow aftercare followed follower followers | nachbetreuung nachsorge folgen folge | postérieur | posventa seguir
tour tours | tour rundgang rundfahrt touren tourer | tournée tourné tournés | recorrido tour tours
arrive arrival arrivals checkin checkout | ankommen ankunft anreise anreisen | arriver arrivée arrivées | llegar llegada llegadas
leave departure departures | abreisen abreise abfahrt abflug | départ départs | salir salida salidas sala salas sal sales
transfer transfers shuttle shuttles | transfer flughafentransfer shuttle überführung zubringer shuttlebus überführungen | transfert navette navettes | traslado trasladar lanzadera lanzaderas
fly flying pilot | fliegen pilot pilotin fliege | pilote voler pilotable volé | volar piloto
cross crossing | überqueren kreuzung übergang | traverser croisement traversée | cruzar cruce
enter entrance entry enteral | eingang eintritt einfahrt eingänge einfahrten | entrée entrer | entrada entrar entradas
exit exits | ausgang ausgänge ausfahrt | sortie sortir sorties | egreso
grow growing cultivation cultivate growth grow-plants cultivable cultivating cultivators | wachsen kultivieren wachstum anbauen anbau züchten | cultiver culture croissance culture-maraîchère | cultivar cultivo crecimiento crecer cultivos
pick picking picker pickers | pflücken ernten ernte pflücker erntet geerntet | cueillir cueillette cueilleur cueilleurs | recolección recolector recolectores
dye dyeing dyed batik | färbung gefärbt färberei farbstoff farbstoffe stofffarbe batik | teindre teinture teint teinturier colorant colorants batik coloriste colorations teinte | teñir teñido tinte tintura colorante colorantes colorista tintes
bleach bleaching chlorine household+bleach hypochlorite | bleichen bleichmittel chlorreiniger gebleicht chlor+bleiche chlor natriumhypochlorit | blanchiment javel blanchir blanchi eau+de+javel hypochlorite chlore | blanquear lejía blanqueo cloro lavandina hipoclorito
tear tearing torn rip frayed ripped rip+out rip+up | reißen zerrissen gerissen eingerissen aufgerissen riss rausreißen herausreißen ausreißen | déchirer déchirure déchiré déchirée arracher arrachage | rasgar desgarro rasgado rasgada desgarrado rajado rajada arrancar arrancado
unblock unblocking clogged blockage blocked choked unclog unclogging clog blockages won't+drain backed+up drain+rods plunger drain+cleaning drain+clearance drain+unblocking rooter drain+rodding sewer+cleaning drain+blocked hair+in+drain blocked+toilet clogged+toilet | verstopft verstopfung verstopfungen verstopfte verstopfter verstopftes rohrreinigung abfluss+reinigung rohr+verstopfung läuft+nicht+ab rohrreiniger kanalverstopfung abfluss+verstopfung kanalreinigung abflussdienst kanalreiniger rohr+spirale läuft+ab läuft+schlecht+ab dusche+läuft+nicht+ab wc+verstopft klo+verstopft | débouchage déboucher obstrué engorgement bouché bouchée bouchés engorgé bouchées débouche débouchages débouchage+canalisation débouchage+égout furet déboucheur siphon+bouché toilettes+bouchées wc+bouché | atasco obstruido desatascar atascado atascada atascos atascados desatasco desatascos desatranco desatrancos destapar destape destapación obstrucción tupido embozado desatranque desatascador desatoro desatorar sonda+para+desagüe desatascar+sifón váter+atascado inodoro+tapado
defrost thaw thawing unfreeze defrosts-itself | auftauen enteisen abtauen taut taut-ab | dégivrage dégivrer décongeler dégeler dégel dégivre | descongelar deshielo deshelar
degrease degreasing grease lubricate lubrication lubricant greasy degreaser grease+trap degreasers grease+remover grease+removing | fett schmieren entfetten schmierung schmierstoff fettig fettabscheider schmierfett schmieröl entfettet ent+fetten ent+fetter fett+löser entfettung entfettungsmittel kalt+reiniger | graisse graisser dégraisser lubrifier lubrifiant lubrification graissage dégraissage dégraissant graisseux bac+à+graisse séparateur+de+graisse dégraisseur dégraissants | grasa engrasar desengrasar lubricar lubricante desengrase desengrasante grasiento trampa+de+grasa separador+de+grasas quitagrasa quitagrasas desengrasantes
descale descaling limescale limescale+removal calcium+deposits water+stains scale+removal descaler | entkalken entkalkung kalkablagerung verkalkt entkalkt kalk+entfernen kalk+entfernung kalk+flecken bad+entkalken entkalker | détartrer détartrage calcaire tartre entartré enlever+le+calcaire anti+calcaire détartrages détartrant | descalcificar desincrustar sarro antical descalcificación quitar+la+cal cal+incrustada quitar+cal descalcificadores desincrustación desincrustante descalcificante
impregnate impregnation impregnated proofing stone+sealing patio+sealing seal+paving paver+sealing sealing+paving stone+sealer water+repellent hydrophobic | imprägnieren imprägnierung imprägniert kesseldruckimprägniert stein+versiegelung pflaster+imprägnierung stein+imprägnierung pflaster+imprägnieren stein+schutz hydrophobierung pflaster+versiegelung | imprégner imprégnation imperméabiliser hydrofuge hydrofuger protection+hydrofuge hydrofugation imperméabiliser+les+pavés traitement+hydrofuge | impregnar impregnación hidrofugante hidrofugado hidrofugar hidrófugo sellar+adoquines sellado+de+piedra sellado+de+pavimento impermeabilizante+para+piedra
purify purification | aufbereiten klären aufbereiter | purifier purification épurer épuration | purificar purificación depurar depuración depuradoras depurativo depurativa
extract extraction extractor fume | absaugen absaugung extrahieren extraktion absauganlage staubabsaugung | extraire extraction aspirer aspiration | extraer extracción extractor aspirar aspiración aspiradores aspirantes
blow blowing blower foliage blowers | blasen gebläse laubbläser laub laubentfernung laubsauger bläser | souffler souffleur soufflage feuilles feuillage souffleurs souffle feuillages soufflée | soplar soplador sopladora hojas hojarasca sopladores
inflate inflatable airbed bouncycastle blow+up inflatables | aufblasbar aufpumpen aufblasen luftmatratze luftbett aufblas+bare aufblas+barer | gonfler gonflage gonflable gonflables | inflar inflable hinchable hinchar hinchables inflables
float floating click clicks | schwimmend schweben treiben klickparkett klickvinyl klicklaminat treiber | flottant clipsable | flotante clic
dive diving diver divers scuba snorkelling scuba-diving diving-course padi diving+licence learn+to+dive discovery+dive | tauchen taucher tauchkurs taucherin schnorcheln tauchschule gerätetauchen tauchschein schnuppertauchen | plonger plongée plongeur plongeuse snorkeling palmes plongée-sous-marine baptême+de+plongée apprendre+à+plonger plongeurs plonge | bucear buceo buceador buzo submarinismo esnórquel bautismo+de+buceo curso+de+buceo buc
row rowing kayak canoe oars oar canoes kayaks canoeing kayaking | rudern kajak kanu paddeln paddelboot kanus ruderboot kajaks | ramer aviron kayak canoë pagaie rameur canoës kayaks ram ramasse canoé rameurs | remar remo kayak piragua canoa remos piraguas canoas piragüismo
surf surfing surfboard surfboards bodyboard bodyboards | surfen surfbrett surfkurs wellenreiten surfboard surfboards surf+brett surf+bretter bodyboard | surf surfer bodyboard planche+de+surf planches+de+surf | surf surfear bodyboard tabla+de+surf tablas+de+surf
shoot shooting | schießen schuss fotoshooting fotoshootings | shooting | disparar tiro
fight martial karate judo boxer kickboxing taekwondo martialarts martial-arts boxing self-defence kickbox | kampfsport boxen karate judo boxsport kickboxen taekwondo kampfkunst selbstverteidigung boxer kampfkünste | combat boxe karaté judo boxeur taekwondo martiaux arts-martiaux self-défense | lucha boxeo kárate judo boxeador taekwondo marciales artes-marciales defensa-personal karate
meditate meditation mindfulness meditations guided+meditation meditating meditation+weekend meditation+course mindfulness+course meditative mindfulness+based mindful | meditieren meditation achtsamkeit meditationen meditations+kurs meditations+wochenende achtsamkeits+kurs mbsr meditations | méditer méditation méditations méditation+guidée pleine+conscience stage+de+méditation sophrologie | meditar meditación mindfulness meditaciones meditación+guiada atención+plena curso+de+mindfulness retiro+de+meditación
marry marriage get+married getting+married tie+the+knot | heiraten heirat ehe trauung trauungen verheiraten vermählung | marier épouser se+marier mariées | casarse casar matrimonio casarnos casamiento contraer+matrimonio
own owner owners ownership property | besitzen eigentum eigentümer besitzer inhaber eigentümerin | propriété propriétaire posséder propriétaires | propiedad propietario dueño poseer posado
lose lost losing | verlieren verloren verlorene verlorener | perdre perdu perdue perdues | perder perdido perdí perdidas perdida perdidos
steal stolen theft burglary burglar thief thieves thefts stealing pilfering employee+theft shoplifting burglars | stehlen diebstahl einbruch einbrecher gestohlen diebstähle mitarbeiter+diebstahl laden+diebstahl gestohlene einbrüche | cambriolage cambrioleur vol+interne vol+en+entreprise volé vols vol+à+l'étalage enquête+vol cambriolages | robar robo robado ladrón hurto hurtos robos hurto+interno ladrones
destroy destruction destroyed | zerstören zerstörung vernichten vernichtung aktenvernichtung | détruire destruction détruit | destruir destrucción destruido
fail failure outage breakdown breakdowns | ausfall versagen panne störung ausfälle störungen | défaillance | fallo
spoil spoiled rotten rot decay rotted rotting | verderben verdorben faul fäulnis morsch verfault morsche verderblich verderbliche | pourrir pourri pourriture avarié pourrie pourris pourrissement | pudrir podrido podredumbre podrida podridos
wear worn abrasion wornout | verschleiß abgenutzt abnutzung abrieb verschlissen verschleißteile | usure usé abrasion | desgaste desgastado abrasión
crack cracks cracked fissure fracture | riss risse rissig gerissen rissbildung rissesanierung rissprüfung | fissure fissures fissuré lézarde | grieta grietas agrietado fisura
hole holes holes+drilled deep+hole | loch löcher bohr+loch bohrung bohrungen locher | trou trous alésages perçages | agujero hueco agujeros orificio orificios huecos barreno barrenos perforación+metal
stain stains stained spot stain+removal spot+removal wine+stain remove+stains scuff+marks scuffs stain+remover spot+cleaning remove+stain | fleck flecken fleckig befleckt fleckentfernung fleckenentfernung rotweinfleck rotweinflecken wein+fleck flecken+behandlung flecken+entfernen fleck+entfernung flecken+entfernung fleck+entferner | tache taches taché détachage détacher détachant enlever+une+tache tache+de+vin enlever+les+taches détacher+un+vêtement tâche tâches | mancha manchas manchado quitamanchas quitar+manchas mancha+de+vino eliminar+manchas desmanchado manchas+de+vino
dirt dirty soiled dust dusty filthy grimy grubby dishes-dirty dirty-dishes | schmutz schmutzig staub verschmutzt staubig entstauben dreckig schmutzige entstaubung | saleté sale poussière poussiéreux dépoussiérage salissure sales encrassé | suciedad sucio polvoriento sucia sucios sucias
smell odour odor odours smelly bad+smell sewage+smell drain+smell stink stinking stench odors foul+smell sewer+smell | geruch gerüche gestank riechen geruchsbeseitigung geruchsneutralisation geruchsbelästigung stinkt kanalgestank geruchs+belästigung üble+gerüche kanalgeruch stinken abfluss+gestank | odeur odeurs désodorisation mauvaise+odeur mauvaises+odeurs puanteur pue remontées+d'odeurs remontée+d'odeurs sent-mauvais sentent-mauvais mauvaise-odeur | olor olores mal+olor malos+olores hedor huele+mal apesta peste+a+cloaca huele-mal mal-olor huelen-mal
noise noisy loud noise+survey noise+level | lärm laut geräusch geräusche lärmbelästigung lärmschutz lärmmessung schallmessung schall schallschutz lärmpegel schallpegel schallberechnung | bruit bruyant bruits bruyante bruyants nuisance+sonore acoustique | ruido ruidoso ruidos ruidosa sonoridad estudio+de+ruido
quiet silent silence noisefree low-noise quieter noiseless without+noise peaceful tranquil silenced silencer silencers | leise ruhig still geräuscharm lautlos leises geräuscharmes geräuschlos ruhige ruhiges ruhiger ruhigen flüsterleise stillen | silencieux calme silence tranquille silencieuse silencieuses peu+bruyant paisible au+calme insonorisé | silencioso tranquilo silencio silenciosa silenciosos sin+ruido insonoro tranquila tranquilos insonorizado silenciadores
vibration vibrations vibrating | vibration schwingung erschütterung vibrationen schwingungsmessung | vibration vibrations vibrer vibratoire | vibración vibraciones vibrar vibrado
rust rusty rusted derusting rust+treatment rust+removal de+rusting remove+rust derust | rostig verrostet entrosten rostentfernung rostschutz rost+behandlung geländer+entrosten rost rost+entfernen entrostung | rouille rouillé dérouillage traitement+rouille traitement+de+la+rouille anti+rouille enlever+la+rouille décapage dérouiller | óxido oxidado herrumbre desoxidar tratamiento+de+óxido antióxido quitar+óxido oxidación eliminar+óxido
flood flooding flooded | überschwemmung hochwasser überflutung überflutet hochwasserschutz | inondation inondé crue inondations | inundación inundado riada inundaciones
fire fires blaze fired | feuer brand brände brandschutz | feu incendie incendies | fuego incendio incendios contraincendios fuegos
explosion explosive explosives | explosion sprengstoff explosionsgefahr sprengung sprengarbeiten | explosion explosif explosifs | explosión explosivo explosivos
accident accidents crash collision fender+bender crashes crashing | unfall unfälle unfallschaden unfallwagen verkehrsunfall unfallgutachten blech+schaden auffahrunfall | accident accidents accidenté accrochage | accidente accidentes accidentado choque choques siniestro+de+tráfico
injury injuries injured wound | verletzung verletzungen wunde verletzt wundpflege | blessure blessures blessé plaie cicatrisation | lesión lesiones herida herido
illness disease sick ill diseases | krankheit krank erkrankung krankheiten | maladie malade maladies | enfermedad enfermo enfermedades
pain pains ache back-pain | schmerz schmerzen schmerzhaft schmerztherapie | douleur douleurs douloureux mal-de-dos | dolor dolores doloroso dolor-de-espalda
stress stressed burnout resilience burn-out | stress burnout stressbewältigung resilienz | stress surmenage stressé résilience burn-out épuisement-professionnel | estrés agotamiento estresado resiliencia agotamiento-laboral
fear anxiety phobia depression phobias depressed depressive fearful | angst ängste phobie depression depressionen | peur anxiété phobie angoisse dépression angoisses phobies dépressif dépressive | miedo ansiedad fobia depresión burnout fobias
insomnia can't+sleep sleep+problems sleep+disorder sleep+disorders sleepless sleep+therapy | schlafstörung schlaflosigkeit schlafstörungen schlaf+probleme einschlafprobleme schlaflos | insomnie troubles+du+sommeil trouble+du+sommeil insomnies | insomnio trastorno+del+sueño trastornos+del+sueño problemas+de+sueño no+dormir
addiction addicted quit+drinking alcoholism alcoholic substance+abuse drug+addiction stop+drinking gambling+addiction | abhängigkeit süchtig suchtberatung entzug alkohol+sucht alkoholiker sucht+therapie drogensucht spiel+sucht alkoholismus sucht+therapeut | addiction dépendance addictologie sevrage toxicomanie addictologue addictions alcoolisme alcoolique arrêter+l'alcool toxicomane arrêter+de+boire dépendante | adicción dependencia desintoxicación adicciones alcoholismo dejar+de+beber adicto ludopatía drogadicción dejar+el+alcohol
risk risks riskassessment | risiko risiken gefährdungsbeurteilung risikomanagement risikobewertung gefährdungsbeurteilungen | risque risques | riesgo riesgos
danger hazard hazards hazardous+situation | gefahr gefahren gefährdung gefährdungen | danger dangers risques+professionnels | peligro peligros
delay delays delayed late | verzögerung verspätung verspätet verzug spät | retard retardé retards tard | retraso demora retrasado
error errors mistake fault | fehler irrtum fehlerhaft | erreur erreurs faute | error errores equivocación
defect defects deficiency | mangel mängel mangelhaft | défaut défauts vice | defecto defectos
problem problems trouble | problem probleme schwierigkeiten | problème problèmes difficulté | problema problemas dificultad
dispute disputes conflict conflicts | streit konflikt konflikte rechtsstreit schlichtung streitigkeit prozessführung konfliktlösung | litige conflit conflits différend contentieux litiges | litigio conflicto conflictos disputa pleito demanda litigios pleitos demandar
fraud scam fraudulent scams phishing online+scams internet+fraud scammer scammed internet+scams | betrug betrügerisch schwindel betrugsprävention phishing internet+betrug online+betrug betrugsmasche abzocke enkeltrick | fraude escroquerie arnaque frauduleux arnaques hameçonnage phishing escroqueries arnaques+en+ligne fraude+en+ligne | fraude estafa fraudulento estafas phishing timo timos fraude+en+línea estafas+por+internet
debt debts debtor debtors | schulden schuldner verschuldung verbindlichkeiten schuldenberatung | dette dettes débiteur endettement surendettement surendetté endetté endettée surendettée | deuda deudas deudor endeudamiento deudores endeudado endeudada
penalty penalties fine fines trafficlaw | strafe bußgeld vertragsstrafe geldstrafe verkehrsrecht strafzettel bußgelder | pénalité amende pénalités contravention amendement contraventions amendes pénales | multa penalización sanción multas
shortage lack scarcity | engpass knappheit fehlend | pénurie manque | escasez falta
surplus excess leftover leftovers remnant overstock remnants job+lot+clearance end+of+line clearance+stock overrun | überschuss restposten reste restbestand überschüssig lagerabverkauf überbestand sonderposten lagerüberhang rest+posten rest übrig übrige übriggeblieben rest+bestand rest+bestände lager+rest überbestände | surplus excédent restes invendus déstockage invendu surstock restant restants reste fin+de+série fins+de+série lot+de+déstockage | excedente sobrante restos remanente sobrestock saldos sobrantes excedentes lote+de+liquidación fin+de+serie
virus malware ransomware antivirus trojan anti-virus spyware adware viruses malware+removal virus+removal | virus schadsoftware viren trojaner ransomware virenschutz antivirus spyware viren+entfernung malware virenbefall schad+programm | virus rançongiciel malware antivirus anti-virus logiciel-malveillant logiciels+malveillants cheval+de+troie spyware rançongiciels | virus malware ransomware antivirus troyano software+malicioso spyware virus+informático
vandalism graffiti streetart graffiti+removal spray+paint+removal remove+spray+paint tags tagging graffiti+cleaning anti+graffiti graffitis | vandalismus graffiti graffitientfernung graffitischutz streetart graffiti+entfernung graffiti+entfernen schmiererei schmierereien sprayer graffiti+schutz graffiti+beseitigung | vandalisme graffiti tag graffeur effacer+un+tag tags enlèvement+de+graffitis anti+graffiti nettoyage+de+graffiti enlèvement+de+tags graffitis graffeurs | vandalismo grafiti pintadas grafitis grafitero pintada quitar+pintadas limpieza+de+grafitis graffiti grafitti pintar pintamos grafiteros grafitera pinta
intrusion intruder burglar burglars burglary break+in break+ins housebreaking | eindringling einbruchschutz einbruchsicher einbruch einbrüche einbrecher einbruch+diebstahl einbruch+sicherung | intrusion intrus effraction cambriolage cambriolages cambrioleur anti+effraction anti+intrusion effractions | intrusión intruso robo robos ladrón ladrones antirrobo intrusos
rodent rats mice mouse rat hamster guineapig rodents rat+control mice+control mouse+problem rat+infestation rat+catcher hamsters | ratten mäuse maus ratte nagetier rattenbekämpfung schadnager hamster meerschweinchen nager rattenplage mäusebekämpfung mäusen rattenfänger mausefalle ratten+köder | rat souris rats rongeur hamster cobaye dératisation dératiser dératiseur rongeurs souris+maison rat+d'égout hamsters | rata ratón ratones roedor hámster cobaya desratización desratizar roedores control+de+roedores ratas cobayas ratán
insect insects bug insecticide bugs bugged | insekt insekten käfer insektizid | insecte insectes | insecto insectos bicho
wasp wasps hornet nest wasp-nest wasps'-nest hornets wasps+nest wasp+nests wasp+nest+removal yellowjacket nests | wespe wespen wespennest hornissen wespenne+ster hornisse hornis+sennest wespennest+entfernung wespenbekämpfung | guêpe guêpes frelon nid nid-de-guêpes nid-de-frelons frelons frelon+asiatique nids+de+guêpes destruction+nid+de+guêpes nids | avispa avispas avispero avispón nido-de-avispas avisperos nidos+de+avispas avispa+asiática avispones
termite termites woodworm beetle woodboring wood+worm wood+boring+insects wood+boring wood+boring+beetle wood+pest timber+treatment powderpost woodworms wormy deathwatch+beetle | holzwurm termiten hausschwamm holzschädling hausbock holzwürmer holzwurmbekämpfung holzschädlinge holzbefall hausbock+käfer holzschutzmittel+bekämpfung termitenbekämpfung holzwurm+behandlung holzwurmbefall | termite termites vrillette capricorne xylophage vers+à+bois ver+à+bois traitement+des+bois traitement+du+bois traitement+de+charpente insectes+xylophages anti+termites traitement+charpente vermoulu xylophages | termita termitas carcoma xilófagos tratamiento+de+la+madera tratamiento+de+madera antitermitas anti+termitas anticarcoma polilla+de+la+madera tratamiento+antitermitas insectos+xilófagos apolillado xilófago carcomido
cockroach cockroaches bedbug bedbugs roach roaches german+cockroach roach+extermination | kakerlaken bettwanzen wanzen kakerlake schabe schaben küchen+schabe kakerlakenbekämpfung schabenbekämpfung küchen+schaben wanze | cafard cafards punaise punaises blatte blattes cancrelat blattes+germaniques désinsectisation+cafards | cucaracha cucarachas chinches cucarachas+alemanas fumigación+de+cucarachas chinche
pigeon pigeons birdproofing dove pigeon+proofing bird+proofing racing+pigeons homing+pigeons doves | taube tauben taubenabwehr taubenvergrämung tauben+schutz brief+tauben | pigeon pigeons dépigeonnage grillage+anti+pigeons anti+pigeons colombes pigeons+voyageurs | paloma palomas antipalomas malla+antipalomas palomas+mensajeras pichones
moss algae lichen seaweed spirulina mosses lichens green+algae algae+removal green+growth alga seaweeds | moos algen moosentfernung flechten spirulina moose moos+entfernung ent+moosen entmoosung bemoost grünbelag grün+span algen+entfernung belagentfernung alge | algues lichen démoussage spiruline mousse mousses démousser anti+mousse algue dépôts+verts verdissement | musgo algas liquen verdín alga espirulina musgos líquenes moho+verde
pollution polluted contamination contaminated decontamination | verschmutzung kontamination verseucht altlasten bodensanierung | pollution pollué contamination | contaminación contaminado
emission emissions co2 carbondioxide carbon carbon-footprint carbonation | emission emissionen co2 kohlendioxid kohlensäure karbon abgas abgase abgasuntersuchung | émission émissions co2 carbone antipollution bilan-carbone empreinte-carbone | emisión emisiones co2 carbono huella-de-carbono
carbonfibre cfrp carbon-fibre carbon-fiber carbon carbon+fibre+parts composite+parts carbon+parts carbon+composite carbonation | kohlefaser cfk carbon carbon+teile carbon+faser kohlefaser+teile carbonrad carbon+rahmen | prfc fibre-de-carbone carbone pièces+en+carbone pièces+carbone | cfrp fibra-de-carbono piezas+de+carbono carbono piezas+de+fibra+de+carbono
radiation radioactive radon nuclear | strahlung radon radioaktiv strahlenschutz nuklear kerntechnik | rayonnement radon radioactif radioprotection nucléaire rayonniste | radiación radón radiactivo nuclear
shock shockproof impact shocks | stoßfest aufprall schlagfest | choc antichoc impact impacts | golpe antigolpes impacto
big large | | grand grande gros grosse grosses | grande gran grandes
small little tiny mini | klein winzig mini | petit petite mini petites petits | pequeño pequeña mini
medium | mittelgroß mittlere mittelständisch | moyen moyenne | mediano mediana medio
huge giant oversized xxl | riesig übergroß riesen überlänge xxl übergröße übergrößen | énorme géant surdimensionné xxl | enorme gigante sobredimensionado xxl
long | | long longue | largo larga
short brief | | court courte bref | corto corta breve
wide broad | | large | ancha amplio
narrow slim | schmal eng schlank | étroit mince | estrecho angosto delgado estrechar
high | hohe hoher | haut haute | alto alta elevado elevador elevadores
low | niedrig niedrige | bas basse bases | baja
deep | | profond profonde | profundo profunda
flat flats | flach flache | plat plate | llano plana
thin | dünn fein dünne | fin fine | fino delgada
heavy | schwer schwere schwerlast schwertransport | lourd lourde | pesado pesada pesados
full | voll volle | plein pleine | lleno
half halves | halb hälfte halbe | moitié demi demie | mitad
quarter quarters | viertel quartal | quart trimestre | cuarto trimestre cuartos
double twin double-room twin-room double+rooms twins | doppel zweifach | jumelé chambre-double chambres+doubles jumelée | bifamiliar doblete habitación-doble habitaciones+dobles
single individual single-room single+rooms | einzel einzeln | individuel simple unitaire chambre-simple chambre+individuelle unitaires | individual habitación-individual cuarto+sencillo
pair pairs pairing | paar paare | paire paires | par pares pareado pareados parir
set sets kit kits | set satz bausatz sätze komplettset | kit lot ensemble lots | kit conjunto lote kits lotes
round circular | kreisförmig rundes | rond circulaire ronde | redondo circular redonda circuladora redondos
square squared | quadratisch quadrat | carré carrée carrez | cuadrado cuadrada cuadros
oval elliptical | oval elliptisch | ovale elliptique | ovalado oval elíptico elíptica elípticas
triangular triangle triangles | dreieckig dreieck dreiecke | triangulaire triangle triangles | triangular triángulo triángulos
hexagonal hexagon octagonal | sechseckig achteckig sechskant | hexagonal octogonal | hexagonal octogonal
curved arched arch arches | gewölbt bogen bögen rundbogen | courbe cintré arc arche voûte voûtes cintrer courbes | arco arcos
straight | geradlinig | rectiligne | recto rectilíneo
crooked warped deformed | verzogen verformt krumm | déformé gauchi gauchers | torcido deformado alabeado
pointed sharp pointe | scharf spitz spitze spitzer schärfen | tranchant pointu aiguisé tranches aiguiser aiguise | puntiagudo
blunt dull | stumpf stumpfe | émoussé contondant | desafilado romo
smooth skim skimcoat smooth+walls smoothing skimming skim+coat skimmed reskim re+skim | glatt glatte glattputz glattgespachtelt glätten geglättet wandglättung glatt+spachteln spachteln | lisse lissage lisser lissés enduit+de+lissage lissage+des+murs lissages | liso alisado alisar alisamos alisado+de+paredes enlucido alisados
rough coarse | rau grob rauh | rugueux grossier rêche | áspero rugoso
soft | weich weiche | mou doux moelleux | blando suave
hard solid massive | fest massiv feste | dur massif | duro sólido macizo solado
rigid stiff | steif starr | rigide raide | rígido tieso rígida
flexible flexibility | flexibel flexibilität biegsam flexible | flexible flexibilité souple | flexible flexibilidad
elastic stretchy elastane spandex lycra | elastisch dehnbar elastan gummiband gummiringe gummiring | élastique élasthanne lycra | elástico estirable elastano licra gomilla estiramientos
strong powerful strength | stark kräftig leistungsstark stärke | fort puissant force | fuerte potente fuerza
weak | schwach schwache | faible | débil
fragile delicate breakable fragile-goods breakables handle+with+care fragile+shipment | zerbrechlich empfindlich fragil zerbrechliche bruchempfindlich vorsicht+glas | fragile délicat fragiles colis+fragile envoi+fragile | frágil delicado frágiles paquete+delicado envío+frágil
liquid liquids fluid | flüssig flüssigkeit flüssigkeiten fluidtechnik fluid flüssiger | liquide fluide liquides | líquido fluido líquidos
gel gels paste | gel paste pasten | gel gelé gelées | gel
wet | nass nasse feuchtnass | mouillé | mojado mojados
airtight hermetic hermetically | luftdicht hermetisch vakuumdicht luftdichtheit | hermétique | hermético hermética hermeticidad
breathable diffusion diffusers diffuser | atmungsaktiv atmungsaktive diffusionsoffen | respirant respirante perspirant respirations | transpirable
windproof | winddicht windfest windschutz | | cortavientos
uv sunproof uvresistant uv+disinfection uv+steriliser uv+sterilizer ultraviolet uv+lamp | uv lichtecht uv+desinfektion uv+anlage uv+entkeimung ultraviolett | uv ultraviolet stérilisateur+uv ultraviolets lampe+uv désinfection+uv | uv ultravioleta lámpara+ultravioleta lámpara+uv desinfección+uv
heatproof refractory heatresistant heat-resistant high+temperature | hitzebeständig schamotte hitzefest temperaturbeständig hochtemperaturbeständig | réfractaire résistant-à-la-chaleur haute+température | refractario termorresistente resistente-al-calor alta+temperatura refractarios
frostproof | frostsicher frostbeständig winterfest | antigel | anticongelante
dustproof | staubdicht staubgeschützt staubfrei | antipoussière | antipolvo
antibacterial antimicrobial | antibakteriell antimikrobiell | antibactérien antimicrobien | antibacteriano antimicrobiano
bulletproof armoured armored | kugelsicher gepanzert panzer schusssicher panzertür | blindé blindage | antibalas blindado blindaje acorazada
resistant resistance | beständig resistent widerstandsfähig beständigkeit | résistant résistance |
permanent lasting | haltbar haltbarkeit | permanent pérenne | duradero permanente durabilidad
temporary temporarily interim shortterm | vorübergehend befristet temporär zeitweise | temporaire provisoire | temporal provisional temporalmente
portable handheld portables movable portable+unit | tragbar handgerät tragbare tragbarer transportabel | portatif portable portative déplaçable | portátil portátiles
stationary fixed | stationär ortsfest | stationnaire | fijo estacionario
modular | modular baukastensystem modulbau modulhaus | modulaire modulable modularité | modular modulares
extendable telescopic | ausziehbar teleskop ausfahrbar ausziehtisch ausziehtische | télescopique extensible | extensible telescópico
compatible compatibility | kompatibel kompatibilität | compatible compatibilité | compatible compatibilidad
universal | universal universell | universel universelle | universal
standard standards norm din | norm standard normen genormt normteile | norme standard normes normalisé standardiste | norma estándar normas normalizado
special specific | speziell sonder spezifisch | spécial spécifique spéciaux spécialités | especial específico
specialist specialised specialized expert experts speciality specialists | spezialist fachmann experte spezialisiert fachbetrieb fachleute spezialistin | spécialiste expert spécialisé experte spécialistes spécialités | especialista experto especializado especialistas
unique exclusive oneoff | einzigartig exklusiv unikat einzelstück einzelstücke | unique exclusif | único exclusivo
rare scarce | selten rar rarität | rare rareté | raro rareza
original genuine authentic | original echt authentisch originalteile | original authentique véritable originaux | original auténtico genuino
fake counterfeit imitation replica counterfeits counterfeiting fakes imitations | fälschung imitation nachbau replik produktpiraterie plagiatware fälschungen | contrefaçon imitation faux réplique contrefaçons imitations | falsificación imitación réplica falso falsificaciones imitaciones
natural naturally nature naturalization naturism | natur naturbelassen | naturel nature naturiste naturistes naturisme | natural naturaleza
artificial synthetic faux silkflowers | künstlich synthetisch kunstrasen kunststoffrasen kunstblumen kunstpflanzen | artificiel synthétique factice | artificial sintético
pure purity pureed puréed | rein pur reine reinheit | pur pure pureté | puro pura pureza
raw untreated crude uncooked | roh unbehandelt rohware ungekocht | brut | crudo bruto
ripe mature matured | ausgereift gereift gereiftes | mûr affiné mature maturé maturée maturation | maduro madurada madurado maduración
sweet | süß süße süss | | dulce
sour bitter bitters | sauer bitter säuerlich sau | acide amer aigre amers | ácido amargo agrio
spicy | würzig pikant gewürzt | piquant relevé relève | picante especiado
crunchy crispy | knusprig kross knackig | croustillant croquant | crujiente crocante
tasty delicious | lecker köstlich schmackhaft | délicieux savoureux | delicioso sabroso rico
healthy health wellbeing healthcare workclimate | gesund gesundheit wohlbefinden gesundheitswesen gesundheitsmanagement betriebsgesundheit | sain santé qvt | sano salud saludable bienestar sanidad
lowfat lean | fettarm mager fettfrei mageres magere mag | maigre allégé maigres | magro desnatado magra magros
alcohol alcoholic isopropyl+alcohol ethanol isopropanol denatured+alcohol methylated+spirits alcoholism | alkohol alkoholfrei alkoholisch ethanol spiritus isopropanol isopropylalkohol brenn+spiritus alkoholiker alkoholfreier alkoholfreies | alcool alcoolisé éthanol isopropanol alcool+isopropylique alcoolisme alcoolique alcools | alcohol alcohólico etanol isopropanol alcohol+isopropílico alcoholismo
halal halal+butcher halal+meat | halal helal halal+fleisch | halal hallal | halal jalal
toxic poisonous poison toxicology | giftig gift toxisch schadstoff schadstofffrei toxikologie schadstoffe | toxique poison polluant toxicologie | tóxico veneno venenoso toxicología
flammable combustible inflammable | brennbar entflammbar entzündlich | inflammable combustible | inflamable
hygienic hygiene | hygiene hygienisch sauber säubern | hygiène hygiénique propre | higiene higiénico limpio higienista
old aged vintage+house | alt alte betagt altbau altbauten altmodisch betagte | vieux ancien vieille âgé ancienne anciens anciennes vieilli | viejo vieja viejos antigua antiguo antiguos antiguas
ancient historic historical heritage listed monument monuments | historisch denkmal denkmalgeschützt denkmalschutz denkmalpflege baudenkmal | historique patrimoine classé monuments | histórico patrimonio monumento catalogado
modern contemporary | modern zeitgenössisch modernes | moderne contemporain | moderno contemporáneo
vintage retro | vintage retro nostalgisch | vintage rétro friperie | vintage retro
traditional tradition | traditionell tradition | traditionnel tradition | tradicional tradición
classic classical | klassisch klassiker | classique | clásico
rustic | rustikal landhausstil landhaus landhäuser | rustique campagnard | rústico
minimalist minimalistic | minimalistisch schlicht schlichten schlichter | minimaliste | minimalista sencillo
elegant stylish style styles | elegant stilvoll stil | élégant style chic | elegante estilo estilistas
beautiful pretty beauty salon | schön hübsch schönheit schönheitssalon | beau belle joli beauté | bonito hermoso belleza estética
cosy cozy comfortable comfort comforter | gemütlich bequem komfortabel komfort | confortable confort douillet | cómodo acogedor confort comodidad
romantic | romantisch | romantique | romántico
funny humour comedian comedy cabaret standup comedians | lustig humor komiker comedy kabarett comedian kabarettist | drôle humour humoriste comédie cabaret humoristes | divertido humor humorista comedia cómico monologuista divertida humoristas comediante
colourful colorful multicoloured | bunt farbenfroh mehrfarbig | multicolore coloré bariolé coloriste colorations | colorido multicolor colorista
bright | hell helle leuchtend lichtdurchflutet helles | clair lumineux vif | luminoso claro
dark | dunkel dunkle | sombre foncé obscur | oscuro oscura
beige ivory | beige elfenbein | beige ivoire | beige marfil
orange oranges | orange orangen apfelsine apfelsinen | orange oranges | naranja naranjas
turquoise | türkis | turquoise | turquesa
silver silvery silverplated silverware silversmith silversmithing | silber silbern versilbert versilbern silberwaren silberschmied silberschmuck silberbarren | argent argenté argenture argenterie orfèvrerie argentique | plata plateado platería platero
gold goldplated bullion goldplating | vergolder goldbarren anlagegold | or | oro chapado chapear
anthracite | anthrazit anthrazitgrau | anthracite | antracita
pattern patterns patterned motif patternmaker patternmaking pattern+maker casting+pattern casting+patterns foundry+pattern | gemustert motiv motive gießerei+modell gießerei+modelle modellbau modellbauer guss+modell modell+tischler | motif motifs modeleur modelage modèle+de+fonderie modèles+de+fonderie | estampado motivo modelista modelos+de+fundición modelo+de+fundición modelería modelos+fundición estampar motivar motivaciones
striped stripes | gestreift kariert streifen | |
plain unicolour | einfarbig uni unifarben | uni monochrome | monocolor
pastel crayon crayons | pastell pastellfarben wachsmalstifte buntstift buntstifte | pastel crayon crayons | crayón lápices
neon fluorescent reflective highvis lightbox illuminated reflecting | neon reflektierend neonröhre leuchtstoffröhre warnweste warnschutz lichtwerbung leuchtkasten leuchtschild reflektierende warnwesten | néon fluorescent réfléchissant lumineuse réfléchissante réfléchissantes | neón fluorescente reflectante reflectantes reflectivo
textured texture | struktur strukturiert oberfläche | texture texturé surface | textura texturizado superficie
unused unopened sealed | ungebraucht unbenutzt originalverpackt ovp | inutilisé scellé scellés | precintado precintos precintadora
ready | bereit fertigprodukt bezugsfertig bereiter | prêt prête | listo preparado
unfinished incomplete | unvollständig unfertig | inachevé incomplet | inacabado incompleto
entire whole total | komplett vollständig gesamt ganz ganze ganzes | complet entier total complète complètes entière entières entiers | completo entero total entera enteras
partial partially | teilweise partiell | partiel partiellement partiels | parcial parcialmente parciales
various assorted assortment diverse | diverse verschieden sortiment verschiedene | divers varié assortiment | variado diversos surtido varios varias
similar identical equal | ähnlich identisch | similaire identique égal | similar idéntico igual igualamiento
different | unterschiedlich | différent différente | diferente distinto distintivo
suitable appropriate | geeignet passend | approprié convenable | adecuado apropiado apto
practical functional function functionality functions | praktisch funktional funktion funktionen | fonctionnel fonction | funcional función funcionalidad funcionalidades funciones
easy simple uncomplicated | einfach unkompliziert | facile simplement simplicité | fácil
difficult complex complicated | schwierig kompliziert komplex | difficile compliqué complexe | difícil complicado complejo
intensive intense crash+course accelerated crash+courses intensive+course | intensiv intensivkurs crashkurs schnell+kurs intensiv+kurs | intensif intense accéléré accélérée stage+accéléré | intensivo intenso acelerado acelerada curso+acelerado intensivos
gentle careful neat caring gentle-handling | schonend sanft sorgfältig vorsichtig ordentlich behutsam | soigneux délicatement prudent soigné minutieux soigneuse délicat avec-soin | cuidadoso delicadamente esmerado prolijo cuidadosa con-cuidado
precise precision exact accurate accuracy high+precision close+tolerance tight+tolerances tight+tolerance | präzise präzision genau genauigkeit präzisionsteile feinmechanik präzision+steil präzision+steile enge+toleranzen hochpräzise | précis précision exact exactitude tolérances+serrées haute+précision | preciso precisión exacto exactitud tolerancias+ajustadas alta+precisión
tolerance tolerances tight+tolerances micron microns accurate toleration | toleranz toleranzen passung maß+genau pass+genau hundertstel enge+toleranzen mikrometer+genau | tolérance tolérances tolérances+serrées tolérance+serrée micron microns | tolerancia tolerancias tolerancias+ajustadas micras micra
punctual punctuality running-late punctually on-time | pünktlich pünktlichkeit termintreu termingerecht pünktliche | ponctuel ponctualité ponctuelle à-l'heure | puntual puntualidad puntuales
slow slowly sluggish laggy lagging | langsam lahm lahmt ruckelt zu+langsam | lent lentement lente lenteur lenteurs ralenti | lento lentamente lenta se+ralentiza lentitud
speed velocity speed+up faster tune-up speeding | geschwindigkeit tempo beschleunigen beschleunigung schneller+machen | vitesse rapidité accélérer accélération plus+rapide | velocidad rapidez acelerar aceleración más+rápido
regular regularly periodic ongoing recurring | regelmäßig periodisch turnusmäßig wiederkehrend | régulier régulièrement périodique récurrent | regular regularmente periódico recurrente regulable
occasional occasionally sporadic | gelegentlich sporadisch | occasionnel occasionnellement ponctuellement | ocasional ocasionalmente esporádico
frequent frequency often amplitude hertz | häufig häufigkeit frequenz hertz | fréquent fréquence souvent hertz | frecuente frecuencia hercios
current currently actual | aktuell derzeit momentan | actuel actuellement | actual actualmente
early | früh frühzeitig | tôt précoce | temprano pronto
future upcoming | zukunft künftig zukünftig | futur avenir prochainement | futuro próximamente
former | vergangen ehemalig | passé | pasado anterior
recent recently latest | neulich kürzlich neueste | récent récemment dernier | reciente recientemente último
spontaneous | spontan lastminute | spontané | espontáneo
important priority | wichtig priorität vorrang | important priorité prioritaire | importante prioridad prioritario
mandatory compulsory obligatory | pflicht verpflichtend obligatorisch | obligatoire obligation | obligatorio obligación
optional option options | optional option wahlweise | optionnel option facultatif | opcional opción
included inclusive | inklusive enthalten inbegriffen inklusiv | inclus compris | incluido incluye
additional extra extras | zusätzlich extra zusatz zusätzliche zusätzlicher | supplémentaire supplément additionnel supplémentaires | adicional suplemento adicionales suplementos
excluded exclusion | ausgeschlossen ausschluss | exclu exclusion | excluido exclusión
leak leaks leakage leaking dripping drip drips rain+through lets+in+water water+coming+in water+coming+through letting+in+water leak+detection leak+tracing emergency+leak lets-in let-in leaks-water losing-water | leckage leckagen leckortung undicht undichtigkeit tropfend tropft undichte undichter undichtes leck wasser+eintritt regnet+rein regnet+durch regnet+durchs durchregnen reinregnen leck+ortung leckage+ortung läuft-aus verliert-wasser | fuite fuites goutte gouttent coule coulent suinte infiltration infiltrations s'infiltre prend+l'eau il+pleut+dans recherche+de+fuite détection+de+fuite chercher+une+fuite perd-de-l'eau perd-l'eau | fuga fugas gotera goteras gotea gotean pierde pierden filtración filtraciones entra+agua humedades+en+el+techo detección+de+fugas buscar+una+fuga búsqueda+de+fugas localización+de+fugas fugado pierde-agua escape escapes
burst bursts bursting burst+pipe burst+pipes pipe+burst | rohrbruch wasserrohrbruch wasser+rohrbruch rohr+brüche geplatzt geplatztes geplatzte | rupture éclatement éclaté éclatés éclatée éclatées tuyau+éclaté tuyau+percé rupture+de+canalisation fuite+importante | reventón reventado reventada reventados reventadas reventar rota rotas tubería+rota cañería+rota caño+roto rotura+de+tubería rotura+de+cañería
drip dripping | tropfen tropft tropfend | goutte goutter gouttent | gotear gotea gotean goteo
notworking doesn't+work not+working stopped+working broken broken+down won't+work is-dead won't-start doesn't-start won't-switch-on doesn't-switch-on won't-turn-on lost-suction without-suction no-suction not-extracting sucks-no-air malfunctioning stopped-working not-working doesn't-turn does-not-work | geht+nicht funktioniert+nicht kaputt kaputte kaputter kaputtes geht+nicht+mehr läuft-nicht springt-nicht-an geht-nicht-an saugt-nicht zieht-nicht spült-nicht trocknet-nicht kaputtgegangen hinüber defekt | marche+plus marche+pas fonctionne+plus cassé cassée en+panne hors+service ne+fonctionne+pas panne pannes en-panne démarre-plus démarre-pas aspire-plus aspire-pas sèche-plus sèche-pas lave-plus marche-plus marche-pas fonctionne-plus fonctionne-pas tourne-plus hors-service hs ne-marche ne-fonctionne ne-démarre ne-tourne ne-sèche n'aspire ne-s'allume | no+funciona roto rota averiado averiada descompuesto estropeado estropeada no+me+funciona no-enciende no-arranca no-aspira no-seca no-lava no-prende malogrado descompuesta averiados no-hace
possible possibility | möglichkeit | possible possibilité | posible posibilidad
limited limit restriction | begrenzt beschränkt limitiert grenze beschränkung | limité limite restriction | limitado límite restricción
unlimited | unbegrenzt unlimitiert | illimité | ilimitado
indefinite | unbefristet | indéterminé | indefinido
anonymous anonymity anonymize | anonym anonymität | anonyme anonymat | anónimo anonimato
official officiants | offiziell amtlich | officiel | oficial
public publicly publicity | öffentlich öffentlichkeit | public publique publicité publicités | público publicidad
independent freelance freelancer freelancers | selbstständig freiberuflich unabhängig freelancer freiberufler selbständig freiberuflerin freischaffend freiberuflicher freelance selbstständige selbstständigkeit selbständigkeit | indépendant freelance pigiste freelances | independiente autónomo freelance autónoma freelancer autónomos
international worldwide global overseas internationalisation internationalization | international weltweit global übersee auslandsumzug internationalisierung auslandsmarkt auslandsumzüge auslandsmärkte auslandsumzugs | international mondial internationaux internationalisation | internacional mundial ultramar internacionalización global
national nationwide nationality | bundesweit national landesweit deutschlandweit | national nationaux | nacional
local locally localize | lokal örtlich ortsansässig | local locaux | local cercano cercana localidad
foreign abroad foreigner foreigners | ausland ausländisch fremd auslandsgeschäft auslands ausländer | étranger étrangère étrangers | extranjero extranjera extranjeros
bilingual multilingual bilingual+playgroup bilingual+children language+playdate several+languages tour+in+spanish | zweisprachig mehrsprachig bilingual zweisprachige bilinguale mehrsprachige mehrsprachiger mehrsprachigkeit | bilingue multilingue plurilingue bilingues bilinguisme plusieurs+langues anglophone hispanophone germanophone | bilingüe multilingüe plurilingüe bilingües bilingüismo varios+idiomas
native nativespeaker native+speaker native+speakers mother+tongue native+tongue native+teacher native+speaking nativity | muttersprachler muttersprachlich muttersprachlerin muttersprache muttersprachig muttersprachliche muttersprachliches | natif native locuteur+natif langue+maternelle locuteurs+natifs natifs locuteur | nativo nativa nativos lengua+materna hablante+nativo hablantes+nativos nativas
fluent fluency fluently | fließend verhandlungssicher | couramment | fluidez con+fluidez
friendly kind polite | freundlich nett höflich | aimable gentil sympathique | amable simpático
patience | geduldig geduld | patience | paciencia
honest trustworthy trust | vertrauenswürdig vertrauen seriös vertrauensvoll | honnête confiance sérieux | honesto confianza serio
motivated motivation committed motivational motivate motivating | motiviert motivation engagiert motivieren motivationstraining | motivé motivation dynamique motiver motivations | motivado motivación dinámico motivador dínamo motivar motivaciones
skilled skill skills competence competent ability | fähigkeit fähigkeiten kompetenz kompetent kenntnisse | compétence compétences compétent habile | habilidad habilidades competente
craftsman craftsmen handyman tradesman tradesmen tradespeople tradesperson artisan+builder craftspeople jack+of+all+trades odd+job+man odd+jobs small+repairs | handwerksbetrieb hausmeisterservice kleinreparaturen allrounder handwerk handwerker handwerkerin handwerks+betrieb handwerks+betriebe handwerkern handwerks+firma mädchen+für+alles kleinreparatur | bricoleur artisanat multiservices artisan artisans artisan+du+bâtiment homme+à+tout+faire petits+travaux petit+bricolage bricoleurs multiservice | manitas operario multiservicios gremio gremios oficios artesanos mil+usos milusos chapuzas pequeños+arreglos operarios
diy hobbyist doityourself do-it-yourself home+improvement | heimwerker diy selbermachen heimwerken baumarkt do+it+yourself | bricolage diy bricoleur bricoler bricoleurs | bricolaje diy bricolador hágalo+usted+mismo
foreman mastercraftsman foremen | meister meisterbetrieb handwerksmeister vorarbeiter werkmeister | contremaître | capataz encargado
labourer laborer labour labor labourers building+labourer general+labourer site+labourer construction+worker construction+helper hod+carrier unskilled+worker site+worker building+worker construction+labour builders+labourer construction+workers extra+hands building+labourers | arbeiter arbeiterin bauhelfer arbeitskraft arbeitskräfte hilfsarbeiter handlanger hilfs+arbeiter bau+hilfsarbeiter bau+arbeiter hilfskraft+bau helfer+bau baustellenhelfer baustelle+helfer helfer+auf+der+baustelle hilfskräfte hilfskraft | ouvrier ouvrière manœuvre manœuvres ouvrier+de+chantier manoeuvre ouvrier+du+bâtiment manutentionnaire+chantier ouvrier+polyvalent main+d'œuvre+chantier aide+maçon intérim+btp | obrero obrera peón peones peón+de+obra ayudante+de+albañil peón+de+albañil obrero+de+construcción media+cuchara chalán ayudante+para+obra ayudante+de+obra ayudante+general+construcción obreros
technician technicians technical | techniker technisch technik technikerin | technicien technique technicienne | técnico técnica
technology technologies tech | technologie technologien | technologie technologies | tecnología tecnologías
scientist science scientific stem sciences | wissenschaftler wissenschaft wissenschaftlich naturwissenschaft naturwissenschaften wissenschaftliche wissenschaftliches | scientifique science sciences | científico ciencia ciencias
director ceo executive | geschäftsführer direktor geschäftsführung vorstand geschäftsführerin geschäftsleitung geschäftsleiter | directeur directrice pdg gérant gérante | director directora ejecutivo gerencia
partner partners partnership | partner partnerschaft kooperation geschäftspartner kooperationspartner | partenaire partenariat | socio colaborador socios socia
cooperation collaborate collaboration | zusammenarbeit kooperieren zusammenarbeiten | coopération collaboration collaborer | cooperación colaboración colaborar
competitor competition competitors rival rivals | wettbewerb konkurrenz wettbewerber mitbewerber wettbewerbsanalyse konkur+rent konkur+renten | concurrent concurrence concurrents | competidor competencia competidores
contest tournament championship league sweepstake raffle lottery tournaments | turnier meisterschaft wettkampf liga gewinnspiel gewinnspiele verlosung tombola preisausschreiben wettkämpfe turniere | concours tournoi championnat compétition tournois ligue tombola loterie | concurso torneo campeonato competición liga sorteo sorteos rifa torneos tornea
family families | familie familien familienfreundlich | famille familles familial | familia familias familiar familiares
couple couples | pärchen ehepaar paarberatung | couple couples | pareja parejas
bachelor matchmaking matchmaker | single singles junggeselle alleinstehend partnervermittlung | célibataire célibataires | soltero soltera
bachelorette stag hen+party hen+do stag+do bachelor+party bachelorette+party stag+party stag+night hen+night hen+weekend stags | junggesellenabschied jga junggesellinnenabschied polterabend polterer junggesellenabschiede poltern | evjf evg enterrement+de+vie+de+jeune+fille enterrement+de+vie enterrement+de+vie+de+garçon enterrement+vie | despedida despedidas despedida+de+soltera despedida+de+soltero despedidas+de+soltero despedida+de+solteras despedidas+de+soltera despedido
senior seniors retired retirement | ruhestand senioren | retraité retraite séniors seniors retraites | mayores sénior personas-mayores
adult adults | erwachsene erwachsener erwachsenenbildung | adulte adultes | adulto adultos
teenager teenagers youth young adolescent teen teens adolescents | jugendliche jugend jung teenager teens teenie teenies jugendlicher | adolescent jeunesse jeune jeunes ado adolescents adolescente jeûne jeûner jeûnes ados | adolescente juventud joven jóvenes juvenil adolescentes chavales
boy boys | bub | garçon garçons | chico chicos
girl girls | mädchen | fille filles | chica chicas
man men gentleman male menswear gentlemen | männer herren männlich herr herrenmode | homme hommes monsieur masculin | hombre hombres caballero masculino
woman women lady female womenswear | frau frauen damen weiblich dame damenmode | femme femmes dame féminin damassé | mujer mujeres señora femenino
mother mothers mum mom | mutter mütter mama muttern | mère mères maman | madre madres mamá
father fathers dad | vater väter papa | père pères papa pap papi | papá papa papas
parents parent parenting | eltern elternteil elternberatung | parents parent parental parentalité | padres progenitores crianza parental
grandparents grandmother grandfather grandma grandpa granny | großeltern oma opa großmutter großvater | mamie papi | abuelos abuela abuelo
sister sisters | schwester schwestern | sœur sœurs | hermana hermanas
brother brothers siblings | bruder brüder geschwister | frère frères fratrie | hermano hermanos
son sons | sohn söhne | fils filament filaments | hijo hijos
daughter daughters | tochter töchter | fillette | hija hijas
husband | ehemann gatte | mari époux mare mariés | marido esposo
wife | ehefrau gattin | épouse | esposa
aunt uncle cousin | tante onkel cousin | tante oncle cousin | tía tío primo
pregnant pregnancy maternity antenatal prenatal parentalleave maternity+shoot pregnancy+photos baby+bump expectant+mother mum+to+be expecting mums-to-be mum-to-be | schwanger schwangerschaft mutterschaft umstandsmode umstandskleid elternzeit mutterschutz baby+bauch schwangerschaftsshooting baby+bauch+fotos babybauchshooting pränatal pränatale pränatales pränatalen werdende+mütter werdende+mutter werdende+mamas schwangeren schwangere | grossesse maternité prénatal paternité femme-enceinte femmes-enceintes future+maman prénatale prénataux futures+mères femmes+enceintes | embarazada embarazo maternidad premamá prenatal paternidad embarazadas futura+mamá gestante gestantes prenatales mamá+embarazada
birth midwife midwives newborn doula breastfeeding midwifery childbirth delivery+of+baby doulas | geburt hebamme neugeborene geburtsvorbereitung neugeborenenfotografie doula hebammen stillberatung hebammen+praxis entbindung gebären geburts+hilfe neugeborenen neugeborenem neugeborener | naissance accouchement doula sage-femme sages-femmes allaitement maïeutique accoucher accouchements allaiter doulas | nacimiento matrona parto newborn neonato comadrona doula lactancia matronas parir obstetricia partera parteras doulas partido partidos partes
baptism christening communion firstcommunion christenings naming+ceremony naming+day baby+naming non+religious+christening | taufe kommunion konfirmation tauffeier taufkleid erstkommunion firmung taufen kinds+taufe willkommensfeier tauf+einladung willkommensfest freie+taufe | baptême communion communions baptêmes baptême+laïque baptême+civil parrainage+républicain | bautizo comunión bautismo bautizos bienvenida+al+bebé bautizo+civil ceremonia+de+bienvenida
anniversary jubilee | jubiläum jahrestag hochzeitstag jubiläen firmenjubiläum | jubilé commémoration | aniversario
friend friends | freund freunde freundin | ami amis amie | amigo amigos amiga
neighbour neighbor neighbours neighbourhood | nachbar nachbarn nachbarschaft | voisin voisins voisinage | vecino vecinos vecindario
beginner beginners novice for+beginners introductory | einsteiger anfängerin anfängerkurs anfänger anfänge+rinnen einsteiger+kurs einsteigerkurse anfängerkurse grund+kurs grundkurse | débutant débutants débutante initiation initiations | principiante principiantes iniciación nivel+básico nivel+inicial
advanced intermediate | fortgeschritten fortgeschrittene mittelstufe | avancé perfectionnement | avanzado intermedio perfeccionamiento
grade grading | niveau stufe klasse stufen | niveau | nivel grado nivelado gradas
group groups | gruppe gruppen gruppenkurs | groupe groupes | grupo grupos
member members membership | mitglied mitglieder mitgliedschaft | membre adhérent adhésion adhérents adhésive | miembro afiliación membresía afiliado
charity nonprofit ngo endowment | stiftung gemeinnützig wohltätigkeit hilfsorganisation stiftungsvermögen stiftungen | fondation bienfaisance caritatif ong humanitaire fondations | fundación benéfico caridad ong solidario fundaciones
cooperative cooperatives | genossenschaft genossenschaften | coopérative coopératives scop | cooperativa cooperativas
startup startups founder startup+coaching founders self+employment+advice business+start+up start+up+advice | gründer startup existenzgründung existenzgründer startups gründerin unternehmensgründung mitgründer cofounder firmengründer gründer+coaching gründungs+beratung existenzgründungs+beratung gründer+beratung gründen firmengründungen | startup fondateur cofondateur création+d'entreprise créateur+d'entreprise créer+son+entreprise | startup fundador emprendedor emprendimiento startups cofundador emprendedores emprender crear+empresa emprendedora
sme smes | kmu mittelstand kleinunternehmen kleinunternehmer | pme tpe | pyme pymes
authority authorities government governmental ministries | behörde behörden amt ämter regierung ministerien | autorité gouvernement autorités gouvernantes | autoridad autoridades gobierno
ministry state | ministerium staat staatlich | ministère état étatique | ministerio estado estatal
police policeman | polizei polizist | police policier gendarmerie | policía
firefighter firefighters firewatch fireman fire-brigade fire-department volunteer+fire+brigade fire+service fire+fighters | feuerwehr feuerwehrmann feuerwehrleute brandwache brandsicherheitswache feuerwehr+mann feuerwehr+frau freiwillige+feuerwehr brandwachen | pompier pompiers sapeur ssiap sapeur-pompier sapeurs-pompiers pompiers+volontaires | bombero bomberos bomberos+voluntarios
army military soldier | armee militär soldat bundeswehr | armée militaire soldat | ejército militar
ambulance paramedic firstaid firstaider paramedics | krankenwagen sanitäter ersthelfer rettungsdienst verbandskasten krankentransport rettungswagen rettungssanitäter sanitätsdienst sanitätsdienste | ambulance ambulancier secouriste secours ambulances secouristes ambulante | ambulancia socorrista botiquín paramédico socorristas botiquines paramédicos ambulante
politician politics election elections political | politik politiker partei | politique élection élections politicien | política político
court judge lawsuit litigation tribunal courthouse trial hearing court+hearing summons subpoena tribune lawsuits | gericht richter klage prozess amtsgericht gerichts+termin vorladung gerichts+verhandlung land+gericht | tribunal juge procès justice audience+au+tribunal assignation convocation+au+tribunal | tribunal juez juicio juzgado juzgados vista+judicial citación+judicial
consumer consumers | verbraucher endkunde verbraucherschutz verbraucherin konsument | consommateur consommateurs | consumidor consumidores
user users | benutzer anwender nutzer nutzerin anwendungen | utilisateur utilisateurs utilisatrice | usuario usuarios
visitor visitors audience | publikum zuschauer | visiteur visiteurs spectateur | visitante visitantes espectador
participant participants attendee attendees | teilnehmer teilnehmende teilnahme | participant participants participation | participante asistentes participación participaciones
tenant tenants lessee renter tenanted | mietern mieterin pächter mietinteressent mietrecht mietinteressenten pacht pachten | locataire locataires | inquilino inquilinos arrendatario
landlord landlords lessor | vermieter hauswirt verpächter vermieterin vermiete verpachten | bailleur | arrendador casero
homeowner homeowners | hausbesitzer hauseigentümer eigenheimbesitzer | copropriétaire copropriétaires | copropietario
commuter commuters commute commuting daily+commute | pendler pendeln arbeitsweg pendlerin | navetteur pendulaire domicile+travail navetteurs trajet+quotidien | pendular al+trabajo viajero+diario viaje+diario péndulo
immigrant refugee refugees expat expats migrant expatriate asylum immigrants newcomers migrants newcomer immigrate | flüchtling flüchtlinge migranten einwanderer zuwanderer expat expats geflüchtete auswanderer asyl zugewanderte geflüchteten zugewanderten einwandern auswandern | réfugié réfugiés immigré expatrié migrants expatriation asile migrant primo+arrivants nouveaux+arrivants immigrer | refugiado inmigrante expatriado asilo migrantes refugiados inmigrantes recién+llegados inmigrar expatriación
patient patients | patient patienten patientin | patient patients patiente | paciente pacientes
autism autistic adhd attention+deficit asperger autism+spectrum hyperactivity hyperactive | autismus adhs autistisch ads aufmerksamkeitsstörung aufmerksamkeitsdefizit asperger hyperaktiv autismus+therapie autismus+förderung | autisme tdah autiste trouble+de+l'attention déficit+d'attention hyperactif hyperactivité asperger tsa troubles+autistiques | autismo tdah autista déficit+de+atención hiperactivo hiperactividad asperger tea
braille visually blindness visualizations | sehbehindert blindenschrift braille blinde brailleschrift blindheit blinden sehbehinderte | malvoyant aveugle braille aveugles malvoyants | ciego invidente braille ciega ciegos invidentes
deaf signlanguage deaf+people hard+of+hearing hearing+impaired | gehörlos schwerhörig gebärdensprache gehörlose gehörlosen schwerhörige hörgeschädigt schwerhörigkeit | sourd malentendant lsf sourde sourds sourdes malentendants | sordo hipoacusia sorda sordos sordas hipoacúsicos
athlete athletes sportsman sport sports sportsperson sportspeople | sport sportler sportlich sportlerin leichtathletik athlet sportarten sportle+rinnen athleten | sport sportif sportifs athlète sportive athlètes | deporte deportista deportivo atleta deportistas atletas deportación deportar deportivos deportivas
actor actress actors acting actresses performer thespian | schauspieler schauspielerin statist casting komparsen darsteller schauspiele+rinnen darstellerin mime komparse statisten castings statistische | acteur actrice comédien figurant casting acteurs actrices comédienne comédiens figurants figurante figuration castings | actor actriz casting figurante actores actrices intérprete+teatral figurantes figuración
fashion mannequin couture | mode mannequin fashion modedesign modeschöpfer schaufensterpuppe schaufensterpuppen | mode mannequin défilé stylisme mannequins défilés | moda maniquí pasarela pasarelas
author writer writers authors ghostwriter ghostwriting ghostwriters | autor schriftsteller autorin ghostwriter biograf schriftstellerin autoren | auteur écrivain biographe autrice écrivains écrivaine auteurs | autor escritor autora biógrafo autores biógrafa escritora escritores
journalist journalists journalism | journalist journalismus pressearbeit journalistin | journaliste journalisme | periodista periodismo periodistas
moderator compere emcee facilitator facilitation presenter presenters event+host compère master+of+ceremonies mc toastmaster event+presenter host+for+evening event+moderator facilitators facilitate moderation | moderator moderatorin gastgeber moderation conférencier moderieren moderatoren event+moderator durch+abend+führen durchs+programm+führen gala+moderation | modérateur hôte présentateur animatrice facilitateur présentatrice maître+de+cérémonie animateur+de+soirée animer+soirée animateur+d'événements animations animé animée facilitatrice facilitation animateurs présentateurs maîtresse-de-cérémonie maître-de-cérémonie | presentador anfitrión moderador presentadora facilitador presentador+de+eventos maestro+de+ceremonias presentadores presentar+gala conductor+de+eventos anfitriona facilitación facilitadora anfitrionas maestro-de-ceremonias maestra-de-ceremonias
hostess hostesses promoter usher usherette stewards front+of+house greeter trade+show+hostess exhibition+staff trade+fair+hostess welcome+guests event+hostess trade+show+hostesses event+hostesses greeters welcome+staff reception+hostess event+staff promo+girl promoters steward promote stewarding ushers | hostess hostessen promoter messehostess promotion promoterin empfangs+dame empfang+im+restaurant messe+hostess messe+personal gäste+empfangen messe+hostessen messehost empfangs+damen empfangs+personal | hôtesse hôtesses placeur promotionnel hôte+d'accueil hôtes+d'accueil hôtesse+d'accueil hôtesses+d'accueil | azafata azafatas acomodador promotor promotora anfitriona hostess anfitrión edecán edecanes azafato azafatas+de+congresos azafata+de+congresos anfitrionas recepcionistas promotores
house houses villa detached mansion family+home detached+house single+family+home beach+house country+house villas mansions housings | einfamilienhaus villa wohnhaus villen haus häuser eigenheim wohnhäuser einfamilienhäuser efh freistehendes strand+haus | maison maisons villa pavillon villas pavillons villa+individuelle maison+de+campagne maison+de+plage grand+gîte maison+de+vacances | casa casas villa chalé vivienda+unifamiliar chalet chalets casa+unifamiliar casa-rural casa+de+campo casa+de+playa casa+grande villas chalán chal chales casarnos
cottage chalet cabin hut holiday+cottage little+house small+house chalets | hütte chalet berghütte ferienhütte almhütte häuschen chalets almhütten | chalet cabane maisonnette maisonnettes chalets caban | cabaña chalet casita casitas cabañas
castle castles palace manor chateau | burg palast herrenhaus burgen gutshof schlösser burghof gutshaus schlosser bürge bürgen schloss | château manoir palais châteaux domaine | castillo palacio mansión pazo hacienda
hotel hotels hotelier spa+hotel boutique+hotel conference+hotel motel seminar+hotel business+hotel | hotel hotels hotellerie hotelier tagungs+hotel seminar+hotel wellness+hotel hotel+betrieb familien+hotel motel | hôtel hôtels hôtellerie hôtelier hôtel+spa motel hôtelière hôtelière+chaîne hôtel+séminaire hôtel+séminaires hôtel+d'affaires | hotel hoteles hostelería hotelería hotelero motel hotel+con+spa hoteles+boutique parador hostería hotel+de+congresos hotel+de+negocios
corridor hallway hall | flur gang diele korridor dielen | couloir hall vestibule | pasillo vestíbulo recibidor
lounge livingroom living-room living+area front+room family+room | wohnzimmer stube wohnraum wohnbereich | salon living salle-de-séjour pièce+à+vivre pour-le-salon du-salon au-salon | sala-de-estar cuarto-de-estar salón living el-salón del-salón sala-living
playroom kidsroom | kinderzimmer spielzimmer | ludothèque | ludoteca ludotecas
pantry larder pantry+organising pantries | speisekammer vorratskammer vorratsraum speis | cellier garde+manger celliers | despensa alacena despensas
ceiling ceilings false-ceiling suspended-ceiling | zimmerdecke decken spanndecke deckenverkleidung | plafond plafonds faux-plafond faux-plafonds | techo techos cielorraso falso-techo falsos-techos
wall walls | wand wände wandern wanderer | paroi muraille parois mur murs | pared paredes muro muros pareado pareados parir
corner corners edge edges | ecke ecken kante kanten rand eckteil randen | coin angle bord arête | esquina rincón borde rinconera bordada bordadas borda
threshold sill windowsill stone+sills window+sill window+sills | schwelle fensterbank türschwelle fensterbrett fensterbänke fensterbretter | seuil rebord appui+de+fenêtre appuis+de+fenêtre tablette+de+fenêtre | umbral alféizar vierteaguas alféizares repisa+de+ventana antepecho+de+ventana
partition partitions divider partition+wall partition+walls dividing+wall room+divider stud+wall | trennwand trennwände raumteiler zwischenwand zwischenwände ständer+wand leichtbauwand | cloison cloisons paravent cloisonnement cloison+légère | mampara tabique tabiques tabiquería mampara+divisoria pared+ligera tabique+ligero mamparas
courtyard yard backyard | hof innenhof hinterhof höfe | cour cours | corral traspatio patio
driveway carport driveways drive+way entrance+drive new+driveway front+drive the-drive our-drive my-drive | auffahrt hofeinfahrt carport zufahrt einfahrt einfahrten zufahrten garagen+zufahrt garagen+einfahrt haus+zufahrt | allée carport allée+de+garage entrée+de+garage allées+de+garage accès+garage allée+carrossable aménagement+d'entrée carports l'allée | carport marquesina entrada+de+coches entrada+de+garaje acceso+de+vehículos rampa+de+garaje acceso+rodado vado entrada+de+vehículos entrada+para+coches
veranda porch conservatory sunroom canopy conservatories sun+room sunrooms glass+extension garden+room garden+rooms winter+garden glazed+extension conservatory+builder | veranda wintergarten vordach überdachung überdachungen wintergärten glas+anbau winter+gartenbau winter+gartenbauer glashaus+anbau sommer+garten kalt+wintergarten vordächer | véranda porche marquise vérandas jardin+d'hiver vérandaliste extension+vitrée jardins+d'hiver | porche veranda tejadillo galería+acristalada jardín+de+invierno terraza+acristalada galería+de+cristal invernadero+habitable solárium+acristalado tejadillos
pergola gazebo pavilion pergolas pergola+building louvred+pergola gazebos | pergola pavillon gartenlaube pergolen pergolabau pavillons | pergola gloriette tonnelle tonnelles pergolas | pérgola cenador glorieta pérgolas cenadores
playground playgrounds swing play-ground play+area play+areas sandpit sandpits sandbox swings play+area+in+garden | spielplatz spielplätze schaukel schaukeln hollywoodschaukel spielgeräte sandkasten sandkästen spielbereich spielecke+garten spiel+anlage spielbereich+im+garten | balançoire aire-de-jeux aires-de-jeux bac+à+sable espace+de+jeux terrain+de+jeux | columpio balancín parque-infantil área-de-juegos zona-infantil arenero zona+de+juegos zonas+de+juegos arenero+niños columpios
parks | park parks parkanlage | parc parcs |
street streets road roads roadwork roadworks | straße straßen wege straßenbau tiefbau tiefbauer | rue route routes rues voirie vrd | calle carretera camino viales caminadora caminadoras callo callosidad callosidades caminador
motorway highway | autobahn autobahnen autobahnanschluss | autoroute | autopista autovía
bridge bridges | brücke brücken brückenbau | pont ponts | puente puentes
tunnel tunnels | tunnel tunnelbau stollen | tunnel tunnels | túnel túneles
marketplace market markets stallholder marketplaces | markt märkte marktplatz wochenmarkt marktzugang | marché marchés | mercado mercados mercadillo
fleamarket flea-market flea-markets car-boot-sale | flohmarkt trödelmarkt flohmärkte | brocante marché-aux-puces vide-grenier vide-greniers | rastro mercadillo rastra
harbour harbor port marina marinas porting | hafen häfen marina yachthafen | marina ports portuaire portée mariné marinée marinés marinées | puerto puertos marina portuario
station stations | station | gare station garants | estación estaciones estacionamiento
river rivers stream riverside streaming | fluss flüsse bach bachlauf ufer | rivière fleuve ruisseau | río ríos arroyo ribera
lake lakes lakeside lake+house by+the+lake lakefront lake+view | seen seegrundstück see seeufer haus+am+see seeblick | lac lacs bord+du+lac vue+lac bord+lac location+lac | lago lagos junto+al+lago orilla+del+lago frente+al+lago
sea ocean marine maritime seafreight vessel shipbuilding naval | meer ozean maritim seefracht reederei schiffsfracht überseetransport | océan maritime | mar océano marítimo naviera
island islands | insel inseln kücheninsel kochinsel | île îles îlot îlots | isla islas península
hill hills slope slopes | hügel hanglage steil gefälle hanggrundstück gefallene | colline pente pentes pentu pentue dénivelé | colina pendiente ladera empinado desnivel pendientes
valley valleys | tal täler | vallée vallées | valle valles vallar vallados
cave caves caver caving cave+tour potholing caving+trip cave+tours | höhle höhlen höhlentour höhlenforscher höhlen+führung höhlen+tour höhlen+wanderung | grotte spéléologie spéléo visite+de+grotte grottes | cueva cuevas espeleología visita+a+cueva visitas+a+cuevas espeleólogo
desert | wüste | désert | desierto
meadow meadows pasture grassland grazing paddock wildflower wildflowers pastures grazing+land pastureland paddocks pasturing | wiese wiesen weide weideland blumenwiese weidefläche viehweide koppel wildblumen weide+land grün+land weide+fläche weiden | prairie pré pâturage pâture paddock champêtre pâtures prairies herbage pâturages près paddocks | prado pasto pradera pastos pastizal dehesa silvestres potrero potreros pastizales prados
field fields farmland cropland | acker feld felder äcker ackerbau ackern | champ champs | campo campos labranza campa
stable stables livery stabling horse-box horsebox horse+stables horse+stall horse+stalls horse+boxes loose+boxes horse+barn stable+block liveries horseboxes | stall ställe pferdestall pferdebox stallbau stalltechnik stallungen einstellplatz pferdepension box-für-pferde pferdeboxen außen+boxen boxen+wand stall+boxen | écurie étable écuries stabulation pension-pour-chevaux box-à-cheval boxes+à+chevaux box+à+chevaux box+pour+chevaux établis | establo cuadra caballeriza establos cuadras pupilaje boxes+para+caballos caballerizas boxes pesebreras pupilajes cuadros
north northern | nord norden nördlich nordseite | nord septentrional | norte septentrional
south southern | süd süden südlich südseite südlage südbalkon | sud méridional | sur meridional
east eastern | ost osten östlich ostseite | oriental | oriental
west western | west westen westlich westseite weste | ouest occidental | oeste occidental
center centre central downtown | zentrum zentral stadtmitte mitte zentrumsnah | centre central | centro central céntrico
suburb suburbs outskirts | vorort stadtrand vororte | banlieue périphérie | afueras suburbio periferia
region regions area province | region gebiet regionen provinz | région zone province | región zona provincia
border borders frontier | landesgrenze grenzgebiet | frontière frontalier frontaliers | frontera fronterizo
country countries | land länder | pays | país países
world continent earth | welt kontinent | monde continent | mundo continente
address addresses postcode | adresse anschrift postleitzahl adressliste adressdaten | adresse adresses | dirección direcciones
distance distances kilometre kilometer mileage km | entfernung kilometer km kilometerstand laufleistung | kilomètre kilométrage km | distancia kilómetro kilometraje km
left | links linke | gauche gauchers | izquierda izquierdo
right | rechts | droite | derecha
top upper above | obere oberseite obers | dessus supérieur | arriba superior
bottom lower below underneath | unten untere unterseite erdgeschoss | dessous inférieur fond | abajo inferior fondo
front | vorne vorder vorderseite front fronten | devant | delantero frente delante
rear behind | hinten rückseite | arrière derrière arriéré | trasero detrás
side sides lateral siding | seite seitlich seiten | côté latéral côtés | lado lateral lados
inside inner internal | innen intern innenseite | interne | interno dentro
outside outer external | außen extern außenseite | externe dehors | externo fuera
frontage shopfront storefront windowdressing street+frontage shop-window shop-windows display+window storefronts shopfronts windowdresser | schaufenster ladenfront schaufensterdekoration schaufenstergestaltung straßen+front schaufenster+fläche auslage | vitrine devanture étalagiste vitrines façade+sur+rue devantures étalagistes | escaparate escaparates fachada+a+la+calle vitrina vitrinas escaparatista escaparatismo escaparatistas
factory factories works | fabrik werk fabriken fabrikhalle betriebsstätte | usine usines usiner usiné usinées | fábricas factoría
workbench work-bench workshop+bench work+table bench+with+vice workshop+table vice+bench work+benches bench+vice | werkbank werkstatt+tisch arbeitstisch+werkstatt werk+tisch werkbänke hobel+bank hobel+bänke schraubstock | établi établis table+d+atelier étau+d'établi étau | banco-de-trabajo banco+de+taller mesa+de+taller mesa+de+trabajo banco+de+carpintero bancos+de+trabajo tornillo+de+banco
studio studios photo+studio photography+studio studio+hire | studio tonstudio fotostudio studios | studio studios studio+photo location+de+studio | estudio plató platós estudio+fotográfico estudio+de+fotografía alquiler+de+estudio
canteen cafeteria breakroom canteens staff+restaurant school+kitchen communal+catering staff+catering works+canteen company+canteen workplace+catering contract+catering hot+lunch+at+work staff+canteen industrial+catering employee+lunch employee+restaurant canteen+operator | kantine mensa betriebsrestaurant betriebskantine cafeteria kantinen+koch gemeinschafts+verpflegung schul+küche betriebs+küche kantinen betriebs+kantine betriebs+verpflegung mitarbeiter+verpflegung mittagessen+im+betrieb werks+küche kantinen+essen kantinen+betreiber betriebs+gastronomie mitarbeiter+restaurant personal+restaurant | cantine cafétéria réfectoire cantinier cantinière cuisinier+de+collectivité restauration+collective restaurant+d'entreprise restauration+d'entreprise cantine+d'entreprise repas+au+travail self+d'entreprise cantines restaurant+interentreprises | cantina cafetería comedor+escolar cocinera+de+colegio cocinero+de+comedor restauración+colectiva comedor+de+empresa comedores+de+empresa comedor+laboral comida+en+trabajo catering+de+empresa comedor+industrial comedor comedores casino+de+empresa cafeterías
bar bars pub tavern pubs | bar kneipe bars wirtshaus wirtshäuser | bar bars bistrot taverne | bar bares taberna pub mesón mesones
cafe cafes coffeehouse teahouse coffee-shop coffee-shops | café kaffeehaus cafés teestube | salon-de-thé | tetería
nightclub disco dj deejay discjockey night-club club+entry clubbing vip+table club+night dance+club deejays discos | disko nachtclub dj diskothek discjockey clubeintritt vip+tisch clubbing club clubs | discothèque dj disco boîte-de-nuit entrée+en+boîte boîtes+de+nuit table+vip djs | discoteca dj pinchadiscos discomóvil entrada+vip mesa+vip club+nocturno antro discotecas
stadium arena | stadion arena stadien | stade arène | estadio
supermarket supermarkets grocery groceries grocer super-market food-shop | supermarkt lebensmittel lebensmittelladen einkaufsmöglichkeiten lebensmittelmarkt lebensmittelgeschäft kolonialwaren | supermarché épicerie alimentation épicier alimentaire grande-surface grandes-surfaces alimentation-générale produits-alimentaires | supermercado alimentación ultramarinos colmado abarrotes comestibles alimentos
kiosk kiosks newsagent newsstand newsagents tobacconist corner+shop | kiosk kioske trafik zeitungskiosk trafikant tabak+laden | kiosque buraliste bureau+de+tabac maison+de+la+presse tabac+presse | quiosco kiosco quiosquero estanquero
bookshop bookstore bookseller booksellers bookstore+clerk | bücher buchhandlung antiquariat buchladen buch+händler buchhändlerin buch+handel antiquariate buch büchern | librairie libraire libraires bouquiniste | libro libros librería librero librera librerías libreros
post postal mail mails | post brief briefe postalisch postversand briefversand posten poster postern | poste courrier postal poster posters courriers | correo postal carta correos
prison jail | gefängnis haft | prison | cárcel prisión
cemetery graveyard grave tomb graves tombs | friedhof gräber grabpflege grabstätte grab grabes | cimetière tombe caveau caveaux sépulture tombes sépultures | cementerio tumba sepultura nicho tumbas sepulturas nichos
monastery abbey convent | kloster klöster abtei | monastère abbaye couvent | monasterio abadía convento
mosque islam muslim | moschee islam muslimisch | mosquée islam musulman | mezquita mezquitas islam musulmán
synagogue jewish judaism | synagoge jüdisch judentum | synagogue juif juive judaïsme | sinagoga judío
temple buddhist buddhism | tempel buddhistisch buddhismus | temple bouddhiste bouddhisme | templo budista budismo
hindu | hinduismus | hindou |
embassy consulate visa immigration ambassador immigrants visas immigrate | botschaft konsulat visum visa einwanderung aufenthaltstitel aufenthaltserlaubnis | ambassade consulat visa immigration immigrer | embajada consulado visado inmigración extranjería inmigrantes visados visas inmigrar visos
townhall mayor town-hall city-hall | rathaus bürgermeister gemeindeverwaltung | maire hôtel-de-ville | alcalde alcaldía casa-consistorial
coworking workspace co+working hot+desk hot+desking shared+office desk+space shared+desk shared+workspace coworking+space share+office office+share co+working+space coworking+spaces office+sharing wework regus | coworking arbeitsplatz arbeitsplätze gemeinschaftsbüro coworkingspace büro+gemeinschaft arbeitsplatz+mieten coworking+space büro+teilen büro+mit+anderen coworkingspaces co+working wework regus | coworking bureau+partagé bureaux+partagés poste+de+travail espace+partagé espace+de+coworking partager+bureau cotravail espaces+de+coworking co+working wework regus coworkeur | coworking escritorio+compartido oficina+compartida puesto+de+trabajo oficinas+compartidas espacio+de+coworking compartir+oficina espacios+de+coworking co+working cotrabajo wework regus
homeoffice telework home-office remote-work work+from+home working+from+home home+working remote+job home+based+work | homeoffice telearbeit heimarbeit heimarbeitsplatz home+office zuhause+arbeiten mobiles+arbeiten von+zuhause+arbeiten | télétravailler télétravail travail+à+domicile travail+à+distance | teletrabajo trabajo-remoto trabajo+desde+casa trabajar+desde+casa home+office
headquarters branch branches subsidiary | niederlassung filiale hauptsitz filialen zweigstelle tochtergesellschaft | succursale filiale | sede sucursal filial
retail retailer retailers | einzelhandel einzelhändler | détail détaillant | minorista detallista
bulk bulkgoods wholesaler wholesalers wholesale in+bulk by+the+pallet | großhandel großmengen engros schüttgut schüttgüter groß+händler grossist grosshandel großmenge groß+gebinde | grossiste vrac grossistes en+gros demi+gros | mayorista granel mayoristas al+por+mayor a+granel por+mayor al+mayor distribuidor+mayorista
showroom showrooms | ausstellungsraum showroom | showroom | showroom
zoo aquarium terrarium fishtank reptile reptiles turtle tortoise tortoises turtles terrariums aquariums | zoo aquarium terrarium tierpark aquarien aquaristik reptilien schildkröte schildkröten | zoo aquarium terrarium aquariophilie reptile tortue reptiles tortues terrariums aquariums aquariophile | zoo acuario terrario acuariofilia reptil tortuga reptiles tortugas terrarios acuarios
spa sauna wellness spaday spa-day wellness-treatment saunas spa+hotel spa+break wellness+weekend wellness+break spa+weekend pamper pampering pamper+day pamper+party | sauna wellness spa saunas gartensauna fasssauna thermalbad wellnessbereich saunen hamam wellnesstag wellness+hotel wellness+wochenende wellness+urlaub wellnessen beautytag therme thermen day+spa | spa sauna hammam thalasso thermes bien-être saunas journée-spa hôtel+spa week+end+bien+être thalassothérapie balnéo séjour+bien+être journée+bien+être | spa sauna balneario bienestar saunas wellness hotel+con+spa escapada+de+bienestar spa+hotel día+de+spa termas
lighthouse tower towers | turm türme leuchtturm | phare tour tours | torre torres faro
skyscraper highrise | hochhaus hochhäuser wolkenkratzer | igh | rascacielos
ruin ruins derelict | ruine baufällig verfallen sanierungsbedürftig sanierungsbedürftiges sanierungsbedürftige | ruine délabré ruines | ruina ruinas derruido
vacant vacancy | leerstehend leerstand | vacant inoccupé | desocupado vacante desocupar vacantes
occupied inhabited | bewohnt besetzt | occupé | ocupado habitado
day days daily every-day everyday | täglich tagessatz tägliche täglicher alltäglich | jour journée quotidien journalier jours quotidienne quotidiennement chaque-jour | día diario días diariamente jornada diaria cada-día
weekday weekdays workday monday+to+friday mid+week | werktag werktags wochentag unter+der+woche montag+bis+freitag wochentags wochentags+zimmer | ouvré du+lundi+au+vendredi en+semaine à+la+semaine ouvre | laborable laborables de+lunes+a+viernes entre+semana lunes+a+viernes días+laborables labores
week weeks weekly every-week once+a+week per+week | woche wochen wöchentlich wöchentliche wöchentlicher wochenweise pro+woche einmal+pro+woche | semaine hebdomadaire semaines hebdomadaires chaque-semaine par+semaine une+fois+par+semaine | semana semanal semanas semanales semanalmente cada-semana por+semana una+vez+por+semana
fortnight fortnightly biweekly every+two+weeks every+other+week twice+a+month bi+weekly | vierzehntägig zweiwöchentlich alle+zwei+wochen 14+tägig zweimal+im+monat alle+14+tage | quinzaine bimensuel toutes+les+deux+semaines bimensuelle tous+les+quinze+jours deux+fois+par+mois une+semaine+sur+deux | quincena quincenal quincenalmente cada+dos+semanas cada+quince+días
month months monthly every-month | monat monate monatlich monatliche monatlicher | mois mensuel mensuelle mensuels mensuellement chaque-mois moisi moisie | mes meses mensual mensuales mensualmente cada-mes mesada mesadas mensualidad
quarterly | vierteljährlich quartalsweise | trimestriel trimestrielle | trimestral
biannual semester | halbjährlich semester halbjahr sem | semestriel semestre | semestral semestre
year years annual yearly annually every-year | jährlich jährliche jährlicher | an année annuel années annuelle annuels annuellement chaque-année | año años anual anualmente anuales cada-año
century decade decades | jahrhundert jahrzehnt jahrzehnte | siècle décennie | siglo década décadas
hour hours hourly | stunde stunden stündlich stundenweise stundensatz stundenlohn | heure heures | hora horas
minute minutes | minute minuten | minute minutes | minuto minutos minuta minutas
seconds secondment | sekunde sekunden | seconde secondes | segundo segundos
noon midday | mittag mittags | midi | mediodía
afternoon afternoons | nachmittag nachmittags nachmittage | après-midi | tarde tardes
midnight | mitternacht | minuit | medianoche
today | heute | aujourd'hui | hoy
tomorrow | morgen | demain | mañana
daytime | tagsüber tagesbetreuung | diurne | diurno
shift shifts shiftwork shifting | schicht schichten schichtarbeit schichtbetrieb dreischicht schichtdienst | 3x8 | turno turnos
fulltime full-time | vollzeit vollzeitstelle | temps-plein plein-temps temps-complet | fulltime jornada-completa tiempo-completo
24h | rundumdieuhr 24h durchgehend | 24h 24h/24 | 24h
newyear new-year new-year's-eve | silvester neujahr | réveillon nouvel-an saint-sylvestre | nochevieja año-nuevo
carnival halloween costume costumes carnivals mardi+gras carnival+parade carnival+costume carnival+outfit | karneval fasching kostüm kostüme halloween fastnacht faschingskostüm kostümverleih fas+nacht karnevalszug faschings+kostüme karnevals+kostüm karnevals+kostüme faschings karnevals | carnaval déguisement costume halloween carnavals mardi+gras costume+de+carnaval déguisements costumes | carnaval disfraz disfraces halloween vestuario carnavales traje+de+carnaval disfrazarse
valentine valentines | valentinstag | valentin | valentín
advent | advent weihnachtsmarkt adventszeit adventskalender weihnachtsmärkte | avent | adviento
ramadan eid | ramadan zuckerfest | ramadan | ramadán
graduation prom | abschlussfeier abiball abschlussball abifeier | baccalauréat | graduación bachillerato
festival festivals festivity | festival festivals volksfest | festival festivals | festival festivales
concert concerts gig gigs | konzert konzerte | concert concerts places+de+concert | concierto conciertos
period duration term terms | dauer zeitraum | durée période | duración período plazo
date dates dated dating | datum | date dates | fecha cita fechas
pause | pause pausen | pause | pausa
waybill cmr consignment | lieferschein frachtbrief packliste cmr ladeschein | bordereau cmr connaissement connaissements | albarán cmr albaranes
lists checklist | liste listen checkliste | liste listes checklist | lista listas checklist
file files folder folders binder binders ringbinder | akte akten ordner datei dateien aktenordner ringbuch ringordner aktenordnung ordnern | dossier fichier dossiers classeur classeurs | archivo archivos carpeta expediente fichero ficheros carpetas archivista
archive archives archiving archivist document+storage archive+boxes records+storage file+storage records+management document+archiving archive+storage archival | archivieren archiv archivierung aktenlagerung archivar akten+archivierung archiv+lagerung dokumenten+lagerung akten+archiv archivare | archive archiver archivage archivage+de+documents stockage+d'archives archivage+physique tiers+archivage conservation+d'archives archives archiviste | archivar archivado archivador archivadores archivero custodia+de+documentos archivo+externo custodia+documental almacenamiento+de+documentos guarda+de+archivos archivo+de+documentos archivista
letter letters lettering | anschreiben | missive lettre lettres | misiva
diploma degree diplomas | diplom abschluss diplome urkunde zeugnis hochschulabschluss urkunden | diplôme diplômé | diploma titulación título
qualification qualifications | qualifikation qualifikationen befähigung qualifizierung | qualification qualifications qualifiant | cualificación cualificaciones
evidence verify | nachweis beweis nachweise beweise | preuve justificatif attestation justificatifs | justificante acreditación acreditaciones justificantes
passport identity passports id+card identity+card id+cards identity+documents | ausweis reisepass personalausweis pass identität personal+ausweis ausweise identitäts+karte ausweisung | passeport identité visas carte+d'identité pièce+d'identité passeports cartes+d'identité | pasaporte dni identidad visa cédula documento+de+identidad pasaportes ine+credencial carnet+de+identidad visados visas visos
iso iso9001 iso27001 | iso din iso9001 iso27001 diner | iso iso9001 iso27001 | iso iso9001 iso27001
conformity compliant compliance conform | konformität konform compliance regelkonform richtlinienkonform einhaltung normgerecht | conformité conforme mise-en-conformité conformes | conformidad conforme cumplimiento compliance
regulation regulations law laws code regulatory coding | vorschrift vorschriften gesetz gesetze gesetzlich bauordnung baurecht rechtlich rechtswissenschaft verordnung regulierung | règlement loi réglementation lois réglementaire loyer loyers | normativa ley reglamento leyes jurista
directive guideline guidelines | richtlinie richtlinien leitlinie leitfaden | directive directives | directriz directrices directiva pauta pautas
datasheet specification specifications specs | datenblatt spezifikation lastenheft | spécification | especificación especificaciones
manual manuals handbook technicalwriter | anleitung handbuch bedienungsanleitung gebrauchsanweisung montageanleitung betriebsanleitung | manuel notice | manual instrucciones manualidad
floorplan blueprint floor+plans floor+plan+drawing draw+floor+plan area+measurement measure+flat living+area+calculation floor+area+measurement measured+floor+plan square+footage+measurement floorplans floor+plan plan+drawing | bauplan grundriss baupläne grundrisse bauzeichnung wohnflächen+berechnung wohnfläche+berechnen grundriss+zeichnen grundriss+erstellung flächen+berechnung grundriss+zeichnung wohnfläche wohnungs+plan grundriss+plan | blueprint métrage+carrez loi+carrez plan+d'appartement métré plan+de+l'appartement carrez mesurage+carrez plan+coté plans+cotés plan+de+maison plan+de+logement | plano planos plano+de+la+vivienda plano+de+vivienda medir+piso planos+del+piso croquis+de+vivienda medición+de+superficie planos+de+casa plano+de+casa
map maps cartography gis geodata road+maps | landkarte stadtplan karte kartografie geoinformation gis geodaten karten land+karten straßen+karte wander+karten | cartographie sig géomatique cartes+routières carte+routière | mapa mapas cartografía sig cartógrafo mapas+de+carreteras
origin provenance | herkunft ursprung ursprungszeugnis | origine provenance | origen procedencia
logbook log protocol logs | protokoll fahrtenbuch protokolle protokollführer sitzungsprotokoll | procès-verbal carnet-de-bord compte-rendu comptes-rendus | acta bitácora protocolo actas
dossier portfolio | portfolio mappe portfolios portefeuille | portfolio | portafolio porfolio
picture pictures image images painting+on+canvas | bild bilder abbildung bildmaterial gemälde gemälden | image images tableaux+peints tableau+peint | imagen imágenes cuadro cuadros
deed | grundbuch grundbuchauszug kaufvertrag kaufverträge | acte acte-de-vente | escritura-de-compraventa
proxy mandate powerofattorney power+of+attorney lasting+power+of+attorney enduring+mandate powers+of+attorney lpa enduring+power+of+attorney sign+for+me signs+for+me authority+to+sign notarial+power+of+attorney power-of-attorney powers-of-attorney | vollmacht mandat vorsorgevollmacht vorsorgeauftrag vollmachten generalvollmacht bevollmächtigen unterschreibt+für+mich bevollmächtigter vorsorge-vollmacht | procuration mandat mandat+de+protection+future procurations mandat+d'inaptitude signer+à+ma+place pouvoir+notarié procuration+notariée | mandato apoderado procuración poder+preventivo poder+notarial poderes+notariales poder+general carta+poder firmar+por+mí apoderamiento poder-notarial poderes-notariales
efficiency efficient | effizienz effizient sparsam energieeffizient energieeffizienz energiesparend sparsamer | efficacité efficace économe économies | eficiencia eficiente
ticket tickets admission event+tickets admission+tickets entry+tickets entrance+ticket | ticket eintrittskarte tickets eintrittskarten karte karten | billet ticket billetterie billets billets+d'entrée | billete boleto tique tickets entradas entrada boletos pasaje pasajes localidad
voucher vouchers coupon giftcard gift+voucher gift+card gift+certificate gift+vouchers gift+cards | gutschein gutscheine geschenkgutschein coupon geschenk+gutschein geschenk+gutscheine geschenk+karte | coupon bon bon+cadeau bons+cadeaux chèque+cadeau carte+cadeau chèques+cadeaux coffret+cadeau bonne coupons | vale cupón bono+regalo vale+regalo tarjeta+regalo cheque+regalo bonos+regalo
subscription subscriptions subscribe subscribers | abonnement abo abonnieren abos | abonnement abonner abonnés | suscripción abono suscribirse abonar abonado abonos abonadoras
classified listing | anzeige inserat kleinanzeige anzeigen inserate | annonce annonces | anuncio anuncios clasificados
description describe details detailed detailer | beschreibung beschreiben details detailliert | description décrire détaillé | descripción describir detalles detallado
text texts wording | text texte texten texterin textverfassung texter | texte textes | texto textos
typing typist typed typing+service word+processing secretarial+typing copy+typing typists type+it | tippen schreibbüro abtippen schreibarbeiten schreibkraft schreibdienst schreibservice schreibarbeit tippt getippt schreib+büros | saisie dactylographie frappe dactylo secrétariat+de+frappe frappe+de+documents travaux+de+frappe taper dactylographe saisie+de+texte saisit | mecanografía teclear tecleo mecanógrafa mecanógrafo mecanógrafos servicio+de+mecanografía mecanografiar pasar+a+ordenador tipear tipeo tecle tecles
data dataset datasets | daten dateneingabe datenerfassung datensatz datensätze dateneingaben | données don dons | datos
statistics statistical statistician evaluate+survey stats biostatistics probability | statistik statistisch statistiken statistiker statistische auswertung auswerten umfrage+auswertung stochastik wahrscheinlichkeitsrechnung statisten | statistique statistiques statisticien exploiter+enquête dépouillement stats probabilités | estadística estadístico estadísticas estadístico+profesional probabilidad
number numbers digit digitize digitizing digitization digitized | nummer nummern ziffer | numéro nombre numéros | número números
password passwords login passphrase credentials password+manager two+factor 2fa mfa | passwort passwörter kennwort zugangsdaten passwort+manager passwort+verwaltung zweifaktor kennwörter passwörtern | identifiant mdp mot+de+passe mots+de+passe gestionnaire+de+mots+de+passe double+authentification | contraseña contraseñas clave+de+acceso gestor+de+contraseñas doble+factor
deposit deposits downpayment | anzahlung kaution pfand mietkaution hinterlegung kautionen pfänden | acompte caution arrhes dépôt+de+garantie chèque+de+caution cautions | fianza señal anticipo depósito+de+garantía fianzas
instalment installments instalments installment fees+monthly | rate raten ratenzahlung teilzahlung monats+beitrag | mensualité versement échelonné mensualités | cuota cuotas cuota+mensual mensualidad
prepayment upfront prepaid | vorkasse vorauszahlung vorschuss | prépaiement | prepago adelanto
cash banknotes banknote | bargeld barzahlung geldtransport werttransport banknoten geldscheine geldschein banknote | espèces comptant | efectivo contado
bank banks banking | bank banken konto girokonto bankwesen bankgeschäft kreditinstitut bänke | banque bancaire banquier | banco bancario cuenta
iban sepa | überweisung banküberweisung iban lastschrift sepa bankeinzug abbuchung | virement iban prélèvement sepa viré virée | transferencia iban domiciliación sepa adeudo adeudos
card cards businesscard | kreditkarte visitenkarte kartenzahlung karte karten kreditkarten kartenzahlungen visitenkarten | cartes | tarjeta tarjetas
paypal | paypal stripe | paypal stripe | paypal bizum stripe
refund refunds reimbursement | rückerstattung erstattung | remboursement rembourser | reembolso
money | geld gelder | monnaie monnaies | dinero
euro euros currency forex eur | euro währung euros devisen geldwechsel eur eür | euro euros devise eur | euro euros moneda divisa monedas
budget budgets budgeting annual+budget financial+planning budget+planning | budget kostenrahmen budgetplanung etat budgetierung budget+planung jahresplanung finanz+planung finanz+plan budget+erstellung | budget budgets budgétaire élaboration+de+budget budget+prévisionnel prévisionnel plan+financier élaboration+budgétaire | presupuestario presupuestación presupuesto+anual elaboración+de+presupuestos plan+financiero planificación+financiera presupuestos+anuales presupuestista
lumpsum flatrate | pauschale pauschalpreis festpreis pauschal flatrate | forfait forfaitaire forfaits | forfait
salary income salaried | gehalt lohn verdienst einkommen löhne | revenu rémunération | sueldo salario ingresos remuneración suelda sueldan
bonus | provision bonus prämie boni prämien | prime bonus primé primée primés | bono prima comisión bonus bonificación bonificaciones
profit margin profitable profitability | gewinnmarge marge rentabel rentabilität profit | bénéfice marge rentable rentabilité | beneficio margen rentable rentabilidad ganancia rentabilidades
turnover revenue | umsatz umsätze | recettes | recaudación
vat value+added+tax sales+tax | mehrwertsteuer mwst umsatzsteuer ust umsatzsteuern mehrwertsteuern | tva taxe-sur-la-valeur taxe+sur+la+valeur+ajoutée | iva impuesto+al+valor+agregado
net gross | netto brutto nettolohn | net ht ttc | neto
expense expenses allowance expense-claim expense-claims travel-expenses allowed | spesen auslagen aufwand reisekosten spesenabrechnung reisekostenabrechnung auslage | dépense dépenses débours notes-de-frais note-de-frais frais-de-déplacement | gasto gastos gastos-de-viaje nota-de-gastos notas-de-gastos
surcharge | zuschlag aufpreis aufschlag zuschläge | majoration surcoût surtaxe | recargo sobrecoste recargos recargas recargar recargables
duty duties levy | abgaben gebühr gebühren | redevance taxe | tasa arancel tasas aranceles tasar
bargain promotion promoters promote | schnäppchen sonderangebot aktion räumungsverkauf ausverkauf | promotion soldes promo aubaine | ganga promoción rebajas chollo
value worth valuable valuables valued | wert wertvoll wertsachen | valeur précieux | valor valioso valoración
barter | inzahlungnahme eintausch tauschgeschäft kompensationsgeschäft eintauschen | troc | trueque permuta permutas
quantity quantities amount volume | menge mengen anzahl volumen stückzahl | quantité quantités volume | cantidad cantidades volumen
series batch batches lot lots in-series | serie charge serien kleinserie großserie serienfertigung losgröße chargen in-serie | série séries en-série | serie tanda partida series partido partidos partes en-serie
capacity capacities payload place places | kapazität kapazitäten fassungsvermögen traglast belastbarkeit tragfähigkeit nutzlast auslastung sitzplatz sitzplätze platz plätze | capacité capacités contenance portance place places | capacidad capacidades aforo plaza plazas
output yield productivity | ertrag ausbeute produktivität leistung zeitmanagement | rendement productivité | rendimiento productividad
subcontractor subcontracting subcontractors contractmanufacturing contract-manufacturing | subunternehmer nachunternehmer subunternehmen lohnfertigung lohnfertiger fremdfertigung unterauftrag | sous-traitant sous-traitants sous-traitance | subcontratista subcontratación subcontrata
contractor contractors agricultural+contractor agricultural+contracting | auftragnehmer bauunternehmer generalunternehmer baufirma bauträger baumeister lohn+unternehmen lohn+unternehmer lohn+betrieb bauunternehmen generalunternehmen | prestataire constructeur entrepreneur bâtisseur entreprise+de+travaux+agricoles eta+agricole entrepreneur+de+travaux constructeurs prestataires | contratista constructora contratistas maquila+agrícola constructor constructoras
outsourcing outsourced | auslagerung outsourcing auslagern auslage | externalisation externaliser | externalización externalizar tercerización
franchise franchising franchisee franchisor | franchise franchisenehmer franchising franchisegeber | franchise franchisé franchiseur | franquicia franquiciado
takeover acquisition successor | unternehmensnachfolge übernahme betriebsübergabe nachfolge nachfolger nachfolgerin | cession acquisition repreneur repreneurs | traspaso relevo sucesor traspasos
merger fusion m&a mergers | unternehmensfusion zusammenschluss fusion firmenübernahme unternehmenskauf | fusion fusionner | fusión fusionar
shareholder equities securities | aktien aktionär beteiligung gesellschafter anteilseigner wertpapier wertpapiere aktie | actions actionnaire | acciones accionista
liable responsibility responsible | verantwortung verantwortlich haftbar zuständig | |
pensions | lebensversicherung rente altersvorsorge betriebsrente | pension | pensión jubilación
claim claims compensation indemnity | schadenersatz anspruch entschädigung ansprüche schadensersatz | indemnisation dédommagement sinistre indemnité sinistres | indemnización siniestro compensación siniestros
withdrawal revocation | widerruf widerrufsrecht rücktritt | rétractation révocation | desistimiento revocación revocos
renewal renew renewed renewing | vertragsverlängerung verlängerbar | renouvellement renouveler reconduction | renovar prórroga
conditions tos | bedingungen agb konditionen geschäftsbedingungen nutzungsbedingungen agbs | conditions cgv modalités cgu | condiciones términos
clause clauses | klausel klauseln | clause clauses | cláusula cláusulas
arrangement arranger | absprache vereinbarung vereinbarkeit | arrangement entente | arreglo arreglista
copyright royalty royalties copyrights | urheberrecht nutzungsrechte lizenzgebühr tantiemen urheberrechtlich | copyright royalties | copyright regalías royalties
commitment | verpflichtung zusage | | compromiso
employment job jobs position vacancies | stelle job beschäftigung stellenangebot arbeitsstelle | job emplois | puesto empleos puestos
career careers profession occupation careercoach career+coaching career+coach career+change career+advice career+guidance careers+advice job+coach career+counselling vocational+guidance | beruf karriere berufe laufbahn karriereberatung berufsberatung neu+orientierung berufliche+neuorientierung karriere+coaching karriere+coach job+coach laufbahn+beratung berufs+orientierung berufs+wahl job+coaching | métier carrière profession reconversion reconversion+professionnelle bilan+de+compétences orientation+professionnelle coach+carrière coach+professionnel évolution+professionnelle carrier carrières | profesión oficio carrera carreras cambio+de+carrera orientación+profesional orientación+laboral coach+laboral reinvención+profesional reorientación+profesional coach+profesional cambio+profesional oficios oficiantes
unemployed unemployment jobseeker jobseekers jobless | arbeitslos arbeitsuchend arbeitslosigkeit arbeitssuchend jobsuche | chômeur chômage | desempleado paro desempleo parado pareado pareados parir
interview interviews job+interview interview+coaching interview+practice interview+preparation job+interviews mock+interview interviewer interviewers | vorstellungsgespräch interview interviews befragte vorstellungsgespräche bewerbungs+gespräch bewerbungstraining job+interview interviewer befragter | interview entretien+d'embauche entretiens+d'embauche simulation+d'entretien préparation+entretien | entrevista entrevistas entrevistar entrevista+de+trabajo entrevista+laboral entrevistas+de+trabajo simulacro+de+entrevista
agency agencies | agentur agenturen | agence agences | agencia agencias
business businesses | geschäft geschäfte geschäftlich gewerblich gewerbe | affaires | negocio negocios
seo search-engine-optimisation search-engine found+on+google found+google higher+google google+ranking rankings ranking first+page+google search+ranking search+results found+online | marketing seo werbemaßnahmen suchmaschinenoptimierung vermarktung vermarkten marketingagentur google+oben google+weiter+oben google+gefunden platz+eins google+ranking seite+platz+eins rankings auffindbarkeit suchergebnisse | marketing seo référencement référenceur mercatique commercialisation référencement-naturel mieux+classé+google classé+google positionnement+moteurs+de+recherche visibilité+google résultats+de+recherche | marketing seo posicionamiento mercadotecnia comercialización posicionamiento-web posicionamiento-seo posicionar posicionamiento-buscadores arriba+google aparecer+google posicionamiento+buscadores posición+buscadores posicionamiento+google más-arriba-en-google resultados+de+búsqueda
strategy strategic strategies strategist strategy+consulting business+strategy corporate+strategy strategic+planning strategic+advice | strategie strategisch strategien strategieberatung strategie+beratung unternehmens+strategie strategische strategie+entwicklung strategie+planung | stratégie stratégique conseil+en+stratégie stratégiques stratégie+d'entreprise plan+stratégique | estrategia estratégico consultoría+estratégica estratégica planificación+estratégica estrategia+empresarial plan+estratégico
goal goals objective target goal+setting objectives achieve+goals life+goals | ziel ziele zielsetzung ziel+setzung lebens+ziele | objectif objectifs but atteindre+ses+objectifs | objetivo objetivos meta metas
idea ideas concept concepts brainstorming | idee ideen konzept konzepte konzeption konzipieren konzepterstellung ideenfindung brainstorming | idée idées concept concepts brainstorming ide | idea ideas concepto brainstorming
recommendation recommend recommended | empfehlung empfehlen tipps empfohlen | recommandation recommander recommandé | recomendación recomendar consejos
innovation innovative | innovation innovativ neuheit | innovation innovant nouveauté | innovación innovador novedad
progress milestone milestones roadmap | fortschritt meilenstein fortschritte roadmap meilensteine | progrès avancement jalon jalons | progreso hito avance hitos progresivos avancé
success successful | erfolg erfolgreich erfolge | succès réussite réussi | éxito exitoso éxitos
satisfaction satisfied nps | zufriedenheit zufrieden kundenzufriedenheit zufriedenheitsumfrage | satisfaction satisfait | satisfacción satisfecho
surety bail guarantor bankguarantee guarantors | bürgschaft sicherheitsleistung bankbürgschaft avalkredit sicherheitsleiste | cautionnement garant cautions garants | aval avalista avales
import imports importer importing | import importieren importeur | importation importateur importer import | importación importador importar importaciones
incoterms fob exw cif dap ddp | incoterms exw fob cif dap ddp | incoterms exw fob cif dap ddp | incoterms exw fob cif dap ddp
email emails mail mails mailbox mailboxes e+mail mail+account mail+address email+address | email mail postfach mailadresse mails mail+adresse mail+konto postfächer email+adresse mail+postfach email+konto | email courriel mail mails messagerie boîte+mail adresse+mail compte+mail courrier+électronique boîtes+mail émail | email correo correos correo+electrónico mail buzón+de+correo cuenta+de+correo correo+corporativo correo-electrónico correos-electrónicos
message messages whatsapp sms | nachricht nachrichten whatsapp sms messenger kurznachricht | message messages sms whatsapp | mensaje mensajes whatsapp sms
internet wifi broadband wlan router wi+fi mesh+network mesh+wifi routers | internet wlan breitband wifi router funknetz internetanschluss internetzugang wlan+netz mesh+netzwerk mesh+wlan routern | wifi wlan routeur internet réseau+maillé wi+fi routeurs | internet wifi router red+mesh
instagram facebook influencer tiktok influencers tiktoks | instagram facebook influencer sozialemedien influencerin influencermarketing tiktok | instagram facebook influenceur influenceuse tiktok influenceurs | instagram facebook influencer influencers tiktok
blog blogs blogger blogpost blog+post blog+posts blog+article blog+articles blog+entry blog+writing bloggers | blog blogger blogs blogartikel blogbeitrag blog+beitrag blog+beiträge blog+artikel blog+texte blog+post | blog blogueur blogueuse article+de+blog articles+de+blog billet+de+blog rédaction+d'articles articles+pour+blog blogue | blog bloguero blogs entrada+de+blog entradas+de+blog artículo+de+blog artículos+de+blog artículos+para+blog bitácora
platform platforms portal intranet | plattform portal plattformen intranet kundenportal | plateforme intranet | plataforma portal intranet
cloud saas cloud+services cloud+computing cloud+migration cloud+storage saas+hosting the+cloud | cloud saas rechenzentrum softwaremiete clouddienst clouddienste cloudlösung cloudcomputing clouds cloud+lösung cloud+migration cloud+speicher | cloud saas nuage infonuagique nuages informatique+en+nuage stockage+en+ligne | cloud saas nube en+la+nube almacenamiento+en+la+nube computación+en+la+nube
ai chatbot artificial-intelligence machine-learning deep+learning generative+ai llms chatbots | ki chatbot ai künstliche-intelligenz maschinelles+lernen kilösung kimodelle künstlicher+intelligenz deeplearning chatbots | ia chatbot intelligence-artificielle apprentissage+automatique ia+générative machine+learning chatbots | ia chatbot inteligencia-artificial aprendizaje-automático ia+generativa machine+learning
system systems systemic | system systeme anlage anlagen | système systèmes systémique | sistema sistemas sistémica
device devices gadget | | appareil dispositif appareils | aparato dispositivo
part parts piece pieces | stück stücke stuck | pièce pièces morceau | trozo troza trozas
accessory accessories | zubehör zubehörteile | accessoire accessoires accessoiriste | accesorio accesorios
material materials | material werkstoff materialien baustoff baustoffe baustoffhandel | matériau matériaux | material materiales
goods merchandise | produkt produkte | marchandise | producto productos mercancía
article articles item items | artikel gegenstand gegenstände fachartikel beitrag beiträge | article articles objet objets | artículo artículos objeto articulista articulaciones articular
content contents | inhalt inhalte content contenterstellung | contenu contenus | contenido contenidos
variety | vielfalt bandbreite | gamme variété éventail | gama variedad
model models type types cad+modelling | modell typ modelle ausführung markenware fotomodell models modelagentur cad+modellierung model | modèle type modèles mannequinat modélisation+cao | modelo tipo modelos modelado+cad tipear modelista
version versions | version fassung | version versions | versión versiones
draft drafts mockup mockups drafting | vorentwurf | ébauche brouillon | borrador
template templates pattern+file | vorlage vorlagen schablone muster+vorlage | gabarit pochoir modèle+de+document gabarits | plantilla plantillas
example examples | beispiele | exemple exemples | ejemplo ejemplos
result results outcome | ergebnis ergebnisse resultat | résultat résultats | resultado resultados
trial trials probation | probezeit testphase probestunde | | probatorio
head heads | kopf köpfe | tête têtes | cabeza cabezas cabezadas
face faces facial facials | gesicht gesichter gesichtsbehandlung gesichtspflege peeling | visage visages facial gommage peeling | rostro facial peeling exfoliante
eye eyes ophthalmologist ophthalmology | auge augen augenarzt | œil yeux ophtalmologue ophtalmologie | ojo ojos oculista oftalmólogo oftalmología
eyebrow eyebrows eyelash lashes mascara microblading brow brows brow+shaping eyebrow+shaping brow+lamination brow+tint eyebrow+threading lash eyelashes | augenbrauen wimpern wimpernverlängerung mascara microblading augenbraue brauenlifting brauen augenbrauenzupfen wimper | sourcil sourcils cils mascara microblading brow+lift restructuration+de+sourcils cil | cejas pestañas rímel microblading micropigmentación ceja diseño+de+cejas laminado+de+cejas perfilado+de+cejas pestaña
ear ears ent otolaryngologist | ohr ohren hno | oreilles orl | oreja oído orejas otorrino
nose | nase nasen | nez | nariz
mouth lips lip | mund lippen lippe | lèvre lèvres | boca labio labios
tooth teeth molar molars | zahn zähne zahnreinigung backenzahn backenzähne backen-zahn backen-zähne | dents molaire molaires | diente dientes muelas molar molares muela
beard moustache shave shaving barber barbershop barber-shop barbering barbers shaves | bart rasur rasieren bärte bartpflege barbier herrenfriseur herrenfriseure rasierer barbie | barbe moustache rasage raser barbier barbiers barbie | barba bigote afeitado afeitar barbero barbería barberos barberías
neck throat | hals nacken | cou nuque gorge | cuello garganta nuca
shoulder shoulders | schulter schultern | épaule épaules | hombro hombros
spine backache backpain bad+back lower+back lumbago back-pain sore+back | rücken wirbelsäule rückenschmerzen kreuz+schmerzen rückenleiden rücken+beschwerden hexenschuss lendenwirbel rücken+therapie rücken+schule rücker | dos lombalgie vertébral rachis lombalgies lumbago mal-de-dos maux+de+dos lombaire lombaires tour+de+rein | espalda lumbago lumbalgia dolor-de-espalda lumbar lumbares columna+vertebral
chest breast | brust brüste oberkörper | poitrine sein torse | pecho seno
heart cardiac cardiology cardiologist | herz herzen kardiologe kardiologie | cœur cardiaque cardiologue cardiologie | corazón cardíaco cardiólogo cardiología
lung lungs breathing breath lunge lunging | lunge atem atmung | poumon respiration respirations | pulmón respiración respiro respiraciones
stomach belly digestion bowel digestive digestate digestates | bauch magen verdauung darm mageres magere mag | ventre estomac digestion intestin digestif | vientre estómago barriga digestión intestino
hip hips pelvis pelvic | hüfte becken beckenboden | hanche périnée | cadera pelvis
arm arms | arm arme | bras | brazo brazos braza
elbow elbows | ellenbogen rohrbogen winkelstück | coude coudes coud | codo codos
coupling couplings | kupplung kupplungen | raccords accouplement accouplements | acoplamiento acoplamientos acople acoples
hand hands wrist | hand hände handgelenk | main mains poignet | mano manos muñeca muñecas muñeco
finger fingers thumb | finger daumen | doigt doigts pouce | dedo dedos pulgar pulga
fingernail fingernails | fingernägel fingernagel | ongle ongles | uña
leg legs thigh | bein beine oberschenkel | jambe jambes cuisse | pierna piernas muslo
knee knees | knie | genou genoux | rodilla rodillas
foot feet ankle toe footing | fuß füße knöchel zehen | pied pieds cheville orteil chevilles | pie pies tobillo
skin dermatology dermatologist dermatologists skin+doctor | haut hautpflege dermatologie hautarzt dermatologe haut+ärztin haut+ärzte haut+arztpraxis | peau dermatologie dermatologue dermato dermatologues dermatologique | cutis dermatología dermatólogo dermatóloga dermatólogos
muscle muscles muscular | muskel muskeln muskulatur | muscle muscles musculaire | músculo músculos muscular
bone bones joint joints bonemeal boned | knochen gelenk gelenke knochenmehl | os articulation articulations équarrissage | hueso huesos articulación articulista articulaciones articular
blood | blut bluttest blutabnahme blutentnahme | sang sanguin | sangre sanguíneo
brain nerve nerves | gehirn nerven nerv | cerveau nerf nerfs | cerebro nervio nervios
body bodies | körper körperlich | corps corporel | cuerpo corporal
slimming diet weightloss weight-loss diets dieting dietician dietitian lose+weight fat+loss lose+fat losing+weight weight+reduction shed+pounds dietitians slim+down slim slimmer losing+pounds belly+fat burn+fat lose+belly weight-management | abnehmen diät gewichtsreduktion diätkost gewichtsabnahme ernährungsberatung fett+abbau abzunehmen gewicht+verlieren fett+verlieren schlankwerden schlanker gewichtsverlust abspecken abnehmprogramm abnehmkurs bauchfett bauch+weg bauch+fett fett+verbrennen abnehmcoach | régime amincissement maigrir minceur diète amaigrissement perte-de-poids diététicien diététique perdre+du+poids perdre+des+kilos perte+de+graisse diététicienne diététiciens maigres mincir perte+de+kilos régime+minceur perdre+du+ventre brûler+graisses coach+minceur | dieta adelgazar adelgazamiento pérdida-de-peso dietas dietista bajar+de+peso perder+peso quemar+grasa pérdida+de+grasa perder+grasa rebajar+kilos bajar+kilos adelgazante barriga+perder reducir+barriga bajar+barriga
voice voices voiceover dubbing narrator voice+over voice+overs voice+artist voice+actor voice+actress voice+talent narration narrators voice+acting voiceovers voice+recording voice+recordings home+studio announcer speaker+voice dub dubbed narrative dubbing-commercial voice-over-commercial | stimme sprecher stimmen synchronsprecher synchronisation voiceover vertonung sprecherin werbesprecher off+sprecher offstimme sprecher+stimme vertonungen off+stimme sprachaufnahme sprachaufnahmen einsprechen vertonen sprechen+von+texten sprecher-werbespot | voix doublage doubleur narrateur voix+off comédien+voix comédienne+voix narration voix+offs narratrice voix+off+publicitaire annonceur enregistrement+de+voix doublages voix-off | voz voces locución locutor doblaje locutora locutores voz+en+off locuciones narración narrador voces+en+off grabación+de+voz locutar locución+neutra doblajes locución-anuncio voz-en-off
fur hide hides sheepskin pelt pelts furs sheepskins | fell pelz felle pelze schaffell lammfell rohhaut tierhaut schaf+felle | fourrure fourrures | pelaje zalea pieles
feather feathers down | feder federn daunen daune daunendecke federbett gänsedaunen | plume plumes duvet | pluma plumas plumón
horn antler | horn geweih hörner | corne | cuerno asta
rain rainy rainwater | regen regenwasser regnerisch | pluie pluvieux | lluvia lluvioso
storm storms hurricane thunderstorm | sturm gewitter unwetter sturmschaden | tempête orage ouragan | tormenta huracán
hail hailstorm | hagel hagelschaden frostschaden | grêle | granizo granizado granizados granizadora
lightning | blitz blitzschutz blitzableiter überspannungsschutz blitzer | foudre paratonnerre parafoudre | rayo pararrayos relámpago
ice icy frost frosty iced ices | frost glatteis frostig frosten | verglas givre glace givrer glacé | hielo helada escarcha
fog foggy mist fogging | nebel neblig | brouillard brume | niebla bruma
sun sunny sunshine | sonne sonnig sonnenschein | soleil ensoleillé | sol soleado solado
shade shadow sunshade shadowing shades | schatten sonnenschutz beschattung verschattung beschatten | ombre ombrage ombrière | sombra sombreado quitasol
parasol umbrella garden+umbrella | sonnenschirm regenschirm schirm ampelschirm schirmständer sonnen+schirm sonnen+schirme schirm+ständer markt+schirm ampelschirme | parasol parapluie parasols | sombrilla paraguas parasol paragüero sombrillas quitasol
weather meteorological forecast | wetter witterung meteorologie wettervorhersage | météo météorologie | clima meteorología pronóstico pronósticos
climate climatic | klima klimatisch klimaschutz klimaneutral | climat climatique | climático climatología
earthquake seismic | erdbeben erdbebensicher | séisme sismique | terremoto sísmico
drought xeriscape xeriscaping | dürre trockenheit trockenheitsresistent | sécheresse | sequía xerojardinería
air aire | luft lüfter | air | aire
soot sooty | ruß feinstaub verrußt rußig ruß+brand | suie suies | hollín
metre meter metres meters linear | meter laufmeter laufend lfm met | mètre mètres linéaire métré | metro metros lineal
centimetre centimeter cm | zentimeter cm | centimètre cm cms | centímetro cm
millimetre millimeter mm | millimeter mm | millimètre mm | milímetro mm
sqm m2 squaremetre squaremeter | quadratmeter qm m2 nutzfläche | m2 | m2
m3 cubic | kubikmeter m3 festmeter kubisch cbm | m3 stère cubique stères | m3 cúbico cúbicos cubicación cubicaciones
hectare hectares acre acres | hektar ha | hectare hectares | hectárea hectáreas
litre liter litres liters | liter hektoliter | litre litres | litro litros
kilogram kilo kilos kg | kilogramm kilo kg | kilogramme kilo kg kilos | kilogramo kilo kg
gram grams gramme | gramm | gramme grammes | gramo gramos grama
tonne ton tonnes tons scaletruck tonnage | tonne tonnen tonnage | tonne tonnes tonnage toner toners | tonelada toneladas tonelaje toneles tonel
dozen dozens | dutzend | douzaine | docena docenas
hundred hundreds | hundert hunderte | cent centaine centaines | cien ciento cientos
thousand thousands | tausend tausende | mille millier milliers | mil miles
million millions | million millionen | million millions | millón millones
percent percentage percentages | prozent prozentsatz | pourcent pourcentage pourcentages | porcentaje porciento porcentajes
watt watts kilowatt kw kwh kwp | watt kilowatt kw kwh kwp | watt kilowatt kw kwh kwc | vatio kilovatio kw kwh kwp
volt volts voltage highvoltage | volt spannung hochspannung | volt tension voltage | voltio voltaje tensión
celsius | celsius grad | degré celsius degrés |
pressure waterpressure vessel+pressure | überdruck wasserdruck hauswasserwerk druckbehälter druckprüfung druckgerät | pression surpresseur appareils+à+pression surpresseurs | presión recipientes+a+presión
inch inches | zoll zölle | pouce pouces | pulgada pulgadas pulga
decibel decibels | dezibel schallpegel | décibel décibels | decibelio decibelios
power | nennleistung motorleistung | puissance | potencia
footage | wohnfläche | superficie | área
angle angles | winkel neigung | inclinaison | ángulo inclinación
format formats a4 copypaper formatting | format a4 hochformat druckerpapier kopierpapier | format a4 ramette ramettes formater | formato a4 folios formatear
resolution pixels | auflösung pixel | pixels | resolución píxeles
layer layers | lagen | | capa capas
rod rods | stab stange stangen stäbe stangenmaterial stabstahl rundstahl | barre tige barres tig | barra varilla barras barro
tube tubes hose hoses wateringcan hosepipe garden-hose hydraulic+hose hydraulic+hoses hose+assembly hose+assemblies tubing | schlauch schläuche tube gartenschlauch hydraulikschlauch schlauchleitung gießkanne hydraulik+leitung | tube tubes durite arrosoir tuyau-d'arrosage flexible flexibles flexible+hydraulique flexibles+hydrauliques sertissage+de+flexibles tuyau+caoutchouc tuyaux+caoutchouc tuber | manguera manguito regadera mangueras latiguillo latiguillos manguera+hidráulica mangueras+hidráulicas
wire wires barbed | draht drähte stacheldraht drahtgewebe | barbelé | alambre alambres alambrado alambrada alambrador
thread yarn threads spinning threading tapping thread+cutting spin spins yarns | garn faden zwirn gewinde gewindeschneiden gewindebohren spinnerei gesponnen wollgarn gewinde+bohren gewinde+schneiden gewinde+fräsen garne fade | filetage filé fileté taraudage tarauder filature pelote taraudé pelotes filatures fileter filament filaments taraudeuse tarauds | hilo hilos rosca roscado roscar roscada hilatura ovillo roscas ovillos hilar
belt belts strap straps lashing waist+belt leather+belt lash strapping | gürtel riemen gurt gurte spanngurt zurrgurt tragegurt ledergürtel leder+gürtel gürtelschnalle zurrgurte | ceinture courroie sangle arrimage ceintures | cinturón correa cincha eslinga correas cinturones cinto correa+de+pantalón eslingas
chain chains | kette ketten rollenkette | chaîne chaînes | cadena cadenas
ring rings | ring ringe fingerring | anneau bague anneaux | anillo anillos sortija anillador anillado
hook hooks shackle shackles | haken schäkel | patère manille manilles | gancho ganchos grillete grilletes
knob doorhandle doorknob door+handle door+handles door+knob door+knobs lever+handle pull+handle new+door+handles | griff griffe türgriff knauf türklinke türklinken tür+drücker tür+griff tür+griffe türschnalle tür+knauf klinke drücker+garnitur beschlag | poignée poignées béquille poignée+de+porte poignées+de+porte bouton+de+porte | manija tirador manilla pomo manillas pomos picaporte picaportes tiradores manijas maneta pomar
hinge hinges | scharnier scharniere türband türbänder | charnière charnières paumelle gond | bisagra bisagras
key keys bunch+of+keys keyring+keys set+of+keys keying keyed | schlüssel nachschlüssel schlüsselbund | clé clés clef clefs trousseau trousseau+de+clés | llave llaves manojo+de+llaves llavero+con+llaves juego+de+llaves
button buttons | knopf knöpfe taste tasten | bouton boutons | botón botones
wheel wheels rim rims alloys alloy+wheels | rad räder felge felgen alufelgen alufelge | roue roues roulette jante jantes | rueda ruedas llanta llantas rin rines llantas+de+aleación aros ruedo
frame frames framework framing framed | rahmen gestell rahmengestell rahm | cadre châssis cadres | marco marcos bastidor bastidores armazón
base pedestal | sockel basis untergestell | socle piètement | base pedestal zócalo zócalos
column columns pillar pole | säule pfosten pfeiler säulen mast mastern masten | colonne poteau pilier | columna pilar pilares pila pilas
ramp ramps dock docks | rampe rampen laderampe verladerampe überladebrücke überladebrücken | rampe rampes quai quais | rampa rampas
tarpaulin tarp | abdeckplane | bâche bâches bâchage bâché | lona lonas
mesh netting grid wiremesh | netz gitter netze maschendraht drahtgitter | maille | malla rejilla mallazo mall mallazos
basket baskets wicker rattan willow | korb körbe flechtwerk rattan korbmöbel korbgeflecht polyrattan wäschekorb weidenkorb korbweide wäsche+körbe | panier paniers osier vannerie rotin corbeille saule | cesta cestas mimbre sauce cestería
crate crates wooden+case wooden+cases export+case export+cases packing+case packing+cases wooden+boxes shipping+crate fruit+boxes apple+boxes orchard+bins bulk+bins by-the-case | kiste kisten holzkiste holzkisten transportkiste stapelkiste obstkiste weinkiste getränkekiste export+kiste export+kisten export+verpackung holzverschlag see+kiste kistenbau gemüsekisten kistenweise | caisse caisses cageot cagette caisserie caisses+export caisse+en+bois caisse+bois caisses+bois caisse+export palox en-caisse | guacal huacal caja+de+madera cajas+de+madera huacales guacales cajón+de+madera embalaje+de+madera cajas+de+fruta cajones+de+manzana cajas+fruteras jabas por-cajas
sack sacks bigbag bigbags sacked | sack säcke bigbag bigbags papiersack | bigbag bigbags | saco sacos bigbag bigbags sacas
cans tin tins tincan tincans | dose dosen konserve konservendose blechdose weißblechdose | canette canettes | lata latas
jar jars jam+jar jam+jars glass+jar glass+jars mason+jars preserving+jar kilner jarring | einmachglas glasdose schraubglas marmeladenglas einmachgläser marmeladengläser honig+glas honig+gläser weck+glas schraubgläser gurken+glas | bocal bocaux pot+à+confiture pots+à+confiture pot+en+verre pots+en+verre | tarro tarros frasco frascos frascos+de+vidrio tarro+de+cristal tarros+de+vidrio
bucket buckets pail | eimer kübel putzeimer hobbock | seau seaux | cubo cubeta balde baldas balda cubase
tray trays platter platters | tablett tabletts trays servierplatte servierplatte platte platten tabletten tablette | plateau plateaux barquette barquettes | bandeja bandejas
case cases suitcase suitcases luggage baggage casings | koffer gepäck gehäuse reisekoffer | valise bagage bagages étui valises | maleta equipaje estuche maletas estuches
backpack rucksack backpacks back-pack hiking+rucksack rucksacks trekking+backpack | rucksack rucksäcke schulranzen schulbedarf wander+rucksack trekking+rucksack touren+rucksack | cartable sac-à-dos sacs-à-dos sac+trekking sac+à+dos+de+randonnée sac+de+trekking | mochila mochilas
wallet purse leathergoods wallets billfold coin+purse purses | geldbörse brieftasche portemonnaie geldbeutel lederwaren portmonee geld+tasche | portefeuille maroquinerie maroquinier porte-monnaie porte-feuille portefeuilles maroquiniers | cartera monedero billetera marroquinería marroquinero billeteras cartero carteros
cloakroom coatrack coatstand coathooks coat+check coat+check+staff cloakroom+attendant cloakroom+attendants | garderobe kleiderständer garderobenständer garderoben+personal garderobendienst garderobieren garderobiere | portemanteau vestiaire vestiaires préposé+au+vestiaire préposé+vestiaire | perchero guardarropa guardarropía guardarropas personal+de+guardarropía
vault strongbox vaulting | tresor safe tresore panzerschrank wertschrank | coffre | bóveda cajafuerte
bench benches beertable pew ceremony+bench | sitzbank parkbank gartenbank bierbank biertisch festzeltgarnitur bänke gartenbänke sitzbänke bierbänke biertische festzeltgarnituren | banc bancs banquette banquet banquets | banqueta bancada banquete banquetes
stool stools barstool | hocker barhocker schemel | tabouret tabourets | taburete taburetes
broom brush brushes paintbrush | bürste besen pinsel bürsten mopp wischmopp malerpinsel | brosse balai pinceau balais brosserie pinceaux | cepillo escoba brocha pincel fregona pinceles brochas broche
knife knives blade blades sawblade sawblades | klinge klingen kochmesser küchenmesser messer+klinge messer | couteau couteaux lame | cuchillo cuchillos cuchilla navaja cuchillería navajas
scissors shears secateurs | schere scheren gartenschere | ciseaux cisailles sécateur sécateurs | tijeras podadera
pliers wrench spanner screwdriver tongs spanners | zange schraubendreher schraubenschlüssel schraubenzieher akkuschrauber kombizange | tournevis visseuse tenaille | alicates destornillador alicate tenaza alicatar alicatados alicatadores
chainsaw chainsaws chain+saw chain+saws stihl+saw petrol+saw | kettensäge motorsäge motorsägen kettensägen motorsägenservice | tronçonneuse tronçonneuses tronçonneuse+thermique scie+à+chaîne | motosierra motosierras sierra+de+cadena electrosierra
shovel spade wheelbarrow hoe | schaufel schubkarre schaufeln | pelle brouette binette pel pelé | pala azada palas carretón
axe hatchet pickaxe axes | axt beil spitzhacke | hachette haches pioche haché hachis | hacha
helmet helmets | helm helme schutzhelm bauhelm psa | casque casques | casco cascos cascada
mask masks respirator ffp2 face-mask face-masks surgical-mask surgical-masks face-covering | maske masken atemschutz mundschutz schutzmaske atemschutzmaske ffp2 op-maske op-masken mund-schutz | masque masques ffp2 respiratoire masque-chirurgical masques-chirurgicaux | mascarilla máscara mascarillas ffp2 mascarilla-quirúrgica mascarillas-quirúrgicas cubrebocas barbijo barbijos tapabocas
earplugs earmuffs ear+plugs hearing+protection ear+defenders ear+protection earmoulds earmould | gehörschutz ohrstöpsel otoplastik otoplastiken lärmschutz+ohr | antibruit bouchons+d'oreilles protection+auditive bouchons+d'oreille protections+auditives | antirruido orejeras tapones+para+oídos protección+auditiva tapones+a+medida tapones+de+oídos moldes+auditivos
workwear overalls ppe work+clothes working+clothes work+clothing work+uniform work+uniforms work+trousers boiler+suit coveralls dungarees | schutzkleidung berufskleidung schutzausrüstung arbeitsschutz arbeits+kleidung berufs+bekleidung arbeits+bekleidung arbeits+hose arbeits+hosen latzhose blau+mann overall | epi vêtements+de+travail vêtement+de+travail tenue+de+travail vêtements+professionnels tenues+professionnelles bleu+de+travail tenue+professionnelle | epi epis ropa+de+trabajo ropa+laboral vestuario+laboral uniformes+de+trabajo overol overoles mono+de+trabajo
grandchildren grandchild | enkel enkelkind enkelkinder | petits-enfants petit-fils | nietos nieto
orphan adoption foster fostering adopt adopted adopting | waise adoption pflegekind pflegefamilie adoptieren | orphelin adoption adopter adopté | huérfano adopción acogida adoptar adoptado
engaged engagement betrothed fiance engagement+party | verlobung verlobt verlobungsring verlobungs+ringe | fiançailles fiancés fête+de+fiançailles soirée+de+fiançailles | pedida prometidos fiesta+de+compromiso
colleague colleagues coworker | kollege kollegen kollegin | collègue collègues | colega colegas compañero
boss chief | chef vorgesetzter | patron chef patronniste chefs | jefe jefa
graduate graduates academic | absolvent akademiker absolventin hochschulabsolvent professorin akademisch akademische akademischer | académique | graduado académico graduadas académica académicos
scout scouts | pfadfinder ferienlager zeltlager feriencamp | scout scouts camp colonie | escultista scout campamento campamentos
homeless shelter | obdachlos obdachlose notunterkunft | refuge | refugio indigente refugiados
witness witnesses plaintiff defendant | zeuge zeugen trauzeuge beklagter | témoin témoins plaignant | testigo testigos demandante demandado demandar
priest celebrant officiant ceremony ceremonies pastor clergy vicar celebrants officiants ceremonial | pfarrer priester trauredner zeremonienmeister zeremonie zeremonien geistliche pastor | prêtre officiant célébrant cérémonie cérémonies curé pasteur officiante célébrante officiants | sacerdote oficiante ceremonia ceremonias párroco pastor oficios oficiantes
passenger passengers | passagier fahrgast fahrgäste mitfahrer mitfahren | passagers covoiturage | pasajero pasajeros
cyclist cyclists cycling cycle cycles | radfahrer radler radsport radtour radl radtouren | cycliste cyclistes cyclisme | ciclista ciclistas ciclismo
pedestrian pedestrians | fußgänger | piéton piétons | peatón peatones
crowd crowds | menschenmenge andrang | foule foulée | multitud muchedumbre
ireland irish | irland irisch irische | irlande irlandais irlandaise irlandaises | irlanda irlandés irlandesa irlandeses
scotland scottish | schottland schottisch | écosse écossais | escocia escocés
america american usa | amerika amerikanisch usa | amérique américain usa amers | américa americano estadounidense eeuu
canada canadian | kanada kanadisch | canada canadien | canadá canadiense canas cana canoas
africa african swahili | afrika afrikanisch | afrique africain | áfrica africano
asia asian | asien asiatisch orientalisch asiatische asiatisches asiatischer | asie asiatique asiatiques | asia asiático asiática asiáticos
india indian hindi | indien indisch hindi indische indisches | inde indien indienne indiens | india indio hindú hindi
mexico mexican tacos taco burrito burritos | mexiko mexikanisch tacos mexikanische mexikanischen | mexique mexicain tacos mexicaine mexicains | méxico mexicano mexicana mexicanos
morocco moroccan tajine | marokko marokkanisch tajine | maroc marocain tajine | marruecos marroquí tayín
mediterranean | mediterran mittelmeer | méditerranée méditerranéen | mediterráneo
alps alpine alpinism | alpen alpin | alpes alpin alpinisme alpiniste | alpes alpino alpinismo
berlin | berlin berliner | berlin berlinois | berlín berlinés
madrid | madrid | madrid madrilène | madrid madrileño
barcelona | barcelona | barcelone | barcelona barcelonés
lyon | lyon | lyon lyonnais | lyon
milan milanese | mailand mailänder | milan milanais | milán milanés
valencia | valencia | valence | valencia valenciano
stuttgart | stuttgart stuttgarter | stuttgart | stuttgart
ventilator fan fans electric+fan desk+fan tower+fan | ventilator ventilatoren deckenventilator abluftventilator stand+ventilator turm+ventilator | ventilateur ventilateurs soufflante extracteur+d+air ventilateur+colonne souffle soufflée | ventilador ventiladores soplante extractor+de+aire ventilador+de+pie abanico+eléctrico
condensation condensation+on+windows wet+windows sweating+windows steamed+up | kondenswasser kondensation schwitzwasser tauwasser kondensat beschlagene+fenster kondenswasser+am+fenster | condensation condensations buée vitres+embuées | condensación condensaciones vaho humedad+por+condensación condensación+en+ventanas
subsidence settling subsidized | setzung absenkung setzungsrisse | affaissement tassement | hundimiento asentamiento
landslide erosion | erdrutsch erosion hangsicherung | glissement érosion éboulement | desprendimiento erosión deslizamiento
draught draughty | zugluft zieht zugiger zugige | calfeutrage | calafateo corrientes
overheating overheated | überhitzung überhitzt | surchauffe surchauffé | sobrecalentamiento recalentado recalentar
shortcircuit short-circuit | kurzschluss kurzschlüsse | court-circuit | cortocircuito
blackout power+cut power+cuts power+outage power+failure no+power no+electricity electricity+is+off lost+power | stromausfall blackout stromausfälle kein+strom strom+weg strom+ist+weg strom+weggegangen | coupure délestage coupure+de+courant panne+de+courant plus+de+courant coupure+d'électricité panne+d'électricité plus+d'électricité panne+électrique | apagón apagones corte+de+luz se+ha+ido+la+luz sin+luz corte+de+electricidad no+hay+luz sin+corriente
liquidation liquidator workshop+clearance factory+auction industrial+auction machinery+auction business+liquidation plant+clearance | liquidation geschäftsauflösung liquidierung lagerräumung betriebsauflösung liquidator firmenauflösung geschäftsaufgabe maschinen+versteigerung werkstatt+auflösung industrie+versteigerung insolvenz+versteigerung lagerräume | liquidation liquidations liquidateur liquidatif liquidation+d+usine vente+aux+enchères+machines enchères+industrielles liquidation+d+atelier | liquidación liquidar liquidación+de+taller subasta+de+maquinaria liquidación+de+fábrica cierre+de+taller subasta+industrial
downtime standstill | stillstand ausfallzeit | immobilisation immobilisations | inactividad
congestion traffic trafficplanning | verkehr stau verkehrsregelung verkehrsplanung verkehrsplaner | circulation embouteillage trafic circulateurs | tráfico circulación circuladora
moth moths clothes+moths clothes+moth food+moths pantry+moths moth+treatment | motte motten mottenfraß kleidermotten kleider+motte kleider+motten lebensmittel+motte lebensmittel+motten mottenbekämpfung | mite mites mites+textiles mites+alimentaires mite+alimentaire teigne | polilla polillas polilla+de+la+ropa
mosquito mosquitoes flyscreen flies fly+screen fly+screens insect+screen insect+screens mosquito+screens mosquito+net bug+screens window+screens insect+mesh | mücke mücken stechmücken fliegengitter insektenschutz moskitonetz mückenschutz insektenschutz+gitter insektenschutztür mücken+gitter gelsengitter pollenschutzgitter insektenschutz+rollo insektenschutz+gittern | moustique moustiques moustiquaire moustiquaires+sur+mesure moustiquaire+enroulable anti+moustiques | mosquito mosquitos mosquitera mosquiteras mosquitero mosquiteros tela+mosquitera
ant ants ant+nest ant+control ant+treatment carpenter+ants | ameise ameisen ameisenbekämpfung ameisenplage ameisennest | fourmi fourmis traitement+fourmis nid+de+fourmis | hormiga hormigas control+de+hormigas plaga+de+hormigas hormiguero
mole moles marten vole mole+catcher voles mole+trapping martens | maulwurf marder wühlmaus marderabwehr maulwürfe wühlmäuse maulwurfbekämpfung maulwurffalle marders | taupe fouine taupes campagnol martre taupier campagnols taupier+piégeur fouines | topo topos topillo marta garduña topillos control+de+topos garduñas tóper
tick ticks flea fleas lice | zecken flöhe läuse floh zecke | tique puce poux tiques pucer pucé pucée | garrapata piojos pulgas pulga
wrinkle wrinkles crease creases antiaging | knitterfrei antifalten falten falte | ride rides froissé infroissable antirides | arruga arrugas antiarrugas
headache migraine | kopfschmerzen migräne | migraine céphalée mal-de-tête maux-de-tête | migraña jaqueca cefalea dolor-de-cabeza
snoring apnea | schnarchen schlafapnoe | ronflement apnée | ronquidos apnea
acne pimples eczema psoriasis | akne pickel ekzem neurodermitis ekz | acné eczéma psoriasis | acné espinillas eczema psoriasis
pollen propolis royaljelly allergist pollenallergy hayfever hay+fever | pollen heuschnupfen propolis allergologe pollen+allergie | pollen rhinite propolis allergologue rhume+des+foins | polen rinitis propóleo alergólogo alergia+al+polen propóleos
incontinence | inkontinenz inkontinenzeinlagen | incontinence | incontinencia
diabetes diabetic insulin | diabetes diabetiker insulin diabetisch | diabète diabétique insuline diabétiques | diabetes diabético insulina diabéticos
cancer oncology | krebserkrankung krebs onkologie | cancer oncologie | cáncer oncología cáncamos cancán
flu vaccine vaccination fever influenza vaccinations vaccines vaccinated | grippe impfung impfen impfstoff geimpft fieber erkältung impfungen | grippe vaccin vaccination fièvre vaccins vaccinations vacciner vacciné vaccinée | gripe vacuna vacunación vacunas vacunado fiebre resfriado vacunar vacunada vacunarse
surgery surgeon knee+op hip+op | operation chirurg chirurgie chirurgin knie+op hüft+op op | chirurgie chirurgien chirurgical opération+du+genou opéré opérée | cirugía cirujano quirúrgico operación+de+rodilla
rehabilitation rehab convalescence rehab+exercises recovery+exercises | rehabilitation reha krankengymnastische anschluss+heil+behandlung reha+sport rehabilitations+sport | rééducation réadaptation convalescence rééducation+fonctionnelle réathlétisation | convalecencia rehabilitación readaptación rehabilitador rehabilitar
grief mourning bereavement condolence bereavement+counselling grief+counselling after+a+death loss+of+loved+one bereaved condolences | trauer trauerbegleitung trauerfall beileid trauer+arbeit trauer+therapie hinterbliebene trauer+beratung | deuil condoléances endeuillé accompagnement+du+deuil perte+d'un+proche endeuillés | duelo luto condolencias pésame terapia+de+duelo acompañamiento+en+el+duelo duela duelas
bullying harassment bullied bully mobbing workplace+harassment sexual+harassment workplace+bullying harass harassed anti+bullying bullying+prevention violence+prevention bulli | mobbing belästigung schikaniert schikane gemobbt belästigt schikanieren gemobbt+werden gewaltprävention mobbing+prävention antimobbing | harcèlement harceler harcèlent harcelé harcèlement+moral harcèlement+sexuel intimidation prévention+harcèlement anti+harcèlement harcèlement+scolaire | acoso hostigamiento acosan acosar acoso+laboral acoso+sexual hostigamiento+laboral mobbing antiacoso acoso+escolar prevención+acoso antibullying acosador
literacy alphabet | alphabetisierung alphabet | alphabétisation alphabet | alfabetización alfabeto
timer stopwatch | stoppuhr zeitschaltuhr timer | minuterie chronomètre programmateur minuteur programmer | temporizador cronómetro
sunrise dawn dusk sunset | sonnenaufgang sonnenuntergang dämmerung | aube crépuscule | amanecer atardecer anochecer
grapeharvest grape+harvest grape+picker grape+pickers grape+picking vintage+worker hand+picked+grapes harvest+grapes grapes+picked vintage+harvest | weinlese traubenlese lese+helfer lese+helferin trauben+ernte wimmet erntehelfer+wein lese weinernte weinleser weinlese+helfer | vendange vendanges vendangeur vendangeuse vendangeurs vendanger vendanges+manuelles vendange+manuelle | vendimia vendimias vendimiador vendimiadora vendimiadores vendimiar cosecha+de+uva vendimia+manual
afterwards later | nachträglich | ultérieur ultérieurement | posterior posteriormente
affidavit sworn under+oath oath sworn+statement statutory+declaration declare+under+oath sworn+declaration affidavits | beeidigt vereidigt eidesstattlich eid eidesstattliche eidesstattliche+versicherung unter+eid eidesstattliche+erklärung | assermenté sous+serment déclaration+sous+serment attestation+sur+l'honneur serment | jurado juramentado declaración+jurada bajo+juramento juramento acta+de+manifestaciones
stamp stamps rubberstamp philately philatelist rubber+stamp rubber+stamps company+stamp self+inking+stamp stamp+maker postage+stamps old+stamps stamp+dealer stamping stamped stampings | stempel siegel briefmarke briefmarken stempelkissen philatelie firmenstempel firmen+stempel gummi+stempel stempel+kissen stempelmacher holz+stempel sonder+marken | tampon timbre cachet philatélie tampon+encreur tampon+d'entreprise tampons+encreurs cachet+d'entreprise tampon+personnalisé timbres timbres+poste philatéliste | sello sellos timbre filatelia sello+de+empresa sello+de+caucho sellos+de+caucho sello+automático sellos+de+goma tampón sellos+postales estampillas estampilla timbres+postales timbres
barcode qr barcodes qrcode bar-code bar-codes qr+code qr+codes ean+code barcode+labels barcoding | barcode strichcode qr strichcodes qr+code barcode+etiketten qrcode eancode | qr code-barres codes-barres code+à+barres qr+code qrcode | qr código-de-barras códigos-de-barras código+qr
album photobook photobooks photoalbum photo+book photo+books | album fotoalbum alben fotobuch fotobücher fotoalben hochzeits+album hochzeits+buch | album albums livre+photo livres+photo album+photo livres+photos | álbum álbumes fotolibro fotolibros libro+de+fotos libro+de+firmas
diary notepad notepaper agendas notepads | notizbuch tagebuch notizblock schulheft schreibblock kalenderbuch taschenkalender notizblöcke schreibblöcke | carnet agenda cahier cahiers calepin | agenda cuaderno libreta cuadernos bloc libretas agendar
envelope envelopes printed+envelopes | briefumschlag briefumschläge kuvert versandtasche kuvertieren kuverts umschlag umschläge couvert couverts brief+hülle versandtaschen | enveloppe enveloppes pochette+courrier enveloppement | sobres sobre+impreso sobres+impresos
plaque nameplate plaques nameplates name+plate door+plate brass+plate door+sign doorplate engraved+plate | namensschild türschild plakette namensschilder türschilder messing+schild gravur+schild klingel+schild praxis+schild haus+nummernschild | écriteau plaque+gravée plaque+de+porte plaques+gravées plaque+professionnelle plaque+de+boîte | plaquita placa+grabada placa+de+puerta placas+grabadas placa+profesional rótulo+de+puerta placas+conmemorativas plaquitas
crest emblem coat+of+arms heraldry family+crest heraldic coats+of+arms | wappen emblem abzeichen familien+wappen heraldik heraldiker heraldisch wappenkunde | blason emblème écusson blasons héraldique armoiries blason+familial écussons | emblema escudo insignia escudo+de+armas heráldica escudo+heráldico blasón escudo+familiar
medal medals participation+medals finisher+medals medallion | medaille medaillen orden teilnehmer+medaillen finisher+medaille | médaille médailles médaille+de+finisher médaillé médaillée | medalla medallas presea preseas
quota allotment allotments | kontingent quote | contingent quota | cupo contingente
crowdfunding sponsorship sponsor sponsors crowd+funding kickstarter indiegogo gofundme crowdfunding+campaign crowdinvesting patreon backers crowd+funded | sponsor sponsoring crowdfunding kickstarter startnext crowdinvesting schwarmfinanzierung crowdfunding+kampagne unterstützer | sponsor parrainage mécénat mécène sponsoring financement+participatif ulule kisskissbankbank kickstarter cagnotte+en+ligne crowdfunding contributeurs leetchi | patrocinador patrocinio mecenazgo micromecenazgo kickstarter verkami financiación+colectiva goteo crowdfunding mecenas
cryptocurrency bitcoin blockchain crypto nft crypto-currency bitcoins ethereum cryptos cryptocurrencies | kryptowährung bitcoin blockchain krypto nft bitcoins krypto+währung krypto+währungen ethereum | cryptomonnaie bitcoin blockchain crypto nft crypto-monnaie bitcoins cryptomonnaies ethereum | criptomoneda bitcoin blockchain cripto nft bitcoins criptomonedas ethereum
coin coins numismatics | münze münzen numismatik münzhandel münz+sammlung numismatiker | numismatique pièces+de+monnaie pièces+de+collection monnaies monnaie+ancienne | numismática monedas monedas+antiguas
monopoly exclusivity | exklusivität alleinvertrieb | exclusivité | exclusividad
ethics ethical fairtrade philosophy | ethisch ethik fairtrade philosophie fair | éthique équitable philosophie équitables | ética ético filosofía fairtrade filósofo
neutral neutrality unbiased | neutral unparteiisch unparteiischer | neutre impartial | neutral imparcial
volatile variable | variabel veränderlich | variable | variable
reversible | wendbar umkehrbar | réversible | reversible
magnetic magnet magnets | magnet magnetisch magnete | aimant magnétique aimants aimanté aimantés magnétisme | imán magnético imanes
perforated perforation hole+plate hole+plates perforated+metal perforated+sheet mesh+plate | perforiert gelocht perforation lochblech lochbleche lochung | perforé perforation tôle+perforée plaque+trouée plaques+perforées perforée ajouré | perforado perforada chapa+perforada lámina+con+agujeros lámina+perforada chapa+con+agujeros perforista perforaciones perforadora
embossed embossing hotfoil | geprägt prägung heißfolienprägung prägedruck blindprägung | gaufrage gaufré gaufre gaufres | relieve gofrado
satin satin+fabric | satiniert milchglas gebürstet satinieren satin satinstoff | satiné dépoli satinage satin | satinado esmerilado raso satén satín esmeriladora
padded padding | gepolstert | rembourré capitonné | acolchado almohadillado
thermal thermodynamics thermodynamic | thermisch thermo wärmeschutz thermodynamik | thermique thermodynamique | térmico termodinámica
wireless cordless bluetooth cable+free without+cables without+wires | drahtlos kabellos funk schnurlos bluetooth akkubetrieben ohne+kabel funk+alarmanlage | bluetooth radiofréquence sans+fil sans+câble | inalámbrico bluetooth radiofrecuencia inalámbrica sin+cables inalámbricos
manually | manuell handbetrieben | manuellement manuelle | manualmente manualidad
hybrid hybrids hybrid+car mild+hybrid plug+in+hybrid plug+in+hybrids | hybrid hybridfahrzeug hybride hybrid+fahrzeug hybrid+auto voll+hybrid plug+in+hybrid plugin+hybrid | hybride hybrides hybride+rechargeable hybrides+rechargeables | híbrido híbridos híbrida híbrido+enchufable híbridos+enchufables
diesel | diesel dieselkraftstoff | diesel gazole gasoil | diésel gasóleo
rechargeable recharge recharging | wiederaufladbar aufladbar wiederaufladbare akku+hörgeräte | rechargeable accu rechargeables | recargable recargables recargas recargar
lefthanded left+handed lefty southpaw left+hand+model | linkshänder lefty linkshänder+modell | gaucher gauchère gauchers | zurdo zurda zurdos
secluded isolated | abgelegen abgeschieden einsam einsame einsamkeit | isolé reculé isolateur isolateurs isole | aislado apartado aísla
view panorama panoramic virtualtour 360 viewing viewings | aussicht ausblick panorama panoramabild rundblick panoramafoto 360 | vue panorama panoramique 360 | vistas panorámica panorama 360 panorámico
furnished furnish furnishing furnishings furnish+my+flat furnishing+package furniture+package turnkey+furnishing home+furnishing fully+furnished part+furnished furniture+included | möbliert möblieren möblierung einrichten+wohnung wohnung+einrichten einrichtung+wohnung wohnungs+einrichtung einrichtungspaket möblierte möbliertes eingerichtet eingerichtete voll+möbliert teil+möbliert | meublée meubler ameublement meublé meubler+un+appartement pack+ameublement meublés meublées équipé location+meublée | amueblado amueblar amueblamiento amueblada mobiliario+completo amueblar+piso pack+de+muebles amoblar amoblado amoblada con+muebles
unfurnished empty+flat without+furniture | unmöbliert unmöblierte leere+wohnung leer+wohnung | démeublé location+nue appartement+vide non+meublé logement+vide vide+non+meublé | desamueblado sin+muebles sin+amueblar departamento+vacío piso+vacío no+amueblado
spacious roomy | geräumig weitläufig großzügig | spacieux vaste | espacioso
smoker smoking tobacco nonsmoker cigar cigars cigarettes smoked smoke+house smokers smoking+oven nonsmoking | tabak nichtraucher zigarre zigarren zigaretten smoker geräuchert räucher+ofen räuchern geräucherte geräuchertes räucherei | fumeur tabac cigare cigares cigarettes fumoir fumé fumée fumés fumer fumage | fumador tabaco cigarros cigarrillos ahumador ahumado ahumada ahumados ahumadas ahumar
refillable refilling refills | nachfüllbar | rechargement consigné recharger recharges consignées | rellenable retornable rellenado retornar rellenos
disposable singleuse single-use | einweg wegwerf einwegartikel einmalartikel einweggeschirr trinkhalm einmal-gebrauch | jetable à-usage-unique usage-unique | desechable pajita desechos de-un-solo-uso un-solo-uso
compostable biodegradable+bags compostable+packaging biodegradable+packaging biodegradable compostable+bags composted | kompostierbar biologisch+abbaubar biologisch+abbaubare kompostierbare bio+beutel | compostable biodégradable biodégradables compostables sacs+biodégradables emballage+compostable composté | compostable biodegradable biodegradables compostables embalaje+compostable composta
recyclate regrind regranulate plastic+recycling plastic+regrind reground regrinding recycle recycler | abfallfrei rezyklat regranulat mahlgut kunststoff+recycling regenerat | recyclat rebroyé recyclage+plastique plastique+broyé broyé+plastique régénéré | granza recuperado reciclaje+de+plástico plástico+molido plástico+reciclado scrap+plástico
renewable renewables renewing | erneuerbar erneuerbare | renouvelable renouvelables | renovable renovables
odourless scentless | geruchlos geruchsneutral parfümfrei | inodore | inodora
stainproof | fleckabweisend schmutzabweisend | antitache | antimanchas
slippery | rutschig rutschige rutschiger | glissant glissante glissantes | resbaladizo resbaladiza resbaladizos
sticky tape tapes adhesive-tape packing+tape parcel+tape taping | klebeband klebebänder klebrig packband paketklebeband | ruban-adhésif bande-adhésive adhésif+d+emballage scotch+d+emballage ruban+d+emballage scotch | pegajoso cinta-adhesiva cinta+canela cinta+de+embalaje precinto+de+embalaje
hollow | hohlraum | creux | ahuecado
upright vertical | senkrecht vertikal | vertical verticale | vertical
horizontal | waagerecht horizontal | horizontal | horizontal
diagonal sloping inclined | schräg diagonal geneigt | incliné diagonal oblique | inclinado diagonal oblicuo
asymmetric symmetrical symmetry | symmetrisch asymmetrisch | symétrique asymétrique | simétrico asimétrico
spiral helical spiralbound | spirale gewendelt wendel wendeltreppe spindeltreppe spiralbindung ringbindung drahtbindung spindeltreppen | spirale hélicoïdal colimaçon | espiral caracol helicoidal
cylindrical cylinder cylinders | zylinder zylindrisch pneumatikzylinder hydraulik+zylinder | cylindre cylindrique vérin vérins | cilindro cilíndrico cilindros
spherical sphere ball balls | kugel kugeln ball bälle | balle sphère boule balles | bola pelota esfera balón esfero pelotas balones bolos
cube blocks | würfel block blöcke klotz | cube bloc parpaing parpaings | bloque bloques
ribbon | zierband schleifenband satinband geschenkband | ruban rubans | cinta lazo cinto
granules granulate resin+pellets plastic+pellets plastic+granules pellets+plastic | granulat granuliert körnung granulieren regranulat kunststoff+granulat | granulat granulés+plastique granulats+plastique granulé+plastique granulés | gránulos granulado granza pellets+de+plástico pellets+de+resina
trunk roundwood timber+logs saw+logs logs round+timber | baumstamm stamm stämme rundholz stammholz rundhölzer | tronc rondin grume bois+rond grumes | tronco troncos rollizo madera+en+rollo trozas troza rollizos
pasteurised pasteurized pasteurisation pasteurising pasteurizing pasteurizer | pasteurisiert pasteurisieren pasteur pasteurisierung | pasteurisé pasteurisation pasteuriser | pasteurizado pasteurización pasteurizar pasteurizadora
expiry expired shelflife shelf+life shelf+life+test best+before best+before+date use+by+date shelf+life+study | mindesthaltbarkeit ablaufdatum abgelaufen mhd haltbarkeit haltbarkeits+prüfung haltbarkeitstest haltbarkeits+datum | péremption périmé dluo ddm dlc durée+de+conservation étude+de+vieillissement date+limite+de+consommation tests+de+vieillissement | caducidad caducado vida+útil estudio+de+caducidad fecha+de+caducidad vida+de+anaquel fecha+de+vencimiento estudio+de+vida+útil
blank paperwork blanking | formular formulare vordruck antrag anträge papierkram antragstellung | formulaire formulaires paperasse | formulario formularios impreso trámite trámites
redo redoing redone overhaul | neu+machen erneuert überholen überholung überarbeiten | refaire refait réfection refonte | rehacer rehecho renovar+por+completo
several multiple various+rooms | mehrere mehreren mehrerer verschiedene | plusieurs | varios varias múltiples
smart connected intelligent app+controlled by+app via+app by-app via-app app-control app-controlled | smart smarte smartes smarter vernetzt intelligente per+app per+handy app+gesteuert app+steuerung per-app per-handy app-steuerung | connecté connectée connectés connectées intelligent intelligente par+téléphone par+smartphone pilotable à-distance par-smartphone | inteligente inteligentes conectado conectada desde+el+móvil domótica domótico por+el+móvil por+aplicación con-el-móvil desde-el-móvil por-el-móvil con-el-celular
boundary boundaries property+line property+boundary lot+line | grundstücks+grenze grenz+stein grenz+steine grenzverlauf grund+grenze grenzpunkt grenzpunkte | bornage limite+de+propriété délimiter bornes+de+terrain limites+séparatives | linde lindes deslinde lindero linderos amojonamiento
existing as+built | bestehend bestehende bestehendes vorhanden vorhandene | existant existante existants | existente existentes
roots root root+cutting root+removal root+ingress | wurzel wurzeln wurzeleinwuchs wurzelfräsen wurzelfräsung wurzelentfernung wurzelschneiden wurzelwerk | racine racines | raíz raíces
buildingsite construction+site building+site building+works building+work construction+work construction+works building-site construction-site building-sites construction-sites | bau+stelle bau+stellen bau+arbeiten bauvorhaben bau+projekt bau-stelle bau-stellen | chantier chantiers travaux+de+construction travaux+de+bâtiment travaux | obra obras obra+de+construcción
grass lawn+grass grasses | gras gräser | herbe herbes graminées | pasto césped zacate grama hierba hierbas
pavement sidewalk sidewalks footway | gehsteig gehsteige trottoir bürger+steig gehwege | trottoir trottoirs | acera aceras vereda veredas
branches branch twig twigs boughs limbs+tree | ast äste zweig zweige geäst reisig | branche branchages branchage rameaux | rama ramas ramaje
wontspin won't+spin spin+cycle spinning+cycle not+spinning spin spins spinning doesn't-spin | schleudert+nicht schleudern schleudert schleudergang schleudert-nicht | essore essorage n'essore+plus essore-plus essore-pas n'essore | centrifuga no+centrifuga centrifugado centrifugar no-centrifuga
wontdrain won't+drain not+draining doesn't+drain water+stays+in draining doesn't-drain won't-drain | pumpt+nicht+ab pumpt+nicht abpumpen wasser+bleibt+stehen pumpt+ab pumpt pumpt-nicht-ab pumpt-nicht | ne+vidange+plus ne+vidange+pas vidange+plus ne+se+vide+plus vidange vidanger vidange-plus vidange-pas ne-vidange | no+desagua no+desagota desagua no+vacía desaguar desagotar no-desagua
seasonal seasonal+job seasonal+work seasonal+staff seasonal+jobs season+job | saisonal saisonkraft saisonkräfte saison+stelle saisonarbeit saisonarbeiter saison+aushilfe saisonjob saisonnier | saisonnier saisonniers saisonnière job+saisonnier emploi+saisonnier travail+saisonnier | de+temporada trabajo+de+temporada temporero temporera temporeros empleo+estacional estacional trabajo+estacional
refurbished refurbish reconditioned pre+owned second-hand secondhand like+new pre+loved overhauled remanufactured | generalüberholt generalüberholte aufbereitet wiederaufbereitet refurbished aus+zweiter+hand secondhand generalüberholter | reconditionné reconditionnés reconditionnée remis-à-neuf d'occasion seconde+main de+seconde+main | reacondicionado reacondicionados reacondicionada de+segunda+mano seminuevo como+nuevo reacondicionadas segunda+mano
ceremony ceremonies ceremonial | zeremonie zeremonien trauung trauungen trau+zeremonie feier+stunde | cérémonie cérémonies | ceremonia ceremonias acto+solemne
someone somebody anyone | jemand jemanden irgendjemand | quelqu'un quelqu | alguien
look-after looking-after take+care+of taking+care mind+my | kümmern aufpassen betreuen sich+kümmern | s'occuper s'occuper+de prendre+soin+de | cuidar+de encargarse+de hacerse+cargo
people persons person folks | leute menschen personen person | personne personnes gens | persona personas gente
spare+time free+time leisure+time | freizeit | temps+libre son+temps | tiempo+libre ratos+libres
outdated out+of+date old+fashioned dated obsolete | veraltet veraltete altmodisch altbacken überholt | obsolète dépassé démodé vieillot vieux vieille vieilli | anticuado anticuada desactualizado obsoleto pasado+de+moda
multilingual several+languages multi+lingual different+languages various+languages polyglot | mehrsprachig mehrsprachige mehrsprachigkeit mehreren+sprachen mehrere+sprachen vielsprachig | multilingue plurilingue plusieurs+langues différentes+langues polyglotte | multilingüe plurilingüe varios+idiomas varias+lenguas multiidioma políglota
scene scenes | szene szenen | scène scènes | escena escenas
character characters protagonist | figur figuren charakter charaktere | personnage personnages | personaje personajes
lettering letters+on inscription inscriptions script+tattoo name+tattoo lettering+tattoo | schrift schriftzug schriftzüge aufschrift beschriftung buch+staben namenstattoo schrift+tattoo | lettrage inscription inscriptions lettres+adhésives tatouage+lettrage tatouage+prénom tatouage+écriture | letras rótulo inscripción letrero+de+letras tatuaje+de+letras tatuaje+con+nombre tatuaje+nombre
handout hand+out hand+outs distribute distribution distributing give+out | verteilen verteilung austeilen | distribuer distribution | repartir reparto distribuir distribución
abroad foreign+country overseas other+countries | ausland auslands im+ausland auslands+aufenthalt | étranger à+l'étranger outre+mer | extranjero en+el+extranjero ultramar
fleet fleets vehicle+fleet car+fleet | flotte flotten fuhrpark fahrzeug+flotte firmen+wagen wagen+park | flotte parc+automobile parc+de+véhicules | flota flotas parque+móvil
reflective reflecting reflector reflectors high+visibility retroreflective | reflektierend reflektierende reflexfolie reflektoren reflektor reflexstreifen | réfléchissant réfléchissante réfléchissantes rétroréfléchissant catadioptre | reflectante reflectantes reflectivo retrorreflectante
nativespeaker native+speaker native+speakers mother+tongue native+english native+level | muttersprachler muttersprachlerin muttersprachlich muttersprachliche muttersprachliches muttersprache | natif native natifs anglophone langue+maternelle locuteur+natif francophone germanophone hispanophone | nativo nativa nativos lengua+materna hablante+nativo angloparlante
category categories | kategorie kategorien rubrik | catégorie catégories rubrique | categoría categorías rubro
variant variants variation variations | variante varianten | variante variantes | variante variantes
provider providers service+provider supplier+of+services | anbieter dienstleister provider | prestataire prestataires fournisseur+de+services | proveedor+de+servicios prestador
visibility visible being+seen | sichtbarkeit sichtbar | visibilité visible visibles | visibilidad visible visibles
personalise personalisation personalised+gifts engraving+name with+name | personalisieren personalisierung mit+namen | personnaliser personnalisation avec+prénom | personalizar personalización con+nombre
adhesivefilm adhesive+film self+adhesive+film vinyl+film foil foils | klebe+folie klebe+folien bekleben beklebung | film+adhésif adhésivage vinyle+adhésif | vinilo+adhesivo ploteo lámina+adhesiva
tonight this+evening | heute+abend | ce+soir | esta+noche
lastminute last+minute short+notice at+short+notice late+deals last+minute+deals | kurzfristig kurzfristige spontan last+minute in+letzter+minute rest+platz lastminute | dernière+minute à+la+dernière+minute au+pied+levé last+minute offres+dernière+minute | última+hora último+minuto último+momento last+minute
weekly once+a+week every-week per+week each+week | wöchentlich wöchentliche einmal+pro+woche einmal+die+woche jede+woche wochenweise | hebdomadaire chaque-semaine une+fois+par+semaine par+semaine | semanal semanalmente cada-semana una+vez+por+semana una+vez+a+la+semana
homevisit home+visit home+visits house+call house+calls | haus+besuch haus+besuche heimbesuch | visite+à+domicile déplacement+à+domicile visites+à+domicile se+déplace+à+domicile | visita+a+domicilio visitas+a+domicilio visita+domiciliaria domiciliario domiciliaria a+domicilio
place+available free+place vacancy vacancies | freier+platz freie+plätze platz+frei | place+disponible places+disponibles | plaza+disponible plazas+disponibles plazas+libres
invisible unnoticeable | unsichtbar unsichtbare unsichtbares unauffällig | invisible invisibles | invisible invisibles
walkin walk-in walk+ins without+appointment no+appointment no+booking drop+in | ohne+termin ohne+voranmeldung ohne+terminvereinbarung spontan+vorbeikommen ohne+anmeldung | sans+rendez+vous sans+rdv sans+réservation | sin+cita sin+cita+previa sin+reserva sin+turno
onetoone one+to+one one+on+one private+lesson private+lessons private+session individual+lesson individual+lessons one2one private+tuition 1+to+1 individual+session | einzel+unterricht einzel+stunde einzel+stunden privat+unterricht privat+stunde privat+stunden einzel+sitzung einzeltraining einzel+coaching privat+lehrer | cours+particulier cours+particuliers cours+individuel cours+individuels séance+individuelle cours+privé cours+privés leçon+particulière | clase+particular clases+particulares clases+individuales clase+individual clases+privadas uno+a+uno sesión+individual clase+privada
instructor instructors trainer+of | kursleiter kursleiterin übungs+leiter übungsleiterin lehrgangsleiter | instructeur instructrice moniteur monitrice moniteurs animateur+sportif | instructor instructora monitor monitora monitores instructores
taster taster+session taster+class trial+lesson trial+class trial+session introductory+session free+trial taster+day | schnupperkurs schnupperstunde probestunde probetraining schnuppertag schnupperkurse kennenlernstunde | cours+d'essai séance+d'essai séance+découverte cours+découverte essai+gratuit | clase+de+prueba clase+gratuita sesión+de+prueba clase+de+muestra
player players | spieler spielerin mitspieler spiele+rinnen | joueur joueurs joueuse joueuses | jugador jugadores jugadora jugadoras
sportsclub sports+club sports+team | sport+verein verein vereine sportclub turn+verein vereins+sport | club+sportif association+sportive club+de+sport | club+deportivo asociación+deportiva
match matches | wettkampf wettkämpfe fußball+spiel | match matchs rencontre+sportive | partido partidos
tournament tournaments | turnier turniere | tournoi tournois | torneo torneos
ball balls | ball bälle fußbälle | ballon ballons balles balle | pelota pelotas balón balones
mat mats | turn+matte turn+matten | | colchonetas esterillas
refresher refresher+course refreshers brush+up refresher+lessons refresher+training top+up+training | auffrischung auffrischungskurs auffrischungskurse auffrischungsfahrstunden auffrischen auffrischungsstunden | recyclage remise+à+niveau mise+à+niveau rafraîchissement+des+connaissances | reciclaje+profesional clases+de+reciclaje curso+de+reciclaje curso+de+actualización
furthertraining further+training cpd continuing+education | fortbildung fortbildungen weiterbildung | formation+continue | formación+continua
culinary gastronomic | kulinarisch kulinarische | culinaire culinaires gastronomique gastronomiques | culinario culinaria gastronómico gastronómica
hourly by+the+hour a+few+hours few+hours | stundenweise pro+stunde stunden+basis | quelques+heures à-l'heure | por+horas unas+horas pocas+horas
nervous | nervös nervöse ängstlich ängstliche | nerveux nerveuse anxieux+nerveux | nervioso nerviosa nerviosos
severaldays multi+day several+days | mehrtägig mehrtägige mehrtägiger mehrtages | plusieurs+jours | varios+días
session sessions | sitzung sitzungen session | séance séances | sesión sesiones
medicalfield medicine medical+studies | medizin medizinisch medizinische medizinischer | médical médicale médicaux | medicina médica médicas
team teams+sports sports+team | mannschaft mannschaften | équipe+sportive | equipo+deportivo
seatingcapacity seating+capacity standing+capacity seats+people room+for+people people+seated | sitzplätze stehplätze platz+für+personen | places+assises places+debout personnes+assises capacité+d'accueil | aforo plazas+sentadas capacidad+para+personas
overnight overnight+accommodation accommodation rooms+to+stay lodging lodgings place+to+stay stay+overnight guest+rooms | übernachtung übernachtungen übernachten unterkunft unterkünfte übernachtungs+möglichkeit gäste+zimmer unterbringung | hébergement hébergements nuitée nuitées chambres+pour+invités couchage couchages chambres+d'invités | alojamiento alojamientos pernoctar pernoctación hospedaje habitaciones+para+invitados
safetytested safety+tested safety+inspected safety+checked pat+tested tested+and+certified | tüv+geprüft tüv sicherheits+geprüft sicherheits+prüfung geprüft gs+geprüft | conforme+aux+normes contrôle+de+sécurité certifié+conforme normes+de+sécurité | homologado homologados certificado+de+seguridad revisión+de+seguridad
publicliability public+liability liability+insurance liability+cover insured+and+inspected | haftpflicht haftpflicht+versicherung betriebs+haftpflicht haftpflicht+versichert | responsabilité+civile assurance+responsabilité rc+pro | responsabilidad+civil seguro+de+responsabilidad
qualitylabel quality+label v+label seal+of+approval certification+label | siegel gütesiegel qualitäts+siegel v+label prüf+siegel | label label+qualité labels écolabel labellisé | sello sellos sello+de+calidad distintivo
mexican | mexikanisch mexikanische mexikanischen | mexicain mexicaine mexicains | mexicano mexicana mexicanos
returnback return give+back returning bring+back | zurückgeben rückgabe zurückbringen retournieren | restituer retour retours | devolver devolución retornar
grandma grandmother granny | oma großmutter | grand+mère mamie | abuela abuelita
guided | geführt geführte geführter geführten | guidé guidée guidés guidées | guiado guiada guiados guiadas
minimumorder minimum+order minimum+order+quantity moq minimum+spend | mindestbestellwert mindestbestellmenge mindestabnahme mindestumsatz mindestmenge | commande+minimum minimum+de+commande minimum+de+consommation | pedido+mínimo compra+mínima consumo+mínimo
travelcosts travel+costs travel-expenses mileage+charge travel+charge call+out+distance | fahrtkosten anfahrtskosten kilometer+geld anfahrtspauschale anfahrt | frais-de-déplacement frais+kilométriques indemnité+kilométrique | gastos+de+desplazamiento gastos-de-viaje desplazamiento kilometraje
policecheck dbs dbs+checked dbs+check police+check background+checked criminal+record+check | führungszeugnis leumundszeugnis strafregisterauszug | casier-judiciaire extrait+de+casier | antecedentes-penales certificado+de+delitos certificado+de+antecedentes
familyrun family+run family+business family+owned | familien+betrieb familiengeführt familien+unternehmen familiengeführtes familiengeführter | entreprise+familiale affaire+familiale à+gestion+familiale | negocio+familiar empresa+familiar
locallysourced locally+sourced local+produce farm+to+table local+ingredients | regionale+produkte regionalen+produkten aus+region regional+produkte | produits+locaux produit+local circuits+courts circuit+court | producto+local productos+locales kilómetro+cero producto+de+proximidad
awardwinning award+winning prize+winning multi+award+winning | preisgekrönt preisgekrönte prämiert prämierte prämierter ausgezeichnete | primé primée primés récompensé médaillé médaillée | premiado premiada premiados galardonado galardonada
animalwelfare animal+welfare welfare+friendly humanely high+welfare | tierwohl artgerecht artgerechte artgerechter tierhaltung | bien+être+animal respectueux+des+animaux | bienestar+animal
protectedorigin protected+origin pdo pgi designation+of+origin controlled+origin | ursprungsbezeichnung herkunftsbezeichnung geschützter+ursprung geschützte+herkunft | aop igp appellation+d'origine appellation aoc | denominación+de+origen dop igp denominación
gmo gmos non+gmo genetically+modified | gentechnik gentechnikfrei gentechnisch | ogm ogms | transgénico transgénicos ogm
ownproduction own+production own+produce home+grown home+produced self+produced | eigene+herstellung eigenproduktion eigenanbau hauseigen hauseigene hauseigener | production+propre fabrication+maison propre+production fait-maison | elaboración+propia producción+propia cosecha+propia fabricación+propia
smallbatch small+batch small+batches small+scale | kleine+charge klein+serie kleine+mengen kleinst+mengen | petite+production petits+lots petite+série | pequeños+lotes lote+pequeño pequeña+producción
dayof same-day day+of+order | tagesgleich am+selben+tag taggleich | jour+même le+jour+même | mismo+día el+mismo+día
workplace workplaces | arbeitsplatz arbeitsplätze | poste+de+travail lieu+de+travail | lugar+de+trabajo puesto+de+trabajo
exworks ex+works collect+from+factory | ab+werk selbstabholung+ab+werk | départ+usine enlèvement+à+l+usine | en+fábrica retiro+en+planta
foodgrade food+grade food+safe+material | lebensmittel+echt lebensmitteltauglich | qualité+alimentaire contact+alimentaire | grado+alimentario apto+para+alimentos
acidresistant acid+resistant chemical+resistant | säure+beständig chemikalien+beständig | résistant+aux+acides résistance+chimique | resistente+a+ácidos resistencia+química
wearresistant wear+resistant abrasion+proof | verschleiß+fest abrieb+fest | anti+usure résistant+à+l+abrasion | resistente+al+desgaste antiabrasión
dusttight dust+tight | wasserdicht+ip67 staubdicht | étanche+ip67 étanche+à+la+poussière | estanco+ip67 hermético+al+polvo
confidentialityagreement confidentiality+agreement nda+signed | geheimhaltungs+vereinbarung nda | accord+de+confidentialité nda | acuerdo+de+confidencialidad nda
surplusstock surplus+stock overstock+parts | rest+posten überbestände | surplus+de+stock fin+de+série | excedentes+de+stock
transport haul hauling hauled transporting | transportiert transportieren transportierte | transporter transporte transporté transportons | transportar transporta transportado
instock in+stock available+now ready+for+delivery short+waiting+time in+stock+now stock+cars | sofort+lieferbar lager+fahrzeug ab+lager kurze+lieferzeit sofort+verfügbar lagernd kurzfristig+lieferbar | disponible+en+stock en+stock délai+de+livraison+court livraison+rapide sur+parc | entrega+inmediata en+stock stock+disponible coches+en+stock disponibilidad+inmediata
permitted allowed permit+to | erlaubt gestattet zulässig zugelassen | autorisé permis+de autorisés permise | permitido permitidos permitida permitidas
longdistance long+distance long+distance+taxi intercity long+haul intercity+ride | fernfahrten fernfahrt langstrecke taxi+in+andere+städte städtefahrt überlandfahrt | longue+distance longs+trajets longue+course trajets+longue+distance | larga+distancia viajes+interurbanos interurbano interurbanos trayectos+largos
nearmint near+mint mint+condition excellent+condition as+new like+new near+mint+condition barely+used hardly+used top+condition hardly+ridden as+good+as+new good+as+new hardly+driven little+used low+use | neuwertig neuwertiger neuwertiges wie+neu kaum+gebraucht topzustand top+zustand sehr+guter+zustand kaum+gefahren kaum+benutzt wenig+benutzt wenig+gefahren | état+neuf comme+neuf très+bon+état excellent+état quasi+neuf parfait+état peu+roulé peu+servi peu+utilisé très+peu+servi | como+nuevo como+nueva buen+estado excelente+estado en+perfecto+estado prácticamente+nuevo impecable poco+uso apenas+usado apenas+usada poco+usado casi+nuevo
freecancellation free+cancellation cancel+any+time cancel+anytime | kostenlose+stornierung jederzeit+stornierbar stornierbar kostenlos+stornierbar stornofrei | annulation+gratuite annuler+sans+frais annulation+sans+frais annulable | cancelación+gratuita cancelar+sin+costo cancelación+sin+costo
smokefree smoke+free smoke+free+home non+smoking+home non+smoking+household smokefree+home | nichtraucher+haushalt rauchfrei | maison+non+fumeur non+fumeur | casa+de+no+fumadores libre+de+humo hogar+sin+humo casa+fumadores
petfree pet+free pet+free+home pet+free+household | tierfreier+haushalt tierfrei haustierfrei tier+loser | sans+animaux+maison maison+sans+animaux | sin+mascotas+hogar hogar+sin+mascotas
energyclass energy+class energy+rating low+energy+use energy+label energy+efficiency+class | energie+klasse energie+effizienz+klasse geringer+stromverbrauch energielabel | classe+énergétique étiquette+énergie classe+énergie | clase+energética bajo+consumo+eléctrico eficiencia+energética etiqueta+energética
person persons people | person personen leute | personne personnes gens | persona personas gente
around | ringsum rundherum rundum ums | autour alentour | alrededor
alcove recess niche | nische nischen wandnische alkoven | alcôve renfoncement niche | nicho hornacina
crumble crumbling crumbles | bröckeln bröckelt bröckelnd bröckelnde abbröckeln | effrite effriter effritement | desmorona desmoronar desmoronarse se-cae se-caen
guest guests invitee invitees wedding+guest party+guest | gast gäste gästen geladene+gäste hochzeits+gäste | convive convives invité invités invitée invitées | huésped huéspedes invitado invitados invitada invitadas comensal comensales
event events event+agency event+planner event+management corporate+event corporate+events company+event event+organiser eventing | veranstaltung veranstaltungen event events | événement événements événementiel évènement agence+événementielle événements+d'entreprise événement+d'entreprise événementielle événementielles | evento eventos agencia+de+eventos evento+corporativo eventos+corporativos evento+empresarial eventos+empresariales organización+de+eventos organizador+de+eventos
celebration celebrations party parties fete festivity celebrants for-a-fair for-the-fair for-a-fete | feier feiern party partys fete fest feste festlichkeit festlichkeiten dorf-fest schul-fest fürs-schulfest für-das-dorffest für-das-schulfest schulfest dorffest | fête fêtes festivités kermesse pour-kermesse pour-la-kermesse | fiesta fiestas celebración festejo festejos celebraciones celebrante celebrantes para-feria verbena kermés para-la-feria
printing print printed prints print+onto label+printer | druck drucken gedruckt bedruckt drucksachen bedrucken ausdrucken etikettendruck etikettendruckerei druckt drucker druckern aufdruck | impression imprimé imprimerie imprimer imprimeur+d+étiquettes étiquettes+en+rouleau imprime imprimons imprimeries imprimée imprimés imprimées | impresión imprimir imprenta estampado+de+telas telas+estampadas sublimación+textil etiquetas+impresas etiquetas+en+rollo imprime imprimen imprentas imprimante imprimador impreso impresa impresos impresas
inflamed inflammation inflammatory | entzündet entzündete entzündeter entzündung entzündungen | enflammé enflammée inflammation inflammations inflammatoire | inflamado inflamada inflamación inflamaciones
falldown falls falling falling-out | fällt fallen herausfallen | tombe tombent tomber | caen caída
bedroom bedrooms spare+room spare+bedroom guest+room | schlaf+zimmer gäste+zimmer schlaf-zimmer | chambre+à+coucher chambre-à-coucher | dormitorio dormitorios recámara recámaras alcoba
builtin built+in built+ins fitted+furniture in+built integrated fitted integrated+appliance | eingebaut eingebaute einbau+möbel einbau+gerät einbau+geräte integrierbar | encastré encastrée encastrable encastrables intégré intégrés intégrée intégrable | empotrado empotrada empotrados integrado integrados integrable encastrable empotrable encastrado
bleed bleeding bleed+radiators bleed+radiator bleeding+radiators | entlüften heizungsentlüftung heizkörper+entlüften heizung+entlüften | purge purger purger+les+radiateurs purge+de+radiateurs | purgar purgado purgar+radiadores purga+de+radiadores purga sangrar+radiadores
prescriptionlenses prescription+glasses prescription+sunglasses corrective+lenses with-prescription to-prescription | sehstärke dioptrien korrektionsbrille mit-sehstärke in-sehstärke in-stärke in+meiner+stärke | verres+correcteurs dioptries à-la-vue à-ma-vue à-votre-vue correctrices | graduadas gafas+graduadas dioptrías con+aumento lentes+graduados con-graduación graduados
stuck jammed seized off+track door+stuck jammed+door won't+open blocked+door jamming seize seizes | klemmt festsitzend festgefahren blockiert verklemmt aus+der+schiene hakt geht+nicht+auf | coincé coincée grippé bloqué bloquée sortie+du+rail déraillé coincer | atascar bloqueado bloqueada encallado atascada atascado salida+del+carril descarrilada trabado trabada atascados
notcooling not+cold not+cold+any+more not+cooling blowing+warm+air isn't+cold not+blowing+cold isn't-cold not-cold not-cooling doesn't-cool too-warm | kühlt+nicht kühlt+nicht+mehr keine+kühlung kühlt-nicht kühlt-nicht-mehr nicht-kalt | ne+fait+plus+de+froid ne+refroidit+plus fait+plus+froid refroidit-plus refroidit-pas plus-de-froid ne-refroidit ne-produit | no+enfría aire+no+enfría no+echa+frío no-enfría no-enfrían no-hace-frío
notheating not+heating doesn't+heat no+heat won't+heat doesn't+get+hot not+heating+up stays-cold don't-get-warm doesn't-get-warm not-getting-warm doesn't-warm-up lukewarm | heizt+nicht wird+nicht+heiß heizt+nicht+mehr wird+nicht+warm heizt heizt-nicht bleibt-kalt wird-nicht-warm wird-nicht-heiß lauwarm | ne+chauffe+plus ne+chauffe+pas chauffe+plus chauffe+pas chauffe-plus chauffe-pas chauffent-pas chauffent-plus reste-froid tiède tièdes ne-chauffe ne-chauffent ne-chauffe-plus ne-chauffe-pas | no+calienta no+calienta+bien no+enciende no-calienta no-calientan no-calienta-bien
wontclose won't-close doesn't-close not-closing | schließt-nicht geht-nicht-zu | ferme-mal ferme-pas ferme-plus coince | no-cierra cierra-mal no-cierran roza
nolonger no-longer any-more | nicht-mehr | plus | ya-no
againstit against | | contre | contra
campaign campaigns | kampagne kampagnen werbekampagne | campagne-publicitaire campagnes-publicitaires campagne-de-communication | campaña campañas campanas
gettodo done getting taken | getan | mettre mise mises prise | hacer hacemos
lookat look looking looks | schauen schaut schau | regarder regarde | mirar mira
firstpage first page pages | seite-eins | première-page | primera-página
naming-word name names | name namen | nom noms | nombre nombres
insteadof instead | statt anstatt | lieu plutôt | lugar-de
belongings-any things thing stuff | sachen dinge | choses | cosas
avoidit avoid avoiding avoided prevent | vermeiden abwenden verhindern | éviter évitez | evitar evitamos
obtainit obtain obtaining submit submission | beantragen einreichen einreichung beantragt | démarches dépôt déposer déposons obtenir | tramitar tramitación tramitamos solicitar obtener
howmuch how-much | wie-viel wieviel | combien | cuánto cuánta cuántos
candidate candidates applicant applicants job+seeker | bewerber bewerberin bewerbern kandidat kandidaten kandidatin | candidat candidats candidate candidature candidatures | candidato candidata candidatos aspirante aspirantes postulante
worthit worth | | vaut valent |
beforebuilding before-building before-construction before-buying | vor-dem-bau vor-baubeginn vor-dem-kauf | avant-construction avant-travaux avant-achat | antes-de-construir antes-de-la-obra antes-de-comprar
paysup pay pays paid | zahlt zahlen bezahlte bezahlen | paie paient payer | paga pagan pagar
forthefreezer for-the-freezer for-freezing | zum-einfrieren für-den-gefrierschrank für-die-truhe | pour-congeler pour-le-congélateur à-congeler | para-congelar para-el-congelador
forthebarbecue for-the-barbecue for-barbecue for-barbecues for-grilling for-the-grill | zum-grillen für-den-grill fürs-grillen | pour-barbecue pour-le-barbecue à-griller | para-la-parrilla para-parrilla para-asado para-el-asado para-asar
fromthefarm from-the-farm at-the-farm on-the-farm farmhouse farm-style from-a-farm from-the-orchard straight-from-the-orchard from-the-grower | vom-hof ab-hof vom-bauern vom-bauernhof bäuerlich bäuerliche hofeigene vom-baum vom-schäfer vom-erzeuger vom-gärtner | fermier fermière fermiers fermières à-la-ferme de-la-ferme du-verger du-producteur du-maraîcher | de-la-granja de-granja de-campo campesino campesina del-huerto del-productor
wildcaught wild-caught wild wild-harvested | wildfang | sauvage sauvages | salvaje salvajes silvestre silvestres
grower growers producer producers maker makers | erzeuger züchter anbauer züchterin | producteur producteurs éleveur éleveurs productrice | productor productores cultivador criador elaborador
directly direct straight-from | direkt unmittelbar direkter | directement direct en-direct | directo directamente directa
foranalysis for-analysis for-analyses | zur-analyse für-analysen | pour-analyse pour-analyses | para-análisis
forbuffet for-a-buffet for-the-buffet | fürs-buffet für-das-buffet fürs-büffet | pour-buffet pour-un-buffet pour-le-buffet | para-bufé para-un-bufé para-buffet
toasting for-a-toast | anstoßen zum-anstoßen | trinquer pour-un-toast | brindar brindis para-brindar
curedfood cured air-dried | gepökelt gepökelte luftgetrocknet luftgetrockneter | salaison | curado curada curados curadas
solidwood solid-wood solid+timber solid+wood+furniture real+wood solid-oak solid-beech | massivholz vollholz massivholz+möbel vollholz+möbel echt+holz massiv-eiche eiche-massiv | bois-massif bois+massifs chêne+massif chêne-massif | madera-maciza roble+macizo maderas+macizas roble-macizo
peeled ready+peeled | geschält geschälte geschälter geschältes | épluché épluchés épluchée épluchées pelé décortiqué décortiquée décortiqués décortiquées décortiquer | pelado pelada pelados peladas
dryaged dry+aged aged+beef matured matured+beef dry+aging well+hung aged+steak | dry+aged gereift gereiftes reifung fleischreifung trocken+gereift gut+abgehangen | maturé maturée maturation viande+maturée | madurada madurado maduración carne+madurada chuletón+madurado
homemade home-made | hausgemacht selbstgemacht | fait-maison faits-maison | casera hecho-en-casa
freerange free-range free+range+eggs cage+free barn+eggs pasture+raised | freiland freilandhaltung weidehaltung freiland+eier bodenhaltung weide+eier freiland+hühner | plein-air œufs+plein+air œufs+fermiers élevé+en+plein+air | campero camperos huevos+camperos huevos+de+corral de+corral camperas gallinas+libres
`
