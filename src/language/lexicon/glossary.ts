/**
 * Words with the same meaning in trade. Each row is one meaning, with columns for English, German, French and Spanish
 * (`languages`). Only general words: the rules assistant uses them to recognize a requirement in other words or another
 * language.
 */

/** Attributes that a listing of any trade may mention. */
export const attributeRows = `
deliver delivery deliveries delivered ship shipping shipped shipment freight haulage haul transport transportation | liefern liefere liefert lieferung anlieferung belieferung belieferen zustellung versand versenden transport transportieren | livrer livraison livrons livré livrés livrée livre expédition expédier expédions transport transporter | entregar entrega entregas entregamos envío envíos enviar enviamos transporte reparto suministro
collect collection pickup pick-up | abholung abholen abholer abholbar selbstabholung | enlèvement retrait ramassage | recogida recoger
price prices pricing cost costs rate rates fee tariff | preis preise kosten tarif | prix coût coûts tarif tarifs | precio precios coste costes costo tarifa tarifas
staff employee employees team personnel crew workforce workers | mitarbeiter mitarbeiterin mitarbeitende personal team belegschaft kräfte fachkräfte | personnel équipe salariés employés collaborateurs | personal empleados equipo trabajadores plantilla
certified certificate certificates certification accredited accreditation | zertifiziert zertifizierte zertifikat zertifikate zertifizierung geprüft | certifié certifiée certifiés certificat certificats certification agréé | certificado certificada certificados certificación acreditado
organic organically | bio biologisch ökologisch biozertifiziert biologischem | biologique biologiques bio | ecológico ecológica ecológicos biológico orgánico bio
insured insurance liability | versichert versicherung haftpflicht haftpflichtversicherung betriebshaftpflicht | assuré assurés assurance responsabilité civile | seguro asegurado aseguradora responsabilidad civil
warranty guarantee guaranteed guarantees | garantie gewährleistung garantiert | garantie garanties garanti garantis | garantía garantizado
install installation installing installed fitting fitted mounting assembly assemble assembled erection | installation installieren installiert montage montieren montiert aufbau einbau | installation installer installons installé pose montage | instalación instalar instalamos montaje montar
dismantle dismantling removal disposal dispose | demontage entsorgung entsorgen abbau | démontage évacuation enlèvement | desmontaje retirada eliminación
maintenance maintain maintained servicing upkeep | wartung instandhaltung warten wartungen | entretien maintenance | mantenimiento
support helpdesk assistance hotline | support unterstützung betreuung hotline | assistance support accompagnement | soporte asistencia apoyo
payment payments pay paid invoice invoicing | zahlung zahlungen zahlbar zahlungsziel rechnung rechnungen | paiement payer facture facturation | pago pagos pagar factura facturación
chilled refrigerated cooled cooling refrigeration | gekühlt gekühlte kühlung kühlkette kühltransport kühlfahrzeug | réfrigéré réfrigérée réfrigérés | refrigerado refrigerada refrigerados
frozen deep-frozen freezer | tiefgekühlt tiefkühl tiefgefroren gefroren tiefkühlware | surgelé surgelés surgelée congelé | congelado congelados congelada
fresh freshly | frisch frische frischem frisches | frais fraîche fraîches | fresco fresca frescos frescas
express rush urgent urgently fast quick rapid same-day | express schnell eilig dringend zügig kurzfristig | express urgent rapide rapidement | urgente rápido rápida exprés
packaging packing packed pack wrapped | verpackung verpackt verpacken abgepackt gebinde | emballage emballé conditionnement conditionné | embalaje envasado envase empaquetado
experience experienced track-record | erfahrung erfahren erfahrene erfahrungen | expérience expérimenté expérimentée | experiencia experimentado
references reference testimonials | referenz referenzen referenzprojekt | référence références | referencia referencias
recycled recyclable recycling | recycelt recycling recyclingfähig wiederverwertbar | recyclé recyclés recyclable | reciclado reciclada reciclable
electric electrical electricity electrically | elektrisch elektro strom | électrique électriques électricité | eléctrico eléctrica electricidad
bespoke custom customised customized customisation tailor-made tailored personalised | maßgefertigt maßanfertigung individuell maßgeschneidert | personnalisé personnalisée personnalisés | personalizado personalizada personalización
sample samples specimen | muster probe proben musterstück | échantillon échantillons | muestra muestras
returns return returned take-back | rückgabe rücknahme retoure retouren | retour retours reprise | devolución devoluciones
discount rebate discounts | rabatt rabatte skonto nachlass | remise rabais remises | descuento descuentos
emergency emergencies call-out | notfall notdienst notfälle bereitschaftsdienst | urgence urgences | emergencia emergencias urgencia
manufacture manufactured manufacturer manufacturing produce produced production make makes made | herstellen hergestellt hersteller produktion produzieren produziert fertigung fertigen gefertigt | fabriquer fabriqué fabrication fabricant production produire produit | fabricar fabricado fabricación fabricante producción producir producimos fabricamos
resell reseller resellers broker brokers middleman intermediary intermediaries wholesaler dealer | wiederverkäufer händler zwischenhändler vermittler makler großhändler | revendeur revendeurs intermédiaire intermédiaires négociant courtier | revendedor revendedores intermediario intermediarios distribuidor
visit visits appointment appointments | besuch besuche termin termine einsatz einsätze | passage passages intervention interventions visite visites | visita visitas
equipment machines machine machinery tools | geräte maschinen maschine werkzeug ausrüstung | matériel équipement machines outils | maquinaria máquinas herramientas
quote quotation estimate | angebot angebote kostenvoranschlag kostenvoranschläge | devis | presupuesto presupuestos
start begin starting | beginn start anfang | démarrage début | inicio comienzo
contract contracts agreement | vertrag verträge vertragslaufzeit laufzeit mindestlaufzeit | contrat contrats engagement | contrato contratos permanencia
monday mondays | montag montags | lundi | lunes
saturday saturdays | samstag samstags sonnabend | samedi samedis | sábado sábados
sunday sundays | sonntag sonntags | dimanche dimanches | domingo domingos
weekend weekends | wochenende wochenenden | week-end weekend week-ends end | finde
night nights nightly overnight | nacht nachts nachtschicht | nuit nuits | noche noches nocturno nocturna
germany | deutschland | allemagne | alemania
france | frankreich | france | francia
spain | spanien | espagne | españa
austria | österreich | autriche | austria
switzerland | schweiz | suisse | suiza
munich | münchen | munich | múnich
free complimentary gratis | kostenlos gratis kostenfrei | gratuit gratuite gratuitement | gratis gratuito gratuita
site premises onsite on-site | vor-ort | sur-place | in-situ
remote remotely | remote fernwartung | distance télétravail | remoto remota
home homes doorstep | hause haustür | domicile | domicilio
`

