/** Building, furnishing, cleaning, energy and property, in the form of attributes.ts. */
export const houseAndGardenRows = `
washer washing-machine washing-machines | waschmaschine waschmaschinen | lave-linge machine-à-laver machines-à-laver | lavadora lavadoras
dishwasher dishwashers dish-washer | geschirrspüler spülmaschine geschirrspülmaschine spülküche | lave-vaisselle | lavavajillas lavaplatos
microwave microwaves | mikrowelle mikrowellen mikrowellenherd | micro-ondes micro-onde | microondas
hob cooktop | kochfeld kochfelder herdplatte ceranfeld | plaque plaques taque table-de-cuisson plaque-de-cuisson plaques-de-cuisson | vitrocerámica placa-de-cocina placa-de-inducción
induction | induktion induktionskochfeld induktionsherd | induction | inducción
toaster toasters toast | toaster toastbrot | toasteur toast | tostadora tostador tostada tostadas
kettle kettles | wasserkocher | bouilloire bouilloires | hervidor tetera
blender blenders whisk | standmixer mixer smoothiemaker schneebesen pürierstab | mixeur blender fouet | batidora licuadora
espresso coffeemaker coffeemachine | kaffeemaschine espressomaschine kaffeevollautomat vollautomat | expresso cafetière percolateur | cafetera cafeteras espresso
cooker cookers range | herd herde elektroherd gasherd küchenherd | gazinière | fogón fogones
hood | dunstabzug dunstabzugshaube abzugshaube dunsthaube | hotte hottes | campana
airer clothesline | wäscheständer wäscheleine wäschespinne | étendoir étendage | tendedero tendederos
humidifier humidifiers | luftbefeuchter befeuchter | humidificateur humidificateurs | humidificador
dehumidifier dehumidifiers | luftentfeuchter entfeuchter bautrockner | déshumidificateur déshumidificateurs | deshumidificador
purifier purifiers airpurifier | luftreiniger raumluftreiniger | purificateur épurateur purificateurs | purificador purificadores
television televisions tv | fernseher fernsehgerät tv fernsehsender | télévision téléviseur télé tv | televisor televisión tele tv
radio radios walkietalkie | radio radios funkgerät funkgeräte rundfunk radiowerbung | radio radiophonique | radio emisora radiofónico
thermostat thermostats | thermostat thermostate raumthermostat thermostatventil | thermostat thermostatique | termostato termostatos
polyurethane pu pur | polyurethan montageschaum polyurethanschaum pu | polyuréthane pu | poliuretano pu
polystyrene styrofoam eps xps | polystyrol styropor styrodur eps xps | polystyrène styropor eps xps | poliestireno porexpan poliespán eps xps
rockwool stonewool rock-wool mineral-wool | steinwolle mineralwolle | laine-de-roche laine-minérale | lana-de-roca lana-mineral
glasswool fibreglass fiberglass glass-wool | glaswolle glasfaserwolle fiberglas | fiberglass fibraglass laine-de-verre | fibravidrio lana-de-vidrio
cellulose pulp | zellulose einblasdämmung zellulosedämmung zellstoff cellulose | cellulose ouate | celulosa
underfloor underfloor-heating floor-heating | fußbodenheizung flächenheizung bodenheizung fußbodenheizungen | plancher-chauffant planchers-chauffants chauffage-au-sol | suelo-radiante calefacción-por-suelo suelos-radiantes calefacción-por-suelo-radiante
heatpump heat-pump heat-pumps | wärmepumpe wärmepumpen luftwärmepumpe | thermopompe pac pompe-à-chaleur pompes-à-chaleur | aerotermia aerotérmica bomba-de-calor bombas-de-calor
inverter inverters | wechselrichter solarwechselrichter | onduleur onduleurs | inversor-solar inversor-fotovoltaico
cogeneration chp | blockheizkraftwerk bhkw kraftwärmekopplung | cogénération | cogeneración
turbine turbines | turbine turbinen | turbine turbines | turbina turbinas
hydropower hydroelectric | wasserkraft wasserkraftwerk | hydroélectricité hydroélectrique | hidroeléctrica hidroeléctrico
biogas methane | biogas biogasanlage methan | biogaz méthanisation méthane méthaniseur | biogás metano
biomass woodchip woodchips | biomasse hackschnitzel hackgut holzhackschnitzel | biomasse plaquette plaquettes | biomasa astillas
charcoal | holzkohle grillkohle | charbon | carbón
briquette briquettes | briketts brikett holzbriketts | briquette briquettes | briqueta briquetas
coal lignite coke | kohle braunkohle steinkohle koks | houille lignite coke | hulla lignito coque
propane butane lpg cng autogas | propan butan flüssiggas gasflasche autogas lpg cng propangas butangas | propane butane gpl gnv | propano butano glp gnc autogás
kerosene paraffin | petroleum kerosin paraffin | kérosène pétrole paraffine | queroseno parafina
heatingoil | heizöl heizöltank | fioul mazout | gasoil
burner burners | brenner gasbrenner ölbrenner | brûleur brûleurs | quemador quemadores
flue flues flue-pipe | abgasrohr rauchrohr schornsteinrohr abgasanlage | fumisterie tubage conduit-de-fumée | salida-de-humos
ash urn urns | asche urne urnen urnenbeisetzung | cendre cendres urne urnes | ceniza cenizas urna urnas
hearth firebox | kamineinsatz feuerstelle feuerraum | âtre insert foyer | hogar insertable
kachelofen tiledstove | grundofen | kachelofen | kachelofen
circulator | umwälzpumpe heizungspumpe | circulateur | recirculación
manometer gauge gauges | manometer druckmesser messuhr lehrdorn | manomètre jauge jauges | manómetro galga
submetering | heizkostenabrechnung verbrauchserfassung heizkostenverteiler | répartiteur individualisation | repartidor repartidores
fuse fuses fusebox breaker | sicherungskasten sicherungsautomat schmelzsicherung leitungsschutzschalter | fusible fusibles disjoncteur | fusible fusibles disyuntor
switchboard switchgear fuse-box consumer-unit | schaltschrank schaltanlage zählerschrank verteilerkasten unterverteilung sicherungskasten | tgbt tableau-électrique tableaux-électriques | cuadro-eléctrico cuadros-eléctricos
rcd rcbo | fehlerstromschutzschalter | différentiel | diferencial
dimmer dimmers | dimmer dimmbar | variateur variateurs dimmable | dimmer atenuador
grounding | erdung potentialausgleich fundamenterder | mise-à-la-terre prise-de-terre | toma-de-tierra puesta-a-tierra
transformer transformers | transformator trafo trafostation transformatoren | transformateur transformateurs | transformador transformadores
threephase | drehstrom starkstrom kraftstrom | triphasé | trifásico trifásica
offgrid autarkic | autark autarkie inselanlage inselanlagen | autonome autarcie | aislada autosuficiente
feedin | einspeisung einspeisevergütung | revente |
powerstorage accumulator accumulators | stromspeicher batteriespeicher solarspeicher | accumulateur accumulateurs | acumulador acumuladores
wallbox wallboxes chargepoint | wandladestation | wallbox borne bornes | wallbox electrolinera
bulb bulbs lightbulb | glühbirne glühbirnen leuchtmittel glühlampe | ampoule ampoules | bombilla bombillas
led leds | leds leuchtdiode leuchtdioden | led leds | led leds
spotlight spotlights downlight | strahler einbaustrahler spots einbauspots | spot spots downlight | foco focos downlight
chandelier chandeliers | kronleuchter lüster | lustre lustres | candelabro candelabros
lampshade lampshades | lampenschirm lampenschirme | abat-jour | tulipa
lantern lanterns | laterne laternen windlicht | lanterne lanternes photophore lampion | linterna farol farolillos faroles
streetlight streetlights lamppost | straßenlaterne straßenbeleuchtung | lampadaire réverbère | farola farolas
conduit conduits | leerrohr leerrohre kabelkanal kabelkanäle installationsrohr | goulotte goulottes | canaleta canaletas
plug plugs | netzstecker stecker | fiche | clavija clavijas
extensioncord | verlängerungskabel kabeltrommel | rallonges | alargador alargadera
doorbell doorbells | türklingel klingel klingelanlage | sonnette sonnettes carillon | timbre
intercom intercoms doorphone | gegensprechanlage sprechanlage türsprechanlage | interphone interphones visiophone | interfono telefonillo videoportero
smarthome domotics domotic knx | smarthome hausautomation gebäudeautomation knx | domotique | domótica
antitheft | diebstahlschutz | antivol | antirrobo
padlock padlocks | vorhängeschloss vorhängeschlösser vorhangschloss | cadenas | candado candados
latch latches | riegel türriegel | loquet verrou targette | pestillo cerrojo
doorframe jamb | türrahmen türzarge zarge zargen | chambranle huisserie dormant | jamba premarco
peephole | türspion | judas œilleton | mirilla
letterbox mailbox letter-box mail-box | briefkasten briefkästen briefkastenanlage | boîte-aux-lettres boîtes-aux-lettres | buzón buzones
turnstile turnstiles | drehkreuz vereinzelungsanlage absperrung | tourniquet tourniquets | torniquete torniquetes
barrier barriers boom | schranke schranken schrankenanlage | barrière barrières | barrera barreras
bollard bollards | poller absperrpfosten | potelet potelets bollard | bolardo bolardos
razorwire barbed-wire | stacheldraht | fil-barbelé barbelé barbelés | concertina alambre-de-espino
watchman nightwatchman doorman bouncer | wachmann wächter nachtwächter türsteher pförtner | vigile gardien videur veilleur | portero portería sereno
patrol patrols | streifendienst revierdienst kontrollgang | patrouille patrouilles | patrulla patrullas ronda
bodyguard bodyguards close-protection | personenschutz leibwächter personenschützer bodyguard | garde-du-corps gardes-du-corps protection-rapprochée | guardaespaldas escolta
biometric fingerprint | biometrisch fingerabdruck fingerprint biometrie | biométrique biométrie empreinte | biométrico biométrica huella biometría
badge badges transponder rfid keycard keycards chipcard smartcard | zutrittskontrolle transponder zugangskontrolle rfid chipkarte chipkarten schlüsselkarte | badge badgeuse transpondeur rfid | transpondedor rfid
handsaw handsaws hand-saw | handsäge | scie-égoïne | serrucho
jigsaw jigsaws | stichsäge stichsägen | sauteuse sauteuses | caladora caladoras
plane planer planing | hobel hobeln gehobelt hobelmaschine | rabot raboter raboteuse raboté rabotage dégauchisseuse | cepillado cepilladora
chisel chisels | meißel stemmeisen stechbeitel | burin | cincel formón
hammerdrill jackhammer | bohrhammer abbruchhammer stemmhammer schlagbohrmaschine | marteau-piqueur | percutor rotomartillo martillo-neumático
rake rakes raking | rechen harke harken zusammenrechen | râteau râteaux ratisser ratissage | rastrillo rastrillos rastrillar
sandpaper abrasive abrasives | schleifpapier schmirgelpapier schleifmittel schleifscheibe schleifscheiben | abrasif abrasifs émeri meule | abrasivo abrasivos
paintroller roller rollers paint-roller | farbroller malerrolle farbrolle | | rodillo rodillos
dowel dowels rawlplug wallplug | dübel dübeln | tourillon | taco tacos
anchor anchors anchoring | anker verankerung ankerbolzen verankern | ancrage ancrages ancre | anclaje anclajes ancla anclar
bracket brackets | konsole winkelhalter | équerre équerres | escuadra ménsula escuadras
putty filler fillers mastic caulk caulking | spachtelmasse gespachtelt kitt fugenmasse kartusche | mastic rebouchage | masilla masillas
grout grouting | fuge fugen verfugen verfugung fugenmörtel | jointoiement | lechada junta juntas
primer primers undercoat priming | grundierung grundieren voranstrich tiefengrund grundiert | apprêt primaire | imprimación imprimar
lime | kalkputz | chaux |
gypsum | gipsputz | gypse | yesería
render rendering | oberputz edelputz | | revoco enfoscado revocar
emulsion | dispersionsfarbe dispersion wandfarbe | acrylique | acrílico emulsión
glaze woodstain | lasur holzlasur lasiert holzbeize lasieren | lasure lasures | lasur lasures nogalina
repaint paintjob repainting redecorate redecorating | neuanstrich streicharbeiten gestrichen streichen überstreichen | repeindre ravalement rafraîchissement | repintar repintado
stencil stencils | schablonen | pochoirs | estarcido plantilla-de-estarcir
mural murals fresco | wandbild wandmalerei fresko wandgemälde | fresque fresques muraliste | mural murales
slab slabs | bodenplatte betonplatte | dalle dalles dallage | losa losas
piling pile piles | pfahlgründung pfahl pfähle spundwand | pieu pieux micropieux palplanche | pilote pilotes micropilotes pilotaje
formwork | schalung schalungsbau schaltafel einschalen | coffrage coffrages | encofrado encofrados encofrador
prestressed | spannbeton vorgespannt | précontraint précontrainte | pretensado pretensada
precast | betonfertigteil betonfertigteile | prédalle | prelosa
readymix concretemixer | transportbeton fertigbeton betonpumpe betonmischer fahrmischer | toupie malaxeur bétonnière | hormigonera premezclado
lintel lintels | sturz fenstersturz türsturz | linteau linteaux | dintel dinteles
loadbearing | tragend tragende tragwand | porteuse | portante
cinderblock blockwork | hohlblockstein betonstein mauerstein kalksandstein | agglo | bovedilla
aircrete | porenbeton gasbeton ytong | siporex | ytong
adobe | stampflehm | pisé torchis | adobe tapial
halftimbered timberframe | fachwerk fachwerkhaus holzrahmenbau holzständerbau | colombage colombages | entramado
loghouse blockhouse | blockhaus blockhütte blockbohlenhaus | fuste |
dormer dormers | gaube gauben dachgaube | chien-assis | mansarda
eaves soffit fascia | traufe dachüberstand ortgang | débord corniche | alero aleros cornisa
ridge ridges | dachfirst first firstziegel | faîtage faîtière | cumbrera caballete
rooftile rooftiles | dachziegel dachpfannen dachstein ziegeldach | tuile tuiles | teja tejas
flatroof flat-roof flat-roofs | flachdach flachdächer flachdachsanierung | toit-plat toiture-terrasse toit-terrasse | azotea cubierta-plana
bitumen bituminous tar | bitumen dachpappe bitumenbahn schweißbahn teer | bitume bitumineux | betún asfáltica bituminosa alquitrán bitumen
membrane membranes elastomer elastomers epdm nbr | dichtungsbahn membran epdm elastomer elastomere nbr gummiteile | membrane membranes epdm élastomère élastomères nbr | membrana membranas epdm elastómero elastómeros nbr
thatch thatched | reetdach reet strohdach | chaume chaumier | techumbre
greenroof sedum | dachbegrünung gründach sedum | végétalisation sedum | sedum
glazier glaziers glazing | glaserei verglasung verglasungen verglast | vitrage vitrages vitrier vitrerie | acristalamiento cristalero cristalería vidriero
doubleglazing double-glazing double-glazed triple-glazing | doppelverglasung isolierglas zweifachverglasung isolierverglasung | double-vitrage triple-vitrage | climalit doble-acristalamiento doble-vidrio
windowpane pane panes | fensterscheibe glasscheibe | vitre vitres | lunas cristal-de-ventana
pvc upvc vinyl lp | pvc vinyl vinylboden kunststofffenster schallplatte schallplatten plattenspieler | pvc vinyle | pvc vinilo tocadiscos
linoleum | linoleum designboden | linoléum lino | linóleo
planks plank board boards | holzdielen brett bretter bohle bohlen | planche planches madrier | tabla tablas tablón
decking deck timber-deck wooden-deck | terrassendielen terrassendiele wpc holzterrasse | platelage deck terrasse-en-bois | entarimado tarima-exterior
skirting skirtingboard baseboard | sockelleiste sockelleisten fußleiste fußleisten | plinthe plinthes | rodapié rodapiés
cornices cornice | zierleiste stuckleiste leisten profilleiste | moulure moulures | moldura molduras
terrazzo | terrazzo | terrazzo | terrazo
mosaic mosaics | mosaik mosaike | mosaïque mosaïques mosaïste | mosaico mosaicos teselas
stoneware | steinzeug feinsteinzeug | grès | gres porcelánico
terracotta | terrakotta terracotta cotto | tomette tomettes | terracota
backsplash splashback | küchenrückwand spritzschutz fliesenspiegel | crédence crédences | salpicadero
quartz silica | quarz quarzkomposit quarzsand kieselsäure | quartz silice | cuarzo silestone sílice
limestone | kalkstein | pierre-calcaire calcaire | caliza
travertine | travertin | travertin | travertino
basalt | basalt | basalte | basalto
beech | buchenholz rotbuche | hêtre | haya hayedo
ashwood | esche eschenholz | frêne | fresno
walnut | nussbaum walnuss walnussholz nussbaumholz baumnüsse | noyer cerneaux | nogal nuez nueces
spruce | fichte fichtenholz | épicéa | pícea
larch | lärche lärchenholz | mélèze | alerce
douglas | douglasie | douglas | douglas duglasia
birch | birke birkenholz | bouleau | abedul
chestnut | kastanie kastanienholz edelkastanie maroni esskastanien | châtaignier châtaigne marron marrons | castaño castaña
cedar | zeder zedernholz | cèdre | cedro
teak | teak teakholz | teck | teca
mahogany | mahagoni | acajou | caoba
cherrywood | kirschholz kirschbaumholz kirschbaum | merisier cerisier | cerezo
elm | ulme rüster | orme | olmo
poplar | pappel pappelholz | peuplier | chopo álamo
acacia robinia | akazie robinie akazienholz | acacia robinier | acacia robinia
mdf hdf | mdf hdf | mdf médium hdf | mdf dm
osb | osb | osb | osb
hardwood | hartholz laubholz | feuillu feuillus | frondosa
softwood | weichholz nadelholz | résineux | conífera coníferas
solidwood solid-wood | massivholz vollholz | bois-massif | madera-maciza
lumber battens batten | kantholz latten dachlatten schnittholz lattung | tasseau tasseaux liteau liteaux latte | listón listones rastrel rastreles
glulam clt | leimholz brettschichtholz leimbinder brettsperrholz bsh | lamellé | contralaminado glulam clt
dryrot dry-rot | hausschwamm | mérule | pudrición
softener softeners softening watertreatment | enthärtungsanlage wasserenthärter enthärtung wasseraufbereitung | adoucisseur adoucisseurs adoucissement | descalcificador ablandador potabilizadora
osmosis antifouling | umkehrosmose osmose osmoseanlage antifouling unterwasseranstrich | osmose osmoseur antifouling carénage | ósmosis osmosis antifouling
legionella | legionellen legionellenprüfung trinkwasserprüfung | légionelle légionellose | legionela legionella
potable drinking-water | trinkwasser | potable eau-potable | potable agua-potable
cistern cisterns toilet-tank toilet-flush | zisterne zisternen regenwassertank regentonne spülkasten spülkästen toilettenspülung | pluviale chasse-d'eau chasses-d'eau chasse-d'eau-de-toilette | aljibe pluviales cisterna cisternas
septic soakaway | sickergrube hauskläranlage kleinkläranlage fäkalien | septique épandage puisard vidangeur | séptica
cesspit cesspool | senkgrube jauchegrube fäkaliengrube | fosse fosses | fosa
manhole manholes | schacht schachtdeckel kanaldeckel | trappe | arqueta
jetting hydrojet high-pressure-jetting | hochdruckspülung kanalspülung kanalreinigung | hydrocurage curage |
sump | hebeanlage pumpensumpf pumpenschacht | relevage puisage | bombeo achique
waterdamage water-damage | wasserschaden wasserschäden | dégât-des-eaux dégâts-des-eaux | daños-por-agua
burst bursts bursting | rohrbruch wasserrohrbruch | rupture éclatement éclaté éclatés éclatée éclatées | reventón reventado reventada reventados reventadas reventar rota rotas
trap siphon | siphon geruchsverschluss traps | siphon siphons | sifón sifones
bidet bidets | bidet bidets | bidet bidets | bidé bidés bidet
urinal urinals | urinal urinale pissoir | urinoir urinoirs | urinario urinarios
mixertap mixer-tap mixer-taps | mischbatterie einhebelmischer | robinet-mitigeur mitigeur mitigeurs | monomando monomandos grifo-monomando
showerhead showerheads | duschkopf brausekopf handbrause duschbrause | douchette pommeau | rociador alcachofa
showerscreen shower-screen shower-screens shower-enclosure | duschwand duschtrennwand duschabtrennung | paroi-de-douche parois-de-douche | mampara-de-ducha mamparas-de-ducha
jacuzzi whirlpool hottub hot-tub hot-tubs | whirlpool jacuzzi badefass whirlpools | jacuzzi balnéo spa-gonflable bain-à-remous | jacuzzi hidromasaje bañera-de-hidromasaje
hammam steambath steam-room | hammam dampfbad | bain-de-vapeur | hammam baño-turco
towel towels terry | handtuch handtücher badetuch frottee geschirrtuch | serviette serviettes torchon essuie | toalla toallas paño rizo
bathrobe bathrobes | bademantel bademäntel | peignoir peignoirs | albornoz albornoces
sanitary sanitaryware | sanitärtechnik sanitärkeramik sanitärobjekte | sanitaire sanitaires | sanitario sanitarios
heatexchanger exchangers | wärmetauscher wärmeübertrager | échangeur échangeurs | intercambiador intercambiadores
hotwater | warmwasser warmwasserbereitung brauchwasser | ecs | acs
waterheater calorifier | boiler warmwasserspeicher durchlauferhitzer warmwasserboiler | cumulus | calentador termo
buffertank buffer buffer-tank | pufferspeicher puffer | ballon-tampon | depósito-de-inercia
balancing | abgleich auswuchten wuchten gewuchtet | équilibrage équilibrer équilibré | equilibrado
ducts duct ductwork | lüftungskanal lüftungsrohr lüftungskanäle luftkanal | conduit conduits gainage gainable | conducto conductos
vmc mvhr | wohnraumlüftung kwl | | vmc
airtightness blowerdoor | | infiltrométrie | estanqueidad
thermography infrared | thermografie infrarot infrarotheizung wärmebild wärmebildkamera | thermographie infrarouge | termografía infrarrojo infrarrojos termográfico
lambda | wärmedurchgang dämmwert | lambda uw | transmitancia
energypass epc energyaudit | energieausweis energiepass energieberater energieaudit | dpe | cee
passivehouse passivhaus | passivhaus niedrigenergiehaus effizienzhaus | passif passive bepos | passivhaus pasiva
reform fitout | innenausbau trockenausbau ladenausbau | agencement agencements | interiorismo
journeyman | geselle gesellen facharbeiter | compagnon compagnons |
draughtsman cad bim cam solidworks autocad revit | cad bim cam solidworks autocad konstrukteur bauzeichner zeichnerin revit | cao dao bim solidworks autocad dessinatrice revit | delineante cad bim cam solidworks autocad revit
structural statics | statik statiker tragwerksplanung tragwerk standsicherheit | structurel structure bet | estructural calculista
geotechnical geology geologist | bodengutachten baugrund geotechnik geologe geologie baugrundgutachten | géotechnique géologue géologie | geotécnico geotecnia geólogo geología
flaws flaw | baumangel baumängel | malfaçon malfaçons | desperfecto desperfectos vicio
rubble debris | bauschutt schutt | gravats décombres | escombros cascotes
skip skips dumpster | absetzmulde mulde schuttcontainer schuttmulde | benne bennes | volquete
topsoil soil potting-soil earth | mutterboden erde erdreich oberboden blumenerde | terreau terre terre-végétale | sustrato mantillo tierra tierra-vegetal
backfill embankment | verfüllung auffüllen aufschüttung böschung | remblai remblais talus | terraplén talud
trench trenches trenching trencher | grabenfräse kabelgraben | tranchée tranchées trancheuse | zanja zanjas zanjadora
dynamite | sprengen | dynamitage minage | voladura voladuras
bulldozer bulldozers grader dozer | bulldozer planierraupe raupe | bulldozer bulldozers niveleuse | buldócer topadora bulldozer niveladora
loader loaders wheelloader backhoe | radlader lader baggerlader hoflader | chargeuse | cargadora
cherrypicker cherry-picker aerial-platform | arbeitsbühne hubarbeitsbühne | nacelle nacelles | plataforma-elevadora plataformas-elevadoras
winch winches | winde seilwinde flaschenzug kettenzug | treuil treuils | cabrestante polipasto torno
tipper dumper dumptruck | kipper muldenkipper dumper kippanhänger | tombereau dumper | dúmper basculante
kerb curb kerbstone | bordstein bordsteine randstein | bordure bordures | bordillo bordillos
gabion gabions | stützmauer gabione gabionen stützwand | gabion gabions soutènement | gavión gaviones contención
steps | | marches | peldaño peldaños escalón escalones
hoistlift goodslift goods-lift freight-elevator | lastenaufzug güteraufzug | monte-charge monte-charges | montacargas
agefriendly | altersgerecht seniorengerecht | |
sideboard sideboards | sideboard anrichte | bahut enfilade | aparador aparadores
dresser | kommode kommoden schubladenschrank | commode commodes | cómoda cómodas
nightstand nightstands | nachttisch nachttische nachtkästchen nachtkonsole | chevet chevets | mesilla mesita
bunkbed bunk | etagenbett hochbett stockbett hochbetten | mezzanine superposé superposés | litera literas
sofabed futon | schlafsofa schlafcouch bettsofa futon | futon convertible | futón
daybed chaise recliner | relaxsessel chaiselongue liegesessel fernsehsessel | méridienne relax inclinable | reclinable chaiselongue
rocker | schaukelstuhl | bascule | mecedora mecedoras
highchair | hochstuhl hochstühle kinderstuhl | réhausseur | trona tronas
boxspring | boxspringbett boxspring | boxspring | boxspring
slats slatted | lattenrost lattenroste | sommier sommiers | láminas
topper toppers | topper matratzenauflage | surmatelas | sobrecolchón
pillowcase pillowcases | kissenbezug kissenbezüge kopfkissenbezug | taie taies | almohadón
bedspread bedspreads | tagesdecke bettüberwurf überwurf | couvre-lit couvre-lits dessus-de-lit | colcha colchas cubrecama
tablecloth tablecloths | tischdecke tischdecken tischtuch tischwäsche | nappe nappes nappage | mantel manteles mantelería
hanger hangers coathanger coat-hanger coat-hangers | kleiderbügel | cintre cintres | percha perchas
showcase vitrine display-cabinet display-case | vitrine vitrinen glasschrank schaukasten | vitrines | vitrina vitrinas
sliding | gleittür schiebetor | coulissant coulissante galandage | corredera correderas corredero
sectional fastdoor rollerdoor | sektionaltor schnelllauftor industrietor | sectionnelle sectionnel | seccional
rollershutter roller-shutter roller-shutters | | roulant volet-roulant volets-roulants | enrollable persiana-enrollable
slatblind venetian louvre louvers | lamellen | vénitien persienne persiennes | veneciana celosía celosías lamas
pleated plissé | faltstore | plissé plissés | plisada plisado
firedoor fire-door fire-doors | brandschutztür brandschutztüren feuerschutztür | porte-coupe-feu portes-coupe-feu | cortafuego cortafuegos puerta-cortafuegos
casement | kippfenster drehkipp | oscillobattant battant | oscilobatiente abatible
sash | schiebefenster | guillotine | guillotina
stainedglass leadlight | buntglas bleiverglasung glasmalerei | vitrail vitraux vitrailliste | vidriera vidrieras emplomado
tempered toughened safety-glass | sicherheitsglas esg vsg | trempée verre-trempé | vidrio-templado
foil | folie folien fensterfolie sonnenschutzfolie | vitrophanie |
locker lockers | spind spinde schließfach schließfächer umkleideschrank | casier casiers | taquilla taquillas consigna
swivel ergonomic ergonomics workstation workstations | ergonomisch drehstuhl bürostuhl bürodrehstuhl arbeitsplatzsystem ergonomie | ergonomique ergonomie | ergonómico ergonomía giratoria
diningtable dining dining-table dining-room | esstisch esszimmer essgruppe | table-à-manger salle-à-manger | comedor comedores mesa-de-comedor
dressingroom | ankleide ankleidezimmer begehbarer | dressing dressings | vestidor vestidores
utilityroom | waschküche hauswirtschaftsraum hwr | buanderie | lavadero
baroque | barock | baroque | barroco
scandinavian nordic | skandinavisch nordisch | scandinave nordique | escandinavo nórdico
biedermeier | biedermeier | biedermeier | biedermeier
artdeco | artdeco | artdéco | artdecó
homestaging staging | homestaging | homestaging valorisation | homestaging
fengshui | fengshui | fengshui | fengshui
planter planters flowerpot flowerpots potted | blumentopf blumentöpfe pflanzkübel übertopf blumenkasten topfpflanze | bac bacs pot empoté jardinière jardinières | maceta macetas macetero jardinera tiesto
vase vases | vase vasen blumenvase | vase vases | jarrón jarrones florero
bin bins dustbin wastebasket | mülleimer abfalleimer mülltonne papierkorb abfallbehälter | poubelle poubelles | papelera papeleras
duster rag rags | lappen putzlappen wischtuch putztuch mikrofasertuch feuchttücher | chiffon chiffons microfibre lingette lingettes | trapo trapos bayeta microfibra toallitas
sponge sponges | schwämme putzschwamm | éponge éponges | esponja esponjas estropajo
detergent detergents surfactant surfactants | waschmittel reinigungsmittel spülmittel putzmittel tenside tensid | lessive détergent nettoyant tensioactif | detergente detergentes limpiador tensioactivo
drycleaning | textilreinigung kleiderreinigung chemischreinigung | teinturerie pressing pressings | tintorería
messie | messie messiewohnung | diogène | diógenes
crimescene crime-scene | tatortreinigung tatortreiniger leichenfundort | |
maid charwoman | putzfrau reinigungskraft putzhilfe raumpflegerin putzkraft | ménagère | asistenta
butler concierge | butler concierge | majordome | mayordomo
pesticide pesticides herbicide fungicide glyphosate | pestizid unkrautvernichter herbizid pflanzenschutzmittel fungizid pflanzenschutz | pesticide herbicide phytosanitaire fongicide insecticide | pesticida herbicida fitosanitario plaguicida fungicida insecticida
potplants seedling seedlings sapling nursery nurseries | setzling setzlinge jungpflanze jungpflanzen stecklinge sämling | plantule bouture plants plançons | plantón plantones esqueje plantel plántulas semillero
treenursery gardencentre plantnursery horticulture | baumschule gärtnerei gartencenter | pépinière pépiniériste jardinerie horticulteur | vivero viveros horticultor
orchard orchards fruittree fruit-tree fruit-trees | obstgarten streuobstwiese obstbaum obstbäume obstbau obstplantage streuobst obstwiese | verger vergers fruitier fruitiers arboriculture arbre-fruitier arbres-fruitiers | frutales frutal árbol-frutal árboles-frutales
raisedbed | hochbeet hochbeete gemüsegarten gemüsebeet schrebergarten kleingarten | potagers | huerto huerta bancal
rollturf sod turfroll roll-turf | fertigrasen | gazon-en-rouleau gazon-en-rouleaux gazon-en-plaques | tepe tepes
scarify scarifying aerating aerate aeration | vertikutieren vertikutierer rasenbelüftung belüften | scarification scarificateur aération scarifier aérer | escarificado escarificador aireado escarificar airear aireación
strimmer brushcutter trimmer brush-cutter clearing-undergrowth undergrowth | freischneider motorsense rasentrimmer heckenschere gestrüpp | débroussailleuse rotofil débroussaillage débroussailler | cortasetos desbrozar desbrozadora desbroce
brushwood | rodung roden gestrüpp entbuschung rodungsarbeiten | débroussaillage défrichage broussailles | maleza
mulch bark barkmulch compostbin mulching bark-mulch | rindenmulch mulch mulchen | paillage paillis écorce écorces pailler | corteza mantillo acolchado
pollarding topping crown | kronenschnitt kronenpflege | étêtage houppier | desmoche copa
treeclimbing | baumkletterer seilklettertechnik baumklettern | grimpeur | trepa trepador
rose roses rosebush rose-bush | rose rosen rosenstock rosenstrauch | rosier rosiers rose roses | rosal rosales rosa rosas
lavender | lavendel lavendelöl | lavande | lavanda espliego
boxwood buxus | buchsbaum buxus buchs | buis | boj
thuja cypress conifer | thuja zypresse lebensbaum koniferen | thuya cyprès conifère | tuya ciprés
ivy | efeu | lierre | hiedra
climbers creeper | kletterpflanze rankpflanze rankhilfe spalier | grimpante grimpantes | enredadera
hydrangea | hortensie hortensien | hortensia hortensias | hortensia
tulip tulips | tulpe tulpen blumenzwiebel blumenzwiebeln tulpenzwiebeln | tulipe tulipes bulbe bulbes | tulipanes bulbo bulbos
palm palms | palme palmen | palmier palmiers | palmera palmeras
cactus succulent succulents cacti | kaktus kakteen sukkulente | cactus cactée succulente | cactus suculenta
orchid orchids | orchidee orchideen | orchidée orchidées | orquídea orquídeas
fern ferns | farn farne | fougère fougères | helecho helechos
fountain fountains waterfeature water-feature | springbrunnen zierbrunnen wasserspiel brunnen | fontaine fontaines jet-d'eau bassin | fuente fuentes surtidor
waterfall waterfalls | wasserfall schlucht | cascade cascades canyon | catarata cañón
rockery rockgarden rock-garden | steingarten findling findlinge steingärten | rocaille rocailles | rocalla rocallas jardín-de-rocas
drystone dry-stone | trockenmauer trockenmauern | murage pierre-sèche pierres-sèches | piedra-seca
path paths walkway pathway pathways footpath | gehweg gartenweg gartenwege weg wege pfad | sentier chemin chemins allée allées | sendero camino caminos senderos
trampoline trampolines | trampolin trampoline | trampoline trampolines | trampolín
chute | rutsche rutschen | toboggan toboggans | tobogán toboganes
treehouse treehouses tree-house | baumhaus baumhäuser | cabane-dans-les-arbres cabane-perchée | casa-del-árbol
hammock hammocks | hängematte hängematten hängesessel | hamac hamacs | hamacas
sunbed sunlounger lounger loungers | gartenliege sonnenliege liege liegestuhl | transat transats | tumbona tumbonas
firepit brazier | feuerschale feuerkorb feuertonne | brasero braséro | fogata
poolhouse poolcover pool-cover | poolabdeckung poolüberdachung | bâche-de-piscine abri-de-piscine | cubrepiscinas
chlorine | chlor poolchemie | chlore | cloro
kennel kennels doghouse cattery boarding dog-boarding pet-boarding boarding-kennels dog-hotel dog-boarding-kennels | hundehütte hundezwinger tierpension hundepension katzenpension hundehotel zwinger tierhotel urlaubsbetreuung | niche chenil pension-canine pension-pour-chiens pension-pour-chats pension-animalière garde-de-chiens garde-de-chats | perrera residencia-canina residencia-de-mascotas guardería-canina hotel-canino residencias-caninas
henhouse coop | hühnerstall hühnerhaus | poulailler poulaillers | gallinero gallineros
birdhouse nestbox | vogelhaus nistkasten vogelhäuschen | nichoir nichoirs mangeoire | pajarera
gritting snowclearing snow-clearing snow-removal winter-service | streudienst räumdienst winterdienst schneeräumung schneeräumen | salage déverglaçage déneigement viabilité-hivernale | vialidad retirada-de-nieve vialidad-invernal
sprinklersystem hydrant hydrants | hydrant hydranten löschanlage sprinkleranlage | hydrant ria | hidrante bie
semidetached semi-detached | doppelhaushälfte doppelhaus dhh | maison-mitoyenne maison-jumelée | casa-pareada chalet-pareado
townhouse rowhouse | reihenhaus reihenhäuser reihenmittelhaus stadthaus | mitoyenne mitoyen | adosado adosada
bungalow bungalows | bungalow bungalows | bungalow | bungaló bungalow
tinyhouse | tinyhouse minihaus | tiny | minicasa
farmhouse homestead | bauernhaus resthof hofstelle | fermette mas | cortijo finca masía caserío
flatshare roommate roommates | wg wohngemeinschaft mitbewohner | colocation colocataire coloc | coliving
bedsit | einzimmerwohnung garçonnière | studette | monoambiente
penthouse penthouses | penthouse dachterrassenwohnung dachgeschosswohnung | attique penthouse | ático áticos
maisonette duplex | maisonette maisonettewohnung | souplex duplex | dúplex
mezzanine | zwischengeschoss hochebene lagerbühne | entresol | altillo
tenancy | mietvertrag mietverhältnis | bail baux | arrendamiento
sublet subletting sublease | untermiete untervermietung zwischenmiete | sous-location sous-louer | subarriendo realquiler
condominium condominiums condo | eigentumswohnung eigentumswohnungen wohneigentum eigentümergemeinschaft | copropriété copropriétés | copropiedad condominio
facility facilities | gebäudemanagement facility objektbetreuung gebäudeservice facilitymanagement | multitechnique facility facilities | facility facilities
commissions | maklerprovision courtage provisionsfrei provisionsbasis | commission commissions commissionnement | comisiones comisionista
eviction evictions | zwangsräumung räumungsklage | expulsion expulsions | desahucio desalojo
squatter squatters | hausbesetzer hausbesetzung | squatteur squat squatteurs | okupa okupas
foreclosure | zwangsversteigerung zwangsvollstreckung | saisie-immobilière | embargo ejecución-hipotecaria
lifeannuity annuity | leibrente verrentung nießbrauch | viager | vitalicia usufructo
leasehold | erbpacht erbbaurecht verpachtung | emphytéotique affermage | enfiteusis
zoning landuse urban urbanism townplanning | bebauungsplan flächennutzungsplan bauleitplanung stadtplanung städtebau städtebaulich | plu urbanisme urbain | urbanismo recalificación urbanístico
arable | ackerland agrarfläche landwirtschaftsfläche | labour | labrantío
commercial | kommerziell kommerzielle | commercial commerciaux commerciale | comercial comerciales
residential | wohnbau wohnungsbau wohngebäude | résidentiel résidentielle | residencial
selfstorage self-storage | selfstorage lagerbox lagerraum mietlager einlagerung einlagern | garde-meuble garde-meubles self-stockage | trastero trasteros guardamuebles guarda-muebles
bulky bulk-items oversized | sperrmüll sperrig sperrgut sperrige übergroß | encombrants encombrant volumineux | voluminoso voluminosos enseres
furniturelift furniture-lift | möbellift außenaufzug möbelaufzug schrägaufzug | monte-meuble monte-meubles | montamuebles
removalvan boxvan | kastenwagen sprinter möbelwagen | fourgon fourgons utilitaire | furgón
bubblewrap bubble | luftpolsterfolie noppenfolie | bulle bulles | burbujas burbuja
ironmonger ironmongery hardware | eisenwaren beschläge beschlag baubeschläge möbelbeschlag | quincaillerie ferrure ferrures | ferretería herrajes herraje
aggregate aggregates crushedstone ballast | zuschlagstoffe gesteinskörnung | ballast concassé | áridos zahorra balasto
pebble pebbles | kieselsteine kiesel zierkies | galet galets caillou | guijarro
flagstone flagstones | gehwegplatte terrassenplatte terrassenplatten natursteinplatten | | enlosado
porphyry | porphyr | porphyre | pórfido
quarry quarries | steinbruch kiesgrube | | cantera canteras
compressive hardness rockwell brinell | druckfestigkeit härteprüfung rockwell brinell | dureté rockwell brinell | dureza rockwell brinell
gotele | raufaser strukturputz rauputz | gouttelette | gotelé
floorsealing | versiegelung versiegeln geölt ölen | vitrification vitrifier vitrificateur | vitrificado
herringbone | fischgrät fischgrätparkett | chevrons | espiga espiguilla
doormat doormats rubbermat matting mat mats | fußmatte schmutzfangmatte fußabtreter gummimatte | paillasson paillassons | felpudo felpudos estera alfombrilla
microcement | mikrozement spachtelboden | microciment | microcemento
anhydrite | anhydrit anhydritestrich fließestrich | anhydrite | anhidrita
coving stuccowork | stuckarbeiten stuckdecke | staff staffeur | escayolista
guardrail guard-rail | absturzsicherung brüstung schutzgeländer | garde-corps garde-fou | quitamiedos antepecho
steelwork steelstructure steel-structure steel-construction | stahlbau stahlkonstruktion stahlhalle stahlbauer | charpente-métallique construction-métallique | calderería estructura-metálica estructuras-metálicas
corten weatheringsteel | cortenstahl corten | corten |
corrugated | wellblech welldach trapezblech | ondulé ondulée | ondulada grecada
polycarbonate | polycarbonat stegplatten doppelstegplatte makrolon | polycarbonate | policarbonato
plexiglass acrylic perspex plexiglas pmma | plexiglas acrylglas acryl pmma | plexiglas pmma | metacrilato plexiglás pmma
shingle shingles | schindel schindeln holzschindel | bardeau bardeaux shingle | tejuela tablilla
weatherboard weatherboarding | holzverkleidung profilbretter holzfassade holzschalung | lambris | friso machihembrado
ewi etics | wdvs vollwärmeschutz fassadendämmung außendämmung | ite | sate
abseiling | industriekletterer höhenarbeiten seilzugangstechnik | cordiste cordistes | alpinista alpinistas
remediation | altlastensanierung kontaminiert dekontamination | dépollution décontamination | descontaminación
efflorescence saltpeter | ausblühung salpeter | salpêtre efflorescence | salitre eflorescencia
dampproofing | horizontalsperre mauertrockenlegung trockenlegung kellerabdichtung | | capilaridad
drip dripping | tropfen tropft tropfend | goutte goutter gouttent | gotear gotea gotean goteo
orientation aspect guide-through | ausrichtung himmelsrichtung orientierung einweisen | orientation guider | orientación orientar
saucepan saucepans pot pots | kochtopf kochtöpfe topf töpfe | casserole casseroles marmite faitout | olla ollas cacerola cazo
fork forks | gabel gabeln | fourchette fourchettes | tenedor tenedores
spoon spoons | löffel | cuillère cuillères | cuchara cucharas
bowl bowls | schüssel schüsseln | bol bols saladier | cuenco bol ensaladera
glassware tumbler wineglass | trinkglas weingläser sektgläser | verrerie gobelet | vasos vaso
jug jugs carafe pitcher | krug krüge karaffe | carafe pichet | jarra jarras
thermos flask waterbottle | thermoskanne thermosflasche isolierkanne trinkflasche trinkflaschen thermobecher | thermos isotherme gourde gourdes | cantimplora
cookware kitchenware utensil utensils enamelware ladle spatula | küchengeräte kochgeschirr küchenutensilien küchenhelfer haushaltswaren schöpfkelle kochlöffel | ustensile ustensiles louche spatule | utensilio utensilios menaje cucharón espátula
dishrack | abtropfgestell abtropfbecken | égouttoir | escurreplatos
kitchenette | pantryküche miniküche kochnische | kitchenette | cocineta
deepfreezer | gefriertruhe gefrierschrank tiefkühltruhe | congélateur congélateurs | arcón
cultivator rotavator tiller rototiller | gartenfräse motorhacke bodenfräse | motoculteur motobineuse | motoazada motocultor
dripirrigation dripper | tropfbewässerung tröpfchenbewässerung tropfer | goutteur | goteo gotero goteros
watertank watertanks water-tank water-tanks | wassertank wassertanks | | depósito depósitos depósito-de-agua tanque-de-agua
welldrilling dowsing | wünschelrute rutengänger | sourcier | zahorí
groundwater ground-water | grundwasser | nappe-phréatique eaux-souterraines | freática acuífero aguas-subterráneas
desalination | entsalzung | dessalement | desalación desaladora
dispenser dispensers | wasserspender spender seifenspender handtuchspender | dispenser | dispensador dispensadores
electricheating | nachtspeicherheizung elektroheizung heizlüfter | convecteur convecteurs | convector emisor
towelradiator towel-radiator heated-towel-rail | handtuchheizkörper badheizkörper | sèche-serviettes sèche-serviette radiateur-sèche-serviettes | toallero toalleros
gasfitter | gasinstallateur gasleitung gasinstallation | gazier | gasista
heatingengineer heating-engineer | heizungsinstallateur heizungsmonteur | chauffagiste | calefactor
bleed bleeding | entlüften heizungsentlüftung | purge purger | purgar purgado
desludging sludge | schlamm entschlammung klärschlamm | boue boues désembouage | lodo lodos fango
mountingrail | montageschiene modulhalter unterkonstruktion | rail rails lambourde | raíl perfilería
optimizers | leistungsoptimierer | optimiseur | optimizador
microinverter micro-inverter | mikrowechselrichter | micro-onduleur micro-onduleurs | microinversor
monocrystalline | monokristallin | monocristallin | monocristalino
lithium | lithium lifepo4 | lithium | litio
agm | bleiakku agm | agm | agm
powerbank | powerstation powerbank | powerbank | powerbank
smartmeter | smartmeter stromzähleranlage messstelle stromzähler zähler | linky télérelève compteur compteurs | telegestión contador contadores
tidal | gezeitenkraftwerk | marémotrice | mareomotriz
airconditioner split-unit | splitgerät | | split splits
coolant freon r32 | kältemittel kältetechnik r32 r290 kühlmittel kühlschmierstoff kss emulsion | réfrigérant r32 émulsion | refrigerante r32 r290 taladrina
carbonmonoxide monoxide | kohlenmonoxid | monoxyde | monóxido
alarmcentre alarm-centre | notrufleitstelle leitstelle sicherheitszentrale | télésurveillance | cra central-receptora
panicbutton panic-button | notrufknopf panikknopf überfallmelder | bouton-d'alarme | botón-de-pánico
gps navigation | gps navigation tracking sendungsverfolgung | gps géolocalisation navigation | gps geolocalización navegación localizador rastreo
windowbars | fenstergitter gitterstäbe | grilles barreaux | reja rejas
dogpatrol | wachhund hundeführer diensthund | cynophile |
intumescent | brandschutzanstrich brandschutzbeschichtung | intumescent | intumescente
defibrillator aed | defibrillator | défibrillateur secourisme | desfibrilador socorrismo
harness | auffanggurt klettergurt sicherheitsgurt | harnais antichute | arnés anticaídas
antigraffiti | graffitischutzbeschichtung | antigraffiti | antigrafiti
enamel enamelled | emaille emailliert badewannenbeschichtung glasur glasuren | émaillé émaillage glaçure émaux | esmalte esmaltado vidriado
nickel nickelplated | nickel vernickelt | nickel nickelé | níquel niquelar
patina | patina | patine patiné | pátina
woodturning turner | drechsler drechseln gedrechselt dreher zerspaner zerspanungsmechaniker | tourneur décolletage décolleteur | tornero
marquetry inlay | intarsien intarsie | marqueterie marqueteur | marquetería taracea
caning canework | stuhlgeflecht rohrgeflecht | cannage rempaillage | enea
reupholster | neubezug aufpolstern polsterarbeiten | recouvrir retapisser | retapizado retapizar
stuffing | polsterung füllmaterial | garnissage | guata
leatherette imitationleather fauxleather | kunstleder lederimitat | similicuir skaï simili | polipiel cuerina
curtainrail | vorhangstange gardinenstange vorhangschiene gardinenschiene | tringle tringles | riel
sheer net-curtain net-curtains | gardine gardinen store | voilage voilages | visillo visillos
opaque | verdunkelung verdunkelungsvorhang blickdicht | occultant occultants opaque | opaco
tapestry tapestries gobelin | wandteppich gobelin | tapisserie tapisseries | tapiz tapices
furniturefitter flatpack | möbelmontage möbelaufbau ikea küchenmontage | ikea | ikea montador
suite | garnitur sitzgruppe sitzgarnitur polstergarnitur | parure | tresillo
thrift second-hand-furniture | gebrauchtmöbel sozialkaufhaus trödel | brocanteur dépôt-vente |
culvert culverts | durchlass | | atarjea
geotextile fleece | vlies geotextil unkrautvlies | géotextile | geotextil
lightwell | lichtschacht lichtschächte lichthof | | patinillo
dome domes | kuppel lichtkuppel kuppeln | dôme coupole | cúpula
socialhousing | sozialwohnung sozialwohnungen wbs | hlm | vpo
carehome retirementhome nursinghome nursing-home care-home retirement-home | altersheim pflegeheim seniorenresidenz altenheim seniorenheim | ehpad maison-de-retraite | geriátrico residencia-de-ancianos residencia-de-mayores
mobilehome | mobilheim mobilhome | mobilhome | mobilhome
yurt yurts glamping tipi | jurte jurten glamping tipi | yourte yourtes glamping tipi | yurta yurtas glamping tipi
portacabin | baucontainer bürocontainer bauwagen wohncontainer | algeco | barracón
bikeshed | fahrradständer fahrradgarage fahrradhaus | râtelier | aparcabicicletas
bunker tankfarm | bunker schutzraum tanklager | bunker soute | búnker
solarium | solarium bräunung sonnenbank | solarium bronzage | solárium bronceado
soundinsulation baffle oilspill spill absorbent absorbents | absorber akustikpaneel akustikplatte bindemittel ölbindemittel ölunfall | absorbant baffle déversement | absorbente derrame
hempcrete hemp cbd cannabis | hanf hanfdämmung cbd cannabis | chanvre cbd cannabis | cáñamo cbd cannabis
perlite vermiculite pumice | perlit perlite vermiculit bimsstein | perlite vermiculite | perlita vermiculita
blown | einblasen kerndämmung | insufflation | insuflado insuflada
shotcrete gunite | spritzbeton | gunitage | gunita gunitado
stampedconcrete imprinted stamped-concrete | stempelbeton prägebeton | béton-imprimé | hormigón-impreso
pollutant pollutants | schadstoffsanierung | polluants | contaminante contaminantes
wallbreak breakthrough | durchbruch wanddurchbruch mauerdurchbruch deckendurchbruch | percement trémie ouverture-de-mur | apertura-de-hueco
chasing | schlitzen stemmarbeiten schlitze | saignée saignées rainurage | roza rozas
spraypainting airless | spritzlackierung airless lackiererei | airless pistolage | airless pistola
colourscheme | farbberatung farbkonzept farbton | coloris nuancier | tonalidad
oblique mitre mitred | schrägschnitt gehrung | biais onglet | inglete
remotecontrol | fernbedienung funksteuerung | télécommande télécommandé | telemando
motorised | motorisiert elektroantrieb motorbetrieben | motorisé motorisation motorisée | motorizado motorizada
salvage reclaimed salvaged | abbruchmaterial wiederverwendet altholz | réemploi | reutilizado
consumables consumable | verbrauchsmaterial verbrauchsmaterialien | consommable consommables | consumible consumibles fungible
rge qualibat | innung eingetragener | rge qualibat | rea
limitation | verjährung | prescription | prescripción
feasibility | machbarkeit vorabprüfung machbarkeitsstudie studie studien | faisabilité | viabilidad factibilidad
troubleshooting fault-finding | fehlersuche störungsdienst | dépanneur dépanner | localización-de-averías
endoscopy | kanalkamera kamerabefahrung rohrkamera | endoscopie | endoscopia
relining liner | inliner rohrsanierung schlauchliner | chemisage | encamisado
crimp pressfitting | fitting fittings pressfitting | sertissage | racor racores
pex multilayer | verbundrohr mehrschichtverbundrohr pex | multicouche | multicapa pex
flange flanges | flansch flansche | bride brides | brida bridas
nozzle nozzles | düse düsen | gicleur | boquilla boquillas tobera
castor castors caster casters | lenkrolle laufrolle schwerlastrolle | roulettes | ruedecilla
hydroponic hydroponics aquaponics | hydrokultur vertikalgarten pflanzenwand hydroponik aquaponik | hydroponie aquaponie | hidroponía hidropónico acuaponía
permaculture | permakultur | permaculture | permacultura
biodiversity | artenvielfalt biodiversität naturgarten | biodiversité | biodiversidad
hardy frost-hardy | frostfest winterhart | rustiques |
shady | schattig halbschatten | | umbrío
oleander | oleander | | adelfa
laurel bayleaf | kirschlorbeer lorbeer | laurier lauriers | laurel laureles
privet | liguster | troène troènes | aligustre
hornbeam | hainbuche | charme charmille | carpe
magnolia | magnolie | magnolia | magnolia
wisteria | blauregen glyzinie | glycine | glicinia
clover lucerne alfalfa | klee luzerne | trèfle luzerne | trébol alfalfa
reed reeds | schilf schilfrohr sichtschutzmatte | roseau roseaux canisse | caña carrizo brezo
privacyscreen | sichtschutz sichtschutzzaun sichtschutzwand | claustra | ocultación
palisade palisades picket | palisade palisaden staketenzaun lattenzaun | palissade palissades ganivelle | empalizada
gatepost fencepost | zaunpfahl zaunpfosten | piquet piquets | postes estaca
chainlink doublerod | doppelstabmatte doppelstabmattenzaun stabmattenzaun | | electrosoldada
polytunnel polytunnels coldframe | folientunnel gewächstunnel frühbeet folienhaus | multichapelle | macrotúnel
waterlily aquatic | seerose wasserpflanzen | nénuphar aquatique | nenúfar acuático
koi goldfish | koi goldfische | koï | koi
naturalpool | schwimmteich naturpool badeteich | baignade biopiscine | biopiscina
pondliner | teichfolie poolfolie | liners | liner
gully channel | entwässerungsrinne bodenablauf gully rinne | caniveau caniveaux avaloir | sumidero
guttercleaning | dachrinnenreinigung rinnenreinigung | chéneau |
weathervane | wetterfahne wetterhahn | girouette | veleta
stovepipe cowl | kaminhaube kaminaufsatz kaminabdeckung | mitron | sombrerete caperuza
woodstove woodburner wood-stove wood-burner wood-burning-stove | holzofen schwedenofen pelletofen holzkessel | poêle-à-bois poêles-à-bois | salamandra estufa-de-leña estufas-de-leña
bioethanol ethanol | bioethanol ethanolkamin | bioéthanol éthanol | bioetanol etanol
kindling | anmachholz anzündholz anzünder | bois-d'allumage allume-feu | piñas
pylon mast masts | | pylône | mástil
relay relays contactor | relais schaltrelais | relais contacteur | relé contactor
ledstrip | lichtband lichtleiste | bandeau | tiras
garland bunting | lichterkette girlande wimpelkette | guirlande guirlandes fanion | guirnalda guirnaldas banderines
motionlight | außenleuchte gartenleuchte außenlampe wandleuchte | applique appliques | aplique apliques
pendant pendants | pendelleuchte hängelampe hängeleuchte deckenlampe | plafonnier | plafón
lan ethernet cat7 patchpanel cat6 | lan netzwerkkabel netzwerkverkabelung patchpanel patchfeld cat6 | ethernet rj45 précâblage cat6 | ethernet rj45 cat6
satellite sat starlink | parabolantenne satellit starlink | parabole satellite | parabólica satélite
latex memoryfoam viscoelastic | latex viscoschaum kaltschaum viscoelastisch | latex viscoélastique | látex viscoelástico viscoelástica
beanbag pouf ottoman | sitzsack pouf polsterhocker | pouf poufs | puf puff
bistro | bistrotisch bistrostuhl bierzeltgarnitur | bistro | velador
minibar | hausbar barwagen bartresen minibar | minibar | minibar
trolley cart trolleys handcart | servierwagen rollwagen transportwagen sackkarre handwagen | desserte chariot diable | carrito carro carros
ornament figurine | figur dekofigur gartenfigur gartenzwerg | figurine statuette nain | figurita adorno gnomo
statue statues bust busts | statue statuen büste | statue statues buste | estatua estatuas busto
wreath mistletoe | kranz trockenblumen türkranz mistel adventskranz | couronne séchées gui | preservadas muérdago corona coronas
festive | weihnachtsbeleuchtung festbeleuchtung | illuminations festif | festivo
silicate | silikatfarbe mineralfarbe | silicate | silicato
fireresistant f90 | f30 f90 | m1 | ei60
ecofriendly eco | umweltfreundlich öko baubiologie | écologique écolo biosourcé | bioconstrucción
voc | emissionsarm lösungsmittelfrei schadstoffarm | cov | cov
doorcloser closer | türschließer | groom | cierrapuertas
crashbar panicbar | panikstange | antipanique | antipánico
weatherstrip | dichtungsband türdichtung fensterdichtung | calfeutrer | burletes
catflap petdoor | katzenklappe hundeklappe | chatière | gatera
lockchange lockopening lockout locked-out lock-change | türöffnung aufsperrdienst schlüsselnotdienst ausgesperrt | ouverture-de-porte | apertura-de-puertas
multipoint deadbolt | mehrfachverriegelung riegelschloss | multipoints | multipunto
lockingsystem | generalschlüssel | organigramme | amaestramiento amaestrada
dashcam videorecorder nvr | videorekorder | nvr | grabador nvr
motion pir | bewegung präsenzmelder | mouvement pir | movimiento presencia
siren sirens buzzer | sirene sirenen hupe | sirène sirènes avertisseur klaxon | sirena sirenas zumbador bocina
perimeter | perimeter freilandsicherung | | perímetro perimetral
gatehouse | pforte pförtnerdienst empfangsdienst werkschutz | loge filtrage | garita controlador
underpinning | unterfangung unterfangen | | recalce recalces
encaustic cement-tiles | zementfliese zementfliesen | cabochon carreaux-de-ciment | baldosa-hidráulica baldosas-hidráulicas
worktop worktops countertop work-top kitchen-counter | arbeitsplatte arbeitsplatten küchenarbeitsplatte | plan-de-travail plans-de-travail | encimera encimeras
showertray shower-tray | duschwanne duschtasse bodengleich ebenerdig | receveur receveurs | plato
recuperator heat-recovery | wärmerückgewinnung | récupération-de-chaleur double-flux | recuperador recuperador-de-calor doble-flujo
shell building-shell | rohbau rohbauarbeiten rohbauten | gros-œuvre gros-oeuvre | estructura obra-gruesa
handover snagging | bauabnahme mängelliste wohnungsübergabe übergabe | état-des-lieux |
telehandler | teleskoplader teleskopstapler | manuscopique | manipuladora telescópica
headboard headboards head-board | kopfteil betthaupt | tête-de-lit têtes-de-lit | cabecero cabeceros
bifold | falttür faltwand | accordéon | acordeón
coffeetable coffee-table coffee-tables side-table | couchtisch beistelltisch sofatisch | guéridon table-basse tables-basses | mesa-de-centro mesa-auxiliar
steamcleaner | dampfreiniger dampfreinigung | vapeur | vaporeta vapor
windowcleaning | fensterreinigung fensterputzer glasreinigung fensterputzen glasreiniger | laveur | limpiacristales
shampooing | teppichreinigung teppichwäsche polsterreinigung | shampouinage détachage | champú
housesitter housesitting | haushüter haushütung homesitting housesitting | housesitting | housesitting cuidacasas
patioheater patio-heater patio-heaters | heizpilz terrassenheizer heizstrahler | radiants parasol-chauffant | calefactor-de-terraza estufa-de-exterior
evacuation escape emergency-exit escape-route | evakuierung fluchtweg notausgang rettungsweg | issue-de-secours sortie-de-secours | evacuación salida-de-emergencia
groundfloor | parterre | rdc | bajo
topfloor | | | sobreático
charges service-charges | nebenkosten betriebskosten hausgeld | charges | gastos-de-comunidad
rubblestone fieldstone | natursteinmauer | moellon moellons | sillería
fryingpan skillet pan pans | bratpfanne pfanne pfannen | poêlon wok | sartén sartenes
bakeware baking-tin | backform backblech | moule-à-gâteau | repostería molde-de-horno
hamper | wäschesammler wäschebox | bannette | pongotodo
combi | kühlkombination kühlgefrierkombination | combiné | combi
coldroom | kühlraum kühlzelle kühlhaus | frigorifique | frigorífica
utility | stromanbieter stromtarif energieversorger | fournisseur-d'électricité | comercializadora
cofferdam | verbau baugrubenverbau | batardeau | entibación
dewatering | wasserhaltung grundwasserabsenkung | rabattement épuisement |
grating gratings | gitterrost gitterroste lichtschachtrost lichtgitter | caillebotis | tramex
multifamily | mehrfamilienhaus mehrfamilienhäuser mietshaus zinshaus wohnblock | immeuble immeubles | plurifamiliar
gîte | fewo | |
houseboat houseboats | hausboot hausboote | péniche péniches | barcaza
portaloo | mobiltoilette dixi bautoilette toilettenwagen | sanisette | polyklyn
signpost roadsign road-sign road-signs | verkehrsschild wegweiser | signalisation panneau-routier panneaux-routiers | señal-de-tráfico señales-de-tráfico
linemarking | bodenmarkierung parkplatzmarkierung | traçage | pintado
parkingspace parking-space parking-spaces | tiefgaragenstellplatz | place-de-parking places-de-parking place-de-stationnement | plaza-de-garaje plazas-de-garaje plaza-de-aparcamiento
glassblock | glasbaustein glasbausteine | nevada | pavés
expandedclay leca | blähton | argex leca | arlita
coring | betonbohrung | carotteuse |
deconstruction | entkernung entkernen | déconstruction | deconstrucción
repointing pointing | mauerfugen neuverfugung mauersanierung | rejointoiement | rejunte
paperhanger | fototapete tapetenentfernung | tapissage |
leadtime lead-time lead-times | lieferzeit lieferfrist lieferfristen | délai-de-livraison délais-de-livraison | plazo-de-entrega plazos-de-entrega
eligible deductible | handwerkerbonus steuerbegünstigt förderfähig kfw | maprimerénov éligible déductible | deducible subvencionable
decennial | | décennale | decenal
parttime part-time | teilzeit minijob nebenjob | temps-partiel mi-temps | tiempo-parcial media-jornada
grommet | unterlegscheibe dichtring beilagscheibe | rondelle écrou | arandela tuerca
gaslift | gasdruckfeder | vérin vérins | amortiguador pistón
evergreen | immergrün | persistant | perennifolio
electricfence | elektrozaun weidezaun | électrifiée | electrificado
substation powerplant power-plant | umspannwerk kraftwerk | sous-station centrale-électrique | subestación central-eléctrica
floorlamp floor-lamp | stehlampe stehleuchte | liseuse lampadaire | lámpara-de-pie
bedcanopy | betthimmel himmelbett | baldaquin | dosel
innerspring | taschenfederkern federkern tonnentaschenfederkern | ressorts ensachés | muelles ensacados
bureau secretaire | schreibkommode | | secreter buró
chalk blackboard whiteboard chalkboard | kreide kreidefarbe tafel tafeln whiteboard schultafel kreidetafel | craie | tiza
cuvelage | wannenabdichtung | cuvelage |
retiling roofrepair | dachreparatur dachsanierung dacheindeckung neueindeckung | réfection-de-toiture | retejado
seaview sea-view | meerblick seeblick | vue-sur-mer | vistas-al-mar
longterm long-term | langfristig langzeit | durablement long-terme longue-durée | largo-plazo larga-duración
firebrick | schamottstein | chamotte | chamota
cordwood stere | raummeter ster schüttraummeter | | estéreo estéreos
interiordesign interior-design interior-designer interior-decorator | innenarchitekt innenarchitektur raumgestaltung raumausstatter | architecte-d'intérieur architecture-d'intérieur décoration-d'intérieur décorateur-d'intérieur | diseño-de-interiores interiorista interiorismo decoración-de-interiores
gateopener | torantrieb torantriebe | automatisme automatismes | automatismos automatismo
enclosure sitefence | bauzaun bauzäune absperrgitter | heras |
basketry basketmaker | korbflechter flechtarbeiten | vannier | cestero
hydronic | heizungsrohr heizkreis heizkreisverteiler | collecteur | hidrónico
crossbeam joist joists | deckenbalken balkenlage holzbalkendecke | solive solives solivage | vigueta viguetas
gusset | knotenblech lochplatte | gousset | cartela
sarking underlay | unterspannbahn trittschalldämmung | | subcapa
echo reverberation | nachhall echo | écho | eco reverberación
retractable | einziehbar versenkbar | rétractable escamotable | retráctil
basementwindow | kellerfenster | soupirail soupiraux | tragaluces
atrium | atrium | atrium | atrio
loggia | loggia loggien | loggia | logia
trellis gardenarch stake stakes | rankgitter rankgerüst weinbergpfahl | treillage treillis échalas palissage | enrejado espaldera
flowerbed flowerbeds flower-bed flower-beds border-planting | blumenbeet beet beete blumenbeete staudenbeet | parterre massif massifs plate-bande plates-bandes | parterre arriate parterres macizo-de-flores
lawnedging edging | rasenkante beeteinfassung einfassung | bordurette | ribete
overseeding reseeding | nachsaat rasensaat neuansaat | regarnissage sursemis engazonnement | resiembra
pergolaroof | lamellendach | bioclimatique | bioclimática
orangery | orangerie | orangerie | orangerie
peat substrate substrates | torf torffrei substrat pflanzerde | tourbe substrat substrats | turba
humus | humus | humus | humus
vermin | ungeziefer schädlinge | nuisible nuisibles | alimaña
fumigation fumigate | begasung ausräuchern | fumigation | fumigación fumigar
snail slug escargot | schnecke schnecken | limace escargot | babosa
caterpillar processionary | eichenprozessionsspinner | chenille chenilles processionnaire | oruga procesionaria
boar deer venison wildboar | wildschwein wild wildfleisch hirsch reh | sanglier gibier venaison cerf | jabalí venado ciervo
gopher badger | | blaireau | tejón
bat bats | fledermaus fledermäuse | chauve-souris | murciélago
seagull seagulls bird birds birdcontrol aviary birdcage | vogel vögel möwe vogelabwehr voliere vogelkäfig | oiseau oiseaux goéland effaroucheur volière | pájaro pájaros gaviota ave
spikes spike | taubenspikes vogelspikes | picots pics | pinchos
spider spiders | spinne spinnen | araignée araignées | arañas
silverfish woodlice | silberfisch silberfischchen | lépisme | pececillo lepisma
ozone | ozon ozonbehandlung | ozone | ozono
dryice | trockeneisstrahlen trockeneis | cryogénique cryogénie carboglace | criogénica
laserremoval laser lasercutting | laser laserreinigung laserschneiden lasergeschnitten laserschnitt laserzuschnitt lasertechnik | laser laserisé | láser láseres
crystallisation crystallization | kristallisation steinpolieren | cristallisation | cristalizado
cleanroom | reinraum | ultrapropre | aséptica
stairwell | treppenhaus stiegenhaus | cage-d'escalier cages-d'escalier | rellano hueco-de-escalera
communal | gemeinschaftlich gemeinschaft | commun communs communes | comunitario comunitaria comunes
shopwindow shop-window shop-windows | schaufensterreinigung schaufenster | vitrine-de-magasin | escaparate escaparates
flagpole flag-pole | fahnenmast | hampe mât-de-drapeau |
keycutting key-cutting | schlüsselkopie nachmachen | reproduction double-de-clé reproduction-de-clés | copia-de-llaves duplicado-de-llaves
stopcock shutoff | absperrhahn absperrventil hauptwasserhahn | robinet-d'arrêt | llavín llave-de-paso
backflow | rückstauklappe rückstau rückschlagventil | clapet | antirretorno
watermeter | wasseruhr wasseruhren | hydrocompteur | hidrómetro
overflow | überlauf | surverse | rebosadero
airvent vent | entlüftungsrohr | évent ventouse | respiradero
gasmask gasleak | gasgeruch gasleck | mercaptan | escape
hygrometer barometer | hygrometer luftfeuchtemesser barometer | hygromètre baromètre | higrómetro barómetro
weatherstation thermometer thermometers thermocouple | wetterstation thermometer thermoelement | thermomètre thermocouple | termómetro termopar
standby | bereitschaft | astreinte veille | guardia
grabrail grab-rail grab-rails | haltegriff haltegriffe | barre-d'appui barres-d'appui | asidero barra-de-apoyo barras-de-apoyo
showerseat shower-seat | duschsitz duschhocker | siège-de-douche | asiento-de-ducha
washlet | | | washlet
cubicle cubicles | kabine kabinen dolmetscherkabine dolmetschkabine | cabine cabines | cabina cabinas
bay | erker | oriel | mirador
newel | treppengeländer treppenpfosten | balustre | balaustre
nosing tread | trittstufe treppenkante | giron | mamperlán
stairlanding | treppenpodest podest | palier paliers | descansillo
wirerope | edelstahlseil | câblette filin | cordaje
metalframe trestle | bock böcke tischbock | tréteau tréteaux | borriqueta
kithouse | bausatzhaus | préfa |
containerhouse | containerhaus | |
selfbuild | eigenleistung selbstbau | autoconstruction | autoconstrucción
principal | bauherr bauherren bauherrschaft | moa maître-d'ouvrage |
sitemanager | bauleiter bauleitung bauüberwachung bauleiterin | moe opc | aparejador
homeinsurance buildinginsurance | gebäudeversicherung hausratversicherung wohngebäudeversicherung | multirisque | multirriesgo
proofofincome payslip proof-of-income pay-slip | gehaltsnachweis einkommensnachweis schufa | bulletin-de-salaire fiche-de-paie | solvencia nómina
newlyrenovated | kernsaniert frischrenoviert | rénovée refait | reformado reformada
movein | bezugsfrei einzugsbereit | emménager emménagement | habitable
ensuite | ensuite | ensuite | suite
transit metro subway | verkehrsanbindung | métro tram | tranvía
crowdproperty | immobilienpaket | |
bidder | bieterverfahren | enchérisseur | postor
tradefair stall trade-fair trade-fairs trade-show | verkaufsstand bude | salon-professionnel | estand feria-comercial
petrolstation petrol-station gas-station | tankstelle tankstellen | station-service stations-service | gasolinera
woodlot | waldgrundstück waldstück | boisée | arbolado
seafront | wassergrundstück seezugang | | litoral
tuning tune-up tuned | feinabstimmung stimmen | mise-au-point accordage | afinación afinado
cleanout house-clearance clear-out | entrümpelung entrümpeln haushaltsauflösung wohnungsauflösung | vide-maison débarras-de-maison vide-appartement | vaciado-de-pisos vaciado-de-casas
stuck jammed seized | klemmt festsitzend festgefahren blockiert | coincé coincée grippé bloqué bloquée | atascar bloqueado bloqueada encallado
squeaking squeaky creaking | quietschen quietscht knarren knarrt | grincement grince grinçant | chirrido chirría ruido-al-frenar
faded discoloured discolored | verblasst verfärbt ausgeblichen | décoloré décolorée délavé terni | descolorido desteñido
touchup touch-up touching-up | ausbesserung nachbessern lackausbesserung | retouche retouches | retoque retoques
rewire rewiring re-wire | neuverkabelung neuinstallation | réfection-électrique remise-aux-normes | recableado renovar-la-instalación
refit refitting fitout fit-out fitted-out | innenausbau ladenbau ausbau | aménagement agencement aménager | acondicionamiento reforma-interior
rebuild rebuilding reconstruct reconstruction | wiederaufbau neuaufbau rekonstruktion | reconstruire reconstruction | reconstruir reconstrucción
unpack unpacking | auspacken auspackservice | déballer déballage | desembalar desempaquetar
reassemble reassembly | wiederaufbauen zusammenbauen zusammenbau | remonter remontage | volver-a-montar remontar
carryup carry-upstairs | hochtragen hinauftragen | montée-à-l'étage | subida-de-bultos
topiary shape shaping shaped | formschnitt formen geformt | topiaire façonner façonnage | dar-forma topiaria
leafblower leaf-blower leaf-clearing leaves-removal | laubbläser laubentfernung laub laubbeseitigung | feuilles-mortes souffleur ramassage-des-feuilles | sopladora hojas-secas
raised-bed raisedbed raised-beds planter planters | hochbeet hochbeete pflanzkübel pflanzkasten | jardinière jardinières carré-potager | jardinera jardineras bancal-elevado
sprinkler sprinklers irrigation-system drip-irrigation | sprinkler bewässerungsanlage bewässerungssystem tropfbewässerung rasensprenger | arroseur arroseurs arrosage-automatique goutte-à-goutte | aspersor aspersores riego-automático riego-por-goteo
wheelbarrow wheel-barrow | schubkarre schubkarren | brouette brouettes | carretilla carretillas
bulbs flower-bulb flower-bulbs bulb | blumenzwiebel blumenzwiebeln | bulbe bulbes | bulbo bulbos
conifer conifers evergreen evergreens | nadelbaum nadelbäume koniferen immergrün | conifère conifères persistant | conífera coníferas perenne
treesurgeon tree-surgeon tree-surgery arborist | baumpflege baumpfleger baumfällung | élagueur élagueurs arboriste | arborista podador
gazebo arbor arbour summerhouse summer-house | gartenlaube laube gartenhaus pavillon | tonnelle gloriette abri-de-jardin kiosque-de-jardin | cenador glorieta caseta-de-jardín
carport car-port | carport carports | carport abri-voiture | cochera marquesina
artificialturf artificial-turf artificial-grass synthetic-turf | kunstrasen | gazon-synthétique gazon-artificiel pelouse-synthétique | césped-artificial
`
