import { useEffect, useRef, useSyncExternalStore } from 'react'
import { frameCopy } from '../../copy/frame.ts'
import { connection } from '../../lib/connection.ts'
import { queryClient, trpc } from '../../lib/trpc.tsx'
import classes from './OutageNotice.module.css'

/** How often the server is asked during an outage, in milliseconds. */
const probeMs = 3_000

/** Says what keeps the page from its data. When that is over, the page refetches its data. */
export function OutageNotice() {
  const outage = useSyncExternalStore(connection.subscribe, connection.current, () => null)
  const { client } = trpc.useUtils()
  useEffect(() => {
    if (!outage) return
    let isReal = false
    // Its success ends the outage.
    const probe = () =>
      void client.status.query().catch(() => {
        isReal = true
      })
    probe()
    const timer = setInterval(probe, probeMs)
    return () => {
      clearInterval(timer)
      // A call that fails while the server answers others says so itself: begun again each time, it never would.
      if (isReal) void queryClient.invalidateQueries()
    }
  }, [outage, client])
  const notice = useRef<HTMLDivElement>(null)
  // The page begins below it.
  useEffect(() => {
    const element = notice.current
    if (!outage || !element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--p-notice', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty('--p-notice')
    }
  }, [outage])
  return (
    <div ref={notice} role="status" className={classes.notice} data-shown={outage !== null}>
      {outage && frameCopy.outages[outage]}
    </div>
  )
}