/** Words of single trades. */
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
nuts nut | nüsse nuss nüssen | noix | frutos secos
furniture | möbel büromöbel mobiliar | meubles meuble mobilier | muebles mueble mobiliario
chair chairs seating | stuhl stühle stühlen | chaise chaises sièges siège | silla sillas
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
security guard guards guarding | sicherheit wachdienst sicherheitsdienst bewachung | sécurité gardiennage | seguridad vigilancia
catering caterer buffet meals food | catering verpflegung buffet speisen | traiteur repas buffet restauration | catering comida comidas
vegetarian veggie | vegetarisch vegetarische | végétarien végétariens végétarienne | vegetariano vegetarianos
vegan | vegan vegane veganes | végétalien vegan | vegano vegana veganos
website websites site web | webseite website internetseite webauftritt | site web internet | web sitio página
software application app | software anwendung programm app | logiciel application | software aplicación programa
hosting hosted server servers | hosting gehostet server | hébergement hébergé serveurs serveur | alojamiento alojado servidores servidor
backup backups | sicherung datensicherung backup backups | sauvegarde sauvegardes | copia copias respaldo
english | englisch englische englischer | anglais anglaise | inglés inglesa
german | deutsch deutsche deutscher | allemand allemande | alemán alemana
french | französisch französische | français française | francés francesa
spanish | spanisch spanische | espagnol espagnole | español española
italian | italienisch italienische | italien italienne | italiano italiana
colour color coloured colors colours | farbe farben farbig | couleur couleurs | color colores
used second-hand secondhand refurbished | gebraucht gebrauchte generalüberholt | occasion reconditionné | usado usada usados segunda
consulting consultancy advice advise consultant | beratung beraten berater | conseil conseils consultant | asesoría asesoramiento consultoría
analysis analyses report reports reporting | analyse bericht berichte auswertung | analyse rapport rapports | análisis informe informes
inspection inspect audits audit | prüfung inspektion audit überprüfung | contrôle inspection audit | inspección auditoría control
welding welded welder weld | schweißen schweißarbeiten geschweißt schweißer | soudure soudage soudé | soldadura soldado soldador
machining milling turning cnc | zerspanung fräsen drehen cnc drehteile frästeile | usinage fraisage tournage cnc | mecanizado fresado torneado cnc
rental rent hire lease | miete mieten vermietung leihen verleih | location louer | alquiler alquilar
`
