import type { ParseCase } from './cases.ts'

/** Free texts as users type them. Odd ids are used for tuning, even ids are held out. */
export const devParses: readonly ParseCase[] = [
  {
    id: 'p1',
    side: 'buyer',
    title: ['flour'],
    party: 'Acme Bakery GmbH',
    text: 'We are Acme Bakery GmbH, a family bakery in Munich. We need 2 t of organic flour a week, delivered every Monday. The supplier must be certified organic. Payment within 30 days. No nuts in the mill.',
    points: ['Delivered every Monday', 'Certified organic', 'Payment within 30 days', 'No nuts in the mill'],
  },
  {
    id: 'p3',
    side: 'seller',
    title: ['furniture'],
    text: 'Handmade oak furniture\n\n- Tables and chairs made to order\n- Delivery within 6 weeks in Germany\n- 5 year warranty\n- FSC certified wood',
    points: [
      'Tables and chairs made to order',
      'Delivery within 6 weeks in Germany',
      '5 year warranty',
      'FSC certified wood',
    ],
  },
  {
    id: 'p5',
    side: 'buyer',
    title: ['Reinigung'],
    text: 'Wir suchen eine Reinigungsfirma für unser Büro in Hamburg. Reinigung dreimal pro Woche nach 18 Uhr. Der Anbieter muss haftpflichtversichert sein. Maximal 1.500 € pro Monat.',
    points: ['Reinigung dreimal pro Woche nach 18 Uhr', 'Haftpflichtversichert', 'Maximal 1.500 € pro Monat'],
  },
  {
    id: 'p7',
    side: 'buyer',
    title: ['website'],
    text: 'Looking for a website for our restaurant with online booking. It must work in English and Spanish, and it should be online by May. Our budget is €3,000.',
    points: ['Online booking', 'Work in English and Spanish', 'Online by May', 'Budget is €3,000'],
  },
  {
    id: 'p9',
    side: 'seller',
    title: ['traductions'],
    party: "Trad'Est",
    text: "Nous sommes Trad'Est, une agence à Strasbourg. Nous proposons des traductions assermentées français-allemand. Livraison sous 48 heures. Tarif : 0,12 € par mot. Pas de traduction automatique.",
    points: ['Livraison sous 48 heures', 'Tarif : 0,12 € par mot', 'Pas de traduction automatique'],
  },
  {
    id: 'p11',
    side: 'seller',
    title: ['transport'],
    text: 'Hello,\nwe offer refrigerated transport in France and Belgium. Our fleet has 35 trucks. Temperature logs for every trip, GDP certified. We do not carry frozen goods.\nKind regards',
    points: [
      'Our fleet has 35 trucks',
      'Temperature logs for every trip',
      'GDP certified',
      'We do not carry frozen goods',
    ],
  },
  {
    id: 'p13',
    side: 'buyer',
    title: ['sillas'],
    text: 'Buscamos 80 sillas de madera para un restaurante en Sevilla. Entrega antes del 15 de mayo. Deben ser apilables y con garantía de 3 años. Presupuesto máximo 6.000 €.',
    points: ['Entrega antes del 15 de mayo', 'Apilables', 'Garantía de 3 años', 'Presupuesto máximo 6.000 €'],
  },
]
export const heldOutParses: readonly ParseCase[] = [
  {
    id: 'p2',
    side: 'buyer',
    title: ['coffee'],
    party: 'Northwind Ltd',
    text: 'Northwind Ltd is a logistics company in Leeds. We are looking for fresh coffee beans for four offices, about 60 kg a month. Delivery every two weeks. Beans must be Fairtrade certified. We prefer invoices at 30 days.',
    points: ['About 60 kg a month', 'Delivery every two weeks', 'Fairtrade certified', 'Invoices at 30 days'],
  },
  {
    id: 'p4',
    side: 'seller',
    title: ['drone'],
    text: 'Drone inspection of roofs\n* Report within 5 working days\n* Insured for €3 million\n* Thermal cameras\n* No flights in rain',
    points: [
      'Report within 5 working days',
      'Insured for €3 million',
      'Thermal cameras',
      'No flights in rain',
    ],
  },
  {
    id: 'p6',
    side: 'seller',
    title: ['Maler'],
    party: 'Farbwerk Leipzig GmbH',
    text: 'Farbwerk Leipzig GmbH ist ein Meisterbetrieb mit 15 Mitarbeitern. Wir bieten Malerarbeiten innen und außen. Wir verwenden nur lösemittelfreie Farben. Angebote innerhalb von 48 Stunden. 5 Jahre Gewährleistung.',
    points: ['Nur lösemittelfreie Farben', 'Angebote innerhalb von 48 Stunden', '5 Jahre Gewährleistung'],
  },
  {
    id: 'p8',
    side: 'buyer',
    title: ['catering'],
    text: 'Hi! We need catering for a company party with 120 guests on 12 June in Bath. The kitchen must be nut-free. Vegan options are important. We can spend £40 per person. Thanks a lot',
    points: ['Kitchen must be nut-free', 'Vegan options are important', 'We can spend £40 per person'],
  },
  {
    id: 'p10',
    side: 'buyer',
    title: ['panneaux'],
    text: 'Nous cherchons des panneaux solaires pour le toit de notre usine. Puissance minimale de 80 kWc. Installation avant septembre, avec une garantie d’au moins 20 ans. Le prestataire doit être certifié RGE.',
    points: [
      'Puissance minimale de 80 kWc',
      'Installation avant septembre',
      'Garantie d’au moins 20 ans',
      'Certifié RGE',
    ],
  },
  {
    id: 'p12',
    side: 'buyer',
    title: ['boxes'],
    text: 'Wanted: cardboard boxes with our logo\n\nQuantity: 5,000 pieces\nTwo-colour print\nDelivery within 4 weeks\nRecycled board only',
    points: ['Quantity: 5,000 pieces', 'Two-colour print', 'Delivery within 4 weeks', 'Recycled board only'],
  },
  {
    id: 'p14',
    side: 'seller',
    title: ['aceite'],
    text: 'Vendemos aceite de oliva virgen extra de Jaén. Botellas de 500 ml y garrafas de 5 litros. Pedido mínimo de 300 litros. Enviamos a toda Europa en 5 días.',
    points: [
      'Botellas de 500 ml y garrafas de 5 litros',
      'Pedido mínimo de 300 litros',
      'Enviamos a toda Europa en 5 días',
    ],
  },
]
