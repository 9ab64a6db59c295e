import type { Pair } from '../../cases.ts'
import { foreignThreadsFDe } from './check-foreign-threads/f-de.ts'
import { foreignThreadsFEn } from './check-foreign-threads/f-en.ts'
import { foreignThreadsFEs } from './check-foreign-threads/f-es.ts'
import { foreignThreadsFFr } from './check-foreign-threads/f-fr.ts'
import { foreignThreadsADe } from './foreign-threads/a-de.ts'
import { foreignThreadsAEn } from './foreign-threads/a-en.ts'
import { foreignThreadsAEs } from './foreign-threads/a-es.ts'
import { foreignThreadsAFr } from './foreign-threads/a-fr.ts'
import { foreignThreadsBDe } from './foreign-threads/b-de.ts'
import { foreignThreadsBEn } from './foreign-threads/b-en.ts'
import { foreignThreadsBEs } from './foreign-threads/b-es.ts'
import { foreignThreadsBFr } from './foreign-threads/b-fr.ts'
import { foreignThreadsCDe } from './foreign-threads/c-de.ts'
import { foreignThreadsCEn } from './foreign-threads/c-en.ts'
import { foreignThreadsCEs } from './foreign-threads/c-es.ts'
import { foreignThreadsCFr } from './foreign-threads/c-fr.ts'
import { foreignThreadsDDe } from './foreign-threads/d-de.ts'
import { foreignThreadsDEn } from './foreign-threads/d-en.ts'
import { foreignThreadsDEs } from './foreign-threads/d-es.ts'
import { foreignThreadsDFr } from './foreign-threads/d-fr.ts'
import { foreignThreadsEDe } from './foreign-threads/e-de.ts'
import { foreignThreadsEEn } from './foreign-threads/e-en.ts'
import { foreignThreadsEEs } from './foreign-threads/e-es.ts'
import { foreignThreadsEFr } from './foreign-threads/e-fr.ts'
import { foreignThreadsGDe } from './foreign-threads/g-de.ts'
import { foreignThreadsGEn } from './foreign-threads/g-en.ts'
import { foreignThreadsGEs } from './foreign-threads/g-es.ts'
import { foreignThreadsGFr } from './foreign-threads/g-fr.ts'
import { foreignThreadsHDe } from './foreign-threads/h-de.ts'
import { foreignThreadsHEn } from './foreign-threads/h-en.ts'
import { foreignThreadsHEs } from './foreign-threads/h-es.ts'
import { foreignThreadsHFr } from './foreign-threads/h-fr.ts'
import { foreignThreadsIDe } from './foreign-threads/i-de.ts'
import { foreignThreadsIEn } from './foreign-threads/i-en.ts'
import { foreignThreadsIEs } from './foreign-threads/i-es.ts'
import { foreignThreadsIFr } from './foreign-threads/i-fr.ts'

const authorA = [foreignThreadsADe, foreignThreadsAEn, foreignThreadsAEs, foreignThreadsAFr]
const authorB = [foreignThreadsBDe, foreignThreadsBEn, foreignThreadsBEs, foreignThreadsBFr]
const authorC = [foreignThreadsCDe, foreignThreadsCEn, foreignThreadsCEs, foreignThreadsCFr]
const authorD = [foreignThreadsDDe, foreignThreadsDEn, foreignThreadsDEs, foreignThreadsDFr]
const authorI = [foreignThreadsIDe, foreignThreadsIEn, foreignThreadsIEs, foreignThreadsIFr]

/** Every fourth conversation of a file is for checking only: it is neither read nor trained on. */
const isForChecking = (_: Pair, i: number) => i % 4 === 3
const forChecking = (files: readonly (readonly Pair[])[]) =>
  files.flatMap((pairs) => pairs.filter(isForChecking))
const forTraining = (files: readonly (readonly Pair[])[]) =>
  files.flatMap((pairs) => pairs.filter((pair, i) => !isForChecking(pair, i)))

/** Conversations by authors who saw neither the rules nor other conversations. */
export const devForeignThreadsA: readonly Pair[] = forTraining(authorA)
export const devForeignThreadsB: readonly Pair[] = forTraining(authorB)
export const devForeignThreadsC: readonly Pair[] = forTraining(authorC)
export const devForeignThreadsD: readonly Pair[] = forTraining(authorD)
/** Of this author and the next two everything is for training. */
export const devForeignThreadsE: readonly Pair[] = [
  ...foreignThreadsEDe,
  ...foreignThreadsEEn,
  ...foreignThreadsEEs,
  ...foreignThreadsEFr,
]
export const devForeignThreadsG: readonly Pair[] = [
  ...foreignThreadsGDe,
  ...foreignThreadsGEn,
  ...foreignThreadsGEs,
  ...foreignThreadsGFr,
]
export const devForeignThreadsH: readonly Pair[] = [
  ...foreignThreadsHDe,
  ...foreignThreadsHEn,
  ...foreignThreadsHEs,
  ...foreignThreadsHFr,
]
export const devForeignThreadsI: readonly Pair[] = forTraining(authorI)
export const checkForeignThreads: readonly Pair[] = forChecking([
  ...authorA,
  ...authorB,
  ...authorC,
  ...authorD,
  ...authorI,
])
/** Of this author everything is for checking. */
export const checkForeignThreadsF: readonly Pair[] = [
  ...foreignThreadsFDe,
  ...foreignThreadsFEn,
  ...foreignThreadsFEs,
  ...foreignThreadsFFr,
]
