import type { Pair } from '../../../cases.ts'

/** Conversations in French by an author who saw neither the rules nor the other conversations. */
export const foreignThreadsGFr: readonly Pair[] = [
  {
    id: 'fg-fr-douche',
    match: true,
    seller: {
      name: 'Plomberie Garnier',
      description: 'Rénovation de salles de bains, remplacement de baignoires. Angers et 30 km autour.',
      points: ['Assurance décennale', 'Devis gratuit', 'Carrelage posé par nos soins'],
    },
    buyer: { name: 'Mme Lebrun', description: 'Veut remplacer sa baignoire par une douche de plain-pied' },
    requirements: [
      ['Assurance décennale', '+'],
      ['Siège de douche rabattable', '?'],
      ['Travaux terminés en une semaine', '+'],
      ['Moins de 6 000 €', '?'],
      ['Évacuation de la vieille baignoire', '+'],
      ['Peinture du plafond', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour,\n1. Combien de jours pour remplacer une baignoire par une douche à l'italienne ?\n2. Vous emportez la baignoire en fonte ?\n3. Vous repeignez le plafond ?\n4. Est-ce que je reste sous 6 000 € ?",
      ],
      [
        'seller',
        "Bonjour Madame,\n1. quatre jours, cinq si le sol est mauvais\n2. oui\n3. non, ce n'est pas notre métier\n4. ça dépend de la paroi que vous choisirez, je passe prendre les mesures mardi ?",
      ],
      ['buyer', 'Mardi après 17 h, oui.'],
    ],
  },
  {
    id: 'fg-fr-fourgon',
    match: true,
    seller: {
      name: 'Loc Express 31',
      description: 'Location de véhicules utilitaires à Toulouse, à la demi-journée, au jour ou au week-end.',
      points: ['Fourgon 20 m³ avec hayon, 98 € la journée, 100 km inclus', 'Conducteur de 21 ans minimum'],
    },
    buyer: { name: 'Karim', description: 'Déménage de Toulouse à Albi' },
    requirements: [
      ['Assurance tous risques comprise', '?'],
      ['Hayon élévateur', '+'],
      ['200 km inclus', '-'],
      ['Caution sans carte de crédit', '-'],
      ['Retour possible le dimanche soir', '?'],
      ['Diable prêté', '+'],
    ],
    talk: [
      [
        'buyer',
        "bonjour, le 20m3 pour samedi 14. j'ai qu'une carte à débit immédiat ça passe pour la caution ? et je le ramène dimanche soir c'est possible ? l'assurance est dedans ? vous avez un diable",
      ],
      [
        'seller',
        "Bonjour, samedi 14 il est libre. Pour la caution il faut une vraie carte de crédit, pas de débit. Le diable et six couvertures sont dans le camion. Au-delà des 100 km c'est 0,28 € du km. Le dimanche c'est mon collègue qui gère, je lui pose la question.",
      ],
      ['buyer', 'je peux mettre la carte de mon frère alors'],
    ],
  },
  {
    id: 'fg-fr-boulangerie',
    match: true,
    seller: {
      name: 'Fournil des Halles',
      description:
        'Pain au levain pour restaurants et cantines. Cuisson chaque nuit sauf du dimanche au lundi.',
      points: ['Farines de meule, Label Rouge', 'Livraison dans Nantes avant 7 h 30'],
    },
    buyer: { name: 'Bistrot Mercœur', description: 'Restaurant ouvert midi et soir, du lundi au vendredi' },
    requirements: [
      ['Livraison avant 8 h', '+'],
      ['Pain frais le lundi', '-'],
      ['Pain sans gluten', '-'],
      ['Pain au levain', '+'],
      ['Farine bio', '?'],
      ['Reprise des invendus', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, on cherche 12 kg de pain par jour, du lundi au vendredi. Deux ou trois clients réclament du sans gluten, vous en faites ? Et est-ce que c'est de la farine bio ?",
      ],
      [
        'seller',
        "Bonjour ! Avec la farine qui vole partout chez nous, le sans gluten on n'y touche pas. Le meunier est à Clisson, un copain d'école, c'est du très sérieux. 12 kg c'est parfait, tourte ou miche ?",
      ],
      ['buyer', 'Miche de 2 kg. Et pour le lundi ?'],
      ['seller', 'Le lundi le four est froid, certains clients prennent double le samedi.'],
    ],
  },
  {
    id: 'fg-fr-sst',
    match: true,
    seller: {
      name: 'Prévention Plus Formation',
      description: 'Formations santé et sécurité au travail, en intra, Bretagne et Normandie.',
      points: [
        'SST initial et recyclage',
        'De 4 à 10 stagiaires',
        '890 € HT par jour, frais de route en sus',
      ],
    },
    buyer: { name: 'Menuiserie Kerhuel', description: 'Atelier de 18 salariés à Quimper' },
    requirements: [
      ['Formation SST dans nos locaux', '+'],
      ['Formateur sapeur-pompier', '?'],
      ['Certificat délivré le jour même', '-'],
      ['Organisme certifié Qualiopi', '?'],
      ['Dates en février', '+'],
      ['Prise en charge directe par notre OPCO', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, nous voulons former 9 personnes au SST (2 jours) chez nous. Des dates en février ? Les certificats sont remis à la fin ? Notre OPCO (Constructys) peut-il vous régler directement ?',
      ],
      [
        'seller',
        "Bonjour Monsieur Kerhuel, je vous propose les 11 et 12 février ou les 25 et 26. Les certificats arrivent par la plateforme, comptez une dizaine de jours. Concernant l'OPCO, vous avez déjà monté un dossier avec eux cette année ?",
      ],
      ['buyer', 'Non, jamais. Les 25 et 26 nous vont.'],
      ['seller', 'Je note les 25 et 26, convention à suivre.'],
    ],
  },
  {
    id: 'fg-fr-permanence',
    match: true,
    seller: {
      name: 'Allo Secrétariat Berry',
      description:
        'Permanence téléphonique pour médecins, artisans et avocats. Six télésecrétaires à Bourges.',
      points: ['Du lundi au samedi, 8 h - 19 h', 'Sans engagement', 'Prise de rendez-vous sur Doctolib'],
    },
    buyer: { name: 'Dr Salomé Picard', description: 'Dermatologue, environ 60 appels par jour' },
    requirements: [
      ['Appels pris le samedi', '+'],
      ['Agenda Doctolib', '+'],
      ['Rappels de rendez-vous par SMS', '?'],
      ['Toujours la même secrétaire', '-'],
      ['Moins de 900 € par mois', '?'],
      ['Frappe des courriers', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, 60 appels par jour, 4 jours et demi. Est-ce une seule secrétaire qui me serait attribuée ? Tapez-vous aussi les comptes rendus ? J'ai un budget de 900 € par mois.",
      ],
      [
        'seller',
        "Bonjour Docteur, vos patients tomberont sur l'une ou l'autre des six, elles partagent toutes vos consignes. Pour la frappe, combien de lettres par semaine, et dictées ou manuscrites ? Pour le tarif je dois connaître la durée moyenne d'un appel, votre opérateur vous donne ce chiffre.",
      ],
    ],
  },
  {
    id: 'fg-fr-gite',
    match: true,
    seller: {
      name: 'Gîte La Bergerie du Causse',
      description: 'Gîte de groupe de 22 couchages près de Gramat, six chambres, grande salle de 70 m².',
      points: ['Piscine de mai à septembre', 'Cuisine professionnelle', 'Draps en option, 8 € par lit'],
    },
    buyer: { name: 'Chorale Mezza Voce', description: 'Stage de 20 choristes, trois nuits' },
    requirements: [
      ['20 couchages', '+'],
      ['Draps compris', '-'],
      ['Libre du 8 au 11 mai', '+'],
      ['Salle pour répéter', '+'],
      ['Chambres accessibles en fauteuil', '?'],
      ['Repas livrés par un traiteur local', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous serions 20 du 8 au 11 mai. L'une de nous se déplace en fauteuil roulant, est-ce que le gîte convient ? Peut-on chanter jusqu'à 22 h ? Y a-t-il un traiteur ?",
      ],
      [
        'seller',
        "Bonjour, votre pont de mai est libre, je vous le mets de côté jusqu'à dimanche. Chantez tant que vous voulez dans la grande salle, le premier voisin est à 800 m. Pour le fauteuil, une marche de 12 cm à l'entrée, après c'est selon la largeur, combien fait-il ? Au village il y avait Mme Delpech pour les repas.",
      ],
      ['buyer', 'Il fait 64 cm. Et Mme Delpech le fait encore ?'],
    ],
  },
  {
    id: 'fg-fr-chats',
    match: true,
    seller: {
      name: 'Lucie, garde de chats',
      description: 'Visites à domicile à Lyon 3e, 6e et Villeurbanne. ACACED obtenu en 2022.',
      points: ['14 € la visite de 30 minutes', 'Photos chaque jour', '20 € les jours fériés'],
    },
    buyer: { name: 'Benoît', description: 'Deux chats, dont un diabétique, Lyon 6e' },
    requirements: [
      ['Courrier relevé', '?'],
      ["Piqûres d'insuline", '+'],
      ['Deux passages par jour', '+'],
      ['Même tarif à Noël', '-'],
      ['Dort sur place', '-'],
      ['Arrosage des plantes', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Lucie, du 22 au 29 décembre.\n- Félix a 2 piqûres par jour (8h/20h), vous savez faire ?\n- pourriez vous dormir à l'appart certains soirs ?\n- le 25 c'est plus cher ?",
      ],
      [
        'seller',
        "Bonjour Benoît !\n- oui, ma Minette est restée 4 ans sous insuline, 8h et 20h ok pour moi\n- non je dors chez moi, mes propres chats m'attendent\n- le 25 tarif férié, comme indiqué",
      ],
      ['buyer', 'Parfait, et il y a 3 plantes aussi'],
    ],
  },
  {
    id: 'fg-fr-elagage',
    match: true,
    seller: {
      name: 'Cimes et Branches',
      description: 'Élagage, abattage, taille de haies. Trois grimpeurs diplômés, Haute-Savoie.',
      points: ['Broyage sur place', 'Responsabilité civile 8 M€', 'Intervention toute l’année'],
    },
    buyer: {
      name: 'Copropriété Les Tilleuls',
      description: 'Deux tilleuls et un cèdre mort à côté du parking',
    },
    requirements: [
      ['Places de parking réservées par vos soins', '?'],
      ['Dessouchage', '-'],
      ['Bois laissé sur place, coupé en 50 cm', '+'],
      ['Avant le 15 mars', '+'],
      ['Devis de moins de 2 500 € TTC', '-'],
      ['Déclaration en mairie faite par vous', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, suite à votre visite, merci de confirmer : date, dessouchage du cèdre, bois débité en 50 pour les copropriétaires, prix total. Qui s'occupe de la mairie, et de bloquer les quatre places de parking ? L'AG demande que ce soit fait avant le 15 mars (nidification).",
      ],
      [
        'seller',
        "Bonjour Madame,\nAbattage du cèdre par démontage : 1 150 € HT. Taille douce des deux tilleuls : 1 080 € HT. TVA 20 %. Chantier les 4 et 5 mars. Les bûches de 50 restent empilées au pied du mur. La souche n'est pas prévue, nous n'avons pas la machine. Bien à vous",
      ],
    ],
  },
  {
    id: 'fg-fr-parquet',
    match: true,
    seller: {
      name: 'Parquets Duvernois',
      description: 'Chêne massif et contrecollé, scierie et atelier dans le Morvan. Vente directe.',
      points: ['Chêne français PEFC', 'Lames de 90 à 180 mm', 'Brut, huilé ou verni'],
    },
    buyer: { name: 'Élodie et Marc', description: 'Séjour de 42 m² avec chauffage au sol' },
    requirements: [
      ['Livraison comprise', '?'],
      ['Compatible avec un chauffage au sol', '?'],
      ['Lames de 160 mm', '+'],
      ['Pose assurée', '-'],
      ['Moins de 70 € le m²', '+'],
      ['Échantillon gratuit', '?'],
    ],
    talk: [
      [
        'buyer',
        'bonjour, 42 m2 de massif huilé en 160, on a un plancher chauffant (eau, 2009). vous posez aussi ? prix ? on aimerait un échantillon avant',
      ],
      [
        'seller',
        'Bonjour, chêne premier choix huilé en 160 : 64 € TTC le m². Nous fabriquons, nous ne posons pas, je peux vous donner deux noms sur Dijon. Avec le chauffage au sol il faut que je voie la fiche de votre chape avant de dire quoi que ce soit. À quelle adresse je vous écris ?',
      ],
      ['buyer', 'elodie.marc, 12 rue de la Préfecture. La fiche je la cherche.'],
    ],
  },
  {
    id: 'fg-fr-teeshirts',
    match: true,
    seller: {
      name: 'Atelier Sérigraphie 59',
      description: 'Impression textile pour clubs et associations, Roubaix. Sérigraphie et transfert.',
      points: ['À partir de 20 pièces', 'Coton bio certifié GOTS sur demande', 'Délai 12 jours ouvrés'],
    },
    buyer: { name: 'Trail des Monts', description: 'Course à pied, 350 coureurs' },
    requirements: [
      ['350 tee-shirts techniques en polyester', '+'],
      ['Autre couleur pour les bénévoles', '?'],
      ['Livraison avant le 2 juin', '+'],
      ['Pas plus de 5 € la pièce', '-'],
      ['Fabriqués en France', '-'],
      ['Reprise des tailles non distribuées', '?'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, 350 tee-shirts respirants polyester (H/F), logo 3 couleurs devant. Course le 8 juin, il nous les faut avant le 2. Fabrication française si possible. Max 5 € pièce. Peut-on rendre les tailles qui restent ?',
      ],
      [
        'seller',
        "Bonjour, devis n° 418 : 350 pièces Sporty 100 % polyester 140 g, 3 couleurs devant, 5,45 € HT l'une. Tricotés au Bangladesh, la France en technique je n'ai pas de source. Si BAT signé d'ici vendredi, vous les avez le 24 mai.",
      ],
      ['buyer', 'BAT signé en pièce jointe. Et pour les restes ?'],
      ['seller', 'Bien reçu le BAT, donc livraison le 24. Bonne course !'],
    ],
  },
  {
    id: 'fg-fr-bornes',
    match: true,
    seller: {
      name: 'Volt Habitat',
      description: 'Installation de bornes de recharge en maison et en copropriété, Île-de-France.',
      points: ['Installateurs IRVE', 'Bornes 7,4 et 11 kW', 'Garantie pose deux ans'],
    },
    buyer: { name: 'M. Traoré', description: 'Pavillon à Meaux, compteur monophasé' },
    requirements: [
      ['Installateur certifié IRVE', '+'],
      ['Borne 22 kW', '-'],
      ['Pose avant fin janvier', '+'],
      ['Moins de 1 600 € TTC', '?'],
      ['Garantie pièces de cinq ans', '?'],
      ['Application pour programmer la charge', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, ma voiture arrive le 3 février. Je voudrais du 22 kW si possible, programmable depuis le téléphone. Tableau à 14 m du garage. Budget 1 600.',
      ],
      [
        'seller',
        "Bonjour M. Traoré, en monophasé c'est 7,4 kW, pas de 22 chez vous ni d'ailleurs dans notre catalogue. Toutes se règlent avec l'appli. On peut venir le 21 janvier. Pour le prix : 1 390 € avec 10 m de câble, après il y a le passage dans le mur, je vous dirai ça sur photo.",
      ],
      ['buyer', 'Va pour le 21. Photos ce soir.'],
    ],
  },
  {
    id: 'fg-fr-debarras',
    match: true,
    seller: {
      name: 'Débarras Picard et Fils',
      description: 'Vide-maison, greniers, caves et locaux commerciaux. Oise, Somme, Aisne.',
      points: ['Estimation sur place gratuite', 'Balayage à la fin', 'Tri et recyclage'],
    },
    buyer: { name: 'Mme Hauchecorne', description: 'Maison de sa tante à Noyon, 110 m² et cave' },
    requirements: [
      ['Maison rendue balayée', '+'],
      ['Cave incluse', '+'],
      ['Rachat des meubles anciens', '+'],
      ['Bidons de produits chimiques emportés', '-'],
      ['Terminé avant le 30 avril', '?'],
      ['Attestation de destruction des archives', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Messieurs, la maison doit être vide pour la signature du 30 avril. Reprenez-vous l'armoire et le buffet picards ? Il y a aussi de vieux bidons de désherbant à la cave et 15 cartons de dossiers de notaire.",
      ],
      [
        'seller',
        "Bonjour madame, pour l'armoire et le buffet on vous fait 350 €, c'est déduit de la facture. La cave on la fait avec le reste, sauf les bidons, ça c'est la déchèterie et c'est à vous de les porter. La semaine du 22 on a déjà un chantier à Compiègne qui risque de déborder. On se rappelle lundi ?",
      ],
    ],
  },
  {
    id: 'fg-fr-vin',
    match: true,
    seller: {
      name: 'Domaine des Grandes Vignes',
      description: 'Vigneron indépendant en Saumur-Champigny, 14 hectares, certifié bio depuis 2017.',
      points: ['Cuvée Les Poyeux 2021, 9,80 € la bouteille', 'Franco de port à partir de 60 bouteilles'],
    },
    buyer: { name: "Comité d'entreprise Sotralu", description: 'Cadeaux de fin d’année, 80 salariés' },
    requirements: [
      ['Vin bio', '+'],
      ['80 bouteilles disponibles', '+'],
      ['Coffrets individuels', '+'],
      ['Sans sulfites ajoutés', '-'],
      ['Livré au plus tard le 10 décembre', '?'],
      ['Étiquette avec notre logo', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, 80 bouteilles pour le 10 décembre, chacune dans sa boîte. Avez-vous une cuvée sans sulfites ? Peut-on mettre le logo de l'entreprise ?",
      ],
      [
        'seller',
        "Bonjour, il me reste 340 bouteilles de Poyeux, donc aucun souci. Étui carton kraft 1,10 € pièce. Je sulfite un peu à la mise, 35 mg, je n'ai rien sans. Pour le logo il faudrait voir avec l'imprimeur à Doué, à quoi ressemble-t-il, combien de couleurs ?",
      ],
      ['buyer', 'Deux couleurs, bleu et gris'],
    ],
  },
  {
    id: 'fg-fr-dj',
    match: true,
    seller: {
      name: 'DJ Momo Events',
      description:
        'Animation de mariages et soirées, Gard, Hérault, Vaucluse. Matériel son et lumière compris.',
      points: ["Jusqu'à 4 h du matin", '950 €, heure supplémentaire 90 €', 'Micro pour les discours'],
    },
    buyer: { name: 'Camille', description: 'Mariage à Uzès, 130 invités' },
    requirements: [
      ['Facture fournie', '?'],
      ['Musique orientale et variété française', '+'],
      ['Libre le 5 juillet', '+'],
      ['Moins de 900 €', '-'],
      ['Machine à fumée', '?'],
      ['Deuxième sono pour le vin d’honneur', '?'],
    ],
    talk: [
      [
        'buyer',
        'Coucou ! dispo le 5 juillet à Uzès ? famille marocaine côté mari et très Sardou du mien, vous gérez ? 😅 fumée pour la 1ere danse ? et pour le vin d honneur dans le jardin il faudrait du son aussi. on a 900 max',
      ],
      [
        'seller',
        "Salut Camille, le 5 je suis à toi. Chaâbi puis Sardou, c'est la moitié de mes mariages ! La fumée c'est selon l'alarme de la salle, à voir avec eux. Le tarif ne bouge pas en juillet. Le jardin, il y a l'électricité à combien de mètres ?",
      ],
      ['buyer', 'je demande au domaine'],
    ],
  },
  {
    id: 'fg-fr-piano',
    match: true,
    seller: {
      name: 'Agnès Delorme',
      description: 'Cours de piano classique, adultes et enfants dès 7 ans. Diplômée du CNSM. Rennes centre.',
      points: ['Cours chez moi sur un demi-queue Yamaha', '32 € les 45 minutes', 'Audition en juin'],
    },
    buyer: { name: 'Thierry', description: 'Débutant de 58 ans, horaires de bureau' },
    requirements: [
      ['Cours pour adultes débutants', '+'],
      ['Après 18 h 30', '?'],
      ['Cours à mon domicile', '-'],
      ['Jazz', '-'],
      ["Pas d'obligation de jouer en public", '+'],
      ['Première leçon gratuite', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Madame, je n'ai jamais touché un clavier. Vous déplacez-vous ? Je préférerais le jazz. Je finis à 18 h. L'audition, est-on obligé ?",
      ],
      [
        'seller',
        "Bonjour Thierry, jamais trop tard ! Je reçois uniquement chez moi. Le jazz n'est pas ma langue, je n'enseigne que le classique. L'audition, vient qui veut, la moitié de mes adultes y assistent assis dans le public. Pour l'heure, mon planning de septembre se fait quand le conservatoire a donné les siens.",
      ],
    ],
  },
  {
    id: 'fg-fr-oeufs',
    match: true,
    seller: {
      name: 'La Ferme du Poulailler',
      description: 'Œufs de poules élevées en plein air, 2 800 poules, Ardèche. Vente aux professionnels.',
      points: [
        'Plateaux de 30 œufs, calibre moyen ou gros',
        'Livraison mardi et vendredi',
        '6,90 € le plateau',
      ],
    },
    buyer: { name: 'Pâtisserie Vial', description: 'Utilise 25 plateaux par semaine, Privas' },
    requirements: [
      ['Élevage en plein air', '+'],
      ['Deux livraisons par semaine', '+'],
      ['Blanc d’œuf liquide', '?'],
      ['Label bio', '-'],
      ['25 plateaux chaque semaine, même en hiver', '?'],
      ['Paiement par prélèvement', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour,\n1) êtes-vous bio ?\n2) avez-vous aussi du blanc liquide en bidon ?\n3) pouvez-vous garantir 25 plateaux toute l'année ?\n4) paiement par prélèvement ?",
      ],
      [
        'seller',
        "Bonjour,\n1) non, nourries local mais pas bio\n2) il vous en faudrait quelle quantité ?\n3) en novembre elles muent, l'an passé on est descendus à la moitié, cette année j'ai décalé un lot, on verra bien\n4) je pose la question à ma femme c'est elle les papiers",
      ],
    ],
  },
  {
    id: 'fg-fr-site',
    match: true,
    seller: {
      name: 'Pixel & Bruyère',
      description: 'Sites internet pour artisans et petits commerces, Limoges. WordPress.',
      points: [
        'Site de cinq pages 1 250 € HT',
        'Hébergement 9 € par mois',
        'Formation de deux heures incluse',
      ],
    },
    buyer: { name: 'Céramiques Ondine', description: 'Potière, veut montrer et peut-être vendre en ligne' },
    requirements: [
      ['Site modifiable par nous-mêmes', '+'],
      ['Mises à jour assurées par vous', '?'],
      ['Boutique en ligne', '?'],
      ['Photos des pièces par un professionnel', '?'],
      ['En ligne avant la fête des mères', '+'],
      ['Version anglaise', '+'],
    ],
    talk: [
      [
        'buyer',
        'Bonjour, il me faudrait un site simple, FR et EN, que je peux changer seule. La boutique je ne sais pas encore, ça coûterait combien ? Faites-vous les photos ? Idéalement en ligne pour la fête des mères (26 mai).',
      ],
      [
        'seller',
        "Bonjour Ondine, oui pour les deux langues, textes traduits par vous, je monte le reste. Vous aurez votre accès éditeur. Pour les photos, vous avez déjà quelque chose ? Mise en ligne le 13 mai, j'ai un créneau. Quant à la vente, c'est un autre monde : paiement, port, CGV... combien de pièces auriez-vous ?",
      ],
      ['buyer', 'Une quarantaine, toutes uniques.'],
    ],
  },
  {
    id: 'fg-fr-facade',
    match: true,
    seller: {
      name: 'Façades du Forez',
      description: 'Ravalement, enduits à la chaux, isolation par l’extérieur. Saint-Étienne et Montbrison.',
      points: ['Échafaudage compris', 'Qualification RGE', 'Facilités de paiement en trois fois'],
    },
    buyer: { name: 'Gérard Massard', description: 'Maison en pisé de 1880, 190 m² de façade' },
    requirements: [
      ['Enduit à la chaux', '+'],
      ['Chantier commencé avant mai', '?'],
      ['Expérience du pisé', '+'],
      ['Paiement en plusieurs fois', '+'],
      ['Volets repeints', '-'],
      ['Moins de 85 € le m²', '?'],
    ],
    talk: [
      [
        'buyer',
        "Monsieur, ma maison est en pisé, 190 m². On m'a refusé deux fois. Connaissez vous ce matériau ? Il faudrait aussi repeindre 14 volets. Quel prix au m2 ? mon voisin a payé 85.",
      ],
      [
        'seller',
        "Monsieur Massard, nous avons fait quatre maisons en terre dans la plaine l'an dernier, adresses sur demande. Les volets, voyez un peintre, nous ne prenons pas le bois. 85 € c'était sans doute sur parpaing. Je sonde le mur d'abord et je chiffre ensuite.",
      ],
      ['buyer', 'Quand pouvez-vous venir sonder ?'],
      ['seller', 'Le 9 au matin.'],
    ],
  },
  {
    id: 'fg-fr-rats',
    match: true,
    seller: {
      name: 'Stop Nuisibles 13',
      description: 'Dératisation, désinsectisation, punaises de lit. Marseille et Aubagne, 7 jours sur 7.',
      points: ['Certibiocide', 'Intervention sous 24 h', 'Facture et rapport pour les services d’hygiène'],
    },
    buyer: { name: 'Snack Le Cours', description: 'Restauration rapide, contrôle sanitaire à venir' },
    requirements: [
      ['Intervention le dimanche', '+'],
      ['Véhicule sans logo', '?'],
      ['Sans poison dans la cuisine', '+'],
      ['Contrat annuel à moins de 600 €', '-'],
      ['Rebouchage des trous', '?'],
      ['Résultat garanti', '?'],
    ],
    talk: [
      [
        'buyer',
        "bonsoir on a vu un rat dans la reserve. on ferme que le dimanche. je veux pas de produit en cuisine. vous bouchez les trous aussi ? prix pour l'année ? on a un controle bientot",
      ],
      [
        'seller',
        'Bonsoir, je peux dimanche 9 h. En cuisine je mets des pièges mécaniques, les appâts seulement côté poubelles dehors. Trous : je regarde dimanche et on en reparle. Contrat 4 passages 680 € TTC, non négociable à ce prix-là. Ils sont passés par où à votre avis, le local à bouteilles ?',
      ],
    ],
  },
  {
    id: 'fg-fr-pension',
    match: true,
    seller: {
      name: 'Écurie du Val Fleuri',
      description: 'Pension pour chevaux à 15 min de Chartres. Boxes, paddocks, carrière éclairée.',
      points: ['Pension box 320 €, pré 190 €', 'Foin à volonté', 'Manège couvert prévu en 2026'],
    },
    buyer: { name: 'Aurélie', description: 'Jument de 16 ans, emphysème' },
    requirements: [
      ['Foin mouillé ou purifié chaque jour', '+'],
      ['Litière sans poussière', '+'],
      ['Manège couvert', '-'],
      ['Place libre en septembre', '?'],
      ['Sorties tous les jours', '+'],
      ['Maréchal-ferrant sur place', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, ma jument a de l'emphysème donc : foin trempé, pas de paille. Sort-elle tous les jours même quand il pleut ? avez vous un manège ? une place pour septembre ?",
      ],
      [
        'seller',
        "Bonjour Aurélie, nous avons un purificateur à vapeur, trois chevaux en profitent déjà, la vôtre serait la quatrième. Boxes sur copeaux dépoussiérés. Dehors de 8 h à 17 h, 365 jours. Manège, rien de construit pour l'instant, il y a le permis. Une dame hésite à partir à la rentrée, je vous tiens au courant.",
      ],
      ['buyer', 'Merci, je viens volontiers visiter.'],
    ],
  },
  {
    id: 'fg-fr-minipelle',
    match: true,
    seller: {
      name: 'Terraloc',
      description: 'Location de mini-pelles avec ou sans chauffeur, Périgueux. De 1,5 à 5 tonnes.',
      points: ['Livraison 60 € aller-retour', 'Trois godets fournis', 'Gasoil à la charge du client'],
    },
    buyer: { name: 'Romain', description: 'Tranchée de 40 m pour une arrivée d’eau' },
    requirements: [
      ['Largeur de passage sous 1 m', '+'],
      ['Rebouchage de la tranchée', '?'],
      ['Carburant compris', '-'],
      ['Avec chauffeur', '+'],
      ['Disponible le week-end du 23', '-'],
      ['Assurance bris de machine', '?'],
    ],
    talk: [
      [
        'buyer',
        "Salut, portail de 1 m pile. il me faut un godet de 30. Le week end du 23 avec chauffeur c'est jouable ? et il rebouche derrière une fois le tuyau posé ?",
      ],
      [
        'seller',
        "Bonjour, la 1,5 t se resserre à 98 cm chenilles rentrées, godets de 20, 30 et 80 avec. Chauffeur 240 € la journée, c'est Patrice, libre le samedi 23.",
      ],
      [
        'seller',
        'Re, autant pour moi, la petite est en révision du 20 au 27, et la 2,5 t ne passe pas votre portail. Le samedi 30 par contre oui, Patrice aussi.',
      ],
      ['buyer', "OK pour le 30. l'assurance c'est combien ?"],
    ],
  },
  {
    id: 'fg-fr-caisse',
    match: true,
    seller: {
      name: 'CaisseFacile',
      description: 'Logiciel de caisse sur tablette pour boutiques et food-trucks.',
      points: [
        '39 € HT par mois',
        'Conforme à la loi anti-fraude, attestation fournie',
        'Fonctionne sans internet',
      ],
    },
    buyer: { name: 'Food-truck Ti Punch', description: 'Cuisine créole sur les marchés' },
    requirements: [
      ['Fonctionne hors connexion', '+'],
      ['Assistance le dimanche', '?'],
      ['Tablette fournie', '-'],
      ['Titres-restaurant acceptés', '?'],
      ['Sans engagement', '-'],
      ['Imprimante de tickets sur batterie', '+'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, 4 questions svp\na) tablette comprise ?\nb) engagement ?\nc) une imprimante qui marche sans prise, j'ai pas le 220 partout\nd) swile et compagnie ça marche ?",
      ],
      [
        'seller',
        "Bonjour,\na) non, vous prenez la vôtre, iPad ou Android\nb) 24 mois\nc) oui la Star SM-L200, 8 h d'autonomie, 189 €\nd) qu'avez-vous comme terminal de paiement aujourd'hui ?",
      ],
      ['buyer', "d) un SumUp. 24 mois c'est long..."],
      ['seller', "Je comprends, mais c'est notre seule formule."],
    ],
  },
  {
    id: 'fg-fr-frigo',
    match: true,
    seller: {
      name: 'Transports Frileux',
      description: 'Transport sous température dirigée, de 0 à 4 °C et à -20 °C, grand Ouest.',
      points: [
        'Agrément sanitaire',
        'Relevé de température remis à chaque livraison',
        'Camions de 3,5 à 19 t',
      ],
    },
    buyer: { name: 'Glaces Pen Lann', description: 'Fabricant de glaces artisanales à Vannes' },
    requirements: [
      ['Transport à -20 °C', '+'],
      ['Relevés de température', '+'],
      ['Livraison à Paris', '-'],
      ['Prise en charge dès une palette', '+'],
      ['Stockage surgelé tampon', '?'],
      ['Facturation à la quinzaine', '?'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour, nous expédions 3 à 6 palettes de glace par semaine, Nantes, Rennes, et de temps en temps Paris. Prenez-vous à la palette ? Pourriez-vous garder une dizaine de palettes chez vous l'été ? Facture deux fois par mois ?",
      ],
      [
        'seller',
        "Bonjour, à la palette oui, dès la première, 74 € pour Rennes et 69 € Nantes. Nous ne montons pas sur Paris, Le Mans est notre limite à l'est. Notre chambre froide a eu des travaux ce printemps. Pour la comptabilité, voyez avec Sandrine au 02.",
      ],
    ],
  },
  {
    id: 'fg-fr-coiffure',
    match: true,
    seller: {
      name: 'Nadège Coiffure à domicile',
      description: 'Coiffeuse depuis 18 ans, femmes, hommes, enfants. Le Havre et communes voisines.',
      points: ['Coupe femme 29 €', 'Du mardi au samedi', 'Bac à shampoing portable'],
    },
    buyer: {
      name: 'Résidence Les Embruns',
      description: 'Foyer pour personnes âgées, 12 résidentes intéressées',
    },
    requirements: [
      ['Le mercredi', '+'],
      ['Permanentes', '+'],
      ['Résidentes alitées', '+'],
      ['Tarif de groupe', '?'],
      ['Une seule facture pour la résidence', '?'],
      ['Pédicure', '-'],
    ],
    talk: [
      [
        'buyer',
        "Bonjour Nadège, nous cherchons quelqu'un un mercredi sur deux. Trois dames ne quittent pas leur lit. Plusieurs voudraient une permanente. Faites-vous les pieds ? Un prix pour 12 ?",
      ],
      [
        'seller',
        "Bonjour, un mercredi sur deux me va très bien, je peux commencer le 6. Les dames au lit je les coiffe, j'ai l'habitude à l'hôpital Monod. La mini-vague c'est 48 €, la permanente 55. Les pieds non, je ne suis pas pédicure ! Pour le groupe, dites-moi combien de coupes et combien de mises en plis, que je calcule.",
      ],
    ],
  },
]
