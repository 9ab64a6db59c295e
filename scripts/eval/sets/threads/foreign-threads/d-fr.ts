import type { Pair } from '../../../cases.ts'

/** Conversations in French by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsDFr: readonly Pair[] = [
  {
    id: 'fd-fr-roulements',
    match: true,
    seller: {
      name: 'Roulements et transmissions',
      description: 'Négoce technique à Saint-Étienne',
      points: ['SKF, NTN, INA', 'Comptoir ouvert dès 7 h 30'],
    },
    buyer: { name: 'Roulements pour convoyeurs', description: 'Arrêt de maintenance prévu en août' },
    requirements: [
      ['Roulements SKF uniquement', '+'],
      ['60 pièces disponibles tout de suite', '-'],
      ['Graisse alimentaire H1', '?'],
      ['Reprise des invendus', '+'],
      ['Livraison avant 10 h', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, il me faut 60 x 6206-2RS1, du SKF et rien d'autre. C'est en stock ? On est en agro, donc question graisse on fait attention.",
      ],
      [
        'seller',
        "Bonjour. C'est du SKF en boîte d'origine, on n'a que ça dans cette référence. J'en ai 34 ce matin, le reste rentre dans dix jours.",
      ],
      ['buyer', "Ça ira pour l'arrêt. S'il m'en reste sur les bras ?"],
      [
        'seller',
        "Vous les ramenez non ouverts, je vous fais l'avoir. Pour la graisse je demande au fournisseur.",
      ],
    ],
  },
  {
    id: 'fd-fr-transport',
    match: true,
    seller: {
      name: 'Transport frigorifique Bretagne – Île-de-France',
      description: 'PME de Loudéac, 15 camions',
      points: ['Bi-température', 'Départs du lundi au vendredi'],
    },
    buyer: { name: 'Transport de galettes fraîches vers Rungis', description: '4 à 6 palettes par semaine' },
    requirements: [
      ['Température entre 0 et 4 °C', '+'],
      ['Arrivée à Rungis avant 3 h du matin', '+'],
      ['Enlèvement le dimanche', '-'],
      ['Hayon élévateur au départ', '?'],
      ['Pas de surcharge gasoil', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, nos galettes voyagent au frais, 0 à 4. Le client veut être livré à Rungis avant 3 h. Et idéalement vous passeriez aussi le dimanche soir.',
      ],
      [
        'seller',
        'Bonjour Monsieur Le Goff, compartiment frais réglé à 2 degrés, ça tient au demi-degré près. On est à quai à Rungis entre minuit et une heure et demie. Le dimanche, non, personne ne roule chez nous.',
      ],
      ['buyer', "D'accord. Le tarif est ferme ? Le client réclame aussi la courbe."],
      [
        'seller',
        "Le ticket imprimé du groupe froid est agrafé au CMR à chaque livraison. Le tarif bouge tous les mois avec l'indice gazole du CNR, comme partout.",
      ],
    ],
  },
  {
    id: 'fd-fr-facturation',
    match: true,
    seller: {
      name: 'Logiciel de devis et factures Pliciel',
      description: 'En ligne, édité à Nantes',
      points: ['19 € HT par mois', 'Application mobile'],
    },
    buyer: {
      name: 'Logiciel de facturation',
      description: 'Petite agence de sept personnes, 200 factures par mois',
    },
    requirements: [
      ['Relances automatiques des impayés', '+'],
      ['Récupération de nos anciens clients', '+'],
      ['Factures en anglais', '-'],
      ['Compatible Factur-X', '?'],
      ['Accès séparé pour notre comptable', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, on sort d'un vieux truc Access. On peut importer notre fichier clients ? Est-ce que ça relance tout seul les mauvais payeurs ?",
      ],
      [
        'seller',
        "Bonjour Sabrina ! Vous nous envoyez l'Excel, on s'occupe de tout charger, c'est offert. Les mails de rappel partent d'eux-mêmes à J+3, J+15 et J+30.",
      ],
      [
        'buyer',
        'Nickel. Nos clients londoniens veulent leurs factures en anglais. Et vous serez prêts pour la réforme ?',
      ],
      [
        'seller',
        "Pour l'instant les documents sortent en français uniquement. La réforme, on suit ça de très près. Vous pouvez arrêter quand vous voulez, aucun préavis.",
      ],
    ],
  },
  {
    id: 'fd-fr-fromages',
    match: true,
    seller: {
      name: 'Crèmerie en gros',
      description: 'Grossiste à Lyon, livraison restaurants et écoles',
      points: ['Livraison du mardi au samedi', 'Franco dès 150 € HT'],
    },
    buyer: { name: 'Fromages pour bistrot', description: 'Vieux Lyon, 60 couverts' },
    requirements: [
      ['Saint-marcellin affiné, pas frais', '+'],
      ['Livraison le lundi', '-'],
      ['Avant 9 heures', '?'],
      ['Franco sous 100 €', '-'],
      ['Paiement à 30 jours fin de mois', '+'],
    ],
    talk: [
      [
        'buyer',
        'Salut, je cherche du saint-marcellin bien coulant, pas le plâtre habituel. Vous montez dans le Vieux Lyon ?',
      ],
      [
        'seller',
        'Bonjour chef, les nôtres font trois semaines de cave, faut une cuillère pour les servir. On est dans votre quartier chaque matin sauf dimanche et lundi.',
      ],
      ['buyer', "Mince, le lundi c'était mon jour de commande. Et le règlement ?"],
      [
        'seller',
        'Trente jours fin de mois dès la deuxième commande, comme pour tous nos restos. En dessous de 150 il y a 12 € de port.',
      ],
    ],
  },
  {
    id: 'fd-fr-presse',
    match: true,
    seller: {
      name: 'Presse plieuse Amada 80 t',
      description: "Vente suite à cessation d'activité, Cholet",
      points: ['Longueur de pliage 2,50 m', 'Année 2004'],
    },
    buyer: { name: "Presse plieuse d'occasion", description: 'Tôlerie fine, budget 20 000 €' },
    requirements: [
      ['Commande numérique', '+'],
      ['Plie l’inox jusqu’à 4 mm', '?'],
      ['Outillage compris', '+'],
      ['Démontage et chargement par vous', '-'],
      ['Historique des entretiens', '?'],
    ],
    talk: [
      ['buyer', "Bonjour, la machine est-elle à commande numérique et aux normes ? Qu'est-ce qui va avec ?"],
      [
        'seller',
        "Bonjour, butée arrière 4 axes pilotée par une CN Operateur couleur. Plaque CE et certificat dans le classeur. Je laisse tous les poinçons et les vés, pour 3 000 € d'outils au bas mot.",
      ],
      ['buyer', 'Très bien. Vous pouvez la sortir et la mettre sur le camion ?'],
      [
        'seller',
        "Ah non, le pont est déjà vendu. Il faudra venir avec votre levageur. On l'a toujours bichonnée, cette bécane.",
      ],
    ],
  },
  {
    id: 'fd-fr-maths',
    match: true,
    seller: {
      name: 'Cours de maths lycée et prépa',
      description: 'Professeur agrégé à Bordeaux, en visio ou sur place',
      points: ['50 € par heure', "Crédit d'impôt via une plateforme"],
    },
    buyer: { name: 'Aide en maths pour mon fils', description: 'Terminale spé, vise une prépa' },
    requirements: [
      ['Enseignant en poste', '-'],
      ['Cours à domicile à Talence', '+'],
      ['Stage pendant les vacances de février', '+'],
      ['Disponible le mercredi après-midi', '?'],
      ['Tarif inférieur à 45 € de l’heure', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bonsoir Monsieur, enseignez-vous encore au lycée ? Nous habitons Talence et préférerions que vous veniez.',
      ],
      [
        'seller',
        "Bonsoir Madame, j'ai quitté l'Éducation nationale en 2022 et je ne fais plus que des cours privés. Talence est sur mon trajet, je viens chez vous sans supplément.",
      ],
      [
        'buyer',
        "Parfait. Son souci, c'est les probabilités. Vous feriez quelque chose aux vacances de février ?",
      ],
      [
        'seller',
        "J'organise un stage intensif pendant ces vacances-là, du 16 au 20, deux heures chaque matin, je lui garde une place. Mes tarifs sont les mêmes pour tout le monde. Pour le jour, voyons cela de vive voix.",
      ],
    ],
  },
  {
    id: 'fd-fr-voix',
    match: true,
    seller: {
      name: 'Coaching vocal et prise de parole',
      description: 'Comédienne à Bruxelles, entreprises et particuliers',
      points: ['Séances de 75 minutes', 'Ixelles ou à distance'],
    },
    buyer: { name: 'Préparer une conférence', description: 'Keynote de 20 minutes en septembre, en anglais' },
    requirements: [
      ['Coaching en anglais', '+'],
      ['Répétition dans la vraie salle', '?'],
      ['Relecture du texte', '-'],
      ['Séances le soir après 19 h', '+'],
      ['Enregistrement vidéo pour se revoir', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Inès, je présente en anglais et j'ai la voix qui tremble. Vous pourriez aussi jeter un œil à mon texte ?",
      ],
      [
        'seller',
        "Bonjour ! J'ai grandi à Dublin, donc l'anglais c'est à moitié ma langue, on bossera directement dedans. Le texte par contre je n'y touche pas, chacun son métier.",
      ],
      ['buyer', "OK. Je ne suis libre qu'après 19 h et ma boîte doit payer."],
      [
        'seller',
        "Mes soirées sont à vous le mardi et le jeudi, 19h30. Donnez-moi le numéro de TVA et c'est facturé à la société. Pour la salle, ça dépend de l'organisateur, non ?",
      ],
    ],
  },
  {
    id: 'fd-fr-chapiteau',
    match: true,
    seller: {
      name: 'Location de tentes et mobilier',
      description: 'Mariages, fêtes, salons – Perche et Sarthe',
      points: ['Tables rondes et chaises Napoléon', 'Montage compris'],
    },
    buyer: {
      name: 'Tente pour mariage au jardin',
      description: '130 invités, 30 août, terrain en pente légère',
    },
    requirements: [
      ['Tables et chaises comprises dans le prix', '?'],
      ['Plancher pour terrain en pente', '+'],
      ['Toile transparente', '-'],
      ['Démontage dès le dimanche', '-'],
      ['Chauffage si besoin', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous sommes 130 à table et le terrain descend un peu. Nous rêvons d'un toit transparent pour voir les étoiles !",
      ],
      [
        'seller',
        "Bonjour et félicitations. La 10 x 20 vous accueille largement, on y met 150 couverts avec piste. On a un plancher sur vérins qui rattrape jusqu'à 40 cm. Le cristal en revanche, on n'en a pas, que du blanc.",
      ],
      [
        'buyer',
        'Tant pis pour les étoiles. Vous reprenez tout le dimanche ? Le lundi les vaches reviennent !',
      ],
      [
        'seller',
        "Les équipes ne travaillent pas le dimanche, c'est lundi matin première heure et rien avant.",
      ],
    ],
  },
  {
    id: 'fd-fr-traiteur',
    match: true,
    seller: {
      name: 'Boîtes à lunch pour entreprises',
      description: 'Traiteur à Montréal, livraison sur l’île',
      points: ['Minimum 10 boîtes', 'Contenants compostables'],
    },
    buyer: { name: 'Lunchs pour formation', description: '35 personnes, trois jours, Saint-Laurent' },
    requirements: [
      ['Sans arachides garanti', '-'],
      ['Options végétaliennes', '+'],
      ['Livré pour 11 h 30', '+'],
      ['Paiement par virement', '?'],
      ['Breuvages inclus', '?'],
    ],
    talk: [
      [
        'buyer',
        'Allo! On a une participante allergique aux arachides, pis cinq véganes. Vous pouvez livrer pour 11h30 pile?',
      ],
      [
        'seller',
        'Allo Geneviève! Véganes aucun souci, on a le bol tempeh et le sandwich pois chiches, zéro produit animal. 11h15 le monsieur est dans votre lobby, les trois jours.',
      ],
      ['buyer', "Super! Pis l'allergie?"],
      [
        'seller',
        "Je vais être honnête, on fait un pad thaï aux arachides dans la même cuisine, on peut pas garantir l'absence de traces.",
      ],
    ],
  },
  {
    id: 'fd-fr-nacelle',
    match: true,
    seller: {
      name: 'Location de nacelles et mini-pelles',
      description: 'Agence de Tarbes',
      points: ['Caution 1 500 €', 'Permis B suffisant pour la nacelle tractée'],
    },
    buyer: { name: 'Nacelle pour élaguer un tilleul', description: 'Particulier, un week-end' },
    requirements: [
      ['Hauteur de travail 14 m', '-'],
      ['Broyeur de branches en même temps', '?'],
      ['Casque et harnais fournis', '+'],
      ['Livraison à Bagnères', '?'],
      ['Conduite sans CACES', '+'],
    ],
    talk: [
      [
        'buyer',
        "bonjour j'ai un tilleul a tailler, 14 m de haut la nacelle y va? j'ai aucun permis special juste le B",
      ],
      [
        'seller',
        "Bonjour, la tractée monte à 12 m de travail et c'est la plus haute qu'on loue. Pour un particulier le CACES n'est pas demandé, on vous explique les commandes pendant une demi-heure.",
      ],
      [
        'buyer',
        "bon je ferai le sommet a l'echelle. du samedi au lundi c combien, et vous donnez les harnais",
      ],
      [
        'seller',
        "190 € du vendredi 17 h au lundi 8 h, c'est notre forfait fin de semaine. Deux harnais et deux casques dans le coffre. Et ne montez pas à l'échelle, monsieur !",
      ],
    ],
  },
  {
    id: 'fd-fr-gite',
    match: true,
    seller: {
      name: 'Gîte en Ardèche, 8 couchages',
      description: 'Mas en pierre, Vallon-Pont-d’Arc',
      points: ['Piscine clôturée', 'Quatre chambres'],
    },
    buyer: { name: 'Gîte pour deux familles', description: 'Du 12 au 19 juillet, cinq enfants' },
    requirements: [
      ['Piscine sécurisée', '+'],
      ['Avec lave-vaisselle', '?'],
      ['Climatisation dans les chambres', '-'],
      ['Ménage de fin de séjour compris', '+'],
      ['Libre du 12 au 19 juillet', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, c'est encore libre du 12 au 19/07 ? Avec cinq petits, on se demande pour la piscine et la chaleur la nuit.",
      ],
      [
        'seller',
        'Bonjour Élodie. Cette semaine-là vient de partir, il me reste celle du 19 au 26. La piscine a sa barrière avec portillon qui se verrouille et une alarme. Pas de clim, les murs font 80 cm, vous dormirez sous la couette.',
      ],
      ['buyer', 'On peut décaler. Il faut tout récurer en partant ?'],
      [
        'seller',
        "Vous laissez les clés sur la table et c'est tout, ma belle-sœur s'en charge, c'est dans le prix.",
      ],
    ],
  },
  {
    id: 'fd-fr-velocargo',
    match: true,
    seller: {
      name: 'Vélo cargo Babboe Curve',
      description: 'Triporteur électrique 2020, Lille',
      points: ['Deux banquettes', 'Tente de pluie'],
    },
    buyer: { name: 'Triporteur pour trois enfants', description: 'Budget 2 000 €' },
    requirements: [
      ['Trois enfants à la fois', '+'],
      ['Batterie remplacée récemment', '-'],
      ['Non concerné par le rappel constructeur', '?'],
      ['Freins à disque', '?'],
      ['Essai possible avant achat', '+'],
    ],
    talk: [
      [
        'buyer',
        "Coucou, on est trois têtes blondes derrière, ça rentre ? Quel âge a la batterie ? J'ai lu qu'il y avait eu un rappel sur les cadres.",
      ],
      [
        'seller',
        'Hello, chez nous ils sont quatre dans la caisse depuis deux ans, ceinturés. La batterie est celle de 2020, elle fait encore 25 bornes.',
      ],
      ['buyer', "OK. Et le rappel ? On peut venir l'essayer ?"],
      [
        'seller',
        "Venez samedi, vous faites le tour de la Citadelle avec les gosses. J'ai rien reçu de Babboe perso, mais j'ai pas cherché non plus.",
      ],
    ],
  },
  {
    id: 'fd-fr-canape',
    match: true,
    seller: {
      name: 'Canapé convertible gris',
      description: '3 places, acheté chez Alinéa en 2021',
      points: ['Couchage 140', 'Housses lavables'],
    },
    buyer: { name: 'Clic-clac ou convertible', description: 'Studio étudiant au 4e sans ascenseur' },
    requirements: [
      ['Matelas plutôt ferme', '?'],
      ['Démontable en plusieurs parties', '+'],
      ['Jamais eu d’animaux', '-'],
      ['Aide pour le porter', '?'],
      ['Moins de 150 €', '+'],
    ],
    talk: [
      ['buyer', 'slt il est tjr dispo? il se demonte? c pr un 4e etage avec un escalier de nain mdr'],
      [
        'seller',
        "Oui dispo. Les accoudoirs et le dossier s'enlèvent avec une clé de 13, ça fait quatre morceaux.",
      ],
      ['buyer', 'top. dernier prix? vs avez des chats je suis allergique'],
      [
        'seller',
        "120 et il part aujourd'hui. On a un chat oui, il dort dessus, mais les housses passent à 60.",
      ],
    ],
  },
  {
    id: 'fd-fr-tracteur',
    match: true,
    seller: {
      name: 'Tondeuse autoportée Husqvarna',
      description: 'TC 138, coupe 97 cm, 320 heures',
      points: ['Bac de ramassage', 'Facture d’entretien 2024'],
    },
    buyer: { name: 'Autoportée pour 3 000 m²', description: 'Terrain avec pommiers' },
    requirements: [
      ['Largeur de coupe au moins 90 cm', '+'],
      ['Transmission hydrostatique', '+'],
      ['Kit mulching', '-'],
      ['Garantie de six mois', '-'],
      ['Pneus en bon état', '?'],
    ],
    talk: [
      ['buyer', "Bonjour, boîte hydro ou mécanique ? Est-ce qu'on peut mulcher avec ?"],
      [
        'seller',
        "Bonjour, une pédale pour avancer, une pour reculer, pas de vitesses à passer : c'est de l'hydro. Le bouchon mulching, je ne l'ai pas, et il ne se monte pas sur ce plateau m'a dit le concessionnaire.",
      ],
      ['buyer', 'Vous donnez une garantie ?'],
      [
        'seller',
        "Je suis un particulier : garantie : aucune. Elle démarre au quart de tour, c'est tout ce que je peux dire.",
      ],
    ],
  },
  {
    id: 'fd-fr-pension',
    match: true,
    seller: {
      name: 'Pension canine familiale',
      description: 'Au calme, près de Namur',
      points: ['Agrément HK 40.123.456', 'Parcs de 400 m²'],
    },
    buyer: { name: 'Pension pour deux beagles', description: 'Dix jours en octobre' },
    requirements: [
      ['Les deux logés ensemble', '+'],
      ['Vaccin contre la toux exigé', '+'],
      ['Photos pendant le séjour', '?'],
      ['Nous apportons leurs croquettes', '?'],
      ['Reprise le dimanche soir', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nos deux filles ne se sont jamais quittées. Il fait froid la nuit chez vous ? L'an passé elles ont ramené la toux de chenil d'ailleurs…",
      ],
      [
        'seller',
        "Bonjour, elles auront un double box rien qu'à elles, même panier si elles veulent. Le sol est chauffé à 18 degrés. Et sans le Kennel Cough dans le carnet, aucun chien ne passe ma grille.",
      ],
      ['buyer', 'Ouf. On rentre le dimanche vers 19 h, on passe les prendre ?'],
      ['seller', "Le dimanche c'est fermé, entrées comme sorties. Lundi dès neuf heures :-)"],
    ],
  },
  {
    id: 'fd-fr-chatons',
    match: true,
    seller: {
      name: 'Chatons sacrés de Birmanie',
      description: 'Petit élevage LOOF dans le Gers',
      points: ['Nés le 10 janvier', 'Élevés en famille'],
    },
    buyer: { name: 'Chaton calme pour appartement', description: 'Toulouse, avec un chien âgé' },
    requirements: [
      ['Habitué aux chiens', '+'],
      ['Stérilisé avant le départ', '-'],
      ['Parents testés PKD', '+'],
      ['Départ avant le 1er avril', '-'],
      ['Femelle si possible', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour Mme Daste, nous craquons pour vos petits. Notre vieux setter risque-t-il de leur faire peur ? Et les reins, vous testez ?',
      ],
      [
        'seller',
        'Bonjour, ils dorment entre les pattes de mon golden depuis leurs premières semaines. Papa et maman sont négatifs en PKD, je joins les analyses du labo.',
      ],
      ['buyer', 'Merci ! On pourrait en avoir un avant fin mars, déjà opéré ?'],
      [
        'seller',
        'Je les garde treize semaines pleines, donc pas avant le 11 avril. Et la stérilisation sera à votre charge vers six mois, je ne fais pas opérer de bébés.',
      ],
    ],
  },
  {
    id: 'fd-fr-equitation',
    match: true,
    seller: {
      name: 'Demi-pension jument selle français',
      description: 'Jument de 12 ans, club près de Rambouillet',
      points: ['Deux séances par semaine', '160 € par mois'],
    },
    buyer: { name: 'Demi-pension cheval', description: 'Galop 5, 24 ans' },
    requirements: [
      ['Autorisée à sauter', '+'],
      ['Sorties en extérieur seule', '-'],
      ['Dimanche disponible', '-'],
      ['Cours du club compris', '?'],
      ['Frais vétérinaires partagés', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour :) j'aimerais savoir si je peux sauter avec elle et partir seule en forêt. J'ai pas de selle.",
      ],
      [
        'seller',
        "Hello, petites barres jusqu'à 90 cm sans problème, elle adore ça. Seule dehors non, jamais, elle panique loin des autres. Tu prends la mienne, une CWD 17 pouces.",
      ],
      ['buyer', 'Et le dimanche ?'],
      ['seller', "Le dimanche c'est mon jour, je le garde. Tu aurais mercredi et samedi."],
    ],
  },
  {
    id: 'fd-fr-taxi',
    match: true,
    seller: {
      name: 'Navette Genève – stations',
      description: 'Minibus 8 places, Haute-Savoie',
      points: ['Sièges enfants gratuits', 'Chaînes et pneus neige'],
    },
    buyer: { name: 'Transfert aéroport vers Les Gets', description: '7 personnes avec skis, 22 février' },
    requirements: [
      ['Minibus rien que pour nous', '+'],
      ['Place pour sept paires de skis', '+'],
      ['Arrêt courses au supermarché', '-'],
      ['Annulation gratuite la veille', '?'],
      ['Même tarif pour le retour', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, on est 7 avec 7 housses de ski. C'est partagé avec d'autres clients ? On aimerait s'arrêter au Carrefour de Cluses.",
      ],
      [
        'seller',
        "Bonjour, vous l'avez en privé, personne d'autre ne monte. Le coffre de toit prend dix housses. Le samedi je ne peux pas m'arrêter en route, j'enchaîne derrière, désolé.",
      ],
      ['buyer', 'Pas grave. Je règle comment ?'],
      ['seller', 'Le chauffeur a le petit terminal sans contact, ou en espèces.'],
    ],
  },
  {
    id: 'fd-fr-voyage',
    match: true,
    seller: {
      name: 'Circuits sur mesure au Maroc',
      description: 'Agence à Marrakech, guides de montagne',
      points: ['À partir de 4 personnes', 'Transport en 4x4'],
    },
    buyer: { name: 'Trek dans l’Atlas entre amis', description: '6 personnes, une semaine début octobre' },
    requirements: [
      ['Guide diplômé parlant français', '+'],
      ['Portage des sacs par mulets', '+'],
      ['Assurance rapatriement incluse', '-'],
      ['Pas plus de six heures de marche', '?'],
      ['Repas végétariens possibles', '?'],
    ],
    talk: [
      ['buyer', 'Bonjour Hassan, on est six, niveau moyen. On porte tout ? On dort où ?'],
      [
        'seller',
        "Bonjour mes amis. Vous portez juste l'eau et le pique-nique, trois mules prennent le reste. On dort dans les familles des villages, chez ma tante aussi ! C'est Brahim qui vous guide, il a le diplôme de Tabant et a étudié à Grenoble quatre ans.",
      ],
      ['buyer', 'Les étapes sont longues ? Et si on se casse une jambe ?'],
      [
        'seller',
        "Les étapes c'est selon votre forme, inch'allah. L'assurance, chacun prend la sienne avant de venir, nous ne la vendons pas.",
      ],
    ],
  },
  {
    id: 'fd-fr-kine',
    match: true,
    seller: {
      name: 'Kinésithérapeute à domicile',
      description: 'Paris 18e, 9e et 17e',
      points: ['Conventionné', 'Rééducation et respiratoire'],
    },
    buyer: { name: 'Kiné pour ma grand-mère', description: 'Après fracture du col, 3e étage, Paris 18e' },
    requirements: [
      ['Une femme de préférence', '?'],
      ['Quatre séances par semaine', '-'],
      ['Peut commencer lundi 3 mars', '+'],
      ['Expérience avec la maladie d’Alzheimer', '+'],
      ['Tiers payant', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, elle sort d'hôpital samedi. Ordonnance pour quatre fois par semaine dès lundi 3. Elle a un début d'Alzheimer, il faut de la patience.",
      ],
      [
        'seller',
        "Bonjour, je la prends dès ce lundi-là, à 11 h. Quatre fois c'est impossible dans mon planning, ce sera trois. J'ai passé six ans en unité Alzheimer à Bretonneau, ne vous en faites pas.",
      ],
      ['buyer', "Merci beaucoup. Elle doit avancer l'argent ?"],
      [
        'seller',
        'Avec la carte Vitale, elle ne débourse rien sur le moment, je vois avec la caisse et la mutuelle.',
      ],
    ],
  },
  {
    id: 'fd-fr-auxiliaire',
    match: true,
    seller: {
      name: 'Garde de nuit pour personnes âgées',
      description: 'Auxiliaire de vie diplômée, Lausanne et Riviera',
      points: ['Permis B et voiture', '15 ans en EMS'],
    },
    buyer: { name: 'Veille de nuit pour mon père', description: 'Vevey, trois nuits par semaine' },
    requirements: [
      ['Veille debout, pas couchée', '-'],
      ['Parle un peu italien', '?'],
      ['Aide aux transferts avec lève-personne', '+'],
      ['Nuits du week-end', '?'],
      ['Déclarée à l’AVS', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Madame, mon père se réveille souvent et il faut le lever avec l'appareil. Vous restez éveillée ? Je voudrais que tout soit en règle.",
      ],
      [
        'seller',
        "Bonjour Monsieur Chappuis, je fais des nuits dormantes, je me lève quand on m'appelle mais je ne veille pas toute la nuit, à mon âge non. Le lève-malade, je m'en suis servie tous les jours à l'EMS. Je ne travaille qu'en étant déclarée, cotisations et tout.",
      ],
      ['buyer', 'Vous fumez ? Il est sous oxygène.'],
      [
        'seller',
        'Jamais touché une cigarette de ma vie. Pour les samedis et dimanches je regarde avec ma fille et vous redis.',
      ],
    ],
  },
  {
    id: 'fd-fr-podologue',
    match: true,
    seller: {
      name: 'Podologue-pédicure à domicile',
      description: 'Rennes et couronne',
      points: ['Semelles orthopédiques', '45 € le soin'],
    },
    buyer: { name: 'Soin des pieds pour diabétique', description: 'Résidence seniors à Cesson' },
    requirements: [
      ['Soins pour diabétiques grade 2', '+'],
      ['Soins aussi pour son épouse', '?'],
      ['Se déplace en résidence', '+'],
      ['Passage toutes les quatre semaines', '-'],
      ['Envoi du compte rendu au médecin', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, mon beau-père est diabétique grade 2. Est-ce que vous suivez ce genre de patients et venez à la résidence des Tilleuls ?',
      ],
      [
        'seller',
        "Bonjour, un bon tiers de ma patientèle, grades 2 et 3. J'y suis un vendredi sur deux, aux Tilleuls, on me prête l'infirmerie. Chaque trousse sort de l'autoclave.",
      ],
      ['buyer', 'Il faudrait le voir toutes les 4 semaines.'],
      [
        'seller',
        'Pas possible de tenir ce rythme, je prends de nouveaux patients toutes les six à huit semaines seulement.',
      ],
    ],
  },
  {
    id: 'fd-fr-agence',
    match: true,
    seller: {
      name: 'Agence web et réseaux sociaux',
      description: 'Quatre personnes à Montpellier',
      points: ['Sites WordPress', 'Photos et vidéos maison'],
    },
    buyer: { name: 'Refonte du site d’un domaine viticole', description: 'Boutique en ligne et anglais' },
    requirements: [
      ['Boutique en ligne avec paiement', '+'],
      ['Site livré avant les vendanges', '-'],
      ['Nous restons propriétaires du site', '+'],
      ['Traduction anglaise comprise', '-'],
      ['Formation pour mettre à jour nous-mêmes', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, on voudrait vendre nos bouteilles en ligne avant fin août. À la fin, le site est à nous ou à vous ? Notre agence actuelle nous tient en otage.',
      ],
      [
        'seller',
        "Bonjour Marc, le site, le nom de domaine, les accès : tout est à votre nom dès le premier jour. WooCommerce avec Stripe, vous encaissez directement. Pour fin août c'est non, notre planning nous mène au 15 octobre.",
      ],
      ['buyer', "Ah zut. Bon, pour Noël alors. L'anglais est dans le devis ?"],
      [
        'seller',
        "On prépare les pages, mais les textes anglais viennent de vous ou d'un traducteur à payer en plus.",
      ],
    ],
  },
  {
    id: 'fd-fr-emballage',
    match: true,
    seller: {
      name: 'Bouteilles et bocaux pour brasseurs',
      description: 'Négociant à Strasbourg',
      points: ['33, 50 et 75 cl', 'Vente par palette'],
    },
    buyer: { name: 'Bouteilles pour microbrasserie', description: '8 palettes par an, Vosges' },
    requirements: [
      ['Bouteilles brunes de 33 cl', '+'],
      ['Réemployables, lavables', '+'],
      ['Demi-palettes possibles', '-'],
      ['Stockage chez vous, livraisons étalées', '+'],
      ['Prix bloqué jusqu’en décembre', '?'],
    ],
    talk: [
      [
        'buyer',
        "Salut, on cherche de la 33 brune consignable. On n'a pas la place pour 8 palettes d'un coup, vous faites des demies ?",
      ],
      [
        'seller',
        "Salut les Vosgiens ! La Long Neck ambrée 33, version lourde, elle encaisse une trentaine de lavages. Palettes complètes uniquement. Mais vous achetez l'année et on vous en garde au dépôt, on livre une par une quand vous appelez.",
      ],
      ['buyer', "Ça marche bien comme ça. Et le prix tient toute l'année ?"],
      ['seller', "Le verrier nous annonce toujours du nouveau à la rentrée, vous savez ce que c'est."],
    ],
  },
  {
    id: 'fd-fr-autoecole',
    match: true,
    seller: {
      name: 'Permis bateau',
      description: 'École à La Rochelle, côtier et fluvial',
      points: ['Groupes de 8', 'Code en ligne'],
    },
    buyer: { name: 'Permis côtier rapide', description: 'Couple de retraités, juin' },
    requirements: [
      ['Formation en une semaine', '+'],
      ['Fourniture du timbre fiscal', '-'],
      ['Pratique à deux sur le bateau', '?'],
      ['Cours le week-end', '+'],
      ['Certificat médical fait sur place', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, combien de temps faut-il ? Nous venons de Poitiers. Que reste-t-il à notre charge ?',
      ],
      [
        'seller',
        "Bonjour, vous commencez le lundi, vous passez le QCM le vendredi, et la conduite est faite entre-temps. On a aussi une session samedi-dimanche chaque mois. Les timbres (78 + 38 €) sont à acheter par vous, et le certificat, c'est chez votre médecin traitant.",
      ],
      ['buyer', 'On pourrait naviguer rien que tous les deux avec le moniteur ?'],
      ['seller', 'On fera au mieux selon les inscrits.'],
    ],
  },
  {
    id: 'fd-fr-entrepot',
    match: true,
    seller: {
      name: 'Logistique e-commerce',
      description: 'Entrepôt de 4 000 m² près d’Orléans',
      points: ['Expédition le jour même avant 14 h', 'Colissimo, Mondial Relay'],
    },
    buyer: { name: 'Externaliser nos envois de cosmétiques', description: '1 500 colis par mois' },
    requirements: [
      ['Connexion à PrestaShop', '+'],
      ['Suivi des dates de péremption', '+'],
      ['Local tempéré entre 15 et 25 °C', '-'],
      ['Envois vers la Suisse', '?'],
      ['Sans volume minimum', '?'],
    ],
    talk: [
      ['buyer', 'Bonjour, crèmes et sérums, donc DLUO à suivre et pas plus de 25 °C. Boutique PrestaShop.'],
      [
        'seller',
        "Bonjour Noémie, le module PrestaShop est à nous, les commandes descendent toutes les cinq minutes. Le système sort toujours le lot qui périme en premier et vous alerte à six mois. Par contre le bâtiment n'est ni chauffé ni climatisé, on est monté à 33 en juillet.",
      ],
      ['buyer', 'Aïe. Et pour mettre une dosette dans chaque commande ?'],
      [
        'seller',
        'On le fait pour une autre marque : 0,12 € le geste, aucun souci pour chaque commande chez vous aussi.',
      ],
    ],
  },
  {
    id: 'fd-fr-photo',
    match: true,
    seller: {
      name: 'Photobooth à louer',
      description: 'Borne photo en bois, Wallonie et Bruxelles',
      points: ['Impressions illimitées', '350 € la soirée'],
    },
    buyer: { name: 'Borne photo pour gala', description: 'Fondation, 250 invités, Liège, 17 mai' },
    requirements: [
      ['Fond et accessoires fournis', '?'],
      ['Notre logo sur les tirages', '+'],
      ['Animateur présent toute la soirée', '-'],
      ['Photos supprimées après l’événement', '?'],
      ['Disponible le 17 mai', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, le 17 mai est-il libre ? Nous voudrions notre logo en bas de chaque photo. Et niveau RGPD ?',
      ],
      [
        'seller',
        'Bonjour, le 17 est à vous, je viens de le bloquer. Envoyez le logo en PNG, le gabarit est fait pour ça. Les images arrivent dans une galerie avec mot de passe.',
      ],
      ['buyer', "Quelqu'un reste avec la machine ?"],
      ['seller', "Non, on installe, on vous montre et on revient à minuit. Nous ne proposons pas d'hôtesse."],
    ],
  },
  {
    id: 'fd-fr-interprete',
    match: true,
    seller: {
      name: 'Interprètes de conférence',
      description: 'Bureau parisien, anglais, allemand, chinois, arabe',
      points: ['Membres AIIC', 'Matériel en location'],
    },
    buyer: { name: 'Interprétation pour comité européen', description: '2 jours à Lille, 40 participants' },
    requirements: [
      ['Simultanée français–allemand', '+'],
      ['Documents traduits à l’avance', '?'],
      ['Frais de déplacement compris', '-'],
      ['Accord de confidentialité signé', '+'],
      ['Les mêmes interprètes que l’an dernier', '?'],
    ],
    talk: [
      [
        'buyer',
        "Madame, Monsieur, nous réunissons notre CE européen les 5 et 6 juin, en français et en allemand. L'an passé, Mme Roth et M. Lacaze nous avaient enchantés.",
      ],
      [
        'seller',
        "Monsieur, deux interprètes se relaieront toutes les trente minutes, en simultanée. Cabine isolée et 45 casques viennent avec notre technicien. Le train et l'hôtel sont facturés en sus, au réel.",
      ],
      ['buyer', 'Le sujet est délicat, il y a un plan social. Peuvent-ils signer un NDA ?'],
      [
        'seller',
        "Renvoyez-nous le vôtre, tous deux l'auront paraphé avant de recevoir le moindre document. Je me renseigne sur l'agenda de Mme Roth.",
      ],
    ],
  },
]
