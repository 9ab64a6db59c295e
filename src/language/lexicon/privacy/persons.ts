/** Words for who speaks, who is spoken to and who is spoken of, in plain form. */

export const persons = {
  i: /(?<![a-z])(?:i|me|my|mine|i'm|ich|mir|mich|mein[a-z]*|je|j'|moi|mon|ma|mes|yo|mi|mis)(?![a-z])/,
  we: /(?<![a-z])(?:we|us|our|ours|wir|uns|unser[a-z]*|nous|notre|nos|on|nosotros|nosotras|nuestr[a-z]*)(?![a-z])/,
  you: /(?<![a-z])(?:you|your|yours|u|ihr|euch|eure[mnrs]?|dir|dich|dein[a-z]*|du|ihre[mnrs]?|vous|votre|vos|tu|te|toi|ton|ta|tes|usted|ustedes|os|vuestr[a-z]*|ti|tus)(?![a-z])/,
  they: /(?<![a-z])(?:they|them|their|theirs|he|him|his|she|her|denen|ihnen|deren|ihm|die (?:wollen|sind|haben|wissen|wirken|zahlen|brauchen)|ils|elles|leur|leurs|lui|ellos|ellas|les|su|sus)(?![a-z])/,
} as const

/** The polite German 'Sie' within a sentence. */
export const politeYou = /(?<=\S\s)(?:Sie|Ihnen|Ihr|Ihre[mnrs]?)(?!\p{L})/u
