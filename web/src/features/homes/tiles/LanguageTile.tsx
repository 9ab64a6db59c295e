import { SegmentedControl } from '@mantine/core'
import { pageLanguages } from '../../../../../src/shared/page-languages.ts'
import { languageCopy as copy, language, languageNames } from '../../../copy/language.ts'
import { reloadInLanguage } from '../../../lib/language/reload-in-language.ts'
import { failureText, trpc } from '../../../lib/trpc.tsx'
import { showAlert } from '../../../ui/messages/alert.ts'
import { Panel } from '../../../ui/Panel.tsx'

/** The choice of the pages' language. Each language is a build of its own, so the page is loaded again. */
export function LanguageTile() {
  const choose = trpc.auth.choosePageLanguage.useMutation({
    onSuccess: () => reloadInLanguage(),
    onError: (error) => void showAlert(copy.failed(failureText(error))),
  })
  return (
    <Panel title={copy.tile} note={copy.note}>
      <SegmentedControl
        aria-label={copy.tile}
        data={pageLanguages.map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
        value={choose.isPending ? choose.variables.language : language}
        disabled={choose.isPending}
        onChange={(value) => choose.mutate({ language: value as typeof language })}
      />
    </Panel>
  )
}
