import { Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { heroCopy, landingCopy, providersCopy } from '../../copy/landing.ts'
import { preloadSocket } from '../../lib/live/socket.ts'
import { isLoggedIn } from '../../lib/session.ts'
import { trpc } from '../../lib/trpc.tsx'
import { Page } from '../../ui/Page.tsx'
import { LoadingOverlay } from '../../ui/states/LoadingOverlay.tsx'
import { useListingDraft } from '../listings/form/listing-draft.ts'
import { Composer } from './Composer.tsx'
import classes from './LandingPage.module.css'
import { HowItWorks } from './sections/HowItWorks.tsx'
import { OneConversation } from './sections/OneConversation.tsx'
import { OurPromise } from './sections/OurPromise.tsx'

const loadFlow = () => import('./LandingFlow.tsx')
const LandingFlow = lazy(loadFlow)

/** Logged-in users who start to write will soon need the flow's code and the socket. */
const preloadFlow = () => {
  if (!isLoggedIn()) return
  void loadFlow()
  preloadSocket()
}

interface Props {
  restoreDraft: boolean
  /** Opens the form that the person left. */
  continueForm: boolean
}

export function LandingPage({ restoreDraft, continueForm }: Props) {
  const [text, setText] = useState<string | null>(null)
  const opener = useRef<Element | null>(null)
  const { draft } = useListingDraft('landing')
  const navigate = useNavigate()

  // The parameter is removed, so that the form doesn't open again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the draft is there
  useEffect(() => {
    if (!continueForm || !draft) return
    openFlow(draft.text.trim())
    // The button that led here is gone.
    opener.current = document.querySelector('textarea')
    void navigate({ to: '/', replace: true })
  }, [continueForm, draft === null])

  function openFlow(next: string) {
    opener.current = document.activeElement
    setText(next)
  }

  /** Unmounts the flow synchronously, then returns the focus to the element that opened it. */
  function closeFlow() {
    flushSync(() => setText(null))
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <Page title="Parley" heading={null} width="bleed" actions={<HeaderLinks />}>
      <section className={classes.hero}>
        <div className={classes.backdrop} aria-hidden="true" />
        <div className={classes.inner}>
          <h1 className={classes.title}>
            <span>{heroCopy.title[0]}</span> <span>{heroCopy.title[1]}</span>
          </h1>
          <p className={classes.lead}>{heroCopy.lead}</p>
          <div className={classes.composer}>
            <Composer restoreDraft={restoreDraft} onActive={preloadFlow} onNext={openFlow} />
          </div>
        </div>
      </section>
      <HowItWorks />
      <OneConversation />
      <OurPromise />
      <Providers />
      {text !== null && (
        <Suspense fallback={<LoadingOverlay visible />}>
          <LandingFlow text={text} onClose={closeFlow} />
        </Suspense>
      )}
    </Page>
  )
}

function HeaderLinks() {
  return (
    <nav aria-label={landingCopy.nav} className={classes.nav}>
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

/** Rendered before the URL is known, to avoid a layout shift. */
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
