import type { Language } from '../../../../../language/languages.ts'
import type { Side } from '../../../../../shared/sides.ts'

/**
 * The sentences of messages, which both sides read. Each is a whole sentence, because word order differs between
 * languages; `tests/providers/assistant/examples` shows them side by side.
 */
export interface MessageTexts {
  greeting(other: string): string
  /** Follows the greeting's comma: German goes on in lower case. */
  introduction(side: Side, own: string, name: string): string
  /** What a seller has of what is asked for; what a buyer looks for. */
  fits(side: Side, topics: string): string
  /** Before the list of what isn't clear. */
  stillOpen: string
  closing(side: Side): string
  /** A buyer's verdicts. */
  met(topics: string): string
  notMet: string
  and: string
  /** The other side's own words. */
  quoted(words: string): string
  /** The note of a proposal, which stands beside its packages. */
  proposal(options: number): string
  /** After a topic and its answer follows: 'Delivery: '. */
  colon: string
}

export const messageTexts: Record<Language, MessageTexts> = {
  en: {
    greeting: (other) => (other ? `Hello ${other},` : 'Hello,'),
    introduction: (side, own, name) =>
      `${own ? `This is ${own}. ` : ''}We ${side === 'seller' ? 'offer' : 'are looking for'}: ${name}.`,
    fits: (side, topics) =>
      side === 'seller' ? `This fits your request: ${topics}.` : `This matters most to us: ${topics}.`,
    stillOpen: 'Still open from our side:',
    closing: (side) =>
      side === 'seller' ? 'What would you like to know first?' : 'How does that sound to you?',
    met: (topics) => `This fits for us: ${topics}.`,
    notMet: 'This doesn’t fit yet:',
    proposal: (options) =>
      options > 1
        ? 'These options suit us equally. Please choose the one that suits you, or propose other terms.'
        : 'This is our proposal. Please accept it, or propose other terms.',
    and: 'and',
    quoted: (words) => `“${words}”`,
    colon: ': ',
  },
  de: {
    greeting: (other) => (other ? `Guten Tag ${other},` : 'Guten Tag,'),
    introduction: (side, own, name) =>
      `${own ? `hier schreibt ${own}. Wir` : 'wir'} ${side === 'seller' ? 'bieten' : 'suchen'}: ${name}.`,
    fits: (side, topics) =>
      side === 'seller' ? `Das passt zu Ihrer Anfrage: ${topics}.` : `Das ist uns am wichtigsten: ${topics}.`,
    stillOpen: 'Von unserer Seite noch offen:',
    closing: (side) => (side === 'seller' ? 'Was möchten Sie zuerst wissen?' : 'Wie sehen Sie das?'),
    met: (topics) => `Das passt für uns: ${topics}.`,
    notMet: 'Das passt noch nicht:',
    proposal: (options) =>
      options > 1
        ? 'Diese Möglichkeiten sind uns gleich recht. Bitte wählen Sie eine davon, oder schlagen Sie etwas anderes vor.'
        : 'Das ist unser Vorschlag. Bitte nehmen Sie ihn an, oder schlagen Sie etwas anderes vor.',
    and: 'und',
    quoted: (words) => `„${words}“`,
    colon: ': ',
  },
  fr: {
    greeting: (other) => (other ? `Bonjour ${other},` : 'Bonjour,'),
    introduction: (side, own, name) =>
      `${own ? `Ici ${own}. ` : ''}Nous ${side === 'seller' ? 'proposons' : 'recherchons'} : ${name}.`,
    fits: (side, topics) =>
      side === 'seller'
        ? `Ceci répond à votre demande : ${topics}.`
        : `Ce qui compte le plus pour nous : ${topics}.`,
    stillOpen: 'De notre côté, restent à préciser :',
    closing: (side) => (side === 'seller' ? 'Que souhaitez-vous savoir en premier ?' : "Qu'en pensez-vous ?"),
    met: (topics) => `Ceci nous convient : ${topics}.`,
    notMet: 'Ceci ne convient pas encore :',
    proposal: (options) =>
      options > 1
        ? 'Ces options nous conviennent également. Choisissez celle que vous préférez, ou proposez autre chose.'
        : 'Voici notre proposition. Acceptez-la, ou proposez autre chose.',
    and: 'et',
    quoted: (words) => `« ${words} »`,
    colon: ' : ',
  },
  es: {
    greeting: (other) => (other ? `Hola ${other},` : 'Hola,'),
    introduction: (side, own, name) =>
      `${own ? `Le escribe ${own}. ` : ''}${side === 'seller' ? 'Ofrecemos' : 'Buscamos'}: ${name}.`,
    fits: (side, topics) =>
      side === 'seller'
        ? `Esto encaja con su solicitud: ${topics}.`
        : `Lo más importante para nosotros: ${topics}.`,
    stillOpen: 'Por nuestra parte queda por aclarar:',
    closing: (side) => (side === 'seller' ? '¿Qué le gustaría saber primero?' : '¿Qué le parece?'),
    met: (topics) => `Esto nos encaja: ${topics}.`,
    notMet: 'Esto todavía no encaja:',
    proposal: (options) =>
      options > 1
        ? 'Estas opciones nos convienen por igual. Elija la que prefiera o proponga otra cosa.'
        : 'Esta es nuestra propuesta. Acéptela o proponga otra cosa.',
    and: 'y',
    quoted: (words) => `«${words}»`,
    colon: ': ',
  },
}
