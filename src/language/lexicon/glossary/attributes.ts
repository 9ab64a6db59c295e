/**
 * Attributes that a listing of any trade may state figures of. Words with the same meaning: each row is one meaning, named by
 * its first word, with columns for English, German, French and Spanish (`languages`). Source: our own knowledge of trade, so
 * that a request finds offerings in other words and in another language. A word of several rows has all their meanings. Hyphens
 * join words that have a meaning together only: 'salle-de-bain', 'hot-tub'.
 */
export const attributeRows = `
deliver delivery deliveries delivered ship shipping shipped shipment freight haulage haul transport transportation send sending sent dispatch home-delivery | liefern liefere liefert lieferung anlieferung belieferung belieferen zustellung versand versenden transport transportieren senden verschicken schicken absenden | livrer livraison livrons livré livrés livrée livre expédition expédier expédions transport transporter envoyer envoi livraison-à-domicile | entregar entrega entregas entregamos envío envíos enviar enviamos transporte reparto suministro remitir expedición entrega-a-domicilio reparto-a-domicilio
collect collection pickup pick-up | abholung abholen abholer abholbar selbstabholung | enlèvement retrait ramassage | recogida recoger
price prices pricing cost costs rate rates fee tariff | preis preise kosten tarif | prix coût coûts tarif tarifs | precio precios coste costes costo tarifa tarifas
staff employee employees team personnel crew workforce workers | mitarbeiter mitarbeiterin mitarbeitende personal team belegschaft fachkräfte | personnel équipe salariés employés collaborateurs | personal empleados equipo trabajadores plantilla
certified certificate certificates certification accredited accreditation | zertifiziert zertifizierte zertifikat zertifikate zertifizierung geprüft | certifié certifiée certifiés certificat certificats certification agréé | certificado certificada certificados certificación acreditado
organic organically | bio biologisch ökologisch biozertifiziert biologischem | biologique biologiques bio | ecológico ecológica ecológicos biológico orgánico bio
insured insurance liability | versichert versicherung haftpflicht haftpflichtversicherung betriebshaftpflicht | assuré assurés assurance responsabilité | seguro asegurado aseguradora responsabilidad
warranty guarantee guaranteed guarantees | garantie gewährleistung garantiert | garantie garanties garanti garantis | garantía garantizado
install installation installing installed fitting fitted mounting assembly assemble assembled erection | installation installieren installiert montage montieren montiert aufbau einbau | installation installer installons installé pose montage | instalación instalar instalamos montaje montar
dismantle dismantling removal disposal dispose disassemble disassembly take-apart | demontage entsorgung entsorgen abbau zerlegen auseinanderbauen | démontage évacuation enlèvement démonter | desmontaje retirada eliminación desmontar
maintenance maintain maintained servicing upkeep | wartung instandhaltung warten wartungen | entretien maintenance | mantenimiento
support helpdesk assistance hotline | support unterstützung betreuung hotline | assistance support accompagnement | soporte asistencia apoyo
payment payments pay paid invoice invoicing bill receipt receipts | zahlung zahlungen zahlbar zahlungsziel rechnung rechnungen quittung beleg belege | paiement payer facture facturation reçu quittance | pago pagos pagar factura facturación recibo
chilled refrigerated cooled cooling refrigeration | gekühlt gekühlte kühlung kühlkette kühltransport kühlfahrzeug | réfrigéré réfrigérée réfrigérés | refrigerado refrigerada refrigerados
frozen deep-frozen freezer | tiefgekühlt tiefkühl tiefgefroren gefroren tiefkühlware | surgelé surgelés surgelée congelé | congelado congelados congelada
fresh freshly | frisch frische frischem frisches | frais fraîche fraîches | fresco fresca frescos frescas
express rush urgent urgently fast quick rapid same-day | express schnell eilig dringend zügig kurzfristig | express urgent rapide rapidement | urgente rápido rápida exprés
packaging packing packed pack wrapped | verpackung verpackt verpacken abgepackt gebinde | emballage emballé conditionnement conditionné | embalaje envasado envase empaquetado
experience experienced track-record | erfahrung erfahren erfahrene erfahrungen | expérience expérimenté expérimentée | experiencia experimentado
references reference testimonials | referenz referenzen referenzprojekt | référence références | referencia referencias
recycled recyclable recycling | recycelt recycling recyclingfähig wiederverwertbar | recyclé recyclés recyclable | reciclado reciclada reciclable
electric electrical electricity electrically | elektrisch elektro strom | électrique électriques électricité | eléctrico eléctrica electricidad
bespoke custom customised customized customisation tailor-made tailored personalised custom-made made-to-measure personalized | maßgefertigt maßanfertigung individuell maßgeschneidert individuelle nach-maß massanfertigung personalisiert | personnalisé personnalisée personnalisés sur-mesure personnalisation | personalizado personalizada personalización medida a-medida personalizados
sample samples specimen | muster probe proben musterstück | échantillon échantillons | muestra muestras
returns return returned take-back send-back | rückgabe rücknahme retoure retouren zurücksenden rücksendung | retour retours reprise retourner renvoi | devolución devoluciones devolver
discount rebate discounts | rabatt rabatte skonto nachlass | remise rabais remises | descuento descuentos
emergency emergencies call-out | notfall notdienst notfälle bereitschaftsdienst | urgence urgences | emergencia emergencias urgencia
manufacture manufactured manufacturer manufacturing produce produced production make makes made producing making | herstellen hergestellt hersteller produktion produzieren produziert fertigung fertigen gefertigt herstellung | fabriquer fabriqué fabrication fabricant production produire produit | fabricar fabricado fabricación fabricante producción producir producimos fabricamos
resell reseller resellers broker brokers middleman intermediary intermediaries wholesaler dealer | wiederverkäufer händler zwischenhändler vermittler makler großhändler | revendeur revendeurs intermédiaire intermédiaires négociant courtier | revendedor revendedores intermediario intermediarios distribuidor
visit visits appointment appointments | besuch besuche termin termine einsatz einsätze besichtigung | passage passages intervention interventions visite visites visiter | visita visitas visitar
equipment machines machine machinery tools toolbox | geräte maschinen maschine werkzeug ausrüstung werkzeugkasten handwerkzeug | matériel équipement machines outils outillage | maquinaria máquinas herramientas
quote quotation estimate quotes estimates costing | angebot angebote kostenvoranschlag kostenvoranschläge voranschlag angebotskalkulation kostenschätzung | devis chiffrage estimation | presupuesto presupuestos cotización
start begin starting | beginn start anfang | démarrage début | inicio comienzo
contract contracts agreement | vertrag verträge vertragslaufzeit laufzeit mindestlaufzeit | contrat contrats engagement | contrato contratos permanencia
monday mondays | montag montags | lundi | lunes
saturday saturdays | samstag samstags sonnabend | samedi samedis | sábado sábados
sunday sundays | sonntag sonntags | dimanche dimanches | domingo domingos
weekend weekends | wochenende wochenenden | week-end weekend week-ends end | finde fin-de-semana fines-de-semana
night nights nightly overnight | nacht nachts nachtschicht nächtlich über-nacht | nuit nuits nocturne nocturnes | noche noches nocturno nocturna nocturnos
germany | deutschland | allemagne | alemania
france | frankreich | france | francia
spain | spanien | espagne | españa
austria | österreich | autriche | austria
switzerland | schweiz | suisse | suiza
munich | münchen | munich | múnich
free complimentary gratis | kostenlos gratis kostenfrei kostenlose unentgeltlich | gratuit gratuite gratuitement gratuits offert | gratis gratuito gratuita gratuitos
site premises onsite on-site on-location | vor-ort | sur-place sur-site | in-situ
remote remotely | remote fernwartung | distance télétravail | remoto remota
home homes doorstep | hause haustür | domicile | domicilio
`
