/** Software, media, law, finance, employment, training, research and administration, in the form of attributes.ts. */
export const officeRows = `
frontend | frontend benutzeroberfläche frontendentwicklung frontendentwickler | frontend | frontend
backend | backend backendentwicklung backendentwickler | backend dorsal | backend
fullstack | fullstack fullstackentwickler | fullstack | fullstack
android | android androidapp | android | android
ios iphone ipad | ios iphone ipad iosapp | ios iphone ipad | ios iphone ipad
windows11 | windowsserver windowsrechner | windowsserver | windowsserver
linux ubuntu debian | linux ubuntu debian linuxserver | linux ubuntu debian | linux ubuntu debian
macos macbook mac imac | macos macbook mac imac | macos macbook mac imac | macos macbook mac imac
microsoft office365 m365 | microsoft office365 m365 | microsoft office365 m365 | microsoft office365 m365
excel spreadsheet spreadsheets | excel tabellenkalkulation exceltabelle exceltabellen | excel tableur tableurs | excel
python | python pythonentwickler | python | python
java | java javaentwickler | java | java
javascript typescript nodejs | javascript typescript nodejs | javascript typescript nodejs | javascript typescript nodejs
php laravel symfony | php laravel symfony | php laravel symfony | php laravel symfony
react angular vue | react angular vue | react angular | react angular vue
html css | html css | html css | html css
wordpress | wordpress wordpressseite | wordpress | wordpress
shopify woocommerce prestashop magento | shopify woocommerce prestashop magento shopware | shopify woocommerce prestashop magento | shopify woocommerce prestashop magento
ecommerce e-commerce online-shop online-store | ecommerce onlinehandel internethandel onlineshop e-commerce | ecommerce cybercommerce e-commerce boutique-en-ligne | ecommerce tienda-online comercio-electrónico
amazon ebay | amazon ebay | amazon ebay | amazon ebay
cms content-management-system | cms contentmanagementsystem redaktionssystem | gestion-de-contenu | cms gestor-de-contenidos
sap | sap saphana sapberater | sap | sap
crm | crm kundenverwaltung crmsystem kundenmanagement | crm | crm
salesforce hubspot | salesforce hubspot | salesforce hubspot | salesforce hubspot
odoo | odoo | odoo | odoo
aws azure | aws azure | aws azure | aws azure
devops kubernetes docker | devops kubernetes docker | devops kubernetes docker | devops kubernetes docker
domain domains domain-name domain-names | domain domainname domains internetadresse | nom-de-domaine noms-de-domaine | dominio dominios
spam phishing | spam phishing | spam hameçonnage phishing | spam phishing
firewall firewalls | firewall firewalls | firewall | firewall
pentest pentesting | pentest penetrationstest penetrationstests | pentest | pentest pentesting
authentication | login authentifizierung einloggen | authentification login | autenticación login
vpn | vpn | vpn | vpn
dsl | dsl breitbandanschluss | adsl | adsl
voip | voip | voip | voip
sim esim | simkarte simkarten sim esim | sim esim | sim esim
touchpad trackpad | computermaus touchpad | touchpad | touchpad
usb | usb usbstick | usb | usb pendrive
graphicscard graphics-card graphics-cards | gpu | gpu carte-graphique cartes-graphiques | gpu tarjeta-gráfica tarjetas-gráficas
memory ram hard-drive hard-disk ssd | arbeitsspeicher festplatte festplatten | mémoire-vive disque-dur disques-durs | ram memoria-ram disco-duro discos-duros
datacenter datacentre colocation data-center data-centre data-centres | rechenzentren datacenter colocation | datacenter datacenters centre-de-données | datacenter centro-de-datos
virtualisation virtualization vmware hypervisor | virtualisierung vmware virtualisiert | virtualisation vmware | virtualización vmware
implementation implement rollout | implementierung implementieren umsetzung rollout | implémentation déploiement déployer | implementación implementar implantación despliegue
bugfix debugging bugfixing | bug bugs fehlerbehebung programmfehler bugfix | bug bugs débogage bogue | bug bugs
malfunction | störungsbehebung entstörung problembehebung | | avería averías incidencia incidencias
usability ux | usability ux benutzerfreundlichkeit nutzererfahrung | ux utilisabilité | usabilidad ux
wireframe wireframes | wireframe wireframes mockups | wireframe mockup | wireframe mockup
responsive | responsive | responsive adaptatif | responsive
landingpage landingpages landing-page landing-pages | landingpage landingpages zielseite | landingpage page-d'atterrissage | landingpage página-de-aterrizaje
homepage home-page | startseite | homepage page-d'accueil | homepage página-de-inicio
webmaster | webmaster | webmestre webmaster | webmaster
chatgpt llm gpt | chatgpt llm gpt sprachmodell sprachmodelle | chatgpt llm gpt | chatgpt llm gpt
neural | neuronal neuronale neuronales | neuronal neuronaux neurones | neuronal neuronales
algorithm algorithms | algorithmus algorithmen | algorithme algorithmes | algoritmo algoritmos
analytics | analytics webanalyse datenanalyse | analytics | analítica analytics
visualisation visualization visualise | visualisierung visualisierungen visualisieren rendering | visualisation rendering | visualización renderizado renders render
powerbi businessintelligence bi | powerbi businessintelligence bi | powerbi décisionnel bi | powerbi bi
crawler | scraping scraper crawler | scraping crawler | scraping scraper
annotation annotate annotations | annotation annotieren datenannotation | annotation annoter | anotación anotar
sql mysql postgresql | sql mysql postgresql | sql mysql postgresql | sql mysql postgresql
opensource open-source | opensource quelloffen | opensource logiciel-libre open-source | opensource código-abierto software-libre
vr | vr virtuell virtuelle | vr virtuel virtuelle | vr virtual
augmented ar | augmented | augmentée | aumentada
metaverse avatar avatars | metaverse avatar avatare | métavers avatar | metaverso avatar
plugin plugins addon | plugin plugins addon zusatzmodul | plugin greffon | plugin plugins
macro macros vba | makro makros vba | vba | macros vba
workflow workflows | workflow workflows arbeitsablauf arbeitsabläufe | workflow workflows | workflow workflows
mvp | mvp machbarkeitsnachweis | mvp | mvp
qa | qualitätssicherung qs qa | qa | qa
adwords ppc google-ads | sea adwords suchmaschinenwerbung googleads | sea adwords google-ads | sea adwords ppc google-ads
backlink backlinks linkbuilding | backlink backlinks linkaufbau linkbuilding | backlink backlinks netlinking | backlink backlinks enlaces linkbuilding
keyword keywords | keyword keywords suchbegriff suchbegriffe schlüsselwörter | keyword | keyword keywords
campaign campaigns | kampagne kampagnen werbekampagne | campagne-publicitaire campagnes-publicitaires campagne-de-communication | campaña campañas
naming slogan slogans tagline | slogan namensfindung werbeslogan naming claim | slogan naming | eslogan naming lema
linkedin xing | linkedin xing | linkedin xing | linkedin xing
youtube youtuber | youtube youtuber | youtube youtubeur | youtube youtuber
twitter tweet | twitter tweet | twitter tweet | twitter tuit
socialmedia social-media social-network social-networks | socialmedia | socialmedia réseaux-sociaux réseau-social | socialmedia redes-sociales red-social
community communities | community communitymanager | communauté communautés community | comunidad comunidades
webinar webinars | webinar webinare onlineseminar | webinaire webinaires webinar | webinario webinarios webinar
pressrelease pressreleases communiqué press-release press-releases | pressemitteilung pressemitteilungen pressemeldung | communiqué communiqués communiqué-de-presse communiqués-de-presse | comunicado comunicados nota-de-prensa notas-de-prensa
pr publicrelations | pr öffentlichkeitsarbeit | rp | rrpp
motiondesign | animiert motiondesign | motion | motion
postproduction | cutterin schnittplatz videobearbeitung | postproduction | postproducción
graphic graphics | grafik grafiken grafiker grafikerin grafikdesign grafikdesigner | graphisme graphiste graphistes graphique infographiste | gráfico gráfica grafista
infographic infographics | infografik infografiken | infographie infographies | infografía infografías
indesign | indesign | indesign | indesign
letterhead letterheads letter-head | briefpapier briefbogen briefbögen briefkopf | entête papier-à-en-tête | membrete membretado membretes papel-membretado
postcard postcards | postkarte postkarten ansichtskarte | carterie carte-postale cartes-postales | postal postales
rollup rollups | rollup rollups rollbanner | rollup kakémono | rollup
billboard billboards | plakatwand werbetafel plakatwände großfläche | affichage afficheur panneau-publicitaire panneaux-publicitaires | valla-publicitaria vallas-publicitarias
promotional | werbeartikel werbegeschenk werbegeschenke giveaway | goodies | promocional promocionales obsequio merchandising
affiliate affiliates | affiliate affiliatemarketing | affiliation affilié | afiliados afiliación
prospecting | leads leadgenerierung neukundengewinnung kundengewinnung kundenakquise | prospection leads prospecter | leads prospección
cro | conversion konversion conversionrate | conversion | conversión
funnel funnels | funnel verkaufstrichter salesfunnel | entonnoir | embudo
mailings | mailing mailings serienbrief serienbriefe briefwerbung | publipostage mailing | mailing buzoneo
focusgroup panelist testers | testpersonen probanden fokusgruppe teststudie | testeurs panéliste | probadores panelista
mysteryshopping mysteryshopper mystery-shopping mystery-shopper | testkauf testkäufer mysteryshopping | client-mystère clients-mystères | cliente-misterioso cliente-misterio
reputation | reputation reputationsmanagement | réputation | reputación
loyalty | kundenbindung treueprogramm kundentreue treue | fidélisation fidélité fidéliser | fidelización fidelidad fidelizar
ebook ebooks epub | ebook ebooks epub | ebook epub livrel | ebook epub
audiobook audiobooks audio-book audio-books | hörbuch hörbücher | audiolivre audiolivres livre-audio livres-audio | audiolibro audiolibros
manuscript manuscripts | manuskript manuskripte | manuscrits tapuscrit | manuscrito manuscritos
biography biographies memoir memoirs | biografie biografien autobiografie memoiren | biographie biographies | biografía biografías memorias
glossary glossaries terminology | glossar glossare terminologie wörterbuch | glossaire glossaires terminologie lexique | glosario glosarios terminología
dictionary dictionaries | lexikon lexika nachschlagewerk | dictionnaire dictionnaires | diccionario diccionarios
isbn | isbn | isbn | isbn
dataentry data-entry | dateneingabe datenerfassung | saisir saisie-de-données | mecanización introducción-de-datos entrada-de-datos
ocr | ocr texterkennung | ocr | ocr
filing | ablage aktenablage | classement | archivado
pdf | pdf | pdf | pdf
simultaneous consecutive | simultan konsekutiv simultandolmetschen simultandolmetscher | simultané simultanée consécutif consécutive | simultánea consecutiva simultáneo
bsl asl sign-language | gebärdensprachdolmetscher gebärdensprachdolmetscherin | langue-des-signes | lse lengua-de-signos lengua-de-señas
postediting | postediting | postédition | posedición
persian farsi | persisch farsi | persan farsi | persa farsi
bulgarian | bulgarisch bulgarische | bulgare | búlgaro búlgara
serbian | serbisch serbische | serbe | serbio serbia
slovak | slowakisch slowakische | slovaque | eslovaco eslovaca
slovenian | slowenisch slowenische | slovène | esloveno eslovena
estonian | estnisch estnische | estonien estonienne | estonio estonia
latvian | lettisch lettische | letton lettone | letón letona
lithuanian | litauisch litauische | lituanien lituanienne | lituano lituana
lawfirm chambers law-firm law-firms | kanzlei kanzleien anwaltskanzlei rechtsanwaltskanzlei | cabinet cabinets cabinet-d'avocats | bufete bufetes despacho-de-abogados
employmentlaw | arbeitsrecht arbeitsrechtlich | prudhommes | laboralista
criminal penal | strafrecht strafverteidiger strafverteidigung | pénal pénale pénaliste | penal penalista
arbitration arbitrator | schiedsverfahren schiedsgericht | arbitral | arbitral
dataprotection dpo data-protection | datenschutzerklärung datenschutz datenschutzbeauftragter | dpo protection-des-données | protección-de-datos
cookies | cookies cookiebanner | cookies | cookies
whistleblowing whistleblower whistle-blowing | hinweisgeber hinweisgebersystem whistleblower | lanceur-d'alerte lanceurs-d'alerte | denunciante denunciantes canal-de-denuncias
kyc amlkyc aml | geldwäsche kyc geldwäscheprävention | kyc | kyc
naturalisation citizenship | einbürgerung staatsbürgerschaft staatsangehörigkeit | naturalisation citoyenneté nationalité | nacionalidad ciudadanía naturalización
intellectual intellectualproperty | geistiges schutzrechte schutzrecht | intellectuelle | intelectual
incorporation incorporate | firmengründung gesellschaftsgründung | constitution constituer | constitución constituir
gmbh ltd llc | gmbh ug | sarl sas eurl | sl slu
debenture | anleihe anleihen schuldverschreibung | |
funds etf | investmentfonds etf | etf | etf
stockmarket bourse stock-market stock-exchange | börse börsen trading börsenhandel | bourse trading marché-boursier | bursátil trading bolsa-de-valores
capital equity | kapital eigenkapital startkapital stammkapital | capital capitaux | capital
accounts bank-account bank-accounts | konten bankkonto geschäftskonto | comptes compte-bancaire comptes-bancaires | cuenta-bancaria cuentas-bancarias
dollar dollars usd | dollar usd | dollar dollars usd | dólar dólares usd
francs chf | franken chf | francs chf | chf
mastercard amex creditcard | mastercard | mastercard amex | mastercard amex
interest | zins zinsen zinssatz zinssätze | intérêts | interés intereses
dunning debtcollection | inkassobüro forderungseinzug | créances créance | cobro recobro cobros
factoring | factoring | affacturage factoring | factoring
overdraft liquidity cashflow | liquidität kontokorrent liquiditätsplanung cashflow | trésorerie liquidité liquidités | liquidez tesorería
annualaccounts annual-accounts year-end-accounts annual-financial-statements | bilanz bilanzen jahresabschluss jahresabschlüsse bilanzbuchhalter bilanzierung | bilan bilans comptes-annuels | balance balances cuentas-anuales
auditor | wirtschaftsprüfer wirtschaftsprüfung abschlussprüfung revision auditor | auditeur auditrice | auditor auditora
ledger datev general-ledger | kontierung datev kontenrahmen | grand-livre | libro-mayor
declaration declarations tax-return | steuererklärung steuererklärungen | déclaration déclarations déclaration-fiscale déclaration-d'impôts | declaración declaraciones declaración-de-impuestos
taxadvisor tax-advisor tax-adviser tax-consultant | steuerberater steuerberaterin steuerberatung steuerkanzlei | fiscaliste conseiller-fiscal | gestoría asesor-fiscal asesoría-fiscal
taxoffice irs tax-office | finanzamt finanzämter steuerbehörde | fisc centre-des-impôts | aeat agencia-tributaria
einvoice einvoicing | xrechnung zugferd | facturx | facturae
till cashregister cash-register point-of-sale | kasse kassen registrierkasse kassensystem | caisse-enregistreuse point-de-vente | tpv caja-registradora punto-de-venta
socialsecurity social-security | sozialversicherung rentenversicherung sozialabgaben | urssaf cotisations sécurité-sociale | seguridad-social
policyholder policies | police policen versicherungspolice versicherungsnehmer | | póliza pólizas
lossadjuster loss-adjuster | schadenregulierung schadensregulierung schadensgutachter | expert-d'assurance | perito-de-seguros
underwriter underwriting | zeichnungsstelle underwriter underwriting | souscripteur souscription | underwriting
actuary actuarial | aktuar versicherungsmathematik | actuaire actuariat actuariel | actuario actuarial
reinsurance | rückversicherung rückversicherer | réassurance réassureur | reaseguro reasegurador
duediligence due-diligence | unternehmensprüfung sorgfaltsprüfung | due-diligence | due-diligence
restructuring turnaround restructure | restrukturierung umstrukturierung sanierer | restructuration restructurer redressement | reestructuración reestructurar
businessplan business-plan business-plans | businessplan geschäftsplan | businessplan plan-d'affaires business-plan | businessplan plan-de-negocio plan-de-empresa
dividend dividends | dividende dividenden | dividende dividendes | dividendo dividendos
wealth asset assets | vermögen vermögensverwaltung vermögenswerte | patrimonial actifs | patrimonial activos
creditrating creditworthiness solvency credit-rating credit-check | bonität kreditwürdigkeit bonitätsprüfung | solvabilité | solvente
hr human-resources | personalwesen personalabteilung hr personalmanagement | rh drh ressources-humaines | rrhh recursos-humanos
employer employers | arbeitgeber arbeitgeberin | employeur employeurs | empleador empleadores
aptitude | eignungstest assessment assessmentcenter eignungsdiagnostik | aptitude assessment | aptitud assessment
minijob mini-job | aushilfe aushilfen minijobber | extra | minijob trabajillo
fixedterm fixed-term | befristung befristet befristete | cdd durée-déterminée | duración-determinada
overtime | überstunden mehrarbeit | heures-supplémentaires | horas-extra horas-extras
timesheet timetracking | zeiterfassung stundenzettel arbeitszeiterfassung stempeluhr | pointeuse pointage | fichaje fichar
workinghours flexitime working-hours working-time | arbeitszeit arbeitszeiten gleitzeit | temps-de-travail horaires-de-travail | horario-laboral jornada-laboral horas-de-trabajo
virtualassistant telesecretarial virtual-assistant | telesekretariat büroservice sekretariatsservice | télésecrétariat assistant-virtuel assistante-virtuelle | telesecretaría asistente-virtual
clerk clerks | sachbearbeiter sachbearbeiterin bürokaufmann bürokauffrau bürokraft | employé-de-bureau employée-de-bureau | oficinista auxiliar-administrativo
callcentre callcenter call-centre call-center | callcenter telefonservice servicehotline | centre-d'appel centre-d'appels centres-d'appels | callcenter centro-de-llamadas
telemarketing telesales | telefonmarketing telefonakquise kaltakquise telemarketing telefonverkauf | télémarketing télévente télévendeur phoning démarchage | telemarketing televenta teleoperador teleoperadora
aftersales customercare after-sales | kundenservice kundendienst kundenbetreuung kundenbetreuer | sav après-vente service-après-vente | postventa servicio-posventa post-venta
salesrep fieldsales | außendienst handelsvertreter außendienstmitarbeiter handelsvertretung | vrp | viajante
keyaccount kam key-account | großkundenbetreuung keyaccount keyaccountmanager | kam grands-comptes | kam grandes-cuentas
scm | supplychain scm | supplychain scm | scm supplychain
dropshipping dropship | dropshipping streckengeschäft direktversand | dropshipping | dropshipping
nfc | nfc | nfc | nfc
merchandising | regalservice merchandiser warenverräumung merchandising | marchandisage merchandiseur | reponedor reposición gondolero
popup | popup popupstore | éphémère popup | popup efímera
wanted | gesuch | cherchons recherchons |
fundraising fundraiser | fundraising spendensammlung spendenkampagne | fundraising | fundraising
tradeunion | gewerkschaft gewerkschaften betriebsrat betriebsräte | syndicat syndicats syndical cse | sindicato sindicatos sindical
guild chamber-of-commerce | handelskammer handwerkskammer ihk | cci chambre-de-commerce chambre-des-métiers | cámara-de-comercio
ballot voting vote | abstimmung abstimmungen wahlkampf stimmzettel | scrutin vote électoral | votación voto electoral
lobbying | lobbyarbeit interessenvertretung lobbying | lobbying | lobby lobbying
citizen citizens | bürgerin bürgerbeteiligung | citoyen citoyens citoyenne | ciudadano ciudadanos ciudadana
grants | förderung | aides | ayudas
whitepaper whitepapers | whitepaper fachpublikation | whitepaper | whitepaper
plagiarism | plagiat plagiate plagiatsprüfung | plagiat | plagio
literature bibliography | literatur literaturrecherche bibliografie | littérature bibliographie | literatura bibliografía
experiment experiments experimental | experiment experimente versuch versuche | expérimental expérimentation | experimento experimentos
hydrology hydrogeology | hydrologie hydrogeologie | hydrologie hydrogéologue hydrogéologie | hidrología hidrogeología
archaeology archaeologist | archäologie archäologe archäologisch | archéologie archéologue | arqueología arqueólogo
sociology sociologist | soziologie soziologe | sociologie sociologue | sociología sociólogo
nanotechnology nanotech | nanotechnologie | nanotechnologie | nanotecnología
catia | catia | catia | catia
cfd | cfd strömungssimulation | cfd | cfd
modelling | modellierung modellieren modellierer | modélisation modéliser | modelado modelización modelar
civilengineer civilengineering civil-engineer civil-engineering | bauingenieur bauingenieurwesen bauingenieurin | génie-civil ingénieur-civil | ingeniero-civil ingeniería-civil
electrotechnical | elektrotechnik elektroingenieur | électrotechnique électrotechnicien | electrotecnia electrotécnico
landscape landscapes | landschaftsarchitekt landschaftsarchitektur landschaft landschaftsplanung | paysage paysages | paisaje paisajes
elearning lms moodle | elearning onlinekurse lernplattform moodle | lms moodle | elearning moodle
trainer trainers instructor instructors | ausbilder kursleiter kursleiterin | formateur formatrice formateurs | formador formadora formadores instructor
mentor mentoring mentors | mentor mentoring mentorin | mentor mentorat | mentor mentoría mentora
rhetoric | rhetorik rhetoriktraining redetraining | rhétorique | oratoria retórica
outplacement | outplacement | outplacement reclassement | outplacement recolocación
retraining reskilling | umschulung umschulungen | reconversion | reconversión recualificación
changemanagement transformation change-management | changemanagement veränderungsmanagement transformation | conduite-du-changement | gestión-del-cambio
culture | unternehmenskultur kultur | culture-d'entreprise culturel culturelle | cultura
diversity inclusion | diversität inklusion | diversité inclusion | diversidad inclusión
videoconference videoconferencing zoom video-conference video-call | videokonferenz videokonferenzen zoom | visio zoom visio-conférence | videoconferencia videoconferencias zoom
mailroom mail-room | poststelle postbearbeitung posteingang postservice | service-courrier | valija
postage franking | porto frankieren frankierung frankiermaschine | affranchissement | franqueo franquear
marker markers highlighter highlighters | textmarker filzstift filzstifte edding | marqueur surligneur | rotulador rotuladores marcador subrayador
paperclip paperclips paper-clip paper-clips | büroklammer büroklammern | trombone trombones | clip clips sujetapapeles
holepunch | lochgerät | perforatrice perforateur perforeuse | perforador
sellotape | klebestreifen tesa paketband | scotch | celo precinto
ruler rulers | lineal lineale | réglet | reglas
calculator calculators | taschenrechner rechenmaschine tischrechner | calculatrice calculatrices calculette | calculadora calculadoras
flipchart flipcharts | flipchart flipcharts moderationswand | paperboard | rotafolio rotafolios
pinboard noticeboard corkboard notice-board cork-board | pinnwand pinnwände anschlagtafel | babillard tableau-d'affichage tableau-en-liège | tablón-de-anuncios tablero-de-corcho
cartridge cartridges | patrone patronen druckerpatrone tonerkartusche druckerpatronen | cartouche cartouches | cartucho cartuchos
postit sticky-notes post-it | haftnotiz haftnotizen klebezettel | post-it bloc-repositionnable | pósit notas-adhesivas
lanyard lanyards | lanyard ausweishülle schlüsselband badge | porte-badge tour-de-cou | credencial lanyard credenciales
heightadjustable height-adjustable sit-stand standing-desk | stehpult höhenverstellbarer | bureau-assis-debout assis-debout | elevable altura-regulable regulable-en-altura
telecom telecoms telecommunications telecommunication | telekommunikation telekom telekommunikationstechnik | télécom télécoms télécommunications | telecomunicaciones telecomunicación
pbx | vermittlungsanlage telefonzentrale | autocommutateur pabx | centralita centralitas
fax | fax faxgerät telefax | fax télécopie télécopieur | fax
roaming | roaming handytarif mobilfunk mobilfunkvertrag | itinérance roaming | roaming itinerancia
5g | mobilfunkmast funkmast 5g | 5g | 5g
splicing ftth | glasfaserausbau glasfaseranschluss spleißen | ftth | ftth fusionado
sysadmin itadministrator sysadmins | systemadministrator systemadministration | sysadmin infogérance | sysadmin
informatics edv | edv it informatik informatiker | informatique informaticien informaticienne | informática informático
msp systemhouse | systemhaus systemhäuser msp | esn infogérant | msp
sla uptime | sla betriebszeit hochverfügbarkeit | sla | sla
incident incidents breach | vorfall vorfälle sicherheitsvorfall datenpanne | incident incidents | incidente incidentes
vulnerability vulnerabilities | schwachstelle schwachstellen sicherheitslücke sicherheitslücken | vulnérabilité vulnérabilités faille failles | vulnerabilidad vulnerabilidades
awareness | sensibilisierung awareness awarenesstraining | sensibilisation sensibiliser | concienciación sensibilización concienciar
forensic forensics | forensik forensisch | forensique criminalistique | forense
backgroundcheck background-check background-checks | hintergrundprüfung führungszeugnis | vérification-des-antécédents casier-judiciaire | antecedentes-penales
nis2 tisax | nis2 tisax | nis2 tisax | nis2 tisax
bcm contingency | notfallplan notfallkonzept notfallmanagement | pca | contingencia
microservices microservice | softwarearchitektur microservices microservice | microservices | microservicios
legacy cobol mainframe | altsystem altsysteme cobol mainframe | cobol mainframe | cobol mainframe
csharp dotnet | csharp dotnet | csharp dotnet | csharp dotnet
cplusplus c++ | c++ | c++ | c++
flutter reactnative | flutter reactnative | flutter reactnative | flutter reactnative
git github gitlab | git github gitlab | github gitlab | git github gitlab
nocode lowcode | nocode lowcode | nocode lowcode | nocode lowcode
rpa | rpa prozessautomatisierung | rpa | rpa
sharepoint onedrive | sharepoint onedrive | sharepoint onedrive | sharepoint onedrive
outlook | outlook | outlook | outlook
google | google | google | google
typo3 joomla drupal | typo3 joomla drupal | typo3 joomla drupal | typo3 joomla drupal
wix webflow squarespace | wix webflow squarespace | wix webflow squarespace | wix webflow squarespace
nextcloud dropbox filesharing | nextcloud dropbox dateiaustausch | nextcloud dropbox | nextcloud dropbox
pagespeed page-speed loading-speed | ladezeit performance ladezeiten | performance performances temps-de-chargement vitesse-de-chargement | velocidad-de-carga tiempo-de-carga
relaunch redesign | relaunch neugestaltung redesign | refonte redesign | rediseño relanzamiento
configurator configurators | konfigurator produktkonfigurator konfiguratoren | configurateur configurateurs | configurador configuradores
productdata pim | produktdaten pim stammdaten | pim | pim
packshot | produktfoto produktfotos produktfotografie packshot | packshot packshots | packshot
stockphoto shutterstock | stockfoto stockfotos bildagentur shutterstock | shutterstock | shutterstock
aerialphotography aerial-photography aerial-photos | luftbild luftaufnahmen luftbilder luftaufnahme | photo-aérienne photographie-aérienne vue-aérienne | fotografía-aérea fotos-aéreas
mascot mascots | maskottchen | mascotte mascottes | botarga
wayfinding | leitsystem orientierungssystem wegeleitsystem | | señalética
diecut die-cut die-cutting | stanze konturschnitt stanzform | prédécoupé | troqueles
exhibitionstand exhibition-stand exhibition-stands | standbau | standiste stand-d'exposition | stands
bookcover | buchcover buchumschlag coverdesign | jaquette | portada portadas sobrecubierta
launch product-launch | markteinführung produkteinführung launch | lancement-de-produit lancement | lanzamiento
inauguration | eröffnung eröffnungen einweihung neueröffnung | inauguration inaugurer | inauguración inaugurar
meetup | unternehmertreffen netzwerktreffen | réseautage afterwork | networking
award awards | auszeichnung auszeichnungen award | récompense récompenses distinction | galardón
trend trends | trend trends | tendance tendances | tendencia tendencias
brazil brazilian | brasilien brasilianisch | brésil brésilien | brasil brasileño
argentina | argentinien argentinisch | argentine argentin | argentina argentino
australia australian | australien australisch | australie australien | australia australiano
bilbao | bilbao | bilbao | bilbao
malaga | malaga | malaga | málaga
dusseldorf | düsseldorf düsseldorfer | dusseldorf | düsseldorf dusseldorf
leipzig | leipzig leipziger | leipzig | leipzig
dresden | dresden dresdner | dresde | dresde
bremen | bremen bremer | brême | bremen
toulouse | toulouse | toulouse toulousain | toulouse
lille | lille | lille lillois | lille
nantes | nantes | nantes nantais | nantes
amsterdam | amsterdam | amsterdam | ámsterdam
berne bern | bern | berne | berna
salzburg | salzburg | salzbourg | salzburgo
lausanne | lausanne | lausanne | lausana
honorarium | honorar honorare | honoraires | honorarios
junior | berufseinsteiger junior | junior | júnior
statutes bylaws | satzung satzungen statuten vereinssatzung | statuts | estatutos
contractual contractlaw | vertragsrecht vertragsprüfung vertraglich | contractuel contractuelle | contractual
dismissal redundancy severance | entlassung abfindung kündigungsschutz | licenciement licenciements | despido despidos finiquito
bailiff | gerichtsvollzieher | huissier huissiers | alguacil
prenup | ehevertrag eheverträge | matrimonial matrimoniaux | capitulaciones matrimonial
propertytax property-tax council-tax | grundsteuer | taxe-foncière | ibi
selfemployed soletrader self-employed | einzelunternehmer | autoentrepreneur travailleur-indépendant auto-entrepreneur micro-entrepreneur | autoempleo trabajador-autónomo
entrepreneur entrepreneurs | unternehmer unternehmerin unternehmertum | entrepreneuse entrepreneuriat | empresario empresaria empresarios
drivinglicence driving-licence driving-school driver's-license | führerschein fahrschule führerscheine fahrlehrer | permis-de-conduire auto-école | autoescuela carné-de-conducir carnet-de-conducir permiso-de-conducir
okr kpi kpis | kpi okr kennzahl kennzahlen | kpi indicateur indicateurs | kpi indicador indicadores
benchmark benchmarking | benchmark benchmarking | benchmark benchmarking | benchmark benchmarking
pmo prince2 pmp | pmo prince2 pmp | pmo prince2 pmp | pmo prince2 pmp
stakeholder stakeholders | stakeholder interessengruppen | stakeholders | stakeholders
clipping mediamonitoring press-clipping media-monitoring | medienbeobachtung pressespiegel clipping | revue-de-presse veille-média | clipping recortes-de-prensa
emas iso14001 | emas iso14001 umweltmanagement | emas iso14001 | emas iso14001
lca lifecycle | ökobilanz ökobilanzen | acv écobilan | acv ecobalance
medtech biomedical | medizintechnik medizinprodukt medizinprodukte | biomédical medtech | biomédico electromedicina
topography topographic | topografie topografisch | topographie topographe topographique | topografía topógrafo topográfico
buildingphysics | bauphysik bauphysiker wärmeschutznachweis | thermicien | higrotermia
firesafety fire-safety | brandschutzbeauftragter brandschutzkonzept | sécurité-incendie | seguridad-contra-incendios
leed breeam dgnb | leed breeam dgnb | leed breeam hqe | leed breeam
bacnet | bacnet | knx bacnet | knx bacnet
takeoff | massenermittlung leistungsverzeichnis | métreur |
crowdsourcing microtask | crowdsourcing klickarbeit | crowdsourcing microtâches | crowdsourcing
bpo backoffice | backoffice bpo | bpo | backoffice bpo
livechat chat | livechat chat | tchat | chat livechat
multichannel omnichannel | multichannel omnichannel | multicanal omnicanal | multicanal omnicanal
inbound outbound | inbound outbound | inbound outbound | inbound outbound
whitelabel white-label | whitelabel | marque-blanche | whitelabel marca-blanca
rfq rfp | angebotsanfrage preisanfrage rfq | rfq | rfq
letterofcredit letter-of-credit | akkreditiv akkreditive | crédoc lettre-de-crédit crédit-documentaire | credoc carta-de-crédito crédito-documentario
eori intrastat | eori intrastat | eori intrastat | eori intrastat
buyinggroup | einkaufsgemeinschaft einkaufsverbund | groupement groupements | agrupación agrupaciones
sickleave absence sick-leave | krankschreibung krankheitsvertretung arbeitsunfähigkeit fehlzeiten | absentéisme arrêt-maladie | absentismo baja-médica
substitute | urlaubsvertretung ersatzkraft | remplaçant remplaçante | sustituto suplente suplencia
workingstudent student-job | werkstudent werkstudentin studentenjob | alternant alternance job-étudiant étudiant-salarié |
jobboard | jobbörse stellenbörse jobportal jobboard | jobboard | jobboard
cfo treasurer | finanzvorstand kassenwart schatzmeister | trésorier trésorière daf | tesorero tesorera
depreciation amortisation | abschreibung abschreibungen | amortissement amortissements | amortización depreciación
reconciliation accruals bank-reconciliation reconcile reconciling | abgrenzung kontenabstimmung | rapprochement rapprochement-bancaire rapprochements-bancaires | conciliación conciliación-bancaria
ifrs gaap hgb | ifrs hgb gaap | ifrs gaap | ifrs gaap pgc
taxation taxexempt | steuerfrei besteuerung zollfrei steuerbefreit | exonéré détaxe | exento exención
pos | kartenterminal kartenlesegerät terminal zahlungsterminal | terminal terminaux | datáfono datáfonos
fintech insurtech neobank | fintech insurtech neobank | fintech néobanque insurtech | fintech insurtech neobanco
insurancebroker insurance-broker insurance-agent | versicherungsmakler versicherungsvermittler versicherungsagentur | assureur assureurs courtier-en-assurances courtier-d'assurance | correduría aseguradoras corredor-de-seguros correduría-de-seguros
cyberinsurance | cyberversicherung | cyberassurance | ciberseguro
travelinsurance travel-insurance | reiseversicherung reiserücktritt auslandskrankenversicherung | assurance-voyage | seguro-de-viaje
disabilityinsurance disability-insurance | berufsunfähigkeit berufsunfähigkeitsversicherung | prévoyance invalidité | invalidez
contribution contributions | versicherungsbeitrag mitgliedsbeitrag | |
beneficiary beneficiaries | begünstigter begünstigte | bénéficiaire bénéficiaires | beneficiario beneficiarios
stampcollection | briefmarkensammlung | philatélique | filatélico
reit | kapitalanlage anlageimmobilie anlageobjekt | scpi | socimi
microcredit microfinance | mikrokredit mikrofinanz | microcrédit microfinance | microcrédito microfinanzas
businessangel business-angel business-angels | businessangel businessangels | business-angel business-angels |
pitch pitching | pitch pitchen | pitch pitcher | pitch
ipo | börsengang ipo | ipo | opv ipo
antitrust cartel | kartellrecht kartell | antitrust | antimonopolio
secrecy secret | geschäftsgeheimnis geheimhaltung geheimhaltungsvereinbarung geheim | secret secrets | secreto secretos
paralegal | rechtsanwaltsfachangestellte rechtsfachwirt | clerc | procurador procuradora
legaltech | legaltech | legaltech | legaltech
memorandum | rechtsgutachten stellungnahme stellungnahmen | mémorandum | memorándum
objection appeal appeals | widerspruch einspruch berufung | recours opposition | recurso recursos alegaciones
desist | abmahnung abmahnungen unterlassung | sommation | requerimiento burofax
escrow trustee | treuhand treuhänder treuhandkonto anderkonto | séquestre fiduciaire fiduciaires | fideicomiso fiduciario
novelty | patentrecherche markenrecherche neuheitsrecherche | antériorité antériorités | anterioridad
techtransfer spinoff | technologietransfer ausgründung spinoff | essaimage | spinoff
erasmus | erasmus | erasmus | erasmus
symposium | symposium fachtagung symposien | symposium colloque colloques | simposio coloquio
citation citations footnotes | zitat zitate quellenangabe fußnote | citation citations bibliographique | citación citaciones
spss stata | spss stata | spss stata | spss stata
pivot | pivottabelle pivot | pivot | pivote
bigdata big-data | bigdata | bigdata mégadonnées big-data | bigdata macrodatos big-data
datawarehouse etl datalake | datawarehouse etl datalake | etl | etl datalake
datascience datascientist data-science data-scientist | datascience datenwissenschaft datenwissenschaftler datascientist | datascientist science-des-données | datascientist ciencia-de-datos
computervision opencv | bilderkennung bildverarbeitung opencv | opencv | opencv
voicebot | spracherkennung sprachassistent voicebot | voicebot | voicebot
prompt prompts prompting | prompt prompts prompting | prompt prompts | prompt prompts
predictive forecast forecasts forecasting | prognose prognosen vorhersage | prédictif prédictive prévision prévisions prévisionnel | predictivo predictiva previsión previsiones pronóstico
quantum | quantencomputer quanten | quantique | cuántico cuántica
gamification | gamification gamifizierung | gamification ludification | gamificación
playstation xbox nintendo | playstation xbox nintendo | playstation xbox nintendo | videoconsola videoconsolas playstation xbox nintendo
smartwatch wearables wearable | smartwatch wearables wearable | smartwatch | smartwatch
thinclient | thinclient minipc | thinclient | thinclient
nas | netzwerkspeicher | nas | nas
digitalsignage | digitalsignage werbebildschirm | digitalsignage | digitalsignage
ledwall videowall | ledwand ledwall videowand | ledwall | ledwall videowall
audiovisual avtechnology | medientechnik veranstaltungstechnik audiovisuell | audiovisuel audiovisuelle | audiovisual audiovisuales
retargeting remarketing | retargeting remarketing | reciblage retargeting | retargeting remarketing
emailmarketing mailchimp | emailmarketing mailchimp | emailing mailchimp | emailing mailchimp
contentmarketing | storytelling contentmarketing | storytelling | storytelling
guerrilla ambient ambush | guerillamarketing ambientmedia | guérilla | guerrilla
radiospot radio-spot tv-spot | werbespot werbespots fernsehspot radiospot | spot-radio spot-publicitaire | spot spots cuña-de-radio
mediaplanning mediabuying | mediaplanung mediaagentur mediaeinkauf | médiaplanning | mediaplanning
media mediakit | medien media mediadaten | média médias médiatique | medios
directory directories yellowpages | branchenbuch verzeichnis verzeichnisse branchenverzeichnis | annuaire annuaires | directorio directorios
cx customerjourney | kundenerlebnis kundenerfahrung cx | cx | cx
neuromarketing eyetracking | neuromarketing eyetracking | neuromarketing oculométrie | neuromarketing
plv | verkaufsdisplay displaywerbemittel | plv | plv
greetingcard greeting-card greeting-cards | grußkarte grußkarten weihnachtskarte glückwunschkarte | vœux carte-de-vœux carte-de-voeux cartes-de-vœux cartes-de-voeux | felicitación felicitaciones christmas tarjeta-de-felicitación
polo polos poloshirt | poloshirt poloshirts | polo polos | polo polos
totebag | stofftasche stofftaschen stoffbeutel jutebeutel | totebag | tote totebag
lighter lighters | feuerzeug feuerzeuge | briquet briquets | mechero mecheros encendedor
wristband wristbands wrist-band | einlassband festivalband | bracelet-d'identification | pulsera-identificativa
shoppingtrolley shopping-trolley | einkaufswagen trolley | caddie chariot-de-courses | carro-de-la-compra
mousepad deskpad mouse-pad mouse-mat | mauspad schreibtischunterlage schreibunterlage | tapis-de-souris sous-main | vade alfombrilla-de-ratón
footrest foot-rest | fußstütze fußstützen | repose-pieds | reposapiés
suggestionbox ballotbox | wahlurne losbox | |
correctionfluid erasers correction-fluid | radiergummi korrekturroller | correcteur-liquide gomme-à-effacer | tippex goma-de-borrar
geodreieck | zirkel geodreieck | | compás
papertowels toiletpaper paper-towels toilet-paper kitchen-roll | papierhandtücher toilettenpapier küchenrolle | papier-toilette papier-hygiénique essuie-tout essuie-mains | papel-higiénico papel-de-cocina
pda | handscanner barcodescanner | pda | pda
teleconference conferencing | telefonkonferenz telefonkonferenzen | téléconférence audioconférence | teleconferencia
voicemail | anrufbeantworter sprachbox voicemail | répondeur répondeurs | contestador contestadores
freephone 0800 | servicenummer 0800 rufnummer | 0800 | 0800
landline | festnetz festnetzanschluss | ligne-fixe téléphone-fixe | teléfono-fijo línea-fija
repeater | repeater signalverstärker | répéteur répéteurs | repetidor repetidores
m2m iotsim lorawan | lorawan m2m | lorawan m2m | lorawan m2m
socialwork socialworker | sozialarbeiter sozialarbeit sozialarbeiterin sozialpädagoge | éducateur | educador educadora
jobcentre job-centre | arbeitsagentur jobcenter arbeitsamt | france-travail | inem sepe
twinning crossborder | grenzüberschreitend | transfrontalier transfrontalière | transfronterizo transfronteriza
referendum petition petitions | petition petitionen unterschriftensammlung volksbegehren | pétition pétitions référendum | referéndum
parliament parliamentary | parlament bundestag landtag parlamentarisch | parlement parlementaire | parlamento parlamentario
smartcity | smartcity | smartcity | smartcity
egovernment ozg | verwaltungsdigitalisierung | dématérialisation dématérialiser |
census demographics | zensus volkszählung demografie | recensement démographie | censo demografía
humanitarian development-aid | entwicklungshilfe humanitär entwicklungszusammenarbeit | aide-humanitaire humanitaire | humanitario ayuda-humanitaria
crisis | krise krisen krisenmanagement krisenkommunikation | crise crises | crisis
intercultural | interkulturell interkulturelle | interculturel interculturelle | intercultural
didactics | didaktik | pédagogue didactique | pedagógico pedagogo didáctica
multimedia interactive | multimedia interaktiv interaktive | multimédia interactif interactive | multimedia interactivo interactiva
mediatraining | medientraining kameratraining | médiatraining | portavoces mediatraining
integrationcourse daf | integrationskurs deutschkurs deutschkurse daf | fle | ele
academy academies college institute institutes | akademie akademien institut institute | académie institut instituts | academia academias
desktop desktops | desktop desktoprechner standrechner | desktop | sobremesa
browser browsers | browser webbrowser | navigateur navigateurs | navegador navegadores
scalable scalability | skalierbar skalierbarkeit | scalable scalabilité évolutif | escalable escalabilidad
wiki wikis | wiki wikis wissensdatenbank | wiki wikis | wiki wikis
knowledge | wissensmanagement | connaissances connaissance | conocimiento conocimientos
forum forums | forum foren | forum forums | foro foros
notification notifications alerts | benachrichtigung benachrichtigungen | notification notifications | notificación notificaciones
tagmanager matomo | tagmanager matomo | matomo tagmanager | matomo tagmanager
ssl https tls | ssl https tls | ssl https tls | ssl https tls
dns nameserver | nameserver | dns | dns
subdomain webspace web-space | webspace subdomain | sous-domaine sous-domaines | subdominio
latency | latenz | latence | latencia
proxyserver loadbalancer | loadbalancer proxyserver | loadbalancer | balanceador
simulator simulators | simulator simulatoren | simulateur simulateurs | simulador simuladores
validation validate | validierung validieren | validation valider | validación validar
verification verified | verifizierung überprüfen verifizieren | |
simplification simplify | vereinfachung vereinfachen | simplification simplifier | simplificación simplificar
acoustician | raumakustik akustikplanung | acousticien acousticienne | acustista
metallurgy metallurgist | metallurgie metallurgisch werkstoffkunde | métallurgie métallurgique | metalurgia metalúrgico
astronomy telescopes | astronomie sternwarte | astronomie | astronomía
zoology wildlife fauna | wildtiere fauna artenschutz | faune zoologie | fauna zoología
botany flora | botanik flora | botanique flore | botánica flora
immunology antibodies antibody | antikörper immunologie | anticorps immunologie | anticuerpo anticuerpos inmunología
epidemiology | epidemiologie | épidémiologie | epidemiología
anthropology ethnology | anthropologie ethnologie | anthropologie ethnologie | antropología etnología
linguistics linguist | linguistik linguist sprachwissenschaft linguistisch | linguistique linguiste | lingüística lingüista
celebrity celebrities | promi promis prominente | célébrité célébrités | famoso famosos celebridad
reportage reporters | reportage reportagen reporter | reportage reporter | reportaje reportajes reportero
teaser teasers | teaser | teaser | teaser
slowmotion timelapse | zeitraffer zeitlupe | timelapse | timelapse
copydesk headline headlines | schlagzeile überschrift überschriften | titraille | titular titulares
columnist | kolumne kolumnist | chroniqueur chronique | columnista
editorial | leitartikel editorial | éditorial éditoriaux | editorialista
readership readers | leser leserschaft leserin | lecteur lecteurs lectorat | lector lectores
atlas globe globes | globus atlas | globe atlas mappemonde | atlas
encyclopedia encyclopaedia | enzyklopädie enzyklopädien | encyclopédie encyclopédies | enciclopedia enciclopedias
facsimile reprint reprints | nachdruck reprint faksimile | réimpression | reimpresión facsímil
hardcover hardback | hardcover festeinband | cartonné relié |
paperback softcover | taschenbuch softcover taschenbücher | livre-de-poche | rústica libro-de-bolsillo
preface foreword | vorwort | préface | prólogo
index indexing | index indexierung stichwortverzeichnis | index indexation | indexación
summary summaries abstract | zusammenfassung zusammenfassungen | résumé résumés | resumen resúmenes
correction corrections | korrektur korrekturen korrigieren | correction corrections corriger | corregir
advantage advantages | vorteil vorteile | avantage avantages | ventaja ventajas
opportunity opportunities | chance chancen geschäftsmöglichkeit | opportunité opportunités | oportunidad oportunidades
teamleader | teamleiter teamleiterin teamleitung | teamleader | teamleader
hierarchy organigram | organigramm hierarchie | hiérarchie | organigrama jerarquía
logfile logging | protokolldatei logdatei logging | journalisation logs | logs
bankcard debitcard girocard | girocard debitkarte | cb débit | débito
atm cashpoint | geldautomat bankautomat geldautomaten | dab | cajero cajeros
cheque cheques | scheck schecks | chèque chèques | cheque cheques
stockbroker | börsenmakler | trader | bróker
derivatives | derivate futures | dérivés | derivados
inflation | inflation teuerung | inflation | inflación
recession | rezession | récession | recesión
repayment repay | rückzahlung tilgung tilgen | amortir | reintegro
goodwill | firmenwert goodwill unternehmensbewertung | goodwill | goodwill
gratuity | trinkgeld | pourboire | propina
taxable withholding | quellensteuer | |
perdiem | tagegeld verpflegungspauschale | perdiem | perdiem
stockoption esop | mitarbeiterbeteiligung esop | bspce intéressement | esop
subsidised | gefördert geförderte bildungsgutschein | subventionné cpf | subvencionado bonificada
qualiopi azav | azav | qualiopi | fundae
dual | dual duales | dual | dual
preparation prepare prep preparing prepared | vorbereitung vorbereiten prüfungsvorbereitung vorbereitet zubereiten zubereitung | préparation préparer préparé préparés | preparación preparar preparado preparamos
playlearning edtech | edtech | edtech | edtech
program programmes | programmheft | programme programmes |
honours | urkundendruck ehrenurkunde | honorifique | honorífico
bookend bookends | buchstütze buchstützen | serre-livres | sujetalibros
thumbtack pushpin thumbtacks | reißzwecke reißzwecken pinnnadel | punaise-de-bureau | chincheta chinchetas
fountainpen fountain-pen fountain-pens | füller füllfederhalter tintenroller | stylo-plume stylos-plume | estilográfica pluma-estilográfica
lectern | rednerpult | pupitre lutrin | atril atriles
audioguide audioguides | audioguide führungsanlage | audioguide | audioguía audioguías
cassette vhs cassettes | kassette vhs kassetten videokassetten | cassette vhs cassettes | casete vhs casetes
dvd cd bluray | dvd cd bluray | dvd cd bluray | dvd cd bluray
layout typesetting page-layout | layout satz seitenlayout seitengestaltung | mise-en-page mises-en-page | maquetación maquetar
`
