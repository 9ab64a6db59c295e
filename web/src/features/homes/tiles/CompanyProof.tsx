import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import type { CompanyView } from '../../../../../src/companies/schema.ts'
import { provesCompany } from '../../../../../src/shared/company-domain.ts'
import { homesCopy } from '../../../copy/homes.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { UnverifiedMark } from '../../../ui/CompanyName.tsx'
import { CodeModal } from '../../../ui/forms/CodeModal.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import classes from '../HomePage.module.css'

const copy = homesCopy.proof

/** For a company that isn't verified: how others see it, and what changes that. */
export default function CompanyProof({ company }: { company: CompanyView }) {
  const [asking, setAsking] = useState(false)
  const utils = trpc.useUtils()
  const send = trpc.auth.sendCompanyProof.useMutation()
  const confirm = trpc.auth.confirmCompany.useMutation()
  const emailProves = provesCompany(company, [company.email])

  /** Resolves to what went wrong, or to null. */
  const sendCode = () =>
    send.mutateAsync().then(
      () => null,
      (error: unknown) => copy.sendFailed(failureText(error)),
    )

  async function start() {
    const problem = await sendCode()
    if (problem) await showAlert(problem)
    else setAsking(true)
  }

  async function submit(code: string): Promise<string | null> {
    try {
      await confirm.mutateAsync({ code })
    } catch (error) {
      return failureText(error)
    }
    setAsking(false)
    void showToast(copy.done)
    await utils.companies.own.invalidate()
    return null
  }

  return (
    <div className={classes.pending}>
      <Text size="sm">
        <UnverifiedMark /> {emailProves ? copy.canProve(company.email) : copy.cannotProve}
      </Text>
      {emailProves && (
        <Button variant="light" size="compact-sm" loading={send.isPending} onClick={() => void start()}>
          {copy.verify}
        </Button>
      )}
      <CodeModal
        opened={asking}
        title={copy.title}
        text={copy.text(company.email)}
        submit={copy.confirm}
        busy={confirm.isPending}
        testingCode={send.data?.code}
        onSubmit={submit}
        onResend={sendCode}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}
