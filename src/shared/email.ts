/**
 * A simple check: text, an at sign, a domain with a dot. It excludes the characters that a mail server reads as part of
 * its own syntax: mail to 'x<ada@example.org>' would go to Ada.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/
