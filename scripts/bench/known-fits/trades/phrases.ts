import type { Language } from '../../../../src/language/languages.ts'
import type { Side } from '../../../../src/shared/sides.ts'
import type { Concept } from './trade.ts'

/** What listings of every trade say, and the sentences around it. */

interface Phrases {
  /** In the same order in every language. */
  readonly commonConcepts: readonly Concept[]
  /** `{x}` is a concept in the listing's words. */
  readonly need: readonly string[]
  readonly exclusion: Readonly<Record<Side, readonly string[]>>
  /** `{p}` is an amount with its currency. */
  readonly budget: readonly string[]
  readonly rate: readonly string[]
  readonly requestDescriptions: readonly string[]
  readonly offeringDescriptions: readonly string[]
  /** A request as a person types it: `{provider}`, `{list}`, `{p}`. */
  readonly typed: readonly string[]
  readonly and: string
  /** Digit groups of an amount. */
  readonly groupSeparator: string
}

export const phrases: Record<Language, Phrases> = {
  en: {
    commonConcepts: [
      [
        ['weekend appointments', 'possible at the weekend'],
        ['open at the weekend', 'weekend appointments without surcharge'],
      ],
      [
        ['delivery to the door', 'home delivery'],
        ['free delivery', 'delivery to your door'],
      ],
      [
        ['certified staff', 'certified'],
        ['certified company', 'our staff is certified'],
      ],
      [
        ['fully insured', 'liability insurance'],
        ['we are fully insured', 'liability insurance included'],
      ],
    ],
    need: ['I need {x}', 'We need {x}', '{x}'],
    exclusion: {
      buyer: ['We do not need {x}', 'Not part of it: {x}'],
      seller: ['We do not offer: {x}', 'Not available: {x}'],
    },
    budget: ['budget {p}', 'Our budget is {p}', 'up to {p}'],
    rate: ['from {p} per hour', 'prices from {p}', '{p} per hour'],
    requestDescriptions: [
      'We live on the third floor and are flexible with dates.',
      'Please tell us when you could start and what it would cost.',
      'It is urgent for us, and good communication matters.',
      'We moved here last year and do not know anybody yet.',
    ],
    offeringDescriptions: [
      'Family business since 1998 with friendly staff.',
      'Call us any time, we answer the same day.',
      'Many regular customers recommend us to their friends.',
      'A small team that takes its time and keeps its word.',
    ],
    typed: [
      "Hi, I'm looking to hire {provider} who can take care of {list}, budget {p}, please call 0151 2345678.",
      'Hello, we need {list}. Our budget is {p}. Please call me in the evening, thanks, Anna',
      "I'm looking for {provider} for {list}. I can spend {p} at most. Kind regards, Tom",
    ],
    and: ' and ',
    groupSeparator: ',',
  },
  de: {
    commonConcepts: [
      [
        ['Termine am Wochenende', 'auch am Wochenende'],
        ['am Wochenende geöffnet', 'Wochenende ohne Aufpreis'],
      ],
      [
        ['Lieferung bis zur Tür', 'Lieferung nach Hause'],
        ['kostenlose Lieferung', 'Lieferung bis vor die Tür'],
      ],
      [
        ['zertifizierte Mitarbeiter', 'zertifiziert'],
        ['zertifizierter Betrieb', 'unsere Mitarbeiter sind zertifiziert'],
      ],
      [
        ['mit Haftpflichtversicherung', 'vollständig versichert'],
        ['Haftpflichtversicherung vorhanden', 'wir sind vollständig versichert'],
      ],
    ],
    need: ['Ich brauche {x}', 'Wir suchen: {x}', '{x}'],
    exclusion: {
      buyer: ['Nicht nötig: {x}', 'Nicht dabei: {x}'],
      seller: ['Nicht im Angebot: {x}', 'Wir machen nicht: {x}'],
    },
    budget: ['Budget {p}', 'Unser Budget beträgt {p}', 'bis {p}'],
    rate: ['ab {p} pro Stunde', 'Preise ab {p}', '{p} pro Stunde'],
    requestDescriptions: [
      'Wir wohnen im dritten Stock und sind bei den Terminen flexibel.',
      'Bitte sagen Sie uns, wann Sie anfangen könnten und was es kostet.',
      'Es ist uns eilig, und gute Absprachen sind uns wichtig.',
      'Wir sind letztes Jahr hergezogen und kennen noch niemanden.',
    ],
    offeringDescriptions: [
      'Familienbetrieb seit 1998 mit freundlichem Team.',
      'Rufen Sie uns an, wir antworten am selben Tag.',
      'Viele Stammkunden empfehlen uns weiter.',
      'Ein kleines Team, das sich Zeit nimmt und Wort hält.',
    ],
    typed: [
      'Hallo, ich suche {provider} für folgende Dinge: {list}, Budget {p}, bitte anrufen unter 0151 2345678.',
      'Guten Tag, wir brauchen {list}. Unser Budget beträgt {p}. Bitte abends anrufen, danke, Anna',
      'Ich suche {provider} für {list}. Ich kann höchstens {p} ausgeben. Viele Grüße, Tom',
    ],
    and: ' und ',
    groupSeparator: '.',
  },
  fr: {
    commonConcepts: [
      [
        ['rendez-vous le week-end', 'possible le week-end'],
        ['ouvert le week-end', 'le week-end sans supplément'],
      ],
      [
        ['livraison à domicile', 'livraison jusqu’à la porte'],
        ['livraison gratuite', 'livraison à votre porte'],
      ],
      [
        ['personnel certifié', 'certifié'],
        ['entreprise certifiée', 'notre personnel est certifié'],
      ],
      [
        ['assurance responsabilité civile', 'bien assuré'],
        ['nous avons une assurance responsabilité civile', 'entreprise bien assurée'],
      ],
    ],
    need: ['J’ai besoin de : {x}', 'Nous cherchons : {x}', '{x}'],
    exclusion: {
      buyer: ['Pas besoin de : {x}', 'Nous ne voulons pas : {x}'],
      seller: ['Nous ne proposons pas : {x}', 'Pas disponible : {x}'],
    },
    budget: ['budget {p}', 'Notre budget est de {p}', 'jusqu’à {p}'],
    rate: ['à partir de {p} de l’heure', 'prix à partir de {p}', '{p} de l’heure'],
    requestDescriptions: [
      'Nous habitons au troisième étage et sommes flexibles sur les dates.',
      'Dites-nous quand vous pourriez commencer et combien cela coûterait.',
      'C’est urgent pour nous, et une bonne communication compte.',
      'Nous sommes arrivés l’an dernier et ne connaissons encore personne.',
    ],
    offeringDescriptions: [
      'Entreprise familiale depuis 1998, accueil souriant.',
      'Appelez-nous, nous répondons le jour même.',
      'Beaucoup de clients fidèles nous recommandent.',
      'Une petite équipe qui prend son temps et tient parole.',
    ],
    typed: [
      'Bonjour, je cherche {provider} pour {list}, budget {p}, merci de m’appeler au 06 12 34 56 78.',
      'Bonjour, nous avons besoin de {list}. Notre budget est de {p}. Appelez le soir, merci, Anna',
      'Je cherche {provider} pour {list}. Je peux dépenser {p} au maximum. Cordialement, Tom',
    ],
    and: ' et ',
    groupSeparator: ' ',
  },
  es: {
    commonConcepts: [
      [
        ['citas en fin de semana', 'también en fin de semana'],
        ['abierto en fin de semana', 'fin de semana sin recargo'],
      ],
      [
        ['entrega a domicilio', 'entrega en la puerta'],
        ['entrega gratuita', 'entrega a domicilio en la puerta'],
      ],
      [
        ['personal certificado', 'certificado'],
        ['empresa certificada', 'nuestro personal está certificado'],
      ],
      [
        ['seguro de responsabilidad civil', 'con seguro'],
        ['tenemos seguro de responsabilidad civil', 'trabajamos con seguro'],
      ],
    ],
    need: ['Necesito {x}', 'Buscamos {x}', '{x}'],
    exclusion: {
      buyer: ['No necesitamos {x}', 'No hace falta {x}'],
      seller: ['No ofrecemos: {x}', 'No disponible: {x}'],
    },
    budget: ['presupuesto {p}', 'Nuestro presupuesto es de {p}', 'hasta {p}'],
    rate: ['desde {p} por hora', 'precios desde {p}', '{p} por hora'],
    requestDescriptions: [
      'Vivimos en un tercer piso y somos flexibles con las fechas.',
      'Díganos cuándo podría empezar y cuánto costaría.',
      'Es urgente para nosotros, y la buena comunicación importa.',
      'Llegamos el año pasado y todavía no conocemos a nadie.',
    ],
    offeringDescriptions: [
      'Empresa familiar desde 1998 con trato amable.',
      'Llámenos, respondemos el mismo día.',
      'Muchos clientes fijos nos recomiendan.',
      'Un equipo pequeño que se toma su tiempo y cumple.',
    ],
    typed: [
      'Hola, busco {provider} para {list}, presupuesto {p}, por favor llámenme al 612 345 678.',
      'Buenos días, necesitamos {list}. Nuestro presupuesto es de {p}. Llamen por la tarde, gracias, Anna',
      'Busco {provider} para {list}. Puedo gastar {p} como máximo. Un saludo, Tom',
    ],
    and: ' y ',
    groupSeparator: '.',
  },
}

/** Two parts make a brand: names that say nothing about the trade. */
export const brandParts = [
  'Bella Casa Alder Orion Kestrel Marlow Linden Vega Juno Corvin Tessera Halcyon Ravel Solent Aurora Brisa Fenwick Calder Monte North'.split(
    ' ',
  ),
  'Vista Nova Gate Point Bridge Lane Court Grove Row Luna Verde Alta Crown Star Bay Mill Ridge Forge'.split(
    ' ',
  ),
] as const
