/**
 * Awaits statements of one transaction that were sent together, without waiting for each other's results. Settles when
 * all have settled, so that none runs after the transaction; rejects with the first rejected in the list.
 */
export async function pipeline<T extends readonly Promise<unknown>[] | []>(
  statements: T,
): Promise<{ -readonly [P in keyof T]: Awaited<T[P]> }> {
  await Promise.allSettled(statements)
  return await Promise.all(statements)
}
