/**
 * Words that mean nearly the same in an answer, written by hand. Each row is one concept, with columns for English, German,
 * French and Spanish (`languages`); a word that ends with '*' stands for all that start with it. The model of verdicts learns how
 * far to trust them: they are looser than the glossary, and no listing is found by them.
 */
export const conceptRows = `
staff employee* team crew people lads colleagues worker* helper* | personal mitarbeiter* leute team kräfte kolleg* helfer* mannschaft | personnel équipe* gars salarié* collègue* employé* | personal equipo gente empleado* trabajador* chicos operario*
own ourselves myself in-house yourselves | eigen* selbst selber hauseigen* | propre* nous-mêmes moi-même maison | propi* nosotros mismo* misma*
finish* complet* done ready | fertig* abgeschlossen abschluss bezugsfertig | fini* terminé* prêt* achev* termin* | terminad* acabad* list* finaliz* acab*
begin* start* commenc* | beginn* start* anfang* losgeh* los | commenc* début* démarr* | empez* empiez* comenz* inici* arranc*
bring* suppl* provid* furnish* lend* | mitbring* stell* bereit* liefer* bring* leih* | fourni* apport* amen* prêt* | trae* traig* aport* suministr* pon* prest*
remov* dispos* rubbish waste haul* skip take away clear* | entsorg* abfuhr abgefahren abtransport* mitnehm* nehmen weg räum* müll abfall | évacu* enlèv* enlev* débarr* déchet* emport* remport* | retir* llev* residuo* escombro* desecho*
collect* pick fetch* | abhol* holen hole holt | récup* enlèvement ramass* chercher cherch* | recog* recoj* buscar
deliver* ship* bring drop door | liefer* zustell* bring* versand* | livr* apport* expédi* port | entreg* envi* reparto port* llev*
assembl* install* fit fitted fitting mount* set erect* | mont* einbau* aufbau* install* aufstell* verleg* anbring* | mont* pose* posons installe* installation | mont* instal* coloc*
dismantl* take down demolish* strip* | abbau* demont* abreiß* abriss | démont* dépose démoli* | desmont* derrib* demol*
open* | geöffnet offen öffn* auf | ouvert* ouvr* | abiert* abr*
clos* shut | geschlossen schließ* zu dicht ruhetag | fermé* ferm* | cerrad* cerram* cierr*
monday* mon | montag* mo | lundi* | lunes
tuesday* tue tues | dienstag* di | mardi* | martes
wednesday* wed | mittwoch* mi | mercredi* | miércoles
thursday* thu thurs | donnerstag* do | jeudi* | jueves
friday* fri | freitag* fr | vendredi* | viernes
saturday* sat weekend* | samstag* sonnabend* sa wochenende* | samedi* week-end* weekend* | sábado* finde semana
sunday* sun weekend* | sonntag* so wochenende* | dimanche* week-end* weekend* | domingo* finde semana
january jan february feb winter | januar jänner februar winter | janvier février hiver | enero febrero invierno
march mar april apr may spring | märz april mai frühjahr frühling | mars avril mai printemps | marzo abril mayo primavera
june jun july jul august aug summer | juni juli august sommer | juin juillet août été | junio julio agosto verano
september sept october oct november nov autumn | september oktober november herbst | septembre octobre novembre automne | septiembre octubre noviembre otoño
december dec christmas xmas | dezember weihnachten advent | décembre noël | diciembre navidad*
morning* breakfast dawn am | morgen* vormittag* früh* frühstück | matin* petit-déjeuner | mañana* desayuno
afternoon* pm | nachmittag* mittag* | après-midi | tarde*
evening* night* overnight late | abend* nacht* nachts spät* | soir* nuit* | noche* nocturn*
dai* day* everyday | täglich tag* alltag | quotidien* jour* journée* | diari* día* diaria*
week* weekly | woche* wöchentlich | semaine* hebdo* | semana* semanal*
month* monthly | monat* | mois mensuel* | mes meses mensual*
year* annual* yearly | jahr* jährlich* | an ans année* annuel* | año* anual*
child* kid* pupil* toddler* junior* | kind* schüler* kids jugend* | enfant* gamin* élève* jeune* | niñ* crío* alumn* peque*
animal* pet* dog* cat* puppy | tier* haustier* hund* katze* | animal* animaux chien* chat* | animal* mascota* perr* gat*
park* | park* stellplatz* stellplätze | parking* stationn* garer place | aparca* parking* plaza*
lift elevator step-free wheelchair* accessib* ramp* | aufzug* lift barrierefrei* rollstuhl* stufenlos* rampe ebenerdig* | ascenseur* fauteuil* pmr rampe* accessib* plain-pied | ascensor* rampa* silla accesib* minusv*
stair* step* floor* storey* | treppe* stufe* stock stockwerk* etage* | escalier* marche* étage* | escalera* escalón* peldaño* planta piso
cost* price* rate* fee* quid charge* tariff | preis* kost* honorar* gebühr* euro satz | prix coût* tarif* honoraire* frais euros | precio* cuesta* cost* tarifa* honorario* cuota*
deposit* bond | kaution* anzahlung* pfand | caution* acompte* arrhes | fianza* depósito* señal
invoic* bill* pay* | rechnung* zahl* bezahl* | factur* pai* régl* payer | factur* pag* cobr*
instal* instalment* installment* financ* credit spread | rate* raten ratenzahlung finanzier* | mensualité* échelonn* crédit financ* fois | plazo* financi* fraccion* mensualidad*
contract* lease term commitment tied notice cancel* | vertrag* laufzeit* bindung* kündig* kündbar | contrat* bail engag* préavis résili* | contrato* permanencia* cancel* baja preaviso
refund* return* | rückgabe* erstatt* zurück* umtausch* | rembours* retour* repr* | devol* devuelv* reembols*
insur* cover* liabilit* | versicher* haftpflicht* gedeckt deckung* | assur* couvert* couvr* rc | segur* asegur* cubre cobertura póliza*
licen* permit* permission* approv* authoris* authoriz* consent | genehmig* erlaubnis* zulass* zugelassen* bewillig* konzession* | autoris* permis* agré* licence* habilit* | licencia* permiso* autoriz* homolog* habilit*
council city authorit* town | stadt* amt behörde* gemeinde* | mairie* ville préfecture* commune* | ayuntamiento* ciudad municip*
certif* accredit* iso audited | zertifi* zertifikat* bescheinig* nachweis* attest* geprüft* iso | certif* attest* iso normes | certific* acredit* iso
qualif* diploma* degree* chartered trained exam* graduate* | diplom* ausgebildet* gelernt* meister* studier* abschluss* examen* prüfung* geprüft* staatlich* | diplôm* qualif* formé* brevet* examen* | titulad* título* diplom* carrera cualific* examen*
criminal dbs background vetted | führungszeugnis* | casier | penales delitos
experience* years | erfahrung* erfahren* jahre* | expérience* ans | experiencia* años
reference* example* portfolio previous | referenz* beispiel* | référence* exemple* réalis* | referencia* ejemplo*
sample* test* trial* try* tasting | muster* probe* proben test* schnupper* verkost* | échantillon* essai* test* dégust* épreuve* | muestra* prueba* cata* degust*
draw* plan* draft* sketch* design* layout* proof* | zeichnung* plan pläne entwurf* entwürfe skizze* layout gestalt* | plan* dessin* croquis maquette* esquisse* bat | plano* dibujo* boceto* diseñ* croquis
quote* quotation* estimate* written | angebot* kostenvoranschlag* schriftlich* | devis écrit* | presupuesto* escrito
report* document* paper* record* protocol log | bericht* protokoll* dokument* unterlagen nachweis* doku* | rapport* compte-rendu dossier* document* bilan* | informe* acta* document* parte
photo* picture* image* shot* | foto* bild* aufnahme* | photo* image* cliché* | foto* imagen* reportaje
video* film* clip* footage drone* | video* film* drohne* luft* | vidéo* film* drone* | vídeo* dron* película*
phone* call* telephone hotline reach* | telefon* anruf* hotline erreichbar* handy | téléphon* appel* joign* ligne | teléfono* llam* móvil
email* mail* e-mail text* sms message* whatsapp | mail* sms nachricht* whatsapp | mail* courriel* sms message* | correo* mail sms mensaje* whatsapp
online remote* web internet zoom teams virtual* | online fern* web internet zoom virtuell* | ligne distance visio* web internet virtuel* | online línea remoto* web internet virtual* zoom
app apps mobile software tool system platform | app apps software programm* system | appli* application* logiciel* système | app aplicación* software programa* sistema
data files migrat* import* export* transfer* interface* api sync* | daten* datei* übernahme* import* export* schnittstelle* api | données fichier* reprise* import* export* api interface* | datos fichero* archivo* migra* import* export* api
host* server* cloud datacent* | server* rechenzentrum* gehostet* cloud hosting | hébergé* héberge* serveur* cloud | servidor* alojad* nube hosting
backup* | sicherung* gesichert* backup* | sauvegard* | copia* respaldo* backup*
support* assist* help* advice advis* accompan* guide* | unterstütz* hilf* helf* betreu* berat* begleit* | aide* aid* assist* conseil* accompagn* | ayud* asist* asesor* apoy* acompañ*
train* course* lesson* class* teach* instruct* tuition | schul* kurs* unterricht* einweis* lehr* lern* stunde* | form* cours leçon* enseign* | form* clase* curso* enseñ* lección*
teacher* trainer* instructor* coach* tutor* | lehrer* lehrkraft* trainer* coach* dozent* | professeur* prof* moniteur* formateur* maître* enseignant* | profesor* monitor* instructor* docente* maestr*
begin* novice* level* | anfänger* niveau* einsteiger* | débutant* niveau* | principiante* nivel*
privat* individual* one-to-one alone exclusive* | einzel* privat* allein* | particulier* individuel* seul* privé* | particular* individual* sol* privad*
group* several | gruppe* mehrere* | groupe* plusieurs | grupo* vari*
home house doorstep visit* | zuhause hause heim* besuch* | domicile maison visite* | casa domicilio visit*
travel* mileage journey drive* call-out | anfahrt* fahrt* reise* kilometer* fahrtkosten | déplacement* trajet* route kilom* | desplaz* viaj* kilometraj* dieta*
vehicle* van* truck* lorr* car* bus* coach* | fahrzeug* wagen auto* lkw transporter* bus* | véhicule* camion* voiture* bus car* fourgon* | vehículo* camión* coche* furgon* autobús* autocar*
crane* hoist* forklift* lift* | kran* stapler* hebe* bühne | grue* chariot* nacelle* élévateur* | grúa* carretilla* elevador* plataforma*
pack* box* wrap* crate* carton* bag* | verpack* karton* kiste* einpack* sack* | emball* carton* caisse* sac* | embal* caja* cart* saco* envas*
label* logo* brand* print* engrav* | etikett* logo* aufdruck* bedruck* gravur* druck* | étiquette* logo* marqu* imprim* grav* | etiquet* logo* marca* impres* impri* graba*
colour* color* shade* paint* | farb* ton lack* ral | couleur* teinte* coloris peint* | color* tono* pint*
size* length* width* height* tall wide long measur* dimension* | größe* länge* breite* höhe* maß* hoch breit lang | taille* longueur* largeur* hauteur* mesure* dimension* | tamaño* largo* ancho* alto* altura* medida* dimensi*
weigh* heavy kilo* tonne* tons | gewicht* schwer* kilo* tonne* | poids lourd* pèse* kilo* tonne* | peso pesa* kilo* tonelada*
capacit* seat* fit room space guests hold* people persons heads | platz plätze sitz* personen gäste kapazität* fasst | place* capacité* personne* convive* assis* invité* couvert* | plaza* capacidad* aforo person* asiento* comensal* invitad* cabe*
fast* quick* urgent* express rush same-day | schnell* eil* express kurzfrist* sofort* | rapid* urgent* express vite | rápid* urgent* exprés
deadline latest before by within until | frist* spätestens bis innerhalb vor | délai* avant sous plus tard | plazo* antes dentro
lead-time lead deadline wait turnaround | lieferzeit* wartezeit* lieferfrist* | délai* attente | plazo* espera
warrant* guarant* | garantie* gewährleist* garantier* | garanti* | garant*
repair* fix* mend* restor* fault* breakdown* broken | reparatur* reparier* instand* defekt* panne* kaputt* störung* | répar* dépann* panne* restaur* remis* | repar* arregl* avería* restaur*
replac* spare* exchang* swap* substitut* | ersatz* austausch* ersetz* tausch* vertret* | remplac* rechange échang* | recambi* repuesto* sustitu* reemplaz* cambi*
clean* wash* scrub* tidy hygien* disinfect* | reinig* putz* wasch* sauber* hygien* desinfi* | nettoy* lav* propre* ménage hygièn* désinfect* | limpi* lav* higien* desinfec*
maintain* service* servicing check-up inspect* overhaul* | wartung* gewartet warten inspekt* überprüf* service* | entreti* révision* maintenance contrôl* | manten* revisi* inspecc* puesta
coat* varnish* finish* oil* seal* treat* anodis* galvanis* | lackier* beschicht* ölen geölt* imprägn* versiegel* verzink* eloxier* | vern* lasur* traité* traitement* peint* galvanis* | barniz* lacad* trata* pint* galvaniz* sellad*
wood* timber oak beech pine ash | holz* eiche* buche* kiefer* fichte* massiv* | bois chêne* hêtre pin massif | madera* roble* haya pino maciz*
metal* steel stainless iron alumin* brass | metall* stahl* edelstahl* eisen* alu* | métal* acier* inox fer alu* | metal* acero* inox hierro aluminio
stone* granite marble slate brick* | stein* granit* marmor* schiefer* ziegel* | pierre* granit* marbre* ardoise* brique* | piedra* granito mármol pizarra ladrillo*
fabric* cloth* textile* cotton linen wool | stoff* textil* baumwoll* leinen wolle | tissu* textile* coton lin laine | tela* tejido* textil* algodón lino lana
sew* alter* hem* tailor* fitting* | näh* änder* schneider* anprobe* | cou* retouche* ourlet* essayage* | cos* arregl* costur* modist*
food meal* menu* dish* lunch* dinner* cook* eat* catering | essen* speise* menü* gericht* kochen gekocht mahlzeit* mittag* | repas menu* plat* cuisin* dîner* déjeuner* manger traiteur | comida* menú* plato* cocin* cen* almuerz*
gluten celiac coeliac | gluten* zöliakie | gluten cœliaque* | gluten celíac*
allerg* nut nuts lactose free-from intoleran* | allerg* nuss* nüsse* laktose* unverträg* | allerg* noix lactose intoléran* arachide* | alerg* frutos lactosa intoleran*
vegan* vegetarian* veggie meat-free plant-based | vegan* vegetari* fleischlos* pflanz* | végétal* végétar* végan* vegan* | vegan* vegetarian*
halal kosher pork | halal koscher schwein* | halal casher porc* | halal kosher cerdo*
drink* wine* beer* bar beverage* coffee | getränk* wein* bier* ausschank kaffee* bar | boisson* vin* bière* bar café* | bebida* vino* cerveza* barra café*
crockery plate* glass* cutlery tableware linen | geschirr* gläser* besteck* teller* tischwäsche | vaisselle* verre* couvert* assiette* nappe* | vajilla* vaso* copa* cubiert* plato* mantel*
table* chair* furnitur* bench* | tisch* stuhl* stühle* möbel* bank bänke | table* chaise* meuble* mobilier banc* | mesa* silla* mueble* mobiliario banco*
tent* marquee* gazebo | zelt* pavillon* | tente* chapiteau* barnum* | carpa* toldo*
music* band* dj sound speaker* pa | musik* band* dj anlage* ton* lautsprecher* | musique* groupe* dj sono* son enceinte* | música* grupo* dj sonido altavoc*
bed* sleep* accommodat* room* lodg* hotel* | bett* schlaf* unterkunft* zimmer* übernacht* hotel* | lit* couchage* héberg* chambre* logement* dorm* hôtel* | cama* aloj* habitaci* dormi* hotel*
toilet* bathroom* shower* loo | wc toilette* bad dusche* | toilette* wc douche* sanitaire* | baño* aseo* ducha*
kitchen* cook* oven hob | küche* herd ofen | cuisine* four plaque* | cocina* horno plancha*
heat* warm* radiator* boiler* | heiz* warm* beheiz* | chauff* chaud* radiateur* chaudière* | calefac* calent* radiador* caldera* climatiz*
cool* chill* refrigerat* cold air-condition* fridge* | kühl* kalt* klima* | réfrigér* froid* clim* frais frigo | refriger* frío* aire climatiz* nevera*
electric* power socket* battery batteries charg* volt* | strom* elektr* akku* batterie* lad* steckdose* | électri* courant batterie* recharg* prise* | eléctric* corriente batería* carga* enchufe*
water* rain* wet drain* pipe* plumb* | wasser* regen* abfluss* rohr* | eau* pluie* canalis* tuyau* plomb* | agua* lluvia* tubería* desag*
garden* outdoor* outside yard lawn* terrace* | garten* draußen außen* hof rasen* terrasse* | jardin* extérieur* dehors cour pelouse* terrasse* | jardín* exterior* fuera patio césped terraza*
indoor* inside interior | innen* drinnen | intérieur* dedans | interior* dentro
tree* hedge* stump* prun* fell* branch* | baum* bäume* hecke* stumpf* schnitt* fäll* | arbre* haie* souche* élag* taill* abatt* | árbol* seto* tocón* poda* tala*
wall* fence* gate* | mauer* wand wände zaun* tor tore | mur* clôture* portail* | muro* pared* valla* cerca*
door* window* shutter* | tür* fenster* laden | porte* fenêtre* volet* | puerta* ventana* persiana*
roof* gutter* chimney* | dach* dächer* rinne* kamin* schornstein* | toit* gouttière* cheminée* | tejado* canalón* chimenea*
tile* floor* parquet carpet* | fliese* boden* parkett* teppich* | carrel* sol parquet moquette* | azulejo* suelo* parqué* tarima* moqueta*
scaffold* ladder* | gerüst* leiter* | échafaud* échelle* | andamio* escalera*
key* lock* custody | schlüssel* schloss | clé* clef* serrure* | llave* cerradura* custodia
alarm* camera* guard* secur* patrol* | alarm* kamera* wach* sicherheits* | alarme* caméra* gardien* surveill* sécur* | alarma* cámara* vigil* segurid*
emergen* 24/7 round-the-clock standby call-out | notfall* notdienst* bereitschaft* rufbereit* | urgence* astreinte* 24h | urgenc* emergenc* guardia 24h
doctor* nurse* medic* health physio* | arzt* ärzt* pfleg* medizin* | médecin* infirmi* médic* santé | médic* enfermer* sanitari*
quiet* noise* silent loud* | leise* ruhig* lärm* laut* | silenc* bruit* calme* | silenc* ruido* tranquil*
smok* | rauch* | fumeur* fum* | fum*
stor* warehous* depot* keep | lager* einlager* aufbewahr* depot* | stock* entrep* garde-meuble* dépôt* gard* | almacen* guard* depósit* trastero*
load* unload* pallet* | be- entlad* verlad* palette* laden | charg* décharg* palette* | carga* descarga* palet* palé*
organic ecological bio eco sustainable | bio ökolog* nachhaltig* | bio biolog* écolog* durable* | ecológic* bio sostenib*
local* regional* nearby region | regional* region lokal* umgebung | local* régional* région coin | local* regional* zona comarca
recycl* reus* | recycel* recycling* wiederverwend* | recycl* réutilis* | recicl* reutiliz*
new* fresh* unused | neu* frisch* fabrikneu* | neuf* neuve* nouveau* frais fraîch* | nuev* fresc*
used second-hand old* refurbished | gebraucht* alt* | occasion usagé* ancien* vieux vieille* | usad* viej* antigu* ocasión
translat* interpret* bilingual | übersetz* dolmetsch* zweisprach* | tradu* interprèt* bilingue* | traduc* traduz* intérpret* bilingüe*
english british | englisch* | anglais* | inglés* inglesa*
german deutsch | deutsch* | allemand* | alemán* alemana*
french | französisch* | français* | francés* francesa*
spanish | spanisch* | espagnol* | español* castellano
tax* vat | steuer* mwst mehrwertsteuer* umsatzsteuer* | tva taxe* fiscal* impôt* | iva impuesto* fiscal*
discount* reduc* cheaper rebate* | rabatt* nachlass* skonto günstiger ermäßig* | remise* réduc* rabais dégress* | descuento* rebaja* dto
includ* inclusive free extra | inklusive inbegriffen enthalten dabei kostenlos gratis | compris* inclu* gratuit* offert* | inclu* gratis gratuit* dentro
minimum least smallest | mindest* mindestens ab | minimum moins minimal* | mínim* menos
maximum most limit unlimited | maximal* höchst* höchstens unbegrenzt* limit | maximum maxi plus illimité* limite* | máxim* ilimitad* límite* tope*
quantit* piece* unit* order* amount batch* | menge* stück* bestell* auflage* | quantité* pièce* commande* série | cantidad* pieza* unidad* pedido* tirada*
confidential* nda secret* privacy gdpr | vertraulich* geheim* dsgvo datenschutz* | confidential* rgpd secret* | confidencial* rgpd privacidad
lawyer* legal* court* sworn notar* | anwalt* recht* gericht* vereidigt* beeidigt* notar* | avocat* jurid* tribunal* assermenté* notair* | abogad* jurídic* juzgad* jurad* notari*
weld* | schweiß* | soud* | sold*
machin* tool* equipment device* | maschin* gerät* werkzeug* ausrüst* | machine* outil* matériel appareil* | máquin* herramient* equip* aparato*
material* | material* werkstoff* | matériau* matière* matériel | material* materia
measur* survey* level check* | aufmaß* vermess* mess* | mesur* métré* relev* | medi* mido mide
boat* ship* yacht* hull | boot* schiff* rumpf yacht* | bateau* coque* voilier* | barco* casco* velero* embarcac*
bike* bicycle* cycle* | rad räder fahrrad* fahrräder bike* | vélo* bicyclette* | bici* bicicleta*
horse* cow* sheep livestock hay straw | pferd* kuh kühe schaf* heu stroh | cheval* vache* mouton* foin paille | caballo* vaca* oveja* heno paja
firewood log* pellet* | brennholz* scheit* pellet* | bûche* granul* pellet* | leña* pellet*
sow* plant* seed* harvest* crop | saat* säen pflanz* ernte* | semis sem* plant* récolt* moisson* | siembr* sembr* plant* cosech* recolec*
wedding* bride* party parties event* ceremon* | hochzeit* braut* feier* fest* veranstalt* | mariage* noce* fête* cérémon* événement* | boda* novi* fiesta* event* ceremoni*
`
