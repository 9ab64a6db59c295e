import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import postgres from 'postgres'
import { expect, test } from 'vitest'
import { startEmbedded } from '../../src/db/embedded/embedded.ts'

const databaseName = async ({ url }: { url: string }) => {
  const sql = postgres(url, { max: 1 })
  const rows = await sql`select current_database() as name`
  await sql.end()
  return rows[0]?.name
}

test('processes that start together in an empty folder share one server', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-embedded-'))
  // Otherwise the cluster of root would be in a fallback folder.
  chmodSync(folder, 0o755)
  try {
    const servers = await Promise.all(Array.from({ length: 4 }, () => startEmbedded(folder)))
    expect(new Set(servers.map(({ url }) => url)).size).toBe(1)
    expect(await Promise.all(servers.map(databaseName))).toEqual(Array(4).fill('parley'))
    // The last process to stop stops the server. Concurrent stops all succeed.
    const another = postgres(servers[0]!.url, { max: 1 })
    await another`select 1`
    await servers[0]!.stop()
    expect(await databaseName(servers[1]!)).toBe('parley')
    await another.end()
    await Promise.all(servers.slice(1).map((server) => server.stop()))
    await expect(databaseName(servers[0]!)).rejects.toThrow()
  } finally {
    rmSync(folder, { recursive: true })
  }
}, 120_000)
