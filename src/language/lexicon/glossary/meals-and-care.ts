/** Meals and their service, pets, personal care and celebrations, in the form of attributes.ts. */
export const mealsAndCareRows = `
take-away takeaway takeout | imbiss zum-mitnehmen | à-emporter vente-à-emporter | para-llevar
petfriendly pet-friendly dog-friendly | haustierfreundlich hundefreundlich | animaux-acceptés animaux-admis | admite-mascotas se-admiten-mascotas
sugarfree sugar-free no-sugar | zuckerfrei ungesüßt | sans-sucre | sin-azúcar
dairyfree dairy-free | milchfrei | sans-produits-laitiers | sin-lácteos
saltfree low-salt unsalted | salzarm ungesalzen | sans-sel | sin-sal bajo-en-sal
additivefree no-additives additive-free | zusatzstofffrei | sans-additif sans-additifs | sin-aditivos
readytowear ready-to-wear | konfektion konfektionsware | prêt-à-porter | prêt-à-porter
alarmclock wake-up alarm-clock | wecker weckdienst | réveil réveils | despertador despertadores
multigrain seeded multi-grain seeded-bread | mehrkorn mehrkornbrot körnerbrot | pain-aux-céréales multicéréales | multicereales pan-de-semillas
pastry pastries viennoiserie danish danish-pastry | gebäck feingebäck plundergebäck plunderteilchen teilchen kaffeestückchen | pâtisserie pâtisseries viennoiserie viennoiseries | bollería pastelería repostería pasteles
puffpastry puff-pastry | blätterteig | pâte-feuilletée feuilleté feuilletés | hojaldre hojaldres
brownie brownies | brownie brownies | brownie brownies | brownie brownies
icing frosting fondant sugarpaste | zuckerguss glasur fondant | glaçage nappage pâte-à-sucre | glaseado cobertura fondant
hotdog hot-dog hot-dogs bratwurst | hotdog bratwurst würstchen | hot-dog hot-dogs saucisse-grillée | perrito-caliente perritos-calientes salchicha
risotto risottos | risotto risottos | risotto risottos | risotto risottos
braise braised slow-cooked | schmoren geschmort geschmorte geschmortes | braisé braisée braiser mijoter confit | estofar braseado braseada a-fuego-lento
mincedmeat mince ground-beef | hackfleisch faschiertes | viande-hachée steak-haché | carne-picada
seabass sea-bass seabream sea-bream | wolfsbarsch dorade | bar-de-ligne loup-de-mer dorade | lubina lubinas dorada doradas
dish dishes meal meals food | speise speisen gericht gerichte mahlzeit mahlzeiten essen | plat plats repas mets | plato platos comida comidas
buffet buffets cold-buffet | buffet büfett büffet | buffet buffets | bufé bufés buffet
bartender barman barmaid bar-staff mixologist | barkeeper barkeeperin barpersonal | barman barmaid serveur-de-bar | barman camarero-de-barra coctelero
craftbeer craft-beer craft-beers microbrewery ale lager-beer | craftbier craftbiere hausbrauerei bierspezialität | bière-artisanale bières-artisanales microbrasserie | cerveza-artesana cerveza-artesanal cervezas-artesanas microcervecería
vegbox veg-box vegetable-box | gemüsekiste biokiste gemüseabo | panier-de-légumes paniers-de-légumes amap | cesta-de-verduras
food-truck foodtruck food-trucks food-stall street-food | foodtruck foodtrucks imbisswagen streetfood | food-truck food-trucks camion-restaurant street-food | food-truck camión-de-comida comida-callejera
petsitter pet-sitting pet-sitter cat-sitting dog-sitting cat-sitter dog-sitter | tierbetreuung tiersitter katzensitter hundesitter hundebetreuung | garde-d'animaux garde-de-chat garde-de-chien pet-sitter | cuidador-de-mascotas cuidado-de-mascotas canguro-de-perros
homecare home-care domiciliary domestic-care care-at-home | häusliche-pflege pflegedienst ambulante-pflege heimpflege hauspflege | aide-à-domicile soins-à-domicile maintien-à-domicile | ayuda-a-domicilio asistencia-domiciliaria atención-domiciliaria cuidado-a-domicilio
carer caregiver care-worker carers caregivers | pfleger pflegerin pflegekraft betreuer betreuerin | aide-soignant aide-soignante auxiliaire-de-vie aidant | cuidador cuidadora cuidadores
shoppinghelp errands errand grocery-shopping | besorgungen botengänge einkaufshilfe | courses commissions aide-aux-courses | recados compras-a-domicilio
mealsonwheels meals-on-wheels | essen-auf-rädern | portage-de-repas repas-à-domicile | comida-a-domicilio
gp general-practitioner family-doctor doctor-visit | hausarzt hausärztin allgemeinmedizin | médecin-généraliste médecin-traitant | médico-de-cabecera médico-de-familia
firstaid first-aid first-aid-course first-aider | erste-hilfe ersthelfer erste-hilfe-kurs | premiers-secours secourisme secouriste premiers-soins | primeros-auxilios socorrista socorrismo
checkup check-up health-check screening medical-examination | vorsorgeuntersuchung gesundheitscheck untersuchung | bilan-de-santé examen-médical dépistage visite-médicale | revisión-médica chequeo reconocimiento-médico
occupationaltherapy occupational-therapy occupational-therapist | ergotherapie ergotherapeut | ergothérapie ergothérapeute | terapia-ocupacional terapeuta-ocupacional
counseling counselling counsellor talking-therapy couples-therapy | lebensberatung eheberatung paartherapie beratungsgespräch | thérapie-de-couple conseil-conjugal counseling | terapia-de-pareja orientación-psicológica
haircut haircuts hair-cut trim-hair | haarschnitt haareschneiden | coupe-de-cheveux coupes-de-cheveux | corte-de-pelo cortes-de-pelo
toddler toddlers infant infants newborn newborns | kleinkind kleinkinder säugling säuglinge neugeborenes | bambin nourrisson nourrissons nouveau-né tout-petit | bebés niño-pequeño recién-nacido
beautysalon parlour salon beauty-salon beautician | kosmetikstudio schönheitssalon kosmetikerin | institut-de-beauté esthéticienne salon-de-beauté | salón-de-belleza esteticista centro-de-estética
wedding-planner weddingplanner wedding-planning | hochzeitsplaner hochzeitsplanung hochzeitsplanerin | organisatrice-de-mariage wedding-planner organisation-de-mariage | organizador-de-bodas organización-de-bodas wedding-planner
bouquet bouquets bridal-bouquet | blumenstrauß sträuße brautstrauß strauß | bouquet bouquets bouquet-de-mariée | ramo ramos ramo-de-novia ramo-de-flores
bouncycastle bouncy-castle bouncy-castles inflatable-castle | hüpfburg hüpfburgen | château-gonflable châteaux-gonflables structure-gonflable | castillo-hinchable castillos-hinchables hinchable hinchables
team-building teambuilding team-event company-outing works-outing | teambuilding teamevent betriebsausflug firmenausflug | team-building cohésion-d'équipe sortie-d'entreprise séminaire-d'entreprise | team-building evento-de-empresa salida-de-empresa
mudguard mudguards fender fenders | schutzblech schutzbleche kotflügel | garde-boue | guardabarros
dynamo dynamos hub-dynamo | dynamo nabendynamo | dynamo moyeu-dynamo | dinamo
tubeless | schlauchlos schlauchlose | sans-chambre | tubelizado sin-cámara
sleeve sleeves | ärmel puffärmel | manche manches | manga mangas
collar collars neckline | kragen ausschnitt | col encolure décolleté | cuello escote
waist hem hems | taille saum säume | ourlet ourlets | dobladillo bajo cintura
reptile reptiles iguana tortoise snake | reptil reptilien schildkröte leguan schlange | reptile reptiles tortue iguane serpent | reptil reptiles tortuga iguana serpiente
petcarrier pet-carrier | transportbox | caisse-de-transport | transportín
final-cleaning | endreinigung | ménage-de-fin-de-séjour | limpieza-final
touristtax tourist-tax | kurtaxe | taxe-de-séjour | tasa-turística
combineharvester combine-harvester | mähdrescher | moissonneuse-batteuse | cosechadora
plywood bulkhead ply-lining | sperrholz trennwand | contreplaqué cloison-de-séparation | contrachapado
descaling descale | entkalken entkalkung entkalkt | détartrage détartrer | descalcificación
weeding weeder | unkrautjäten jäten hackgerät | désherbage désherbeur désherber | desherbado desherbar
creamy | cremig cremige cremiges | crémeux crémeuse | cremoso cremosa cremosas
croquette croquettes | krokette kroketten | croquette croquettes | croqueta croquetas
bouillabaisse gazpacho | gazpacho bouillabaisse | bouillabaisse gazpacho | gazpacho salmorejo
stonepine stone-pine | zirbe zirbenholz | pin-cembro | pino-cembro
`
