/** Words of single trades, in the form of attributes.ts. */
export const tradeRows = `
flour flours | mehl mehle | farine farines | harina harinas
repair repairs repairing fixing fix fixed mend | reparatur reparaturen reparieren beheben behebt behoben behebung repariert | réparation réparations dépannage réparer réparons répare réparé | reparación reparaciones reparar arreglar arreglamos arregla arreglo arreglos reparamos repara
training train trained course courses instruction onboarding workshop workshops | schulung schulungen einweisung ausbildung kurs seminar | formation formations former formation-professionnelle | formación capacitación curso cursos
cleaning clean cleaned cleaner cleaners janitorial spring-cleaning deep-cleaning end-of-tenancy | reinigung reinigen reinigt putzen unterhaltsreinigung gebäudereinigung | nettoyage nettoyer propreté ménage grand-ménage | limpieza limpiar limpiamos limpieza-a-fondo limpieza-general
storage warehouse warehousing stored | lager lagerung lagern gelagert lagerfläche | stockage entrepôt entreposage stocké | almacén almacenamiento almacenaje
design designs designing designer | gestaltung entwurf design entwerfen | conception design concevoir | diseño diseñar
sheet sheets plate plates | blech bleche platten | tôle tôles | chapa chapas
cut cutting cuts | zuschnitt zuschnitte schneiden geschnitten | découpe découpes coupe | corte cortes
wheat | weizen | blé froment | trigo
bread loaves baguette bakery bakeries baked | brot brote bäckerei backwaren brötchen | pain pains boulangerie baguette | pan panes panadería
meat | fleisch | viande viandes | carne carnes
vegetables vegetable | gemüse | légumes légume | verduras verdura hortalizas
fruit fruits | obst früchte | fruits fruit | fruta frutas
coffee | kaffee | café cafés | café cafés
wine wines | wein weine | vin vins | vino vinos
oil oils olive-oil | öl öle | huile huiles huile-d'olive | aceite aceites aceite-de-oliva
olive olives | olive oliven | olive olives | oliva aceituna
milk dairy | milch molkerei | lait laitier laitiers | leche lácteo lácteos
nuts nut | nüsse nuss nüssen | noix | frutos
furniture | möbel büromöbel mobiliar | meubles meuble mobilier | muebles mueble mobiliario
chair chairs seating | stuhl stühle stühlen | chaise chaises sièges siège | silla sillas asiento asientos
desk desks table tables | tisch tische schreibtisch schreibtische | bureau table tables | mesa mesas escritorio
wood wooden timber | holz hölzern hölzer | bois | madera
oak | eiche eichen | chêne | roble
steel | stahl | acier acier-inoxydable | acero acero-inoxidable
stainless stainless-steel | edelstahl rostfrei | inox inoxydable acier-inoxydable acier-inox | inoxidable inox acero-inoxidable
aluminium aluminum | aluminium | aluminium | aluminio
plastic plastics | kunststoff plastik kunststoffe | plastique plastiques | plástico plásticos
glass | glas | verre | vidrio
paper | papier | papier | papel
box boxes carton cartons cardboard packing-boxes moving-boxes cardboard-boxes | karton kartons schachtel schachteln pappe umzugskarton umzugskartons pappkarton | boîte boîtes carton cartons cartons-de-déménagement | caja cajas cartón caja-de-cartón cajas-de-cartón
truck trucks lorry lorries | lkw lastwagen lastkraftwagen | camion camions poids-lourd | camión camiones
vehicle vehicles van vans fleet | fahrzeug fahrzeuge transporter fuhrpark flotte | véhicule véhicules flotte | vehículo vehículos furgoneta flota
roof roofs roofing | dach dächer dacharbeiten | toit toits toiture couverture-de-toit | tejado tejados cubierta
window windows | fenster fenstern | fenêtre fenêtres vitres | ventana ventanas
paint painting painter painters | maler malerarbeiten anstrich streichen lackierung | peinture peintre | pintura pintor
office offices | büro büros bürogebäude büroräume büroflächen | bureaux | oficina oficinas
building buildings construction | gebäude bau bauarbeiten | bâtiment bâtiments construction | edificio edificios construcción
kitchen kitchens fitted-kitchen | küche küchen | cuisine cuisines cuisine-équipée | cocina cocinas cocina-equipada
garden gardens gardening landscaping | garten gärten gartenpflege gartenbau | jardin jardins jardinage | jardín jardines jardinería
solar photovoltaic photovoltaics pv solar-panel solar-panels | solar photovoltaik pv solaranlage photovoltaikanlage solarpanel solarmodul | solaire solaires photovoltaïque photovoltaïques panneau-solaire panneaux-solaires panneau-photovoltaïque | solar solares fotovoltaico fotovoltaica fotovoltaicos placa-solar placas-solares
panel panels modules module | modul module paneel | panneau panneaux modules | panel paneles módulos
translation translations translate translator translators | übersetzung übersetzungen übersetzen übersetzer | traduction traductions traducteur | traducción traducciones traductor traductores
accounting bookkeeping accountant book-keeping | buchhaltung buchführung finanzbuchhaltung | comptabilité comptable expert-comptable experts-comptables tenue-des-comptes | contabilidad contable
payroll salaries wages pay-roll | lohnabrechnung gehaltsabrechnung lohnbuchhaltung | paie salaires bulletins-de-paie fiches-de-paie | nóminas nómina
tax taxes | steuer steuern steuererklärung | fiscal fiscale impôts | fiscal impuestos
printing print printed prints | druck drucken gedruckt bedruckt drucksachen | impression imprimé imprimerie imprimer | impresión imprimir imprenta
security guard guards guarding safe safety security-guard security-guards | sicherheit wachdienst sicherheitsdienst bewachung arbeitssicherheit sicher sichere | sécurité gardiennage sûr agent-de-sécurité agents-de-sécurité sûre sécuritaire | seguridad vigilancia guardia-de-seguridad guardias-de-seguridad vigilante-de-seguridad segura
catering caterer buffet meals food | catering verpflegung buffet speisen | traiteur repas buffet restauration | catering comida comidas
vegetarian veggie | vegetarisch vegetarische | végétarien végétariens végétarienne | vegetariano vegetarianos
vegan | vegan vegane veganes | végétalien vegan | vegano vegana veganos
website websites site web web-site web-page | webseite website internetseite webauftritt | site web site-internet site-web sites-internet sites-web | web sitio página página-web páginas-web sitio-web
software application app | software anwendung programm app | logiciel application logiciel-de-gestion | software aplicación programa
hosting hosted server servers web-hosting | hosting gehostet server | hébergement hébergé serveurs serveur hébergement-web | alojamiento alojado servidores servidor alojamiento-web
backup backups data-backup data-recovery | sicherung datensicherung backup backups | sauvegarde sauvegardes sauvegarde-de-données récupération-de-données | respaldo copia-de-seguridad copias-de-seguridad recuperación-de-datos
english | englisch englische englischer | anglais anglaise | inglés inglesa
german | deutsch deutsche deutscher | allemand allemande | alemán alemana
french | französisch französische | français française | francés francesa
spanish | spanisch spanische | espagnol espagnole | español española
italian | italienisch italienische | italien italienne | italiano italiana
colour color coloured colors colours | farbe farben farbig | couleur couleurs | color colores
used second-hand secondhand refurbished | gebraucht gebrauchte generalüberholt | occasion reconditionné | usado usada usados
consulting consultancy advice advise consultant advising guidance | beratung beraten berater rat ratschlag | conseil conseils consultant conseiller | asesoría asesoramiento consultoría asesorar consejo consejos
analysis analyses report reports reporting | analyse bericht berichte auswertung | analyse rapport rapports | análisis informe informes
inspection inspect audits audit | prüfung inspektion audit überprüfung | contrôle inspection audit | inspección auditoría control
welding welded welder weld | schweißen schweißarbeiten geschweißt schweißer | soudure soudage soudé | soldadura soldado soldador
machining milling turning cnc | zerspanung fräsen drehen cnc drehteile frästeile | usinage fraisage tournage cnc | mecanizado fresado torneado cnc
rental rent hire lease hireout renting | miete mieten vermietung leihen verleih vermieten ausleihen anmieten | location louer loueur | alquiler alquilar alquileres arrendar
`
