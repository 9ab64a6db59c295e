import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../../src/shared/limits.ts'
import { heroCopy, landingCopy } from '../../copy/landing.ts'
import { draft, isLoggedIn } from '../../lib/session.ts'
import { showAlert } from '../../ui/messages/alert.ts'
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
  const [text, setText] = useState(() => (restoreDraft ? (draft.read() ?? '') : ''))
  const [active, setActive] = useState(restoreDraft)
  const navigate = useNavigate()
  useTypedPlaceholder(area, landingCopy.prompts, !active && text === '')

  useEffect(() => {
    if (!restoreDraft) return
    area.current?.focus()
    // The text is in the area now: a later login must not restore it once more.
    draft.clear()
  }, [restoreDraft])

  async function next() {
    if (!active || text.trim() === '') {
      await showAlert(landingCopy.describeFirst)
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
        onChange={(event) => setText(event.currentTarget.value)}
        onFocus={() => {
          setActive(true)
          onActive()
        }}
        onBlur={() => setActive(text !== '')}
      />
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
