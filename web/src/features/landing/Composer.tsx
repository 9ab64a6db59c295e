import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { limits } from '../../../../src/shared/limits.ts'
import { heroCopy, landingCopy } from '../../copy/landing.ts'
import { draft, isLoggedIn } from '../../lib/session.ts'
import { showAlert } from '../../ui/messages/alert.ts'
import { useListingDraft } from '../listings/form/listing-draft.ts'
import classes from './Composer.module.css'
import { useTypedPlaceholder } from './use-typed-placeholder.ts'

interface Props {
  restoreDraft: boolean
  onActive: () => void
  onNext: (text: string) => void
}

/** The text area in the center of the page. `onNext` receives the text if the person is logged in. */
export function Composer({ restoreDraft, onActive, onNext }: Props) {
  const area = useRef<HTMLTextAreaElement>(null)
  const kept = useListingDraft('landing')
  const [typed, setTyped] = useState(() => (restoreDraft ? draft.read() : null))
  // The server's draft arrives after the first render.
  const text = typed ?? kept.draft?.text ?? ''
  const [focused, setActive] = useState(restoreDraft)
  const active = focused || text !== ''
  const [error, setError] = useState<string | null>(null)
  const errorId = useId()
  const navigate = useNavigate()
  useTypedPlaceholder(area, landingCopy.prompts, !active)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what the login has saved is adopted, once
  useEffect(() => {
    if (!restoreDraft) return
    area.current?.focus()
    // The text is now this person's draft. The copy for the login is deleted, so that a later login doesn't restore it again.
    if (typed !== null && typed !== kept.draft?.text) kept.keep({ text: typed })
    draft.clear()
  }, [restoreDraft])

  function type(next: string) {
    setTyped(next)
    setError(null)
    if (next === '') kept.drop()
    else kept.keep({ text: next })
  }

  async function next() {
    if (text.trim() === '') {
      setError(landingCopy.describeFirst)
      return area.current?.focus()
    }
    if (isLoggedIn()) return onNext(text.trim())
    draft.save(text, null)
    await showAlert(landingCopy.loginFirst)
    await navigate({ to: '/login' })
  }

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault()
        void next()
      }}
    >
      <textarea
        ref={area}
        className={classes.area}
        rows={8}
        aria-label={landingCopy.areaLabel}
        maxLength={limits.freeText}
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
        onFocus={() => {
          setActive(true)
          onActive()
        }}
        onBlur={() => setActive(false)}
        aria-invalid={error !== null || undefined}
        aria-describedby={error === null ? undefined : errorId}
      />
      {error !== null && (
        <p id={errorId} role="alert" className={classes.error}>
          {error}
        </p>
      )}
      <div className={classes.bar}>
        <p className={classes.promise}>
          {heroCopy.promise} <Link to="/privacy-policy">{landingCopy.privacy}</Link>
        </p>
        <Button
          type="submit"
          size="md"
          className={classes.next}
          rightSection={<IconArrowRight size={18} stroke={2.2} />}
          // Prevents the blur of the text area, which would make it inactive before the click.
          onMouseDown={(event) => event.preventDefault()}
        >
          {landingCopy.next}
        </Button>
      </div>
      <svg className={classes.tail} width="34" height="24" viewBox="0 0 34 24" aria-hidden="true">
        <path stroke="none" d="M1 0h32C26 8 14 17 2 22 5 15 4 7 1 0Z" />
        <path fill="none" d="M1 .5C4 7 5 15 2 22 14 17 26 8 33 .5" />
      </svg>
    </form>
  )
}
