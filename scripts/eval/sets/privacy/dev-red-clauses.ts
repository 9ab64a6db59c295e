import type { Language } from '../types.ts'
import { type MarkedRow, markedClauses } from './marked-clauses.ts'

const rows: Readonly<Record<Language, readonly MarkedRow[]>> = {
  en: [
    [
      'seller',
      '[+We can have the crates at your dock by Thursday+]. [-Strictly between us, 840 is where I stop-].',
    ],
    ['buyer', '[+we need 40 chairs, stackable+] ([-dont let on that our lease starts monday-])'],
    [
      'buyer',
      'Hi! [+The delivery has to be before 9 am+]. [-Off the record: the other caterer dropped out yesterday-].',
    ],
    ['seller', "[+Delivery is included+]. P.S. [-they shouldn't learn that the machine was returned once-]"],
    [
      'seller',
      '- [+two year warranty+]\n- [+free installation+]\n- [-if they push, you can give up to 7 percent-]',
    ],
    [
      'buyer',
      '[-I could stretch to 5k if it really comes to it-], but [+the invoice must be split over two months+].',
    ],
    [
      'buyer',
      '[-Please keep quiet about the fire inspection next week-]. [+We would like the extinguishers serviced on site+].',
    ],
    ['seller', '[-FYI only, we are sitting on 300 of these-]. [+Colours available are grey and oak+].'],
    [
      'seller',
      '[-honestly these guys seem clueless about solar-], [+tell them the inverter comes with a 10 year guarantee+]',
    ],
    ['buyer', '[+Could you also take the old fridge away?+] [-Start low, maybe 200, and let them come up-].'],
    [
      'buyer',
      '[+We want weekly cleaning on Fridays+]. [-My boss signed off on 600 a month at most but no need for them to know-].',
    ],
    ['seller', '[-Anything under 1,150 and I lose money-]. [+The boat was serviced in March+].'],
    [
      'seller',
      "[+The flat has a balcony+] and [+is free from June+]. [-We have been trying to rent it since January, so we're a bit desperate-].",
    ],
    [
      'buyer',
      '[-There is a second supplier in Leeds who quoted us 12.40 a unit; play that card only if needed-]. [+Packaging must be recyclable+].',
    ],
    ['buyer', '[+Samples first please+], [-and see how low they will go before you say yes to anything-]'],
    ['seller', "[-Don't be the first to name a price-]. [+Our team speaks Polish and English+]."],
    [
      'buyer',
      '[-Just so you know: we run out of stock on the 14th-]. [+Please quote for 2,000 and 5,000 bottles+].',
    ],
    [
      'seller',
      "ok so [+we do gutters and roofs+], [-between you and me i'd take 300 cash-], [+scaffolding is ours+]",
    ],
    ['seller', '[-I would walk away below forty an hour-]. [+I have taught maths for 11 years+].'],
    [
      'buyer',
      "[+We prefer a long term contract+]. [-Our current vendor is terrible but they mustn't hear it from us-].",
    ],
    ['buyer', '[-They look like they need the job, so squeeze them a little-]. [+Start date is 3 May+].'],
    // Nothing private.
    ['seller', '[+Our prices start at 45 euros per hour+], [+minimum two hours+].'],
    ['buyer', '[+We need at least 12 seats and at most 16+].'],
    ['seller', '[+Your data stays confidential; we sign an NDA+].'],
    ['buyer', '[+Can you let us know whether the price includes VAT?+]'],
    ['seller', "[+We don't charge for cancellations up to 24 hours before+]."],
    ['seller', '[+The maximum load of the ramp is 350 kg+] and [+it never rusts+].'],
    ['buyer', '[+Our budget is 3,000 euros, please say what you could do for that+].'],
    ['seller', "[+We're certified, insured and between you and the depot there are only 4 km+]."],
    ['buyer', '[+Please tell your driver not to use the front gate+]. [+The house is quiet after 10 pm+].'],
  ],
  de: [
    ['seller', '[+Wir liefern bis Freitag frei Haus+]. [-Das bleibt unter uns, ja? Bei 780 ist Schluss-].'],
    [
      'buyer',
      '[+brauchen 3 container für bauschutt+] ([-muss keiner wissen dass wir ab montag strafe zahlen-])',
    ],
    [
      'buyer',
      'Guten Tag, [+die Feier ist im Garten, ca. 50 Personen+]. [-Notfalls legen wir noch 400 drauf-].',
    ],
    ['seller', '[+Das Rad ist frisch gewartet+]. PS: [-den Unfall vom letzten Jahr bitte nicht ansprechen-]'],
    ['seller', '- [+Montage inklusive+]\n- [+5 Jahre Garantie+]\n- [-wenn sie murren, 5 % nachlassen-]'],
    ['buyer', '[-Schmerzgrenze liegt bei 2.300-], aber [+wichtig ist uns eine feste Ansprechperson+].'],
    [
      'buyer',
      '[-Behalt das bitte für dich: der Chef hat schon 9000 freigegeben-]. [+Angebot bitte mit Wartung+].',
    ],
    ['seller', '[-nur zur info, der keller steht voll mit den dingern-]. [+Farben: anthrazit und weiss+]'],
    ['seller', '[-Die haben offenbar keine Ahnung von Wärmepumpen-]. [+Wir übernehmen den Förderantrag+].'],
    ['buyer', '[+Können Sie den alten Ofen mitnehmen?+] [-Fang niedrig an, so bei 150, dann schauen wir-].'],
    [
      'buyer',
      '[+Reinigung bitte jeden Dienstag+]. [-Mehr als 480 im Monat kriege ich nicht durch, das geht die aber nichts an-].',
    ],
    ['seller', '[-Unter 1.150 lege ich drauf-]. [+Das Boot wurde im März überholt+].'],
    ['seller', '[+Die Wohnung hat einen Balkon+]. [-Steht seit Januar leer, wir sind langsam nervös-].'],
    [
      'buyer',
      '[-Ein Anbieter aus Kassel macht es fuer 11,90, das erst ausspielen wenn sie nicht nachgeben-]. [+Verpackung bitte ohne Plastik+].',
    ],
    ['buyer', '[+Muster bitte vorab+], [-und lote mal aus was preislich drin ist-]'],
    ['seller', '[-Nenn auf keinen Fall zuerst einen Preis-]. [+Unser Team spricht Polnisch und Deutsch+].'],
    [
      'buyer',
      '[-Unter der Hand: am 14. ist unser Lager leer-]. [+Bitte Angebot für 2.000 und 5.000 Flaschen+].',
    ],
    [
      'seller',
      'also [+wir machen dachrinnen und daecher+], [-zur not auch fuer 300 bar-], [+geruest bringen wir mit+]',
    ],
    [
      'seller',
      '[-Für weniger als vierzig die Stunde stehe ich nicht auf-]. [+Ich gebe seit 11 Jahren Mathe-Nachhilfe+].',
    ],
    [
      'buyer',
      '[+Wir suchen etwas Langfristiges+]. [-Vom Ärger mit der jetzigen Firma sollen die nichts mitkriegen-].',
    ],
    [
      'buyer',
      '[-Die brauchen den Auftrag dringend, also ruhig ein bisschen drücken-]. [+Beginn ist der 3. Mai+].',
    ],
    ['seller', '[+Unsere Preise beginnen bei 45 Euro die Stunde+], [+mindestens zwei Stunden+].'],
    ['buyer', '[+Wir brauchen mindestens 12 und höchstens 16 Plätze+].'],
    ['seller', '[+Ihre Daten behandeln wir vertraulich+], [+gern auch mit Geheimhaltungsvereinbarung+].'],
    ['buyer', '[+Geben Sie uns bitte Bescheid, ob die Mehrwertsteuer enthalten ist+].'],
    ['seller', '[+Für Absagen bis 24 Stunden vorher berechnen wir nichts+].'],
    ['seller', '[+Die Rampe trägt maximal 350 kg+] und [+rostet nie+].'],
    ['buyer', '[+Unser Budget liegt bei 3.000 Euro, was wäre dafür möglich?+]'],
    ['seller', '[+Zwischen Ihnen und unserem Lager liegen nur 4 km+], [+Anfahrt kostenlos+].'],
    ['buyer', '[+Der Fahrer soll bitte nicht den Vordereingang nehmen+]. [+Ab 22 Uhr ist Ruhe im Haus+].'],
  ],
  fr: [
    ['seller', "[+Nous livrons les caisses jeudi+]. [-Que ça reste entre nous : à 840 je m'arrête-]."],
    [
      'buyer',
      '[+il nous faut 40 chaises empilables+] ([-surtout ne le repete pas mais le bail demarre lundi-])',
    ],
    [
      'buyer',
      "Bonjour, [+la livraison doit arriver avant 9 h+]. [-En off : l'autre traiteur nous a lâchés hier-].",
    ],
    ['seller', "[+Livraison comprise+]. PS : [-pas un mot sur le retour client de l'an dernier-]"],
    ['seller', "- [+garantie deux ans+]\n- [+pose gratuite+]\n- [-s'ils insistent, on lâche 7 %-]"],
    [
      'buyer',
      "[-On peut pousser jusqu'à 5000 si vraiment il le faut-], mais [+la facture doit être payable en deux fois+].",
    ],
    [
      'buyer',
      '[-Évite de parler du contrôle de la semaine prochaine-]. [+Nous voulons un entretien sur place+].',
    ],
    ['seller', '[-juste pour ton info, on a 300 pieces sur les bras-]. [+Coloris gris et chêne+]'],
    ['seller', "[-Franchement ils n'y connaissent rien en solaire-]. [+L'onduleur est garanti 10 ans+]."],
    [
      'buyer',
      "[+Pouvez-vous aussi reprendre l'ancien frigo ?+] [-Commence bas, vers 200, et laisse-les monter-].",
    ],
    [
      'buyer',
      "[+Ménage chaque vendredi+]. [-Mon chef a validé 600 par mois maxi mais ils n'ont pas besoin de le savoir-].",
    ],
    ['seller', "[-En dessous de 1 150 j'y perds-]. [+Le bateau a été révisé en mars+]."],
    ['seller', "[+L'appartement a un balcon+]. [-Il est vide depuis janvier, on commence à stresser-]."],
    [
      'buyer',
      '[-Un fournisseur de Lille nous le fait à 12,40, garde cet argument pour la fin-]. [+Emballage recyclable+].',
    ],
    ['buyer', "[+Échantillons d'abord+], [-et vois jusqu'où ils descendent avant d'accepter-]"],
    ['seller', '[-Ne donne jamais le prix en premier-]. [+Notre équipe parle polonais et français+].'],
    [
      'buyer',
      '[-Pour toi seulement : rupture de stock le 14-]. [+Merci de chiffrer 2 000 et 5 000 bouteilles+].',
    ],
    [
      'seller',
      'alors [+on fait gouttières et toitures+], [-a la limite je le fais pour 300-], [+echafaudage fourni+]',
    ],
    [
      'seller',
      "[-À moins de quarante de l'heure je ne me déplace pas-]. [+J'enseigne les maths depuis 11 ans+].",
    ],
    [
      'buyer',
      "[+Nous cherchons du long terme+]. [-Il ne faudrait pas qu'ils apprennent nos soucis avec le prestataire actuel-].",
    ],
    [
      'buyer',
      "[-Ils ont l'air d'avoir besoin de ce chantier, mets-leur un peu la pression-]. [+Début le 3 mai+].",
    ],
    ['seller', "[+Nos tarifs démarrent à 45 euros de l'heure+], [+deux heures minimum+]."],
    ['buyer', '[+Il nous faut au moins 12 places et au plus 16+].'],
    ['seller', '[+Vos données restent confidentielles+], [+nous signons un accord si vous voulez+].'],
    ['buyer', '[+Pouvez-vous nous dire si la TVA est comprise ?+]'],
    ['seller', '[+Aucun frais pour une annulation 24 h avant+].'],
    ['seller', '[+La rampe supporte 350 kg au maximum+] et [+ne rouille jamais+].'],
    ['buyer', '[+Notre budget est de 3 000 euros, que proposez-vous ?+]'],
    ['seller', "[+Entre vous et notre dépôt il n'y a que 4 km+], [+déplacement offert+]."],
    [
      'buyer',
      '[+Dites au chauffeur de ne pas passer par la porte principale+]. [+La maison est calme après 22 h+].',
    ],
  ],
  es: [
    ['seller', '[+Entregamos las cajas el jueves+]. [-Que quede entre tú y yo: en 840 me planto-].'],
    ['buyer', '[+necesitamos 40 sillas apilables+] ([-no se lo cuentes pero el alquiler empieza el lunes-])'],
    [
      'buyer',
      'Hola, [+la entrega tiene que ser antes de las 9+]. [-Extraoficialmente, el otro catering nos dejó tirados ayer-].',
    ],
    ['seller', '[+Envío incluido+]. PD: [-ni una palabra de la devolución del año pasado-]'],
    ['seller', '- [+garantía de dos años+]\n- [+instalación gratis+]\n- [-si aprietan, baja un 7 %-]'],
    [
      'buyer',
      '[-Podríamos estirarnos hasta 5000 si no queda otra-], pero [+la factura tiene que ir en dos pagos+].',
    ],
    [
      'buyer',
      '[-Mejor no menciones la inspección de la semana que viene-]. [+Queremos el mantenimiento en el local+].',
    ],
    ['seller', '[-solo para que lo sepas, tenemos 300 unidades muertas de risa-]. [+Colores gris y roble+]'],
    ['seller', '[-La verdad, no tienen ni idea de solar-]. [+El inversor tiene 10 años de garantía+].'],
    ['buyer', '[+¿Podéis llevaros la nevera vieja?+] [-Empieza por abajo, unos 200, y que vayan subiendo-].'],
    [
      'buyer',
      '[+Limpieza todos los viernes+]. [-Mi jefe aprobó 600 al mes como mucho pero eso no les incumbe-].',
    ],
    ['seller', '[-Por debajo de 1.150 pierdo dinero-]. [+El barco pasó la revisión en marzo+].'],
    ['seller', '[+El piso tiene balcón+]. [-Lleva vacío desde enero y ya estamos agobiados-].'],
    [
      'buyer',
      '[-Un proveedor de Vigo nos lo deja a 12,40, guárdate esa carta-]. [+El embalaje tiene que ser reciclable+].',
    ],
    ['buyer', '[+Primero muestras+], [-y tantea hasta dónde bajan antes de decir que sí-]'],
    ['seller', '[-No sueltes tú el precio primero-]. [+Nuestro equipo habla polaco y español+].'],
    [
      'buyer',
      '[-Solo para ti: el 14 nos quedamos sin existencias-]. [+Presupuesto para 2.000 y 5.000 botellas, por favor+].',
    ],
    [
      'seller',
      'bueno [+hacemos canalones y tejados+], [-apurando lo haria por 300-], [+el andamio lo ponemos nosotros+]',
    ],
    ['seller', '[-Por menos de cuarenta la hora no me muevo-]. [+Doy clases de mates desde hace 11 años+].'],
    ['buyer', '[+Buscamos algo a largo plazo+]. [-Que no se enteren de los líos con la empresa actual-].'],
    [
      'buyer',
      '[-Se nota que necesitan el trabajo, así que apriétales un poco-]. [+Empezamos el 3 de mayo+].',
    ],
    ['seller', '[+Nuestros precios empiezan en 45 euros la hora+], [+mínimo dos horas+].'],
    ['buyer', '[+Necesitamos al menos 12 plazas y como mucho 16+].'],
    ['seller', '[+Sus datos son confidenciales+], [+firmamos un acuerdo si quiere+].'],
    ['buyer', '[+¿Nos podéis decir si el IVA está incluido?+]'],
    ['seller', '[+No cobramos nada por cancelar hasta 24 horas antes+].'],
    ['seller', '[+La rampa aguanta 350 kg como máximo+] y [+no se oxida nunca+].'],
    ['buyer', '[+Nuestro presupuesto es de 3.000 euros, ¿qué podéis ofrecer?+]'],
    ['seller', '[+Entre usted y nuestro almacén hay solo 4 km+], [+desplazamiento gratis+].'],
    [
      'buyer',
      '[+Dígale al conductor que no use la puerta principal+]. [+La casa está tranquila después de las 22 h+].',
    ],
  ],
}

/** Round inputs in many people's wordings, written without knowledge of the classifier. */
export const devRedClauses = markedClauses('red', rows)
