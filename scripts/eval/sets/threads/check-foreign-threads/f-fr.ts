import type { Pair } from '../../../cases.ts'

/** Conversations in French for checking only: they are neither read nor trained on. */
export const foreignThreadsFFr: readonly Pair[] = [
  {
    id: 'ff-fr-gite',
    match: true,
    seller: {
      name: 'La Grange aux Loirs',
      description: 'Grand gîte 22 couchages, séminaires et réunions de famille, Morvan',
      points: ['9 chambres', 'Salle de 70 m² avec vidéoprojecteur', 'Cuisine équipée en gestion libre'],
    },
    buyer: { name: 'Coop Tournesol', description: 'Séminaire de 2 nuits pour 18 personnes en mars' },
    requirements: [
      ['Paperboard à disposition', '?'],
      ['Chambre individuelle pour chacun', '-'],
      ['Fibre ou connexion stable pour visio', '?'],
      ['Draps fournis', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, nous serions 18 les 12 et 13 mars. Est-ce que chacun peut avoir sa chambre ? On fera aussi une visio le vendredi matin, il faut une connexion qui tient la route. Et pour les draps ? Un paperboard aussi si vous avez.',
      ],
      [
        'seller',
        'Bonjour ! Avec 9 chambres à 18 il faudra forcément partager, à deux par chambre (lits séparés, rassurez-vous). Les lits sont faits à votre arrivée et on laisse une serviette par personne. Pour internet on a le wifi dans toute la maison.',
      ],
      ['buyer', "Partager ça devrait passer. Merci, je vois avec l'équipe"],
    ],
  },
  {
    id: 'ff-fr-portail',
    match: true,
    seller: {
      name: 'Ferronnerie Lagarde',
      description: 'Portails, garde-corps et grilles en fer forgé, fabrication artisanale dans le Tarn',
      points: [
        "Sur mesure d'après plan ou modèle",
        'Thermolaquage toutes teintes',
        'Pose dans un rayon de 50 km',
      ],
    },
    buyer: { name: 'Mme Vidal', description: "Portail deux battants 3,50 m à l'ancienne, maison à Gaillac" },
    requirements: [
      ["Copie d'un modèle ancien d'après photo", '+'],
      ['Motorisation comprise', '-'],
      ["Dépose de l'ancien portail", '-'],
      ['Délai de deux mois maximum', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, je voudrais refaire le portail de ma grand-mère, j'ai une vieille photo assez nette. Il faut enlever celui en bois qui est pourri. Et le nouveau je le voudrais motorisé. Deux mois c'est possible ?",
      ],
      [
        'seller',
        "Bonjour madame, d'après photo on le fait souvent, je viens relever les cotes et je vous le reproduis volutes comprises. Par contre je ne touche pas à la motorisation, je ne suis pas électricien, je vous laisse des platines pour plus tard. Et le vieux doit être enlevé avant que j'arrive, ça je ne m'en charge pas.",
      ],
      ['buyer', "Bon, mon neveu l'enlèvera. Et les délais ?"],
      ['seller', 'Je ferai au mieux. Le laqueur ferme en août, faut voir quand vous signez.'],
    ],
  },
  {
    id: 'ff-fr-traiteur',
    match: true,
    seller: {
      name: 'Racines & Cie',
      description: 'Traiteur végétal à Nantes : buffets, cocktails, plateaux repas',
      points: ['100 % végétalien', 'À partir de 15 personnes', 'Légumes de maraîchers du coin'],
    },
    buyer: {
      name: 'Association Le Fil',
      description: 'Buffet froid pour AG, 45 personnes, budget 18 € par tête',
    },
    requirements: [
      ['Sans produit animal', '+'],
      ['18 € maximum par personne', '+'],
      ['Garantie sans traces de fruits à coque', '-'],
    ],
    talk: [
      [
        'buyer',
        'Coucou, buffet froid pour 45 le samedi 8, on a 18€ par pers tout compris. Attention une adhérente est très allergique aux noix, noisettes, amandes etc, il faut zéro trace',
      ],
      [
        'seller',
        "Hello ! Pour 45 je vous fais la formule Potager à 16,50 TTC par personne, livraison et pain inclus, rien à rajouter. Pour l'allergie je préfère être claire : on travaille la noisette et la cajou tous les jours dans le même labo, je ne peux pas vous garantir l'absence de traces.",
      ],
    ],
  },
  {
    id: 'ff-fr-natation',
    match: true,
    seller: {
      name: 'Aqua Léon',
      description: 'Leçons de natation particulières et petits groupes, Brest',
      points: ["Maître-nageur diplômé d'État", 'Adultes débutants bienvenus', 'Forfait 10 séances 290 €'],
    },
    buyer: { name: 'Solange, 61 ans', description: "Cours pour vaincre ma peur de l'eau" },
    requirements: [
      ["Habitué aux adultes qui ont peur de l'eau", '+'],
      ["Bassin où l'on a pied partout", '+'],
      ['Monitrice femme', '-'],
      ['Séances remboursées par la mutuelle', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, j'ai 61 ans et je panique dès que j'ai de l'eau aux épaules. Il me faudrait un bassin pas profond. Je serais plus à l'aise avec une dame",
      ],
      [
        'seller',
        "Bonjour Solange. L'aquaphobie c'est presque la moitié de mes élèves, on commence assis au bord, à votre rythme. Le bassin fait 1,20 m d'un bout à l'autre. Par contre je travaille seul et je suis un monsieur !",
      ],
      ['buyer', "Ah. Bon vous avez l'air gentil quand même. Est ce que la mutuelle rembourse ?"],
      [
        'seller',
        "J'ai une cliente qui s'est fait rembourser une partie je crois, voyez avec la vôtre, moi je n'en sais rien.",
      ],
      ['buyer', "D'accord je les appelle"],
      ['seller', 'A bientôt !'],
    ],
  },
  {
    id: 'ff-fr-couture',
    match: true,
    seller: {
      name: 'Atelier Canette',
      description: 'Réparation de machines à coudre et surjeteuses, toutes marques, Saint-Étienne',
      points: [
        'Machines familiales et anciennes',
        'Révision complète 75 €',
        'Garantie 6 mois sur la réparation',
      ],
    },
    buyer: {
      name: 'Yasmina',
      description: 'Surjeteuse qui saute des points et vieille machine à pédale bloquée',
    },
    requirements: [
      ['Répare les surjeteuses', '+'],
      ["Prêt d'une machine", '?'],
      ['Déplacement à domicile', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonsoir, ma surjeteuse saute des points et j'ai la machine à pédale de ma mère complètement grippée. La 2e pèse un âne mort, vous pourriez passer à la maison (Firminy) ? et si vous gardez la surjeteuse longtemps vous en prêtez une ? j'ai des commandes",
      ],
      [
        'seller',
        "Bonsoir Yasmina, ah les machines à pédale c'est mon péché mignon, envoyez moi déjà une photo que je voie si c'est la tête ou le volant qui coince. La surjeteuse comptez 10 jours, peut être moins, je sais ce que c'est quand on a des clientes qui attendent",
      ],
    ],
  },
  {
    id: 'ff-fr-frigo',
    match: true,
    seller: {
      name: 'Transfroid Armor',
      description: 'Transport sous température dirigée, Bretagne – Île-de-France',
      points: ['Froid positif et négatif', 'Départs lundi, mercredi, vendredi', 'De 1 à 12 palettes'],
    },
    buyer: {
      name: 'Glaces Kerfeuille',
      description: '4 palettes de glace artisanale par semaine vers Rungis',
    },
    requirements: [
      ['Transport à -20 °C', '+'],
      ['Relevé de température remis à la livraison', '+'],
      ['Livraison à Rungis avant 5 h', '-'],
      ['Prix ferme sur un an', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, 4 palettes/semaine de glaces (donc -20) Quimper > Rungis. Livraison impérative avant 5h du matin. Notre client exige le relevé de T° à chaque fois',
      ],
      [
        'seller',
        "Bonjour, nos groupes tiennent -22 sans souci en été. Le chauffeur imprime le ticket de l'enregistreur et le laisse avec la lettre de voiture, à chaque livraison. Par contre à Rungis on y est entre 6h30 et 7h30, avant c'est pas faisable avec notre tournée.",
      ],
      ['buyer', "6h30 c'est tard... je demande au client. Et le tarif, bloqué un an ?"],
      ['seller', "On est à 78 € la palette en ce moment. Ca n'a pas trop bougé ces derniers temps."],
    ],
  },
  {
    id: 'ff-fr-etiquettes',
    match: true,
    seller: {
      name: 'Imprimerie du Coteau',
      description: 'Étiquettes adhésives pour vins, bières et épicerie fine',
      points: [
        'Impression numérique dès 200 étiquettes',
        'Papiers vergé, blanc, recyclé',
        'BAT numérique sous 48 h',
      ],
    },
    buyer: { name: 'Brasserie La Mouette', description: 'Étiquettes pour 3 bières, 500 de chaque' },
    requirements: [
      ['Livraison sous dix jours', '?'],
      ["Résistance à l'eau du seau à glace", '+'],
      ['Dorure à chaud', '-'],
      ['Livraison en bobines pour étiqueteuse', '+'],
    ],
    talk: [
      [
        'buyer',
        "Salut, 3 refs x 500, faudrait les avoir d'ici 10 jours. Les bouteilles finissent dans des bacs à glaçons donc faut pas que ça se décolle. On pose à la machine, donc en rouleau. Et on rêve d'un petit liseré doré à chaud",
      ],
      [
        'seller',
        "Salut la Mouette ! Je vous conseille le blanc WS avec vernis, 4 h dans la glace sans bouger, on l'a testé nous-mêmes. Rouleaux mandrin 76, sens d'enroulement à préciser. La dorure à chaud on n'a pas la presse et on ne sous-traite pas, au mieux une encre jaune qui imite.",
      ],
      ['buyer', "Tant pis pour le doré, on part sur l'encre"],
    ],
  },
  {
    id: 'ff-fr-piano',
    match: true,
    seller: {
      name: 'Bertrand L.',
      description: 'Piano droit années 80, cause déménagement, Dijon',
      points: ['Noyer satiné', '3 pédales', '900 € à débattre'],
    },
    buyer: { name: 'Nadège', description: "Piano d'étude pour mon fils en 2e année de conservatoire" },
    requirements: [
      ["Accordé il y a moins d'un an", '-'],
      ['Tabouret inclus', '-'],
      ['Installé au rez-de-chaussée', '-'],
      ['Pédale de sourdine', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, votre piano m'intéresse. Il a été accordé quand ? Il est à quel étage ? Le tabouret part avec ?",
      ],
      [
        'seller',
        "Bonjour, ça doit faire cinq ou six ans qu'un accordeur n'est pas passé. Troisième avec ascenseur, mais le piano n'y rentre pas. Le tabouret c'était à ma mère, je le garde.",
      ],
      ['buyer', "Ouh là. Et la pédale du milieu c'est bien une sourdine ? Mon fils joue le soir..."],
      ['seller', "Aucune idée, je ne joue pas. Elle s'enfonce en tout cas."],
      ['buyer', 'Je vais réfléchir'],
    ],
  },
  {
    id: 'ff-fr-auxiliaire',
    match: true,
    seller: {
      name: 'Fatou Diarra',
      description: 'Auxiliaire de vie diplômée, emploi direct CESU, Lyon 7e et 8e',
      points: ['Aide au lever, toilette, repas', "12 ans d'expérience", 'Permis B et véhicule'],
    },
    buyer: { name: 'Hervé', description: 'Aide le matin pour mon père, Parkinson, Lyon 8e' },
    requirements: [
      ['Paiement en CESU', '+'],
      ['Présence à 7 h du lundi au vendredi', '+'],
      ['Connaissance de la maladie de Parkinson', '+'],
      ['Remplaçante pendant les congés', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Madame, mon père a un Parkinson assez avancé. Il faudrait quelqu'un à 7h chaque matin de la semaine. Comment ça se passe quand vous êtes en vacances ?",
      ],
      [
        'seller',
        "Bonjour Monsieur, j'ai accompagné deux messieurs Parkinson, le dernier pendant 4 ans jusqu'à la fin, je connais les blocages et l'heure des médicaments. 7h du lundi au vendredi je peux, cette place vient de se libérer. Les vacances je les prends en août en général, trois semaines.",
      ],
    ],
  },
  {
    id: 'ff-fr-caisse',
    match: true,
    seller: {
      name: 'Tiroir Malin',
      description: 'Logiciel de caisse sur tablette pour petits commerces',
      points: ['Certifié NF525', '39 € par mois, matériel en sus', 'Assistance du lundi au samedi'],
    },
    buyer: {
      name: 'Librairie Les Marges',
      description: 'Librairie indépendante, 2 caisses, 9000 références',
    },
    requirements: [
      ['Logiciel certifié NF525', '+'],
      ['Fonctionne en cas de coupure internet', '+'],
      ['Import de notre fichier de 9000 références', '?'],
      ['Connexion à Dilicom', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous changeons de caisse. 9000 refs à reprendre (fichier export un peu sale). Besoin d'un lien avec Dilicom. Et si internet coupe ?",
      ],
      [
        'seller',
        "Bonjour, si internet coupe la tablette continue d'encaisser en local et synchronise au retour, les clients ne voient rien. Dilicom non, on n'a pas ce connecteur et il n'est pas au programme, on s'adresse surtout à l'alimentaire.",
      ],
      ['buyer', 'Aïe pour Dilicom. Et la reprise du fichier ?'],
      [
        'seller',
        "Envoyez m'en un bout, je le donne au technicien, il me dira s'il peut en tirer quelque chose",
      ],
      ['buyer', "je vous l'envoie demain"],
      ['seller', 'Parfait'],
    ],
  },
  {
    id: 'ff-fr-paniers',
    match: true,
    seller: {
      name: 'Les Jardins de Mélisse',
      description: 'Maraîchage bio, paniers hebdomadaires, nord de Toulouse',
      points: [
        'Label AB depuis 2016',
        'Petit panier 12 €, grand 19 €',
        'Distribution le jeudi 17h-19h30 à la ferme',
      ],
    },
    buyer: { name: 'Colocation rue des Lilas', description: 'Grand panier chaque semaine pour 5 colocs' },
    requirements: [
      ['Légumes bio', '+'],
      ['Retrait le jeudi vers 18 h', '+'],
      ['Semaines sautées sans payer', '?'],
      ['Œufs en option', '?'],
    ],
    talk: [
      [
        'buyer',
        "Salut ! on est 5 colocs, le grand panier ça nous irait. On peut passer jeudi après le boulot genre 18h. Est-ce qu'on peut sauter des semaines (vacances d'été) sans payer ? Et vous avez des œufs ??",
      ],
      [
        'seller',
        "Coucou les colocs, bienvenue ! Pour l'été, on en reparle en juin avec tout le monde, c'est l'assemblée qui décide. Les poules arrivent au printemps si le poulailler est fini d'ici là",
      ],
      ['buyer', 'Trop bien on signe où ?'],
    ],
  },
  {
    id: 'ff-fr-ramonage',
    match: true,
    seller: {
      name: 'Ramonage Quercy',
      description: 'Ramonage et entretien de cheminées, poêles et inserts, Lot',
      points: [
        'Certificat de ramonage remis',
        "65 € conduit jusqu'à 8 m",
        'Bâchage et nettoyage après passage',
      ],
    },
    buyer: { name: 'Peter & Jill', description: 'Poêle à granulés et cheminée ouverte, maison à Cajarc' },
    requirements: [
      ["Certificat pour l'assurance", '+'],
      ['Entretien du poêle à granulés', '-'],
      ['Intervention avant fin septembre', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous sommes anglais, excusez le français. Une cheminée ouverte, un poêle de pellets. Nous avons besoin avant la fin de septembre, papier pour l'assurance aussi.",
      ],
      [
        'seller',
        "Bonjour, pas de souci on se comprend. La cheminée oui. Le poêle à granulés je n'en fais pas, il faut un agréé de la marque. Et pour septembre c'est complet, mon premier créneau est le 14 octobre.",
      ],
      ['buyer', "Ok le 14 octobre pour la cheminée s'il vous plaît."],
      ['seller', "C'est noté, 9h."],
    ],
  },
  {
    id: 'ff-fr-nacelle',
    match: true,
    seller: {
      name: 'Hauteur Loc',
      description: 'Location de nacelles et échafaudages, agence de Valence',
      points: ['Nacelle sur remorque 12 m', 'Nacelle araignée 18 m', 'Livraison possible 1,40 €/km'],
    },
    buyer: {
      name: 'Gîte Peyrolles',
      description: 'Réparer une gouttière à 14 m, terrain en pente, portillon de 90 cm',
    },
    requirements: [
      ["Hauteur de travail d'au moins 14 m", '+'],
      ['Passe par un portillon de 90 cm', '+'],
      ['Assurance bris de machine incluse', '-'],
      ['Formation à la prise en main', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, gouttière à 14 m, on n'accède que par un portillon de 90. Terrain qui penche un peu. Jamais conduit ça, vous formez ?",
      ],
      [
        'seller',
        "Bonjour, l'araignée 18 m est faite pour ça, repliée elle fait 78 cm de large chenilles rentrées, elle passe. 240 € HT la journée.",
      ],
      ['buyer', "Top. Et l'assurance casse est dedans ?"],
      ['seller', 'Non, elle est en plus, 8 % du prix, ou votre propre assurance si elle couvre.'],
      ['buyer', 'ok je prends la vôtre. Et pour la formation ?'],
      ['seller', "C'est simple comme une manette de jeu vidéo vous verrez"],
    ],
  },
  {
    id: 'ff-fr-vae',
    match: true,
    seller: {
      name: 'Clém',
      description: 'Vends vélo électrique pliant, 2022, Strasbourg',
      points: ['Roues 20 pouces', 'Batterie amovible', '3100 km'],
    },
    buyer: { name: 'Gaspard', description: 'Pliant électrique pour train + boulot' },
    requirements: [
      ['Moins de 20 kg', '?'],
      ['Facture disponible', '+'],
      ["Batterie qui s'enlève pour charger au bureau", '+'],
      ['Aucun accident', '?'],
    ],
    talk: [
      [
        'buyer',
        "salut il pese combien ? faut que je le porte dans le train, 20 kg max. t'as la facture ? jamais tombé ?",
      ],
      [
        'seller',
        "Hello, oui j'ai la facture du magasin à mon nom, je te la file avec. Le poids j'ai jamais pesé, moi je le monte au 2e tous les soirs et je suis pas une athlète ^^",
      ],
      ['buyer', 'ok et les chutes ?'],
      ['seller', "Je l'ai racheté à ma coloc au bout de 6 mois donc avant je sais pas"],
    ],
  },
  {
    id: 'ff-fr-sono',
    match: true,
    seller: {
      name: 'Kilohertz Sono',
      description: 'Location de sonorisation et éclairage avec ou sans technicien, Lille',
      points: ['Enceintes 2 x 1200 W', 'Micros et pieds de micro', 'Retrait au dépôt le vendredi'],
    },
    buyer: { name: 'Comité de quartier Fives', description: 'Sono pour fête de rue, un samedi de juin' },
    requirements: [
      ['Technicien présent toute la journée', '+'],
      ['Deux micros sans fil', '?'],
      ['Tarif associatif', '+'],
      ['Caution par chèque non encaissé', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, fête de rue samedi 13 juin de 11h à 22h. Il nous faut 2 micros sans fil, et un technicien car aucun de nous ne sait brancher. On est une asso, petit budget ! La caution c'est un chèque que vous gardez sans l'encaisser ?",
      ],
      [
        'seller',
        "Bonjour le quartier ! Pour les associations c'est -25 % sur tout, donc 390 au lieu de 520. Mehdi sera avec vous de l'installation à la fin, 10h à 23h. Pour la caution, le patron me dira, il change souvent de formule. Au plaisir",
      ],
    ],
  },
]
