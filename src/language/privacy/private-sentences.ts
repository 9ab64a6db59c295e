import { sentencesOf } from '../sentences.ts'

const pattern =
  /\b(?:internal(?:ly)?|confidential|between (?:us|you and me)|keep (?:that|this|it) to yourself|(?:do not|don['’]t|please don['’]t) (?:tell|mention|say|reveal|share)|our floor|would go down to|could drop|ask politely|nicht (?:verraten|sagen|erwähnen|weitersagen)|intern\b|unter uns|vertraulich|entre nous|confidentiel|ne (?:le |la )?(?:dites|mentionnez)|entre nosotros|confidencial|no (?:se lo )?(?:digas|diga|menciones|mencione))/iu

/** The sentences of a text that read as if they are only for the assistant; literal slices of the text, in order. */
export const privateSentencesOf = (text: string): string[] =>
  sentencesOf(text).filter((sentence) => pattern.test(sentence))
