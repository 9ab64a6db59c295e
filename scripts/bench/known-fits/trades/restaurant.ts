import type { Trade } from './trade.ts'

export const restaurant: Trade = {
  id: 'restaurant',
  isLocal: true,
  amount: { kind: 'limit', values: [8, 12, 20, 40, 60] },
  texts: {
    en: {
      provider: 'a restaurant',
      requestNames: ['Restaurant for a family dinner', 'Dinner with colleagues', 'Where to eat'],
      offeringNames: ['Restaurant and bar', 'Family restaurant', 'Neighbourhood restaurant'],
      amount: { request: 'table for {n} people', offering: 'tables for groups of up to {n} people' },
      concepts: [
        [
          ['pad thai', 'pad thai noodles'],
          ['pad thai with prawns or tofu', 'fried pad thai noodles'],
        ],
        [
          ['green curry', 'Thai green curry'],
          ['green curry with chicken', 'homemade green Thai curry'],
        ],
        [
          ['mushroom risotto', 'risotto'],
          ['risotto with porcini mushrooms', 'mushroom risotto of the day'],
        ],
        [
          ['lasagne', 'vegetable lasagne'],
          ['lasagne from the oven', 'lasagne with meat or vegetables'],
        ],
        [
          ['grilled sea bass', 'sea bass'],
          ['whole sea bass from the grill', 'grilled sea bass with lemon'],
        ],
        [
          ['tiramisu', 'tiramisu for dessert'],
          ['our own tiramisu', 'classic tiramisu with mascarpone'],
        ],
        [
          ['pumpkin soup', 'creamy pumpkin soup'],
          ['pumpkin soup with ginger', 'soup of roasted pumpkin'],
        ],
        [
          ['lamb shank', 'braised lamb'],
          ['braised lamb shank', 'lamb shank with rosemary'],
        ],
      ],
    },
    de: {
      provider: 'ein Restaurant',
      requestNames: ['Restaurant für ein Familienessen', 'Abendessen mit Kollegen', 'Wo gibt es gutes Essen'],
      offeringNames: ['Restaurant und Bar', 'Familienrestaurant', 'Gasthaus'],
      amount: { request: 'Tisch für {n} Personen', offering: 'Tische für Gruppen bis {n} Personen' },
      concepts: [
        [
          ['Sauerbraten', 'rheinischer Sauerbraten'],
          ['Sauerbraten mit Rotkohl', 'hausgemachter Sauerbraten'],
        ],
        [
          ['Käsespätzle', 'Käsespätzle mit Röstzwiebeln'],
          ['Käsespätzle aus der Pfanne', 'Allgäuer Käsespätzle'],
        ],
        [
          ['Pilzrisotto', 'Risotto mit Pilzen'],
          ['Risotto mit Steinpilzen', 'cremiges Pilzrisotto'],
        ],
        [
          ['Lasagne', 'Lasagne mit Gemüse'],
          ['Lasagne aus dem Ofen', 'Lasagne mit Fleisch oder Gemüse'],
        ],
        [
          ['gegrillte Forelle', 'Forelle'],
          ['ganze Forelle vom Grill', 'Forelle gegrillt mit Zitrone'],
        ],
        [
          ['Apfelstrudel', 'warmer Apfelstrudel'],
          ['Apfelstrudel mit Vanillesoße', 'unser Apfelstrudel nach Omas Rezept'],
        ],
        [
          ['Kürbissuppe', 'cremige Kürbissuppe'],
          ['Kürbissuppe mit Ingwer', 'Kürbissuppe mit Kernöl'],
        ],
        [
          ['Wiener Schnitzel', 'Schnitzel vom Kalb'],
          ['Wiener Schnitzel mit Kartoffelsalat', 'Schnitzel vom Kalb, frisch paniert'],
        ],
      ],
    },
    fr: {
      provider: 'un restaurant',
      requestNames: ['Restaurant pour un repas de famille', 'Dîner entre collègues', 'Où manger'],
      offeringNames: ['Restaurant et bar', 'Restaurant familial', 'Bistrot de quartier'],
      amount: { request: 'table pour {n} personnes', offering: 'tables pour groupes jusqu’à {n} personnes' },
      concepts: [
        [
          ['bouillabaisse', 'bouillabaisse marseillaise'],
          ['bouillabaisse et sa rouille', 'notre bouillabaisse du marché'],
        ],
        [
          ['blanquette de veau', 'une blanquette'],
          ['blanquette de veau à l’ancienne', 'blanquette au riz'],
        ],
        [
          ['risotto aux champignons', 'risotto'],
          ['risotto aux cèpes et champignons', 'risotto crémeux du jour'],
        ],
        [
          ['lasagnes', 'lasagnes aux légumes'],
          ['lasagnes au four', 'lasagnes à la viande ou aux légumes'],
        ],
        [
          ['bar grillé', 'bar entier grillé'],
          ['bar grillé au citron', 'poisson du jour : bar entier grillé'],
        ],
        [
          ['tarte tatin', 'une tarte tatin tiède'],
          ['tarte tatin maison', 'tatin aux pommes caramélisées'],
        ],
        [
          ['soupe à l’oignon', 'soupe à l’oignon gratinée'],
          ['soupe gratinée à l’oignon', 'soupe à l’oignon et croûtons'],
        ],
        [
          ['souris d’agneau', 'agneau confit'],
          ['souris d’agneau confite', 'agneau confit au romarin'],
        ],
      ],
    },
    es: {
      provider: 'un restaurante',
      requestNames: ['Restaurante para una comida familiar', 'Cena con compañeros', 'Dónde comer'],
      offeringNames: ['Restaurante y bar', 'Restaurante familiar', 'Casa de comidas'],
      amount: { request: 'mesa para {n} personas', offering: 'mesas para grupos de hasta {n} personas' },
      concepts: [
        [
          ['paella de marisco', 'paella'],
          ['paella de marisco por encargo', 'paella con marisco fresco'],
        ],
        [
          ['croquetas de jamón', 'croquetas'],
          ['croquetas caseras de jamón', 'croquetas cremosas de jamón ibérico'],
        ],
        [
          ['risotto de setas', 'risotto'],
          ['risotto de setas y boletus', 'risotto cremoso con setas'],
        ],
        [
          ['lasaña', 'lasaña de verduras'],
          ['lasaña al horno', 'lasaña de carne o de verduras'],
        ],
        [
          ['lubina a la plancha', 'lubina'],
          ['lubina entera a la plancha', 'lubina con limón'],
        ],
        [
          ['tarta de queso', 'una tarta de queso'],
          ['tarta de queso al horno', 'nuestra tarta cremosa de queso'],
        ],
        [
          ['gazpacho', 'gazpacho andaluz'],
          ['gazpacho de temporada', 'gazpacho con guarnición'],
        ],
        [
          ['cordero asado', 'cordero lechal'],
          ['cordero asado en horno de leña', 'asado de cordero lechal'],
        ],
      ],
    },
  },
}
