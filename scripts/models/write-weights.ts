import { writeFileSync } from 'node:fs'

/** Stores weights as bytes, the largest one as 127. */
export function writeWeights(file: URL, weights: Float64Array, command: string): void {
  const largest = weights.reduce((max, weight) => Math.max(max, Math.abs(weight)), 0)
  const scale = largest / 127
  const bytes = Int8Array.from(weights, (weight) => Math.round(weight / scale))
  writeFileSync(
    file,
    `/** Written by \`${command}\`; do not edit. See \`src/language/models/hashed-weights.ts\`. */
export const weightScale = ${scale}
export const encodedWeights =
  '${Buffer.from(bytes.buffer).toString('base64')}'
`,
  )
}
