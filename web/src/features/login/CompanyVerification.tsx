import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { errors } from '../../../../src/shared/errors.ts'
import { limits } from '../../../../src/shared/limits.ts'
import { loginCopy, registerCopy } from '../../copy/login.ts'
import { appCode, failureText, trpc } from '../../lib/trpc.tsx'
import classes from './RegisterTab.module.css'
import { TestingCode } from './TestingCode.tsx'
import type { Registration } from './use-registration.ts'

/** To join a listed company, users enter a code that is sent to the company's email. */
export function CompanyVerification({ registration }: { registration: Registration }) {
  const { choice, person, verified, setVerified } = registration
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const send = trpc.auth.sendCompanyCode.useMutation()
  const verify = trpc.auth.verifyCompanyCode.useMutation()
  const entry = choice?.kind === 'listed' ? choice.entry : null
  const reachable = entry === null || entry.email !== ''

  async function sendCode() {
    setFailure(null)
    if (!entry || !person.role) return setFailure(registerCopy.selectFirst)
    await send
      .mutateAsync({
        companyId: entry.id,
        userName: `${person.firstName.trim()} ${person.lastName.trim()}`,
        userEmail: person.email,
        userRole: person.role,
      })
      .catch((error: unknown) => setFailure(failureMessage(error, registerCopy.sendFailed)))
  }

  async function verifyCode() {
    setFailure(null)
    if (!entry) return setFailure(registerCopy.selectFirst)
    if (code.trim() === '') return setFailure(loginCopy.needCode)
    try {
      await verify.mutateAsync({ companyId: entry.id, code })
      setVerified(true)
    } catch (error) {
      setFailure(failureMessage(error, registerCopy.verifyFailed))
    }
  }

  return (
    <section className={classes.verification} aria-label={registerCopy.verification}>
      <h2>{registerCopy.verification}</h2>
      {verified ? (
        <p className={classes.success} role="status">
          {registerCopy.verified}
        </p>
      ) : (
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {entry && reachable
              ? registerCopy.verificationHelp(entry.name, entry.email)
              : reachable
                ? registerCopy.selectFirst
                : errors.COMPANY_WITHOUT_EMAIL.message}
          </Text>
          <Group>
            <Button
              variant={send.isSuccess ? 'default' : 'filled'}
              loading={send.isPending}
              disabled={!reachable}
              onClick={() => void sendCode()}
            >
              {loginCopy.sendCode}
            </Button>
          </Group>
          {send.isSuccess && (
            <>
              <Text size="sm" role="status">
                {registerCopy.sent}
              </Text>
              <TestingCode code={send.data.code} onUse={setCode} />
            </>
          )}
          <Group align="flex-end" gap="xs">
            <TextInput
              label={loginCopy.code}
              error={registration.errorOf('verification')}
              inputMode="numeric"
              autoComplete="one-time-code"
              disabled={!reachable}
              value={code}
              // Not maxLength: it would truncate a pasted code before the spaces are removed.
              onChange={(event) =>
                setCode(event.currentTarget.value.replace(/\D/g, '').slice(0, limits.codeDigits))
              }
            />
            <Button
              variant={send.isSuccess ? 'filled' : 'default'}
              loading={verify.isPending}
              disabled={!reachable}
              onClick={() => void verifyCode()}
            >
              {registerCopy.verify}
            </Button>
          </Group>
          {failure && (
            <p className={classes.failure} role="alert">
              {failure}
            </p>
          )}
        </Stack>
      )}
    </section>
  )
}

/** The server's message if it sent one. */
const failureMessage = (error: unknown, fallback: string) => (appCode(error) ? failureText(error) : fallback)
