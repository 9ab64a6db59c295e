import type { Pair } from '../../../cases.ts'

/** Conversations by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsBFr: readonly Pair[] = [
  {
    id: 'fb-fr-logiciel-syndic',
    match: true,
    seller: {
      name: 'Logiciel de gestion pour petits syndics',
      description: 'Éditeur à Villeurbanne, 480 cabinets',
      points: ['Espace copropriétaire en ligne', 'Convocations et PV', 'Hébergement en France'],
    },
    buyer: {
      name: 'Changer de logiciel pour un cabinet de trois personnes',
      description: '41 immeubles, 620 lots',
    },
    requirements: [
      ['Hébergement en France', '+'],
      ['Vote par correspondance', '+'],
      ['Reprise des données de notre ancien outil', '?'],
      ['Installation sur nos propres postes', '-'],
      ['Moins de 1,20 € par lot et par mois', '?'],
    ],
    talk: [
      [
        'seller',
        'Bonjour Madame Ferrandon, vous avez téléchargé notre plaquette hier soir à 23 h 40 (courage !), puis-je vous aider ?',
      ],
      [
        'buyer',
        "Bonjour, oui 23h40 c'est l'heure à laquelle les copropriétaires arrêtent de m'appeler. Nous sommes sur un logiciel qui date de Mathusalem, avec tout l'historique des charges dedans, je ne veux pas ressaisir 620 lots. Il faut le vote par correspondance puisque personne ne vient plus aux AG depuis le covid. Et franchement le cloud je suis méfiante, je préférerais l'avoir sur nos machines.",
      ],
      [
        'seller',
        "Le formulaire de vote à distance part avec la convocation et se dépouille tout seul, il est réglementaire depuis l'arrêté de 2020. L'installation locale a été abandonnée chez nous en 2022, tout passe par le navigateur. Côté budget le ticket d'entrée est très abordable, vous verrez.",
      ],
      [
        'buyer',
        "Abordable ça veut dire quoi, 1,20 € du lot c'est ce que je paye aujourd'hui et je ne mettrai pas plus.",
      ],
    ],
  },
  {
    id: 'fb-fr-agence-vin',
    match: true,
    seller: {
      name: 'Communication pour domaines viticoles',
      description: 'Agence de quatre personnes à Libourne',
      points: ['Étiquettes, site, réseaux sociaux', 'Photos dans les vignes'],
    },
    buyer: {
      name: 'Nouvelle étiquette et site pour un château',
      description: 'Bordeaux supérieur, 60 000 cols, clientèle belge',
    },
    requirements: [
      ['Site en néerlandais', '+'],
      ['Photos prises dans la propriété', '+'],
      ["Droits d'auteur cédés sans limite", '-'],
      ["Trois propositions d'étiquette", '?'],
      ['Budget de 9 000 € HT', '?'],
    ],
    talk: [
      [
        'buyer',
        "Madame, Monsieur, mon père vient de me transmettre la propriété et avec elle une étiquette à blason que plus personne ne regarde. La moitié de nos bouteilles part en Flandre, d'où le besoin d'un site en français et en néerlandais. Je souhaiterais voir trois pistes avant d'en choisir une ; mon enveloppe s'élève à neuf mille euros hors taxes, étiquette et site confondus. Les droits devront nous revenir entièrement, sans durée.",
      ],
      [
        'seller',
        "Bonjour Monsieur de Lignac. Nous avons Saskia, d'Anvers, qui rédige elle-même la version néerlandaise, ce n'est pas traduit, c'est écrit. Sur les droits : nous cédons pour dix ans et pour la France et le Benelux, la cession illimitée nous n'en signons jamais. Pour les photos mieux vaut attendre que la vigne ait ses feuilles, je verrais bien fin mai chez vous.",
      ],
      ['buyer', "Dix ans, soit. Mon père tousse mais il s'y fera."],
    ],
  },
  {
    id: 'fb-fr-tracteur-pieces',
    match: true,
    seller: {
      name: "Pièces d'occasion pour tracteurs",
      description: 'Casse agricole, Vendée, 300 machines démontées',
      points: ['Expédition sous 48 h', 'Pièces testées'],
    },
    buyer: {
      name: 'Pompe hydraulique pour Renault 103-54',
      description: 'Année 1991, relevage qui descend tout seul',
    },
    requirements: [
      ['Pompe compatible avec le 103-54', '+'],
      ['Joints neufs fournis', '?'],
      ['Moins de 400 €', '+'],
      ['Facture avec TVA récupérable', '-'],
    ],
    talk: [
      [
        'buyer',
        'bonjour jai un renault 103 54 de 91 le relevage redescend tout seul et la direction est dure le mecano ma dit la pompe. vous auriez sa ? pas plus de 400 euros sinon j vend la vache. il me faut une facture pour recuperer la tva',
      ],
      [
        'seller',
        "Bonjour. J'en ai démonté une le mois dernier sur un 103-54 justement, 4 200 heures, passée au banc elle donne 180 bars. 320 € + 18 de port. On est sous le régime de la marge vu que c'est de l'occasion, donc la TVA n'apparaît pas et ne se récupère pas.",
      ],
      ['buyer', 'ok tant pis pour la tva je la prend. faut il changer les joints ?'],
      ['seller', "Faut toujours changer les joints quand on remonte une pompe c'est la base"],
    ],
  },
  {
    id: 'fb-fr-grossiste-epices',
    match: true,
    seller: {
      name: 'Épices et herbes en vrac',
      description: 'Importateur à Marseille depuis 1968',
      points: ['Sacs de 5, 10 et 25 kg', 'Analyses par lot', 'Franco à partir de 400 €'],
    },
    buyer: {
      name: 'Épices pour une biscuiterie',
      description: 'Cannelle, cardamome, gingembre, label bio',
    },
    requirements: [
      ['Cannelle de Ceylan bio', '+'],
      ["Certificat d'analyse à chaque lot", '+'],
      ['Prix garantis pendant un an', '?'],
      ['Stérilisation par irradiation exclue sur toutes les références', '-'],
      ['Cardamome moulue', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous fabriquons des sablés à Pont-Aven et notre fournisseur vient d'être racheté par un groupe qui ne répond même plus au téléphone. Besoins annuels : 400 kg de cannelle (Ceylan, surtout pas de cassia), 120 kg de gingembre, 35 kg de cardamome. Le tout en AB. Et rien d'irradié chez nous, jamais !",
      ],
      [
        'seller',
        "Bonjour, bienvenue chez les vivants, ici c'est moi qui décroche, Momo. La Ceylan bio arrive de Matara tous les deux mois, j'ai 2,3 tonnes sous la main. Je vous le dis honnêtement, deux de nos poivres et le piment d'une maison indienne sont ionisés, c'est marqué sur le sac. Pour la cannelle, le gingembre et la cardamome c'est de la vapeur.",
      ],
      ['buyer', 'Merci de votre franchise. Puis-je compter sur un tarif bloqué douze mois ?'],
      [
        'seller',
        "L'an dernier le gingembre a fait fois deux en six semaines à cause des pluies dans le Kerala, je n'avais jamais vu ça en trente ans de métier.",
      ],
    ],
  },
  {
    id: 'fb-fr-local-commercial',
    match: true,
    seller: {
      name: "Boutique de 58 m² à louer, centre d'Angers",
      description: 'Rue piétonne, vitrine de 4 m, ancienne mercerie',
      points: ['Réserve de 20 m²', 'Libre au 1er février', '1 150 € HC'],
    },
    buyer: {
      name: 'Local pour une fromagerie affineuse',
      description: 'Cherche cave fraîche et extraction possible',
    },
    requirements: [
      ['Réserve ou arrière-boutique', '+'],
      ['Cave', '-'],
      ['Activité alimentaire acceptée par le propriétaire', '+'],
      ["Travaux d'extraction autorisés par la copropriété", '?'],
      ['Pas de droit au bail', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, après 12 ans de marchés (et de doigts gelés) je cherche à poser mes fromages au chaud, enfin au frais. Le local a-t-il une cave ? Le bailleur prend-il de l'alimentaire, car ça peut sentir, je ne vais pas mentir",
      ],
      [
        'seller',
        "Bonjour Monsieur, pas de cave, la maison est construite sur le rocher. Le propriétaire, M. Thuleau, est d'accord pour un métier de bouche hors friture, il a même dit « enfin un truc qui sert à quelque chose ». Deux autres candidats visitent vendredi.",
      ],
      [
        'buyer',
        "Très bien ! Reste l'extraction, il faut que ça sorte par le toit, et je suppose que les voisins du dessus votent ?",
      ],
      [
        'seller',
        "Le syndic, c'est le cabinet Foulon-Breteau, je vous donne leurs heures d'ouverture : mardi et jeudi de 9 h à 12 h.",
      ],
    ],
  },
  {
    id: 'fb-fr-assurance-decennale',
    match: true,
    seller: {
      name: 'Assurance des artisans du bâtiment',
      description: 'Courtier, Saint-Étienne',
      points: ['Décennale et RC pro', 'Attestation sous 24 h', 'Paiement mensuel sans frais'],
    },
    buyer: {
      name: "Décennale pour une création d'entreprise",
      description: 'Enduits terre et chaux, isolation en paille',
    },
    requirements: [
      ['Attestation délivrée en 24 h', '+'],
      ['Paiement mensuel', '+'],
      ['Technique non courante acceptée (paille porteuse)', '?'],
      ['Reprise du passé', '-'],
      ['Moins de 2 500 € par an', '?'],
    ],
    talk: [
      [
        'buyer',
        "Salut, je me lance en janvier, enduits terre, chaux, et remplissage paille. jusqu'ici j'étais salarié dans une scop. j'ai un chantier signé le 12/01 donc besoin du papier vite. Il y a aussi une maison que j'ai faite en 2023 pour ma soeur sans rien, ça pourrait être couvert après coup ??",
      ],
      [
        'seller',
        "Bonjour Mathurin, pour la maison de votre sœur c'est niet, aucune compagnie ne remonte avant la date d'effet. Prélèvement chaque mois sans supplément, ça oui. Et la paille en remplissage relève des règles pro, là-dessus je n'ai pas d'inquiétude.",
      ],
      [
        'buyer',
        "et la paille porteuse (sans ossature) ? j'en ferai peut être une par an. Combien tout ça sinon",
      ],
      [
        'seller',
        "Remplissez le questionnaire joint, surtout la page 4, le chiffre d'affaires prévisionnel compte énormément.",
      ],
    ],
  },
  {
    id: 'fb-fr-notaire-scission',
    match: true,
    seller: {
      name: 'Avocate en droit rural',
      description: 'Cabinet à Bourges, 20 ans aux côtés des exploitants',
      points: ['Baux ruraux', 'Sociétés agricoles', 'Déplacement sur la ferme'],
    },
    buyer: {
      name: 'Séparation de deux frères associés en GAEC',
      description: '210 ha, 90 charolaises, mésentente',
    },
    requirements: [
      ['Rendez-vous à la ferme', '+'],
      ['Possibilité de médiation avant tout procès', '+'],
      ['Intervention pour les deux frères à la fois', '-'],
      ['Honoraires forfaitaires', '?'],
      ['Dossier bouclé avant la PAC, le 15 mai', '?'],
    ],
    talk: [
      [
        'buyer',
        'Maître,\nje me permets de vous écrire de la part de Mme Auclair de la chambre. Mon frère et moi ne nous parlons plus que par ardoise interposée. Il faudrait défaire le GAEC proprement. Pourriez-vous nous prendre tous les deux, cela ferait des économies ? Je ne peux guère quitter les bêtes en période de vêlage.',
      ],
      [
        'seller',
        "Cher Monsieur, l'ardoise est déjà une forme d'écrit, gardez-les toutes. La déontologie m'interdit de défendre deux personnes dont les intérêts s'opposent, votre frère devra avoir son propre conseil. Je commence systématiquement par une tentative de médiation ; elle aboutit deux fois sur trois. Mettez-moi des bottes de côté, pointure 38, je viendrai vous voir entre deux veaux.",
      ],
      [
        'buyer',
        'Merci Maître, vous me soulagez. Peut-on espérer en être sorti pour la déclaration PAC du 15 mai ? Et vous prenez combien ?',
      ],
      [
        'seller',
        "Cela dépendra pour beaucoup de la bonne volonté d'en face. Je vous adresserai une convention d'honoraires après lecture des statuts.",
      ],
    ],
  },
  {
    id: 'fb-fr-velo-cargo-livraison',
    match: true,
    seller: {
      name: 'Livraison du dernier kilomètre à vélo',
      description: 'Coopérative à Strasbourg, 31 coursiers',
      points: ['Remorques de 180 kg', "Créneaux d'une heure", 'Preuve de livraison'],
    },
    buyer: {
      name: 'Livraison de paniers de légumes',
      description: '140 paniers le jeudi, 22 points relais',
    },
    requirements: [
      ['Livraison le jeudi après-midi', '+'],
      ['Livraison les jours fériés', '?'],
      ['140 paniers par tournée', '+'],
      ['Reprise des cagettes vides', '-'],
      ['Caisses isothermes', '?'],
    ],
    talk: [
      [
        'buyer',
        "Coucou la coop ! nous c'est une AMAP qui a grossi trop vite, 140 paniers d'environ 7 kilos, le jeudi entre 14h et 18h, à déposer dans 22 endroits (boulangeries, une librairie, un tatoueur). Il faudrait récupérer les cagettes de la semaine d'avant. et l'été on a de la salade qui fond",
      ],
      [
        'seller',
        "Coucou ! Donc 980 kilos : on ferait ça à trois vélos en deux rotations, le jeudi 14-18 c'est calé, Malika a déjà dessiné le parcours. Pour les cagettes vides on a regardé dans tous les sens et c'est non, ça prend autant de place que les pleines et les remorques repartent direct chez un fleuriste. Le tatoueur, est-ce qu'il ouvre avant 15 h ?",
      ],
      [
        'buyer',
        "Il ouvre à 13h, il est du matin c'est rare pour un tatoueur. Et quand le jeudi est férié, genre l'Ascension ?",
      ],
    ],
  },
  {
    id: 'fb-fr-rideaux-theatre',
    match: true,
    seller: {
      name: 'Tissus techniques et rideaux de scène',
      description: 'Atelier à Roubaix',
      points: ['Velours M1', "Confection jusqu'à 14 m de haut", 'Pose par nos monteurs'],
    },
    buyer: {
      name: "Rideau d'avant-scène pour une salle municipale",
      description: 'Ouverture 9 x 5,5 m, ancien rideau mité',
    },
    requirements: [
      ['Pose comprise', '+'],
      ['Couleur bordeaux', '+'],
      ['Motorisation du rail', '-'],
      ["Dépose et évacuation de l'ancien rideau", '?'],
    ],
    talk: [
      [
        'buyer',
        "Service culturel de la ville de Commercy. Objet : demande de prix. Fourniture et pose d'un rideau à la grecque, velours bordeaux, 9 mètres d'ouverture sur 5,50 de haut, M1 impératif (commission de sécurité le 3 octobre). L'actuel est à retirer. Si possible, ouverture motorisée.",
      ],
      [
        'seller',
        "Bonjour Madame Lhuillier. Bordeaux, on en a même deux : un tirant sur le rouge, l'autre sur la prune, je vous envoie les coupons. 7 860 € HT fourni posé. La motorisation, il faut voir ça avec un machiniste, nous on s'arrête à la drisse et au contrepoids.",
      ],
      ['buyer', "Bien reçu les coupons, c'est prune à l'unanimité moins le maire."],
    ],
  },
  {
    id: 'fb-fr-pompe-chaleur-serre',
    match: true,
    seller: {
      name: 'Géothermie et pompes à chaleur pour professionnels',
      description: "Bureau d'études et installateur, Nantes",
      points: ['RGE', "Forages jusqu'à 200 m", 'Télésuivi'],
    },
    buyer: {
      name: 'Chauffage de serres maraîchères',
      description: "6 000 m² de verre, fioul aujourd'hui",
    },
    requirements: [
      ['Montage du dossier de subvention', '+'],
      ["Économie d'au moins 50 % sur la facture", '?'],
      ['Chaudière fioul gardée en secours', '?'],
      ['Mise en service avant novembre', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, maraîcher à Machecoul, tomates et mâche. Cette année le fioul m'a coûté 94 000, je ne tiendrai pas un hiver de plus. J'ai vu un reportage où un collègue hollandais divisait sa note par deux. Les papiers pour l'ADEME je n'y comprends rien, vous le feriez ? Et ça pourrait tourner à la Toussaint ?",
      ],
      [
        'seller',
        "Bonjour M. Padiolleau, 94 000 ça pique en effet. Le dossier ADEME c'est Gwenaëlle chez nous, elle en a déposé onze l'an dernier, tous acceptés, vous n'aurez qu'à signer. Pour la Toussaint de cette année oubliez, la foreuse est prise jusqu'à Noël et il y a six mois d'instruction derrière. Quant au collègue hollandais, il faut se méfier des reportages : tout dépend de l'isolation, des écrans thermiques, de la consigne de nuit…",
      ],
      [
        'buyer',
        'Les écrans je les ai changés en 2021. Bon, alors un hiver de plus. On pourrait garder la vieille chaudière au cas où ?',
      ],
    ],
  },
  {
    id: 'fb-fr-etude-mobilite',
    match: true,
    seller: {
      name: 'Enquêtes et comptages de déplacements',
      description: "Bureau d'études, Grenoble",
      points: ['Caméras floutées', 'Enquêteurs sur le terrain', 'Restitution cartographique'],
    },
    buyer: {
      name: 'Comptage vélos et piétons pour une intercommunalité',
      description: '12 carrefours, un jour de semaine et un samedi',
    },
    requirements: [
      ['Comptage un samedi', '+'],
      ['Images floutées', '+'],
      ['Données brutes en open data', '-'],
      ['Remise du rapport sous six semaines', '?'],
      ['Enquêteurs parlant italien', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, je suis chargée de mission mobilité (à mi-temps, l'autre mi-temps c'est les déchets). Il me faudrait des chiffres sur 12 carrefours dont 3 côté frontière, un mardi ou jeudi + 1 samedi. Nos élus veulent tout publier en open data brut. Et attention au RGPD, on a eu un souci avec des caméras de déchetterie.",
      ],
      [
        'seller',
        "Bonjour Ludivine, le samedi nous arrange même mieux, les étudiants sont libres. Nos caméras floutent à la prise de vue : visages et plaques ne sont stockés nulle part, votre DPO dormira bien. En revanche nous ne laissons pas publier les fichiers bruts, seulement les tableaux agrégés au quart d'heure, c'est dans nos conditions.",
      ],
      ['buyer', "Les tableaux au quart d'heure suffiront à faire peur aux élus."],
      ['seller', 'Haha, parfait. Je chiffre tout ça pour vendredi.'],
    ],
  },
  {
    id: 'fb-fr-doublage-jeu',
    match: true,
    seller: {
      name: 'Studio de doublage et voix off',
      description: 'Deux cabines à Lille',
      points: ['60 voix au catalogue', 'Direction artistique comprise', 'Livraison WAV 48 kHz'],
    },
    buyer: {
      name: 'Voix françaises pour un jeu vidéo indépendant',
      description: '3 800 répliques, onze personnages',
    },
    requirements: [
      ['Direction artistique incluse', '+'],
      ["Voix d'enfants", '+'],
      ['Casting à notre choix', '?'],
      ['Retakes gratuites', '?'],
      ['Utilisation des voix pour entraîner une IA', '-'],
    ],
    talk: [
      [
        'buyer',
        "Hello la team, on est un studio de 5 perso à Roubaix. Jeu narratif, 3800 lignes, 11 persos dont 2 gamins (8 et 12 ans). On a un budget correct pour une fois (merci le CNC). Une de nos idées c'était de se garder la possibilité d'entraîner un modèle avec les voix pour les futurs dlc, ça passe ?",
      ],
      [
        'seller',
        "Salut ! Pour les gamins on a Inès et Sacha, 9 et 12 ans, l'autorisation DRIEETS on connaît par coeur. L'IA c'est une ligne rouge, aucun de nos comédiens ne signe ça et nous non plus. 3800 lignes ça fait à peu près 7 jours de cabine.",
      ],
      [
        'buyer',
        "ok on respecte, c'était une question. Et pour choisir les comédiens, on vient écouter ou c'est vous qui décidez ?",
      ],
      [
        'seller',
        "L'idéal serait qu'on lise le scénario d'abord, ça nous aide énormément pour sentir les personnages.",
      ],
    ],
  },
  {
    id: 'fb-fr-caisse-boulangerie',
    match: true,
    seller: {
      name: 'Caisses et monnayeurs pour boulangeries',
      description: 'Revendeur à Tours, installation dans la région Centre',
      points: ['Conforme NF 525', 'Écran tactile', 'Dépannage 7 j/7'],
    },
    buyer: {
      name: 'Caisse avec monnayeur automatique',
      description: 'Boulangerie, 600 clients par jour, ouverte le dimanche',
    },
    requirements: [
      ['Dépannage le dimanche', '+'],
      ["Reprise de l'ancien monnayeur", '?'],
      ['Location sur 48 mois', '+'],
      ['Installation en août pendant nos congés', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour monsieur, mon mari fait le pain moi je fait la caisse et j'en peux plus de rendre la monnaie avec les mains pleines de farine. On voudrais louer plutôt que acheter, sur 4 ans. Si on pouvait la poser en aout quand on ferme ce serait l'idéal, et reprendre la vieille machine qui mange les pièces de 20 cts",
      ],
      [
        'seller',
        "Bonjour Madame Rebours ! Louer sur 48 mois, aucun souci : 189 € HT par mois pour le modèle que vous avez vu chez votre collègue d'Amboise. Mais en août nos techniciens sont eux aussi en congé, tous. La première semaine de septembre, un lundi si c'est votre jour de fermeture ?",
      ],
      [
        'buyer',
        'oui fermé le lundi. bon bah septembre alors. et le dimanche si sa tombe en panne à 8h avec la queue jusque dehors ?',
      ],
      ['seller', 'Relisez notre annonce ;) sept jours sur sept, mon gendre habite à Bléré.'],
    ],
  },
  {
    id: 'fb-fr-presse-injection',
    match: true,
    seller: {
      name: 'Presse à injecter Billion 200 t, 2008',
      description: "Vendue cause arrêt d'activité, Oyonnax",
      points: ['38 000 heures', 'Robot 3 axes', 'Visible en fonctionnement'],
    },
    buyer: {
      name: "Presse d'occasion pour bouchons",
      description: 'Plasturgiste, force mini 180 t',
    },
    requirements: [
      ["Force de fermeture d'au moins 180 t", '+'],
      ['Notice en français', '+'],
      ['Moins de 30 000 heures de fonctionnement sur la vis', '?'],
      ['Chargement sur camion compris', '?'],
      ['Garantie de six mois', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, entreprise familiale dans le Jura, bouchons de flacons. La 200 tonnes nous irait. 38 000 h c'est la machine entière ou la vis a été changée entre temps ? Vous donnez 6 mois de garantie ?",
      ],
      [
        'seller',
        "Bonjour, vente en l'état entre professionnels, donc zéro garantie, mon père ferme la boutique après 44 ans. Vous pouvez passer la voir tourner jusqu'au 28, elle sort des capots de phare. Le robot est un Sepro, révisé l'été dernier.",
      ],
      ['buyer', "On viendra le 21 avec mon chef d'atelier. Le chargement, vous avez un pont ?"],
      ['seller', "Un pont de 5 tonnes. Entrée par la rue de derrière, devant c'est en travaux."],
      ['buyer', "Noté pour l'entrée. La notice en français est fournie avec ?"],
      ['seller', 'Oui oui, dans le classeur rouge.'],
    ],
  },
  {
    id: 'fb-fr-gites-seminaire',
    match: true,
    seller: {
      name: 'Gîte de groupe dans le Vercors',
      description: "Ancienne ferme, 34 couchages, ouvert toute l'année",
      points: ['Cuisine professionnelle', 'Poêle à bois', 'Draps en location'],
    },
    buyer: {
      name: 'Stage de yoga, 22 personnes',
      description: 'Du vendredi 4 au lundi 7 avril',
    },
    requirements: [
      ['Disponible du 4 au 7 avril', '+'],
      ["Salle d'au moins 80 m² au sol dégagé", '+'],
      ['Tapis de yoga sur place', '?'],
      ['Cuisinier sur place', '-'],
      ['Chauffage à 21 degrés dans la salle', '?'],
    ],
    talk: [
      [
        'buyer',
        "Namasté et bonjour :) Nous serions 22, du 4 au 7 avril. J'ai besoin d'une grande salle vide, disons 80 m2, bien chauffée car on reste longtemps immobiles... Est-ce que quelqu'un cuisine ? J'ai cru voir un monsieur avec une toque sur les photos.",
      ],
      [
        'seller',
        "Bonjour Maëlle, la toque c'était mon beau-frère un soir de carnaval, désolé. Chez nous on cuisine soi-même, pas de cuisinier et pas de traiteur qui monte jusqu'ici. L'ancienne grange fait 110 m², parquet, les tables se poussent contre le mur. Vos dates je les bloque jusqu'à dimanche soir, elles sont à vous si vous envoyez les arrhes.",
      ],
      [
        'buyer',
        'Va pour la cuisine partagée, ça fera partie du stage. Les arrhes partent ce soir. Dernière chose : les tapis ?',
      ],
      ['seller', 'Bien reçu, merci. Prévoyez des chaînes ou des pneus neige, même en avril.'],
    ],
  },
  {
    id: 'fb-fr-credit-bail',
    match: true,
    seller: {
      name: 'Financement de matériel professionnel',
      description: 'Courtier en crédit-bail, Toulouse',
      points: ['Réponse de principe en 48 h', 'De 10 000 à 400 000 €'],
    },
    buyer: {
      name: 'Financer un four à pizza et une chambre froide',
      description: 'Restaurant ouvert depuis huit mois, 37 000 €',
    },
    requirements: [
      ['Montant de 37 000 €', '+'],
      ["Entreprise de moins d'un an acceptée", '+'],
      ['Sans apport', '-'],
      ['Mensualité inférieure à 750 €', '?'],
      ['Rachat possible avant terme', '?'],
    ],
    talk: [
      [
        'buyer',
        "bonsoir, resto italien ouvert depuis 8 mois, ca marche du tonnerre mais le four d'occaz vient de lacher. devis 37k four + chambre froide. ma banque dit non car pas de bilan. j'ai rien de coté donc sans apport svp. 750/mois je peux",
      ],
      [
        'seller',
        "Bonsoir, les moins d'un an on sait faire, j'ai deux bailleurs qui acceptent sur prévisionnel et relevés de compte. Sans apport en revanche aucun des deux ne suivra : comptez 15 % au départ. Sur 37 000 nous sommes pile dans leur fourchette.",
      ],
      ['buyer', '15% ca fait 5500 aie. je demande à mon oncle. et apres par mois?'],
      ['seller', "Je vous sors une simulation dès que j'ai votre Kbis et les trois derniers relevés."],
      ['buyer', "envoyé ! et si l'année prochaine je veux tout rembourser d'un coup ?"],
    ],
  },
  {
    id: 'fb-fr-rgpd-association',
    match: true,
    seller: {
      name: 'Délégué à la protection des données externalisé',
      description: 'Juriste indépendante, Rennes',
      points: ['Audit, registre, formation', 'Abonnement annuel'],
    },
    buyer: {
      name: 'DPO pour une fédération sportive',
      description: '180 clubs, 44 000 licenciés dont mineurs',
    },
    requirements: [
      ['Déclaration comme DPO auprès de la CNIL', '+'],
      ['Formation des bénévoles', '+'],
      ['Astreinte en cas de violation de données le week-end', '?'],
      ['Révision des contrats de travail', '-'],
      ['Au plus 6 000 € par an', '+'],
    ],
    talk: [
      [
        'buyer',
        "Madame, notre fédération (canne de combat et disciplines associées) se trouve sans DPO depuis le départ de M. Kerboul. Nous souhaiterions : 1/ votre désignation officielle auprès de la CNIL, 2/ deux soirées de formation pour nos bénévoles, en visio, 3/ la relecture de nos contrats de travail, 4/ un tarif qui n'excède pas six mille euros l'an.",
      ],
      [
        'seller',
        "Monsieur le Secrétaire général,\n1/ c'est le principe même de ma mission, désignation faite en ligne sous huitaine\n2/ deux ou trois soirées, volontiers\n3/ non, je n'exerce pas le droit social\n4/ 4 800 € pour une structure de votre taille, non assujettie à TVA.\nBien à vous",
      ],
      [
        'buyer',
        "Voilà qui est limpide. Le bureau se prononcera le 9. D'ici là, on m'a volé mon ordinateur samedi dernier : qui aurait-il fallu prévenir, et seriez-vous joignable dans ce cas ?",
      ],
      [
        'seller',
        'Vous avez 72 heures pour notifier à la CNIL, ne tardez pas ! Le téléservice est ouvert jour et nuit.',
      ],
    ],
  },
  {
    id: 'fb-fr-demenagement-machines',
    match: true,
    seller: {
      name: 'Transfert industriel et levage',
      description: 'Lyon, équipe de 18 personnes',
      points: ['Grue mobile 60 t', 'Chariots 16 t', 'Assurance 2 M€'],
    },
    buyer: {
      name: 'Traslado de una rectificadora de Lyon a Zaragoza',
      description: '14 toneladas, taller mecánico familiar',
    },
    requirements: [
      ['Grúa para 14 toneladas', '+'],
      ['Seguro de al menos 500.000 €', '+'],
      ['Nivelación y puesta en marcha en Zaragoza', '?'],
      ['Permisos de transporte especial gestionados', '+'],
      ['Traslado en diciembre', '-'],
    ],
    talk: [
      [
        'buyer',
        'Hola, buenas. Hemos comprado una rectificadora en una subasta en Vénissieux, 14 toneladas, y hay que sacarla antes de fin de año, o sea en diciembre. No hablo francés, espero que me entiendan. ¿Los permisos del transporte los sacan ustedes? ¿Luego allí la dejan nivelada?',
      ],
      [
        'seller',
        "Bonjour Monsieur, on comprend l'espagnol, on le parle moins bien ! 14 tonnes ne posent pas de difficulté à la grue. Les autorisations de convoi des deux côtés de la frontière, c'est notre bureau qui les demande. Décembre est complet, premier créneau la semaine du 12 janvier.",
      ],
      [
        'buyer',
        'La casa de subastas cobra almacenaje en enero, pero bueno. Lo hablo con ellos. ¿Y lo de nivelar?',
      ],
      ['seller', 'Est-ce que vous avez le plan de massif de la machine ?'],
    ],
  },
  {
    id: 'fb-fr-tote-bags',
    match: true,
    seller: {
      name: 'Sacs en coton imprimés',
      description: "Sérigraphie à Montreuil, encres à l'eau",
      points: ['Dès 50 pièces', 'Coton bio GOTS', 'Devis en une heure'],
    },
    buyer: {
      name: 'Sacs pour un festival de bande dessinée',
      description: '1 500 pièces, dessin en quatre couleurs',
    },
    requirements: [
      ['Impression en quatre couleurs', '+'],
      ['Fabriqués en Europe', '?'],
      ['Livraison sous dix jours', '-'],
      ['Moins de 4 € pièce', '?'],
    ],
    talk: [
      [
        'buyer',
        "Salut ! Festival BD à Aubenas, 3e édition. 1500 totes, dessin de l'invitée d'honneur (4 couleurs, des aplats, elle est TRÈS tatillonne sur le vert). coton bio. On a un peu traîné, il les faudrait dans dix jours… ne riez pas",
      ],
      [
        'seller',
        "On ne rit pas, on soupire :) Dix jours pour 1500 en quatre passages c'est infaisable, il nous en faut seize. Pour le vert on fait un tirage test et elle vient le valider à l'atelier si elle veut, on a déjà eu pire. Quatre écrans, quatre couleurs, c'est notre quotidien.",
      ],
      [
        'buyer',
        "16 jours on serait le mercredi, le festival ouvre le vendredi, ça passe. Les sacs viennent d'où ? le maire est pointilleux là-dessus. et prix pièce",
      ],
      ['seller', 'Le coton est certifié GOTS de bout en bout, avec le numéro de licence.'],
    ],
  },
  {
    id: 'fb-fr-audit-energetique',
    match: true,
    seller: {
      name: 'Audits énergétiques pour copropriétés',
      description: 'Ingénieurs thermiciens, Paris et petite couronne',
      points: ['Thermographie', 'Scénarios chiffrés', 'Présentation en AG'],
    },
    buyer: {
      name: "Audit d'une copropriété des années 1970",
      description: '96 lots, chauffage collectif au gaz',
    },
    requirements: [
      ["Présentation à l'assemblée générale", '+'],
      ['Rendez-vous en soirée', '+'],
      ['Au moins trois scénarios de travaux', '+'],
      ["Maîtrise d'œuvre des travaux ensuite", '-'],
      ["Visite d'un logement par étage", '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, conseil syndical du 14 allée des Tilleuls à Fontenay. La dernière étude (2011) dort dans une cave inondée. On en voudrait une nouvelle, avec plusieurs scénarios, trois si possible, et surtout quelqu'un capable de parler devant 60 personnes énervées sans dire « parois opaques ».",
      ],
      [
        'seller',
        "Bonjour ! Promis je dis « murs ». On remet quatre scénarios, du plus modeste au BBC. On reste indépendants des travaux, donc jamais de maîtrise d'œuvre derrière, c'est notre règle depuis le début.",
      ],
      ['buyer', "C'est ce qu'on voulait entendre, en fait, certains ici pensaient l'inverse."],
      [
        'seller',
        "Tant mieux. Il me faudrait les factures de gaz des trois dernières années et, si elle n'a pas trop pris l'eau, l'étude de 2011.",
      ],
      [
        'buyer',
        'Je vous scanne tout. Pourriez-vous rencontrer le conseil un soir, vers 19 h, nous travaillons presque tous ?',
      ],
      ['seller', 'Oui, sans problème.'],
    ],
  },
  {
    id: 'fb-fr-impression-3d',
    match: true,
    seller: {
      name: 'Impression 3D métal et plastique',
      description: 'Atelier à Cluses',
      points: ['Inox, titane, PA12', 'Contrôle tridimensionnel', 'Devis sous 24 h'],
    },
    buyer: {
      name: 'Pièces prototypes pour un fauteuil roulant de sport',
      description: '8 supports, charge de 150 kg',
    },
    requirements: [
      ['Impression en titane', '+'],
      ['Contrôle dimensionnel', '+'],
      ['Calcul de résistance pour 150 kg', '?'],
      ['Délai de trois semaines', '?'],
      ['Anodisation en couleur', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour à tous, je suis kiné et bricoleur, je développe avec un ami un fauteuil pour le rugby-fauteuil. 8 supports, fichier STEP joint, en titane. Ça prend des chocs de brute, le plus lourd de l'équipe fait 112 kg + l'élan. Pouvez-vous vérifier que ça tient 150 ? On les voudrait anodisés en violet, couleur du club. Le tournoi est dans cinq semaines.",
      ],
      [
        'seller',
        "Bonjour, beau projet. On a regardé le STEP : en Ti6Al4V ça s'imprime sans souci, à condition de grossir le congé de 0,5. L'anodisation, on n'est pas équipés et le sous-traitant n'en veut plus des petites séries. Prix pour huit : 1 340 € HT.",
      ],
      [
        'buyer',
        'Ok pour le congé, fichier corrigé en pièce jointe. Bon on peindra. Et la résistance du coup ?',
      ],
      ['seller', "Le Ti6Al4V a une limite élastique de 880 MPa environ, c'est un excellent matériau."],
      ['buyer', 'Oui ça je sais... mais la pièce ?'],
    ],
  },
  {
    id: 'fb-fr-traduction-notice',
    match: true,
    seller: {
      name: 'Traduction technique et mise en page',
      description: 'Agence, Mulhouse, 14 langues',
      points: ['Mémoire de traduction', 'InDesign', 'Relecture par un second traducteur'],
    },
    buyer: {
      name: "Notices d'une machine à vendanger",
      description: "310 pages, vers l'italien, l'espagnol et le géorgien",
    },
    requirements: [
      ["Traduction vers l'italien", '+'],
      ['Traduction vers le géorgien', '-'],
      ['Remise sur les répétitions', '?'],
      ['Livraison avant le salon du 24 novembre', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, constructeur de machines à vendanger près de Béziers. 310 pages, beaucoup de passages qui se répètent d'un modèle à l'autre (on nous a dit que normalement ça se paye moins). Cibles : IT, ES, KA. KA c'est le géorgien, nous y vendons 9 machines par an, si si. Salon à Bordeaux le 24/11.",
      ],
      [
        'seller',
        "Bonjour, IT et ES : oui, ce sont des traducteurs du machinisme agricole. KA : on n'a personne et je préfère vous le dire que d'improviser. Les PDF que vous avez envoyés ne sont pas exploitables, auriez-vous les fichiers InDesign d'origine ?",
      ],
      [
        'buyer',
        'Je les demande au graphiste. Pour le reste je dois savoir si ce sera prêt au 24, les commerciaux me harcèlent.',
      ],
      ['seller', 'Je reviens vers vous avec un planning.'],
    ],
  },
]
