/** Loads the rules for private wording when somebody types: its lexicons are larger than the page. */
export const loadPrivacy = () => import('../../../../../src/language/privacy/split-text.ts')
