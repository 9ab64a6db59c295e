import { homesCopy, introCopy } from '../../../copy/homes.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { showToast } from '../../../ui/messages/toast.ts'
import classes from '../HomePage.module.css'
import type { Field } from './EditForm.tsx'
import { EditPanel } from './EditPanel.tsx'

const fields = [
  { key: 'intro', label: homesCopy.fields.intro, required: true, rows: 6 },
] as const satisfies Field<string>[]

/** The description of the company or the individual. */
export function Introduction({ of, text }: { of: 'individual' | 'company'; text: string }) {
  const words = introCopy[of]
  const utils = trpc.useUtils()
  const update = trpc.companies.updateIntro.useMutation()

  async function save({ intro }: { intro: string }) {
    try {
      await update.mutateAsync({ intro })
      await utils.companies.invalidate()
      void showToast(homesCopy.saved)
      return null
    } catch (error) {
      await showAlert(homesCopy.introFailed(failureText(error, homesCopy.fallbacks.intro)))
      return {}
    }
  }

  return (
    <EditPanel
      title={words.tile}
      modify={words.modify}
      edit={words.edit}
      inPlace={of === 'individual'}
      place="home:introduction"
      fields={fields}
      values={{ intro: text }}
      validate={({ intro }) => (intro.trim() === '' ? { intro: homesCopy.needIntro } : {})}
      busy={update.isPending}
      onSave={save}
    >
      <p className={classes.intro} data-empty={text === '' || undefined}>
        {text || words.empty}
      </p>
    </EditPanel>
  )
}
