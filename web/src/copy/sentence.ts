/** Adds the full stop that a text lacks, so that a sentence can follow it. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Without the advice to try again, where the advice to log in again follows. */
export const withoutAdvice = (text: string): string =>
  text.replace(/(?<=[.!?…])\s(?:Please try again|Bitte versuchen Sie es (?:noch einmal|erneut))\.$/, '')
