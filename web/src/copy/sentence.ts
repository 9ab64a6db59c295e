/** Adds the full stop that a text lacks, so that a sentence can follow it. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)

/** Without its last sentence if that tells what to do, where another advice follows. */
export const withoutAdvice = (text: string): string =>
  text.replace(/(?<=[.!?…])\s(?:Please|Bitte)\s[^.!?]*[.!]$/, '')
