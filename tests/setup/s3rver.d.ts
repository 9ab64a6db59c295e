declare module 's3rver' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  export default class S3rver {
    constructor(options: {
      address?: string
      port?: number
      silent?: boolean
      directory: string
      configureBuckets?: { name: string; configs?: string[] }[]
    })
    run(): Promise<{ address: string; port: number }>
    close(): Promise<void>
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>
  }
}
