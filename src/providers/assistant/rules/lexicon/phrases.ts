import type { Language } from '../../../../language/languages.ts'
import type { Side } from '../../../../shared/sides.ts'

/**
 * The sentences of messages and questions, shown to users. Each is a whole sentence, because word order differs
 * between languages.
 */
interface Phrases {
  greeting(other: string): string
  introduction(side: Side, own: string, name: string): string
  strengths(points: string): string
  requirements(points: string): string
  closing(side: Side): string
  regarding(topic: string, answer: string): string
  requirementsMet(points: string): string
  requirementsNotMet(points: string): string
  question(requirement: string): string
  questionForAmount(requirement: string): string
  questionForAlternative(requirement: string): string
  questionForDetails(requirement: string): string
}

export const phrases: Record<Language, Phrases> = {
  en: {
    greeting: (other) => (other ? `Hello ${other},` : 'Hello,'),
    introduction: (side, own, name) =>
      side === 'seller'
        ? `${own ? `this is ${own}. ` : ''}We offer: ${name}.`
        : `${own ? `this is ${own}. ` : ''}We are looking for: ${name}.`,
    strengths: (points) => `What may matter most to you: ${points}.`,
    requirements: (points) => `What matters most to us: ${points}.`,
    closing: (side) =>
      side === 'seller'
        ? 'Is there anything you would like to know in more detail?'
        : 'How does that sound to you?',
    regarding: (topic, answer) => `Regarding “${topic}”: ${answer}`,
    requirementsMet: (points) => `This fits what we need: ${points}.`,
    requirementsNotMet: (points) => `This doesn't fit yet: ${points}.`,
    question: (r) => `The buyer asks for “${r}”. Can you offer this, and how?`,
    questionForAmount: (r) => `The buyer asks for “${r}”. What can you offer here, in figures?`,
    questionForAlternative: (r) =>
      `The buyer asks for “${r}”, and what you state doesn't fit it. Could you meet it after all, or what could you offer instead?`,
    questionForDetails: (r) => `Your answer on “${r}” leaves it open. Could you be more precise?`,
  },
  de: {
    greeting: (other) => (other ? `Guten Tag ${other},` : 'Guten Tag,'),
    introduction: (side, own, name) =>
      side === 'seller'
        ? `${own ? `hier schreibt ${own}. ` : ''}Wir bieten: ${name}.`
        : `${own ? `hier schreibt ${own}. ` : ''}Wir suchen: ${name}.`,
    strengths: (points) => `Das ist für Sie vermutlich am wichtigsten: ${points}.`,
    requirements: (points) => `Das ist uns am wichtigsten: ${points}.`,
    closing: (side) => (side === 'seller' ? 'Was möchten Sie genauer wissen?' : 'Wie sehen Sie das?'),
    regarding: (topic, answer) => `Zu „${topic}“: ${answer}`,
    requirementsMet: (points) => `Das passt für uns: ${points}.`,
    requirementsNotMet: (points) => `Das passt für uns noch nicht: ${points}.`,
    question: (r) => `Der Käufer wünscht „${r}“. Können Sie das anbieten, und wie?`,
    questionForAmount: (r) => `Der Käufer wünscht „${r}“. Was können Sie hier in Zahlen anbieten?`,
    questionForAlternative: (r) =>
      `Der Käufer wünscht „${r}“, Ihre Angaben passen dazu nicht. Können Sie es doch erfüllen, oder was können Sie stattdessen anbieten?`,
    questionForDetails: (r) => `Ihre Antwort zu „${r}“ lässt es noch offen. Können Sie genauer werden?`,
  },
  fr: {
    greeting: (other) => (other ? `Bonjour ${other},` : 'Bonjour,'),
    introduction: (side, own, name) =>
      side === 'seller'
        ? `${own ? `ici ${own}. ` : ''}Nous proposons : ${name}.`
        : `${own ? `ici ${own}. ` : ''}Nous recherchons : ${name}.`,
    strengths: (points) => `Ce qui compte sans doute le plus pour vous : ${points}.`,
    requirements: (points) => `Ce qui compte le plus pour nous : ${points}.`,
    closing: (side) =>
      side === 'seller' ? 'Que souhaitez-vous savoir plus en détail ?' : "Qu'en pensez-vous ?",
    regarding: (topic, answer) => `Au sujet de “${topic}” : ${answer}`,
    requirementsMet: (points) => `Cela nous convient : ${points}.`,
    requirementsNotMet: (points) => `Cela ne nous convient pas encore : ${points}.`,
    question: (r) => `L'acheteur demande “${r}”. Pouvez-vous le proposer, et comment ?`,
    questionForAmount: (r) => `L'acheteur demande “${r}”. Que pouvez-vous proposer, en chiffres ?`,
    questionForAlternative: (r) =>
      `L'acheteur demande “${r}”, et vos indications n'y répondent pas. Pourriez-vous y répondre malgré tout, ou que proposez-vous à la place ?`,
    questionForDetails: (r) =>
      `Votre réponse au sujet de “${r}” laisse la question ouverte. Pouvez-vous préciser ?`,
  },
  es: {
    greeting: (other) => (other ? `Hola ${other},` : 'Hola,'),
    introduction: (side, own, name) =>
      side === 'seller'
        ? `${own ? `le escribe ${own}. ` : ''}Ofrecemos: ${name}.`
        : `${own ? `le escribe ${own}. ` : ''}Buscamos: ${name}.`,
    strengths: (points) => `Lo que más le puede interesar: ${points}.`,
    requirements: (points) => `Lo más importante para nosotros: ${points}.`,
    closing: (side) => (side === 'seller' ? '¿Qué le gustaría saber con más detalle?' : '¿Qué le parece?'),
    regarding: (topic, answer) => `Sobre “${topic}”: ${answer}`,
    requirementsMet: (points) => `Esto encaja con lo que necesitamos: ${points}.`,
    requirementsNotMet: (points) => `Esto todavía no encaja: ${points}.`,
    question: (r) => `El comprador pide “${r}”. ¿Puede ofrecerlo, y cómo?`,
    questionForAmount: (r) => `El comprador pide “${r}”. ¿Qué puede ofrecer, en cifras?`,
    questionForAlternative: (r) =>
      `El comprador pide “${r}” y lo que usted indica no encaja. ¿Podría cumplirlo de todos modos, o qué podría ofrecer en su lugar?`,
    questionForDetails: (r) => `Su respuesta sobre “${r}” lo deja abierto. ¿Podría precisar?`,
  },
}
