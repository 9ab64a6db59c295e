import type { Pair } from '../../../cases.ts'

/** Conversations in French by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsHFr: readonly Pair[] = [
  {
    id: 'fh-fr-crepes',
    match: true,
    seller: {
      name: 'La Bigouden à roulettes',
      description: 'Camion à crêpes et galettes pour fêtes, mariages et kermesses. Autour de Nantes.',
      points: ['Farine de sarrasin bio', 'Deux billigs, environ 60 galettes à l’heure'],
    },
    buyer: { name: 'École des Coquelicots', description: 'Association de parents, kermesse de juin' },
    requirements: [
      ['Sarrasin cultivé en Bretagne', '?'],
      ['Option végétarienne', '+'],
      ['Autonome en électricité', '-'],
      ['Paiement par ticket de la kermesse', '+'],
      ['Reverse une part à l’association', '?'],
      ['Vaisselle compostable', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour ! Notre kermesse est le 21 juin de 11h à 16h. On vend des tickets à l'entrée, vous les prendriez ? Il n'y a pas de prise dans le pré, c'est gênant ? Il faudrait des galettes sans viande aussi. Et est-ce que vous laissez un petit quelque chose à l'asso, genre 10 % ?",
      ],
      [
        'seller',
        "Bonjour les parents ! Les tickets, on fait comme ça partout, on compte ensemble à la fin. Sans viande j'ai chèvre-miel, champignons, et la complète sans jambon. Par contre il me faut du courant, deux prises 16A, je n'ai pas de groupe. Pour le reste vous attendez combien de monde à peu près ?",
      ],
      ['buyer', 'Entre 250 et 300. On tirera une rallonge depuis la cantine, ça ira !'],
    ],
  },
  {
    id: 'fh-fr-gite',
    match: true,
    seller: {
      name: 'Le Moulin de Fontbelle',
      description: 'Grand gîte familial en Dordogne, 18 couchages, rivière au bout du jardin.',
      points: [
        '7 chambres, 5 salles de bains',
        'Draps fournis, lits faits à l’arrivée',
        'Fêtes jusqu’à 22 h dehors',
      ],
    },
    buyer: { name: 'Cousins Marchand', description: 'Cousinade de 16 personnes' },
    requirements: [
      ['Couchage pour 16', '+'],
      ['Lave-vaisselle', '?'],
      ['Musique dehors après minuit', '-'],
      ['Lit pour enfant de deux ans', '?'],
      ['Chambre au rez-de-chaussée', '+'],
      ['Ménage de fin de séjour inclus', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, cousinade du 8 au 11 mai, nous serons 16 de 2 à 88 ans. Mémé ne monte plus les marches, y a-t-il de quoi dormir en bas ? Le ménage est-il dans le prix ? Et un petit lit à barreaux pour la dernière ? On fera un peu de musique le samedi, jusqu'à 1h, c'est possible ?",
      ],
      [
        'seller',
        "Bonjour ! Nous aimons beaucoup les cousinades. Votre mémé aura la chambre bleue, de plain-pied avec sa douche à côté. La musique c'est à l'intérieur passé 22 h, nous avons des voisins paysans qui se lèvent à 5 h. Il y a la rivière, 40 cm d'eau, les enfants y passent la journée ! Pour le week-end de mai c'est 1 450 €, plus la taxe de séjour.",
      ],
      ['buyer', 'Merci, je vois avec les cousins et je reviens vers vous.'],
    ],
  },
  {
    id: 'fh-fr-couture',
    match: true,
    seller: {
      name: 'Atelier Point à la ligne',
      description: 'Cours de couture en petit groupe, Rennes centre.',
      points: ['Cinq élèves au maximum', 'Machines sur place'],
    },
    buyer: { name: 'Solène', description: 'Débutante, veut coudre ses robes' },
    requirements: [
      ['Groupe de six personnes au plus', '+'],
      ['Au plus 20 € la séance', '?'],
      ['Cours le samedi', '-'],
      ['Tissu fourni', '-'],
      ['Rattrapage en cas d’absence', '?'],
      ['Ouvert aux débutants', '+'],
    ],
    talk: [
      [
        'buyer',
        "coucou, j'ai jamais cousu autre chose qu'un bouton (et il est tombé lol). vous prenez quand même ? plutôt le samedi pr moi. faut amener son tissu ? et si je suis malade une semaine, je peux revenir un autre jour",
      ],
      [
        'seller',
        "Coucou Solène, les boutons qui tombent c'est exactement mon public, on part de zéro. Les cours c'est lundi, mardi et jeudi soir, le week-end je le garde pour mes filles. Le tissu vous le choisissez et vous l'apportez, le fil et les aiguilles c'est moi. Pour la rentrée il me reste une place le jeudi, tu veux que je te la garde deux jours ?",
      ],
      ['buyer', 'oui stp ! je vois avec mon chef pr le jeudi'],
    ],
  },
  {
    id: 'fh-fr-miel',
    match: true,
    seller: {
      name: 'Les Ruches de Marguerite',
      description: 'Apicultrice dans le Morvan, miels d’acacia, de forêt et de fleurs.',
      points: ['Récolté et mis en pot à la ferme', 'Pots en verre de 250 et 500 g'],
    },
    buyer: { name: 'Épicerie du Pont', description: 'Petite épicerie de village' },
    requirements: [
      ['Pots de 250 g', '+'],
      ['Miel d’acacia', '-'],
      ['Certifié bio', '-'],
      ['Reprise des invendus', '+'],
      ['Livraison chaque mois', '?'],
      ['Au plus 6 € le pot de 250 g', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Marguerite, j'ai repris l'épicerie en mars. Je voudrais votre miel en rayon, 24 petits pots pour commencer, acacia et forêt. Est-il bio ? Si ça ne part pas, vous reprenez ? Vous passeriez une fois par mois ? Il faudrait que je ne dépasse pas 6 € à l'achat",
      ],
      [
        'seller',
        "Bonjour et bienvenue au village ! Alors : pas bio, je n'ai pas le label, mes abeilles vont où elles veulent. L'acacia a gelé, il n'y en a plus un gramme cette année, mais le forêt est superbe. Les pots qui vous restent, je vous les reprends sans histoire, ça se garde des années. Je descends à Autun de temps en temps, on s'arrangera. Les prix professionnels, c'est mon fils, je vous l'envoie par mail",
      ],
      ['buyer', 'Parfait, alors 24 forêt !'],
    ],
  },
  {
    id: 'fh-fr-plombier',
    match: true,
    seller: {
      name: 'Bruno Plomberie',
      description: 'Dépannage, sanitaires, chauffe-eau. Clermont-Ferrand et 20 km autour.',
      points: ['Devis gratuit', 'Garantie décennale', 'Je travaille seul, avec mon apprenti'],
    },
    buyer: { name: 'Mme Teyssier', description: 'Chauffe-eau en panne' },
    requirements: [
      ['Ballon de fabrication française', '?'],
      ['Pas de sous-traitance', '+'],
      ['Intervention avant vendredi', '-'],
      ['Reprise de l’ancien ballon', '+'],
      ['Paiement en trois fois', '?'],
      ['Ballon de 200 litres en stock', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour Monsieur, mon cumulus de 200 l fuit par dessous, 19 ans, il a bien servi. Je reçois mes petits-enfants vendredi. Pourriez vous le changer avant, et emporter le vieux ? Mon budget est serré, je préférerais payer en plusieurs fois, disons trois.',
      ],
      [
        'seller',
        "Bonjour madame Teyssier, 19 ans chapeau. Cette semaine c'est cuit, je suis sur un chantier à Riom jusqu'à samedi, je peux passer lundi 8 h. Le vieux je le mets à la déchetterie, c'est compris. En attendant coupez l'eau au robinet rouge, et les petits iront à la piscine :) Vous chauffez au gaz ou tout électrique ?",
      ],
      ['buyer', 'Tout électrique. Bon, lundi alors, les petits se laveront au gant !'],
    ],
  },
  {
    id: 'fh-fr-elagage',
    match: true,
    seller: {
      name: 'Cime & Branche',
      description: 'Élagage, abattage, taille douce. Grimpeurs diplômés, Tarn.',
      points: ['Assurance responsabilité civile professionnelle', 'Broyage des branches sur place'],
    },
    buyer: { name: 'Copropriété Les Tilleuls', description: 'Trois tilleuls et un cèdre devant l’immeuble' },
    requirements: [
      ['Assurance responsabilité civile', '+'],
      ['Taille avant le 15 mars', '?'],
      ['Broyat laissé pour les massifs', '+'],
      ['Dessouchage', '-'],
      ['Deux références en copropriété', '?'],
      ['Démarches en mairie', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, il s'agit de tailler trois tilleuls et d'abattre un cèdre malade, souche comprise. Tout ça avant le 15 mars à cause des nids. Nous garderions bien le broyat. Il faut sans doute une autorisation de la mairie pour le cèdre, on nous demande aussi deux références.",
      ],
      [
        'seller',
        "Bonjour, beau sujet ce cèdre, je le connais, je passe devant tous les matins. Le broyat on vous le laisse en tas où vous voulez, celui du cèdre à part, c'est acide. La souche ce n'est pas nous, il faut une rogneuse, voyez avec un terrassier. Pour mars j'attends de savoir si mon grimpeur revient de son entorse. Vous avez le PLU sous la main ? Le cèdre est peut-être classé",
      ],
    ],
  },
  {
    id: 'fh-fr-sono',
    match: true,
    seller: {
      name: 'Décibel Location',
      description: 'Location de sono, micros, lumières et vidéoprojecteurs. Retrait au dépôt à Metz.',
      points: ['Pack 100 personnes : 2 enceintes, table, 2 micros HF, 95 € le week-end', 'Caution 400 €'],
    },
    buyer: { name: 'Ludo', description: 'Organise les 40 ans de sa femme' },
    requirements: [
      ['Disponible le 17 mai', '?'],
      ['Micro sans fil', '+'],
      ['Livraison et installation', '-'],
      ['Moins de 100 € le week-end', '+'],
      ['Retour possible le dimanche soir', '?'],
      ['Machine à fumée', '+'],
    ],
    talk: [
      [
        'buyer',
        "Salut, c'est pour les 40 ans de ma femme (chut). 80 pers dans une grange le 17 mai. Vous livrez et vous branchez tout ? Moi et les câbles... J'aimerais aussi un truc à fumée. je peux tout rendre dimanche soir ?",
      ],
      [
        'seller',
        'Salut Ludo, motus ! Livrer on ne fait plus, le camion est vendu, mais je te montre en 10 min au comptoir, les câbles ont des couleurs, un enfant y arrive. Fumée : 20 € avec un litre de liquide. Pour le week-end on sort le matos le vendredi, 14h-18h',
      ],
      ['buyer', 'ok nickel, et le retour alors ?'],
      ['seller', "ça dépend si je suis en presta ce soir-là, rappelle-moi dans la semaine d'avant"],
    ],
  },
  {
    id: 'fh-fr-lapins',
    match: true,
    seller: {
      name: 'Pension Les Grandes Oreilles',
      description: 'Pension pour lapins, cochons d’Inde et autres rongeurs, chez moi à Tours.',
      points: ['8 € par jour, foin compris', 'Enclos individuels de 2 m²'],
    },
    buyer: { name: 'Amandine', description: 'Deux lapins nains inséparables' },
    requirements: [
      ['Les deux lapins ensemble', '+'],
      ['Foin compris', '+'],
      ['Sortie en liberté tous les jours', '?'],
      ['Accepte un lapin non vacciné', '-'],
      ['Du 1er au 20 août', '+'],
      ['Pas de chien ni de chat dans la maison', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour ! Pompon et Ficelle ne se quittent jamais, ils peuvent rester dans le même enclos ? On part du 1 au 20 août. Ficelle n'a pas ses vaccins, elle est trop vieille d'après nous. Chez nous ils sont en liberté dans le salon, la cage ils ne connaissent pas. Et ils ont une peur bleue des chats",
      ],
      [
        'seller',
        "Bonjour Amandine, bien sûr, un couple uni ça ne se sépare pas. Vos dates sont bonnes, je les note au crayon... allez non, au stylo. Les vaccins par contre c'est pour tout le monde, même les mamies, j'ai eu une épidémie de VHD et plus jamais. Ils mangent quoi comme verdure ? J'ai un potager plein de fanes",
      ],
      ['buyer', "Des fanes, du persil. D'accord, je l'emmène chez le véto cette semaine."],
    ],
  },
  {
    id: 'fh-fr-bibliotheque',
    match: true,
    seller: {
      name: 'Menuiserie Arnoult',
      description: 'Agencement sur mesure, bibliothèques, dressings, escaliers. Besançon.',
      points: ['Bois du Jura', 'Pose par nos soins'],
    },
    buyer: { name: 'Claire et Hugo', description: 'Mur de 4 mètres à couvrir de livres' },
    requirements: [
      ['Bois local', '+'],
      ['Finition à l’huile naturelle', '?'],
      ['Échelle coulissante', '+'],
      ['Éclairage intégré', '-'],
      ['Livraison avant la naissance, mi-septembre', '?'],
      ['Au plus 5 000 €', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous avons environ 1 200 livres et bientôt un bébé (mi septembre, il faudrait que la poussière soit finie avant !). Mur de 4 m sur 2,80. On rêve d'une échelle qui roule et de petites lumières dans les étagères. Budget 5 000 tout compris",
      ],
      [
        'seller',
        "Félicitations à vous deux ! L'échelle sur rail, j'adore, j'en ai fait une pour la librairie de Dole, on vous fait la même. L'électricité non, pas de leds dans mes meubles, j'ai eu des ennuis. Pour le reste il faut que je vienne mesurer, les vieux murs d'ici ne sont jamais droits. Vous êtes en centre-ville ? Question stationnement c'est toute une histoire",
      ],
      ['buyer', 'Rue Battant, 2e étage. Mardi soir ?'],
      ['seller', "Mardi 18 h, j'apporte des échantillons."],
    ],
  },
  {
    id: 'fh-fr-photo',
    match: true,
    seller: {
      name: 'Maud Photographie',
      description: 'Mariages, naissances, familles. Reportage naturel, sans poses.',
      points: ['Galerie privée en ligne', 'Basée à Annecy, déplacement compris jusqu’à 60 km'],
    },
    buyer: { name: 'Yasmine & Paul', description: 'Mariage à la mairie et repas à Thônes, 20 km d’Annecy' },
    requirements: [
      ['Frais de déplacement inclus', '+'],
      ['Photos retouchées sous six semaines', '+'],
      ['Second photographe', '-'],
      ['Vidéo par drone', '-'],
      ['Fichiers en haute définition', '+'],
      ['Couvre la soirée jusqu’à 1 h', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Maud ! Mariage le 30 août. Quelques questions : 1) vous êtes seule ou à deux ? 2) drone ? 3) les photos au bout de combien de temps ? 4) on reçoit les fichiers HD ? 5) vous restez jusqu'à 1h du mat, pour la danse des tantes ?",
      ],
      [
        'seller',
        "Bonjour Yasmine, bonjour Paul ! 1) toujours seule, c'est plus discret 2) non, j'ai le vertige même par procuration ;) 3) un mois, au plus tard cinq semaines 4) oui, tout, sans filigrane 5) les tantes ! elles sont combien ? on verra selon la formule que vous prenez",
      ],
    ],
  },
  {
    id: 'fh-fr-autocar',
    match: true,
    seller: {
      name: 'Cars Le Guen',
      description: 'Autocars avec chauffeur, Morbihan. Écoles, clubs, comités d’entreprise.',
      points: ['Cars de 33, 49 et 57 places', 'Climatisation, toilettes sur le 57 places'],
    },
    buyer: { name: 'Club de marche de Baud', description: 'Sortie au Mont-Saint-Michel, 46 inscrits' },
    requirements: [
      ['46 places', '+'],
      ['Toilettes à bord', '?'],
      ['Retour après 21 h', '+'],
      ['Au plus 25 € par personne', '+'],
      ['Accès fauteuil roulant', '-'],
      ['Annulation gratuite jusqu’à J-7', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonsoir, pour notre sortie du 14 septembre nous serons 46. Départ 7 h, on voudrait repartir du Mont vers 19 h donc arriver tard, vers 22 h. Des toilettes ce serait bien vu l'âge des troupes. Une de nos adhérentes est en fauteuil électrique. Nous ne pouvons pas mettre plus de 25 euros chacun.",
      ],
      [
        'seller',
        "Bonsoir, le retour à 22 h ça passe, c'est sous l'amplitude du chauffeur. 980 € le tout, péages et parking compris, à 46 ça vous fait un peu plus de 21 euros. Aucun de mes cars n'a de plateforme, je suis désolé pour cette dame. Je vous mets le 49 ou le 57 suivant ce que le collège de Pontivy me laisse ce jour-là.",
      ],
      ['buyer', "Bien, je prends l'option. Et si trop peu de monde s'inscrit finalement ?"],
      ['seller', 'Vous étiez 50 l’an dernier, je ne me fais pas de souci pour vous !'],
    ],
  },
  {
    id: 'fh-fr-anglais',
    match: true,
    seller: {
      name: 'Kate, English at Home',
      description: 'Professeure d’anglais, née à Leeds, installée à Pau depuis 20 ans.',
      points: ['Cours particuliers 28 € de l’heure', 'Enfants, ados, adultes'],
    },
    buyer: { name: 'Famille Labat', description: 'Lucie, 15 ans, part en Irlande cet été' },
    requirements: [
      ['Langue maternelle anglaise', '+'],
      ['Au plus 30 € de l’heure', '+'],
      ['À notre domicile', '+'],
      ['Crédit d’impôt', '-'],
      ['Deux fois par semaine en juin', '?'],
      ['Prépare au Cambridge B2', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Kate, notre fille part en juillet à Cork. Elle n'ose pas parler. Viendriez-vous à Jurançon ? Deux fois par semaine en juin ce serait l'idéal. A-t-on droit au crédit d'impôt ? L'an prochain elle passera le B2 de Cambridge",
      ],
      [
        'seller',
        "Bonjour ! Cork, quelle chance, par contre l'accent, bon courage :) Jurançon c'est sur ma route, je viens avec plaisir et mon panier de scones. Le crédit d'impôt non, je ne suis pas agréée services à la personne. Juin je suis encore aux examens du lycée, je saurai mieux fin mai. Qu'est ce qu'elle aime, la musique, les séries ?",
      ],
      ['buyer', 'Les séries, sans modération'],
    ],
  },
  {
    id: 'fh-fr-fleurs',
    match: true,
    seller: {
      name: 'Les Herbes Hautes',
      description: 'Fleuriste et ferme florale : fleurs de saison, poussées ici, dans la Drôme.',
      points: ['Aucune fleur importée', 'Ateliers couronnes pour 6 à 12 personnes'],
    },
    buyer: { name: 'Justine', description: 'Enterrement de vie de jeune fille, 9 copines' },
    requirements: [
      ['Atelier pour 9', '+'],
      ['Au plus 40 € par personne', '?'],
      ['Dimanche après-midi', '-'],
      ['Pivoines', '-'],
      ['Boissons sur place', '+'],
      ['Abri en cas de pluie', '?'],
    ],
    talk: [
      [
        'buyer',
        "Hello ! EVJF le week-end du 5-6 juillet, on est 9 filles, on voudrait faire des couronnes le dimanche aprem. La mariée est folle de pivoines. On peut trinquer chez vous ? et s'il pleut on fait quoi",
      ],
      [
        'seller',
        "Hello Justine ! Le dimanche on est fermés, c'est le seul jour où je vois mon mec, mais le samedi 15h c'est libre. Les pivoines en juillet c'est fini depuis un mois, par contre dahlias, cosmos, pavots, elle va craquer. On sert citronnade maison et clairette bien fraîche. Les cheveux de la mariée, longs ou courts ?",
      ],
      ['buyer', 'longs et bouclés :) samedi 15h ça marche !!'],
    ],
  },
  {
    id: 'fh-fr-broderie',
    match: true,
    seller: {
      name: 'Fil d’Or Broderie',
      description: 'Broderie machine sur textile : écussons, tabliers, serviettes, polos.',
      points: ['Dès une seule pièce', 'Programme du logo : 35 €, une fois pour toutes'],
    },
    buyer: { name: 'Boulangerie Pichon', description: '8 tabliers pour l’équipe' },
    requirements: [
      ['Fil du même bleu que notre enseigne', '?'],
      ['Prénom sur chaque tablier', '+'],
      ['Brode sur nos propres tabliers', '+'],
      ['Prêt sous dix jours', '-'],
      ['Fil résistant au lavage à 90°', '?'],
      ['Livraison à la boutique', '?'],
    ],
    talk: [
      [
        'buyer',
        "bonjour, 8 tabliers qu'on a déjà (coton épais), logo croissant + le prénom de chacun. on les lave à 90 à cause de la farine et du gras. il les faudrait dans 10 jours max pour notre réouverture ! vous déposez à la boutique ?",
      ],
      [
        'seller',
        "Bonjour, bravo pour la réouverture. Vos tabliers oui, apportez-les repassés s'il vous plait. Les prénoms 4 € chacun. Dix jours ce n'est pas possible, je rends mon gros marché du rugby, comptez trois semaines. Le fil est du polyester de bonne marque, j'en suis très contente. Vous êtes la boulangerie à côté de la poste ? Vos chouquettes !!",
      ],
      ['buyer', 'oui c est nous, un sachet vous attend'],
    ],
  },
  {
    id: 'fh-fr-marionnettes',
    match: true,
    seller: {
      name: 'Compagnie Trois Bouts de Ficelle',
      description: 'Spectacles de marionnettes pour écoles, crèches et bibliothèques.',
      points: ['« Le Loup végétarien », 35 minutes, dès 3 ans', 'Castelet autonome, monté en 45 minutes'],
    },
    buyer: { name: 'Médiathèque de Givors', description: 'Spectacle de fin d’année pour 50 enfants' },
    requirements: [
      ['Adapté aux 3-6 ans', '+'],
      ['Au plus 450 € la séance', '-'],
      ['Jauge de 50 enfants', '+'],
      ['Deux séances le même jour', '?'],
      ['Jouable sans faire le noir', '+'],
      ['Dossier pédagogique pour les familles', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour la compagnie, nous aimerions votre Loup le mercredi 10 décembre. Notre salle a une grande verrière, pas moyen de faire le noir. 50 enfants par séance, et si possible deux séances, 10 h et 15 h. Quel serait le tarif ?',
      ],
      [
        'seller',
        "Bonjour ! Une verrière c'est parfait, le loup adore la lumière, on joue même dehors. 50 c'est bien, au-delà de 70 les derniers ne voient plus rien. 480 € la séance plus le train. Pour ce mercredi je demande à Ondine, elle a cours le matin un mercredi sur deux, je ne sais plus lequel !",
      ],
    ],
  },
  {
    id: 'fh-fr-guinguette',
    match: true,
    seller: {
      name: 'Dédé et son piano à bretelles',
      description: 'Accordéoniste : bals musette, guinguettes, anniversaires, maisons de retraite.',
      points: ['Répertoire de plus de 300 airs', 'Petite sono pour salles jusqu’à 100 personnes'],
    },
    buyer: { name: 'Résidence Les Glycines', description: 'Maison de retraite, goûter musical' },
    requirements: [
      ['Micro pour le discours de la directrice', '?'],
      ['Une heure et demie de musique', '+'],
      ['Au plus 200 €', '-'],
      ['Accompagne les résidents qui chantent', '+'],
      ['Facture via le GUSO', '?'],
      ['Revient tous les mois', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Dédé, c'est Corinne l'animatrice des Glycines. On voudrait vous pour un goûter le jeudi 6, 14 h 30 à 16 h. Nos résidents aiment pousser la chanson, vous les suivez ? Notre budget est de 200 euros. Si ça plait, on aimerait en faire un rendez-vous mensuel",
      ],
      [
        'seller',
        "Bonjour Corinne ! Le jeudi 6 j'y suis, de la demie à 16 h comme vous dites, sans m'arrêter sauf pour le gâteau. Chanter c'est le meilleur moment, j'apporte les paroles en gros caractères. Mon prix c'est 240 pour les maisons de retraite, j'ai dû augmenter avec l'essence et je ne peux pas descendre. Il y a un parking pour décharger ?",
      ],
      ['buyer', 'Oui devant la cuisine. Je demande à la direction pour les 240.'],
    ],
  },
  {
    id: 'fh-fr-paniers',
    match: true,
    seller: {
      name: 'Potager des Deux Rives',
      description: 'Maraîchers à Amiens, paniers de légumes de saison toute l’année.',
      points: ['Petit panier 12 €, grand panier 20 €', 'Certifié Agriculture Biologique', 'Sans engagement'],
    },
    buyer: { name: 'Crèche Pirouette', description: 'Cantine pour 24 petits' },
    requirements: [
      ['Label bio', '+'],
      ['Une seule facture par mois', '?'],
      ['Liste connue trois jours avant', '+'],
      ['Œufs avec les légumes', '-'],
      ['Livraison avant 9 h', '?'],
      ['Légumes déjà lavés', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, pour notre petite cantine il nous faudrait trois grands paniers le lundi, avant 9 h parce que Samira commence à cuisiner. Peut-on savoir à l'avance ce qu'il y aura dedans ? Vous avez aussi des œufs ? Et lavés, ce serait royal",
      ],
      [
        'seller',
        "Bonjour Pirouette :) La liste part par SMS le jeudi soir, ça vous laisse le week-end pour penser aux purées. Pas de poules chez nous, le renard a gagné. Les légumes sont livrés avec leur terre, ils se gardent mieux, on y tient. Le lundi la tournée commence par l'hôpital, vous seriez de quel côté du canal ?",
      ],
      ['buyer', 'Côté Saint-Leu, rue des Majots'],
    ],
  },
  {
    id: 'fh-fr-chaises',
    match: true,
    seller: {
      name: 'Au Bon Rempailleur',
      description: 'Cannage et paillage de chaises et fauteuils, atelier à Chartres.',
      points: ['Paille de seigle ou jonc', 'Cannage à la main uniquement'],
    },
    buyer: { name: 'Restaurant Chez Colette', description: '12 chaises de bistrot cannées' },
    requirements: [
      ['Cannage fait main', '+'],
      ['Travail par lots de quatre', '+'],
      ['Recollage des barreaux', '?'],
      ['Au plus 90 € la chaise', '-'],
      ['Enlèvement au restaurant', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nos 12 chaises sont trouées. On ne peut pas s'en passer toutes en même temps, 4 à la fois ça irait ? Deux ou trois ont des barreaux qui bougent. J'espère que ça reste sous les 90 pièce",
      ],
      [
        'seller',
        "Bonjour Colette, quatre par quatre c'est très bien, mon atelier n'est pas grand. Une assise de bistrot c'est 72 trous, à la main il y en a pour une journée et demie : 130 € l'une, pour douze je descends à 120. Les barreaux, ça bouge comment ? un peu ou ça tourne ? Si c'est vermoulu je ne m'en mêle pas",
      ],
      ['buyer', 'Ça tourne un peu. 120, aïe. On va commencer par les quatre pires.'],
    ],
  },
  {
    id: 'fh-fr-ordi',
    match: true,
    seller: {
      name: 'SOS Souris',
      description: 'Dépannage informatique et petits cours pour seniors, à domicile, Perpignan.',
      points: [
        'PC et Mac',
        '45 € l’intervention, déplacement compris en ville',
        'Agréé services à la personne',
      ],
    },
    buyer: { name: 'Henri', description: '76 ans, ordinateur très lent' },
    requirements: [
      ['À domicile', '+'],
      ['Au plus 50 €', '+'],
      ['Récupère les photos effacées', '?'],
      ['Vend des ordinateurs reconditionnés', '-'],
      ['Installe un antivirus gratuit', '?'],
      ['Cette semaine', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour jeune homme. mon ordinateur met 20 minutes a demarrer et j ai efface par erreur les photos de notre voyage au Portugal. ma femme ne me parle plus. si il est fichu vous en vendez des occasions ? pouvez vous venir vite, cette semaine',
      ],
      [
        'seller',
        "Bonjour Henri, on va essayer de sauver votre mariage ! Je passe jeudi à 10 h, ne touchez plus à rien d'ici là, surtout n'enregistrez rien dessus. Je ne vends pas de matériel, si besoin je vous dis quoi acheter et où. Les photos, ça dépend de ce qui s'est réécrit par-dessus, parfois on a tout, parfois rien.",
      ],
      ['buyer', 'entendu je le debranche. cafe ou the ?'],
    ],
  },
  {
    id: 'fh-fr-cordonnier',
    match: true,
    seller: {
      name: 'Cordonnerie Sabatier',
      description: 'Chaussures, sacs, ceintures, clés. Trois générations, rue Haute à Cahors.',
      points: ['Ressemelage cuir ou gomme', 'Réparations faites sur place'],
    },
    buyer: { name: 'Élodie', description: 'Danseuse de tango, deux paires à refaire' },
    requirements: [
      ['Semelles en cuir suédé pour la danse', '+'],
      ['Réparé sur place, pas envoyé ailleurs', '+'],
      ['Prêt pour le samedi 12', '?'],
      ['Envoi par la poste', '-'],
      ['Teinture rouge assortie', '?'],
      ['Talons abaissés d’un centimètre', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour M. Sabatier, j'habite Gourdon, je peux vous envoyer les chaussures et vous me les renvoyez ? 2 paires : semelle suédée pour le tango, et les rouges ont les talons trop hauts, il faudrait enlever 1 cm. Et refaire la couleur. J'ai un festival le samedi 12 !",
      ],
      [
        'seller',
        "Mademoiselle bonjour. Pas de colis chez moi, la Poste m'a perdu des bottes à 300 euros, il faudra faire le voyage, on a un joli marché le mercredi. Chrome suédé, j'en ai un rouleau, je fais l'école de danse. Un centimètre au talon ça va encore, deux je n'aurais pas voulu. Le rouge il faut que je le voie, les rouges c'est traitre. Si vous venez ce mercredi on peut y croire pour le 12",
      ],
      ['buyer', "J'y serai mercredi avec les chaussures et un panier !"],
    ],
  },
  {
    id: 'fh-fr-fromage',
    match: true,
    seller: {
      name: 'Fromagerie Aubrac & Co',
      description: 'Crémier-fromager à Lyon 4e. Plateaux pour réceptions.',
      points: ['Plateau dès 10 personnes, 80 g par convive', 'Commande 48 h à l’avance'],
    },
    buyer: { name: 'Cabinet Morel', description: 'Pot de départ au bureau, 25 personnes' },
    requirements: [
      ['Couteaux et planches prêtés', '?'],
      ['Uniquement au lait pasteurisé', '-'],
      ['Pain fourni', '+'],
      ['Livré au bureau avant 17 h', '+'],
      ['Étiquettes avec le nom des fromages', '?'],
      ['Au plus 8 € par personne', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, pot de départ jeudi prochain à 18 h, 25 personnes, rue Duquesne. Deux collègues sont enceintes, peut-on avoir tout en pasteurisé ? Vous livrez, vers 16h30 ? Avec du pain, et environ 8 € par tête',
      ],
      [
        'seller',
        "Bonjour, félicitations aux futures mamans ! Tout en pasteurisé non, chez nous c'est lait cru à 90 %, je peux leur mettre un petit coin à part avec du comté bien vieux, demandez à leur médecin. Mon neveu livre à vélo, jeudi 16 h chez vous. Pain de campagne et noix de chez Partisan compris. Vous voulez des chèvres ? La saison commence à peine",
      ],
      ['buyer', 'Oui des chèvres. On fait comme ça, et vous me direz le prix'],
    ],
  },
  {
    id: 'fh-fr-bebes',
    match: true,
    seller: {
      name: 'Bulle d’Eau',
      description: 'Bébés nageurs et aquagym douce dans un bassin chauffé à 32 degrés, Valence.',
      points: ['Séances de 40 minutes', 'Cinq familles par créneau'],
    },
    buyer: { name: 'Nolwenn', description: 'Bébé de cinq mois' },
    requirements: [
      ['Eau à 31 °C au moins', '+'],
      ['Dès quatre mois', '-'],
      ['Les deux parents dans l’eau', '+'],
      ['Couches de bain fournies', '-'],
      ['Paiement à la séance', '?'],
      ['Samedi matin', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, Malo a cinq mois, il a fait ses vaccins. On viendrait tous les deux avec son papa. Est-ce qu'on peut payer à chaque fois plutôt qu'au trimestre ? Et faut-il apporter des couches spéciales ? Idéalement le samedi matin",
      ],
      [
        'seller',
        "Bonjour à Malo et ses parents ! On commence à six mois révolus, c'est notre assurance qui l'impose, donc rendez-vous le mois prochain. Papa et maman dans l'eau, et même la grande sœur. Les couches on n'en donne pas, prenez-en deux au cas où. Les créneaux de printemps sortent le 15 sur le site, c'est la ruée je vous préviens",
      ],
      ['buyer', "D'accord, on se met une alarme !"],
    ],
  },
  {
    id: 'fh-fr-remorque',
    match: true,
    seller: {
      name: 'Loc’Remorque de particulier',
      description: 'Je loue ma remorque bâchée, 750 kg, à Limoges. Très bon état.',
      points: ['18 € la journée', 'Caisse de 2,50 m sur 1,30 m', 'Prise 13 broches avec adaptateur 7'],
    },
    buyer: { name: 'Théo', description: 'Va chercher une armoire à Poitiers' },
    requirements: [
      ['Longueur utile d’au moins 2,20 m', '+'],
      ['Permis B suffit', '+'],
      ['Assurée pendant la location', '?'],
      ['Sangles prêtées', '+'],
      ['Sans caution', '-'],
      ['Roue de secours', '?'],
    ],
    talk: [
      [
        'buyer',
        "salut, dispo dimanche ? je vais chercher l'armoire de ma grand mère a poitiers, 2m15 de long. jai que le permis B, ca passe ? tu as des sangles ? et t'as besoin d'une caution ou on se fait confiance :)",
      ],
      [
        'seller',
        "Salut Théo, dimanche elle est à toi. Une 750 kg tout le monde la tire avec un B, t'inquiète. Il y a quatre sangles dans le coffre du timon. Pour la caution je prends un chèque de 300 que je n'encaisse pas, le dernier m'a ramené un feu en moins... Tu as quoi comme voiture ?",
      ],
      ['buyer', 'une 308 avec attelage'],
    ],
  },
  {
    id: 'fh-fr-vitres',
    match: true,
    seller: {
      name: 'Clair et Net',
      description: 'Lavage de vitres et vitrines pour particuliers et commerces, Dijon.',
      points: ['Eau pure, sans produit chimique', 'Jusqu’au troisième étage depuis le sol'],
    },
    buyer: { name: 'Salon Ciseaux d’Argent', description: 'Salon de coiffure, deux vitrines' },
    requirements: [
      ['Assuré en cas de casse', '?'],
      ['Passage toutes les deux semaines', '+'],
      ['Avant l’ouverture à 9 h', '+'],
      ['Nettoie aussi l’enseigne', '?'],
      ['Pas de contrat annuel', '+'],
      ['Miroirs à l’intérieur', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, deux vitrines rue Monge. Tous les quinze jours et tôt, nous ouvrons à 9. Pourriez-vous faire les miroirs du salon en même temps ? Et l'enseigne, elle est pleine de toiles d'araignée. Je ne veux pas signer pour un an",
      ],
      [
        'seller',
        "Bonjour, je fais déjà le fleuriste de la rue à 7 h 30 un lundi sur deux, je vous prends dans la foulée, 25 € le passage. On ne signe rien, vous arrêtez quand vous voulez. Les miroirs non, à l'intérieur je ne travaille pas, avec ma perche et mes seaux ce serait l'inondation. Elle est en quoi votre enseigne ? Si c'est du vieux bois peint je me méfie",
      ],
      ['buyer', "C'est du zinc je crois, mon mari saurait. Commencez lundi !"],
    ],
  },
]
