/** Qualities, times, places and actions that a listing of any trade may mention, in the form of attributes.ts. */
export const qualityRows = `
waterproof watertight smudge+proof waterproof+makeup water+resistant waterproofs | wasserdicht wasserfest wasserdichte wasserfestes wasserfeste wisch+fest wasserdichtigkeit wasserdichtheit | étanche étanches imperméable imperméables waterproof résistant+à+l'eau | impermeable impermeables estanco resistente+al+agua a+prueba+de+agua waterproof
weatherproof weatherproofed survive+rain outdoor+stickers uv+resistant weather+resistant outdoor+use all+weather weather+proof outdoor+resistant | wetterfest witterungsbeständig wetterfeste für+draußen uvbeständig wetter+beständig outdoor | intempéries résistant+aux+intempéries résistants+aux+intempéries usage+extérieur tenue+extérieure | intemperie resistente+a+la+intemperie uso+exterior resistentes+intemperie apto+exterior
fireproof flameproof | feuerfest feuerbeständig feuerhemmend | ignifuge ignifugé ignifugée | ignífugo ignífuga
soundproof soundproofing acoustic acoustics sound+proof sound+insulation acoustic+insulation soundproofed acoustic+panels soundproofing+panels acoustic+foam | schalldicht schallschutz schalldämmung akustik schallgedämmt schallisolierung lärm+dämmung akustikplatte akustikplatten akustik+schaum schallabsorber schalldämmen akustisch | insonorisé insonorisation acoustique phonique isolation+phonique insonoriser isolation+acoustique panneaux+acoustiques insonorisations | insonorizado insonorización acústico acústica aislamiento+acústico insonorizar aislación+acústica paneles+acústicos espuma+acústica insonorizaciones
handmade handcrafted artisanal hand+made made+by+hand | handgemacht handgefertigt handarbeit handwerklich von+hand handwerkern | artisanal artisanale artisanaux artisan fait+main fait+à+la+main artisans | artesanal artesano artesanía artesanales hecho+a+mano hecha+a+mano hechos+a+mano artesanos
antique antiques antique+furniture antiquities | antik antiquität antiquitäten antike antik+möbel | antique antiquités antiquité meubles+anciens meuble+ancien ancien anciens ancienne anciennes | antiguo antigua antigüedades antigüedad muebles+antiguos mueble+antiguo antiguas antiguos
storey storeys upstairs | etage etagen stockwerk stockwerke obergeschoss geschoss etagere | étage étages | entreplanta entreplantas
wheelchair wheelchairs stepfree access accessible accessibility wcag step-free wheel-chair | barrierefrei barrierefreie barrierefreiheit rollstuhl rollstuhlgerecht zugang zugänglich zugänglichkeit behindertengerecht wcag barrierefreies rollstühle | accessible accessibles accessibilité pmr accès wcag fauteuil-roulant fauteuils-roulants mobilité-réduite | accesibilidad acceso accesible wcag silla-de-ruedas sillas-de-ruedas movilidad-reducida
allergen allergens allergy allergic hypoallergenic | allergen allergene allergie allergiker hypoallergen | allergène allergènes allergie hypoallergénique allergiques allergique | alérgeno alérgenos alergia hipoalergénico
gluten gluten-free coeliac coeliacs celiac celiacs gluten+intolerance coeliac+friendly | gluten glutenfrei glutenfreie glutenfreies zöliakie glutenunverträglichkeit glutenfreier glutenfreien | gluten sans-gluten cœliaque cœliaques coeliaque | gluten sin-gluten celíaco celíacos celiaquía singluten celiaco
lactose lactose-free lactose+intolerance | laktose laktosefrei laktosefreie lactose laktoseintoleranz | lactose sans-lactose intolérance+au+lactose | lactosa sin-lactosa intolerancia+a+la+lactosa
kosher | koscher koschere | kasher | kosher
regional | regional regionale regionaler | régional régionale régionaux | regional regionales
sustainable sustainability | nachhaltig nachhaltige nachhaltigkeit | durable durables durabilité | sostenible sostenibles sostenibilidad
biodegradable | abbaubar | biodégradable biodégradables | biodegradable biodegradables
reusable | wiederverwendbar mehrweg wiederverwendbare | réutilisable réutilisables | reutilizable reutilizables
washable | waschbar abwaschbar waschbare waschbär waschbären | lavable lavables | lavable lavables
adjustable | verstellbar einstellbar höhenverstellbar | réglable réglables ajustable | ajustable ajustables
foldable folding collapsible | klappbar faltbar zusammenklappbar | pliable pliant pliables pliée plie | plegable plegables
detachable removable interchangeable | abnehmbar herausnehmbar austauschbar wechselbar | amovible amovibles interchangeable | extraíble desmontable intercambiable desmonte
lightweight featherweight | leichtgewicht leichtgewichtig leicht leichte leichter | léger légère légers | ligero ligera ligeros liviano ligeras
sturdy robust durable | robust stabil robuste langlebig | robuste robustes solide solides | robusto robusta resistente resistentes
shatterproof unbreakable | bruchsicher bruchfest | incassable incassables | irrompible irrompibles
antislip nonslip anti+slip non+slip slip+resistant slippery slippery+steps slip+proof | rutschfest rutschhemmend rutschhemmende antirutsch rutschig rutschige rutschiger rutsch+sicher gleitschutz | antidérapant antidérapante glissant glissante glissantes anti+dérapant anti+glisse | antideslizante antideslizantes resbaladizo resbaladiza resbaladizos resbala antiresbalante
rustproof corrosion corrosion+protection anti+rust anti+corrosion rust+protection rustproofing rust+proofing | korrosion korrosionsschutz rostschutz korrosions+schutz rostschutz+lack rostschutz+grundierung | corrosion antirouille anticorrosion traitement+antirouille protection+anticorrosion anti+rouille anti+corrosion | corrosión anticorrosivo oxidación antióxido anticorrosiva tratamiento+antióxido tratamiento+anticorrosivo anticorrosión
scratch scratches scratched scuff scuffs scuffed scratch+repair scratch+removal keyed+car keyed | kratzer kratzfest verkratzt lack+kratzer kratzer+entfernung schramme schrammen lack+schaden lack+schäden | rayure rayures rayé griffure éraflure éraflures | arañazo arañazos rayado rayón rayones raspón raspones rayadura rayaduras
dent dents dented dings ding | delle dellen beule beulen | bosse bosses cabossé bosselé | abolladura abolladuras abollado bollo+de+coche bollos+de+coche
intact undamaged | unbeschädigt intakt | intact intacte intacts | intacto intacta
defective faulty broken break breakage busted kaputt broken+down damaged+device not+working doesn't+work out+of+order smashed | defekt defekte kaputt zerbrechen bruch zerbrochen kaputte gebrochen kaputter kaputtes defekter defektes funktioniert+nicht ausgefallen gesprungen zersprungen | défectueux défectueuse cassé panne cassée cassés brisé en+panne hors+service ne+marche+plus ne+fonctionne+plus pannes brisée fêlé fêlée | defectuoso averiado roto romper rotura rota rotos rotas averiada descompuesto descompuesta malogrado estropeado estropeada no+funciona rajado quebrado
damage damaged damages | schaden schäden beschädigt beschädigung | dommage dommages endommagé dégâts | daño daños dañado
matt matte | matt mattiert matte | mat mate mats maté mât mâts | mate mates
glossy shiny gloss | glänzend hochglanz glanz | brillant brillante brillants | brillante brillantes brillo
transparent translucent | transparent durchsichtig | transparent transparente | transparente transparentes
thick thickness | dick dicke materialstärke | épais épaisse épaisseur épaissi épaissies épaississant | grueso espesor grosor
width | breite breit | largeur | anchura ancho
height tall | gesamthöhe raumhöhe bauhöhe deckenhöhe | hauteur | altura
length | gesamtlänge baulänge rohrlänge | longueur longueurs | longitud
depth | tiefe | profondeur | profundidad
weight weigh weighing weights weighed | gewicht wiegen wägung gewichte | poids peser pesée | peso pesos pesar pesaje
diameter | durchmesser | diamètre diamètres | diámetro
indoor indoors interior interiors | innenbereich innenraum innenräume drinnen | intérieur intérieure intérieurs | interior interiores interioristas
outdoor outdoors exterior | außenbereich draußen outdoor | extérieur extérieure extérieurs | exterior exteriores
basement cellar cellars underground+floor | keller kellerraum untergeschoss souterrain tief+parterre | cave caves sous+sol sous+sols | sótano sótanos semisótano
attic loft attics roof+space lofts | dachboden dachgeschoss dachböden estrich+boden oberste+geschossdecke dach+speicher speicher estrich | combles grenier combles+perdus combles+aménageables greniers combler comblement | desván ático buhardilla desvanes altillo buhardillas áticos entretecho para-el-ático
vicinity surroundings nearby radius near close+to next+to | umkreis umgebung nahe nähe in+der+nähe nahegelegen | alentours périmètre près près+de proche+de à+proximité | cercanías inmediaciones cerca cerca+de junto+a
district county | landkreis kreis bezirk stadtteil | arrondissement quartier | distrito comarca barrio
town city cities | innenstadt städtisch stadtgebiet stadtzentrum stadt städte | ville villes | ciudad ciudades
village villages countryside rural | dörflich ländlich ländliche | village villages campagne rural | pueblo pueblos rural aldea
mountain mountains mountaineering mountaineer | gebirge bergregion berg berge bergen | montagne montagnes | montaña montañas montañismo
coast beach seaside beachfront beaches | küste strand strände badestrand | plage plages littoral bord-de-mer | playa playas playo
forest woodland woodland+for+sale forest+land woodlands forester | wald wälder wald+kaufen waldgrundstück | forêt forêts forêt+à+vendre parcelle+boisée forets | bosque bosques forestal finca+forestal bosque+en+venta
rectangular | rechteckig viereckig | rectangulaire rectangulaires | rectangular rectangulares
season seasons seasonal seasonally seasoning seasonings | saison saisonal saisonale saisonware | saison saisons saisonnier saisonnière saisonniers | temporada temporadas estacional
springtime | frühling frühjahr | printemps | primavera
summer summers | sommer sommers | estival estivale | verano veranos
autumn | herbst | automne automnes | otoño otoños
winter winters snow+tyres snow+tires winter+grade winterizing winterize | winter winters | hiver hivers hivernal pneus+neige | invierno inviernos neumáticos+para+nieve llantas+para+nieve
morning mornings | vormittag vormittags | matin matins matinée | mañana mañanas
evening evenings | abend abends abende | soir soirs soirée soirées | vespertino vespertina velada veladas
tuesday tuesdays | dienstag dienstags | mardi mardis | martes
wednesday wednesdays | mittwoch mittwochs | mercredi mercredis | miércoles
thursday thursdays | donnerstag donnerstags | jeudi jeudis | jueves
friday fridays | freitag freitags | vendredi vendredis | viernes
january | januar jänner | janvier | enero
february | februar feber | février | febrero
march | märz | mars mare mariés | marzo
april | april | avril | abril
june | juni | juin | junio
july | juli | juillet | julio
august | august | août | agosto
september | september | septembre | septiembre setiembre
october | oktober | octobre | octubre
november | november | novembre | noviembre
december | dezember | décembre | diciembre
christmas xmas christmas+party office+christmas+party christmas+parties festive | weihnachten weihnachtlich weihnachts weihnachtsfeier | noël fête+de+noël arbre+de+noël repas+de+noël soirée+de+noël | navidad navidades navideño cena+de+navidad fiesta+navideña fiesta+de+navidad navideña navideños navideñas
easter easter+egg easter+eggs easter+bunny chocolate+bunnies chocolate+eggs | ostern osterfest oster+eier oster+hase oster+hasen schokohasen schokoladen+hasen | pâques pascal œufs+de+pâques lapins+en+chocolat chocolats+de+pâques | pascua huevos+de+pascua huevo+de+pascua conejos+de+chocolate mona+de+pascua
black | schwarz schwarze schwarzer | noir noire noirs noires | negro negra negros negras
white | weiß weiße weißer | blanc blanche blancs blanches | blanco blanca blancos blancas
red | rot rote roter roten | rouge rouges | rojo roja rojos rojas
green greens | grün grüne grüner | vert verte verts vertes | verde verdes
blue blues | blau blaue blauer | bleu bleue bleus bleues | azul azules
yellow | gelb gelbe gelber | jaune jaunes | amarillo amarilla amarillos
grey gray | grau graue grauer | gris grise grises | gris grises
brown | braun braune brauner | brun brune bruns bruni | marrón marrones
pink | rosa pink rosafarben | rose roses | rosa rosas rosado
purple violet | lila violett violette | violet violette violets | morado morada violeta morosidad
golden | golden goldene goldfarben | doré dorée dorés | dorado dorada dorados
mobile itinerant roving travelling mobiles | mobil mobile mobiler mobiles fahrend fahrbar fahrbares fahrbare fahrbarer | mobile mobiles itinérant ambulant itinérante ambulante | móvil móviles itinerante ambulante
automatic automatically | automatisch automatische automatik | automatique automatiques | automático automática automáticos automatista
digital digitally digitize digitizing digitization digitized | digital digitale digitaler | numérique numériques digital | digital digitales
new brandnew unused | neu neuer neues neuware neue neuen neuem | neuf neuve neufs neuves nouveau nouvelle nouveaux nouvelles | nuevo nueva nuevos nuevas
cheap affordable inexpensive reasonable | günstig günstige preiswert billig bezahlbar erschwinglich | économique économiques abordable abordables bon-marché économies | barato barata económico económica asequible asequibles económicos
quality quality-control | qualität hochwertig hochwertige qualitativ | qualité qualités qualitatif contrôle-qualité | calidad calidades control-de-calidad
luxury luxurious | luxus luxuriös luxuriöse | luxe luxueux luxueuse | lujo lujoso lujosa
available availability | verfügbar verfügbare verfügbarkeit | disponible disponibles disponibilité | disponible disponibles disponibilidad
immediate immediately | sofort sofortig | immédiat immédiate immédiatement | inmediato inmediata inmediatamente
reliable reliably reliability | zuverlässig zuverlässige zuverlässigkeit | fiable fiables fiabilité | fiable fiables fiabilidad
professional professionally | professionell professionelle fachgerecht fachmännisch profi | professionnel professionnelle professionnels | profesional profesionales profesionalidad
qualified | qualifiziert qualifizierte | qualifié qualifiée qualifiés | cualificado cualificada cualificados
licence license licensed licences licenses licensing | lizenz lizenzen lizenziert | licence licences licencié | licencia licencias licenciado licenciamiento
minimum minimal | mindestmenge mindestens minimum mindestbestellmenge | minimum minimal minimale | mínimo mínima mínimos
maximum maximal | maximal maximale maximum höchstens | maximum maximal maximale | máximo máxima máximos
deadline deadlines | frist fristen fristgerecht lieferfrist | échéance échéances délai délais délit dele | vencimiento vencimientos
cancel cancellation cancelled termination terminate | kündigung kündigen kündbar stornierung stornieren kündigungsfrist | annulation annuler résiliation résilier préavis annulable | cancelación cancelar rescisión rescindir preaviso cancela cancelas
client clients clientele customer customers | kundin kundinnen kundschaft kundenkreis kunde kunden auftraggeber | client clients clientèle cliente clientes | cliente clientes clientela
supplier suppliers vendor vendors | lieferant lieferanten zulieferer | fournisseur fournisseurs | proveedor proveedores
company companies enterprise enterprises corporate firm firms | firma firmen unternehmen | entreprise entreprises société sociétés corporate institutionnel institutionnelle | empresa empresas compañía corporativo corporativos corporativa corporativas empresarial empresariales sociedad sociedades
civil | zivil zivile zivilen | civil civile civils civiles | civil civiles
private privately | privat private privatperson privatpersonen | privé privée | privado privada
industry industrial industries | industrie industriell industrielle | industrie industriel industrielle | industria industrias industrial industriales
documentation document documents | dokumentation dokument dokumente unterlagen | documentation document documents | documentación documento documentos
measurement measurements measuring measure | messung messungen ausmessen aufmaß messtechnik messen vermessen misst gemessen | mesurage mesurer mesure mesures | medición mediciones medir medida+exacta
project projects project-management project-manager project+lead project+leader run+project lead+project freelance+project+manager project+managers project+leadership project+manage | projekt projekte projektleitung projektmanagement projektleiter projektleiterin projekt+manager projekt+managerin projekt+leiten projekt+steuerung projekt+koordination | projet projets chef-de-projet gestion-de-projet piloter+projet pilotage+de+projet chefs+de+projet conduite+de+projet management+de+projet cheffe+de+projet directeur+de+projet | proyecto proyectos gestión-de-proyectos jefe-de-proyecto llevar+proyecto director+de+proyectos dirección+de+proyectos project+manager jefa+de+proyecto gestor+de+proyectos gerencia+de+proyectos proyectada
confidential confidentiality nda | vertraulich vertrauliche vertraulichkeit verschwiegenheit | confidentiel confidentielle confidentialité | confidencial confidenciales confidencialidad
discreet | diskret diskrete diskretion | discret discrète discrétion | discreto discreta discreción
online online+session video+session video-call video+counselling video+consultation | online onlinekurs video+sitzung online+beratung online+therapie per+video video+gespräch | distanciel visioconférence visio en+ligne en+visio à-distance vidéoconsultation visioconférences | telemático telemática videollamada en+línea por+videollamada online
hazardous dangerous hazardous+waste chemical+disposal chemical+waste toxic+waste special+waste hazards | gefährlich gefährliche gefahrgut gefahrstoff sonder+müll sonder+abfall sonder+abfälle gefahrstoff+entsorgung gefährliche+abfälle schadstoff schadstoffe gift+müll gefahrstoffe | dangereux dangereuse dangereuses déchets+dangereux déchets+chimiques produits+dangereux déchets+toxiques élimination+produits+chimiques | peligroso peligrosa peligrosos residuos+peligrosos desechos+químicos desechos+peligrosos residuos+tóxicos residuos+químicos
temperature temperatures | temperatur temperaturen | température températures | temperatura temperaturas
europe european | europa europäisch europäische | europe européen européenne | europa europeo europea
italy | italien | italie | italia
netherlands holland dutch | niederlande niederlanden holland niederländisch | hollande néerlandais néerlandaise | holanda neerlandés holandés
belgium belgian | belgien belgisch | belgique belge belges | bélgica belga
luxembourg luxemburg | luxemburg luxemburgisch | luxembourg luxembourgeois | luxemburgo luxemburgués
poland polish+lessons polish+language learn+polish polish+tutor | polen polnisch polnische polnisch+kurs polnisch+unterricht polnisch+lehrer | pologne polonais polonaise cours+de+polonais | polonia polaco polaca clases+de+polaco
portugal portuguese brazilian+portuguese portuguese+lessons | portugal portugiesisch portugiesisch+kurs portugiesisch+unterricht brasilianisches+portugiesisch | portugal portugais portugaise portugais+du+brésil cours+de+portugais | portugal portugués portuguesa portugués+brasileño clases+de+portugués portugueses
england britain british | england großbritannien britisch | angleterre britannique | inglaterra británico
denmark danish | dänemark dänisch | danemark danois | dinamarca
sweden swedish | schweden schwedisch | suède suédois | suecia sueco
norway norwegian | norwegen norwegisch | norvège norvégien | noruega noruego
finland finnish | finnland finnisch | finlande finlandais | finlandia finlandés
greece greek | griechenland griechisch | grèce grec grecque | grecia griego
hungary hungarian | ungarn ungarisch | hongrie hongrois | hungría húngaro
romania romanian | rumänien rumänisch | roumanie roumain | rumanía rumano
croatia croatian | kroatien kroatisch | croatie croate | croacia croata
czech czechia | tschechien tschechisch | tchéquie tchèque | chequia checo
turkish | türkei türkisch türkische | turquie turc turque | turquía turco
russian | russisch russische russland | russe russes russie | ruso rusa rusia
ukraine ukrainian | ukraine ukrainisch | ukraine ukrainien | ucrania ucraniano
chinese mandarin cantonese mandarin+lessons chinese+food | chinesisch chinesische mandarin kantonesisch chinesisch+kurs chinesisch+unterricht hochchinesisch chinesisches chinesischer chinesischen | chinois chinoise mandarin cantonais chinoises | chino china mandarín cantonés chinos chifa
japanese japan | japanisch japan | japonais japon | japonés japón
arabic | arabisch arabische | arabe arabes | árabe árabes araba
vienna viennese | wien wiener | vienne viennois | viena
cologne | köln kölner | cologne | colonia colonias
zurich | zürich zürcher | zurich zurichois | zúrich
geneva | genf genfer | genève genevois | ginebra ginebras
basel basle | basel basler | bâle bâlois | basilea
brussels | brüssel | bruxelles bruxellois | bruselas
antwerp | antwerpen | anvers | amberes
hamburg | hamburg hamburgern | hambourg | hamburgo
frankfurt frankfurter frankfurters | frankfurt frankfurter | francfort | fráncfort
nuremberg | nürnberg nürnberger | nuremberg | núremberg
hanover | hannover | hanovre | hannover
rome | rom | rome romain | roma
venice | venedig | venise | venecia
turin | turin | turin | turín
florence | florenz | florence | florencia
lisbon | lissabon | lisbonne | lisboa
prague | prag | prague | praga
warsaw | warschau | varsovie | varsovia
copenhagen | kopenhagen | copenhague | copenhague
london | london londoner | londres londonien | londres
paris parisian | paris pariser | paris parisien | parís
marseille marseilles | marseille | marseille | marsella
bordeaux | bordeaux | bordeaux | burdeos
strasbourg | straßburg | strasbourg | estrasburgo
seville | sevilla | séville | sevilla
athens | athen | athènes | atenas
bavaria bavarian | bayern bayerisch bayerische | bavière bavarois | baviera bávaro
catalonia catalan | katalonien katalanisch | catalogne catalan | cataluña catalán
andalusia | andalusien | andalousie | andalucía
alsace | elsass elsässisch | alsace alsacien | alsacia
tyrol | tirol tiroler | tyrol tyrolien | tirol
majorca mallorca | mallorca | majorque | mallorca
fixedprice guaranteed-price fixed-price flat-rate flat+rate+fare fixed+fare fixed+fares | festpreis festpreise pauschalpreis pauschale pauschal+preis | prix-fixe forfait forfaits forfaitaire tarif+forfaitaire | precio-cerrado precio-fijo tarifa-plana tarifa+fija
expensive costly | teuer teure kostspielig | cher chère onéreux | caro cara caros
uptodate update-to-date up-to-date | aktuell aktuelle auf-dem-neuesten-stand | à-jour mise-à-jour mises-à-jour | actualizado actualizada al-día actualizaciones
remotely remote from-afar | fern fernzugriff aus-der-ferne ferngesteuert | à-distance | remoto remota a-distancia
callout urgent-callout emergency-callout | notfalleinsatz soforteinsatz | intervention-urgente | atención-urgente
roundtheclock around-the-clock 24-hour 24+hour+access round+the+clock+entry 24+7 24h+access round+the+clock day+and+night 24+hour+care 24+hours three+shift+operation 24+hour+recovery twenty+four+hours | rund-um-die-uhr 24h+zutritt 24+stunden+zugang zugang+rund+um+die+uhr tag+und+nacht 24h 24+stunden rund+um+die+uhr+betreuung dreischicht+betrieb produktion+rund+um+die+uhr | jour-et-nuit 24h/24 accès+24h accès+jour+et+nuit 24h 24+heures production+en+3x8 production+24h | 24-horas acceso+24+horas día+y+noche 24h las+24+horas producción+24+horas tres+turnos
childfriendly child-friendly family-friendly kids-friendly | kinderfreundlich familienfreundlich | adapté-aux-enfants | apto-para-niños
eco-friendly ecofriendly environmentally-friendly ecological | umweltfreundlich umweltschonend ökologische umweltfreundliche | écologique écologiques respectueux-de-l'environnement | ecológicos respetuoso-con-el-medio-ambiente ecológicas
energysaving energy-saving energy-efficient low-energy | energiesparend energieeffizient stromsparend | basse-consommation économe-en-énergie | bajo-consumo ahorro-energético ahorro-de-energía
waterbased water-based | wasserbasiert wasserbasis | à-base-d'eau | base-agua al-agua
nontoxic non-toxic | ungiftig schadstofffrei schadstoffarm | non-toxique non-toxiques | no-tóxico
fragrancefree unscented fragrance-free | parfümfrei duftneutral | sans-parfum | sin-perfume
readymade ready-made ready-to-use readytouse | fertig gebrauchsfertig einsatzbereit fertige küchen-fertig koch-fertig | prêt-à-l'emploi prêt-à-cuire prêts-à-cuire | listo-para-usar listo-para-cocinar
turnkey turn-key key+in+hand | schlüsselfertig schlüsselfertige schlüsselfertiges bezugsfertig | clé-en-main clés-en-main | llave-en-mano
stepbystep step-by-step | schrittweise | pas-à-pas étape-par-étape | paso-a-paso
helpful obliging supportive | hilfsbereit zuvorkommend | serviable attentionné | servicial atento
thorough thoroughly meticulous | gründlich gründliche akribisch | minutieux minutieuse approfondi approfondir approfondissement | minucioso minuciosa a-fondo exhaustivo
valuables valuable | wertgegenstände wertsachen wertvoll | objets-de-valeur précieux | objetos-de-valor valioso
lending lend loan-of | leihen verleihen leihgabe | prêter prêt | prestar préstamo prestamista préstamos
selloff resale resell | weiterverkauf wiederverkauf | revendre revente | revender reventa
appointment schedule-visit appointments | termin termine terminvereinbarung | rendez rendez-vous prise-de-rendez-vous | cita citas cita-previa
`
