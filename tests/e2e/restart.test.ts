import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startAnthropicServer } from '../setup/anthropic-server.ts'
import { ApiClient, type ParleyProcess, startProcess } from './process.ts'

/**
 * With an assistant that never answers, a parse, a match and a follow-up are running when the process is killed. The next
 * process must complete each exactly once. It also takes over the embedded database of the killed process.
 */

interface Conversation {
  conversation_id: string
  locked: boolean
  latest_round: { round_number: number; round_text: { role: string; content: string }[]; buyer_qa: unknown[] }
}

const offering = (name: string) => ({
  product_name: name,
  product_description: ['Organic rye flour from our own mill.', { product_strength: 'Certified organic' }],
})
const request = (name: string, text: string) => ({
  procurement_name: name,
  procurement_description: [text, { procurement_requirement: 'Certified organic' }],
})

/** The list of conversations is a heavy call: with Vitest's interval of 50 ms the client would reach its rate limit. */
const poll = (timeout: number) => ({ timeout, interval: 500 })

test('jobs that were running when the process was killed are completed exactly once', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'parley-restart-'))
  // Under root, the database runs as the user nobody, who needs access to the folder.
  chmodSync(dataDir, 0o755)
  await using silent = await startAnthropicServer({ script: [{ silence: true }] })
  await using working = await startAnthropicServer()
  const claude = (url: string) => ({ ANTHROPIC_API_KEY: 'test', ANTHROPIC_BASE_URL: url, DATA_DIR: dataDir })

  let parley: ParleyProcess = await startProcess({ ASSISTANT: 'rules', DATA_DIR: dataDir })
  const seller = new ApiClient(() => parley.url)
  const buyer = new ApiClient(() => parley.url)
  await seller.registerAndLogIn('greta@example.org')
  await buyer.registerAndLogIn('jonas@example.org')
  const { company_id: buyerCompany } = await buyer.call<{ company_id: string }>(
    'GET',
    `/api/employee_info/${buyer.employeeId}`,
  )
  await seller.call('POST', '/api/select_free_plan', { user_id: seller.employeeId })
  await seller.call('POST', '/api/add_product', offering('Organic rye flour'))
  const first = await buyer.call<{ procurement_id: string }>(
    'POST',
    '/api/add_procurement',
    request('Organic rye flour', 'Organic rye flour for a bakery.'),
  )
  const leadsOf = (procurementId: string) =>
    buyer.call<Conversation[]>('GET', `/api/procurement_leads/${buyerCompany}/${procurementId}`)
  await expect.poll(() => leadsOf(first.procurement_id), poll(20_000)).toHaveLength(1)
  const [lead] = await leadsOf(first.procurement_id)
  expect(await parley.stop('SIGINT')).toBe(0)

  parley = await startProcess(claude(silent.url))
  await buyer.call('POST', '/api/landing_request_text_parse', { user_input: 'We need flour. 500 kg a week.' })
  await buyer.call('POST', '/api/create_buyer_direct_message', {
    conversation_id: lead?.conversation_id,
    direct_text: 'When can you deliver?',
  })
  const second = await buyer.call<{ procurement_id: string }>(
    'POST',
    '/api/add_procurement',
    // Not nearly the same text: near-duplicates of a company count once.
    request(
      'Rye flour, organic',
      'We open a second shop in Graz in autumn, with crispbread from a wood oven.',
    ),
  )
  await expect
    .poll(
      () => ['parse', 'judge', 'match'].every((kind) => silent.requests.some((sent) => sent.kind === kind)),
      { timeout: 20_000 },
    )
    .toBe(true)
  await parley.stop('SIGKILL')

  parley = await startProcess(claude(working.url))
  try {
    await expect.poll(async () => (await leadsOf(second.procurement_id)).length, poll(60_000)).toBe(1)
    await expect.poll(async () => (await leadsOf(first.procurement_id))[0]?.locked, poll(60_000)).toBe(false)
    await expect
      .poll(() => working.requests.filter((sent) => sent.kind === 'parse').length, { timeout: 60_000 })
      .toBe(1)

    const [continued] = await leadsOf(first.procurement_id)
    expect(continued?.latest_round.round_text.map((message) => message.role)).toEqual([
      'seller:ai',
      'buyer:direct',
    ])
    const [opened] = await leadsOf(second.procurement_id)
    expect(opened?.latest_round.round_text).toHaveLength(1)
    expect(opened?.latest_round.buyer_qa).toHaveLength(1)
    const requestCount = (kind: string) => working.requests.filter((sent) => sent.kind === kind).length
    // One follow-up and one opening, each judged once.
    expect({
      match: requestCount('match'),
      judge: requestCount('judge'),
      pitch: requestCount('pitch'),
    }).toEqual({
      match: 1,
      judge: 2,
      pitch: 1,
    })
  } finally {
    await parley.stop('SIGTERM')
    rmSync(dataDir, { recursive: true, force: true })
  }
}, 180_000)
