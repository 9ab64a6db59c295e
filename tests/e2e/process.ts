import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../setup/free-port.ts'

const root = join(import.meta.dirname, '../..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
/** The arguments of `npm start`, without the build of the client. */
const startArguments: readonly string[] = scripts.start.split(' && node ')[1].split(' ')

/** Parley in a child process, as `npm start` runs it. */
export interface ParleyProcess {
  readonly url: string
  readonly pid: number
  /** @returns the exit code; null if the signal ended the process */
  stop(signal: NodeJS.Signals): Promise<number | null>
}

export async function startProcess(env: Record<string, string>): Promise<ParleyProcess> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, startArguments, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'test', LOG_LEVEL: 'warn', PORT: String(port), ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  await untilReady(url, child)
  return {
    url,
    pid: child.pid ?? 0,
    stop: async (signal) => {
      const exited = once(child, 'exit')
      child.kill(signal)
      const [code] = await exited
      return code
    },
  }
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Parley exited with ${child.exitCode}`)
    const response = await fetch(`${url}/readyz`).catch(() => null)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** A client of the REST API with a session cookie. */
export class ApiClient {
  readonly #url: () => string
  #cookie = ''
  employeeId = ''
  constructor(url: () => string) {
    this.#url = url
  }

  async call<T = Record<string, unknown>>(method: string, path: string, body?: object): Promise<T> {
    const response = await fetch(this.#url() + path, {
      method,
      headers: { ...(body ? { 'content-type': 'application/json' } : {}), cookie: this.#cookie },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const cookie = response.headers.getSetCookie().find((header) => header.startsWith('parley_session='))
    if (cookie) this.#cookie = cookie.split(';')[0] ?? ''
    const text = await response.text()
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
    return (text ? JSON.parse(text) : {}) as T
  }

  async registerAndLogIn(email: string): Promise<void> {
    const [firstName = ''] = email.split('@')
    await this.call('POST', '/api/register_individual', {
      firstName,
      lastName: 'Byron',
      employeeEmail: email,
      employeeRole: 'Individual',
    })
    const { code } = await this.call<{ code: string }>('POST', '/api/send_verification', { email })
    const login = await this.call<{ employee_id: string }>('POST', '/api/login_verify', {
      email,
      verificationCode: code,
    })
    this.employeeId = login.employee_id
  }
}
