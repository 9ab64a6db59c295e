import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'

const answer = async ({ url }: { url: string }) => {
  const sql = postgres(url, { max: 1 })
  const rows = await sql`select current_database() as name`
  await sql.end()
  return rows[0]?.name
}

test('of several that start at once in an empty folder one starts, and all are served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-embedded-'))
  // Where root, too, keeps the cluster in it.
  chmodSync(folder, 0o755)
  try {
    const servers = await Promise.all(Array.from({ length: 4 }, () => startEmbedded(folder)))
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
    expect(await Promise.all(servers.map(answer))).toEqual(Array(4).fill('parley'))
    // The last to stop stops it, and those that stop together both succeed.
    const another = postgres(servers[0]!.url, { max: 1 })
    await another`select 1`
    await servers[0]!.stop()
    expect(await answer(servers[1]!)).toBe('parley')
    await another.end()
    await Promise.all(servers.slice(1).map((server) => server.stop()))
    await expect(answer(servers[0]!)).rejects.toThrow()
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 120_000)
