import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AgreementView } from '../../../../src/shared/proposals/agreements.ts'
import { otherSide } from '../../../../src/shared/sides.ts'
import { agreementCopy } from '../../copy/agreement.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { ConfirmModal } from '../../ui/messages/ConfirmModal.tsx'
import { showToast } from '../../ui/messages/toast.ts'
import classes from './Agreement.module.css'

/** Each side asks to cancel; the second request ends the agreement. */
export function Cancellation({ agreement }: { agreement: AgreementView }) {
  const { id, side, cancelRequestedBy, cancelledAt } = agreement
  const other = agreement.parties[otherSide(side)].companyName
  const [asking, setAsking] = useState(false)
  const utils = trpc.useUtils()
  const cancel = trpc.agreements.cancel.useMutation({
    onSuccess: ({ cancelled }) =>
      void showToast(cancelled ? agreementCopy.ended : agreementCopy.requested(other)),
    onError: (error) => void showAlert(failureText(error)),
    onSettled: () => {
      setAsking(false)
      return utils.agreements.get.invalidate({ agreementId: id })
    },
  })
  if (cancelledAt) return null
  const hasAsked = cancelRequestedBy.includes(side)
  const otherHasAsked = !hasAsked && cancelRequestedBy.length > 0
  return (
    <section className={classes.cancellation}>
      <h2>{agreementCopy.cancelTitle}</h2>
      <p className={classes.muted} role="status">
        {hasAsked
          ? agreementCopy.asked(other)
          : otherHasAsked
            ? agreementCopy.otherAsked(other)
            : agreementCopy.cancelText}
      </p>
      {!hasAsked && (
        <Button variant="default" onClick={() => setAsking(true)}>
          {otherHasAsked ? agreementCopy.confirm : agreementCopy.request}
        </Button>
      )}
      <ConfirmModal
        opened={asking}
        title={otherHasAsked ? agreementCopy.confirmTitle : agreementCopy.requestTitle}
        confirm={otherHasAsked ? agreementCopy.confirm : agreementCopy.request}
        danger
        busy={cancel.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={() => cancel.mutate({ agreementId: id })}
      >
        {otherHasAsked ? agreementCopy.confirmText : agreementCopy.requestText(other)}
      </ConfirmModal>
    </section>
  )
}
