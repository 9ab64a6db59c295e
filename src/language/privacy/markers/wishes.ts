import { optionalWishes } from '../../lexicon/privacy/references.ts'
import { phrasePattern } from '../phrases.ts'

const wouldBeNice =
  /^\W*(?:\p{L}+ ){0,3}?(?:(?:would|'d|wouldn't it) be|wae?re|serait|seria|estaria) (?:\p{L}+ ){0,2}?(?:nice|great|good|lovely|perfect|ideal|helpful|handy|a (?:plus|bonus)|schon|toll|super|prima|gut|bien|top|parfait|chouette|genial|perfecto)(?!\p{L})/u
const optional = phrasePattern(optionalWishes)

/** 'It would be nice if they took the vases away' is a requirement of a listing, and so is what is no must. */
export const isWish = (plain: string): boolean => wouldBeNice.test(plain) || optional.test(plain)
