import { Button, Stack, TextInput } from '@mantine/core'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { limits } from '../../../../src/shared/limits.ts'
import { loginCopy } from '../../copy/login.ts'
import { destinationAfterLogin } from '../../lib/route-guards.ts'
import { rememberUser } from '../../lib/session.ts'
import { appCode, failureText, queryClient, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { TestingCode } from './TestingCode.tsx'

export function LoginTab({ initialEmail }: { initialEmail: string }) {
  const [email, setEmail] = useState(initialEmail)
  const [code, setCode] = useState('')
  const codeInput = useRef<HTMLInputElement>(null)
  const send = trpc.auth.sendLoginCode.useMutation()
  const verify = trpc.auth.verifyLogin.useMutation()
  const navigate = useNavigate()
  const { goingTo } = useLocation().state

  async function sendCode() {
    if (email.trim() === '') return showAlert(loginCopy.emailFirst)
    try {
      await send.mutateAsync({ email })
      void showToast(loginCopy.codeSent)
      codeInput.current?.focus()
    } catch (error) {
      await showAlert((appCode(error) ? loginCopy.sendFailed : loginCopy.sendError)(failureText(error)))
    }
  }

  async function logIn() {
    if (email.trim() === '') return showAlert(loginCopy.needEmail)
    if (code.trim() === '') return showAlert(loginCopy.needCode)
    try {
      const { employeeId } = await verify.mutateAsync({ email, code })
      // The cache may hold data of another user of this browser.
      queryClient.clear()
      rememberUser(employeeId)
      void showToast(loginCopy.loggedIn)
      await navigate({ ...destinationAfterLogin(goingTo), replace: true })
    } catch (error) {
      await showAlert((appCode(error) ? loginCopy.loginFailed : loginCopy.loginError)(failureText(error)))
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
          autoComplete="email"
          size="md"
          maxLength={limits.shortText}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
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
          description={loginCopy.codeHelp}
          inputMode="numeric"
          autoComplete="one-time-code"
          size="md"
          maxLength={20}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
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
        {/* Lets Enter in a field submit the form; the two buttons above don't submit. */}
        <button type="submit" hidden />
      </Stack>
    </form>
  )
}
