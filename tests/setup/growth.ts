/** Added to every time, so that noise in very short ones doesn't count. */
const noiseMs = 5

/**
 * The factor by which the CPU time of `work` grows with four times the input: about 4 for linear time, 16 for
 * quadratic time. `work` gets the share of the input to process. Only this thread's CPU time counts, so other load on
 * the machine has little effect; the minimum of `runs` runs is taken.
 */
export async function growthFactor(work: (share: number) => unknown, runs = 3): Promise<number> {
  const cpuMs = async (share: number) => {
    const times: number[] = []
    for (let run = 0; run < runs; run++) {
      const before = process.threadCpuUsage()
      await work(share)
      const { user, system } = process.threadCpuUsage(before)
      times.push((user + system) / 1_000)
    }
    return noiseMs + Math.min(...times)
  }
  const quarter = await cpuMs(0.25)
  return (await cpuMs(1)) / quarter
}

/** A factor from here on is not linear: far below 16, and above the noise around 4. */
export const superlinear = 9
