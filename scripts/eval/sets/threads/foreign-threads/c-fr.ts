import type { Pair } from '../../../cases.ts'

/** Conversations in French by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsCFr: readonly Pair[] = [
  {
    id: 'fc-fr-ramonage',
    match: true,
    seller: {
      name: 'Ramonage et débistrage',
      description: 'Artisan, Haute-Vienne et Creuse',
      points: ['Certificat remis', 'Poêles, inserts, chaudières'],
    },
    buyer: { name: 'Ramonage insert', description: 'Conduit tubé, maison de bourg à Aubusson' },
    requirements: [
      ['Certificat de ramonage', '+'],
      ['Accès au toit non nécessaire', '+'],
      ['Passage un samedi', '-'],
      ['Moins de 70 euros TTC', '?'],
      ["Nettoyage des vitres de l'insert", '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, vous montez sur le toit ou pas ? La toiture est en ardoise et glisse énormément. Je travaille toute la semaine donc samedi ce serait top.',
      ],
      [
        'seller',
        "Bonjour, tout se fait par le bas, je n'ai même pas d'échelle dans le fourgon. Le samedi je suis avec mes gosses, c'est du lundi au vendredi. Le tarif varie selon l'état du conduit.",
      ],
      ['buyer', "Ok je demanderai à ma voisine d'ouvrir."],
    ],
  },
  {
    id: 'fc-fr-gite',
    match: true,
    seller: {
      name: 'Gîte du Mûrier',
      description: 'Mas en pierre près de Joyeuse, Ardèche, 8 couchages',
      points: ['Piscine 9 x 4 m', 'Draps fournis'],
    },
    buyer: { name: 'Gîte pour deux familles', description: '4 adultes, 4 enfants, 2 semaines en août' },
    requirements: [
      ['Piscine sécurisée pour les petits', '+'],
      ['Climatisation dans les chambres', '-'],
      ['Rivière accessible à pied', '+'],
      ['Chien accepté', '-'],
      ['Arrivée possible le dimanche', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Madame, le gîte a l'air magnifique ! Nos enfants ont 2, 3, 6 et 9 ans : la piscine est-elle clôturée ? Y a-t-il la clim ? Et notre vieux labrador peut-il venir ?",
      ],
      [
        'seller',
        "Bonjour, merci ! Barrière homologuée avec portillon que les petits n'ouvrent pas, plus une alarme. Pas de clim, les murs font 70 cm et on dort la fenêtre ouverte. Pour le labrador je suis désolée, nos poules sont en liberté et on a eu un drame. La Beaume est au bout du chemin, huit minutes en tongs.",
      ],
      ['buyer', 'On le laissera à mes parents alors. On pourrait arriver un dimanche ?'],
      ['seller', "Je vous redis ça quand j'aurai vu avec les locataires d'avant."],
    ],
  },
  {
    id: 'fc-fr-traiteur-bxl',
    match: true,
    seller: {
      name: 'Traiteur à Schaerbeek',
      description: 'Cuisine levantine et belge, 20 à 150 couverts',
      points: ['À partir de 28 € par personne', 'Agréé AFSCA'],
    },
    buyer: { name: 'Buffet pour une pension', description: 'Départ à la retraite, 60 collègues, Namur' },
    requirements: [
      ['Viande halal', '+'],
      ['Livraison à Namur', '+'],
      ['Vaisselle reprise sale', '?'],
      ['Budget maximum 25 € par personne', '-'],
      ['Personnel pour le service', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous fêtons une pension le 27 juin à Namur, septante personnes... non pardon, soixante. Il faut que la viande soit halal pour une partie de l'équipe. Vous livrez jusque là ?",
      ],
      [
        'seller',
        "Bonjour ! Toute notre viande vient d'une boucherie halal de la chaussée de Haecht, comme ça pas de question à se poser. Namur on y est deux fois par mois. Les assiettes viennent d'un loueur, faudra voir ses conditions.",
      ],
      ['buyer', "Super. On avait pensé 25 tout compris, et quelqu'un pour servir."],
      [
        'seller',
        'À moins de 28 je travaille à perte, désolé. Pour servir, mon neveu parfois, mais il a ses examens en juin.',
      ],
    ],
  },
  {
    id: 'fc-fr-deneigement',
    match: true,
    seller: {
      name: 'Déneigement résidentiel',
      description: 'Secteur Beauport et Charlesbourg, tracteurs avec souffleur inversé',
      points: ['Contrat saisonnier du 1er nov. au 15 avril', '425 $ plus taxes'],
    },
    buyer: { name: 'Déneigement entrée double', description: 'Deux chars, maison à Beauport' },
    requirements: [
      ['Premier passage avant 7 h', '+'],
      ['Escalier et perron inclus', '-'],
      ['Paiement en deux versements', '+'],
      ['Bris de gazon réparés au printemps', '?'],
      ['Responsabilité civile de 2 millions', '?'],
    ],
    talk: [
      [
        'buyer',
        "Allô, je pars pour l'hôpital à 7h10 le matin, faut absolument que ça soit fait. Faites-vous le perron aussi? Pis y a-tu un maximum de passages?",
      ],
      [
        'seller',
        "Bonjour Mme Gagnon, votre rue est faite entre 5 h et 6 h 15. On sort chaque fois qu'il tombe 5 cm, des fois 40 fois dans l'hiver, ça change rien au prix. Les marches, ça c'est à la pelle, on touche pas à ça.",
      ],
      ['buyer', "Parfait. Je peux-tu payer moitié-moitié? L'an passé l'autre m'a arraché la pelouse!"],
      [
        'seller',
        'Moitié à la signature, moitié le 15 janvier, comme tout le monde. Pour le gazon, on met des balises pis on fait ben attention.',
      ],
    ],
  },
  {
    id: 'fc-fr-velocargo',
    match: true,
    seller: {
      name: 'Vélo cargo Douze G4e',
      description: 'Biporteur électrique, 2020, Nantes',
      points: ['Moteur Shimano EP8', '3 200 €'],
    },
    buyer: { name: 'Biporteur pour deux enfants', description: 'école + courses' },
    requirements: [
      ['Deux places avec harnais', '+'],
      ['Bâche de pluie', '+'],
      ['Batterie changée récemment', '-'],
      ['Gravé contre le vol', '?'],
      ['Paiement en 3 fois', '-'],
    ],
    talk: [
      ['buyer', 'coucou, il est encore dispo ? y a la tente de pluie avec ? et la batterie elle a quel age'],
      [
        'seller',
        "Coucou ! oui dispo, la capote est fournie, un petit accroc recousu. Deux ceintures 3 points dans la caisse. Batterie d'origine donc bientôt 5 ans, j'en suis à 35 km par charge.",
      ],
      ['buyer', "ok merci pour l'honnêteté. on pourrait te payer en 3 mois ?"],
      [
        'seller',
        "Non désolée, tout d'un coup, je dois financer l'auto. Pour le bicycode c'est mon ex qui avait géré.",
      ],
    ],
  },
  {
    id: 'fc-fr-assermentee',
    match: true,
    seller: {
      name: 'Traductrice assermentée arabe–français',
      description: "Près la cour d'appel de Lyon",
      points: ["Actes d'état civil dès 40 € la page", 'Envoi en recommandé'],
    },
    buyer: {
      name: "Traduction d'un acte de mariage",
      description: 'Acte tunisien pour la préfecture du Rhône',
    },
    requirements: [
      ['Cachet reconnu par la préfecture', '+'],
      ['Prêt vendredi au plus tard', '+'],
      ['Original à ne pas envoyer', '+'],
      ['Légalisation prise en charge', '-'],
      ['Version anglaise aussi', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Madame, j'ai rendez-vous lundi à la préfecture. Je peux vous faire un scan ? Je ne veux pas que l'original se perde à la poste.",
      ],
      [
        'seller',
        "Bonjour, un scan net des deux faces me suffit largement. Si je l'ai ce soir vous récupérez le tout jeudi après-midi à mon bureau. Les agents du guichet connaissent mon tampon par cœur. En revanche la légalisation au consulat, ce n'est pas mon rayon, à vous de la faire si on vous la réclame.",
      ],
      [
        'buyer',
        "Merci beaucoup, je vous l'envoie. Ma femme en aurait aussi besoin en anglais, elle postule à Dubaï.",
      ],
      ['seller', "Bien reçu le scan, c'est parfaitement lisible !"],
    ],
  },
  {
    id: 'fc-fr-elagage',
    match: true,
    seller: {
      name: 'Élagage – taille raisonnée',
      description: "Grimpeur diplômé, pays d'Auge",
      points: ['CS élagage', 'Devis gratuit'],
    },
    buyer: { name: 'Taille de trois tilleuls', description: 'Devant une longère, environ 14 m' },
    requirements: [
      ['Évacuation des branches', '+'],
      ['Assurance décennale', '-'],
      ['Pas de griffes sur les troncs', '+'],
      ['Intervention avant mi-mars', '?'],
      ['Nids laissés en place', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, je souhaite faire réduire trois tilleuls sans qu'on les abîme : pas de griffes ! Êtes-vous couvert par une décennale ? Et que deviennent les branches ?",
      ],
      [
        'seller',
        "Bonjour Monsieur Hébert. Les griffes, je ne les sors que pour un arbre condamné ; sur vos tilleuls c'est corde et rien d'autre. Je broie sur place et je repars avec tout. La décennale c'est pour le bâtiment, je n'en ai pas, uniquement une RC pro. Côté dates, ça va dépendre du vent.",
      ],
    ],
  },
  {
    id: 'fc-fr-accordeon',
    match: true,
    seller: {
      name: 'Accordéon Maugein chromatique',
      description: 'Main droite boutons, 1978, Tulle',
      points: ['3 voix', '80 basses'],
    },
    buyer: { name: 'Accordéon pour débuter le musette', description: 'Retraité motivé' },
    requirements: [
      ['Accordé récemment', '+'],
      ['Moins de 9 kg', '-'],
      ['Bretelles et housse fournies', '?'],
      ['Essai chez le vendeur', '+'],
      ['Partitions offertes avec', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Monsieur, combien pèse-t-il ? J'ai une épaule fragile. Et a-t-il été accordé ces dernières années ?",
      ],
      [
        'seller',
        "Bonjour, sur le pèse-personne on trouve 10,2 kilos. L'accordage complet date de février, chez un ancien de l'usine. Passez à la maison quand vous voulez, ma femme fera un café et vous en jouerez autant que vous voudrez. ",
      ],
      ['buyer', '10 kilos ça devrait aller assis. Il y a des bretelles ?'],
      ['seller', 'Il faut que je fouille le grenier.'],
    ],
  },
  {
    id: 'fc-fr-tonneaux',
    match: true,
    seller: {
      name: "Barriques bordelaises d'occasion",
      description: "Château dans l'Entre-deux-Mers, 225 L",
      points: ['Chêne français', '3 vins'],
    },
    buyer: { name: 'Fûts pour élever du rhum', description: 'Petite distillerie, 12 pièces' },
    requirements: [
      ['Vidées depuis moins de 15 jours', '+'],
      ['Ayant contenu du vin rouge', '-'],
      ['Étanchéité garantie', '?'],
      ['Chauffe moyenne', '?'],
      ['Chargement sur palettes', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, quand les barriques seront-elles vidées ? Notre transporteur pourrait charger le 14, il lui faut des palettes. C'est du rouge dedans, j'imagine ?",
      ],
      [
        'seller',
        "Bonjour, soutirage le 10, méchées le 11, donc fraîches de trois jours au moment du départ. Non, c'était notre sauvignon, on ne fait que du blanc sous bois. Elles partent par quatre, cerclées sur palette, le cariste est là jusqu'à 17 h.",
      ],
      ['buyer', 'Ah, du blanc... ça peut être intéressant aussi. Elles sont étanches ? quelle chauffe ?'],
      [
        'seller',
        'Ce sont de belles barriques, de chez un très bon tonnelier. Je regarde la fiche pour la chauffe.',
      ],
    ],
  },
  {
    id: 'fc-fr-nounou-lausanne',
    match: true,
    seller: {
      name: "Garde d'enfants à domicile",
      description: 'Maman de jour, 15 ans de métier, Lausanne et Renens',
      points: ["28 CHF de l'heure", 'Permis de conduire'],
    },
    buyer: { name: 'Garde de jumeaux', description: 'Nonante pour cent, bébés de 8 mois, Pully' },
    requirements: [
      ['Expérience avec des jumeaux', '+'],
      ['Personne qui ne fume pas', '+'],
      ['Disponible dès 6 h 30', '-'],
      ['Repas bio faits maison', '?'],
      ["Déclarée à l'AVS", '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous sommes tous deux infirmiers, il faudrait quelqu'un dès 6h30 certains jours. Avez-vous déjà gardé des jumeaux ? Vous fumez ?",
      ],
      [
        'seller',
        "Bonjour, j'ai eu les petits Rochat de leurs 4 mois jusqu'à l'école, deux garçons pareils comme deux gouttes d'eau ! Je n'ai jamais fumé. Le matin mon premier bus arrive à 7h05, avant ce n'est pas possible, mon mari prend l'auto.",
      ],
      ['buyer', "On pourrait s'arranger avec ma belle-mère. Et pour l'AVS ?"],
      ['seller', "On en parlera de vive voix, c'est mieux, non ?"],
    ],
  },
  {
    id: 'fc-fr-chapiteau',
    match: true,
    seller: {
      name: 'Location de chapiteaux',
      description: 'Bretagne, tentes 6 x 12 m à 10 x 30 m',
      points: ['Montage par notre équipe', 'Registre de sécurité à jour'],
    },
    buyer: { name: 'Fest-noz sous chapiteau', description: '300 personnes, Rostrenen, le 20 septembre' },
    requirements: [
      ['Extrait du registre de sécurité', '+'],
      ['Plancher de danse', '+'],
      ['Résiste à un vent de 100 km/h', '-'],
      ['Tarif associatif', '?'],
      ['Démontage le dimanche', '-'],
    ],
    talk: [
      [
        'buyer',
        'Demat ! Notre asso organise un fest-noz le 20/09. On voudrait le 10 x 30 avec parquet. Démontage le lendemain, le terrain est prêté par la mairie.',
      ],
      [
        'seller',
        'Demat ! Pour les danseurs on pose du parquet chêne clipsé, 150 m². Mes gars ne travaillent pas le dimanche, ce sera lundi dès 7 h. Attention au règlement : elles sont calculées pour 80 km/h, au-delà on évacue et on ne discute pas.',
      ],
      ['buyer', 'Noté, on verra avec la mairie pour lundi. Vous faites un geste pour les assos ?'],
      ['seller', "J'adore le fest-noz, j'ai rencontré ma femme dans une gavotte !"],
    ],
  },
  {
    id: 'fc-fr-plombier-liege',
    match: true,
    seller: {
      name: 'Plombier chauffagiste',
      description: 'Liège, Herstal, Seraing',
      points: ['Agréé Cerga', "55 € de l'heure, TVA 6 %"],
    },
    buyer: { name: 'Remplacer chaudière gaz', description: 'Maison mitoyenne de 1958' },
    requirements: [
      ['Garantie de dix ans sur le corps', '?'],
      ["Reprise de l'ancienne chaudière", '+'],
      ["Sans coupure plus d'une journée", '+'],
      ['Facilités de paiement', '-'],
      ['Thermostat connecté', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, notre Vaillant a rendu l'âme. On a un bébé donc pas question d'être trois jours sans eau chaude. Vous la reprenez l'ancienne ?",
      ],
      [
        'seller',
        "Salut, je commence à 8 h, le soir vous prenez votre douche, je n'ai jamais fait autrement. La vieille part au parc avec moi. Le papier de conformité je vous le signe en partant.",
      ],
      [
        'buyer',
        'Vous êtes un ange. Possible de payer en plusieurs fois ? On voudrait aussi un thermostat intelligent, genre Netatmo.',
      ],
      [
        'seller',
        "Moi c'est 40 % à la commande et le reste à la fin, pas d'étalement. Les Netatmo, il y en a qui ne jurent que par ça.",
      ],
    ],
  },
  {
    id: 'fc-fr-affiches',
    match: true,
    seller: {
      name: 'Atelier de sérigraphie',
      description: "Affiches d'art, tirages limités, Saint-Étienne",
      points: ["Jusqu'à 70 x 100 cm", "Encres à l'eau"],
    },
    buyer: { name: 'Affiche de festival', description: '150 ex., 50 x 70, trois couleurs' },
    requirements: [
      ['Papier recyclé', '+'],
      ['Encres sans solvant', '+'],
      ['Tirages numérotés', '?'],
      ['Livré avant le 2 mai', '-'],
      ['Paiement à 30 jours', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello l'atelier ! on aimerait 150 affiches 3 couleurs sur papier recyclé, pour coller dans toute la ville à partir du 2 mai. vous suivez ?",
      ],
      [
        'seller',
        "Hello ! On a un 250 g 100 % recyclé qui boit super bien la couleur. Niveau planning on est sous l'eau jusqu'au 30 avril, vous les auriez le 9 mai, pas avant.",
      ],
      ['buyer', 'Aïe. On fera un premier collage en photocopies alors. On voudrait les numéroter.'],
      ['seller', "Ah oui c'est classe, les gens adorent."],
    ],
  },
  {
    id: 'fc-fr-fromage',
    match: true,
    seller: {
      name: 'Fromages fermiers en gros',
      description: 'Affineur à Aurillac',
      points: ['Salers, cantal, bleu', 'Expédition mardi et jeudi'],
    },
    buyer: { name: 'Fromages pour épicerie fine', description: 'Boutique à Lille, 30 kg par semaine' },
    requirements: [
      ['Uniquement lait cru', '-'],
      ['Franco de port à partir de 30 kg', '?'],
      ['Camion frigorifique', '+'],
      ['Fiches allergènes', '+'],
      ['Exclusivité sur Lille', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, je ne vends que du lait cru, est-ce le cas de toute votre gamme ? Quel est votre franco ?',
      ],
      [
        'seller',
        'Bonjour, nos salers et cantal oui, le bleu en revanche est thermisé. Transport entre 2 et 4 °C de porte à porte. Chaque référence part avec sa fiche technique, allergènes compris. Pour le franco, je demande au commercial du transporteur.',
      ],
      [
        'buyer',
        'Je ne prendrais alors que les deux premiers. Je souhaiterais être seule à les avoir sur Lille.',
      ],
      [
        'seller',
        'Je comprends, mais une maison du Vieux-Lille nous suit depuis 2011 et je ne vais pas la lâcher.',
      ],
    ],
  },
  {
    id: 'fc-fr-permis-bateau',
    match: true,
    seller: {
      name: 'Permis bateau côtier et fluvial',
      description: 'Bateau-école à La Rochelle',
      points: ['Code en ligne', '390 € hors timbres fiscaux'],
    },
    buyer: { name: 'Permis côtier en accéléré', description: 'Vacances de la Toussaint, deux personnes' },
    requirements: [
      ['Timbres fiscaux compris', '-'],
      ['Formation en trois jours', '+'],
      ['Conduite en mer, pas sur lac', '+'],
      ["Repassage gratuit en cas d'échec", '?'],
      ['Logement à proximité', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, mon fils (17 ans) et moi aimerions le passer à la Toussaint. Combien de temps ça prend ? On navigue où ?',
      ],
      [
        'seller',
        'Bonjour, lundi-mardi théorie, mercredi pratique et examen, vous repartez mercredi soir. La vedette sort du port des Minimes et on file sous le pont de Ré.',
      ],
      ['buyer', "Super ! Et si l'un de nous rate ?"],
      ['seller', 'Chez nous 94 % de réussite, ne partez pas perdants !'],
    ],
  },
  {
    id: 'fc-fr-bois',
    match: true,
    seller: {
      name: 'Bois de chauffage',
      description: 'Hêtre et charme, Vosges',
      points: ['50 cm ou 33 cm', '78 € le stère'],
    },
    buyer: { name: "8 stères pour l'hiver", description: 'Poêle à bûches, Épinal' },
    requirements: [
      ['Séché deux ans minimum', '-'],
      ['Coupé en 33 cm', '+'],
      ['Livré et rangé', '-'],
      ['Sans peuplier ni sapin', '+'],
      ['Chèque accepté', '?'],
    ],
    talk: [
      [
        'buyer',
        'bonjour, votre bois il a combien de sechage? et vous le mettez en tas dans la cave ou juste benné',
      ],
      [
        'seller',
        "Bonjour. Coupé l'hiver dernier donc une bonne année. On benne devant chez vous, après c'est vos bras ! Que du feuillu dur : hêtre, charme, rien d'autre.",
      ],
      ['buyer', "ok 8 stères en 33 alors, je le brulerai l'année d'après. je paye par cheque"],
      ['seller', 'Je passe jeudi vers 10 h.'],
    ],
  },
  {
    id: 'fc-fr-erable',
    match: true,
    seller: {
      name: "Sirop d'érable en vrac",
      description: 'Érablière familiale, Bellechasse, 6 000 entailles',
      points: ['Doré, ambré, foncé', 'Barils et cruches'],
    },
    buyer: { name: 'Sirop pour microbrasserie', description: 'Environ 200 litres de foncé' },
    requirements: [
      ['Certifié biologique', '+'],
      ['Livraison à Montréal', '-'],
      ['Baril en inox', '+'],
      ['Échantillon avant achat', '+'],
      ['Moins de 9 $ le litre', '?'],
    ],
    talk: [
      [
        'buyer',
        "Salut! On brasse une stout à l'érable. Avez-vous du bio? On voudrait goûter avant, pis idéalement se le faire livrer à Rosemont.",
      ],
      [
        'seller',
        "Salut la gang! Ecocert nous visite à chaque printemps depuis 2013, tout le sirop sort avec leur logo. J'vous maudis une canne de 540 ml par la poste demain, c'est ma tournée. La livraison on fait pas ça, faut venir au quai. Les barils c'est du stainless, avec dépôt.",
      ],
      ['buyer', "Nice, on a un cube van. C'est quoi le prix au litre?"],
      ['seller', "Ça suit le prix de la Fédération, j'vas regarder ça avec le beau-frère."],
    ],
  },
  {
    id: 'fc-fr-rats',
    match: true,
    seller: {
      name: 'Dératisation, désinsectisation',
      description: 'Intervention 24 h, Marseille et environs',
      points: ['Certibiocide', 'Devis par téléphone'],
    },
    buyer: { name: 'Rats dans un local poubelles', description: 'Copropriété de 22 lots, 5e arrondissement' },
    requirements: [
      ['Appâts inaccessibles aux animaux', '+'],
      ['Tarif réduit avec contrat annuel', '?'],
      ['Garantie de résultat', '-'],
      ['Colmatage des trous', '?'],
      ['Sous 48 heures', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, on a des rats gros comme des chats au local poubelle, et justement les chats du quartier passent par là. Vous pouvez venir vite ? Le syndic voudra un écrit.',
      ],
      [
        'seller',
        "Bonjour, demain 14 h je suis chez vous. Boîtes à clé fixées au mur, un chat n'y met même pas la moustache. Le compte rendu part au syndic le soir même avec le plan des postes. Maintenant je ne vous raconte pas d'histoires : personne ne peut garantir zéro rat à Marseille, et je ne le fais pas.",
      ],
      ['buyer', 'Merci pour la franchise. Il y a deux trous derrière la colonne, à boucher sans doute.'],
    ],
  },
  {
    id: 'fc-fr-compta',
    match: true,
    seller: {
      name: 'Expertise comptable en ligne',
      description: "Cabinet inscrit à l'Ordre, Rennes",
      points: ['Dès 89 € HT par mois', 'Outil Pennylane inclus'],
    },
    buyer: { name: 'Comptable pour une SASU', description: 'Graphiste indépendante, 60 k€ de CA' },
    requirements: [
      ['Réponse sous 24 heures', '?'],
      ['Sans engagement', '-'],
      ['Rendez-vous physiques à Rennes', '-'],
      ['Secrétariat juridique annuel compris', '+'],
      ["Reprise de l'exercice en cours", '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, j'ai une SASU depuis janvier, rien n'a été saisi... Est-ce que je peux arrêter quand je veux ? Et se voir en vrai de temps en temps ?",
      ],
      [
        'seller',
        "Bonjour Maëlle, la lettre de mission court jusqu'à la fin de l'exercice puis se reconduit par année. Tout se passe en visio, nos locaux ne sont pas prévus pour recevoir. L'approbation des comptes et le dépôt au greffe, c'est nous, sans supplément.",
      ],
      ['buyer', "D'accord. Et les mois en retard ?"],
      ['seller', "Envoyez-moi vos relevés et je regarde ce qu'il est possible de faire."],
    ],
  },
  {
    id: 'fc-fr-studio',
    match: true,
    seller: {
      name: "Studio d'enregistrement",
      description: 'Pantin, cabine 18 m², régie, piano droit',
      points: ['280 € la journée avec ingé son', 'Accès PMR'],
    },
    buyer: { name: 'Enregistrer un EP de 5 titres', description: 'Trio folk : voix, guitare, contrebasse' },
    requirements: [
      ['Prêt de micros à ruban', '?'],
      ['Mixage inclus', '-'],
      ['Prise live à trois', '+'],
      ['Sessions après 22 h', '-'],
      ['Parking pour la contrebasse', '?'],
    ],
    talk: [
      [
        'buyer',
        "yo on est un trio folk, on veut tout jouer ensemble en une prise, c'est jouable dans la cabine ? on est plutôt oiseaux de nuit",
      ],
      [
        'seller',
        "yo ! carrément, la semaine dernière j'avais un quintet de jazz live là-dedans avec paravents. par contre à 21h30 on coupe, y a une famille au-dessus",
      ],
      ['buyer', 'ça marche, on se lèvera tôt haha. le mix il est dans les 280 ?'],
      ['seller', "nan le mix c'est 120 par titre en plus"],
    ],
  },
  {
    id: 'fc-fr-couturiere',
    match: true,
    seller: {
      name: 'Couturière – robes de mariée et retouches',
      description: 'Atelier à Colmar',
      points: ['Sur rendez-vous', 'Sur mesure depuis 1 200 €'],
    },
    buyer: {
      name: 'Transformer la robe de ma grand-mère',
      description: 'Robe de 1962, taille 36, je fais du 42',
    },
    requirements: [
      ['Ajout de manches en dentelle', '+'],
      ['Agrandir de trois tailles', '+'],
      ['Prêt pour le 10 mai', '?'],
      ['Blanchir le tissu jauni', '-'],
      ['Acompte de 30 % maximum', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, j'ai l'impression de demander la lune : robe d'époque en 36, moi 42, et la dentelle des manches a disparu. Le tissu a un peu jauni aussi.",
      ],
      [
        'seller',
        "Bonjour Élodie, la lune, je la couds aussi ! J'ouvre les côtés et je mets des panneaux plissés, j'en ai fait une du 34 au 44 l'an dernier, la vôtre ira. Les manches, j'ai de la Calais qui se mariera bien. Pour le jauni je n'y touche surtout pas, c'est l'affaire d'un teinturier.",
      ],
      [
        'buyer',
        "Génial !! Je finis à 18 h 30 et le mariage est le 17 mai, j'aimerais l'avoir une semaine avant.",
      ],
      [
        'seller',
        "Le mardi et le jeudi je reçois jusqu'à 20 h. Pour la date on en cause quand j'aurai vu la robe.",
      ],
    ],
  },
  {
    id: 'fc-fr-remorque',
    match: true,
    seller: {
      name: 'Remorque bagagère 500 kg',
      description: 'Erdé 142, bâchée, Toulouse',
      points: ['Roue de secours', '450 €'],
    },
    buyer: { name: 'Petite remorque pour déchetterie', description: 'freinée ou pas, peu importe' },
    requirements: [
      ['PTAC de 500 kg maximum', '+'],
      ['Pneus de moins de 5 ans', '-'],
      ['Prise 13 broches', '-'],
      ['Livraison à Albi', '?'],
      ['Bâche en bon état', '?'],
    ],
    talk: [
      ['buyer', "Bonjour, c'est une prise 7 ou 13 ? Et les pneus ?"],
      ['seller', "Bonjour, c'est la petite, la 7. Pneus d'origine de 2014 mais pas craquelés."],
      ['buyer', "J'ai un adaptateur. Elle est comment la bâche, et vous montez sur Albi parfois ?"],
      ['seller', 'Ma fille y fait ses études. Regardez la photo 4 pour la bâche.'],
    ],
  },
  {
    id: 'fc-fr-pension-chevaux',
    match: true,
    seller: {
      name: 'Pension retraite pour chevaux',
      description: '22 ha en Corrèze, troupeau de 14',
      points: ['160 € par mois', "Foin à volonté l'hiver"],
    },
    buyer: {
      name: 'Retraite pour une jument de 24 ans',
      description: "Un peu d'arthrose, plus beaucoup de dents",
    },
    requirements: [
      ['Abri dans le pré', '+'],
      ['Ration mouillée deux fois par jour', '-'],
      ['Maréchal tous les deux mois', '+'],
      ['Visite vétérinaire de la dentition', '?'],
      ['Photos régulières', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, Quenotte ne mâche plus bien, il lui faut une soupe matin et soir. Et un toit quand il pleut. Je suis à Paris et j'ai besoin de nouvelles d'elle !",
      ],
      [
        'seller',
        "Bonjour. Trois stabulations ouvertes, elles s'y mettent quand ça leur chante. Nouvelles et photos partent le premier dimanche du mois à tous les propriétaires. Le maréchal tourne toutes les 8 semaines. La soupe, une seule distribution le soir, le matin je suis à l'usine.",
      ],
      ['buyer', "Peut-être qu'une grosse le soir suffirait. Et le dentiste ?"],
      ['seller', 'On trouvera bien une solution pour cette mémère.'],
    ],
  },
  {
    id: 'fc-fr-chaux',
    match: true,
    seller: {
      name: 'Enduits à la chaux et terre',
      description: 'Façadière, Gers',
      points: ['Bâti ancien', 'Décennale MAAF'],
    },
    buyer: { name: 'Façade sud à refaire', description: '85 m², pisé et galets' },
    requirements: [
      ['Aucun ciment', '+'],
      ['Échafaudage compris', '-'],
      ['Assurance décennale', '+'],
      ['Pigments naturels au choix', '?'],
      ['TVA à 10 %', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, l'ancien enduit ciment a fait pourrir le mur, on n'en veut plus un gramme. Quel serait votre prix, échafaudage dedans ?",
      ],
      [
        'seller',
        "Bonjour, on est faits pour s'entendre : il n'est jamais entré un sac de ciment dans mon camion. Comptez 95 €/m² pour trois passes. L'échafaudage est loué à votre nom, je vous donne les coordonnées.",
      ],
      ['buyer', "Merci. On rêve d'une teinte ocre, et la TVA ?"],
      ['seller', "L'ocre du Gers, c'est toute mon enfance. Je vous prépare le devis."],
    ],
  },
  {
    id: 'fc-fr-site',
    match: true,
    seller: {
      name: 'Création de sites vitrines',
      description: 'Développeur indépendant, Charleroi',
      points: ['WordPress ou Astro', 'Forfait dès 1 400 €'],
    },
    buyer: { name: 'Site pour cabinet de kinés', description: 'Quatre praticiens à Gembloux' },
    requirements: [
      ['Prise de rendez-vous en ligne', '+'],
      ['Version néerlandaise', '-'],
      ['Hébergement en Belgique', '+'],
      ['Conforme RGPD', '?'],
      ['Formation pour modifier nous-mêmes', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Kevin, il nous faudrait un site FR/NL avec agenda. On aimerait pouvoir changer les horaires nous-mêmes. Les données c'est sensible, où est-ce stocké ?",
      ],
      [
        'seller',
        "Bonjour Madame Delvaux ! Agenda : je branche Rosa, vos patients réservent depuis la page. Serveurs à Gand. Deux heures d'écolage dans vos murs pour apprendre à tout changer, c'est dans le forfait. Le néerlandais, je préfère dire non, je n'ai personne pour traduire ni relire.",
      ],
      ['buyer', 'On peut commencer en français. Et côté RGPD ?'],
      ['seller', "C'est un sujet que je suis de près."],
    ],
  },
  {
    id: 'fc-fr-echafaudage',
    match: true,
    seller: {
      name: 'Échafaudage Layher 60 m²',
      description: 'Particulier, fin de chantier, Drôme',
      points: ['2 100 € le lot', 'Planchers alu'],
    },
    buyer: { name: 'Échafaudage pour refaire ma toiture', description: 'Maison R+1, gouttière à 6 m' },
    requirements: [
      ['Hauteur de travail 7 m', '+'],
      ['Garde-corps complets', '-'],
      ['Notice de montage', '+'],
      ['Aide au chargement', '?'],
      ['Marque NF', '?'],
    ],
    talk: [
      ['buyer', 'salut, ça monte à combien ? il me faut 7 m. tout est là ?'],
      [
        'seller',
        "Salut, dernier plancher à 6 donc tu bosses à 8 tranquille. Il manque deux lisses de garde-corps, j'aime autant te le dire, à racheter en loc. La notice je l'ai en pdf, je te la file.",
      ],
      ['buyer', 'ça marche. je viens seul avec un plateau, tu me donnes un coup de main ?'],
      ['seller', "J'ai le dos en vrac en ce moment, on verra."],
    ],
  },
  {
    id: 'fc-fr-chaton',
    match: true,
    seller: {
      name: 'Chatons maine coon',
      description: 'Élevage familial, Sarthe',
      points: ['LOOF', 'Parents testés HCM et PKD'],
    },
    buyer: { name: 'Chaton mâle roux', description: 'Appartement avec balcon fermé' },
    requirements: [
      ['Pedigree LOOF', '+'],
      ['Stérilisé avant le départ', '-'],
      ['Habitué aux enfants', '+'],
      ['Acompte remboursé si désistement', '-'],
      ["Transport jusqu'à Paris", '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, le petit roux est-il réservé ? Nous avons deux filles de 5 et 8 ans. Sera-t-il stérilisé ? Si jamais nous changeons d'avis, l'acompte est rendu ?",
      ],
      [
        'seller',
        "Bonjour, il est libre, il s'appelle Ulysse. Mes trois garçons le trimballent toute la journée comme un doudou. On le laisse grandir, il partira entier, avec un contrat où vous vous engagez pour ses 7 mois. L'acompte est acquis à l'élevage quoi qu'il arrive.",
      ],
      ['buyer', "C'est clair. On n'a pas de voiture, on est à Paris 12e."],
      ['seller', 'Ah les Parisiens, tous pareils 😄'],
    ],
  },
  {
    id: 'fc-fr-demenagement',
    match: true,
    seller: {
      name: 'Déménagements Savoie',
      description: 'Équipe de trois, camions 20 et 30 m³',
      points: ['Inscrit au registre des transporteurs', 'Garde-meubles'],
    },
    buyer: { name: 'T3 de Chambéry à Brest', description: 'Environ 28 m³, fin juin' },
    requirements: [
      ['Trajet direct sans transbordement', '+'],
      ['Cartons fournis', '?'],
      ['Avec un monte-meuble', '-'],
      ['Valeur assurée 30 000 €', '?'],
      ['Livraison le lendemain', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, départ le 28/06, 4e étage sans ascenseur à Brest aussi. Le camion est-il partagé avec d'autres clients ? Avez-vous un monte-meuble ?",
      ],
      [
        'seller',
        "Bonjour Mme Favre, un client, un camion, les meubles ne ressortent qu'à Brest. Pas de monte-meuble, mes gars montent tout à dos. Avec les temps de conduite on charge le 28 et on décharge le 30.",
      ],
      ['buyer', "D'accord pour le 30. Nous tenons à une assurance de 30 000 €, il y a un piano."],
      ['seller', "Vous remplirez la déclaration de valeur, et ensuite l'assureur dit ce qu'il en pense."],
    ],
  },
]
