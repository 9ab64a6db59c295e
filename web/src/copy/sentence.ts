/** Adds the full stop that a text lacks, so that a sentence can follow it. */
export const sentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`)
