import type { Trade } from './trade.ts'

export const plumbing: Trade = {
  id: 'plumbing',
  amount: { kind: 'deadline', values: [2, 4, 8, 24, 48] },
  texts: {
    en: {
      provider: 'a plumber',
      requestNames: ['Plumber needed', 'Plumbing work in a flat', 'Help with plumbing'],
      offeringNames: ['Plumbing services', 'Local plumber', 'Plumbing and heating company'],
      amount: { request: 'on site within {n} hours', offering: 'we arrive within {n} hours' },
      concepts: [
        [
          ['sink replacement', 'a new kitchen sink'],
          ['we replace kitchen and bathroom sinks', 'sinks removed and new ones fitted'],
        ],
        [
          ['repair of a dripping tap', 'a leaking tap fixed'],
          ['tap repairs, dripping or leaking', 'we fix or exchange taps'],
        ],
        [
          ['blocked drain', 'drain cleaning'],
          ['we clear blocked drains and pipes', 'drain unblocking and cleaning'],
        ],
        [
          ['boiler installation', 'a new gas boiler'],
          ['installing gas and electric boilers', 'boilers supplied and installed'],
        ],
        [
          ['toilet repair', 'a toilet that keeps running'],
          ['we repair toilets and cisterns', 'running toilets repaired or replaced'],
        ],
        [
          ['burst pipe repair', 'a pipe burst in the wall'],
          ['emergency repair of burst pipes', 'burst or frozen pipes mended'],
        ],
        [
          ['underfloor heating', 'floor heating in the bathroom'],
          ['underfloor heating laid and connected', 'we lay floor heating systems'],
        ],
        [
          ['shower fitting', 'a walk-in shower installed'],
          ['fitting of showers and shower screens', 'we install walk-in showers'],
        ],
      ],
    },
    de: {
      provider: 'einen Klempner',
      requestNames: ['Klempner gesucht', 'Sanitärarbeiten in einer Wohnung', 'Hilfe vom Installateur'],
      offeringNames: ['Sanitär und Heizung', 'Klempner vor Ort', 'Installateurbetrieb'],
      amount: {
        request: 'vor Ort innerhalb von {n} Stunden',
        offering: 'wir kommen innerhalb von {n} Stunden',
      },
      concepts: [
        [
          ['Austausch der Spüle', 'neue Spüle in der Küche'],
          ['wir tauschen Spülen und Waschbecken aus', 'alte Spüle abbauen, neue Spüle montieren'],
        ],
        [
          ['Reparatur eines tropfenden Wasserhahns', 'undichter Wasserhahn'],
          ['Wasserhähne reparieren, tropfend oder undicht', 'wir reparieren jeden Wasserhahn'],
        ],
        [
          ['verstopfter Abfluss', 'Abflussreinigung'],
          ['wir reinigen verstopfte Abflüsse und Rohre', 'Reinigung von Abfluss und Siphon'],
        ],
        [
          ['Einbau einer Gastherme', 'neue Therme'],
          ['Gasthermen liefern und einbauen', 'Einbau und Wartung jeder Therme'],
        ],
        [
          ['Reparatur der Toilette', 'Toilettenspülung läuft ständig'],
          ['wir reparieren Toiletten und Spülkästen', 'Reparatur von Toilette und Spülkasten'],
        ],
        [
          ['Rohrbruch beheben', 'Wasserrohrbruch in der Wand'],
          ['Notdienst bei Rohrbruch', 'wir beheben jeden Rohrbruch und Wasserrohrbruch'],
        ],
        [
          ['Fußbodenheizung', 'Fußbodenheizung im Bad'],
          ['Fußbodenheizung verlegen und anschließen', 'wir planen und verlegen Fußbodenheizungen'],
        ],
        [
          ['Einbau einer Dusche', 'bodengleiche Dusche'],
          ['wir bauen Duschen ein', 'Einbau von Dusche und Duschwand, auch bodengleich'],
        ],
      ],
    },
    fr: {
      provider: 'un plombier',
      requestNames: ['Cherche plombier', 'Travaux de plomberie dans un appartement', 'Besoin d’un plombier'],
      offeringNames: ['Plomberie et chauffage', 'Plombier de quartier', 'Entreprise de plomberie'],
      amount: {
        request: 'sur place en moins de {n} heures',
        offering: 'nous arrivons en {n} heures au plus',
      },
      concepts: [
        [
          ['remplacement d’un évier', 'un nouvel évier de cuisine'],
          ['nous remplaçons éviers et lavabos', 'dépose et pose d’éviers'],
        ],
        [
          ['réparation d’un robinet', 'un robinet qui goutte'],
          ['réparation de robinets qui gouttent', 'nous réparons ou changeons les robinets'],
        ],
        [
          ['débouchage de canalisation', 'une canalisation bouchée'],
          ['nous débouchons les canalisations', 'débouchage et curage de canalisations'],
        ],
        [
          ['installation d’une chaudière', 'une chaudière neuve à gaz'],
          ['chaudières à gaz fournies et posées', 'installation et entretien de chaudières'],
        ],
        [
          ['réparation de toilettes', 'une chasse d’eau qui coule'],
          ['nous réparons toilettes et chasses d’eau', 'réparation de la chasse d’eau'],
        ],
        [
          ['réparation d’un tuyau éclaté', 'un tuyau éclaté dans le mur'],
          ['dépannage de fuites et de tuyaux éclatés', 'réparation urgente de tuyaux éclatés ou gelés'],
        ],
        [
          ['plancher chauffant', 'chauffage au sol dans la salle de bains'],
          ['pose de planchers chauffants', 'plancher chauffant et chauffage au sol posés'],
        ],
        [
          ['pose d’une douche', 'une douche à l’italienne'],
          ['pose de douches et de parois', 'nous posons des douches à l’italienne'],
        ],
      ],
    },
    es: {
      provider: 'un fontanero',
      requestNames: ['Busco fontanero', 'Trabajos de fontanería en un piso', 'Se necesita fontanero'],
      offeringNames: ['Fontanería y calefacción', 'Fontanero de barrio', 'Empresa de fontanería'],
      amount: { request: 'en casa en menos de {n} horas', offering: 'llegamos en un máximo de {n} horas' },
      concepts: [
        [
          ['cambio de fregadero', 'un fregadero nuevo'],
          ['cambiamos fregaderos y lavabos', 'montaje de fregaderos nuevos'],
        ],
        [
          ['reparación de un grifo', 'un grifo que gotea'],
          ['reparamos grifos que gotean', 'reparación y cambio de grifos'],
        ],
        [
          ['desatasco de tuberías', 'una tubería atascada'],
          ['desatascamos tuberías y desagües', 'desatasco y limpieza de tuberías'],
        ],
        [
          ['instalación de una caldera', 'una caldera de gas nueva'],
          ['instalamos calderas de gas', 'venta e instalación de calderas'],
        ],
        [
          ['reparación del inodoro', 'una cisterna que pierde agua'],
          ['reparamos cisternas e inodoros', 'reparación de inodoros y cisternas que pierden agua'],
        ],
        [
          ['reparación de una tubería rota', 'una tubería reventada en la pared'],
          ['reparación urgente de tuberías rotas', 'arreglamos tuberías reventadas o rotas'],
        ],
        [
          ['suelo radiante', 'calefacción por suelo radiante'],
          ['instalación de suelo radiante', 'montamos suelo radiante en toda la vivienda'],
        ],
        [
          ['instalación de una ducha', 'una ducha a ras de suelo'],
          ['instalación de duchas y mamparas', 'instalamos duchas a ras de suelo'],
        ],
      ],
    },
  },
}
