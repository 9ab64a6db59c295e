import { Button, Combobox, Group, Loader, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { registerCopy } from '../../copy/login.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import type { Registration } from './use-registration.ts'

/** More would only be scrolled past; typing narrows. */
const shownAtMost = 50
/** The server is asked when typing pauses so long. */
const pauseMs = 200

/** A company by name, searched for as one types; 'Not in the list' stands first. */
export function CompanyPicker({ registration }: { registration: Registration }) {
  const { filter, setFilter, choice, choose } = registration
  const wanted = choice ? '' : filter.trim()
  const [query] = useDebouncedValue(wanted, pauseMs)
  const search = trpc.companies.search.useQuery(
    { query, limit: shownAtMost },
    { placeholderData: keepPreviousData },
  )
  const found = search.data?.companies
  /** What is shown is what was typed, not what was typed before. */
  const answered = query === wanted && !search.isPlaceholderData && !search.isLoading
  const [entered, setEntered] = useState(false)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const input = useRef<HTMLInputElement>(null)

  function pick(id: string) {
    const entry = found?.find((company) => company.id === id)
    if (entry) choose({ kind: 'listed', entry }, entry.name)
    else choose({ kind: 'new' }, registerCopy.notListed)
    combobox.closeDropdown()
  }

  // Enter takes the first company that fits what was typed, not the entry above them all; where it was pressed
  // before the answer came, as soon as it comes.
  const heed = useEffectEvent(() => {
    const first = answered && wanted !== '' ? found?.[0] : undefined
    if (first && entered) pick(first.id)
    else if (first) combobox.selectOption(1)
    else combobox.resetSelectedOption()
    if (answered) setEntered(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of them is a reason to look again
  useEffect(() => heed(), [answered, wanted, found, entered])

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
            error={search.error ? failureText(search.error) : undefined}
            rightSection={answered || search.error ? undefined : <Loader size={16} />}
            value={filter}
            onChange={(event) => {
              setEntered(false)
              setFilter(event.currentTarget.value)
              combobox.openDropdown()
            }}
            onKeyDown={({ key }) => key === 'Enter' && !answered && wanted !== '' && setEntered(true)}
            onClick={() => combobox.openDropdown()}
            onFocus={() => !choice && combobox.openDropdown()}
            onBlur={() => {
              setEntered(false)
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
          {found?.map(({ id, name }) => (
            <Combobox.Option key={id} value={id}>
              {name}
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
