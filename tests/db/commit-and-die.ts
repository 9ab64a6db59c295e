import { connect } from '../../src/db/client.ts'
import { emit } from '../../src/db/outbox/emit.ts'

/** A process that is killed in the moment after its commit: the bell is about to be rung. */
const { db, notifier } = connect(process.argv[2] ?? '', 1)
Object.assign(notifier, { ring: () => process.kill(process.pid, 'SIGKILL') })
await db.transaction(async (tx) =>
  emit(tx, ['lead:x'], 'conversation_updated', { conversation_id: 'of the dead' }),
)
