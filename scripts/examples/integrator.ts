import { io } from 'socket.io-client'

/**
 * An example client for a buyer. It registers a company, publishes a request, waits for a match, submits a round and
 * prints the messages. It uses only public interfaces: `fetch`, and socket.io for live events.
 *
 *   node scripts/examples/integrator.ts http://localhost:3000
 *
 * On a server that sends mail, the login code is in the mailbox and not in the response. Use an API key from the home
 * page there: skip `register` and send the key as `Authorization: Bearer`.
 */

interface Conversation {
  conversation_id: string
  seller_company_name: string
  latest_round: {
    round_id: string
    round_number: number
    round_text: { role: string; content: string }[]
    buyer_qa: { procurement_requirement: string; assistant_judgement: 'meet' | 'not meet' | null }[]
  }
}

/** Calls the REST API and keeps the session cookie. */
class Parley {
  readonly url: string
  #cookie = ''

  constructor(url: string) {
    this.url = url
  }

  get cookie(): string {
    return this.#cookie
  }

  async call<T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> {
    const response = await fetch(new URL(`/api/${path}`, this.url), {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        // Makes the write safe to retry after a lost response.
        ...(method === 'POST' ? { 'idempotency-key': crypto.randomUUID() } : {}),
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const session = response.headers
      .getSetCookie()
      .find((cookie) => /^(__Host-)?parley_session=/.test(cookie))
    if (session) this.#cookie = session.split(';')[0] ?? ''
    const reply = (await response.json()) as T & { message?: string }
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${reply.message}`)
    return reply
  }
}

/** Registers a company with a manager and logs in. */
async function register(parley: Parley, email: string) {
  const { employee_id, company_id } = await parley.call<{ employee_id: string; company_id: string }>(
    'POST',
    'register_entity',
    {
      firstName: 'Grace',
      lastName: 'Baker',
      employeeEmail: email,
      employeeRole: 'Company Manager',
      isNewCompany: true,
      companyName: 'Baker & Daughters',
      companyEmail: email,
    },
  )
  const { code } = await parley.call<{ code?: string }>('POST', 'send_verification', { email })
  if (!code) throw new Error(`The code was mailed to ${email}.`)
  await parley.call('POST', 'login_verify', { email, verificationCode: code })
  return { userId: employee_id, companyId: company_id }
}

/** Live events. They only say that something changed; the REST API returns the current state. */
async function openChannel(parley: Parley, userId: string) {
  const socket = io(parley.url, { path: '/socket.io', extraHeaders: { cookie: parley.cookie } })
  let wake = () => {}
  let changed = false
  const onEvent = () => {
    changed = true
    wake()
  }
  for (const event of ['connect', 'conversation_updated', 'conversation_lock_status'])
    socket.on(event, onEvent)
  socket.on('connect', () => socket.emit('join_room_for_user', { user_id: userId }))
  return {
    close: () => socket.close(),
    /** Calls `read` now and after each event, until it returns a value. */
    async until<T>(read: () => Promise<T | undefined>): Promise<T> {
      for (;;) {
        changed = false
        const result = await read()
        if (result !== undefined) return result
        if (!changed) await new Promise<void>((resolve) => (wake = resolve))
      }
    },
  }
}

export interface Outcome {
  readonly conversation: Conversation
  readonly procurementId: string
}

/** Registers, publishes a request and negotiates with the first match. */
export async function buyFlour(url: string, email: string, log = (_line: string) => {}): Promise<Outcome> {
  const parley = new Parley(url)
  const { userId, companyId } = await register(parley, email)
  const channel = await openChannel(parley, userId)
  try {
    const { procurement_id } = await parley.call<{ procurement_id: string }>('POST', 'add_procurement', {
      user_id: userId,
      company_id: companyId,
      procurement_name: 'Organic wheat flour',
      procurement_description: [
        'We bake bread every day and need organic wheat flour.',
        { procurement_requirement: 'Organic certification' },
        { procurement_requirement: 'Delivery within a week' },
      ],
      contact_reveal_settings: { reveal_contact_info: true, reveal_fields: ['email'] },
      notify_on_match: false,
    })
    log(`Published ${procurement_id}. Waiting for matches.`)

    const leads = () => parley.call<Conversation[]>('GET', `procurement_leads/${companyId}/${procurement_id}`)
    const match = await channel.until(async () => (await leads())[0])
    log(`Matched with ${match.seller_company_name}.`)

    // Accept the assistant's judgements and ask about requirements that it found unmet.
    await parley.call('POST', 'create_new_buyer_round', {
      conversation_id: match.conversation_id,
      user_id: userId,
      new_buyer_qa: match.latest_round.buyer_qa.map((row) => ({
        procurement_requirement: row.procurement_requirement,
        human_judgement: row.assistant_judgement,
        additional_thoughts: row.assistant_judgement === 'meet' ? '' : 'Could you tell us more about this?',
      })),
      new_buyer_free_form: { input_text: 'We would start with 500 kg a week.' },
    })
    const answeredLead = await channel.until(async () => {
      const lead = (await leads()).find((one) => one.conversation_id === match.conversation_id)
      const hasReply = lead?.latest_round.round_text.some(({ role }) => role === 'buyer:ai')
      return hasReply ? lead : undefined
    })
    for (const { role, content } of answeredLead.latest_round.round_text) log(`${role}  ${content}`)

    // Propose terms; an acceptance by the other side arrives as the event `agreement_made`.
    const { number } = await parley.call<{ number: number }>('POST', 'create_proposal', {
      user_id: userId,
      conversation_id: match.conversation_id,
      packages: [
        {
          total: { amount: '450.00', currency: 'EUR' },
          tax_included: false,
          delivery_included: true,
          quantity: 500,
          unit: 'kg',
          terms: [{ key: 'payment', label: 'Payment', kind: 'number', value: 30, unit: 'days' }],
        },
      ],
      note: 'For a first week.',
    })
    log(`Made proposal ${number}.`)
    return { conversation: answeredLead, procurementId: procurement_id }
  } finally {
    channel.close()
  }
}

if (import.meta.main) {
  const [url = 'http://localhost:3000'] = process.argv.slice(2)
  await buyFlour(url, `grace.${Date.now()}@example.org`, console.log)
}
