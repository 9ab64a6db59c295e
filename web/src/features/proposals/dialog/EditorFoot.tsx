import { Button } from '@mantine/core'
import { proposalFormCopy as copy } from '../../../copy/proposal-form.ts'
import { ConfirmModal } from '../../../ui/messages/ConfirmModal.tsx'
import classes from './ProposalDialog.module.css'

interface Props {
  hasDraft: boolean
  /** Whether the preview comes as soon as the form is loaded. */
  waiting: boolean
  /** Whether it asks if the draft is to be discarded. */
  discarding: boolean
  setDiscarding: (discarding: boolean) => void
  onDiscard: () => void
}

/** The form's buttons: its draft can be discarded, and the proposal previewed. */
export function EditorFoot({ hasDraft, waiting, discarding, setDiscarding, onDiscard }: Props) {
  return (
    <>
      <div className={classes.foot}>
        {hasDraft && (
          <>
            <Button variant="subtle" color="red" px={8} onClick={() => setDiscarding(true)}>
              {copy.discard}
            </Button>
            <p className={classes.kept}>{copy.kept}</p>
          </>
        )}
        <Button type="submit" ml="auto" loading={waiting}>
          {copy.preview}
        </Button>
      </div>
      <ConfirmModal
        opened={discarding}
        title={copy.discardTitle}
        confirm={copy.discard}
        cancel={copy.keep}
        danger
        onCancel={() => setDiscarding(false)}
        onConfirm={() => {
          setDiscarding(false)
          onDiscard()
        }}
      >
        {copy.discardText}
      </ConfirmModal>
    </>
  )
}
