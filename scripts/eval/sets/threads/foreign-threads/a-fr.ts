import type { Pair } from '../../../cases.ts'

/** Conversations in French by an author who saw neither the rules nor the other blind conversations. */
export const foreignThreadsAFr: readonly Pair[] = [
  {
    id: 'fa-fr-parquet',
    match: true,
    seller: {
      name: 'Ponçage et vitrification de parquets',
      description: 'Artisan seul, Lyon et couronne',
      points: ['Ponceuse avec aspiration', 'Huile, cire ou vitrificateur', 'Devis gratuit'],
    },
    buyer: {
      name: 'Parquet en point de Hongrie à rénover',
      description: 'Appartement de 74 m², Lyon 6e, 2e étage',
    },
    requirements: [
      ['Remplacement des lames abîmées', '+'],
      ["Finition à l'huile mate", '+'],
      ['Déplacement des meubles', '-'],
      ['Terminé avant le 30 avril', '?'],
      ['Moins de 40 € le m²', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, on vient d'acheter un appart avec un point de hongrie de 1890, sublime mais massacré par une moquette collée. Une quinzaine de lames pourries sous la fenêtre du salon. On aimerait un rendu huilé mat, surtout pas brillant façon gymnase. On rend notre location le 30 avril donc faut que ce soit fini. Il reste une armoire normande que je ne peux pas bouger.",
      ],
      [
        'seller',
        "Bonjour, ah la moquette collée, l'invention du diable. Les lames j'en ai de récup dans mon garage, du chêne de même époque, je les remplace avant de poncer. L'armoire par contre, la pièce doit être vide quand j'arrive, je ne porte rien.",
      ],
      ['buyer', 'Ok mon frère viendra. Et niveau délai et prix ? Un copain a payé 40 du mètre.'],
      [
        'seller',
        "Il faut que je voie l'épaisseur de la couche d'usure, des fois il reste 2 mm et là ça change tout. Je suis dans le 6e mardi.",
      ],
      ['buyer', 'Mardi 18h ça vous va ?'],
      ['seller', 'Va pour 18 h.'],
    ],
  },
  {
    id: 'fa-fr-toiture-chaume',
    match: true,
    seller: {
      name: 'Couvreur chaumier',
      description: 'Entreprise de Saint-Lyphard, marais de Brière',
      points: ['Roseau de Camargue et de Brière', 'Garantie décennale'],
    },
    buyer: {
      name: "Réfection d'une toiture en chaume",
      description: 'Longère de 130 m² de couverture, faîtage à refaire',
    },
    requirements: [
      ['Assurance décennale', '+'],
      ["Faîtage planté d'iris", '+'],
      ['Roseau français', '+'],
      ['Traitement anti-mousse inclus', '-'],
      ["Chantier à l'automne", '?'],
    ],
    talk: [
      [
        'buyer',
        "Monsieur, la chaumière de mes beaux-parents à Herbignac prend l'eau au niveau du faîte depuis la tempête. 130 m2 au total mais peut etre que tout n'est pas à reprendre ? Ma belle-mère tient ABSOLUMENT à ses iris là-haut. J'aimerais savoir si l'anti mousse est dans le prix et si vous pouvez faire ça à l'automne, hors saison de location.",
      ],
      [
        'seller',
        "Bonjour madame. Rassurez votre belle-mère, un faîtage en argile avec ses iris c'est notre signature, mon grand-père faisait pareil. L'anti-mousse non, nous n'en mettons jamais, le produit brûle la paille.",
      ],
      ['buyer', "Ah je ne savais pas, tant mieux pour les grenouilles. Du coup l'automne ?"],
      [
        'seller',
        "Si le roseau est coupé à temps et que le carnet se vide un peu, pourquoi pas. Sinon ce sera au printemps. Je monte à l'échelle jeudi voir l'état des rives.",
      ],
    ],
  },
  {
    id: 'fa-fr-macon-dalle',
    match: true,
    seller: {
      name: 'Maçonnerie générale',
      description: 'SARL Da Costa et fils, Limoges',
      points: ['Dalles, murs, ouvertures', 'Terrassement avec minipelle 2,7 t'],
    },
    buyer: { name: 'Dalle pour un garage', description: '6 m x 7 m, terrain argileux' },
    requirements: [
      ['Épaisseur de 15 cm', '+'],
      ['Évacuation de la terre', '?'],
      ['Béton dosé à 350 kg', '+'],
      ['Moins de 5 000 € TTC', '-'],
      ['Tuyau de drainage autour', '?'],
    ],
    talk: [
      [
        'buyer',
        'bjr, jai besoin dune dalle 6x7 pour un garage bois. terrain en argile qui gonfle, le voisin a fissuré. je veu du solide : 15 cm, ferraillage double, béton 350. faut aussi virer la terre, au moins 12m3, ya pas de place. jai 5000 tout compris',
      ],
      [
        'seller',
        "Bonjour Monsieur, sur de l'argile nous coulons toujours quinze avec deux nappes et un hérisson dessous. Le béton vient de la centrale de Couzeix, dosage 350, bon de livraison à l'appui. Pour votre surface cela nous amène à 6 240 € TTC.",
      ],
      ['buyer', 'ouille. et sa comprend la terre a enlever?'],
      [
        'seller',
        'Avez-vous un accès de 2 m pour la pelle sur le côté ? Et les réseaux, vous savez par où ça passe ?',
      ],
      ['buyer', '2m20. edf passe devant'],
      ['seller', 'Très bien, cela passe avec la 2,7 tonnes.'],
    ],
  },
  {
    id: 'fa-fr-ferronnier',
    match: true,
    seller: {
      name: "Ferronnerie d'art",
      description: 'Forge traditionnelle dans le Perche, Meilleur Ouvrier de France 2011',
      points: ['Portails, rampes, grilles', 'Patine à la cire ou thermolaquage'],
    },
    buyer: {
      name: "Rampe d'escalier pour une maison de maître",
      description: 'Escalier quart tournant, 17 marches',
    },
    requirements: [
      ["Modèle copié sur l'ancien garde-corps du palier", '+'],
      ['Main courante en bois', '-'],
      ['Conforme à la norme NF P01-012', '?'],
      ['Pose comprise', '+'],
      ['Acompte de 30 % au plus', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour maître, il me reste 1m40 de garde corps d'origine sur le palier (volutes et une espèce de pomme de pin), tout le reste a été vendu par l'ancien proprio, un scandale. Pourriez vous refaire la rampe dans le même esprit ? Main courante en noyer. J'ai deux petites filles, je voudrais que les espacements soient aux normes.",
      ],
      [
        'seller',
        "Chère Madame, gardez le titre de maître pour les notaires ! J'ai agrandi votre photo, ce sont des volutes à colombe, je prendrai un calque sur place et je forgerai les mêmes. Le noyer, voyez un ébéniste : chez moi le bois ne rentre que pour le feu. C'est moi-même et mon compagnon qui venons sceller, le tarif que je vous ferai va jusque là.",
      ],
      ['buyer', "D'accord. Et pour l'écartement des barreaux, la norme ?"],
      ['seller', 'Les anciens mettaient 14 ou 15. On en discutera avec le dessin.'],
      ['buyer', "Combien d'acompte faut-il prévoir ? Je ne peux guère plus de 30%."],
      ['seller', 'Ma femme vous enverra nos conditions avec le devis.'],
    ],
  },
  {
    id: 'fa-fr-foin-bio',
    match: true,
    seller: {
      name: 'Foin de prairie naturelle',
      description: 'GAEC en Aubrac, certifié Ecocert',
      points: ['Balles rondes 250 kg', 'Bottes carrées 15 kg', 'Enlèvement à la ferme'],
    },
    buyer: { name: 'Foin bio pour chèvres', description: '40 chèvres alpines, Lozère, environ 18 tonnes' },
    requirements: [
      ['Certifié bio', '+'],
      ['Livraison en Lozère', '-'],
      ['Deuxième coupe', '+'],
      ['Paiement en trois fois', '+'],
      ['Analyse fourragère', '?'],
    ],
    talk: [
      [
        'seller',
        "Salut, c'est Bastien du GAEC, tu avais laissé un mot à la coop. J'ai encore 25 tonnes de regain rentré le 4 septembre sans une goutte, et une trentaine de première coupe.",
      ],
      [
        'buyer',
        "Ah super merci de rappeler ! le regain m'intéresse pour mes alpines elles trient tout ces princesses. Il m'en faudrait 18 T. Par contre la tréso c'est pas la fête avant les fromages de printemps, tu peux étaler sur 3 mois ? Et tu livres vers Langogne ?",
      ],
      [
        'seller',
        "On a tous été jeunes installés, trois chèques décembre janvier février et on n'en parle plus. Livrer je peux pas, le camion du cousin est mort, faut venir.",
      ],
      ['buyer', 'ok je trouverai un plateau. Tas fait analyser ? je calcule ma ration'],
      ['seller', 'Il sent le thé, viens le respirer tu verras.'],
    ],
  },
  {
    id: 'fa-fr-taille-vigne',
    match: true,
    seller: {
      name: 'Prestations viticoles à façon',
      description: 'Équipe de 8 salariés permanents, Beaujolais et Mâconnais',
      points: ['Taille, pliage, ébourgeonnage', 'Salariés déclarés, attestation MSA'],
    },
    buyer: { name: 'Taille de 6 hectares de gamay', description: 'Gobelet, 9 000 pieds par hectare' },
    requirements: [
      ['Taille en gobelet', '+'],
      ['Terminé pour le 15 mars', '+'],
      ['Sarments broyés', '-'],
      ['Moins de 0,30 € par pied', '?'],
      ['Pieds morts signalés', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, je cherche une équipe sérieuse pour tailler 6 ha à Chiroubles, pentu, tout en gobelet à l'ancienne. L'an passé les gars savaient pas et m'ont fait n'importe quoi, j'ai perdu des pieds. Il faudrait que tout soit taillé mi mars, le 15 dernier carat. Et broyer les bois derrière.",
      ],
      [
        'seller',
        "Bonjour Monsieur Dutraive. Chez nous le chef d'équipe a trente ans de gobelet dans les mains, les plus jeunes passent d'abord deux semaines avec lui. On attaquerait le 12 janvier, et à huit on vous rend la parcelle le 28 février au plus tard. Broyer ça non, on n'a pas le matériel de pente, en tas au bout du rang si vous voulez.",
      ],
      ['buyer', "Bien. C'est combien du pied, moins de 30 centimes ?"],
      ['seller', "L'hectare, je vous ferai un prix à l'hectare après avoir marché dedans."],
    ],
  },
  {
    id: 'fa-fr-abeilles',
    match: true,
    seller: {
      name: 'Essaims et reines',
      description: 'Apiculteur professionnel, Drôme des collines',
      points: ['Buckfast et noire', 'Ruchettes 5 cadres Dadant', 'Certificat sanitaire'],
    },
    buyer: { name: 'Six essaims pour débuter', description: 'Ruches Dadant, Isère' },
    requirements: [
      ["Moins de 170 € l'essaim", '?'],
      ["Reine marquée de l'année", '+'],
      ['Disponibles en avril', '-'],
      ['Ruchette consignée et reprise', '?'],
      ['Visite sanitaire attestée', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, je sors de 2 ans de rucher école, je me lance ! 6 essaims Buckfast sur Dadant. Le plus tôt possible, avril pour avoir l'acacia. Reines marquées svp ma vue baisse.",
      ],
      [
        'seller',
        "Bonjour et bienvenue dans les ennuis ;) Les reines naissent chez moi mi-avril, elles portent un point de la couleur du millésime. Les essaims ne partent donc qu'à partir du 20 mai, jamais avant, l'acacia sera passé.",
      ],
      [
        'buyer',
        'bon tant pis on fera le châtaignier. Et votre ruchette en plastique je vous la rends ou je la garde ?',
      ],
      ['seller', 'Vous êtes à combien de route de Romans ?'],
      ['buyer', '50 min'],
      ['seller', 'Alors venez le soir, à la fraîche, avec des mousses dans le coffre.'],
    ],
  },
  {
    id: 'fa-fr-glacier',
    match: true,
    seller: {
      name: 'Glaces artisanales en bacs',
      description: 'Laboratoire à Vannes, lait de la ferme voisine',
      points: ['Bacs de 2,5 l et 5 l', '38 parfums', 'Sorbets plein fruit 65 %'],
    },
    buyer: {
      name: 'Glaces pour un restaurant de plage',
      description: "Presqu'île de Rhuys, avril à octobre",
    },
    requirements: [
      ['Sorbets sans lait ni œuf', '+'],
      ['Livraison le dimanche en saison', '-'],
      ["Prêt d'un congélateur vitrine", '+'],
      ['Parfum sarrasin', '+'],
      ["Bacs repris s'ils restent invendus", '?'],
    ],
    talk: [
      [
        'buyer',
        "Coucou, resto sur la plage à Sarzeau, 70 couverts + emporter. On voudrait lâcher l'industriel. Vous prêtez une vitrine ? Est-ce que les sorbets sont vraiment sans lait, on a eu un client allergique et les pompiers, plus jamais. et le dimanche on est toujours en rupture, vous tournez le dimanche ?",
      ],
      [
        'seller',
        "Bonjour Gwenaëlle, alors : sorbets = eau, fruit, sucre, rien d'autre, et turbinés le lundi avant tout le reste sur machine désinfectée. Une vitrine 12 bacs est mise à disposition tant que vous commandez chez nous. Le dimanche le camion dort, dernière tournée samedi 11 h.",
      ],
      ['buyer', 'nickel on commandera plus le samedi. Vous auriez un goût bien breton ? genre blé noir'],
      [
        'seller',
        "Notre blé noir grillé a eu la médaille à Quimper :) je vous mets un pot dans la caisse d'échantillons !",
      ],
      ['buyer', 'haha parfait. et fin octobre si il nous reste des bacs pleins vous reprenez ?'],
      ['seller', 'Généralement nos clients finissent la saison à sec !'],
    ],
  },
  {
    id: 'fa-fr-couscous',
    match: true,
    seller: {
      name: 'Couscous et méchoui à domicile',
      description: 'Famille Benamar, Toulouse',
      points: ['Viande halal', "Jusqu'à 300 convives", 'Service à table en option'],
    },
    buyer: { name: 'Repas de quartier', description: '110 personnes, place du village, 23 mai' },
    requirements: [
      ['Thé et pâtisseries compris', '?'],
      ['Option végétarienne', '+'],
      ['Vaisselle fournie', '?'],
      ['Moins de 18 € par adulte', '+'],
      ['Demi-tarif pour les enfants', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonsoir, asso des riverains de Saint Cyprien. 110 pers dont une trentaine de gosses. On dresse des tables dans la rue, ambiance à la bonne franquette. Une dizaine ne mangent pas de viande. budget 18€ grand maxi par adulte. vous faites moitié prix pour les petits ?',
      ],
      [
        'seller',
        'Bonsoir !! quelle bonne idée. Pour 110 le couscous royal on vous le laisse à 16 €, semoule roulée main par ma tante. Ceux qui ne prennent pas de viande auront leur marmite à part, sept légumes et pois chiches, bouillon sans viande.',
      ],
      ['buyer', "on salive. Il faut qu'on loue des assiettes ?"],
      ['seller', "Il y a un point d'eau sur la place ? Et une prise ?"],
      ['buyer', 'oui les 2, devant la boulangerie'],
    ],
  },
  {
    id: 'fa-fr-huitres',
    match: true,
    seller: {
      name: 'Ostréiculteur à Cancale',
      description: 'Creuses et plates, vente aux professionnels et particuliers',
      points: ['Bourriches de 4, 8 et 12 douzaines', 'Expédition Chronofresh'],
    },
    buyer: { name: "Huîtres pour le réveillon d'une brasserie", description: 'Nancy, 60 douzaines' },
    requirements: [
      ['Calibre n° 3', '+'],
      ['Livrées le 30 décembre', '-'],
      ['Traçabilité sanitaire sur chaque bourriche', '+'],
      ['Ouvertes et prêtes à servir', '-'],
      ['Au plus 8 € la douzaine', '?'],
    ],
    talk: [
      [
        'buyer',
        'Messieurs, brasserie Excelsior bis à Nancy (rien à voir avec la vraie). Besoin de 60 dz de creuses numéro trois pour la Saint Sylvestre, livrées le 30/12 matin. Notre écailler nous a claqué dans les doigts donc si vous les livriez ouvertes ce serait Noël. 8€ la dz ?',
      ],
      [
        'seller',
        "Bonjour. Ouvertes c'est interdit et dangereux, il faut trouver un gars avec un couteau ! Des 3 on en a à ne savoir qu'en faire cette année, elles ont bien poussé. Dernier départ de chez nous le 28 au soir, arrivée le 29, le transporteur ne prend rien le 29.",
      ],
      [
        'buyer',
        "Le 29 on peut, chambre froide dispo. Il y a l'étiquette sanitaire sur les paniers ? contrôle en novembre, je suis devenu parano",
      ],
      [
        'seller',
        "Étiquette de salubrité agrafée sur chacune, numéro d'agrément, date de conditionnement et zone, la loi c'est la loi.",
      ],
    ],
  },
  {
    id: 'fa-fr-clown',
    match: true,
    seller: {
      name: 'Magie et sculpture de ballons',
      description: 'Monsieur Gaspard, Rennes, enfants de 4 à 10 ans',
      points: ['Spectacle de 45 minutes', 'Lapin nain vivant', '180 € dans Rennes Métropole'],
    },
    buyer: { name: 'Animation pour les 6 ans de Lou', description: '14 enfants, samedi 14 mars, Cesson' },
    requirements: [
      ['Libre le 14 mars après-midi', '-'],
      ['Moins de 200 €', '+'],
      ['Maquillage des enfants', '?'],
      ["Pas d'animaux vivants", '?'],
      ['Enceinte et musique apportées', '?'],
    ],
    talk: [
      [
        'buyer',
        "bonjour monsieur gaspard ! ma fille fete ses 6 ans le samedi 14/3, 14 petits monstres a la maison (help). l'apres midi vers 15h. une copine est super allergique aux poils donc pas de lapin svp. maquillage aussi ?",
      ],
      [
        'seller',
        'Bonjour Maman de Lou ! Le samedi 14 je suis déjà pris toute la journée par une école. Il me reste le dimanche 15, à toute heure, même avec gâteau !',
      ],
      ['buyer', 'dimanche ca peut le faire, je demande aux parents. et pour le lapin et le maquillage ?'],
      [
        'seller',
        "Biscotte fait partie du final, c'est lui la star... Laissez-moi réfléchir à un autre final.",
      ],
    ],
  },
  {
    id: 'fa-fr-sono',
    match: true,
    seller: {
      name: 'Location de sonorisation et lumières',
      description: 'Dépôt à Clermont-Ferrand',
      points: [
        'Packs de 50 à 800 personnes',
        'Technicien sur demande 280 € la soirée',
        'Caution par empreinte CB',
      ],
    },
    buyer: {
      name: 'Sono pour un festival de village',
      description: 'Concert en plein air, 400 personnes, 8 août',
    },
    requirements: [
      ["Console d'au moins 16 voies", '+'],
      ['Technicien présent pendant le concert', '+'],
      ['Groupe électrogène fourni', '-'],
      ['Retour du matériel le lundi', '+'],
      ['Scène couverte', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, comité des fêtes d'Orcival, on fait jouer 4 groupes locaux le samedi 8. Le batteur réclame des micros partout, il dit qu'il faut 16 entrées mini. On a pas de jus sur le pré, vous avez un groupe ? Rien ne sera ouvert le dimanche, on ramènerait le lundi matin",
      ],
      [
        'seller',
        "Salut Orcival ! Je vous sors la X32, trente-deux entrées, le batteur pourra dormir tranquille. Lundi avant midi c'est bon, je compte qu'une journée. Le groupe électrogène, voyez Loxam, j'en ai pas.",
      ],
      ['buyer', 'Merci ! Par contre aucun de nous sait se servir de la table..'],
      [
        'seller',
        "Je mets Fanny dessus, le tarif est sur l'annonce, elle reste jusqu'à la fin des rappels. Pensez à lui garder une truffade.",
      ],
      ['buyer', 'Évidemment ! et la scène, il y a un toit si il pleut ?'],
      ['seller', 'Vous avez combien de profondeur sur votre pré ?'],
    ],
  },
  {
    id: 'fa-fr-menage',
    match: true,
    seller: {
      name: 'Ménage et repassage',
      description: 'Agence agréée services à la personne, Montpellier',
      points: ["Crédit d'impôt de 50 %", 'Intervenante fixe', 'À partir de 2 heures par semaine'],
    },
    buyer: {
      name: 'Home cleaning every week',
      description: 'Three-bedroom flat near Place de la Comédie, English-speaking couple',
    },
    requirements: [
      ['Cleaner speaks English', '?'],
      ['Ironing', '+'],
      ['Same person every time', '+'],
      ['Eco-friendly products brought along', '-'],
      ['Wednesday mornings', '+'],
    ],
    talk: [
      [
        'buyer',
        "Hello, hope english is alright, our French is still at the boulangerie level. We're after 3 hours each week, Wednesday morning because I'm at the hospital all other days, incl. ironing of about 6 shirts. We have a crawling baby so nothing toxic please, could she bring ecological products?",
      ],
      [
        'seller',
        "Bonjour, pas de souci je vous lis ! Mercredi 8 h 30 - 11 h 30, Samira a justement un créneau qui s'est libéré. Les produits et le matériel, c'est toujours le client qui les fournit, nous n'apportons que les bras.",
      ],
      [
        'buyer',
        "Okay we'll get vinegar and that black soap everyone talks about. Does Samira speak any English?",
      ],
      [
        'seller',
        'Elle est très souriante et travaille chez des familles de toutes nationalités, vous verrez.',
      ],
    ],
  },
  {
    id: 'fa-fr-pressing-robe',
    match: true,
    seller: {
      name: 'Pressing et entretien de robes de mariée',
      description: 'Nettoyage à la main, Lille',
      points: ['Soie, dentelle, tulle', 'Retouches dans notre atelier'],
    },
    buyer: {
      name: "Nettoyage d'une robe de mariée",
      description: 'Traîne boueuse, tache de vin, perles cousues',
    },
    requirements: [
      ['Résultat garanti sur le vin rouge', '-'],
      ['Boîte de conservation', '+'],
      ['Accroc réparé', '+'],
      ['Envoi par la poste possible', '?'],
      ['Moins de 200 €', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, c'était le plus beau jour de ma vie jusqu'a ce que tonton Michel renverse son madiran. Robe en crêpe de soie avec perles au dos, traine noire de boue et un petit accroc au talon. Est ce que ça part à coup sûr ? J'habite Amiens je peux l'envoyer ?",
      ],
      [
        'seller',
        "Chère Madame, toutes mes félicitations et mes condoléances. Sur la soie, personne d'honnête ne vous jurera que du madiran de trois semaines disparaît, moi non plus. L'accroc, Nadège le reprend au fil de soie, on ne le retrouve plus. La robe repart dans un coffret avec papier sans acide.",
      ],
      ['buyer', 'Bon je tente. Par la poste alors ?'],
      ['seller', "Ne la lavez surtout pas d'ici là, et ne frottez pas !"],
    ],
  },
  {
    id: 'fa-fr-piscine',
    match: true,
    seller: {
      name: 'Entretien de piscines',
      description: 'Pisciniste indépendant, Var, contrats et dépannages',
      points: ['Traitement au sel, au chlore, au brome', 'Hivernage et remise en route'],
    },
    buyer: {
      name: "Entretien hebdomadaire d'une piscine",
      description: 'Résidence secondaire à Lorgues, 10 x 5 m, juin à septembre',
    },
    requirements: [
      ['Passage chaque semaine', '+'],
      ['Photos envoyées après chaque visite', '+'],
      ['Produits compris dans le forfait', '-'],
      ['Dépannage le week-end', '?'],
      ['Robot nettoyeur prêté', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous vivons à Bruxelles et louons la maison l'été. L'électrolyseur (sel) fait des siennes. Il nous faut quelqu'un 1x/sem. et des photos, l'an passé le gars ne venait pas en fait.. les locataires nous appelaient l'eau était verte. Est ce que les produits sont dedans ? Et un dimanche, vous venez si panne ?",
      ],
      [
        'seller',
        "Bonjour, triste réputation de la profession ! Avec moi c'est le jeudi, toutes les semaines, pH et redox relevés et trois photos sur WhatsApp avant que je reparte. 95 € le mois de visites, sel et pH moins au prix coûtant en sus. Votre électrolyseur est de quelle marque ?",
      ],
      ['buyer', 'Zodiac, 2017 je crois. ok pour le jeudi. Et le weekend ?'],
      ['seller', "2017 la cellule est en fin de vie, je vous en apporte une d'occasion pour comparer."],
    ],
  },
  {
    id: 'fa-fr-soutien-primaire',
    match: true,
    seller: {
      name: 'Soutien scolaire du CP au CM2',
      description: 'Professeure des écoles à la retraite, Angers',
      points: ['Chez moi ou à domicile', "24 € l'heure"],
    },
    buyer: { name: 'Aide pour un enfant dyslexique', description: 'CE2, 8 ans, deux fois par semaine' },
    requirements: [
      ['Expérience de la dyslexie', '+'],
      ['Cours à notre domicile', '+'],
      ["Lien avec l'orthophoniste", '+'],
      ['Pendant les vacances aussi', '-'],
      ['Paiement en CESU', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour madame, Noé est dys (lecture surtout), il se décourage et dit qu'il est bête, ça me fend le coeur. On cherche une personne douce 2x semaine, chez nous de préférence car j'ai aussi un bébé. Est-ce que vous accepteriez de parler avec son orthophoniste ? Vous prenez les CESU ?",
      ],
      [
        'seller',
        "Bonjour chère madame. Non il n'est pas bête votre Noé, ils le disent tous. Mes dix dernières années je les ai faites en classe ULIS, des dys j'en ai eu chaque année. Donnez-moi le numéro de l'orthophoniste, je l'appelle dès que nous avons commencé, c'est indispensable. Aux vacances je file en Bretagne chez mes petits-enfants, il n'y a pas cours.",
      ],
      ['buyer', 'Merci, vous me mettez les larmes. On peut commencer quand ?'],
      ['seller', 'Mardi prochain 17 h, et après le goûter, jamais avant le goûter !'],
    ],
  },
  {
    id: 'fa-fr-voile',
    match: true,
    seller: {
      name: 'Stages de voile',
      description: 'École labellisée FFVoile, golfe du Morbihan',
      points: ['Optimist, catamaran, habitable', 'De 7 à 77 ans', 'Combinaisons prêtées'],
    },
    buyer: {
      name: "Semaine de voile pour un comité d'entreprise",
      description: '16 adultes débutants, Vannes, en septembre',
    },
    requirements: [
      ['Débutants acceptés', '+'],
      ['Combinaisons fournies', '+'],
      ['Deux moniteurs pour le groupe', '?'],
      ['Hébergement sur place', '-'],
      ['Remboursement en cas de tempête', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, CSE d'un labo pharma. 16 volontaires dont 14 qui n'ont jamais mis le pied sur un bateau (et un qui a le mal de mer sur un pédalo). Du 14 au 18 septembre. Peut-on dormir chez vous ? Quel encadrement ? Et si tempête est ce qu'on est remboursés ?",
      ],
      [
        'seller',
        "Bonjour ! Ceux qui n'ont jamais navigué c'est notre public préféré, aucun mauvais pli. Pour dormir on n'a rien, le camping municipal est à 400 m et il est très bien. La météo de septembre dans le golfe est souvent la plus belle de l'année vous savez.",
      ],
      ['buyer', "Super. Pour l'encadrement, il y aura bien 2 monos ?"],
      [
        'seller',
        'Ça dépendra des supports que vous choisirez, catas ou habitable. Dites-moi et je vous réponds.',
      ],
    ],
  },
  {
    id: 'fa-fr-infirmiere',
    match: true,
    seller: {
      name: 'Cabinet infirmier libéral',
      description: 'Trois infirmières, Périgueux sud et Coulounieix',
      points: ['Pansements, perfusions, toilettes', '7 jours sur 7', 'Conventionné secteur 1'],
    },
    buyer: {
      name: 'Pansements après opération',
      description: 'Mon mari, ulcère de jambe, tous les jours pendant deux mois',
    },
    requirements: [
      ['Prise de sang à domicile pour le suivi', '?'],
      ["Pas de dépassement d'honoraires", '+'],
      ['Passage avant 8 h', '-'],
      ['Formation plaies et cicatrisation', '+'],
      ['Bas de contention posés', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Mesdames, mon mari sort de clinique mercredi, pansement TOUS les jours y compris le dimanche. Il part à son atelier à huit heures (on ne l'arrête pas) donc il faudrait venir avant. Le chirurgien insiste pour quelqu'un qui s'y connaît en ulcères, ça fait 1 an que ça traîne.",
      ],
      [
        'seller',
        "Bonjour, nous passons tous les jours de l'année. Avant 8 h c'est la tournée des insulines, aucune de nous ne pourra, ce sera entre 9 h 30 et 11 h ou alors le soir. Émilie a son DU plaies et cicatrisation depuis 2019, c'est elle qui ferait le premier bilan avec photos.",
      ],
      [
        'buyer',
        "Il dira qu'il peut le soir 19h. Il y a des bas à mettre aussi le matin je crois, vous faites ?",
      ],
      ['seller', "Apportez bien l'ordonnance et la carte vitale au premier passage."],
    ],
  },
  {
    id: 'fa-fr-sophro',
    match: true,
    seller: {
      name: 'Sophrologie et relaxation',
      description: 'Praticienne certifiée RNCP, Metz',
      points: ['Séance de 60 minutes 55 €', 'En cabinet, en visio', 'Ateliers en entreprise'],
    },
    buyer: { name: 'Ateliers anti-stress pour soignants', description: 'EHPAD, groupes de 8, le midi' },
    requirements: [
      ['Ateliers de 30 minutes', '?'],
      ["Sur place à l'EHPAD", '+'],
      ['Deux groupes le même jour', '+'],
      ['Tapis fournis', '-'],
      ['Facture à 45 jours', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, cadre de santé dans un EHPAD à Thionville. Mes équipes sont à bout, arrêts en cascade. On a un petit budget QVT. L'idée : deux groupes de 8 à la suite, sur le temps de midi, donc une demi heure chacun pas plus. La compta paye à 45 jours. On n'a pas de tapis.",
      ],
      [
        'seller',
        "Bonjour et bravo pour cette initiative, vos collègues ont de la chance. Je me déplace volontiers jusqu'à Thionville. Deux groupes d'affilée j'en ai l'habitude, je le fais tous les jeudis à la mairie de Metz. Tapis : je n'en ai pas pour huit, mais assis sur chaise on travaille tout aussi bien.",
      ],
      ['buyer', "Sur chaise, encore mieux, personne n'osera se relever sinon ! 30 min c'est assez ?"],
      [
        'seller',
        "Une séance dure habituellement une heure, vous pensez que la direction accepterait d'allonger un peu ?",
      ],
    ],
  },
  {
    id: 'fa-fr-demenagement-pro',
    match: true,
    seller: {
      name: "Transferts de bureaux et d'archives",
      description: 'Nanterre, 22 camions',
      points: ['Monte-meubles', 'Cartons et bacs prêtés', 'Garde-meubles sécurisé'],
    },
    buyer: {
      name: "Déménagement d'un cabinet dentaire",
      description: 'Deux fauteuils, radiologie panoramique, Boulogne vers Sèvres',
    },
    requirements: [
      ['Démontage des fauteuils dentaires', '-'],
      ['Un week-end', '+'],
      ['Cartons prêtés', '+'],
      ['Valeur assurée de 200 000 €', '?'],
      ["Transport de l'appareil de radiologie", '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, Dr Sellam, chirurgien-dentiste. Je change de cabinet, il faut impérativement que ce soit du vendredi soir au dimanche, les patients reviennent lundi 9h. 2 fauteuils Planmeca, une pano, 60 cartons d'archives. Valeur totale autour de 200k. Tous les confrères me disent que c'est l'enfer",
      ],
      [
        'seller',
        "Docteur bonjour. Le week-end nous travaillons, majoration de 25 %. Les fauteuils doivent être désaccouplés par le fabricant, mes équipes n'y touchent pas, nous portons ensuite. Pour la pano envoyez-moi la notice de manutention, je la soumets à notre bureau d'études.",
      ],
      ['buyer', "Je vous scanne ça. Et pour l'assurance ?"],
      ['seller', 'Nous avons une assurance ad valorem, vous remplirez la liste de valeur.'],
      ['buyer', "Elle couvre jusqu'à 200 000 ?"],
      ['seller', 'Je demande à notre courtier.'],
    ],
  },
  {
    id: 'fa-fr-taxi-animalier',
    match: true,
    seller: {
      name: 'Taxi animalier',
      description: 'Véhicule climatisé, Île-de-France et longues distances',
      points: ['Autorisation TAV, certificat Capetav', '1,20 € le kilomètre'],
    },
    buyer: {
      name: 'Trois chats à emmener à Biarritz',
      description: 'Depuis Vincennes, 790 km, début juillet',
    },
    requirements: [
      ['Animaux assurés pendant le trajet', '?'],
      ['Trois chats dans le même trajet', '+'],
      ['Moins de 800 €', '-'],
      ['Pause toutes les deux heures', '+'],
      ['Nous pouvons monter à bord', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, on s'installe au pays basque avec Figaro, Tosca et Aïda. Aïda vomit en voiture au bout de 10 min (véridique). Il fera chaud. Est-ce qu'on s'arrête souvent ? J'ai vu 1,20/km, ça dépasse un peu nos 800€... Est ce qu'une personne peut venir avec ?",
      ],
      [
        'seller',
        "Bonjour, bel opéra ! Les trois voyagent ensemble chacun dans sa caisse, c'est un seul tarif. J'arrête le moteur toutes les heures et demie, eau, litière et câlin. 790 bornes, faites le calcul : 948 €, péages dedans.",
      ],
      ['buyer', "Ah péages inclus c'est déjà ça. On réfléchit. Et monter avec ?"],
      ['seller', 'Aïda a déjà eu du Cerenia ? Demandez à votre véto.'],
    ],
  },
  {
    id: 'fa-fr-trajets-ime',
    match: true,
    seller: {
      name: 'Transport de personnes à mobilité réduite',
      description: 'Minibus 9 places, Loire-Atlantique',
      points: ['Conducteurs formés PSC1', 'Hayon élévateur', 'Rails de fixation pour 3 fauteuils'],
    },
    buyer: {
      name: 'Trajets quotidiens vers un IME',
      description: 'Fils de 11 ans en fauteuil électrique, Rezé',
    },
    requirements: [
      ['Trajets assurés pendant les vacances', '?'],
      ["Arrivée à l'IME à 8 h 45", '+'],
      ["Même conducteur toute l'année", '?'],
      ['Prise en charge par la MDPH', '?'],
      ['Pas plus de 40 minutes de trajet', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, Malo (11 ans, polyhandicap) rentre à l'IME à Orvault en septembre. Son fauteuil pèse 160 kg avec lui. Il doit y être à 8.45. Il supporte très mal les changements de tête, et les longs trajets : 40 min c'est le grand max avant la crise. C'est la MDPH qui paie normalement ? je suis perdue",
      ],
      [
        'seller',
        "Bonjour Madame. Le hayon lève 350 kilos, pas d'inquiétude. L'arrivée à Orvault est calée à 8 h 40, nous y conduisons déjà trois enfants. La boucle fait 55 minutes depuis Rezé puisqu'il y a les autres à prendre, je préfère vous le dire franchement.",
      ],
      [
        'buyer',
        "Ah... Merci d'être franche. On va en parler avec l'éducatrice. Ce serait toujours la même personne au volant ?",
      ],
      [
        'seller',
        'Vous ferez connaissance à la réunion du 28 août, il y aura du café. Pour le financement appelez plutôt le département, ça change chaque année.',
      ],
    ],
  },
]
