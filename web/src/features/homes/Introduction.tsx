import { Button } from '@mantine/core'
import { useState } from 'react'
import { homesCopy, introCopy } from '../../copy/homes.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import { Panel } from '../../ui/Panel.tsx'
import { EditModal, type Field } from './EditModal.tsx'
import classes from './HomePage.module.css'

const fields = [
  { key: 'intro', label: homesCopy.fields.intro, required: true, rows: 6 },
] as const satisfies Field<string>[]

/** The description of the company or the individual. */
export function Introduction({ of, text }: { of: 'individual' | 'company'; text: string }) {
  const words = introCopy[of]
  const [editing, setEditing] = useState(false)
  const utils = trpc.useUtils()
  const update = trpc.companies.updateIntro.useMutation()

  async function save({ intro }: { intro: string }): Promise<boolean> {
    if (intro.trim() === '') {
      await showAlert(homesCopy.needIntro)
      return false
    }
    try {
      await update.mutateAsync({ intro })
      await utils.companies.invalidate()
      void showToast(homesCopy.saved)
      return true
    } catch (error) {
      await showAlert(homesCopy.introFailed(failureText(error, homesCopy.fallbacks.intro)))
      return false
    }
  }

  return (
    <Panel
      title={words.tile}
      actions={
        <Button variant="default" onClick={() => setEditing(true)}>
          {words.modify}
        </Button>
      }
    >
      <p className={classes.intro} data-empty={text === '' || undefined}>
        {text || words.empty}
      </p>
      <EditModal
        opened={editing}
        title={words.edit}
        fields={fields}
        values={{ intro: text }}
        busy={update.isPending}
        onClose={() => setEditing(false)}
        onSave={save}
      />
    </Panel>
  )
}
