import { ActionIcon, Menu } from '@mantine/core'
import {
  IconCopy,
  IconDots,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconTrash,
} from '@tabler/icons-react'
import { useRef } from 'react'
import type { TileView } from '../../../../src/listings/schema.ts'
import { mainCopy } from '../../copy/main.ts'
import { refreshTile } from '../../lib/live/refresh-tiles.ts'
import { failureText, trpc } from '../../lib/trpc.tsx'
import { showAlert } from '../../ui/messages/alert.ts'
import { showToast } from '../../ui/messages/toast.ts'
import classes from './ListingTile.module.css'

export type TileAction = 'description' | 'edit' | 'duplicate' | 'delete'

interface Props {
  tile: TileView
  name: string
  canDelete: boolean
  onAction: (action: TileAction, tile: TileView) => void
}

/** What else can be done with a listing. A filled request can only be duplicated and deleted. */
export function TileMenu({ tile, name, canDelete, onAction }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const setPaused = usePause(tile, name)
  const { filledAt, pausedAt } = tile
  /** A dialog returns the focus to the element that had it, and a menu item will be unmounted. */
  const act = (action: TileAction) => () => {
    button.current?.focus()
    onAction(action, tile)
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          ref={button}
          variant="subtle"
          color="gray"
          size={36}
          className={classes.above}
          aria-label={mainCopy.menu(name)}
        >
          <IconDots size={20} stroke={1.7} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {!filledAt && (
          <Menu.Item leftSection={<IconPencil size={16} stroke={1.7} />} onClick={act('edit')}>
            {mainCopy.edit}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<IconCopy size={16} stroke={1.7} />} onClick={act('duplicate')}>
          {mainCopy.duplicate}
        </Menu.Item>
        {!filledAt && (
          <Menu.Item
            leftSection={
              pausedAt ? (
                <IconPlayerPlay size={16} stroke={1.7} />
              ) : (
                <IconPlayerPause size={16} stroke={1.7} />
              )
            }
            onClick={() => void setPaused(!pausedAt)}
          >
            {pausedAt ? mainCopy.resume : mainCopy.pause}
          </Menu.Item>
        )}
        {canDelete && (
          <Menu.Item
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} stroke={1.7} />}
            onClick={act('delete')}
          >
            {mainCopy.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}

function usePause({ side, id }: TileView, name: string) {
  const utils = trpc.useUtils()
  const pause = trpc.listings.pause.useMutation()
  return async (paused: boolean): Promise<void> => {
    try {
      await pause.mutateAsync({ side, id, paused })
      await refreshTile(utils, id)
      void showToast(paused ? mainCopy.pauseDone(name) : mainCopy.resumeDone(name))
    } catch (error) {
      const message = failureText(error)
      void showAlert(paused ? mainCopy.pauseFailed(message) : mainCopy.resumeFailed(message))
    }
  }
}
