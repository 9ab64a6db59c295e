import { Button, Group, Modal } from '@mantine/core'
import { IconPackageExport, IconSearch } from '@tabler/icons-react'
import type { Side } from '../../../../src/shared/sides.ts'
import { landingCopy } from '../../copy/landing.ts'
import classes from './IntentModal.module.css'

const cards = [
  { side: 'seller', Icon: IconPackageExport },
  { side: 'buyer', Icon: IconSearch },
] as const satisfies { side: Side; Icon: typeof IconSearch }[]

interface Props {
  opened: boolean
  onChoose: (side: Side) => void
  onCancel: () => void
}

export function IntentModal({ opened, onChoose, onCancel }: Props) {
  return (
    <Modal opened={opened} onClose={onCancel} title={landingCopy.choose} size="lg" withCloseButton={false}>
      <div className={classes.cards}>
        {cards.map(({ side, Icon }) => (
          <button
            key={side}
            type="button"
            className={classes.card}
            data-side={side}
            aria-label={landingCopy.intents[side].title}
            onClick={() => onChoose(side)}
          >
            <Icon size={28} stroke={1.5} aria-hidden />
            <strong>{landingCopy.intents[side].title}</strong>
            <span>{landingCopy.intents[side].note}</span>
          </button>
        ))}
      </div>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel}>
          {landingCopy.cancel}
        </Button>
      </Group>
    </Modal>
  )
}
