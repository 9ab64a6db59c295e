export const analyticsCopy = {
  label: 'Analytics cookies',
  ask: 'May we count page views to make Parley better? Nothing is sent before you agree.',
  allow: 'Allow',
  decline: 'Decline',
  more: 'Privacy Policy',
} as const
