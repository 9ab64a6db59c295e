import { Stack, Switch, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { limits } from '../../../../../src/shared/limits.ts'
import { listingsCopy } from '../../../copy/listings.ts'
import { Fold } from '../../../ui/Fold.tsx'
import { ContactReveal } from './ContactReveal.tsx'
import { KeptLines } from './KeptLines.tsx'
import classes from './ListingForm.module.css'
import { ListingPreview } from './ListingPreview.tsx'
import { PointsEditor } from './PointsEditor.tsx'
import type { ListingFormState } from './use-listing-form.ts'

interface Props {
  form: ListingFormState
  isIndividual: boolean
  /** The media manager. */
  media: ReactNode
  /** Fields about the company, before the listing's own. */
  party?: ReactNode
  readOnly?: boolean
}

/** The fields of an offering or a request with a preview, for the landing, add and edit modals. */
export function ListingForm({ form, isIndividual, media, party, readOnly = false }: Props) {
  const { side, values, set } = form
  const copy = listingsCopy(side)
  const field = { readOnly, variant: readOnly ? 'filled' : 'default' } as const
  const requiredField = { ...field, required: !readOnly }
  return (
    <div className={classes.columns}>
      <Stack gap="lg" className={classes.fields}>
        {party}
        <TextInput
          label={copy.name}
          error={form.errors.name}
          {...requiredField}
          maxLength={limits.shortText}
          value={values.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <Textarea
          label={copy.description}
          error={form.errors.description}
          {...requiredField}
          autosize
          minRows={3}
          maxRows={12}
          maxLength={limits.longText}
          value={values.description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
        <PointsEditor form={form} readOnly={readOnly} />
        {media}
        <Fold
          title={copy.instructions}
          summary={values.matchingInstructions || copy.noInstructions}
          initiallyOpen={!readOnly && values.kept.length > 0}
        >
          <Stack gap="md">
            <Textarea
              aria-label={copy.instructions}
              description={copy.instructionsHelp}
              placeholder={readOnly ? copy.noInstructions : copy.instructionsPlaceholder}
              {...field}
              autosize
              minRows={2}
              maxRows={8}
              maxLength={limits.longText}
              value={values.matchingInstructions}
              onChange={(event) => set({ matchingInstructions: event.currentTarget.value })}
            />
            {!readOnly && <KeptLines form={form} />}
          </Stack>
        </Fold>
        <Switch
          label={copy.notify}
          disabled={readOnly}
          className={classes.toggle}
          checked={values.notifyOnMatch}
          onChange={(event) => set({ notifyOnMatch: event.currentTarget.checked })}
        />
        <ContactReveal form={form} isIndividual={isIndividual} readOnly={readOnly} />
      </Stack>
      <ListingPreview form={form} />
    </div>
  )
}
