import type { Language } from '../../../../language/languages.ts'
import type { Side } from '../../../../shared/sides.ts'

/** What the rules say, in each language; whole sentences, so that every language keeps its own order of words. */
interface Phrases {
  hello(other: string): string
  introduce(side: Side, own: string, name: string): string
  strengths(points: string): string
  requirements(points: string): string
  close(side: Side): string
  regarding(topic: string, answer: string): string
  fits(points: string): string
  lacks(points: string): string
  and: string
  ask(requirement: string): string
  askAmount(requirement: string): string
  askAgainst(requirement: string): string
  askAgain(requirement: string): string
}

export const phrases: Record<Language, Phrases> = {
  en: {
    hello: (other) => (other ? `Hello ${other},` : 'Hello,'),
    introduce: (side, own, name) =>
      side === 'seller'
        ? `${own ? `this is ${own}. ` : ''}We offer: ${name}.`
        : `${own ? `this is ${own}. ` : ''}We are looking for: ${name}.`,
    strengths: (points) => `What may matter most to you: ${points}.`,
    requirements: (points) => `What matters most to us: ${points}.`,
    close: (side) =>
      side === 'seller'
        ? 'Is there anything you would like to know in more detail?'
        : 'How does that sound to you?',
    regarding: (topic, answer) => `Regarding “${topic}”: ${answer}`,
    fits: (points) => `This fits what we need: ${points}.`,
    lacks: (points) => `This doesn't fit yet: ${points}.`,
    and: 'and',
    ask: (r) => `The buyer asks for “${r}”. Can you offer this, and how?`,
    askAmount: (r) => `The buyer asks for “${r}”. What can you offer here, in figures?`,
    askAgainst: (r) =>
      `The buyer asks for “${r}”, and what you state doesn't fit it. Could you meet it after all, or what could you offer instead?`,
    askAgain: (r) => `Your answer on “${r}” leaves it open. Could you be more precise?`,
  },
  de: {
    hello: (other) => (other ? `Guten Tag ${other},` : 'Guten Tag,'),
    introduce: (side, own, name) =>
      side === 'seller'
        ? `${own ? `hier schreibt ${own}. ` : ''}Wir bieten: ${name}.`
        : `${own ? `hier schreibt ${own}. ` : ''}Wir suchen: ${name}.`,
    strengths: (points) => `Das ist für Sie vermutlich am wichtigsten: ${points}.`,
    requirements: (points) => `Das ist uns am wichtigsten: ${points}.`,
    close: (side) => (side === 'seller' ? 'Was möchten Sie genauer wissen?' : 'Wie sehen Sie das?'),
    regarding: (topic, answer) => `Zu „${topic}“: ${answer}`,
    fits: (points) => `Das passt für uns: ${points}.`,
    lacks: (points) => `Das passt für uns noch nicht: ${points}.`,
    and: 'und',
    ask: (r) => `Der Käufer wünscht „${r}“. Können Sie das anbieten, und wie?`,
    askAmount: (r) => `Der Käufer wünscht „${r}“. Was können Sie hier in Zahlen anbieten?`,
    askAgainst: (r) =>
      `Der Käufer wünscht „${r}“, Ihre Angaben passen dazu nicht. Können Sie es doch erfüllen, oder was können Sie stattdessen anbieten?`,
    askAgain: (r) => `Ihre Antwort zu „${r}“ lässt es noch offen. Können Sie genauer werden?`,
  },
  fr: {
    hello: (other) => (other ? `Bonjour ${other},` : 'Bonjour,'),
    introduce: (side, own, name) =>
      side === 'seller'
        ? `${own ? `ici ${own}. ` : ''}Nous proposons : ${name}.`
        : `${own ? `ici ${own}. ` : ''}Nous recherchons : ${name}.`,
    strengths: (points) => `Ce qui compte sans doute le plus pour vous : ${points}.`,
    requirements: (points) => `Ce qui compte le plus pour nous : ${points}.`,
    close: (side) =>
      side === 'seller' ? 'Que souhaitez-vous savoir plus en détail ?' : "Qu'en pensez-vous ?",
    regarding: (topic, answer) => `Au sujet de “${topic}” : ${answer}`,
    fits: (points) => `Cela nous convient : ${points}.`,
    lacks: (points) => `Cela ne nous convient pas encore : ${points}.`,
    and: 'et',
    ask: (r) => `L'acheteur demande “${r}”. Pouvez-vous le proposer, et comment ?`,
    askAmount: (r) => `L'acheteur demande “${r}”. Que pouvez-vous proposer, en chiffres ?`,
    askAgainst: (r) =>
      `L'acheteur demande “${r}”, et vos indications n'y répondent pas. Pourriez-vous y répondre malgré tout, ou que proposez-vous à la place ?`,
    askAgain: (r) => `Votre réponse au sujet de “${r}” laisse la question ouverte. Pouvez-vous préciser ?`,
  },
  es: {
    hello: (other) => (other ? `Hola ${other},` : 'Hola,'),
    introduce: (side, own, name) =>
      side === 'seller'
        ? `${own ? `le escribe ${own}. ` : ''}Ofrecemos: ${name}.`
        : `${own ? `le escribe ${own}. ` : ''}Buscamos: ${name}.`,
    strengths: (points) => `Lo que más le puede interesar: ${points}.`,
    requirements: (points) => `Lo más importante para nosotros: ${points}.`,
    close: (side) => (side === 'seller' ? '¿Qué le gustaría saber con más detalle?' : '¿Qué le parece?'),
    regarding: (topic, answer) => `Sobre “${topic}”: ${answer}`,
    fits: (points) => `Esto encaja con lo que necesitamos: ${points}.`,
    lacks: (points) => `Esto todavía no encaja: ${points}.`,
    and: 'y',
    ask: (r) => `El comprador pide “${r}”. ¿Puede ofrecerlo, y cómo?`,
    askAmount: (r) => `El comprador pide “${r}”. ¿Qué puede ofrecer, en cifras?`,
    askAgainst: (r) =>
      `El comprador pide “${r}” y lo que usted indica no encaja. ¿Podría cumplirlo de todos modos, o qué podría ofrecer en su lugar?`,
    askAgain: (r) => `Su respuesta sobre “${r}” lo deja abierto. ¿Podría precisar?`,
  },
}
