import type { Trade } from './trade.ts'

export const gardening: Trade = {
  id: 'gardening',
  amount: { kind: 'limit', values: [100, 250, 500, 1000, 3000] },
  texts: {
    en: {
      provider: 'a gardener',
      requestNames: ['Gardener needed', 'Help in the garden', 'Garden care'],
      offeringNames: ['Garden maintenance', 'Local gardener', 'Landscaping and garden care'],
      amount: { request: 'garden of {n} square metres', offering: 'gardens of up to {n} square metres' },
      concepts: [
        [
          ['hedge trimming', 'a tall hedge cut back'],
          ['we trim hedges of any height', 'hedges cut and shaped'],
        ],
        [
          ['lawn mowing', 'mowing the lawn every two weeks'],
          ['regular mowing of lawns', 'we mow your lawn'],
        ],
        [
          ['tree felling', 'felling of an old tree'],
          ['felling of trees, also difficult ones', 'we fell trees and grind stumps'],
        ],
        [
          ['laying turf', 'a new lawn of rolled turf'],
          ['turf supplied and laid', 'we lay rolled turf'],
        ],
        [
          ['automatic irrigation', 'irrigation for flower beds'],
          ['irrigation systems with timer', 'automatic irrigation installed'],
        ],
        [
          ['pruning of fruit trees', 'apple trees pruned'],
          ['fruit tree pruning in winter', 'we prune apple and pear trees'],
        ],
        [
          ['garden pond', 'building a pond'],
          ['ponds planned and built', 'pond building and cleaning'],
        ],
        [
          ['patio paving', 'a paved terrace'],
          ['paving of patios and paths', 'we pave terraces with natural stone'],
        ],
      ],
    },
    de: {
      provider: 'einen Gärtner',
      requestNames: ['Gärtner gesucht', 'Hilfe im Garten', 'Gartenpflege'],
      offeringNames: ['Gartenpflege', 'Gärtner vor Ort', 'Garten- und Landschaftsbau'],
      amount: { request: 'Garten mit {n} Quadratmetern', offering: 'Gärten bis {n} Quadratmeter' },
      concepts: [
        [
          ['Hecke schneiden', 'Heckenschnitt'],
          ['wir schneiden jede Hecke', 'Heckenschnitt, Hecken in jeder Höhe'],
        ],
        [
          ['Rasen mähen', 'alle zwei Wochen Rasen mähen'],
          ['wir mähen Ihren Rasen', 'regelmäßig Rasen mähen und düngen'],
        ],
        [
          ['Baumfällung', 'einen alten Baum fällen'],
          ['wir fällen Bäume', 'Baumfällung mit Seiltechnik, Bäume fällen'],
        ],
        [
          ['Rollrasen verlegen', 'neuer Rollrasen'],
          ['Rollrasen liefern und verlegen', 'wir verlegen Rollrasen'],
        ],
        [
          ['automatische Bewässerung', 'Bewässerung der Beete'],
          ['Bewässerung mit Zeituhr', 'Einbau automatischer Bewässerung'],
        ],
        [
          ['Obstbäume schneiden', 'Obstbaumschnitt'],
          ['Obstbaumschnitt im Winter', 'wir schneiden Obstbäume'],
        ],
        [
          ['Gartenteich anlegen', 'ein Teich im Garten'],
          ['wir legen Gartenteiche an', 'Gartenteich: Bau und Reinigung'],
        ],
        [
          ['Terrasse pflastern', 'gepflasterte Terrasse'],
          ['wir pflastern Terrassen und Wege', 'Terrasse aus Naturstein pflastern'],
        ],
      ],
    },
    fr: {
      provider: 'un jardinier',
      requestNames: ['Cherche jardinier', 'De l’aide au jardin', 'Entretien de jardin'],
      offeringNames: ['Entretien de jardins', 'Jardinier de quartier', 'Paysagiste'],
      amount: { request: 'jardin de {n} mètres carrés', offering: 'jardins jusqu’à {n} mètres carrés' },
      concepts: [
        [
          ['taille de haie', 'une haie à tailler'],
          ['nous taillons les haies', 'taille de haies de toute hauteur'],
        ],
        [
          ['tonte de pelouse', 'pelouse à tondre'],
          ['tonte régulière de la pelouse', 'nous tondons votre pelouse'],
        ],
        [
          ['abattage d’un arbre', 'un vieil arbre à abattre'],
          ['abattage d’arbres difficiles', 'nous abattons les arbres'],
        ],
        [
          ['pose de gazon en rouleau', 'gazon en rouleau'],
          ['gazon en rouleau fourni et posé', 'nous posons du gazon'],
        ],
        [
          ['arrosage automatique', 'arrosage des massifs'],
          ['arrosage automatique programmable', 'installation d’arrosage automatique'],
        ],
        [
          ['taille de fruitiers', 'pommiers à tailler'],
          ['taille des fruitiers en hiver', 'nous taillons pommiers et fruitiers'],
        ],
        [
          ['création d’un bassin', 'un bassin de jardin'],
          ['création et nettoyage de bassins', 'bassins sur mesure'],
        ],
        [
          ['terrasse pavée', 'pavage d’une terrasse'],
          ['pavage de terrasses et d’allées', 'terrasses en pierre pavées'],
        ],
      ],
    },
    es: {
      provider: 'un jardinero',
      requestNames: ['Busco jardinero', 'Ayuda en el jardín', 'Cuidado de jardín'],
      offeringNames: ['Mantenimiento de jardines', 'Jardinero de barrio', 'Jardinería y paisajismo'],
      amount: {
        request: 'jardín de {n} metros cuadrados',
        offering: 'jardines de hasta {n} metros cuadrados',
      },
      concepts: [
        [
          ['poda de setos', 'un seto que podar'],
          ['podamos setos de cualquier altura', 'poda y forma de setos'],
        ],
        [
          ['corte de césped', 'cortar el césped cada dos semanas'],
          ['cortamos su césped', 'corte regular del césped'],
        ],
        [
          ['tala de árboles', 'talar un árbol viejo'],
          ['talamos árboles difíciles', 'tala de árboles y retirada'],
        ],
        [
          ['tepes de hierba', 'colocación de tepes'],
          ['tepes de hierba suministrados y colocados', 'colocamos tepes'],
        ],
        [
          ['riego automático', 'riego de los parterres'],
          ['riego automático con programador', 'instalación de riego automático por goteo'],
        ],
        [
          ['poda de frutales', 'podar manzanos'],
          ['poda de frutales en invierno', 'podamos manzanos y otros frutales'],
        ],
        [
          ['estanque de jardín', 'construir un estanque'],
          ['construcción de estanques', 'estanques a medida y su limpieza'],
        ],
        [
          ['pavimentar la terraza', 'terraza de piedra'],
          ['pavimentamos terrazas y caminos', 'terrazas de piedra natural'],
        ],
      ],
    },
  },
}
