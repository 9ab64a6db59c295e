import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import S3rver from 's3rver'
import { listen } from './listen.ts'

/** The only account of the server. */
const account = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }

export interface S3Server extends AsyncDisposable {
  readonly url: string
  /** Environment variables that make Parley use it. */
  readonly env: Record<string, string>
}

/** Starts a local S3. s3rver stores the objects; the check of POST policies, which it lacks, is done here. */
export async function startS3(bucket = 'parley-test'): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'parley-s3-'))
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  })
  const inner = await store.run()
  const handle = store.callback()
  const server = createServer((request, response) => {
    const done =
      request.method === 'POST' && request.headers['content-type']?.startsWith('multipart/form-data')
        ? takeForm(request, response, `http://127.0.0.1:${inner.port}`)
        : handle(request, response)
    done.catch((error: unknown) => response.writeHead(500).end(String(error)))
  })
  const url = await listen(server)
  return {
    url,
    env: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: url,
      S3_ACCESS_KEY_ID: account.accessKeyId,
      S3_SECRET_ACCESS_KEY: account.secretAccessKey,
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await store.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

async function takeForm(request: IncomingMessage, response: ServerResponse, inner: string): Promise<void> {
  const body = new Uint8Array(await buffer(request))
  const headers = { 'content-type': request.headers['content-type']! }
  const rejection = checkPolicy(await new Response(body, { headers }).formData())
  if (rejection) {
    const [status, code] = rejection
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<Error><Code>${code}</Code></Error>`)
    return
  }
  const forwarded = await fetch(`${inner}${request.url}`, { method: 'POST', headers, body })
  response.writeHead(forwarded.status).end(await forwarded.text())
}

type Condition = [operator: string, name: string | number, value: string | number] | Record<string, string>

/** Checks a POST policy as AWS documents it: signature, expiry, all conditions, and no field without a condition. */
function checkPolicy(form: FormData): [status: number, code: string] | null {
  const file = form.get('file')
  const encoded = String(form.get('Policy') ?? form.get('policy') ?? '')
  if (!(file instanceof File)) return [400, 'InvalidArgument']
  if (signatureOf(encoded, String(form.get('X-Amz-Credential'))) !== form.get('X-Amz-Signature'))
    return [403, 'SignatureDoesNotMatch']

  const policy: { expiration: string; conditions: Condition[] } = JSON.parse(
    Buffer.from(encoded, 'base64').toString(),
  )
  if (Date.parse(policy.expiration) < Date.now()) return [403, 'AccessDenied']
  const fields = new Map([...form].map(([name, value]) => [name.toLowerCase(), value]))
  const unnamed = new Set(fields.keys())
  for (const name of ['file', 'policy', 'x-amz-signature']) unnamed.delete(name)
  for (const condition of policy.conditions) {
    const [operator, name, value] = Array.isArray(condition)
      ? condition
      : (['eq', ...Object.entries(condition)[0]!] as const)
    if (operator === 'content-length-range') {
      if (file.size < Number(name)) return [400, 'EntityTooSmall']
      if (file.size > Number(value)) return [400, 'EntityTooLarge']
      continue
    }
    const field = String(name).replace(/^\$/, '').toLowerCase()
    const actual = String(fields.get(field) ?? '')
    if (operator === 'eq' ? actual !== value : !actual.startsWith(String(value))) return [403, 'AccessDenied']
    unnamed.delete(field)
  }
  return unnamed.size > 0 ? [403, 'AccessDenied'] : null
}

/** Signature version 4: a key for day, region and service, then the policy. */
function signatureOf(policy: string, credential: string): string {
  const [, ...scope] = credential.split('/')
  const key = scope.reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${account.secretAccessKey}`,
  )
  return createHmac('sha256', key).update(policy).digest('hex')
}
