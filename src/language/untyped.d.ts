declare module 'snowball-stemmers' {
  export function newStemmer(algorithm: string): { stem(word: string): string }
}

declare module 'stopword' {
  export const eng: string[]
  export const deu: string[]
  export const fra: string[]
  export const spa: string[]
}
