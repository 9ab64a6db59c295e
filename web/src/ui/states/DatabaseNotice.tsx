import { useEffect, useSyncExternalStore } from 'react'
import { databaseOutage } from '../../lib/database-outage.ts'
import { queryClient, trpc } from '../../lib/trpc.tsx'
import classes from './DatabaseNotice.module.css'

/** How often the server is asked during an outage, in milliseconds. */
const probeMs = 3_000

/** Says that the server can't reach its database. When the database is back, the page refetches its data. */
export function DatabaseNotice() {
  const away = useSyncExternalStore(databaseOutage.subscribe, databaseOutage.current, () => false)
  const { client } = trpc.useUtils()
  useEffect(() => {
    if (!away) return
    // Its success ends the outage.
    const timer = setInterval(() => void client.status.query().catch(() => undefined), probeMs)
    return () => {
      clearInterval(timer)
      void queryClient.invalidateQueries()
    }
  }, [away, client])
  return (
    <div role="status" className={classes.notice} data-shown={away}>
      {away && "Parley can't reach its database; trying again"}
    </div>
  )
}
