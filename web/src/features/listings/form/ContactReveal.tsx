import { Button, Checkbox, Group, Stack, Switch, Text, TextInput } from '@mantine/core'
import { revealableFields } from '../../../../../src/listings/policy.ts'
import { limits } from '../../../../../src/shared/limits.ts'
import type { ContactField } from '../../../../../src/shared/listings.ts'
import { contactCopy } from '../../../copy/listings.ts'
import { Fold } from '../../../ui/Fold.tsx'
import { useContactText } from './contact-text.ts'
import classes from './ListingForm.module.css'
import type { ListingFormState } from './use-listing-form.ts'

interface Props {
  form: ListingFormState
  isIndividual: boolean
  readOnly: boolean
}

/** Which contact data matched parties may see. Individuals have only an email address to reveal. */
export function ContactReveal({ form, isIndividual, readOnly }: Props) {
  const { contact, contactHints } = form.values
  const summary = useContactText(contact)
  return (
    <Fold title={contactCopy.title} summary={summary} initiallyOpen={!readOnly && contactHints.length > 0}>
      <Stack gap="md">
        <Switch
          label={contactCopy.reveal}
          description={contactCopy.revealHelp}
          disabled={readOnly}
          className={classes.toggle}
          checked={contact.reveal}
          onChange={(event) => form.setContact({ reveal: event.currentTarget.checked })}
        />
        {contact.reveal && (
          <>
            <Checkbox.Group
              label={contactCopy.fieldsLabel}
              value={[...contact.fields]}
              onChange={(fields) => form.setContact({ fields: fields as ContactField[] })}
            >
              <Group gap="md" mt={6}>
                {revealableFields(isIndividual).map((field) => (
                  <Checkbox
                    key={field}
                    value={field}
                    label={contactCopy.fields[field]}
                    disabled={readOnly}
                    className={classes.toggle}
                  />
                ))}
              </Group>
            </Checkbox.Group>
            <Switch
              label={contactCopy.additionalOn}
              disabled={readOnly}
              className={classes.toggle}
              checked={contact.additionalOn}
              onChange={(event) => form.setContact({ additionalOn: event.currentTarget.checked })}
            />
            {contact.additionalOn && (
              <TextInput
                aria-label={contactCopy.additional}
                placeholder={readOnly ? undefined : contactCopy.additionalPlaceholder}
                readOnly={readOnly}
                variant={readOnly ? 'filled' : 'default'}
                maxLength={limits.pointText}
                value={contact.additionalMethod}
                onChange={(event) => form.setContact({ additionalMethod: event.currentTarget.value })}
              />
            )}
          </>
        )}
        {!readOnly && contactHints.length > 0 && (
          <div role="note">
            <Text size="sm">{contactCopy.found}</Text>
            <Group gap="xs" mt={4}>
              {contactHints.map((hint) => (
                <Button key={hint} size="compact-sm" variant="light" onClick={() => form.offerContact(hint)}>
                  {contactCopy.offer(hint)}
                </Button>
              ))}
            </Group>
          </div>
        )}
      </Stack>
    </Fold>
  )
}
