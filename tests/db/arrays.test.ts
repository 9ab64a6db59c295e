import { expect, test } from 'vitest'
import { connect } from '../../src/db/client.ts'
import { decodeIntegers, decodeReals, decodeSmallints } from '../../src/db/sql/arrays.ts'
import { cloneDatabase } from '../setup/clone.ts'

test.each(['hex', 'escape'])(
  'decodes arrays as Postgres sends them with bytea_output = %s, empty ones too',
  async (output) => {
    await using database = await cloneDatabase()
    const setting = connect(database.url, 1)
    const name = new URL(database.url).pathname.slice(1)
    await setting.sql.unsafe(`alter database ${name} set bytea_output = ${output}`)
    await setting.close()
    const { sql, close } = connect(database.url, 1)
    const sent = async (array: string) => {
      const [row] = await sql.unsafe<{ sent: Buffer }[]>(`select array_send(${array}) as sent`)
      if (!row) throw new Error('nothing sent')
      return row.sent
    }
    expect(decodeIntegers(await sent("'{-2147483648,0,2147483647}'::int[]"))).toEqual([
      -2147483648, 0, 2147483647,
    ])
    expect(decodeSmallints(await sent("'{-32768,0,32767}'::smallint[]"))).toEqual([-32768, 0, 32767])
    expect(decodeReals(await sent("'{1.5,-0.1}'::real[]"))).toEqual([1.5, Math.fround(-0.1)])
    expect(decodeIntegers(await sent("'{}'::int[]"))).toEqual([])
    expect(decodeSmallints(await sent("'{}'::smallint[]"))).toEqual([])
    await close()
  },
)
