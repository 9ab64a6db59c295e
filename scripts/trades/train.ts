import { writeFileSync } from 'node:fs'
import { usedWordsSource } from './used-words.ts'

/** Writes which words the posts of each trade use. */
const output = new URL('../../src/language/lexicon/trades/used-words.gen.ts', import.meta.url)
writeFileSync(output, usedWordsSource())
