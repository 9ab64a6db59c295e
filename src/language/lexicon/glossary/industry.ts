/** Industry, tools, vehicles, farming, transport and waste, in the form of attributes.ts. */
export const industryRows = `
lathe lathes | drehmaschine drehmaschinen drehbank drehbänke | tour-à-métaux tour-parallèle tour-conventionnel | tornos torno
drillbit twistdrill | spiralbohrer | mèche | broca brocas
reaming reamer ream | reiben reibahle reibahlen | alésage aléseur alésoir | escariado escariador
boring | ausdrehen tieflochbohren tieflochbohrung | | mandrinado mandrinadora
honing hone honed | honen gehont honmaschine | rodage honage | bruñido bruñir
lapping lapped | geläppt | rodoir | lapeado
broaching broach | räumnadel | brochage | brochado
knurling knurled | rändeln gerändelt rändelung | moletage moleté | moleteado
deburring deburr deburred burr burrs | entgraten entgratet entgratung grat | ébavurage ébavurer ébavuré bavure bavures | desbarbado desbarbar rebaba rebabas
chamfer chamfered bevel | fasen anfasen gefast | chanfrein chanfreiner biseau biseauté | chaflán chaflanes bisel biselado
countersink countersunk | gesenkt senkung senkkopf | fraisurage fraisuré lamage | avellanado
swarf shavings | späne metallspäne | copeaux | viruta virutas
waterjet water-jet | wasserstrahl wasserstrahlschneiden | hydrodécoupe hydrodécoupage jet-d'eau | hidrocorte chorro-de-agua
plasma | plasma plasmaschneiden plasmaschneider | plasma oxycoupage | plasma oxicorte
edm erode spark | erodieren drahterodieren senkerodieren funkenerosion | électroérosion | electroerosión
deepdrawing | tiefziehen tiefziehteile tiefgezogen | emboutir embouti emboutisseur | embutición
pressbrake | abkantpresse abkantpressen gekantet | plieuse plieuses | plegadora plegadoras
extrusion extruded extruder extrude | extrusion extrudiert extruder strangpressen stranggepresst | extrusion extrudé extrudeuse filage | extrusión extruido extrusora
swaging swaged | rundkneten verpressen | sertir serti | engaste engastado
brazed | hartlöten hartgelötet | | cobresoldadura
hexnut locknut | sechskantmutter sicherungsmutter | écrous |
spring springs | druckfeder zugfeder federstahl feder federn | ressort ressorts | resorte resortes muelle muelles
annealing annealed | glühen geglüht spannungsarmglühen | recuit recuire | recocido recocer
nitriding nitrided | nitrieren nitriert | nitruration nitruré | nitruración nitrurado
pickling pickled passivation passivated | beizen gebeizt beizerei passivieren passiviert | passivation | pasivado
leaden | blei bleiern bleihaltig | plomb | plomo
platinum | platin | platine | platino
palladium | palladium | palladium | paladio
magnesium | magnesium | magnésium | magnesio
tungsten carbide | wolfram hartmetall vhm | tungstène carbure | tungsteno wolframio carburo
cobalt | kobalt cobalt | cobalt | cobalto
molybdenum | molybdän | molybdène | molibdeno
alloy alloys alloyed | legierung legierungen legiert | alliage alliages allié | aleación aleaciones aleado
diecasting die-casting | druckguss gegossen feinguss | coulée moulage-sous-pression fonderie-sous-pression | fundición-a-presión fundición-inyectada
billet ingot ingots billets | barren knüppel rohling rohlinge | lingot lingots billette | lingote lingotes palanquilla
profile profiles | profil profile aluprofil stahlprofil | profilé profilés profil | perfil perfiles
tinplate tin-plate | weißblech weissblech | fer-blanc | hojalata
tubular | stahlrohr stahlrohre rohrbiegen präzisionsrohr | tubulaire | tubular tubing
bushing bushings bush sleeve | buchse buchsen | douille douilles coussinet | casquillo casquillos
shaft shafts axle axles | welle wellen achse achsen | essieu essieux | eje ejes
pulley pulleys | riemenscheibe riemenscheiben umlenkrolle | poulie poulies | polea poleas
drivebelt timingbelt drive-belt timing-belt v-belt | keilriemen zahnriemen antriebsriemen | courroie-de-transmission courroie-de-distribution courroie courroies | correa-de-transmisión correa-de-distribución
sprocket sprockets | kettenrad kettenräder ritzel | pignon pignons | piñón piñones
piston pistons | kolben kolbenring | piston pistons | émbolo
pneumatic pneumatics | pneumatik pneumatisch | oléopneumatique | neumática oleoneumática
actuator actuators | aktor aktoren stellantrieb stellantriebe | actionneur actionneurs | actuador actuadores
drive drives | antrieb antriebe antriebstechnik | entraînement | accionamiento accionamientos
converters frequency-converter | umrichter frequenzumrichter | convertisseur convertisseurs variateur variateurs | variador variadores
servo servomotor stepper | servo servomotor schrittmotor | servo servomoteur | servo servomotor
spindle spindles | spindel spindeln | broche broches | husillo husillos
chuck chucks collet | spannfutter drehfutter spannzange dreibackenfutter vierbackenfutter | mandrin mandrins trois-mors | portabrocas mandril plato-de-garras
jig jigs fixture fixtures | vorrichtung vorrichtungen vorrichtungsbau | gabarits | utillaje utillajes
roughness | rauheit rautiefe oberflächenrauheit | rugosité | rugosidad
stp dxf | stp dxf | stp dxf | stp dxf
3dprinting 3d threed | 3d dreidimensional | 3d tridimensionnel | 3d
sintering sintered sls | sintern gesintert sls | frittage fritté sls | sinterizado sinterizar sls
damper dampers | dämpfer dämpfung schwingungsdämpfer | silentbloc | amortiguación
oring orings | oring | torique toriques | tórica tóricas
caliper calipers micrometer | messschieber schieblehre mikrometer messschraube | micromètre palpeur | calibre micrómetro
flowmeter flowmeters | durchflussmesser durchflussmessung | débitmètre débitmètres | caudalímetro caudalímetros
ultrasonic ultrasound | ultraschall ultraschallprüfung ultraschallreinigung | ultrason ultrasons | ultrasonido ultrasonidos
xray radiography radiology mri | röntgen röntgenprüfung radiologie mrt | radiographie radiographique radiologie irm échographie | radiografía radiología resonancia ecografía
ndt nondestructive | zfp zerstörungsfrei | cnd | end
metrology cmm | koordinatenmessmaschine messraum metrologie | métrologie mmt tridimensionnelle | metrología tridimensional
tensile tensile-strength | zugfestigkeit zugversuch festigkeit | résistance-mécanique essai-de-traction | ensayo-de-tracción
torque | drehmoment drehmomentschlüssel | dynamométrique | dinamométrica
bandsaw band-saw circular-saw | kreissäge bandsäge sägeblatt | scie-à-ruban scie-circulaire | sierra-de-cinta sierra-circular
anglegrinder | winkelschleifer flex schleifmaschine | meuleuse meuleuses disqueuse rectifieuse | amoladora radial rectificadora
rasp | feile feilen raspel | râpe | escofina
toolkit | werkzeugkoffer werkzeugkiste | coffret | herramental
powertools powertool | elektrowerkzeug elektrowerkzeuge akkuwerkzeug | électroportatif | electroportátil
jack jacks | wagenheber | cric crics | gato-hidráulico
sling slings | hebegurt anschlagmittel | élingue élingues | trincaje
conveyor conveyors | förderband förderbänder fördertechnik förderanlage rollenbahn | convoyeur convoyeurs | transportadora transportador
hopper silo silos | silo silos trichter | silo silos | silo silos tolva
sieve sieving | sieb siebe siebanlage | tamis tamisage crible criblage | tamiz tamices criba cribado
centrifuge centrifuges | zentrifuge zentrifugen | centrifugeuse centrifugeuses | centrífuga centrífugas centrifugadora
separator separators | abscheider ölabscheider separator | séparateur séparateurs | separador separadores
furnace furnaces kiln kilns | industrieofen härteofen brennofen keramikofen töpferofen | fourneau étuve | mufla
steam | dampferzeuger dampfkessel dampf | vapeur | vapor
chiller chillers | kältemaschine kaltwassersatz kühler | refroidisseur | enfriadora enfriadoras
reactor reactors | reaktor reaktoren | réacteur réacteurs | reactor reactores
autoclave autoclaves | autoklav autoklaven | autoclave autoclaves | autoclave autoclaves
nitrogen | stickstoff | azote | nitrógeno
oxygen | sauerstoff | oxygène | oxígeno
argon | argon | argon | argón
helium | helium | hélium | helio
acetylene | acetylen | acétylène | acetileno
tollprocessing jobwork | lohnverarbeitung lohnbearbeitung lohnabfüllung | façonnage façonnier | maquila
millwright fitter | industriemechaniker betriebsschlosser | ajusteur ajusteurs monteur | ajustador
boilermaker boilermaking | kesselbau behälterbau kesselschmied | chaudronnerie chaudronnier | calderero
mechatronics mechatronic | mechatronik mechatroniker | mécatronique mécatronicien | mecatrónica
plc scada | sps steuerungstechnik scada | automate scada | autómata scada autómatas
overhaul overhauled overhauling refurbished reconditioned | überholung überholen überholt generalüberholt aufgearbeitet aufbereitet | révision révisé révisions reconditionné reconditionnée remis-à-neuf | reacondicionado reacondicionada puesta-a-punto
kaizen sixsigma | lean kaizen sixsigma | lean kaizen sixsigma | lean kaizen sixsigma
ce | ce | marquage-ce | ce
atex hazop | atex explosionsschutz explosionsgeschützt hazop | atex antidéflagrant hazop | atex antiexplosión antideflagrante hazop
rohs reach | reach | rohs reach | rohs reach
sds msds | sicherheitsdatenblatt | fds | fds
ean sku | ean artikelnummer sku | ean sku | ean sku
thermoforming thermoformed vacuumforming | thermoformen tiefziehfolie vakuumformen | thermoformage thermoformé | termoformado termoconformado
blowmoulding blowmolding blow-moulding blow-molding | blasformen blasfolie | extrusion-soufflage | soplado
rotomoulding rotational rotomolding | rotationsguss rotationsformen | rotomoulage rotationnel | rotomoldeo rotomoldeado
polyethylene pe hdpe ldpe | polyethylen pe hdpe ldpe | polyéthylène pe pehd pebd | polietileno pe hdpe pead
polypropylene pp | polypropylen pp | polypropylène pp | polipropileno pp
petg | petg | petg | petg
abs asa | abs asa | abs asa | abs asa
nylon polyamide pa6 | nylon polyamid pa6 | nylon polyamide pa6 | nailon nylon poliamida pa6
pom delrin polyacetal | pom delrin polyacetal | pom delrin polyacétal | pom delrin poliacetal
peek | peek | peek | peek
ptfe teflon | ptfe teflon teflonbeschichtung | ptfe téflon | ptfe teflón
neoprene wetsuit wetsuits | neopren neoprenanzug | néoprène | neopreno
bioplastic bioplastics pla | biokunststoff bioplastik pla | bioplastique bioplastiques pla | bioplástico bioplásticos pla
composite composites | verbundwerkstoff verbundwerkstoffe faserverbund | composite composites | compuesto compuestos composite
glassfibre grp | glasfaserkunststoff gfk glasfasermatte glasfaserverstärkt | prv | prfv
masterbatch pigment pigments | masterbatch pigment pigmente farbpigmente | masterbatch pigment pigments | masterbatch pigmento pigmentos
stretchfilm shrinkfilm clingfilm stretch-film shrink-film cling-film | stretchfolie schrumpffolie wickelfolie plastikfolie | étirable film-étirable film-rétractable | film-estirable film-retráctil
bottlecap | schraubverschluss verschlüsse flaschenverschluss | bouchon bouchons capsule | tapón tapones
canister jerrycan jerrycans | kanister | bidon bidons jerrican | bidón bidones garrafa
drum drums steel-drum steel-drums | fass metallfass blechfass | fût-métallique | tambor tambores bidón
ibc | ibc gitterbox | ibc grv | ibc grg
pouch pouches sachet sachets | beutel standbeutel sachet tütchen | sachet sachets doypack pochette | bolsita doypack
carrierbag paperbag carrier-bag carrier-bags paper-bag paper-bags | tragetasche tragetaschen papiertüte tüte tüten papiertragetasche | cabas sac-papier sacs-papier sac-en-papier sacs-en-papier | bolsa-de-papel bolsas-de-papel
vial vials ampoule ampoules | ampulle ampullen phiole | flacon flacons | ampolla ampollas
blister blisters | blister blisterverpackung | blister blisters | blíster blísteres
infill | polstermaterial packchips verpackungschips | calage |
fluted | wellpappe faltschachtel faltkarton wellpapp | cannelure | acanalado
paperboard | graupappe vollpappe | cartonnage cartonnages | cartulina cartoncillo
kraft | kraftpapier packpapier | kraft | kraft
shrinkwrap shrinking | schrumpfen eingeschrumpft | fardelage banderolage | retractilado
wrapper | wickelmaschine palettenwickler stretcher | banderoleuse filmeuse | enfardadora envolvedora
copacking repacking repack | konfektionieren konfektionierung umpacken verpackungsdienst | reconditionnement coconditionnement conditionneur | reenvasado copacking
kitting | kommissionierung kitting | kitting | kitting
returnable | mehrwegverpackung leergut mehrwegkiste | consigné consigne | retornable retornables
tissue tissues napkin napkins tissuepaper | taschentuch taschentücher papiertaschentuch serviette servietten kosmetiktücher | mouchoirs mouchoir | servilleta servilletas pañuelo pañuelos
sawdust | sägemehl sägespäne hobelspäne | sciure | serrín aserrín
alder | erle erlenholz | aulne | aliso
linden limewood | linde lindenholz | tilleul | tilo
eucalyptus | eukalyptus | eucalyptus | eucalipto
cane | peddigrohr | |
edgebanding | kantenanleimer umleimer kantenband bekantung | plaqueuse |
fsc pefc | fsc pefc | fsc pefc | fsc pefc
ispm15 ispm | ispm ippc hitzebehandelt | nimp15 nimp | nimf15 nimf
acid acids | säure säuren säurebeständig | acide acides | ácido ácidos
sulphuric sulfuric | schwefelsäure | sulfurique | sulfúrico
hydrochloric | salzsäure | chlorhydrique | clorhídrico
nitric | salpetersäure | nitrique | nítrico
citric | zitronensäure | citrique | cítrico
alkali caustic lye soda | natronlauge lauge ätznatron | alcalin | sosa álcali
solvent solvents thinner | lösungsmittel lösemittel verdünner verdünnung | solvant solvants diluant | disolvente disolventes diluyente
acetone | aceton | acétone | acetona
isopropanol isopropyl ipa | isopropanol | isopropanol isopropylique | isopropanol isopropílico
methanol | methanol | méthanol | metanol
glycerine glycerin glycerol | glycerin | glycérine glycérol | glicerina glicerol
glycol antifreeze | glykol frostschutz frostschutzmittel | glycol | glicol
ammonia | ammoniak | ammoniac ammoniaque | amoníaco amoniaco
peroxide | wasserstoffperoxid peroxid | peroxyde | peróxido
sulphur sulfur | schwefel | soufre | azufre
phosphate phosphorus phosphating | phosphat phosphor phosphatieren | phosphate phosphore phosphatation | fosfato fósforo fosfatado
urea adblue | harnstoff adblue | urée adblue | urea adblue
petroleum | rohöl mineralöl erdöl | | petróleo
catalyst catalysts catalytic | katalysator katalysatoren | catalyseur catalyseurs catalytique | catalizador catalizadores
additives palmoil additive | additive zusatzstoff zusatzstoffe palmöl | additif additifs adjuvant | aditivos adyuvante
hardener curing | aushärten aushärtung | durcisseur polymérisation | endurecedor curado
adr hazmat | adr gefahrguttransport | adr | adr
petrochemical petrochemicals refinery | raffinerie petrochemie | raffinerie pétrochimie pétrochimique | refinería petroquímica
aerosol aerosols | aerosol spraydose spraydosen | aérosol aérosols | aerosol aerosoles
starch cornstarch | speisestärke maisstärke | amidon fécule maïzena | almidón fécula maicena
gelatine gelatin pectin | gelatine pektin | gélatine pectine | gelatina pectina
essentialoil aroma aromas | aroma aromen ätherisch | arôme arômes | aroma aromas esencia
flavouring flavoring | aromastoff | aromatisant | saborizante
graphite pencil pencils | graphit bleistift bleistifte | graphite portemine | grafito lápiz portaminas
kaolin bentonite | kaolin bentonit | kaolin bentonite | caolín bentonita
talc talcum | talkum | talc | talco
glasswork glassblower glassblowing glass-blowing | glasbläser glasbläserei glasapparatebau | verrier souffleur-de-verre | soplado-de-vidrio
mirrorglass temperedglass | verbundglas | | securizado
cullet | altglas glasscherben scherben | calcin | calcín
sewingthread twine | nähgarn bindfaden schnur kordel paketschnur | ficelle ficelles cordelette | cordel bramante
nonwoven | vliesstoff vliesstoffe | nontissé nontissés | tnt
felt felts felting | filz filzen gefilzt | feutre feutrine feutré feutrage | fieltro fieltros
denim jeans | jeans denim jeanshose | jean jeans denim | vaqueros denim tejano
polyester | polyester | polyester | poliéster
viscose rayon | viskose lycra | viscose | viscosa rayón
cashmere | kaschmir cashmere | cachemire | cachemira cachemir
alpaca mohair | alpaka mohair | alpaga mohair | alpaca mohair
jute | jute | jute | yute
microfibre microfiber | mikrofaser | microfibre microfibres | microfibra microfibras
canvas sailcloth canvases canvasprint | segeltuch canvas leinwand leinwanddruck fotoleinwand | toile toiles | lienzo
lace | spitzenstoff klöppeln klöppelspitze | dentelle dentelles dentellière | encaje encajes puntilla bolillos
webbing | gurtband | sanglage | correaje
velcro | klett klettverschluss klettband | velcro scratch | velcro
patternmaking patternmaker sewingpattern sewingpatterns | schnittmuster schnittmacher gradierung schnittbogen | patronage patronnier modéliste | patronaje patronista
garmentfactory confection | konfektion bekleidungsindustrie näherei | confection | confección
safetyshoes boots boot wellingtons | sicherheitsschuhe stiefel arbeitsschuhe gummistiefel | botte bottes bottines | bota botas botines
tanning tannery tanned tanner | gerberei gerben gegerbt gerber | tannage tannerie tanné tanneur | curtido curtiduría curtidor
furrier | kürschner | pelleterie fourreur | peletería peletero
suede nubuck | wildleder velours nubuk | daim nubuck | nobuk
saddlery saddler saddle saddles | sattel sättel sattler sattlerei trense | selle selles sellier sellerie | talabartería guarnicionero guarnicionería talabartero
resistor resistors | widerstand widerstände | | resistencia resistencias
capacitor capacitors | kondensator kondensatoren | condensateur condensateurs | condensador condensadores
transistor transistors mosfet | transistor transistoren mosfet | transistor transistors mosfet | transistor transistores mosfet
diode diodes rectifier | diode dioden gleichrichter | diode diodes redresseur | diodo diodos
semiconductor semiconductors wafer wafers fpga asic | halbleiter wafer fpga asic | semiconducteur semiconducteurs wafer fpga | semiconductor semiconductores oblea fpga
chip chips ic microchip | chip chips mikrochip ic | microprocesseur | chip chips
microcontroller microcontrollers arduino | mikrocontroller arduino | microcontrôleur arduino | microcontrolador arduino
firmware embedded | firmware embedded | firmware embarqué embarqués | firmware embebido embebidos
smd smt | smd bestückung leiterplattenbestückung bestücken | | smd
powersupply adapters psu | netzteil netzteile netzgerät adapter ladekabel | adaptateur adaptateurs | adaptador adaptadores
terminal terminals | reihenklemme anschlussklemme klemmleiste | bornier cosse | borne bornes bornero
oscilloscope multimeter | oszilloskop multimeter | oscilloscope multimètre | osciloscopio multímetro
housing casing | gehäusebau elektronikgehäuse | boîtier boîtiers carter | carcasa carcasas envolvente
heatsink heatsinks | kühlkörper | dissipateur dissipateurs | disipador disipadores
keyboard keyboards keypad keypads synthesiser synthesizer | tastatur tastaturen folientastatur keyboard synthesizer | clavier claviers synthétiseur | teclado teclados sintetizador
touchscreen touchscreens hmi | touchscreen hmi touchdisplay | tactile tactiles ihm | táctil táctiles hmi
iot telemetry telematics | iot telemetrie telematik | iot télémétrie télématique | iot telemetría
radar lidar pointcloud photogrammetry | radar lidar punktwolke photogrammetrie laserscanning | radar lidar photogrammétrie lasergrammétrie | radar lidar fotogrametría
optics lens lenses optical photonics | optisch objektiv photonik | optique optiques photonique | lente lentes fotónica
emc shielding electromagnetic jammer emi | emv abschirmung elektromagnetisch störstrahlung | cem électromagnétique | emc apantallamiento electromagnético
antistatic esd | antistatisch esd | antistatique esd | antiestático esd
obsolete discontinued | abgekündigt auslaufteil | obsolète obsolètes | descatalogado obsoleto
printer printers plotter plotters laserprinter largeformat | plotter laserdrucker tintenstrahldrucker druckgerät großformatdruck großformat | imprimante imprimantes | impresora impresoras plóter
copier copiers photocopier photocopiers | kopiergerät kopierer | photocopieur photocopieuse copieur | copiadora fotocopiadora fotocopiadoras
tft monitors | monitor monitore computermonitor | moniteur moniteurs | monitor monitores
harddrive ssd disk harddisk hdd | festplatte festplatten ssd | ssd | ssd
modem | modem | modem | módem enrutador
uninterruptible ups | usv notstrom notstromversorgung | | sai
motherboard mainboard gpu cpu processor processors | mainboard grafikkarte prozessor cpu | processeur | procesador procesadores
electronicscrap weee ewaste | elektroschrott elektroaltgeräte elektronikschrott | deee d3e | raee
offset lithography | offset offsetdruck | offset lithographie | offset litografía
flexo flexography flexographic | flexodruck flexo | flexographie flexo | flexografía flexo
gravure rotogravure | tiefdruck | héliogravure | huecograbado rotograbado
letterpress typography font fonts typeface | buchdruck letterpress bleisatz schriftart schriftarten typografie schriftsatz | typographie letterpress | tipografía letterpress tipógrafo
padprinting | tampondruck | tampographie | tampografía
sublimation | sublimation sublimationsdruck | sublimation | sublimación
prepress typesetting layout dtp | druckvorstufe layout reinzeichnung | prépresse pao | preimpresión maquetación maquetador
lamination laminator laminating | laminieren kaschieren kaschierung laminierung laminiergerät laminierfolie | pelliculage pelliculé plastification plastifier | laminar plastificado plastificar plastificadora
creasing scoring | rillen rillung | | hendido hendidos
stapling stapled staple staples stapler staplers | heften tackern klammerheftung heftklammern heftgerät tackerklammern | agrafage agrafe agrafes agrafer agrafeuse | grapado grapas grapa grapadora
printrun circulation | auflage auflagenhöhe exemplare druckauflage | tirage exemplaires | tirada ejemplares tiradas
newspaper newspapers | zeitung zeitungen tageszeitung wochenzeitung | journal journaux | periódico periódicos
carwrap | autofolierung fahrzeugbeschriftung folierung beschriftung beschriftungen schaufensterbeschriftung autobeschriftung | covering | vinilado rotular rotulista
fulfilment fulfillment | fulfillment fulfilment versandabwicklung versandservice | fulfillment | fulfillment
crossdocking crossdock | crossdocking umschlaglager | crossdocking crossdock | crossdocking
racking | palettenregal palettenregale schwerlastregal lagertechnik | rack racks palettier | rack racks
palletising palletizing palletised | palettieren palettiert palettierer | palettisation palettiser palettisé | paletizado paletizar paletizador
stacker stackers reachtruck | hochhubwagen schubmaststapler | gerbeur gerbeurs | apilador apiladores apiladora
pallettruck | hubwagen handhubwagen | transpalette transpalettes | transpaleta traspaleta
tote totes | lagerbehälter kunststoffbehälter stapelbox eurobox | | gaveta gavetas
groupage ltl consolidation | sammelgut stückgut teilladung beiladung | groupage | grupaje
airfreight | luftfracht | aérien aérienne | aéreo aérea
railfreight wagon wagons | bahnfracht waggon güterwagen güterzug | wagon wagons ferroutage | vagón vagones
intermodal multimodal | intermodal kombiverkehr | intermodal multimodal | intermodal multimodal
barge barges | binnenschiff binnenschifffahrt lastkahn | batellerie fluvial | fluvial
ferry ferries | fähre fähren | ferry traversier ferries | ferry transbordador ferri
tanker tankers tanktruck | tankwagen tankfahrzeug tanklaster | camion-citerne camions-citernes | camión-cisterna
flatbed lowloader lowbed | tieflader pritsche pritschenwagen pritschen | surbaissé | góndola
semitrailer semitrailers semi-trailer semi-trailers | sattelauflieger sattelzug | semi-remorque semi-remorques | semirremolque tráiler
curtainsider | planenauflieger tautliner | tautliner | tautliner
reefer | kühlcontainer kühlauflieger | | reefer
route routes routing itinerary | routen tourenplanung routenplanung reiseroute | itinéraire itinéraires parcours | ruta rutas itinerario
toll tolls vignette | maut vignette mautbox | péage péages vignette | peaje peajes viñeta
tachograph | tachograph fahrtenschreiber | tachygraphe chronotachygraphe | tacógrafo
biodiesel biofuel hvo | biodiesel biokraftstoff hvo | biodiesel biocarburant hvo | biodiésel biocombustible hvo
cargobike cargobikes | lastenrad lastenräder lastenfahrrad | triporteur | triciclo cargobike
messenger bike-courier | fahrradkurier bote botendienst | coursier coursiers | mensajero mensajeros mensajería
taxi taxis cab | taxi taxis taxifahrer | taxi taxis vtc | taxi taxis taxista
limousine limousines limo | limousine limousinenservice | limousine limousines | limusina limusinas
carpool carsharing ridesharing | carsharing mitfahrgelegenheit fahrgemeinschaft | autopartage | carsharing
vending vendingmachine | verkaufsautomat getränkeautomat snackautomat automat automaten warenautomat | vending | vending expendedora expendedoras
engines | verbrennungsmotor motorblock motorüberholung motorinstandsetzung | motoriste | motorista
turbocharger turbo turbos | turbolader turbo | turbo turbocompresseur | turbo turbocompresor
clutch clutches | kupplungssatz kupplungsscheibe autokupplung | embrayage embrayages | embrague embragues
exhaust exhausts muffler | auspuff auspuffanlage schalldämpfer | échappement | silenciador
suspension shockabsorber | fahrwerk stoßdämpfer federung | amortisseur amortisseurs | suspensión
steering | lenkung servolenkung lenkgetriebe lenkrad | volant crémaillère | volante
puncture | reifenpanne plattfuß | crevaison crevé | pinchazo pinchado
retread retreaded | runderneuert runderneuerung | rechapage rechapé | recauchutado
windowtint tinting window-tint window-tinting | scheibentönung tönungsfolie | vitres-teintées | tintado lunas-tintadas
airbag airbags | airbag airbags | airbag airbags | airbag airbags
dashboard | armaturenbrett | tableau-de-bord tableaux-de-bord | salpicadero cuadro-de-mando cuadros-de-mando
headlight headlights taillight | autoscheinwerfer rücklicht frontscheinwerfer | phare phares | faro faros
wiper wipers windscreen-wiper windscreen-wipers | scheibenwischer wischerblatt | essuie-glace essuie-glaces | limpiaparabrisas
bumper bumpers fender | stoßstange stoßfänger kotflügel | pare-chocs pare-choc | parachoques guardabarros
bonnet tailgate | motorhaube heckklappe | capot | capó
sparkplug ignition | zündkerze zündkerzen zündung | allumage | bujía bujías encendido
alternator alternators | lichtmaschine anlasser | alternateur alternateurs démarreur | alternador alternadores
injector injectors | einspritzdüse injektor einspritzpumpe injektoren | injecteur injecteurs | inyector inyectores
carburettor carburetor | vergaser | carburateur carburateurs | carburador carburadores
roadsideassistance roadside-assistance breakdown-service | pannenhilfe pannendienst | assistance-routière dépannage-auto | asistencia-en-carretera
roadworthiness mot mot-test | tüv hauptuntersuchung pickerl | contrôle-technique | itv inspección-técnica
chiptuning remap | tuning chiptuning | tuning reprogrammation | tuning reprogramación
detailing valeting carwash | autoaufbereitung fahrzeugaufbereitung autowäsche waschanlage autopflege | detailing | lavacoches detailing
smartrepair paintless pdr | smartrepair ausbeulen beulendoktor lackdoktor | débosselage débosseleur | desabollado sacabollos
classiccar oldtimer | oldtimer youngtimer oldtimerrestauration | oldtimer | oldtimer
numberplate licenceplate | kennzeichen nummernschild | immatriculation | matrícula matrículas matriculación
scrapyard | autoverwertung schrottplatz autoverwerter | épaviste épave | desguace desguaces
convertible cabriolet | cabrio cabriolet verdeck | cabriolet décapotable | descapotable cabrio capota
suv offroad 4x4 | suv geländewagen allrad offroad | suv 4x4 | suv todoterreno 4x4
estatecar hatchback saloon sedan | kombi kleinwagen | citadine | berlina utilitario
scooter scooters moped mopeds | roller motorroller moped mofa | scooter scooters mobylette cyclomoteur | ciclomotor vespa
kickscooter escooter | elektroroller tretroller | trottinette trottinettes | patinete patinetes
quad atv quads | quad atv | quad quads | quad atv
sidecar | beiwagen | sidecar | sidecar
ebike ebikes pedelec e-bike e-bikes electric-bike electric-bikes electric-bicycle | pedelec elektrofahrrad elektrofahrräder ebike ebikes pedelecs | vae vélo-électrique vélos-électriques vélo-à-assistance | ebike ebici bicicleta-eléctrica bicicletas-eléctricas bici-eléctrica
mountainbike mtb | mountainbike mtb | vtt | mtb btt
derailleur shifter | schaltung schaltwerk kettenschaltung nabenschaltung | dérailleur dérailleurs | desviador
pedal pedals crank | pedal pedale kurbel | pédale pédales pédalier manivelle | pedal pedales manivela pedalier
spoke spokes hub wheelbuilding | speiche speichen nabe laufrad laufräder | rayons moyeu | buje bujes
handlebar handlebars handle-bar handle-bars | lenker fahrradlenker | guidon guidons | manillar manillares
bikeshop | fahrradladen fahrradwerkstatt fahrradreparatur | vélociste | bicicletería
towbar hitch | anhängerkupplung ahk | attelage attelages | enganche enganches
boatbuilding shipyard shipyards boatbuilder | bootsbau bootsbauer werft schiffbau | naval | astillero astilleros naval
hull gelcoat | bootsrumpf rumpf gelcoat | coque coques gelcoat | gelcoat
outboard outboards outboard-motor | außenborder außenbordmotor | moteur-hors-bord hors-bord | fueraborda motor-fueraborda
propeller propellers impeller | propeller schiffsschraube impeller | hélice hélices | propela rodete
rigging | takelage segel segelmacher | gréement voilerie | jarcia
mooring berth berths pontoon jetty | liegeplatz bootsliegeplatz steg ponton bootssteg | mouillage amarrage ponton appontement | amarre amarres pantalán pontón
winterstorage hibernation wintering overwinter | winterlager bootslager überwinterung überwintern winterquartier | hivernage hiverner | invernaje hibernación
dinghy rib | schlauchboot beiboot | zodiac | zódiac
lifejacket liferaft lifeguard lifeguards | schwimmweste rettungsweste rettungsinsel rettungsschwimmer bademeister | brassière sauveteur | salvavidas
fishingboat trawler fishery fisheries fisherman | fischerboot kutter fischerei fischkutter | chalutier pêcherie | pesquero pesquería pesca
aquaculture fishfarm trout | aquakultur fischzucht forelle forellen | aquaculture pisciculture truite truites | acuicultura piscifactoría trucha truchas
aircraft airplane aerospace aviation aeronautics | flugzeug flugzeuge luftfahrt flugzeugbau raumfahrt luftfahrttechnik | avion aéronautique aérospatial aviation | avión aviones aeronáutica aeroespacial aviación
helicopter helicopters | hubschrauber helikopter | hélicoptère hélicoptères | helicóptero helicópteros
locomotive locomotives tram | lokomotive straßenbahn schienenfahrzeug | locomotive locomotives tramway | locomotora
snowplough snowplow | schneepflug streuer räumschild | saleuse chasse-neige | quitanieves
hooklift | müllwagen absetzkipper abrollkipper | ampliroll polybenne | portacontenedores
coachbuilding | fahrzeugbau fahrzeugeinbauten camperausbau | carrossage | carrozado camperización
foodtruck foodtrucks | foodtruck imbisswagen verkaufswagen verkaufsanhänger | foodtruck | foodtruck gastroneta
plough ploughing plow plowing | pflug pflügen pflugarbeiten | charrue labourage | arado arar
harrow tillage | egge grubber bodenbearbeitung | herse cultivateur déchaumeur | grada
cropspraying | feldspritze pflanzenschutzspritze | pulvé | fumigador atomizador
spreader spreaders | düngerstreuer miststreuer | épandeur | abonadora esparcidor
combine combines thresher | mähdrescher drescher dreschen | batteuse battage | trilladora
baler balers bale bales baling | ballenpresse rundballen | ballot ballots botteleuse | empacadora paca pacas
tedder haymaking | heuwender schwader | faneuse andaineur fenaison | henificación hilerador
forager chaffcutter silage | feldhäcksler silage siloballen | ensileuse ensilage | ensilado
crop crops | feldfrüchte ackerfrüchte | |
maize corn sweetcorn | mais maiskolben silomais maismehl | maïs | maíz choclo elote
barley malt | gerste malz gerstenkorn gerstenmalz braumalz | orge malt | cebada malta
oats oat oatmeal porridge | hafer haferflocken haferbrei | avoine porridge | avena
rye ryebread rye-bread | roggen roggenmehl roggenbrot | seigle pain-de-seigle | centeno pan-de-centeno
spelt spelt-bread | dinkel dinkelmehl dinkelbrot | épeautre petit-épeautre | espelta
rapeseed canola | raps rapssaat rapsöl | colza | colza
sunflower sunflowers | sonnenblume sonnenblumen sonnenblumenöl | tournesol tournesols | girasol girasoles
soya soy soybean | soja sojabohnen | soja | soja soya
pea peas | erbse erbsen | pois | guisante guisantes arvejas
bean beans | bohne bohnen | haricot haricots fève | alubia alubias judía judías habas frijoles
lentil lentils | linsen | lentilles | lentejas
sugarbeet beet beets beetroot beetroots | zuckerrübe rübe rüben | betterave betteraves | remolacha remolachas
cabbage cabbages kale sauerkraut | weißkohl grünkohl sauerkraut | chou choux choucroute | col repollo chucrut
pumpkin pumpkins squash squash-vegetable butternut | kürbis kürbisse | citrouille potiron courge courges | calabaza calabazas
cucumber cucumbers gherkin gherkins | gurke gurken salatgurke gewürzgurke | concombre concombres cornichon cornichons | pepino pepinos pepinillo pepinillos
paprika capsicum peppers bellpepper bell-pepper bell-peppers | paprika paprikaschote paprikaschoten | poivron poivrons paprika | pimiento pimientos pimentón
aubergine eggplant | aubergine melanzani | aubergine | berenjena
garlic | knoblauch knoblauchzehe | ail | ajo ajos
asparagus | spargel spargelhof | asperge asperges | espárrago espárragos
spinach | spinat blattspinat | épinard épinards | espinaca espinacas
strawberry strawberries | erdbeere erdbeeren | fraisier | fresón fresones fresa fresas frutilla
raspberry raspberries | himbeere himbeeren | framboise framboises | frambuesa frambuesas
blueberry blueberries berries berry bilberries | heidelbeere heidelbeeren beeren blaubeeren beerenobst | myrtille myrtilles baies | arándano arándanos bayas
pear pears | birne birnen | poire poires poirier | pera peras
plum plums | pflaume pflaumen zwetschge zwetschgen | prune prunes pruneau | ciruela ciruelas
peach peaches nectarine | pfirsich pfirsiche nektarine | nectarine | melocotón melocotones nectarina durazno
apricot apricots | aprikose aprikosen marille | abricot abricots | albaricoque albaricoques damasco
mandarin mandarins clementine tangerine | mandarine mandarinen clementine | mandarine clémentine | mandarina mandarinas clementina
banana bananas | banane bananen | banane bananes | plátano plátanos banana
melon melons watermelon | melone melonen wassermelone | melon melons pastèque | melón melones sandía
fig figs | feige feigen | figue figues figuier | higo higos higuera
avocado avocados | avocado avocados | avocatier avocado | aguacate aguacates palta
hazelnut hazelnuts | haselnuss haselnüsse | noisette noisettes | avellana avellanas
pistachio pistachios | pistazie pistazien | pistache pistaches | pistacho pistachos
hops hop | hopfen hopfendolden | houblon | lúpulo
saffron | safran | safran | azafrán
grafting | veredeln pfropfen veredelung | greffe greffage | injerto injertos
worm vermicompost earthworm | wurmhumus regenwurm | lombric lombricompost | lombriz vermicompost
forestry | forstwirtschaft forstbetrieb förster forst | forestier sylviculture foresterie | silvicultura selvicultura
timberharvest skidding | holzernte holzeinschlag rückearbeiten harvester | débardage débardeur bûcheronnage bûcheron abatteuse | maderero leñador
woodchipper wood-chipper | holzhäcksler gartenhäcksler astschredder | déchiqueteur broyeur-de-branches | trituradora-de-ramas
reforestation afforestation | aufforstung wiederaufforstung | reboisement reforestation | reforestación repoblación
truffle truffles | trüffel | truffe truffes | trufa trufas
sheepshearing shearing shearer | schafschur schur schafscherer | tondeur | esquila esquilador
hoof farrier hoofcare horseshoe shoeing | hufschmied hufpflege klauenpflege hufbeschlag hufeisen huf | parage ferrage pareur sabot maréchal-ferrant | herrador herraduras herradura herraje
slaughter slaughterhouse abattoir | schlachthof schlachtung schlachten | abattoir abattre | matadero matanza sacrificio
insemination semen | besamung sperma | insémination | inseminación
calf calves heifer veal calves-meat | kalb kälber färse kalbfleisch | veau veaux génisse | ternero terneros novilla ternera
bull bulls ox | bulle bullen stier ochse | taureau taureaux | toro toros buey
piglet piglets | ferkel sauen | porcelet porcelets truie | lechón lechones cochinillo cerda
donkey donkeys mule | esel maultier | âne ânes mulet | burro burros asno mula
rabbit rabbits | kaninchen hase hasen | lapin lapins | conejo conejos
duck ducks | ente enten | canard canards | pato patos
turkeys | pute puten truthahn | dinde dindes dindon | pavo pavos
beehive beehives hive queenbee apiary colony colonies | bienenstock bienenkasten bienenvolk bienenkönigin bienenvölker | ruche ruches essaim essaims reine reines | colmena colmenas enjambre reina reinas
feedmill | kraftfutter mischfutter futtermühle | concentré |
oilmill oilpress | ölmühle ölpresse | huilerie | almazara almazaras
winepress | weinpresse kelter keltern | pressoir pressoirs | lagar estrujadora
agronomist agronomy | agronom agronomie agrarberatung | agronome agronomie | agrónomo agronomía
soiltest | bodenprobe bodenanalyse bodenuntersuchung | pédologie | edafología
biodynamic demeter | biodynamisch demeter | biodynamique demeter biodynamie | biodinámico demeter
globalgap | globalgap | globalgap | globalgap
mining mine mines miner | bergbau bergwerk mine minen bergmann | mine mines minier mineur | minería mina minas minero
ore ores | erz erze eisenerz | minerai minerais | mena
mineral minerals | mineral mineralien mineralisch | |
sandstone | sandstein | grès | arenisca
boulder boulders rock rocks | fels felsen felsblock | roche roches rocher rochers | peñasco roca rocas
dredging dredge dredger | baggergut nassbagger | dragage dragueur drague | dragado draga
gemstone gemstones diamond diamonds brilliant gem gems | edelstein edelsteine diamant diamanten brillant schmuckstein gemmologe | gemme diamant diamants pierreries gemmologue | gema gemas diamante diamantes gemología gemólogo
amber | bernstein | ambre | ámbar
incineration incinerator | müllverbrennung verbrennungsanlage | incinération incinérateur | incineración incineradora
offcuts offcut | verschnitt reststücke | chute | retales retal recortes
byproduct byproducts residue residues | nebenprodukt nebenprodukte reststoff reststoffe | résidu résidus | subproducto subproductos
upcycling upcycled | upcycling | upcycling surcyclage | upcycling suprarreciclaje
biowaste foodwaste | bioabfall biotonne speisereste | biodéchets biodéchet | biorresiduos biorresiduo
wastewatertreatment waste-water-treatment wastewater-treatment | abwasserbehandlung | traitement-des-eaux station-d'épuration | depuradora
carbonfootprint footprint decarbonisation | klimabilanz fußabdruck | décarbonation | descarbonización
esg csrd csr | csrd nachhaltigkeitsbericht csr | esg csrd rse | esg csrd rsc
reverseosmosis reverse-osmosis | umkehrosmose | osmose-inverse | osmotizador ósmosis-inversa
alembic distillation | destillieranlage destillation brennblase | alambic distillation distillateur | alambique destilación
beaker pipette pipettes | laborglas pipette pipetten becherglas | pipette pipettes | pipeta pipetas
petri incubator accelerator | petrischale brutschrank inkubator gründerzentrum accelerator | pétri incubateur incubatrice accélérateur | petri incubadora aceleradora
reagent reagents | reagenz reagenzien | réactif réactifs | reactivo reactivos
chromatography hplc spectrometer spectroscopy | chromatographie hplc spektrometer spektroskopie | chromatographie hplc spectromètre spectroscopie | cromatografía hplc espectrómetro espectroscopia
microbiology bacteria microbiological | mikrobiologie bakterien keime mikrobiologisch | microbiologie bactérie bactéries germes | microbiología bacteria bacterias
biotechnology biotech enzyme enzymes | biotechnologie biotech enzym enzyme | biotechnologie biotech enzyme enzymes | biotecnología biotech enzima enzimas
dna genetic pcr | dns genetisch gentest pcr dna gentechnik | adn génétique pcr | adn genético pcr
haccp foodhygiene food-hygiene food-safety | haccp lebensmittelhygiene lebensmittelsicherheit | haccp hygiène-alimentaire sécurité-alimentaire | haccp appcc higiene-alimentaria seguridad-alimentaria
gmp | gmp | bpf gmp | gmp ncf
ifs brc | ifs brc | ifs brc | ifs brc
chemist chemists | chemiker laborant chemikant chemikerin | chimiste laborantin | laboratorista
simulation fem simulations | simulation fem festigkeitsberechnung simulieren | simulation | simulación
occupational | sicherheitsfachkraft | préventeur |
checkweigher | kontrollwaage dosierwaage | pondérale doseur | dosificador pesadora
cobot cobots gripper grippers | cobot cobots greifer | cobot cobots préhenseur | cobot cobots
agv amr driverless | fts fahrerlos agv amr | agv amr autoguidé | agv amr autoguiado
moulder | spritzgießerei kunststoffspritzguss | plasturgie plasturgiste | plasturgia
hotrunner cavity cavities | heißkanal kavität kavitäten | | cavidad cavidades
ejector ejectors | auswerfer | éjecteur éjecteurs | expulsor expulsores
ultrasonicwelding plasticwelding | kunststoffschweißen ultraschallschweißen spiegelschweißen | thermosoudage thermosoudé | termosoldado
heatsealing sealer | heißsiegeln siegelgerät folienschweißgerät | scelleuse thermoscelleuse | selladora termoselladora
dropforging | schmiedeteile gesenkschmieden schmiedestück | matriçage |
cuttosize | fixmaß maßzuschnitt ablängen | débitage | despiece troceado
guillotine | schlagschere tafelschere blechschere | massicot | cizalla cizallas
slitting slitter rewinding | längsteilen spaltanlage rollenschneiden umrollen | refendage refendeuse | rebobinadora
decoiler straightener straightening | richten richtmaschine gerichtet | redressage dresseuse planage | enderezado enderezadora
hydroforming | hydroformen innenhochdruckumformen | hydroformage | hidroconformado
weldingmachine electrodes electrode | schweißgerät schweißgeräte elektrode elektroden schweißdraht | électrode électrodes | electrodo electrodos
mig mag tig | mig wig | mig | mig tig
chassis | chassis rahmenbau maschinengestell fahrgestell | bâti | chasis
spacer spacers shim shims | distanzhülse abstandshalter passscheibe | entretoise entretoises | distanciador espaciador
pin pins circlip | stift stifte zylinderstift sicherungsring | goupille goupilles circlips | pasador pasadores circlip
keyway | passfeder passfedernut | clavette clavettes | chaveta chavetero
steelhall | hallenbau industriehalle gewerbehalle | |
crashbarrier | leitplanke rammschutz anfahrschutz | glissière | guardarraíl
coverplate chequerplate | riffelblech tränenblech | larmée | lagrimada
springsteel toolsteel | werkzeugstahl schnellarbeitsstahl hss | hss | hss
v2a v4a 304 316l inox | v2a v4a edelstahlrohr 304 316l | 304l 316l | 316l aisi
blastmedia grit | strahlmittel strahlgut | grenaille | granalla
tumbling vibratoryfinishing | gleitschleifen trowalisieren | tribofinition | vibroabrasión
electropolishing electropolish | elektropolieren elektropoliert | électropolissage électropoli | electropulido
cataphoresis ecoat ktl | ktl tauchlackierung kathodisch | cataphorèse | cataforesis
burnishing blackening blackened | brünieren brüniert | noircissement | pavonado ennegrecido
flatness straightness | ebenheit geradheit planheit | planéité rectitude | planitud planicidad
prism groove grooves slot | nut nuten nutfräsen einstich | rainure rainures | ranura ranuras ranurado
fiveaxis 5axis multiaxis | fünfachs mehrachsig | 5axes multiaxes | 5ejes multieje
toolholder insert inserts indexable | wendeplatte wendeplatten werkzeughalter wendeschneidplatte | | portaherramientas
die dies | stanzwerkzeug folgeverbundwerkzeug stanzstempel matrize | matrice matrices poinçon | matriz punzón matricería matricero
dotpeen lasermarking laserengraving | lasergravur laserbeschriftung nadelprägen lasermarkierung | micropercussion | micropercusión
hologram holographic | hologramm heißprägefolie | hologramme | holograma
securityseal tamper | plombe plomben sicherheitssiegel manipulationssicher | inviolable | inviolable
hotmelt | schmelzkleber heißkleber heißklebepistole | thermofusible hotmelt | hotmelt termofusible
threadlocker loctite cyanoacrylate superglue | sekundenkleber schraubensicherung loctite | cyanoacrylate superglue loctite | cianoacrilato fijatornillos loctite
auger augers | förderschnecke dosierschnecke | tarière | sinfín
slideway guideway rails | schiene schienen gleitschiene | | carril carriles
drawbar turntable rotary | drehtisch drehteller rundtisch | |
drawerslide drawer-slide drawer-slides | auszug auszüge schubladenschiene teleskopschiene | coulisse coulisses | guía-de-cajón guías-de-cajón
bellows | faltenbalg kompensator | soufflet soufflets compensateur | fuelle fuelles compensador
meteringpump peristaltic diaphragm | membranpumpe schlauchpumpe dosierpumpe | péristaltique | peristáltica diafragma
submersible borepump | tauchpumpe unterwasserpumpe | immergée | sumergible
spillpallet bund bunded | auffangwanne auffangwannen | rétention | cubeto retención
jib | schwenkkran säulenschwenkkran | potence | pescante
bridgecrane overhead gantry | brückenkran hallenkran portalkran laufkran | portique | pórtico
mobilecrane autocrane cranetruck mobile-crane truck-crane | mobilkran ladekran | grue-mobile camion-grue | autogrúa gruista grúa-móvil camión-grúa
truckdriver hgv trucker | fernfahrer | routier routiers | camionero camioneros
warehouseman storekeeper | lagerist lagerarbeiter lagermitarbeiter fachlagerist | magasinier magasiniers | almacenero
packer packers | packer verpacker verpackungshelfer | emballeur emballeurs | embalador
seasonalworker fruitpicker | saisonarbeiter saisonkraft | vendangeur | temporero temporeros jornalero vendimiador
farmworker farmhand farm-worker farm-hand | landarbeiter stallhelfer melker | ouvrier-agricole ouvriers-agricoles | trabajador-agrícola peón-agrícola
panelbeater panel-beater | karosseriebauer | carrossier carrossiers | carrocero planchista chapista
icepack gelpack thermobox ice-pack cool-box | kühlakku kühlbox isolierbox thermobox | glacière | isotermo nevera-portátil
icecube icemaker icemachine | eiswürfel eismaschine eiswürfelmaschine crushedice | glaçon glaçons | cubitos hielera
demurrage | standgeld liegegeld | surestaries | sobreestadía
stowage loadsecuring | ladungssicherung | saisissage | estiba estibador
erp wms | wms erp lagerverwaltung warenwirtschaft warenwirtschaftssystem erpsystem | wms erp gpao progiciel | wms erp sga
justintime jit kanban agile scrum | kanban jit agil agile scrum scrummaster | kanban jit agile agilité scrum | kanban jit ágil scrum
castiron cast-iron | grauguss gusseisen | fonte-grise | hierro-fundido
tag tags | preisschild etikettanhänger warenanhänger | pancarte |
crankshaft | kurbelwelle kurbelwellen | vilebrequin | cigüeñal
cauliflower | blumenkohl karfiol | chou-fleur choux-fleurs | coliflor
broccoli | brokkoli | brocoli brocolis | brócoli
courgette zucchini courgettes | zucchini | courgette courgettes | calabacín calabacines
chickpea chickpeas hummus | kichererbse kichererbsen hummus | chiche houmous | garbanzo garbanzos hummus
mango mangos mangoes | mango mangos | mangue mangues | mango mangos
goose geese | gans gänse martinsgans | oie oies | oca ocas ganso
sisal | sisal | sisal | sisal
camshaft camshafts | nockenwelle nockenwellen | cames | levas
wroughtiron wrought-iron | kunstschmied schmiedeeisen | fer-forgé | rejería hierro-forjado forja
turnbuckle | spannschloss | tendeur tendeurs | tensor tensores
carabiner carabiners | karabiner karabinerhaken | mousqueton mousquetons baudrier | mosquetón mosquetones
trowel trowels | maurerkelle | truelle truelles | paleta llana
theodolite tachymeter | tachymeter theodolit | théodolite tachéomètre | teodolito taquímetro
tripod tripods gimbal | stativ stative dreibein gimbal | trépied trépieds | trípode trípodes
binoculars telescope | fernglas | jumelles | prismáticos telescopio
magnifier loupe | lupe lupen | loupe loupes | lupa lupas
compass | kompass fernrohr | boussole compas télescope | brújula
conductivity | leitfähigkeit | conductivité | conductividad
viscosity rheometer | viskosität viskosimeter | viscosité viscosimètre | viscosidad viscosímetro
density | dichte | densité | densidad
concentrate concentration | konzentrat konzentration | concentration | concentración concentrado
dilution | verdünnt verdünnen | dilution dilué | dilución diluido
synthesis | synthese | synthèse | síntesis
polymer polymers | polymer polymere | polymère polymères | polímero polímeros
monomer | monomer | monomère | monómero
thermoplastic thermoplastics | thermoplast thermoplaste thermoplastisch | thermoplastique thermoplastiques | termoplástico termoplásticos
duroplast thermoset bakelite | duroplast bakelit | thermodurcissable bakélite | termoestable baquelita
tpe tpu | tpe tpu | tpu | tpe tpu
melamine | melamin | mélamine mélaminé | melamina
formica hpl | hpl resopal schichtstoff | formica | formica fenólico
celluloid acetate | celluloid acetat | celluloïd acétate | celuloide acetato
cellophane | cellophan | cellophane | celofán
parchment | pergament backpapier | parchemin | pergamino
sheathing sheath | ummantelung mantel | |
busbar busbars | stromschiene sammelschiene | | embarrado
potentiometer encoder encoders | potentiometer drehgeber encoder | potentiomètre codeur encodeur | potenciómetro encoder codificador
thermistor | thermistor heißleiter | thermistance | termistor
photocell photoelectric | lichtschranke fotozelle | photocellule photoélectrique | fotocélula fotoeléctrico
solenoid solenoids electromagnet | magnetventil elektromagnet magnetspule | électrovanne électroaimant solénoïde | electroválvula solenoide electroimán
amplifier amplifiers | verstärker gitarrenverstärker | amplificateur ampli | amplificador
headset headphones earphones | kopfhörer headset ohrhörer | écouteurs | auriculares auricular
tablet tablets | tablet tablets tabletcomputer | tablette tablettes | tableta tabletas
oscillator | oszillator schwingquarz | oscillateur | oscilador
ampere amp | ampere | ampère ampères | amperio amperios
winder unwinder | abwickler aufwickler | dérouleur enrouleur enrouleurs | desbobinador enrollador
labeller labelprinter | etikettiermaschine etikettierer etikettendrucker | étiqueteuse | etiquetadora
casepacker | kartonierer kartoniermaschine | encartonneuse | encartonadora
depalletiser depalletizer | entpalettierer depalettierer | dépalettiseur | despaletizador
capper capping | verschließmaschine verschließer | bouchonneuse capsuleuse | taponadora
bagging bagger sackfilling | absackanlage absackung absacken | ensachage ensacheuse | ensacadora
flowpack flowwrap | schlauchbeutel flowpack | flowpack | flowpack
atomiser | zerstäuber sprühflasche | vaporisateur atomiseur | vaporizador
lagging | rohrisolierung rohrdämmung | calorifugeage calorifuge | calorifugado
spiralduct | wickelfalzrohr | |
mouldmaking | | mouliste outilleur | moldista
modelmaker modelmaking scalemodel maquette | modellbau modellbauer mockup modellbausatz architekturmodell maßstabsmodell | maquettiste maquette maquettes modélisme | maquetista maqueta maquetas
dovetail tenon | zapfen schwalbenschwanz | tenon mortaise | mortaja
hatchery hatching chicks | brüterei küken brutei brutkasten brutmaschine | couvoir poussin poussins couveuse | pollito pollitos
trough feeder drinker | futtertrog futterautomat | abreuvoir | abrevadero bebedero comedero
halter bridle reins | zaumzeug zügel | licol rênes | cabezada riendas ronzal
bedding litter catlitter | einstreu katzenstreu | litière | yacija arenero
eartag eartags | ohrmarke ohrmarken | auriculaire | crotal crotales
deworming parasite parasites | entwurmung parasiten wurmkur | vermifuge parasite parasites | desparasitación parásito parásitos
aphid mite mites | blattlaus milben spinnmilbe | puceron pucerons acarien acariens | pulgón ácaro ácaros
blight | mehltau krautfäule | mildiou oïdium fongique | mildiu oídio
shadenet hailnet netcover | hagelnetz schattiernetz vogelnetz | filets | mallasombra umbráculo
reservoir basin dam | staudamm stausee speicherbecken | barrage bassin retenue | embalse balsa presa
chicory endive rocket arugula | chicorée endivie rucola | endive endives chicorée roquette | endivia endivias achicoria endibia rúcula
leek leeks celery celeriac | lauch sellerie porree knollensellerie | poireau poireaux céleri | puerro puerros apio
radish radishes horseradish | radieschen rettich meerrettich kren | radis raifort | rábano rábanos rábanopicante
artichoke artichokes | artischocke artischocken | artichaut artichauts | alcachofa alcachofas
sesame tahini | sesam tahin | sésame tahini | sésamo tahini ajonjolí
quinoa amaranth buckwheat | quinoa amaranth buchweizen buchweizenmehl | quinoa sarrasin amarante | quinoa amaranto sarraceno alforfón quinua
millet sorghum | hirse sorghum | millet sorgho | mijo sorgo
cocoa | kakao kakaobohnen kakaopulver | cacao | cacao
vanilla | vanille vanilleschote vanillezucker | vanille | vainilla
ginger turmeric curcuma | ingwer kurkuma | gingembre curcuma | jengibre cúrcuma
mint peppermint | minze pfefferminze | menthe | menta hierbabuena
chamomile | kamille | camomille | manzanilla
daisy daisies | gänseblümchen margerite | marguerite pâquerette | margarita
cranberry currant currants blackcurrant | johannisbeere johannisbeeren cranberry ribisel | groseille cassis | grosella grosellas
kiwi kiwis | kiwi kiwis | kiwi kiwis | kiwi kiwis
pineapple pineapples | ananas | ananas | piña
pomegranate quince | granatapfel quitte quitten | grenade coing | membrillo
cider perry | most apfelwein cidre | cidre cidrerie | sidra sidrería
rennet | käselab | présure | cuajo
tallow lard suet | talg schmalz schweineschmalz | suif saindoux | sebo manteca
pearl pearls | perle perlen perlenkette zuchtperlen | perle perles | perla perlas
canning cannery | konservenfabrik | conserverie | conservera
freezedried lyophilised lyophilisation dehydrated | gefriergetrocknet gefriertrocknung trockenobst dörrobst | lyophilisé lyophilisation déshydraté | liofilizado liofilización deshidratado desecado
vacuumpacked sousvide vacuum-packed vacuum-sealed | vakuumverpackt vakuumiert vakuumiergerät | mis-sous-vide sous-vide | envasadora envasado-al-vacío al-vacío
`
