import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { limits } from '../../../../src/shared/limits.ts'
import { loginCopy } from '../../copy/login.ts'
import { dropVisitorDrafts } from '../../lib/drafts/drafts.ts'
import { destinationAfterLogin } from '../../lib/route-guards.ts'
import { rememberUser } from '../../lib/session.ts'
import { appCode, failureText, queryClient, trpc } from '../../lib/trpc.tsx'
import { focusFirstError } from '../../ui/forms/focus-first-error.ts'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { TestingCode } from './TestingCode.tsx'

/** `registeredEmail`: of a person who has just registered, and gets the code at once; otherwise empty. */
export function LoginTab({ registeredEmail }: { registeredEmail: string }) {
  const [email, setEmail] = useState(registeredEmail)
  const [error, setError] = useState<{ field: 'email' | 'code'; text: string } | null>(null)
  const [code, setCode] = useState('')
  const codeInput = useRef<HTMLInputElement>(null)
  const send = trpc.auth.sendLoginCode.useMutation()
  const verify = trpc.auth.verifyLogin.useMutation()
  const navigate = useNavigate()
  const { goingTo } = useLocation().state

  const fail = (field: 'email' | 'code', text: string) => focusFirstError(() => setError({ field, text }))

  const hasSentCode = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after the registration
  useEffect(() => {
    if (registeredEmail === '' || hasSentCode.current) return
    hasSentCode.current = true
    void sendCode({ withToast: false })
  }, [])

  async function sendCode({ withToast = true } = {}) {
    if (email.trim() === '') return fail('email', loginCopy.emailFirst)
    setError(null)
    try {
      await send.mutateAsync({ email })
      // After a registration, its toast is still there.
      if (withToast) void showToast(loginCopy.codeSent)
      codeInput.current?.focus()
    } catch (error) {
      if (appCode(error)) fail('email', loginCopy.sendFailed(failureText(error)))
      else await showAlert(loginCopy.sendError(failureText(error)))
    }
  }

  async function logIn() {
    if (email.trim() === '') return fail('email', loginCopy.needEmail)
    if (code.trim() === '') return fail('code', loginCopy.needCode)
    try {
      const { employeeId } = await verify.mutateAsync({ email, code })
      // The cache may hold data of another user of this browser.
      queryClient.clear()
      rememberUser(employeeId)
      dropVisitorDrafts()
      void showToast(loginCopy.loggedIn)
      await navigate({ ...destinationAfterLogin(goingTo), replace: true })
    } catch (error) {
      if (appCode(error)) fail('code', loginCopy.loginFailed(failureText(error)))
      else await showAlert(loginCopy.loginError(failureText(error)))
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void (send.isSuccess || code !== '' ? logIn() : sendCode())
      }}
    >
      <Stack gap="md">
        <TextInput
          type="email"
          label={loginCopy.email}
          error={error?.field === 'email' && error.text}
          autoComplete="email"
          size="md"
          maxLength={limits.shortText}
          value={email}
          onChange={(event) => {
            setEmail(event.currentTarget.value)
            setError(null)
          }}
        />
        <Button
          variant={send.isSuccess ? 'default' : 'filled'}
          size="md"
          loading={send.isPending}
          onClick={() => void sendCode()}
        >
          {loginCopy.sendCode}
        </Button>
        <TextInput
          ref={codeInput}
          label={loginCopy.code}
          error={error?.field === 'code' && error.text}
          description={send.isSuccess ? loginCopy.codeSentTo(send.variables.email) : loginCopy.codeHelp}
          autoCapitalize="characters"
          spellCheck={false}
          autoComplete="one-time-code"
          size="md"
          maxLength={40}
          value={code}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setError(null)
          }}
        />
        <TestingCode code={send.data?.code} onUse={setCode} />
        <Button
          variant={send.isSuccess ? 'filled' : 'default'}
          size="md"
          loading={verify.isPending}
          onClick={() => void logIn()}
        >
          {loginCopy.login}
        </Button>
        {send.isSuccess && (
          <Text size="sm" c="dimmed">
            {loginCopy.noCode}
          </Text>
        )}
        {/* Lets Enter in a field submit the form; the two buttons above don't submit. */}
        <button type="submit" hidden disabled={send.isPending || verify.isPending} />
      </Stack>
    </form>
  )
}
