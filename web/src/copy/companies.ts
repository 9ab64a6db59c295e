/** Texts about a company as the other side sees it. */
export const companyCopy = {
  unverified: 'Unverified',
  unverifiedHelp: 'This company has not shown that its email and website are its own.',
} as const
