/** The weights of a trained model, found by hashing the names of its features. A file stores them as bytes in base64. */
export interface HashedWeights {
  readonly values: Int8Array
  /** What a stored 1 stands for. */
  readonly scale: number
}

export const readWeights = (encoded: string, scale: number): HashedWeights => ({
  values: new Int8Array(Buffer.from(encoded, 'base64')),
  scale,
})

/** The index of a feature's weight: FNV-1a, folded to `count`, which is a power of two. */
export function hashedIndex(feature: string, count: number): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < feature.length; i++) hash = Math.imul(hash ^ feature.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) & (count - 1)
}
