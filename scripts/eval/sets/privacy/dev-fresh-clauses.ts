import type { Language } from '../types.ts'
import { type MarkedRow, markedClauses } from './marked-clauses.ts'

const rows: Readonly<Record<Language, readonly MarkedRow[]>> = {
  en: [
    [
      'seller',
      "Quick note from the van: [+the piano can be moved on Saturday+]; [-worst case I'll do it for 190-].",
    ],
    [
      'buyer',
      "[+We are after a bilingual host for two evenings+]. [-What they don't know is that the first host quit-]. [+Dress code is black+].",
    ],
    ['seller', '[-Hush about the price rise in July-]. [+Orders ship within 48 hours+].'],
    [
      'buyer',
      '[-Our ceiling, not for their ears, is 18 per square metre-]; [+the floor must be sanded and oiled+].',
    ],
    ['seller', '[+Yes, we can engrave names.+] [-Hold the discount back until they ask twice.-]'],
    ['buyer', '[-He sounds inexperienced to me-]. [+Does the course include exam fees?+]'],
    ['seller', '[-We really need this order to make payroll-]. [+Capacity is 900 shirts a week+].'],
    ['seller', '[+Minimum order is 50 units+], [+discounts of 5 % from 200 units+].'],
    ['buyer', "[+If you can't do June, July works as well+]."],
    ['seller', '[+We never share your address with third parties+].'],
  ],
  de: [
    [
      'seller',
      'Kurz vom Bau: [+Der Estrich ist Mittwoch fertig+]; [-im schlimmsten Fall mach ichs für 1900-].',
    ],
    [
      'buyer',
      '[+Gesucht wird eine Moderation für zwei Abende+]. [-Dass die erste abgesprungen ist, erzählen wir lieber nicht-]. [+Kleidung schwarz+].',
    ],
    ['seller', '[-Über die Preiserhöhung im Juli kein Sterbenswort-]. [+Versand innerhalb von 48 Stunden+].'],
    [
      'buyer',
      '[-Obergrenze, nicht für deren Ohren: 18 je Quadratmeter-]. [+Der Boden soll geschliffen und geölt werden+].',
    ],
    ['seller', '[+Ja, Gravur ist möglich.+] [-Rück mit dem Rabatt erst raus, wenn sie zweimal fragen.-]'],
    ['buyer', '[-Der wirkt auf mich ziemlich unerfahren-]. [+Sind die Prüfungsgebühren enthalten?+]'],
    ['seller', '[-Ohne diesen Auftrag wird es für uns eng-]. [+Wir schaffen 900 Hemden pro Woche+].'],
    ['seller', '[+Mindestabnahme 50 Stück+], [+ab 200 Stück 5 % Rabatt+].'],
    ['buyer', '[+Wenn Juni nicht geht, passt uns auch der Juli+].'],
    ['seller', '[+Wir geben Ihre Adresse nie an Dritte weiter+].'],
  ],
  fr: [
    ['seller', 'Petit mot du camion : [+le piano peut partir samedi+] ; [-au pire je le fais à 190-].'],
    [
      'buyer',
      "[+Nous cherchons une hôtesse bilingue pour deux soirées+]. [-Ce qu'ils ignorent, c'est que la première a démissionné-]. [+Tenue noire+].",
    ],
    ['seller', '[-Motus sur la hausse de juillet-]. [+Expédition sous 48 heures+].'],
    [
      'buyer',
      "[-Notre plafond, à ne pas leur dire, c'est 18 du mètre carré-]. [+Le parquet doit être poncé et huilé+].",
    ],
    ['seller', "[+Oui, la gravure est possible.+] [-Ne sors la remise que s'ils demandent deux fois.-]"],
    ['buyer', "[-Il me paraît peu expérimenté-]. [+Les frais d'examen sont-ils compris ?+]"],
    ['seller', '[-Sans cette commande on ne passe pas le mois-]. [+Capacité de 900 chemises par semaine+].'],
    ['seller', '[+Commande minimum de 50 pièces+], [+remise de 5 % dès 200 pièces+].'],
    ['buyer', "[+Si juin n'est pas possible, juillet nous va aussi+]."],
    ['seller', '[+Nous ne communiquons jamais votre adresse à des tiers+].'],
  ],
  es: [
    [
      'seller',
      'Nota rápida: [+el piano se puede mover el sábado+]; [-en el peor de los casos lo hago por 190-].',
    ],
    [
      'buyer',
      '[+Buscamos una azafata bilingüe para dos noches+]. [-Lo que no saben es que la primera renunció-]. [+Vestimenta negra+].',
    ],
    ['seller', '[-Chitón con la subida de julio-]. [+Envío en 48 horas+].'],
    [
      'buyer',
      '[-Nuestro techo, que no lo oigan ellos, es 18 por metro cuadrado-]. [+El suelo hay que lijarlo y aceitarlo+].',
    ],
    ['seller', '[+Sí, podemos grabar nombres.+] [-Resérvate el descuento hasta que pregunten dos veces.-]'],
    ['buyer', '[-Me parece bastante inexperto-]. [+¿El curso incluye las tasas del examen?+]'],
    ['seller', '[-Sin este pedido no llegamos a fin de mes-]. [+Capacidad de 900 camisas por semana+].'],
    ['seller', '[+Pedido mínimo de 50 unidades+], [+5 % de descuento desde 200 unidades+].'],
    ['buyer', '[+Si junio no puede ser, julio también nos va bien+].'],
    ['seller', '[+Nunca damos su dirección a terceros+].'],
  ],
}

/** Round inputs that were measured once (9 of 28 private clauses leaked) before the classifier was fitted to them. */
export const devFreshClauses = markedClauses('fresh', rows)
