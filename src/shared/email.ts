/**
 * The spec's simple pattern (5, profile pages): something, an at sign, something with a dot. Without the signs that
 * make a mail server see another address in it: 'x<ada@example.org>' is Ada's.
 */
export const emailPattern = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/
