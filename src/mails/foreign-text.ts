import { cap } from '../language/plain.ts'

/*
 * Text that people typed, as it may stand in the body of a mail. Anybody can choose a name, so that a mail with it must
 * not carry a stranger's message or link. Subjects contain no text of anybody but their reader.
 */

const nameLength = 60

/** A name or title as one short line without links. */
export const shownName = (text: string): string =>
  cap(withoutLinks(text.replace(/\s+/g, ' ').trim()), nameLength)

/** An address that is no more than an address; others are shown as a name. */
export const shownEmail = (email: string): string =>
  /^[\w.+-]{1,64}@[\w.-]{1,100}$/.test(email) ? email : shownName(email)

/** Breaks what mail programs turn into links: removes `https://`, and adds a space after the dot of a domain. */
export const withoutLinks = (text: string): string =>
  text.replace(/[a-z][a-z\d+.-]*:\/\//gi, '').replace(/([.\u3002\uff0e\uff61])(?=[\p{L}\p{M}])/gu, '$1 ')
