import { cap } from '../language/plain.ts'

/*
 * Makes text that people typed safe for the body of a mail. Anybody can choose any name, so a name in a mail must not carry
 * a stranger's message or link. A subject contains no text that somebody other than its reader typed.
 */

const nameLength = 60

/** A name or title as one short line without links. */
export const shownName = (text: string): string =>
  cap(withoutLinks(text.replace(/\s+/g, ' ').trim()), nameLength)

/** An email address as it is if it has a plain form; any other text as `shownName` shows it. */
export const shownEmail = (email: string): string =>
  /^[\w.+-]{1,64}@[\w.-]{1,100}$/.test(email) ? email : shownName(email)

/** Breaks what mail programs turn into links: removes `https://`, and adds a space after the dot of a domain. */
export const withoutLinks = (text: string): string =>
  text.replace(/[a-z][a-z\d+.-]*:\/\//gi, '').replace(/([.\u3002\uff0e\uff61])(?=[\p{L}\p{M}])/gu, '$1 ')
