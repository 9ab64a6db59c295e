import { createFileRoute, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/contact_support_or_refresh')({
  beforeLoad: () => {
    throw redirect({ to: '/contact-support', replace: true })
  },
})
