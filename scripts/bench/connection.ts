import type { connect } from '../../src/db/client.ts'

export type Connection = ReturnType<typeof connect>
