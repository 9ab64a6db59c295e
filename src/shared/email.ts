/** The spec's simple pattern (5, profile pages): something, an at sign, something with a dot. */
export const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
