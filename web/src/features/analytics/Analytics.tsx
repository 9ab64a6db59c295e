import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { analyticsCopy as copy } from '../../copy/analytics.ts'
import { storeConsent, storedConsent, trackPageView } from '../../lib/analytics.ts'
import classes from './Analytics.module.css'

/** Asks once for consent; after consent, counts each page view. Rendered only if an analytics id is configured. */
export default function Analytics({ id }: { id: string }) {
  const [choice, setChoice] = useState(storedConsent)
  const path = useLocation({ select: ({ pathname }) => pathname })

  useEffect(() => {
    if (choice === 'granted') trackPageView(id, path)
  }, [choice, id, path])

  if (choice !== null) return null

  const answer = (next: 'granted' | 'denied') => {
    storeConsent(next)
    setChoice(next)
  }
  return (
    <section className={classes.banner} aria-label={copy.label}>
      <p>
        {copy.ask} <Link to="/privacy-policy">{copy.more}</Link>
      </p>
      <div className={classes.answers}>
        <Button variant="default" onClick={() => answer('denied')}>
          {copy.decline}
        </Button>
        <Button variant="default" onClick={() => answer('granted')}>
          {copy.allow}
        </Button>
      </div>
    </section>
  )
}
