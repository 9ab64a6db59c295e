import { Button } from '@mantine/core'
import { Link, useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { analyticsCopy as copy } from '../../copy/analytics.ts'
import { storeConsent, storedConsent, trackPageView } from '../../lib/analytics.ts'
import classes from './Analytics.module.css'

/** Asks once, then counts each page that is opened, if the person agreed. Stands only where an id is set. */
export default function Analytics({ id }: { id: string }) {
  const [given, setGiven] = useState(storedConsent)
  const path = useLocation({ select: ({ pathname }) => pathname })

  useEffect(() => {
    if (given === 'granted') trackPageView(id, path)
  }, [given, id, path])

  if (given !== null) return null

  const answer = (choice: 'granted' | 'denied') => {
    storeConsent(choice)
    setGiven(choice)
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
