import type { View } from './view.ts'

export const otherViews: readonly View[] = [
  {
    name: 'privacy',
    path: '/privacy-policy',
    ready: 'Privacy Policy',
    states: {
      breaking: async (page) => {
        await page.route(/assets\/.*[Pp]rivacy.*\.js/, (route) => route.abort())
        await page.reload()
        await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor()
      },
    },
  },
  {
    name: 'support',
    path: '/contact-support',
    ready: 'Contact Support',
    states: {
      sent: async (page) => {
        await page.getByLabel('Your Email').fill('ada@example.org')
        await page.getByLabel('Message').fill('The page said: “Sorting failed”.')
        await page.getByRole('button', { name: 'Send Message' }).click()
        await page.getByText('Your message is on its way').waitFor()
      },
      'the mail outbox': async (page) => {
        await page.goto('/dev/mail')
        // In English for everybody.
        await page.getByRole('heading', { level: 1 }).waitFor()
      },
    },
  },
  { name: 'nothing', path: '/nowhere', ready: 'Page not found' },
]
