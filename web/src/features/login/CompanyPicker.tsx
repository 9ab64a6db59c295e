import { Button, Combobox, Group, Loader, TextInput, useCombobox } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { registerCopy } from '../../copy/login.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import type { Registration } from './use-registration.ts'

/** More would only be scrolled past; typing narrows. */
const shownAtMost = 50

/** A company by name, filtered as one types; 'Not in the list' stands first. */
export function CompanyPicker({ registration }: { registration: Registration }) {
  const { filter, setFilter, choice, choose } = registration
  const companies = trpc.companies.list.useQuery()
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const input = useRef<HTMLInputElement>(null)

  const wanted = choice ? '' : filter.trim().toLowerCase()
  const found = (companies.data ?? []).filter(({ name }) => name.toLowerCase().includes(wanted))
  const shown = found.slice(0, shownAtMost)

  // Enter takes the first company that fits what was typed, not the entry above them all.
  const { selectOption, resetSelectedOption } = combobox
  useEffect(() => {
    if (wanted !== '' && shown.length > 0) selectOption(1)
    else resetSelectedOption()
  }, [wanted, shown.length, selectOption, resetSelectedOption])

  function pick(id: string) {
    const entry = found.find((company) => company.id === id)
    if (entry) choose({ kind: 'listed', entry }, entry.name)
    else choose({ kind: 'new' }, registerCopy.notListed)
    combobox.closeDropdown()
  }

  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <Combobox.Target>
          <TextInput
            ref={input}
            flex={1}
            label={registerCopy.company}
            placeholder={registerCopy.companyPlaceholder}
            autoComplete="off"
            error={companies.error ? failureText(companies.error) : undefined}
            rightSection={companies.isLoading ? <Loader size={16} /> : undefined}
            value={filter}
            onChange={(event) => {
              setFilter(event.currentTarget.value)
              combobox.openDropdown()
            }}
            onClick={() => combobox.openDropdown()}
            onFocus={() => !choice && combobox.openDropdown()}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        {choice && (
          <Button
            variant="default"
            onClick={() => {
              setFilter('')
              input.current?.focus()
            }}
          >
            {registerCopy.change}
          </Button>
        )}
      </Group>
      <Combobox.Dropdown>
        <Combobox.Options mah={260} style={{ overflowY: 'auto' }} aria-label={registerCopy.company}>
          <Combobox.Option value="">{registerCopy.notListed}</Combobox.Option>
          {shown.map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              {name}
            </Combobox.Option>
          ))}
          {companies.isLoading && <Combobox.Empty>{registerCopy.loadingCompanies}</Combobox.Empty>}
          {found.length > shown.length && (
            <Combobox.Empty>{registerCopy.more(found.length - shown.length)}</Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
