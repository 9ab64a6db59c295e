import { Button, Combobox, Group, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { registerCopy } from '../../copy/login.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { CompanyName } from '../../ui/CompanyName.tsx'
import type { Registration } from './use-registration.ts'

/** Typing narrows the list, so more entries are not needed. */
const pageSize = 50
const debounceMs = 200

/** Whether a search was for a company, not for the entry 'Not in the list'. */
const isName = (text: string) =>
  text.length > 2 && !registerCopy.notListed.toLowerCase().startsWith(text.toLowerCase())

/** Searches companies by name while the user types. The first entry is 'Not in the list'. */
export function CompanyPicker({ registration }: { registration: Registration }) {
  const { filter, setFilter, choice, choose, company, setCompany } = registration
  const typedQuery = choice ? '' : filter.trim()
  const [query] = useDebouncedValue(typedQuery, debounceMs)
  const search = trpc.companies.search.useQuery(
    { query, limit: pageSize },
    { placeholderData: keepPreviousData },
  )
  const matches = search.data?.companies
  /** Whether the entries shown are the results for the current input. */
  const current = query === typedQuery && !search.isPlaceholderData && !search.isLoading
  const [enterPressed, setEnterPressed] = useState(false)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const input = useRef<HTMLInputElement>(null)

  function pick(id: string) {
    const entry = matches?.find((company) => company.id === id)
    if (entry) choose({ kind: 'listed', entry }, entry.name)
    else {
      // What was searched in vain is the new company's name.
      if (!company.name && isName(filter.trim())) setCompany({ name: filter.trim() })
      choose({ kind: 'new' }, registerCopy.notListed)
    }
    combobox.closeDropdown()
  }

  // Enter picks the first matching company, not the entry above it. If it is pressed before the results arrive, the
  // company is picked when they do.
  const syncSelection = useEffectEvent(() => {
    const first = current && typedQuery !== '' ? matches?.[0] : undefined
    if (first && enterPressed) pick(first.id)
    else if (first) combobox.selectOption(1)
    else combobox.resetSelectedOption()
    if (current) setEnterPressed(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: all of them are triggers
  useEffect(() => syncSelection(), [current, typedQuery, matches, enterPressed])

  return (
    <Combobox store={combobox} onOptionSubmit={pick}>
      <Group align="flex-end" gap="xs" wrap="nowrap">
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={input}
            flex={1}
            label={registerCopy.company}
            placeholder={registerCopy.companyPlaceholder}
            autoComplete="off"
            error={registration.errorOf('company') ?? (search.error ? failureText(search.error) : undefined)}
            rightSection={current || search.error ? undefined : <Loader size={16} />}
            value={filter}
            onChange={(event) => {
              setEnterPressed(false)
              setFilter(event.currentTarget.value)
              combobox.openDropdown()
            }}
            onKeyDown={({ key }) => key === 'Enter' && !current && typedQuery !== '' && setEnterPressed(true)}
            onClick={() => combobox.openDropdown()}
            onFocus={() => !choice && combobox.openDropdown()}
            onBlur={() => {
              setEnterPressed(false)
              combobox.closeDropdown()
            }}
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
          {matches?.map(({ id, name, isVerified }) => (
            <Combobox.Option key={id} value={id}>
              <CompanyName name={name} verified={isVerified} />
            </Combobox.Option>
          ))}
          {search.isLoading && <Combobox.Empty>{registerCopy.loadingCompanies}</Combobox.Empty>}
          {search.data && search.data.total > search.data.companies.length && (
            <Combobox.Empty>
              {registerCopy.more(search.data.total - search.data.companies.length)}
            </Combobox.Empty>
          )}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}
