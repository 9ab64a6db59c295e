/** How each client connects. */
export const driverOptions = {
  onnotice: () => {},
  // In seconds. The driver's own counts the failures of all connections together: after a moment without a database
  // they would wait twenty seconds more.
  backoff: () => 0.5,
}
