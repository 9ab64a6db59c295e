/** Words of single trades, in the form of attributes.ts. */
export const tradeRows = `
flour flours | mehl mehle | farine farines | harina harinas
repair repairs repairing | reparatur reparaturen reparieren | réparation réparations dépannage réparer | reparación reparaciones reparar
training train trained course courses instruction onboarding workshop workshops | schulung schulungen einweisung ausbildung kurs seminar | formation formations former | formación capacitación curso cursos
cleaning clean cleaned cleaner cleaners janitorial | reinigung reinigen reinigt putzen unterhaltsreinigung gebäudereinigung | nettoyage nettoyer propreté ménage | limpieza limpiar limpiamos
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
oil oils | öl öle | huile huiles | aceite aceites
olive olives | olive oliven | olive olives | oliva aceituna
milk dairy | milch molkerei | lait laitier laitiers | leche lácteo lácteos
nuts nut | nüsse nuss nüssen | noix | frutos
furniture | möbel büromöbel mobiliar | meubles meuble mobilier | muebles mueble mobiliario
chair chairs seating | stuhl stühle stühlen | chaise chaises sièges siège | silla sillas asiento asientos
desk desks table tables | tisch tische schreibtisch schreibtische | bureau table tables | mesa mesas escritorio
wood wooden timber | holz hölzern hölzer | bois | madera
oak | eiche eichen | chêne | roble
steel | stahl | acier | acero
stainless | edelstahl rostfrei | inox inoxydable | inoxidable inox
aluminium aluminum | aluminium | aluminium | aluminio
plastic plastics | kunststoff plastik kunststoffe | plastique plastiques | plástico plásticos
glass | glas | verre | vidrio
paper | papier | papier | papel
box boxes carton cartons cardboard | karton kartons schachtel schachteln pappe | boîte boîtes carton cartons | caja cajas cartón
truck trucks lorry lorries | lkw lastwagen lastkraftwagen | camion camions poids-lourd | camión camiones
vehicle vehicles van vans fleet | fahrzeug fahrzeuge transporter fuhrpark flotte | véhicule véhicules flotte | vehículo vehículos furgoneta flota
roof roofs roofing | dach dächer dacharbeiten | toit toits toiture | tejado tejados cubierta
window windows | fenster fenstern | fenêtre fenêtres vitres | ventana ventanas
paint painting painter painters | maler malerarbeiten anstrich streichen lackierung | peinture peintre | pintura pintor
office offices | büro büros bürogebäude büroräume büroflächen | bureaux | oficina oficinas
building buildings construction | gebäude bau bauarbeiten | bâtiment bâtiments construction | edificio edificios construcción
kitchen kitchens | küche küchen | cuisine cuisines | cocina cocinas
garden gardens gardening landscaping | garten gärten gartenpflege gartenbau | jardin jardins jardinage | jardín jardines jardinería
solar photovoltaic photovoltaics pv | solar photovoltaik pv solaranlage photovoltaikanlage | solaire solaires photovoltaïque photovoltaïques | solar solares fotovoltaico fotovoltaica fotovoltaicos
panel panels modules module | modul module paneel | panneau panneaux modules | panel paneles módulos
translation translations translate translator translators | übersetzung übersetzungen übersetzen übersetzer | traduction traductions traducteur | traducción traducciones traductor traductores
accounting bookkeeping accountant | buchhaltung buchführung finanzbuchhaltung | comptabilité comptable | contabilidad contable
payroll salaries wages | lohnabrechnung gehaltsabrechnung lohnbuchhaltung | paie salaires | nóminas nómina
tax taxes | steuer steuern steuererklärung | fiscal fiscale impôts | fiscal impuestos
printing print printed prints | druck drucken gedruckt bedruckt drucksachen | impression imprimé imprimerie imprimer | impresión imprimir imprenta
security guard guards guarding safe safety | sicherheit wachdienst sicherheitsdienst bewachung arbeitssicherheit | sécurité gardiennage sûr | seguridad vigilancia
catering caterer buffet meals food | catering verpflegung buffet speisen | traiteur repas buffet restauration | catering comida comidas
vegetarian veggie | vegetarisch vegetarische | végétarien végétariens végétarienne | vegetariano vegetarianos
vegan | vegan vegane veganes | végétalien vegan | vegano vegana veganos
website websites site web | webseite website internetseite webauftritt | site web | web sitio página
software application app | software anwendung programm app | logiciel application | software aplicación programa
hosting hosted server servers | hosting gehostet server | hébergement hébergé serveurs serveur | alojamiento alojado servidores servidor
backup backups | sicherung datensicherung backup backups | sauvegarde sauvegardes | respaldo
english | englisch englische englischer | anglais anglaise | inglés inglesa
german | deutsch deutsche deutscher | allemand allemande | alemán alemana
french | französisch französische | français française | francés francesa
spanish | spanisch spanische | espagnol espagnole | español española
italian | italienisch italienische | italien italienne | italiano italiana
colour color coloured colors colours | farbe farben farbig | couleur couleurs | color colores
used second-hand secondhand refurbished | gebraucht gebrauchte generalüberholt | occasion reconditionné | usado usada usados
consulting consultancy advice advise consultant | beratung beraten berater | conseil conseils consultant | asesoría asesoramiento consultoría
analysis analyses report reports reporting | analyse bericht berichte auswertung | analyse rapport rapports | análisis informe informes
inspection inspect audits audit | prüfung inspektion audit überprüfung | contrôle inspection audit | inspección auditoría control
welding welded welder weld | schweißen schweißarbeiten geschweißt schweißer | soudure soudage soudé | soldadura soldado soldador
machining milling turning cnc | zerspanung fräsen drehen cnc drehteile frästeile | usinage fraisage tournage cnc | mecanizado fresado torneado cnc
rental rent hire lease | miete mieten vermietung leihen verleih | location louer | alquiler alquilar
`
