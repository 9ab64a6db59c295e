import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { heroCopy, landingCopy, providersCopy } from '../../copy/landing.ts'
import { isLoggedIn } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.tsx'
import { Page } from '../../ui/Page.tsx'
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx'
import { Composer } from './Composer.tsx'
import { HowItWorks } from './HowItWorks.tsx'
import classes from './LandingPage.module.css'
import { OurPromise } from './OurPromise.tsx'

const loadFlow = () => import('./LandingFlow.tsx')
const LandingFlow = lazy(loadFlow)

/** Who is logged in and begins to write will need the flow soon. */
const fetchFlow = () => {
  if (isLoggedIn()) void loadFlow()
}

export function LandingPage({ restoreDraft }: { restoreDraft: boolean }) {
  const [text, setText] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)

  function begin(given: string) {
    opener.current = document.activeElement
    setText(given)
  }

  /** The flow goes as a whole, and gives the focus back to what began it. */
  function end() {
    flushSync(() => setText(null))
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <Page title="Parley" heading={null} width="bleed" actions={<HeaderLinks />}>
      <section className={classes.hero}>
        <div className={classes.voices} aria-hidden="true" />
        <div className={classes.inner}>
          <h1 className={classes.title}>
            <span>{heroCopy.title[0]}</span> <span>{heroCopy.title[1]}</span>
          </h1>
          <p className={classes.lead}>{heroCopy.lead}</p>
          <div className={classes.composer}>
            <Composer restoreDraft={restoreDraft} onActive={fetchFlow} onNext={begin} />
          </div>
        </div>
      </section>
      <HowItWorks />
      <OurPromise />
      <Providers />
      {text !== null && (
        <Suspense fallback={<LoadingOverlay visible />}>
          <LandingFlow text={text} onClose={end} />
        </Suspense>
      )}
    </Page>
  )
}

function HeaderLinks() {
  return (
    <nav aria-label="Main" className={classes.nav}>
      <DemoLink className={classes.navDemo} />
      {isLoggedIn() ? (
        <Button renderRoot={(props) => <Link to="/main" {...props} />}>{landingCopy.home}</Button>
      ) : (
        <Button variant="default" renderRoot={(props) => <Link to="/login" {...props} />}>
          {landingCopy.login}
        </Button>
      )}
    </nav>
  )
}

/** Stands from the start, so that nothing jumps when the address is known. */
function DemoLink({ className }: { className?: string | undefined }) {
  const about = trpc.about.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY })
  return (
    <Button component="a" href={about.data?.demoUrl} variant="subtle" className={className}>
      {landingCopy.demo}
    </Button>
  )
}

function Providers() {
  return (
    <section className={classes.providers} aria-labelledby="providers">
      <div>
        <h2 id="providers">{providersCopy.title}</h2>
        <p>{providersCopy.text}</p>
      </div>
      <DemoLink className={classes.providersDemo} />
    </section>
  )
}
