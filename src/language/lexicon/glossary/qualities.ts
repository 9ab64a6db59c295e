/** Qualities, times, places and actions that a listing of any trade may mention, in the form of attributes.ts. */
export const qualityRows = `
waterproof watertight | wasserdicht wasserfest wasserdichte | étanche étanches imperméable imperméables | impermeable impermeables estanco
weatherproof weatherproofed | wetterfest witterungsbeständig | intempéries | intemperie
fireproof flameproof | feuerfest feuerbeständig feuerhemmend | ignifuge ignifugé ignifugée | ignífugo ignífuga
soundproof soundproofing acoustic acoustics | schalldicht schallschutz schalldämmung akustik schallgedämmt | insonorisé insonorisation acoustique phonique | insonorizado insonorización acústico acústica
handmade handcrafted artisanal | handgemacht handgefertigt handarbeit handwerklich | artisanal artisanale artisanaux artisan | artesanal artesano artesanía artesanales
antique antiques | antik antiquität antiquitäten antike | antique antiquités antiquité | antiguo antigua antigüedades
storey storeys upstairs | etage etagen stockwerk stockwerke obergeschoss geschoss | étage étages | entreplanta entreplantas
wheelchair wheelchairs stepfree access accessible accessibility wcag step-free wheel-chair | barrierefrei barrierefreie barrierefreiheit rollstuhl rollstuhlgerecht zugang zugänglich zugänglichkeit behindertengerecht wcag | accessible accessibles accessibilité pmr accès wcag fauteuil-roulant fauteuils-roulants mobilité-réduite | accesibilidad acceso accesible wcag silla-de-ruedas sillas-de-ruedas movilidad-reducida
allergen allergens allergy allergic hypoallergenic | allergen allergene allergie allergiker hypoallergen | allergène allergènes allergie hypoallergénique | alérgeno alérgenos alergia hipoalergénico
gluten gluten-free | gluten glutenfrei glutenfreie glutenfreies | gluten sans-gluten | gluten sin-gluten
lactose lactose-free | laktose laktosefrei laktosefreie lactose | lactose sans-lactose | lactosa sin-lactosa
kosher | koscher koschere | kasher | kosher
regional | regional regionale regionaler | régional régionale régionaux | regional regionales
sustainable sustainability | nachhaltig nachhaltige nachhaltigkeit | durable durables durabilité | sostenible sostenibles sostenibilidad
biodegradable | abbaubar | biodégradable biodégradables | biodegradable
reusable | wiederverwendbar mehrweg wiederverwendbare | réutilisable réutilisables | reutilizable reutilizables
washable | waschbar abwaschbar waschbare | lavable lavables | lavable lavables
adjustable | verstellbar einstellbar höhenverstellbar | réglable réglables ajustable | ajustable ajustables
foldable folding collapsible | klappbar faltbar zusammenklappbar | pliable pliant pliables | plegable plegables
detachable removable interchangeable | abnehmbar herausnehmbar austauschbar wechselbar | amovible amovibles interchangeable | extraíble desmontable intercambiable
lightweight featherweight | leichtgewicht leichtgewichtig | léger légère légers | ligero ligera ligeros liviano
sturdy robust durable | robust stabil robuste langlebig | robuste robustes solide solides | robusto robusta resistente resistentes
shatterproof unbreakable | bruchsicher bruchfest | incassable incassables | irrompible irrompibles
antislip nonslip | rutschfest rutschhemmend | antidérapant antidérapante | antideslizante antideslizantes
rustproof corrosion | korrosion korrosionsschutz rostschutz | corrosion antirouille anticorrosion | corrosión anticorrosivo oxidación
scratch scratches scratched | kratzer kratzfest verkratzt | rayure rayures rayé | arañazo arañazos rayado
dent dents dented | delle dellen beule beulen | bosse bosses cabossé | abolladura abolladuras abollado
intact undamaged | unbeschädigt intakt | intact intacte intacts | intacto intacta
defective faulty broken break breakage busted kaputt | defekt defekte kaputt zerbrechen bruch zerbrochen kaputte gebrochen | défectueux défectueuse cassé panne cassée cassés brisé | defectuoso averiado roto romper rotura rota rotos rotas averiada
damage damaged damages | schaden schäden beschädigt beschädigung | dommage dommages endommagé dégâts | daño daños dañado
matt matte | matt mattiert matte | mat mate mats | mate mates
glossy shiny gloss | glänzend hochglanz glanz | brillant brillante brillants | brillante brillantes brillo
transparent translucent | transparent durchsichtig | transparent transparente | transparente transparentes
thick thickness | dick dicke materialstärke | épais épaisse épaisseur | grueso espesor grosor
width | breite breit | largeur | anchura ancho
height tall | gesamthöhe raumhöhe bauhöhe deckenhöhe | hauteur | altura
length | gesamtlänge baulänge rohrlänge | longueur longueurs | longitud
depth | tiefe | profondeur | profundidad
weight weigh weighing weights | gewicht wiegen wägung gewichte | poids peser pesée | peso pesos pesar pesaje
diameter | durchmesser | diamètre diamètres | diámetro
indoor indoors interior | innenbereich innenraum innenräume drinnen | intérieur intérieure intérieurs | interior interiores
outdoor outdoors exterior | außenbereich draußen outdoor | extérieur extérieure extérieurs | exterior exteriores
basement cellar cellars | keller kellerraum untergeschoss | cave caves | sótano sótanos
attic loft | dachboden dachgeschoss | combles grenier | desván ático buhardilla
vicinity surroundings nearby radius | umkreis umgebung | alentours périmètre | cercanías inmediaciones
district county | landkreis kreis bezirk stadtteil | arrondissement quartier | distrito comarca barrio
town city cities | innenstadt städtisch stadtgebiet stadtzentrum | ville villes | ciudad ciudades
village villages countryside rural | dörflich ländlich ländliche | village villages campagne rural | pueblo pueblos rural aldea
mountain mountains | gebirge bergregion | montagne montagnes | montaña montañas
coast beach seaside beachfront beaches | küste strand strände badestrand | plage plages littoral bord-de-mer | playa playas
forest woodland | wald wälder | forêt forêts | bosque bosques forestal
rectangular | rechteckig viereckig | rectangulaire rectangulaires | rectangular rectangulares
season seasons seasonal seasonally | saison saisonal saisonale saisonware | saison saisons saisonnier saisonnière | temporada temporadas estacional
springtime | frühling frühjahr | printemps | primavera
summer summers | sommer sommers | estival estivale | verano veranos
autumn | herbst | automne automnes | otoño otoños
winter winters | winter winters | hiver hivers hivernal | invierno inviernos
morning mornings | vormittag vormittags | matin matins matinée | mañana mañanas
evening evenings | abend abends abende | soir soirs soirée soirées | vespertino vespertina
tuesday tuesdays | dienstag dienstags | mardi mardis | martes
wednesday wednesdays | mittwoch mittwochs | mercredi mercredis | miércoles
thursday thursdays | donnerstag donnerstags | jeudi jeudis | jueves
friday fridays | freitag freitags | vendredi vendredis | viernes
january | januar jänner | janvier | enero
february | februar feber | février | febrero
march | märz | mars | marzo
april | april | avril | abril
june | juni | juin | junio
july | juli | juillet | julio
august | august | août | agosto
september | september | septembre | septiembre setiembre
october | oktober | octobre | octubre
november | november | novembre | noviembre
december | dezember | décembre | diciembre
christmas xmas | weihnachten weihnachtlich weihnachts weihnachtsfeier | noël | navidad navidades navideño
easter | ostern osterfest | pâques pascal | pascua
black | schwarz schwarze schwarzer | noir noire noirs noires | negro negra negros negras
white | weiß weiße weißer | blanc blanche blancs blanches | blanco blanca blancos blancas
red | rot rote roter roten | rouge rouges | rojo roja rojos rojas
green | grün grüne grüner | vert verte verts vertes | verde verdes
blue | blau blaue blauer | bleu bleue bleus bleues | azul azules
yellow | gelb gelbe gelber | jaune jaunes | amarillo amarilla amarillos
grey gray | grau graue grauer | gris grise grises | gris grises
brown | braun braune brauner | brun brune bruns | marrón marrones
pink | rosa pink rosafarben | rose roses | rosa rosas rosado
purple violet | lila violett violette | violet violette violets | morado morada violeta
golden | golden goldene goldfarben | doré dorée dorés | dorado dorada dorados
mobile | mobil mobile mobiler mobiles | mobile mobiles itinérant ambulant | móvil móviles
automatic automatically | automatisch automatische automatik | automatique automatiques | automático automática automáticos
digital digitally | digital digitale digitaler | numérique numériques digital | digital digitales
new brandnew unused | neu neuer neues neuware neue neuen neuem | neuf neuve neufs neuves nouveau nouvelle nouveaux nouvelles | nuevo nueva nuevos nuevas
cheap affordable inexpensive reasonable | günstig günstige preiswert billig bezahlbar erschwinglich | économique économiques abordable abordables bon-marché | barato barata económico económica asequible asequibles económicos
quality quality-control | qualität hochwertig hochwertige qualitativ | qualité qualités qualitatif contrôle-qualité | calidad calidades control-de-calidad
luxury luxurious | luxus luxuriös luxuriöse | luxe luxueux luxueuse | lujo lujoso lujosa
available availability | verfügbar verfügbare verfügbarkeit | disponible disponibles disponibilité | disponible disponibles disponibilidad
immediate immediately | sofort sofortig | immédiat immédiate immédiatement | inmediato inmediata inmediatamente
reliable reliably reliability | zuverlässig zuverlässige zuverlässigkeit | fiable fiables fiabilité | fiable fiables fiabilidad
professional professionally | professionell professionelle fachgerecht fachmännisch profi | professionnel professionnelle professionnels | profesional profesionales profesionalidad
qualified | qualifiziert qualifizierte | qualifié qualifiée qualifiés | cualificado cualificada cualificados
licence license licensed licences licenses | lizenz lizenzen lizenziert | licence licences licencié | licencia licencias licenciado
minimum minimal | mindestmenge mindestens minimum mindestbestellmenge | minimum minimal minimale | mínimo mínima mínimos
maximum maximal | maximal maximale maximum höchstens | maximum maximal maximale | máximo máxima máximos
deadline deadlines | frist fristen fristgerecht lieferfrist | échéance échéances délai délais | vencimiento vencimientos
cancel cancellation cancelled termination terminate | kündigung kündigen kündbar stornierung stornieren kündigungsfrist | annulation annuler résiliation résilier préavis | cancelación cancelar rescisión rescindir preaviso
client clients clientele | kundin kundinnen kundschaft kundenkreis | client clients clientèle | cliente clientes clientela
supplier suppliers vendor vendors | lieferant lieferanten zulieferer | fournisseur fournisseurs | proveedor proveedores
company companies enterprise enterprises | firma firmen unternehmen | entreprise entreprises société sociétés | empresa empresas compañía
civil | zivil zivile zivilen | civil civile civils civiles | civil civiles
private privately | privat private privatperson privatpersonen | privé privée | privado privada
industry industrial industries | industrie industriell industrielle | industrie industriel industrielle | industria industrias industrial industriales
documentation document documents | dokumentation dokument dokumente unterlagen | documentation document documents | documentación documento documentos
measurement measurements measuring | messung messungen ausmessen aufmaß messtechnik | mesurage | medición mediciones
project projects project-management project-manager | projekt projekte projektleitung projektmanagement projektleiter | projet projets chef-de-projet gestion-de-projet | proyecto proyectos gestión-de-proyectos jefe-de-proyecto
confidential confidentiality nda | vertraulich vertrauliche vertraulichkeit verschwiegenheit | confidentiel confidentielle confidentialité | confidencial confidenciales confidencialidad
discreet | diskret diskrete diskretion | discret discrète discrétion | discreto discreta discreción
online | online onlinekurs | distanciel visioconférence | telemático telemática
hazardous dangerous | gefährlich gefährliche gefahrgut gefahrstoff | dangereux dangereuse dangereuses | peligroso peligrosa peligrosos
temperature temperatures | temperatur temperaturen | température températures | temperatura temperaturas
europe european | europa europäisch europäische | europe européen européenne | europa europeo europea
italy | italien | italie | italia
netherlands holland dutch | niederlande niederlanden holland niederländisch | hollande néerlandais néerlandaise | holanda neerlandés holandés
belgium belgian | belgien belgisch | belgique belge belges | bélgica belga
luxembourg luxemburg | luxemburg luxemburgisch | luxembourg luxembourgeois | luxemburgo luxemburgués
poland | polen polnisch polnische | pologne polonais polonaise | polonia polaco polaca
portugal portuguese | portugal portugiesisch | portugal portugais portugaise | portugal portugués portuguesa
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
chinese | chinesisch chinesische | chinois chinoise | chino china
japanese japan | japanisch japan | japonais japon | japonés japón
arabic | arabisch arabische | arabe arabes | árabe árabes
vienna viennese | wien wiener | vienne viennois | viena
cologne | köln kölner | cologne | colonia
zurich | zürich zürcher | zurich zurichois | zúrich
geneva | genf genfer | genève genevois | ginebra
basel basle | basel basler | bâle bâlois | basilea
brussels | brüssel | bruxelles bruxellois | bruselas
antwerp | antwerpen | anvers | amberes
hamburg | hamburg | hambourg | hamburgo
frankfurt | frankfurt | francfort | fráncfort
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
fixedprice guaranteed-price fixed-price flat-rate | festpreis festpreise pauschalpreis pauschale | prix-fixe forfait forfaits forfaitaire | precio-cerrado precio-fijo tarifa-plana
expensive costly | teuer teure kostspielig | cher chère onéreux | caro cara caros
uptodate update-to-date up-to-date | aktuell aktuelle auf-dem-neuesten-stand | à-jour mise-à-jour mises-à-jour | actualizado actualizada al-día
remotely remote from-afar | fern fernzugriff aus-der-ferne ferngesteuert | à-distance | remoto remota a-distancia
callout urgent-callout emergency-callout | notfalleinsatz soforteinsatz | intervention-urgente | atención-urgente
roundtheclock around-the-clock 24-hour | rund-um-die-uhr | jour-et-nuit 24h/24 | 24-horas
childfriendly child-friendly family-friendly kids-friendly | kinderfreundlich familienfreundlich | adapté-aux-enfants | apto-para-niños
eco-friendly ecofriendly environmentally-friendly ecological | umweltfreundlich umweltschonend ökologische | écologique écologiques respectueux-de-l'environnement | ecológicos respetuoso-con-el-medio-ambiente
energysaving energy-saving energy-efficient low-energy | energiesparend energieeffizient stromsparend | basse-consommation économe-en-énergie | bajo-consumo ahorro-energético ahorro-de-energía
waterbased water-based | wasserbasiert wasserbasis | à-base-d'eau | base-agua al-agua
nontoxic non-toxic | ungiftig schadstofffrei schadstoffarm | non-toxique non-toxiques | no-tóxico
fragrancefree unscented fragrance-free | parfümfrei duftneutral | sans-parfum | sin-perfume
readymade ready-made ready-to-use readytouse | fertig gebrauchsfertig einsatzbereit fertige | prêt-à-l'emploi | listo-para-usar
turnkey turn-key | schlüsselfertig schlüsselfertige | clé-en-main clés-en-main | llave-en-mano
stepbystep step-by-step | schrittweise | pas-à-pas étape-par-étape | paso-a-paso
helpful obliging supportive | hilfsbereit zuvorkommend | serviable attentionné | servicial atento
thorough thoroughly meticulous | gründlich gründliche akribisch | minutieux minutieuse approfondi | minucioso minuciosa a-fondo exhaustivo
valuables valuable | wertgegenstände wertsachen wertvoll | objets-de-valeur précieux | objetos-de-valor valioso
lending lend loan-of | leihen verleihen leihgabe | prêter prêt | prestar préstamo
selloff resale resell | weiterverkauf wiederverkauf | revendre revente | revender reventa
appointment schedule-visit appointments | termin termine terminvereinbarung | rendez-vous prise-de-rendez-vous | cita citas cita-previa
`
