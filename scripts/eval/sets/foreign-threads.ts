import type { Pair } from '../cases.ts'
import { foreignThreadsADe } from './foreign-threads/a-de.ts'
import { foreignThreadsAEn } from './foreign-threads/a-en.ts'
import { foreignThreadsAEs } from './foreign-threads/a-es.ts'
import { foreignThreadsAFr } from './foreign-threads/a-fr.ts'
import { foreignThreadsBDe } from './foreign-threads/b-de.ts'
import { foreignThreadsBEn } from './foreign-threads/b-en.ts'
import { foreignThreadsBEs } from './foreign-threads/b-es.ts'
import { foreignThreadsBFr } from './foreign-threads/b-fr.ts'

const authorA = [foreignThreadsADe, foreignThreadsAEn, foreignThreadsAEs, foreignThreadsAFr]
const authorB = [foreignThreadsBDe, foreignThreadsBEn, foreignThreadsBEs, foreignThreadsBFr]

/** Every fourth conversation of a file is for checking only: it is neither read nor trained on. */
const isForChecking = (_: Pair, i: number) => i % 4 === 3
const forChecking = (files: readonly (readonly Pair[])[]) =>
  files.flatMap((pairs) => pairs.filter(isForChecking))
const forTraining = (files: readonly (readonly Pair[])[]) =>
  files.flatMap((pairs) => pairs.filter((pair, i) => !isForChecking(pair, i)))

/** Conversations by two authors who saw neither the rules nor other conversations. */
export const devForeignThreadsA: readonly Pair[] = forTraining(authorA)
export const devForeignThreadsB: readonly Pair[] = forTraining(authorB)
export const checkForeignThreads: readonly Pair[] = forChecking([...authorA, ...authorB])
