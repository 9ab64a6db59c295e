/** Materials, actions, properties, times, places, people and terms of business that a listing of any trade may mention, in the form of attributes.ts. */
export const generalRows = `
replace replacement replacing exchange swap | ersetzen austausch austauschen ersatz erneuern auswechseln tauschen wohnungstausch umtausch schüleraustausch sprachaustausch | remplacer remplacement échanger échange | reemplazar reemplazo sustituir sustitución recambiar cambiar intercambio canje intercambios
modify modification adapt adaptation alteration convert conversion | umbauen umbau anpassen anpassung änderung ändern umrüsten umrüstung | modifier modification adapter adaptation transformer transformation | modificar modificación adaptar adaptación transformar
restore restoration restorer restored | restaurieren restaurierung restaurator restauriert instandsetzung restauratorin | restaurer restauré restaurateur | restaurar restauración restaurador restaurado
upgrade upgrading modernise modernisation modernize modernization retrofitting | aufrüsten aufrüstung modernisieren nachrüsten retrofit | moderniser modernisation rétrofit | modernizar modernización retrofit
update updating updated | aktualisieren aktualisierung aktualisiert update updates upgrade | actualiser actualisation actualisé | actualizar actualización actualizado
remove removing removed | entfernen beseitigen beseitigung entfernt abbauen demontieren demontage | retirer éliminer dépose déposer enlever enlèvement démonter | retirar eliminar quitar desmontar desmontaje
fasten fastening fasteners fixings | befestigen befestigung befestigungen verbindungselemente befestigungselemente befestigungstechnik | fixer fixation fixations monter | fijar fijación fijaciones
hang hanging hung suspended | aufhängen hängend aufhängung hängen abgehängt unterdecke akustikdecke | suspendre suspendu accrocher suspension suspendus | colgar colgante suspendido colgado
lift lifting hoist hoisting | heben anheben hebezeug hebebühne hebetechnik | soulever levage lever palan | levantar elevación elevar izar izado
carry carrying porter | tragen schleppen träger hinauftragen möbelpacker | portage porteur | llevar cargar acarrear mozo
load loading loaded | beladen verladen beladung verladung laden ladung | charger chargement chargé | cargamento cargado
unload unloading unloaded | entladen abladen entladung | décharger déchargement décharge | descargar descarga descargado
move moving | bewegen verschieben umstellen | déplacer bouger déplacement | mover desplazar desplazamiento
pull pulling | ziehen zug herausziehen | tirer traction | tirar tracción
push pushing | schieben stoßen | pousser poussée | empujar empuje
rotate rotating rotation | rotieren drehbar rotation | tourner rotation pivotant rotatif | girar rotación giratorio rotativo
open opening | öffnen öffnung aufmachen geöffnet | ouvrir ouverture ouvert | abrir apertura abierto
close closing closure | schließen schließung zumachen geschlossen | fermer fermeture fermé | cerrar cierre cerrado
connect connection connecting connected connector | anschließen anschluss verbinden verbindung anschlüsse verbinder hausanschluss | raccorder raccordement connecter connexion connecteur branchement brancher | conectar conexión conector conectado acometida
disconnect disconnection | abklemmen trennen abschalten | débrancher déconnecter déconnexion | desconectar desconexión
attach attachment | anbringen anhängen anbringung | attacher attache accrochage | sujetar adjuntar enganchar
separate separation separated | trennung getrennt abtrennen separat | séparer séparation séparé | separar separación separado
mix mixing mixed mixture blend mixer mixers | mischen mischung gemischt mischer | mélanger mélange mélangé mélangeur | mezclar mezcla mezclado mezcladora
stir stirring agitator stirrer | rühren rührwerk rührer rührgerät | remuer agitateur brasser | remover agitador
fill filling filled refill dosing | füllen befüllen füllung abfüllen nachfüllen gefüllt abfüllanlage abfüllmaschine dosieren | remplir remplissage rempli remplisseuse doseuse | llenar llenado relleno rellenar llenadora dosificación dosificadora
empty emptying emptied | leeren entleeren leer entleerung leerung | vider vidange vide vidé | vaciar vaciado vacío
pour pouring | gießen eingießen ausgießen | verser coulage couler | verter vertido
spray spraying sprayed sprayer spraygun | sprühen spritzen sprüher spritzgerät spritzlackieren spray spritzpistole | pulvériser pulvérisation pulvérisateur | pulverizar pulverización pulverizador rociar
rinse rinsing flush flushing | ausspülen spülung durchspülen | rincer rinçage | enjuagar enjuague aclarar
wash washing washed | gewaschen abwaschen | laver lavage lavé | lavar lavado
dry drying dried dryer desiccation | trocknen trocknung getrocknet trockner wäschetrockner kondenstrockner austrocknung wasserschadentrocknung trocken | sécher séchage séché séchoir assèchement sécheur sec | secar secado secador secadora deshumectación secadero
soak soaking steep | einweichen tränken | tremper trempage | remojar remojo
wipe wiping mop mopping | wischen abwischen feudeln | essuyer serpillière | fregar trapear
sweep sweeping sweeper scrubber | kehren fegen kehrmaschine scheuersaugmaschine reinigungsmaschine kehrdienst | balayer balayage balayeuse autolaveuse monobrosse | barrer barrido barredora fregadora
scrub scrubbing | schrubben scheuern | frotter récurer | restregar fregado
jetwash pressurewasher pressure-washing pressure-washer high-pressure-cleaning | hochdruckreinigung hochdruckreiniger hochdruck | karcher nettoyeur-haute-pression haute-pression | hidrolimpieza hidrolimpiadora alta-presión
sandblast sandblasting blasting blasted shotblasting | sandstrahlen strahlen sandstrahlarbeiten gesandstrahlt strahlarbeiten sandgestrahlt kugelstrahlen gestrahlt | sablage grenaillage sableuse aérogommage | arenado chorreado granallado
strip stripping stripped stripper paintstripper | abbeizen entlacken ablösen | décaper décapage | decapar decapado
scrape scraping scraper | abkratzen schaben schaber spachteln | gratter grattage racloir | raspar raspado rascar
peel peeling peeled | schälen geschält schäler | éplucher pelage épluchage | pelar pelado
chop chopping shred shredding shredder chipper mulcher | hacken zerkleinern häckseln schreddern häcksler mulcher aktenvernichter datenträgervernichtung | hacher broyer broyage broyeur déchiqueteuse destructeur déchiquetage | picar triturar trituración trituradora biotrituradora destructora
crush crushing crusher | brechen zerquetschen brecher brechanlage | concasser concassage concasseur | machacar aplastar machacadora machaqueo
grinder milled watermill miller gristmill mincer | mahlen mühle gemahlen mühlen wassermühle getreidemühle fleischwolf | moudre moulin moulu meunier minoterie mouture hachoir | moler molino molido molienda molinero picadora
split splitting splitter logsplitter | spalten spalter gespalten holzspalter | fendre fendage fendeuse | partir hendir rajar rajadora cortaleña
sawn | säge sägen gesägt | | aserrado
trim trimming trimmed | zuschneiden stutzen besäumen | rogner ébarber | recortar recorte
hammering hammer | hämmern hammer | marteler marteau maillet | martillear martillo
nail nailing | nagel nageln nägel nagelpistole | clou clouer clous cloueur | clavo clavar puntas clavadora
bolt bolts bolted | bolzen verbolzen schlossschraube schraubbolzen maschinenschraube | boulon boulonner boulonné boulonnerie | perno pernos atornillado
rivet riveting rivets | nieten niet vernietet genietet nietmaschine blindniete | rivet riveter rivetage | remache remachar remachado
solder soldering soldered brazing | löten gelötet lötarbeiten lötkolben lötung lötzinn | brasage braser brasure | estañar estañado cautín
bond bonding bonded | verkleben verklebung verklebt | collage | encolar pegar pegado
clamp clamping clamps vise vises | klemmen klemme spannen zwinge schelle rohrschelle schraubzwinge schraubstock spannvorrichtung | serrage pince collier étau | abrazadera sujeción mordaza sargento
tighten tightening | festziehen anziehen nachziehen | resserrer resserrage | apretar apriete
loosen loose | lösen locker lose | desserrer lâche | aflojar suelto flojo
press pressing pressed | pressen gepresst presse presswerk | presser pressage pressé presse | prensar prensado prensa
stretch stretching | dehnen strecken dehnung | étirer étirement | estirar estiramiento
twist twisting | verdrehen verdrillen | tordre torsion | torcer torsión
folded folds | falten falz gefaltet falzen | plier plié | doblar
roll rolling rolled rolls reel reels | rollen rolle walzen gerollt gewalzt walzwerk rundbiegen papierrolle | rouler rouleau laminage laminoir laminer cintreuse | rodar rollo enrollar laminación
coil coils coilwinding windings | wickeln wicklung aufwickeln coil coils blechrolle spaltband wickelei motorwicklung | enrouler bobine bobinage rebobinage bobineur | bobina bobinar bobinado rebobinado
weave weaving woven weaver loom | weben weber weberei gewebt webstoff webstuhl | tisser tissage tisserand tissé | tejer tejido tejedor tejeduría
knit knitting knitted knitwear | stricken strick gestrickt strickwaren strickerei strickwolle | tricoter tricot tricotage tricoté | tricotar punto calceta
crochet crocheted | häkeln gehäkelt häkelarbeit | crochet crocheter | ganchillo croché
stitch stitching stitched seam seams | naht nähte steppen gesteppt | piquer piqûre | coser puntada
mend mending darning patch | flicken stopfen ausbessern ausbesserung | raccommoder rapiécer | remendar zurcir remiendo
shorten shortening hemming hem | kürzen saum säumen einkürzen | raccourcir ourlet retoucheuse | acortar dobladillo bajos
lengthen extend extending | verlängern verlängerung verlängert | allonger rallonger prolonger | alargar prolongar
enlarge enlargement expand expansion | vergrößern vergrößerung erweitern erweiterung | agrandir agrandissement élargir | ampliar ampliación agrandar expandir
extension annex | anbau erweiterungsbau zubau anbauten hausanbau | extension annexe surélévation | anexo extensión añadido
reduce reduction reducing | reduzieren reduzierung verringern senken | réduire réduction diminuer | reducir reducción disminuir
increase raise raising | erhöhen steigern erhöhung steigerung | augmenter augmentation hausse | aumentar aumento incrementar
improve improvement optimise optimisation optimize | verbessern verbesserung optimieren optimierung | améliorer amélioration optimiser optimisation | mejorar mejora optimizar optimización
strengthen reinforce reinforcement reinforced rebar | verstärken verstärkung verstärkt bewehrung armierung betonstahl bewehrungsstahl | renforcer renforcement renforcé armature ferraillage | reforzar refuerzo reforzado armadura ferralla corrugado
stabilise stabilize stabilisation stability | stabilisieren stabilisierung stabilität | stabiliser stabilisation stable stabilité | estabilizar estabilización estable estabilidad
prop shoring | abstützen abstützung | étayer étaiement étai | apuntalar puntal apuntalamiento
cover covering covered covers | abdecken abdeckung abgedeckt hülle | couvrir couverture couvert housse | cubrir funda
uncover expose exposed | freilegen freigelegt aufdecken | dégager découvrir apparent | descubrir destapar expuesto
line lining lined | auskleiden auskleidung gefüttert futterstoff innenfutter | doublure doubler revêtir doublé | forro forrar forrado
coat coating coated coatings | beschichten beschichtung beschichtet bodenbeschichtung | enduire enduction | recubrimiento recubrir recubierto
plating chrome electroplating chromium | galvanik verchromen vernickeln verchromt chrom galvanisieren galvanisiert galvanotechnik hartchrom | chromage galvanoplastie nickelage chromé électrolytique plaquage | cromado niquelado galvanoplastia galvanotecnia
gilding gilded goldleaf gilder | vergolden vergoldung vergoldet blattgold | dorure doreur | dorador
hardening hardened quenching | härten gehärtet härterei wärmebehandlung | durcissement | templado endurecimiento temple
melt melting molten crucible smelting | schmelzen schmelze geschmolzen schmelztiegel schmelzofen | fondre fonte fondu creuset | fundir derretir fundido crisol
cast casting castings | abguss | | colada moldeado
form forming shape shaping | formen formgebung umformen form | façonner formage | formar conformado forma
carve carving carved carver woodcarver | schnitzen schnitzerei geschnitzt schnitzer holzschnitzer | tailler ciselé ciseler sculpté ciselure | tallar tallado tallista
mark marking marked | markieren markierung markiert kennzeichnung kennzeichnen beschriften | marquage | marcado marcaje señalización
whitewash limewash | kalken tünchen kalkfarbe | chauler badigeon badigeonner chaulage | encalar cal encalado
plant planting planted | pflanzen bepflanzung pflanze bepflanzen pflanzung pflanzarbeiten einpflanzen anpflanzung | plante planter plantation planté végétal végétaux | planta plantar plantación
dig digging dug | graben ausgraben umgraben | creuser bêcher | cavar
bury buried underground | vergraben eingraben unterirdisch erdverlegt | enterrer enterré souterrain enfouir | enterrar soterrado subterráneo
level levelling leveling levelled flatten selflevelling plinth | nivellieren planieren ausgleichen einebnen ausgleichsmasse nivellierung nivelliermasse stellfuß nivellierfuß | niveler nivellement aplanir ragréage ragréer niveleur | nivelar nivelación aplanar autonivelante
compact compacting compaction compactor | verdichten verdichtung kompakt rüttelplatte stampfer | compacter compactage compact compacteur | compactar compactación compacto pisón apisonadora
lay laying laid | verlegen verlegung verlegearbeiten | poser | colocar colocación
stack stacking stackable | stapeln stapelbar stapel stapelstuhl | empiler empilable gerbage gigogne | apilar apilable
hoard stockpile stock stocked inventory stocktaking | lagerbestand vorrat vorrätig inventar lagernd inventarliste übergabeprotokoll inventur bestandsaufnahme bestand bestände | inventaire réserve stocks | existencias inventario stock
keep retain preserve preservation | aufbewahren bewahren konservieren konservierung aufbewahrung | conserver préserver conservation | conservar preservar conservación
protect protection protective protected | schützen schutz geschützt schutzmaßnahmen | protéger protection protégé protecteur | proteger protección protegido protector
secure securing | sichern absichern gesichert absicherung abgesichert | sécuriser sécurisé sécurisation |
prevent prevention preventive | vorbeugen verhindern prävention vorbeugend | prévenir prévention préventif empêcher | prevenir prevención preventivo impedir
avoid avoidance | vermeiden vermeidung | éviter évitement | evitar evitación
watch observe observation | beobachten beobachtung | observer observation | observar observación
check checking checkup | prüfen kontrolle | vérifier vérification | comprobar verificar verificación revisar revisión
control controller controlling | steuerung regelung regler steuergerät | piloter commande régulation régulateur contrôleur contrôleurs | controlar regulador regulación mando
detect detection detector | erkennen erkennung detektor melder aufspüren bewegungsmelder brandmelder | détecter détection détecteur | detectar detección detector
diagnose diagnosis diagnostic diagnostics | diagnostizieren diagnose diagnostik gebäudediagnose bauschadensdiagnose fehlerdiagnose | diagnostiquer diagnostic diagnostiqueur | diagnosticar diagnóstico diagnosis
locate locating location localisation localization | orten ortung lokalisieren standort lokalisierung softwarelokalisierung | localiser localisation emplacement | localizar localización ubicación
search searching seek | suchen gesucht | chercher recherche recherché | buscar búsqueda buscado
find finding found | finden gefunden fund | trouver trouvé | encontrar encontrado hallar
identify identification | identifizieren identifikation identifizierung | identifier identification | identificar identificación
compare comparison | vergleichen vergleich | comparer comparaison comparatif | comparar comparación comparativa
choose choice select selection selected | auswählen auswahl wählen wahl ausgewählt | choisir choix sélection sélectionner | elegir elección seleccionar selección
decide decision | entscheiden entscheidung | décider décision | decidir decisión
calculate calculation calculations | berechnen berechnung kalkulation rechnen kalkulieren | calculer calcul | calcular cálculo
count counting counter | zählen | compter comptage | contar recuento conteo
weighbridge balance scale scales | waage wägen waagen küchenwaage präzisionswaage fahrzeugwaage | balance pesage | báscula balanza
dimension dimensions size sizes sizing | maße abmessungen größe dimension größen konfektionsgröße | dimension dimensions tailles pointure | dimensión dimensiones tamaño medidas talla tallas
plan planning planner planned | planen planung plan planer geplant pläne planerin planungsbüro | planifier planification plan planificateur | planificar planificación plan
schedule scheduling timetable timeline | zeitplan terminplan fahrplan terminplanung bauzeitenplan | horaire planning échéancier | horario cronograma
organise organize organisation organization organiser organizer | organisieren organisation veranstalten organisator | organiser organisation organisateur | organizar organización organizador
coordinate coordination coordinator | koordinieren koordination koordinator koordinatorin | coordonner coordination coordinateur | coordinar coordinación coordinador
manage management manager | verwalten verwaltung management leitung manager führung hausverwaltung immobilienverwaltung mietverwaltung hausverwalter managerin | gérer gestion gestionnaire manager syndic gérance | gestionar gestión gestor gerente administración management mánager
administer administrator admin | administration administrator verwalter administrativ verwaltungskraft | administration administrateur administrer administratif | administrar administrador administrativo administrativa
operate operation operator | betreiben betrieb bedienen bediener betreiber maschinenbediener anlagenführer maschinenführer | exploiter exploitation opérateur | operar operación operador
handle handling transshipment | handhaben handhabung umgang umschlag warenumschlag handling | manipuler manutention manipulation transbordement manutentionnaire | manipular manipulación manejo transbordo
usage usable | benutzen verwenden nutzung gebrauch verwendung | utiliser utilisation usage emploi | utilizar uso usar empleo
commissioning commission start-up | inbetriebnahme inbetriebnehmen inbetriebsetzung | mise-en-service | comisionado puesta-en-servicio puesta-en-marcha
configure configuration setup settings set-up | einrichten konfigurieren konfiguration einstellung einstellen setup einrichtung | configurer configuration paramétrage paramétrer mise-en-place | configurar configuración ajustes puesta-en-marcha
adjust adjustment align alignment tuning | justieren justierung ausrichten nachstellen fluchten achsvermessung spureinstellung | ajuster ajustement réglage régler aligner parallélisme géométrie | ajustar ajuste alinear alineación paralelo
stop stopping halt | anhalten stoppen halt stopp | arrêter arrêt | parar detener parada
finish finishing finished complete completion | fertigstellen fertigstellung fertig abschließen vollendung | achever achèvement finir finition terminer | terminar acabar acabado finalización
continue continuous continuously | fortsetzen fortlaufend kontinuierlich dauerhaft | continuer continu continuellement | continuar continuo continuamente
wait waiting | wartezeit | attendre attente | esperar espera
order orders ordering ordered | bestellen bestellung auftrag bestellungen aufträge | | pedido pedir encargo pedidos
buy buying purchase purchases purchasing buyer buyers bulkbuyer acquire acquisition | kaufen kauf ankauf einkauf ankaufen aufkäufer erwerben anschaffung | acheter achat achats rachat acheteur acquéreur acquisition | comprar compra compras comprador adquirir adquisición
sell selling sale sales sold seller salesperson | verkaufen verkauf vertrieb verkauft veräußerung verkäuferin vertriebler | vendre vente ventes vendu vendeur vendeuse | vender venta ventas vendido vendedor
trade trading commerce | handel handeln handelsware | commerce négoce commercer | comercio comerciar
offer offers offering offered | anbieten biete | offrir offre proposer | ofrecer oferta ofrecemos ofrezco
need needs needed require required requirement requirements | brauchen benötigen bedarf benötigt anforderung anforderungen erforderlich pflichtenheft | besoin besoins nécessaire exigence exigences requis spécifications | necesitar necesito necesidad requisito requisitos requerido
request requests enquiry inquiry | anfrage anfragen anfordern | demande demander demandes | solicitud solicitar consulta petición
accept acceptance accepted | annehmen akzeptieren annahme abnahme | accepter acceptation accepté | aceptar aceptación aceptado
refuse refusal reject rejection | ablehnen ablehnung verweigern | refuser refus rejet | rechazar rechazo
approve approval approved | genehmigen freigabe zulassung zugelassen freigeben | approuver approbation homologué homologation agrément | aprobar aprobación aprobado homologado homologación
authorise authorisation authorization authorised authorized | autorisieren bevollmächtigung autorisiert ermächtigung | | autorizar autorización autorizado
confirm confirmation confirmed | bestätigen bestätigung bestätigt auftragsbestätigung | confirmer confirmation confirmé | confirmar confirmación confirmado
book booking reserve reservation bookings reservations | buchen buchung reservieren reservierung buchungssystem onlinebuchung terminbuchung reservierungen | réservation réservations réserver | reservar reserva reservas
register registration registered | anmelden anmeldung registrieren registrierung eintragung register handelsregister | inscrire inscription enregistrer enregistrement registre | registrar registro inscripción inscribir
apply applicant applicants candidate candidates jobapplication coverletter | bewerben bewerbung bewerber bewerberin kandidat kandidatin kandidaten bewerbungsschreiben | postuler candidature candidat candidate | postular candidatura candidato candidata aspirante
sign signing signature signatures | unterschreiben unterschrift signatur unterzeichnen | signer signature | firmar firma
receive receiving received | erhalten wareneingang | recevoir | recibir recibido
bring bringing | bringen mitbringen vorbeibringen | apporter amener | traer aportar
distribute distribution distributor | verteilen verteilung distribution austragen flyerverteilung prospektverteilung | distribuer distribution distributeur | distribuir distribución repartir
supply supplies supplied | versorgen versorgung bereitstellen bereitstellung | approvisionner approvisionnement fourniture fournir | abastecer abastecimiento
procure procurement sourcing supplychain | beschaffen beschaffung lieferkette beschaffungswesen beschaffungsmanagement sourcing | procurer sourcing | aprovisionamiento adquisición adquirir sourcing
share sharing shared | teilen gemeinsam gemeinsame geteilt | partager partage partagé | compartir compartido
borrow borrowing | ausleihen leihweise | | prestado
give giving giveaway | verschenken geben abgeben | donner | dar regalar
win winning prize prizes | gewinnen gewinn preisgeld gewinner | gagner gagnant gain | ganar premio premios ganador
help helping helper helpers | helfen hilfe helfer helferin mithilfe | aider aide aidant | ayudar ayuda ayudante
assist assistant assistants pa | assistenz assistent assistentin | assistant assistante assister assistants | asistente asistir auxiliar
accompany escort companion accompaniment companionship befriending keeping-company | begleiten begleitung begleiter begleitperson alltagsbegleitung alltagsbegleiter gesellschaft gesellschafter seniorenbegleitung | compagnie accompagnateur accompagnement-des-aînés dame-de-compagnie | acompañar acompañamiento acompañante compañía
lead leading leader leadership | anführen führend führungskraft führungskräfte führungskräfteentwicklung leadership | diriger direction dirigeant meneur leadership | liderar líder liderazgo dirigir directivo directivos
educate education educational pedagogy pedagogical teach-how tuition teaching | lehren bildung pädagogik erzieher erzieherin pädagogin unterrichten unterricht | enseignement éducation éducatif pédagogie enseigner | enseñar enseñanza educación educativo pedagogía
learn learning | lernen erlernen gelernt | apprendre | aprender
study studies | studieren studium | étudier études étude | estudiar estudios
practise practice practising exercise exercises worksheet | üben übung übungen praxis arbeitsblatt übungsblätter | pratiquer pratique exercice exercices | practicar práctica ejercicio ejercicios
read reading | lesen lesung vorlesen leseförderung | lire lecture | leer lectura
write writing written | schreiben schriftlich geschrieben | écrire écriture écrit | escribir escritura escrito
sketch sketches sketching sketchbook | skizze skizzen skizzenbuch | croquis esquisse | boceto esbozo croquis
speak speaking spoken talk conversation conversational | sprechen gespräch konversation reden konversationskurs | parler conversation oral | hablar conversación oral
lecture lectures speech keynote speaker speechwriter | vortrag vorträge redner referent keynote redenschreiber ansprache rednerin referentin speaker | conférencier discours orateur exposé allocution intervenant intervenante | ponente discurso orador charla ponencia conferenciante
explain explanation | erklären erklärung erläuterung | expliquer explication | explicar explicación
show demonstrate demonstration demo | zeigen vorführen vorführung demonstration | montrer démonstration démontrer | mostrar demostración demostrar
present presentation presentations pitchdeck | präsentieren präsentation vorstellen | présenter présentation | presentar presentación
introduce introduction introductory | einführen einführung | introduire introduction initiation | introducir introducción iniciación
inform information informative | informieren information auskunft infos | informer information renseignement renseignements |
communicate communication communications | kommunizieren kommunikation verständigung unternehmenskommunikation | communiquer communication | comunicar comunicación
contact contacts contacting | kontakt kontaktieren kontakte | contact contacter contacts | contacto contactar contactos
call calling calls | anrufen anruf anrufe rufen telefonat | appeler appel appels | llamar llamada llamadas
answer answers reply response | antworten antwort beantworten rückmeldung | répondre réponse | responder respuesta contestar
question questions ask | frage fragen rückfragen | question questions interroger | pregunta preguntar preguntas
meet meeting meetings | treffen besprechung sitzung meeting | rencontrer réunion rencontre réunions | reunión encuentro reuniones
negotiate negotiation negotiable vb | verhandeln verhandlung verhandlungsbasis verhandelbar vb | négocier négociation négociable négociations | negociar negociación negociable
mediate mediation mediator | vermitteln vermittlung mediation mediator mediatorin | médiation médiateur intermédiation médiatrice | mediación mediador mediar
represent representation representative | vertreten vertretung vertreter vertreterin | représenter représentation représentant | representar representación representante
defend defence defense | verteidigen verteidigung rüstung wehrtechnik | défendre défense armement | defender defensa
complain complaint complaints grievance | beschweren beschwerde reklamation reklamieren beanstandung | réclamation plainte réclamer | queja reclamación reclamar
solve solution solutions | problemlösung lösung lösungen | résoudre solution solutions | resolver solución soluciones
evaluate evaluation assess assessment | bewerten bewertung beurteilung evaluation evaluierung auswerten evaluieren | évaluer évaluation apprécier | evaluar evaluación valorar
review reviews rating ratings feedback | rezension rezensionen kundenbewertung bewertungen feedback | avis notation critique | reseña reseñas opiniones valoraciones
research researcher researchers | forschung forschen forscher recherche recherchieren forscherin forschungsprojekt | chercheur investigation chercheuse | investigación investigar investigador
investigate detective investigator detectives | ermitteln detektiv ermittlung detektei privatdetektiv detektivin | enquête enquêter détective enquêteur détectives | detective indagar pesquisa
gather gathering | sammeln sammlung einsammeln | rassembler ramasser collecte | recolectar colectar
collector collectors collectible collectibles | sammler sammlerstück sammlerin | collectionneur collectionneuse collection | coleccionista coleccionable colección
create creation creative creativity creating | erstellen gestalten kreativ erstellung kreation kreativität erschaffen | créer création créatif créativité créations réaliser réalisation | crear creación creativo creatividad creaciones realizar
invent invention inventor | erfinden erfindung erfinder erfinderin | inventer invention inventeur inventrice | inventar invención inventor invento
builder built | erbauen gebaut | construire | edificar construir obra
dump landfill tip | deponie müllkippe abladeplatz mülldeponie | déchetterie dépotoir enfouissement | vertedero basurero
tidy tidying | aufräumen aufgeräumt | ranger rangement rangé | ordenar orden ordenado
burn burning | brennen verbrennen verbrennung | brûler combustion brûlage | quemar combustión quema
switch switches socket sockets outlet outlets pushbutton | schalter steckdose steckdosen lichtschalter steckverbinder steckverbindung | interrupteur prise prises connectique | interruptor enchufe enchufes toma pulsador
cold coldness | kalt kälte abkühlen | froid refroidir refroidissement | frío enfriar enfriamiento
hot | heiß heiss | brûlant | ardiente
boil boiling boiled | kochend sieden gekocht | bouillir bouilli ébullition | hervir hervido ebullición
fry frying fried fryer fryers | braten frittieren gebraten fritteuse heißluftfritteuse airfryer | frire friture frit friteuse | freír frito fritura freidora
roast roasting roasted | rösten geröstet röstung schweinebraten | torréfier rôtir torréfaction rôti rôtisserie | tostar tostado asar asado
grill barbecue bbq barbecues cookout | grill grillen grillabend gasgrill grillplatz grillfest gegrillt grillparty grillbuffet barbecue | barbecue grillade griller barbecues grillades | barbacoa parrilla parrillada barbacoas parrilladas
smokehouse | räuchern geräuchert räucherei räucherofen | fumage fumaison fumoir | ahumado ahumar
ferment fermentation fermented kimchi kombucha | gären fermentation fermentiert gärung gärtank fermenter kimchi kombucha | fermenter fermentation fermenté fermenteur kombucha | fermentar fermentación fermentado kombucha
slice slicing sliced | aufschneiden scheiben scheibe | trancher tranche tranché | rebanar loncha rodaja
portion portions portioned | portion portionieren portionen | portion portionné | porción ración raciones
taste tasting tastings sampling winetasting wine-tasting | verkosten verkostung probieren geschmack degustation weinprobe weinverkostung | goûter dégustation déguster goût dégustations dégustation-de-vin | degustar degustación cata sabor catas
eat eating edible | essen essbar verzehr | manger comestible | comer comestible
serve serving served | servieren bedienung serviert | servir servi | servir servido
feed feeding feed-animals fed | fütterung verfüttern füttern | nourrir nourrissage alimentation | alimentar alimentación dar-de-comer
breed breeding breeder breeders | züchten zucht züchter züchterin zuchtbetrieb zuchttiere rasse hundezucht | élever élevage éleveur éleveuse race races | criar cría criador criadero raza
care caring | pflege pflegen | soin soins | cuidado cuidar cuidados
treat treatment treatments treated | behandeln behandlung behandelt | traiter traitement traité | tratar tratamiento tratado
heal healing cure | heilen heilung | guérir guérison | sanar curar curación
rest relax relaxation recovery | entspannen erholung entspannung ruhe erholen | détente relaxation repos détendre | relajarse relajación descanso
sleep sleeping | schlafen schlaf schlafplatz | dormir sommeil couchage | dormir sueño
live living reside residence | wohnen wohnsitz bewohner leben | habiter résider résidence vivre | vivir residir residencia
stay accommodation lodging | unterkunft aufenthalt übernachtung unterkünfte unterbringung beherbergung | séjour | estancia hospedaje
walk-in level-access curbless step-free walk-in-shower walk-in-showers | begehbar begehbare begehbarer begehbares bodengleich bodengleiche bodengleicher ebenerdig ebenerdige barrierefreie | douche-à-l'italienne douches-à-l'italienne plain-pied | ducha-a-ras-de-suelo duchas-a-ras-de-suelo ras-de-suelo
walk walking walker | spazieren spaziergang gassi gassigehen gassiservice | marcher marche promenade promener | caminar pasear paseo
run running runner jogging marathon running-shoes trail-running triathlon | laufen lauf läufer joggen marathon laufsport laufschuhe triathlon lauftraining | courir coureur running marathon footing course-à-pied jogging triathlon | correr corredor maratón carrera-popular footing triatlón
jump jumping | springen sprung hüpfen hüpfburg | sauter saut gonflable | saltar salto
throw throwing | werfen wurf | lancer jet | lanzar lanzamiento
hold holder holders | halterung halterungen | tenir | sostener sujetador
play player playing | spielen spieler spielerin | jouer joueur joueuse | jugar jugador jugadora
perform performance performer performances | auftreten auftritt darbietung aufführung künstlerauftritt | spectacle | actuación actuar espectáculo
entertain entertainment entertainer animation | unterhalten unterhaltung entertainer animation animateur unterhaltungsprogramm | animer divertissement animateur animation amuseur | entretenimiento animación animador
record recording recordings | aufnehmen aufnahme aufzeichnung aufnahmen tonaufnahme | enregistreur enregistrements captation | grabar grabación
film filming movie movies filmmaker | film filmen filme spielfilm filmemacher dreharbeiten filmproduktion kurzfilm imagefilm | film filmer cinéaste | película filmar rodaje cineasta cortometraje
edit editing editor | bearbeiten bearbeitung redaktion redakteur | éditer retouche | editar edición editor
publish publishing publisher publication | veröffentlichen verlag veröffentlichung verlage publikation herausgeber verleger | publier édition éditeur publication éditions | publicar editorial publicación
copy copying copies photocopy | kopieren kopie kopien vervielfältigen fotokopie copyshop | copier copie photocopie | fotocopia copistería reprografía copia copias
duplicate duplication duplicates | duplikat doppelt zweitexemplar | dupliquer duplicata | duplicar duplicado doble
delete erase deletion | löschen löschung | effacer supprimer suppression | borrar supresión
save saving savings sparkasse | sparen einsparung ersparnis sparplan | économiser économie épargne | ahorrar ahorro
download downloads | herunterladen download | télécharger téléchargement | descargable download
upload uploads | hochladen upload | téléverser | upload
encrypt encryption encrypted | verschlüsseln verschlüsselung verschlüsselt | chiffrer chiffrement chiffré cryptage crypté | cifrar cifrado encriptar encriptación
migrate migration | migrieren migration datenmigration datenübernahme | migrer migration | migrar migración
integrate integration integrated | integrieren integration integriert eingebaut anbindung anbinden | intégrer intégration intégré | integrar integración integrado
process processing processed | verarbeiten verarbeitung aufbereitung verarbeitet | procédé | procesar procesamiento procesado
recover retrieval rescue datarecovery | retten rettung wiederherstellen wiederherstellung bergung datenrettung datenwiederherstellung | récupérer récupération sauvetage | recuperar recuperación rescate
track tracking tracker traceability trace | verfolgen nachverfolgung ortungsgerät rückverfolgbarkeit | suivre suivi traçabilité traceur | rastrear seguimiento trazabilidad rastreador trazable
follow aftercare | nachbetreuung nachsorge folgen | postérieur | posventa seguir
tour tours | tour rundgang rundfahrt touren | tournée | recorrido
arrive arrival arrivals checkin checkout | ankommen ankunft anreise anreisen | arriver arrivée arrivées | llegar llegada llegadas
leave departure departures | abreisen abreise abfahrt abflug | départ départs | salir salida salidas
transfer transfers shuttle | transfer flughafentransfer shuttle überführung zubringer shuttlebus | transfert navette | traslado trasladar lanzadera
fly flying pilot | fliegen pilot pilotin | pilote voler | volar piloto
cross crossing | überqueren kreuzung übergang | traverser croisement traversée | cruzar cruce
enter entrance entry | eingang eintritt einfahrt eingänge | entrée entrer | entrada entrar
exit exits | ausgang ausgänge ausfahrt | sortie sortir | egreso
grow growing cultivation cultivate growth grow-plants | wachsen kultivieren wachstum anbauen anbau züchten | cultiver culture croissance culture-maraîchère | cultivar cultivo crecimiento crecer cultivos
pick picking picker | pflücken ernten ernte pflücker | cueillir cueillette cueilleur | recolección recolector
dye dyeing dyed batik | färbung gefärbt färberei farbstoff farbstoffe stofffarbe batik | teindre teinture teint teinturier colorant colorants batik | teñir teñido tinte tintura colorante colorantes
bleach bleaching | bleichen bleichmittel chlorreiniger gebleicht | blanchiment javel blanchir blanchi | blanquear lejía blanqueo
tear tearing torn rip frayed ripped | reißen zerrissen gerissen eingerissen | déchirer déchirure déchiré déchirée | rasgar desgarro rasgado rasgada desgarrado
unblock unblocking clogged blockage blocked choked | verstopft verstopfung verstopfungen verstopfte verstopfter | débouchage déboucher obstrué engorgement bouché bouchée bouchés engorgé | atasco obstruido desatascar atascado atascada atascos
defrost thaw thawing | auftauen enteisen abtauen | dégivrage dégivrer décongeler dégeler | descongelar deshielo deshelar
degrease degreasing grease lubricate lubrication lubricant greasy | fett schmieren entfetten schmierung schmierstoff fettig fettabscheider schmierfett schmieröl entfettet | graisse graisser dégraisser lubrifier lubrifiant lubrification graissage dégraissage | grasa engrasar desengrasar lubricar lubricante desengrase
descale descaling limescale | entkalken entkalkung kalkablagerung verkalkt | détartrer détartrage calcaire tartre entartré | descalcificar desincrustar sarro antical descalcificación
impregnate impregnation impregnated proofing | imprägnieren imprägnierung imprägniert kesseldruckimprägniert | imprégner imprégnation imperméabiliser hydrofuge | impregnar impregnación hidrofugante
purify purification | aufbereiten klären | purifier purification épurer épuration | purificar purificación depurar depuración
extract extraction extractor fume | absaugen absaugung extrahieren extraktion absauganlage staubabsaugung | extraire extraction aspirer aspiration | extraer extracción extractor aspirar aspiración
blow blowing blower foliage | blasen gebläse laubbläser laub laubentfernung laubsauger | souffler souffleur soufflage feuilles feuillage | soplar soplador sopladora hojas hojarasca
inflate inflatable airbed bouncycastle | aufblasbar aufpumpen aufblasen luftmatratze luftbett | gonfler gonflage | inflar inflable hinchable hinchar
float floating click | schwimmend schweben treiben klickparkett klickvinyl klicklaminat | flottant clipsable | flotante clic
dive diving diver divers scuba snorkelling scuba-diving diving-course | tauchen taucher tauchkurs taucherin schnorcheln tauchschule gerätetauchen | plonger plongée plongeur plongeuse snorkeling palmes plongée-sous-marine | bucear buceo buceador buzo submarinismo esnórquel
row rowing kayak canoe oars oar | rudern kajak kanu paddeln paddelboot kanus ruderboot | ramer aviron kayak canoë pagaie rameur | remar remo kayak piragua canoa remos
surf surfing surfboard | surfen surfbrett surfkurs wellenreiten | surf surfer | surf surfear
shoot shooting | schießen schuss fotoshooting | shooting | disparar tiro
fight martial karate judo boxer kickboxing taekwondo martialarts martial-arts boxing self-defence | kampfsport boxen karate judo boxsport kickboxen taekwondo kampfkunst selbstverteidigung | combat boxe karaté judo boxeur taekwondo martiaux arts-martiaux self-défense | lucha boxeo kárate judo boxeador taekwondo marciales artes-marciales defensa-personal
meditate meditation yoga mindfulness | meditieren meditation yoga achtsamkeit yogakurs yogalehrer | méditer méditation yoga | meditar meditación yoga mindfulness
marry marriage | heiraten heirat ehe trauung | marier épouser | casarse casar matrimonio
divorce divorced familylaw | scheidung geschieden familienrecht scheidungsanwalt | divorce divorcé | divorcio divorciado
inherit inheritance heir heirs probate | erben erbe erbschaft erbengemeinschaft erbrecht | hériter héritage héritier succession | heredar herencia heredero sucesión
own owner owners ownership property | besitzen eigentum eigentümer besitzer inhaber eigentümerin | propriété propriétaire posséder propriétaires | propiedad propietario dueño poseer
lose lost | verlieren verloren | perdre perdu | perder perdido
steal stolen theft burglary burglar thief thieves | stehlen diebstahl einbruch einbrecher gestohlen | cambriolage cambrioleur | robar robo robado ladrón hurto hurtos
destroy destruction destroyed | zerstören zerstörung vernichten vernichtung aktenvernichtung | détruire destruction détruit | destruir destrucción destruido
fail failure outage breakdown | ausfall versagen panne störung ausfälle | défaillance | fallo
spoil spoiled rotten rot decay | verderben verdorben faul fäulnis morsch verfault | pourrir pourri pourriture avarié | pudrir podrido podredumbre
wear worn abrasion wornout | verschleiß abgenutzt abnutzung abrieb verschlissen verschleißteile | usure usé abrasion | desgaste desgastado abrasión
crack cracks cracked fissure fracture | riss risse rissig gerissen rissbildung rissesanierung rissprüfung | fissure fissures fissuré lézarde | grieta grietas agrietado fisura
hole holes | loch löcher | trou trous | agujero hueco agujeros orificio orificios
stain stains stained spot | fleck flecken fleckig befleckt fleckentfernung fleckenentfernung | tache taches taché | mancha manchas manchado quitamanchas
dirt dirty soiled dust dusty filthy grimy | schmutz schmutzig staub verschmutzt staubig entstauben dreckig | saleté sale poussière poussiéreux dépoussiérage salissure sales encrassé | suciedad sucio polvoriento sucia
smell odour odor odours smelly | geruch gerüche gestank riechen geruchsbeseitigung geruchsneutralisation geruchsbelästigung | odeur odeurs désodorisation | olor olores
noise noisy loud | lärm laut geräusch geräusche lärmbelästigung lärmschutz lärmmessung schallmessung | bruit bruyant | ruido ruidoso ruidos
quiet silent silence noisefree low-noise | leise ruhig still geräuscharm lautlos | silencieux calme silence tranquille silencieuse silencieuses | silencioso tranquilo silencio silenciosa silenciosos
vibration vibrations vibrating | vibration schwingung erschütterung vibrationen schwingungsmessung | vibration vibrations vibrer vibratoire | vibración vibraciones vibrar
rust rusty rusted derusting | rostig verrostet entrosten rostentfernung | rouille rouillé dérouillage | óxido oxidado herrumbre desoxidar
flood flooding flooded | überschwemmung hochwasser überflutung überflutet hochwasserschutz | inondation inondé crue | inundación inundado riada
fire fires blaze | feuer brand brände brandschutz | feu incendie incendies | fuego incendio incendios contraincendios
explosion explosive explosives | explosion sprengstoff explosionsgefahr sprengung sprengarbeiten | explosion explosif explosifs | explosión explosivo explosivos
accident accidents crash collision | unfall unfälle unfallschaden unfallwagen verkehrsunfall unfallgutachten | accident accidents accidenté | accidente accidentes accidentado
injury injuries injured wound | verletzung verletzungen wunde verletzt wundpflege | blessure blessures blessé plaie cicatrisation | lesión lesiones herida herido
illness disease sick ill diseases | krankheit krank erkrankung krankheiten | maladie malade maladies | enfermedad enfermo enfermedades
pain pains ache back-pain | schmerz schmerzen schmerzhaft schmerztherapie | douleur douleurs douloureux mal-de-dos | dolor dolores doloroso dolor-de-espalda
stress stressed burnout resilience burn-out | stress burnout stressbewältigung resilienz | stress surmenage stressé résilience burn-out épuisement-professionnel | estrés agotamiento estresado resiliencia agotamiento-laboral
fear anxiety phobia depression | angst ängste phobie depression | peur anxiété phobie angoisse dépression | miedo ansiedad fobia depresión burnout
insomnia | schlafstörung schlaflosigkeit schlafstörungen | insomnie | insomnio
addiction addicted | abhängigkeit süchtig sucht suchtberatung entzug | addiction dépendance addictologie sevrage toxicomanie | adicción dependencia desintoxicación
risk risks riskassessment | risiko risiken gefährdungsbeurteilung risikomanagement risikobewertung | risque risques | riesgo riesgos
danger hazard | gefahr gefahren gefährdung | danger dangers | peligro peligros
delay delays delayed late | verzögerung verspätung verspätet verzug spät | retard retardé retards tard | retraso demora retrasado
error errors mistake fault | fehler irrtum fehlerhaft | erreur erreurs faute | error errores equivocación
defect defects deficiency | mangel mängel mangelhaft | défaut défauts vice | defecto defectos
problem problems trouble | problem probleme schwierigkeiten | problème problèmes difficulté | problema problemas dificultad
dispute disputes conflict conflicts | streit konflikt konflikte rechtsstreit schlichtung streitigkeit prozessführung konfliktlösung | litige conflit conflits différend contentieux | litigio conflicto conflictos disputa pleito demanda
fraud scam fraudulent | betrug betrügerisch schwindel betrugsprävention | fraude escroquerie arnaque frauduleux | fraude estafa fraudulento
debt debts debtor | schulden schuldner verschuldung verbindlichkeiten schuldenberatung | dette dettes débiteur endettement surendettement | deuda deudas deudor endeudamiento
collections arrears overdue debt-collection unpaid-invoice unpaid-invoices overdue-invoice payment-reminder payment-reminders | inkasso mahnung rückstand überfällig mahnwesen | recouvrement impayé impayés relance recouvrement-de-créances factures-impayées facture-impayée | impago impagos moroso cobro-de-deudas gestión-de-cobros reclamación-de-deudas facturas-impagadas factura-impagada
penalty penalties fine fines trafficlaw | strafe bußgeld vertragsstrafe geldstrafe verkehrsrecht strafzettel | pénalité amende pénalités contravention | multa penalización sanción
shortage lack scarcity | engpass knappheit fehlend | pénurie manque | escasez falta
surplus excess leftover leftovers remnant overstock | überschuss restposten reste restbestand überschüssig lagerabverkauf überbestand sonderposten lagerüberhang | surplus excédent restes invendus déstockage invendu surstock | excedente sobrante restos remanente sobrestock saldos
virus malware ransomware antivirus trojan anti-virus | virus schadsoftware viren trojaner ransomware virenschutz antivirus | virus rançongiciel malware antivirus anti-virus logiciel-malveillant | virus malware ransomware antivirus
hack hacked hacker | gehackt hacker hackerangriff | piratage piraté hacker | hackeo hackeado hacker
vandalism graffiti streetart | vandalismus graffiti graffitientfernung graffitischutz streetart | vandalisme graffiti tag graffeur | vandalismo grafiti pintadas grafitis grafitero
intrusion intruder | eindringling einbruchschutz einbruchsicher | intrusion intrus effraction | intrusión intruso
rodent rats mice mouse rat hamster guineapig | ratten mäuse maus ratte nagetier rattenbekämpfung schadnager hamster meerschweinchen nager | rat souris rats rongeur hamster cobaye | rata ratón ratones roedor hámster cobaya
insect insects bug insecticide | insekt insekten käfer insektizid | insecte insectes | insecto insectos bicho
wasp wasps hornet nest wasp-nest wasps'-nest | wespe wespen wespennest hornissen | guêpe guêpes frelon nid nid-de-guêpes nid-de-frelons | avispa avispas avispero avispón nido-de-avispas
termite termites woodworm beetle | holzwurm termiten hausschwamm holzschädling hausbock | termite termites vrillette capricorne xylophage | termita termitas carcoma xilófagos
cockroach cockroaches bedbug bedbugs | kakerlaken bettwanzen wanzen | cafard cafards punaise punaises blatte blattes | cucaracha cucarachas chinches
pigeon pigeons birdproofing dove | taube tauben taubenabwehr taubenvergrämung | pigeon pigeons dépigeonnage | paloma palomas
moss algae lichen seaweed spirulina | moos algen moosentfernung flechten spirulina | algues lichen démoussage spiruline | musgo algas liquen verdín alga espirulina
pollution polluted contamination contaminated decontamination | verschmutzung kontamination verseucht altlasten bodensanierung | pollution pollué contamination | contaminación contaminado
emission emissions co2 carbondioxide carbon carbon-footprint | emission emissionen co2 kohlendioxid kohlensäure karbon abgas abgase abgasuntersuchung | émission émissions co2 carbone antipollution bilan-carbone empreinte-carbone | emisión emisiones co2 carbono huella-de-carbono
carbonfibre cfrp carbon-fibre carbon-fiber carbon | kohlefaser cfk carbon | prfc fibre-de-carbone carbone | cfrp fibra-de-carbono
radiation radioactive radon nuclear | strahlung radon radioaktiv strahlenschutz nuklear kerntechnik | rayonnement radon radioactif radioprotection nucléaire | radiación radón radiactivo nuclear
shock shockproof impact | stoßfest aufprall schlagfest | choc antichoc impact impacts | golpe antigolpes impacto
big large | | grand grande gros | grande gran
small little tiny mini | klein winzig mini | petit petite mini | pequeño pequeña mini
medium | mittelgroß mittlere mittelständisch | moyen moyenne | mediano mediana medio
huge giant oversized xxl | riesig übergroß riesen überlänge xxl | énorme géant surdimensionné xxl | enorme gigante sobredimensionado xxl
long | | long longue | largo larga
short brief | | court courte bref | corto corta breve
wide broad | | large | ancha amplio
narrow slim | schmal eng schlank | étroit mince | estrecho angosto delgado
high | hohe hoher | haut haute | alto alta elevado
low | niedrig niedrige | bas basse | baja
deep | | profond profonde | profundo profunda
flat | flach flache | plat plate | llano plana
thin | dünn fein dünne | fin fine | fino delgada
heavy | schwer schwere schwerlast schwertransport | lourd lourde | pesado pesada pesados
full | voll volle | plein pleine | lleno
half halves | halb hälfte halbe | moitié demi demie | mitad
quarter quarters | viertel quartal | quart trimestre | cuarto trimestre
double twin | doppel zweifach | jumelé | bifamiliar doblete
single individual | einzel einzeln | individuel simple unitaire | individual
pair pairs | paar paare | paire paires | par pares
set sets kit kits | set satz bausatz sätze komplettset | kit lot ensemble | kit conjunto lote kits
round circular | kreisförmig rundes | rond circulaire ronde | redondo circular redonda
square squared | quadratisch quadrat | carré carrée | cuadrado cuadrada
oval elliptical | oval elliptisch | ovale elliptique | ovalado oval elíptico
triangular triangle | dreieckig dreieck | triangulaire triangle | triangular triángulo
hexagonal hexagon octagonal | sechseckig achteckig sechskant | hexagonal octogonal | hexagonal octogonal
curved arched arch | gewölbt bogen bögen rundbogen | courbe cintré arc arche voûte voûtes | arco arcos
straight | geradlinig | rectiligne | recto rectilíneo
crooked warped deformed | verzogen verformt krumm | déformé gauchi | torcido deformado alabeado
pointed sharp | scharf spitz spitze | tranchant pointu aiguisé | puntiagudo
blunt dull | stumpf stumpfe | émoussé contondant | desafilado romo
smooth skim skimcoat | glatt glatte glattputz glattgespachtelt | lisse lissage | liso alisado alisar
rough coarse | rau grob rauh | rugueux grossier rêche | áspero rugoso
soft | weich weiche | mou doux moelleux | blando suave
hard solid massive | fest massiv | dur massif | duro sólido macizo
rigid stiff | steif starr | rigide raide | rígido tieso
flexible flexibility | flexibel flexibilität biegsam flexible | flexible flexibilité souple | flexible flexibilidad
elastic stretchy elastane spandex lycra | elastisch dehnbar elastan gummiband gummiringe | élastique élasthanne lycra | elástico estirable elastano licra gomilla
strong powerful strength | stark kräftig leistungsstark stärke | fort puissant force | fuerte potente fuerza
weak | schwach schwache | faible | débil
fragile delicate breakable fragile-goods | zerbrechlich empfindlich fragil zerbrechliche bruchempfindlich | fragile délicat fragiles | frágil delicado frágiles
liquid liquids fluid | flüssig flüssigkeit flüssigkeiten fluidtechnik fluid | liquide fluide liquides | líquido fluido líquidos
gel gels paste | gel paste pasten | gel | gel
wet | nass nasse feuchtnass | mouillé | mojado
airtight hermetic hermetically | luftdicht hermetisch vakuumdicht | hermétique | hermético hermética
breathable diffusion | atmungsaktiv atmungsaktive diffusionsoffen | respirant respirante perspirant | transpirable
windproof | winddicht windfest windschutz | | cortavientos
uv sunproof uvresistant | uv lichtecht | uv | uv
heatproof refractory heatresistant heat-resistant | hitzebeständig schamotte hitzefest temperaturbeständig | réfractaire résistant-à-la-chaleur | refractario termorresistente resistente-al-calor
frostproof | frostsicher frostbeständig winterfest | antigel | anticongelante
dustproof | staubdicht staubgeschützt staubfrei | antipoussière | antipolvo
antibacterial antimicrobial | antibakteriell antimikrobiell | antibactérien antimicrobien | antibacteriano antimicrobiano
bulletproof armoured armored | kugelsicher gepanzert panzer schusssicher panzertür | blindé blindage | antibalas blindado blindaje acorazada
resistant resistance | beständig resistent widerstandsfähig beständigkeit | résistant résistance |
permanent lasting | haltbar haltbarkeit | permanent pérenne | duradero permanente durabilidad
temporary temporarily interim shortterm | vorübergehend befristet temporär zeitweise | temporaire provisoire | temporal provisional temporalmente
portable handheld | tragbar handgerät | portatif |
stationary fixed | stationär ortsfest | stationnaire | fijo estacionario
modular | modular baukastensystem modulbau modulhaus | modulaire modulable modularité | modular modulares
extendable telescopic | ausziehbar teleskop ausfahrbar ausziehtisch | télescopique extensible | extensible telescópico
compatible compatibility | kompatibel kompatibilität | compatible compatibilité | compatible compatibilidad
universal | universal universell | universel universelle | universal
standard standards norm din | norm standard normen genormt normteile | norme standard normes normalisé | norma estándar normas normalizado
special specific | speziell sonder spezifisch | spécial spécifique spéciaux | especial específico
specialist specialised specialized expert experts speciality | spezialist fachmann experte spezialisiert fachbetrieb fachleute spezialistin | spécialiste expert spécialisé experte spécialistes | especialista experto especializado especialistas
unique exclusive oneoff | einzigartig exklusiv unikat einzelstück | unique exclusif | único exclusivo
rare scarce | selten rar rarität | rare rareté | raro rareza
original genuine authentic | original echt authentisch originalteile | original authentique véritable originaux | original auténtico genuino
fake counterfeit imitation replica | fälschung imitation nachbau replik produktpiraterie plagiatware | contrefaçon imitation faux réplique | falsificación imitación réplica falso
natural naturally nature | natur naturbelassen | naturel nature | natural naturaleza
artificial synthetic faux silkflowers | künstlich synthetisch kunstrasen kunststoffrasen kunstblumen kunstpflanzen | artificiel synthétique factice | artificial sintético
pure purity | rein pur reine reinheit | pur pure pureté | puro pura pureza
raw untreated crude uncooked | roh unbehandelt rohware ungekocht | brut | crudo bruto
ripe mature | ausgereift gereift | mûr affiné mature | maduro
sweet | süß süße süss | | dulce
sour bitter | sauer bitter säuerlich | acide amer aigre | ácido amargo agrio
spicy | würzig pikant gewürzt | piquant relevé | picante especiado
crunchy crispy | knusprig kross knackig | croustillant croquant | crujiente crocante
tasty delicious | lecker köstlich schmackhaft | délicieux savoureux | delicioso sabroso rico
healthy health wellbeing healthcare workclimate | gesund gesundheit wohlbefinden gesundheitswesen gesundheitsmanagement betriebsgesundheit | sain santé qvt | sano salud saludable bienestar sanidad
lowfat lean | fettarm mager fettfrei | maigre allégé | magro desnatado
alcohol alcoholic | alkohol alkoholfrei alkoholisch ethanol spiritus | alcool alcoolisé | alcohol alcohólico
halal | halal helal | halal | halal
toxic poisonous poison toxicology | giftig gift toxisch schadstoff schadstofffrei toxikologie | toxique poison polluant toxicologie | tóxico veneno venenoso toxicología
flammable combustible inflammable | brennbar entflammbar entzündlich | inflammable combustible | inflamable
hygienic hygiene | hygiene hygienisch sauber | hygiène hygiénique propre | higiene higiénico limpio
old aged | alt alte betagt | vieux ancien vieille âgé | viejo
ancient historic historical heritage listed monument monuments | historisch denkmal denkmalgeschützt denkmalschutz denkmalpflege baudenkmal | historique patrimoine classé monuments | histórico patrimonio monumento catalogado
modern contemporary | modern zeitgenössisch modernes | moderne contemporain | moderno contemporáneo
vintage retro | vintage retro nostalgisch | vintage rétro friperie | vintage retro
traditional tradition | traditionell tradition | traditionnel tradition | tradicional tradición
classic classical | klassisch klassiker | classique | clásico
rustic | rustikal landhausstil landhaus | rustique campagnard | rústico
minimalist minimalistic | minimalistisch schlicht | minimaliste | minimalista sencillo
elegant stylish style styles | elegant stilvoll stil | élégant style chic | elegante estilo
beautiful pretty beauty salon | schön hübsch schönheit schönheitssalon | beau belle joli beauté | bonito hermoso belleza estética
cosy cozy comfortable comfort | gemütlich bequem komfortabel komfort | confortable confort douillet | cómodo acogedor confort comodidad
romantic | romantisch | romantique | romántico
funny humour comedian comedy cabaret standup | lustig humor komiker comedy kabarett comedian kabarettist | drôle humour humoriste comédie cabaret | divertido humor humorista comedia cómico monologuista
colourful colorful multicoloured | bunt farbenfroh mehrfarbig | multicolore coloré bariolé | colorido multicolor
bright | hell helle leuchtend lichtdurchflutet | clair lumineux vif | luminoso claro
dark | dunkel dunkle | sombre foncé obscur | oscuro oscura
beige ivory | beige elfenbein | beige ivoire | beige marfil
orange oranges | orange orangen apfelsine | orange oranges | naranja naranjas
turquoise | türkis | turquoise | turquesa
silver silvery silverplated silverware silversmith | silber silbern versilbert versilbern silberwaren silberschmied silberschmuck silberbarren | argent argenté argenture argenterie orfèvrerie | plata plateado platería platero
gold goldplated bullion | vergolder goldbarren anlagegold | or | oro chapado
anthracite | anthrazit anthrazitgrau | anthracite | antracita
pattern patterns patterned motif | gemustert motiv motive | motif motifs | estampado motivo
striped stripes | gestreift kariert streifen | |
plain unicolour | einfarbig uni unifarben | uni monochrome | monocolor
pastel crayon crayons | pastell pastellfarben wachsmalstifte buntstift buntstifte | pastel crayon crayons | crayón lápices
neon fluorescent reflective highvis lightbox illuminated | neon reflektierend neonröhre leuchtstoffröhre warnweste warnschutz lichtwerbung leuchtkasten leuchtschild | néon fluorescent réfléchissant lumineuse | neón fluorescente reflectante
textured texture | struktur strukturiert oberfläche | texture texturé surface | textura texturizado superficie
unused unopened sealed | ungebraucht unbenutzt originalverpackt ovp | inutilisé scellé | precintado
ready | bereit fertigprodukt bezugsfertig | prêt prête | listo preparado
unfinished incomplete | unvollständig unfertig | inachevé incomplet | inacabado incompleto
entire whole total | komplett vollständig gesamt | complet entier total | completo entero total
partial partially | teilweise partiell | partiel partiellement | parcial parcialmente
various assorted assortment diverse | diverse verschieden sortiment | divers varié assortiment | variado diversos surtido
similar identical equal | ähnlich identisch | similaire identique égal | similar idéntico igual
different | unterschiedlich | différent différente | diferente distinto
suitable appropriate | geeignet passend | approprié convenable | adecuado apropiado apto
practical functional function | praktisch funktional funktion | fonctionnel fonction | funcional función
easy simple uncomplicated | einfach unkompliziert | facile simplement simplicité | fácil
difficult complex complicated | schwierig kompliziert komplex | difficile compliqué complexe | difícil complicado complejo
intensive intense | intensiv intensivkurs | intensif intense | intensivo intenso
gentle careful neat caring gentle-handling | schonend sanft sorgfältig vorsichtig ordentlich behutsam | soigneux délicatement prudent soigné minutieux soigneuse délicat avec-soin | cuidadoso delicadamente esmerado prolijo cuidadosa con-cuidado
precise precision exact accurate accuracy | präzise präzision genau genauigkeit präzisionsteile feinmechanik | précis précision exact exactitude | preciso precisión exacto exactitud
tolerance tolerances | toleranz toleranzen passung | tolérance tolérances | tolerancia tolerancias
punctual punctuality running-late punctually on-time | pünktlich pünktlichkeit termintreu termingerecht pünktliche | ponctuel ponctualité ponctuelle à-l'heure | puntual puntualidad puntuales
slow slowly | langsam | lent lentement | lento lentamente
speed velocity | geschwindigkeit tempo | vitesse rapidité | velocidad rapidez
regular regularly periodic ongoing recurring | regelmäßig periodisch turnusmäßig wiederkehrend | régulier régulièrement périodique récurrent | regular regularmente periódico recurrente
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
included inclusive | inklusive enthalten inbegriffen | inclus compris | incluido incluye
additional extra extras | zusätzlich extra zusatz | supplémentaire supplément additionnel | adicional suplemento
excluded exclusion | ausgeschlossen ausschluss | exclu exclusion | excluido exclusión
possible possibility | möglichkeit | possible possibilité | posible posibilidad
limited limit restriction | begrenzt beschränkt limitiert grenze beschränkung | limité limite restriction | limitado límite restricción
unlimited | unbegrenzt unlimitiert | illimité | ilimitado
indefinite | unbefristet | indéterminé | indefinido
anonymous anonymity | anonym anonymität | anonyme anonymat | anónimo anonimato
official | offiziell amtlich | officiel | oficial
public publicly | öffentlich öffentlichkeit | public publique | público
independent freelance freelancer | selbstständig freiberuflich unabhängig freelancer freiberufler selbständig freiberuflerin freischaffend | indépendant freelance pigiste | independiente autónomo freelance
international worldwide global overseas internationalisation internationalization | international weltweit global übersee auslandsumzug internationalisierung auslandsmarkt | international mondial internationaux internationalisation | internacional mundial ultramar internacionalización global
national nationwide | bundesweit national landesweit deutschlandweit | national nationaux | nacional
local locally | lokal örtlich ortsansässig | local locaux | local cercano cercana
foreign abroad | ausland ausländisch fremd auslandsgeschäft | étranger étrangère | extranjero extranjera
bilingual multilingual | zweisprachig mehrsprachig bilingual | bilingue multilingue plurilingue | bilingüe multilingüe plurilingüe
native nativespeaker | muttersprachler muttersprachlich muttersprachlerin | natif native | nativo
fluent fluency | fließend verhandlungssicher | couramment | fluidez
friendly kind polite | freundlich nett höflich | aimable gentil sympathique | amable simpático
patience | geduldig geduld | patience | paciencia
honest trustworthy trust | vertrauenswürdig vertrauen seriös vertrauensvoll | honnête confiance sérieux | honesto confianza serio
motivated motivation committed | motiviert motivation engagiert motivieren motivationstraining | motivé motivation dynamique | motivado motivación dinámico motivador
skilled skill skills competence competent ability | fähigkeit fähigkeiten kompetenz kompetent kenntnisse | compétence compétences compétent habile | habilidad habilidades competente
craftsman craftsmen handyman tradesman tradesmen | handwerksbetrieb hausmeisterservice kleinreparaturen allrounder handwerk handwerker handwerkerin | bricoleur artisanat multiservices | manitas operario multiservicios gremio
diy hobbyist doityourself do-it-yourself | heimwerker diy selbermachen heimwerken baumarkt | bricolage diy bricoleur | bricolaje diy bricolador
foreman mastercraftsman foremen | meister meisterbetrieb handwerksmeister vorarbeiter werkmeister | contremaître | capataz encargado
labourer laborer labour labor | arbeiter arbeiterin bauhelfer arbeitskraft arbeitskräfte hilfsarbeiter handlanger | ouvrier ouvrière manœuvre | obrero obrera peón
technician technicians technical | techniker technisch technik technikerin | technicien technique technicienne | técnico técnica
technology technologies tech | technologie technologien | technologie technologies | tecnología tecnologías
scientist science scientific stem | wissenschaftler wissenschaft wissenschaftlich naturwissenschaft naturwissenschaften | scientifique science | científico ciencia
director ceo executive | geschäftsführer direktor geschäftsführung vorstand geschäftsführerin geschäftsleitung | directeur directrice pdg gérant gérante | director directora ejecutivo gerencia
partner partners partnership | partner partnerschaft kooperation geschäftspartner kooperationspartner | partenaire partenariat | socio colaborador
cooperation collaborate collaboration | zusammenarbeit kooperieren zusammenarbeiten | coopération collaboration collaborer | cooperación colaboración colaborar
competitor competition competitors | wettbewerb konkurrenz wettbewerber mitbewerber wettbewerbsanalyse | concurrent concurrence | competidor competencia
contest tournament championship league sweepstake raffle lottery | turnier meisterschaft wettkampf liga gewinnspiel gewinnspiele verlosung tombola preisausschreiben | concours tournoi championnat compétition tournois ligue tombola loterie | concurso torneo campeonato competición liga sorteo sorteos rifa
family families | familie familien familienfreundlich | famille familles familial | familia familias familiar
couple couples | pärchen ehepaar paarberatung | couple couples | pareja parejas
bachelor matchmaking | single singles junggeselle alleinstehend partnervermittlung | célibataire célibataires | soltero soltera
bachelorette stag | junggesellenabschied jga junggesellinnenabschied polterabend | evjf evg | despedida despedidas
senior seniors retired retirement | ruhestand | retraité retraite | mayores sénior
adult adults | erwachsene erwachsener erwachsenenbildung | adulte adultes | adulto adultos
teenager teenagers youth young adolescent | jugendliche jugend jung teenager | adolescent jeunesse jeune jeunes ado | adolescente juventud joven jóvenes juvenil
boy boys | bub | garçon garçons | chico chicos
girl girls | mädchen | fille filles | chica chicas
man men gentleman male menswear gentlemen | männer herren männlich herr herrenmode | homme hommes monsieur masculin | hombre hombres caballero masculino
woman women lady female womenswear | frau frauen damen weiblich dame damenmode | femme femmes dame féminin | mujer mujeres señora femenino
mother mothers mum mom | mutter mütter mama | mère mères maman | madre madres mamá
father fathers dad | vater väter papa | père pères papa | papá
parents parent | eltern elternteil elternberatung | parents parent parental parentalité | padres progenitores crianza parental
grandparents grandmother grandfather grandma grandpa granny | großeltern oma opa großmutter großvater | mamie | abuelos abuela abuelo
sister sisters | schwester schwestern | sœur sœurs | hermana hermanas
brother brothers siblings | bruder brüder geschwister | frère frères fratrie | hermano hermanos
son sons | sohn söhne | fils | hijo hijos
daughter daughters | tochter töchter | fillette | hija hijas
husband | ehemann gatte | mari époux | marido esposo
wife | ehefrau gattin | épouse | esposa
aunt uncle cousin | tante onkel cousin | tante oncle cousin | tía tío primo
pregnant pregnancy maternity antenatal prenatal parentalleave | schwanger schwangerschaft mutterschaft umstandsmode umstandskleid elternzeit mutterschutz | grossesse maternité prénatal paternité femme-enceinte femmes-enceintes | embarazada embarazo maternidad premamá prenatal paternidad embarazadas
birth midwife midwives newborn doula breastfeeding | geburt hebamme neugeborene geburtsvorbereitung neugeborenenfotografie doula hebammen stillberatung | naissance accouchement doula sage-femme sages-femmes allaitement | nacimiento matrona parto newborn neonato comadrona doula lactancia
baptism christening communion firstcommunion | taufe kommunion konfirmation tauffeier taufkleid erstkommunion firmung | baptême communion communions | bautizo comunión bautismo
anniversary jubilee | jubiläum jahrestag hochzeitstag jubiläen firmenjubiläum | jubilé commémoration | aniversario
friend friends | freund freunde freundin | ami amis amie | amigo amigos amiga
neighbour neighbor neighbours neighbourhood | nachbar nachbarn nachbarschaft | voisin voisins voisinage | vecino vecinos vecindario
beginner beginners novice | einsteiger anfängerin anfängerkurs | débutant débutants débutante | principiante principiantes
advanced intermediate | fortgeschritten fortgeschrittene mittelstufe | avancé perfectionnement | avanzado intermedio perfeccionamiento
grade | niveau stufe klasse | niveau | nivel grado
group groups | gruppe gruppen gruppenkurs | groupe groupes | grupo grupos
member members membership | mitglied mitglieder mitgliedschaft | membre adhérent adhésion | miembro afiliación membresía
charity nonprofit ngo endowment | stiftung gemeinnützig wohltätigkeit hilfsorganisation stiftungsvermögen | fondation bienfaisance caritatif ong humanitaire | fundación benéfico caridad ong solidario
cooperative cooperatives | genossenschaft genossenschaften | coopérative coopératives scop | cooperativa cooperativas
startup startups founder | gründer startup existenzgründung existenzgründer startups gründerin unternehmensgründung mitgründer cofounder firmengründer | startup fondateur cofondateur | startup fundador emprendedor emprendimiento startups cofundador
sme smes | kmu mittelstand kleinunternehmen | pme tpe | pyme pymes
authority authorities government governmental ministries | behörde behörden amt ämter regierung ministerien | autorité gouvernement autorités | autoridad autoridades gobierno
ministry state | ministerium staat staatlich | ministère état étatique | ministerio estado estatal
police policeman | polizei polizist | police policier gendarmerie | policía
firefighter firefighters firewatch fireman fire-brigade fire-department | feuerwehr feuerwehrmann feuerwehrleute brandwache brandsicherheitswache | pompier pompiers sapeur ssiap sapeur-pompier sapeurs-pompiers | bombero bomberos
army military soldier | armee militär soldat bundeswehr | armée militaire soldat | ejército militar
ambulance paramedic firstaid | krankenwagen sanitäter ersthelfer rettungsdienst verbandskasten krankentransport rettungswagen rettungssanitäter sanitätsdienst | ambulance ambulancier secouriste secours ambulances | ambulancia socorrista botiquín paramédico
politician politics election elections political | politik politiker partei | politique élection élections politicien | política político
court judge lawsuit litigation tribunal | gericht richter klage prozess amtsgericht | tribunal juge procès justice | tribunal juez juicio
consumer consumers | verbraucher endkunde verbraucherschutz verbraucherin konsument | consommateur consommateurs | consumidor consumidores
user users | benutzer anwender nutzer nutzerin | utilisateur utilisateurs utilisatrice | usuario usuarios
visitor visitors audience | publikum zuschauer | visiteur visiteurs spectateur | visitante visitantes espectador
participant participants attendee attendees | teilnehmer teilnehmende teilnahme | participant participants participation | participante asistentes participación
tenant tenants lessee renter | mietern mieterin pächter mietinteressent mietrecht | locataire locataires | inquilino inquilinos arrendatario
landlord landlords lessor | vermieter hauswirt verpächter vermieterin | bailleur | arrendador casero
homeowner homeowners | hausbesitzer hauseigentümer eigenheimbesitzer | copropriétaire | copropietario
commuter commuters | pendler | navetteur pendulaire | pendular
immigrant refugee refugees expat expats migrant expatriate asylum | flüchtling flüchtlinge migranten einwanderer zuwanderer expat expats geflüchtete auswanderer asyl | réfugié réfugiés immigré expatrié migrants expatriation asile migrant | refugiado inmigrante expatriado asilo
patient patients | patient patienten patientin | patient patients patiente | paciente pacientes
dementia alzheimer | demenz alzheimer demenzkranke demenzbetreuung | démence alzheimer | demencia alzheimer
autism autistic adhd | autismus adhs autistisch | autisme tdah autiste | autismo tdah autista
braille visually blindness | sehbehindert blindenschrift braille blinde brailleschrift blindheit | malvoyant aveugle braille | ciego invidente braille
deaf signlanguage | gehörlos schwerhörig gebärdensprache | sourd malentendant lsf | sordo hipoacusia
athlete athletes sportsman sport sports | sport sportler sportlich sportlerin leichtathletik athlet sportarten | sport sportif sportifs athlète | deporte deportista deportivo atleta
actor actress actors acting | schauspieler schauspielerin statist casting komparsen darsteller | acteur actrice comédien figurant casting | actor actriz casting figurante
fashion mannequin couture | mode mannequin fashion modedesign modeschöpfer schaufensterpuppe schaufensterpuppen | mode mannequin défilé stylisme | moda maniquí pasarela
author writer writers authors ghostwriter | autor schriftsteller autorin ghostwriter biograf schriftstellerin | auteur écrivain biographe autrice | autor escritor autora biógrafo autores
journalist journalists journalism | journalist journalismus pressearbeit journalistin | journaliste journalisme | periodista periodismo periodistas
moderator compere emcee facilitator facilitation | moderator moderatorin gastgeber moderation conférencier moderieren | modérateur hôte présentateur animatrice facilitateur | presentador anfitrión moderador presentadora facilitador
hostess hostesses promoter usher usherette stewards | hostess hostessen promoter messehostess promotion promoterin | hôtesse hôtesses placeur promotionnel | azafata azafatas acomodador promotor promotora
house houses villa detached mansion | einfamilienhaus villa wohnhaus villen | maison maisons villa pavillon villas | casa casas villa chalé
cottage chalet cabin hut | hütte chalet berghütte ferienhütte almhütte | chalet cabane | cabaña chalet casita
castle castles palace manor chateau | burg palast herrenhaus burgen gutshof schlösser burghof gutshaus | château manoir palais châteaux domaine | castillo palacio mansión pazo hacienda
hotel hotels hotelier | hotel hotels hotellerie hotelier | hôtel hôtels hôtellerie hôtelier | hotel hoteles hostelería hotelería hotelero
hostel hostels dormitory | jugendherberge hostel wohnheim herberge | hostel dortoir | albergue
campsite camping campground camp-site camping-site | campingplatz camping zeltplatz | camping campeur bivouac terrain-de-camping | camping acampada campings
corridor hallway hall | flur gang diele korridor | couloir hall vestibule | pasillo vestíbulo recibidor
lounge livingroom living-room | wohnzimmer stube wohnraum | salon living salle-de-séjour | sala-de-estar cuarto-de-estar
playroom kidsroom | kinderzimmer spielzimmer | ludothèque | ludoteca
pantry larder | speisekammer vorratskammer vorratsraum | cellier | despensa
ceiling ceilings false-ceiling suspended-ceiling | zimmerdecke decken spanndecke deckenverkleidung | plafond plafonds faux-plafond faux-plafonds | techo techos cielorraso falso-techo falsos-techos
wall walls | wand wände | paroi muraille parois mur murs | pared paredes muro muros
corner corners edge edges | ecke ecken kante kanten rand eckteil | coin angle bord arête | esquina rincón borde rinconera
threshold sill windowsill | schwelle fensterbank türschwelle fensterbrett | seuil rebord | umbral alféizar vierteaguas
partition partitions divider | trennwand trennwände raumteiler zwischenwand | cloison cloisons paravent | mampara
courtyard yard backyard | hof innenhof hinterhof höfe | cour cours | corral traspatio patio
driveway carport | auffahrt hofeinfahrt carport zufahrt | allée carport | carport marquesina
veranda porch conservatory sunroom canopy | veranda wintergarten vordach überdachung überdachungen | véranda porche marquise | porche veranda tejadillo
pergola gazebo pavilion | pergola pavillon gartenlaube pergolen | pergola gloriette tonnelle tonnelles | pérgola cenador glorieta
playground playgrounds swing play-ground | spielplatz spielplätze schaukel schaukeln hollywoodschaukel spielgeräte | balançoire aire-de-jeux aires-de-jeux | columpio balancín parque-infantil área-de-juegos zona-infantil
parks | park parks parkanlage | parc parcs |
street streets road roads roadwork roadworks | straße straßen wege straßenbau tiefbau | rue route routes rues voirie vrd | calle carretera camino viales
motorway highway | autobahn autobahnen autobahnanschluss | autoroute | autopista autovía
bridge bridges | brücke brücken brückenbau | pont ponts | puente puentes
tunnel tunnels | tunnel tunnelbau stollen | tunnel tunnels | túnel túneles
marketplace market markets stallholder | markt märkte marktplatz wochenmarkt marktzugang | marché marchés | mercado mercados mercadillo
fleamarket flea-market flea-markets car-boot-sale | flohmarkt trödelmarkt flohmärkte | brocante marché-aux-puces vide-grenier vide-greniers | rastro mercadillo
harbour harbor port marina | hafen häfen marina yachthafen | marina ports portuaire | puerto puertos marina portuario
station stations | station | gare station | estación estaciones
river rivers stream riverside | fluss flüsse bach bachlauf ufer | rivière fleuve ruisseau | río ríos arroyo ribera
lake lakes | seen seegrundstück see seeufer | lac lacs | lago lagos
sea ocean marine maritime seafreight vessel shipbuilding naval | meer ozean maritim seefracht reederei schiffsfracht überseetransport | océan maritime | mar océano marítimo naviera
island islands | insel inseln kücheninsel kochinsel | île îles îlot | isla islas península
hill hills slope slopes | hügel hanglage steil gefälle hanggrundstück | colline pente pentes pentu pentue dénivelé | colina pendiente ladera empinado desnivel
valley valleys | tal täler | vallée vallées | valle valles
cave caves caver | höhle höhlen höhlentour höhlenforscher | grotte spéléologie spéléo | cueva cuevas espeleología
desert | wüste | désert | desierto
meadow meadows pasture grassland grazing paddock wildflower wildflowers | wiese wiesen weide weideland blumenwiese weidefläche viehweide koppel wildblumen | prairie pré pâturage pâture paddock champêtre | prado pasto pradera pastos pastizal dehesa silvestres
field fields farmland cropland | acker feld felder äcker ackerbau | champ champs | campo campos labranza
stable stables livery stabling horse-box horsebox | stall ställe pferdestall pferdebox stallbau stalltechnik stallungen einstellplatz pferdepension box-für-pferde | écurie étable écuries stabulation pension-pour-chevaux box-à-cheval | establo cuadra caballeriza establos cuadras pupilaje
north northern | nord norden nördlich nordseite | nord septentrional | norte septentrional
south southern | süd süden südlich südseite südlage südbalkon | sud méridional | sur meridional
east eastern | ost osten östlich ostseite | oriental | oriental
west western | west westen westlich westseite | ouest occidental | oeste occidental
center centre central downtown | zentrum zentral stadtmitte mitte zentrumsnah | centre central | centro central céntrico
suburb suburbs outskirts | vorort stadtrand vororte | banlieue périphérie | afueras suburbio periferia
region regions area province | region gebiet regionen provinz | région zone province | región zona provincia
border borders frontier | landesgrenze grenzgebiet | frontière frontalier | frontera fronterizo
country countries | land länder | pays | país países
world continent earth | welt kontinent | monde continent | mundo continente
address addresses postcode | adresse anschrift postleitzahl adressliste adressdaten | adresse adresses | dirección direcciones
distance distances kilometre kilometer mileage km | entfernung kilometer km kilometerstand laufleistung | kilomètre kilométrage km | distancia kilómetro kilometraje km
left | links linke | gauche | izquierda izquierdo
right | rechts | droite | derecha
top upper above | obere oberseite | dessus supérieur | arriba superior
bottom lower below underneath | unten untere unterseite erdgeschoss | dessous inférieur fond | abajo inferior fondo
front | vorne vorder vorderseite front | devant | delantero frente delante
rear behind | hinten rückseite | arrière derrière | trasero detrás
side sides lateral | seite seitlich seiten | côté latéral côtés | lado lateral lados
inside inner internal | innen intern innenseite | interne | interno dentro
outside outer external | außen extern außenseite | externe dehors | externo fuera
frontage shopfront storefront windowdressing | schaufenster ladenfront schaufensterdekoration schaufenstergestaltung | vitrine devanture étalagiste | escaparate
factory factories works | fabrik werk fabriken fabrikhalle betriebsstätte | usine usines | fábricas factoría
workbench work-bench | werkbank | établi | banco-de-trabajo
studio studios | studio tonstudio fotostudio studios | studio studios | estudio plató platós
canteen cafeteria breakroom | kantine mensa betriebsrestaurant betriebskantine cafeteria | cantine cafétéria réfectoire | cantina cafetería
bar bars pub tavern | bar kneipe bars wirtshaus | bar bars bistrot taverne | bar bares taberna pub mesón
cafe cafes coffeehouse teahouse coffee-shop coffee-shops | café kaffeehaus cafés teestube | salon-de-thé | tetería
nightclub disco dj deejay discjockey night-club | disko nachtclub dj diskothek discjockey | discothèque dj disco boîte-de-nuit | discoteca dj pinchadiscos discomóvil
stadium arena | stadion arena stadien | stade arène | estadio
supermarket supermarkets grocery groceries grocer super-market food-shop | supermarkt lebensmittel lebensmittelladen einkaufsmöglichkeiten lebensmittelmarkt lebensmittelgeschäft kolonialwaren | supermarché épicerie alimentation épicier alimentaire grande-surface grandes-surfaces alimentation-générale produits-alimentaires | supermercado alimentación ultramarinos colmado abarrotes comestibles alimentos
kiosk kiosks newsagent | kiosk kioske trafik zeitungskiosk | kiosque | quiosco kiosco
bookshop bookstore bookseller | bücher buchhandlung antiquariat buchladen | librairie | libro libros librería librero
post postal mail | post brief briefe postalisch postversand briefversand | poste courrier postal | correo postal carta correos
prison jail | gefängnis haft | prison | cárcel prisión
cemetery graveyard grave tomb | friedhof gräber grabpflege grabstätte | cimetière tombe caveau caveaux sépulture | cementerio tumba sepultura nicho
monastery abbey convent | kloster klöster abtei | monastère abbaye couvent | monasterio abadía convento
mosque islam muslim | moschee islam muslimisch | mosquée islam musulman | mezquita mezquitas islam musulmán
synagogue jewish judaism | synagoge jüdisch judentum | synagogue juif juive judaïsme | sinagoga judío
temple buddhist buddhism | tempel buddhistisch buddhismus | temple bouddhiste bouddhisme | templo budista budismo
hindu | hinduismus | hindou |
embassy consulate visa immigration ambassador | botschaft konsulat visum visa einwanderung aufenthaltstitel aufenthaltserlaubnis | ambassade consulat visa immigration | embajada consulado visado inmigración extranjería
townhall mayor town-hall city-hall | rathaus bürgermeister gemeindeverwaltung | maire hôtel-de-ville | alcalde alcaldía casa-consistorial
coworking workspace | coworking arbeitsplatz arbeitsplätze gemeinschaftsbüro coworkingspace | coworking | coworking
homeoffice telework home-office remote-work | homeoffice telearbeit heimarbeit heimarbeitsplatz | télétravailler télétravail | teletrabajo trabajo-remoto
headquarters branch branches subsidiary | niederlassung filiale hauptsitz filialen zweigstelle tochtergesellschaft | succursale filiale | sede sucursal filial
retail retailer retailers | einzelhandel einzelhändler | détail détaillant | minorista detallista
bulk bulkgoods | großhandel großmengen engros schüttgut schüttgüter | grossiste vrac | mayorista granel mayoristas
showroom showrooms | ausstellungsraum showroom | showroom | showroom
zoo aquarium terrarium fishtank reptile reptiles turtle tortoise | zoo aquarium terrarium tierpark aquarien aquaristik reptilien schildkröte | zoo aquarium terrarium aquariophilie reptile tortue reptiles | zoo acuario terrario acuariofilia reptil tortuga reptiles
spa sauna wellness spaday spa-day wellness-treatment saunas | sauna wellness spa saunas gartensauna fasssauna thermalbad wellnessbereich saunen hamam wellnesstag | spa sauna hammam thalasso thermes bien-être saunas journée-spa | spa sauna balneario bienestar saunas wellness
lighthouse tower towers | turm türme leuchtturm | phare tour tours | torre torres faro
skyscraper highrise | hochhaus hochhäuser wolkenkratzer | igh | rascacielos
ruin ruins derelict | ruine baufällig verfallen sanierungsbedürftig | ruine délabré ruines | ruina ruinas derruido
vacant vacancy | leerstehend leerstand | vacant inoccupé | desocupado vacante
occupied inhabited | bewohnt besetzt | occupé | ocupado habitado
day days daily every-day everyday | täglich tagessatz tägliche täglicher alltäglich | jour journée quotidien journalier jours quotidienne quotidiennement chaque-jour | día diario días diariamente jornada diaria cada-día
weekday weekdays workday | werktag werktags wochentag | ouvré | laborable laborables
week weeks weekly every-week | woche wochen wöchentlich wöchentliche wöchentlicher wochenweise | semaine hebdomadaire semaines hebdomadaires chaque-semaine | semana semanal semanas semanales semanalmente cada-semana
fortnight fortnightly biweekly | vierzehntägig zweiwöchentlich | quinzaine bimensuel | quincena quincenal
month months monthly every-month | monat monate monatlich monatliche monatlicher | mois mensuel mensuelle mensuels mensuellement chaque-mois | mes meses mensual mensuales mensualmente cada-mes
quarterly | vierteljährlich quartalsweise | trimestriel trimestrielle | trimestral
biannual semester | halbjährlich semester halbjahr | semestriel semestre | semestral semestre
year years annual yearly annually every-year | jährlich jährliche jährlicher | an année annuel années annuelle annuels annuellement chaque-année | año años anual anualmente anuales cada-año
century decade decades | jahrhundert jahrzehnt jahrzehnte | siècle décennie | siglo década décadas
hour hours hourly | stunde stunden stündlich stundenweise stundensatz stundenlohn | heure heures | hora horas
minute minutes | minute minuten | minute minutes | minuto minutos
seconds | sekunde sekunden | seconde secondes | segundo segundos
noon midday | mittag mittags | midi | mediodía
afternoon afternoons | nachmittag nachmittags nachmittage | après-midi | tarde tardes
midnight | mitternacht | minuit | medianoche
today | heute | aujourd'hui | hoy
tomorrow | morgen | demain | mañana
daytime | tagsüber tagesbetreuung | diurne | diurno
shift shifts shiftwork | schicht schichten schichtarbeit schichtbetrieb dreischicht schichtdienst | 3x8 | turno turnos
fulltime full-time | vollzeit vollzeitstelle | temps-plein plein-temps temps-complet | fulltime jornada-completa tiempo-completo
24h | rundumdieuhr 24h durchgehend | 24h 24h/24 | 24h
newyear new-year new-year's-eve | silvester neujahr | réveillon nouvel-an saint-sylvestre | nochevieja año-nuevo
carnival halloween costume costumes | karneval fasching kostüm kostüme halloween fastnacht faschingskostüm kostümverleih | carnaval déguisement costume halloween | carnaval disfraz disfraces halloween vestuario
valentine valentines | valentinstag | valentin | valentín
advent | advent weihnachtsmarkt adventszeit adventskalender | avent | adviento
ramadan eid | ramadan zuckerfest | ramadan | ramadán
graduation prom | abschlussfeier abiball abschlussball abifeier | baccalauréat | graduación bachillerato
festival festivals | festival festivals volksfest | festival festivals | festival festivales
concert concerts gig gigs | konzert konzerte | concert concerts | concierto conciertos
period duration term terms | dauer zeitraum | durée période | duración período plazo
date dates | datum | date dates | fecha cita fechas
pause | pause pausen | pause | pausa
waybill cmr consignment | lieferschein frachtbrief packliste cmr ladeschein | bordereau cmr connaissement | albarán cmr albaranes
lists checklist | liste listen checkliste | liste listes checklist | lista listas checklist
file files folder folders binder binders ringbinder | akte akten ordner datei dateien aktenordner ringbuch ringordner | dossier fichier dossiers classeur | archivo archivos carpeta expediente fichero ficheros
archive archives archiving archivist | archivieren archiv archivierung aktenlagerung archivar | archive archiver archivage | archivar archivado archivador archivadores archivero
letter letters | anschreiben | missive lettre lettres | misiva
cv resume curriculum | lebenslauf bewerbungsunterlagen cv | cv curriculum | currículum cv currículo
diploma degree diplomas | diplom abschluss diplome urkunde zeugnis hochschulabschluss | diplôme diplômé | diploma titulación título
qualification qualifications | qualifikation qualifikationen befähigung qualifizierung | qualification qualifications qualifiant | cualificación cualificaciones
evidence verify | nachweis beweis nachweise | preuve justificatif attestation | justificante acreditación
passport identity | ausweis reisepass personalausweis pass identität | passeport identité visas | pasaporte dni identidad visa
iso iso9001 iso27001 | iso din iso9001 iso27001 | iso iso9001 iso27001 | iso iso9001 iso27001
conformity compliant compliance conform | konformität konform compliance regelkonform richtlinienkonform einhaltung normgerecht | conformité conforme mise-en-conformité conformes | conformidad conforme cumplimiento compliance
regulation regulations law laws code regulatory | vorschrift vorschriften gesetz gesetze gesetzlich bauordnung baurecht rechtlich rechtswissenschaft verordnung regulierung | règlement loi réglementation lois réglementaire | normativa ley reglamento leyes jurista
directive guideline guidelines | richtlinie richtlinien leitlinie leitfaden | directive directives | directriz directrices directiva pauta pautas
datasheet specification specifications specs | datenblatt spezifikation lastenheft | spécification | especificación especificaciones
manual manuals handbook technicalwriter | anleitung handbuch bedienungsanleitung gebrauchsanweisung montageanleitung betriebsanleitung | manuel notice | manual instrucciones
floorplan blueprint | bauplan grundriss baupläne grundrisse bauzeichnung | blueprint | plano planos
map maps cartography gis geodata | landkarte stadtplan karte kartografie geoinformation gis geodaten | cartographie sig géomatique | mapa mapas cartografía sig cartógrafo
origin provenance | herkunft ursprung ursprungszeugnis | origine provenance | origen procedencia
logbook log protocol | protokoll fahrtenbuch protokolle protokollführer sitzungsprotokoll | procès-verbal carnet-de-bord compte-rendu comptes-rendus | acta bitácora protocolo actas
dossier portfolio | portfolio mappe portfolios portefeuille | portfolio | portafolio porfolio
picture pictures image images | bild bilder abbildung bildmaterial | image images | imagen imágenes cuadro
deed | grundbuch grundbuchauszug kaufvertrag | acte acte-de-vente | escritura-de-compraventa
testament wills lastwill | testament nachlassplanung | testament testaments | testamento
proxy mandate powerofattorney | vollmacht mandat vorsorgevollmacht | procuration mandat | mandato apoderado procuración
efficiency efficient | effizienz effizient sparsam energieeffizient energieeffizienz energiesparend | efficacité efficace économe | eficiencia eficiente
ticket tickets admission | ticket eintrittskarte tickets | billet ticket billetterie billets | billete boleto tique tickets
voucher vouchers coupon giftcard | gutschein gutscheine geschenkgutschein coupon | coupon bon | vale cupón
subscription subscriptions subscribe | abonnement abo abonnieren abos | abonnement abonner | suscripción abono suscribirse
classified listing | anzeige inserat kleinanzeige anzeigen | annonce annonces | anuncio anuncios clasificados
description describe details detailed | beschreibung beschreiben details detailliert | description décrire détaillé | descripción describir detalles detallado
text texts wording | text texte texten texterin textverfassung | texte textes | texto textos
typing typist typed | tippen schreibbüro abtippen schreibarbeiten schreibkraft | saisie dactylographie frappe dactylo | mecanografía teclear tecleo mecanógrafa mecanógrafo
data dataset datasets | daten dateneingabe datenerfassung datensatz datensätze | données | datos
statistics statistical statistician | statistik statistisch statistiken statistiker | statistique statistiques statisticien | estadística estadístico
number numbers digit | nummer nummern ziffer | numéro nombre numéros | número números
password passwords login | passwort passwörter kennwort zugangsdaten | identifiant mdp | contraseña contraseñas
deposit deposits downpayment | anzahlung kaution pfand mietkaution hinterlegung | acompte caution arrhes | fianza señal anticipo
instalment installments instalments installment | rate raten ratenzahlung teilzahlung | mensualité versement échelonné | cuota cuotas
prepayment upfront prepaid | vorkasse vorauszahlung vorschuss | prépaiement | prepago adelanto
cash banknotes banknote | bargeld barzahlung geldtransport werttransport banknoten geldscheine | espèces comptant | efectivo contado
bank banks banking | bank banken konto girokonto bankwesen bankgeschäft kreditinstitut | banque bancaire banquier | banco bancario cuenta
iban sepa | überweisung banküberweisung iban lastschrift sepa bankeinzug abbuchung | virement iban prélèvement sepa | transferencia iban domiciliación sepa adeudo adeudos
card cards businesscard | kreditkarte visitenkarte kartenzahlung | cartes | tarjeta tarjetas
paypal | paypal stripe | paypal stripe | paypal bizum stripe
refund refunds reimbursement | rückerstattung erstattung | remboursement rembourser | reembolso
money | geld gelder | monnaie | dinero
euro euros currency forex eur | euro währung euros devisen geldwechsel eur | euro euros devise eur | euro euros moneda divisa
budget budgets | budget kostenrahmen budgetplanung etat | budget budgets budgétaire | presupuestario presupuestación
lumpsum flatrate | pauschale pauschalpreis festpreis pauschal flatrate | forfait forfaitaire forfaits | forfait
salary income | gehalt lohn verdienst einkommen | revenu rémunération | sueldo salario ingresos remuneración
bonus | provision bonus prämie boni | prime bonus | bono prima comisión bonus bonificación bonificaciones
profit margin profitable | gewinnmarge marge rentabel rentabilität profit | bénéfice marge rentable | beneficio margen rentable rentabilidad ganancia
turnover revenue | umsatz umsätze | recettes | recaudación
vat | mehrwertsteuer mwst umsatzsteuer ust | tva taxe-sur-la-valeur | iva
net gross | netto brutto nettolohn | net ht ttc | neto
expense expenses allowance expense-claim expense-claims travel-expenses | spesen auslagen aufwand reisekosten spesenabrechnung reisekostenabrechnung | dépense dépenses débours notes-de-frais note-de-frais frais-de-déplacement | gasto gastos gastos-de-viaje nota-de-gastos notas-de-gastos
surcharge | zuschlag aufpreis aufschlag zuschläge | majoration surcoût surtaxe | recargo sobrecoste recargos
duty duties levy | abgaben gebühr gebühren | redevance taxe | tasa arancel tasas
bargain promotion | schnäppchen sonderangebot aktion räumungsverkauf ausverkauf | promotion soldes promo aubaine | ganga promoción rebajas chollo
value worth valuable valuables | wert wertvoll wertsachen | valeur précieux | valor valioso
barter | inzahlungnahme eintausch tauschgeschäft kompensationsgeschäft | troc | trueque permuta
quantity quantities amount volume | menge mengen anzahl volumen stückzahl | quantité quantités volume | cantidad cantidades volumen
series batch batches lot | serie charge serien kleinserie großserie serienfertigung losgröße | série séries | serie tanda partida series
capacity capacities payload | kapazität kapazitäten fassungsvermögen traglast belastbarkeit tragfähigkeit nutzlast auslastung sitzplatz sitzplätze platz plätze | capacité capacités contenance portance | capacidad capacidades aforo
output yield productivity | ertrag ausbeute produktivität leistung zeitmanagement | rendement productivité | rendimiento productividad
subcontractor subcontracting subcontractors contractmanufacturing contract-manufacturing | subunternehmer nachunternehmer subunternehmen lohnfertigung lohnfertiger fremdfertigung unterauftrag | sous-traitant sous-traitants sous-traitance | subcontratista subcontratación subcontrata
contractor contractors | auftragnehmer bauunternehmer generalunternehmer baufirma bauträger baumeister | prestataire constructeur entrepreneur bâtisseur | contratista constructora contratistas
outsourcing outsourced | auslagerung outsourcing auslagern | externalisation externaliser | externalización externalizar tercerización
franchise franchising franchisee franchisor | franchise franchisenehmer franchising franchisegeber | franchise franchisé franchiseur | franquicia franquiciado
takeover acquisition successor | unternehmensnachfolge übernahme betriebsübergabe nachfolge nachfolger nachfolgerin | cession acquisition repreneur repreneurs | traspaso relevo sucesor
merger fusion m&a | unternehmensfusion zusammenschluss fusion firmenübernahme unternehmenskauf | fusion fusionner | fusión fusionar
shareholder equities securities | aktien aktionär beteiligung gesellschafter anteilseigner wertpapier wertpapiere | actions actionnaire | acciones accionista
liable responsibility responsible | verantwortung verantwortlich haftbar zuständig | |
pensions | lebensversicherung rente altersvorsorge betriebsrente | pension | pensión jubilación
healthinsurance health-insurance | krankenkasse krankenversicherung | mutuelle assurance-maladie complémentaire-santé | mutua seguro-médico seguro-de-salud
claim claims compensation indemnity | schadenersatz anspruch entschädigung ansprüche schadensersatz | indemnisation dédommagement sinistre indemnité | indemnización siniestro compensación
withdrawal revocation | widerruf widerrufsrecht rücktritt | rétractation révocation | desistimiento revocación
renewal renew renewed | vertragsverlängerung verlängerbar | renouvellement renouveler reconduction | renovar prórroga
conditions tos | bedingungen agb konditionen geschäftsbedingungen nutzungsbedingungen | conditions cgv modalités cgu | condiciones términos
clause clauses | klausel klauseln | clause clauses | cláusula cláusulas
arrangement | absprache vereinbarung | arrangement entente | arreglo
copyright royalty royalties | urheberrecht nutzungsrechte lizenzgebühr tantiemen | copyright royalties | copyright regalías royalties
commitment | verpflichtung zusage | | compromiso
employment job jobs position vacancies | stelle job beschäftigung stellenangebot arbeitsstelle | job emplois | puesto empleos
career careers profession occupation | beruf karriere berufe laufbahn karriereberatung berufsberatung | métier carrière profession | profesión oficio carrera carreras
unemployed unemployment jobseeker jobseekers jobless | arbeitslos arbeitsuchend arbeitslosigkeit arbeitssuchend jobsuche | chômeur chômage | desempleado paro desempleo parado
interview interviews | vorstellungsgespräch interview interviews befragte | interview | entrevista entrevistas entrevistar
agency agencies | agentur agenturen | agence agences | agencia agencias
business businesses | geschäft geschäfte geschäftlich gewerblich gewerbe | affaires | negocio negocios
seo search-engine-optimisation search-engine | marketing seo werbemaßnahmen suchmaschinenoptimierung vermarktung vermarkten marketingagentur | marketing seo référencement référenceur mercatique commercialisation référencement-naturel | marketing seo posicionamiento mercadotecnia comercialización posicionamiento-web posicionamiento-seo
strategy strategic strategies strategist | strategie strategisch strategien strategieberatung | stratégie stratégique | estrategia estratégico
goal goals objective target | ziel ziele zielsetzung | objectif objectifs but | objetivo objetivos meta
idea ideas concept concepts brainstorming | idee ideen konzept konzepte konzeption konzipieren konzepterstellung ideenfindung brainstorming | idée idées concept concepts brainstorming | idea ideas concepto brainstorming
recommendation recommend recommended | empfehlung empfehlen tipps empfohlen | recommandation recommander | recomendación recomendar consejos
innovation innovative | innovation innovativ neuheit | innovation innovant nouveauté | innovación innovador novedad
progress milestone milestones roadmap | fortschritt meilenstein fortschritte roadmap | progrès avancement jalon | progreso hito avance
success successful | erfolg erfolgreich erfolge | succès réussite réussi | éxito exitoso
satisfaction satisfied nps | zufriedenheit zufrieden kundenzufriedenheit zufriedenheitsumfrage | satisfaction satisfait | satisfacción satisfecho
surety bail guarantor bankguarantee | bürgschaft sicherheitsleistung bankbürgschaft avalkredit | cautionnement garant | aval avalista
import imports importer importing | import importieren importeur | importation importateur importer import | importación importador importar importaciones
incoterms fob exw cif dap ddp | incoterms exw fob cif dap ddp | incoterms exw fob cif dap ddp | incoterms exw fob cif dap ddp
email emails | email mail postfach mailadresse | email courriel mail | email
message messages whatsapp sms | nachricht nachrichten whatsapp sms messenger kurznachricht | message messages sms whatsapp | mensaje mensajes whatsapp sms
internet wifi broadband wlan router | internet wlan breitband wifi router funknetz internetanschluss internetzugang | wifi wlan routeur internet | internet wifi router
instagram facebook influencer tiktok | instagram facebook influencer sozialemedien influencerin influencermarketing tiktok | instagram facebook influenceur influenceuse tiktok | instagram facebook influencer influencers tiktok
blog blogs blogger | blog blogger blogs blogartikel blogbeitrag | blog blogueur blogueuse | blog bloguero blogs
platform platforms portal intranet | plattform portal plattformen intranet kundenportal | plateforme intranet | plataforma portal intranet
cloud saas | cloud saas rechenzentrum softwaremiete clouddienst clouddienste cloudlösung cloudcomputing | cloud saas nuage infonuagique | cloud saas nube
ai chatbot artificial-intelligence machine-learning | ki chatbot ai künstliche-intelligenz | ia chatbot intelligence-artificielle | ia chatbot inteligencia-artificial aprendizaje-automático
system systems | system systeme anlage anlagen | système systèmes | sistema sistemas
device devices gadget | | appareil dispositif appareils | aparato dispositivo
part parts piece pieces | stück stücke | pièce pièces morceau | trozo
accessory accessories | zubehör zubehörteile | accessoire accessoires | accesorio accesorios
material materials | material werkstoff materialien baustoff baustoffe baustoffhandel | matériau matériaux | material materiales
goods merchandise | produkt produkte | marchandise | producto productos mercancía
article articles item items | artikel gegenstand gegenstände fachartikel beitrag beiträge | article articles objet objets | artículo artículos objeto
content contents | inhalt inhalte content contenterstellung | contenu contenus | contenido contenidos
variety | vielfalt bandbreite | gamme variété éventail | gama variedad
model models type types | modell typ modelle ausführung markenware fotomodell models modelagentur | modèle type modèles mannequinat | modelo tipo modelos
version versions | version fassung | version versions | versión versiones
draft drafts mockup | vorentwurf | ébauche brouillon | borrador
template templates | vorlage vorlagen schablone | gabarit pochoir |
example examples | beispiele | exemple exemples | ejemplo ejemplos
result results outcome | ergebnis ergebnisse resultat | résultat résultats | resultado resultados
trial trials probation | probezeit testphase probestunde | | probatorio
head heads | kopf köpfe | tête têtes | cabeza cabezas
face faces facial | gesicht gesichter gesichtsbehandlung gesichtspflege peeling | visage visages facial gommage peeling | rostro facial peeling exfoliante
eye eyes ophthalmologist ophthalmology | auge augen augenarzt | œil yeux ophtalmologue ophtalmologie | ojo ojos oculista oftalmólogo oftalmología
eyebrow eyebrows eyelash lashes mascara microblading | augenbrauen wimpern wimpernverlängerung mascara microblading | sourcil sourcils cils mascara microblading | cejas pestañas rímel microblading micropigmentación
ear ears ent otolaryngologist | ohr ohren hno | oreilles orl | oreja oído orejas otorrino
nose | nase nasen | nez | nariz
mouth lips lip | mund lippen lippe | lèvre lèvres | boca labio labios
tooth teeth | zahn zähne zahnreinigung | dents | diente dientes muelas
beard moustache shave shaving barber barbershop barber-shop | bart rasur rasieren bärte bartpflege barbier herrenfriseur | barbe moustache rasage raser barbier barbiers | barba bigote afeitado afeitar barbero barbería
neck throat | hals nacken | cou nuque gorge | cuello garganta nuca
shoulder shoulders | schulter schultern | épaule épaules | hombro hombros
spine backache backpain | rücken wirbelsäule rückenschmerzen | dos lombalgie vertébral rachis | espalda lumbago
chest breast | brust brüste oberkörper | poitrine sein torse | pecho seno
heart cardiac cardiology cardiologist | herz herzen kardiologe kardiologie | cœur cardiaque cardiologue cardiologie | corazón cardíaco cardiólogo cardiología
lung lungs breathing breath | lunge atem atmung | poumon respiration | pulmón respiración
stomach belly digestion bowel | bauch magen verdauung darm | ventre estomac digestion intestin | vientre estómago barriga digestión intestino
hip hips pelvis pelvic | hüfte becken beckenboden | hanche périnée | cadera pelvis
arm arms | arm arme | | brazo brazos
elbow elbows | ellenbogen rohrbogen winkelstück | coude coudes | codo codos
coupling couplings | kupplung kupplungen | raccords accouplement | acoplamiento acoplamientos
hand hands wrist | hand hände handgelenk | main mains poignet | mano manos muñeca
finger fingers thumb | finger daumen | doigt doigts pouce | dedo dedos pulgar
fingernail fingernails | fingernägel fingernagel | ongle ongles | uña
leg legs thigh | bein beine oberschenkel | jambe jambes cuisse | pierna piernas muslo
knee knees | knie | genou genoux | rodilla rodillas
foot feet ankle toe | fuß füße knöchel zehen | pied pieds cheville orteil | pie pies tobillo
skin dermatology dermatologist | haut hautpflege dermatologie hautarzt dermatologe | peau dermatologie dermatologue | cutis dermatología
muscle muscles muscular | muskel muskeln muskulatur | muscle muscles musculaire | músculo músculos muscular
bone bones joint joints bonemeal | knochen gelenk gelenke knochenmehl | os articulation articulations équarrissage | hueso huesos articulación
blood | blut bluttest blutabnahme blutentnahme | sang sanguin | sangre sanguíneo
brain nerve nerves | gehirn nerven nerv | cerveau nerf nerfs | cerebro nervio nervios
body bodies | körper körperlich | corps corporel | cuerpo corporal
slimming diet weightloss weight-loss diets dieting dietician dietitian | abnehmen diät gewichtsreduktion diätkost gewichtsabnahme ernährungsberatung | régime amincissement maigrir minceur diète amaigrissement perte-de-poids diététicien diététique | dieta adelgazar adelgazamiento pérdida-de-peso dietas dietista
voice voices voiceover dubbing narrator | stimme sprecher stimmen synchronsprecher synchronisation voiceover vertonung sprecherin | voix doublage doubleur narrateur | voz voces locución locutor doblaje
fur hide hides sheepskin pelt pelts | fell pelz felle pelze schaffell lammfell rohhaut tierhaut | fourrure | pelaje zalea pieles
feather feathers down | feder federn daunen daune daunendecke federbett gänsedaunen | plume plumes duvet | pluma plumas plumón
horn antler | horn geweih hörner | corne | cuerno asta
rain rainy rainwater | regen regenwasser regnerisch | pluie pluvieux | lluvia lluvioso
storm storms hurricane thunderstorm | sturm gewitter unwetter sturmschaden | tempête orage ouragan | tormenta huracán
hail hailstorm | hagel hagelschaden frostschaden | grêle | granizo
lightning | blitz blitzschutz blitzableiter überspannungsschutz | foudre paratonnerre parafoudre | rayo pararrayos relámpago
ice icy frost frosty | frost glatteis frostig | verglas givre glace | hielo helada escarcha
fog foggy mist | nebel neblig | brouillard brume | niebla bruma
sun sunny sunshine | sonne sonnig sonnenschein | soleil ensoleillé | sol soleado
shade shadow sunshade | schatten sonnenschutz beschattung verschattung | ombre ombrage ombrière | sombra sombreado quitasol
parasol umbrella | sonnenschirm regenschirm schirm ampelschirm schirmständer | parasol parapluie | sombrilla paraguas parasol paragüero
weather meteorological forecast | wetter witterung meteorologie wettervorhersage | météo météorologie | clima meteorología pronóstico
climate climatic | klima klimatisch klimaschutz klimaneutral | climat climatique | climático climatología
earthquake seismic | erdbeben erdbebensicher | séisme sismique | terremoto sísmico
drought xeriscape | dürre trockenheit trockenheitsresistent | sécheresse | sequía xerojardinería
air | luft | air | aire
soot | ruß feinstaub verrußt | suie | hollín
metre meter metres meters linear | meter laufmeter laufend lfm | mètre mètres linéaire | metro metros lineal
centimetre centimeter cm | zentimeter cm | centimètre cm | centímetro cm
millimetre millimeter mm | millimeter mm | millimètre mm | milímetro mm
sqm m2 squaremetre squaremeter | quadratmeter qm m2 nutzfläche | m2 | m2
m3 cubic | kubikmeter m3 festmeter kubisch cbm | m3 stère cubique | m3 cúbico cúbicos
hectare hectares acre acres | hektar ha | hectare hectares | hectárea hectáreas
litre liter litres liters | liter hektoliter | litre litres | litro litros
kilogram kilo kilos kg | kilogramm kilo kg | kilogramme kilo kg kilos | kilogramo kilo kg
gram grams gramme | gramm | gramme grammes | gramo gramos
tonne ton tonnes tons scaletruck tonnage | tonne tonnen tonnage | tonne tonnes tonnage | tonelada toneladas tonelaje
dozen dozens | dutzend | douzaine | docena docenas
hundred hundreds | hundert hunderte | cent centaine centaines | cien ciento cientos
thousand thousands | tausend tausende | mille millier milliers | mil miles
million millions | million millionen | million millions | millón millones
percent percentage | prozent prozentsatz | pourcent pourcentage | porcentaje porciento
watt watts kilowatt kw kwh kwp | watt kilowatt kw kwh kwp | watt kilowatt kw kwh kwc | vatio kilovatio kw kwh kwp
volt volts voltage highvoltage | volt spannung hochspannung | volt tension voltage | voltio voltaje tensión
celsius | celsius grad | degré celsius degrés |
pressure waterpressure | überdruck wasserdruck hauswasserwerk druckbehälter druckprüfung | pression surpresseur | presión
inch inches | zoll | pouce pouces | pulgada pulgadas
decibel decibels | dezibel schallpegel | décibel décibels | decibelio decibelios
power | nennleistung motorleistung | puissance | potencia
footage | wohnfläche | superficie | área
angle angles | winkel neigung | inclinaison | ángulo inclinación
format formats a4 copypaper | format a4 hochformat druckerpapier kopierpapier | format a4 ramette ramettes | formato a4 folios
resolution pixels | auflösung pixel | pixels | resolución píxeles
layer layers | lagen | | capa capas
rod rods | stab stange stangen stäbe stangenmaterial stabstahl rundstahl | barre tige barres | barra varilla barras
tube tubes hose hoses wateringcan hosepipe garden-hose | schlauch schläuche tube gartenschlauch hydraulikschlauch schlauchleitung gießkanne | tube tubes durite arrosoir tuyau-d'arrosage flexible flexibles | manguera manguito regadera mangueras
wire wires barbed | draht drähte stacheldraht drahtgewebe | barbelé | alambre alambres
thread yarn threads spinning | garn faden zwirn gewinde gewindeschneiden gewindebohren spinnerei gesponnen wollgarn | filetage filé fileté taraudage tarauder filature pelote | hilo hilos rosca roscado roscar roscada hilatura ovillo
belt belts strap straps lashing | gürtel riemen gurt gurte spanngurt zurrgurt tragegurt ledergürtel | ceinture courroie sangle arrimage | cinturón correa cincha eslinga correas
chain chains | kette ketten rollenkette | chaîne chaînes | cadena cadenas
ring rings wedding-ring wedding-rings | ring ringe fingerring ehering eheringe trauring trauringe | anneau bague anneaux alliances | anillo anillos sortija alianza alianzas anillo-de-boda
hook hooks shackle | haken schäkel | patère manille | gancho ganchos grillete
knob doorhandle doorknob | griff griffe türgriff knauf türklinke türklinken | poignée poignées béquille | manija tirador manilla pomo
hinge hinges | scharnier scharniere türband türbänder | charnière charnières paumelle gond | bisagra bisagras
key keys | schlüssel nachschlüssel | clé clés clef | llave llaves
button buttons | knopf knöpfe taste tasten | bouton boutons | botón botones
zip zipper zippers | reißverschluss reißverschlüsse | zip | cremallera cremalleras
wheel wheels rim rims | rad räder felge felgen alufelgen | roue roues roulette jante jantes | rueda ruedas llanta llantas
frame frames framework | rahmen gestell rahmengestell | cadre châssis cadres | marco marcos bastidor
base pedestal | sockel basis untergestell | socle piètement | base pedestal zócalo
foundation foundations footings | fundament fundamente gründung | semelle | cimientos cimentación zapata zapatas
column columns pillar pole | säule pfosten pfeiler säulen mast | colonne poteau pilier | columna pilar pilares
ladder ladders stepladder | leiter leitern trittleiter anlegeleiter stehleiter | échelle échelles escabeau | escalerilla
ramp ramps dock docks | rampe rampen laderampe verladerampe überladebrücke | rampe rampes quai quais | rampa rampas
tarpaulin tarp | abdeckplane | bâche bâches bâchage | lona
mesh netting grid wiremesh | netz gitter netze maschendraht drahtgitter | maille | malla rejilla mallazo
basket baskets wicker rattan willow | korb körbe flechtwerk rattan korbmöbel korbgeflecht polyrattan wäschekorb weidenkorb korbweide | panier paniers osier vannerie rotin corbeille saule | cesta cestas mimbre sauce cestería
crate crates | kiste kisten holzkiste holzkisten transportkiste stapelkiste obstkiste weinkiste getränkekiste | caisse caisses cageot cagette caisserie | guacal huacal
sack sacks bigbag bigbags | sack säcke bigbag bigbags papiersack | bigbag bigbags | saco sacos bigbag bigbags
cans tin tins tincan tincans | dose dosen konserve konservendose blechdose weißblechdose | canette | lata latas
jar jars | einmachglas glasdose schraubglas marmeladenglas | bocal bocaux | tarro tarros frasco
bucket buckets pail | eimer kübel putzeimer hobbock | seau seaux | cubo cubeta balde
tray trays platter platters | tablett tabletts trays servierplatte servierplatte platte platten | plateau plateaux barquette | bandeja bandejas
case cases suitcase suitcases luggage baggage | koffer gepäck gehäuse reisekoffer | valise bagage bagages étui | maleta equipaje estuche
backpack rucksack backpacks back-pack | rucksack rucksäcke schulranzen schulbedarf | cartable sac-à-dos sacs-à-dos | mochila mochilas
wallet purse leathergoods | geldbörse brieftasche portemonnaie geldbeutel lederwaren | portefeuille maroquinerie maroquinier porte-monnaie porte-feuille | cartera monedero billetera marroquinería marroquinero
cloakroom coatrack coatstand coathooks | garderobe kleiderständer garderobenständer | portemanteau vestiaire | perchero guardarropa
vault strongbox | tresor safe tresore panzerschrank wertschrank | coffre | bóveda cajafuerte
bench benches beertable | sitzbank parkbank gartenbank bierbank biertisch festzeltgarnitur | banc bancs banquette | banqueta bancada
stool stools barstool | hocker barhocker schemel | tabouret tabourets | taburete taburetes
broom brush brushes paintbrush | bürste besen pinsel bürsten mopp wischmopp malerpinsel | brosse balai pinceau balais brosserie | cepillo escoba brocha pincel fregona
knife knives blade blades sawblade | klinge klingen kochmesser küchenmesser | couteau couteaux lame | cuchillo cuchillos cuchilla navaja cuchillería
scissors shears secateurs | schere scheren gartenschere | ciseaux cisailles sécateur sécateurs | tijeras podadera
pliers wrench spanner screwdriver tongs | zange schraubendreher schraubenschlüssel schraubenzieher akkuschrauber kombizange | tournevis visseuse tenaille | alicates destornillador alicate tenaza
chainsaw chainsaws | kettensäge motorsäge | tronçonneuse tronçonneuses | motosierra motosierras
shovel spade wheelbarrow hoe | schaufel schubkarre schaufeln | pelle brouette binette | pala azada palas carretón
axe hatchet pickaxe | axt beil spitzhacke | hachette haches pioche | hacha
helmet helmets | helm helme schutzhelm bauhelm psa | casque casques | casco cascos
mask masks respirator ffp2 | maske masken atemschutz mundschutz schutzmaske atemschutzmaske ffp2 | masque masques ffp2 respiratoire | mascarilla máscara mascarillas ffp2
earplugs earmuffs | gehörschutz ohrstöpsel | antibruit | antirruido orejeras
workwear overalls ppe apron | schutzkleidung berufskleidung schürze schutzausrüstung arbeitsschutz | epi tablier | epi delantal epis mandil
grandchildren grandchild | enkel enkelkind enkelkinder | petits-enfants petit-fils | nietos nieto
orphan adoption foster | waise adoption pflegekind pflegefamilie adoptieren | orphelin adoption adopter | huérfano adopción acogida adoptar
engaged engagement betrothed fiance | verlobung verlobt verlobungsring | fiançailles fiancés | pedida prometidos
colleague colleagues coworker | kollege kollegen kollegin | collègue collègues | colega colegas compañero
boss chief | chef vorgesetzter | patron chef | jefe jefa
graduate graduates academic | absolvent akademiker absolventin hochschulabsolvent professorin | académique | graduado académico
scout scouts | pfadfinder ferienlager zeltlager feriencamp | scout scouts camp colonie | escultista scout campamento campamentos
homeless shelter | obdachlos obdachlose notunterkunft | refuge | refugio indigente
witness witnesses plaintiff defendant | zeuge zeugen trauzeuge beklagter | témoin témoins plaignant | testigo testigos demandante demandado
priest celebrant officiant ceremony ceremonies pastor clergy vicar | pfarrer priester trauredner zeremonienmeister zeremonie zeremonien geistliche pastor | prêtre officiant célébrant cérémonie cérémonies curé pasteur | sacerdote oficiante ceremonia ceremonias párroco pastor
passenger passengers | passagier fahrgast fahrgäste mitfahrer | passagers covoiturage | pasajero pasajeros
cyclist cyclists cycling | radfahrer radler radsport radtour | cycliste cyclistes cyclisme | ciclista ciclistas ciclismo
pedestrian pedestrians | fußgänger | piéton piétons | peatón peatones
crowd crowds | menschenmenge andrang | foule | multitud muchedumbre
ireland irish | irland irisch | irlande irlandais | irlanda irlandés
scotland scottish | schottland schottisch | écosse écossais | escocia escocés
america american usa | amerika amerikanisch usa | amérique américain usa | américa americano estadounidense eeuu
canada canadian | kanada kanadisch | canada canadien | canadá canadiense
africa african swahili | afrika afrikanisch | afrique africain | áfrica africano
asia asian | asien asiatisch orientalisch | asie asiatique | asia asiático
india indian hindi | indien indisch hindi | inde indien | india indio hindú hindi
mexico mexican tacos taco burrito | mexiko mexikanisch tacos | mexique mexicain tacos | méxico mexicano
morocco moroccan tajine | marokko marokkanisch tajine | maroc marocain tajine | marruecos marroquí tayín
mediterranean | mediterran mittelmeer | méditerranée méditerranéen | mediterráneo
alps alpine | alpen alpin | alpes alpin | alpes alpino
berlin | berlin berliner | berlin berlinois | berlín berlinés
madrid | madrid | madrid madrilène | madrid madrileño
barcelona | barcelona | barcelone | barcelona barcelonés
lyon | lyon | lyon lyonnais | lyon
milan milanese | mailand mailänder | milan milanais | milán milanés
valencia | valencia | valence | valencia valenciano
stuttgart | stuttgart stuttgarter | stuttgart | stuttgart
stairlift stairlifts stair-lift stair-lifts | treppenlift treppenlifte | monte-escalier monte-escaliers | salvaescaleras montaescaleras
ventilator fan fans | ventilator ventilatoren deckenventilator | ventilateur ventilateurs soufflante | ventilador ventiladores soplante
condensation | kondenswasser kondensation | condensation | condensación
subsidence settling | setzung absenkung setzungsrisse | affaissement tassement | hundimiento asentamiento
landslide erosion | erdrutsch erosion hangsicherung | glissement érosion éboulement | desprendimiento erosión deslizamiento
draught draughty | zugluft | calfeutrage | calafateo corrientes
overheating overheated | überhitzung überhitzt | surchauffe surchauffé | sobrecalentamiento recalentado
shortcircuit short-circuit | kurzschluss kurzschlüsse | court-circuit | cortocircuito
blackout | stromausfall blackout | coupure délestage | apagón
liquidation liquidator | liquidation geschäftsauflösung liquidierung lagerräumung betriebsauflösung liquidator firmenauflösung geschäftsaufgabe | liquidation liquidations liquidateur liquidatif | liquidación liquidar
downtime standstill | stillstand ausfallzeit | immobilisation | inactividad
congestion traffic trafficplanning | verkehr stau verkehrsregelung verkehrsplanung verkehrsplaner | circulation embouteillage trafic | tráfico circulación
moth moths | motte motten mottenfraß kleidermotten | mite mites | polilla polillas
mosquito mosquitoes flyscreen flies | mücke mücken stechmücken fliegengitter insektenschutz moskitonetz mückenschutz | moustique moustiques moustiquaire | mosquito mosquitos mosquitera
ant ants | ameise ameisen | fourmi fourmis | hormiga hormigas
mole moles marten vole | maulwurf marder wühlmaus marderabwehr | taupe fouine taupes campagnol martre taupier | topo topos topillo marta garduña
tick ticks flea fleas lice | zecken flöhe läuse floh zecke | tique puce poux tiques | garrapata piojos pulgas
wrinkle wrinkles crease creases antiaging | knitterfrei antifalten | ride rides froissé infroissable antirides | arruga arrugas antiarrugas
headache migraine | kopfschmerzen migräne | migraine céphalée mal-de-tête maux-de-tête | migraña jaqueca cefalea dolor-de-cabeza
snoring apnea | schnarchen schlafapnoe | ronflement apnée | ronquidos apnea
acne pimples eczema psoriasis | akne pickel ekzem neurodermitis | acné eczéma psoriasis | acné espinillas eczema psoriasis
pollen propolis royaljelly allergist pollenallergy hayfever | pollen heuschnupfen propolis allergologe | pollen rhinite propolis allergologue | polen rinitis propóleo alergólogo
incontinence | inkontinenz inkontinenzeinlagen | incontinence | incontinencia
diabetes diabetic insulin | diabetes diabetiker insulin | diabète diabétique insuline | diabetes diabético insulina
cancer oncology | krebserkrankung krebs onkologie | cancer oncologie | cáncer oncología
flu vaccine vaccination fever influenza | grippe impfung impfen impfstoff geimpft fieber erkältung | grippe vaccin vaccination fièvre | gripe vacuna vacunación vacunas vacunado fiebre resfriado
surgery surgeon | operation chirurg chirurgie chirurgin | chirurgie chirurgien chirurgical | cirugía cirujano quirúrgico
rehabilitation rehab convalescence | rehabilitation reha | rééducation réadaptation convalescence | convalecencia
grief mourning bereavement condolence | trauer trauerbegleitung trauerfall beileid | deuil condoléances endeuillé | duelo luto condolencias pésame
bullying harassment | mobbing belästigung | harcèlement | acoso hostigamiento
homework afterschool | hausaufgaben hausaufgabenhilfe nachmittagsbetreuung hort | devoirs périscolaire | deberes extraescolar extraescolares
dyslexia dyscalculia | legasthenie dyskalkulie lrs | dyslexie dyslexique dyscalculie | dislexia disléxico discalculia
literacy alphabet | alphabetisierung alphabet | alphabétisation alphabet | alfabetización alfabeto
timer stopwatch | stoppuhr zeitschaltuhr timer | minuterie chronomètre programmateur minuteur | temporizador cronómetro
sunrise dawn dusk sunset | sonnenaufgang sonnenuntergang dämmerung | aube crépuscule | amanecer atardecer anochecer
grapeharvest | weinlese traubenlese | vendange vendanges | vendimia
afterwards later | nachträglich | ultérieur ultérieurement | posterior posteriormente
notarisation apostille legalisation legalization | apostille beglaubigung beglaubigt legalisation überbeglaubigung | apostille légalisation | apostilla legalización compulsa
affidavit sworn | beeidigt vereidigt eidesstattlich | assermenté | jurado juramentado
stamp stamps rubberstamp philately philatelist | stempel siegel briefmarke briefmarken stempelkissen philatelie firmenstempel | tampon timbre cachet philatélie | sello sellos timbre filatelia
barcode qr barcodes qrcode bar-code bar-codes | barcode strichcode qr | qr code-barres codes-barres | qr código-de-barras códigos-de-barras
album photobook photobooks photoalbum | album fotoalbum alben fotobuch fotobücher fotoalben | album albums | álbum álbumes fotolibro
diary notepad notepaper agendas | notizbuch tagebuch notizblock schulheft schreibblock kalenderbuch taschenkalender | carnet agenda cahier cahiers calepin | agenda cuaderno libreta cuadernos bloc
envelope envelopes | briefumschlag briefumschläge kuvert versandtasche kuvertieren | enveloppe enveloppes | sobres
plaque nameplate | namensschild türschild plakette | écriteau | plaquita
crest emblem | wappen emblem abzeichen | blason emblème écusson | emblema escudo insignia
medal medals | medaille medaillen orden | médaille médailles | medalla medallas
quota allotment | kontingent quote | contingent quota | cupo contingente
leasing | leasing mietkauf leasingvertrag | leasing | leasing renting
crowdfunding sponsorship sponsor sponsors | sponsor sponsoring crowdfunding | sponsor parrainage mécénat mécène sponsoring | patrocinador patrocinio mecenazgo
cryptocurrency bitcoin blockchain crypto nft crypto-currency | kryptowährung bitcoin blockchain krypto nft | cryptomonnaie bitcoin blockchain crypto nft crypto-monnaie | criptomoneda bitcoin blockchain cripto nft
coin coins numismatics | münze münzen numismatik münzhandel | numismatique | numismática
monopoly exclusivity | exklusivität alleinvertrieb | exclusivité | exclusividad
ethics ethical fairtrade philosophy | ethisch ethik fairtrade philosophie fair | éthique équitable philosophie | ética ético filosofía fairtrade filósofo
neutral neutrality unbiased | neutral unparteiisch | neutre impartial | neutral imparcial
volatile variable | variabel veränderlich | variable | variable
reversible | wendbar umkehrbar | réversible | reversible
magnetic magnet magnets | magnet magnetisch magnete | aimant magnétique aimants | imán magnético imanes
perforated perforation | perforiert gelocht perforation lochblech | perforé perforation | perforado perforada
embossed embossing hotfoil | geprägt prägung heißfolienprägung prägedruck blindprägung | gaufrage gaufré | relieve gofrado
satin | satiniert milchglas gebürstet satinieren | satiné dépoli satinage | satinado esmerilado
padded padding | gepolstert | rembourré capitonné | acolchado almohadillado
thermal thermodynamics | thermisch thermo wärmeschutz thermodynamik | thermique thermodynamique | térmico termodinámica
wireless cordless bluetooth | drahtlos kabellos funk schnurlos bluetooth akkubetrieben | bluetooth radiofréquence | inalámbrico bluetooth radiofrecuencia
manually | manuell handbetrieben | manuellement manuelle | manualmente
hybrid | hybrid hybridfahrzeug | hybride | híbrido
diesel | diesel dieselkraftstoff | diesel gazole gasoil | diésel gasóleo
rechargeable | wiederaufladbar aufladbar | rechargeable accu | recargable
lefthanded | linkshänder | gaucher | zurdo
secluded isolated | abgelegen abgeschieden einsam | isolé reculé | aislado apartado
view panorama panoramic virtualtour 360 | aussicht ausblick panorama panoramabild rundblick panoramafoto 360 | vue panorama panoramique 360 | vistas panorámica panorama 360
furnished | möbliert | meublée | amueblado
unfurnished | unmöbliert | démeublé | desamueblado
spacious roomy | geräumig weitläufig großzügig | spacieux vaste | espacioso
smoker smoking tobacco nonsmoker cigar cigars cigarettes | tabak nichtraucher zigarre zigarren zigaretten | fumeur tabac cigare cigares cigarettes | fumador tabaco cigarros cigarrillos
refillable | nachfüllbar | rechargement consigné | rellenable retornable
disposable singleuse | einweg wegwerf einwegartikel einmalartikel einweggeschirr trinkhalm | jetable | desechable pajita
compostable | kompostierbar | compostable | compostable
recyclate regrind regranulate | abfallfrei rezyklat regranulat mahlgut | recyclat rebroyé | granza recuperado
renewable renewables | erneuerbar erneuerbare | renouvelable renouvelables | renovable renovables
odourless scentless | geruchlos geruchsneutral parfümfrei | inodore | inodora
stainproof | fleckabweisend schmutzabweisend | antitache | antimanchas
slippery | rutschig | glissant | resbaladizo
sticky tape tapes adhesive-tape | klebeband klebebänder klebrig | ruban-adhésif bande-adhésive | pegajoso cinta-adhesiva
hollow | hohlraum | creux | ahuecado
upright vertical | senkrecht vertikal | vertical verticale | vertical
horizontal | waagerecht horizontal | horizontal | horizontal
diagonal sloping inclined | schräg diagonal geneigt | incliné diagonal oblique | inclinado diagonal oblicuo
asymmetric symmetrical symmetry | symmetrisch asymmetrisch | symétrique asymétrique | simétrico asimétrico
spiral helical spiralbound | spirale gewendelt wendel wendeltreppe spindeltreppe spiralbindung ringbindung drahtbindung | spirale hélicoïdal colimaçon | espiral caracol helicoidal
cylindrical cylinder cylinders | zylinder zylindrisch pneumatikzylinder | cylindre cylindrique | cilindro cilíndrico
spherical sphere ball balls | kugel kugeln ball bälle | balle sphère boule | bola pelota esfera balón
cube blocks | würfel block blöcke klotz | cube bloc parpaing | bloque bloques
ribbon | zierband schleifenband satinband geschenkband | ruban rubans | cinta lazo
granules granulate | granulat granuliert körnung granulieren | granulat | gránulos granulado
trunk roundwood | baumstamm stamm stämme rundholz stammholz | tronc rondin grume | tronco troncos rollizo
pasteurised pasteurized | pasteurisiert pasteurisieren pasteur pasteurisierung | pasteurisé | pasteurizado
expiry expired shelflife | mindesthaltbarkeit ablaufdatum abgelaufen mhd | péremption périmé dluo ddm dlc | caducidad caducado
blank paperwork | formular formulare vordruck antrag anträge papierkram antragstellung | formulaire formulaires paperasse | formulario formularios impreso trámite trámites
`
