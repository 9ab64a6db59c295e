/** Industry, transport, computing, media, finance, property and energy, in the form of attributes.ts. */
export const businessTradeRows = `
sharpen sharpening sharpener | schleifdienst schärfdienst messerschleifen nachschärfen | affûtage affûter aiguisage affûteur | afilado afilar afilador
grinding grind sander | schleifen schleiferei schleifarbeiten abschleifen schmirgeln | ponçage poncer meulage ponceuse | lijado lijar amolado lijadora
polish polishing polished | polieren poliert politur polierarbeiten | polissage polir lustrage | pulido pulir abrillantado
engrave engraving engraved engraver | gravur gravuren gravieren graviert | gravure gravures graver gravé graveur | grabado grabados
drill drilling drilled | bohren bohrung bohrungen kernbohrung bohrer | perçage percer perceuse carottage | taladro taladros taladrar taladrado
bending bent | biegen biegeteile abkanten gebogen | pliage cintrage | plegado curvado
punching | stanzteile gestanzt stanzerei stanzarbeiten | emboutissage poinçonnage estampage estampé | troquelado punzonado estampación troquelería
foundry foundries | gießerei gießereien gussteile guss | fonderie fonderies | fundición fundiciones
galvanised galvanized galvanising galvanizing | verzinkt verzinken verzinkung verzinkte | galvanisé galvanisation zingage | galvanizado galvanizada
anodised anodized anodising | eloxieren eloxiert eloxal | anodisation anodisé anodisée | anodizado anodizada
powder powders powdercoating powder-coating powder-coated | pulver pulverbeschichtung pulverbeschichtet pulverbeschichten | poudre poudres thermolaquage thermolaqué | polvo polvos termolacado recubrimiento-en-polvo pintura-en-polvo
gears gearwheel cogwheel | zahnrad zahnräder | engrenage engrenages | engranaje engranajes
gearbox gearboxes gear-box | getriebe getriebemotor | réducteur réducteurs boîte-de-vitesses | reductor reductores caja-de-cambios
bearing bearings | wälzlager kugellager gleitlager | roulement roulements | rodamiento rodamientos cojinete
pump pumps | pumpe pumpen | pompe pompes | bomba bombas
valve valves | ventil ventile | vanne vannes soupape | válvula válvulas
motor motors | motor motoren | moteur moteurs | motor motores
compressor compressors | kompressor kompressoren | compresseur compresseurs | compresor compresores
screw screws | schraube schrauben verschraubung | vis visserie | tornillo tornillos tornillería
gasket gaskets | dichtung dichtungen dichtungsring | joint joints | empaquetadura
hydraulic hydraulics | hydraulik hydraulisch hydraulikzylinder | hydraulique hydrauliques | hidráulico hidráulica hidráulicos
mould moulds mold molds toolmaking | formenbau werkzeugbau gussform spritzgussform | moule moules moulage | molde moldes moldeo
injection injection-moulding injection-molding | spritzguss spritzgießen spritzgussteile | injection injections moulage-par-injection | inyección inyectado moldeo-por-inyección
rope ropes | seil seile drahtseil | corde cordes cordage | cuerda cuerdas soga
robot robots robotic robotics | roboter robotern robotik | robot robots robotique | robot robots robótica
automation automate automated | automatisierung automatisieren automatisiert | automatisation automatiser | automatización automatizar automatizado
sensor sensors | sensor sensoren sensorik | capteur capteurs | sensor sensores
cable cables cabling | kabel kabeln | câble câbles | latiguillo latiguillos
battery batteries | batterie batterien akku akkus | batterie batteries | batería baterías
circuit circuits pcb pcbs | leiterplatte leiterplatten platine platinen | circuit circuits | circuito circuitos
electronics electronic | elektronik elektronisch elektronische | électronique électroniques | electrónica electrónico electrónicos
spare spares spare-part spare-parts | ersatzteil ersatzteile | rechange rechanges pièce-de-rechange pièces-de-rechange pièce-détachée pièces-détachées | repuesto repuestos recambio recambios pieza-de-recambio piezas-de-recambio pieza-de-repuesto piezas-de-repuesto
component components | bauteil bauteile komponente komponenten einzelteile | composant composants | componente componentes pieza piezas
prototype prototypes prototyping | prototyp prototypen prototypenbau | prototype prototypes prototypage | prototipo prototipos prototipado
metal metals metallic | metall metalle metallisch | métal métaux métallique métalliques | metal metales metálico metálica
metalworker metalworking metalwork | schlosserei metallbau metallbauer | métallerie métallier ferronnier ferronnerie | metalistería
sheetmetal tinsmith zincworker sheet-metal | spengler spenglerei blechbearbeitung spenglerarbeiten bauklempner flaschner blechner | ferblantier tôlerie tôlier zingueur zingueurs tôle-fine | chapista hojalatero zinguero chapa-metálica
vacuum hoover vacuum-cleaner vacuum-cleaners | staubsauger | aspirateur aspirateurs | aspirador aspiradora aspiradoras
fridge fridges cold-room cold-store walk-in-fridge | kühlschrank kühlschränke kühlraum kühlzelle | frigo frigos chambre-froide chambres-froides | nevera neveras frigorífico frigo cámara-frigorífica cámaras-frigoríficas
appliance appliances whitegoods household-appliance household-appliances white-goods | haushaltsgerät haushaltsgeräte elektrogeräte weißware | électroménager appareil-ménager appareils-ménagers gros-électroménager | electrodoméstico electrodomésticos
camera cameras security-camera cctv | kamera kameras überwachungskamera | caméra caméras vidéosurveillance caméra-de-surveillance | videocámara videocámaras cámara-de-seguridad videovigilancia
screen screens display displays | bildschirm bildschirme display displays | écran écrans écran-plat | pantalla pantallas
loudspeaker loudspeakers | lautsprecher lautsprechern | enceinte enceintes | altavoz altavoces
microphone microphones | mikrofon mikrofone | microphone microphones micro | micrófono micrófonos
sound audio soundcheck backline soundsystem pasystem pa-system public-address sound-system | tontechnik beschallung tonanlage audiotechnik soundcheck beschallungsanlage | sonorisation sonore audio sono backline système-de-sonorisation | sonido sonorización audio megafonía equipo-de-sonido
projector projectors | beamer projektor projektoren | projecteur projecteurs vidéoprojecteur vidéo-projecteur | proyector proyectores
computer computers pc | computer computern pc | ordinateur ordinateurs pc ordinateur-de-bureau | computadora computador
laptop laptops notebook lap-top | laptop laptops notebook notebooks | portable portables ordinateur-portable ordinateurs-portables | portátil portátiles ordenador-portátil ordenadores-portátiles
telephone telephones phone phones telephony smartphone mobile-phone cell-phone smartphones | telefon telefone telefonie telefonanlage smartphone handy handys | téléphone téléphones téléphonie smartphone téléphone-portable téléphone-mobile | teléfono teléfonos telefonía teléfono-móvil smartphone
network networks networking | netzwerk netzwerke netzwerktechnik | réseau réseaux réseau-informatique | red redes red-informática
database databases data-base | datenbank datenbanken | bdd sgbd base-de-données bases-de-données | bbdd base-de-datos bases-de-datos
gdpr | dsgvo datenschutz datenschutzkonform datenschutzbeauftragter | rgpd | rgpd
cybersecurity | cybersicherheit cybersecurity | cybersécurité | ciberseguridad
interface interfaces api user-interface | schnittstelle schnittstellen api | interface interfaces api interface-utilisateur | interfaz interfaces api interfaz-de-usuario
shop shops webshop | onlineshop webshop ladengeschäft | boutique boutiques fonds-de-commerce | tienda tiendas
fibre fiber fibres fibers | faser fasern glasfaser glasfaserkabel | fibre fibres | fibra fibras
antenna antennas | antenne antennen satellitenschüssel | antenne antennes | antena antenas
advertising advertisement advertisements adverts advertise | werbung werbemittel werbeagentur werbeanzeige werbeanzeigen | publicitaire publicitaires pub | publicitario publicitaria
logo logos | logo logos firmenlogo | logo logos logotype | logo logotipo logotipos
brochure brochures booklet | broschüre broschüren prospekt prospekte | brochure brochures | folleto folletos
flyer flyers leaflet leaflets | flyer handzettel faltblatt | dépliant dépliants tract flyer | octavilla octavillas flyer
poster posters | plakat plakate | affiche affiches | cartel carteles póster
catalogue catalogues catalog catalogs | katalog kataloge | catalogue catalogues | catálogo catálogos
newsletter newsletters | newsletter newslettern rundbrief | newsletter infolettre lettre-d'information | boletín boletines newsletter boletín-informativo
sticker stickers | aufkleber | autocollant autocollants | pegatina pegatinas
signage signboard signboards | schild schilder beschilderung leuchtreklame | enseigne enseignes signalétique panneau-signalétique | rótulo rótulos rotulación letrero
banner banners | banner bannern spanntransparent | bannière bannières banderole | pancarta pancartas
flag flags | fahne fahnen flagge flaggen | drapeau drapeaux | bandera banderas
label labels labelling labeling | etikett etiketten etikettieren etikettierung | étiquette étiquettes étiquetage | etiqueta etiquetas etiquetado
sorting sort sorted | sortieren sortierung sortiert | tri trier triage | clasificación clasificar clasificado
copywriter copywriters copywriting copy-writing content-writing | werbetexter texterstellung | rédacteur rédacteurs rédaction | redactor redactores redacción redacción-de-contenidos
proofreading proofread proofreader proof-reading | korrektorat lektorat lektor korrekturlesen | relecture relectures correcteur | corrector corrección correctores corrección-de-textos
video videos videographer videography image-film | video videos videoproduktion videograf | vidéo vidéos vidéaste film-d'entreprise | vídeo vídeos videógrafo vídeo-corporativo
drone drones | drohne drohnen drohnenaufnahmen | drone drones | dron drones
transcription transcribe transcript | transkription transkribieren | transcription transcrire | transcripción transcribir
interpreter interpreters interpreting | dolmetscher dolmetscherin dolmetschen | interprète interprètes interprétariat | intérprete intérpretes interpretación
magazine magazines | zeitschrift zeitschriften magazin | magazine magazines revue | revista revistas
calendar calendars | kalender kalendern | calendrier calendriers | calendario calendarios
bookbinding bookbinder | buchbinder buchbinderei buchbindung | reliure relieur | encuadernación encuadernador
screenprinting serigraphy screen-printing | siebdruck siebdruckerei | sérigraphie sérigraphe | serigrafía
embroidery embroidered embroider | stickerei bestickt bestickung | broderie broderies brodé broder | bordado bordados bordar
stationery office-supplies | bürobedarf schreibwaren | papeterie papeteries fournitures-de-bureau | papelería papelerías material-de-oficina
pen pens ballpoint | kugelschreiber | stylo stylos | bolígrafo bolígrafos
ink inks toner | tinte tinten tintenpatrone | encre encres | tinta tintas
mug mugs cup cups | tasse tassen kaffeetasse | tasse tasses mug | taza tazas
trophy trophies | pokal pokale | trophée trophées | trofeo trofeos
garment garments apparel | kleidung bekleidung berufsbekleidung arbeitskleidung | vêtement vêtements habillement habits | ropa prenda prendas vestimenta
shoe shoes footwear | schuh schuhe | chaussure chaussures | zapato zapatos calzado
cobbler shoemaker | schuster schuhmacher schuhmacherei | cordonnier cordonniers cordonnerie | zapatero zapatería
shirt shirts | hemd hemden | chemise chemises | camisa camisas
dress dresses gown evening-dress | kleid kleider brautkleid abendkleid | robe robes robe-de-soirée | vestido vestidos vestido-de-noche
jacket jackets | jacke jacken | veste vestes blouson | chaqueta chaquetas
trousers pants | hose hosen arbeitshose | pantalon pantalons | pantalón pantalones
hat hats | hut hüte | chapeau chapeaux | sombrero sombreros
uniform uniforms | uniform uniformen dienstkleidung | uniforme uniformes | uniforme uniformes
bag bags handbag hand-bag | tasche taschen handtasche | sac sacs sacoche sac-à-main sacs-à-main | bolsa bolsas bolso bolsos bolso-de-mano
loan loans lending credit | kredit kredite darlehen | crédit crédits emprunt emprunts | préstamo crédito créditos
mortgage mortgages home-loan | hypothek hypotheken baufinanzierung immobilienkredit | hypothèque hypothèques hypothécaire prêt-immobilier crédit-immobilier | hipoteca hipotecas hipotecario préstamo-hipotecario
financing finance financial funding | finanzierung finanzieren finanzen finanziell | financement financements financer financier | financiación financiar finanzas financiero
investor investors investment investments | investor investoren investition investitionen geldanlage | investisseur investisseurs investissement | inversor inversores inversión inversiones
insolvency bankruptcy bankrupt | insolvenz insolvenzverwalter konkurs | faillite faillites insolvabilité | insolvencia quiebra bancarrota concurso-de-acreedores
subsidy subsidies | fördermittel zuschuss zuschüsse subvention förderantrag | subvention subventions aide-publique aides-publiques | subvención subvenciones
lawyer lawyers attorney solicitor legal | anwalt anwältin anwälte rechtsanwalt rechtsberatung juristisch | juridique juridiques juriste juristes cabinet-d'avocat | abogado abogada abogados jurídico jurídica legal
notary notaries notarised | notar notarin notare notariell | notaire notaires notarié | notario notaria notarial
patent patents patented | patent patente patentanmeldung patentanwalt | brevet brevets | patente patentes
trademark trademarks brand brands branding rebranding trade-mark trade-marks | marke marken markenanmeldung markenrecht branding markenauftritt markenaufbau markenentwicklung markenführung | marque marques branding marque-déposée | marca marcas branding marca-registrada
appraisal appraiser valuation expertise assessor | gutachten gutachter sachverständiger sachverständige bausachverständiger | expertise expertises expertise-immobilière | peritaje perito peritos tasación tasador dictamen
tender tenders tendering | ausschreibung ausschreibungen | soumission soumissions | licitación licitaciones
customs dutiable | zollabfertigung verzollung zollanmeldung | douane douanes douanier dédouanement | aduana aduanas aduanero
export exports exporter exporting | export exporte exportieren | export exportation exporter exportateur | exportación exportar exportador
apartment apartments | wohnung wohnungen apartment | appartement appartements logement logements | apartamento apartamentos vivienda viviendas
estate realtor realty realestate properties estate-agent real-estate property-agent | immobilie immobilien immobilienmakler liegenschaft liegenschaften objekt | immobilier immobilière immobiliers agence-immobilière agent-immobilier | inmobiliaria inmobiliario inmueble inmuebles agencia-inmobiliaria agente-inmobiliario bienes-raíces
parking car-park | parkplatz parkplätze stellplatz stellplätze tiefgarage | parking parkings stationnement parc-de-stationnement | aparcamiento aparcamientos parking
atelier | werkstatt werkstätten werkstattfläche | atelier ateliers | taller talleres
hangar hangars | halle hallen lagerhalle produktionshalle | hangar hangars | nave naves
plot plots land acreage buildingplot building-plot building-land | grundstück grundstücke baugrundstück bauland bauplatz parzelle | terrain terrains parcelle parcelles lotissement constructible terrain-à-bâtir | terreno terrenos parcela parcelas
caretaker janitor | hausmeister hausmeisterin hausmeisterdienst | concierge concierges conciergerie gardien-d'immeuble | conserje conserjes conserjería
wind windmill windturbine wind-turbine wind-power | windkraft windenergie windrad windpark windkraftanlage | éolien éolienne éoliennes | eólico eólica viento aerogenerador aerogeneradores energía-eólica
charger chargers | ladestation ladestationen wallbox ladesäule ladegerät | recharge chargeur chargeurs irve | cargador cargadores recarga
gas | gas gase erdgas | gaz | gas gases
fuel fuels petrol | kraftstoff kraftstoffe treibstoff benzin | carburant carburants essence | combustible combustibles carburante gasolina
energy energies | energie energien energieberatung | énergie énergies énergétique | energía energías energético
genset gensets | generator generatoren stromerzeuger notstromaggregat | électrogène électrogènes groupe-électrogène groupes-électrogènes | electrógeno electrógenos grupo-electrógeno grupos-electrógenos
hydrogen | wasserstoff | hydrogène | hidrógeno
geothermal | geothermie erdwärme erdsonde | géothermie géothermique | geotermia geotérmico geotérmica
waste rubbish garbage trash | abfall abfälle müll | déchet déchets ordures ordures-ménagères | residuo residuos basura basuras
sewage wastewater | abwasser abwässer kläranlage klärgrube | assainissement eaux-usées | saneamiento residuales aguas-residuales aguas-negras
container containers | container containern | conteneur conteneurs container | contenedor contenedores
scrap scrapmetal scrapdealer | schrott altmetall schrotthandel schrotthändler schrottankauf | ferraille ferrailles ferrailleur | chatarra chatarrero chatarrería
filter filters filtration | filter filtern filteranlage | filtre filtres filtration | filtro filtros filtración
environment environmental ecology | umwelt umweltschutz umweltgutachten | environnement environnemental environnementale | medioambiente medioambiental ambiental
laboratory laboratories lab labs | labor labore laboren laboranalyse | laboratoire laboratoires labo | laboratorio laboratorios
calibration calibrate calibrated | kalibrierung kalibrieren kalibriert | étalonnage étalonner calibrage | calibración calibrar calibrado
testing test tests tested | getestet testlauf prüfstand testbetrieb softwaretest | essai essais test tests | ensayo ensayos prueba pruebas
microscope microscopes | mikroskop mikroskope | microscope microscopes | microscopio microscopios
chemical chemicals chemistry | chemikalie chemikalien chemie chemisch | chimique chimiques chimie | químico química químicos
questionnaire questionnaires poll surveys | umfrage umfragen fragebogen marktforschung marktanalyse befragung befragungen | sondage sondages questionnaire | encuesta encuestas cuestionario sondeo
artist artists artwork | künstler künstlerin künstlern kunstwerk kunstmaler | artiste artistes artistique | artista artistas artístico
sculpture sculptures sculptor | skulptur skulpturen bildhauer bildhauerei | sculpture sculptures sculpteur | escultura esculturas escultor
framer framers | bilderrahmen einrahmung rahmung | encadrement encadrements encadreur | enmarcado enmarcación
illustrator illustration illustrations | illustrator illustratorin illustration illustrationen | illustrateur illustratrice illustration illustrations | ilustrador ilustradora ilustración ilustraciones
drawing drawings | zeichnung zeichnungen zeichnen | dessin dessins dessinateur | dibujo dibujos dibujante
theatre theatres theater | theater theatern theaterstück | théâtre théâtres | teatro teatros
museum museums | museum museen | musée musées | museo museos
gallery galleries | galerie galerien | galerie galeries | galería galerías
toy toys | spielzeug spielzeuge spielwaren | jouet jouets | juguete juguetes
games game | brettspiel brettspiele gesellschaftsspiel | jeu jeux | juego juegos
gift gifts | geschenk geschenke präsent | cadeau cadeaux idée-cadeau | regalo regalos idea-de-regalo
auction auctions auctioneer | auktion auktionen versteigerung | enchère enchères | subasta subastas
cinema cinemas | kino kinos | cinéma cinémas | cine cines
instrument instruments | instrument instrumente musikinstrument | instrument instruments | instrumento instrumentos
travel trip trips journey journeys | reisebüro reiseveranstalter busreise rundreise gruppenreise | voyage voyages voyageur | viaje viajes viajero
tourism tourist tourists touristic | tourismus tourist touristen touristisch | tourisme touriste touristes touristique | turismo turista turistas turístico
guide guides | reiseführer fremdenführer stadtführer stadtführung reiseleiter | guide guides guidage | guía guías
excursion excursions | ausflug ausflüge | excursion excursions | excursión excursiones
bus buses minibus mini-bus | bus busse reisebus kleinbus | bus autocar autocars minibus | autobús autobuses autocar minibús
airport airports airport-transfer | flughafen flughäfen | aéroport aéroports | aeropuerto aeropuertos
flight flights | flug flüge | vol vols billet-d'avion | vuelo vuelos
railway railways | eisenbahn bahnhof | ferroviaire ferroviaires | ferrocarril ferroviario
surveillance cctv monitoring | überwachung videoüberwachung überwachungssystem | surveillance vidéosurveillance télésurveillance | videovigilancia
supervision supervise supervisor lookafter look-after looking-after mind minding supervising oversee | aufsicht beaufsichtigung beaufsichtigen betreuen betreuung aufpassen kümmern | supervision superviser superviseur garde garder s'occuper surveiller encadrer encadrement | supervisión supervisar supervisor cuidar cuidado cuidados cuidamos atender vigilar
club clubs association associations society | verein vereine vereins klub verband verbände | association associations club clubs fédération | asociación asociaciones club clubes federación
municipality municipalities council | gemeinde gemeinden | mairie | municipio municipios ayuntamiento
church churches | kirche kirchen | église églises | iglesia iglesias
hospital hospitals clinic clinics | krankenhaus krankenhäuser klinik kliniken spital | hôpital hôpitaux clinique cliniques | hospital hospitales clínica clínicas
library libraries | bibliothek bibliotheken bücherei | bibliothèque bibliothèques | biblioteca bibliotecas
volunteer volunteers voluntary | ehrenamtlich ehrenamtliche freiwillige | bénévole bénévoles bénévolat | voluntario voluntarios voluntaria
donation donations donate | sachspende geldspende spendenaktion | donation donateur donateurs | donación donaciones donar
pallet pallets | palette paletten europalette europaletten | palette palettes | palé palés palet palets
forklift forklifts forkliftlicence forkliftdriver fork-lift fork-lifts | gabelstapler stapler staplerfahrer staplerschein gabelstaplerfahrer flurförderschein | cariste caces chariot-élévateur chariots-élévateurs | carretilla carretillas carretillero carretilla-elevadora carretillas-elevadoras
courier couriers parcel-service | kurier kuriere kurierdienst kurierfahrer | coursier coursiers messagerie | mensajero mensajeros mensajería
parcel parcels | päckchen paketversand paketdienst paketzustellung | colis | paquete paquetes
relocation relocations movers relocate relocating shift-house | umzug umzüge umzugsunternehmen umzugshelfer umziehen umzugsfirma verlegung | déménagement déménagements déménageur déménager déménageurs | mudanza mudanzas mudarse trasladar traslado traslados
logistics logistic logistical supply-chain | logistik logistiker logistisch | logistique logistiques chaîne-d'approvisionnement | logística logístico cadena-de-suministro
trailer trailers | anhänger anhängern auflieger | remorque remorques | remolque remolques
boat boats yacht yachts | boot boote yacht yachten | bateau bateaux bateau-à-moteur | barco barcos yate yates
bicycle bicycles bike bikes push-bike | fahrrad fahrräder fahrrädern ebike | vélo vélos bicyclette | bicicleta bicicletas bici bicis
motorcycle motorcycles motorbike motor-bike motor-bikes | motorrad motorräder | moto motos motocyclette deux-roues | moto motos motocicleta
car cars automobile automotive motor-car | auto autos pkw automobil automobile | voiture voitures automobile automobiles | coche coches automóvil automóviles
tyre tyres tire tires tyre-change tyre-fitting | reifen winterreifen sommerreifen | pneu pneus | neumático neumáticos cambio-de-neumáticos
brake brakes disc-brake disc-brakes | bremse bremsen scheibenbremse scheibenbremsen | frein freins freinage frein-à-disque freins-à-disque | freno frenos freno-de-disco frenos-de-disco
bodywork bodyshop body-shop | karosserie karosseriebau karosserien | carrosserie carrosseries carrossier | carrocería carrocerías
windscreen windshield | windschutzscheibe autoglas | parebrise pare-brise pare-brises | parabrisas
towing tow tow-truck | abschleppen abschleppdienst abschleppwagen | remorquage remorqueuse | remolcado
driver drivers driving chauffeur | kraftfahrer berufskraftfahrer chauffeur fahrerin busfahrer | chauffeur chauffeurs conducteur conducteurs | conductor conductores chófer
mechanic mechanics car-mechanic | mechaniker mechanikerin kfzmechaniker | mécanicien mécaniciens | mecánico mecánicos taller-mecánico taller-de-coches
barrel barrels cask winebarrel cooper cooperage | holzfass weinfass eichenfass stahlfass bierfass barrique küfer fassbinder | tonneau tonneaux barrique fûts tonnelier tonnellerie | barril barriles barrica tonelero tonelería
tank tanks heatingtank | tank tanks öltank tankreinigung öltankentsorgung | cuve cuves réservoir citerne | tanque cisterna
bottle bottles bottling | flasche flaschen | bouteille bouteilles | botella botellas
lid lids | deckel deckeln | couvercle couvercles | tapadera tapaderas
recruitment recruiting recruiter headhunting head-hunting job-advert vacancy vacancies | personalvermittlung personalsuche rekrutierung recruiting stellenanzeige stellenanzeigen | recrutement recrutements recruter recruteur chasseur-de-têtes chasseurs-de-têtes offre-d'emploi offres-d'emploi | reclutamiento reclutar reclutador cazatalentos oferta-de-empleo ofertas-de-empleo
temping temp temporary-work temp-agency | zeitarbeit leiharbeit arbeitnehmerüberlassung | intérim intérimaire intérimaires travail-temporaire | ett trabajo-temporal
secretary secretaries secretarial | sekretariat sekretariate sekretärin sekretär | secrétariat secrétaire secrétaires | secretaria secretariado secretario
reception receptionist receptionists checkin check-in reception-desk frontdesk front-desk | empfang rezeption rezeptionistin check-in | réception réceptionniste accueil comptoir-d'accueil | recepción recepcionista mostrador
wax waxes | bienenwachs kerzenwachs | cire cires | cera ceras
pram stroller pushchair | kinderwagen buggy | poussette poussettes | cochecito cochecitos
nappies nappy diaper diapers | windel windeln | couche couches couches-culottes | pañal pañales
crib cradle | babybett kinderbett | berceau berceaux | cuna cunas
internship internships intern trainee trainees | praktikum praktikant praktikantin praktika volontär | stagiaire stagiaires | becario becaria becarios
apprentice apprentices apprenticeship | azubi azubis auszubildende lehrling lehrlinge | apprenti apprentis contrat-d'apprentissage | aprendiz aprendices
development develop developer developers | entwicklung entwickeln entwickler | développement développer développeur | desarrollo desarrollar desarrollador
haulier hauliers forwarder forwarding | spedition speditionen spediteur fuhrunternehmen frachtführer | transporteur transporteurs transitaire affréteur commissionnaire affrètement | transitario
caravan caravans campervan camper camper-van motorhome | wohnwagen wohnmobil camper campervan reisemobil | caravane caravanes camping-car camping-cars fourgon-aménagé | caravana caravanas autocaravana autocaravanas camper furgoneta-camper
motorhome motorhomes campervan camper-van camper-vans motor-home | wohnmobil wohnmobile reisemobil | campingcar camping-car camping-cars | autocaravana autocaravanas
scanning scan scanner | scannen scanner scans | scanner scanners | escaneo escáner
digitisation digitalisation | digitalisierung digitalisieren | numérisation numériser digitalisation | digitalización digitalizar
engineer engineers engineering | ingenieur ingenieure ingenieurin ingenieurbüro | ingénieur ingénieurs ingénierie | ingeniero ingenieros ingeniería
programmer programmers programming developer developers | programmierer programmierung programmieren entwickler softwareentwickler | programmeur programmation développeur développeurs | programador programación desarrollador desarrolladores
`
