/** Food, events, arts, clothes, travel, sports, animals, health and family, in the form of attributes.ts. */
export const dailyLifeRows = `
couscous | couscous | couscous | cuscús
semolina | grieß weizengrieß | semoule | sémola
yeast | hefe trockenhefe backhefe | levure | levadura
sourdough leaven sour-dough levain | sauerteig natursauerteig sauerteigbrot | levain pain-au-levain | masamadre masa-madre
dough doughs batter | teig teige teigling teiglinge hefeteig | pâton pâtons pâte | masa masas
bran | kleie weizenkleie | son-de-blé son-d'avoine | salvado
muesli granola | müsli granola | muesli granola | muesli granola
croissant croissants | croissant hörnchen gipfeli croissants | croissant viennoiserie viennoiseries croissants | cruasán cruasanes croissant croissants
pretzel pretzels | brezel brezeln laugengebäck breze laugenbrezel | bretzel bretzels | bretzel pretzel lazo
doughnut doughnuts donut donuts | krapfen donut berliner donuts | beignet beignets donut | rosquilla dónut buñuelo dónuts rosquillas
pie pies tart tarts | obstkuchen tarte | tarte tartes tartelette | tartaleta
waffle waffles | waffel waffeln waffeleisen | gaufrier | gofre gofres
pancake pancakes crepe crepes | pfannkuchen crêpe crêpes palatschinken | crêpe crêpes crêperie | crep crepe creps tortita panqueque
cupcake cupcakes muffin muffins | muffin muffins cupcake törtchen cupcakes | cupcake muffin muffins cupcakes | magdalena magdalenas cupcake muffin cupcakes
macaron macarons macaroon | macaron macarons | macaron macarons | macarrón macaron
candy candies confectionery lollipop sweets | süßigkeiten süßwaren bonbon bonbons süßware konfekt | confiserie bonbons friandises sucette bonbon confiseries | golosinas chucherías caramelo caramelos chuches confitería
chewinggum gum chewing-gum | kaugummi kaugummis | chewing-gum | chicle chicles goma-de-mascar
caramel toffee | karamell toffee | caramel | caramelo toffee
marzipan | marzipan | massepain | mazapán
nougat | nougat | nougat | turrón nougat
gingerbread | lebkuchen pfefferkuchen | pain-d'épices | jengibrete alajú pan-de-jengibre
cinnamon | zimt zimtstange | cannelle | canela
peppercorns | pfeffer pfefferkörner | poivre poivré | pimienta
chilli chili chillies | chili chilischoten peperoni | piment piments | chile ají guindilla
parsley | petersilie | persil | perejil
basil | basilikum | basilic | albahaca
rosemary | rosmarin | romarin | romero
thyme | thymian | thym | tomillo
oregano | oregano | origan | orégano
sage | salbei | sauge | salvia
chives | schnittlauch | ciboulette | cebollino
coriander cilantro | koriander | coriandre | cilantro coriandro
dill | dill | aneth | eneldo
curry curries | curry currypulver currys currygericht | curry currys | curry currys
cumin | kreuzkümmel kümmel | cumin | comino
nutmeg | muskat muskatnuss | muscade | moscada
mustard | senf senfkörner | moutarde | mostaza
ketchup | ketchup | ketchup | kétchup
mayonnaise mayo | mayonnaise mayo | mayonnaise | mayonesa
broth bouillon stock consomme | brühe bouillon fond | bouillon consommé | caldo caldos consomé
tofu | tofu | tofu | tofu
turnip turnips swede | steckrübe | rutabaga | nabo nabos
fennel | fenchel | fenouil | hinojo
sprouts microgreens | sprossen keimlinge mikrogrün | pousses | brotes germinados
blackberry blackberries | brombeere brombeeren | mûres-sauvages | mora moras zarzamora
elderflower elderberry | holunder holunderblüten holunderbeere | sureau | saúco
rhubarb | rhabarber | rhubarbe | ruibarbo
grapefruit grapefruits | grapefruit pampelmuse | pamplemousse pamplemousses | pomelo pomelos
coconut coconuts | kokos kokosnuss kokosöl | coco | coco cocos
raisins sultanas raisin | rosinen sultaninen | sultanines | pasas
peanut peanuts | erdnuss erdnüsse | cacahuète cacahuètes arachide | cacahuete cacahuetes maní
cashew cashews | cashew cashewkerne | cajou | anacardo anacardos
poppyseed poppy | mohn mohnblume | pavot coquelicot | amapola
steak steaks entrecote ribeye sirloin | steak steaks entrecôte rumpsteak entrecote | steak entrecôte bavette steaks entrecôtes | bistec chuletón entrecot filete filetes
sirloin fillet tenderloin | filet lende rinderfilet | aloyau | solomillo lomo filete
minced mince | hackfleisch faschiertes | hachée | picada
quail quails | wachtel wachteln wachteleier | caille cailles | codorniz codornices
bacon | speck bauchspeck | lardons bacon | beicon panceta tocino
salami chorizo | salami chorizo | salami chorizo | salami chorizo salchichón
pate terrine | pastete terrine leberwurst | terrine | terrina
offal liver tripe | innereien leber kutteln | abats tripes | casquería callos
carcass carcasses | schlachtkörper tierkörper | carcasse carcasses | canal-de-vacuno
deboning boning | ausbeinen entbeinen zerlegung | désossage désosser désossé | deshuesado deshuesar
burger burgers hamburger hamburgers | hamburgerbrötchen burgerpatty burger hamburger | burger burgers hamburger hamburgers | hamburguesa hamburguesas
meatballs meatball | frikadellen fleischbällchen fleischpflanzerl frikadelle bulette hackbällchen | boulettes boulette | albóndigas albóndiga
kebab kebabs doner gyros | döner kebab gyros | kebab kebabs | kebab döner
pizza pizzas pizzeria | pizza pizzen pizzeria pizzaofen pizzas | pizza pizzas pizzaïolo pizzeria | pizza pizzas pizzería
lasagne ravioli | lasagne ravioli maultaschen | lasagnes raviolis | lasaña raviolis
sushi sashimi maki | sushi sashimi maki | sushi sashimi maki | sushi sashimi maki
tapas tapa | tapas | tapas | tapas pintxos
paella paellas | paella | paella | paella paellas
fondue raclette | fondue raclette | raclette | fondue raclette
sandwich sandwiches baguettes subs filled-rolls | sandwich sandwiches belegte-brötchen belegtes-brötchen | sandwich sandwichs sandwiches | bocadillo bocadillos sándwich emparedado sándwiches
canape canapes fingerfood appetisers finger-food | fingerfood häppchen kanapee kanapees | petits-fours amuse-bouche amuse-bouches | canapé canapés aperitivos
appetizer appetizers antipasti starter starters hors-d'oeuvre | vorspeise vorspeisen antipasti | antipasti entrée-froide hors-d'œuvre mise-en-bouche | entrante entrantes entremés aperitivo
dessert desserts pudding puddings sweet-course | dessert desserts nachtisch nachspeise nachspeisen pudding | desserts dessert entremets | postre postres
breakfast breakfasts | frühstück frühstücke frühstücksbuffet | petit-déjeuner petits-déjeuners | desayuno desayunos
brunch brunches | brunch brunchbuffet | brunch brunchs | brunch
snack snacks crisps potato-chips nibbles | snack snacks imbiss knabbereien chips knabberzeug | encas chips snack snacks | tentempié snack patatas-fritas-de-bolsa aperitivo aperitivos snacks
menu menus set-menu tasting-menu | menü menüs speisekarte menükarte | menu menus carte-du-restaurant | menú menús carta-del-restaurante
takeaway takeout | takeaway mitnahme abholessen | emporter takeaway | takeaway
tuna | thunfisch | thon | atún
cod codfish | kabeljau dorsch | cabillaud morue | bacalao
herring mackerel | hering makrele matjes | hareng maquereau | arenque caballa
sardine sardines anchovy anchovies | sardine sardinen sardelle | sardine sardines anchois | sardina sardinas anchoa anchoas boquerón
carp | karpfen | carpe carpes |
eel eels | aal aale | anguille anguilles | anguila anguilas
prawn prawns shrimp shrimps | garnele garnelen shrimps krabben | crevette crevettes gambas | gamba gambas langostino camarón
lobster lobsters crayfish | hummer languste flusskrebs | homard homards langouste écrevisse | langosta bogavante cangrejo
oyster oysters | auster austern | huître huîtres ostréiculteur | ostra ostras
mussel mussels clams | muschel muscheln miesmuscheln | palourdes | mejillón mejillones almejas
squid octopus calamari | tintenfisch calamari oktopus | calmar poulpe seiche calamars encornet | calamar calamares pulpo sepia
caviar roe | kaviar rogen | caviar | caviar huevas
mozzarella burrata | mozzarella | mozzarella | mozzarella
feta | feta schafskäse | feta | feta
parmesan | parmesan | parmesan | parmesano
goatcheese goat-cheese | ziegenkäse | crottin fromage-de-chèvre | quesodecabra queso-de-cabra
quark curd ricotta | quark ricotta | ricotta | requesón cuajada ricota
whey | molke molkepulver | lactosérum | suero
margarine | margarine | margarine | margarina
syrup syrups | sirup | sirop sirops | jarabe sirope
sweetener stevia sweeteners | süßstoff süßungsmittel stevia | édulcorant stévia | edulcorante edulcorantes estevia
canned tinned preserved tinned-food | eingemacht dosenware konserve konserven dosen | conserves conserve en-conserve | conservas enlatado conserva enlatados
delicatessen deli gourmet fine-food | feinkost delikatessen feinkostladen delikatesse gourmet | gourmet épicerie-fine traiteur-fin gourmandise | delicatessen gourmet charcutería-fina
greengrocer greengrocers fruit-shop | gemüsehändler obsthändler | primeur primeurs maraîcher marchand-de-légumes | verdulería frutería verdulero frutero
ingredients ingredient | zutaten zutat | ingrédient ingrédients | ingrediente ingredientes
recipe recipes cookbook | rezepte kochrezept rezeptur kochbuch rezept | livre-de-recettes | recetas recetario
cookery | kochkurs kochschule | cuisson | cocción
kneader | knetmaschine teigknetmaschine | pétrin pétrisseur | amasadora amasadoras
fries french-fries | pommes fritten | pommes-frites frites | patatas-fritas
cappuccino barista | espresso cappuccino barista | cappuccino barista | expreso capuchino barista
roaster roastery coffee-beans espresso-beans coffee-roaster | rösterei kaffeerösterei kaffeebohnen | torréfacteur torréfaction grains-de-café | tostadero torrefacción tostador-de-café granos-de-café tueste
decaf decaffeinated | entkoffeiniert koffeinfrei | décaféiné déca | descafeinado descafeinados
lemonade softdrinks cola softdrink soft-drink soft-drinks soda | limonade softdrinks cola limonaden erfrischungsgetränk softdrink | limonade soda sodas boisson-gazeuse cola | limonada refresco refrescos gaseosa cola
smoothie smoothies milkshake | smoothie smoothies milchshake | smoothie smoothies milkshake | batido batidos smoothie smoothies
whisky whiskey bourbon | whisky whiskey | whisky whiskys | whisky güisqui
gin | gin | gin | ginebra
vodka | wodka | vodka | vodka
rum | rum | rhum rhums | ron rones
brandy cognac armagnac | weinbrand cognac | cognac armagnac | brandy coñac
schnapps grappa | obstler grappa obstbrand | schnaps grappa | aguardiente orujo grappa
vermouth aperitif | wermut aperitif | vermouth apéritif apéritifs | vermut
cocktail cocktails mixology bartender bartenders mocktail | cocktail cocktails barkeeper barmann | cocktail cocktails barman | cóctel cócteles coctelería coctel
champagne sparkling prosecco sekt sparkling-wine cava fizz | champagner sekt prosecco schaumwein | champagne crémant mousseux pétillant prosecco vin-pétillant | champán espumoso cava prosecco
sherry | sherry portwein | xérès porto | jerez oporto
sommelier oenology wine-list wine-waiter | sommelier weinverkostung önologe kellermeister weinkarte | sommelier sommelière œnologue œnologie carte-des-vins | sumiller enólogo enología carta-de-vinos
millesime | jahrgang jahrgänge | millésime millésimes | añada añadas
grapevine vines rootstock | rebe reben weinstock rebstock | vigne vignes cep ceps | vid vides cepa cepas
decanter corkscrew | dekanter korkenzieher | décanteur | decantador sacacorchos
nonalcoholic non-alcoholic alcohol-free | alkoholfrei alkoholfreie | désalcoolisé sans-alcool | desalcoholizado sin-alcohol
keg kegs draught-beer | zapfanlage fassbier zapfhahn | tireuse bière-pression fût-de-bière | barril-de-cerveza grifo-de-cerveza
inn inns | | auberge | posada fonda
farmstay agritourism | bauernhofurlaub agrotourismus | agritourisme | agroturismo agriturismo
halfboard fullboard half-board full-board | halbpension vollpension | demi-pension pension-complète | media-pensión pensión-completa
bellboy | portier gepäckträger page | portier voiturier | maletero
horeca | gastgewerbe gastronomie gastro | horeca | horeca
diner eatery | bistro imbissstube | | bistró
teapot teapots coffeepot | teekanne kaffeekanne | théière théières | tetera
bridegroom groomsmen | bräutigam | marié | novio padrino
honeymoon honeymoons | flitterwochen hochzeitsreise | lune-de-miel voyage-de-noces | lunamiel luna-de-miel viaje-de-novios
weddingplanner | hochzeitsplaner hochzeitsplanerin weddingplaner | weddingplanner | weddingplanner
veil veils tiara | schleier brautschleier diadem | diadème | velo velos tiara diadema
corsage buttonhole corsages | anstecker ansteckblume corsage | boutonnière corsage | prendido boutonniere
confetti | konfetti | confettis | confeti
photobooth photobooths selfiebox selfie photo-booth | fotobox fotoboxen selfie fotoautomat fotobooth | photobooth photomaton selfie borne-photo | fotomatón fotocabina selfie photocall
gala galas | gala galaabend ballnacht preisverleihung | gala galas | gala galas
fairground funfair | jahrmarkt kirmes rummel | kermesse foraine forain | verbena
teambuilding incentive | teambuilding teamevent betriebsausflug teamentwicklung | teambuilding cohésion | teambuilding incentivos
seminar seminars | seminarraum | séminaire séminaires | seminario seminarios
clown clowns | clown clowns | clown clowns | payaso payasos
puppet puppets puppeteer marionette | puppentheater marionette kasperltheater handpuppe | marionnette marionnettes guignol | títere títeres marioneta guiñol
juggler juggling acrobat acrobats circus | jongleur akrobat zirkus akrobatik | jongleur acrobate cirque | malabarista acróbata circo
facepainting face-painting face-painter | kinderschminken schminken | grimage maquillage-pour-enfants maquillage-enfant | pintacaras maquillaje-infantil
stage stages podium | bühne bühnen bühnenbau bühnenbild | estrade podium podiums scène scènes scénographie scénographe | escenario escenarios escenografía
karaoke | karaoke karaokeanlage | karaoké | karaoke
registry registry-office | standesamt standesamtlich | mariage-civil état-civil | registro-civil boda-civil
cello cellos cellist | cello celli cellist | violoncelle violoncelliste | violonchelo violonchelista chelo
viola violas | bratsche bratschen | altiste | violas
doublebass contrabass bass bassist | kontrabass bassist bassgitarre kontrabässe | contrebasse bassiste contrebassiste | contrabajo bajista contrabajista
flutes flautist | flöte flöten querflöte blockflöte flötist | flûte flûtes flûtiste | flauta flautas flautista
clarinet clarinets clarinettist | klarinette klarinetten klarinettist | clarinette clarinettes clarinettiste | clarinete clarinetes clarinetista
saxophone saxophones saxophonist | saxophon saxofon saxophonist | saxophone saxophones saxophoniste | saxofón saxo saxofonista
trumpet trumpets trumpeter | trompete trompeten trompeter | trompette trompettes trompettiste | trompeta trompetas trompetista
trombone trombones | posaune posaunen posaunist | trombone trombones tromboniste | trombón trombones trombonista
oboe bassoon | oboe fagott | hautbois basson | oboe fagot
tuba frenchhorn euphonium | tuba waldhorn euphonium | tuba | tuba trompa bombardino
harp harps harpist | harfe harfen harfenistin | harpe harpiste harpes | arpa arpas arpista
accordion accordions | akkordeon ziehharmonika akkordeonist | accordéon accordéoniste | acordeón acordeonista
drummer percussion drumkit | schlagzeug schlagzeuger trommel trommeln perkussion | percussions batteur tambour | baterista percusión
organist | orgel orgeln organist orgelbau kirchenorgel | orgues organiste orgue | órgano organista
ukulele banjo mandolin | ukulele banjo mandoline | ukulélé banjo mandoline | ukelele banjo mandolina
harmonica | mundharmonika | harmonica | armónica
luthier luthiers violinmaker | geigenbauer gitarrenbauer geigenbau | luthier luthiers lutherie | lutier luthier
tuner pianotuner | klavierstimmer klavierstimmung | accordeur accordage | afinador afinación afinar
score sheetmusic notation | noten partitur notenblatt notenheft partituren | partition partitions solfège | partitura partituras solfeo
composer compose composing composition jingle soundtrack | komponist komponieren komposition komponistin jingle filmmusik soundtrack | compositeur compositrice composer jingle | compositor componer compositora jingle sintonía
songwriter song songs lyrics | lied lieder songtext liedermacher | chanson chansons parolier chansonnier | canción canciones letrista cantautor
mastering | mastering abmischung tonmischung | mastering mixage | masterización
jazz | jazz | jazz | jazz
folk folklore | volksmusik folklore volkstümlich | folklore folklorique | folclore folclórico
gospel | gospel gospelchor | gospel | góspel
flamenco | flamenco | flamenco | flamenco
opera operas | oper opern opernsänger | opéra opéras lyrique | óperas
quartet quartets trio duo ensemble | quartett trio duo ensemble | quatuor trio duo | cuarteto trío dúo
conductor choirmaster bandleader | dirigent dirigentin chorleiter kapellmeister | maestro | batuta
busker busking | straßenmusiker straßenmusik | saltimbanque | callejero
portrait portraits headshot headshots | portrait porträt porträts bewerbungsfoto bewerbungsfotos | portrait portraits portraitiste | retrato retratos retratista
strobe flash flashes | blitzgerät studioblitz blitzgeräte | flash flashs | flashes
retouching retouch photoshop photoediting | bildbearbeitung retusche fotobearbeitung retuschieren photoshop | retoucheur photoshop détourage | retoque retoques retocado photoshop
slides negatives darkroom powerpoint slide slideshow | dias dia negative dunkelkammer powerpoint powerpointpräsentation foliensatz diapositiv diascan | diapositive diapositives négatifs powerpoint diaporama | diapositiva diapositivas negativos powerpoint
passphoto idphoto passport-photo passport-photos | passbild passfoto passbilder | photo-d'identité photos-d'identité | foto-de-carné foto-de-carnet fotos-de-carné
documentary documentaries | dokumentarfilm doku | documentaire documentaires | documental documentales
screenplay screenwriter script scripts | drehbuch drehbuchautor drehbücher | scénario scénarios scénariste | guion guiones guionista
storyboard storyboards | storyboard storyboards | storyboard | storyboard
videoediting video-editing film-editing | videoschnitt filmschnitt | monteuse montage-vidéo | edición-de-vídeo montaje-de-vídeo
subtitles subtitling captions | untertitel untertitelung untertiteln | sous-titres sous-titrage sous-titrer | subtítulos subtitulado subtitulación
podcast podcasts | podcast podcasts | podcast podcasts balado podcasteur | pódcast podcast podcasts
livestream livestreaming broadcast | livestream liveübertragung streaming livestreaming übertragung | livestream retransmission streaming diffusion diffuser | streaming retransmisión transmisión
cameraman camerawoman cinematographer | kameramann kamerafrau kameraleute kamerateam | cadreur caméraman cadreuse | camarógrafo cámaraman
directing | regisseur regie regisseurin | réalisateur réalisatrice metteur | realizador realizadora
boudoir nude | aktfotografie boudoir erotikfoto | boudoir | boudoir desnudo
easel easels | staffelei staffeleien | chevalet chevalets | caballete caballetes
watercolour watercolor watercolours | aquarell aquarelle aquarellfarben wasserfarbe | aquarelle aquarelles aquarelliste | acuarela acuarelas acuarelista
airbrush | airbrush | aérographe aérographie | aerografía aerógrafo
caricature caricatures caricaturist | karikatur karikaturen karikaturist schnellzeichner | caricature caricatures caricaturiste | caricatura caricaturas caricaturista
comic comics manga gimmick cartoonist | comic comics manga cartoon | bd manga mangas bédé | cómics tebeo historieta cómic
calligraphy calligrapher handlettering | kalligrafie kalligraphie handlettering kalligraf | calligraphie calligraphe lettrage | caligrafía calígrafo lettering
origami | origami papierfalten | origami | origami papiroflexia
macrame | makramee | macramé | macramé
quilt quilting patchwork | quilt patchwork patchworkdecke | quilt patchwork courtepointe | patchwork
sewingmachine overlock | overlock | surjeteuse | remalladora
needle needles | nadel nadeln nähnadel stricknadel | aiguille aiguilles | aguja agujas
haberdashery | kurzwaren | mercerie mercier | pasamanería
beads bead | glasperlen holzperlen | perlage | abalorios
scrapbooking cardmaking | scrapbooking kartenbasteln | scrapbooking | scrapbooking cartonaje
handicraft handicrafts crafting craft crafts arts-and-crafts | basteln kunsthandwerk bastelbedarf kunsthandwerker | travaux-manuels loisirs-créatifs | manualidades
soapmaking candlemaking | seifensieden kerzengießen | saponification | jabonería
taxidermy taxidermist | präparator tierpräparation präparation | taxidermie taxidermiste naturalisé | taxidermia taxidermista
collage collages decoupage | collage collagen decoupage | | collage decoupage
printmaking etching lithograph linocut | radierung druckgrafik lithografie linolschnitt | | aguafuerte linograbado
souvenir souvenirs keepsake | andenken souvenir souvenirs mitbringsel | souvenir souvenirs | recuerdo recuerdos souvenir
weddingring weddingrings | ehering eheringe trauring trauringe | alliance alliances | alianza alianzas
necklace necklaces | halskette collier halsketten | sautoir | gargantilla collares collar
bracelet bracelets bangle | armband armbänder armreif | bracelet bracelets | pulsera pulseras brazalete
earrings earring | ohrringe ohrring ohrstecker creolen | créoles créole | aretes zarcillos
locket | kettenanhänger medaillon | pendentif pendentifs médaillon | medallón
brooch brooches | brosche broschen | broche broches | prendedor
piercing piercings | piercing piercings piercer | piercing piercings perceur | piercing piercings
ruby rubies sapphire emerald | rubin saphir smaragd | rubis saphir émeraude | rubí zafiro esmeralda
carat carats | | carat carats | quilate quilates
hallmark hallmarked | punze feingehalt punziert | poinçon poinçons | contraste
suits tuxedo blazer | anzug anzüge smoking sakko herrenanzug | smoking blazer veston | traje trajes esmoquin americana blazer
skirts | röcke damenrock | jupe jupes | falda faldas
blouse blouses | bluse blusen | chemisier chemisiers blouse blouses | blusa blusas
tshirt tshirts tee t-shirt t-shirts tee-shirt | shirts tshirt t-shirt t-shirts | t-shirt t-shirts tee-shirt tee-shirts | camiseta camisetas
sweater sweaters pullover jumper cardigan | pullover pulli strickjacke | pull pulls chandail cardigan | jersey jerséis suéter cárdigan
hoodie hoodies sweatshirt | hoodie kapuzenpullover sweatshirt | sweat capuche | sudadera sudaderas
overcoat | wintermantel | manteau manteaux pardessus | abrigo abrigos gabardina
raincoat raincoats rainwear | regenjacke regenmantel regenkleidung | imperméable ciré | chubasquero
leggings tights pantyhose | leggings strumpfhose strümpfe | collants leggings | leggings medias panty
socks sock | socken socke | chaussettes chaussette | calcetines calcetín
underwear lingerie bra | unterwäsche dessous bh slip | lingerie culotte | lencería bragas calzoncillos
pyjamas pajamas nightwear nightgown | schlafanzug pyjama nachthemd | pyjama pyjamas nuisette | pijama pijamas camisón
swimwear swimsuit bikini | badeanzug bademode bikini badehose | bikini | bañador bikini bañadores
scarf scarves shawl | schals halstuch | écharpe écharpes foulard foulards châle | bufanda bufandas fular
necktie tie ties bowtie neckties | krawatte krawatten | cravate cravates | corbata corbatas pajarita
cap caps beanie headwear | mütze mützen kappe baseballkappe basecap | casquette casquettes bonnet bonnets | gorra gorras gorro
milliner millinery | hutmacher modistin hutmacherin | chapelier modiste chapellerie | sombrerero sombrerería
sandals sandal flipflops espadrilles | sandalen sandale flipflops | sandales sandale espadrilles tongs | sandalias chanclas alpargatas
sneakers sneaker | turnschuhe sneaker | sneakers | zapatillas
slippers slipper | hausschuhe pantoffeln | chaussons pantoufles | pantuflas babuchas
heels stilettos | absatzschuhe pumps absatz absätze | talons escarpins | tacones tacón
insoles orthotic insole orthopaedic | einlagen schuheinlagen orthopädisch orthopädie | orthopédique orthopédie | ortopédico ortopedia
stylist stylists styling etiquette | stylist stylistin typberatung stilberatung knigge imageberatung | styliste relooking | estilista estilismo
boutique boutiques | boutique modegeschäft | | boutique boutiques
dirndl lederhosen | dirndl lederhose tracht trachten | dirndl | dirndl
kimono kimonos | kimono kimonos | kimono kimonos | quimono kimono
hijab headscarf | kopftuch hijab | hijab | hiyab
sportswear activewear tracksuit | sportbekleidung trainingsanzug trikot trikots | jogging survêtement | chándal
coverall | overall latzhose | salopette | peto
childrenswear kidswear | kindermode kinderkleidung babykleidung | layette | ropita canastilla
chiffon tulle organza | satin chiffon tüll organza | tulle organza mousseline | tul organza gasa
tweed loden | tweed loden | tweed loden | tweed loden
sequin sequins glitter rhinestone | pailletten glitzer | paillettes strass | lentejuelas purpurina strass
travelagency touroperator travel-agency tour-operator | reisebüro reiseveranstalter | agence-de-voyages voyagiste tour-opérateur | turoperador agencia-de-viajes
cruise cruises | kreuzfahrt kreuzfahrten | croisière croisières | crucero cruceros
safari safaris | safari safaris | safari safaris | safari safaris
pilgrimage pilgrim pilgrims | pilgerreise pilger wallfahrt pilgern jakobsweg | pèlerinage pèlerin pèlerins | peregrinación peregrino romería
sightseeing | stadtrundfahrt besichtigung sehenswürdigkeiten | sightseeing | sightseeing
carriage carriages | kutsche kutschen hochzeitskutsche kutscher | calèche calèches cocher | calesa carruaje carruajes
globetrotter | rucksackreise backpacker | routard | mochilero mochileros
adventure adventures | abenteuer | aventure aventures | aventura aventuras
retreat retreats | retreat auszeit retreats | | retiro retiros
hotairballoon | ballonfahrt heißluftballon ballonfahrten | montgolfière montgolfières | aerostático
parachute skydiving skydive | fallschirm fallschirmsprung tandemsprung | parachute parachutisme | paracaídas paracaidismo
paragliding paraglider | gleitschirm paragleiten gleitschirmfliegen | parapente parapentes | parapente
bungee | bungee bungeesprung | bungee | puenting
rafting canyoning | rafting canyoning | rafting canyoning | rafting barranquismo
windsurfing kitesurfing | windsurfen kitesurfen | kitesurf | windsurf kitesurf
paddleboard paddleboards | stehpaddeln sup | paddle | paddlesurf
waterski wakeboard jetski | wasserski wakeboard jetski | jetski wakeboard | wakeboard jetski
snowboard snowboards snowboarding | snowboard snowboards | snowboard snowboards | snowboard
sledge toboggan sled sledges | schlitten rodel rodeln | luge luges traîneau | trineo trineos
snowshoes snowshoeing | schneeschuhe schneeschuhwandern | raquettes raquette | raquetas
iceskating skates skating rink | schlittschuhe eislaufen eisbahn | patinage patins patinoire | patinaje patines
skateboard skateboards skatepark | skateboard skateboards skatepark | skateboard | monopatín skate
tennis | tennis tennisplatz tennisschläger | tennis | tenis
badminton | badminton federball | badminton | bádminton
tabletennis pingpong | tischtennis tischtennisplatte | pongiste | pimpón
padel | padel padeltennis | padel | pádel
golf golfer golfing | golf golfplatz golfschläger golfer | golf golfeur | golf golfista
basketball | basketball | basket basketball | baloncesto básquet
volleyball | volleyball beachvolleyball | volley volleyball | voleibol vóley
handball | handball | handball handballeur | balonmano
rugby | rugby | rugby | rugby
hockey | hockey eishockey | hockey | hockey
baseball cricket | baseball cricket | baseball cricket | béisbol críquet
selfdefence | selbstverteidigung | autodéfense | autodefensa
fencer epee sabre | fechten degen florett | escrime escrimeur | esgrima
archery archer | bogenschießen bogensport bogenschütze | archerie archer | arquería arquero
rifle gun guns pistol | gewehr schießstand pistole jagdwaffe | fusil carabine pistolet armurerie | escopeta rifle armería
gymnastics gymnast gymnastic | turnen gymnastik turner | gymnastique gymnaste | gimnasia gimnasta
triathlon triathlete | triathlon | triathlon triathlète | triatlón triatleta
pilates | pilates | pilates | pilates
aerobics zumba | aerobic zumba | aérobic zumba | aeróbic zumba
dumbbell dumbbells kettlebell strengthtraining strength-training weight-training weights | hantel hanteln kettlebell krafttraining gewichte | haltère haltères kettlebell musculation renforcement-musculaire | mancuernas pesas kettlebell musculación entrenamiento-de-fuerza
treadmill crosstrainer ergometer | laufband crosstrainer heimtrainer ergometer | ergomètre tapis-de-course vélo-elliptique | cinta-de-correr
personaltrainer personaltraining personal-trainer personal-training | personaltrainer personaltraining | préparateur coach-sportif coach-personnel | entrenador-personal entrenamiento-personal
referee referees umpire | schiedsrichter | arbitre arbitres arbitrage | árbitro árbitros arbitraje
sportshall gymnasium | turnhalle sporthalle | gymnase gymnases | polideportivo pabellón
skittles | kegeln kegelbahn bowling | bowling quilles | bolera
billiards snooker | billard billardtisch | billard billards | billar billares
darts dartboard | dart dartscheibe | fléchettes | dardos diana
petanque boules | boule petanque boccia | pétanque | petanca
chess | schach schachbrett schachkurs | échecs échiquier | ajedrez
poker casino roulette | poker casino roulette | poker casino | póquer casino ruleta
sleepingbag sleepingbags sleeping-bag sleeping-bags | schlafsack schlafsäcke isomatte | sac-de-couchage sacs-de-couchage | esterilla saco-de-dormir sacos-de-dormir
campstove campingstove | campingkocher gaskocher | réchaud réchauds | hornillo
trekking | trekking trekkingstöcke nordicwalking | trekking bâtons | trekking bastones
bushcraft survival | survival bushcraft überlebenstraining | survie bushcraft | supervivencia bushcraft
geocaching orienteering | geocaching orientierungslauf | géocaching | geocaching
escaperoom escaperooms | escaperoom fluchtspiel | escaperoom | escaperoom
paintball lasertag | paintball lasertag | paintball lasergame | paintball
gokart karting kart | gokart kartbahn | karting kart | karting kart
zipline ropescourse treetop | seilrutsche hochseilgarten kletterwald kletterpark | tyrolienne accrobranche | tirolina multiaventura
seesaw rockinghorse | wippe schaukelpferd | balancelle |
doll dolls dollhouse | puppe puppen puppenhaus | poupée poupées |
teddy plush | kuscheltier plüschtier teddybär stofftier teddy | peluche peluches doudou nounours | peluche peluches osito
puzzle puzzles | puzzle puzzles | puzzle puzzles | puzle rompecabezas
dice | würfelspiel | dé | dados
lego | lego klemmbausteine bausteine | lego | lego
modelrailway modeltrain | modelleisenbahn modellbahn | ferromodélisme | ferromodelismo
slotcar toycar toycars toy-car toy-cars | spielzeugauto modellauto matchbox | voiturette voiturettes | coches-de-juguete
kites kite | lenkdrachen drachen | cerf-volant cerfs-volants | cometa cometas
videogame videogames console gamer gamedev unity unreal esports gaming | videospiel spielkonsole gaming unity unreal spieleentwicklung computerspiel esports gamer | console gamer consoles unity unreal esport gaming | videojuego videojuegos consola unity unreal esports gaming gamer
plasticine slime | knete knetmasse plastilin | plastiline | plastilina
babywear romper bodysuit | strampler babybody | grenouillère | pelele
pacifier dummy soother | schnuller | tétine tétines | chupete chupetes
babybottle feedingbottle | babyflasche fläschchen | biberon biberons | biberón biberones
breastfeeding lactation breastpump | stillberatung milchpumpe stillberaterin | allaitement lactation | lactancia sacaleches
babycarrier baby-carrier baby-sling | babytrage tragetuch | porte-bébé porte-bébés écharpe-de-portage | portabebés
ivf | kinderwunsch fruchtbarkeit | fertilité fiv procréation | fertilidad fecundación
aupair au-pair | aupair | fille-au-pair jeune-fille-au-pair |
creche crèche | kinderkrippe | crèche crèches | guardería
hospice palliative | hospiz palliativ palliativpflege | palliatif palliatifs | paliativo paliativos
rollator crutches crutch walkingaid walking-frame zimmer-frame walking-stick | rollator gehhilfe krücken gehstock krücke | déambulateur rollator rollateur béquille béquilles canne-de-marche | andador muletas andadores muleta bastón
speechtherapist logopedics logopaedics speechtherapy speech-therapy speech-therapist | logopäde logopädin logopädie sprachtherapie | orthophoniste orthophonie logopède | logopeda logopedia
ergotherapy ergotherapist | ergotherapie ergotherapeut | ergothérapie ergothérapeute | ergoterapia
chiropractor chiropractic | chiropraktiker chiropraktik | chiropracteur chiropraxie | quiropráctico quiropráctica
acupuncture acupuncturist | akupunktur | acupuncture acupuncteur | acupuntura acupuntor
homeopathy homeopathic naturopath naturopathy homeopath | homöopathie heilpraktiker naturheilkunde homöopathisch | homéopathie naturopathe naturopathie | homeopatía naturópata naturopatía
reiki healer | reiki geistheiler heiler | reiki magnétiseur guérisseur | reiki sanador
hypnosis hypnotherapy hypnotherapist nlp | hypnose hypnotherapie nlp hypnosetherapie | hypnose hypnothérapeute pnl hypnothérapie | hipnosis hipnoterapia pnl
reflexology shiatsu | reflexzonenmassage shiatsu fußreflexzonen | réflexologie shiatsu | reflexología shiatsu
ayurveda ayurvedic | ayurveda ayurvedisch | ayurveda ayurvédique | ayurveda ayurvédico
aromatherapy | aromatherapie | aromathérapie | aromaterapia
astrology horoscope tarot astrologer | astrologie horoskop tarot kartenlegen astrologe | astrologie voyance tarot voyant horoscope | astrología tarot vidente horóscopo astrólogo
psychiatry psychiatrist | psychiater psychiatrie | psychiatre psychiatrie | psiquiatra psiquiatría
counselling counsellor counseling helpline counselor | beratungsstelle lebensberatung lebensberater seelsorge beratungsgespräch | écoute | orientador consejero
trauma ptsd | trauma traumatherapie | traumatisme trauma emdr | trauma traumas
cough asthma | husten asthma | toux asthme | tos asma
gynaecologist gynaecology gynecologist | gynäkologe frauenarzt gynäkologie frauenärztin | gynécologue gynécologie | ginecólogo ginecología
paediatrician paediatrics pediatrician | kinderarzt kinderärztin pädiatrie | pédiatre pédiatrie | pediatra pediatría
plasticsurgery botox | botox faltenunterspritzung schönheitschirurgie | botox | bótox
orthodontist braces orthodontics | kieferorthopädie zahnspange kieferorthopäde | orthodontie orthodontiste appareil-dentaire | ortodoncia ortodoncista brackets
implant implants | implantat implantate zahnimplantat | implant implants implantologie | implante implantes implantología
denture dentures | zahnersatz gebiss zahnprothese | dentier | dentadura protésico
prosthesis prostheses prosthetic orthopedist | prothese prothesen orthese orthopädietechnik | prothèse prothèses orthèse prothésiste | prótesis ortesis
toothbrush toothpaste | zahnbürste zahnpasta | dentifrice | dentífrico
bandage bandages | verbandsmaterial bandage wundversorgung | pansement pansements bandage | vendaje venda apósito tirita
syringe syringes cannula catheter | kanüle katheter | seringue seringues canule cathéter | jeringa jeringuilla cánula catéter
stethoscope | stethoskop blutdruckmessgerät fieberthermometer | stéthoscope tensiomètre | estetoscopio tensiómetro fonendoscopio
vitamins vitamin supplements supplement | vitamine nahrungsergänzung nahrungsergänzungsmittel | vitamine vitamines | vitamina vitaminas
protein proteins | protein eiweiß proteine | protéine protéines | proteína proteínas
ointment ointments salve balm | salbe salben balsam | pommade onguent baume | pomada ungüento bálsamo
pill pills capsule | kapseln pille | comprimé comprimés gélule gélules pilule | pastilla pastillas comprimido cápsulas
prescription prescriptions | verschreibung rezeptpflichtig | ordonnance ordonnances | receta-médica
lymphatic lymph | lymphdrainage | lymphatique lymphodrainage | linfático linfodrenaje
depilation waxing hair-removal laser-hair-removal | haarentfernung enthaarung waxing | épilation épilateur épilatoire épilations | depilación depilar depiladora depilación-láser
lipstick lipsticks | lippenstift | lipstick | pintalabios
concealer | abdeckstift | anticernes |
moisturiser lotion bodylotion | lotion körperlotion feuchtigkeitscreme | hydratant lotion | loción hidratante
sunscreen suncream sun-cream | sonnencreme sonnenmilch | bronzante crème-solaire | bronceador crema-solar protector-solar
conditioner | shampoo haarspülung | shampoing shampooing après-shampoing | acondicionador champú
deodorant | deo deodorant | déodorant | desodorante
haircolour highlights balayage hair-colour hair-coloring | haarfarbe strähnen balayage | coloration coloration-capillaire | mechas balayage coloración tinte-de-pelo
hairextensions wig wigs hair-extensions | perücke perücken haarverlängerung haarteil | perruque perruques extensions-de-cheveux | peluca pelucas postizo extensiones-de-pelo
updo hairstyle hairstyling | frisur hochsteckfrisur brautfrisur | chignon | recogido
comb hairbrush hairdryer | kamm haarbürste föhn haartrockner | peigne | peine
henna | henna | henné | henna
neuter castration neutered spay spaying unneutered spayed castrated | kastration kastrieren kastriert unkastriert sterilisiert | castration castré stérilisé castrée stérilisée | castración castrado castrada esterilizado esterilizada
dogwalker dogwalking petsitter petsitting dog-walker dog-walking dog-walks | hundesitter tiersitter gassigehen gassi gassiservice hundespaziergang | promeneur petsitter promenade-de-chien promeneur-de-chien promeneur-de-chiens promenades-de-chiens promenade-de-chiens | paseador paseador-de-perros paseo-de-perros paseos-de-perros pasear-al-perro pasear-perros
dogtraining obedience dog-training dog-trainer | hundeschule hundetrainer hundetraining hundeerziehung | dressage éducateur-canin éducation-canine dressage-de-chien | adiestramiento adiestrador adiestramiento-canino educador-canino
leash leashes muzzle | hundeleine halsband maulkorb | laisse muselière | bozal
animal animals | tier tiere | animal animaux | animal animales
hippotherapy | reittherapie tiergestützt | équithérapie zoothérapie | equinoterapia hipoterapia
llama llamas | lama lamas | lamas lama | llamas
parrot parrots budgie cockatiel | papagei wellensittich sittich | perroquet perruche | loro periquito cotorra
cage cages hutch | käfig käfige kaninchenstall | clapier cage cages | jaula jaulas conejera
milker | melken melkmaschine melkanlage | trayeuse | ordeño ordeñadora
shepherd shepherds | hirte | berger bergers bergère | pastoreo
pedigree purebred | stammbaum reinrassig | pedigree lof | pedigrí
lily lilies | lilie lilien | lys lis | lirio lirios azucena
carnation carnations | nelke nelken | œillet œillets | clavel claveles
peony peonies | pfingstrose pfingstrosen | pivoine pivoines | peonía peonías
dahlia dahlias | dahlie dahlien | dahlia dahlias | dalia dalias
geranium geraniums pelargonium | geranie geranien pelargonien | géranium géraniums | geranio geranios
chrysanthemum chrysanthemums | chrysantheme chrysanthemen | chrysanthème chrysanthèmes | crisantemo crisantemos
gypsophila babysbreath | schleierkraut | gypsophile | gypsophila paniculata
bonsai | bonsai | bonsaï | bonsái
rhododendron azalea | rhododendron azalee | rhododendron azalée | rododendro azalea
lilac | flieder | lilas | lilo
jasmine | jasmin | jasmin | jazmín
holly | mistelzweig stechpalme | houx | acebo
tubers | zwiebelblumen knollen | tubercules | tubérculos
houseplants houseplant house-plant house-plants indoor-plants | zimmerpflanzen | plantes-d'intérieur plantes-vertes | plantas-de-interior
ikebana | ikebana | ikebana | ikebana
pollinator butterfly butterflies | schmetterling schmetterlinge | papillon papillons | mariposa mariposas
loppers | astschere | |
coffin coffins casket | sarg särge | cercueil cercueils | ataúd ataúdes féretro
cremation crematorium cremated | feuerbestattung einäscherung krematorium | crémation crématorium | cremación crematorio
eulogy obituary | trauerrede trauerredner nachruf todesanzeige | nécrologie | esquela obituario
mourner memorial commemorate | gedenkfeier gedenken gedenkstein trauerfeier | mémorial hommage recueillement | conmemoración homenaje
hearse repatriation | leichenwagen | corbillard rapatriement | repatriación
embalming thanatopraxy | einbalsamierung thanatopraxie | thanatopraxie thanatopracteur embaumement | embalsamamiento tanatopraxia
deceased death dead | verstorbene tod todesfall sterbefall verstorben | défunt mort décès | fallecido difunto fallecimiento muerte
chapel chapels | kapelle kapellen | chapelle chapelles | capilla capillas ermita
cathedral basilica | dom kathedrale basilika münster | cathédrale basilique | catedral basílica
christian catholic protestant | christlich katholisch evangelisch | chrétien catholique protestant | cristiano católico protestante
religion religious faith | religion religiös glaube | religion religieux foi | religión religioso fe
bible bibles quran torah | bibel bibeln koran tora | bible coran torah | biblia corán
rosary rosaries crucifix | rosenkranz kreuz kruzifix kreuze | chapelet crucifix croix | rosario crucifijo
icon icons saint saints pictogram pictograms | ikone ikonen heilige heiligenfigur icon icons piktogramm piktogramme | icône icônes saint saints pictogramme pictogrammes | icono iconos santo santos pictograma pictogramas
incense | weihrauch räucherstäbchen | encens | incienso
bells bell bellfounder | glocke glocken glockengießer | cloche cloches | campanario
altar altars pulpit pews | altar altäre kirchenbank kanzel | autel autels | altar altares retablo
manger | krippenfiguren weihnachtskrippe krippenbau | santon santons | belén belenes pesebre
parish parishes | pfarrei kirchengemeinde | paroisse paroisses paroissial | parroquia parroquias parroquial
mass worship prayer | gottesdienst gebet andacht | prière culte | misa oración culto rezo
barmitzvah hanukkah | barmizwa chanukka | hanouka | barmitzvá janucá
chaplain missionary | missionar | aumônier missionnaire | capellán misionero
elementary primary primary-school | volksschule | élémentaire école-primaire | primaria escuela-primaria educación-primaria
highschool secondary high-school secondary-school | gymnasium realschule hauptschule mittelschule | collège lycée secondaire | secundaria instituto
baccalaureate alevels matura abitur a-levels | matura abi abiturvorbereitung | | selectividad
boardingschool boarding-school | internat internate | internat pensionnat | internado
theory theoretical | theorie theoretisch theoretische | théorie théorique | teoría teórico teórica
class classes classroom | klassenzimmer schulklasse | salle-de-classe | aula aulas
physics physicist | physik physikunterricht physikalisch | physique physicien | física
biology biologist | biologie biologe biologin | biologie svt biologiste | biología biólogo bióloga
history historian | geschichte geschichtsunterricht historiker | histoire historien | historia
geography | geografie erdkunde geographie | géographie géo | geografía
latin | latein lateinunterricht | latin | latín
economics economist | wirtschaftskunde volkswirtschaft ökonom ökonomie wirtschaftswissenschaft | économiste | economía economista
spelling orthography grammar | rechtschreibung grammatik orthografie | orthographe grammaire | ortografía gramática
handwriting handwritten | handschrift handgeschrieben | manuscrit | manuscrito
essay essays thesis dissertation | aufsatz bachelorarbeit masterarbeit dissertation hausarbeit doktorarbeit diplomarbeit abschlussarbeit | dissertation thèse doctorat | tesis tfg tesina doctorado disertación
toefl ielts delf dele telc cambridge | toefl ielts telc delf cambridge | toefl ielts delf dalf toeic cambridge | toefl ielts dele cambridge
scholarship scholarships | stipendium stipendien stipendiat | boursier | beca becas
textbook textbooks workbook schoolbook | schulbuch lehrbuch schulbücher lehrbücher arbeitsheft | manuel-scolaire manuels-scolaires livre-scolaire | cuadernillo libro-de-texto libros-de-texto
remedial catchup revision | | rattrapage | repaso
homeschooling homeschool | hausunterricht homeschooling | ief | homeschooling
montessori waldorf steiner | montessori waldorf | montessori steiner | montessori waldorf
schoolbag satchel schoolbags school-bag | schultasche ranzen schulrucksack | cartable cartables | cartapacio mochila-escolar
novel novels fiction | roman romane belletristik | bouquin roman romans romancier | novela
poem poems poetry poet | gedicht gedichte lyrik poesie | poème poèmes poésie poète | poema poemas poesía poeta
storyteller storytelling fairytale | märchen märchenerzähler geschichtenerzähler märchenbuch | conteur conteuse conte contes | cuentacuentos cuento cuentos
cognitive | gedächtnistraining kognitiv | cognitif | cognitivo
genealogy genealogist ancestry | ahnenforschung stammbaumforschung genealogie | généalogie généalogiste | genealogía genealogista
korean | koreanisch korea | coréen corée | coreano corea
hebrew | hebräisch hebräischunterricht | hébreu hébraïque | hebreo
thai thailand | thailändisch thai thailand | thaïlandais thaï thaïlande | tailandés tailandia
vietnamese vietnam | vietnamesisch vietnam | vietnamien vietnam | vietnamita vietnam
basque | baskisch | basque | euskera vasco
galician | galicisch | galicien | gallego
breton brittany | bretonisch bretagne | breton bretagne bretonne | bretón bretaña
provence provencal | provenzalisch provence | provence provençal | provenzal provenza
dialect accent pronunciation phonetics | aussprache akzent dialekt | prononciation accent phonétique dialecte dialectes | pronunciación acento fonética dialecto dialectos
savoury | herzhaft salzig | | salado salados
sugary sweetened | gezuckert zuckerhaltig | sucré sucrés | azucarado
juicy | zart saftig | juteux fondant | tierno jugoso
unripe | unreif | |
wholegrain wholemeal wholemeal-bread brown-bread wholewheat whole-wheat | vollkorn vollkornbrot vollkornmehl | intégral pain-complet pain-intégral | integral integrales pan-integral
calories calorie lowcalorie | kalorien kalorienarm | calories calorique | calorías calórico
fat | | gras grasse | graso grasos
cakedesigner cake-designer | hochzeitstorte motivtorte tortendeko | cakedesign pièce-montée | tarta-nupcial
meringue meringues | baiser meringue | meringue meringues | merengue merengues
sorbet sorbets | sorbet sorbets | | sorbete sorbetes
custard flan | vanillepudding pudding flan | flan | natillas flan
cheesecake tiramisu | käsekuchen tiramisu | cheesecake tiramisu | tiramisú cheesecake
strudel | strudel apfelstrudel | strudel | strudel
brioche buns bun | semmel semmeln brioche | brioche brioches | bollo bollos panecillo brioche
focaccia pita flatbread tortilla | fladenbrot focaccia pita tortilla | pita focaccia | focaccia pita
cracker crackers crispbread rusk | knäckebrot cracker zwieback | biscotte biscottes cracker | biscote
breadcrumbs | paniermehl semmelbrösel paniert | chapelure pané panure | rebozado
schnitzel cutlet | schnitzel kotelett wienerschnitzel | escalope escalopes côtelette | escalope chuleta chuletas milanesa
goulash stew | gulasch eintopf eintöpfe | ragoût goulash ragoûts | guiso estofado puchero
dumplings dumpling gnocchi | knödel klöße gnocchi spätzle | gnocchis quenelles | ñoquis empanadillas
omelette omelettes | omelett omeletts rührei | omelette omelettes | omelet
quiche | quiche zwiebelkuchen flammkuchen | quiche quiches flammekueche | quiche quiches
crudites dip dips | dip dips gemüsesticks | crudités dip | crudités
pesto | pesto | pesto | pesto
vinaigrette | salatdressing dressing | vinaigrette | vinagreta aliño
marinade marinated | marinade mariniert | marinade | marinada marinado adobo
gravy roux | bratensoße mehlschwitze | roux | roux
ramen wok bibimbap | ramen wok | ramen | ramen wok
falafel mezze | falafel meze | falafel mezzé | faláfel
empanada empanadas | empanada empanadas teigtaschen | empanada | empanada empanadas
churros | churros | churros | churros churrería churrero
popcorn cottoncandy | popcorn zuckerwatte | popcorn | palomitas
foiegras foie-gras | stopfleber gänseleber | foie-gras | foiegrás foie-gras
spitroast rotisserie hogroast | spanferkel spießbraten grillhähnchen | méchoui tournebroche | espeto
skewer skewers | spieß spieße grillspieße | brochette brochettes | brocheta brochetas
bait lure | angelrute köder angelhaken | appât leurre hameçon | anzuelo carrete
cuttingboard choppingboard | schneidebrett schneidbrett schneidebretter | billot | tajo
bainmarie chafer warmers bain-marie | chafingdish wärmebehälter warmhalteplatte | bain-marie | calientaplatos baño-maría
sanitizer | handdesinfektion handdesinfektionsmittel | hydroalcoolique | hidroalcohólico
molasses sugarcane | zuckerrohr melasse | mélasse | melaza
agave maplesyrup | agave agavensirup ahornsirup | agave | agave ágave
carob | johannisbrot carob | caroube | algarroba
tamarind lemongrass | zitronengras tamarinde | citronnelle tamarin | citronela tamarindo
cardamom | kardamom | cardamome | cardamomo
anise liquorice | anis sternanis lakritz | anis badiane réglisse | anís regaliz
juniper | wacholder wacholderbeeren | genévrier genièvre | enebro
caper capers | kapern | câpre câpres | alcaparra alcaparras
cassava yam plantain | maniok yams kochbanane | manioc igname plantain | yuca mandioca ñame
chard sorrel | mangold sauerampfer | blette oseille blettes | acelga acelgas acedera
shallot shallots | schalotte schalotten | échalote échalotes | chalota chalotas
wildgarlic nettle dandelion | bärlauch brennnessel löwenzahn | ortie pissenlit | ortiga
okra | okra | gombo | okra quimbombó
passionfruit papaya lychee guava passion-fruit | papaya maracuja litschi | papaye litchi goyave fruit-de-la-passion | papaya maracuyá guayaba lichi fruta-de-la-pasión
seabuckthorn aronia | sanddorn aronia | argousier aronia | aronia
goji | preiselbeeren moosbeeren | canneberge cranberry airelle | goji
pinenuts pine-nuts | pinienkerne | pignons-de-pin | piñones
linseed chia | leinsamen chiasamen chia | chia | linaza chía
chambermaid chambermaids | zimmermädchen zimmerreinigung | valet | mucama mucamas
bridesmaid bridesmaids | brautjungfer brautjungfern | demoiselle-d'honneur demoiselles-d'honneur | dama-de-honor damas-de-honor
santa nicholas santa-claus father-christmas | nikolaus weihnachtsmann | père-noël | nicolás papá-noel
oilpainting oil-painting oil-paintings | ölgemälde ölbild ölmalerei | peinture-à-l'huile | óleo óleos pintura-al-óleo
cufflinks cufflink | manschettenknöpfe | boutons-de-manchette | gemelos
rollerskates rollerblades | rollschuhe inlineskates | rollers roller | rollers
playingcards playing-cards | kartenspiel spielkarten | jeu-de-cartes cartes-à-jouer | naipes baraja
roleplay larp | rollenspiel rollenspiele larp | jdr | rol
babyfood baby-food | babynahrung babybrei säuglingsnahrung | petits-pots | potitos papilla
carseat carseats childseat car-seat child-seat | kindersitz babyschale kindersitze | siège-auto sièges-auto | sillita silla-de-coche
contactlenses contact-lenses contact-lens | kontaktlinsen | lentilles-de-contact | lentillas lentes-de-contacto
grooming groomer dog-grooming clipping dematting | hundefriseur hundesalon hundepflege fellpflege hundefriseurin hundeschnitt trimmen | toilettage toiletteur tonte démêlage | peluquería-canina peluquero-canino deslanado
animalshelter animal-shelter | tierheim tierschutz | fourrière refuge-pour-animaux | protectora protectora-de-animales
freerange free-range | freiland freilandhaltung weidehaltung | plein-air | campero camperos
centerpiece | gesteck gestecke tischgesteck blumengesteck | composition compositions centre-de-table centres-de-table | centro-de-mesa centros-de-mesa
christmastree christmas-tree christmas-trees | weihnachtsbaum christbaum tannenbaum | sapin-de-noël sapins-de-noël | árbol-de-navidad
homemade home-made | hausgemacht selbstgemacht | fait-maison faits-maison | casera hecho-en-casa
kitchenhand kitchenhands kitchen-porter kitchen-assistant | küchenhilfe | commis aide-cuisinier | ayudante-de-cocina pinche
cloves clove | gewürznelken | girofle | clavo-de-olor
batata sweetpotato sweet-potato sweet-potatoes | süßkartoffel süßkartoffeln | patate-douce patates-douces | boniato batata camote
brunette blonde | blond blondierung | blond blonde décoloration | rubio decoloración
perm curls curly | dauerwelle locken lockig | boucles frisé | rizado
hairpin headband scrunchie | haarspange haarreif haargummi haarband | barrette chouchou | horquilla coletero
scar scars | narbe narben | cicatrice cicatrices | cicatriz cicatrices
cellulite liposuction | cellulite fettabsaugung | cellulite liposuccion | celulitis liposucción
neurology neurologist stroke neuroscience | neurologe neurologie schlaganfall neurowissenschaft | neurologue neurologie avc neurosciences | neurólogo neurología ictus neurociencia
urology urologist | urologe urologie | urologue urologie | urólogo urología
arthritis rheumatism arthrosis | arthrose rheuma | arthrose rhumatisme | artrosis reuma artritis
obesity overweight | übergewicht adipositas | obésité surpoids | obesidad sobrepeso
menopause menstruation | wechseljahre menopause menstruation | ménopause menstruation | menopausia menstruación
contraception condoms condom | verhütung kondome kondom | contraception préservatif préservatifs | anticonceptivo preservativo condón
sexology | sexologie sexualtherapie | sexologue sexologie | sexólogo sexología
tweezers pincers | pinzette pinzetten | pincette | pinzas
rattle teether | rassel beißring greifling | hochet hochets | sonajero mordedor
spinningtop yoyo | kreisel murmelbahn jojo | yoyo | peonza canicas yoyó
tricycle balancebike | dreirad | tricycle draisienne | correpasillos
keyring keychain keychains key-ring | schlüsselanhänger | porte-clés | llavero llaveros
piggybank | sparschwein spardose | tirelire | hucha alcancía
bookmark bookmarks | lesezeichen | marque-page marque-pages | marcapáginas
giftbasket gift-basket gift-hamper | präsentkorb geschenkkorb präsentkörbe | panier-garni paniers-garnis panier-gourmand | cesta-de-regalo
snowman igloo | schneemann iglu | igloo | iglú
skilift skipass | skilift skipass | téléski télésiège | telesilla remonte
avalanche | lawine lawinen lawinenausrüstung | avalanche avalanches | avalancha alud
viewpoint summit | aussichtspunkt gipfel | belvédère sommet | cumbre
vineyardtour oenotourism | weinreise weintour | œnotourisme | enoturismo
skipper charter | charter skipper bootsführerschein | skipper | chárter
improvisation | improvisation improtheater | impro improvisation | improvisación
ballet | ballett ballettschule | ballet danseuse | ballet bailarina
salsa tango bachata waltz | salsa tango walzer bachata | salsa tango valse bachata | tango vals bachata
hiphop breakdance rap | hiphop breakdance rap | breakdance | hiphop breakdance rap
techno electro | techno elektromusik | techno électro | tecno
soprano tenor baritone | sopran tenor bariton | soprano ténor baryton | soprano tenor barítono
bagpipes bagpipe | dudelsack | cornemuse | gaita gaitero
plectrum strings | saiten saite plektrum | médiator | púa
mouthpiece | mundstück rohrblatt | anche embouchure | boquilla
metronome | metronom stimmgerät | métronome | metrónomo
rehearsal rehearsals rehearsal-room | probenraum proberaum | répétition répétitions salle-de-répétition | ensayo ensayos
oxtail brisket | ochsenschwanz rinderbrust tafelspitz | paleron | rabo
cartoon cartoons | trickfilm zeichentrick animationsfilm | cartoon | animado
tincture tinctures | tinktur tinkturen | alcoolature |
preservative preservatives | konservierungsmittel konservierungsstoffe | antioxydant | conservante antioxidante
`
