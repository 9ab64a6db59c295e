import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { disconnect } from '../../lib/live/socket.ts'
import { draft, forgetUser } from '../../lib/session.ts'
import { queryClient, trpc } from '../../lib/trpc.tsx'
import { commitDeferred } from '../../ui/messages/undo.ts'

/** Ends the session, clears the stored user, draft and cached data, and goes to the login page. */
export function useLogOut(): () => Promise<void> {
  const { client } = trpc.useUtils()
  const navigate = useNavigate()
  return useCallback(async () => {
    // What can still be undone needs the session.
    await commitDeferred()
    // Logs out locally even if the server can't be reached.
    await client.auth.logOut.mutate().catch(() => undefined)
    forgetUser()
    draft.clear()
    await disconnect()
    await navigate({ to: '/login' })
    queryClient.clear()
  }, [client, navigate])
}
