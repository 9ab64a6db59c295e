import type { Language } from '../../../../src/language/languages.ts'
import type { Concept, Trade, TradeText } from './trade.ts'

/** Small trades that share nothing with the measured ones but common words (`commonConcepts` in phrases.ts). */

const text = (
  provider: string,
  [requestName, offeringName]: readonly [string, string],
  concepts: readonly (readonly [string, string])[],
): TradeText => ({
  provider,
  requestNames: [requestName],
  offeringNames: [offeringName],
  concepts: concepts.map(([request, offering]): Concept => [[request], [offering]]),
})

const dogs: Record<Language, TradeText> = {
  en: text(
    'a dog sitter',
    ['Someone for our dog', 'Dog sitting and grooming'],
    [
      ['daily dog walks', 'dog walks twice a day'],
      ['grooming of a poodle', 'grooming for all breeds of dogs'],
      ['puppy training', 'puppy classes and training'],
      ['boarding during holidays', 'boarding kennels for the holidays'],
    ],
  ),
  de: text(
    'einen Hundesitter',
    ['Betreuung für unseren Hund', 'Hundesalon und Betreuung'],
    [
      ['täglich Gassi gehen', 'Gassi gehen zweimal am Tag'],
      ['Fellpflege für einen Pudel', 'Fellpflege für alle Rassen'],
      ['Welpenschule', 'Welpenschule in kleinen Gruppen'],
      ['Hundepension im Urlaub', 'Hundepension mit Auslauf'],
    ],
  ),
  fr: text(
    'un garde de chien',
    ['Garde de notre chien', 'Garde et toilettage de chiens'],
    [
      ['promenade du chien', 'promenades de chiens deux fois par jour'],
      ['toilettage d’un caniche', 'toilettage de toutes races'],
      ['éducation du chiot', 'cours d’éducation pour chiots'],
      ['pension canine', 'pension canine avec jardin'],
    ],
  ),
  es: text(
    'un cuidador de perros',
    ['Cuidado de nuestro perro', 'Guardería y peluquería canina'],
    [
      ['pasear al perro', 'paseos de perros dos veces al día'],
      ['peluquería para un caniche', 'peluquería de todas las razas'],
      ['adiestramiento de un cachorro', 'adiestramiento de cachorros'],
      ['residencia canina en vacaciones', 'residencia canina con patio'],
    ],
  ),
}

const driving: Record<Language, TradeText> = {
  en: text(
    'a driving school',
    ['Learning to drive', 'Driving school'],
    [
      ['motorway lessons', 'lessons on the motorway'],
      ['theory course', 'theory course online'],
      ['motorcycle licence', 'training for the motorcycle licence'],
      ['automatic car', 'lessons in automatic cars'],
    ],
  ),
  de: text(
    'eine Fahrschule',
    ['Führerschein machen', 'Fahrschule'],
    [
      ['Autobahnfahrten', 'Fahrstunden auf der Autobahn'],
      ['Theoriekurs', 'Theoriekurs am Abend'],
      ['Motorradführerschein', 'Ausbildung zum Motorradführerschein'],
      ['Automatikauto', 'Unterricht auf Automatikauto'],
    ],
  ),
  fr: text(
    'une auto-école',
    ['Passer le permis', 'Auto-école'],
    [
      ['leçons sur autoroute', 'conduite sur autoroute'],
      ['cours de code', 'cours de code en ligne'],
      ['permis moto', 'formation au permis moto'],
      ['voiture automatique', 'leçons sur voiture automatique'],
    ],
  ),
  es: text(
    'una autoescuela',
    ['Sacarse el carné', 'Autoescuela'],
    [
      ['prácticas en autopista', 'clases en autopista'],
      ['curso teórico', 'curso teórico por internet'],
      ['carné de moto', 'preparación del carné de moto'],
      ['coche automático', 'prácticas en coche automático'],
    ],
  ),
}

const photos: Record<Language, TradeText> = {
  en: text(
    'a photographer',
    ['Photographer wanted', 'Photo studio'],
    [
      ['portrait photos', 'portraits in the studio'],
      ['photos of products', 'product photos for web shops'],
      ['photo album', 'printed photo albums'],
      ['drone video', 'drone videos and aerial photos'],
    ],
  ),
  de: text(
    'einen Fotografen',
    ['Fotograf gesucht', 'Fotostudio'],
    [
      ['Porträtfotos', 'Porträtfotos im Studio'],
      ['Produktfotos', 'Produktfotos für Webshops'],
      ['Fotoalbum', 'gedruckte Fotoalben'],
      ['Drohnenvideo', 'Drohnenvideo und Luftbild'],
    ],
  ),
  fr: text(
    'un photographe',
    ['Cherche photographe', 'Studio photo'],
    [
      ['portraits', 'portraits en studio'],
      ['photos de produits', 'photos de produits pour boutiques'],
      ['album photo', 'albums photo imprimés'],
      ['vidéo par drone', 'vidéos et vues par drone'],
    ],
  ),
  es: text(
    'un fotógrafo',
    ['Busco fotógrafo', 'Estudio de fotografía'],
    [
      ['retratos', 'retratos en estudio'],
      ['fotos de productos', 'fotos de productos para tiendas'],
      ['álbum de fotos', 'álbumes de fotos impresos'],
      ['vídeo con dron', 'vídeos y fotos con dron'],
    ],
  ),
}

export const otherTrades: readonly Trade[] = [
  { id: 'dogs', texts: dogs },
  { id: 'driving', texts: driving },
  { id: 'photos', texts: photos },
]
