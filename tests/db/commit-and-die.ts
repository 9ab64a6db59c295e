import { connect } from '../../src/db/client.ts'
import { emit } from '../../src/db/outbox/emit.ts'

/** A process that is killed after its commit, in place of the notification. */
const { db, notifier } = connect(process.argv[2] ?? '', 1)
Object.assign(notifier, { notify: () => process.kill(process.pid, 'SIGKILL') })
await db.transaction(async (tx) =>
  emit(tx, ['lead:x'], 'conversation_updated', { conversation_id: 'of a killed process' }),
)
