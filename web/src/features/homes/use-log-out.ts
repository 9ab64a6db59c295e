import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { disconnect } from '../../lib/live/socket.ts'
import { draft, forgetUser } from '../../lib/session.ts'
import { queryClient, trpc } from '../../lib/trpc.tsx'

/** Ends the session, forgets who was here and what was shown, and leads to the login page. */
export function useLogOut(): () => Promise<void> {
  const { client } = trpc.useUtils()
  const navigate = useNavigate()
  return useCallback(async () => {
    // Whoever wants to leave leaves, also when the server can't be told.
    await client.auth.logOut.mutate().catch(() => undefined)
    forgetUser()
    draft.clear()
    await disconnect()
    await navigate({ to: '/login' })
    queryClient.clear()
  }, [client, navigate])
}
