import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/product_lead')({
  component: RouteComponent,
})

function RouteComponent() {
  return <div>Hello "/product_lead"!</div>
}
