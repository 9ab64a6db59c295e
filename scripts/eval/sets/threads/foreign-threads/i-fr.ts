import type { Pair } from '../../../cases.ts'

/** Conversations in French by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsIFr: readonly Pair[] = [
  {
    id: 'fi-fr-seminaire',
    match: true,
    seller: {
      name: 'Maison Ferrand, traiteur',
      description: "Cocktails, buffets et plateaux-repas pour les entreprises de l'agglomération nantaise.",
      points: ['Cuisine faite maison le jour même', 'Livraison dans un rayon de 40 km'],
    },
    buyer: { name: 'Ouest Assurances', description: 'Séminaire de 70 personnes à Carquefou' },
    requirements: [
      ['Buffet froid pour 70 personnes', '+'],
      ['Vaisselle réutilisable', '+'],
      ['Options sans gluten', '?'],
      ['Serveurs sur place', '-'],
      ['Moins de 25 € HT par personne', '+'],
      ['Facture à 45 jours', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous organisons un séminaire le 14 mai à Carquefou, 70 convives, plutôt un buffet froid. Pas de vaisselle jetable svp, c'est notre politique. Deux personnes pour le service ce serait parfait. Quel tarif ? Et avez-vous du sans gluten (4 pers.)",
      ],
      ['seller', "Bonjour Madame Le Goff, avec plaisir ! C'est pour un déjeuner debout ou à table ?"],
      ['buyer', "À table, la salle a une petite cuisine. J'oubliais : la compta règle à 45 jours."],
      [
        'seller',
        "Parfait. Le buffet Loire à 22,50 € HT me semble tout indiqué, on le monte régulièrement pour 60 à 100 personnes. Assiettes en porcelaine et vrais verres, on repasse les chercher le lendemain. Pour le service je n'ai plus personne, on dépose, on installe et on vous laisse.",
      ],
      ['buyer', "D'accord, on se servira tout seuls. Et nos quatre intolérants ?"],
      [
        'seller',
        'Je vous envoie la carte du buffet ce soir, vous me direz ce que vous en pensez. À quelle heure peut-on accéder à la salle ?',
      ],
    ],
  },
  {
    id: 'fi-fr-nounou',
    match: true,
    seller: {
      name: 'Aïcha',
      description:
        'Assistante maternelle agréée à Villeurbanne depuis neuf ans, agrément pour trois enfants.',
      points: ['Appartement avec grand balcon', 'Sortie au parc tous les jours'],
    },
    buyer: { name: 'Julie et Romain', description: 'Parents de Zoé, sept mois' },
    requirements: [
      ['Place libre à partir de septembre', '+'],
      ['Accueil dès 7 h 15', '+'],
      ['Accepte les couches lavables', '?'],
      ["Pas d'animaux", '-'],
      ['Repas fournis', '?'],
      ['Accueil le mercredi', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Aïcha ! On cherche pour notre fille Zoé à partir de septembre. Je commence tôt, il faudrait la déposer vers 7h15. On utilise des couches lavables, ça vous va ? Et avez-vous des animaux, elle a de l'eczéma",
      ],
      [
        'seller',
        "Bonjour Julie, oui un petit part à l'école donc une place se libère fin août. 7h15 ça me va, j'en ai déjà un qui arrive à 7h. J'ai deux chats, des vieux pépères qui dorment toute la journée.",
      ],
      ['buyer', "Ah les chats... on va demander au pédiatre. Sinon c'est vous qui faites à manger ?"],
      [
        'seller',
        'Elle en est où de la diversification ? Venez samedi matin avec la puce, on discutera de tout ça devant un thé.',
      ],
      ['buyer', 'Samedi 10h ça nous va, à samedi !'],
    ],
  },
  {
    id: 'fi-fr-nacelle',
    match: true,
    seller: {
      name: 'Alti-Loc 38',
      description: 'Location de nacelles et chariots télescopiques, agence à Voiron.',
      points: [
        'Machines contrôlées tous les six mois (VGP)',
        "Ciseaux, articulées, camions-nacelles jusqu'à 28 m",
      ],
    },
    buyer: { name: 'Façades du Dauphiné', description: 'Ravalement sur un immeuble de six étages' },
    requirements: [
      ['Hauteur de travail de 20 m', '+'],
      ['Avec conducteur', '-'],
      ['Livraison sur le chantier', '+'],
      ['Moteur électrique', '?'],
      ['Disponible la semaine du 16 juin', '+'],
      ['Assurance bris de machine incluse', '?'],
    ],
    talk: [
      [
        'buyer',
        "Salut, j'ai besoin d'une articulée 20 m pour la semaine du 16 juin à Grenoble, cour intérieure donc si possible électrique. Avec un conducteur, mes gars n'ont plus le CACES. Vous livrez ?",
      ],
      [
        'seller',
        "Bonjour M. Perrin. La Haulotte 20 m est rentrée d'atelier, je vous la bloque du 16 au 20. On vous la pose avec le porteur, 140 € aller-retour. Pas de conducteur chez nous, on ne loue que le matériel. Vous avez combien de largeur au porche ?",
      ],
      ['buyer', "2,60 au porche. Bon je trouverai un cariste. Et en cas de casse, c'est couvert ?"],
      [
        'seller',
        "2,60 ça passe. Pour les conditions, l'agence vous fait suivre le contrat avec le devis demain matin.",
      ],
    ],
  },
  {
    id: 'fi-fr-piano',
    match: true,
    seller: {
      name: 'Monique',
      description: 'Vends piano droit Rameau, modèle Beaugency, acheté en 1984, toujours en appartement.',
      points: ['Tabouret offert', '900 €', 'À prendre à Tours, 1er étage'],
    },
    buyer: { name: 'Antoine', description: 'Cherche un premier piano pour ses filles' },
    requirements: [
      ['Accordé récemment', '-'],
      ['Tabouret compris', '+'],
      ['Livraison organisée par la vendeuse', '-'],
      ['800 € au maximum', '+'],
      ['Pédale de sourdine', '?'],
      ["Pas de fente dans la table d'harmonie", '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour Madame, le piano est-il toujours à vendre ? De quand date le dernier accord ? Avez-vous un déménageur ? Mon budget est de 800. Y a-t-il une pédale sourdine, on a des voisins...',
      ],
      [
        'seller',
        "Bonjour. Il est toujours là. L'accordeur n'est plus venu depuis que mon mari est parti, ça doit faire huit ans. Pour le transport il faudra vous débrouiller, je ne m'en occupe pas.",
      ],
      ['buyer', "Je comprends. Alors 800, vu qu'il y a l'accord à refaire ? Et l'intérieur est sain ?"],
      [
        'seller',
        "Bon, 800 je veux bien, il ira dans une famille au moins. C'est un beau meuble, vous verrez, je le cire tous les mois.",
      ],
    ],
  },
  {
    id: 'fi-fr-infogerance',
    match: true,
    seller: {
      name: 'Nodalys',
      description: 'Infogérance et cybersécurité pour les PME de Bretagne.',
      points: ['Centre de support à Rennes, 8 h - 19 h', 'Supervision des serveurs jour et nuit'],
    },
    buyer: { name: 'Conserverie Kerbrat', description: '80 postes, deux sites, un ERP Sage' },
    requirements: [
      ['Intervention à Concarneau sous quatre heures', '?'],
      ['Interlocuteur unique', '+'],
      ['Hébergement en France', '+'],
      ['Support de Sage X3', '-'],
      ['Engagement de douze mois maximum', '?'],
      ['Sensibilisation des salariés au phishing', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, 80 postes à Douarnenez et Concarneau. Notre prestataire part en retraite. On voudrait : quelqu'un qu'on connaît au bout du fil, des données hébergées en France, de l'aide sur Sage X3. Et pas d'engagement de 3 ans, merci !",
      ],
      [
        'seller',
        "Bonjour Yann, chaque client a son technicien attitré, pour vous ce serait Gaëlle qui est de Quimper. Nos deux salles sont à Rennes et à Lannion. En revanche l'applicatif Sage, on n'y touche pas, voyez avec votre intégrateur. On a vu passer votre histoire de mail piégé dans le Télégramme, pas trop de dégâts ?",
      ],
      ['buyer', "Deux jours d'arrêt... d'ailleurs vous formez les gens à ça ? Et la durée du contrat ?"],
      [
        'seller',
        "Deux jours, aïe. Je propose qu'on fasse d'abord un audit, on verra ensuite quelle formule vous convient.",
      ],
    ],
  },
  {
    id: 'fi-fr-fle',
    match: true,
    seller: {
      name: 'Bénédicte Arnal',
      description: 'Professeure de français langue étrangère, cours particuliers à Montpellier et en visio.',
      points: ['28 € de l’heure', 'Préparation au DELF et au TCF'],
    },
    buyer: { name: 'Oleksandr', description: 'Ingénieur, doit passer le DELF B2 en juin' },
    requirements: [
      ['Préparation au DELF B2', '+'],
      ['Manuel fourni', '?'],
      ['Cours le samedi', '-'],
      ['Corrections entre les cours', '+'],
      ['Attestation pour la préfecture', '?'],
      ['Paiement en plusieurs fois', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour madame, je veux passer B2 en juin. Je travaille beaucoup la semaine, c'est possible samedi ? Est-ce que vous corrigez les textes que j'écris à la maison ? J'ai besoin aussi un papier pour la préfecture que j'étudie",
      ],
      [
        'seller',
        "Bonjour Oleksandr, votre français est déjà très bien ! Le samedi je suis avec mes enfants, mais je donne cours jusqu'à 21 h en semaine. Envoyez-moi un texte quand vous voulez, je vous le rends annoté sous deux jours, c'est compris.",
      ],
      ['buyer', 'Super, alors mercredi à 20h. Et le papier ? Je peux payer les dix cours en deux fois ?'],
    ],
  },
  {
    id: 'fi-fr-fromages',
    match: true,
    seller: {
      name: 'Affineurs du Jura',
      description: 'Grossiste en fromages, livre restaurants, crémeries et hôtels de Lyon à Besançon.',
      points: ['Comté, morbier, mont-d’or de nos caves', 'Tournées les mardis et vendredis'],
    },
    buyer: { name: 'Brasserie Le Quai', description: 'Restaurant de 120 couverts à Lyon' },
    requirements: [
      ['Comté affiné 18 mois', '+'],
      ['Livraison le vendredi', '+'],
      ['Fromages de chèvre fermiers', '-'],
      ['Portions prédécoupées', '+'],
      ['Franco de port à partir de 150 €', '?'],
      ['Fiches allergènes', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, on refait notre plateau. Il nous faudrait du comté 18 mois min, du morbier et 2 chèvres fermiers. Vous pouvez livrer déjà coupé ? On n'a pas le temps en cuisine. À partir de combien le port est offert ?",
      ],
      [
        'seller',
        "Bonjour chef ! Comté on a du 12, du 18 et du 30. La découpe en portions de 30 ou 40 g on la fait pour plusieurs brasseries, +0,90 €/kg. Le chèvre ce n'est pas notre terroir, on n'en vend pas. Vous faites combien de plateaux par semaine ?",
      ],
      ['buyer', "Dans les 90. Tant pis pour les chèvres, j'ai un gars au marché. N'oubliez pas le port"],
      ['seller', '90, joli ! Je passe vous voir jeudi avec des échantillons et la grille complète.'],
    ],
  },
  {
    id: 'fi-fr-peintre',
    match: true,
    seller: {
      name: 'Sylvain Peinture Déco',
      description: 'Artisan peintre à Lille, intérieur uniquement, particuliers et petits commerces.',
      points: ['Assurance décennale', 'Devis sous 48 h'],
    },
    buyer: { name: 'Camille', description: 'Appartement de 55 m² à repeindre avant emménagement' },
    requirements: [
      ['Peintures à l’eau', '+'],
      ['Terminé avant le 1er octobre', '+'],
      ['Pose de papier peint panoramique', '-'],
      ['Rebouchage des trous compris', '+'],
      ['Acompte de 30 % maximum', '?'],
      ['Peint aussi les radiateurs', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello, appart 55m2, 3 pièces, murs + plafonds. J'emménage le 1er oct avec un bébé donc peinture saine obligatoire. J'ai aussi un panoramique à poser dans la chambre. plein de trous de chevilles partout, désolée ! Vous prenez un acompte ?",
      ],
      [
        'seller',
        "Bonjour Camille, je travaille à l'eau depuis 2015, plus un seul pot de glycéro dans la camionnette. Les trous, fissures, ponçage c'est dans le prix, normal. Papier peint non merci, j'ai arrêté, c'est trop de stress ! Je pourrais faire du 15 au 24 septembre, je vous réserve les dates ?",
      ],
      ['buyer', "Oui réservez ! et les radiateurs en fonte aussi ? et l'acompte ?"],
      [
        'seller',
        "C'est noté du 15 au 24. Combien d'éléments les radiateurs ? Envoyez moi des photos, je finalise le devis.",
      ],
    ],
  },
  {
    id: 'fi-fr-redaction',
    match: true,
    seller: {
      name: 'Agence Plumes & Pixels',
      description:
        'Contenus pour sites web : articles, fiches produits, lettres d’information. Équipe de six à Bordeaux.',
      points: ['Deux relectures par texte', 'Référencement naturel'],
    },
    buyer: { name: 'Vélos Garonne', description: 'Boutique en ligne, 300 fiches produits à écrire' },
    requirements: [
      ['300 fiches produits en deux mois', '+'],
      ['Textes écrits sans intelligence artificielle', '?'],
      ['Mise en ligne dans PrestaShop', '+'],
      ['Photos des produits', '-'],
      ['Maximum 20 € par fiche', '+'],
      ['Traduction en espagnol', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour l'agence, on a 300 fiches vélo à rédiger d'ici fin avril (2 mois). Questions en vrac : rythme tenable ? prix par fiche ? vous intégrez dans Prestashop ? vous faites les photos ? c'est écrit par des humains ou par chatgpt ? et l'espagnol ?",
      ],
      [
        'seller',
        "Bonjour ! Rythme : 40 par semaine, donc oui c'est tenable. Prix : 18 € pour 150 mots. Intégration : oui, donnez-nous juste un accès. Photos : non, pas de photographe ici. Pour le reste, Inès qui pilote le projet vous répondra, elle rentre lundi.",
      ],
    ],
  },
  {
    id: 'fi-fr-gite',
    match: true,
    seller: {
      name: 'Gîte du Moulin Vert',
      description: 'Ancien moulin dans le Lot, quatre chambres, dix couchages, rivière au fond du pré.',
      points: ['Draps fournis', 'Location du samedi au samedi en été'],
    },
    buyer: {
      name: 'Famille Bouvier',
      description: 'Réunion de famille, neuf personnes, une grand-mère en fauteuil',
    },
    requirements: [
      ['Chambre et salle de bain au rez-de-chaussée', '+'],
      ['Piscine', '-'],
      ['Semaine du 9 août', '+'],
      ['Ménage de fin de séjour compris', '?'],
      ['Wi-Fi suffisant pour télétravailler', '?'],
      ['Lit bébé', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous serions 9 dont mamie qui ne monte pas les escaliers, et un bébé de 10 mois. C'est libre du 9 au 16 août ? Il y a une piscine ? Mon frère doit travailler 2 jours, internet ça marche bien ?",
      ],
      [
        'seller',
        "Bonjour, une chambre est en bas avec sa douche à l'italienne, c'est ma mère qui y dormait. Le 9 c'est bon, il me restait justement celle-là. De piscine point, mais la rivière fait un trou d'eau où tous les gamins sautent !",
      ],
      ['buyer', "La rivière c'est encore mieux. Vous nous dites pour internet et le lit du petit ?"],
      [
        'seller',
        "Internet c'est mon gendre qui s'en occupe, je lui en toucherai un mot. Arrivée à partir de 16h, je vous ferai un gâteau aux noix.",
      ],
    ],
  },
  {
    id: 'fi-fr-injection',
    match: true,
    seller: {
      name: 'Plastiques de la Bièvre',
      description: 'Injection plastique de 50 à 450 tonnes, petites et moyennes séries.',
      points: ['Atelier moules intégré', 'ISO 9001'],
    },
    buyer: { name: 'Medilum', description: 'Fabricant de lampes d’examen, boîtier en deux pièces' },
    requirements: [
      ['Fabrication du moule en interne', '+'],
      ['Salle blanche', '-'],
      ['Séries de 2 000 pièces', '+'],
      ['Polycarbonate translucide', '+'],
      ['Premières pièces avant fin janvier', '?'],
      ['Le moule nous appartient', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, boîtier de lampe, 2 coques PC translucide, 2000 pcs par lancement, 4 lancements/an. Vous avez une salle blanche ? Il faudrait les premières pièces fin janvier au plus tard. À qui appartient l'outillage ?",
      ],
      [
        'seller',
        "Bonjour Mme Roche, du PC cristal et opale on en passe toutes les semaines pour l'éclairage. 2000 c'est en plein dans nos séries. Salle blanche non, et on n'en aura pas, c'est un autre métier. Avez-vous le 3D ? Le délai dépendra surtout des tiroirs.",
      ],
      ['buyer', "3D en pièce jointe. La salle blanche n'est pas bloquante. Et pour le moule ?"],
      [
        'seller',
        "Bien reçu, le bureau d'études regarde ça. Il y a une contre-dépouille côté clip qu'on aimerait supprimer, on peut en parler ?",
      ],
    ],
  },
  {
    id: 'fi-fr-velo',
    match: true,
    seller: {
      name: 'Le Rayon Voilé',
      description: 'Atelier de réparation de vélos à Strasbourg, du vieux hollandais au vélo cargo.',
      points: ['Sans rendez-vous le mardi', 'Pièces neuves et de récupération'],
    },
    buyer: { name: 'Elsa', description: 'Vélo cargo électrique, freins et roue arrière à refaire' },
    requirements: [
      ['Répare les vélos cargos', '+'],
      ['Travaille sur les moteurs Shimano', '-'],
      ['Prêt d’un vélo', '+'],
      ['Réparé en trois jours au plus', '?'],
      ['Pièces d’occasion possibles', '+'],
      ['Vient chercher le vélo', '?'],
    ],
    talk: [
      [
        'buyer',
        "salut, mon cargo (Urban Arrow like) a la roue arrière voilée et les freins morts. le moteur shimano fait aussi un bruit bizarre. j'emmène 2 gosses tous les jours avec, donc pas possible de m'en passer 2 semaines",
      ],
      [
        'seller',
        "Salut Elsa ! Roue et freins ok, le moteur par contre on n'a ni la valise ni l'agrément, faut voir chez Cyclable. On te file un vieux Batavus avec deux sièges pendant ce temps, ça le fait ?",
      ],
      [
        'buyer',
        'trop bien le batavus! et tu crois que ce sera fait en combien de temps? il roule plus vraiment, tu peux venir le prendre à Neudorf?',
      ],
    ],
  },
  {
    id: 'fi-fr-ecommerce',
    match: true,
    seller: {
      name: 'Logis’Hub Oise',
      description: 'Stockage et préparation de commandes pour e-commerçants, 9 000 m² à Senlis.',
      points: ['Commandes reçues avant 13 h expédiées le jour même', 'Connexion Shopify et WooCommerce'],
    },
    buyer: { name: 'Savons Ambre', description: 'Cosmétiques en ligne, 1 200 commandes par mois' },
    requirements: [
      ['Expédition le jour même', '+'],
      ['Connexion à Shopify', '+'],
      ['Gestion des numéros de lot', '+'],
      ['Sans minimum mensuel', '-'],
      ['Entrepôt sous 25 °C en été', '?'],
      ['Emballages sans plastique', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, 1200 commandes/mois, 60 références. On doit pouvoir tracer les lots (cosmétique). Le baume fond au-dessus de 28°, donc entrepôt pas trop chaud. Vous avez un minimum de facturation ? Et notre colis est 100 % carton et kraft',
      ],
      [
        'seller',
        "Bonjour Léna, les lots et DLUO sont saisis à l'entrée et suivis jusqu'au colis, on a déjà deux marques de cosmétiques. Le forfait plancher est de 600 € par mois pour tout le monde. Pour l'été dernier il faudrait que je demande les relevés au responsable du site.",
      ],
      ['buyer', "Oui merci de demander. 600 c'est ok vu nos volumes"],
      ['seller', "Super. Vous fournissez l'emballage ou c'est nous ?"],
    ],
  },
  {
    id: 'fi-fr-demenagement',
    match: true,
    seller: {
      name: 'Les Gros Bras de Fred',
      description: 'Déménagements de particuliers au départ de Toulouse, camion de 20 m³.',
      points: ['Deux déménageurs', 'Couvertures et sangles'],
    },
    buyer: { name: 'Nadia', description: 'T2 à Toulouse vers Pau, fin juillet' },
    requirements: [
      ['Paiement après la livraison', '?'],
      ['Le 30 ou le 31 juillet', '+'],
      ['Cartons fournis', '-'],
      ['Démontage du lit mezzanine', '+'],
      ['Assurance comprise', '?'],
      ['Réserve le stationnement auprès de la mairie', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Fred, je déménage à Pau le 30 ou 31/07. J'ai un lit mezzanine à démonter et presque pas de cartons. Vous en donnez ? Qui demande l'autorisation de stationner ? Combien en tout ?",
      ],
      [
        'seller',
        "Bonjour! Pau jy vais 2 fois par mois, je prends 780€. le 30 jai deja un client mais le 31 c'est tout bon. La mezzanine on la demonte nous meme. Pour les cartons faut voir au Leclerc, moi j'en ai pas",
      ],
      ['buyer', "Ok pour le 31. L'assurance est dedans ? Et le stationnement, je suis rue des Filatiers"],
      [
        'seller',
        'La rue des Filatiers oh la la, on y a laissé un retro lan dernier 😅 vous etes a quel numero?',
      ],
    ],
  },
  {
    id: 'fi-fr-video',
    match: true,
    seller: {
      name: 'Studio Contrechamp',
      description: 'Films d’entreprise, témoignages clients, captation d’événements. Paris et province.',
      points: ['Tournage en 4K', 'Télépilote de drone déclaré'],
    },
    buyer: { name: 'Bâti Seine', description: 'Promoteur, film de trois minutes sur un écoquartier' },
    requirements: [
      ['Prises de vue par drone', '+'],
      ['Sous-titres en français et en anglais', '+'],
      ['Musique libre de droits', '?'],
      ['Livraison avant le 20 juin', '-'],
      ['Versions courtes pour les réseaux sociaux', '+'],
      ['Rushes remis au client', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, film de 3 min sur notre écoquartier de Mantes, avec vues aériennes, sous-titré fr/en, + 3 ou 4 capsules pour LinkedIn. Inauguration le 20 juin, il nous le faut avant. Et on aimerait garder tous les rushes.',
      ],
      [
        'seller',
        "Bonjour Thibault, beau projet ! Sous-titres dans les deux langues, c'est inclus chez nous, idem pour quatre formats carrés de 20 secondes. Pour la date, je préfère être franc : le montage ne sera pas prêt avant début juillet, on a un festival en juin.",
      ],
      [
        'buyer',
        "Mince. On pourrait projeter un teaser à l'inauguration et le film plus tard. Et les rushes ? la musique ?",
      ],
      [
        'seller',
        "L'idée du teaser me plaît, je regarde avec ma monteuse. Quel ton imaginez-vous, plutôt humain ou plutôt architecture ?",
      ],
      ['buyer', 'Plutôt humain, avec des habitants'],
      [
        'seller',
        'Ça nous va bien. Et pour vous répondre : les rushes, on vous les donne tous sur un disque dur à la fin.',
      ],
    ],
  },
  {
    id: 'fi-fr-toilettage',
    match: true,
    seller: {
      name: 'Au Poil, toilettage à domicile',
      description: 'Camion de toilettage équipé, je viens devant chez vous. Pays d’Aix.',
      points: ['Chiens de toutes tailles', 'Produits doux sans parfum'],
    },
    buyer: { name: 'Michel', description: 'Bouvier bernois de 50 kg, craintif' },
    requirements: [
      ['Diplôme de toiletteur', '?'],
      ['Vient à Pertuis', '+'],
      ['Coupe des griffes', '+'],
      ['Tarif inférieur à 90 €', '-'],
      ['Le maître peut rester à côté', '?'],
      ['Nettoyage des oreilles', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, j'ai un bouvier bernois, 50 kg, gentil mais peureux. Je suis à Pertuis. Je peux rester avec lui pendant ? Combien ça coûterait, avec les griffes ?",
      ],
      [
        'seller',
        "Bonjour Michel, Pertuis c'est tous les jeudis. Pour un bernois je compte deux heures et demie, 115 €, griffes comprises. Je ne descends pas en dessous avec un poil pareil !",
      ],
      ['buyer', 'Aïe, enfin il le vaut bien. Il a souvent des otites aussi. Et donc je reste à côté ?'],
      ['seller', "Il s'appelle comment ce gros nounours ? Jeudi 9h30 ou 14h ?"],
    ],
  },
  {
    id: 'fi-fr-etancheite',
    match: true,
    seller: {
      name: 'SARL Toit Plat Concept',
      description: 'Étanchéité de toitures-terrasses, neuf et rénovation, Loire et Rhône.',
      points: ['Qualification Qualibat 3213', 'Garantie décennale'],
    },
    buyer: { name: 'Syndic Foncia Vallée', description: 'Terrasse de 420 m² qui fuit, copropriété à Givors' },
    requirements: [
      ['Photos du chantier chaque semaine', '?'],
      ['Isolation posée en même temps', '+'],
      ['Bâchage provisoire en urgence', '-'],
      ['Recherche de fuite avant les travaux', '+'],
      ['Chantier terminé avant novembre', '?'],
      ['Sans sous-traitance', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, terrasse inaccessible de 420 m2 à Givors, bicouche de 1992, infiltrations chez deux copropriétaires. Il faudrait bâcher cette semaine en attendant, puis refaire, avec isolant.',
      ],
      ['seller', "Bonjour, l'accès se fait par l'immeuble ou par l'extérieur ?"],
      [
        'buyer',
        "Trappe au 6e. J'ajoute que l'AG demande que ce soit fini avant novembre et sans sous-traitant.",
      ],
      [
        'seller',
        "D'accord. Nous passons d'abord avec le gaz traceur pour trouver l'origine, 380 € déduits si vous signez. L'isolant en 120 mm se pose dans la foulée, c'est d'ailleurs obligatoire en réfection. En revanche nous n'intervenons pas en urgence, pour la bâche il faut appeler un couvreur.",
      ],
      ['buyer', "Très bien pour le traceur. Pour le calendrier et l'équipe, vous confirmez ?"],
      [
        'seller',
        'Le conducteur de travaux vous appellera après la visite. Y a-t-il un accès pompier pour la grue ?',
      ],
    ],
  },
  {
    id: 'fi-fr-bois',
    match: true,
    seller: {
      name: 'Christophe, bois de chauffage',
      description: 'Chêne, hêtre, charme coupés en Haute-Marne et séchés sous hangar.',
      points: ['Deux ans de séchage', 'Bûches de 33 ou 50 cm'],
    },
    buyer: { name: 'Patrick', description: 'Insert, cour difficile d’accès à Chaumont' },
    requirements: [
      ['Bûches de 33 cm', '+'],
      ['Humidité inférieure à 20 %', '+'],
      ['Bois rangé dans la cave', '-'],
      ['Maximum 95 € le stère livré', '?'],
      ['Livraison un samedi', '?'],
      ['Paiement par chèque', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour il me faudrait 6 stères en 33 pour Chaumont. il est sec comment ? vous le rentrez à la cave ? prix livré ? je suis là que le samedi. chèque ok ?',
      ],
      [
        'seller',
        'Bonsoir. Sec : entre 14 et 17 % au testeur, je le fais devant vous. La cave non, je benne dans la cour et mon dos vous dit merci. Chèque ou espèces, comme vous voulez. Je livre pas mal sur Chaumont en ce moment.',
      ],
      ['buyer', 'et donc le prix et le samedi ?'],
      [
        'seller',
        "Ça passe un camion de 12 t dans votre rue ? sinon faut que je vienne avec le petit et c'est pas le même prix",
      ],
      ['buyer', 'oui la rue est large, un 12t ça passe'],
      [
        'seller',
        "Parfait. Par contre pour le paiement oubliez ce que j'ai dit, j'en ai eu deux sans provision ce mois-ci, je ne prends plus aucun chèque. Espèces ou virement.",
      ],
    ],
  },
  {
    id: 'fi-fr-formation',
    match: true,
    seller: {
      name: 'Préven’Est Formation',
      description:
        'Formations sécurité en entreprise : secourisme, incendie, gestes et postures. Alsace et Moselle.',
      points: ['Certifié Qualiopi', 'Formateurs anciens pompiers'],
    },
    buyer: { name: 'Menuiserie Klein', description: '32 salariés, deux équipes' },
    requirements: [
      ['Formation SST dans nos locaux', '+'],
      ['Dix participants par session', '+'],
      ['Dates en janvier', '?'],
      ['Session le samedi', '-'],
      ['Formation de caristes', '-'],
      ["Prise en charge par l'OPCO montée par vous", '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous voulons former 20 SST en deux groupes de 10. Chez nous, à Obernai. Plutôt en janvier, et pour l'équipe de nuit un samedi. Faites-vous aussi le CACES chariots ? Vous gérez le dossier OPCO ?",
      ],
      [
        'seller',
        'Bonjour M. Klein, merci pour votre message. Vos équipes peuvent être libérées deux jours de suite ?',
      ],
      ['buyer', "Oui, deux jours de suite c'est jouable."],
      [
        'seller',
        "Très bien. Deux groupes de dix, c'est pile le maximum autorisé, parfait. On vient chez vous avec mannequins et défibrillateur, il nous faut juste une salle de 40 m2. Le samedi on ne travaille pas, par contre on peut démarrer à 5 h pour vos gars de nuit. CACES : non, ce n'est pas dans nos formations.",
      ],
      ['buyer', "5h c'est une bonne idée en fait. Janvier alors ? Et l'OPCO"],
      [
        'seller',
        "De quel OPCO dépendez-vous ? Pour le planning, Sabine vous rappelle dès qu'elle a les disponibilités des formateurs.",
      ],
    ],
  },
  {
    id: 'fi-fr-robe',
    match: true,
    seller: {
      name: 'Atelier Josette',
      description: 'Retouches et couture sur mesure à Dijon, spécialité robes de mariée et de soirée.',
      points: ['Trente ans de métier', 'Essayages sur rendez-vous'],
    },
    buyer: { name: 'Pauline', description: 'Robe achetée d’occasion, mariage le 7 juin' },
    requirements: [
      ['Raccourcir une traîne', '+'],
      ['Prêt pour le 7 juin', '+'],
      ['Ajouter des manches en dentelle', '+'],
      ['Nettoyage de la robe', '-'],
      ['Moins de 300 € en tout', '?'],
      ['Essayages après 19 h', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Josette, j'ai trouvé ma robe d'occasion, il faut couper la traîne, mettre des manches dentelle et enlever une tache de vin. Le mariage est le 7 juin ! Je finis à 19h tous les soirs... Ça me coûterait combien ?",
      ],
      [
        'seller',
        "Bonjour ma belle, la traîne et les manches je vous les fais les yeux fermés, j'ai une calais ivoire magnifique. Tout sera fini une semaine avant, comme pour toutes mes mariées. La tache je n'y touche pas, trop peur d'abîmer, voyez le pressing rue Monge.",
      ],
      ['buyer', 'Merci merci ! Et pour les horaires et le prix ?'],
    ],
  },
  {
    id: 'fi-fr-carton',
    match: true,
    seller: {
      name: 'Cartonnages Vasseur',
      description: 'Caisses, étuis et calages en carton ondulé, sur mesure, dans l’Aisne.',
      points: ['À partir de 250 pièces', 'Impression flexo jusqu’à trois couleurs'],
    },
    buyer: { name: 'Distillerie de Thiérache', description: 'Coffrets pour deux bouteilles' },
    requirements: [
      ['500 coffrets', '+'],
      ['Impression deux couleurs', '+'],
      ['Carton certifié FSC', '?'],
      ['Échantillon gratuit', '+'],
      ['Dorure à chaud', '-'],
      ['Stockage et livraisons fractionnées', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, coffret 2 bouteilles de 70 cl, 500 ex pour commencer, noir + vert, et notre blason doré à chaud. FSC si possible. Peut-on avoir un modèle blanc avant ?',
      ],
      [
        'seller',
        "Bonjour Hélène. La maquette blanche part demain, c'est pour nous. La dorure sur ondulé je ne sais pas faire, il faudrait une étiquette collée. Vos bouteilles font quel diamètre ?",
      ],
      ['buyer', "84 mm. Le FSC vous avez ? On n'a pas la place pour 500, vous livreriez par 100 ?"],
    ],
  },
  {
    id: 'fi-fr-caravane',
    match: true,
    seller: {
      name: 'Jean-Luc',
      description: 'Vends caravane Sterckeman 440, année 2012, quatre couchages, auvent, remisée sous abri.',
      points: ['PTAC 1 200 kg', '7 800 €'],
    },
    buyer: { name: 'Karim', description: 'Famille de quatre, permis B' },
    requirements: [
      ['Pneus de moins de cinq ans', '?'],
      ['PTAC de 1 300 kg au plus', '+'],
      ["Test d'étanchéité récent", '-'],
      ['Auvent compris', '+'],
      ['Chauffage en état de marche', '+'],
      ['Frigo fonctionnant au gaz', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Jean-Luc, la caravane nous plait bien. Vous avez un test d'humidité récent ? le chauffage marche ? L'auvent part avec ? le frigo marche sur les 3 énergies ?",
      ],
      [
        'seller',
        "Bonjour Karim. Pas de test, j'en ai jamais fait faire, mais aucune trace, vous pourrez tâter partout. La Truma chauffe du feu de Dieu, on est partis au ski avec en février. L'auvent il faut que je demande à mon fils, il le voudrait pour sa toile.",
      ],
      ['buyer', "On peut passer dimanche ? si l'auvent reste avec ça nous arrange vraiment"],
      [
        'seller',
        'Dimanche après la messe, 11h30. Je branche le frigo la veille pour que vous voyiez. Vous avez quoi comme voiture ?',
      ],
      ['buyer', 'Un Scenic. À dimanche alors, on vient avec les enfants'],
      [
        'seller',
        "Bonne nouvelle, le fiston en a trouvé un autre, l'auvent reste donc avec la caravane. À dimanche !",
      ],
    ],
  },
  {
    id: 'fi-fr-appli',
    match: true,
    seller: {
      name: 'Kévin Marchetti',
      description: 'Développeur mobile indépendant, Flutter, Nice. Douze applications publiées.',
      points: ['420 € par jour', 'Disponible à partir de mars'],
    },
    buyer: { name: 'Taxi Riviera', description: 'Coopérative de taxis, application de réservation' },
    requirements: [
      ['iPhone et Android', '+'],
      ['Moins de 450 € par jour', '+'],
      ['Paiement par carte dans l’application', '+'],
      ['Maquettes graphiques comprises', '-'],
      ['Code source remis', '?'],
      ['Astreinte le week-end', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, appli de résa pour 140 taxis. 1/ iphone + android ? 2/ paiement CB intégré ? 3/ vous faites le design ? 4/ on récupère le code ? 5/ en cas de panne le samedi soir ?',
      ],
      [
        'seller',
        'Bonjour ! 1/ les deux, un seul code en Flutter 2/ oui avec Stripe, déjà fait pour un loueur de scooters 3/ non, il vous faut un graphiste, je travaille à partir de maquettes Figma. Vous avez déjà un serveur ou il faut tout créer ?',
      ],
      ['buyer', 'On part de zéro. Et les points 4 et 5 ?'],
    ],
  },
  {
    id: 'fi-fr-ramonage',
    match: true,
    seller: {
      name: 'Ramonage Perret',
      description: 'Ramonage de cheminées, poêles et inserts dans l’Ain et la Saône-et-Loire.',
      points: ['Certificat remis après chaque passage', '75 € par conduit'],
    },
    buyer: { name: 'Odile', description: 'Poêle à granulés et cheminée ouverte' },
    requirements: [
      ['Certificat pour l’assurance', '+'],
      ['Entretien du poêle à granulés', '-'],
      ['Passage avant le 15 octobre', '+'],
      ['Retrait d’un nid dans le conduit', '?'],
      ['Protection des sols', '?'],
      ['Remise pour deux conduits', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Monsieur, j'ai une cheminée et un poêle à granulés à faire avant mi-octobre. Je crois qu'il y a un nid de choucas là-haut... Vous faites un prix pour les deux ? j'ai un tapis blanc devant la cheminée",
      ],
      [
        'seller',
        "Bonjour Madame. Le 8 octobre à 8 h, je suis dans votre secteur, je vous note. Attention, le granulés je fais seulement le conduit, l'appareil lui-même c'est votre installateur, je n'ai pas le droit d'ouvrir. Les choucas, c'est la plaie cette année.",
      ],
      ['buyer', "Le 8 c'est parfait. Pour le nid et le prix alors ?"],
      ['seller', 'On verra sur place. Le toit est-il accessible par un velux ?'],
    ],
  },
]
