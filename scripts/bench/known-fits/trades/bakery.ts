import type { Trade } from './trade.ts'

export const bakery: Trade = {
  id: 'bakery',
  amount: { kind: 'limit', values: [20, 40, 60, 100, 150] },
  texts: {
    en: {
      provider: 'a bakery',
      requestNames: ['Baked goods for a party', 'Bakery for our café', 'Bread and cakes'],
      offeringNames: ['Craft bakery', 'Bakery and pastry shop', 'Village bakery'],
      amount: { request: 'enough for {n} guests', offering: 'orders for up to {n} guests' },
      concepts: [
        [
          ['sourdough bread', 'sourdough loaves'],
          ['sourdough loaves baked daily', 'bread from our own sourdough'],
        ],
        [
          ['wedding cake', 'a three-tier wedding cake'],
          ['wedding cakes to order', 'tiered cakes for weddings'],
        ],
        [
          ['gluten-free rolls', 'rolls without gluten'],
          ['rolls and loaves, gluten-free', 'gluten-free rolls on request'],
        ],
        [
          ['butter croissants', 'fresh croissants'],
          ['croissants with real butter', 'butter croissants every morning'],
        ],
        [
          ['vegan muffins', 'muffins without egg, vegan'],
          ['muffins, also vegan', 'vegan muffins and brownies'],
        ],
        [
          ['cinnamon buns', 'Swedish cinnamon buns'],
          ['buns with cinnamon and cardamom', 'cinnamon buns from the oven'],
        ],
        [
          ['apple pie', 'apple pies'],
          ['apple pie with cream', 'pies: apple, cherry and plum'],
        ],
        [
          ['cheese sandwiches', 'filled sandwiches'],
          ['sandwiches with cheese or ham', 'sandwich platters'],
        ],
      ],
    },
    de: {
      provider: 'eine Bäckerei',
      requestNames: ['Backwaren für ein Fest', 'Bäckerei für unser Café', 'Brot und Kuchen'],
      offeringNames: ['Handwerksbäckerei', 'Bäckerei und Konditorei', 'Dorfbäckerei'],
      amount: { request: 'reicht für {n} Gäste', offering: 'Bestellungen für bis zu {n} Gäste' },
      concepts: [
        [
          ['Sauerteigbrot', 'Brot aus Sauerteig'],
          ['Sauerteigbrot, täglich frisch', 'Brote aus eigenem Sauerteig'],
        ],
        [
          ['Hochzeitstorte', 'dreistöckige Hochzeitstorte'],
          ['Hochzeitstorten auf Bestellung', 'mehrstöckige Hochzeitstorte nach Wunsch'],
        ],
        [
          ['glutenfreie Brötchen', 'Brötchen ohne Gluten'],
          ['Brötchen und Brote, glutenfrei', 'glutenfreie Brötchen auf Wunsch'],
        ],
        [
          ['Croissants', 'frische Croissants'],
          ['Croissants mit Butter', 'jeden Morgen Croissants'],
        ],
        [
          ['vegane Muffins', 'Muffins ohne Ei, vegan'],
          ['Muffins, auch vegan', 'vegane Muffins und Brownies'],
        ],
        [
          ['Zimtschnecken', 'schwedische Zimtschnecken'],
          ['Zimtschnecken mit Kardamom', 'Zimtschnecken aus dem Ofen'],
        ],
        [
          ['Apfelkuchen', 'Apfelkuchen vom Blech'],
          ['Apfelkuchen mit Streuseln', 'gedeckter Apfelkuchen'],
        ],
        [
          ['Sandwiches mit Käse', 'belegte Sandwiches'],
          ['Sandwiches mit Käse oder Schinken', 'Platten mit belegten Sandwiches'],
        ],
      ],
    },
    fr: {
      provider: 'une boulangerie',
      requestNames: [
        'Pains et gâteaux pour une fête',
        'Boulangerie pour notre café',
        'Pain et viennoiseries',
      ],
      offeringNames: ['Boulangerie artisanale', 'Boulangerie pâtisserie', 'Boulangerie du village'],
      amount: { request: 'de quoi servir {n} invités', offering: 'commandes jusqu’à {n} invités' },
      concepts: [
        [
          ['pain au levain', 'pains au levain'],
          ['pain au levain chaque jour', 'pains de notre levain naturel'],
        ],
        [
          ['gâteau de mariage', 'pièce montée pour un mariage'],
          ['gâteaux de mariage sur commande', 'pièces montées de mariage'],
        ],
        [
          ['petits pains sans gluten', 'petits pains exempts de gluten'],
          ['pains et petits pains sans gluten', 'gamme sans gluten : petits pains'],
        ],
        [
          ['croissants au beurre', 'croissants frais'],
          ['croissants pur beurre', 'croissants au beurre tous les matins'],
        ],
        [
          ['muffins végétaliens', 'muffins sans œufs, végétaliens'],
          ['muffins, aussi végétaliens', 'muffins et brownies végétaliens'],
        ],
        [
          ['brioches à la cannelle', 'roulés suédois à la cannelle'],
          ['brioches à la cannelle et à la cardamome', 'roulés à la cannelle sortis du four'],
        ],
        [
          ['tarte aux pommes', 'tartes aux pommes'],
          ['tarte fine aux pommes', 'tartes : pommes, cerises, prunes'],
        ],
        [
          ['sandwichs au fromage', 'sandwichs garnis'],
          ['sandwichs au fromage ou au jambon', 'plateaux de sandwichs'],
        ],
      ],
    },
    es: {
      provider: 'una panadería',
      requestNames: ['Pan y dulces para una fiesta', 'Panadería para nuestra cafetería', 'Pan y bollería'],
      offeringNames: ['Panadería artesana', 'Panadería y pastelería', 'Horno del pueblo'],
      amount: { request: 'para {n} invitados', offering: 'encargos de hasta {n} invitados' },
      concepts: [
        [
          ['pan de masa madre', 'panes de masa madre'],
          ['pan de masa madre a diario', 'hogazas de nuestra masa madre'],
        ],
        [
          ['tarta de boda', 'tarta de boda de tres pisos'],
          ['tartas de boda por encargo', 'tartas de varios pisos para bodas'],
        ],
        [
          ['panecillos sin gluten', 'panecillos libres de gluten'],
          ['panes y panecillos sin gluten', 'panecillos sin gluten por encargo'],
        ],
        [
          ['cruasanes de mantequilla', 'cruasanes'],
          ['cruasanes con mantequilla', 'cruasanes de mantequilla cada mañana'],
        ],
        [
          ['magdalenas veganas', 'magdalenas sin huevo, veganas'],
          ['magdalenas, también veganas', 'magdalenas y bizcochos veganos'],
        ],
        [
          ['rollos de canela', 'rollos de canela suecos'],
          ['rollos de canela y cardamomo', 'rollos de canela recién horneados'],
        ],
        [
          ['tarta de manzana', 'tartas de manzana'],
          ['tarta fina de manzana', 'tartas: manzana, cereza y ciruela'],
        ],
        [
          ['bocadillos de queso', 'bocadillos variados'],
          ['bocadillos de queso o de jamón', 'bandejas de bocadillos'],
        ],
      ],
    },
  },
}
