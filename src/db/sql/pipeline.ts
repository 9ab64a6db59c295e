/**
 * Statements of one transaction that needn't wait for each other, in any order: sent at once. It ends when all
 * have, so that none comes after the transaction, and fails with the first that failed.
 */
export async function pipeline<T extends readonly Promise<unknown>[] | []>(
  work: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(work)
  return await Promise.all(work)
}
