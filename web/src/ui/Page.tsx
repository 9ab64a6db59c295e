import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { frameCopy } from '../copy/frame.ts'
import { serverMessage } from '../copy/server-message.ts'
import { trpc } from '../lib/trpc.tsx'
import { Logo } from './Logo.tsx'
import classes from './Page.module.css'

interface Props {
  /** Document title, and the page's heading unless `heading` is set. */
  title: string
  /** null: the page renders its own h1. */
  heading?: ReactNode | null
  note?: ReactNode
  /** Buttons and links at the right of the header. */
  actions?: ReactNode
  /** 'full': header and content fill the window; 'bleed': only the content does. */
  width?: 'text' | 'normal' | 'wide' | 'full' | 'bleed'
  footer?: boolean
  children: ReactNode
}

/** The frame of every page: skip link, header with the logo, main, footer. */
export function Page({
  title,
  heading = title,
  note,
  actions,
  width = 'normal',
  footer = true,
  children,
}: Props) {
  return (
    <div className={classes.page} data-width={width}>
      <title>{title === 'Parley' ? title : `${title} · Parley`}</title>
      <a href="#main" className={classes.skip}>
        {frameCopy.skip}
      </a>
      <header className={classes.header}>
        <div className={classes.bar}>
          <Link to="/" className={classes.brand} aria-label={frameCopy.startPage}>
            <Logo />
          </Link>
          <div className={classes.actions}>
            {actions}
            <SchemeToggle />
          </div>
        </div>
      </header>
      <main id="main" className={classes.main} tabIndex={-1}>
        {heading !== null && (
          <div className={classes.heading}>
            <h1>{heading}</h1>
            {note && <p>{note}</p>}
          </div>
        )}
        {children}
      </main>
      {footer && <Footer />}
    </div>
  )
}

function SchemeToggle() {
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={38}
      aria-label={dark ? frameCopy.light : frameCopy.dark}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={19} stroke={1.7} /> : <IconMoon size={19} stroke={1.7} />}
    </ActionIcon>
  )
}

function Footer() {
  const about = trpc.about.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY }).data
  return (
    <footer className={classes.footer}>
      <div className={classes.bar}>
        <nav aria-label={frameCopy.footer} className={classes.links}>
          <Link to="/privacy-policy">{frameCopy.privacy}</Link>
          <Link to="/contact-support">{frameCopy.support}</Link>
          {about?.mailOutbox && <a href="/dev/mail">{frameCopy.outbox}</a>}
        </nav>
        {about && about.embedded.length > 0 && (
          <p className={classes.embedded}>
            <span>{frameCopy.embedded}</span>
            {about.embedded.map((part) => (
              <span key={part} className={classes.part}>
                {serverMessage(part)}
              </span>
            ))}
          </p>
        )}
      </div>
    </footer>
  )
}
