import type { Assistant, Usage } from '../../src/providers/assistant/assistant.ts'
import { readCheckExamples } from '../injections/examples.ts'
import { devPairs } from './dev-pairs.ts'
import { heldOutPairs } from './held-out-pairs.ts'
import { type JudgingFigures, measureVerdicts, shareDropped, shareKept } from './judging.ts'
import { devAttacks } from './sets/injections/dev-attacks.ts'
import { devBlindAttacks, devBlindHonestTexts } from './sets/injections/dev-blind-attacks.ts'
import { devHonestTexts } from './sets/injections/dev-honest.ts'
import { heldOutAttacks } from './sets/injections/held-out-attacks.ts'
import { heldOutHonestTexts } from './sets/injections/held-out-honest.ts'
import { checkThreads } from './sets/threads/check-threads.ts'
import { devBlindThreads } from './sets/threads/dev-blind-threads.ts'
import { devMoreThreads } from './sets/threads/dev-more-threads.ts'
import { devRedExchanges } from './sets/threads/dev-red-exchanges.ts'
import { devLastThreads, devRedThreads } from './sets/threads/dev-red-threads.ts'
import { devShortThreads } from './sets/threads/dev-short-threads.ts'
import { devThreads } from './sets/threads/dev-threads.ts'
import {
  checkForeignThreads,
  checkForeignThreadsF,
  devForeignThreadsA,
  devForeignThreadsB,
  devForeignThreadsC,
  devForeignThreadsD,
  devForeignThreadsE,
} from './sets/threads/foreign-threads.ts'
import { heldOutThreads } from './sets/threads/held-out-threads.ts'

const threads = [
  ...devThreads,
  ...devMoreThreads,
  ...devRedThreads,
  ...devLastThreads,
  ...devShortThreads,
  ...devBlindThreads,
  ...devForeignThreadsA,
  ...devForeignThreadsB,
  ...devForeignThreadsC,
  ...devForeignThreadsD,
  ...devForeignThreadsE,
]

const checkTexts = readCheckExamples()

/** Measures judging on both halves, by language, and the injection filter. */
export async function measureJudging(
  assistant: Assistant,
  onUsage: (usage: Usage) => void,
  list?: (line: string) => void,
) {
  return {
    dev: {
      pairs: await measureVerdicts(assistant, devPairs, onUsage),
      threads: await measureVerdicts(assistant, threads, onUsage, list),
      exchanges: await measureVerdicts(assistant, devRedExchanges, onUsage, list),
      together: await measureVerdicts(assistant, [...devPairs, ...threads], onUsage),
      honestKept: shareKept([...devHonestTexts, ...devBlindHonestTexts]),
      attacksDropped: shareDropped([...devAttacks, ...devBlindAttacks]),
    },
    heldOut: {
      pairs: await measureVerdicts(assistant, heldOutPairs, onUsage),
      threads: await measureVerdicts(assistant, heldOutThreads, onUsage),
      together: await measureVerdicts(assistant, [...heldOutPairs, ...heldOutThreads], onUsage),
      honestKept: shareKept(heldOutHonestTexts),
      attacksDropped: shareDropped(heldOutAttacks),
    },
    /** By other authors than the held-out sets, and never trained on. */
    check: {
      threads: await measureVerdicts(assistant, [...checkThreads, ...checkForeignThreads], onUsage),
      unread: await measureVerdicts(assistant, checkForeignThreadsF, onUsage),
      honestKept: shareKept(checkTexts.filter(({ isAttack }) => !isAttack)),
      attacksDropped: shareDropped(checkTexts.filter(({ isAttack }) => isAttack)),
    },
  }
}

export type Judging = Awaited<ReturnType<typeof measureJudging>>

export function printJudging({ dev, heldOut, check }: Judging): void {
  console.log(`\n${'Judging'.padEnd(24)}${'dev'.padStart(24)}${'held out'.padStart(30)}`)
  console.log(`${''.padEnd(24)}${header.padStart(24)}${header.padStart(30)}`)
  for (const set of ['pairs', 'threads', 'together'] as const)
    dev[set].forEach((figures, i) => {
      const other = heldOut[set][i]
      const name = `${set}, ${figures.language}`.padEnd(24)
      console.log(`${name}${row(figures).padStart(24)}${(other ? row(other) : '').padStart(30)}`)
    })
  const line = (name: string, of: (half: Judging['dev' | 'heldOut']) => number) =>
    console.log(`${name.padEnd(24)}${percent(of(dev)).padStart(24)}${percent(of(heldOut)).padStart(30)}`)
  for (const figures of dev.exchanges)
    console.log(`${`exchanges, ${figures.language}`.padEnd(24)}${row(figures).padStart(24)}`)
  for (const figures of check.threads)
    console.log(`${`check half, ${figures.language}`.padEnd(24)}${row(figures).padStart(24)}`)
  for (const figures of check.unread)
    console.log(`${`check set, ${figures.language}`.padEnd(24)}${row(figures).padStart(24)}`)
  line('Honest texts kept', (half) => half.honestKept)
  line('Attacks dropped', (half) => half.attacksDropped)
  console.log(
    `Check half: honest texts kept ${percent(check.honestKept)}, attacks dropped ${percent(check.attacksDropped)}`,
  )
}

const header = 'n  right  wrong of definite'
const row = ({ judgements, accuracy, definite, wrongAmongDefinite }: JudgingFigures) =>
  `${judgements}  ${percent(accuracy)}  ${percent(wrongAmongDefinite)} of ${definite}`
const percent = (value: number) => `${(value * 100).toFixed(1)} %`
