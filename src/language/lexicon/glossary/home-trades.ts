/** Building, home, food, farms, events, family, health and sports, in the form of attributes.ts. */
export const homeTradeRows = `
stairs staircase staircases stairway | treppe treppen treppenbau treppenbauer treppenstufen | escalier escaliers | escalera escaleras
handrail handrails railing railings balustrade banister | geländer handlauf handläufe | balustrade rambarde | barandilla barandillas pasamanos
tile tiles tiler tiling | fliese fliesen fliesenleger fliesenarbeiten kachel kacheln | carrelage carrelages carreleur carreaux | azulejo azulejos baldosa baldosas alicatado alicatador
plumbing plumber plumbers | klempner klempnerei klempnerarbeiten sanitär sanitärinstallation sanitärarbeiten | plomberie plombier plombiers | fontanería fontanero fontaneros
heating heater heaters warm warming | heizung heizungen heizen heizungsanlage heizungsbau heizungsbauer wärme erwärmen | chauffage chauffages chauffagiste chaleur réchauffer chaud | calefacción calefactor calor calentar caliente cálido
radiator radiators | heizkörper radiator radiatoren | radiateur radiateurs | radiador radiadores
boiler boilers | heizkessel kessel therme gastherme brennwertkessel thermen gasthermen | chaudière chaudières chauffe-eau | caldera calderas calentador-de-agua
facade facades façade | fassade fassaden fassadenbau | façade façades ravalement | fachada fachadas
cladding | verkleidung verkleiden verkleidungen wandverkleidung | bardage bardages | revestimiento revestimientos
drywall plasterboard studwall stud | trockenbau trockenbauer gipskarton gipskartonplatten rigips ständerwerk | placo placoplâtre plaquiste | pladur tabiquería tabique tabiques tabiquero
plaster plastering plasterer stucco | verputz verputzen verputzer innenputz außenputz stuckateur gipser | plâtre plâtrier plâtrerie enduit enduits crépi | yeso yesero yesos enlucido revoque
flooring floorings | bodenbelag bodenbeläge bodenleger fußboden fußböden bodenverlegung | revêtement revêtements plancher planchers | suelo suelos pavimento pavimentos
parquet | parkett parkettleger parkettboden parkettböden | parquet parquets parqueteur | parqué parquet tarima tarimas
laminate laminated | laminat laminatboden laminiert | stratifié stratifiés stratifiée | laminado laminados laminada
scaffold scaffolding scaffolder scaffolds | gerüst gerüste gerüstbau gerüstbauer | échafaudage échafaudages échafaudeur | andamio andamios andamiaje
demolition demolish demolished | abriss abbruch abbrucharbeiten abreißen rückbau | démolition démolitions démolir | demolición demoler derribo derribos
door doors front-door entrance-door | tür türen zimmertür zimmertüren innentür innentüren eingangstür eingangstüren schiebetür | porte portes porte-d'entrée portes-d'entrée | puerta puertas puerta-de-entrada
gate gates gateway garage-door garage-doors | tor tore gartentor hoftor garagentor garagentore rolltor rolltore | portail portails porte-de-garage portes-de-garage | portón portones puerta-de-garaje
lock locks locksmith locksmiths smartlock | türschloss türschlösser schlüsseldienst schließanlage schließzylinder smartlock | serrure serrures serrurier serrurerie | cerradura cerraduras cerrajero cerrajería
fence fences fencing | zaun zäune zaunbau umzäunung einzäunung | clôture clôtures clôturer grillage | valla vallas vallado cercado
terrace terraces patio patios | terrasse terrassen terrassenbau | terrasse terrasses | terraza terrazas
balcony balconies | balkon balkone | balcon balcons | balcón balcones
greenhouse greenhouses | gewächshaus gewächshäuser treibhaus | serre serres | invernadero invernaderos
pool pools swimmingpool swimming-pool swimming-pools | pool pools swimmingpool schwimmbad schwimmbecken poolbau | piscine piscines pisciniste | piscina piscinas
borehole boreholes wells | brunnen brunnenbau brunnenbohrung hausbrunnen | forage forages puits puisatier | pozo pozos perforación
insulation insulate insulated insulating | dämmung dämmen isolierung isolieren dämmstoff dämmstoffe dämmplatten | isolation isolant isolants isoler isolation-thermique | aislamiento aislamientos aislante aislantes aislar aislamiento-térmico
chimney chimneys fireplace fireplaces chimneysweep | schornstein schornsteine kamin kamine schornsteinfeger kaminkehrer kaminfeger rauchfangkehrer | cheminée cheminées ramonage ramoneur ramoner | chimenea chimeneas deshollinador
stove stoves | ofen öfen kachelofen kaminofen ofenbauer | poêle poêles poêle-à-granulés | estufa estufas estufa-de-pellets
oven ovens | backofen backöfen | four fours | horno hornos
masonry mason bricklayer bricklaying | maurer maurerarbeiten mauerwerk mauern mauer | maçon maçonnerie maçons | albañil albañiles albañilería mampostería
brick bricks | ziegel ziegelstein backstein backsteine klinker | brique briques | ladrillo ladrillos
concrete | beton betonarbeiten betonieren | béton bétons bétonnage | hormigón hormigones hormigonado
cement | zement | ciment ciments | cemento cementos
screed screeds | estrich estriche estrichleger | chape chapes chapiste | solera soleras
mortar mortars | mörtel | mortier mortiers | mortero morteros
excavation excavations excavating earthworks earthmoving | erdarbeiten aushub erdaushub ausschachtung | excavation excavations excaver déblai | excavación excavaciones excavar
digger diggers minidigger miniexcavator | bagger baggerarbeiten baggern minibagger kettenbagger mobilbagger | minipelle minipelles tractopelle | retroexcavadora miniexcavadora
crane cranes | kran kräne kranwagen autokran | grue grues grutier | grúa grúas
paving pavers cobblestones cobblestone interlocking paver paving-stone paving-stones block-paving | pflaster pflasterarbeiten pflastersteine pflasterer verbundpflaster verbundsteine pflasterstein kopfsteinpflaster | pavé pavés pavage paveur autobloquant autobloquants dallage dalle dalles | adoquín adoquines adoquinado
asphalt tarmac | asphalt asphaltieren asphaltarbeiten | asphalte enrobé enrobés goudron | asfalto asfaltado asfaltar
joiner joinery carpenter carpentry cabinetmaker | schreiner schreinerei tischler tischlerei schreinerarbeiten tischlerarbeiten | menuiserie menuisier menuisiers ébéniste ébénisterie | carpintero carpintería carpinteros ebanista ebanistería
room rooms bedroom bedrooms doubleroom double-room twin-room single-room | zimmer schlafzimmer doppelzimmer einzelzimmer | chambre chambres chambre-double chambre-simple | habitación habitaciones dormitorio habitación-doble habitación-individual dormitorios
truss trusses rafters rafter timberwork roofframe | dachstuhl dachstühle zimmermann zimmererarbeiten zimmerei | charpente charpentes charpentier | cercha cerchas armazón
beam beams girder girders | balken stahlträger | poutre poutres | viga vigas
roofer roofers | dachdecker dachdeckerei dachdeckerarbeiten | couvreur couvreurs | techador tejador
gutter gutters guttering downpipe | dachrinne dachrinnen regenrinne fallrohr | gouttière gouttières descente-d'eau | canalón canalones
skylight skylights rooflight roof-window roof-windows | dachfenster oberlicht oberlichter | lucarne velux fenêtre-de-toit fenêtres-de-toit | claraboya claraboyas tragaluz ventana-de-tejado
shutter shutters | rollladen rollläden rolladen fensterladen fensterläden | volet volets | persiana persianas contraventana
blinds blind roller-blind roller-blinds venetian-blinds | jalousie jalousien rollo rollos plissee plissees raffstore | store stores stores-vénitiens | estor estores persiana-veneciana
awning awnings | markise markisen | auvent auvents banne store-banne stores-bannes | toldo toldos
garage garages | garage garagen | garage garages | garaje garajes cochera
shed sheds gardenhouse toolshed | schuppen gartenhaus gartenhäuser gerätehaus gerätehütte gartenhäuschen | cabanon cabanons abri abris | cobertizo cobertizos caseta casetas
elevator elevators | aufzug aufzüge fahrstuhl | ascenseur ascenseurs | ascensor ascensores
aircon hvac air-conditioning air-conditioner air-conditioners | klimaanlage klimaanlagen klimatisierung klimagerät klimageräte klimatechnik | climatisation climatiseur climatiseurs clim | climatización climatizador acondicionado aire-acondicionado
ventilation ventilate ventilated | lüftung belüftung lüftungsanlage lüftungsbau | ventilation ventiler vmc | ventilación ventilar
bathroom bathrooms bath-room | bad bäder badezimmer badsanierung badrenovierung | bain bains salle-de-bain salle-de-bains salles-de-bain salles-de-bains salle-d'eau | baño baños cuarto-de-baño cuartos-de-baño
shower showers walk-in-shower walk-in-showers | dusche duschen duschkabine brause | douche douches cabine-de-douche douche-à-l'italienne douches-à-l'italienne | ducha duchas ducha-a-ras-de-suelo duchas-a-ras-de-suelo
bathtub bathtubs bath-tub | badewanne badewannen | baignoire baignoires | bañera bañeras
toilet toilets lavatory wc | toilette toiletten wc klo toilettenspülung spülkasten klospülung | toilettes toilette wc w-c chasse-d'eau chasses-d'eau cuvette | inodoro inodoros aseo aseos váter retrete cisterna cisternas
sink sinks washbasin washbasins washstand vanity drainer wash-basin wash-basins hand-basin kitchen-sink kitchen-sinks | waschbecken waschtisch spüle spülbecken waschtischunterschrank küchenspüle | lavabo lavabos évier éviers vasque timbre-office | lavabo lavabos fregadero lavamanos fregaderos pileta
faucet faucets tap taps | wasserhahn wasserhähne armatur armaturen | robinet robinets robinetterie mitigeur | grifo grifos grifería
pipe pipes piping pipework | rohr rohre rohrleitung rohrleitungen rohrleitungsbau rohrbruch wasserrohrbruch | tuyau tuyaux tuyauterie canalisation canalisations | tubería tuberías tubo tubos cañería cañerías
drain drains drainage sewer sewers sewerage mains | abfluss abflüsse rohrreinigung kanalisation drainage abflussreinigung kanalanschluss abwasserkanal | canalisation canalisations égout égouts drainage tout-à-l'égout siphon-de-sol | desagüe desagües alcantarillado desatasco drenaje
leak leaks leakage leaking dripping drip drips | leckage leckagen leckortung undicht undichtigkeit tropfend tropft undichte undichter undichtes leck | fuite fuites goutte gouttent coule coulent suinte | fuga fugas gotera goteras gotea gotean pierde pierden filtración filtraciones
sealing sealant sealants watertight-seal seal reseal waterproofing waterproofed tanking | abdichtung abdichten abdichtungen dichtmachen versiegeln bauwerksabdichtung | étanchéité étanchéifier étancher imperméabilisation | impermeabilización impermeabilizar sellar sellado estanqueidad impermeabilizaciones
mildew mouldy moldy fungus fungal blackmould | schimmel schimmelpilz schimmelbefall pilzbefall schimmelsanierung schimmelentfernung | moisissure moisissures | moho mohos hongos
damp dampness humidity moisture | feuchtigkeit feucht feuchte feuchteschaden | humidité humide humides | humedad humedades húmedo
asbestos | asbest asbestsanierung | amiante désamiantage | amianto
renovation renovations renovate renovating remodeling retrofit remodel remodelling revamp | renovierung renovieren sanierung sanieren renovierungsarbeiten modernisierung energetisch altbausanierung umgestalten umgestaltung neugestaltung | rénovation rénovations rénover réhabilitation réaménagement réaménager relooking | reforma reformas reformar rehabilitación renovación remodelación remodelar
electrician electricians | elektrikerin elektroinstallateur elektroinstallation elektroarbeiten | électricien électriciens | electricista electricistas
wiring rewiring power-socket | verkabelung verkabeln | câblage câblages | cableado cableados
lamp lamps luminaire luminaires light lighting illumination floodlight stagelight light-bulb light-bulbs | lampe lampen leuchte leuchten beleuchtung licht lichter beleuchtungstechnik lichtplanung scheinwerfer flutlicht lichttechnik lichtanlage glühbirne glühbirnen | lampe lampes luminaire luminaires éclairage éclairer lumière luminosité ampoule-électrique | lámpara lámparas luminaria iluminación alumbrado luz luces
smoke smoke-detector smoke-detectors smoke-alarm | rauch rauchmelder | fumée fumées détecteur-de-fumée détecteurs-de-fumée | humo humos detector-de-humo detectores-de-humo
alarm alarms burglar-alarm alarm-system | alarm alarmanlage alarmanlagen | alarme alarmes système-d'alarme | alarma alarmas sistema-de-alarma
extinguisher extinguishers fire-extinguisher fire-extinguishers | feuerlöscher | extincteur extincteurs | extintor extintores
wallpaper wallpapers wallpapering | tapete tapeten tapezieren tapezierarbeiten | tapisserie tapisser | empapelado empapelar
surveyor surveyors surveying cadastral | vermessung vermesser vermessungsbüro kataster | géomètre géomètres cadastral géomètre-expert | topógrafo topografía topográfico catastral
architect architects architecture architectural | architekt architektin architekten architektur architekturbüro | architecte architectes architecture | arquitecto arquitectos arquitectura
permit permits | genehmigung genehmigungen baugenehmigung | permis autorisation autorisations | permiso permisos
prefabricated prefab | fertighaus fertigteil fertigteile vorgefertigt | préfabriqué préfabriquée préfabriqués | prefabricado prefabricada prefabricados
barn barns | scheune scheunen | grange granges | granero graneros
wardrobe wardrobes cupboard cupboards cabinet cabinets closet | kleiderschrank kleiderschränke einbauschrank wandschrank aktenschrank | armoire armoires penderie placard placards | armario armarios ropero
shelf shelves shelving bookcase bookshelf bookshelves | regal regale regalsystem bücherregal bücherwand | étagère étagères rayonnage rayonnages | estantería estanterías estante estantes
drawer drawers | schublade schubladen | tiroir tiroirs | cajón cajones
sofa sofas couch | sofa sofas couch | canapé canapés | sofá sofás
armchair armchairs | sessel ohrensessel | fauteuil fauteuils | sillón sillones butaca butacas
bed beds | bett betten bettgestell | lit lits | somier somieres
mattress mattresses | matratze matratzen | matelas | colchón colchones
pillow pillows cushion cushions | kissen kopfkissen | coussin coussins oreiller oreillers | almohada almohadas cojín cojines
duvet duvets blanket blankets | bettdecke bettdecken wolldecke | couette couettes plaid | manta mantas edredón edredones
bedsheets bedsheet bed-linen bed-sheets | bettwäsche bettlaken laken | literie drap draps linge-de-lit linge-de-maison | sábana sábanas ropa-de-cama ropa-blanca
curtain curtains drapes | vorhang vorhänge gardine gardinen | rideau rideaux | cortina cortinas
carpet carpets rug rugs moquette | teppich teppiche teppichboden teppichböden auslegware | tapis moquette moquettes | alfombra alfombras moqueta
mirror mirrors | spiegel | miroir miroirs | espejo espejos
upholstery upholsterer upholstered | polster polsterei polsterer polstern polstermöbel | tapissier rembourrage | tapicería tapicero tapizar tapizado
lawn lawns turf | rasen rasenpflege rollrasen | gazon gazons pelouse pelouses | césped
mow mowing mower mowers grasscutter lawnmower lawnmowers lawn-mower ride-on-mower | mähen rasenmähen rasenmäher mäher mähroboter aufsitzmäher rasentraktor | tonte tondre tondeuse fauchage autoportée tondeuses tondeuse-à-gazon | segar siega cortacésped desbrozadora segadora cortacéspedes
hedge hedges | hecke hecken heckenschnitt | haie haies | seto setos
tree trees arborist | baum bäume baumpflege baumpfleger | arbre arbres arboriste | árbol árboles
pruning prune pruned cutback cut-back | baumschnitt obstbaumschnitt rückschnitt beschneiden zurückschneiden schneiden | élagage élaguer élagueur tailler taille | podador podadores podar poda podas
felling | baumfällung baumfällungen baumfällarbeiten | abattage abattages | tala talar
stump stumps | baumstumpf baumstümpfe wurzelstock | souche souches dessouchage | tocón tocones
shrub shrubs shrubbery | strauch sträucher | arbuste arbustes | arbusto arbustos
perennial perennials | staude stauden | vivace vivaces | perenne perennes
flower flowers florist florists floral bouquet flower-shop flower-arrangement flower-arrangements | blume blumen florist floristin floristik blumenstrauß blumenladen blumenarrangement | fleur fleurs fleuriste floral bouquet fleuristes composition-florale compositions-florales | flor flores florista floristería floral ramo arreglo-floral arreglos-florales
seed seeds sowing seeder sower sow seeding reseed overseed | saatgut samen aussaat sämaschine drillmaschine säen nachsaat einsäen | semence semences graine graines semis semoir semer ensemencement | semilla semillas siembra sembradora sembrar resiembra
fertiliser fertilizer fertilisers fertilizers | düngemittel rasendünger biodünger gartendünger | engrais fertilisant | fertilizante fertilizantes
compost composting | kompost kompostierung | compost compostage | compost compostaje
irrigation sprinkler sprinklers watering water-plants sprinkle | bewässerung bewässern bewässerungsanlage gießdienst blumengießen gießen wässern | irrigation arrosage arroser | riego riegos irrigación regar
weeds weed weeding weedkiller weedcontrol weed-control herbicide | unkraut unkrautbekämpfung jäten unkrautvernichter | désherbage désherber désherbant mauvaises-herbes | desbroce deshierbe malas-hierbas herbicida escardar
pest pests exterminator pest-control | schädling schädlinge schädlingsbekämpfung kammerjäger ungeziefer | nuisible nuisibles dératisation désinsectisation lutte-antiparasitaire | plaga plagas desratización desinsectación control-de-plagas
pond ponds | teich teiche gartenteich teichbau | étang étangs | estanque estanques
snow | schnee schneeräumung winterdienst schneeräumen | neige déneigement | nieve quitanieves
leather | leder | cuir cuirs | cuero cueros
wool woollen woolen | wolle schurwolle schafwolle | laine laines | lana lanas
cotton | baumwolle | coton cotons | algodón algodones
linen flax | leinen | lin lins | lino linos
silk | seide seidenstoff | soie soies soierie | seda sedas
velvet | samtstoff | velours | terciopelo
fabric fabrics textile textiles cloth | textil textilien gewebe textilie möbelstoff | tissu tissus textile textiles étoffe | tela telas textil textiles
rubber | gummi kautschuk | caoutchouc | caucho goma gomas
foam foams | schaumstoff schaumstoffe schaum | mousse mousses | espuma espumas
silicone | silikon silikone | silicone silicones | silicona siliconas
resin resins epoxy | harz harze epoxidharz | résine résines | resina resinas
gravel | kies schotter splitt | gravier graviers gravillon | grava gravas gravilla
sand | sand | sable sables | arena arenas
stone stones | stein steine naturstein natursteine | pierre pierres | piedra piedras
marble | marmor marmorplatten | marbre marbres | mármol mármoles
stonemason stonemasonry stonecutter | steinmetz steinmetzarbeiten steinmetzbetrieb | marbrier marbrerie | cantero cantería
gravestone headstone tombstone gravestones | grabstein grabsteine grabmal | stèle stèles tombale pierre-tombale | lápida lápidas
slate slates | schiefer schieferdach | ardoise ardoises | pizarra pizarras
granite | granit | granit granits granite | granito granitos
clay | lehm lehmputz lehmbau | argile argiles | arcilla arcillas
ceramic ceramics pottery potter | keramik keramiken töpferei | céramique céramiques poterie potier | cerámica cerámicas cerámico alfarería alfarero
porcelain | porzellan | porcelaine porcelaines | porcelana porcelanas
copper | kupfer kupferrohr | cuivre cuivres | cobrizo
brass | messing | laiton laitons | latón latones
bronze bronzes | bronze bronzen | bronze bronzes | bronce bronces
iron | schmiedeeisen gusseisen alteisen | fer fers ferreux | hierro hierros
titanium | titan | titane | titanio
zinc | zink titanzink | zinc zinguerie | zinc
blacksmith blacksmiths forge forged forging | schmied schmiede schmieden geschmiedet | forge forgé forgeron forger | herrero herrería forja forjado
veneer veneers veneered | furnier furniere furniert | placage placages | enchapado rechapado
plywood | sperrholz multiplex multiplexplatten | contreplaqué contreplaqués | contrachapado contrachapados
chipboard | spanplatte spanplatten | aggloméré agglomérés | aglomerado aglomerados
lacquer lacquered varnish varnished varnishing | lack lacke klarlack lackierer | vernis vernir laque laqué laquage | barniz barnizar barnizado laca lacado
adhesive adhesives glue glued | klebstoff klebstoffe kleber kleben leim | colle colles adhésif adhésifs | pegamento adhesivo adhesivos
pine | kiefer kiefernholz | pin pins | pino pinos
spice spices | gewürz gewürze | épice épices | especia especias
maple | ahorn | érable érables | arce arces
bamboo | bambus | bambou bambous | bambú
cork | kork korken | liège lièges | corcho corchos
firewood fire-wood | brennholz kaminholz feuerholz | bûche bûches bois-de-chauffage | leña leñas
pellet pellets | pellet pellets holzpellets | granulés granulé pellets granulés-de-bois | pellet pellets
straw | stroh strohballen | paille pailles | paja pajas
hay | heu heuballen | foin foins | heno henos
sawmill sawmills sawing | sägewerk sägearbeiten | scierie scieries sciage scie | aserradero serrería serrado sierra
tractor tractors | traktor traktoren schlepper | tracteur tracteurs | tractor tractores
harvest harvesting harvester | erntehelfer erntemaschine weinernte getreideernte obsternte | récolte récoltes récolter moisson | cosecha cosechas cosechar cosechadora
farm farms farmer farmers farming agriculture agricultural | bauernhof bauernhöfe landwirt landwirte landwirtschaft landwirtschaftlich | agriculteur agriculteurs agriculture agricole agricoles | granja granjas agricultor agricultores agricultura agrícola
vineyard vineyards winegrower winery | weinberg weinbau winzer weingut | vignoble vignobles vigneron viticulteur viticole | viñedo viñedos viticultor bodega bodegas
cattle cow cows livestock | rind rinder vieh kuh kühe | bovin bovins vache vaches bétail | vaca vacas ganado bovino vacuno
beef | rindfleisch | bœuf boeuf | ternera terneras
pork pig pigs | schwein schweine schweinefleisch | porc porcs cochon cochons | cerdo cerdos porcino
lamb lambs | lamm lämmer lammfleisch | agneau agneaux | cordero corderos
sheep | schaf schafe | mouton moutons brebis ovin | oveja ovejas ovino
goat goats | ziege ziegen | chèvre chèvres caprin | cabra cabras caprino
chicken chickens hen hens | huhn hühner hähnchen | poulet poulets poule poules | pollo pollos gallina gallinas
poultry | geflügel geflügelfleisch | volaille volailles | avícola aves
egg eggs | eier eiern freilandeier bioeier | œuf œufs oeuf oeufs | huevo huevos
fish fishmonger fish-shop | fisch fische fischen fischhändler fischgeschäft | poisson poissons poissonnerie poissonnier | pescado pescados pescadería pescadero
seafood shellfish | meeresfrüchte | crustacés crustacé coquillages | marisco mariscos
salmon | lachse lachsfilet räucherlachs | saumon saumons | salmón salmones
horse horses pony mare mares gelding stallion foal foals | pferd pferde pony stute stuten wallach hengst fohlen | cheval chevaux poney jument juments hongre étalon poulain | caballo caballos poni yegua yeguas potro semental
riding equestrian ridinglesson riding-lesson riding-lessons riding-school horse-riding horseback | reitunterricht reitstall reitsport reitstunde reitstunden reitschule reiten | équitation équestre cours-d'équitation centre-équestre | equitación hípica ecuestre clases-de-equitación montar-a-caballo
dog dogs puppy puppies poodle poodles labrador spaniel terrier dachshund greyhound bulldog retriever shepherd-dog beagle collie chihuahua | hund hunde welpe welpen welpenschule welpenkurs pudel labrador spaniel terrier dackel windhund bulldogge retriever schäferhund mischling beagle | chien chiens chiot chiots canin canine canins canines caniche caniches labrador épagneul lévrier bouledogue teckel beagle | perro perros cachorro cachorros canino canina caninos caninas caniche caniches labrador galgo bulldog teckel mastín podenco
cat cats kitten kittens | katze katzen kätzchen katzenbaby | chat chats chaton chatons | gato gatos gatito gatitos
pet pets | haustier haustiere tierbedarf tierbetreuung | animal animaux animalerie animalier | mascota mascotas animal animales
veterinarian veterinary vet vets | tierarzt tierärztin tierärzte tierarztpraxis | vétérinaire vétérinaires | veterinario veterinaria veterinarios
fodder petfood dogfood catfood kibble pet-food dog-food cat-food | futter tierfutter futtermittel hundefutter katzenfutter tiernahrung trockenfutter | fourrage fourrages croquettes nourriture-pour-animaux croquettes-pour-chiens pâtée alimentation-animale | pienso piensos forraje comida-para-mascotas comida-para-perros
honey | honig | miel miels | miel mieles
bee bees beekeeper beekeeping | biene bienen imker imkerei | abeille abeilles apiculteur apiculture | abeja abejas apicultor apicultura
cheese cheeses cheesemaker cheesemonger dairyman | käse frischkäse hartkäse bergkäse ziegenkäse käserei senner | fromage fromages fromagerie fromager crémier crémerie | queso quesos quesería quesero
butter | butter | beurre beurres | mantequilla mantequillas
cream | sahne schlagsahne | crème crèmes | nata natas
yoghurt yogurt yoghurts | joghurt joghurts | yaourt yaourts | yogur yogures
sugar sugars | zucker | sucre sucres | azúcar azúcares
salt salts | salz salze streusalz | sel sels | salina salinas salero
herb herbs | kräuter küchenkräuter | aromate aromates aromatiques | hierbas hierba
rice | basmatireis langkornreis reiskorn | riz | arroz
pasta noodles noodle | nudel nudeln pasta teigwaren | pâtes nouilles | pasta fideos
soup soups | suppe suppen | soupe soupes potage | sopa sopas
sauce sauces | soße soßen sauce saucen | sauce sauces | salsa salsas
potato potatoes | kartoffel kartoffeln | patate patates pomme-de-terre pommes-de-terre | patata patatas
tomato tomatoes | tomate tomaten | tomate tomates | tomate tomates
onion onions | zwiebel zwiebeln | oignon oignons | cebolla cebollas
mushroom mushrooms porcini ceps chanterelle chanterelles shiitake | pilz pilze champignon champignons steinpilz steinpilze pfifferling pfifferlinge | champignon champignons cèpe cèpes girolle girolles | champiñón champiñones setas boletus níscalo níscalos champis
carrot carrots | karotte karotten möhre möhren | carotte carottes | zanahoria zanahorias
salad salads lettuce side-salad coleslaw | salat salate blattsalat krautsalat | salade salades laitue | ensalada ensaladas lechuga
apple apples | apfel äpfel | pomme pommes | manzana manzanas
cherry cherries | kirsche kirschen | cerise cerises | cereza cerezas
grape grapes | traube trauben weintraube | raisin raisins | uva uvas
lemon lemons | zitrone zitronen | citron citrons | limón limones
almond almonds | mandel mandeln | amande amandes | almendra almendras
grain grains cereal cereals | getreide | céréale céréales | cereal cereales
chocolate chocolates praline pralines | schokolade schokoladen pralinen praline trüffelpraline | chocolat chocolats chocolatier praline pralines | chocolate chocolates bombones chocolatero
cake cakes pastry pastries confectioner | torte torten konditorei konditor gebäck kuchen | gâteau gâteaux pâtisserie pâtisseries pâtissier | tarta tartas pastel pasteles pastelería pastelero
biscuit biscuits cookie cookies shortbread | keks kekse plätzchen | biscuit biscuits sablé sablés gâteau-sec gâteaux-secs | galleta galletas pasta-de-té
jam jams marmalade preserve preserves jelly fruit-spread | marmelade marmeladen konfitüre konfitüren gelee fruchtaufstrich | confiture confitures marmelade gelée | mermelada mermeladas confitura
gelato icecream ice-cream ice-creams | speiseeis eis eiscreme eisdiele | sorbet sorbets glacier glace glaces crème-glacée | helado helados heladería
sausage sausages | wurst würste würstchen bratwurst | saucisson | salchicha salchichas embutido embutidos
ham | schinken | jambon jambons | jamón jamones
butcher butchers butchery | metzger metzgerei fleischerei schlachter | boucher bouchers boucherie | carnicero carnicería carniceros
lunch lunches | mittagessen mittagstisch | déjeuner déjeuners | almuerzo almuerzos
dinner dinners | abendessen | dîner dîners | cena cenas
beverage beverages drink drinks | getränk getränke | boisson boissons | bebida bebidas
beer beers brewery brewer brewing | bier biere brauerei brauer brauen | bière bières brasseur brasserie | cerveza cervezas cervecería cervecero
juice juices | saft säfte | jus | zumo zumos jugo jugos
tea teas | tee tees teesorten | thé thés | té tés
water | wasser trinkwasser | eau eaux | agua aguas
distillery spirits liquor liqueur | spirituosen schnaps brennerei likör | spiritueux distillerie liqueur | licor licores destilería
vinegar | essig | vinaigre vinaigres | vinagre vinagres
guesthouse guesthouses bed-and-breakfast guest-house | gästehaus gasthof gasthaus | auberge auberges gîte chambre-d'hôtes chambres-d'hôtes maison-d'hôtes | hostal hostales casa-de-huéspedes
holiday holidays vacation vacations holiday-home holiday-homes vacation-rental holiday-let | ferien urlaub ferienwohnung ferienwohnungen ferienhaus | vacances vacancier gîte-rural location-saisonnière location-de-vacances | vacaciones vacacional casa-rural alquiler-vacacional
wedding weddings bridal bride | hochzeit hochzeiten braut brautpaar | mariage mariages mariée | boda bodas novia nupcial
birthday birthdays | geburtstag geburtstage geburtstagsfeier | anniversaire anniversaires | cumpleaños
celebration celebrations party parties | feier feiern party partys fete | fête fêtes | fiesta fiestas celebración
event events | veranstaltung veranstaltungen event events | événement événements événementiel évènement | evento eventos
conference conferences congress | konferenz konferenzen tagung tagungen kongress | conférence conférences congrès salle-de-conférence | conferencia conferencias congreso congresos sala-de-conferencias sala-de-reuniones
exhibition exhibitions exhibitor tradeshow fair fairs stand booth | ausstellung ausstellungen aussteller messestand messebau messe stand messen | exposition expositions exposant foire stand | exposición exposiciones expositor feria ferias stand
venue venues ballroom event-venue function-room | veranstaltungsort location eventlocation saal festsaal säle ballsaal | salle salles salle-des-fêtes salle-de-réception salles-de-réception | salón salones sala-de-fiestas salón-de-bodas
tent tents marquee marquees party-tent pagoda-tent | zelt zelte festzelt partyzelt zeltverleih pagodenzelt | tente tentes chapiteau barnum chapiteaux tente-de-réception | carpa carpas
music musical musician musicians | musik musiker musikerin musikalisch | musique musical musicien musiciens | música músico músicos musical
band bands orchestra | liveband partyband coverband hochzeitsband orchester | orchestre orchestres groupe-de-musique | banda bandas orquesta grupo-musical
singer singers singing vocalist | sänger sängerin gesang | chanteur chanteuse chanteurs chant | cantante cantantes canto
choir choirs | chor chöre | chorale chorales choeur chœur | coro coros coral
photographer photographers photography photo photos photographs | fotograf fotografin fotografie foto fotos fotografieren | photographe photographes photographie photo photos | fotógrafo fotógrafa fotografía foto fotos
magician magicians conjurer | zauberer zauberkünstler | magicien magiciens | mago magos ilusionista
decoration decorations decorate decorator decor | dekoration dekorationen deko dekorieren dekorateur | décoration décorations décorateur décorer | decoración decoraciones decorador decorar
balloon balloons | luftballon luftballons ballon ballons | ballon ballons | globo globos
invitation invitations | einladung einladungen einladungskarten | invitation invitations faire-part carton-d'invitation | invitación invitaciones
fireworks firework | feuerwerk feuerwerke pyrotechnik | artifice artifices pyrotechnie artificier feu-d'artifice feux-d'artifice | pirotecnia pirotécnico fuegos-artificiales
waiter waiters waitress | kellner kellnerin servicekraft servicekräfte | serveuse serveuses | camarero camarera camareros
chef chefs cook cooks privatechef private-chef personal-chef home-cook | koch köche köchin mietkoch privatkoch | cuisinier cuisiniers cuisinière chef-à-domicile cuisinier-à-domicile | cocinero cocinera cocineros chef-a-domicilio chef-privado
tableware crockery dishes | geschirr | vaisselle vaisselles arts-de-la-table | vajilla vajillas
cutlery | besteck bestecke | coutellerie | cubertería
guest guests | gast gäste gästen | convive convives | huésped huéspedes
funeral funerals undertaker burial funeral-director funeral-home funeral-services | bestattung bestattungen bestatter beerdigung bestattungsinstitut | funérailles obsèques funéraire pompes-funèbres entreprise-funéraire | funeraria funerario funeral entierro tanatorio servicios-funerarios
babysitter babysitters babysitting nanny childminder childcare baby-sitter baby-sitting childminding child-minder child-care daycare day-care nannies | babysitter babysitterin kindermädchen tagesmutter kinderbetreuung nanny tagespflege kinderfrau kita | nounou nounous babysitter nourrice baby-sitter baby-sitting garde-d'enfants assistante-maternelle garde-d'enfant | niñera niñeras canguro cuidado-de-niños
child children kids kid | kind kinder kindern | enfant enfants jeunes-enfants | niño niños niña infantil
baby babies infant toddler | baby babys säugling kleinkind | bébé bébés nourrisson | lactante lactantes
kindergarten preschool daycare nursery-school | kindergarten kindergärten kita krippe | maternelle garderie garderies école-maternelle | guardería guarderías escuela-infantil
elderly pensioner pensioners senior-citizens old-people | senioren seniorin seniorenheim rentner | aînés séniors personnes-âgées personne-âgée | ancianos anciano jubilados tercera-edad personas-mayores
nurse nurses nursing caregiver caregivers carer | krankenpflege krankenpfleger altenpflege pflegekraft pflegedienst pflegekräfte | infirmier infirmière infirmiers soignant soins-infirmiers | enfermero enfermera enfermería cuidador cuidadora
housekeeping housekeeper household house-keeping | haushalt haushaltshilfe haushälterin | gouvernante femme-de-ménage aide-ménagère | doméstico doméstica empleada-de-hogar
laundry laundries dry-cleaning dry-cleaner | wäscherei wäsche | blanchisserie laverie linge nettoyage-à-sec | lavandería lavanderías limpieza-en-seco
ironing ironed | bügeln bügelservice bügelwäsche gebügelt bügel bügeleisen bügelbrett | repassage repasser repassé | planchado planchar
sewing sew seamstress dressmaker tailoring | näherin schneiderei schneiderin änderungsschneiderei nähmaschine schneider maßschneider maßanzug | couture coudre couturier couturière tailleur retouches-couture | costura costurera modista sastre sastrería arreglos-de-costura
decluttering clear clearing clearance | entrümpelung entrümpelungen entrümpeln haushaltsauflösung räumen räumung freiräumen ausräumen | débarras désencombrement débarrasser déblaiement évacuer déblayer | trastos desescombro desalojar despejar despeje
tutor tutors tutoring private-tutor | nachhilfe nachhilfelehrer nachhilfeunterricht | tutorat tuteur soutien-scolaire aide-aux-devoirs professeur-particulier | tutor tutoría tutorías profesor-particular clases-de-apoyo apoyo-escolar
lesson lessons | unterricht unterrichten unterrichtsstunde | leçon leçons cours-de-conduite | lección lecciones clases clase
teacher teachers teaching professor | lehrer lehrerin lehrkraft lehrkräfte dozent professor dozentin | professeur professeurs instituteur enseignant | profesor profesora profesores maestro docente catedrático
school schools | schule schulen grundschule | école écoles scolaire scolaires | escuela escuelas colegio escolar
university universities | universität universitäten hochschule | université universités universitaire | universidad universidades universitario
student students | student studenten studentin studierende | étudiant étudiants étudiante | estudiante estudiantes
pupil pupils | schülerin schülerinnen | écolier écoliers lycéen lycéens collégien | alumno alumnos
mathematics maths math | mathematik mathe | mathématiques mathématique maths | matemáticas matemática
exam exams examination | klausur klausuren abitur examen | examen examens | examen exámenes
piano pianos pianist piano-tuner | klavier klaviere klavierunterricht pianist | piano pianos pianiste accordeur-de-piano | piano pianos pianista
guitar guitars guitarist | gitarre gitarren gitarrist | guitare guitares guitariste | guitarra guitarras guitarrista
violin violins | geige geigen violine | violon violons violoniste | violín violines
language languages | fremdsprache fremdsprachen sprachkurs sprachunterricht muttersprache sprachschule | langue langues | idioma idiomas lengua
physiotherapy physiotherapist physio | physiotherapie physiotherapeut physiotherapeutin krankengymnastik | kinésithérapie kinésithérapeute kiné physiothérapie | fisioterapia fisioterapeuta
doctor doctors physician | arzt ärzte ärztin arztpraxis | médecin médecins docteur | médico médicos doctora
dentist dentists dental dentistry | zahnarzt zahnärzte zahnärztin zahnmedizin zahntechnik dental | dentiste dentistes dentaire dentaires | dentista dentistas dental odontólogo
optician opticians spectacles eyewear goggles eyeglasses glasses sunglasses | optiker augenoptiker brille brillen schutzbrille sonnenbrille | opticien opticiens lunettes lunettes-de-soleil | óptico óptica gafas gafas-de-sol
audiologist audiologists hearingaid hearing-aid hearing-aids audiology | hörgerät hörgeräte hörgeräteakustiker | audioprothésiste appareil-auditif appareils-auditifs prothèse-auditive | audífono audífonos
massage massages masseur | massage massagen masseur masseurin | massage massages masseur | masaje masajes masajista
psychologist psychology psychotherapy psychotherapist mental-health | psychologe psychologin psychologie psychotherapie psychotherapeut | psychologue psychologues psychologie psychothérapie santé-mentale | psicólogo psicóloga psicología psicoterapia salud-mental
therapy therapies therapist | therapie therapien therapeut | thérapie thérapies thérapeute | terapia terapias terapeuta
osteopath osteopathy | osteopath osteopathie | ostéopathe ostéopathie | osteópata osteopatía
nutrition nutritionist dietician | ernährung ernährungsberatung ernährungsberater | nutrition nutritionniste diététique | nutrición nutricionista dietética
pharmacy pharmacies pharmacist | apotheke apotheken apotheker | pharmacie pharmacies pharmacien | farmacia farmacias farmacéutico
medication medicines pharmaceutical | medikament medikamente arzneimittel | médicament médicaments | medicamento medicamentos
disinfection disinfect disinfectant | desinfektion desinfizieren desinfektionsmittel | désinfection désinfecter désinfectant | desinfección desinfectar desinfectante
sterile sterilisation sterilization | steril sterile sterilisation | stérile stériles stérilisation | estéril estériles esterilización
gloves glove | handschuh handschuhe | gant gants | guante guantes
disability disabilities disabled disabled-people | behinderung behinderungen behindert | handicap handicapé handicapés personnes-handicapées | discapacidad discapacitado personas-con-discapacidad
hairdresser hairdressers hairdressing haircut barber | friseur friseurin frisör friseursalon haarschnitt | coiffeur coiffeurs coiffeuse coiffure | peluquero peluquería peluquera
hair | haar haare | cheveu cheveux | cabello pelo
cosmetics cosmetic beautician | kosmetik kosmetikerin kosmetikstudio | cosmétique cosmétiques esthéticienne esthétique | cosmética cosmético cosméticos esteticista
makeup | schminken visagistin visagist makeup | maquillage maquilleuse maquilleur | maquillaje maquilladora maquillador
manicure nailpolish gelnails nails nail-art gel-nails nail-studio | maniküre nageldesign nagelstudio nagellack gelnägel | manucure manucures onglerie ongles prothésiste-ongulaire | manicura manicuras uñas uñas-de-gel
pedicure podiatrist podiatry footcare foot-care chiropodist | fußpflege pediküre podologie podologe | pédicure podologue podologie soin-des-pieds | pedicura podólogo podología cuidado-de-los-pies
tattoo tattoos tattooist | tattoo tattoos tätowierung tätowierer | tatouage tatouages tatoueur | tatuaje tatuajes tatuador
soap soaps | seife seifen | savon savons savonnerie | jabón jabones
perfume perfumes fragrance fragrances | parfüm parfüms parfümerie | parfum parfums parfumerie eau-de-toilette | perfume perfumes perfumería
candle candles | kerze kerzen | bougie bougies | vela velas
jewellery jewelry jeweller jeweler goldsmith | schmuck goldschmied juwelier schmuckstück | bijou bijoux bijouterie bijoutier joaillerie | joya joyas joyería joyero
watchmaker wristwatch wristwatches clock clocks pocketwatch | uhrmacher armbanduhr armbanduhren wanduhr uhren standuhr pendeluhr | horloger horlogerie horloge pendule | reloj relojes relojero relojería
gym gyms workout workouts fitness | fitness fitnessstudio fitnesstrainer fitnesstraining | fitness musculation salle-de-sport salles-de-sport salle-de-musculation | gimnasio gimnasios fitness musculación
coaching coach coaches life-coach life-coaching | coaching coach trainer trainerin | coaching coach entraîneur coaching-de-vie | coaching entrenador entrenadora entrenadores coaching-personal
swim swimming | schwimmen schwimmkurs schwimmunterricht | natation nager nageur | natación
football soccer | fußball fußballverein | football foot footballeur | fútbol futbolista
ski skiing skis | ski skier skifahren skikurs | ski skis skieur | esquí esquís esquiar
dance dancing dancer dances | tanzkurs tanzschule tanzunterricht tanzlehrer tanzfläche | danse danses danser danseur | baile bailes bailar danza
climbing climb | klettern kletterhalle | escalade escalades | escalada escaladas escalar
hiking hike hikes | wanderung wanderungen wandertour | randonnée randonnées randonneur | senderismo senderista
angling angler | angeln angler angelsport | pêche pêcheur pêcher | pescador
hunting hunter | jagd jäger jagen | chasse chasseur chasser | caza cazador cazar
sailing sailboat | segeln segelboot segelschein | voile voiles voilier | velero veleros
manure | mist stallmist mistplatte | fumier fumiers | estiércol
slurry | gülle güllefass | lisier lisiers | purín purines
fir firs | tanne tannen | sapin sapins | abeto abetos
restaurant restaurants | restaurant restaurants gaststätte gasthaus | restaurant restaurants | restaurante restaurantes
`
