import { useLocalStorage } from '@mantine/hooks'
import { useCallback, useMemo } from 'react'

/** How a person has arranged the board of a listing. Kept in the browser: it changes nothing for anybody else. */
export interface BoardSettings {
  readonly pinned: readonly string[]
  readonly hidden: readonly string[]
  /** The currency to compare prices in; null: the most frequent one. */
  readonly base: string | null
  readonly rates: Readonly<Record<string, string>>
}

const none: BoardSettings = { pinned: [], hidden: [], base: null, rates: {} }

export function useSettings(listingId: string) {
  const [settings, save] = useLocalStorage<BoardSettings>({
    key: `parley:board:${listingId}`,
    defaultValue: none,
    getInitialValueInEffect: false,
  })
  const change = useCallback(
    (part: Partial<BoardSettings>) => save((now) => ({ ...none, ...now, ...part })),
    [save],
  )
  const toggle = useCallback(
    (list: 'pinned' | 'hidden', id: string) =>
      save((now) => {
        const ids = now[list] ?? []
        return { ...none, ...now, [list]: ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id] }
      }),
    [save],
  )
  return { settings: useMemo(() => ({ ...none, ...settings }), [settings]), change, toggle }
}
