/** postgres.js options that all clients share. */
export const driverOptions = {
  // In seconds; the driver's default is 30.
  connect_timeout: 10,
  onnotice: () => {},
  // The delay before a reconnect, in seconds. The driver's default grows with the failures of all connections
  // together: after a short outage it would wait for 20 s.
  backoff: () => 0.5,
}
