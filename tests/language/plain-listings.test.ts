import { expect, test } from 'vitest'
import { passagesOf } from '../../src/language/privacy/passages/passages.ts'

/** First sentences of requests and offers, which say nothing in confidence. */
test.each([
  'We need a sound recordist for a film in Leeds.',
  'Our choir is looking for a rehearsal room on Monday evenings.',
  'We are a small dance school and want to rent mirrors for a weekend.',
  'I would like to have two oak wardrobes restored.',
  'My father is moving house in May and needs help with the packing.',
  'We sharpen kitchen knives and scissors while you wait.',
  'I teach the cello to adults, also to complete beginners.',
  'Our family has been growing Christmas trees near Hexham since 1962.',
  'We let out a barn for parties of up to 80 guests.',
  'Two brothers with a van, we clear garages and lofts in Bristol.',
  'Wir brauchen einen Kameramann für einen Imagefilm in Leipzig.',
  'Für unsere Kita wird eine Köchin gesucht, die täglich frisch kocht.',
  'Ich möchte meinen alten Plattenspieler reparieren lassen.',
  'Unser Verein benötigt für das Sommerfest eine Hüpfburg.',
  'Meine Mutter braucht zweimal in der Woche jemanden, der mit ihr einkauft.',
  'Wir schleifen und ölen Holzböden im Raum Kassel.',
  'Ich gebe Nachhilfe in Chemie bis zum Abitur.',
  'Unser Hof verkauft Kartoffeln und Zwiebeln direkt ab Feld.',
  'Wir vermieten Zelte für höchstens 60 Gäste, mit Auf- und Abbau.',
  'Als Schreinerei bauen wir Treppen aus Esche und Eiche nach Maß.',
  'Nous avons besoin d’un preneur de son pour un documentaire à Lille.',
  'Notre école cherche un intervenant pour un atelier de théâtre.',
  'Je voudrais faire retapisser quatre chaises anciennes.',
  'Notre association organise un vide-grenier et il nous faut des barnums.',
  'Ma grand-mère aurait besoin d’une aide au ménage le jeudi.',
  'Nous réparons les vélos à domicile dans tout Nantes.',
  'Je donne des cours de guitare aux enfants à partir de 7 ans.',
  'Notre ferme produit du fromage de chèvre vendu au marché.',
  'Nous louons une salle avec cuisine pour 50 personnes au maximum.',
  'Traductrice assermentée, je traduis vos actes de l’espagnol vers le français.',
  'Necesitamos un técnico de sonido para un rodaje en Valencia.',
  'Buscamos una cocinera para un campamento de verano.',
  'Quiero que me arreglen el tejado de una casa de pueblo.',
  'Nuestra comunidad necesita una empresa que limpie la escalera.',
  'Mi hija quiere clases de violín los martes por la tarde.',
  'Reparamos lavadoras y lavavajillas de todas las marcas.',
  'Doy clases de alemán para adultos, por las mañanas.',
  'Nuestra bodega organiza catas para grupos de hasta 20 personas.',
  'Alquilamos una furgoneta con conductor para mudanzas pequeñas.',
  'Somos una panadería de barrio y hacemos tartas por encargo.',
])('a listing shows %j', (text) => {
  expect(passagesOf(text, 'listing', 'seller').map(({ reading }) => reading)).toEqual(['public'])
  expect(passagesOf(text, 'listing', 'buyer').map(({ reading }) => reading)).toEqual(['public'])
})
