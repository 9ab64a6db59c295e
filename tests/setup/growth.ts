/** What takes less is not told from nothing. */
const nothingMs = 5

/**
 * How many times the processor time `work` takes on four times as much: some 4 where it grows with what it is given,
 * 16 where with its square. Only this thread's time counts, so that other work on the machine doesn't; of so many
 * `times`, the least.
 */
export async function growthFactor(work: (share: number) => unknown, times = 3): Promise<number> {
  const took = async (share: number) => {
    const runs: number[] = []
    for (let run = 0; run < times; run++) {
      const before = process.threadCpuUsage()
      await work(share)
      const { user, system } = process.threadCpuUsage(before)
      runs.push((user + system) / 1_000)
    }
    return nothingMs + Math.min(...runs)
  }
  const quarter = await took(0.25)
  return (await took(1)) / quarter
}

/** Far from 16, and above what chance makes of 4. */
export const superlinear = 9
