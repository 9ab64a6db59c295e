/** A number as it is read: 1,000. */
export const count = (n: number): string => n.toLocaleString('en-US')
