import type { Pair } from '../../../cases.ts'

/** Conversations in French by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsEFr: readonly Pair[] = [
  {
    id: 'fe-fr-traiteur',
    match: true,
    seller: {
      name: 'Les Marmites de Lulu',
      description: "Traiteur à Clermont-Ferrand, buffets et plats uniques jusqu'à 200 convives.",
      points: ['Vaisselle fournie et reprise sale', 'Produits locaux'],
    },
    buyer: { name: 'Association des anciens du lycée', description: 'Repas de 120 personnes' },
    requirements: [
      ['Vaisselle comprise', '+'],
      ['Service à table', '-'],
      ['Plat halal', '?'],
      ['Dessert compris dans le menu', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, on serait 120 le 8 juin, pour une truffade par ex. Une dizaine de personnes mangent halal. Faudrait aussi des serveurs, et le dessert c'est en plus ?",
      ],
      [
        'seller',
        "Bonjour ! Truffade à 19 €, la tarte aux myrtilles est dedans. On dépose, on installe et chacun se sert, pas de personnel de service chez nous. Pour le halal, je vais voir avec mon boucher ce qu'il peut me trouver.",
      ],
      ['buyer', 'ok pour se servir. Et donc, le boucher ?'],
      ['seller', 'Il rentre lundi, je vous redis.'],
    ],
  },
  {
    id: 'fe-fr-minipelle',
    match: true,
    seller: {
      name: "Loc'Terre 49",
      description: 'Location de minipelles et remorques, Cholet.',
      points: ['Pelles 1,5 t et 2,7 t, trois godets inclus', "Week-end au prix d'une journée"],
    },
    buyer: { name: 'Damien', description: 'Terrasse à creuser' },
    requirements: [
      ['Godet de 30 cm fourni', '?'],
      ['Livraison sur le chantier', '-'],
      ['Largeur inférieure à 1 mètre', '?'],
      ['Location le week-end', '+'],
    ],
    talk: [
      [
        'buyer',
        'slt, faut que ça passe dans un portillon de 1m, vous livrez à Beaupréau ? ce serait pour un samedi dimanche. me faut absolument un godet de 30 pr la tranchée',
      ],
      [
        'seller',
        'Salut, le we pas de souci vous prenez vendredi 17h et vous ramenez lundi 8h. On livre pas, faut venir avec un attelage (on a la remorque). Les 3 godets partent avec la pelle. Pour le portillon la petite a des chenilles qui se resserrent, de tête je saurais pas dire à combien, faut mesurer.',
      ],
      ['buyer', 'et dans les 3 y a un 30 ou pas'],
      ['seller', 'y a un curage et deux autres, tu regarderas sur place'],
    ],
  },
  {
    id: 'fe-fr-ebeniste',
    match: true,
    seller: {
      name: "Atelier Copeaux d'Or",
      description: 'Ébéniste, restauration et création sur mesure, Angers.',
      points: ['Placages et marqueterie', 'Vernis au tampon'],
    },
    buyer: { name: 'Solange', description: 'Commode Louis-Philippe abîmée' },
    requirements: [
      ['Vernis au tampon', '+'],
      ['Devis sur photos', '?'],
      ['Traitement contre les vrillettes', '-'],
      ['Travail fini avant Noël', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour monsieur, j'ai une commode qui a pris l'eau. Il y a des petits trous aussi, des bêtes je pense, il faudrait traiter. Vous pouvez chiffrer sur photo ? J'aimerais l'avoir pour Noël, mes enfants viennent.",
      ],
      [
        'seller',
        "Bonjour madame, belle commode sur ce que j'en vois. Pour les insectes je ne traite plus, je suis devenu allergique aux produits, il faut une entreprise spécialisée avant de me l'amener. Et donc mon calendrier dépend du leur. Le placage, ça, ça se recolle très bien.",
      ],
    ],
  },
  {
    id: 'fe-fr-tolerie',
    match: true,
    seller: {
      name: 'Métal Bocage SARL',
      description: 'Découpe laser, pliage, soudure TIG, Bressuire.',
      points: ["Inox jusqu'à 15 mm", 'Plieuse 4 m'],
    },
    buyer: { name: 'Brasserie du Thouet', description: 'Cuves et supports sur mesure' },
    requirements: [
      ["Soudure TIG de l'inox", '+'],
      ['Passivation sur place', '-'],
      ['Pièces pliées de 3,50 m', '+'],
      ['Soudeurs qualifiés pour la pression', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, on cherche un atelier pour des supports inox 304, longueur pliée 3m50, et des piquages soudés sur cuve sous pression (2 bar), donc qualif exigée. La passivation vous faites aussi ?',
      ],
      [
        'seller',
        "Bonjour, 3m50 ça passe, la presse va à 4. On soude de l'inox alimentaire toute la journée au TIG. La passivation part chez un confrère à Niort, on n'a ni bac ni autorisation. Nos gars ont trente ans de métier, vous verrez les cordons !",
      ],
    ],
  },
  {
    id: 'fe-fr-coursdepiano',
    match: true,
    seller: {
      name: 'Élise Marchetti',
      description: 'Cours de piano, tous âges, Villeurbanne.',
      points: ['35 € les 45 minutes', 'Premier cours offert'],
    },
    buyer: { name: 'Karim', description: "Papa d'un garçon de 6 ans" },
    requirements: [
      ['Premier cours gratuit', '+'],
      ['Cours à domicile', '-'],
      ['Enfants de 6 ans acceptés', '+'],
      ["Cours de rattrapage si l'enfant est malade", '?'],
    ],
    talk: [
      [
        'buyer',
        'bonjour mon fils a 6 ans et adore taper sur le clavier de sa tante. Vous vous déplacez ? et quand il est malade le cours est reporté ?',
      ],
      [
        'seller',
        "Bonjour, mon plus jeune élève vient d'avoir 5 ans, donc bienvenue ! Je reçois uniquement chez moi, j'ai un quart de queue et je ne peux pas le mettre dans le bus ;) Souhaitez-vous venir mercredi 14h30 pour le cours d'essai ?",
      ],
      ['buyer', "mercredi ok. pour les maladies on verra, j'imagine que ça se rattrape"],
    ],
  },
  {
    id: 'fe-fr-autoecole',
    match: true,
    seller: {
      name: 'Auto-école Pont Neuf',
      description: 'Permis B, boîte auto et conduite accompagnée, Limoges.',
      points: ['Code en salle ou en ligne', 'Agréée Qualiopi'],
    },
    buyer: { name: 'Maëlys', description: '22 ans, en alternance' },
    requirements: [
      ['Boîte automatique', '+'],
      ['Financement par le CPF', '+'],
      ["Place d'examen avant fin avril", '?'],
      ['Cours le dimanche', '-'],
    ],
    talk: [
      [
        'buyer',
        'Coucou je veux passer le permis en automatique avec mon CPF, je bosse toute la semaine donc le dimanche ce serait top. Je commence un nouveau job début mai, il me le faut fin avril',
      ],
      [
        'seller',
        "Bonjour Maëlys ! Le CPF on a l'habitude, tu fais ta demande sur le site et on valide sous 48h. Dimanche tout le monde dort chez nous ;) samedi jusqu'à 18h par contre. L'examen c'est la préfecture qui distribue les places, on en a eu 4 le mois dernier.",
      ],
    ],
  },
  {
    id: 'fe-fr-nounou',
    match: true,
    seller: {
      name: 'Sandrine, assistante maternelle',
      description: 'Agréée pour 3 enfants, Bourg-lès-Valence.',
      points: ['Du lundi au vendredi, 7h30-18h', 'Maison avec jardin clos'],
    },
    buyer: { name: "Couple d'infirmiers", description: 'Bébé de 5 mois' },
    requirements: [
      ['Assistante maternelle agréée', '+'],
      ['Accueil dès 6 heures du matin', '-'],
      ['Couches lavables acceptées', '?'],
      ['Maison non-fumeur', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Sandrine, nous sommes tous les deux à l'hôpital, on embauche à 6h30 donc dépose à 6h une semaine sur deux. On utilise des couches lavables. Et pas de cigarettes chez vous ?",
      ],
      [
        'seller',
        "Bonjour, ah non, 6h c'est pas possible, mon aîné se lève à 7h et j'ai besoin de ma nuit. Personne ne fume ici, ni dedans ni dehors. Pour les couches j'ai jamais essayé, faudrait que j'en parle avec la maman du petit Noé qui arrive en janvier.",
      ],
    ],
  },
  {
    id: 'fe-fr-aidedomicile',
    match: true,
    seller: {
      name: 'Présence 63',
      description: 'Aide à domicile, ménage, repas, courses.',
      points: ["Intervenantes salariées, pas d'autoentrepreneurs", "Crédit d'impôt 50 %"],
    },
    buyer: { name: 'Monsieur Lavigne', description: 'Pour sa tante de 88 ans à Riom' },
    requirements: [
      ['Intervenante salariée du service', '+'],
      ['Présence la nuit', '?'],
      ['Aide à la toilette', '-'],
      ['Intervention à Riom', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, ma tante habite Riom, elle rentre de rééducation. Besoin : repas, toilette le matin, et quelqu'un la nuit les premiers temps.",
      ],
      [
        'seller',
        "Bonjour Monsieur, Riom on y est tous les jours, trois dames habitent sur place. La toilette c'est hors de notre agrément, il vous faut le SSIAD. Les nuits, on me le demande beaucoup, j'ai posé la question au siège.",
      ],
    ],
  },
  {
    id: 'fe-fr-gite',
    match: true,
    seller: {
      name: 'Gîte des Trois Hêtres',
      description: 'Gîte 6 personnes dans le Morvan.',
      points: ['Poêle à bois, lave-vaisselle', 'Draps 8 € par lit'],
    },
    buyer: { name: 'Famille Renaud', description: 'Deux couples et un bébé' },
    requirements: [
      ['Draps compris', '-'],
      ['Lit bébé', '+'],
      ['Arrivée avant 14 heures', '?'],
      ['Borne ou prise pour voiture électrique', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonsoir, 4 adultes et 1 bébé, du 18 au 25. Vous avez un lit parapluie ? Les draps sont inclus ? On arriverait vers midi à cause de la sieste. On vient en électrique, on peut charger ?',
      ],
      [
        'seller',
        "Bonsoir, le lit à barreaux est monté dans la chambre du fond, avec matelas. Les draps c'est 8 € le lit comme écrit. Midi, tout dépend à quelle heure partent ceux d'avant et si j'ai fini le ménage. Pour la voiture, une cliente avait tiré une rallonge par la fenêtre mais mon mari n'a pas trop aimé, je vois avec lui.",
      ],
      ['buyer', 'Merci. Alors pour la prise ?'],
      ['seller', 'Mon mari est aux champignons, je lui en parle ce soir'],
    ],
  },
  {
    id: 'fe-fr-sono',
    match: true,
    seller: {
      name: 'DécibelSono',
      description: 'Location sono et lumière, Perpignan.',
      points: ['Caution par empreinte de carte', 'Enceintes 1000 W, tables, micros'],
    },
    buyer: { name: "Comité des fêtes d'Elne", description: 'Bal du 14 juillet' },
    requirements: [
      ['Deux micros sans fil', '+'],
      ['Technicien sur place', '-'],
      ['Enceintes pour 300 personnes en plein air', '+'],
      ['Retrait le 13 au soir', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, bal en plein air, 300 pers. Il nous faut 2 micros HF et un technicien pour la soirée. On passerait prendre le 13 à 20h, après le travail',
      ],
      [
        'seller',
        "Bonjour, pour 300 dehors je vous mets quatre têtes et deux caissons, c'est largement assez. Les 2 HF je vous les ajoute. Technicien non, je loue et c'est tout, je suis seul au magasin. Le 13 au soir, normalement c'est l'anniversaire de ma fille, faut que je voie avec ma femme",
      ],
      ['buyer', 'ok on dit 20h alors'],
    ],
  },
  {
    id: 'fe-fr-velocargo',
    match: true,
    seller: {
      name: 'Hugo',
      description: 'Vélo cargo électrique Douze, 2021, 4 200 km, révisé.',
      points: ['Batterie 500 Wh, chargeur', "Facture d'achat"],
    },
    buyer: { name: 'Amandine', description: 'Maman de deux enfants à Grenoble' },
    requirements: [
      ["Facture d'achat fournie", '+'],
      ['Banquette pour deux enfants', '+'],
      ["Autonomie d'au moins 40 km", '?'],
      ['Tente de pluie comprise', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, il y a la banquette 2 places ? la capote de pluie est avec ? et niveau autonomie on tient 40 bornes en côte ?',
      ],
      [
        'seller',
        "Bonjour, oui pour les 2 petits, ceintures comprises. La capote je la garde, elle va sur mon nouveau. L'autonomie ça dépend tellement du poids et du mode... moi je rechargeais tous les soirs par réflexe.",
      ],
      ['buyer', "Mais 40 km c'est jouable ou pas ?"],
      ['seller', "Venez l'essayer dimanche, vous vous ferez une idée"],
    ],
  },
  {
    id: 'fe-fr-horloger',
    match: true,
    seller: {
      name: 'Horlogerie Besson',
      description: 'Réparation de montres mécaniques et pendules, Besançon.',
      points: ['Devis gratuit sous 8 jours', 'Garantie un an sur les révisions'],
    },
    buyer: { name: 'Étienne', description: 'Montre de son grand-père' },
    requirements: [
      ['Garantie sur la révision', '+'],
      ["Pièces d'origine", '?'],
      ['Polissage du boîtier', '-'],
      ['Révision terminée en deux mois', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, une Lip T18 de 1949 qui s'arrête au bout d'une heure. Je voudrais des pièces d'époque si possible, et un coup de polish sur la boîte. C'est pour l'anniv de mon père dans deux mois",
      ],
      [
        'seller',
        "Bonjour, belle pièce, la T18 ! Le boîtier on n'y touche jamais, question de principe, ça mange les arêtes. Pour les fournitures, mon stock de Lip vient de trois successions, il y a de tout, il faut l'ouvrir avant de parler. Les délais en ce moment c'est comme la météo.",
      ],
    ],
  },
  {
    id: 'fe-fr-web',
    match: true,
    seller: {
      name: 'Studio Galet',
      description: 'Sites vitrines et boutiques, deux personnes, Lorient.',
      points: ['Forfait site vitrine 1 900 €', 'Hébergement en Bretagne'],
    },
    buyer: { name: 'Conserverie du Port', description: 'Veut refaire son site' },
    requirements: [
      ['Prix forfaitaire', '+'],
      ['Site en breton et en français', '?'],
      ['Rédaction des textes', '-'],
      ['Formation pour modifier le site soi-même', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour ! Nouveau site, 8 pages, fr + breton ça nous tient à cœur. On n'a pas de textes, vous écrivez ? Et on veut pouvoir changer les horaires nous-mêmes",
      ],
      [
        'seller',
        "Demat ! Vous repartez toujours avec une demi-journée d'apprentissage, vous serez autonomes pour tout changer. Les textes c'est votre affaire, on ne rédige pas, on n'a pas la plume. Ma grand-mère parlait breton, moi juste assez pour commander une bière ;)",
      ],
    ],
  },
  {
    id: 'fe-fr-demenagement',
    match: true,
    seller: {
      name: 'Bras Dessus Bras Dessous',
      description: 'Déménagements entre particuliers et bureaux, Lille.',
      points: ['Camion 20 m³', 'Monte-meubles en option'],
    },
    buyer: { name: 'Cabinet comptable', description: 'Bureau de 90 m²' },
    requirements: [
      ['Monte-meubles disponible', '+'],
      ['Intervention un samedi', '?'],
      ['Mise au rebut des vieux meubles', '-'],
      ['Archives transportées dans des caisses scellées', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, déménagement de bureau, 4e étage, armoires énormes. Archives clients confidentielles donc caisses avec scellés. Plutôt un samedi. Ce qui est vieux, vous l'emmenez à la benne ?",
      ],
      [
        'seller',
        "Bonjour, pour le 4e on mettra l'élévateur, on l'a en propre. La benne non, on n'a pas le droit de transporter des déchets. Samedi faut que les gars soient d'accord, y a le foot des petits. Les archives on connaît, on a fait deux notaires l'an dernier.",
      ],
    ],
  },
  {
    id: 'fe-fr-frigo',
    match: true,
    seller: {
      name: 'TransFraîcheur Ouest',
      description: 'Transport sous température dirigée, Bretagne et Pays de la Loire.',
      points: ['Froid positif et négatif', 'Agrément ATP à jour'],
    },
    buyer: { name: 'Glacier Ty Glas', description: 'Livraison de bacs de glace' },
    requirements: [
      ['Transport à -20 °C', '+'],
      ['Livraison au Mans', '+'],
      ['Enregistrement de température remis au client', '?'],
      ['Reprise des bacs vides', '-'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, 12 bacs/semaine de Vannes au Mans, -20°. On récupère les bacs vides consignés, vous les ramenez ? Notre qualité veut la courbe de température',
      ],
      [
        'seller',
        "Bonjour. Le Mans mardi et jeudi, ligne régulière. Négatif à -20/-22 pas de problème. Les vides on ne reprend pas, les retours sont déjà loués. Le groupe est suivi en cabine par le chauffeur, il a l'œil dessus.",
      ],
    ],
  },
  {
    id: 'fe-fr-pension',
    match: true,
    seller: {
      name: 'Écuries du Gué',
      description: 'Pension chevaux près de Saumur, prés et boxes.',
      points: ['Manège 20x60', 'Foin à volonté'],
    },
    buyer: { name: 'Clara', description: 'Jument de 19 ans, un peu cushing' },
    requirements: [
      ['Manège couvert', '+'],
      ['Foin trempé', '?'],
      ['Cours par un moniteur extérieur', '-'],
      ['Distribution des médicaments', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hello, ma jument prend un comprimé par jour (cushing), faut lui donner. Foin trempé aussi car elle tousse. J'ai ma propre monitrice, elle peut venir ?",
      ],
      [
        'seller',
        "Bonjour Clara, les comprimés on les donne tous les matins dans un bout de pomme, on en a déjà deux comme elle. Les coachs de l'extérieur c'est non, on a notre enseignante. Notre foin est superbe cette année, zéro poussière, vous verrez. Manège refait à neuf, couvert et arrosé",
      ],
    ],
  },
  {
    id: 'fe-fr-toilettage',
    match: true,
    seller: {
      name: 'Toutou Chic',
      description: 'Toilettage chiens et chats, La Rochelle.',
      points: ['Uniquement sur rendez-vous', 'Shampoings sans parfum'],
    },
    buyer: { name: 'Odile', description: 'Caniche âgé, cardiaque' },
    requirements: [
      ['Shampoing sans parfum', '+'],
      ["Toilettage en deux séances d'une demi-heure", '?'],
      ['La propriétaire peut rester', '-'],
      ['Coupe aux ciseaux', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, mon Filou a 14 ans et le cœur fragile. Il faudrait le faire en 2 fois, pas plus d'une demi heure, et que je reste avec lui. Ciseaux svp, la tondeuse le panique.",
      ],
      [
        'seller',
        "Bonjour Odile, les ciseaux c'est ma spécialité, on laisse la tondeuse au placard. Par contre les maîtres attendent dehors, toujours, les chiens s'agitent sinon. Je vais voir comment il se comporte et on en reparle.",
      ],
      ['buyer', 'Je préférerais savoir avant pour les deux fois...'],
      ['seller', "On avisera, vous inquiétez pas, j'ai l'habitude des papis !"],
    ],
  },
  {
    id: 'fe-fr-photo',
    match: true,
    seller: {
      name: 'Bastien Oury Photo',
      description: 'Mariages et portraits, Metz, Nancy, Luxembourg.',
      points: ['1 450 € la journée', 'Galerie en ligne privée'],
    },
    buyer: { name: 'Laure & Yann', description: 'Mariage à Thionville' },
    requirements: [
      ['Galerie en ligne', '+'],
      ['Vidéo', '-'],
      ['Fichiers RAW remis', '?'],
      ['Déplacement à Thionville sans supplément', '+'],
    ],
    talk: [
      [
        'buyer',
        "Coucou, mariage le 5 juillet à Thionville. On aimerait photo + petite vidéo, et récupérer les raw car Yann retouche. Le déplacement c'est combien ?",
      ],
      [
        'seller',
        "Salut à vous deux, jusqu'à 60 km de Metz c'est offert, et Thionville c'est 30. Je fais pas du tout de vidéo, ça se mélange mal. Vous aurez environ 600 photos en pleine définition, toutes retouchées. Vous avez prévu un first look ?",
      ],
      ['buyer', 'Vidéo tant pis. Et les RAW ?'],
      ['seller', "On parle de tout ça autour d'un café, plutôt un soir ?"],
    ],
  },
  {
    id: 'fe-fr-salle',
    match: true,
    seller: {
      name: 'La Grange aux Loups',
      description: 'Salle de réception en Dordogne, 150 places assises.',
      points: ['Cuisine équipée', 'Location du vendredi 14h au dimanche 18h'],
    },
    buyer: { name: 'Sabrina', description: 'Anniversaire de mariage de ses parents' },
    requirements: [
      ['120 places assises', '+'],
      ["Feu d'artifice autorisé", '?'],
      ['Traiteur au choix', '-'],
      ["Musique jusqu'à 3 heures du matin", '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, 120 personnes, notre oncle cuisine donc pas besoin de traiteur. Musique jusqu'à quelle heure ? et on voudrait tirer un petit feu d'artifice",
      ],
      [
        'seller',
        "Bonjour Sabrina, la musique coupe à 4h, le premier voisin est à un km. On travaille avec un seul traiteur, c'est imposé dans le contrat, la cuisine est pour lui. L'artifice, c'est la mairie, en août dernier ils ont dit non à cause de la sécheresse et en mai ils avaient dit oui.",
      ],
      ['buyer', "Imposé, même pour l'oncle ?"],
      ['seller', "Même pour l'oncle, désolée, sinon on perd l'assurance."],
    ],
  },
  {
    id: 'fe-fr-maraicher',
    match: true,
    seller: {
      name: 'Les Jardins de Pomone',
      description: 'Légumes bio de plein champ, vente aux pros, Gers.',
      points: ['Certifié AB', 'Commande avant mardi midi, livraison jeudi'],
    },
    buyer: { name: 'Restaurant Le Tilleul', description: 'Cuisine de saison à Auch' },
    requirements: [
      ['Paiement à 30 jours', '?'],
      ['Livraison le samedi', '-'],
      ['Fleurs comestibles', '+'],
      ['Caisses reprises à la livraison suivante', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, ouverture en mars, 40 couverts. On aimerait être livrés le samedi matin, avec des fleurs (capucine, bourrache) pour les assiettes. Vous reprenez les caisses vides ? Et on règle tout à 30 jours normalement',
      ],
      [
        'seller',
        "Salut, samedi on est tous au marché, impossible de livrer. Capucines à partir de mai et bourrache tout le temps, c'est 4 € la barquette. Vous avez une porte sur l'arrière ? le camion est haut",
      ],
    ],
  },
  {
    id: 'fe-fr-ceramique',
    match: true,
    seller: {
      name: 'Terre Ferme',
      description: 'Atelier de céramique, stages et cuissons, Nantes.',
      points: ['Stages tournage 6 personnes max', 'Terre et émaux inclus'],
    },
    buyer: { name: 'Équipe RH Atlanbois', description: "Sortie d'équipe" },
    requirements: [
      ['Terre et émaux compris', '+'],
      ['Groupe de douze en même temps', '-'],
      ['Stage en anglais', '?'],
      ['Envoi des pièces après cuisson', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, on voudrait venir à 12 un vendredi après-midi, dont 3 collègues anglophones. Après cuisson on peut nous expédier les bols au bureau ?',
      ],
      [
        'seller',
        "Bonjour, j'ai six tours et donc six personnes, deux fois trois heures si vous voulez mais pas ensemble. L'envoi je le fais toujours, un carton bien calé, compté dans le tarif. Les tasses c'est plus dur qu'un bol pour commencer, au fait !",
      ],
      ['buyer', 'On ferait deux groupes. Les anglophones ensemble alors, en anglais.'],
    ],
  },
  {
    id: 'fe-fr-electromenager',
    match: true,
    seller: {
      name: 'SOS Lave-Linge 31',
      description: 'Dépannage électroménager à domicile, Toulouse.',
      points: ['Déplacement et diagnostic 49 €', 'Pièces garanties 6 mois'],
    },
    buyer: { name: 'Résidence étudiante', description: 'Huit machines en laverie' },
    requirements: [
      ["Contrat d'entretien annuel", '?'],
      ['Diagnostic gratuit', '-'],
      ['Machines professionnelles Primus', '?'],
      ['Passage entre 12 h et 14 h', '+'],
    ],
    talk: [
      [
        'buyer',
        "bonjour, 3 machines sur 8 sont en panne, ce sont des Primus pro. On est là que entre midi et deux. Le diagnostic est déduit ou gratuit ? Et un contrat d'entretien à l'année c'est possible ?",
      ],
      [
        'seller',
        "Bonjour, le 49 est dû dans tous les cas, même si je répare derrière. Entre midi et deux ça me va, je mange dans le camion. Les contrats c'est mon associé qui s'en occupe, je lui transmets votre mail. Pro ou pas, une machine c'est un moteur et de l'eau, mais pour Primus faut que je demande si mon fournisseur les suit.",
      ],
    ],
  },
  {
    id: 'fe-fr-imprimerie',
    match: true,
    seller: {
      name: 'Imprimerie Vercors',
      description: 'Offset et numérique, brochures, affiches, Valence.',
      points: ['Papier recyclé au choix', "Certification Imprim'Vert"],
    },
    buyer: { name: 'Festival Les Ponts', description: 'Programme 16 pages, 3 000 ex.' },
    requirements: [
      ['Papier recyclé', '+'],
      ['Mise en page', '-'],
      ['Livraison le 2 mai', '?'],
      ['Papier certifié FSC', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, programme A5 de 16 p, 3000 ex, recyclé, FSC car demandé par la Région. Notre graphiste est en congé mat, vous pouvez faire la maquette ? Livré le 2 mai (veille de pont..)',
      ],
      [
        'seller',
        "Bonjour, côté maquette on ne fait plus depuis que Chantal est à la retraite, il nous faut un PDF prêt. Recyclé 115 g j'en ai en stock. On est Imprim'Vert depuis 2011 comme vous savez. Le 2 mai avec les ponts, je me mouille pas, tout dépend quand j'ai le fichier.",
      ],
    ],
  },
  {
    id: 'fe-fr-tapissier',
    match: true,
    seller: {
      name: 'Crin & Clous',
      description: 'Tapissière décoratrice, sièges et rideaux, Dijon.',
      points: ['Réfection traditionnelle au crin', 'Enlèvement et livraison 15 km'],
    },
    buyer: { name: 'Notaire de Beaune', description: 'Quatre fauteuils' },
    requirements: [
      ['Fauteuils rendus avant septembre', '?'],
      ['Enlèvement à Beaune', '-'],
      ['Échantillons de tissu prêtés', '?'],
      ['Paiement en trois fois', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, quatre fauteuils Voltaire à refaire, l'étude rouvre en septembre avec le nouveau salon d'attente. Vous viendriez les chercher à Beaune ? Possible de payer en plusieurs fois, trois par exemple, et d'emprunter des échantillons pour voir avec la moquette ?",
      ],
      [
        'seller',
        "Bonjour, trois chèques, ça me convient, c'est ce que je fais d'habitude : commande, milieu, livraison. Beaune c'est 40 km, je n'y vais pas, ma camionnette est hors d'âge. J'ai un mur entier de liasses à l'atelier, on y passe des heures !",
      ],
    ],
  },
  {
    id: 'fe-fr-serrurier',
    match: true,
    seller: {
      name: 'Serrurerie Mercier',
      description: 'Dépannage et pose de serrures, Rouen, 7j/7.',
      points: ['Devis avant toute intervention', 'Agréé assurances'],
    },
    buyer: { name: 'Fanny', description: "Propriétaire d'un studio loué" },
    requirements: [
      ['Intervention le dimanche', '+'],
      ['Prix annoncé avant de commencer', '+'],
      ['Serrure certifiée A2P', '?'],
      ['Paiement par chèque', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour mon locataire a perdu ses clés, il est dehors !! C'est dimanche je sais. Je veux un prix avant. Et mon assurance veut une A2P. Je peux vous laisser un chèque chez le gardien",
      ],
      [
        'seller',
        "Bonjour, je suis là-bas dans 40 min, 120 € l'ouverture, pas un de plus. Les chèques j'en prends plus, trop d'impayés, CB ou virement instantané. Pour la serrure je regarde ce que j'ai dans le camion.",
      ],
    ],
  },
]
