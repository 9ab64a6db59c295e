import { createServer, connect as dial, type Socket } from 'node:net'

export interface DatabaseProxy extends AsyncDisposable {
  /** The database's URL through the proxy. */
  readonly address: string
  /** Resets the open connections. */
  reset(): Promise<void>
  /** Forwards nothing more to the database, as if it hung. */
  hang(): void
  /** Forwards again, including what arrived meanwhile. */
  resume(): void
  /** Closes the open connections and refuses new ones. */
  close(): Promise<void>
  reopen(): Promise<void>
}

/** A TCP proxy to a database whose connections can be cut or stopped, and which can be closed and opened again. */
export async function startDatabaseProxy(url: URL): Promise<DatabaseProxy> {
  const open = new Set<Socket>()
  let hangs = false
  const proxy = createServer((inbound) => {
    const outbound = dial(Number(url.port), url.hostname)
    const end = () => {
      open.delete(inbound)
      inbound.destroy()
      outbound.destroy()
    }
    inbound.on('data', (data) => outbound.write(data))
    if (hangs) inbound.pause()
    outbound.pipe(inbound)
    open.add(inbound)
    for (const socket of [inbound, outbound]) socket.on('error', end).on('close', end)
  })
  const listen = (port: number) => new Promise<void>((up) => proxy.listen(port, '127.0.0.1', up))
  await listen(0)
  const address = new URL(url)
  address.port = String((proxy.address() as { port: number }).port)
  const close = () => {
    const closed = new Promise<void>((done) => proxy.close(() => done()))
    for (const socket of open) socket.destroy()
    return closed
  }
  return {
    address: address.href,
    reset: async () => {
      for (const socket of open) socket.resetAndDestroy()
    },
    hang: () => {
      hangs = true
      for (const socket of open) socket.pause()
    },
    resume: () => {
      hangs = false
      for (const socket of open) socket.resume()
    },
    close,
    reopen: () => listen(Number(address.port)),
    [Symbol.asyncDispose]: close,
  }
}
